import { statSync } from "node:fs";
import type { Text } from "../problem.js";
import { inBytes } from "./body.js";
import { notAList } from "./not-a-list.js";
import type { ToolFormat } from "./producers/names.js";
import { producers } from "./producers/registry.js";
import { readUtf8 } from "./read-json.js";
import type { TargetSet } from "./target-set.js";

/** What a tool prints is read as a whole, and some tools print much besides the names. */
const LARGEST_FILE_BYTES = 64 * 1024 * 1024;

/** Reads what a build tool printed. `source` names it in messages. */
export function readToolOutput(text: string, format: ToolFormat, set: TargetSet, source: Text): void {
  for (const target of producers[format].parse(text, source)) {
    set.add(target);
    if (set.isFull()) return;
  }
}

export function readToolOutputOfFile(path: string, format: ToolFormat, set: TargetSet, source: Text): void {
  const { size } = statSync(path);
  if (size > LARGEST_FILE_BYTES) {
    throw notAList(
      source,
      `is ${inBytes(size)}, more than can be read as ${format}. Write one target per line instead`,
    );
  }
  readToolOutput(readUtf8(path, source), format, set, source);
}
