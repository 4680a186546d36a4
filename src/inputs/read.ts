import { isDeepStrictEqual } from "node:util";
import { type Problem, problemOf } from "../problem.js";
import { quote } from "../shorten.js";
import type { Input, Inputs, Values } from "./input.js";

export interface Reading<I extends Inputs> {
  readonly values: Values<I>;
  readonly problems: readonly Problem[];
  /** Names of the inputs that were given a text. */
  readonly given: ReadonlySet<string>;
}

/** Reads the texts of a set of inputs, and collects every problem instead of stopping at the first. */
export function readInputs<I extends Inputs>(inputs: I, raw: (name: string) => string): Reading<I>;
export function readInputs(inputs: Inputs, raw: (name: string) => string): Reading<Inputs> {
  const problems: Problem[] = [];
  const given = new Set<string>();
  const values = Object.entries(inputs).map(([key, input]): [string, unknown] => {
    const text = raw(input.name).trim();
    if (text === "") return [key, input.whenAbsent];
    given.add(input.name);
    return [key, readOne(input, text, problems)];
  });
  return { values: Object.fromEntries(values), problems, given };
}

function readOne(input: Input<unknown>, text: string, problems: Problem[]): unknown {
  const parsed = input.parse(text);
  if (parsed.ok) return parsed.value;
  const got = input.secret === true ? "" : `; got ${quote(text)}${meantInstead(parsed.meant)}`;
  problems.push(problemOf(input.name, `must be ${parsed.allowed}${got}.`));
  return input.whenAbsent;
}

function meantInstead(meant: string | undefined): string {
  return meant === undefined ? "" : ` (did you mean ${meant}?)`;
}

/** One own input of an operation. */
export interface OwnInput {
  readonly operation: string;
  readonly input: Input<unknown>;
}

/** Inputs that the operation does not take and whose value is not their default: most likely mistakes. */
export function strayInputs(
  operation: string,
  known: readonly OwnInput[],
  raw: (name: string) => string,
): readonly Problem[] {
  const names = [...new Set(known.map(({ input }) => input.name))];
  return names.flatMap((name) => {
    const takers = known.filter(({ input }) => input.name === name);
    const text = raw(name).trim();
    const isDefault = text === "" || takers.some(({ input }) => meansDefault(input, text));
    if (isDefault || takers.some((taker) => taker.operation === operation)) return [];
    const belongsTo = takers.map((taker) => taker.operation).join(", ");
    return [problemOf(name, `${operation} does not take this input; it belongs to ${belongsTo}.`)];
  });
}

/** Also in another spelling: `FALSE` for `false`, `60m` for `1h`. */
function meansDefault(input: Input<unknown>, text: string): boolean {
  const parsed = input.parse(text);
  return parsed.ok && isDeepStrictEqual(parsed.value, input.whenAbsent);
}
