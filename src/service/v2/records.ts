import type * as z from "zod/mini";
import type { PullRequestHistory, PullRequestRecord, TestingResult, TestRun } from "../service.js";
import type { pullRequest, queueEntryHistories, testingResults, testsPage, verificationRun } from "./schemas.js";

export type PullRequest = z.infer<typeof pullRequest>;
export type StateTransition = z.infer<typeof queueEntryHistories>["data"][number]["transitions"][number];
export type TestListItem = z.infer<typeof testsPage>["data"][number];
type VerificationRun = z.infer<typeof verificationRun>;
type TestingResultRow = z.infer<typeof testingResults>["data"][number];

type QueuedRecord = PullRequestRecord & { readonly prNumber: number };

/** Returns the record of a pull request in a queue; undefined if the pull request was never submitted to that queue. */
export function findPullRequestRecord(queueId: string, pullRequest: PullRequest): QueuedRecord | undefined {
  const { id: _id, number, title, sha, baseBranch, author, state, queueEntry, ...others } = pullRequest;
  if (queueEntry == null || queueEntry.mergeQueueId !== queueId) return undefined;
  const { readiness, skipsTheLine, direct, allowBatching, verifiedByVerificationRunId, ...entry } = queueEntry;
  return {
    ...others,
    ...entry,
    prNumber: number,
    prState: state,
    prTitle: title,
    prSha: sha,
    prBaseBranch: baseBranch,
    prAuthor: author,
    skipTheLine: skipsTheLine,
    forceEnqueued: direct,
    noBatch: allowBatching == null ? undefined : !allowBatching,
    verifiedByTestRun: verifiedByVerificationRunId,
    readiness: readiness == null ? readiness : readinessOf(readiness),
  };
}

function readinessOf(readiness: NonNullable<NonNullable<PullRequest["queueEntry"]>["readiness"]>) {
  const { mergeability, mergeabilityDetails, ...others } = readiness;
  const reasons = mergeabilityDetails?.reasons;
  return { ...others, gitHubMergeability: mergeability, ...(reasons === undefined ? {} : { reasons }) };
}

export function createPullRequestHistory(
  record: PullRequestRecord,
  transitions: readonly StateTransition[],
): PullRequestHistory {
  return {
    ...record,
    timeline: transitions.map(({ state, changedAt, reason, verificationRunId, failed, pendingFailure }) => {
      const { kind, number } = failed?.conflictCulprit ?? {};
      const failing = (failed ?? pendingFailure)?.failureCausingChecks ?? [];
      return {
        state,
        timestamp: changedAt,
        reason: reason?.toUpperCase(),
        testRunId: verificationRunId,
        ...(failing.length === 0 ? {} : { failingChecks: failing.map(({ name }) => name) }),
        ...(kind == null ? {} : { failure: { conflictCulprit: { type: kind, number } } }),
      };
    }),
  };
}

export function toTestRun(run: VerificationRun): TestRun {
  const { checks, testedPullRequests, dependentPullRequests, impactedTargets, ...others } = run;
  const reports = checks ?? [];
  return {
    ...others,
    checkSuites: [{ checkRuns: reports.filter(({ kind }) => kind !== "status_check").map(checkRunOf) }],
    statusChecks: reports.filter(({ kind }) => kind === "status_check").map(statusOf),
    testedPullRequests: testedPullRequests?.map(({ number, url, title }) => ({ prNumber: number, prUrl: url, title })),
    dependentPrs: dependentPullRequests?.map(({ number }) => number),
    impactedTargets: targetsIn(impactedTargets?.all),
    impactedTargetsForTestedPrs: targetsIn(impactedTargets?.testedPullRequestsOnly),
  };
}

type Check = NonNullable<VerificationRun["checks"]>[number];

/** Conclusions and states of GitHub checks that this version understands. */
const PROVIDER_WORDS: ReadonlySet<string> = new Set(
  "success neutral skipped pending expected failure error timed_out cancelled action_required startup_failure stale".split(
    " ",
  ),
);

/**
 * Returns the conclusion of a check. GitHub's own conclusion is more exact, because the service replaces several of
 * GitHub's conclusions with `neutral`. If this version does not know GitHub's conclusion, returns the service's
 * conclusion.
 */
function conclusionOf({ providerConclusion, conclusion }: Check) {
  const own = conclusion === "timeout" ? "timed_out" : conclusion;
  const isVague = own == null || own === "neutral";
  return providerConclusion != null && (isVague || PROVIDER_WORDS.has(providerConclusion)) ? providerConclusion : own;
}

function checkRunOf(check: Check) {
  const isCompleted = (check.status ?? "completed") === "completed";
  const conclusion = isCompleted ? conclusionOf(check) : undefined;
  return { name: check.name, url: check.url, status: check.status, conclusion };
}

function statusOf(check: Check) {
  const isPending = check.providerConclusion == null && (check.status ?? "completed") !== "completed";
  return { context: check.name, url: check.url, state: isPending ? "pending" : conclusionOf(check) };
}

type Targets = NonNullable<VerificationRun["impactedTargets"]>["all"];

function targetsIn(targets: Targets): readonly string[] | undefined {
  if (targets == null) return undefined;
  return targets.impactsAllTargets === true ? ["ALL"] : (targets.impactedTargets ?? undefined);
}

export function toTestingResult(row: TestingResultRow): TestingResult {
  const { pullRequestNumber, entryConclusion, verificationRunId, isBisection, startedBisection, outcome } = row;
  const bisection = startedBisection === true ? "entered_bisection" : "in_bisection";
  return {
    prNumber: pullRequestNumber,
    endedAt: row.endedAt,
    testingDurationMs: row.testingDurationMs,
    outcome: outcome ?? "",
    cycleConclusion: entryConclusion,
    testRunId: verificationRunId ?? "",
    bisection: startedBisection === true || isBisection === true ? bisection : undefined,
  };
}
