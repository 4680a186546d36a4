/** What a text of an input comes to; `allowed` completes the sentence "must be ...". */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      readonly allowed: string;
      /** What was most likely meant. */
      readonly meant?: string | undefined;
    };

/** Reads the text of an input; what else is known of the texts that it takes serves a command line. */
export interface Parse<T> {
  (text: string): Parsed<T>;
  /** Words that it takes, all of them or the ones that stand for something special. */
  readonly words?: readonly string[];
  /** True when a flag without a value means `true`. */
  readonly bare?: boolean;
  /** True when the text may be several lines, which several flags may give. */
  readonly many?: boolean;
}

/**
 * One input, as action.yml, the documentation and the code know it.
 * Empty text means "not given", which means the default, or undefined where there is none.
 */
export interface Input<T> {
  /** Its name as written in YAML. */
  readonly name: string;
  /** What it is for, in sentences. */
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

interface Description {
  readonly name: string;
  readonly description: string;
  readonly commandLine?: string;
  readonly secret?: boolean;
  readonly required?: boolean;
  readonly expression?: string;
  readonly unfilled?: boolean;
}

/** An input that may be left out: undefined then. */
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
