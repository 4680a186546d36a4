import { InputError } from "../../errors.js";
import { createMessageText } from "../../text/problem.js";
import { bazel } from "./bazel.js";
import { moon } from "./moon.js";
import { nx } from "./nx.js";
import { lerna, pnpm, rush } from "./package-lists.js";
import { parseList, readDistinctNames, readTargetLines } from "./parsing.js";
import type { FileOnlyProducer, Producer, ProducerName, ToolProducer } from "./producer.js";
import { turbo } from "./turbo.js";

const json: Producer = {
  parse: (output, source, { key } = {}) => {
    const expected = key === undefined ? "a JSON array of strings" : `JSON with an array of strings under ${key}`;
    return readDistinctNames(parseList(output, source, expected, { path: key }), source);
  },
};

/** Pants prints one address per line, such as `src/python/app:lib`. Without affected targets, it prints nothing. */
const pants: ToolProducer = {
  affected: ({ base }) => ({
    argv: ["pants", `--changed-since=${base}`, "--changed-dependents=transitive", "list"],
    // Variables that switch off the background process, colors and the dynamic interface.
    environment: { PANTS_PANTSD: "false", PANTS_COLORS: "false", PANTS_DYNAMIC_UI: "false" },
  }),
  parse: readTargetLines,
};

const command: ToolProducer = {
  affected: ({ base, head }, argv) => ({ argv, environment: { MERGE_QUEUE_BASE: base, MERGE_QUEUE_HEAD: head } }),
  // A failed script can have exit code 0 and no output, so empty output is an error.
  parse(output, source) {
    if (output.trim() === "")
      throw new InputError([
        createMessageText`${source} is empty. If nothing is impacted, the output must be NONE or [].`,
      ]);
    return /^\s*\[/.test(output) ? json.parse(output, source) : readTargetLines(output, source);
  },
};

export const producers: Readonly<
  Record<Exclude<ProducerName, FileOnlyProducer>, ToolProducer> & Record<FileOnlyProducer, Producer>
> = {
  nx,
  turbo,
  pnpm,
  moon,
  lerna,
  rush,
  bazel,
  pants,
  // Plugins of Gradle write project paths such as `:app:core`, one per line.
  gradle: { parse: readTargetLines },
  lines: { parse: readTargetLines },
  json,
  // The output `changes` of dorny/paths-filter is a JSON list of the filters that match.
  "paths-filter": { parse: (output, source) => json.parse(output, source) },
  command,
};
