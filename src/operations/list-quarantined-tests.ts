import { optional, withDefault } from "../inputs/input.js";
import { lines, oneOf, parseDuration, wholeNumber } from "../inputs/parsers.js";
import { repositoryOperation } from "../operation.js";
import { LARGEST_PAGE, LIST_FORMATS, orgSlugInput, orgSlugMissing } from "../quarantined-tests/inputs.js";

export const listQuarantinedTests = repositoryOperation({
  name: "list-quarantined-tests",
  title: "Lists the quarantined tests of a repository, and fails when some have been quarantined for too long.",
  inputs: {
    orgSlug: orgSlugInput,
    pageSize: withDefault(wholeNumber(1, LARGEST_PAGE), `${LARGEST_PAGE}`, {
      name: "page-size",
      description: "How many tests one request asks for, from 1 to 100. All pages are read whatever it is.",
    }),
    codeOwners: optional(lines, {
      name: "code-owner",
      description:
        "Keep tests of any of these code owners, one per line, as in CODEOWNERS. Capital letters and the leading `@` do not matter.",
    }),
    filePatterns: optional(lines, {
      name: "file-pattern",
      description:
        "Keep tests whose file fits any of these globs, one per line: `src/**` is for the whole path, `*.spec.ts` (without a slash) for the file's own name.",
    }),
    olderThan: optional(parseDuration, {
      name: "older-than",
      description:
        "Keep tests that were quarantined longer ago than this. One whose time of quarantine cannot be read stays.",
    }),
    failIfOlderThan: optional(parseDuration, {
      name: "fail-if-older-than",
      description:
        "Fail the step when a test of the list was quarantined longer ago than this. One whose time of quarantine cannot be read gets a warning instead.",
    }),
    format: withDefault(oneOf(...LIST_FORMATS), "json", {
      name: "format",
      description:
        "Format of the file: `json` (the service's items), `csv`, `markdown` (by code owner) or `lines` (one name per line, for a test runner).",
    }),
  },
  results: {
    listed: { description: "The whole list was read." },
    stale: { description: "A test of the list was quarantined longer ago than `fail-if-older-than`.", fails: "result" },
  },
  outputs: {
    count: "Number of tests in the list, after the filters.",
    "quarantined-tests-file": "Path of the file with the list, in the chosen format.",
    "oldest-days":
      "For how many whole days the oldest test of the list has been quarantined; empty when that is unknown or the list is empty.",
  },
  example: { "org-slug": "my-org" },
  dryRun: "ignored",
  anyHost: true,
  check: async ({ orgSlug, filePatterns = [] }) => [
    ...(orgSlug === undefined ? [orgSlugMissing] : []),
    ...(filePatterns.length === 0
      ? []
      : await (await import("../quarantined-tests/filter.js")).filePatternProblems(filePatterns)),
  ],

  run: async (values, target, context) => (await import("../quarantined-tests/list.js")).list(values, target, context),
});
