import type { Text } from "../../problem.js";
import { checkedText } from "../checked-text.js";
import { LONGEST_LINE_BYTES } from "../line-blocks.js";
import { notAList } from "../not-a-list.js";
import type { Producer } from "./producer.js";

/** One target per line, without blank lines and repeats. @throws InputError for what is a message and no list. */
export function linesOf(output: string, source: Text): readonly string[] {
  const found = checkedText(Buffer.from(output), source, 1)
    .split("\n")
    .map((line) => line.trim());
  if (found.some((line) => line.length > LONGEST_LINE_BYTES))
    throw notAList(source, `has a line of more than ${LONGEST_LINE_BYTES} characters, which is no target`);
  return [...new Set(found)].filter((line) => line !== "");
}

export const lines: Producer = { name: "lines", parse: linesOf };
