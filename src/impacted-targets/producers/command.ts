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
