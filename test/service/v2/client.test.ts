import { describe, expect, test } from "vitest";
import { failureOf, KEY, PULL_REQUEST, QUEUE } from "../../support/service-under-test.js";
import { failed, givenApi, LOOK_UPS, listOf, mergeQueue, ok, order, pullRequest, QUEUE_ID, TEXT } from "./api.js";

const ORDER = `GET /merge-queues/${QUEUE_ID}/order`;
const LIST = `GET /merge-queues/${QUEUE_ID}/pull-requests`;
const ONE = `GET /merge-queues/${QUEUE_ID}`;
const FIND = "GET /pull-requests";
const NOT_MODIFIED = { status: 304 };

function conditionsOf({ seen }: Awaited<ReturnType<typeof givenApi>>, path: string) {
  return seen.filter((request) => request.path.startsWith(`/v2${path}`)).map(({ headers }) => headers["if-none-match"]);
}

function taggedReply(etag: string, sha: string) {
  return { ...listOf(pullRequest({ sha })), headers: { etag } };
}

describe("the client of API v2 and ETags", () => {
  test("returns the stored reply when the service answers 304", async () => {
    const api = await givenApi(
      {
        [FIND]: [
          listOf(pullRequest()),
          { ...listOf(pullRequest()), headers: { etag: '"a"' } },
          NOT_MODIFIED,
          NOT_MODIFIED,
        ],
      },
      { isDocumented: false },
    );

    const records = [];
    for (let reads = 0; reads < 4; reads += 1) records.push(await api.service.readRecord(PULL_REQUEST));

    expect(conditionsOf(api, "/pull-requests")).toEqual([undefined, undefined, '"a"', '"a"']);
    expect(records.map(({ id }) => id)).toEqual(Array(4).fill("entry-1"));
  });

  test("replaces the stored reply when the service sends a new reply", async () => {
    const api = await givenApi(
      { [FIND]: [taggedReply('"a"', "1"), taggedReply('"b"', "2"), NOT_MODIFIED] },
      { isDocumented: false },
    );

    await api.service.readRecord(PULL_REQUEST);
    await api.service.readRecord(PULL_REQUEST);

    expect((await api.service.readRecord(PULL_REQUEST)).prSha).toBe("2");
    expect(conditionsOf(api, "/pull-requests")).toEqual([undefined, '"a"', '"b"']);
  });

  test("stores no reply that is longer than two million characters", async () => {
    const long = pullRequest({ title: "x".repeat(2_000_000) });
    const api = await givenApi({ [FIND]: { ...listOf(long), headers: { etag: '"a"' } } }, { isDocumented: false });

    await api.service.readRecord(PULL_REQUEST);
    await api.service.readRecord(PULL_REQUEST);

    expect(conditionsOf(api, "/pull-requests")).toEqual([undefined, undefined]);
  });

  test("stores no reply of a write", async () => {
    const api = await givenApi(
      {
        [ORDER]: ok(order()),
        [LIST]: listOf(),
        [ONE]: ok(mergeQueue()),
        [`DELETE /merge-queues/${QUEUE_ID}`]: { status: 204, headers: { etag: '"a"' } },
      },
      { isDocumented: false },
    );
    await api.service.deleteQueue(QUEUE).send();

    await api.service.readQueue(QUEUE);
    await api.service.readQueue(QUEUE);

    expect(conditionsOf(api, `/merge-queues/${QUEUE_ID}`)).toEqual(Array(4).fill(undefined));
  });

  test("fails when the service answers 304 to a write", async () => {
    const api = await givenApi(
      {
        [ORDER]: ok(order()),
        [LIST]: listOf(),
        [ONE]: ok(mergeQueue(), { etag: '"a"' }),
        [`DELETE /merge-queues/${QUEUE_ID}`]: NOT_MODIFIED,
      },
      { isDocumented: false },
    );
    await api.service.readQueue(QUEUE);
    await api.service.readQueue(QUEUE);

    expect((await failureOf(api.service.deleteQueue(QUEUE).send())).facts.status).toBe(304);
  });
});

test("the client of API v2 fails when the service answers 304 to a request without an ETag", async () => {
  const { service } = await givenApi({ [FIND]: NOT_MODIFIED });

  expect((await failureOf(service.readRecord(PULL_REQUEST))).facts.status).toBe(304);
});

describe("the client of API v2 and the key", () => {
  test("sends the key as a bearer token with every request", async () => {
    const { service, seen } = await givenApi(
      {
        [FIND]: listOf(pullRequest()),
        [`POST /merge-queues/${QUEUE_ID}/pause`]: failed(409, "MODE_CHANGE_IN_PROGRESS"),
      },
      { isDocumented: false },
    );

    await service.readRecord(PULL_REQUEST);
    await failureOf(service.setQueueState(QUEUE, "paused").send());

    expect(new Set(seen.map(({ headers }) => headers.authorization))).toEqual(new Set([`Bearer ${KEY}`]));
    expect(seen.filter(({ headers }) => headers["x-api-token"] !== undefined)).toEqual([]);
  });

  test.each([
    ["a text", { status: 403, headers: TEXT, body: `Bearer ${KEY} is not valid` }],
    [
      "JSON",
      {
        status: 400,
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ error: { code: "VALIDATION_FAILED", message: `authorization: Bearer ${KEY}` } }),
      },
    ],
    ["an unreadable reply", { status: 200, headers: TEXT, body: `<p>${encodeURIComponent(KEY)}</p>` }],
    ["the id of the request", { status: 400, headers: { ...TEXT, "x-request-id": KEY }, body: "bad" }],
  ])("shows *** instead of the key when %s contains the key", async (_where, reply) => {
    const { service, debugLines } = await givenApi({ [FIND]: reply }, { isDocumented: false });

    const { message, details, facts } = await failureOf(service.readRecord(PULL_REQUEST));

    expect(JSON.stringify([message, details, facts, debugLines])).not.toContain("the-key");
    expect(JSON.stringify([message, details, facts])).toContain("***");
    expect(debugLines.join()).not.toMatch(/authorization|bearer/i);
  });
});

test("the client of API v2 logs method, path, status and duration of each request", async () => {
  const { service, debugLines } = await givenApi({ [FIND]: listOf(pullRequest()) });

  await service.readRecord(PULL_REQUEST);

  expect(debugLines.toSorted()).toEqual([
    "GET /merge-queues: 200 in 0 ms (attempt 1)",
    "GET /pull-requests: 200 in 0 ms (attempt 1)",
    "GET /repositories: 200 in 0 ms (attempt 1)",
  ]);
});

test("the client of API v2 waits for Retry-After when a reply with status 429 has no code", async () => {
  const busy = { status: 429, headers: { ...TEXT, "retry-after": "7" }, body: "slow down" };
  const { service, clock, calls } = await givenApi({ [FIND]: [busy, listOf(pullRequest())] });

  await service.readRecord(PULL_REQUEST);

  expect(clock.slept).toEqual([7000]);
  expect(calls().filter((call) => call === LOOK_UPS.pullRequest)).toHaveLength(2);
});
