import { addErrorDetails, getErrorMessage, InputError, sendChangeWithAbortHint, toInputError } from "../errors.js";
import { createDryRunResult, type OperationContext, type OperationResult } from "../operation.js";
import { retryUntilDeadline } from "../polling.js";
import { addAdviceToNotFoundError, formatQueueName, PULL_REQUEST_INPUT_NAMES } from "../queue/read.js";
import { ApiError, ignoreNotFoundError } from "../service/errors.js";
import type { PullRequestHead, PullRequestRecord, TargetsUploadRequest } from "../service/service.js";
import type { PullRequestTarget } from "../target/target.js";
import { formatBytes, formatCount, isSameCommit, shortenName } from "../text/format.js";
import { escapeText, joinBlocks, toInlineCode, toPullRequestLink } from "../text/markdown.js";
import {
  createMessageText,
  formatMessageText,
  formatYamlInputName,
  type MessageText,
  toInputReference,
} from "../text/problem.js";
import { readTargets, type TargetListContext, type TargetsSource } from "./target-list.js";

interface UploadOptions extends TargetsSource {
  readonly onEmpty: "error" | "all" | "none";
  readonly onTooLarge: "all" | "error";
  readonly verify: boolean;
}

type UploadOutput = `impacted-targets-${"mode" | "count" | "bytes" | "reason"}` | "verified";

export async function uploadTargets(
  options: UploadOptions,
  target: PullRequestTarget,
  context: OperationContext,
): Promise<OperationResult<"uploaded", UploadOutput>> {
  const { number, headSha } = target;
  if (headSha === undefined) {
    throw toInputError(
      "head-sha",
      `a value is required: targets belong to one head commit, and this run does not name the head of #${number}.`,
    );
  }
  const uploads = { service: context.service, head: { ...target, headSha } };
  const decided = await decideTargets(uploads, options, context.run);
  if (decided.origin !== undefined) context.log.info(decided.origin);
  if (context.dryRun) {
    const message = `The step would send the impacted targets of #${number}: ${describe(decided)}.`;
    return {
      ...createDryRunResult(message, decided.request),
      outputs: decisionOutputs(decided),
      details: decided.warning === undefined ? [] : [decided.warning],
    };
  }
  if (decided.warning !== undefined) context.log.warning(decided.warning);

  const sent = await send(decided, uploads, options, target, context);
  const outputs = decisionOutputs(sent);
  const sentMessage = (but: string): string => `Sent the impacted targets of #${number}${but}: ${describe(sent)}.`;
  const { verified, warning } =
    options.verify && !context.run.onlyUploads
      ? await verifyUpload(headSha, target, context).catch((error: unknown) => {
          throw addErrorDetails(error, { details: [sentMessage("")], outputs: { ...outputs, verified: "unknown" } });
        })
      : NOT_VERIFIED;
  if (warning !== undefined) context.log.warning(warning);
  const message = sentMessage(verified === "false" ? ", but the service does not use them" : "");
  const warnings = [sent.warning, warning].filter((text) => text !== undefined);
  return {
    result: "uploaded",
    message,
    outputs: { ...outputs, verified },
    summary: joinBlocks([
      escapeText(message),
      ...warnings.map((text) => `**Warning:** ${escapeText(text)}`),
      `${toPullRequestLink(target.repository, number)}, commit ${toInlineCode(headSha)}`,
    ]),
  };
}

function decisionOutputs({ mode, count, request, reason }: TargetsDecision) {
  return {
    "impacted-targets-mode": mode,
    "impacted-targets-count": count,
    "impacted-targets-bytes": request.bytes,
    "impacted-targets-reason": reason,
  };
}

function describe({ mode, count, reason, request }: TargetsDecision): string {
  switch (mode) {
    case "list":
      return `${formatCount(count ?? 0, "target")} in ${formatBytes(request.bytes)}`;
    case "all":
      return `ALL (${reason})`;
    case "none":
      return `none (${reason})`;
  }
}

