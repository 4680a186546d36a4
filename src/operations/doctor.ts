import { createInputWithDefault, createOptionalInput } from "../inputs/input.js";
import { createChoiceParser, createParser } from "../inputs/parsers.js";
import { defineQueueOperation } from "../operation.js";
import { configFileInput } from "../queue/declarations.js";
import { parseDepthLimitedJson } from "../text/json.js";

const jsonObject = createParser("a JSON object", (text): Readonly<Record<string, unknown>> | undefined => {
  try {
    const value = parseDepthLimitedJson(text);
    return typeof value === "object" && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
});

export const doctorOperation = defineQueueOperation({
  name: "doctor",
  title: "Checks the set-up: workflows, required checks, environments, labels, key and settings of the queue.",
  inputs: {
    configFile: configFileInput,
    queueOutputs: createOptionalInput(jsonObject, {
      name: "queue-outputs",
      description:
        "Outputs of an earlier step with the operation `get-queue`, in the form `toJSON(steps.ID.outputs)`. If you set this input, the step needs no token and sends no API request to the service.",
    }),
    failOn: createInputWithDefault(createChoiceParser("error", "warning", "never"), "error", {
      name: "fail-on",
      description:
        "Lowest severity of a finding that fails the step: `error` or `warning`. With `never`, no finding fails the step.",
    }),
  },
  results: {
    healthy: {
      description:
        "The operation found no error and no warning. The message names the number of required checks that are not verified.",
    },
    faults: {
      description: "The operation found errors or warnings.",
      fails: "result",
      failsOnly: "if a finding has at least the severity in `fail-on`",
    },
  },
  outputs: {
    findings:
      "Errors and warnings that the operation found, as a JSON list, errors first. Each item has `id`, `severity`, `file`, `line`, `message` and `fix`.",
    "error-count": "Number of findings with the severity `error`.",
    "warning-count": "Number of findings with the severity `warning`.",
    "not-checked": "Facts that the step could not check, each with the reason, as a JSON list of sentences.",
    "sarif-file": "Path of a SARIF 2.1.0 file with the findings, for code scanning.",
  },
  permissions: {
    contents: "read: to read the branch protection of the target branch",
    actions: "read: to read the environments",
    issues: "read: to read the labels",
  },
  needsToken: "later",
  dryRun: "ignored",

  run: async (values, target, context) => (await import("../set-up/doctor.js")).examineSetUp(values, target, context),
});
