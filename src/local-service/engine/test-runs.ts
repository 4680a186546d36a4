import { impactedTargetsOf } from "./impacted-targets.js";
import { aheadOf } from "./order.js";
import type { TestPlan } from "./pull-request.js";
import type { Entry, Place, Repository, TestingOutcome, TestRun } from "./world.js";

export interface RunEnd {
  readonly atMs: number;
  readonly status: "succeeded" | "failed";
  readonly reason: string;
}

/** Starts the tests of an entry on top of all that is ahead of it: its predicted base. */
export function startRun(place: Place, entry: Entry): TestRun {
  const { world, repository, queue } = place;
  const id = world.source.newId();
  const ahead = aheadOf(place, entry);
  const headSha = headOf(repository, entry);
  const overridden = queue.settings.requiredStatuses.length > 0;
  const run: TestRun = {
    id,
    branch: `trunk-merge/pr-${entry.number}/${id}`,
    sha: world.source.newSha(),
    createdAtMs: world.timeMs,
    pullRequestNumber: entry.number,
    attempt: entry.attempt,
    headSha,
    requiredStatuses: overridden ? queue.settings.requiredStatuses : repository.requiredStatuses,
    requiredStatusesSource: overridden ? "merge_instance" : "repo_provider_branch_protection",
    aheadAttempts: new Set(ahead.map((other) => other.attempt)),
    aheadNumbers: ahead.map((other) => other.number),
    pushesByHand: queue.pushesByHand,
    ownTargets: impactedTargetsOf(repository, queue.branch, headSha),
    aheadTargets: ahead.flatMap(
      (other) => impactedTargetsOf(repository, queue.branch, headOf(repository, other)) ?? [],
    ),
    mode: queue.settings.mode,
    status: "in_progress",
    end: null,
    endedPlan: null,
  };
  queue.runs.set(id, run);
  return run;
}

/** When and how a running test run will end, as its pull request's plan stands now. */
export function plannedEnd({ repository, queue }: Place, run: TestRun): RunEnd {
  const plan = planOf(repository, run);
  const timeoutAtMs = run.createdAtMs + queue.settings.testingTimeoutMinutes * 60_000;
  const reportedAtMs = reportTime(run, plan);
  const verdict = verdictOf(plan, run.requiredStatuses);
  if (verdict === "never" || reportedAtMs > timeoutAtMs) {
    return { atMs: timeoutAtMs, status: "failed", reason: "TEST_RUN_TIMEOUT" };
  }
  return { atMs: reportedAtMs, status: verdict, reason: "TEST_RUN_REQUIRED_STATUS_FAILED" };
}

const ENDED = {
  passed: "succeeded",
  failed: "failed",
  interrupted: "cancelled",
  cancelled: "cancelled",
} as const;

export function endRun(
  { world, repository }: Omit<Place, "queue">,
  run: TestRun,
  outcome: TestingOutcome,
): void {
  run.endedPlan = planOf(repository, run);
  run.status = ENDED[outcome];
  run.end = { atMs: world.timeMs, outcome };
}

/** The plan of an ended run is the one that it ended with. */
export function planOf(repository: Repository, run: TestRun): TestPlan {
  const plan = run.endedPlan ?? repository.pullRequests.get(run.pullRequestNumber)?.testPlan;
  return plan ?? { testSeconds: 0, result: "fail", checks: [] };
}

/** The moment at which the checks of a run report their results. */
export function reportTime(run: TestRun, plan: TestPlan): number {
  return run.createdAtMs + plan.testSeconds * 1000;
}

/**
 * Whether an entry's tests still show what would be merged: everything they were built on is still ahead or
 * was merged by the queue, nothing new came ahead, and nobody pushed to the branch by hand.
 */
export function isBaseAsPredicted(place: Place, entry: Entry): boolean {
  const run = entry.run;
  if (run === null || run.pushesByHand !== place.queue.pushesByHand) return false;
  const ahead = aheadOf(place, entry).map((other) => other.attempt);
  if (!ahead.every((attempt) => run.aheadAttempts.has(attempt))) return false;
  const gone = [...run.aheadAttempts].filter((attempt) => !ahead.includes(attempt));
  return gone.every((attempt) => place.queue.mergedAttempts.has(attempt));
}

function verdictOf(plan: TestPlan, required: readonly string[]): "succeeded" | "failed" | "never" {
  const checks = plan.checks.filter((check) => required.includes(check.name));
  if (plan.result === "fail" || checks.some((check) => check.result === "failure")) return "failed";
  return checks.some((check) => check.result === "never-reported") ? "never" : "succeeded";
}

function headOf(repository: Repository, entry: Entry): string {
  return repository.pullRequests.get(entry.number)?.headSha ?? "";
}
