import type { CallOptions, Client } from "../api/client.js";
import { endpoints, type PullRequestRequest } from "../api/endpoints.js";
import type { Queue, SubmittedPullRequest } from "../api/schemas.js";
import { AbortedError, isNotFound } from "../errors.js";
import type { PullRequestPlace } from "../inputs/place.js";
import { queueRequest, readQueue } from "../queue/read-queue.js";

export function pullRequestRequest(place: PullRequestPlace): PullRequestRequest {
  return { ...queueRequest(place), pr: { number: place.number } };
}

/** What the service knows of a pull request: its record, or that it was never submitted to this queue. */
export type RecordReading =
  | { readonly kind: "record"; readonly record: SubmittedPullRequest }
  /** The queue that it is not in, where that was read. */
  | { readonly kind: "absent"; readonly queue?: Queue };

/** Reads the record. A 404 may also mean a wrong branch or repository, so the queue is asked for once. */
export async function readRecord(
  client: Client,
  place: PullRequestPlace,
  options: CallOptions = {},
): Promise<RecordReading> {
  const reading = await readRecordOnly(client, place, options);
  return reading.kind === "absent"
    ? { kind: "absent", queue: await readQueue(client, place, options) }
    : reading;
}

/** Reads the record and takes a 404 at its word. */
export async function readRecordOnly(
  client: Client,
  place: PullRequestPlace,
  options: CallOptions = {},
): Promise<RecordReading> {
  try {
    const record = await client.call(endpoints.getSubmittedPullRequest, pullRequestRequest(place), options);
    return { kind: "record", record };
  } catch (error) {
    if (isNotFound(error)) return { kind: "absent" };
    throw error;
  }
}

/** The longest that a read after a write may take, in milliseconds. */
const AFTERWARDS_MS = 5000;

/** The record after a write that succeeded; its failure changes nothing, so it is not waited for for long. */
export async function recordAfterwards(
  client: Client,
  place: PullRequestPlace,
  options: CallOptions = {},
): Promise<SubmittedPullRequest | undefined> {
  return decidingRecord(client, place, options).catch(() => undefined);
}

/** The record that tells what a write without a clear end came to; undefined when it cannot be read. @throws AbortedError */
export async function decidingRecord(
  client: Client,
  place: PullRequestPlace,
  { withinMs = AFTERWARDS_MS, ...options }: CallOptions = {},
): Promise<SubmittedPullRequest | undefined> {
  try {
    const reading = await readRecordOnly(client, place, { withinMs, ...options });
    return reading.kind === "record" ? reading.record : undefined;
  } catch (error) {
    if (error instanceof AbortedError) throw error;
    return undefined;
  }
}
