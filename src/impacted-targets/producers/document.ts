import type { Text } from "../../problem.js";
import { quote, shortenJson } from "../../shorten.js";
import { notAList } from "../not-a-list.js";
import { unlike } from "./unlike.js";

/** The JSON that an output consists of. `expected` says which, in words. @throws InputError */
export function document(output: string, source: Text, expected: string): unknown {
  const text = output.trim();
  const parsed = parse(text);
  if (parsed === undefined) throw unlike(source, expected, text);
  return parsed.value;
}

/**
 * The JSON that an output ends with, below lines that the tool prints before it. It begins at the start of a line:
 * what is indented may be the inside of a document that was cut off. @throws InputError
 */
export function lastDocument(output: string, source: Text, expected: string): unknown {
  const text = output.trim();
  for (const { index } of text.matchAll(/^[[{]/gm)) {
    const parsed = parse(text.slice(index));
    if (parsed !== undefined) return parsed.value;
  }
  throw unlike(source, expected, text);
}

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** One field of an object, or undefined. A path such as `data.items` goes through several. */
export function field(value: unknown, path: string): unknown {
  let at = value;
  for (const name of path.split(".")) {
    if (typeof at !== "object" || at === null || Array.isArray(at)) return undefined;
    at = new Map<string, unknown>(Object.entries(at)).get(name);
  }
  return at;
}

/** Names without repeats. @throws InputError for one that is blank or no text, or that holds control characters. */
export function names(values: readonly unknown[], source: Text): readonly string[] {
  const found = new Set<string>();
  for (const [index, value] of values.entries()) {
    if (typeof value !== "string" || value.trim() === "")
      throw notAList(source, `must have a name in item ${index + 1}, which is ${shown(value)}`);
    // Line breaks among them: what reads the list may take one for two targets.
    if (/[^\P{Cc}\t]/u.test(value))
      throw notAList(source, `holds a control character in item ${index + 1}, which is no part of a target`);
    found.add(value);
  }
  return [...found];
}

/** The list of objects under a field, or undefined when it is none. */
export function itemsAt(value: unknown, path: string): readonly unknown[] | undefined {
  const items = field(value, path);
  return Array.isArray(items) ? items : undefined;
}

const SHOWN_CHARACTERS = 60;

function shown(value: unknown): string {
  if (typeof value === "string") return quote(value);
  return shortenJson(JSON.stringify(value) ?? "missing", SHOWN_CHARACTERS);
}
