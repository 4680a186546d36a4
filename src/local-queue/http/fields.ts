/** Reading JSON of unknown shape. A field that does not fit is refused by its name. */
import { Refusal } from "../engine/refusal.js";

export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function objectAt(value: unknown, name: string): Fields {
  if (!isFields(value)) throw invalid(name, "must be an object");
  return value;
}

export function stringAt(value: unknown, name: string): string {
  if (typeof value !== "string" || value === "") throw invalid(name, "must be a string that is not empty");
  return value;
}

export function booleanAt(value: unknown, name: string): boolean {
  if (typeof value !== "boolean") throw invalid(name, "must be true or false");
  return value;
}

/** Reads a number between two bounds. JSON can say `1e999`, which is infinite. */
export function numberFrom(least: number, most: number): (value: unknown, name: string) => number {
  return (value, name) => {
    if (typeof value !== "number" || !(value >= least && value <= most)) {
      throw invalid(name, `must be a number from ${least} to ${most}`);
    }
    return value;
  };
}

export function integerFrom(least: number, most: number): (value: unknown, name: string) => number {
  return (value, name) => {
    if (typeof value !== "number" || !Number.isInteger(value) || value < least || value > most) {
      throw invalid(name, `must be an integer from ${least} to ${most}`);
    }
    return value;
  };
}

export function listAt(value: unknown, name: string): readonly unknown[] {
  if (!Array.isArray(value)) throw invalid(name, "must be an array");
  return value;
}

export function stringsAt(value: unknown, name: string): readonly string[] {
  return listAt(value, name).map((item, index) => {
    if (typeof item !== "string") throw invalid(`${name}[${index}]`, "must be a string");
    return item;
  });
}

export function oneOf<const Value extends string>(values: readonly Value[], value: unknown, name: string): Value {
  const match = values.find((each) => each === value);
  if (match === undefined) throw invalid(name, `must be one of ${values.join(", ")}`);
  return match;
}

/** Reads a field only where it is given, for spreading into an object whose fields may be missing. */
export function optional<const Name extends string, Value>(
  fields: Fields,
  name: Name,
  read: (value: unknown, name: string) => Value,
): { readonly [Key in Name]?: Value } {
  const value = fields[name];
  const found: { [Key in Name]?: Value } = {};
  if (value !== undefined) found[name] = read(value, name);
  return found;
}

export function invalid(name: string, rule: string): Refusal {
  return new Refusal(400, `Invalid value for "${name}": ${rule}`);
}
