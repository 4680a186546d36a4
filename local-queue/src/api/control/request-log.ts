import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { FaultEndpoint } from "../faults/fault.js";
import { type Incoming, parseJson } from "../http/incoming.js";

/** Request to the service or to the simulated GitHub API. */
export interface RecordedRequest {
  readonly id: string;
  readonly api: "v1" | "v2" | "github";
  /** Name of the endpoint; null for an unknown path or method. */
  readonly endpoint: FaultEndpoint | null;
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Parsed JSON body; missing for any other content, and for a body of 64 KiB or more. */
  readonly body?: unknown;
  readonly bodyBytes: number;
  /** Real time of the request in milliseconds since 1970. Tests compute the pauses of a client from it. */
  readonly receivedAtMs: number;
  readonly serviceTimeMs: number;
  readonly fault: string | null;
}

const LARGEST_RECORDED_BODY = 64 * 1024;
export const MIN_RECORDED_REQUESTS = 10_000;

/** Adds a request. Removes many old requests at once, because each removal moves all others. */
export function recordRequest(requests: RecordedRequest[], request: RecordedRequest): void {
  requests.push(request);
  if (requests.length > 1.1 * MIN_RECORDED_REQUESTS) requests.splice(0, requests.length - MIN_RECORDED_REQUESTS);
}

export function describeRequest(
  { method, path, headers, body }: Incoming,
  facts: Pick<RecordedRequest, "api" | "endpoint" | "receivedAtMs" | "serviceTimeMs" | "fault">,
): RecordedRequest {
  const isRecorded = body.kind === "read" && body.bytes > 0 && body.bytes < LARGEST_RECORDED_BODY;
  const json = isRecorded ? parseJson(body.text) : undefined;
  const recorded = json === undefined ? {} : { body: json };
  return { id: randomUUID(), ...facts, method, path, headers, ...recorded, bodyBytes: body.bytes };
}
