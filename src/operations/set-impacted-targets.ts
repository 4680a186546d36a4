import { impactedTargetsFileInput } from "../impacted-targets/inputs.js";
import { TOOL_OUTPUT_FORMATS } from "../impacted-targets/producers/producer.js";
import { createInputWithDefault, createOptionalInput } from "../inputs/input.js";
import { booleanParser, createChoiceParser, multilineTextParser } from "../inputs/parsers.js";
import { definePullRequestOperation } from "../operation.js";
import { collectInputProblems } from "../text/problem.js";

export const setImpactedTargetsOperation = definePullRequestOperation({
  name: "set-impacted-targets",
  title: "Uploads the impacted targets of a pull request, for queues in parallel mode.",
  inputs: {
    text: createOptionalInput(multilineTextParser, {
      name: "impacted-targets",
      description:
        "Targets, one per line, or `ALL`, or `NONE`. For a long list, use `impacted-targets-file`, because an input is limited to 128 KiB on Linux and 32 KiB on Windows.",
      commandLine: "Targets, one per line, or `ALL`, or `NONE`. For a long list, use `impacted-targets-file`.",
    }),
    file: impactedTargetsFileInput,
    format: createInputWithDefault(createChoiceParser("auto", "lines", "json", ...TOOL_OUTPUT_FORMATS), "auto", {
      name: "impacted-targets-format",
      description: `Format of the list of targets: \`lines\`, \`json\`, or the output of one of these tools: ${TOOL_OUTPUT_FORMATS.map((name) => `\`${name}\``).join(", ")}. \`auto\` reads a \`.json\` file as JSON and anything else as lines.`,
    }),
    onEmpty: createInputWithDefault(createChoiceParser("error", "all", "none"), "error", {
      name: "on-empty",
      description:
        "Effect of an empty list: `error`, `all` (everything is impacted) or `none` (nothing is impacted). A missing file is always an error.",
    }),
    onTooLarge: createInputWithDefault(createChoiceParser("all", "error"), "all", {
      name: "on-too-large",
      description:
        "Action if the request body would exceed 20 MiB. `all`: the step sends `ALL` instead of the list. `error`: the step fails.",
    }),
    verify: createInputWithDefault(booleanParser, "true", {
      name: "verify",
      description:
        "If `true`, the step checks whether the service uses the targets for the head commit. If not, the step shows a warning.",
    }),
  },
  results: { uploaded: { description: "The service stored the targets." } },
  outputs: {
    "impacted-targets-mode": "Kind of the uploaded targets: `list`, `all` or `none`.",
    "impacted-targets-count": "Number of distinct targets; empty for `ALL`.",
    "impacted-targets-bytes": "Size of the request body in bytes.",
    "impacted-targets-reason": "Reason for the value of `impacted-targets-mode`.",
    verified:
      "`true` if the service uses the targets for the head commit, `false` if not. The value is `unknown` if the service has no record of the pull request yet, if the pull request is from a fork, if `verify` is `false`, or if an API request failed.",
  },
  example: { "head-sha": "$(git rev-parse HEAD)", "impacted-targets-file": "targets.txt" },
  forkMayRun: true,

  check: (values) =>
    collectInputProblems([
      values.text !== undefined && values.file !== undefined,
      ["impacted-targets", "impacted-targets-file"],
      "set only one of these inputs.",
    ]),

  run: async (values, target, context) =>
    (await import("../impacted-targets/upload.js")).uploadTargets(values, target, context),
});
