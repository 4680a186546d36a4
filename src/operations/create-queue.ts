import { createInputWithDefault } from "../inputs/input.js";
import { createChoiceParser } from "../inputs/parsers.js";
import { defineQueueOperation } from "../operation.js";
import { findSettingsProblems, settingChangesOutput, settingsInput } from "../queue/declarations.js";

export const createQueueOperation = defineQueueOperation({
  name: "create-queue",
  title: "Creates a merge queue with the given settings for a branch.",
  inputs: {
    settings: settingsInput,
    ifExists: createInputWithDefault(createChoiceParser("error", "ignore", "update"), "error", {
      name: "if-exists",
      description:
        "Action if the branch already has a queue. `error`: the step fails. `ignore`: the step changes nothing. `update`: the step applies the settings.",
    }),
  },
  results: {
    created: { description: "The step created the queue with all settings." },
    "already-exists": { description: "The queue exists and was not changed (`if-exists: ignore`)." },
    updated: { description: "The queue exists and its settings were changed (`if-exists: update`)." },
  },
  outputs: settingChangesOutput,
  example: { "target-branch": "release", settings: "mode: parallel" },

  check: ({ settings }) => findSettingsProblems(settings),

  run: async (values, target, context) => (await import("../queue/create.js")).createQueue(values, target, context),
});
