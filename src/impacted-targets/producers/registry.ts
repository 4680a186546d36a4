import { bazel } from "./bazel.js";
import { moon } from "./moon.js";
import { nx } from "./nx.js";
import { lerna, pnpm, rush } from "./package-lists.js";
import { jsonList, linesOf, namesIn, notAList } from "./parsing.js";
import type { Producer, ProducerName, ReadOnlyProducer, RunProducer } from "./producer.js";
import { turbo } from "./turbo.js";

const json: Producer = {
  parse: (output, source, key) => {
    const expected = key === undefined ? "a JSON array of strings" : `JSON with an array of strings under ${key}`;
    return namesIn(jsonList(output, source, expected, { path: key }), source);
  },
};

/** Addresses such as `src/python/app:lib`, one per line; nothing at all when nothing is affected. */
const pants: RunProducer = {
  affected: ({ base }) => ({
    argv: ["pants", `--changed-since=${base}`, "--changed-dependents=transitive", "list"],
    // No background process that outlives the step, and no screen of its own.
    environment: { PANTS_PANTSD: "false", PANTS_COLORS: "false", PANTS_DYNAMIC_UI: "false" },
  }),
  parse: linesOf,
};

const command: RunProducer = {
  affected: ({ base, head }, argv) => ({ argv, environment: { MERGE_QUEUE_BASE: base, MERGE_QUEUE_HEAD: head } }),
  // A script that fails half-way can end well and print nothing.
  parse(output, source) {
    if (output.trim() === "") throw notAList(source, "is empty; where nothing is impacted, it must be NONE or []");
    return /^\s*\[/.test(output) ? json.parse(output, source) : linesOf(output, source);
  },
};

export const producers: Readonly<
  Record<Exclude<ProducerName, ReadOnlyProducer>, RunProducer> & Record<ReadOnlyProducer, Producer>
> = {
  nx,
  turbo,
  pnpm,
  moon,
  lerna,
  rush,
  bazel,
  pants,
  // Project paths such as `:app:core`, which plugins of Gradle print.
  gradle: { parse: linesOf },
  lines: { parse: linesOf },
  json,
  // The output `changes` of dorny/paths-filter: the filters that match, as a JSON list.
  "paths-filter": { parse: (output, source) => json.parse(output, source) },
  command,
};
