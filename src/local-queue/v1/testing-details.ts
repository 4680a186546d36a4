/** What the API tells about a test run, in the shape of the wire. */
import type { Targets } from "../engine/state.js";
import * as tree from "../engine/tree.js";
import { impactedTargetsOf } from "../world/facts.js";
import type { ReportedCheck } from "../world/host.js";
import { checksOf } from "../world/made-up-host.js";
import { Refusal } from "../world/refusal.js";
import { requiredChecks } from "../world/test-runs.js";
import { findPullRequest, type Place, type Queue, type Repository, type TestRun } from "../world/world.js";
import { wireTime } from "./timeline.js";

const STATUS_STATES = { pending: "PENDING", success: "SUCCESS", failure: "FAILURE" } as const;

export function testingDetails(place: Place, testRunId: string) {
  const { repository, queue } = place;
  const run = findRun(queue, testRunId);
  if (run?.startedAtMs == null) throw new Refusal(404, `Test run ${testRunId} not found`);
  const checks = checksNow(place, run);
  return {
    requiredStatuses: run.requiredStatuses,
    requiredStatusesSource: run.requiredStatusesSource,
    testBranch: run.branch,
    testBranchSha: run.sha,
    createdAt: wireTime(run.startedAtMs),
    status: run.status,
    checkSuites: [{ checkRuns: checks.filter((check) => check.kind === "check-run").map(checkRun(repository, run)) }],
    statusChecks: statusRows(checks).map(statusCheck(repository, run)),
    testedPullRequests: run.members.map((number) => testedPullRequest(repository, number)),
    ...targetsOf(place, run),
    dependentPrs: run.mode === "parallel" ? run.ahead : [],
  };
}

/** The id may come from the branch of a bisection, which ends in `-bisection` and perhaps a number. */
function findRun({ runs, runIds }: Queue, testRunId: string): TestRun | undefined {
  return runs.get(runIds.get(testRunId.replace(/-bisection(-\d+)?$/, "")) ?? 0);
}

/** The checks of a run as they stand. */
export function checksNow(place: Place, run: TestRun): readonly ReportedCheck[] {
  if (run.checks !== null) return run.checks;
  return place.world.host === "made-up" ? checksOf(place, run) : requiredChecks(run, "pending");
}

/** A row for each report of a commit status, as on GitHub: pending first, then how it ended. The newest stands first. */
function statusRows(checks: readonly ReportedCheck[]): readonly ReportedCheck[] {
  const statuses = checks.filter(({ kind }) => kind === "status");
  const ended = statuses.filter(({ result }) => result !== "pending");
  return [...ended, ...statuses.map((check): ReportedCheck => ({ ...check, result: "pending" }))];
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

function testedPullRequest(repository: Repository, number: number) {
  const { title } = findPullRequest(repository, number);
  return { prNumber: number, prUrl: `${webUrl(repository)}/pull/${number}`, title };
}

/** Present only where targets were uploaded. */
function targetsOf({ repository, queue }: Place, { members, ahead }: TestRun) {
  const uploaded = (numbers: readonly number[]) =>
    numbers.flatMap((number): Targets[] => {
      const sha = tree.get(queue.engine.entries, number)?.sha ?? "";
      const targets = impactedTargetsOf(repository, queue.branch, sha);
      return targets === null ? [] : [targets];
    });
  const own = uploaded(members);
  if (own.length === 0) return {};
  return { impactedTargets: unionOf([...uploaded(ahead), ...own]), impactedTargetsForTestedPrs: unionOf(own) };
}

function unionOf(all: readonly Targets[]): readonly string[] {
  if (all.includes("ALL")) return ["ALL"];
  return [...new Set(all.flatMap((targets) => (targets === "ALL" ? [] : targets)))];
}

function checkUrl(repository: Repository, run: TestRun, name: string): string {
  return `${webUrl(repository)}/commit/${run.sha}/checks/${encodeURIComponent(name)}`;
}

function webUrl({ host, owner, name }: Repository): string {
  return `https://${host}/${owner}/${name}`;
}
