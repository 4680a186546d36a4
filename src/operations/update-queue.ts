import { defineQueueOperation } from "../operation.js";
import { findSettingsProblems, settingChangesOutput, settingsInput } from "../queue/declarations.js";
import { createInputProblem } from "../text/problem.js";

export const updateQueueOperation = defineQueueOperation({
  name: "update-queue",
  title: "Changes settings of a merge queue, and sends only the differences.",
  inputs: { settings: settingsInput },
  results: {
    updated: { description: "The step changed the settings." },
    unchanged: { description: "The queue already has these settings; the step changed nothing." },
  },
  outputs: settingChangesOutput,
  example: { settings: "concurrency: 3" },

  check: ({ settings }) =>
    settings === undefined
      ? [createInputProblem("settings", 'is required: one setting per line, such as "concurrency: 5".')]
      : findSettingsProblems(settings),

  run: async (values, target, context) => (await import("../queue/update.js")).updateQueue(values, target, context),
});
