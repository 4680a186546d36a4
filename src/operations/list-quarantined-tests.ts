import { createInputWithDefault, createOptionalInput } from "../inputs/input.js";
import { createChoiceParser, createWholeNumberParser, lineListParser, parseDuration } from "../inputs/parsers.js";
import { defineRepositoryOperation } from "../operation.js";
import { MAX_PAGE_SIZE, missingOrgSlugProblem, orgSlugInput, TEST_LIST_FORMATS } from "../quarantined-tests/inputs.js";

export const listQuarantinedTestsOperation = defineRepositoryOperation({
  name: "list-quarantined-tests",
  title:
    "Lists the quarantined tests of a repository. If you set a time limit, fails if a test has been quarantined for longer.",
  inputs: {
    orgSlug: orgSlugInput,
    pageSize: createInputWithDefault(createWholeNumberParser(1, MAX_PAGE_SIZE), `${MAX_PAGE_SIZE}`, {
      name: "page-size",
      description:
        "Number of tests in the reply to one API request, from 1 to 100. The step reads all pages of the list.",
    }),
    codeOwners: createOptionalInput(lineListParser, {
      name: "code-owner",
      description:
        "Code owners, one per line. The step lists only tests of these owners. Upper and lower case and a leading `@` make no difference.",
    }),
    filePatterns: createOptionalInput(lineListParser, {
      name: "file-pattern",
      description:
        "Globs, one per line. The step lists only tests whose file matches one of these globs. `src/**` matches the path; `*.spec.ts` (without a slash) matches the file name.",
    }),
    olderThan: createOptionalInput(parseDuration, {
      name: "older-than",
      description:
        "Minimum time in quarantine. The step omits tests that have been quarantined for a shorter time. Tests with an unknown time stay in the list.",
    }),
    failIfOlderThan: createOptionalInput(parseDuration, {
      name: "fail-if-older-than",
      description:
        "Maximum time in quarantine. The step fails if a listed test has been quarantined for longer than this time. An unknown time in quarantine causes only a warning.",
    }),
    format: createInputWithDefault(createChoiceParser(...TEST_LIST_FORMATS), "json", {
      name: "format",
      description:
        "Format of the file with the list: `json` (the items of the service), `csv`, `markdown` (by code owner) or `lines` (one name per line).",
    }),
  },
  results: {
    listed: { description: "The step read the complete list." },
    stale: { description: "A listed test has been quarantined for longer than `fail-if-older-than`.", fails: "result" },
  },
  outputs: {
    count: "Number of tests in the list, after the filters.",
    "quarantined-tests-file": "Path of the file with the list.",
    "oldest-days":
      "Time in days since the oldest quarantine in the list; empty if this time is unknown or the list is empty.",
  },
  example: { "org-slug": "my-org" },
  dryRun: "ignored",
  anyHost: true,
  check: async ({ orgSlug, filePatterns = [] }, _given, { run }) => [
    ...(orgSlug === undefined && run.hasV1Token ? [missingOrgSlugProblem] : []),
    ...(filePatterns.length === 0
      ? []
      : await (await import("../quarantined-tests/filter.js")).findFilePatternProblems(filePatterns)),
  ],

  run: async (values, target, context) =>
    (await import("../quarantined-tests/list.js")).listTests(values, target, context),
});
