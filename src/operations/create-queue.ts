import { withDefault } from "../inputs/input.js";
import { oneOf } from "../inputs/parsers.js";
import { queueOperation } from "../operation.js";
import { changesOutput, settingsInput, settingsProblems } from "../queue/declarations.js";

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
  outputs: changesOutput,
  example: { "target-branch": "release", settings: "mode: parallel" },

  check: ({ settings }) => settingsProblems(settings),

  run: async (values, target, context) => (await import("../queue/create.js")).createQueue(values, target, context),
});
