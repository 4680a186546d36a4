/** A test run in the format of the API. */
import type { Targets } from "../../engine/state.js";
import * as tree from "../../engine/tree.js";
import { readChecks } from "../../hosts/simulated/simulated-host.js";
import { impactedTargetsOf } from "../../state/facts.js";
import type { ReportedCheck } from "../../state/host.js";
import { Refusal } from "../../state/refusal.js";
import { findPullRequest, nameOf, type QueueContext, type TestRun } from "../../state/service-state.js";
import { requiredChecks } from "../../state/test-runs.js";
import { formatV1Time } from "./records.js";

const STATUS_STATES = { pending: "PENDING", success: "SUCCESS", failure: "FAILURE" } as const;

export function testingDetails(context: QueueContext, testRunId: string) {
  const { repository, queue } = context;
  // The id in the name of a bisection's branch has the suffix `-bisection` or `-bisection-<number>`.
  const id = testRunId.replace(/-bisection(-\d+)?$/, "");
  const run = queue.runs.get(queue.runIds.get(id) ?? 0);
  if (run?.startedAtMs == null) throw new Refusal(404, `Test run ${testRunId} not found`);
  const checks = listPresentChecks(context, run);
  const web = `https://${repository.host}/${nameOf(repository)}`;
  const urlOf = (name: string) => `${web}/commit/${run.sha}/checks/${encodeURIComponent(name)}`;
  const checkRuns = checks.filter(({ kind }) => kind === "check-run");
  return {
    requiredStatuses: run.requiredStatuses,
    requiredStatusesSource: run.requiredStatusesSource,
    testBranch: run.branch,
    testBranchSha: run.sha,
    createdAt: formatV1Time(run.startedAtMs),
    status: run.status,
    checkSuites: [
      { checkRuns: checkRuns.map((each) => ({ name: each.name, url: urlOf(each.name), ...checkRunRow(each) })) },
    ],
    statusChecks: statusRows(checks).map(({ name, result }) => {
      return { context: name, state: STATUS_STATES[result], url: urlOf(name) };
    }),
    testedPullRequests: run.members.map((number) => {
      return { prNumber: number, prUrl: `${web}/pull/${number}`, title: findPullRequest(repository, number).title };
    }),
    ...targetsOf(context, run),
    dependentPrs: run.mode === "parallel" ? run.ahead : [],
  };
}

export function listPresentChecks(context: QueueContext, run: TestRun): readonly ReportedCheck[] {
  if (run.checks !== null) return run.checks;
  return context.state.host === "simulated" ? readChecks(context, run) : requiredChecks(run, "pending");
}

/** Lists all reports of commit statuses, the newest first as on GitHub: final results, then pending reports. */
function statusRows(checks: readonly ReportedCheck[]): readonly ReportedCheck[] {
  const statuses = checks.filter(({ kind }) => kind === "status");
  const ended = statuses.filter(({ result }) => result !== "pending");
  return [...ended, ...statuses.map((check): ReportedCheck => ({ ...check, result: "pending" }))];
}

function checkRunRow({ result }: ReportedCheck) {
  return result === "pending" ? { status: "IN_PROGRESS" } : { status: "COMPLETED", conclusion: STATUS_STATES[result] };
}

/** Returns the impacted targets of a run; no fields if none were uploaded. */
function targetsOf(context: QueueContext, run: TestRun) {
  const { own, all } = uploadedTargets(context, run);
  return own.length === 0 ? {} : { impactedTargets: unionOf(all), impactedTargetsForTestedPrs: unionOf(own) };
}

/** Returns two sets of uploads: for the tested pull requests, and for these and the pull requests ahead. */
export function uploadedTargets({ repository, queue }: QueueContext, { members, ahead }: TestRun) {
  const uploaded = (numbers: readonly number[]) =>
    numbers.flatMap((number): Targets[] => {
      const sha = tree.get(queue.engine.entries, number)?.sha ?? "";
      const targets = impactedTargetsOf(repository, queue.branch, sha);
      return targets === null ? [] : [targets];
    });
  const own = uploaded(members);
  return { own, all: [...uploaded(ahead), ...own] };
}

function unionOf(all: readonly Targets[]): readonly string[] {
  if (all.includes("ALL")) return ["ALL"];
  return [...new Set(all.flatMap((targets) => (targets === "ALL" ? [] : targets)))];
}
