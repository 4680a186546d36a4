import type { OperationContext, OperationResult } from "../operation.js";
import { determineServiceTime } from "../service/present.js";
import type { Repository } from "../service/service.js";
import type { RepositoryTarget } from "../target/target.js";
import { formatCount, formatDuration } from "../text/format.js";
import type { InputNameFormatter } from "../text/problem.js";
import { shortenText } from "../text/truncate.js";
import {
  computeQuarantinedTestDetails,
  filterTests,
  findOldestTestAgeDays,
  type QuarantinedTestDetails,
  sortTestsByAge,
  type TestFilters,
} from "./filter.js";
import { formatTestListFile } from "./formats.js";
import type { TEST_LIST_FORMATS } from "./inputs.js";
import { formatQuarantinePage } from "./page.js";
import { readAllQuarantinedTests } from "./read.js";

interface ListInputs extends TestFilters {
  readonly orgSlug: string | undefined;
  readonly pageSize: number;
  readonly failIfOlderThan: number | undefined;
  readonly format: (typeof TEST_LIST_FORMATS)[number];
}

export async function listTests(
  inputs: ListInputs,
  { repository }: RepositoryTarget,
  { service, clock, log, run, nameInput, writeFile }: OperationContext,
): Promise<OperationResult<"listed" | "stale", "count" | "quarantined-tests-file" | "oldest-days">> {
  const { pageSize, failIfOlderThan, format } = inputs;
  const orgSlug = run.hasV1Token ? (inputs.orgSlug ?? "") : "";
  const read = await readAllQuarantinedTests(service, { repository, orgSlug, pageSize });
  // The times of quarantined tests may be old, so the service's clock cannot be derived from them.
  const { ms: nowMs, notes } = determineServiceTime(service, clock, []);
  const aged = read.tests.map((test) => computeQuarantinedTestDetails(test, nowMs));
  const tests = await filterTests(aged, inputs);
  const written = formatTestListFile(format, tests);

  if (read.warning !== undefined) log.warning(read.warning);
  for (const warning of createTestListWarnings(tests, written.omitted, inputs, nameInput)) log.warning(warning);
  const listed = describeQuarantinedTests(repository, read.tests.length, tests, nameInput);
  const stale = failIfOlderThan === undefined ? undefined : describeStaleTests(tests, failIfOlderThan);
  const message = stale ?? listed.message;
  const details = [...(stale === undefined ? [] : [listed.message]), ...listed.details, ...notes];
  return {
    result: stale === undefined ? "listed" : "stale",
    message,
    details,
    outputs: {
      count: tests.length,
      "quarantined-tests-file": writeFile(written.name, written.text),
      "oldest-days": findOldestTestAgeDays(tests),
    },
    summary: formatQuarantinePage(message, details, tests),
    record: { quarantinedTests: tests.map(({ test }) => test) },
  };
}

/** Formats the message and the details. `read` is the number of tests before the filters. */
export function describeQuarantinedTests(
  { owner, name }: Repository,
  read: number,
  tests: readonly QuarantinedTestDetails[],
  nameInput: InputNameFormatter,
) {
  const of = `of ${owner}/${name}`;
  const count = tests.length;
  const unknown = countUnknownAges(tests);
  const whole =
    count === 0
      ? `No test ${of} is listed as quarantined`
      : `${formatCount(count, "test")} ${of} ${count === 1 ? "is" : "are"} listed as quarantined`;
  const part = `${count} of ${formatCount(read, "quarantined test")} ${of} ${count === 1 ? "matches" : "match"} the filters`;
  const [host, slug] = ["repository-host", "org-slug"].map((input) => nameInput(input));
  const doubt = `If the list should not be empty, check the spelling of ${nameInput("repository")}, ${host} and ${slug}.`;
  return {
    message: `${count === read ? whole : part}.`,
    details: [...(read === 0 ? [doubt] : []), ...(unknown === 0 ? [] : [`${unreadable(unknown)}.`])],
  };
}

const SHOWN_CHARACTERS = 300;

export function describeStaleTests(tests: readonly QuarantinedTestDetails[], limitMs: number): string | undefined {
  const stale = sortTestsByAge(tests).filter(({ ageMs }) => ageMs !== undefined && ageMs > limitMs);
  const oldest = stale[0];
  if (oldest === undefined) return undefined;
  const { test, owners, days = 0 } = oldest;
  const owner = owners.length === 0 ? "without code owner" : `of ${shortenText(owners.join(", "), SHOWN_CHARACTERS)}`;
  const [were, which] = stale.length === 1 ? ["was", ":"] : ["were", "; the oldest is"];
  return `${stale.length} of ${formatCount(tests.length, "test")} in the list ${were} quarantined more than ${formatDuration(limitMs)} ago${which} "${shortenText(test.name, SHOWN_CHARACTERS)}" ${owner}, for ${formatCount(days, "day")}.`;
}

export function createTestListWarnings(
  tests: readonly QuarantinedTestDetails[],
  omitted: number,
  { olderThan, failIfOlderThan }: Pick<ListInputs, "olderThan" | "failIfOlderThan">,
  nameInput: InputNameFormatter,
): readonly string[] {
  const unknown = countUnknownAges(tests);
  const them = unknown === 1 ? "this test" : "these tests";
  const consequences = [
    ...(olderThan === undefined ? [] : [`${nameInput("older-than")} includes ${them}`]),
    ...(failIfOlderThan === undefined ? [] : [`${nameInput("fail-if-older-than")} ignores ${them}`]),
  ];
  return [
    ...(unknown === 0 || consequences.length === 0 ? [] : [`${unreadable(unknown)}: ${consequences.join(", and ")}.`]),
    ...(omitted === 0
      ? []
      : [
          `The file omits ${formatCount(omitted, "name")}. A name in the file cannot be blank, and cannot contain line breaks or other control characters. The format json contains every test.`,
        ]),
  ];
}

function countUnknownAges(tests: readonly QuarantinedTestDetails[]): number {
  return tests.filter(({ ageMs }) => ageMs === undefined).length;
}

function unreadable(count: number): string {
  return `The step cannot read when ${formatCount(count, "test")} ${count === 1 ? "was" : "were"} quarantined`;
}
