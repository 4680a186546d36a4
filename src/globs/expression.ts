/**
 * A regular expression as a tree: those that picomatch makes, and what users may smuggle into a pattern, but for look
 * behinds, back references and word boundaries, which nobody needs to name files.
 */
export type Expression =
  /** One UTF-16 unit. */
  | { readonly kind: "unit"; readonly fits: (unit: number) => boolean }
  | { readonly kind: "sequence"; readonly parts: readonly Expression[] }
  | { readonly kind: "choice"; readonly branches: readonly Expression[] }
  | { readonly kind: "repeat"; readonly of: Expression; readonly least: 0 | 1; readonly endless: boolean }
  | { readonly kind: "start" }
  | { readonly kind: "end" }
  | { readonly kind: "look"; readonly ahead: Expression; readonly wanted: boolean };

/** Reads the source of a regular expression without flags; undefined for what it has no words for. */
export function readExpression(source: string): Expression | undefined {
  try {
    const reader = createReader(source);
    const expression = reader.choice();
    return reader.isAtEnd() ? expression : undefined;
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

class Unreadable extends Error {}

const ESCAPE = /\\(?:u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[A-Za-z]|[^1-9bBkuxc])/y;
const CLASS = /\[(?:\\[\s\S]|[^\]\\])*\]/y;
const COUNT = /\{\d+(?:,\d*)?\}/y;
/** Each time is written out; picomatch itself needs two. */
const MOST_TIMES = 16;
const GROUPS = [
  { opening: "(?:", look: undefined },
  { opening: "(?=", look: true },
  { opening: "(?!", look: false },
  { opening: "(?", look: "unreadable" },
  { opening: "(", look: undefined },
] as const;

interface Reader {
  choice(): Expression;
  isAtEnd(): boolean;
}

function createReader(source: string): Reader {
  let at = 0;
  return { choice, isAtEnd: () => at === source.length };

  function choice(): Expression {
    const branches = [sequence()];
    while (take("|")) branches.push(sequence());
    const [first] = branches;
    return branches.length === 1 && first !== undefined ? first : { kind: "choice", branches };
  }

  function sequence(): Expression {
    const parts: Expression[] = [];
    while (at < source.length && source[at] !== "|" && source[at] !== ")") parts.push(repeated(atom()));
    const [first] = parts;
    return parts.length === 1 && first !== undefined ? first : { kind: "sequence", parts };
  }

  function repeated(of: Expression): Expression {
    const sign = source[at];
    if (sign === "{") {
      const count = matchOf(COUNT);
      return count === undefined ? of : counted(of, count.slice(1, -1).split(","));
    }
    if (sign !== "*" && sign !== "+" && sign !== "?") return of;
    at += 1;
    // Whether it takes much or little first decides nothing where only the end counts.
    take("?");
    return { kind: "repeat", of, least: sign === "+" ? 1 : 0, endless: sign !== "?" };
  }

  function atom(): Expression {
    switch (source.charAt(at)) {
      case "^":
        at += 1;
        return { kind: "start" };
      case "$":
        at += 1;
        return { kind: "end" };
      case ".":
        at += 1;
        return unitOf(".");
      case "[":
        return unitOf(matchOf(CLASS) ?? unreadable());
      case "\\":
        return unitOf(matchOf(ESCAPE) ?? unreadable());
      case "(":
        return group();
      default:
        at += 1;
        return literal(source.charCodeAt(at - 1));
    }
  }

  function group(): Expression {
    const found = GROUPS.find(({ opening }) => take(opening));
    if (found === undefined || found.look === "unreadable") throw new Unreadable();
    const within = choice();
    if (!take(")")) throw new Unreadable();
    return found.look === undefined ? within : { kind: "look", ahead: within, wanted: found.look };
  }

  function take(text: string): boolean {
    const found = source.startsWith(text, at);
    if (found) at += text.length;
    return found;
  }

  function matchOf(pattern: RegExp): string | undefined {
    pattern.lastIndex = at;
    const found = pattern.exec(source)?.[0];
    if (found !== undefined) at += found.length;
    return found;
  }
}

function counted(of: Expression, [least = "", most = least]: readonly string[]): Expression {
  if (most === "" || Number(most) > MOST_TIMES) throw new Unreadable();
  const optional: Expression = { kind: "repeat", of, least: 0, endless: false };
  return {
    kind: "sequence",
    parts: Array.from({ length: Number(most) }, (_, time) => (time < Number(least) ? of : optional)),
  };
}

function unreadable(): never {
  throw new Unreadable();
}

function literal(unit: number): Expression {
  return { kind: "unit", fits: (given) => given === unit };
}

/** The same few kinds of units stand in thousands of patterns. */
const units = new Map<string, Expression>();

/** What one unit may be is asked of the platform, once for each of the usual ones. */
function unitOf(source: string): Expression {
  const known = units.get(source);
  if (known !== undefined) return known;
  const pattern = new RegExp(`^${source}$`);
  const asked = (unit: number): boolean => pattern.test(String.fromCharCode(unit));
  const usual = Array.from({ length: 128 }, (_, unit) => asked(unit));
  const made: Expression = { kind: "unit", fits: (unit) => usual[unit] ?? asked(unit) };
  units.set(source, made);
  return made;
}
