/** This file reads values from JSON of unknown form. The errors name the wrong field. */
import * as z from "zod/mini";
import { formatDidYouMeanQuestion } from "../../../src/text/suggest.js";
import { Refusal } from "./refusal.js";

export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): readonly Key[];
export function keysOf(table: Fields): readonly string[] {
  return Object.keys(table);
}

/** Reads a value by a schema. @throws Refusal with the first wrong field; `whole` is the name of the value itself */
export function read<Value>(schema: z.ZodMiniType<Value>, value: unknown, whole = "body"): Value {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const { path = [], message = "does not fit" } = issue ?? {};
  if (issue?.code === "unrecognized_keys") refuseUnknown(issue.keys, message.split(" "), path);
  throw invalid(z.core.toDotPath(path) || whole, message);
}

export function refuseUnknown(
  keys: readonly string[],
  known: readonly string[],
  path: readonly PropertyKey[] = [],
): void {
  const key = keys.find((each) => !known.includes(each));
  if (key === undefined) return;
  const advice = formatDidYouMeanQuestion(key, known, `the allowed fields are ${known.join(", ")}`);
  throw invalid(z.core.toDotPath([...path, key]), `is not known; ${advice}`);
}

export function invalid(name: string, rule: string): Refusal {
  return new Refusal(400, `Invalid value for "${name}": ${rule}`);
}

const NOT_EMPTY = "must be a string that is not empty";

export const text = z.string(NOT_EMPTY).check(z.minLength(1, NOT_EMPTY));
export const anyText = z.string("must be a string");
export const uuid = z.pipe(
  z.guid("must be a UUID"),
  z.transform((id: string) => id.toLowerCase()),
);
export const flag = z.boolean("must be true or false");
export const strings = z.readonly(z.array(anyText, "must be an array of strings"));
export const anyObject = z.record(z.string(), z.unknown(), "must be an object");

export function object<const Shape extends z.core.$ZodShape>(shape: Shape): z.ZodMiniObject<Shape> {
  return z.object(shape, "must be an object");
}

/** Creates a schema that rejects unknown fields. The error of the function `read` then lists the known fields. */
export function strictObject<const Shape extends z.core.$ZodShape>(
  shape: Shape,
  rule = "must be an object",
): z.ZodMiniObject<Shape, z.core.$strict> {
  const known = Object.keys(shape).join(" ");
  return z.strictObject(shape, { error: ({ code }) => (code === "unrecognized_keys" ? known : rule) });
}

/** Makes fields optional. Null is still an error. */
export function optional<const Shape extends z.core.$ZodShape>(shape: Shape) {
  return z.exactPartial(z.object(shape)).shape;
}

export function list<Item extends z.ZodMiniType>(item: Item) {
  return z.readonly(z.array(item, "must be an array"));
}

/** Creates a schema for a list of a limited length. */
export function listUpTo<Item extends z.ZodMiniType>(most: number, item: Item) {
  return z.readonly(z.array(item, "must be an array").check(z.maxLength(most, `must have at most ${most} items`)));
}

/** Creates a schema for numbers. It rejects `1e999`, which JSON reads as infinite. */
export function numberFrom(least: number, most: number) {
  const rule = `must be a number from ${least} to ${most}`;
  return z.number(rule).check(z.gte(least, rule), z.lte(most, rule));
}

export function integerFrom(least: number, most: number) {
  const rule = `must be an integer from ${least} to ${most}`;
  return z.int(rule).check(z.gte(least, rule), z.lte(most, rule));
}

export function oneOf<const Values extends readonly string[]>(values: Values) {
  return z.enum(values, `must be one of ${values.join(", ")}`);
}

/** Creates a schema for words in any case, as the service accepts them. Returns lower case. */
export function wordOf<const Values extends readonly string[]>(values: Values) {
  const lowerCase = z.transform((value: unknown) => (typeof value === "string" ? value.toLowerCase() : value));
  return z.pipe(lowerCase, oneOf(values));
}

const INSTANT = "must be an ISO 8601 time such as 2026-01-31T12:00:00Z";

/** Schema for a date and a time with a zone. Returns milliseconds since 1970. */
export const time = z.pipe(
  z.pipe(z.string(INSTANT).check(z.toUpperCase()), z.iso.datetime({ offset: true, error: INSTANT })),
  z.transform((written: string) => Date.parse(written)),
);
