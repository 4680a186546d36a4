import { describe, expect, test } from "vitest";
import { AbortedError } from "../../src/errors.js";
import type { Connection } from "../../src/service/http/connection.js";
import { computeRetryPauseMs, parseRetryAfter, type RetryState } from "../../src/service/retry.js";
import { givenServer, type Script } from "../support/scripted-server.js";
import { createFakeClock, failureOf, PULL_REQUEST, QUEUE, serviceAt } from "../support/service-under-test.js";

const NOW = Date.parse("2026-01-01T00:00:00Z");
const state: RetryState = { repeat: "always", attempts: 1, elapsedMs: 0, budgetMs: 90_000, random: () => 0.5 };
const busy = { kind: "answer", answer: { status: 503 } } as const;

describe("computeRetryPauseMs", () => {
  test.each([
    [1, 0, 375],
    [1, 0.5, 500],
    [1, 0.999999, 625],
    [2, 0, 750],
    [2, 0.999999, 1250],
    [3, 0, 1500],
    [3, 0.999999, 2500],
  ])("changes the pause after attempt %i by at most a quarter (random %d)", (attempts, random, pauseMs) => {
    expect(computeRetryPauseMs(busy, { ...state, attempts, random: () => random })).toBeCloseTo(pauseMs, 0);
  });

  test("returns no pause after the fourth attempt", () => {
    expect(computeRetryPauseMs(busy, { ...state, attempts: 4 })).toBeUndefined();
  });

  test("returns no pause when less than a second would remain after the pause", () => {
    expect(computeRetryPauseMs(busy, { ...state, elapsedMs: 88_500 })).toBe(500);
    expect(computeRetryPauseMs(busy, { ...state, elapsedMs: 88_501 })).toBeUndefined();
    expect(computeRetryPauseMs({ ...busy, retryAfterMs: 89_000 }, state)).toBe(89_000);
    expect(computeRetryPauseMs({ ...busy, retryAfterMs: 89_001 }, state)).toBeUndefined();
  });

  test("returns the usual pause or the pause in Retry-After, whichever is longer", () => {
    expect(computeRetryPauseMs({ ...busy, retryAfterMs: 4000 }, state)).toBe(4000);
    expect(computeRetryPauseMs({ ...busy, retryAfterMs: 100 }, state)).toBe(500);
    expect(computeRetryPauseMs({ ...busy, retryAfterMs: 90_000 }, state)).toBeUndefined();
  });

  const unsent = { kind: "no-answer", why: { unsent: true, permanent: false } } as const;
  const broken = { ...unsent, why: { ...unsent.why, unsent: false } };
  const limited = { ...busy, answer: { status: 429 } };
  test.each([
    ["a failed connection", unsent, { always: 500, unsent: 500, never: undefined }],
    ["a closed connection", broken, { always: 500, unsent: undefined, never: undefined }],
    ["a rate limit", limited, { always: 500, unsent: 500, never: undefined }],
    ["a busy service", busy, { always: 500, unsent: undefined, never: undefined }],
    ["a rejection", { ...busy, answer: { status: 400 } }, { always: undefined, unsent: undefined, never: undefined }],
  ] as const)("returns the pause that the retry rule of the request allows after %s", (_what, failure, pauses) => {
    for (const repeat of ["always", "unsent", "never"] as const)
      expect([repeat, computeRetryPauseMs(failure, { ...state, repeat })]).toEqual([repeat, pauses[repeat]]);
  });

  test("continues after a rate limit until the time is over when the retry rule is patient", () => {
    const patient = { ...state, repeat: "patient", attempts: 30 } as const;
    expect(computeRetryPauseMs(limited, patient)).toBe(4000);
    expect(computeRetryPauseMs(limited, { ...patient, elapsedMs: 85_001 })).toBeUndefined();
    expect(computeRetryPauseMs(limited, { ...patient, repeat: "always" })).toBeUndefined();
    expect(computeRetryPauseMs(busy, patient)).toBeUndefined();
  });

  test("returns no pause when the failure is permanent", () => {
    const certificate = { kind: "no-answer", why: { unsent: true, permanent: true } } as const;
    for (const repeat of ["always", "patient", "unsent", "never"] as const)
      expect(computeRetryPauseMs(certificate, { ...state, repeat })).toBeUndefined();
  });
});

describe("parseRetryAfter", () => {
  test.each([
    ["120", 120_000],
    [" 0 ", 0],
    ["Thu, 01 Jan 2026 00:00:30 GMT", 30_000],
    ["Thursday, 01-Jan-26 00:00:30 GMT", 30_000],
    ["Thu Jan  1 00:00:30 2026", 30_000],
    ["Thu, 01 Jan 1970 00:00:00 GMT", 0],
    ["9".repeat(400), 365 * 86_400_000],
    ["Sun, 06 Nov 2094 08:49:37 GMT", 365 * 86_400_000],
  ])("parseRetryAfter reads the header %j", (header, ms) => {
    expect(parseRetryAfter(header, NOW)).toBe(ms);
  });

  test.each([undefined, "", "-5", "1.5", "5s", "soon", "soon 5", "2026-01-01", "Thu, nonsense"])(
    "parseRetryAfter ignores the header %j",
    (header) => {
      expect(parseRetryAfter(header, NOW)).toBeUndefined();
    },
  );
});

