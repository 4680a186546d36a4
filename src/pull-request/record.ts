import type { CallOptions, Client } from "../api/client.js";
import { endpoints, type PullRequestRequest, type QueueRequest } from "../api/endpoints.js";
import type { Queue, SubmittedPullRequest } from "../api/schemas.js";
import { ApiError, Failure } from "../errors.js";
import type { PullRequestPlace, QueuePlace } from "../inputs/place.js";

export function queueRequest({ repository, targetBranch }: QueuePlace): QueueRequest {
  return { repo: repository, targetBranch };
}

export function pullRequestRequest(place: PullRequestPlace): PullRequestRequest {
  return { ...queueRequest(place), pr: { number: place.number } };
}

export function inWords(place: QueuePlace): string {
  return `${place.targetBranch} of ${place.repository.owner}/${place.repository.name}`;
}

/** What the service knows of a pull request: its record, or that it was never submitted to this queue. */
export type RecordReading =
  | { readonly kind: "record"; readonly record: SubmittedPullRequest }
  | { readonly kind: "absent" };

/** Reads the record. A 404 may also mean a wrong branch or repository, so the queue is asked for once. */
export async function readRecord(
  client: Client,
  place: PullRequestPlace,
  options: CallOptions = {},
): Promise<RecordReading> {
  const reading = await readRecordOnly(client, place, options);
  if (reading.kind === "absent") await readQueue(client, place, options);
  return reading;
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

/** @throws Failure `not-found` that names repository and branch when there is no such queue. */
export async function readQueue(
  client: Client,
  place: QueuePlace,
  options: CallOptions = {},
): Promise<Queue> {
  try {
    return await client.call(endpoints.getQueue, queueRequest(place), options);
  } catch (error) {
    throw isNotFound(error) ? noSuchQueue(place, error) : error;
  }
}

function noSuchQueue(place: QueuePlace, error: ApiError): Failure {
  return notFound(`There is no merge queue for branch ${inWords(place)}.`, error);
}

/** A 404 as a sentence that names what is missing; any other error as it is. */
export function named404(error: unknown, what: string): unknown {
  return isNotFound(error) ? notFound(`The service does not know ${what}.`, error) : error;
}

function notFound(message: string, error: ApiError): Failure {
  return new Failure("not-found", message, {
    details: [
      "Check target-branch, pr-number and repository, and that the token belongs to the repository's organisation.",
      ...(error.facts.serverText === undefined || error.facts.serverText === ""
        ? []
        : [`The service said: ${error.facts.serverText}`]),
      ...(error.facts.requestId === undefined ? [] : [`Request id: ${error.facts.requestId}`]),
    ],
    cause: error,
  });
}

export function isNotFound(error: unknown): error is ApiError {
  return error instanceof ApiError && error.facts.status === 404;
}

/** A write whose effect is unknown: no answer, 408 or 5xx. Only reading back tells. */
export function isAmbiguous(error: unknown): error is ApiError {
  return error instanceof ApiError && error.facts.ambiguous;
}
