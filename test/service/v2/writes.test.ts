import { describe, expect, test } from "vitest";
import { AbortedError } from "../../../src/errors.js";
import type { QueueService, ServiceRequest, SubmissionSettings } from "../../../src/service/service.js";
import { failureOf, PULL_REQUEST, QUEUE } from "../../support/service-under-test.js";
import {
  failed,
  givenApi,
  LOOK_UPS,
  listOf,
  mergeQueue,
  ok,
  PR_ID,
  pullRequest,
  QUEUE_ID,
  queueEntry,
  REPOSITORY_ID,
} from "./api.js";

const FIND = "GET /pull-requests";
const SUBMIT = `POST /merge-queues/${QUEUE_ID}/pull-requests`;
const UPDATE = `PATCH /pull-requests/${PR_ID}/queue-entry`;
const DEQUEUE = `POST /pull-requests/${PR_ID}/dequeue`;
const RESTART = `POST /pull-requests/${PR_ID}/restart-tests`;
const UPLOAD = "PUT /impacted-targets";

const CHANGED = ok({ id: QUEUE_ID, state: "paused", mode: "queue", pullRequestsUrl: "" });
const TARGETS = { repositoryId: REPOSITORY_ID, targetBranch: "main", sha: PULL_REQUEST.headSha, number: 1 };

/** Replies of a service that accepts each write. */
const ACCEPTING = {
  [FIND]: listOf(pullRequest()),
  [SUBMIT]: { ...ok(pullRequest()), status: 201 },
  [UPDATE]: ok(pullRequest()),
  [DEQUEUE]: ok(pullRequest()),
  [RESTART]: ok(pullRequest()),
  [UPLOAD]: { status: 202 },
  [`POST /merge-queues/${QUEUE_ID}/pause`]: CHANGED,
  [`POST /merge-queues/${QUEUE_ID}/resume`]: CHANGED,
  [`POST /merge-queues/${QUEUE_ID}/drain`]: CHANGED,
  [`DELETE /merge-queues/${QUEUE_ID}`]: { status: 204 },
};

/** Makes the client read the ids, so that a request can contain them. */
async function lookUp(service: QueueService): Promise<void> {
  await service.readRecord(PULL_REQUEST);
}

describe("a prepared write on API v2", () => {
  test.each<[string, (service: QueueService) => ServiceRequest, string, object | undefined]>([
    ["a submission", (service) => service.submit(PULL_REQUEST, {}), SUBMIT, { number: 1 }],
    [
      "a submission with a name as priority",
      (service) => service.submit(PULL_REQUEST, { priority: "High", noBatch: true }),
      SUBMIT,
      { number: 1, priorityName: "high", allowBatching: false },
    ],
    [
      "a submission with a number as priority and the default batching",
      (service) => service.submit(PULL_REQUEST, { priority: 0, noBatch: false }),
      SUBMIT,
      { number: 1, priorityValue: 0 },
    ],
    ["a cancellation", (service) => service.cancel(PULL_REQUEST), DEQUEUE, undefined],
    ["a restart of tests", (service) => service.restartTests(PULL_REQUEST), RESTART, undefined],
    [
      "an upload of a list",
      (service) => service.uploadImpactedTargets(PULL_REQUEST, new Set(["web", "api"])),
      UPLOAD,
      { ...TARGETS, impactedTargets: ["api", "web"] },
    ],
    [
      "an upload of no target",
      (service) => service.uploadImpactedTargets(PULL_REQUEST, new Set()),
      UPLOAD,
      { ...TARGETS, impactedTargets: [] },
    ],
    [
      "an upload of all targets",
      (service) => service.uploadImpactedTargets(PULL_REQUEST, "ALL"),
      UPLOAD,
      { ...TARGETS, impactsAllTargets: true },
    ],
    ["a pause", (service) => service.setQueueState(QUEUE, "paused"), `POST /merge-queues/${QUEUE_ID}/pause`, undefined],
    [
      "a resumption",
      (service) => service.setQueueState(QUEUE, "running"),
      `POST /merge-queues/${QUEUE_ID}/resume`,
      undefined,
    ],
    [
      "a drain",
      (service) => service.setQueueState(QUEUE, "draining"),
      `POST /merge-queues/${QUEUE_ID}/drain`,
      undefined,
    ],
    ["a deletion", (service) => service.deleteQueue(QUEUE), `DELETE /merge-queues/${QUEUE_ID}`, undefined],
  ])("shows the same request as it sends: %s", async (_what, prepare, route, body) => {
    const { service, calls, seen } = await givenApi(ACCEPTING);
    await lookUp(service);
    const before = seen.length;
    const request = prepare(service);
    const shown = request.wire.map((wire) => [`${wire.method} ${wire.path}`, wire.body?.toString() ?? ""]);

    await request.send();

    expect(calls().slice(before)).toEqual([route]);
    expect(shown).toEqual([[route, seen.at(-1)?.body]]);
    expect(seen.at(-1)?.body).toBe(body === undefined ? "" : JSON.stringify(body));
    expect(seen.at(-1)?.headers["content-type"]).toBe(body === undefined ? undefined : "application/json");
  });

  test("shows placeholders for ids that are not known yet", async () => {
    const { service, seen } = await givenApi(ACCEPTING);

    expect([
      service.submit(PULL_REQUEST, {}).wire[0]?.path,
      service.cancel(PULL_REQUEST).wire[0]?.path,
      service.deleteQueue(QUEUE).wire[0]?.path,
    ]).toEqual([
      "/merge-queues/{id of the queue}/pull-requests",
      "/pull-requests/{id of the pull request}/dequeue",
      "/merge-queues/{id of the queue}",
    ]);
    expect(seen).toEqual([]);
  });
});

