import { describe, expect, test } from "vitest";
import { AT_MAIN, jsonOf, post, send } from "./client.js";
import { start } from "./running-service.js";

const PR = { pr: { number: 1 } };

async function startWithPullRequest() {
  const service = await start();
  service.control.addPullRequest({ headSha: "a".repeat(40) });
  return service;
}

describe("writes", () => {
  test("each of them answers 200 with the plain text OK and takes effect", async () => {
    const service = await startWithPullRequest();
    const answers = [];
    answers.push(await post(service, "submitPullRequest", { ...PR, priority: "HIGH", noBatch: true }));
    service.control.advance(5);
    answers.push(await post(service, "restartTestsOnPullRequest", PR));
    answers.push(await post(service, "cancelPullRequest", PR));
    const upload = { pr: { number: 1, sha: "a".repeat(40) }, impactedTargets: ["app"] };
    answers.push(await post(service, "setImpactedTargets", upload));
    answers.push(await post(service, "createQueue", { targetBranch: "release", mode: "PARALLEL" }));
    answers.push(await post(service, "deleteQueue", { targetBranch: "release" }));
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 200, type: "text/plain; charset=utf-8", text: "OK" });
    }
    expect(jsonOf(await post(service, "getSubmittedPullRequest", PR))).toMatchObject({
      state: "cancelled",
      priorityValue: 10,
      noBatch: true,
      readiness: { hasImpactedTargets: true },
    });
    const queue = await post(service, "getQueue", { targetBranch: "release" });
    expect(queue.status).toBe(404);
  });

  test("a number may be sent as a string", async () => {
    const service = await startWithPullRequest();
    expect(await post(service, "submitPullRequest", { pr: { number: "1" } })).toMatchObject({ status: 200 });
  });

  test("ALL and an empty list are impacted targets", async () => {
    const service = await startWithPullRequest();
    const pr = { number: 1, sha: "a".repeat(40) };
    expect(await post(service, "setImpactedTargets", { pr, impactedTargets: "ALL" })).toMatchObject({ status: 200 });
    expect(await post(service, "setImpactedTargets", { pr, impactedTargets: [] })).toMatchObject({ status: 200 });
  });

  test("accepts an upload that names the repository by its id, and by nothing else besides", async () => {
    const service = await startWithPullRequest();
    const upload = { pr: { number: 1, sha: "a".repeat(40) }, impactedTargets: ["api"] };
    const repoId = service.control.state().repositories[0]?.id;
    const uploadBy = (fields: object) => post(service, "setImpactedTargets", { ...upload, ...fields });

    expect(await uploadBy({ repo: undefined, repoId })).toMatchObject({ status: 200 });
    expect(await uploadBy({ repoId })).toMatchObject({ status: 400, text: expect.stringContaining('"repoId"') });
    expect(await uploadBy({ repo: undefined, repoId: "unknown" })).toMatchObject({ status: 404 });
    expect(await uploadBy({ repo: undefined })).toMatchObject({ status: 400, text: expect.stringContaining('"repo"') });
  });
});

