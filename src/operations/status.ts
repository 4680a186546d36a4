import { definePullRequestOperation } from "../operation.js";
import { manyOutputs, manyResults, statusOutputs } from "../pull-request/fields.js";
import { selectionInputs, selectMany } from "../target/selection.js";

export const status = definePullRequestOperation({
  name: "status",
  title: "Reads the state, position and expected merge time of a pull request in the queue.",
  inputs: selectionInputs,
  results: {
    found: { description: "The pull request was submitted to this queue." },
    "not-submitted": { description: "The pull request was never submitted to this queue." },
    ...manyResults,
  },
  outputs: { ...statusOutputs, ...manyOutputs },
  dryRun: "ignored",
  many: {
    guardsHeads: false,
    select: selectMany,
    run: async (_values, targets, context) =>
      (await import("../pull-request/many.js")).readStatusOfPullRequests(targets, context),
  },

  run: async (_values, target, context) => (await import("../pull-request/status.js")).readStatus(target, context),
});