describe("submit on API v2", () => {
  test("sends nothing when the pull request is already in a different queue", async () => {
    const elsewhere = pullRequest({ queueEntry: queueEntry({ mergeQueueId: "another" }) });
    const other = ok(mergeQueue({ id: "another", targetBranch: "dev" }));
    const routes = { ...ACCEPTING, [FIND]: listOf(elsewhere), "GET /merge-queues/another": other };
    const { service, seen } = await givenApi(routes);

    const error = await failureOf(service.submit(PULL_REQUEST, {}).send());

    expect([error.kind, error.facts.ambiguous, error.message]).toEqual([
      "rejected",
      false,
      "#1 is in the merge queue for dev. Nothing was sent.",
    ]);
    expect(error.details).toEqual(["The base branch of the pull request may have changed. Set target-branch: dev."]);
    expect(seen.filter(({ method }) => method !== "GET")).toEqual([]);
  });

  test.each([
    [
      "the attempt in another queue has finished",
      [
        pullRequest({
          queueEntry: queueEntry({ mergeQueueId: "another", state: "failed" }),
          isCurrentlySubmittedToQueue: false,
        }),
      ],
    ],
    ["the service does not know the pull request yet", []],
  ])("sends the submission when %s", async (_when, found) => {
    const { service, calls } = await givenApi({ ...ACCEPTING, [FIND]: listOf(...found) });

    await service.submit(PULL_REQUEST, {}).send();

    expect(calls()).toEqual([LOOK_UPS.repository, LOOK_UPS.queue, LOOK_UPS.pullRequest, SUBMIT]);
  });

  test("sends the submission only once when its effect is unknown", async () => {
    const { service, calls } = await givenApi({ ...ACCEPTING, [SUBMIT]: failed(502, "UPSTREAM_ERROR") });

    const error = await failureOf(service.submit(PULL_REQUEST, {}).send());

    expect([error.kind, error.facts.ambiguous]).toEqual(["unavailable", true]);
    expect(calls().filter((call) => call === SUBMIT)).toHaveLength(1);
  });
});

