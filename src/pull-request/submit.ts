import { AbortedError, addErrorDetails, OperationError } from "../errors.js";
import { createDryRunResult, type OperationContext, type OperationResult } from "../operation.js";
import { formatQueueName } from "../queue/read.js";
import { isAttemptFinished } from "../service/record-state.js";
import type { PullRequestTarget } from "../target/target.js";
import { formatState, shortenName } from "../text/format.js";
import { escapeText, joinBlocks, toTable } from "../text/markdown.js";
import type { SubmissionResultName } from "./fields.js";
import { compareHeadCommits, describeMergedHeadMismatch, logUnverifiedHeadReason } from "./head-guard.js";
import { checkUserPermission, type PermissionInputValues } from "./permission.js";
import { explainQueueDelay, explainReadinessBlockers, readAndExplainQueueDelay } from "./readiness.js";
import { formatPullRequestLine, formatRecordTableRows, readRecordOrQueue } from "./record.js";
import {
  applySubmissionDecision,
  decideSubmission,
  isUpdateRedundant,
  type SubmissionDecision,
  type SubmissionOptions,
  type SubmissionResult,
} from "./submission.js";
import type { WaitInputValues, WaitOutput, WaitResult } from "./wait/inputs.js";
import { waitForAttemptOutcome } from "./wait/wait.js";

export type SubmitInputValues = SubmissionOptions &
  PermissionInputValues &
  WaitInputValues & { readonly wait: boolean };
type SubmitOutput = WaitOutput | "submission" | "pr-number" | "submitted-at";

export async function runSubmitOperation(
  values: SubmitInputValues,
  target: PullRequestTarget,
  context: OperationContext,
): Promise<OperationResult<SubmissionResultName | WaitResult | "not-permitted", SubmitOutput>> {
  const refused = await checkUserPermission(values, target, context);
  if (refused !== undefined) return refused;
  const { record: before, queue } = await readRecordOrQueue(context.service, target).catch((error: unknown) => {
    throw error instanceof AbortedError ? addErrorDetails(error, { details: ["The step submitted nothing."] }) : error;
  });
  const decision = decideSubmission(target, before, values);
  if (context.dryRun) {
    const details = decision.kind === "send" ? explainQueueDelay(queue, target, false) : [];
    return { ...dryRunOf(decision, values.wait, target, context), details };
  }
  const end = await applySubmissionDecision(decision, values, target, context);
  const warnings = warningsOf(end, values, target, context);
  for (const warning of warnings) context.log.warning(warning);
  logUnverifiedHeadReason(target, context);
  const outputs = submissionOutputs(end, target);
  if (values.wait && end.submission !== "head-changed")
    return await waitForSubmission(end.submission, end, values, outputs, target, context);
  const { submission, record } = end;
  const message = describeSubmission(end, target, context);
  const isQueued = submission === "submitted" || submission === "updated" || submission === "already-queued";
  const state = isQueued ? await readAndExplainQueueDelay(queue, target, context) : [];
  const details = [...warnings, ...afterOtherHead(end), ...state];
  return {
    result: submission,
    message,
    details,
    ...(values.wait ? { allowed: values.allowedResults } : {}),
    outputs,
    summary: submissionPage([message, ...details], end, target),
    record: { record },
  };
}

function submissionOutputs({ submission, record, submittedAt }: SubmissionResult, target: PullRequestTarget) {
  return {
    submission,
    state: record?.state,
    "pr-number": target.number,
    "pr-sha": record?.prSha,
    "head-verified": compareHeadCommits(record, target.guardedHead),
    "submitted-at": submittedAt,
  };
}

const SUBMITTED_BY = {
  submitted: "accepted",
  updated: "no",
  "already-queued": "by-another",
  "already-merged": "no",
  "not-resubmitted": "no",
} as const;

async function waitForSubmission(
  submission: keyof typeof SUBMITTED_BY,
  end: SubmissionResult,
  values: SubmitInputValues,
  outputs: ReturnType<typeof submissionOutputs>,
  target: PullRequestTarget,
  context: OperationContext,
) {
  const { record, stale, submittedAt } = end;
  context.log.info(describeSubmission(end, target, context));
  try {
    const waitValues = { ...values, since: values.since ?? submittedAt };
    const attempt = { record, stale, submitted: SUBMITTED_BY[submission] };
    const waited = await waitForAttemptOutcome(waitValues, attempt, target, context);
    return { ...waited, outputs: { ...outputs, ...waited.outputs } };
  } catch (error) {
    // A later wait needs the output `submitted-at`, so the outputs are set even if the step fails.
    throw addErrorDetails(error, {
      details: [`#${target.number} may be in the queue. Check its state with the operation "status", or cancel it.`],
      outputs: { ...outputs, ...(error instanceof OperationError ? error.outputs : {}) },
    });
  }
}

