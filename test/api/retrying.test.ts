import { expect, test } from "vitest";
import { type Endpoint, endpoints, type PullRequestRequest } from "../../src/api/endpoints.js";
import { AbortedError } from "../../src/errors.js";
import { failureOf, givenClient, PULL_REQUEST, QUEUE } from "./client-under-test.js";
import { givenServer, type Script } from "./scripted-server.js";

const GOOD_QUEUE: Script = { body: JSON.stringify({ state: "running", enqueuedPullRequests: [] }) };
const reset: Script = (request) => void request.socket.resetAndDestroy();

test("a read that succeeds at its fourth attempt succeeds, after pauses of half a second, one and two", async () => {
  const server = await givenServer({ status: 503 }, reset, { status: 429 }, GOOD_QUEUE);
  const { client, clock } = givenClient(server.url);
  expect(await client.call(endpoints.getQueue, QUEUE)).toMatchObject({ state: "running" });
  expect(clock.slept).toEqual([500, 1000, 2000]);
  expect(server.seen.map(({ body }) => body)).toEqual(Array(4).fill(JSON.stringify(QUEUE)));
});

const headerFor = (offsetMs: number) => new Date(Date.parse("2026-01-01T00:00:00Z") + offsetMs).toUTCString();

test.each([
  ["seconds", "7", [7000]],
  ["an HTTP date", headerFor(9000), [9000]],
  ["a date of the past", headerFor(-60_000), [500]],
  ["a negative number", "-5", [500]],
  ["nonsense", "soon", [500]],
  ["fewer seconds than the pause takes anyway", "0", [500]],
])("a Retry-After of %s (%s) sets the pause", async (_what, header, pauses) => {
  const server = await givenServer({ status: 429, headers: { "retry-after": header } }, GOOD_QUEUE);
  const { client, clock } = givenClient(server.url);
  await client.call(endpoints.getQueue, QUEUE);
  expect(clock.slept).toEqual(pauses);
});

test.each([["3600"], [headerFor(3_600_000)], ["99999999999999999999"], ["90"]])(
  "a Retry-After past the budget (%s) ends the call at once, and the wait is told",
  async (header) => {
    const server = await givenServer({ status: 503, headers: { "retry-after": header } });
    const { client, clock } = givenClient(server.url);
    const error = await failureOf(client.call(endpoints.getQueue, QUEUE));
    expect([server.seen.length, clock.slept]).toEqual([1, []]);
    expect(error.facts.retryAfterMs).toBeGreaterThanOrEqual(90_000);
    expect(error.details.join()).toMatch(/Run it again in \d/);
  },
);

test("the budget of a call is three times the time of one attempt", async () => {
  const server = await givenServer({ status: 503 });
  const short = givenClient(server.url, { requestTimeoutMs: 1000 });
  await failureOf(short.client.call(endpoints.getQueue, QUEUE));
  expect(short.clock.slept).toEqual([500, 1000]);

  const limited = givenClient(server.url);
  await failureOf(limited.client.call(endpoints.getQueue, QUEUE, { withinMs: 1600 }));
  expect(limited.clock.slept).toEqual([500]);
});

test("no attempt is started that has less than a second for its answer", async () => {
  const server = await givenServer({ status: 503 });
  const { client, clock } = givenClient(server.url);
  await failureOf(client.call(endpoints.getQueue, QUEUE, { withinMs: 1499 }));
  expect([server.seen.length, clock.slept]).toEqual([1, []]);
});

test("a write is repeated when its connection was refused, as the service cannot have seen it", async () => {
  const { client, clock } = givenClient(new URL("http://127.0.0.1:1/v1"));
  const error = await failureOf(client.call(endpoints.submitPullRequest, PULL_REQUEST));
  expect(error.facts).toMatchObject({ attempts: 4, ambiguous: false, transient: true });
  expect(error.message).toBe(
    "submitPullRequest got no answer from 127.0.0.1:1: connect ECONNREFUSED 127.0.0.1:1 (ECONNREFUSED) (tried 4 times).",
  );
  expect(clock.slept).toEqual([500, 1000, 2000]);
});

test("the restart of tests is not even repeated when its connection was refused", async () => {
  const { client, clock } = givenClient(new URL("http://127.0.0.1:1/v1"));
  const error = await failureOf(client.call(endpoints.restartTestsOnPullRequest, PULL_REQUEST));
  expect([error.facts.attempts, clock.slept]).toEqual([1, []]);
});

test.each([
  ["submitPullRequest", 1],
  ["cancelPullRequest", 1],
  ["restartTestsOnPullRequest", 1],
  ["getSubmittedPullRequest", 4],
  ["getQueue", 4],
] as const)("%s makes %i attempts when the connection breaks after the request", async (name, attempts) => {
  const server = await givenServer(reset);
  const endpoint: Endpoint<PullRequestRequest, unknown> = endpoints[name];
  const error = await failureOf(givenClient(server.url).client.call(endpoint, PULL_REQUEST));
  expect(server.seen.length).toBe(attempts);
  expect(error).toMatchObject({ kind: "unavailable", facts: { attempts, ambiguous: true } });
  expect(error.message).toContain("ECONNRESET");
});

test("the signal ends a pause, and no further attempt is made", async () => {
  const stop = new AbortController();
  const server = await givenServer((_request, response) => {
    stop.abort();
    response.writeHead(503).end();
  });
  const { client } = givenClient(server.url, { signal: stop.signal });
  await expect(client.call(endpoints.getQueue, QUEUE)).rejects.toBeInstanceOf(AbortedError);
  expect(server.seen.length).toBe(1);
});

test("a signal that came before sends nothing", async () => {
  const server = await givenServer(GOOD_QUEUE);
  const { client } = givenClient(server.url, { signal: AbortSignal.abort() });
  await expect(client.call(endpoints.getQueue, QUEUE)).rejects.toBeInstanceOf(AbortedError);
  expect(server.seen).toEqual([]);
});

test("a time limit beyond what timers can hold is no limit, and not an instant one", async () => {
  const server = await givenServer((_request, response) => {
    setTimeout(() => response.end(JSON.stringify({ state: "running", enqueuedPullRequests: [] })), 50);
  });
  const { client } = givenClient(server.url, { requestTimeoutMs: 30 * 86_400_000 });
  expect(await client.call(endpoints.getQueue, QUEUE)).toMatchObject({ state: "running" });
});

test("each attempt leaves one debug line, with method, path, status and time only", async () => {
  const server = await givenServer({ status: 503, body: "words" }, GOOD_QUEUE);
  const { client, debugLines } = givenClient(server.url);
  await client.call(endpoints.getQueue, QUEUE);
  expect(debugLines).toEqual([
    expect.stringMatching(/^POST \/getQueue: 503 in \d+ ms \(attempt 1\)$/),
    expect.stringMatching(/^POST \/getQueue: 200 in \d+ ms \(attempt 2\)$/),
  ]);
});
