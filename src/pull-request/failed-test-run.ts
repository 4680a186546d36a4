import type { HostError } from "../ci/host.js";
import { messageOf } from "../errors.js";
import type { Context } from "../operation.js";
import type { PullRequestRecord, TestRun } from "../service/service.js";
import type { PullRequestTarget } from "../target/target.js";
import { checksOf, failingChecks } from "../test-run/checks.js";
import { testRunId } from "../test-run/fields.js";
import { readTestRun } from "../test-run/read.js";
import type { ReadTestRun } from "../test-run/trials.js";
import { isBefore } from "../text/format.js";

/** The test run that a record's verdict comes from; undefined where it names none, or in a form that is no id. */
export function namedTestRun(record: PullRequestRecord | undefined): string | undefined {
  const parsed = testRunId(record?.verifiedByTestRun ?? "");
  return parsed.ok ? parsed.value : undefined;
}

/** What a look at GitHub's branches has shown of a pull request's test runs. */
export interface SeenTestRuns {
  /** The newest one last, as far as the order is known. */
  readonly ids: readonly string[];
  /** Why the last look-up failed. */
  readonly trouble: HostError | undefined;
  /** False when there was never a reason to look: no branch can have been missed. */
  readonly looked: boolean;
}

/** Where nobody looked. */
export const NONE_SEEN: SeenTestRuns = { ids: [], trouble: undefined, looked: false };

/** The report is a courtesy: it may hold up the end of the step for so long, in milliseconds. */
const READ_MS = 10_000;
/** Restarts leave several runs; the one that counts is among the last. */
const RUNS_READ = 3;

/** The test run that explains a failure; `run` is what the service tells of it, if it does. */
export interface FailedTestRun {
  readonly id: string;
  readonly run: TestRun | undefined;
}

interface FoundTestRuns {
  readonly testRun: FailedTestRun | undefined;
  /** What could be read of the pull request's own runs that came to an end, the oldest first as far as that is known. */
  readonly runs: readonly ReadTestRun[];
}

const NONE_FOUND: FoundTestRuns = { testRun: undefined, runs: [] };

/**
 * Of the runs that the service lists for the attempt, or else of the run that the record names and those that were seen
 * on GitHub, the newest one that failed, else the newest one that went on to its end. The record's may be of an earlier
 * attempt, as the service reuses records, so its word alone does not decide. It never fails a step: what is missing stays
 * empty, with a line that says why.
 */
export async function findFailedTestRun(
  { ids: seen, trouble, looked }: SeenTestRuns,
  record: PullRequestRecord | undefined,
  target: PullRequestTarget,
  { service, log }: Pick<Context, "service" | "log">,
  listed: readonly string[] = [],
): Promise<FoundTestRuns> {
  const named = namedTestRun(record);
  const known = named === undefined ? seen : [...seen.filter((id) => id !== named), named];
  const ids = listed.length > 0 ? listed : known;
  const newest = ids.at(-1);
  if (newest === undefined) {
    if (trouble !== undefined) {
      log.info(`test-run-id stays empty: ${trouble.message}.`);
      for (const line of trouble.advice) log.info(line);
    } else if (looked) {
      log.info(`test-run-id stays empty: no test branch of #${target.number} was seen while its tests ran.`);
    }
    return NONE_FOUND;
  }
  const readings = await Promise.allSettled(
    ids
      .slice(-RUNS_READ)
      .map(async (id) => ({ id, run: await readTestRun(service, target, id, { withinMs: READ_MS }) })),
  );
  const read = readings.flatMap((reading) => (reading.status === "fulfilled" ? [reading.value] : []));
  const last = readings.at(-1);
  if (read.length === 0 && last?.status === "rejected") {
    log.info(`failing-checks stays empty: ${messageOf(last.reason)}`);
    return { testRun: { id: newest, run: undefined }, runs: [] };
  }
  const own = read.filter(({ run }) => tests(run, target.number));
  const found = newestOf(own.filter(({ run }) => run.status === "failed")) ?? newestOf(own.filter(explains));
  if (found === undefined)
    log.info(
      "test-run-id stays empty: the test runs that were seen were cancelled or not its own, so another one failed.",
    );
  return { testRun: found, runs: own.filter(explains) };
}

/** Whether a run tests the pull request; one that does not tell is taken to. */
function tests({ testedPullRequests }: TestRun, number: number): boolean {
  const tested = testedPullRequests ?? [];
  return tested.length === 0 || tested.some(({ prNumber }) => prNumber === number);
}

/** A run that the queue gave up says nothing about a failure, unless a check had failed by then. */
function explains({ run }: ReadTestRun): boolean {
  return run.status !== "cancelled" || failingChecks(checksOf(run)).length > 0;
}

/** By the service's times; where they say nothing, the one that was seen later. */
function newestOf(runs: readonly ReadTestRun[]): ReadTestRun | undefined {
  return runs.reduce<ReadTestRun | undefined>(
    (newest, other) =>
      newest !== undefined && isBefore(other.run.createdAt ?? "", newest.run.createdAt ?? "") ? newest : other,
    undefined,
  );
}
