import { onTestFinished } from "vitest";
import { createRedactor } from "../../src/ci/output.js";
import type { Clock } from "../../src/clock.js";
import { AbortedError } from "../../src/errors.js";
import { type ClientOptions, createServiceClient, type ServiceClient } from "../../src/service/client.js";
import { ApiError } from "../../src/service/errors.js";
import { type Connection, openConnection } from "../../src/service/http/connection.js";
import type { PullRequestHead, QueueAddress, QueueService } from "../../src/service/service.js";
import { createService } from "../../src/service/v1/service.js";
import { adviseOnFailedRequest } from "../../src/service/v2/advice.js";
import { createService as createServiceV2 } from "../../src/service/v2/service.js";

export const QUEUE: QueueAddress = {
  repository: { host: "github.com", owner: "local", name: "playground" },
  targetBranch: "main",
};
export const PULL_REQUEST: PullRequestHead = { ...QUEUE, number: 1, headSha: "1".repeat(40) };

/** Clock that advances only by pauses, which take no real time. */
export interface FakeClock extends Clock {
  readonly slept: readonly number[];
}

export function createFakeClock(startMs = Date.parse("2026-01-01T00:00:00Z")): FakeClock {
  let nowMs = startMs;
  const slept: number[] = [];
  return {
    slept,
    now: () => nowMs,
    async sleep(ms, signal) {
      if (signal.aborted) throw new AbortedError();
      slept.push(ms);
      nowMs += ms;
    },
  };
}

export interface ServiceUnderTest {
  readonly service: QueueService;
  readonly client: ServiceClient;
  readonly clock: FakeClock;
  readonly debugLines: readonly string[];
}

/** Creates a client of API v1 at an address. Its pauses take no time, and do not vary. */
export function serviceAt(apiUrl: URL, options: Partial<ClientOptions> = {}): ServiceUnderTest {
  const { client, ...parts } = clientAt(apiUrl, options);
  return { service: createService(client, client.now), client, ...parts };
}

export const KEY = "trunk_v2_the-key";

/** Creates a client of API v2 at an address, and collects its warnings. */
export function serviceV2At(apiUrl: URL, options: Partial<ClientOptions> = {}) {
  const credentials = { authorization: `Bearer ${KEY}` };
  const { client, clock, debugLines } = clientAt(apiUrl, { credentials, advise: adviseOnFailedRequest, ...options });
  const warnings: string[] = [];
  const warn = (line: string) => warnings.push(line);
  const { signal = new AbortController().signal } = options;
  return {
    service: createServiceV2({ client, clock: options.clock ?? clock, signal, now: client.now, warn }),
    clock,
    debugLines,
    warnings,
  };
}

function clientAt(apiUrl: URL, options: Partial<ClientOptions>) {
  const clock = createFakeClock();
  const debugLines: string[] = [];
  const { add, redact } = createRedactor();
  add("the-api-token");
  add(KEY);
  const client = createServiceClient({
    apiUrl,
    credentials: { "x-api-token": "the-api-token" },
    userAgent: "name/0",
    requestTimeoutMs: 30_000,
    connection: options.connection ?? connectionTo(apiUrl),
    clock,
    random: () => 0.5,
    signal: new AbortController().signal,
    debug: (line) => debugLines.push(line),
    hide: redact,
    ...options,
  });
  return { client, clock, debugLines };
}

function connectionTo(url: URL): Connection {
  const over = new AbortController();
  onTestFinished(() => over.abort());
  return openConnection({ url, environment: {}, connectTimeoutMs: 10_000, over: over.signal });
}

/** Returns the error of a failed call. */
export async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const end = await call.then(
    () => "a good answer",
    (error: unknown) => error,
  );
  if (end instanceof ApiError) return end;
  throw new Error(`An ApiError was expected, there was ${String(end)}`);
}
