import * as z from "zod/mini";

// A process uses few schemas once, so compiling them would take longer than it saves.
z.config({ jitless: true });

export const text = z.string();
export const flag = z.boolean();

/** Number, also written as text. */
export const number = z.union([
  z.number(),
  z.pipe(
    z.string().check(z.regex(/^-?\d+(\.\d+)?$/)),
    z.transform((value: string) => Number(value)),
  ),
]);

/** Enum value in lower case. */
export const word = z.pipe(
  z.string(),
  z.transform((value: string) => value.toLowerCase()),
);

/** Enum value in snake case: `pendingFailure` and `PENDING_FAILURE` become `pending_failure`. */
export const snakeCaseWord = z.pipe(
  z.string(),
  z.transform((value: string) => snakeCase(value).toLowerCase()),
);

/** Respells a word. Other texts stay as they are: one that contains the token would not be redacted otherwise. */
export function snakeCase(name: string): string {
  if (/^[A-Z][A-Z_]*$/.test(name)) return name.toLowerCase();
  const isWord = /^[a-z][a-zA-Z]*$/.test(name);
  return isWord ? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : name;
}

export function camelCase(snake: string): string {
  return snake.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}

type Maybe<Value extends z.ZodMiniType> = z.ZodMiniOptional<z.ZodMiniNullable<Value>>;

export function maybe<Value extends z.ZodMiniType>(value: Value): Maybe<Value> {
  return z.optional(z.nullable(value));
}

/** Fields that may be absent or null. */
export function optional<Value extends z.ZodMiniType, Name extends string>(
  value: Value,
  ...names: readonly Name[]
): Readonly<Record<Name, Maybe<Value>>>;
export function optional(value: z.ZodMiniType, ...names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, maybe(value)]));
}
