import { pullRequestOperation } from "../operation.js";

export const cancel = pullRequestOperation({
  name: "cancel",
  title: "Takes a pull request out of the merge queue; does nothing when it is not in it.",
  inputs: {},
  results: {
    cancelled: { description: "It was taken out of the queue." },
    "not-queued": { description: "It was not in the queue." },
    "already-merged": { description: "It was merged already." },
  },
  outputs: { state: "State of the pull request afterwards." },
  permissions: {},
  onTestBranch: "skip",

  run: async (_values, place, context) =>
    (await import("../pull-request/cancel-outcome.js")).cancelOutcome(place, context),
});
