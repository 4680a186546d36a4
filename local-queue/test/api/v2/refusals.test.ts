import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { post, send } from "../../support/client.js";
import { ask, given, type KeyName } from "./client.js";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";
const SINCE = "since=2026-01-01T00:00:00Z";

/** Replaces placeholders by ids, in a path or in a body. */
function withIds(text: string, ids: Readonly<Record<string, string>>): string {
  return Object.entries(ids).reduce((sum, [name, id]) => sum.replaceAll(`{${name}}`, id), text);
}

type Given = Awaited<ReturnType<typeof givenIds>>;

/** Starts a service for the requests of all tests that the service rejects. A rejected request changes nothing. */
function givenForAll(): () => Given {
  const stops: (() => Promise<void>)[] = [];
  const found: Given[] = [];
  beforeAll(async () => void found.push(await givenIds((stop) => void stops.push(stop))));
  afterAll(async () => void (await Promise.all(stops.map((stop) => stop()))));
  return () => {
    if (found[0] === undefined) throw new Error("The service has not started.");
    return found[0];
  };
}

/** Starts a service with a closed pull request and the open ones 1 to 3. Pull request 1 is in the queue. */
async function givenIds(...atEnd: readonly ((stop: () => Promise<void>) => void)[]) {
  const { service, repository, queue, submit, find } = await given({}, ...atEnd);
  service.control.addPullRequest();
  service.control.updatePullRequest(4, { state: "closed" });
  service.control.addPullRequest({ draft: true });
  service.control.addPullRequest({ baseBranch: "other" });
  await submit(1);
  const ids = { R: repository, Q: queue, P: await find(1), P2: await find(2) };
  return { service, ids };
}

async function refusalOf({ service, ids }: Given, method: string, path: string, body?: unknown, key: KeyName = "all") {
  const sent = body === undefined ? {} : { body: JSON.parse(withIds(JSON.stringify(body), ids)) as unknown };
  const { status, json, headers } = await ask(service, method, withIds(path, ids), { ...sent, key });
  expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  return { status, json };
}

function coded(status: number, code: string) {
  return { status, json: { error: { code, message: expect.stringMatching(/./) } } };
}

const UPLOAD = { repositoryId: "{R}", targetBranch: "main", sha: "abc", number: 1, impactedTargets: [] };

