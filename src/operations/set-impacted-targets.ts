import { impactedTargetsFile } from "../impacted-targets/inputs.js";
import { TOOL_FORMATS } from "../impacted-targets/producers/producer.js";
import { optional, withDefault } from "../inputs/input.js";
import { boolean, multiline, oneOf } from "../inputs/parsers.js";
import { definePullRequestOperation } from "../operation.js";
import { collectProblems } from "../text/problem.js";

export const setImpactedTargets = definePullRequestOperation({
  name: "set-impacted-targets",
  title: "Uploads the impacted targets of a pull request, for queues in parallel mode.",
  inputs: {
    text: optional(multiline, {
      name: "impacted-targets",
      description:
        "Targets, one per line, or `ALL`, or `NONE`. Use a file for long lists, because an input is limited to 128 KiB on Linux and 32 KiB on Windows.",
      commandLine: "Targets, one per line, or `ALL`, or `NONE`. Use a file for long lists.",
    }),
    file: impactedTargetsFile,
    format: withDefault(oneOf("auto", "lines", "json", ...TOOL_FORMATS), "auto", {
      name: "impacted-targets-format",
      description: `Format of the targets: \`lines\`, \`json\`, or the output of a tool: ${TOOL_FORMATS.map((name) => `\`${name}\``).join(", ")}. \`auto\` reads a \`.json\` file as JSON and anything else as lines.`,
    }),
    onEmpty: withDefault(oneOf("error", "all", "none"), "error", {
      name: "on-empty",
      description:
        "Effect of an empty list: `error`, `all` (everything is impacted) or `none` (nothing is impacted). A missing file is always an error.",
    }),
    onTooLarge: withDefault(oneOf("all", "error"), "all", {
      name: "on-too-large",
      description: "Action if the request body would exceed 20 MiB: `all` sends `ALL` instead, `error` fails the step.",
    }),
    verify: withDefault(boolean, "true", {
      name: "verify",
      description:
        "If `true`, the step checks that the service uses the targets for the head commit, and warns if it does not.",
    }),
  },
  results: { uploaded: { description: "The service stored the targets." } },
  outputs: {
    "impacted-targets-mode": "Kind of the uploaded targets: `list`, `all` or `none`.",
    "impacted-targets-count": "Number of distinct targets; empty for `ALL`.",
    "impacted-targets-bytes": "Size of the request body in bytes.",
    "impacted-targets-reason": "Reason why `impacted-targets-mode` has its value.",
    verified:
      "`true` if the service uses the targets for the head commit, otherwise `false`. The value is `unknown` if there is no record yet, in a fork's run, with `verify: false`, or after a failed request.",
  },
  example: { "head-sha": "$(git rev-parse HEAD)", "impacted-targets-file": "targets.txt" },
  forkMayRun: true,

  check: (values) =>
    collectProblems([
      values.text !== undefined && values.file !== undefined,
      ["impacted-targets", "impacted-targets-file"],
      "set only one of them.",
    ]),

  run: async (values, target, context) =>
    (await import("../impacted-targets/upload.js")).uploadTargets(values, target, context),
});
