import { orgSlugMissing } from "../inputs/org-slug.js";
import { listInputs } from "../inputs/quarantined-tests.js";
import { repositoryOperation } from "../operation.js";

export const listQuarantinedTests = repositoryOperation({
  name: "list-quarantined-tests",
  title:
    "Lists the quarantined tests of a repository, and fails when some have been quarantined for too long.",
  inputs: listInputs,
  results: {
    listed: { description: "The whole list was read." },
    stale: {
      description: "A test of the list was quarantined longer ago than `fail-if-older-than`.",
      fails: "result",
    },
  },
  outputs: {
    count: "Number of tests in the list, after the filters.",
    "quarantined-tests-file": "Path of the file with the list, in the chosen format.",
    "oldest-days":
      "For how many whole days the oldest test of the list has been quarantined; empty when that is unknown or the list is empty.",
  },
  permissions: {},
  example: { "org-slug": "my-org" },
  dryRun: "ignored",
  anyHost: true,
  check: async ({ orgSlug, filePatterns = [] }) => [
    ...(orgSlug === undefined ? [orgSlugMissing] : []),
    ...(filePatterns.length === 0
      ? []
      : await (await import("../quarantined-tests/filter.js")).filePatternProblems(filePatterns)),
  ],

  run: async (values, place, context) =>
    (await import("../quarantined-tests/list-outcome.js")).listOutcome(values, place, context),
});