describe("wrong request to API v2", () => {
  const shared = givenForAll();

  test.each<[string, string, unknown?]>([
    ["GET", "merge-queues?unknown=1"],
    ["GET", "merge-queues?limit=0"],
    ["GET", "merge-queues?limit=101"],
    ["GET", "merge-queues?limit=a"],
    ["GET", "merge-queues?includeTotal=yes"],
    ["GET", "merge-queues?targetBranch=main"],
    ["GET", "merge-queues?repositoryId=1"],
    ["GET", "merge-queues?limit=1&limit=2"],
    ["GET", "repositories"],
    ["GET", "repositories/1"],
    ["GET", "pull-requests/1"],
    ["GET", "pull-requests?repositoryId={R}"],
    ["GET", "pull-requests?repositoryId={R}&number=1&branch=a"],
    ["GET", "pull-requests?repositoryId={R}&number=0"],
    ["GET", "pull-requests?repositoryId={R}&number=1,,2"],
    ["GET", `pull-requests?repositoryId={R}&number=${Array.from({ length: 51 }, (_, index) => index + 1).join(",")}`],
    ["GET", "pull-requests?repositoryId={R}&number=1&baseBranch=main"],
    ["GET", "queue-entry-history?pullRequestIds={P},1"],
    ["GET", "pull-requests/{P}/verification-runs?createdAfter=2026-01-01T00:00:00Z"],
    ["GET", "merge-queues/{Q}/verification-runs?status=inProgress,failed"],
    ["GET", "merge-queues/{Q}/pull-requests?state=not_ready"],
    ["GET", "merge-queues/{Q}/pull-requests?sort=number"],
    ["GET", "merge-queues/{Q}/testing-results"],
    ["GET", "merge-queues/{Q}/testing-results?since=2025-11-01T00:00:00Z"],
    ["GET", "tests?include=metrics"],
    ["GET", "test-collections/a-b"],
    ["POST", "merge-queues", { repositoryId: "{R}" }],
    ["POST", "merge-queues", { repositoryId: "{R}", targetBranch: "dev", mode: "parallel" }],
    ["POST", "merge-queues", { repositoryId: "{R}", targetBranch: "dev", concurrency: 1001 }],
    ["PATCH", "merge-queues/{Q}/config", { mode: "graph" }],
    ["PATCH", "merge-queues/{Q}/config", { state: "paused" }],
    ["PATCH", "merge-queues/{Q}/config", { batch: true }],
    ["PATCH", "merge-queues/{Q}/config", { concurrency: null }],
    ["PATCH", "merge-queues/{Q}/config", { concurrency: 0 }],
    ["PATCH", "merge-queues/{Q}/config", { notReadyTimeoutMinutes: 90 }],
    ["PATCH", "merge-queues/{Q}/config", { notReadyTimeoutMinutes: 43_260 }],
    ["PATCH", "merge-queues/{Q}/config", { testingTimeoutMinutes: 10_081 }],
    ["PATCH", "merge-queues/{Q}/config", { mergeMethod: "merge_commit" }],
    ["PATCH", "merge-queues/{Q}/config", { enqueueingLabel: "trunk-queued" }],
    ["PATCH", "merge-queues/{Q}/config", { requiredStatuses: Array.from({ length: 101 }, String) }],
    ["PATCH", "merge-queues/{Q}/config", { batchingRules: [{ targetPattern: "*", policy: "isolate" }] }],
    ["POST", "merge-queues/{Q}/switch-modes", { mode: "single" }],
    ["POST", "merge-queues/{Q}/pull-requests", { number: 2, noBatch: true }],
    ["POST", "merge-queues/{Q}/pull-requests", { number: "2" }],
    ["POST", "merge-queues/{Q}/pull-requests", { number: 2, priorityValue: 1, priorityName: "low" }],
    ["POST", "pull-requests/{P}/reprioritize", {}],
    ["POST", "pull-requests/{P}/reprioritize", { priorityValue: 1, priorityName: "low" }],
    ["PATCH", "pull-requests/{P}/queue-entry", {}],
    ["PATCH", "pull-requests/{P}/queue-entry", { skipsTheLine: true }],
    ["POST", "pull-requests/{P}/rerun-failed-checks", { mode: "later" }],
    ["PUT", "impacted-targets", { ...UPLOAD, branch: "change-1" }],
    ["PUT", "impacted-targets", { ...UPLOAD, impactsAllTargets: true }],
    ["PUT", "impacted-targets", { ...UPLOAD, impactedTargets: [""] }],
    ["PUT", "impacted-targets", { ...UPLOAD, sha: "a b" }],
  ])("returns 400 VALIDATION_FAILED for %s %s %j", async (method, path, body) => {
    expect(await refusalOf(shared(), method, path, body)).toMatchObject(coded(400, "VALIDATION_FAILED"));
  });

  test("returns 400 VALIDATION_FAILED for more than 100,000 targets", async () => {
    const impactedTargets = Array.from({ length: 100_001 }, (_, index) => `${index}`);

    const refusal = await refusalOf(shared(), "PUT", "impacted-targets", { ...UPLOAD, impactedTargets });
    expect(refusal).toMatchObject(coded(400, "VALIDATION_FAILED"));
  });

  test.each<[string, string, string, unknown?]>([
    ["NOT_FOUND", "GET", "unknown"],
    ["NOT_FOUND", "POST", "merge-queues/{Q}"],
    ["NOT_FOUND", "GET", "constructor"],
    ["PROVIDER_URL_NOT_FOUND", "GET", "repositories?providerUrl=https://github.com/local/other"],
    ["REPOSITORY_NOT_FOUND", "GET", `repositories/${UNKNOWN}`],
    ["REPOSITORY_NOT_FOUND", "POST", "merge-queues", { repositoryId: UNKNOWN, targetBranch: "main" }],
    ["MERGE_QUEUE_NOT_FOUND", "GET", "merge-queues/unknown"],
    ["MERGE_QUEUE_NOT_FOUND", "DELETE", "merge-queues/unknown"],
    ["MERGE_QUEUE_NOT_FOUND", "POST", "merge-queues/unknown/pause"],
    ["MERGE_QUEUE_NOT_FOUND", "GET", `merge-queues/unknown/testing-results?${SINCE}`],
    ["PR_NOT_FOUND", "GET", `pull-requests/${UNKNOWN}`],
    ["PR_NOT_FOUND", "POST", `pull-requests/${UNKNOWN}/dequeue`],
    ["PR_NOT_FOUND", "PUT", "impacted-targets", { ...UPLOAD, number: 99 }],
    ["IMPACTED_TARGETS_NOT_FOUND", "GET", "pull-requests/{P}/impacted-targets"],
    ["VERIFICATION_RUN_NOT_FOUND", "GET", `merge-queue-verification-runs/${UNKNOWN}`],
    ["TEST_NOT_FOUND", "GET", "tests/unknown"],
    ["TEST_CASE_NOT_FOUND", "GET", "test-cases/unknown"],
    ["TEST_COLLECTION_NOT_FOUND", "GET", "test-collections/abcdefgh"],
  ])("returns 404 %s for %s %s", async (code, method, path, body) => {
    expect(await refusalOf(shared(), method, path, body)).toMatchObject(coded(404, code));
  });

  test.each<[number, string, string, string, unknown?]>([
    [409, "PR_ALREADY_ENQUEUED", "POST", "merge-queues/{Q}/pull-requests", { number: 1, priorityValue: 1 }],
    [409, "QUEUE_ALREADY_EXISTS", "POST", "merge-queues", { repositoryId: "{R}", targetBranch: "main" }],
    [409, "QUEUE_HAS_ACTIVE_ENTRIES", "DELETE", "merge-queues/{Q}"],
    [409, "PR_NOT_IN_ACTIVE_STATE", "POST", "pull-requests/{P2}/dequeue"],
    [409, "PR_NOT_IN_ACTIVE_STATE", "POST", "pull-requests/{P2}/reprioritize", { priorityValue: 1 }],
    [422, "PR_TESTS_NOT_RESTARTABLE", "POST", "pull-requests/{P}/restart-tests"],
    [422, "PR_CHECKS_NOT_RERUNNABLE", "POST", "pull-requests/{P}/rerun-failed-checks", { mode: "now" }],
    [422, "PR_NOT_ENQUEUEABLE", "POST", "merge-queues/{Q}/pull-requests", { number: 99 }],
    [422, "PR_NOT_ENQUEUEABLE", "POST", "merge-queues/{Q}/pull-requests", { number: 4 }],
    [422, "PR_NOT_ENQUEUEABLE", "POST", "merge-queues/{Q}/pull-requests", { number: 5 }],
    [422, "PR_NOT_ENQUEUEABLE", "POST", "merge-queues/{Q}/pull-requests", { number: 6 }],
  ])("returns %i %s for %s %s %j", async (status, code, method, path, body) => {
    expect(await refusalOf(shared(), method, path, body)).toMatchObject(coded(status, code));
  });

  test("returns 422 PR_NOT_ENQUEUEABLE when the queue drains", async () => {
    const { service, queue, submit } = await given();
    await ask(service, "POST", `merge-queues/${queue}/drain`);
    expect(await submit(1)).toMatchObject(coded(422, "PR_NOT_ENQUEUEABLE"));
  });

  test("returns 409 MODE_CHANGE_IN_PROGRESS while a queue with pull requests changes the mode", async () => {
    const { service, queue, submit } = await given();
    await submit(1);
    service.control.advance(3);
    const change = (path: string, method: string, body: object) =>
      ask(service, method, `merge-queues/${queue}/${path}`, { body });
    const switched = await change("switch-modes", "POST", { mode: "graph" });
    expect(switched).toMatchObject({ status: 200, json: { state: "switchingModes", mode: "queue" } });
    const refused = coded(409, "MODE_CHANGE_IN_PROGRESS");
    expect(await change("switch-modes", "POST", { mode: "queue" })).toMatchObject(refused);
    expect(await change("config", "PATCH", { concurrency: 2 })).toMatchObject(refused);
    expect(await change("pause", "POST", {})).toMatchObject({ status: 200, json: { state: "switchingModes" } });
  });

  test("returns 413 as plain text for a body of more than 20 MiB", async () => {
    const { service } = shared();
    const body = { repositoryId: "a".repeat(20 * 1024 * 1024) };
    const answer = await ask(service, "PUT", "impacted-targets", { body });
    expect(answer).toMatchObject({ status: 413, type: "text/plain; charset=utf-8" });
  });
});

