/**
 * A matcher for the source of a regular expression without flags, in time proportional to the text: it visits no pair
 * of state and place twice. The platform's matcher backtracks, which names of a stranger's files can exploit.
 * Undefined for look-behinds, back references and word boundaries.
 */
export function boundedMatcher(source: string): ((text: string) => boolean) | undefined {
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
  /** One UTF-16 unit. */
  | { readonly kind: "unit"; readonly fits: (unit: number) => boolean; readonly next: number }
  | { readonly kind: "fork"; readonly nexts: readonly number[] }
  | { readonly kind: "start" | "end"; readonly next: number }
  | { readonly kind: "look"; readonly first: number; readonly wanted: boolean; readonly next: number }
  | { readonly kind: "found" };

/** Reads an expression from left to right, and adds its steps. */
interface Reader {
  readonly source: string;
  readonly steps: Step[];
  at: number;
}

function add({ steps }: Reader, step: Step): number {
  return steps.push(step) - 1;
}

/** Adds the steps of a part in front of `next`, and returns the first. */
type Part = (next: number) => number;

class Unreadable extends Error {}

const ESCAPE = /\\(?:u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[A-Za-z]|[^1-9bBkuxc])/y;
const CLASS = /\[(?:\\[\s\S]|[^\]\\])*\]/y;
const COUNT = /\{\d+(?:,\d*)?\}/y;
const OPENING = /\((?:\?[:=!])?/y;
/** Each repetition is written out; picomatch needs two. */
const MOST_TIMES = 16;

function readChoice(reader: Reader): Part {
  const branches = [readSequence(reader)];
  while (take(reader, "|")) branches.push(readSequence(reader));
  const [first] = branches;
  if (branches.length === 1 && first !== undefined) return first;
  return (next) => add(reader, { kind: "fork", nexts: branches.map((branch) => branch(next)) });
}

function readSequence(reader: Reader): Part {
  const { source } = reader;
  const parts: Part[] = [];
  while (reader.at < source.length && source[reader.at] !== "|" && source[reader.at] !== ")")
    parts.push(readRepeated(reader, readAtom(reader)));
  return inSequence(parts);
}

function inSequence(parts: readonly Part[]): Part {
  return (next) => parts.reduceRight((after, part) => part(after), next);
}

function readRepeated(reader: Reader, part: Part): Part {
  const sign = reader.source[reader.at];
  if (sign === "{") {
    const count = matchAt(reader, COUNT);
    return count === undefined ? part : counted(reader, part, count.slice(1, -1).split(","));
  }
  if (sign !== "*" && sign !== "+" && sign !== "?") return part;
  reader.at += 1;
  // Greedy or lazy makes no difference when only the end counts.
  take(reader, "?");
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

function counted(reader: Reader, part: Part, [least = "", most = least]: readonly string[]): Part {
  if (most === "" || Number(most) > MOST_TIMES) throw new Unreadable();
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
      // A group of another kind.
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
  if (!take(reader, ")")) throw new Unreadable();
  if (opening !== "(?=" && opening !== "(?!") return within;
  return (next) => {
    const first = within(add(reader, { kind: "found" }));
    return add(reader, { kind: "look", first, wanted: opening === "(?=", next });
  };
}

function take(reader: Reader, text: string): boolean {
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

const UNIT_TESTS = new Map<string, (unit: number) => boolean>();

/** Asks the platform once for each usual unit; thousands of patterns share a few kinds. */
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

function createRun(steps: readonly Step[], text: string): (first: number, place: number) => boolean {
  const width = text.length + 1;
  /** Pairs of a step and a place that lead nowhere, or are under way. */
  const seen = new Uint8Array(steps.length * width);
  const looks = new Map<number, boolean>();
  return search;

  /** True when a place leads from this step to the end of its part. */
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
          // The pairs on the way may lead elsewhere too.
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