describe("update on API v2", () => {
  const CURRENT = queueEntry({ priorityValue: 100, priorityName: "medium", allowBatching: true });

  async function update(settings: SubmissionSettings) {
    const { service, seen } = await givenApi({ ...ACCEPTING, [FIND]: listOf(pullRequest({ queueEntry: CURRENT })) });
    await lookUp(service);
    await service.update(PULL_REQUEST, settings).send();
    return seen.flatMap(({ method, body }) => (method === "PATCH" ? [JSON.parse(body)] : []));
  }

  test.each<[string, SubmissionSettings, object]>([
    ["the priority", { priority: 10, noBatch: false }, { priorityValue: 10 }],
    ["the name of the priority", { priority: "Urgent", noBatch: false }, { priorityName: "urgent" }],
    ["the batching", { priority: "medium", noBatch: true }, { allowBatching: false }],
    ["both settings", { priority: 0, noBatch: true }, { priorityValue: 0, allowBatching: false }],
  ])("sends only %s when nothing else differs", async (_what, settings, body) => {
    expect(await update(settings)).toEqual([body]);
  });

  test.each<SubmissionSettings>([
    { priority: 100, noBatch: false },
    { priority: "medium", noBatch: false },
    { priority: "medium" },
    {},
  ])("sends nothing for %j when the record shows the same settings", async (settings) => {
    expect(await update(settings)).toEqual([]);
  });

  test("sends all settings when no record is known", async () => {
    const { service, seen } = await givenApi(ACCEPTING);

    await service.update(PULL_REQUEST, { priority: 100, noBatch: false }).send();

    expect(seen.at(-1)?.body).toBe('{"priorityValue":100,"allowBatching":true}');
  });
});

describe("the advice of API v2 when the key lacks a permission", () => {
  const page = "Add each missing permission in the web application: Settings > Developer > API keys.";

  test.each<[string, (service: QueueService) => ServiceRequest, string]>([
    ["a submission", (service) => service.submit(PULL_REQUEST, {}), 'the permission "Merge and cancel PRs"'],
    [
      "a submission with a priority",
      (service) => service.submit(PULL_REQUEST, { priority: 1, noBatch: false }),
      'the permissions "Merge and cancel PRs" and "Set priority on PRs"',
    ],
    [
      "a submission without batching",
      (service) => service.submit(PULL_REQUEST, { noBatch: true }),
      'the permissions "Merge and cancel PRs" and "Skip batching"',
    ],
    [
      "an update of the priority",
      (service) => service.update(PULL_REQUEST, { priority: 1 }),
      'the permission "Set priority on PRs"',
    ],
    [
      "an update of the batching",
      (service) => service.update(PULL_REQUEST, { noBatch: false }),
      'the permission "Skip batching"',
    ],
    ["a cancellation", (service) => service.cancel(PULL_REQUEST), 'the permission "Merge and cancel PRs"'],
    ["a restart", (service) => service.restartTests(PULL_REQUEST), 'the permission "Merge and cancel PRs"'],
    [
      "an upload",
      (service) => service.uploadImpactedTargets(PULL_REQUEST, "ALL"),
      'the permission "Merge and cancel PRs"',
    ],
    ["a pause", (service) => service.setQueueState(QUEUE, "paused"), 'the permission "Update Merge Queue settings"'],
    ["a deletion", (service) => service.deleteQueue(QUEUE), 'the permission "Update Merge Queue settings"'],
    ["a creation", (service) => service.createQueue(QUEUE, new Map()), 'the permission "Update Merge Queue settings"'],
    [
      "a change of settings",
      (service) => service.updateQueue(QUEUE, new Map([["batch", true]])),
      'the permission "Update Merge Queue settings"',
    ],
  ])("names the necessary permissions for %s", async (_what, prepare, needed) => {
    const denied = failed(403, "INSUFFICIENT_PERMISSIONS");
    const routes = [SUBMIT, UPDATE, DEQUEUE, RESTART, UPLOAD, "POST /merge-queues"];
    const ofQueue = [
      "POST /merge-queues/xK9mP2nQ/pause",
      "DELETE /merge-queues/xK9mP2nQ",
      "PATCH /merge-queues/xK9mP2nQ/config",
    ];
    const { service } = await givenApi({
      [FIND]: listOf(pullRequest()),
      ...Object.fromEntries([...routes, ...ofQueue].map((route) => [route, denied])),
    });

    const error = await failureOf(prepare(service).send());

    expect(error.kind).toBe("auth");
    expect(error.details).toEqual([`The key lacks a permission. This API request needs ${needed}. ${page}`]);
  });
});

