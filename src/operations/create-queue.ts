import { withDefault } from "../inputs/input.js";
import { oneOf } from "../inputs/parsers.js";
import { settingsInput, settingsProblems } from "../inputs/settings.js";
import { queueOperation } from "../operation.js";

export const createQueue = queueOperation({
  name: "create-queue",
  title: "Makes a merge queue for a branch, with its settings.",
  inputs: {
    settings: settingsInput,
    ifExists: withDefault(oneOf("error", "ignore", "update"), "error", {
      name: "if-exists",
      description:
        "What to do when the branch has a queue: fail (`error`), leave it as it is (`ignore`), or give it the settings (`update`).",
    }),
  },
  results: {
    created: { description: "The queue was made, with all settings." },
    "already-exists": { description: "There was a queue, and nothing was changed (`if-exists`)." },
    updated: { description: "There was a queue, and settings of it were changed (`if-exists: update`)." },
  },
  outputs: {
    changes:
      "What was set, as JSON: a list of `setting`, `from` and `to`; `from` is null where nothing showed it.",
  },
  permissions: {},
  example: { "target-branch": "release", settings: "mode: parallel" },
  branch: "given",

  check: ({ settings }) => settingsProblems(settings),

  run: async (values, place, context) =>
    (await import("../queue/create-outcome.js")).createOutcome(values, place, context),
});
