import { describe, expect, test } from "vitest";
import type { LocalServiceOptions } from "../../../src/serve/service.js";
import { AT_MAIN, jsonOf, post, send } from "../../support/client.js";
import { WITHOUT_DOCUMENTS } from "../../support/openapi/observe.js";
import { start } from "../../support/running-service.js";

const PR = { pr: { number: 1 } };
const SHA = "a".repeat(40);
const SINCE = "2026-01-31T12:00:00Z";
const UPLOAD = { pr: { number: 1, sha: SHA }, impactedTargets: ["app"] };

async function startWithPullRequest(isSubmitted = false, options: LocalServiceOptions = {}) {
  const service = await start(options);
  service.control.addPullRequest({ headSha: SHA });
  if (isSubmitted) await post(service, "submitPullRequest", PR);
  return service;
}

describe("endpoints of the local service that write", () => {
  test("return OK as plain text, and apply the change", async () => {
    const service = await startWithPullRequest(false, WITHOUT_DOCUMENTS);
    const write = async (path: string, fields: object) =>
      expect(await post(service, path, fields), path).toMatchObject({
        status: 200,
        type: "text/plain; charset=utf-8",
        text: "OK",
      });
    await write("submitPullRequest", { pr: { number: "1" }, priority: "HIGH", noBatch: true });
    service.control.advance(5);
    await write("restartTestsOnPullRequest", PR);
    await write("cancelPullRequest", PR);
    for (const impactedTargets of ["ALL", [], ["app"]]) {
      await write("setImpactedTargets", { ...UPLOAD, impactedTargets });
    }
    await write("createQueue", { targetBranch: "release", mode: "PARALLEL" });
    await write("deleteQueue", { targetBranch: "release" });
    expect(jsonOf(await post(service, "getSubmittedPullRequest", PR))).toMatchObject({
      state: "cancelled",
      priorityValue: 10,
      noBatch: true,
      readiness: { hasImpactedTargets: true },
    });
    expect(await post(service, "getQueue", { targetBranch: "release" })).toMatchObject({ status: 404 });
  });

  test("setImpactedTargets accepts either the name or the id of the repository", async () => {
    const service = await startWithPullRequest(false, WITHOUT_DOCUMENTS);
    const repoId = service.control.state().repositories[0]?.id;
    const upload = (fields: object) => post(service, "setImpactedTargets", { ...UPLOAD, ...fields });
    expect(await upload({ repo: undefined, repoId })).toMatchObject({ status: 200 });
    expect(await upload({ repoId })).toMatchObject({ status: 400, text: expect.stringContaining('"repoId"') });
    expect(await upload({ repo: undefined, repoId: "unknown" })).toMatchObject({ status: 404 });
    expect(await upload({ repo: undefined })).toMatchObject({ status: 400, text: expect.stringContaining('"repo"') });
  });
});