const numbered = (count: number) => new Set(Array.from({ length: count }, (_, index) => `t${index}`));

describe("uploadImpactedTargets", () => {
  const NEW = failed(404, "PR_NOT_FOUND");

  test("repeats the upload until the service knows the pull request", async () => {
    const { service, clock, calls } = await givenApi({ [UPLOAD]: [NEW, NEW, { status: 202 }] });

    await service.uploadImpactedTargets(PULL_REQUEST, "ALL").send();

    expect(clock.slept).toEqual([1000, 2000]);
    expect(calls()).toEqual([LOOK_UPS.repository, UPLOAD, UPLOAD, UPLOAD]);
  });

  test("fails after 15 seconds when the service still does not know the pull request", async () => {
    const { service, clock } = await givenApi({ [UPLOAD]: NEW });

    const error = await failureOf(service.uploadImpactedTargets(PULL_REQUEST, "ALL").send());

    expect([error.kind, error.facts.code, clock.slept]).toEqual([
      "not-found",
      "PR_NOT_FOUND",
      [1000, 2000, 4000, 8000],
    ]);
    expect(error.details).toEqual([
      "The service needs up to a minute to find a new pull request. If the pull request is new, run the step again after a minute.",
    ]);
  });

  test("repeats the upload only within its time limit", async () => {
    const { service, clock } = await givenApi({ [UPLOAD]: NEW });

    const error = await failureOf(service.uploadImpactedTargets(PULL_REQUEST, "ALL").send({ withinMs: 5000 }));

    expect([error.facts.code, clock.slept]).toEqual(["PR_NOT_FOUND", [1000, 2000]]);
  });

  test("stops at the stop signal", async () => {
    const controller = new AbortController();
    const abort = () => {
      controller.abort();
      return NEW;
    };
    const { service, calls } = await givenApi({ [UPLOAD]: abort }, { signal: controller.signal });

    await expect(service.uploadImpactedTargets(PULL_REQUEST, "ALL").send()).rejects.toBeInstanceOf(AbortedError);
    expect(calls().filter((call) => call === UPLOAD)).toHaveLength(1);
  });

  test("accepts at most 100,000 targets and 20 MiB", async () => {
    const { service, seen } = await givenApi({});
    const { targets: most, bytes, aroundBytes, settlesMs } = service.uploadLimits(PULL_REQUEST);
    const largest = "x".repeat(bytes - aroundBytes - 2);

    expect([most, settlesMs]).toEqual([100_000, 15_000]);
    expect(service.uploadImpactedTargets(PULL_REQUEST, numbered(most))).toMatchObject({ fits: true });
    expect(service.uploadImpactedTargets(PULL_REQUEST, new Set([largest]))).toMatchObject({ fits: true, bytes });
    expect(service.uploadImpactedTargets(PULL_REQUEST, new Set([`${largest}x`]))).toMatchObject({ fits: false });
    expect(seen).toEqual([]);
  });
});

test("the client of API v2 requests the id of the queue again after deleteQueue, even if the deletion failed", async () => {
  const { service, calls } = await givenApi({
    "GET /merge-queues": [listOf(mergeQueue()), listOf()],
    [`DELETE /merge-queues/${QUEUE_ID}`]: failed(409, "QUEUE_HAS_ACTIVE_ENTRIES"),
  });

  await failureOf(service.deleteQueue(QUEUE).send());

  expect((await failureOf(service.readQueue(QUEUE))).facts.status).toBe(404);
  expect(calls().filter((call) => call === LOOK_UPS.queue)).toHaveLength(2);
});
