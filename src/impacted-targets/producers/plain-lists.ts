import { jsonList, linesOf, namesIn, notAList } from "./parsing.js";
import type { Producer, RunProducer } from "./producer.js";

/** One target per line. */
export const lines: Producer = { parse: linesOf };

/** Project paths such as `:app:core`, one per line. Gradle has no command of its own for them, only plugins have. */
export const gradle: Producer = { parse: linesOf };

/** A JSON list of texts, or an object that holds one under the key. */
export const json: Producer = {
  parse: (output, source, key) => {
    const expected = key === undefined ? "a JSON array of strings" : `JSON with an array of strings under ${key}`;
    return namesIn(jsonList(output, source, expected, { path: key }), source);
  },
};

/** The output `changes` of dorny/paths-filter: the filters that match, as a JSON list. */
export const pathsFilter: Producer = { parse: (output, source) => json.parse(output, source) };

/** Addresses such as `src/python/app:lib`, one per line; nothing at all when nothing is affected. */
export const pants: RunProducer = {
  affected: ({ base }) => ({
    argv: ["pants", `--changed-since=${base}`, "--changed-dependents=transitive", "list"],
    // No background process that outlives the step, and no screen of its own.
    environment: { PANTS_PANTSD: "false", PANTS_COLORS: "false", PANTS_DYNAMIC_UI: "false" },
  }),
  parse: linesOf,
};

/** A command of the user's own that prints the targets, one per line or as a JSON list. */
export const command: RunProducer = {
  affected: ({ base, head }, argv) => ({ argv, environment: { MERGE_QUEUE_BASE: base, MERGE_QUEUE_HEAD: head } }),
  // A script that fails half-way can end well and print nothing.
  parse(output, source) {
    if (output.trim() === "") throw notAList(source, "is empty; where nothing is impacted, it must be NONE or []");
    return /^\s*\[/.test(output) ? json.parse(output, source) : linesOf(output, source);
  },
};
