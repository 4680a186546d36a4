import { type DiagnosisResult, diagnosePullRequest } from "../diagnosis/diagnose.js";
import { diagnoseTestRun } from "../diagnosis/testing-details.js";
import { formatPlannedRequests, type OperationContext, type OperationResult } from "../operation.js";
import type { ReportInputValues } from "../outcome/inputs.js";
import { listOutcomes, type OutcomeFacts } from "../outcome/outcomes.js";
import { type ReportResult, reportKnownOutcome, reportOutcome } from "../outcome/report-outcome.js";
import { createPullRequestThread, rethrowGitHubErrorWithContext } from "../outcome/write-report.js";
import { findRecord } from "../pull-request/record.js";
import { applySubmissionDecision, decideSubmission } from "../pull-request/submission.js";
import { readQueue } from "../queue/read.js";
import { ApiError, ignoreReadError } from "../service/errors.js";
import { determineServiceTime } from "../service/present.js";
import { isAttemptFinished, isRecordOfAttempt } from "../service/record-state.js";
import type { PullRequestHistory, ServiceRequest } from "../service/service.js";
import type { PullRequestTarget } from "../target/target.js";
import { findFailingChecks, listChecks } from "../test-run/checks.js";
import { parseTimeMs, TIME_UNIT_MS } from "../text/format.js";
import { cancelClaim, claimRequeue, findClaim, type RequeueClaimRequest } from "./claims.js";
import { findRequeueObstacle, REQUEUE_OBSTACLE_SENTENCES, type RequeueFacts, type RequeueRules } from "./rules.js";
import type { RequeueObstacle } from "./words.js";

type RequeueValues = ReportInputValues & RequeueRules & { readonly maxAttempts: number };
type RequeueOutput = "reason" | "outcome" | "requeued" | keyof ReportResult["outputs"];
type RequeueResult = OperationResult<"requeued" | "rerun" | "not-requeued", RequeueOutput>;

interface Decision {
  readonly result: RequeueResult["result"];
  readonly reason?: RequeueObstacle;
  readonly sentence: string;
  readonly request?: ServiceRequest;
}

/** Reports the outcome of a pull request, and submits the pull request again if all rules allow it. */
export async function requeue(
  values: RequeueValues,
  target: PullRequestTarget,
  context: OperationContext,
): Promise<RequeueResult> {
  const decisions: (Decision & { readonly number: number })[] = [];
  const report = await reportOutcome(values, target, context, async (facts, tested) => {
    const { decision, reported } = await requeueOne(facts, values, tested, context);
    decisions.push({ ...decision, number: tested.number });
    const planned = formatPlannedRequests(decision.request === undefined ? [] : [decision.request]);
    return { ...reported, requests: [...planned, ...(reported.requests ?? [])] };
  });
  const find = (wanted: Decision["result"]) => decisions.find(({ result }) => result === wanted);
  const chosen = find("planned") ?? find("requeued") ?? find("rerun") ?? decisions[0];
  const requeued = decisions.filter(({ result }) => result === "requeued").map(({ number }) => number);
  const outcome = report.result === "planned" ? undefined : report.result;
  return {
    ...report,
    result: chosen?.result ?? "not-requeued",
    message: decisions.length === 1 ? `${report.message} ${chosen?.sentence}`.trim() : report.message,
    details: [
      ...(report.details ?? []),
      ...(decisions.length === 1 ? [] : decisions.map(({ number, sentence }) => `#${number}: ${sentence}`)),
    ],
    outputs: { ...report.outputs, outcome, reason: chosen?.reason, requeued },
  };
}

/** Facts about one pull request, for the decision and for the report. */
interface Attempt {
  readonly record: PullRequestHistory;
  readonly facts: RequeueFacts;
  readonly findings: DiagnosisResult | undefined;
  /** Text that identifies the failure in claims. */
  readonly subject: string;
}

