/** Test runs and their results in the format of version 2 of the API. */
import type { Targets } from "../../../engine/state.js";
import type { ReportedCheck } from "../../../state/host.js";
import type { Queue, QueueContext, TestingResult, TestRun } from "../../../state/service-state.js";
import { listPresentChecks, uploadedTargets } from "../../wire/testing-details.js";
import { checkUrl, queuedPullRequest } from "./pull-requests.js";
import { pullRequestUrl, webUrl } from "./queues.js";
import { camelCase, formatV2Time } from "./words.js";

/** Run with a test branch. The API does not show a run before its test branch exists. */
export type StartedRun = TestRun & { readonly startedAtMs: number };

export function isStarted(run: TestRun | undefined): run is StartedRun {
  return run?.startedAtMs != null;
}

export function runRecord(context: QueueContext, run: StartedRun, isSingle = true) {
  const { repository } = context;
  const web = webUrl(repository);
  const { testPullRequest: number } = run;
  const shown = (numbers: readonly number[]) => numbers.map((each) => queuedPullRequest(context, each));
  return {
    id: run.id,
    isBisection: run.kind === "bisection",
    testBranch: run.branch,
    testBranchSha: run.sha,
    testBranchCommitUrl: `${web}/commit/${run.sha}`,
    createdAt: formatV2Time(run.startedAtMs),
    updatedAt: formatV2Time(run.end?.atMs ?? run.startedAtMs),
    status: camelCase(run.status),
    requiredStatusesSource: camelCase(run.requiredStatusesSource),
    requiredStatuses: run.requiredStatuses,
    checks: listPresentChecks(context, run).map((check) => checkRecord(context, run, check)),
    testedPullRequests: shown(run.members),
    dependentPullRequests: shown(run.mode === "parallel" ? run.ahead : []),
    ...(number === null ? {} : { testBranchPullRequest: { number, url: pullRequestUrl(repository, number) } }),
    ...(isSingle ? targetsOf(context, run) : {}),
  };
}

const CONCLUSIONS = { pending: "neutral", success: "success", failure: "failure" } as const;

function checkRecord(context: QueueContext, run: StartedRun, { name, kind, result }: ReportedCheck) {
  const isDone = result !== "pending";
  const isRun = kind === "check-run";
  const words = {
    ...(isRun ? { providerStatus: isDone ? "COMPLETED" : "IN_PROGRESS" } : {}),
    ...(isRun && !isDone ? {} : { providerConclusion: result.toUpperCase() }),
  };
  return {
    id: `${run.id}:${kind}:${name}`,
    name,
    kind: isRun ? "checkRun" : "statusCheck",
    status: isDone ? "completed" : "inProgress",
    conclusion: CONCLUSIONS[result],
    ...words,
    url: checkUrl(context, run, name),
    provider: "github",
  };
}

/** Returns the impacted targets of a run; no fields without an upload. */
function targetsOf(context: QueueContext, run: TestRun) {
  const { own, all } = uploadedTargets(context, run);
  if (own.length === 0) return {};
  return { impactedTargets: { all: targetSet(all), testedPullRequestsOnly: targetSet(own) } };
}

/** Returns the sorted union of several uploads. */
export function targetSet(uploads: readonly Targets[]) {
  const impactsAllTargets = uploads.includes("ALL");
  const names = new Set(uploads.flatMap((targets) => (targets === "ALL" ? [] : targets)));
  const impactedTargets = impactsAllTargets ? [] : [...names].toSorted();
  return { impactsAllTargets, impactedTargets, totalImpactedTargets: impactedTargets.length };
}

export function resultRecord({ runs, ends }: Queue, result: TestingResult) {
  const { number, attempt, atMs, outcome, bisection } = result;
  const run = runs.get(result.run);
  const end = ends.get(number)?.find((each) => each.attempt === attempt);
  return {
    pullRequestNumber: number,
    endedAt: formatV2Time(atMs),
    testingDurationMs: Math.floor((atMs - (run?.startedAtMs ?? atMs)) / 1000) * 1000,
    outcome,
    ...(end === undefined ? {} : { entryConclusion: end.conclusion }),
    isBisection: run?.kind === "bisection",
    startedBisection: bisection === "entered_bisection",
    ...(run === undefined ? {} : { verificationRunId: run.id }),
  };
}