const GOOD_QUEUE: Script = { body: JSON.stringify({ state: "running", enqueuedPullRequests: [] }) };
const reset: Script = (request) => void request.socket.resetAndDestroy();

test("read request succeeds in the fourth attempt after pauses of 0.5, 1 and 2 seconds", async () => {
  const server = await givenServer({ status: 503 }, reset, { status: 429 }, GOOD_QUEUE);
  const { service, clock } = serviceAt(server.url);
  expect(await service.readQueue(QUEUE)).toMatchObject({ state: "running" });
  expect(clock.slept).toEqual([500, 1000, 2000]);
  expect(server.seen.map(({ body }) => body)).toEqual(
    Array(4).fill(JSON.stringify({ repo: QUEUE.repository, targetBranch: "main" })),
  );
});

const DATE = { date: "Thu, 01 Jan 2026 00:00:00 GMT" };
const headerFor = (offsetMs: number) => new Date(Date.parse("2026-01-01T00:00:00Z") + offsetMs).toUTCString();

test.each([-5, 5])(
  "read request waits until the date in Retry-After when this machine's clock is %d hours ahead",
  async (hours) => {
    const server = await givenServer({ status: 429, headers: { ...DATE, "retry-after": headerFor(9000) } }, GOOD_QUEUE);
    const clock = createFakeClock(Date.parse(DATE.date) + hours * 3_600_000);
    await serviceAt(server.url, { clock }).service.readQueue(QUEUE);
    expect(clock.slept).toEqual([9000]);
  },
);

test.each([["3600"], [headerFor(3_600_000)], ["99999999999999999999"], ["9".repeat(400)], ["90"]])(
  "read request fails at once when Retry-After is longer than the remaining time (%s)",
  async (header) => {
    const server = await givenServer({ status: 503, headers: { ...DATE, "retry-after": header } });
    const { service, clock } = serviceAt(server.url);
    const error = await failureOf(service.readQueue(QUEUE));
    expect([server.seen.length, clock.slept]).toEqual([1, []]);
    expect(error.facts.retryAfterMs).toBeGreaterThanOrEqual(90_000);
    expect(error.details.join()).toMatch(/Run the step again in \d/);
  },
);

test("a request takes at most three times as long as one attempt may take", async () => {
  const server = await givenServer({ status: 503 });
  const short = serviceAt(server.url, { requestTimeoutMs: 1000 });
  await failureOf(short.service.readQueue(QUEUE));
  expect(short.clock.slept).toEqual([500, 1000]);

  const limited = serviceAt(server.url);
  await failureOf(limited.service.readQueue(QUEUE, { withinMs: 1600 }));
  expect(limited.clock.slept).toEqual([500]);
});

test("an attempt takes at most the time that remains for all attempts of the request", async () => {
  const given: number[] = [];
  const connection: Connection = {
    async exchange({ timeoutMs }) {
      given.push(timeoutMs);
      return { status: 503, header: () => undefined, body: "", cutOff: false };
    },
  };
  const { service } = serviceAt(new URL("http://127.0.0.1:1/v1"), { connection, requestTimeoutMs: 9000 });
  await failureOf(service.readQueue(QUEUE, { withinMs: 10_000 }));
  expect(given).toEqual([9000, 9000, 8500, 6500]);
});

test("write request is sent again when the connection was rejected", async () => {
  const { service, clock } = serviceAt(new URL("http://127.0.0.1:1/v1"));
  const error = await failureOf(service.submit(PULL_REQUEST, {}).send());
  expect(error.facts).toMatchObject({ attempts: 4, ambiguous: false, transient: true });
  expect(error.message).toBe(
    "submitPullRequest got no answer from 127.0.0.1:1: connect ECONNREFUSED 127.0.0.1:1 (ECONNREFUSED) (tried 4 times).",
  );
  expect(clock.slept).toEqual([500, 1000, 2000]);
});

test("request that restarts tests is never sent again", async () => {
  const { service, clock } = serviceAt(new URL("http://127.0.0.1:1/v1"));
  const error = await failureOf(service.restartTests(PULL_REQUEST).send());
  expect([error.facts.attempts, clock.slept]).toEqual([1, []]);
});

test("pause before a retry ends at the stop signal", async () => {
  const stop = new AbortController();
  const server = await givenServer((_request, response) => {
    stop.abort();
    response.writeHead(503).end();
  });
  const { service } = serviceAt(server.url, { signal: stop.signal });
  await expect(service.readQueue(QUEUE)).rejects.toBeInstanceOf(AbortedError);
  expect(server.seen.length).toBe(1);
});

test("read request sends nothing when the stop signal came before", async () => {
  const server = await givenServer(GOOD_QUEUE);
  const { service } = serviceAt(server.url, { signal: AbortSignal.abort() });
  await expect(service.readQueue(QUEUE)).rejects.toBeInstanceOf(AbortedError);
  expect(server.seen).toEqual([]);
});

test("read request logs one debug line for each attempt", async () => {
  const server = await givenServer({ status: 503, body: "text" }, GOOD_QUEUE);
  const { service, debugLines } = serviceAt(server.url);
  await service.readQueue(QUEUE);
  expect(debugLines).toEqual([
    expect.stringMatching(/^POST \/getQueue: 503 in \d+ ms \(attempt 1\)$/),
    expect.stringMatching(/^POST \/getQueue: 200 in \d+ ms \(attempt 2\)$/),
  ]);
});
