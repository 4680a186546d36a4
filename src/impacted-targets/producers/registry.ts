import { bazel } from "./bazel.js";
import { moon } from "./moon.js";
import { nx } from "./nx.js";
import { lerna, pnpm, rush } from "./package-lists.js";
import { listError, parseList, readLines, readNames } from "./parsing.js";
import type { Producer, ProducerName, ReadOnlyProducer, ToolProducer } from "./producer.js";
import { turbo } from "./turbo.js";

const json: Producer = {
  parse: (output, source, key) => {
    const expected = key === undefined ? "a JSON array of strings" : `JSON with an array of strings under ${key}`;
    return readNames(parseList(output, source, expected, { path: key }), source);
  },
};

/** Reads addresses such as `src/python/app:lib`, one per line, or an empty output if nothing is affected. */
const pants: ToolProducer = {
  affected: ({ base }) => ({
    argv: ["pants", `--changed-since=${base}`, "--changed-dependents=transitive", "list"],
    // Disables the background process and the dynamic interface.
    environment: { PANTS_PANTSD: "false", PANTS_COLORS: "false", PANTS_DYNAMIC_UI: "false" },
  }),
  parse: readLines,
};

const command: ToolProducer = {
  affected: ({ base, head }, argv) => ({ argv, environment: { MERGE_QUEUE_BASE: base, MERGE_QUEUE_HEAD: head } }),
  // A failed script may exit with code 0 and print nothing.
  parse(output, source) {
    if (output.trim() === "") throw listError(source, "is empty; if nothing is impacted, it must be NONE or []");
    return /^\s*\[/.test(output) ? json.parse(output, source) : readLines(output, source);
  },
};

export const producers: Readonly<
  Record<Exclude<ProducerName, ReadOnlyProducer>, ToolProducer> & Record<ReadOnlyProducer, Producer>
> = {
  nx,
  turbo,
  pnpm,
  moon,
  lerna,
  rush,
  bazel,
  pants,
  // Plugins of Gradle print project paths such as `:app:core`.
  gradle: { parse: readLines },
  lines: { parse: readLines },
  json,
  // The output `changes` of dorny/paths-filter is a JSON list of matching filters.
  "paths-filter": { parse: (output, source) => json.parse(output, source) },
  command,
};
