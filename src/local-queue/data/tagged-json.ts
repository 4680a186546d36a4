/**
 * JSON that keeps maps, sets and numbers without a JSON form, which a state may hold. Each becomes an object with one
 * key that begins with `$`; an object of the state that looks like one of these is wrapped too, so that it comes back
 * as it was. What is plain JSON already is not copied.
 */
type Tagged = Readonly<Record<string, unknown>>;

const MAP = "$map";
const SET = "$set";
const NUMBER = "$number";
const OBJECT = "$object";

/** @throws Error for what would not come back as it was: functions, dates, instances of classes */
export function writeTagged(value: unknown): string {
  return JSON.stringify(encode(value));
}

/** @throws SyntaxError */
export function readTagged(text: string): unknown {
  return decode(JSON.parse(text));
}

function encode(value: unknown): unknown {
  switch (typeof value) {
    case "string":
    case "boolean":
      return value;
    case "number":
      return Number.isFinite(value) && !Object.is(value, -0) ? value : { [NUMBER]: numberText(value) };
    case "object":
      return value === null ? null : encodeObject(value);
    case "undefined":
    case "bigint":
    case "function":
    case "symbol":
      throw new Error(`A ${typeof value} cannot be kept in a file.`);
  }
}

function numberText(value: number): string {
  return Object.is(value, -0) ? "-0" : String(value);
}

function encodeObject(value: object): unknown {
  if (Array.isArray(value)) return mapped(value, encode);
  if (value instanceof Map) return { [MAP]: [...value].map(([key, item]) => [encode(key), encode(item)]) };
  if (value instanceof Set) return { [SET]: [...value].map(encode) };
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null)
    throw new Error(`An instance of ${value.constructor.name} cannot be kept in a file.`);
  const fields = mappedFields(value, encode);
  return tagOf(fields) === undefined ? fields : { [OBJECT]: fields };
}

function decode(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return mapped(value, decode);
  const tag = tagOf(value);
  const content = tag === undefined ? undefined : Object.values(value)[0];
  if (tag === NUMBER) return Number(content);
  // What was wrapped only looks like something tagged.
  if (tag === OBJECT && isFields(content)) return mappedFields(content, decode);
  if (tag === SET && Array.isArray(content)) return new Set(content.map(decode));
  if (tag === MAP && Array.isArray(content)) return new Map(content.map(decodePair));
  return mappedFields(value, decode);
}

function decodePair(pair: unknown): [unknown, unknown] {
  const [key, value]: readonly unknown[] = Array.isArray(pair) ? pair : [];
  return [decode(key), decode(value)];
}

function isFields(value: unknown): value is Tagged {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function tagOf(fields: object): string | undefined {
  const [key, more] = Object.keys(fields);
  return more === undefined && (key === MAP || key === SET || key === NUMBER || key === OBJECT) ? key : undefined;
}

function mapped(items: readonly unknown[], change: (item: unknown) => unknown): readonly unknown[] {
  const changed = items.map(change);
  return changed.some((item, index) => item !== items[index]) ? changed : items;
}

/** Fields that are undefined are left out, as JSON does. */
function mappedFields(fields: object, change: (value: unknown) => unknown): object {
  let changed: Map<string, unknown> | undefined;
  for (const [key, value] of Object.entries(fields)) {
    const after = value === undefined ? undefined : change(value);
    if (after !== value) changed = (changed ?? new Map<string, unknown>()).set(key, after);
  }
  if (changed === undefined) return fields;
  // Not by assigning: a key may be `__proto__`.
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, changed.has(key) ? changed.get(key) : value]),
  );
}
