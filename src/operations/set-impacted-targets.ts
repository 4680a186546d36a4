import { impactedTargetsFile } from "../impacted-targets/inputs.js";
import { TOOL_FORMATS } from "../impacted-targets/producers/producer.js";
import { optional, withDefault } from "../inputs/input.js";
import { boolean, multiline, oneOf } from "../inputs/parsers.js";
import { pullRequestOperation } from "../operation.js";
import { problemOf } from "../text/problem.js";

export const setImpactedTargets = pullRequestOperation({
  name: "set-impacted-targets",
  title: "Declares what a pull request impacts, for queues that test unrelated pull requests side by side.",
  inputs: {
    text: optional(multiline, {
      name: "impacted-targets",
      description:
        "Targets, one per line, or `ALL`, or `NONE`. For short lists: the runner passes inputs as environment variables, which hold 128 KiB on Linux and 32 KiB on Windows.",
      commandLine: "Targets, one per line, or `ALL`, or `NONE`. For short lists; a long one goes into a file.",
    }),
    file: impactedTargetsFile,
    format: withDefault(oneOf("auto", "lines", "json", ...TOOL_FORMATS), "auto", {
      name: "impacted-targets-format",
      description: `\`lines\`, \`json\`, or the tool whose output it is: ${TOOL_FORMATS.map((name) => `\`${name}\``).join(", ")}. \`auto\` takes a \`.json\` file for JSON and anything else for lines.`,
    }),
    onEmpty: withDefault(oneOf("error", "all", "none"), "error", {
      name: "on-empty",
      description:
        "What an empty list means: `error`, `all` (impacts everything) or `none` (impacts nothing). A missing file is always an error.",
    }),
    onTooLarge: withDefault(oneOf("all", "error"), "all", {
      name: "on-too-large",
      description: "What to do when the request body would be over 20 MiB: send `ALL` (`all`), or fail (`error`).",
    }),
    verify: withDefault(boolean, "true", {
      name: "verify",
      description: "Read back whether the service counts the targets for the head commit, and warn when it does not.",
    }),
  },
  results: { uploaded: { description: "The service has the targets." } },
  outputs: {
    "impacted-targets-mode": "What was sent: `list`, `all` or `none`.",
    "impacted-targets-count": "Number of distinct targets; empty when `ALL` was sent.",
    "impacted-targets-bytes": "Size of the request body, in bytes.",
    "impacted-targets-reason": "Why that was sent.",
    verified:
      "`true` when the record shows the targets for the head commit, `false` when it does not, `unknown` when nothing was read back: no record yet, a fork's run, `verify: false`, or a failed read.",
  },
  example: { "head-sha": "$(git rev-parse HEAD)", "impacted-targets-file": "targets.txt" },
  forkMayRun: true,

  check: (values) =>
    values.text !== undefined && values.file !== undefined
      ? [problemOf(["impacted-targets", "impacted-targets-file"], "give one of them, not both.")]
      : [],

  run: async (values, target, context) =>
    (await import("../impacted-targets/upload.js")).upload(values, target, context),
});