describe("request with an API key", () => {
  const shared = givenForAll();

  test.each([
    ["is missing", {}, "AUTHENTICATION_REQUIRED"],
    ["is unknown", { authorization: "Bearer trunk_v2_other" }, "INVALID_TOKEN"],
    ["names an unknown permission", { authorization: "Bearer trunk_v2_local_merge+other" }, "INVALID_TOKEN"],
    ["is the token of version 1", { authorization: "Bearer local-token" }, "INVALID_TOKEN"],
    ["is sent as the token of version 1", { "x-api-token": "trunk_v2_local_all" }, "AUTHENTICATION_REQUIRED"],
    ["is not sent as a bearer token", { authorization: "Basic trunk_v2_local_all" }, "INVALID_TOKEN"],
    ["is the token of a run", { "x-trunk-token": "run-1" }, "INVALID_TOKEN"],
  ])("returns 401 when the key %s", async (_when, headers, code) => {
    const { service } = shared();
    const { status, text } = await send(`${service.apiV2Url}/merge-queues`, { headers });
    expect({ status, json: JSON.parse(text) as unknown }).toMatchObject(coded(401, code));
  });

  test("returns 401 when a key for API v2 is used with API v1", async () => {
    const { service } = shared();
    const answer = await post({ ...service, token: service.keys.all }, "getQueue");
    expect(answer).toMatchObject({ status: 401, text: "Unauthorized" });
  });
});

