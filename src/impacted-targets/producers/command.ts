import type { Parse } from "../../inputs/input.js";
import { notAList } from "../not-a-list.js";
import { json } from "./json.js";
import { linesOf } from "./lines.js";
import type { Producer } from "./producer.js";

/** A command of the user's own that prints the targets, one per line or as a JSON list. */
export const command: Producer = {
  name: "command",
  affected: ({ base, head }, argv) => ({
    argv,
    environment: { MERGE_QUEUE_BASE: base, MERGE_QUEUE_HEAD: head },
  }),
  // A script that fails half-way can end well and print nothing.
  parse(output, source) {
    if (output.trim() === "")
      throw notAList(source, "is empty; where nothing is impacted, it must be NONE or []");
    return /^\s*\[/.test(output) ? json.parse(output, source) : linesOf(output, source);
  },
};

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