async function requeueOne(
  facts: OutcomeFacts,
  values: RequeueValues,
  target: PullRequestTarget,
  context: OperationContext,
) {
  const attempt = await readAttempt(facts, target, context);
  const reason = attempt === undefined ? "not-submitted" : findRequeueObstacle(attempt.facts, values);
  const report = (decision: Decision | undefined) => {
    // Only the run with the claim decides about a new submission, so only this run reports the outcome.
    const outcomes = decision?.reason === "claimed" ? [] : values.outcomes;
    const sentence = decision?.sentence ?? "The service did not accept a new submission.";
    const note = { sentence, isDone: decision?.result === "requeued" };
    const findings = attempt?.facts.state === "failed" ? attempt.findings : undefined;
    const options = { note: context.log.info, findings: findings && { ...findings, requeue: note } };
    return reportKnownOutcome(facts, { ...values, outcomes }, target, context, options);
  };
  if (attempt === undefined || reason !== undefined) {
    const decision = refuse(reason ?? "not-submitted");
    // Without a failure, the report already explains the state.
    const isFailure = attempt?.facts.state === "failed" || attempt?.facts.state === "held";
    return { decision: isFailure ? decision : { ...decision, sentence: "" }, reported: await report(decision) };
  }
  try {
    const decision = await act(attempt, values, target, context);
    return { decision, reported: await report(decision) };
  } catch (error) {
    if (error instanceof ApiError) await report(undefined);
    throw error;
  }
}

function refuse(reason: RequeueObstacle): Decision {
  return {
    result: "not-requeued",
    reason,
    sentence: `The pull request was not submitted again. ${REQUEUE_OBSTACLE_SENTENCES[reason]}`,
  };
}

/**
 * Maximum number of milliseconds between an outcome and a new submission. A later submission would surprise the author.
 */
const LATE_MS = TIME_UNIT_MS.h;

async function readAttempt(
  { record, onHost }: OutcomeFacts,
  target: PullRequestTarget,
  context: OperationContext,
): Promise<Attempt | undefined> {
  const { service, clock, log } = context;
  const outcome = listOutcomes({ record, onHost }).at(-1);
  if (record === undefined) return undefined;
  const isHeld = record.state === "pending_failure" && !isAttemptFinished(record);
  const state = isHeld ? "held" : isAttemptFinished(record) && outcome !== undefined ? outcome.result : "in-queue";
  const canRerun = service.rerunFailedChecks !== undefined;
  const isOpen = state === "failed" || (isHeld && canRerun);
  const findings = isOpen
    ? await diagnosePullRequest(record, target, context, { history: record, onHost, note: log.info })
    : undefined;
  const queue = isOpen ? await ignoreReadError(readQueue(service, target)) : undefined;
  const { id: runId = "", run } = findings?.testRun ?? {};
  const isChangeAhead = findings?.diagnosis?.cause === "change-ahead";
  // The queue has not decided about a held pull request, so only its failed run can show the cause.
  const ofRun = run === undefined || isChangeAhead ? undefined : diagnoseTestRun(runId, run);
  return {
    record,
    findings,
    subject: isHeld ? `run ${runId}` : (outcome?.key ?? ""),
    facts: {
      state,
      canRerun,
      isLate: !isHeld && determineServiceTime(service, clock, [outcome?.at]).ms - parseTimeMs(outcome?.at) > LATE_MS,
      onHost,
      targetBranch: target.targetBranch,
      isHeadTested: isOpen ? await isHeadTested(run?.testBranchSha, onHost?.headSha, target, context) : undefined,
      guardedHead: target.guardedHead,
      queueState: queue?.state,
      diagnosis: isHeld ? ofRun : findings?.diagnosis,
      failedChecks: run?.status === "failed" ? findFailingChecks(listChecks(run)) : [],
    },
  };
}

/**
 * True when the queue tested the current head commit on GitHub; undefined if this is unknown. The record of the service
 * shows the current head, not the head of the attempt. Without this check, an author could replace an approved commit
 * after a failure, also with an earlier commit of the same pull request.
 */
async function isHeadTested(
  testedSha: string | null | undefined,
  headSha: string | undefined,
  { repository, guardedHead, isHeadGiven }: PullRequestTarget,
  { host }: OperationContext,
): Promise<boolean | undefined> {
  if (headSha === undefined) return undefined;
  if (testedSha == null) return isHeadGiven === true && guardedHead !== undefined ? true : undefined;
  const heads = await host?.testedHeads(repository, testedSha).catch(() => undefined);
  return heads?.includes(headSha);
}

