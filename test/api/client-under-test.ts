import { onTestFinished } from "vitest";
import { type Client, type ClientOptions, createClient } from "../../src/api/client.js";
import { openConnection } from "../../src/api/connection.js";
import type { PullRequestRequest, QueueRequest } from "../../src/api/endpoints.js";
import { createRedactor } from "../../src/ci/redact.js";
import type { Clock } from "../../src/clock.js";
import { AbortedError, ApiError } from "../../src/errors.js";

export const QUEUE: QueueRequest = {
  repo: { host: "github.com", owner: "local", name: "playground" },
  targetBranch: "main",
};
export const PULL_REQUEST: PullRequestRequest = { ...QUEUE, pr: { number: 1 } };

/** A clock that stands still but for what is slept, which takes no real time. */
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

export interface ClientUnderTest {
  readonly client: Client;
  readonly clock: FakeClock;
  readonly debugLines: readonly string[];
}

/** A client whose pauses take no time, and vary by nothing. */
export function givenClient(apiUrl: URL, options: Partial<ClientOptions> = {}): ClientUnderTest {
  const clock = createFakeClock();
  const debugLines: string[] = [];
  const over = new AbortController();
  onTestFinished(() => over.abort());
  const { add, redact } = createRedactor();
  add("the-api-token");
  const client = createClient({
    apiUrl,
    credentials: { "x-api-token": "the-api-token" },
    userAgent: "name/0",
    requestTimeoutMs: 30_000,
    connection: openConnection({ url: apiUrl, environment: {}, connectTimeoutMs: 10_000, over: over.signal }),
    clock,
    random: () => 0.5,
    signal: new AbortController().signal,
    debug: (line) => debugLines.push(line),
    hide: redact,
    ...options,
  });
  return { client, clock, debugLines };
}

/** The error that a call ends with. */
export async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const end = await call.then(
    () => "a good answer",
    (error: unknown) => error,
  );
  if (end instanceof ApiError) return end;
  throw new Error(`An ApiError was expected, there was ${String(end)}`);
}
