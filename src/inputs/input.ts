import { isDeepStrictEqual } from "node:util";
import { createInputProblem, type InputProblem } from "../text/problem.js";
import { formatSuggestedName } from "../text/suggest.js";
import { quoteText } from "../text/truncate.js";

/** Value of an input, or the reason for its rejection. `allowed` completes the sentence "must be ...". */
export type ParseResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly allowed: string; readonly meant?: string | undefined };

/** JSON Schema of a value. Without a schema, a value is any text that the parser accepts. */
interface ValueSchema {
  readonly type: "string" | "boolean" | "integer";
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
}

export interface InputParser<T> {
  (text: string): ParseResult<T>;
  readonly schema?: ValueSchema;
  /** Words to suggest in help and completion. Other texts may be valid too. */
  readonly choices?: readonly string[];
  /** True when a flag without a value means `true`. */
  readonly boolean?: boolean;
  /** True when the value may have several lines. On the command line, each line is a separate flag. */
  readonly repeatable?: boolean;
}

/** Declaration of an input. `whenAbsent` is the value of a missing or empty input. */
export interface Input<T> {
  readonly name: string;
  readonly description: string;
  readonly commandLine?: string;
  readonly default?: string;
  /** True when action.yml must not declare the default, because a missing input has a meaning of its own. */
  readonly unfilled?: boolean;
  readonly required?: boolean;
  readonly secret?: boolean;
  readonly expression?: string;
  readonly parse: InputParser<T>;
  readonly whenAbsent: T;
}

type Description = Omit<Input<unknown>, "default" | "parse" | "whenAbsent">;

export function createOptionalInput<T>(parse: InputParser<T>, description: Description): Input<T | undefined> {
  return { ...description, parse, whenAbsent: undefined };
}

export function createInputWithDefault<T>(parse: InputParser<T>, text: string, description: Description): Input<T> {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(`The default of ${description.name} is not ${parsed.allowed}.`);
  return { ...description, parse, default: text, whenAbsent: parsed.value };
}

export type Inputs = Readonly<Record<string, Input<unknown>>>;

export type InputValues<I extends Inputs> = { readonly [K in keyof I]: I[K] extends Input<infer T> ? T : never };

export interface InputReadResult<I extends Inputs> {
  readonly values: InputValues<I>;
  readonly problems: readonly InputProblem[];
  readonly given: ReadonlySet<string>;
}

export function readInputs<I extends Inputs>(inputs: I, raw: (name: string) => string): InputReadResult<I>;
export function readInputs(inputs: Inputs, raw: (name: string) => string): InputReadResult<Inputs> {
  const problems: InputProblem[] = [];
  const given = new Set<string>();
  const values = Object.entries(inputs).map(([key, input]): [string, unknown] => {
    const text = raw(input.name).trim();
    if (text === "") return [key, input.whenAbsent];
    given.add(input.name);
    return [key, readOne(input, text, problems)];
  });
  return { values: Object.fromEntries(values), problems, given };
}

function readOne(input: Input<unknown>, text: string, problems: InputProblem[]): unknown {
  const parsed = input.parse(text);
  if (parsed.ok) return parsed.value;
  const got = input.secret === true ? "" : `; got ${quoteText(text)}${formatSuggestedName(parsed.meant)}`;
  problems.push(createInputProblem(input.name, `must be ${parsed.allowed}${got}.`));
  return input.whenAbsent;
}

export interface OperationInput {
  readonly operation: string;
  readonly input: Input<unknown>;
}

/** Finds inputs that this operation ignores and that do not have their default value. */
export function findUnusedInputs(
  operation: string,
  known: readonly OperationInput[],
  raw: (name: string) => string,
): readonly InputProblem[] {
  const names = [...new Set(known.map(({ input }) => input.name))];
  return names.flatMap((name) => {
    const owners = known.filter(({ input }) => input.name === name);
    const text = raw(name).trim();
    const isDefault = text === "" || owners.some(({ input }) => meansDefault(input, text));
    if (isDefault || owners.some((owner) => owner.operation === operation)) return [];
    const belongsTo = owners.map((owner) => owner.operation).join(", ");
    return [createInputProblem(name, `${operation} does not take this input; it belongs to ${belongsTo}.`)];
  });
}

/** True when a text has the meaning of the default, such as `FALSE` for `false` or `60m` for `1h`. */
function meansDefault(input: Input<unknown>, text: string): boolean {
  const parsed = input.parse(text);
  return parsed.ok && isDeepStrictEqual(parsed.value, input.whenAbsent);
}
