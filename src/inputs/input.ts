import { isDeepStrictEqual } from "node:util";
import { type Problem, problemOf } from "../text/problem.js";
import { quote } from "../text/truncate.js";

/** What a text of an input comes to; `allowed` completes the sentence "must be ...". */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly allowed: string; readonly meant?: string | undefined };

/** Reads the text of an input; what else is known of the texts that it takes serves a command line. */
export interface Parse<T> {
  (text: string): Parsed<T>;
  /** Words that it takes, all of them or the ones that stand for something special. */
  readonly choices?: readonly string[];
  /** True when a flag without a value means `true`. */
  readonly boolean?: boolean;
  /** True when the text may be several lines, which several flags may give. */
  readonly repeatable?: boolean;
}

/**
 * One input, as action.yml, the documentation and the code know it.
 * Empty text means "not given", which means the default, or undefined where there is none.
 */
export interface Input<T> {
  readonly name: string;
  readonly description: string;
  /** The same for the help of the command line, where the description speaks of workflows. */
  readonly commandLine?: string;
  readonly default?: string;
  /** True where it matters whether the default was written or nothing was: action.yml has no default then. */
  readonly unfilled?: boolean;
  readonly required?: boolean;
  /** Its value is never shown. */
  readonly secret?: boolean;
  /** What stands in action.yml in place of the default when the runner can fill it in. */
  readonly expression?: string;
  readonly parse: Parse<T>;
  readonly whenAbsent: T;
}

type Description = Omit<Input<unknown>, "default" | "parse" | "whenAbsent">;

export function optional<T>(parse: Parse<T>, description: Description): Input<T | undefined> {
  return { ...description, parse, whenAbsent: undefined };
}

/** An input with a default, written as a user would write it. */
export function withDefault<T>(parse: Parse<T>, text: string, description: Description): Input<T> {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(`The default of ${description.name} is not ${parsed.allowed}.`);
  return { ...description, parse, default: text, whenAbsent: parsed.value };
}

export type Inputs = Readonly<Record<string, Input<unknown>>>;

/** The typed values of a set of inputs, under the names that the code uses. */
export type Values<I extends Inputs> = { readonly [K in keyof I]: I[K] extends Input<infer T> ? T : never };

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
  const hint = parsed.meant === undefined ? "" : ` (did you mean ${parsed.meant}?)`;
  const got = input.secret === true ? "" : `; got ${quote(text)}${hint}`;
  problems.push(problemOf(input.name, `must be ${parsed.allowed}${got}.`));
  return input.whenAbsent;
}

export interface OwnInput {
  readonly operation: string;
  readonly input: Input<unknown>;
}

/** Inputs that the operation does not take and whose value is not their default: most likely mistakes. */
export function unusedInputs(
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
