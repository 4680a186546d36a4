import type { Client } from "../api/client.js";
import type { SubmittedPullRequest, TestRun } from "../api/schemas.js";
import type { Log } from "../ci/ci.js";
import { messageOf } from "../errors.js";
import type { PullRequestPlace } from "../inputs/place.js";
import { isBefore } from "../iso-time.js";
import { checksOf, failingChecks } from "../test-run/checks.js";
import { readTestRun } from "../test-run/read-test-run.js";
import { testRunOfRecord } from "./states.js";
import type { SeenTestRuns } from "./test-run-watch.js";

/** The report is a courtesy: it may hold up the end of the step for so long, in milliseconds. */
const READ_MS = 10_000;
/** Restarts leave several runs; the one that counts is among the last. */
const RUNS_READ = 3;

/** The test run that explains a failure; `run` is what the service tells of it, if it does. */
export interface FailedTestRun {
  readonly id: string;
  readonly run: TestRun | undefined;
}

/**
 * Of the run that the record names and those that were seen on GitHub the newest one that failed, else the newest one
 * that went on to its end. The record's may be of an earlier attempt, as the service reuses records, so its word alone
 * does not decide. It never fails a step: what is missing stays empty, with a line that says why.
 */
export async function findFailedTestRun(
  { ids: seen, trouble, looked }: SeenTestRuns,
  record: SubmittedPullRequest | undefined,
  place: PullRequestPlace,
  { client, log }: { readonly client: Client; readonly log: Log },
): Promise<FailedTestRun | undefined> {
  const named = record === undefined ? undefined : testRunOfRecord(record);
  const ids = named === undefined ? seen : [...seen.filter((id) => id !== named), named];
  const newest = ids.at(-1);
  if (newest === undefined) {
    if (trouble !== undefined) {
      log.info(`test-run-id stays empty: ${trouble.message}.`);
      for (const line of trouble.advice) log.info(line);
    } else if (looked) {
      log.info(`test-run-id stays empty: no test branch of #${place.number} was seen while its tests ran.`);
    }
    return undefined;
  }
  const readings = await Promise.all(ids.slice(-RUNS_READ).map((id) => tryToRead(client, place, id)));
  const read = readings.filter(({ run }) => run !== undefined);
  if (read.length === 0) {
    log.info(`failing-checks stays empty: ${messageOf(readings.at(-1)?.error)}`);
    return { id: newest, run: undefined };
  }
  const own = read.filter(({ run }) => tests(run, place.number));
  const found = newestOf(own.filter(({ run }) => run?.status === "failed")) ?? newestOf(own.filter(explains));
  if (found === undefined)
    log.info(
      "test-run-id stays empty: the test runs that were seen were cancelled or not its own, so another one failed.",
    );
  return found;
}

interface ReadTestRun extends FailedTestRun {
  readonly error?: unknown;
}

async function tryToRead(client: Client, place: PullRequestPlace, id: string): Promise<ReadTestRun> {
  try {
    return { id, run: await readTestRun(client, place, id, { withinMs: READ_MS }) };
  } catch (error) {
    return { id, run: undefined, error };
  }
}

/** Whether a run tests the pull request; one that does not tell is taken to. */
function tests(run: TestRun | undefined, number: number): boolean {
  const tested = run?.testedPullRequests ?? [];
  return tested.length === 0 || tested.some(({ prNumber }) => prNumber === number);
}

/** A run that the queue gave up says nothing about a failure, unless a check had failed by then. */
function explains({ run }: FailedTestRun): boolean {
  return run !== undefined && (run.status !== "cancelled" || failingChecks(checksOf(run)).length > 0);
}

/** By the service's times; where they say nothing, the one that was seen later. */
function newestOf(runs: readonly FailedTestRun[]): FailedTestRun | undefined {
  return runs.reduce<FailedTestRun | undefined>(
    (newest, other) =>
      newest !== undefined && isBefore(createdAt(other), createdAt(newest)) ? newest : other,
    undefined,
  );
}

function createdAt({ run }: FailedTestRun): string {
  return run?.createdAt ?? "";
}
