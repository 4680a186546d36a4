import type { Values } from "../inputs/input.js";
import type { WholeRepositoryPlace } from "../inputs/place.js";
import type { listInputs } from "../inputs/quarantined-tests.js";
import type { Context, Outcome } from "../operation.js";
import { quarantineSummary } from "../summary/quarantined-tests.js";
import { oldestAge, wholeDays, withAges } from "./age.js";
import { readAllQuarantinedTests } from "./all-pages.js";
import { filterTests } from "./filter.js";
import { listFile } from "./list-file.js";
import { listInWords, staleInWords, warningsOf } from "./words.js";

/** Writes the list of quarantined tests to a file, and looks for those that are too old. */
export async function listOutcome(
  values: Values<typeof listInputs>,
  { repository }: WholeRepositoryPlace,
  { client, clock, log, file }: Context,
): Promise<Outcome<"listed" | "stale", "count" | "quarantined-tests-file" | "oldest-days">> {
  const { orgSlug = "", pageSize, codeOwners, filePatterns, olderThan, failIfOlderThan, format } = values;
  const read = await readAllQuarantinedTests(client, { repository, orgSlug, pageSize });
  const all = withAges(read.tests, clock.now());
  const tests = await filterTests(all, { codeOwners, filePatterns, olderThanMs: olderThan });
  const written = listFile(format, tests);

  if (read.warning !== undefined) log.warning(read.warning);
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
}
