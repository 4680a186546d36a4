import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { FaultEndpoint } from "./faults/fault.js";
import { type Incoming, parseJson } from "./http/incoming.js";

/** A request to the service or to the GitHub stand-in, as it came in. */
export interface RecordedRequest {
  readonly id: string;
  readonly api: "v1" | "github";
  /** Null where the path or the method fits none. */
  readonly endpoint: FaultEndpoint | null;
  readonly method: string;
  /** With the query, as sent. */
  readonly path: string;
  /** Values as sent, the token included: this is a service for try-outs. */
  readonly headers: IncomingHttpHeaders;
  /** The parsed JSON body; missing when it is no JSON or not under 64 KiB. */
  readonly body?: unknown;
  readonly bodyBytes: number;
  /** Real time, so that the waits of a client can be measured. */
  readonly receivedAtMs: number;
  readonly serviceTimeMs: number;
  /** The kind of fault that it met. */
  readonly fault: string | null;
}

type RequestFacts = Pick<RecordedRequest, "api" | "endpoint" | "receivedAtMs" | "serviceTimeMs" | "fault">;

const LARGEST_RECORDED_BODY = 64 * 1024;
/** So many of the newest are kept: a queue that runs for weeks is asked every few seconds. */
export const KEPT_REQUESTS = 10_000;

/** Adds a request, and now and then drops the oldest ones, many at once since each time moves all the others. */
export function noteRequest(requests: RecordedRequest[], request: RecordedRequest): void {
  requests.push(request);
  if (requests.length > 1.1 * KEPT_REQUESTS) requests.splice(0, requests.length - KEPT_REQUESTS);
}

export function recordOf({ method, path, headers, body }: Incoming, facts: RequestFacts): RecordedRequest {
  const isRecorded = body.kind === "read" && body.bytes > 0 && body.bytes < LARGEST_RECORDED_BODY;
  const parsed = isRecorded ? parseJson(body.text) : undefined;
  const json = parsed === undefined ? {} : { body: parsed };
  return { id: randomUUID(), ...facts, method, path, headers, ...json, bodyBytes: body.bytes };
}