describe("reads", () => {
  test("the record of a pull request is JSON in lower case", async () => {
    const service = await startWithPullRequest();
    await post(service, "submitPullRequest", PR);
    const answer = await post(service, "getSubmittedPullRequest", PR);
    expect(answer).toMatchObject({ status: 200, type: "application/json; charset=utf-8" });
    expect(jsonOf(answer)).toMatchObject({ state: "not_ready", prNumber: 1, isCurrentlySubmittedToQueue: true });
    const byBranch = await post(service, "getSubmittedPullRequest", { pr: { branch: "change-1" } });
    expect(byBranch.text).toBe(answer.text);
  });

  test("a queue shows its line, and the reply to an update does not", async () => {
    const service = await startWithPullRequest();
    await post(service, "submitPullRequest", PR);
    service.control.advance(1);
    expect(jsonOf(await post(service, "getQueue"))).toMatchObject({
      branch: "main",
      enqueuedPullRequests: [{ prNumber: 1, state: "pending" }],
    });
    const updated = jsonOf(await post(service, "updateQueue", { concurrency: 3 }));
    expect(updated).toMatchObject({ branch: "main", concurrency: 3 });
    expect(updated).not.toHaveProperty("enqueuedPullRequests");
  });

  test("a test run is found by its id", async () => {
    const service = await startWithPullRequest();
    await post(service, "submitPullRequest", PR);
    service.control.advance(5);
    const run = service.control.state().repositories[0]?.queues[0]?.testRuns[0];
    const details = jsonOf(await post(service, "getMergeQueueTestingDetails", { testRunId: run?.id }));
    expect(details).toMatchObject({ testBranch: run?.branch, status: "in_progress" });
  });

  test("a record comes with its timeline where that is asked for, over all its attempts", async () => {
    const service = await startWithPullRequest();
    await post(service, "submitPullRequest", PR);
    service.control.advance(5);
    await post(service, "cancelPullRequest", PR);
    await post(service, "submitPullRequest", PR);
    const { text } = await post(service, "getSubmittedPullRequest", PR);
    const answer = await post(service, "getSubmittedPullRequest", { ...PR, includeTimeline: true });
    const time = expect.stringMatching(/^\d{4}-.+\.000Z$/);
    const timeline = [
      { state: "not_ready", timestamp: time, reason: "api_requested" },
      { state: "pending", timestamp: time, reason: "merge_item_now_ready" },
      { state: "testing", timestamp: time, reason: null, testRunId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
      { state: "cancelled", timestamp: time, reason: "user_requested" },
      { state: "not_ready", timestamp: time, reason: "api_requested" },
    ];
    expect(jsonOf(answer)).toEqual({ ...JSON.parse(text), timeline });
    const all = await post(service, "getSubmittedPullRequests", { prs: [PR.pr], includeTimeline: true });
    expect(jsonOf(all)).toMatchObject({ pullRequests: [{ timeline }] });
  });

  test("a timeline names whom a conflict was with", async () => {
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

  test("several records come at once, with the numbers of those that were never submitted", async () => {
    const service = await startWithPullRequest();
    service.control.addPullRequest();
    await post(service, "submitPullRequest", PR);
    const answer = await post(service, "getSubmittedPullRequests", { prs: [{ number: 2 }, PR.pr, { number: 77 }] });
    const record = jsonOf(await post(service, "getSubmittedPullRequest", PR));
    expect(jsonOf(answer)).toEqual({ pullRequests: [record], notFound: [2, 77] });
    const many = (count: number) =>
      post(service, "getSubmittedPullRequests", { prs: Array.from({ length: count }, () => PR.pr) });
    expect([(await many(0)).status, (await many(50)).status, (await many(51)).status]).toEqual([400, 200, 400]);
  });

  test("anybody may ask whether the service is there", async () => {
    const service = await start();
    expect(await send(`${service.apiUrl}/status`)).toMatchObject({ status: 200, text: "OK" });
    expect(await send(`${service.apiUrl}/status`, { method: "POST" })).toMatchObject({ status: 404 });
    service.control.addFault({ endpoint: "status", fault: { kind: "status", status: 503 } });
    expect(await send(`${service.apiUrl}/status`)).toMatchObject({ status: 503 });
  });

  test("quarantined tests come in pages", async () => {
    const service = await start({ quarantinedTests: [{ name: "first" }, { name: "second" }] });
    const list = async (query: object) =>
      jsonOf(await post(service, "flaky-tests/list-quarantined-tests", { org_url_slug: "local", page_query: query }));
    const first = await list({ page_size: 1 });
    expect(first).toMatchObject({ quarantined_tests: [{ name: "first" }], page: { total_rows: 2 } });
    expect(await list({ page_size: 1, page_token: "" })).toEqual(first);
  });

  test("metrics are text in the Prometheus format", async () => {
    const service = await start();
    const get = (query: string) =>
      send(`${service.apiUrl}/getMergeQueueMetrics${query}`, { headers: { "x-api-token": service.token } });
    const all = await get("");
    expect(all).toMatchObject({ status: 200, type: "text/plain; version=0.0.4; charset=utf-8" });
    expect(all.text).toContain('mq_depth_current{repo="local/playground"');
    expect((await get("?repo=local/playground&repoHost=github.com")).text).toBe(all.text);
    expect(await get("?repo=local/playground")).toMatchObject({ status: 400 });
    expect(await get("?repoHost=github.com")).toMatchObject({ status: 400 });
    expect(await get("?repo=playground&repoHost=github.com")).toMatchObject({ status: 400 });
    expect(await get("?repo=local/other&repoHost=github.com")).toMatchObject({ status: 404 });
  });
});

describe("refusals", () => {
  const SHA = "a".repeat(40);
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
    ["updateQueue", { concurrency: 0 }, "concurrency"],
    ["createQueue", { targetBranch: "release", concurrency: 0 }, "concurrency"],
    ["flaky-tests/list-quarantined-tests", { page_query: { page_size: 1 } }, "org_url_slug"],
    ["flaky-tests/list-quarantined-tests", { org_url_slug: "local" }, "page_query"],
    ["flaky-tests/list-quarantined-tests", { org_url_slug: "local", page_query: {} }, "page_query.page_size"],
    [
      "flaky-tests/list-quarantined-tests",
      { org_url_slug: "local", page_query: { page_size: 101 } },
      "page_query.page_size",
    ],
  ])("%s with %j is a 400 in plain text that names %s", async (path, fields, name) => {
    const service = await startWithPullRequest();
    const answer = await post(service, path, fields);
    expect(answer).toMatchObject({ status: 400, type: "text/plain; charset=utf-8" });
    expect(answer.text).toContain(`"${name}"`);
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
    ["updateQueue", { targetBranch: "other" }],
  ])("%s with %j is a 404 in plain text", async (path, fields) => {
    const service = await startWithPullRequest();
    const answer = await post(service, path, fields);
    expect(answer).toMatchObject({ status: 404, type: "text/plain; charset=utf-8" });
    expect(answer.text).not.toBe("");
  });

  test("a second queue for a branch is a 409, a queue that is not empty cannot be deleted", async () => {
    const service = await startWithPullRequest();
    expect(await post(service, "createQueue")).toMatchObject({
      status: 409,
      text: 'A merge queue already exists for branch "main" in this repository',
    });
    await post(service, "submitPullRequest", PR);
    expect(await post(service, "deleteQueue")).toMatchObject({ status: 400 });
  });

  test.each([
    ["text that is not JSON", "{", "application/json"],
    ["a list", "[]", "application/json"],
    ["another type", "{}", "text/plain"],
  ])("%s is a 400", async (_word, body, type) => {
    const service = await start();
    const headers = { "x-api-token": service.token, "content-type": type };
    expect(await send(`${service.apiUrl}/getQueue`, { method: "POST", headers, body })).toMatchObject({ status: 400 });
  });

  test.each([
    ["GET", "/v1/getQueue"],
    ["POST", "/v1/getMergeQueueMetrics"],
    ["POST", "/v1/constructor"],
    ["POST", "/v1/none<b>"],
    ["POST", "/v2/getQueue"],
  ])("%s %s is a 404 page", async (method, path) => {
    const service = await start();
    const answer = await send(`${service.url}${path}`, { method });
    expect(answer).toMatchObject({ status: 404, type: "text/html; charset=utf-8" });
    expect(answer.text).toContain(`Cannot ${method} /v`);
    expect(answer.text).not.toContain("<b>");
  });

  test("every reply has an id of its own", async () => {
    const service = await start();
    const ids = [await post(service, "getQueue"), await post(service, "none"), await send(service.url)].map((answer) =>
      answer.headers.get("x-request-id"),
    );
    expect(new Set(ids).size).toBe(3);
    expect(ids).not.toContain(null);
  });
});
