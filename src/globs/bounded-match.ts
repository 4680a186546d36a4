/**
 * A matcher whose time grows with the length of a text as its own size does, and no faster: it never looks at the same
 * place of the text in the same state twice. The platform's own tries every way to share a text out among the stars of
 * a pattern, which somebody who chooses names can make to take for ever.
 *
 * Takes the source of a regular expression without flags, those that picomatch makes and what users may smuggle into a
 * pattern; undefined for look behinds, back references and word boundaries, which nobody needs to name files.
 */
export function boundedMatcher(source: string): ((text: string) => boolean) | undefined {
  const steps: Step[] = [];
  try {
    const first = readExpression(source, steps)(add(steps, { kind: "found" }));
    return (text) => createRun(steps, text)(first, 0);
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

/** One state: what must hold there, and where it leads. */
type Step =
  /** One UTF-16 unit. */
  | { readonly kind: "unit"; readonly fits: (unit: number) => boolean; readonly next: number }
  | { readonly kind: "fork"; readonly nexts: readonly number[] }
  | { readonly kind: "start" | "end"; readonly next: number }
  | { readonly kind: "look"; readonly first: number; readonly wanted: boolean; readonly next: number }
  | { readonly kind: "found" };

function add(steps: Step[], step: Step): number {
  return steps.push(step) - 1;
}

/** A part of an expression: adds its steps in front of `next`, and gives the first. */
type Part = (next: number) => number;

class Unreadable extends Error {}

const ESCAPE = /\\(?:u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[A-Za-z]|[^1-9bBkuxc])/y;
const CLASS = /\[(?:\\[\s\S]|[^\]\\])*\]/y;
const COUNT = /\{\d+(?:,\d*)?\}/y;
const OPENING = /\((?:\?[:=!])?/y;
/** Each time is written out; picomatch itself needs two. */
const MOST_TIMES = 16;

/** @throws Unreadable */
function readExpression(source: string, steps: Step[]): Part {
  let at = 0;
  const whole = choice();
  if (at < source.length) throw new Unreadable();
  return whole;

  function choice(): Part {
    const branches = [sequence()];
    while (take("|")) branches.push(sequence());
    const [first] = branches;
    if (branches.length === 1 && first !== undefined) return first;
    return (next) => add(steps, { kind: "fork", nexts: branches.map((branch) => branch(next)) });
  }

  function sequence(): Part {
    const parts: Part[] = [];
    while (at < source.length && source[at] !== "|" && source[at] !== ")") parts.push(repeated(atom()));
    return inSequence(parts);
  }

  function inSequence(parts: readonly Part[]): Part {
    return (next) => parts.reduceRight((after, part) => part(after), next);
  }

  function repeated(part: Part): Part {
    const sign = source[at];
    if (sign === "{") {
      const count = matchOf(COUNT);
      return count === undefined ? part : counted(part, count.slice(1, -1).split(","));
    }
    if (sign !== "*" && sign !== "+" && sign !== "?") return part;
    at += 1;
    // Whether it takes much or little first decides nothing where only the end counts.
    take("?");
    return sign === "?" ? optional(part) : endless(part, sign);
  }

  function optional(part: Part): Part {
    return (next) => add(steps, { kind: "fork", nexts: [part(next), next] });
  }

  function endless(part: Part, sign: "*" | "+"): Part {
    return (next) => {
      const nexts = [next];
      const again = add(steps, { kind: "fork", nexts });
      const body = part(again);
      nexts.push(body);
      return sign === "+" ? body : again;
    };
  }

  function counted(part: Part, [least = "", most = least]: readonly string[]): Part {
    if (most === "" || Number(most) > MOST_TIMES) throw new Unreadable();
    return inSequence(
      Array.from({ length: Number(most) }, (_, time) => (time < Number(least) ? part : optional(part))),
    );
  }

  function atom(): Part {
    switch (source.charAt(at)) {
      case "^":
        at += 1;
        return (next) => add(steps, { kind: "start", next });
      case "$":
        at += 1;
        return (next) => add(steps, { kind: "end", next });
      case ".":
        at += 1;
        return unit(unitTest("."));
      case "[":
        return unit(unitTest(matchOf(CLASS) ?? unreadable()));
      case "\\":
        return unit(unitTest(matchOf(ESCAPE) ?? unreadable()));
      case "(":
        return group();
      case "?":
        // Of a group of another kind.
        return unreadable();
      default: {
        const wanted = source.charCodeAt(at);
        at += 1;
        return unit((given) => given === wanted);
      }
    }
  }

  function unit(fits: (unit: number) => boolean): Part {
    return (next) => add(steps, { kind: "unit", fits, next });
  }

  function group(): Part {
    const opening = matchOf(OPENING);
    const within = choice();
    if (!take(")")) throw new Unreadable();
    if (opening !== "(?=" && opening !== "(?!") return within;
    return (next) => {
      const first = within(add(steps, { kind: "found" }));
      return add(steps, { kind: "look", first, wanted: opening === "(?=", next });
    };
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

function unreadable(): never {
  throw new Unreadable();
}

/** The same few kinds of units stand in thousands of patterns. */
const UNIT_TESTS = new Map<string, (unit: number) => boolean>();

/** What one unit may be is asked of the platform, once for each of the usual ones. */
function unitTest(source: string): (unit: number) => boolean {
  const known = UNIT_TESTS.get(source);
  if (known !== undefined) return known;
  const pattern = new RegExp(`^${source}$`);
  const asked = (unit: number): boolean => pattern.test(String.fromCharCode(unit));
  const usual = Array.from({ length: 128 }, (_, unit) => asked(unit));
  const made = (unit: number): boolean => usual[unit] ?? asked(unit);
  UNIT_TESTS.set(source, made);
  return made;
}

/** Searches one text. */
function createRun(steps: readonly Step[], text: string): (first: number, place: number) => boolean {
  const width = text.length + 1;
  /** Pairs of a step and a place that lead nowhere, or are being looked at. */
  const seen = new Uint8Array(steps.length * width);
  const looks = new Map<number, boolean>();
  return search;

  /** Whether the end of the part that begins with this step can be reached from a place. */
  function search(first: number, place: number): boolean {
    const open: number[] = [];
    const trail: number[] = [];
    const reach = (step: number, at: number): void => {
      const pair = step * width + at;
      if (seen[pair] === 1) return;
      seen[pair] = 1;
      trail.push(pair);
      open.push(pair);
    };
    reach(first, place);
    for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
      const at = pair % width;
      const step = steps[(pair - at) / width];
      if (step === undefined) throw new Error("There is no such step.");
      switch (step.kind) {
        case "unit":
          if (at < text.length && step.fits(text.charCodeAt(at))) reach(step.next, at + 1);
          break;
        case "fork":
          for (const next of step.nexts) reach(next, at);
          break;
        case "start":
        case "end":
          if (at === (step.kind === "start" ? 0 : text.length)) reach(step.next, at);
          break;
        case "look":
          if (lookAt(step.first, at) === step.wanted) reach(step.next, at);
          break;
        case "found":
          // Of what was seen on the way it is not known where it leads.
          for (const each of trail) seen[each] = 0;
          return true;
      }
    }
    return false;
  }

  function lookAt(first: number, place: number): boolean {
    const pair = first * width + place;
    const known = looks.get(pair);
    if (known !== undefined) return known;
    const found = search(first, place);
    looks.set(pair, found);
    return found;
  }
}