interface TargetsDecision {
  readonly mode: "list" | "all" | "none";
  readonly request: TargetsUploadRequest;
  /** Number of distinct targets; undefined for `ALL`. */
  readonly count: number | undefined;
  readonly reason: string;
  readonly origin?: string | undefined;
  readonly warning?: string | undefined;
}

type Uploads = Pick<OperationContext, "service"> & { readonly head: PullRequestHead };

async function decideTargets(
  uploads: Uploads,
  options: UploadOptions,
  { workspace, untrustedCheckout }: TargetListContext,
): Promise<TargetsDecision> {
  const { service, head } = uploads;
  const { headSha } = head;
  const { bytes, aroundBytes, targets: most } = service.uploadLimits(head);
  const limitBytes = bytes - aroundBytes;
  const read = await readTargets(options, { workspace, untrustedCheckout, headSha, limitBytes });
  switch (read.kind) {
    case "all":
    case "none":
      return withoutList(uploads, read.kind, { reason: read.reason, origin: read.origin });
    case "empty":
      return decideEmpty(uploads, read.reason, options.onEmpty);
    case "too-large":
      return decideTooLarge(uploads, describeExcess(aroundBytes + read.atLeastBytes, bytes), options);
    case "list": {
      const { targets, origin, reason = `list of ${formatCount(targets.size, "target")}` } = read;
      if (targets.size > most) {
        const problem = `The list has ${formatCount(targets.size, "target")}, but the service accepts ${most} at most`;
        return decideTooLarge(uploads, problem, options);
      }
      const request = service.uploadImpactedTargets(head, targets);
      return request.fits
        ? { mode: "list", request, count: targets.size, reason, origin, warning: explainMisspelledKeyword(targets) }
        : decideTooLarge(uploads, describeExcess(request.bytes, bytes), options);
    }
  }
}

/** Returns a warning if the only target looks like the word `ALL` or `NONE`, but is not in capital letters. */
function explainMisspelledKeyword(targets: ReadonlySet<string>): string | undefined {
  const [word = ""] = targets;
  if (targets.size > 1 || !/^(?:all|none)$/i.test(word)) return undefined;
  return `The only target is named ${word}. If the pull request impacts ${word.toLowerCase()} of the targets, write ${word.toUpperCase()} in capital letters.`;
}

function withoutList(
  { service, head }: Uploads,
  mode: "all" | "none",
  facts: Pick<TargetsDecision, "reason" | "origin" | "warning">,
): TargetsDecision {
  const isAll = mode === "all";
  const request = service.uploadImpactedTargets(head, isAll ? "ALL" : new Set());
  return { mode, request, count: isAll ? undefined : 0, ...facts };
}

/** Decides about an empty list. By default, it is an error, because a failed step often leaves an empty list. */
function decideEmpty(uploads: Uploads, why: MessageText, onEmpty: UploadOptions["onEmpty"]): TargetsDecision {
  if (onEmpty === "error") {
    throw new InputError([
      createMessageText`${why}. If the pull request impacts nothing, use NONE, or set ${toInputReference("on-empty")} to all or none.`,
    ]);
  }
  return withoutList(uploads, onEmpty, {
    reason: `${formatMessageText(formatYamlInputName, why)}, and on-empty is ${onEmpty}`,
  });
}

const ALL_INSTEAD = "The step sends ALL instead, so the queue treats the pull request as if it impacts every target.";

function describeExcess(atLeastBytes: number, limitBytes: number): string {
  return `The request body for this list needs at least ${formatBytes(atLeastBytes)}, but the service accepts ${formatBytes(limitBytes)} at most`;
}

function decideTooLarge(uploads: Uploads, problem: string, { onTooLarge }: UploadOptions): TargetsDecision {
  if (onTooLarge === "error")
    throw new InputError([
      createMessageText`${problem}; ${toInputReference("on-too-large")} is error, so nothing was sent.`,
    ]);
  return withoutList(uploads, "all", {
    reason: "the list of targets is larger than the size limit",
    warning: `${problem}. ${ALL_INSTEAD}`,
  });
}

