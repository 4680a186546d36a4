import type { InputError } from "../../errors.js";
import type { Text } from "../../problem.js";
import { quote } from "../../shorten.js";
import { notAList } from "../not-a-list.js";

/** The sentence for an output that is not what a tool prints: what was expected, and what came. */
export function unlike(source: Text, expected: string, output: string): InputError {
  const text = output.trim();
  return text === ""
    ? notAList(source, `is empty, and must be ${expected}`)
    : notAList(source, `must be ${expected}; it begins with ${quote(text)}`);
}
