import * as z from "zod/mini";

// A process uses few schemas, and each only once, so compiling them would take longer than it saves.
z.config({ jitless: true });

export const textSchema = z.string();
export const booleanSchema = z.boolean();

/** Number. Also accepts a number in text form. */
export const numberSchema = z.union([
  z.number(),
  z.pipe(
    z.string().check(z.regex(/^-?\d+(\.\d+)?$/)),
    z.transform((value: string) => Number(value)),
  ),
]);

/** Enum value, changed to lower case. */
export const lowerCaseTextSchema = z.pipe(
  z.string(),
  z.transform((value: string) => value.toLowerCase()),
);

type Maybe<Value extends z.ZodMiniType> = z.ZodMiniOptional<z.ZodMiniNullable<Value>>;

export function createOptionalSchema<Value extends z.ZodMiniType>(value: Value): Maybe<Value> {
  return z.optional(z.nullable(value));
}

/** Fields that may be absent or null. */
export function createOptionalFields<Value extends z.ZodMiniType, Name extends string>(
  value: Value,
  ...names: readonly Name[]
): Readonly<Record<Name, Maybe<Value>>>;
export function createOptionalFields(value: z.ZodMiniType, ...names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, createOptionalSchema(value)]));
}
