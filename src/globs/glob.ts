import type picomatch from "picomatch";
import { boundedMatcher } from "./bounded-match.js";

/** The reader of patterns, loaded by whoever has some. */
export type Picomatch = typeof picomatch;

export async function loadPicomatch(): Promise<Picomatch> {
  return (await import("picomatch")).default;
}

/** Longer than any system takes for a path: nobody has such a file. */
export const LONGEST_PATH = 4096;

/**
 * Whether a name fits a glob, as picomatch has it, in a time that is bounded whatever the name is: who writes a pattern
 * is trusted, and who chooses the names of files is not. A name over `LONGEST_PATH` fits none.
 * Undefined for what is no pattern: it would fit no name, and nobody would know.
 */
export function globMatcher(
  glob: string,
  options: picomatch.PicomatchOptions,
  compile: Picomatch,
): ((name: string) => boolean) | undefined {
  const pattern = compile.makeRe(glob, options);
  if (pattern.source === NOTHING.source) return undefined;
  // Only these bring something of the user's own into it.
  const isSuspect = /[(\\]|\.\./.test(glob);
  let bounded = isSuspect ? boundedMatcher(pattern.source) : undefined;
  if (isSuspect && bounded === undefined) return undefined;
  const quick = longestForPlatform(pattern.source);
  return (name) => {
    if (name.length <= quick) return pattern.test(name);
    if (name.length > LONGEST_PATH) return false;
    bounded ??= boundedMatcher(pattern.source);
    if (bounded === undefined) throw new Error(`Nobody can read ${pattern.source}.`);
    return bounded(name);
  };
}

/** What picomatch gives for a text that makes no regular expression. */
const NOTHING = /$^/;

/** As many ways as the platform's matcher may have to try: it takes about as long then as the bounded one. */
const MOST_WAYS = 20_000;

/** Look-aheads of picomatch at `.` and `..`, which are over after a few characters. */
const AT_DOTS = /\(\?!(?:\(\?:\^\|\\\/\))?\\\.\{1,2\}\(\?:\\\/\|\$\)\)/g;

/** The longest text that the platform's own matcher, which is quicker on most, can be trusted with. */
export function longestForPlatform(source: string): number {
  const bare = source.replace(AT_DOTS, "").replaceAll("(?:.)*", ".*");
  // A star within a star shares a text out in more ways than anybody can count.
  if (/\)[*+{]/.test(bare)) return 0;
  const stars = bare.match(/[*+]/g)?.length ?? 0;
  const choices = choicesIn(bare);
  if (stars === 0) return choices <= MOST_WAYS ? Number.POSITIVE_INFINITY : 0;
  let length = 0;
  // To cut a text of one character more into the parts of so many stars, and what follows them.
  let ways = stars + 1;
  while (length < LONGEST_PATH && ways * choices <= MOST_WAYS) {
    length += 1;
    ways *= (length + 1 + stars) / (length + 1);
  }
  return length;
}

/** At most so many ways to take one branch of each choice. */
function choicesIn(source: string): number {
  let choices = 1;
  /** Numbers of branches of the groups that are open. */
  const open = [1];
  let before = "";
  for (const [part] of source.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|./gs)) {
    if (part === "(") open.push(1);
    else if (part === "|") open.push((open.pop() ?? 1) + 1);
    else if (part === ")") choices *= open.pop() ?? 1;
    // Neither the mark of a group nor that of a star that takes little first.
    else if (part === "?" && !"(*+".includes(before)) choices *= 2;
    before = part;
  }
  return open.reduce((product, branches) => product * branches, choices);
}
