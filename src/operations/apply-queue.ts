import { withDefault } from "../inputs/input.js";
import { boolean, text } from "../inputs/parsers.js";
import { repositoryOperation } from "../operation.js";
import { inputName, problemOf, words } from "../text/problem.js";

export const applyQueue = repositoryOperation({
  name: "apply-queue",
  title: "Brings merge queues to what a file in the repository says, or shows where they differ.",
  inputs: {
    configFile: withDefault(text, ".github/merge-queue.yml", {
      name: "config-file",
      description:
        "YAML file with the wanted settings under `queues: <branch>:`, relative to the workspace. `target-branch` picks one of its branches.",
    }),
    failOnDrift: withDefault(boolean, "false", {
      name: "fail-on-drift",
      description: "With `dry-run`: fail the step when a queue differs from the file.",
    }),
  },
  results: {
    applied: { description: "Queues were created or changed." },
    unchanged: { description: "Every queue matches the file." },
    drift: {
      description: "`dry-run` is `true` and a queue differs. Fails only with `fail-on-drift`.",
      fails: "result",
    },
  },
  outputs: {
    changes:
      "What differed, as JSON: a list of `branch`, `setting`, `from` and `to`, or of `branch` and `created` for a new queue.",
  },
  dryRun: "own",

  check: ({ failOnDrift }, _given, { dryRun }) =>
    failOnDrift && !dryRun
      ? [problemOf("fail-on-drift", words`needs ${inputName("dry-run", "true")}; without it the drift is removed.`)]
      : [],

  run: async (values, target, context) => (await import("../queue/apply.js")).applyQueue(values, target, context),
});
