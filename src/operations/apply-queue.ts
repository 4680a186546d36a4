import { createInputWithDefault } from "../inputs/input.js";
import { booleanParser } from "../inputs/parsers.js";
import { defineRepositoryOperation } from "../operation.js";
import { configFileInput } from "../queue/declarations.js";
import { collectInputProblems, createMessageText, toInputReference } from "../text/problem.js";

export const applyQueueOperation = defineRepositoryOperation({
  name: "apply-queue",
  title: "Applies the queue settings in a file of the repository to the queues, or only shows the differences.",
  inputs: {
    configFile: configFileInput,
    failOnDrift: createInputWithDefault(booleanParser, "false", {
      name: "fail-on-drift",
      description: "If `true`, a step with `dry-run` fails if a queue differs from the file.",
    }),
  },
  results: {
    applied: { description: "The step created, changed, paused or resumed queues." },
    unchanged: { description: "Every queue matches the file." },
    drift: {
      description: "A queue differs from the file, and `dry-run` is `true`.",
      fails: "result",
      failsOnly: "only if `fail-on-drift` is `true`",
    },
  },
  outputs: {
    changes:
      "Differences between the file and the queues, as a JSON list. Each item has `branch`, `setting`, `from` and `to`. The item of a new queue has `branch` and `created`. An item with `postponed` was not sent, because the queue is paused.",
    freezes:
      "Queues that are frozen or that the step paused or resumed, as a JSON list. Each item has `branch`, `change` (`paused`, `requested`, `resumed`, `closed` or `none`) and `until`, the end of the freeze or null. Empty if the file has no key `freezes`.",
  },
  permissions: { issues: "write: if the file has the key `freezes`" },
  dryRun: "own",

  check: ({ failOnDrift }, _given, { dryRun }) =>
    collectInputProblems([
      failOnDrift && !dryRun,
      "fail-on-drift",
      createMessageText`this input requires ${toInputReference("dry-run", "true")}. If dry-run is not set, the operation removes the differences.`,
    ]),

  run: async (values, target, context) =>
    (await import("../queue/apply.js")).applyQueueConfigFile(values, target, context),
});
