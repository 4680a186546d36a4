import { describe, expect, test } from "vitest";
import { QUEUE_SETTINGS } from "../../../src/service/queue-settings.js";
import { QUEUE } from "../../support/service-under-test.js";
import {
  CONFIG,
  givenApi,
  listOf,
  mergeQueue,
  ok,
  order,
  PR_ID,
  pullRequest,
  QUEUE_ID,
  queued,
  queueEntry,
  TIME,
} from "./api.js";

const ORDER = `GET /merge-queues/${QUEUE_ID}/order`;
const LIST = `GET /merge-queues/${QUEUE_ID}/pull-requests`;
const UPDATE = `PATCH /merge-queues/${QUEUE_ID}/config`;
const SWITCH = `POST /merge-queues/${QUEUE_ID}/switch-modes`;
const CREATE = "POST /merge-queues";
const CHANGED = ok({ id: QUEUE_ID, state: "running", mode: "graph", pullRequestsUrl: "" });

/** Settings with a value, and the field with its value in the configuration of API v2. */
const SETTINGS: readonly [setting: string, value: unknown, field: string, written: unknown][] = [
  ["concurrency", 1000, "concurrency", 1000],
  ["bisectionConcurrency", 0, "bisectionConcurrency", 0],
  ["testingTimeoutMinutes", 10_080, "testingTimeoutMinutes", 10_080],
  ["pendingFailureDepth", 1, "pendingFailureDepth", 1],
  ["canOptimisticallyMerge", true, "canOptimisticallyMerge", true],
  ["batch", false, "allowBatching", false],
  ["batchingMaxWaitTimeMinutes", 5, "batchingMaxWaitTimeMinutes", 5],
  ["batchingMinSize", 3, "batchingMinSize", 3],
  [
    "batchingRules",
    [{ targetPattern: "api*", policy: "isolate" }],
    "batchingRules",
    [{ targetPattern: "api*", policy: "isolate" }],
  ],
  ["mergeMethod", "merge_commit", "mergeMethod", "mergeCommit"],
  ["mergeMethod", "squash", "mergeMethod", "squash"],
  ["requiredStatuses", ["unit", "lint"], "requiredStatuses", ["unit", "lint"]],
  ["requiredStatuses", null, "requiredStatuses", []],
  ["directMergeMode", "always", "directMergeMode", "always"],
  ["optimizationMode", "bisection_skip_redundant_tests", "optimizationMode", "bisectionSkipRedundantTests"],
  ["testBranchConstructionMode", "rename_temp_branch", "testBranchConstructionMode", "renameTempBranch"],
  ["testBranchConstructionMode", "push_new_branch_from_temp", "testBranchConstructionMode", "pushNewBranchFromTemp"],
  ["createPrsForTestingBranches", true, "createsPrsForTestingBranches", true],
  ["commentsEnabled", true, "areCommentsEnabled", true],
  ["commandsEnabled", false, "areCommandsEnabled", false],
  ["statusCheckEnabled", true, "isStatusCheckEnabled", true],
  ["extensionEnabled", false, "isExtensionEnabled", false],
  ["labelCommandsEnabled", true, "areLabelCommandsEnabled", true],
  ["enqueueingLabel", "ship", "enqueueingLabel", "ship"],
  ["stateLabelsEnabled", false, "areStateLabelsEnabled", false],
  ["notReadyTimeoutHours", 720, "notReadyTimeoutMinutes", 43_200],
  ["notReadyTimeoutHours", 0, "notReadyTimeoutMinutes", 0],
  ["allowedBotSubmitters", ["bot"], "allowedBotSubmitters", ["bot"]],
];

test("the table of settings contains every setting except the mode", () => {
  expect(new Set(SETTINGS.map(([name]) => name))).toEqual(
    new Set(Object.keys(QUEUE_SETTINGS).filter((name) => name !== "mode")),
  );
  expect(new Set(SETTINGS.map(([, , field]) => field))).toEqual(new Set(Object.keys(CONFIG)));
});