describe("endpoints of the local service that read", () => {
  test("return a pull request as JSON by number or by branch", async () => {
    const service = await startWithPullRequest(true);
    const answer = await post(service, "getSubmittedPullRequest", PR);
    expect(answer).toMatchObject({ status: 200, type: "application/json; charset=utf-8" });
    expect(jsonOf(answer)).toMatchObject({ state: "not_ready", prNumber: 1, isCurrentlySubmittedToQueue: true });
    const byBranch = await post(service, "getSubmittedPullRequest", { pr: { branch: "change-1" } });
    expect(byBranch.text).toBe(answer.text);
  });

  test("return the pull requests of a queue from getQueue, but not from updateQueue", async () => {
    const service = await startWithPullRequest(true);
    service.control.advance(1);
    expect(jsonOf(await post(service, "getQueue"))).toMatchObject({
      branch: "main",
      enqueuedPullRequests: [{ prNumber: 1, state: "pending" }],
    });
    const updated = jsonOf(await post(service, "updateQueue", { concurrency: 3 }));
    expect(updated).toMatchObject({ branch: "main", concurrency: 3 });
    expect(updated).not.toHaveProperty("enqueuedPullRequests");
  });

  test("return a test run by id", async () => {
    const service = await startWithPullRequest(true);
    service.control.advance(5);
    const run = service.control.state().repositories[0]?.queues[0]?.testRuns[0];
    const details = jsonOf(await post(service, "getMergeQueueTestingDetails", { testRunId: run?.id }));
    expect(details).toMatchObject({ testBranch: run?.branch, status: "in_progress" });
  });

  test("return the timeline of all attempts when the request asks for the timeline", async () => {
    const service = await startWithPullRequest(true);
    service.control.advance(5);
    await post(service, "cancelPullRequest", PR);
    await post(service, "submitPullRequest", PR);
    const { text } = await post(service, "getSubmittedPullRequest", PR);
    const answer = await post(service, "getSubmittedPullRequest", { ...PR, includeTimeline: true });
    const timestamp = expect.stringMatching(/^\d{4}-.+\.000Z$/);
    const timeline = [
      { state: "not_ready", timestamp, reason: "api_requested" },
      { state: "pending", timestamp, reason: "merge_item_now_ready" },
      { state: "testing", timestamp, reason: null, testRunId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
      { state: "cancelled", timestamp, reason: "user_requested" },
      { state: "not_ready", timestamp, reason: "api_requested" },
    ];
    expect(jsonOf(answer)).toEqual({ ...JSON.parse(text), timeline });
    const all = await post(service, "getSubmittedPullRequests", { prs: [PR.pr], includeTimeline: true });
    expect(jsonOf(all)).toMatchObject({ pullRequests: [{ timeline }] });
  });

  test("return the conflicting pull request in the timeline", async () => {
    const service = await start({ queue: { concurrency: 2 } });
    service.control.addPullRequest();
    service.control.addPullRequest({ testPlan: { conflictsInText: [1] } });
    for (const number of [1, 2]) await post(service, "submitPullRequest", { pr: { number } });
    service.control.advance(5);
    const answer = await post(service, "getSubmittedPullRequest", { pr: { number: 2 }, includeTimeline: true });
    expect(JSON.parse(answer.text).timeline.at(-1)).toMatchObject({
      state: "failed",
      reason: "start_test_run_merge_conflict",
      failure: { conflictCulprit: { type: "queue_pull_request", number: 1 } },
    });
  });

  test("return up to 50 pull requests, and the numbers of those that were never submitted", async () => {
    const service = await startWithPullRequest(true);
    service.control.addPullRequest();
    const read = (...numbers: readonly number[]) =>
      post(service, "getSubmittedPullRequests", { prs: numbers.map((number) => ({ number })) });
    const record = jsonOf(await post(service, "getSubmittedPullRequest", PR));
    expect(jsonOf(await read(2, 1, 77))).toEqual({ pullRequests: [record], notFound: [2, 77] });
    for (const [count, status] of [
      [0, 400],
      [50, 200],
      [51, 400],
    ] as const) {
      expect(await read(...Array.from({ length: count }, () => 1))).toMatchObject({ status });
    }
  });

  test("return the status when the request has no token", async () => {
    const service = await start();
    expect(await send(`${service.apiUrl}/status`)).toMatchObject({ status: 200, text: "OK" });
    expect(await send(`${service.apiUrl}/status`, { method: "POST" })).toMatchObject({ status: 404 });
    service.control.addFault({ endpoint: "status", fault: { kind: "status", status: 503 } });
    expect(await send(`${service.apiUrl}/status`)).toMatchObject({ status: 503 });
  });

  test("return quarantined tests in pages", async () => {
    const service = await start({ quarantinedTests: [{ name: "first" }, { name: "second" }] });
    const list = async (query: object) =>
      jsonOf(await post(service, "flaky-tests/list-quarantined-tests", { org_url_slug: "local", page_query: query }));
    const first = await list({ page_size: 1 });
    expect(first).toMatchObject({ quarantined_tests: [{ name: "first" }], page: { total_rows: 2 } });
    expect(await list({ page_size: 1, page_token: "" })).toEqual(first);
  });

  test("return metrics of one repository or of all repositories, in the Prometheus format", async () => {
    const service = await start();
    const get = (query: string) =>
      send(`${service.apiUrl}/getMergeQueueMetrics${query}`, { headers: { "x-api-token": service.token } });
    const all = await get("");
    expect(all).toMatchObject({ status: 200, type: "text/plain; version=0.0.4; charset=utf-8" });
    expect(all.text).toContain('mq_depth_current{repo="local/playground"');
    expect((await get("?repo=local/playground&repoHost=github.com")).text).toBe(all.text);
    for (const [query, status] of [
      ["repo=local/playground", 400],
      ["repoHost=github.com", 400],
      ["repo=playground&repoHost=github.com", 400],
      ["repo=local/other&repoHost=github.com", 404],
    ] as const) {
      expect(await get(`?${query}`), query).toMatchObject({ status });
    }
  });
});

describe("endpoints of the local service with a wrong request", () => {
  test.each([
    ["submitPullRequest", { repo: undefined, ...PR }, "repo"],
    ["submitPullRequest", { repo: { host: "github.com", owner: "", name: "x" }, ...PR }, "repo.owner"],
    ["submitPullRequest", { targetBranch: 5, ...PR }, "targetBranch"],
    ["submitPullRequest", {}, "pr"],
    ["submitPullRequest", { pr: { number: 1.5 } }, "pr.number"],
    ["submitPullRequest", { pr: { number: "one" } }, "pr.number"],
    ["submitPullRequest", { pr: { number: 4_294_967_296 } }, "pr.number"],
    ["submitPullRequest", { ...PR, noBatch: "yes" }, "noBatch"],
    ["submitPullRequest", { ...PR, priority: -1 }, "priority"],
    ["getSubmittedPullRequest", { pr: {} }, "pr"],
    ["getSubmittedPullRequest", { pr: { number: 1, branch: "x" } }, "pr"],
    ["getSubmittedPullRequests", {}, "prs"],
    ["getSubmittedPullRequests", { prs: [{ number: "x" }] }, "prs[0].number"],
    ["setImpactedTargets", { ...PR, impactedTargets: [] }, "pr.sha"],
    ["setImpactedTargets", { pr: { number: 0, sha: SHA }, impactedTargets: [] }, "pr.number"],
    ["setImpactedTargets", { pr: { number: "0", sha: SHA }, impactedTargets: [] }, "pr.number"],
    ["setImpactedTargets", { pr: { number: 1, sha: SHA } }, "impactedTargets"],
    ["setImpactedTargets", { pr: { number: 1, sha: SHA }, impactedTargets: "all" }, "impactedTargets"],
    ["setImpactedTargets", { pr: { number: 1, sha: SHA }, impactedTargets: ["a", 1] }, "impactedTargets[1]"],
    ["getMergeQueueTestingDetails", {}, "testRunId"],
    ["listPullRequests", { state: "gone" }, "state"],
    ["listPullRequests", { since: "yesterday" }, "since"],
    ["listPullRequests", { since: "2026-02-30T00:00:00Z" }, "since"],
    ["listPullRequests", { since: "2026-01-31T12:00:00" }, "since"],
    ["listPullRequests", { until: 5 }, "until"],
    ["listPullRequests", { cursor: "next" }, "cursor"],
    ["listPullRequests", { cursor: "00000000-0000-4000-8000-000000000000" }, "cursor"],
    ["listPullRequests", { take: 0 }, "take"],
    ["listPullRequests", { take: 101 }, "take"],
    ["listPullRequests", { take: 1.5 }, "take"],
    ["listMergeQueueTestingResults", {}, "since"],
    ["listMergeQueueTestingResults", { since: "2020-01-01T00:00:00Z" }, "since"],
    ["listMergeQueueTestingResults", { since: SINCE, until: "2026-01-31" }, "until"],
    ["listMergeQueueTestingResults", { since: SINCE, offset: -1 }, "offset"],
    ["listMergeQueueTestingResults", { since: SINCE, take: 101 }, "take"],
    ["updateQueue", { concurrency: 0 }, "concurrency"],
    ["createQueue", { targetBranch: "release", concurrency: 0 }, "concurrency"],
    ["flaky-tests/list-quarantined-tests", { page_query: { page_size: 1 } }, "org_url_slug"],
    ["flaky-tests/list-quarantined-tests", { org_url_slug: "local" }, "page_query"],
    ["flaky-tests/list-quarantined-tests", { org_url_slug: "local", page_query: {} }, "page_query.page_size"],
  ])("%s returns 400 in plain text for %j, and names the field %s", async (path, fields, name) => {
    const service = await startWithPullRequest();
    const text = expect.stringContaining(`"${name}"`);
    expect(await post(service, path, fields)).toMatchObject({ status: 400, type: "text/plain; charset=utf-8", text });
  });

  test.each([
    ["submitPullRequest", { pr: { number: 9 } }],
    ["submitPullRequest", { pr: { number: 0 } }],
    ["cancelPullRequest", PR],
    ["restartTestsOnPullRequest", PR],
    ["getSubmittedPullRequest", PR],
    ["setImpactedTargets", { pr: { number: 9, sha: SHA }, impactedTargets: [] }],
    ["getMergeQueueTestingDetails", { testRunId: "none" }],
    ["createQueue", { repo: { ...AT_MAIN.repo, name: "other" } }],
    ["deleteQueue", { targetBranch: "other" }],
    ["getQueue", { targetBranch: "other" }],
    ["listPullRequests", { targetBranch: "other" }],
    ["listMergeQueueTestingResults", { targetBranch: "other", since: SINCE }],
    ["updateQueue", { targetBranch: "other" }],
  ])("%s returns 404 in plain text for %j", async (path, fields) => {
    const service = await startWithPullRequest();
    const text = expect.stringMatching(/./);
    expect(await post(service, path, fields)).toMatchObject({ status: 404, type: "text/plain; charset=utf-8", text });
  });

  test("createQueue returns 409 when the queue exists, and deleteQueue returns 400 when the queue is not empty", async () => {
    const service = await startWithPullRequest(true);
    expect(await post(service, "createQueue")).toMatchObject({
      status: 409,
      text: 'A merge queue already exists for branch "main" in this repository',
    });
    expect(await post(service, "deleteQueue")).toMatchObject({ status: 400 });
  });

  test.each([
    ["{", "application/json"],
    ["[]", "application/json"],
    ["{}", "text/plain"],
  ])("return 400 when the body is %j of type %s", async (body, type) => {
    const service = await start();
    const headers = { "x-api-token": service.token, "content-type": type };
    expect(await send(`${service.apiUrl}/getQueue`, { method: "POST", headers, body })).toMatchObject({ status: 400 });
  });

  test.each([
    ["GET", "/v1/getQueue"],
    ["GET", "/v1/listPullRequests"],
    ["POST", "/v1/getMergeQueueMetrics"],
    ["POST", "/v1/constructor"],
    ["POST", "/v1/none<b>"],
    ["POST", "/v3/getQueue"],
  ])("return an HTML page with status 404 for %s %s", async (method, path) => {
    const service = await start();
    const answer = await send(`${service.url}${path}`, { method });
    expect(answer).toMatchObject({ status: 404, type: "text/html; charset=utf-8" });
    expect(answer.text).toContain(`Cannot ${method} /v`);
    expect(answer.text).not.toContain("<b>");
  });

  test("return a unique request id in every reply, also in an error", async () => {
    const service = await start();
    const answers = [await post(service, "getQueue"), await post(service, "none"), await send(service.url)];
    const ids = answers.map((answer) => answer.headers.get("x-request-id"));
    expect(new Set(ids).size).toBe(3);
    expect(ids).not.toContain(null);
  });
});
