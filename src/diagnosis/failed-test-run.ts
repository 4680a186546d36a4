import type { GitHostError } from "../ci/host.js";
import { getErrorMessage } from "../errors.js";
import type { PullRequestRecord, QueueService, TestRun } from "../service/service.js";
import type { PullRequestTarget } from "../target/target.js";
import { findFailingChecks, listChecks } from "../test-run/checks.js";
import { testRunIdParser } from "../test-run/fields.js";
import { readTestRun } from "../test-run/read.js";
import { isEarlierTime } from "../text/format.js";
import type { RequestBudget } from "./budget.js";
import type { TestRunWithId } from "./trials.js";

export function readVerificationTestRunId(record: PullRequestRecord | undefined): string | undefined {
  const parsed = testRunIdParser(record?.verifiedByTestRun ?? "");
  return parsed.ok ? parsed.value : undefined;
}

export interface ObservedTestRuns {
  /** Ids of the test runs. The newest is last if the order is known. */
  readonly ids: readonly string[];
  readonly trouble: GitHostError | undefined;
  /** False when the wait did not ask GitHub for test branches. */
  readonly looked: boolean;
}

const NONE_SEEN: ObservedTestRuns = { ids: [], trouble: undefined, looked: false };

/** Maximum milliseconds for a read, because the read delays the step. */
const READ_MS = 10_000;
/**
 * Maximum number of test runs to read. After restarts there may be more, but one of the last runs decided the attempt.
 */
const RUNS_READ = 3;

export interface FailedTestRun {
  readonly id: string;
  readonly run: TestRun | undefined;
}

interface TestRunSources {
  readonly listed: readonly string[];
  readonly seen?: ObservedTestRuns | undefined;
  readonly testRun?: TestRunWithId | undefined;
  readonly service: Pick<QueueService, "readTestRun">;
  readonly budget: RequestBudget;
  note(line: string): void;
}

/**
 * Finds the newest failed test run, else the newest finished one. Searches the service's list, then the record and
 * GitHub. The record may name a run of an earlier attempt. Also returns all runs read, the oldest first if the order is
 * known. Never fails: an unknown fact stays empty, with a note.
 */
export async function findFailedTestRun(
  record: PullRequestRecord | undefined,
  target: PullRequestTarget,
  sources: TestRunSources,
): Promise<{ readonly testRun: FailedTestRun | undefined; readonly runs: readonly TestRunWithId[] }> {
  const { listed, seen = NONE_SEEN, note } = sources;
  const named = readVerificationTestRunId(record);
  const known = named === undefined ? seen.ids : [...seen.ids.filter((id) => id !== named), named];
  const ids = listed.length > 0 ? listed : known;
  const newest = ids.at(-1);
  if (newest === undefined) {
    for (const line of whyNoneSeen(seen, target)) note(line);
    return { testRun: undefined, runs: [] };
  }
  const { read, error } = await readRuns(ids, target, sources);
  if (read.length === 0 && error !== undefined) {
    note(`The output failing-checks is empty: ${getErrorMessage(error)}`);
    return { testRun: { id: newest, run: undefined }, runs: [] };
  }
  const runs = read.filter((each) => explains(each, target.number));
  const testRun = newestOf(runs.filter(({ run }) => run.status === "failed")) ?? newestOf(runs);
  if (testRun === undefined)
    note(
      "The output test-run-id is empty, because all test runs that the step found were canceled or belong to other pull requests.",
    );
  return { testRun, runs };
}

function whyNoneSeen({ trouble, looked }: ObservedTestRuns, { number }: PullRequestTarget): readonly string[] {
  if (trouble !== undefined) return [`The output test-run-id is empty: ${trouble.message}.`, ...trouble.advice];
  return looked
    ? [
        `The output test-run-id is empty, because the step found no test branch of #${number} while the tests of #${number} ran.`,
      ]
    : [];
}

async function readRuns(
  ids: readonly string[],
  target: PullRequestTarget,
  { testRun, service, budget }: TestRunSources,
) {
  const count = Math.min(RUNS_READ, budget.left);
  const last = count > 0 ? ids.slice(-count) : [];
  budget.left -= last.length;
  const readings = await Promise.allSettled(
    last.map(async (id) =>
      testRun?.id === id ? testRun : { id, run: await readTestRun(service, target, id, { withinMs: READ_MS }) },
    ),
  );
  const newest = readings.at(-1);
  return {
    read: readings.flatMap((reading) => (reading.status === "fulfilled" ? [reading.value] : [])),
    error:
      newest === undefined
        ? "the diagnosis has reached its limit of API requests"
        : newest.status === "rejected"
          ? newest.reason
          : undefined,
  };
}

/**
 * True when the run tested this pull request, or lists no pull requests. A canceled run counts only with a failed
 * check.
 */
function explains({ run }: TestRunWithId, number: number): boolean {
  const tested = run.testedPullRequests ?? [];
  const isOwn = tested.length === 0 || tested.some(({ prNumber }) => prNumber === number);
  return isOwn && (run.status !== "cancelled" || findFailingChecks(listChecks(run)).length > 0);
}

/** Returns the newest run by the times of the service. Without times, returns the last run in the list. */
function newestOf(runs: readonly TestRunWithId[]): TestRunWithId | undefined {
  return runs.reduce<TestRunWithId | undefined>((newest, each) => {
    const isOlder = isEarlierTime(each.run.createdAt ?? "", newest?.run.createdAt ?? "");
    return isOlder ? newest : each;
  }, undefined);
}