/**
 * Sends the targets. If the service rejects their size, sends `ALL` instead. Returns the decision that the service
 * accepted.
 */
async function send(
  decided: TargetsDecision,
  uploads: Uploads,
  { onTooLarge }: Pick<UploadOptions, "onTooLarge">,
  target: PullRequestTarget,
  context: Pick<OperationContext, "log">,
): Promise<TargetsDecision> {
  const { bytes } = decided.request;
  const { surelyTakenBytes } = uploads.service.uploadLimits(uploads.head);
  try {
    await sendChangeWithAbortHint(
      `the service may have the impacted targets of #${target.number}; run the step again`,
      () => decided.request.send(),
    );
    return decided;
  } catch (error) {
    if (
      onTooLarge === "error" ||
      !(error instanceof ApiError) ||
      decided.mode !== "list" ||
      bytes <= surelyTakenBytes ||
      (error.facts.status !== 400 && error.facts.status !== 413)
    )
      throw addAdviceToNotFoundError(
        error,
        `pull request #${target.number} or the queue for branch ${formatQueueName(target)}`,
        PULL_REQUEST_INPUT_NAMES,
      );
    const rejected = `The service rejected a request body of ${formatBytes(bytes)} (the service accepts every body of up to ${formatBytes(surelyTakenBytes)})`;
    const warning = `${rejected}. ${ALL_INSTEAD}`;
    context.log.warning(warning);
    const smaller = withoutList(uploads, "all", {
      reason: "the service rejected the list of targets because of its size",
      warning,
    });
    return await send(smaller, uploads, { onTooLarge }, target, context);
  }
}

interface Verification {
  readonly verified: "true" | "false" | "unknown";
  readonly warning?: string | undefined;
}

const NOT_VERIFIED: Verification = { verified: "unknown" };

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 4000;

/** Polls the pull request's record until it shows the upload or a time limit is over. */
async function verifyUpload(
  headSha: string,
  target: PullRequestTarget,
  { service, clock, signal }: Pick<OperationContext, "service" | "clock" | "signal">,
): Promise<Verification> {
  const { settlesMs } = service.uploadLimits({ ...target, headSha });
  try {
    let mismatch: string | undefined;
    const compare = async (): Promise<Verification | undefined> => {
      const record = await ignoreNotFoundError(service.readRecord(target));
      // The service has no record of a pull request before its submission.
      if (record === undefined) return NOT_VERIFIED;
      mismatch = findMismatch(record, headSha, target.number);
      if (mismatch !== undefined) return undefined;
      return record.readiness?.hasImpactedTargets === true ? { verified: "true" } : NOT_VERIFIED;
    };
    const pauses = { first: FIRST_PAUSE_MS, factor: 2, longest: LONGEST_PAUSE_MS };
    const limits = { clock, signal, deadline: clock.now() + settlesMs };
    const verified = await retryUntilDeadline(compare, { ...limits, ...pauses });
    return verified ?? { verified: "false", warning: mismatch };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return {
      verified: "unknown",
      warning: `The upload succeeded, but its verification failed: ${getErrorMessage(error)}`,
    };
  }
}

function findMismatch({ prSha, readiness }: PullRequestRecord, headSha: string, number: number): string | undefined {
  if (!isSameCommit(prSha, headSha))
    return `The service does not use the targets: they are for commit ${headSha}, but the head of #${number} is ${shortenName(prSha)}. Run the step again for the new head. If there was no new push, the value of head-sha was wrong. Set head-sha to the head of the pull request, not to github.sha.`;
  if (readiness?.hasImpactedTargets === false)
    return `The service accepted the targets of #${number}, but the record of the pull request does not show these targets for the head commit ${headSha}. Check target-branch and head-sha, then run the step again.`;
  return undefined;
}
