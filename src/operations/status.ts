import { pullRequestOperation } from "../operation.js";
import { statusOutputs } from "../pull-request/fields.js";

export const status = pullRequestOperation({
  name: "status",
  title: "Reads where a pull request stands in the merge queue.",
  inputs: {},
  results: {
    found: { description: "The queue knows the pull request." },
    "not-submitted": { description: "It was never submitted to this queue." },
  },
  outputs: statusOutputs,
  dryRun: "ignored",

  run: async (_values, target, context) => (await import("../pull-request/status.js")).status(target, context),
});
