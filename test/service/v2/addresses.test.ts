import { expect, test } from "vitest";
import type { Connection } from "../../../src/service/http/connection.js";
import type { QueueService } from "../../../src/service/service.js";
import { createFakeClock, failureOf, PULL_REQUEST, QUEUE, serviceV2At } from "../../support/service-under-test.js";
import { failed, givenApi, LOOK_UPS, listOf, mergeQueue, ok, order, pullRequest, QUEUE_ID, repository } from "./api.js";

const ORDER = `GET /merge-queues/${QUEUE_ID}/order`;
const LIST = `GET /merge-queues/${QUEUE_ID}/pull-requests`;
const READABLE = { [ORDER]: ok(order()), [LIST]: listOf(), [`GET /merge-queues/${QUEUE_ID}`]: ok(mergeQueue()) };

test("the client of API v2 requests the ids of the repository and the queue only once", async () => {
  const { service, calls } = await givenApi({ ...READABLE, "GET /pull-requests": listOf(pullRequest()) });

  await Promise.all([service.readRecord(PULL_REQUEST), service.readQueue(QUEUE)]);
  await service.readRecord(PULL_REQUEST);

  const lookUps = calls().filter((call) => call === LOOK_UPS.repository || call === LOOK_UPS.queue);
  expect(lookUps).toEqual([LOOK_UPS.repository, LOOK_UPS.queue]);
});

test("the client of API v2 requests the id of the queue again when the first request failed", async () => {
  const { service, calls } = await givenApi({ ...READABLE, "GET /merge-queues": [listOf(), listOf(mergeQueue())] });

  expect((await failureOf(service.readQueue(QUEUE))).facts.status).toBe(404);
  await service.readQueue(QUEUE);

  expect(calls().filter((call) => call === LOOK_UPS.queue)).toHaveLength(2);
  expect(calls().filter((call) => call === LOOK_UPS.repository)).toHaveLength(1);
});

test("the client of API v2 requests the id of the queue again when the service no longer knows the old id", async () => {
  const again = mergeQueue({ id: "newQueue" });
  const { service } = await givenApi(
    {
      "GET /merge-queues": [listOf(mergeQueue()), listOf(again)],
      [LIST]: failed(404, "MERGE_QUEUE_NOT_FOUND"),
      "GET /merge-queues/newQueue/order": ok(order({ queueState: "paused" })),
      "GET /merge-queues/newQueue/pull-requests": listOf(),
    },
    { isDocumented: false },
  );

  await failureOf(service.readQueue(QUEUE));

  expect(await service.readQueue(QUEUE)).toMatchObject({ id: "newQueue", state: "paused" });
});

test("the client of API v2 requests the settings again when a queue is read a second time", async () => {
  const { service, calls } = await givenApi(READABLE);

  await service.readQueue(QUEUE);
  await service.readQueue(QUEUE);

  expect(calls().filter((call) => call === `GET /merge-queues/${QUEUE_ID}`)).toHaveLength(1);
});

test("the client of API v2 requests the settings again after a write", async () => {
  const { service, calls } = await givenApi({
    ...READABLE,
    [`POST /merge-queues/${QUEUE_ID}/pause`]: ok({
      id: QUEUE_ID,
      state: "paused",
      mode: "queue",
      pullRequestsUrl: `/v2/merge-queues/${QUEUE_ID}/pull-requests`,
    }),
  });

  await service.setQueueState(QUEUE, "paused").send();
  await service.readQueue(QUEUE);

  expect(calls()).toContain(`GET /merge-queues/${QUEUE_ID}`);
});

const NEEDS_QUEUE: readonly [string, (service: QueueService) => Promise<unknown>][] = [
  ["readRecord", (service) => service.readRecord(PULL_REQUEST)],
  ["readRecordAgain", (service) => service.readRecordAgain(PULL_REQUEST)],
  ["readQueue", (service) => service.readQueue(QUEUE)],
  ["readEstimate", (service) => service.readEstimate(PULL_REQUEST)],
  ["readHistory", (service) => service.readHistory(PULL_REQUEST)],
  ["readHistories", (service) => service.readHistories(QUEUE, [1])],
  ["readPullRequests", (service) => service.readPullRequests(QUEUE, {})],
  ["submit", (service) => service.submit(PULL_REQUEST, {}).send()],
  ["cancel", (service) => service.cancel(PULL_REQUEST).send()],
  ["setQueueState", (service) => service.setQueueState(QUEUE, "paused").send()],
  ["deleteQueue", (service) => service.deleteQueue(QUEUE).send()],
];

