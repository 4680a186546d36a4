/** What the API tells about a test run, in the shape of the wire. */
import { aheadOf, impactedTargetsOf, unionOf } from "./order.js";
import type { PlannedCheck, TestPlan } from "./pull-request.js";
import { wireTime } from "./records.js";
import { Refusal } from "./refusal.js";
import {
  type Entry,
  findPullRequest,
  type Place,
  type Repository,
  type TestingOutcome,
  type TestRun,
} from "./world.js";

interface RunEnd {
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

const ENDED = { passed: "succeeded", failed: "failed", interrupted: "cancelled", cancelled: "cancelled" } as const;

export function endRun({ world, repository }: Omit<Place, "queue">, run: TestRun, outcome: TestingOutcome): void {
  run.endedPlan = planOf(repository, run);
  run.status = ENDED[outcome];
  run.end = { atMs: world.timeMs, outcome };
}

/** The plan of an ended run is the one that it ended with. */
function planOf(repository: Repository, run: TestRun): TestPlan {
  const plan = run.endedPlan ?? repository.pullRequests.get(run.pullRequestNumber)?.testPlan;
  return plan ?? { testSeconds: 0, result: "fail", checks: [] };
}

/** The moment at which the checks of a run report their results. */
function reportTime(run: TestRun, plan: TestPlan): number {
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

interface ReportedCheck {
  readonly name: string;
  readonly kind: "status" | "check-run";
  readonly result: "pending" | "success" | "failure";
}

const STATUS_STATES = { pending: "PENDING", success: "SUCCESS", failure: "FAILURE" } as const;

export function testingDetails(place: Place, testRunId: string) {
  const { repository, queue } = place;
  // The id may come from the branch of a bisection, which ends in `-bisection` and perhaps a number.
  const run = queue.runs.get(testRunId.replace(/-bisection(-\d+)?$/, ""));
  if (run === undefined) throw new Refusal(404, `Test run ${testRunId} not found`);
  const checks = reportedChecks(place, run);
  return {
    requiredStatuses: run.requiredStatuses,
    requiredStatusesSource: run.requiredStatusesSource,
    testBranch: run.branch,
    testBranchSha: run.sha,
    createdAt: wireTime(run.createdAtMs),
    status: run.status,
    checkSuites: [{ checkRuns: checks.filter((check) => check.kind === "check-run").map(checkRun(repository, run)) }],
    statusChecks: statusRows(checks).map(statusCheck(repository, run)),
    testedPullRequests: [testedPullRequest(repository, run)],
    ...targetsOf(run),
    dependentPrs: run.mode === "parallel" ? run.aheadNumbers : [],
  };
}

/** Pending until the plan's time is up, then each with its result; what is never reported never shows. */
function reportedChecks({ world, repository }: Place, run: TestRun): readonly ReportedCheck[] {
  const plan = planOf(repository, run);
  const isOver = run.status !== "cancelled" && world.timeMs >= reportTime(run, plan);
  return plannedChecks(run, plan).flatMap(({ name, kind = "status", result }) =>
    result === "never-reported" ? [] : [{ name, kind, result: isOver ? result : "pending" }],
  );
}

/** A row for each report of a commit status, as on GitHub: pending first, then how it ended. The newest stands first. */
function statusRows(checks: readonly ReportedCheck[]): readonly ReportedCheck[] {
  const statuses = checks.filter(({ kind }) => kind === "status");
  const ended = statuses.filter(({ result }) => result !== "pending");
  return [...ended, ...statuses.map((check): ReportedCheck => ({ ...check, result: "pending" }))];
}

/** Every required check and every planned one. A failure without a name is the last required check's. */
function plannedChecks(run: TestRun, plan: TestPlan): readonly PlannedCheck[] {
  const isUnnamed = plan.result === "fail" && !plan.checks.some((check) => check.result === "failure");
  const unplanned = run.requiredStatuses.filter((name) => !plan.checks.some((check) => check.name === name));
  const required = unplanned.map((name, index): PlannedCheck => {
    const isFailure = isUnnamed && index === unplanned.length - 1;
    return { name, result: isFailure ? "failure" : "success" };
  });
  return [...required, ...plan.checks];
}

function statusCheck(repository: Repository, run: TestRun) {
  return ({ name, result }: ReportedCheck) => ({
    context: name,
    state: STATUS_STATES[result],
    url: checkUrl(repository, run, name),
  });
}

function checkRun(repository: Repository, run: TestRun) {
  return ({ name, result }: ReportedCheck) => ({
    name,
    url: checkUrl(repository, run, name),
    ...(result === "pending" ? { status: "IN_PROGRESS" } : { status: "COMPLETED", conclusion: STATUS_STATES[result] }),
  });
}

function testedPullRequest(repository: Repository, { pullRequestNumber }: TestRun) {
  const { title } = findPullRequest(repository, pullRequestNumber);
  return { prNumber: pullRequestNumber, prUrl: `${webUrl(repository)}/pull/${pullRequestNumber}`, title };
}

/** Present only where targets were uploaded. */
function targetsOf(run: TestRun) {
  if (run.ownTargets === null) return {};
  return {
    impactedTargets: unionOf([...run.aheadTargets, run.ownTargets]),
    impactedTargetsForTestedPrs: unionOf([run.ownTargets]),
  };
}

function checkUrl(repository: Repository, run: TestRun, name: string): string {
  return `${webUrl(repository)}/commit/${run.sha}/checks/${encodeURIComponent(name)}`;
}

function webUrl({ host, owner, name }: Repository): string {
  return `https://${host}/${owner}/${name}`;
}
