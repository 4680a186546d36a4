import { IMPACT_ALL_PATHS } from "../impacted-targets/impact-all-paths.js";
import { PRODUCER_NAMES } from "../impacted-targets/producers/names.js";
import { argumentVector } from "./argument-vector.js";
import { impactedTargetsFile } from "./impacted-targets.js";
import { optional, withDefault } from "./input.js";
import { lines, oneOf, text } from "./parsers.js";
import { baseShaInput } from "./range-plan.js";
import { targetPathsText } from "./target-paths.js";
import { workingDirectoryInput } from "./working-directory.js";

/** Inputs of `compute-impacted-targets`. */
export const computeInputs = {
  producer: optional(oneOf(...PRODUCER_NAMES, "paths"), {
    name: "producer",
    description:
      "What knows the targets. A build tool that is run: `nx`, `turbo`, `pnpm`, `moon`, `lerna`, `rush`, `pants`. Path patterns: `paths`. A program of yours: `command`. A list that an earlier step made, read from `impacted-targets-file`: each of the tools, `bazel`, `gradle`, `paths-filter`, `json`, `lines`.",
  }),
  file: impactedTargetsFile,
  key: optional(text, {
    name: "impacted-targets-key",
    description: "Where the producer `json` finds the list in its file, such as `affected.projects`.",
  }),
  workingDirectory: workingDirectoryInput,
  baseSha: baseShaInput,
  targetPaths: optional(targetPathsText, {
    name: "target-paths",
    description:
      "YAML that names path patterns of targets (`target: [pattern, ...]`). The producer `paths` needs it; with any other, the targets of a changed file are added to its list.",
  }),
  command: optional(argumentVector, {
    name: "command",
    description:
      'The program of the producer `command` and its arguments, as a JSON array such as `["node", "affected.js"]`. No shell takes part. It gets the commits as `MERGE_QUEUE_BASE` and `MERGE_QUEUE_HEAD`, and prints one target per line or a JSON array.',
  }),
  impactAllPaths: withDefault(lines, IMPACT_ALL_PATHS.join("\n"), {
    name: "impact-all-paths",
    description:
      "Path patterns, one per line: a changed file that one of them fits impacts everything. Replaces the default, which has lockfiles, the configuration of workspaces and tools, and workflows.",
  }),
  ignoredPaths: optional(lines, {
    name: "ignored-paths",
    description:
      "Path patterns, one per line, of files that impact nothing by themselves, such as `docs/**`. They need no target that claims them.",
  }),
  onUnclaimed: withDefault(oneOf("all", "ignore", "error"), "all", {
    name: "on-unclaimed",
    description:
      "What a changed file means that no target claims: `all` (impacts everything), `ignore` or `error`. Only where it is known which paths the targets own.",
  }),
  onError: withDefault(oneOf("error", "all"), "error", {
    name: "on-error",
    description: "What a producer means that fails: `error`, or `all` (impacts everything, with a warning).",
  }),
} as const;