test.each(NEEDS_QUEUE)(
  "%s fails with status 404 and sends no write when the branch has no queue",
  async (_name, call) => {
    const { service, seen } = await givenApi({
      "GET /merge-queues": listOf(),
      "GET /pull-requests": listOf(pullRequest()),
    });

    const error = await failureOf(call(service));

    expect([error.kind, error.facts.status, error.facts.ambiguous]).toEqual(["not-found", 404, false]);
    expect(error.message).toBe("mergeQueues.list found no merge queue for branch main.");
    expect(seen.filter(({ method }) => method !== "GET")).toEqual([]);
  },
);

test.each<[string, (service: QueueService) => Promise<unknown>]>([
  ...NEEDS_QUEUE,
  ["readMetrics", (service) => service.readMetrics(QUEUE.repository)],
  ["createQueue", (service) => service.createQueue(QUEUE, new Map()).send()],
  ["uploadImpactedTargets", (service) => service.uploadImpactedTargets(PULL_REQUEST, "ALL").send()],
  [
    "readQuarantinedTests",
    (service) => service.readQuarantinedTests({ repository: QUEUE.repository, orgSlug: "", pageSize: 100 }, ""),
  ],
])("%s fails with status 404 and advice when the repository is unknown", async (_name, call) => {
  const { service, seen } = await givenApi({ "GET /repositories": failed(404, "PROVIDER_URL_NOT_FOUND") });

  const error = await failureOf(call(service));

  expect([error.kind, error.facts.status, error.facts.code]).toEqual(["not-found", 404, "PROVIDER_URL_NOT_FOUND"]);
  expect(error.details).toEqual([
    "The service does not know the repository, or the repository and the key belong to different organizations. Check the host, the owner and the name of the repository.",
  ]);
  expect(seen.map(({ method, path }) => `${method} ${path}`)).toEqual([
    expect.stringContaining("GET /v2/repositories?"),
  ]);
});

test.each([
  ["the pull request is absent", listOf()],
  [
    "the pull request was never submitted",
    listOf(pullRequest({ queueEntry: null, isCurrentlySubmittedToQueue: false })),
  ],
])("readRecord and cancel fail with status 404 when %s", async (_when, reply) => {
  const { service, seen } = await givenApi({ "GET /pull-requests": reply });

  for (const call of [service.readRecord(PULL_REQUEST), service.cancel(PULL_REQUEST).send()]) {
    const error = await failureOf(call);
    expect([error.facts.status, error.facts.ambiguous]).toEqual([404, false]);
    expect(error.message).toBe(
      "pullRequests.resolveByCoordinates found no submission of #1 to the queue of branch main.",
    );
  }
  expect(seen.filter(({ method }) => method !== "GET")).toEqual([]);
});

test("error of a write says that nothing was sent when the queue cannot be found", async () => {
  const { service, calls } = await givenApi({ "GET /merge-queues": failed(500, "INTERNAL_ERROR") });

  const error = await failureOf(service.setQueueState(QUEUE, "paused").send());

  expect([error.kind, error.facts.ambiguous, error.facts.endpoint]).toEqual(["unavailable", false, "mergeQueues.list"]);
  expect(calls().filter((call) => call === LOOK_UPS.queue)).toHaveLength(4);
});

test.each([
  ["a given time", { withinMs: 50_000 }, 20_000, [30_000, 30_000, 10_000]],
  ["three times the request timeout", {}, 35_000, [30_000, 30_000, 20_000]],
])("write request and the reads before it share %s", async (_what, options, durationMs, limits) => {
  const clock = createFakeClock();
  const { signal } = new AbortController();
  const timeouts: number[] = [];
  const replies = [listOf(repository()), listOf(mergeQueue()), {}];
  const connection: Connection = {
    async exchange({ timeoutMs }) {
      await clock.sleep(durationMs, signal);
      const { body = "" } = replies[timeouts.push(timeoutMs) - 1] ?? {};
      return { status: 200, header: () => undefined, body: body.toString(), cutOff: false };
    },
  };
  const { service } = serviceV2At(new URL("http://127.0.0.1:1/v2"), { clock, connection });

  await service.setQueueState(QUEUE, "paused").send(options);

  expect(timeouts).toEqual(limits);
});
