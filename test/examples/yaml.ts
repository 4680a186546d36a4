import { parseDocument } from "yaml";

/** Mapping in parsed YAML. */
export type Fields = Readonly<Record<string, unknown>>;

/** Reads a template strictly, and rejects every error and warning. */
export function readYaml(source: string): Fields {
  const document = parseDocument(source, { strict: true, uniqueKeys: true });
  const problems = [...document.errors, ...document.warnings];
  if (problems.length > 0) throw new Error(problems.map(String).join("\n"));
  return fields(document.toJS());
}

export function fields(value: unknown): Fields {
  if (!isFields(value)) throw new Error(`A mapping was expected: ${JSON.stringify(value)}`);
  return value;
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the mapping in a field; empty without the field. */
export function fieldsAt(of: Fields, name: string): Fields {
  return of[name] === undefined ? {} : fields(of[name]);
}

/** Returns the items of a field: an empty list without the field, and one item for a field that is no list. */
export function itemsAt(of: Fields, name: string): readonly unknown[] {
  const value = of[name];
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

export function text(value: unknown): string {
  if (typeof value !== "string") throw new Error(`A text was expected: ${JSON.stringify(value)}`);
  return value;
}

/** Returns the texts of a field, one per line. */
export function linesAt(of: Fields, name: string): string {
  return itemsAt(of, name).map(text).join("\n");
}

export function textsOf(of: Fields): Record<string, string> {
  return Object.fromEntries(Object.entries(of).map(([name, value]) => [name, text(value)]));
}