function givenQueue(fields: Readonly<Record<string, unknown>> = {}, listed = order(), ...details: readonly unknown[]) {
  return givenApi({ "GET /merge-queues": listOf(mergeQueue(fields)), [ORDER]: ok(listed), [LIST]: listOf(...details) });
}

describe("readQueue and updateQueue on API v2", () => {
  test.each(SETTINGS)("convert the setting in the same way: %s %j", async (name, value, field, written) => {
    const { service } = await givenQueue({ config: { [field]: written } });
    expect((await service.readQueue(QUEUE))[name]).toEqual(value);

    const { service: other, seen } = await givenApi({ [UPDATE]: ok(mergeQueue()) });
    await other.updateQueue(QUEUE, new Map([[name, value]])).send();
    expect(JSON.parse(seen.at(-1)?.body ?? "")).toEqual({ [field]: written });
  });

  test.each([
    ["single", "queue"],
    ["parallel", "graph"],
  ])("convert the mode %s in the same way", async (mode, written) => {
    const { service } = await givenQueue({ mode: written }, order({ mode: written }));
    expect((await service.readQueue(QUEUE)).mode).toBe(mode);

    const { service: other, seen } = await givenApi({ [SWITCH]: CHANGED });
    await other.updateQueue(QUEUE, new Map([["mode", mode]])).send();
    expect(JSON.parse(seen.at(-1)?.body ?? "")).toEqual({ mode: written });
  });

  test("accept unknown words, words in capital letters and unknown settings", async () => {
    const config = { mergeMethod: "MERGE_COMMIT", optimizationMode: "tryHarder", newSetting: 7 };
    const { service } = await givenApi(
      {
        "GET /merge-queues": listOf(mergeQueue({ config })),
        [ORDER]: ok(order({ mode: "lanes", queueState: "resting" })),
        [LIST]: listOf(),
      },
      { isDocumented: false },
    );

    expect(await service.readQueue(QUEUE)).toMatchObject({
      mode: "lanes",
      state: "resting",
      mergeMethod: "merge_commit",
      optimizationMode: "try_harder",
      newSetting: 7,
    });
  });
});

describe("the limits of settings on API v2", () => {
  test.each([
    ["concurrency", 1001, 1000],
    ["bisectionConcurrency", 1001, 1000],
    ["pendingFailureDepth", 1001, 1000],
    ["batchingMinSize", 1001, 1000],
    ["testingTimeoutMinutes", 10_081, 10_080],
    ["batchingMaxWaitTimeMinutes", 10_081, 10_080],
    ["notReadyTimeoutHours", 721, 720],
  ])("prevent any request when %s is %i", async (name, value, most) => {
    const { service, seen } = await givenApi({});
    const settings = new Map([[name, value]]);
    const problem = `The setting ${name} is ${value}, but API v2 accepts at most ${most}. Nothing was sent.`;

    expect(() => service.updateQueue(QUEUE, settings)).toThrow(problem);
    expect(() => service.createQueue(QUEUE, settings)).toThrow(problem);
    expect(seen).toEqual([]);
  });
});

function batch(state: string, isBisection: boolean, ...numbers: readonly number[]) {
  return { verificationRunId: "run-1", state, isBisection, pullRequests: numbers.map(queued) };
}

function item(number: number) {
  return { pullRequest: queued(number), schedulability: "schedulable", directlyAhead: [queued(3)], heldBy: [] };
}

const page = (number: number, nextCursor: string | null) =>
  ok({
    data: [pullRequest({ id: PR_ID.replace(/1$/, `${number}`), number })],
    nextCursor,
    hasMore: nextCursor !== null,
  });

