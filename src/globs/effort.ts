import type { Expression } from "./expression.js";

/** How many ways the platform's matcher may have to try. */
interface Effort {
  /** How many stars share one text out among them; without end where one is within another. */
  readonly stars: number;
  readonly choices: number;
}

/** About as long as the bounded matcher takes for such a text. */
const MOST_WAYS = 20_000;

/** The longest text that the platform's own matcher, which is quicker on most, can be trusted with. */
export function longestForPlatform(expression: Expression): number {
  return longestWith(effortOf(expression));
}

/** Look-aheads of picomatch at `.` and `..`, which are over after a few characters. */
const AT_DOTS = /\(\?!(?:\(\?:\^\|\\\/\))?\\\.\{1,2\}\(\?:\\\/\|\$\)\)/g;

/** No longer than that, by the source alone: thousands of patterns need no tree for it. */
export function surelyForPlatform(source: string): number {
  const bare = source.replace(AT_DOTS, "").replaceAll("(?:.)*", ".*");
  if (/\)[*+{]/.test(bare)) return 0;
  const stars = bare.match(/[*+]/g)?.length ?? 0;
  const forks = bare.match(/\||[^(*+]\?/g)?.length ?? 0;
  return longestWith({ stars, choices: 2 ** forks });
}

function longestWith({ stars, choices }: Effort): number {
  if (stars === 0) return choices <= MOST_WAYS ? Number.POSITIVE_INFINITY : 0;
  const key = `${stars} ${choices}`;
  const known = LENGTHS.get(key);
  if (known !== undefined) return known;
  let length = 0;
  while (length < LONGEST_TRIED && ways(length + 1, stars) * choices <= MOST_WAYS) length += 1;
  LENGTHS.set(key, length);
  return length;
}

/** Thousands of patterns have few different efforts. */
const LENGTHS = new Map<string, number>();
const LONGEST_TRIED = 4096;

/** Ways to cut a text of this length into the parts of so many stars, and what follows them. */
function ways(length: number, stars: number): number {
  if (!Number.isFinite(stars)) return stars;
  let found = 1;
  for (let star = 1; star <= stars; star += 1) found *= (length + star) / star;
  return found;
}

function effortOf(expression: Expression): Effort {
  switch (expression.kind) {
    case "unit":
    case "start":
    case "end":
      return { stars: 0, choices: 1 };
    case "sequence":
      return expression.parts.map(effortOf).reduce(
        (sum, part) => ({
          stars: sum.stars + part.stars,
          choices: sum.choices * part.choices,
        }),
        { stars: 0, choices: 1 },
      );
    case "choice": {
      const efforts = expression.branches.map(effortOf);
      return {
        stars: Math.max(...efforts.map(({ stars }) => stars)),
        choices: efforts.reduce((sum, { choices }) => sum + choices, 0),
      };
    }
    case "look": {
      const effort = effortOf(expression.ahead);
      // Such as `(?!\.{1,2}(?:\/|$))`: over after a few characters.
      return effort.stars === 0 ? { stars: 0, choices: 1 } : effort;
    }
    case "repeat": {
      const effort = effortOf(expression.of);
      if (!expression.endless) return { stars: effort.stars, choices: effort.choices + 1 };
      return { stars: isOneUnit(expression.of) ? 1 : Number.POSITIVE_INFINITY, choices: 1 };
    }
  }
}

/** One unit each time, so that there is one way only to take so many of them. */
function isOneUnit(expression: Expression): boolean {
  if (expression.kind !== "sequence") return expression.kind === "unit";
  const others = expression.parts.filter((part) => part.kind !== "look" || effortOf(part.ahead).stars > 0);
  return others.length === 1 && others[0]?.kind === "unit";
}