const SUBMIT = ["POST", "merge-queues/{Q}/pull-requests"] as const;
const ENTRY = ["PATCH", "pull-requests/{P}/queue-entry"] as const;
const COLLECTION = "test-collections/abcdefgh";

describe("permissions of an API key", () => {
  const shared = givenForAll();

  test.each<[string, string, KeyName, string, unknown?]>([
    [...SUBMIT, "read", "Merge and cancel PRs", { number: 2 }],
    [...SUBMIT, "merge", "Set priority on PRs", { number: 2, priorityName: "low" }],
    [...SUBMIT, "merge", "Skip batching", { number: 2, allowBatching: false }],
    [...SUBMIT, "merge", "Merge PRs with direct to queue", { number: 2, direct: true }],
    [...SUBMIT, "priority", "Merge and cancel PRs", { number: 2, priorityName: "low" }],
    [...ENTRY, "merge", "Skip batching", { allowBatching: true }],
    [...ENTRY, "priority", "Merge PRs with direct to queue", { priorityValue: 1, direct: false }],
    ["POST", "pull-requests/{P}/reprioritize", "merge", "Set priority on PRs", { priorityValue: 1 }],
    ["POST", "pull-requests/{P}/dequeue", "priority", "Merge and cancel PRs"],
    ["POST", "pull-requests/{P}/restart-tests", "settings", "Merge and cancel PRs"],
    ["PUT", "impacted-targets", "read", "Merge and cancel PRs", UPLOAD],
    ["POST", "merge-queues/{Q}/pause", "merge", "Update Merge Queue settings"],
    ["DELETE", "merge-queues/{Q}", "merge", "Update Merge Queue settings"],
    ["PATCH", "merge-queues/{Q}/config", "merge", "Update Merge Queue settings", { concurrency: 2 }],
    ["POST", `${COLLECTION}/quarantine-status`, "quarantine", "Upload test results", { testIdentifiers: [] }],
  ])(
    "reject %s %s with status 403 when the key is %s because of the missing permission %s",
    async (method, path, key, permission, body) => {
      const message = `The API key lacks the permission "${permission}"`;
      const expected = { status: 403, json: { error: { code: "INSUFFICIENT_PERMISSIONS", message } } };
      expect(await refusalOf(shared(), method, path, body, key)).toEqual(expected);
    },
  );

  test.each<[string, string, KeyName, unknown?]>([
    [...SUBMIT, "merge", { number: 2 }],
    [...SUBMIT, "merge", { number: 2, allowBatching: true, direct: false }],
    [...ENTRY, "priority", { priorityValue: 1 }],
    [...ENTRY, "batching", { allowBatching: true }],
    [...ENTRY, "direct", { direct: false }],
    ["PATCH", "merge-queues/{Q}/config", "settings", { concurrency: 2 }],
    ["PUT", "impacted-targets", "merge", UPLOAD],
  ])("allow %s %s with the key %s and %j", async (method, path, key, body) => {
    const { status } = await refusalOf(await givenIds(), method, path, body, key);
    expect(status).toBeLessThan(300);
  });
});