describe("readQueue", () => {
  test("returns each admitted pull request once, in the order of the queue", async () => {
    const listed = order({
      batches: [batch("testsPassed", false, 4), batch("pendingFailure", false, 2, 3), batch("testing", true, 3)],
      pending: [item(5), item(1)],
      awaitingAdmission: [queued(9)],
      awaitingAdmissionTotal: 1,
    });
    const { service } = await givenQueue({}, listed);

    const { enqueuedPullRequests, branch } = await service.readQueue(QUEUE);

    expect(branch).toBe("main");
    expect(
      enqueuedPullRequests.map(({ prNumber, state, prTitle, prSha }) => [prNumber, state, prTitle, prSha]),
    ).toEqual([
      [4, "tests_passed", "PR 4", "4"],
      [2, "pending_failure", "PR 2", "2"],
      [3, "pending_failure", "PR 3", "3"],
      [5, "pending", "PR 5", "5"],
      [1, "pending", "PR 1", "1"],
      [9, "pending", "PR 9", "9"],
    ]);
    const awaiting = enqueuedPullRequests.filter(({ isAwaitingAdmission }) => isAwaitingAdmission === true);
    expect(awaiting.map(({ prNumber }) => prNumber)).toEqual([9]);
  });

  test.each([
    ["graph", [3, 2]],
    ["queue", undefined],
  ])("returns the pull requests directly ahead when the mode is %s: %j", async (mode, ahead) => {
    const held = {
      pullRequest: queued(1),
      schedulability: "heldBehindFailure",
      directlyAhead: [queued(3)],
      heldBy: [queued(2), queued(3)],
    };
    const { service } = await givenQueue({ mode }, order({ mode, pending: [held] }));

    expect((await service.readQueue(QUEUE)).enqueuedPullRequests[0]?.ahead).toEqual(ahead);
  });

  test("returns each pull request with the fields of the list of pull requests, except the readiness", async () => {
    const entry = queueEntry({ state: "testing", priorityValue: 0, skipsTheLine: true, allowBatching: false });
    const listed = order({
      batches: [{ verificationRunId: "run-1", state: "testing", isBisection: false, pullRequests: [queued(1)] }],
    });
    const { service, calls } = await givenQueue({}, listed, pullRequest({ queueEntry: entry }));

    const [first] = (await service.readQueue(QUEUE, { details: "tested" })).enqueuedPullRequests;

    expect(first).toMatchObject({
      id: "entry-1",
      prAuthor: "octocat",
      prTitle: "Add a flag",
      state: "testing",
      stateChangedAt: TIME,
      priorityValue: 0,
      skipTheLine: true,
      noBatch: true,
    });
    expect(first).not.toHaveProperty("readiness");
    expect(calls()).toContain(`${LIST}?state=testing,testsPassed,pendingFailure&limit=100`);
  });

  test("reads all pages of the list when all details are requested", async () => {
    const pending = [1, 2].map((number) => {
      return { pullRequest: queued(number), schedulability: "schedulable", directlyAhead: [], heldBy: [] };
    });
    const { service, calls } = await givenApi({
      [ORDER]: ok(order({ pending })),
      [LIST]: [page(1, "c2"), page(2, null)],
    });

    const { enqueuedPullRequests } = await service.readQueue(QUEUE, { details: "all" });

    expect(calls().filter((call) => call.startsWith(LIST))).toEqual([
      `${LIST}?state=pending,testing,testsPassed,pendingFailure&limit=100`,
      `${LIST}?state=pending,testing,testsPassed,pendingFailure&limit=100&cursor=c2`,
    ]);
    expect(enqueuedPullRequests.map(({ prAuthor }) => prAuthor)).toEqual(["octocat", "octocat"]);
  });

  test("requires the cursor of further pages only when all details are requested", async () => {
    const { service } = await givenApi({
      [`GET /merge-queues/${QUEUE_ID}`]: ok(mergeQueue()),
      [ORDER]: ok(order()),
      [LIST]: ok({ data: [], nextCursor: null, hasMore: true }),
    });

    expect((await service.readQueue(QUEUE, { details: "tested" })).enqueuedPullRequests).toEqual([]);
    await expect(service.readQueue(QUEUE, { details: "all" })).rejects.toMatchObject({ kind: "response" });
  });
});

const settings = (values: Readonly<Record<string, unknown>>) => new Map(Object.entries(values));

