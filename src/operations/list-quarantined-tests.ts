import { orgSlugMissing } from "../inputs/org-slug.js";
import { listInputs } from "../inputs/quarantined-tests.js";
import { repositoryOperation } from "../operation.js";
import { oldestAge, wholeDays, withAges } from "../quarantined-tests/age.js";
import { readAllQuarantinedTests } from "../quarantined-tests/all-pages.js";
import { filterTests } from "../quarantined-tests/filter.js";
import { listFile } from "../quarantined-tests/list-file.js";
import { listInWords, staleInWords, warningsOf } from "../quarantined-tests/words.js";
import { quarantineSummary } from "../summary/quarantined-tests.js";

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
  check: ({ orgSlug }) => (orgSlug === undefined ? [orgSlugMissing] : []),

  async run(values, { repository }, { client, clock, log, file }) {
    const { orgSlug = "", pageSize, codeOwners, filePatterns, olderThan, failIfOlderThan, format } = values;
    const read = await readAllQuarantinedTests(client, { repository, orgSlug, pageSize });
    const all = withAges(read, clock.now());
    const tests = await filterTests(all, { codeOwners, filePatterns, olderThanMs: olderThan });
    const written = listFile(format, tests);

    for (const warning of warningsOf(tests, written, { olderThan, failIfOlderThan })) log.warning(warning);
    const listed = listInWords({ repository, read: all.length, tests });
    const stale = failIfOlderThan === undefined ? undefined : staleInWords(tests, failIfOlderThan);
    const message = stale ?? listed.message;
    const details = stale === undefined ? listed.details : [listed.message, ...listed.details];
    const oldest = oldestAge(tests);
    return {
      result: stale === undefined ? "listed" : "stale",
      message,
      details,
      outputs: {
        count: tests.length,
        "quarantined-tests-file": file(written.name, written.text),
        "oldest-days": oldest === undefined ? undefined : wholeDays(oldest),
      },
      summary: quarantineSummary({ message, details, tests }),
      record: { quarantinedTests: tests.map(({ test }) => test) },
    };
  },
});
