import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { FaultEndpoint } from "../faults/fault.js";
import { type Incoming, parseJson } from "../http/incoming.js";

/** A request to the service or to the GitHub stand-in. */
export interface RecordedRequest {
  readonly id: string;
  readonly api: "v1" | "github";
  /** Null when the path or the method fits none. */
  readonly endpoint: FaultEndpoint | null;
  readonly method: string;
  readonly path: string;
  /** With the token: this is a service for try-outs. */
  readonly headers: IncomingHttpHeaders;
  /** The JSON of the body; missing when it is no JSON or has 64 KiB or more. */
  readonly body?: unknown;
  readonly bodyBytes: number;
  /** Real time, which shows the waits of a client. */
  readonly receivedAtMs: number;
  readonly serviceTimeMs: number;
  readonly fault: string | null;
}

const LARGEST_RECORDED_BODY = 64 * 1024;
export const KEPT_REQUESTS = 10_000;

/** Adds a request, and drops many of the oldest at once, since each drop moves all others. */
export function noteRequest(requests: RecordedRequest[], request: RecordedRequest): void {
  requests.push(request);
  if (requests.length > 1.1 * KEPT_REQUESTS) requests.splice(0, requests.length - KEPT_REQUESTS);
}

export function recordOf(
  { method, path, headers, body }: Incoming,
  facts: Pick<RecordedRequest, "api" | "endpoint" | "receivedAtMs" | "serviceTimeMs" | "fault">,
): RecordedRequest {
  const isRecorded = body.kind === "read" && body.bytes > 0 && body.bytes < LARGEST_RECORDED_BODY;
  const json = isRecorded ? parseJson(body.text) : undefined;
  const recorded = json === undefined ? {} : { body: json };
  return { id: randomUUID(), ...facts, method, path, headers, ...recorded, bodyBytes: body.bytes };
}
