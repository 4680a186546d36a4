/**
 * Compiles a regular expression to a matcher with linear time. The built-in matcher can take exponential time, and the
 * authors of file names are untrusted. Returns undefined for look-behinds, back references and word boundaries.
 */
export function compileLinearTimeMatcher(source: string): ((text: string) => boolean) | undefined {
  const reader: Reader = { source, steps: [], at: 0 };
  try {
    const whole = readChoice(reader);
    if (reader.at < source.length) throw new Unreadable();
    const first = whole(add(reader, { kind: "found" }));
    return (text) => createRun(reader.steps, text)(first, 0);
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

type Step =
  | { readonly kind: "unit"; readonly fits: (unit: number) => boolean; readonly next: number }
  | { readonly kind: "fork"; readonly nexts: readonly number[] }
  | { readonly kind: "start" | "end"; readonly next: number }
  | { readonly kind: "look"; readonly first: number; readonly wanted: boolean; readonly next: number }
  | { readonly kind: "found" };

/** Expression, the steps compiled from it, and the position of the next character. */
interface Reader {
  readonly source: string;
  readonly steps: Step[];
  at: number;
}

function add({ steps }: Reader, step: Step): number {
  return steps.push(step) - 1;
}

/**
 * Function that compiles one part of the expression to steps that lead to the step `next`. Returns the number of the
 * first step.
 */
type Part = (next: number) => number;

class Unreadable extends Error {}

const ESCAPE = /\\(?:u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[A-Za-z]|[^1-9bBkuxc])/y;
const CLASS = /\[(?:\\[\s\S]|[^\]\\])*\]/y;
const COUNT = /\{\d+(?:,\d*)?\}/y;
const OPENING = /\((?:\?[:=!])?/y;
/** Maximum number of repetitions such as `{2}`. Each repetition is a separate step, and globs need two at most. */
const MAX_REPETITIONS = 16;

function readChoice(reader: Reader): Part {
  const branches = [readSequence(reader)];
  while (skip(reader, "|")) branches.push(readSequence(reader));
  const [first] = branches;
  if (branches.length === 1 && first !== undefined) return first;
  return (next) => add(reader, { kind: "fork", nexts: branches.map((branch) => branch(next)) });
}

function readSequence(reader: Reader): Part {
  const { source } = reader;
  const parts: Part[] = [];
  while (reader.at < source.length && source[reader.at] !== "|" && source[reader.at] !== ")")
    parts.push(readRepetition(reader, readAtom(reader)));
  return inSequence(parts);
}

function inSequence(parts: readonly Part[]): Part {
  return (next) => parts.reduceRight((after, part) => part(after), next);
}

function readRepetition(reader: Reader, part: Part): Part {
  const sign = reader.source[reader.at];
  if (sign === "{") {
    const count = matchAt(reader, COUNT);
    return count === undefined ? part : repeated(reader, part, count.slice(1, -1).split(","));
  }
  if (sign !== "*" && sign !== "+" && sign !== "?") return part;
  reader.at += 1;
  // A question mark here makes the repetition lazy, which does not change the matching texts.
  skip(reader, "?");
  if (sign === "?") return optional(reader, part);
  return (next) => {
    const nexts = [next];
    const again = add(reader, { kind: "fork", nexts });
    const body = part(again);
    nexts.push(body);
    return sign === "+" ? body : again;
  };
}

function optional(reader: Reader, part: Part): Part {
  return (next) => add(reader, { kind: "fork", nexts: [part(next), next] });
}

function repeated(reader: Reader, part: Part, [least = "", most = least]: readonly string[]): Part {
  if (most === "" || Number(most) > MAX_REPETITIONS) throw new Unreadable();
  return inSequence(
    Array.from({ length: Number(most) }, (_, time) => (time < Number(least) ? part : optional(reader, part))),
  );
}

function readAtom(reader: Reader): Part {
  const { source, at } = reader;
  const first = source.charAt(at);
  switch (first) {
    case "[":
      return unitPart(reader, unitTest(matchAt(reader, CLASS) ?? unreadable()));
    case "\\":
      return unitPart(reader, unitTest(matchAt(reader, ESCAPE) ?? unreadable()));
    case "(":
      return readGroup(reader);
    case "?":
      // A question mark here starts a kind of group that this matcher does not support.
      return unreadable();
  }
  reader.at += 1;
  if (first === ".") return unitPart(reader, unitTest("."));
  if (first === "^" || first === "$") {
    const kind = first === "^" ? "start" : "end";
    return (next) => add(reader, { kind, next });
  }
  const wanted = source.charCodeAt(at);
  return unitPart(reader, (given) => given === wanted);
}

function unitPart(reader: Reader, fits: (unit: number) => boolean): Part {
  return (next) => add(reader, { kind: "unit", fits, next });
}

function readGroup(reader: Reader): Part {
  const opening = matchAt(reader, OPENING);
  const within = readChoice(reader);
  if (!skip(reader, ")")) throw new Unreadable();
  if (opening !== "(?=" && opening !== "(?!") return within;
  return (next) => {
    const first = within(add(reader, { kind: "found" }));
    return add(reader, { kind: "look", first, wanted: opening === "(?=", next });
  };
}

function skip(reader: Reader, text: string): boolean {
  const isNext = reader.source.startsWith(text, reader.at);
  if (isNext) reader.at += text.length;
  return isNext;
}

function matchAt(reader: Reader, pattern: RegExp): string | undefined {
  pattern.lastIndex = reader.at;
  const found = pattern.exec(reader.source)?.[0];
  if (found !== undefined) reader.at += found.length;
  return found;
}

function unreadable(): never {
  throw new Unreadable();
}

function unitTest(source: string): (unit: number) => boolean {
  const pattern = new RegExp(`^${source}$`);
  return (unit) => pattern.test(String.fromCharCode(unit));
}

function createRun(steps: readonly Step[], text: string): (first: number, position: number) => boolean {
  const width = text.length + 1;
  /** One flag for each pair of step and position, set after its first visit. */
  const seen = new Uint8Array(steps.length * width);
  const looks = new Map<number, boolean>();
  return search;

  /** True when the text from `position` matches the steps from `first`. */
  function search(first: number, position: number): boolean {
    const open: number[] = [];
    const trail: number[] = [];
    const reach = (step: number, at: number): void => {
      const pair = step * width + at;
      if (seen[pair] === 1) return;
      seen[pair] = 1;
      trail.push(pair);
      open.push(pair);
    };
    reach(first, position);
    for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
      const at = pair % width;
      const step = steps[(pair - at) / width];
      if (step === undefined) throw new Error("The compiled pattern has no step with this number.");
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
          // Clears the flags, because a later search may visit the same pairs again.
          for (const each of trail) seen[each] = 0;
          return true;
      }
    }
    return false;
  }

  function lookAt(first: number, position: number): boolean {
    const pair = first * width + position;
    const known = looks.get(pair);
    if (known !== undefined) return known;
    const found = search(first, position);
    looks.set(pair, found);
    return found;
  }
}
