import type { Input, Inputs, Values } from "./input.js";

/** What of an ill text may be shown: enough to recognise it. */
const SHOWN_CHARACTERS = 100;

export interface Reading<I extends Inputs> {
  readonly values: Values<I>;
  /** One sentence each, beginning with the input's name. */
  readonly problems: readonly string[];
  /** Names of the inputs that were given a text. */
  readonly given: ReadonlySet<string>;
}

/** Reads the texts of a set of inputs, and collects every problem instead of stopping at the first. */
export function readInputs<I extends Inputs>(inputs: I, raw: (name: string) => string): Reading<I>;
export function readInputs(inputs: Inputs, raw: (name: string) => string): Reading<Inputs> {
  const problems: string[] = [];
  const given = new Set<string>();
  const values = Object.entries(inputs).map(([key, input]): [string, unknown] => {
    const text = raw(input.name).trim();
    if (text === "") return [key, input.whenAbsent];
    given.add(input.name);
    return [key, readOne(input, text, problems)];
  });
  return { values: Object.fromEntries(values), problems, given };
}

function readOne(input: Input<unknown>, text: string, problems: string[]): unknown {
  const parsed = input.parse(text);
  if (parsed.ok) return parsed.value;
  problems.push(
    `${input.name}: must be ${parsed.allowed}${input.secret === true ? "" : `; got ${quote(text)}`}.`,
  );
  return input.whenAbsent;
}

function quote(text: string): string {
  return JSON.stringify(text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text);
}

/** What the registry knows of one input name. */
export interface KnownInput {
  readonly name: string;
  readonly operations: readonly string[];
  readonly defaults: readonly string[];
}

/** Inputs whose text differs from their default although the operation does not take them: most likely mistakes. */
export function strayInputs(
  operation: string,
  known: readonly KnownInput[],
  raw: (name: string) => string,
): string[] {
  return known.flatMap(({ name, operations, defaults }) => {
    const text = raw(name).trim();
    if (operations.includes(operation) || text === "" || defaults.includes(text)) return [];
    return [`${name}: ${operation} does not take this input; it belongs to ${operations.join(", ")}.`];
  });
}