function dryRunOf(decision: SubmissionDecision, wait: boolean, target: PullRequestTarget, context: OperationContext) {
  const then = wait ? " After that, the step would wait for the merge." : "";
  if (decision.kind === "leave")
    return createDryRunResult(`The step would send nothing: ${describeSubmission(decision, target, context)}${then}`);
  const { service } = context;
  if (decision.kind === "send")
    return createDryRunResult(
      `#${target.number} would be submitted to the queue.${then}`,
      service.submit(target, decision.request),
    );
  const update = service.update(target, decision.request);
  return createDryRunResult(`Priority and batching of #${target.number} would be updated.${then}`, update);
}

function describeSubmission(
  { submission, record, isUnchanged = false }: SubmissionResult,
  target: PullRequestTarget,
  { nameInput }: Pick<OperationContext, "nameInput">,
): string {
  const [subject, queue] = [`#${target.number}`, `the merge queue for ${formatQueueName(target)}`];
  const messages: Readonly<Record<SubmissionResultName, string>> = {
    submitted: `${subject} was submitted to ${queue}.`,
    updated: isUnchanged
      ? `${subject} is in ${queue} and already has this priority and batching, so the step sent nothing.`
      : `${subject} is in ${queue}; its priority and batching were updated.`,
    "already-queued":
      record !== undefined && isAttemptFinished(record)
        ? `${subject} was already in ${queue}; that attempt has finished, and its record shows ${formatState(record.state)}.`
        : `${subject} is already in ${queue}.`,
    "already-merged": `${subject} is already merged.`,
    "not-resubmitted": `${subject} was not submitted again: its last attempt finished without a merge, and ${nameInput("resubmit")} is false.`,
    "head-changed": `The head of ${subject} is not the commit of this run (${target.guardedHead ?? "the event names no commit"}).`,
  };
  return messages[submission];
}

function afterOtherHead({ submission, record, isCanceled = false }: SubmissionResult): string[] {
  if (submission !== "head-changed" || record === undefined) return [];
  const left = isAttemptFinished(record)
    ? "The pull request is no longer in the queue."
    : "The pull request was already in the queue, and this step left it in the queue.";
  return [
    `The record of the queue shows the head commit ${shortenName(record.prSha)}. Start a new run for that commit. A re-run of this run would use the old commit again.`,
    isCanceled ? "This step canceled its submission." : left,
  ];
}

function warningsOf(
  { submission, record }: SubmissionResult,
  { wait, update, ...wanted }: SubmitInputValues,
  target: PullRequestTarget,
  { nameInput }: Pick<OperationContext, "nameInput">,
): readonly string[] {
  const { number, guardedHead } = target;
  if (record !== undefined) {
    const merged = wait ? undefined : describeMergedHeadMismatch(record, target);
    const isKept =
      submission === "already-queued" && !update && !isAttemptFinished(record) && !isUpdateRedundant(wanted, record);
    return [
      ...(merged === undefined ? [] : [merged]),
      ...(isKept
        ? [
            `#${number} was in the queue before, so this step did not change its priority and batching. To change them, set ${nameInput("update", "true")}.`,
          ]
        : []),
    ];
  }
  if (submission === "updated") {
    return guardedHead === undefined
      ? []
      : [`The record of #${number} could not be read after the update, so the commit in the queue is not verified.`];
  }
  const unseen = `The record of #${number} does not show the new attempt yet; submitted-at stays empty.`;
  if (wait || guardedHead === undefined) return [unseen];
  return [`${unseen} So the commit in the queue is not verified. It may differ from ${guardedHead}.`];
}

function submissionPage(lines: readonly string[], { record }: SubmissionResult, target: PullRequestTarget): string {
  const blockers = record?.state === "not_ready" ? explainReadinessBlockers(record, target) : [];
  return joinBlocks([
    ...lines.map(escapeText),
    formatPullRequestLine(target, record),
    ...(record === undefined ? [] : [toTable(["", ""], formatRecordTableRows(record))]),
    ...blockers.map(escapeText),
  ]);
}
