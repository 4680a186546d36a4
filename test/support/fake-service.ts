import type { Endpoint, ServiceClient } from "../../src/service/client.js";
import { ApiError } from "../../src/service/errors.js";
import type { CallOptions, QueueService } from "../../src/service/service.js";
import { pullRequestRecord, queue, testRun } from "../../src/service/v1/schemas.js";
import { createService } from "../../src/service/v1/service.js";
import type { FakeClock } from "./fake-clock.js";

/** Reply to a request: JSON, or a status without JSON. */
export type FakeAnswer =
  | { readonly json: Readonly<Record<string, unknown>> }
  | { readonly status: number; readonly retryAfterMs?: number };

export interface ServiceScript {
  readonly latencyMs?: number | (() => number);
  record(): FakeAnswer;
  queue?(): FakeAnswer;
  testRun?(id: string): FakeAnswer;
  submit?(): FakeAnswer;
  cancel?(): FakeAnswer;
}

export interface FakeClient extends ServiceClient {
  /** Names of the endpoints, in the order of the requests. */
  readonly calls: readonly string[];
}

/** Creates a service whose client has no network. */
export function fakeService(script: ServiceScript, clock: FakeClock): QueueService & Pick<FakeClient, "calls"> {
  const client = fakeClient(script, clock);
  return { ...createService(client), calls: client.calls };
}

/** Creates a client without a network. Functions answer the requests, and only the fake clock advances. */
export function fakeClient(script: ServiceScript, clock: FakeClock): FakeClient {
  const calls: string[] = [];
  const takeTime = (options: CallOptions): boolean => {
    const { latencyMs = 0 } = script;
    const ms = typeof latencyMs === "number" ? latencyMs : latencyMs();
    const withinMs = options.withinMs ?? Number.POSITIVE_INFINITY;
    clock.pass(Math.min(ms, withinMs));
    return ms <= withinMs;
  };
  const answerTo = (endpoint: string, request: unknown): FakeAnswer => {
    switch (endpoint) {
      case "getSubmittedPullRequest":
        return script.record();
      case "getQueue":
        return script.queue?.() ?? { status: 500 };
      case "getMergeQueueTestingDetails":
        return script.testRun?.(idIn(request)) ?? { status: 404 };
      case "submitPullRequest":
        return script.submit?.() ?? { json: {} };
      case "cancelPullRequest":
        return script.cancel?.() ?? { json: {} };
      default:
        return { json: {} };
    }
  };
  return {
    calls,
    async call(endpoint, request, options = {}) {
      calls.push(endpoint.name);
      if (!takeTime(options)) throw failure(endpoint.name, undefined, undefined);
      const answer = answerTo(endpoint.name, request);
      if ("status" in answer) throw failure(endpoint.name, answer.status, answer.retryAfterMs);
      return readReply(endpoint, answer.json);
    },
  };
}

function idIn(request: unknown): string {
  return typeof request === "object" && request !== null && "testRunId" in request ? String(request.testRunId) : "";
}

const SCHEMAS = new Map<string, { parse(json: unknown): unknown }>([
  ["getSubmittedPullRequest", pullRequestRecord],
  ["getQueue", queue],
  ["getMergeQueueTestingDetails", testRun],
]);

/**
 * Reads a reply with the schema of its endpoint; the reply of a write is ignored. The schemas are already loaded,
 * because a stopped clock does not wait for a file.
 */
function readReply<Response>(endpoint: Endpoint<Response>, json: unknown): Response;
function readReply({ name }: Endpoint<unknown>, json: unknown): unknown {
  return SCHEMAS.get(name)?.parse(json);
}

function failure(endpoint: string, status: number | undefined, retryAfterMs: number | undefined): ApiError {
  const transient = status === undefined || status >= 500 || status === 429;
  const kind = transient ? "unavailable" : status === 404 ? "not-found" : status === 401 ? "auth" : "rejected";
  return new ApiError(kind, `${endpoint}: ${status ?? "no answer"}`, {
    endpoint,
    attempts: 1,
    ambiguous: transient,
    transient,
    ...(status === undefined ? {} : { status }),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  });
}

interface Fields extends Readonly<Record<string, unknown>> {
  readonly state: string;
}

/** Creates the service's reply with a record. By default, `state` decides if the pull request is in the queue. */
export function recordOf(fields: Fields): FakeAnswer {
  const ended = ["merged", "failed", "cancelled"].includes(fields.state);
  return {
    json: {
      id: "record-1",
      stateChangedAt: "2026-01-31T12:00:00.000Z",
      isCurrentlySubmittedToQueue: !ended,
      prNumber: 1,
      prTitle: "Add a flag to the parser",
      prSha: "1".repeat(40),
      ...fields,
    },
  };
}

/** Creates the service's reply with a queue in which pull request 1 has a position. */
export function queueOf(position: number, depth = position, fields: Readonly<Record<string, unknown>> = {}) {
  const others = Array.from({ length: Math.max(depth, position) - 1 }, (_, index) => ({ prNumber: index + 2 }));
  const enqueuedPullRequests = position === 0 ? others : others.toSpliced(position - 1, 0, { prNumber: 1 });
  return { json: { state: "running", mode: "single", enqueuedPullRequests, ...fields } };
}