describe("updateQueue with several settings", () => {
  const CHANGE = settings({ mode: "parallel", batch: true, requiredStatuses: null });

  test("sends the mode in the last request", async () => {
    const { service, seen, calls } = await givenApi({ [UPDATE]: ok(mergeQueue()), [SWITCH]: CHANGED });
    const request = service.updateQueue(QUEUE, CHANGE);

    await request.send();

    expect(calls().slice(-2)).toEqual([UPDATE, SWITCH]);
    expect(request.wire.map(({ body }) => body?.toString())).toEqual(seen.slice(-2).map(({ body }) => body));
    expect(seen.slice(-2).map(({ body }) => JSON.parse(body))).toEqual([
      { allowBatching: true, requiredStatuses: [] },
      { mode: "graph" },
    ]);
  });

  test("sends no new mode when the first request fails", async () => {
    const { service, calls } = await givenApi({ [UPDATE]: { status: 503, body: "busy" }, [SWITCH]: CHANGED });

    await expect(service.updateQueue(QUEUE, CHANGE).send()).rejects.toMatchObject({ facts: { ambiguous: true } });
    expect(calls().filter((call) => call === UPDATE)).toHaveLength(1);
    expect(calls()).not.toContain(SWITCH);
  });
});

describe("createQueue", () => {
  const ALL = settings({
    mode: "parallel",
    concurrency: 2,
    bisectionConcurrency: 1,
    enqueueingLabel: "ship",
    batch: true,
    requiredStatuses: null,
  });

  test("sends the settings that a new queue accepts, and returns the remaining settings", async () => {
    const { service, seen, calls } = await givenApi({ [CREATE]: { ...ok(mergeQueue()), status: 201 } });
    const request = service.createQueue(QUEUE, ALL);

    await request.send();

    expect([...request.remaining]).toEqual([["batch", true]]);
    expect(calls().at(-1)).toBe(CREATE);
    expect(JSON.parse(seen.at(-1)?.body ?? "")).toEqual({
      repositoryId: mergeQueue().repositoryId,
      targetBranch: "main",
      mode: "graph",
      concurrency: 2,
      bisectionConcurrency: 1,
      enqueueingLabel: "ship",
    });
  });

  test("shows a placeholder for the id of the repository in a dry run", async () => {
    const { service, seen } = await givenApi({});

    const [shown] = service.createQueue(QUEUE, new Map()).wire;

    expect(JSON.parse(shown?.body?.toString() ?? "")).toEqual({
      repositoryId: expect.stringMatching(/^<id of the repository> {14}$/),
      targetBranch: "main",
    });
    expect(seen).toEqual([]);
  });
});

describe("a write to a queue that Terraform manages", () => {
  const PAUSE = { [`POST /merge-queues/${QUEUE_ID}/pause`]: CHANGED, [UPDATE]: ok(mergeQueue()) };

  test("logs one warning, and sends no header of Terraform", async () => {
    const { service, warnings, seen } = await givenApi({
      ...PAUSE,
      "GET /merge-queues": listOf(mergeQueue({ managedState: "terraform" })),
    });

    await service.setQueueState(QUEUE, "paused").send();
    await service.updateQueue(QUEUE, settings({ batch: true })).send();

    expect(warnings).toEqual(["Terraform manages the queue of branch main. Terraform will show this change as drift."]);
    for (const { headers } of seen) {
      expect(JSON.stringify(headers)).not.toMatch(/terraform|opentofu/i);
    }
  });

  test.each(["manual", "terraformWithDrift"])("logs no warning when the state is %s", async (managedState) => {
    const { service, warnings } = await givenApi({
      ...PAUSE,
      "GET /merge-queues": listOf(mergeQueue({ managedState })),
    });

    await service.setQueueState(QUEUE, "paused").send();

    expect(warnings).toEqual([]);
  });

  test("logs no warning when the queue is only read", async () => {
    const { service, warnings } = await givenQueue({ managedState: "terraform" });

    expect((await service.readQueue(QUEUE)).managedState).toBe("terraform");
    expect(warnings).toEqual([]);
  });
});
