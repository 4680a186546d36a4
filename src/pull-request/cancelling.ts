import type { CallOptions, Client } from "../api/client.js";
import { endpoints } from "../api/endpoints.js";
import type { SubmittedPullRequest } from "../api/schemas.js";
import { isAmbiguous, isNotFound } from "../errors.js";
import type { PullRequestPlace } from "../inputs/place.js";
import { pullRequestRequest, readRecord, readRecordOnly, recordAfterwards } from "./record.js";
import { hasEnded, sameCommit, terminalState } from "./states.js";

export type Cancellation = "cancelled" | "not-queued" | "already-merged";

export interface CancelEnd {
  readonly cancellation: Cancellation;
  readonly record: SubmittedPullRequest | undefined;
}

/** What a record that needs no cancelling is called, or undefined when it can be cancelled. */
export function nothingToCancel(record: SubmittedPullRequest | undefined): CancelEnd | undefined {
  if (record === undefined) return { cancellation: "not-queued", record };
  if (terminalState(record) === "merged") return { cancellation: "already-merged", record };
  return hasEnded(record) ? { cancellation: "not-queued", record } : undefined;
}

/** Takes a pull request out of the queue. A 404 says that it is not in it; after an unclear failure the record decides. */
export async function cancelPullRequest(
  client: Client,
  place: PullRequestPlace,
  options: CallOptions = {},
): Promise<CancelEnd> {
  try {
    await client.call(endpoints.cancelPullRequest, pullRequestRequest(place), options);
  } catch (error) {
    if (isNotFound(error)) {
      const reading = await readRecord(client, place, options);
      const record = reading.kind === "record" ? reading.record : undefined;
      return nothingToCancel(record) ?? { cancellation: "not-queued", record };
    }
    const ended = isAmbiguous(error) ? await endedAfterwards(client, place, options) : undefined;
    if (ended === undefined) throw error;
    return ended;
  }
  return { cancellation: "cancelled", record: await recordAfterwards(client, place, options) };
}

/** How a cancellation without a clear answer went, or undefined when the record does not tell. */
async function endedAfterwards(
  client: Client,
  place: PullRequestPlace,
  options: CallOptions,
): Promise<CancelEnd | undefined> {
  const record = await recordAfterwards(client, place, options);
  const ended = record === undefined ? undefined : nothingToCancel(record);
  return ended?.cancellation === "not-queued" ? { cancellation: "cancelled", record } : ended;
}

/** The runner kills a step ten seconds after the first signal. */
const ABORT_MS = 5000;

/**
 * After a signal: cancels what is in the queue, if it is ours.
 * Reading and cancelling take five seconds together at most.
 */
export async function cancelAbandoned(
  client: Client,
  place: PullRequestPlace,
  isOurs: (record: SubmittedPullRequest) => boolean,
): Promise<Cancellation | "other-attempt"> {
  const options = { signal: AbortSignal.timeout(ABORT_MS) };
  const reading = await readRecordOnly(client, place, options);
  if (reading.kind === "absent") return "not-queued";
  const ended = nothingToCancel(reading.record);
  if (ended !== undefined) return ended.cancellation;
  if (!isOurs(reading.record)) return "other-attempt";
  return (await cancelPullRequest(client, place, options)).cancellation;
}

/** Whether a record is of the attempt and head that were waited for. */
export function isWaitedFor(
  record: SubmittedPullRequest,
  waitedFor: SubmittedPullRequest | undefined,
  { guardedHead }: PullRequestPlace,
): boolean {
  const head = waitedFor?.prSha ?? guardedHead;
  const sameRecord = waitedFor === undefined || waitedFor.id === record.id;
  return sameRecord && head !== undefined && sameCommit(record.prSha, head);
}
