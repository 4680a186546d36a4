/** What the API tells about a test run, in the shape of the wire. */

import { unionOf } from "./impacted-targets.js";
import { findPullRequest } from "./lookup.js";
import type { PlannedCheck, TestPlan } from "./pull-request.js";
import { wireTime } from "./records.js";
import { Refusal } from "./refusal.js";
import { planOf, reportTime } from "./test-runs.js";
import type { Place, Repository, TestRun } from "./world.js";

interface ReportedCheck {
  readonly name: string;
  readonly kind: "status" | "check-run";
  readonly result: "pending" | "success" | "failure";
}

export interface TestingDetails {
  readonly requiredStatuses: readonly string[];
  readonly requiredStatusesSource: TestRun["requiredStatusesSource"];
  readonly testBranch: string;
  readonly testBranchSha: string;
  readonly createdAt: string;
  readonly status: TestRun["status"];
  readonly checkSuites: readonly { readonly checkRuns: readonly object[] }[];
  readonly statusChecks: readonly {
    readonly context: string;
    readonly state: string;
    readonly url: string;
  }[];
  readonly testedPullRequests: readonly {
    readonly prNumber: number;
    readonly prUrl: string;
    readonly title: string;
  }[];
  readonly impactedTargets?: readonly string[];
  readonly impactedTargetsForTestedPrs?: readonly string[];
  /** Empty in a single queue, whatever is ahead there. */
  readonly dependentPrs: readonly number[];
}

const STATUS_STATES = { pending: "PENDING", success: "SUCCESS", failure: "FAILURE" } as const;

export function testingDetails(place: Place, testRunId: string): TestingDetails {
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
    checkSuites: [
      { checkRuns: checks.filter((check) => check.kind === "check-run").map(checkRun(repository, run)) },
    ],
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
    ...(result === "pending"
      ? { status: "IN_PROGRESS" }
      : { status: "COMPLETED", conclusion: STATUS_STATES[result] }),
  });
}

function testedPullRequest(repository: Repository, { pullRequestNumber }: TestRun) {
  const { title } = findPullRequest(repository, pullRequestNumber);
  return { prNumber: pullRequestNumber, prUrl: `${webUrl(repository)}/pull/${pullRequestNumber}`, title };
}

/** Present only where targets were uploaded. */
function targetsOf(run: TestRun): Pick<TestingDetails, "impactedTargets" | "impactedTargetsForTestedPrs"> {
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
