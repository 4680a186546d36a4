import { queueOperation } from "../operation.js";
import { changesOutput, settingsInput, settingsProblems } from "../queue/declarations.js";
import { problemOf } from "../text/problem.js";

export const updateQueue = queueOperation({
  name: "update-queue",
  title: "Changes settings of a merge queue; sends only those that differ.",
  inputs: { settings: settingsInput },
  results: {
    updated: { description: "Settings were changed." },
    unchanged: { description: "The queue had these settings already; nothing was sent." },
  },
  outputs: changesOutput,
  example: { settings: "concurrency: 3" },

  check: ({ settings }) =>
    settings === undefined
      ? [problemOf("settings", 'is required; write one setting per line, such as "concurrency: 5".')]
      : settingsProblems(settings),

  run: async (values, target, context) => (await import("../queue/update.js")).updateQueue(values, target, context),
});
