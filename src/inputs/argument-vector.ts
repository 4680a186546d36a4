import type { Parse } from "./input.js";

/** An argument vector from a JSON array of strings, such as `["./affected.sh", "--all"]`. */
export const argumentVector: Parse<readonly [string, ...string[]]> = (text) => {
  const [first, ...rest] = stringsOf(text);
  return first === undefined || first.trim() === ""
    ? { ok: false, allowed: 'a JSON array of the program and its arguments, such as ["node", "affected.js"]' }
    : { ok: true, value: [first, ...rest] };
};

/** Nothing for any other JSON. A NUL character cannot be an argument. */
function stringsOf(text: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(text);
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    const strings = items.filter((item): item is string => typeof item === "string" && !item.includes("\0"));
    return strings.length === items.length ? strings : [];
  } catch {
    return [];
  }
}
