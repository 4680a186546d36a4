import { definePullRequestOperation } from "../operation.js";
import { multiPullRequestOutputs, multiPullRequestResults, statusOutputs } from "../pull-request/fields.js";
import { extractPullRequestSelection, pullRequestSelectionInputs } from "../target/selection.js";

export const statusOperation = definePullRequestOperation({
  name: "status",
  title: "Reads the state, position and expected merge time of a pull request in the queue.",
  inputs: pullRequestSelectionInputs,
  results: {
    found: { description: "The pull request was submitted to this queue." },
    "not-submitted": { description: "The pull request was never submitted to this queue." },
    ...multiPullRequestResults,
  },
  outputs: { ...statusOutputs, ...multiPullRequestOutputs },
  dryRun: "ignored",
  many: {
    guardsHeads: false,
    select: extractPullRequestSelection,
    run: async (_values, targets, context) =>
      (await import("../pull-request/many.js")).readStatusOfPullRequests(targets, context),
  },

  run: async (_values, target, context) =>
    (await import("../pull-request/status.js")).readPullRequestStatus(target, context),
});
