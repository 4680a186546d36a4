// A submission is for one commit (docs/operations/submit.md).
import { Failure, withDetails } from "../errors.js";
import type { Context } from "../operation.js";
import { LAG_MS, retry } from "../polling.js";
import { ifReadable } from "../service/errors.js";
import {
  type FoundRecord,
  hasEnded,
  hasMark,
  hasOtherHead,
  isMerged,
  isOutdated,
  terminalState,
} from "../service/record-state.js";
import type { PullRequestRecord, QueueService } from "../service/service.js";
import type { PullRequestTarget } from "../target/target.js";
import { isBefore, sameCommit, shortName } from "../text/format.js";
import { cancelPullRequest } from "./cancel.js";

export function verifyHead(record: FoundRecord, guardedHead: PullRequestTarget["guardedHead"]) {
  if (record === undefined || guardedHead === undefined) return "unknown";
  return hasOtherHead(record, guardedHead) ? "false" : "true";
}

/** Returns a warning when a commit was merged that is not the commit of the run. */
export function describeOtherMergedHead(
  record: FoundRecord,
  { number, guardedHead }: PullRequestTarget,
): string | undefined {
  if (record === undefined || !isMerged(record) || !hasOtherHead(record, guardedHead)) return undefined;
  return `#${number} was merged at ${shortName(record.prSha)}, but this run is for ${guardedHead ?? "none"}. Review the merged commit before you deploy it.`;
}

const HISTORY_MS = 5000;

/** True when a record at another head may show the same attempt, since the service follows a push. */
export async function isSameAttempt(
  record: PullRequestRecord,
  earlier: PullRequestRecord,
  target: PullRequestTarget,
  service: QueueService,
): Promise<boolean> {
  if (earlier.id !== record.id) return false;
  if (hasMark(record, earlier)) return true;
  const history = await ifReadable(service.readHistory(target, { withinMs: HISTORY_MS }));
  const ends = (history?.timeline ?? []).filter(({ state }) => terminalState({ state }) !== undefined);
  return !ends.some(({ timestamp }) => isBefore(earlier.stateChangedAt, timestamp ?? ""));
}

type Dependencies = Pick<Context, "service" | "clock" | "signal">;

/**
 * Cancels this step's own submission of another head. Returns the later record if it shows the end of the attempt or a
 * merge, else the given record. @throws what the cancel throws, with the outputs of the record
 */
export async function cancelOtherHead(
  record: PullRequestRecord,
  target: PullRequestTarget,
  { service, clock, signal }: Dependencies,
): Promise<PullRequestRecord> {
  const cancelOnce = async () => {
    const { cancellation, record: after } = await cancelPullRequest(service, target, record);
    const isDenied = cancellation === "not-queued" && after !== undefined && !hasEnded(after);
    return isDenied ? undefined : { after };
  };
  const canceled = await retry(cancelOnce, {
    clock,
    signal,
    deadline: clock.now() + LAG_MS,
    first: 500,
    factor: 2,
  }).catch((error: unknown) => {
    throw withDetails(error, { details: [uncanceled(record, target)], outputs: outputsOf(record) });
  });
  if (canceled === undefined) {
    const problem = `The service rejects the cancel of #${target.number} because it is not in the queue, but the record shows it in the queue.`;
    throw new Failure("rejected", problem, { details: [uncanceled(record, target)], outputs: outputsOf(record) });
  }
  const { after } = canceled;
  if (after === undefined || isOutdated(after, record)) return record;
  return isMerged(after) || (hasEnded(after) && sameCommit(after.prSha, record.prSha)) ? after : record;
}

function uncanceled({ prSha }: PullRequestRecord, { number }: PullRequestTarget): string {
  return `The queue has #${number} at ${shortName(prSha)}, which is not the commit that this run is for. This step submitted the pull request and could not cancel the submission.`;
}

function outputsOf({ state, prSha }: PullRequestRecord) {
  return { state, "pr-sha": prSha, "head-verified": "false" };
}
