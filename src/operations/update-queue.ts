import { settingsInput, settingsProblems } from "../inputs/settings.js";
import { queueOperation } from "../operation.js";
import { problemOf } from "../problem.js";

export const updateQueue = queueOperation({
  name: "update-queue",
  title: "Changes settings of a merge queue; sends only those that differ.",
  inputs: { settings: settingsInput },
  results: {
    updated: { description: "Settings were changed." },
    unchanged: { description: "The queue had these settings already; nothing was sent." },
  },
  outputs: {
    changes:
      "What was set, as JSON: a list of `setting`, `from` and `to`; `from` is null where nothing showed it.",
  },
  permissions: {},
  example: { settings: "concurrency: 3" },
  branch: "given",

  check: ({ settings }) =>
    settings === undefined
      ? [problemOf("settings", 'is required; write one setting per line, such as "concurrency: 5".')]
      : settingsProblems(settings),

  run: async (values, place, context) =>
    (await import("../queue/update-outcome.js")).updateOutcome(values, place, context),
});
