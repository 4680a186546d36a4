/* The service stores no reason and no end of a pause. An open issue records that this program paused the queue. */
import { GitHostError, type HostIssue } from "../ci/host.js";
import { InputError, OperationError } from "../errors.js";
import type { OperationContext } from "../operation.js";
import type { QueueTarget } from "../target/target.js";
import { escapeForComment } from "../text/comment.js";
import { formatTime } from "../text/format.js";
import { joinBlocks } from "../text/markdown.js";
import { createInputProblem } from "../text/problem.js";

const LABEL = "merge-queue-freeze";

/**
 * Value of `untilMs` for a freeze that only the calendar requires. This time is in the past, so it does not extend the
 * pause.
 */
export const CALENDAR_FREEZE_MARKER_TIME_MS = 0;

export interface FreezeRecord {
  /** Earliest time in milliseconds at which the queue may be resumed. */
  readonly untilMs: number;
  readonly issue: HostIssue;
}

interface FreezeText {
  readonly untilMs: number;
  readonly endMs: number;
  readonly reason: string | undefined;
}

export type FreezeContext = Pick<OperationContext, "host" | "token" | "log">;

/** Returns the open issues of a queue. Warns about issues with a marker that was not signed with the present token. */
export async function listFreezeRecords(
  target: QueueTarget,
  { host, token, log }: FreezeContext,
): Promise<readonly FreezeRecord[]> {
  const issues = await mapHostErrors(postsOf(host).openIssues(target.repository, LABEL));
  return issues.flatMap((issue) => {
    const [, branch, until] = /^<!-- merge-queue-action freeze (\S+) (\d{1,15}) /.exec(issue.body) ?? [];
    if (branch !== encodeBranch(target)) return [];
    const isSigned = issue.body.startsWith(markerOf(target, issue, Number(until), token));
    if (isSigned && !issue.reopened) return [{ untilMs: Number(until), issue }];
    log.warning(describeIgnored(target, issue, isSigned));
    return [];
  });
}

function describeIgnored({ targetBranch }: QueueTarget, { number }: HostIssue, isSigned: boolean): string {
  const reason = isSigned
    ? "the issue was closed and opened again."
    : "the signature of the issue does not match the input token. Use the same token in all steps that pause and resume the queue.";
  return `Issue #${number} records a freeze of ${targetBranch}, but the step ignores the issue: ${reason} If this freeze is over, close the issue, and resume the queue if it is still paused.`;
}

/** Writes the record of a freeze: edits the given issue, or opens a new issue. */
export async function writeFreezeRecord(
  target: QueueTarget,
  text: FreezeText,
  { host, token }: FreezeContext,
  old?: FreezeRecord,
): Promise<FreezeRecord> {
  const posts = postsOf(host);
  const visible = joinBlocks([
    `The merge queue for ${escapeForComment(target.targetBranch)} is paused until ${formatTime(text.endMs)}.`,
    text.reason === undefined ? "" : `Reason: ${escapeForComment(text.reason)}`,
    "The next run of apply-queue after this time resumes the queue and closes this issue. If you close this issue yourself, the queue stays paused until a person resumes it.",
  ]);
  const title = `Merge queue for ${target.targetBranch}: freeze`;
  const create = () => mapHostErrors(posts.createIssue(target.repository, { title, body: visible, labels: [LABEL] }));
  // The marker contains the number of the issue, so a new issue receives its marker in a second request.
  const issue = old?.issue ?? (await create());
  const body = joinBlocks([markerOf(target, issue, text.untilMs, token), visible]);
  if (issue.body === body) return { untilMs: text.untilMs, issue };
  const written = posts.editIssue(target.repository, issue.number, { body });
  return { untilMs: text.untilMs, issue: await mapHostErrors(written) };
}

/** Closes an issue and removes its marker. A reopened issue is ignored, even if a person restores the marker. */
export async function closeFreezeRecord(
  { repository }: QueueTarget,
  { issue }: FreezeRecord,
  { host }: FreezeContext,
): Promise<void> {
  const body = `${issue.body.replace(/^<!--.*?-->\s*/, "")}\n\n**Finished**: this freeze is over.`;
  await mapHostErrors(postsOf(host).editIssue(repository, issue.number, { body, state: "closed" }));
}

/**
 * Returns the marker of an issue. The marker is signed, so an issue that a person wrote or copied cannot end a pause. A
 * person who can edit the open issue can still restore an earlier marker, and so end the pause earlier.
 */
function markerOf(
  target: QueueTarget,
  { number }: HostIssue,
  untilMs: number,
  token: OperationContext["token"],
): string {
  const { repository } = target;
  const subject = `${repository.host}/${repository.owner}/${repository.name}`.toLowerCase();
  const branch = encodeBranch(target);
  const seal = token.seal(`freeze ${subject}#${number} ${branch} ${untilMs}`);
  return `<!-- merge-queue-action freeze ${branch} ${untilMs} ${seal} -->`;
}

function encodeBranch({ targetBranch }: QueueTarget): string {
  return encodeURIComponent(targetBranch.toWellFormed()).replaceAll("-", "%2D");
}

function postsOf(host: FreezeContext["host"]) {
  if (host !== undefined) return host.posts;
  throw new InputError([
    createInputProblem("github-token", "a token is required, because an issue records each freeze."),
  ]);
}

async function mapHostErrors<Result>(request: Promise<Result>): Promise<Result> {
  return request.catch((error: unknown) => {
    if (!(error instanceof GitHostError)) throw error;
    const kind = error.unavailable ? "unavailable" : "input";
    const message = `The issue that records a freeze could not be read or written: ${error.message}.`;
    throw new OperationError(kind, message, { details: error.advice, cause: error });
  });
}
