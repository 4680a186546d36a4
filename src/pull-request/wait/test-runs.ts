import { parseTestBranch } from "../../ci/build.js";
import { type Host, HostError } from "../../ci/host.js";
import { messageOf } from "../../errors.js";
import type { Context } from "../../operation.js";
import type { PullRequestRecord, TestRun } from "../../service/service.js";
import type { PullRequestTarget } from "../../target/target.js";
import { checksOf, failingChecks } from "../../test-run/checks.js";
import { testRunId } from "../../test-run/fields.js";
import { readTestRun } from "../../test-run/read.js";
import { isBefore } from "../../text/format.js";
import type { WaitState } from "./rules.js";

/** GitHub may show a new branch some polls late; after so many look-ups in one state there is none. */
const LOOK_UPS = 5;

/** States in which the branch of a pull request's test run may exist. */
const TESTED: ReadonlySet<string> = new Set(["testing", "pending_failure", "tests_passed"]);

export type TestRunWatch = ReturnType<typeof createTestRunWatch>;
export type SeenTestRuns = Awaited<ReturnType<TestRunWatch["seen"]>>;

/**
 * Looks for the queue's test branches of a pull request while its tests run: their names hold the ids of the test
 * runs, and they are gone once it has failed. It works beside the polls and never holds them up.
 */
export function createTestRunWatch(
  { repository, number }: Pick<PullRequestTarget, "repository" | "number">,
  host: Host | undefined,
) {
  const unwanted = new AbortController();
  /** The newest one last, as far as the order is known. */
  const ids: string[] = [];
  /** Why the last look-up failed. */
  let trouble: HostError | undefined;
  /** False when there was never a reason to look: no branch can have been missed. */
  let looked = false;
  let underWay: Promise<void> | undefined;
  /** The state that the look-ups are for, with its time: a restart shows in the time alone. */
  let phase: string | undefined;
  let found = false;
  let left = 0;

  async function look(github: Host): Promise<void> {
    const start = `trunk-merge/pr-${number}/`;
    try {
      const branches = await github.branchesStartingWith(repository, start, unwanted.signal);
      const live = branches.flatMap((branch) => parseTestBranch(branch)?.testRunId ?? []);
      const fresh = [...new Set(live)].filter((id) => !ids.includes(id));
      ids.push(...fresh);
      found ||= fresh.length > 0;
      trouble = undefined;
    } catch (error) {
      // Whatever it is, the wait goes on without.
      trouble = error instanceof HostError ? error : new HostError(`the branches of #${number}`, error);
    }
    underWay = undefined;
  }

  return {
    /** Takes what a poll has shown, and looks for a branch when that is worth a request. */
    polled({ latest, lasting }: WaitState): void {
      const state = lasting === undefined ? (latest?.state ?? "") : "";
      if (!TESTED.has(state)) {
        phase = undefined;
        found = false;
        return;
      }
      const now = `${state} ${latest?.stateChangedAt ?? ""}`;
      if (now !== phase) {
        phase = now;
        left = LOOK_UPS;
        // Tests that start again run on another branch.
        if (state === "testing") found = false;
      }
      // While tests run the record may still name the run before; once they are over it needs no look-up.
      found ||= state !== "testing" && testRunOf(latest) !== undefined;
      // What GitHub refuses once it refuses every time.
      const refused = trouble?.refused === true;
      if (host === undefined || refused || found || left === 0 || underWay !== undefined) return;
      left -= 1;
      looked = true;
      underWay = look(host);
    },
    /** What was seen; waits for a look-up that is under way. */
    async seen() {
      await underWay;
      return { ids, trouble, looked };
    },
    stop: (): void => unwanted.abort(),
  };
}

/** The test run that a record's verdict comes from; undefined where it names none, or in a form that is no id. */
function testRunOf(record: PullRequestRecord | undefined): string | undefined {
  const parsed = testRunId(record?.verifiedByTestRun ?? "");
  return parsed.ok ? parsed.value : undefined;
}

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
  record: PullRequestRecord | undefined,
  target: PullRequestTarget,
  { service, log }: Pick<Context, "service" | "log">,
): Promise<FailedTestRun | undefined> {
  const named = testRunOf(record);
  const ids = named === undefined ? seen : [...seen.filter((id) => id !== named), named];
  const newest = ids.at(-1);
  if (newest === undefined) {
    if (trouble !== undefined) {
      log.info(`test-run-id stays empty: ${trouble.message}.`);
      for (const line of trouble.advice) log.info(line);
    } else if (looked) {
      log.info(`test-run-id stays empty: no test branch of #${target.number} was seen while its tests ran.`);
    }
    return undefined;
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
    return { id: newest, run: undefined };
  }
  const own = read.filter(({ run }) => tests(run, target.number));
  const found = newestOf(own.filter(({ run }) => run.status === "failed")) ?? newestOf(own.filter(explains));
  if (found === undefined)
    log.info(
      "test-run-id stays empty: the test runs that were seen were cancelled or not its own, so another one failed.",
    );
  return found;
}

interface ReadTestRun extends FailedTestRun {
  readonly run: TestRun;
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
