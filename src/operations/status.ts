import { definePullRequestOperation } from "../operation.js";
import { statusOutputs } from "../pull-request/fields.js";

export const status = definePullRequestOperation({
  name: "status",
  title: "Reads the state and position of a pull request in the merge queue.",
  inputs: {},
  results: {
    found: { description: "The pull request was submitted to this queue." },
    "not-submitted": { description: "The pull request was never submitted to this queue." },
  },
  outputs: statusOutputs,
  dryRun: "ignored",

  run: async (_values, target, context) => (await import("../pull-request/status.js")).readStatus(target, context),
});
