import type { Client } from "../api/client.js";
import { endpoints } from "../api/endpoints.js";
import type { SubmittedPullRequest } from "../api/schemas.js";
import { changing, isAmbiguous, isNotFound } from "../errors.js";
import type { PullRequestPlace } from "../inputs/place.js";
import { decidingRecord, pullRequestRequest, readRecord, recordAfterwards } from "./record.js";
import { hasEnded, terminalState } from "./states.js";

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
export async function cancelPullRequest(client: Client, place: PullRequestPlace): Promise<CancelEnd> {
  const doubt = `#${place.number} may have been taken out of the queue; look at its status`;
  const end = await changing(doubt, () => sendCancel(client, place));
  if (end === "sent") return { cancellation: "cancelled", record: await recordAfterwards(client, place) };
  if (end !== "unknown") return end;
  const reading = await readRecord(client, place);
  const record = reading.kind === "record" ? reading.record : undefined;
  return nothingToCancel(record) ?? { cancellation: "not-queued", record };
}

/** `unknown`: the service does not know it in the queue. */
async function sendCancel(client: Client, place: PullRequestPlace): Promise<CancelEnd | "sent" | "unknown"> {
  try {
    await client.call(endpoints.cancelPullRequest, pullRequestRequest(place));
    return "sent";
  } catch (error) {
    if (isNotFound(error)) return "unknown";
    const ended = isAmbiguous(error) ? await endedAfterwards(client, place) : undefined;
    if (ended === undefined) throw error;
    return ended;
  }
}

/** How a cancellation without a clear answer went, or undefined when the record does not tell. */
async function endedAfterwards(client: Client, place: PullRequestPlace): Promise<CancelEnd | undefined> {
  const record = await decidingRecord(client, place);
  const ended = record === undefined ? undefined : nothingToCancel(record);
  return ended?.cancellation === "not-queued" ? { cancellation: "cancelled", record } : ended;
}
