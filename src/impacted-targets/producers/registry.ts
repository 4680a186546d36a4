import { InputError } from "../../errors.js";
import { createMessageText } from "../../text/problem.js";
import { bazelProducer } from "./bazel.js";
import { moonProducer } from "./moon.js";
import { nxProducer } from "./nx.js";
import { lernaProducer, pnpmProducer, rushProducer } from "./package-lists.js";
import { parseList, readDistinctNames, readTargetLines } from "./parsing.js";
import type { FileReadingProducer, Producer, ProducerName, RunnableProducer } from "./producer.js";
import { turboProducer } from "./turbo.js";

const json: Producer = {
  parse: (output, source, { key } = {}) => {
    const expected = key === undefined ? "a JSON array of strings" : `JSON with an array of strings under ${key}`;
    return readDistinctNames(parseList(output, source, expected, { path: key }), source);
  },
};

/** Pants prints one address per line, such as `src/python/app:lib`. Without affected targets, it prints nothing. */
const pants: RunnableProducer = {
  affected: ({ base }) => ({
    argv: ["pants", `--changed-since=${base}`, "--changed-dependents=transitive", "list"],
    // Variables that switch off the background process, colors and the dynamic interface.
    environment: { PANTS_PANTSD: "false", PANTS_COLORS: "false", PANTS_DYNAMIC_UI: "false" },
  }),
  parse: readTargetLines,
};

const command: RunnableProducer = {
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
  Record<Exclude<ProducerName, FileReadingProducer>, RunnableProducer> & Record<FileReadingProducer, Producer>
> = {
  nx: nxProducer,
  turbo: turboProducer,
  pnpm: pnpmProducer,
  moon: moonProducer,
  lerna: lernaProducer,
  rush: rushProducer,
  bazel: bazelProducer,
  pants,
  // Plugins of Gradle write project paths such as `:app:core`, one per line.
  gradle: { parse: readTargetLines },
  lines: { parse: readTargetLines },
  json,
  // The output `changes` of dorny/paths-filter is a JSON list of the filters that match.
  "paths-filter": { parse: (output, source) => json.parse(output, source) },
  command,
};