interface Claimed {
  readonly attempt: Attempt;
  readonly claim: RequeueClaimRequest;
  /** Text in the claim that identifies this step; undefined in a dry run, which claims nothing. */
  readonly nonce: string | undefined;
  readonly target: PullRequestTarget;
  readonly context: OperationContext;
  /** Reason for the requeue, such as "the cause is flaky (2 of 3 for this commit)." */
  readonly why: string;
}

const NOT_COUNTED = "The step could not count the new submission, so it submitted nothing";

/** Claims a requeue. Then submits the pull request again, or runs its failed checks again. */
async function act(
  attempt: Attempt,
  { maxAttempts, causes }: RequeueValues,
  target: PullRequestTarget,
  context: OperationContext,
): Promise<Decision> {
  const { record, subject, facts } = attempt;
  const thread = createPullRequestThread(target, { reportTo: "status" }, context);
  if (thread === undefined) return refuse("unreadable");
  const claim: RequeueClaimRequest = { sha: facts.onHost?.headSha ?? record.prSha, subject, most: maxAttempts, thread };
  const cause = causes.find((each) => each === facts.diagnosis?.cause);
  const because =
    cause === undefined ? `all failed checks are in ${context.nameInput("checks")}` : `the cause is ${cause}`;
  const claiming = context.dryRun ? findClaim(claim) : claimRequeue(claim, because);
  const found = await rethrowGitHubErrorWithContext(target.number, claiming, NOT_COUNTED);
  if (found !== undefined && found.kind !== "own") return refuse(found.kind);
  const count = found === undefined ? `at most ${maxAttempts}` : `${found.attempt} of ${maxAttempts}`;
  const claimed = {
    attempt,
    claim,
    nonce: found?.nonce,
    target,
    context,
    why: `${because} (${count} for this commit).`,
  };
  return facts.state === "held" ? rerunChecks(claimed) : submitAgain(claimed);
}

/** Submits a pull request again with the priority and the batching of the first submission. */
async function submitAgain({ attempt, claim, target, context, why }: Claimed): Promise<Decision> {
  const { record: failed } = attempt;
  // The head guard cancels the submission if the queue has received a newer head commit.
  const guarded = { ...target, headSha: claim.sha, guardedHead: claim.sha };
  const record = await findRecord(context.service, guarded);
  if (record === undefined || !isRecordOfAttempt(record, failed)) return refuse("queued");
  const options = { ...readSettings(failed), update: false, resubmit: true };
  const decision = decideSubmission(guarded, record, options);
  if (context.dryRun && decision.kind === "send") {
    const request = context.service.submit(guarded, decision.request);
    return { result: "planned", sentence: `The step would submit the pull request again: ${why}`, request };
  }
  const { submission } = await applySubmissionDecision(
    decision,
    { cancelOnAbort: false, wait: false },
    guarded,
    context,
  );
  if (submission === "submitted")
    return { result: "requeued", sentence: `The step submitted the pull request again: ${why}` };
  return refuse(submission === "head-changed" ? "head" : submission === "already-merged" ? "merged" : "queued");
}

/** Returns the settings of a submission. A default priority is left out, because a priority needs a permission. */
function readSettings({ usedDefaultPriorityName, priorityValue, priorityName, noBatch }: PullRequestHistory) {
  const isDefault = (usedDefaultPriorityName ?? "") !== "";
  const priority = isDefault ? undefined : (priorityValue ?? priorityName ?? undefined);
  return { priority, noBatch: noBatch === true };
}

/** Runs the failed checks again. The pull request stays in the queue, so it does not lose its position. */
async function rerunChecks({ claim, nonce, target, context, why }: Claimed): Promise<Decision> {
  const request = context.service.rerunFailedChecks?.(target);
  if (request === undefined) return refuse("held");
  if (context.dryRun)
    return { result: "planned", sentence: `The failed checks of the pull request would run again: ${why}`, request };
  try {
    await request.send();
  } catch (error) {
    // The service rejects this request if it does not store failed runs for this queue. Once the queue rejects the pull
    // request, another run may submit it again, so this claim must not count.
    if (!(error instanceof ApiError) || (error.kind !== "rejected" && error.kind !== "not-found")) throw error;
    if (nonce !== undefined) await rethrowGitHubErrorWithContext(target.number, cancelClaim(claim, nonce), NOT_COUNTED);
    return refuse("held");
  }
  return { result: "rerun", sentence: `The failed checks of the pull request run again: ${why}` };
}
