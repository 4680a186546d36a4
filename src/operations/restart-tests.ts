import { pullRequestOperation } from "../operation.js";

export const restartTests = pullRequestOperation({
  name: "restart-tests",
  title:
    "Runs the queue's tests of a pull request again. It is sent once: a repeat would throw away the first new run.",
  inputs: {},
  results: { restarted: { description: "The tests were started again." } },
  outputs: { state: "State of the pull request afterwards." },
  permissions: {},
  onTestBranch: "skip",

  run: async (_values, place, context) =>
    (await import("../pull-request/restart-outcome.js")).restartOutcome(place, context),
});
