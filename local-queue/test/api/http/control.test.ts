import { describe, expect, test } from "vitest";
import { AT_MAIN, control, jsonOf, post, send } from "../../support/client.js";
import { start } from "../../support/running-service.js";

/** Starts a service with one pull request. */
async function startWithPullRequest(options: Parameters<typeof start>[0] = {}) {
  const service = await start(options);
  service.control.addPullRequest();
  const request = (method: string, path: string, body?: unknown) => control(service, method, path, body);
  const repository = () => service.control.state().repositories[0];
  return { service, request, repository };
}

function stateWith(state: string) {
  return { repositories: [{ queues: [{ entries: [{ prNumber: 1, state }] }] }] };
}

describe("control interface of the local service", () => {
  test("adds a pull request, and changes the pull request later", async () => {
    const { request, repository } = await startWithPullRequest();
    const checks = [{ name: "unit", result: "failure", kind: "check-run" }];
    const testPlan = { testSeconds: 3, result: "fail", checks, flaky: 0.25, conflictsWith: [7], conflictsInText: [8] };
    const given = { number: 5, title: "A change", author: "developer-2", headBranch: "topic", fork: true, testPlan };
    const added = await request("POST", "pull-requests", given);
    expect(added).toMatchObject({ status: 200, json: { ...given, headRepository: "developer-2/playground" } });
    const patch = { mergeability: "in_progress", upToDate: true, headRepository: null };
    const patched = await request("PATCH", "pull-requests/5", { ...patch, headSha: "new" });
    expect(patched).toMatchObject({ status: 200, json: { ...patch, title: "A change" } });
    expect(patched.json).toMatchObject({ headSha: expect.stringMatching(/^[0-9a-f]{40}$/) });
    expect(patched.json).not.toHaveProperty("headSha", Reflect.get(Object(added.json), "headSha"));
    expect(repository()?.pullRequests[1]).toEqual(patched.json);
  });

  test("adds and changes repositories and queues", async () => {
    const { service, request } = await startWithPullRequest();
    await request("POST", "repositories", { owner: "local", name: "other", defaultBranch: "trunk" });
    await request("POST", "queues", { repository: "local/other", branch: "trunk", mode: "parallel" });
    await request("PATCH", "queues", { repository: "local/other", branch: "trunk", state: "paused" });
    const answer = await post(service, "getQueue", { repo: { ...AT_MAIN.repo, name: "other" }, targetBranch: "trunk" });
    expect(jsonOf(answer)).toMatchObject({ branch: "trunk", mode: "parallel", state: "paused" });
  });

  test("submits and cancels a pull request, in the first repository by default", async () => {
    const { service, request } = await startWithPullRequest();
    const states = async () => (await request("GET", "state")).json;
    const at = { repository: "local/playground", branch: "main", number: 1 };
    expect(await request("POST", "submissions", at)).toMatchObject({ status: 200 });
    expect(await states()).toMatchObject(stateWith("not_ready"));
    expect(await request("POST", "cancellations", { branch: "main", number: 1 })).toMatchObject({ status: 200 });
    expect(await states()).toMatchObject(stateWith("cancelled"));
    for (const [path, fields, status] of [
      ["cancellations", at, 404],
      ["submissions", { ...at, number: 9 }, 404],
      ["submissions", { ...at, branch: "none" }, 404],
      ["submissions", { ...at, repository: "local/none" }, 404],
      ["submissions", { branch: "main" }, 400],
    ] as const) {
      expect(await request("POST", path, fields), JSON.stringify(fields)).toMatchObject({ status });
    }
    expect(service.requests).toEqual([]);
  });

  test("only returns data when the service is read-only", async () => {
    const { request, repository } = await startWithPullRequest({ isReadOnly: true });
    expect(await request("GET", "state")).toMatchObject({ status: 200 });
    const refusal = { status: 403, json: { error: "This service accepts no changes" } };
    expect(await request("POST", "pull-requests", {})).toEqual(refusal);
    expect(await request("DELETE", "requests")).toEqual(refusal);
    expect(repository()?.pullRequests).toHaveLength(1);
  });

  test("sets the quarantined tests of the first repository, or of a repository with a given name", async () => {
    const { service, request } = await startWithPullRequest();
    await request("POST", "repositories", { owner: "local", name: "other" });
    await request("POST", "quarantined-tests", [{ name: "one", variant: "", file: null }]);
    await request("POST", "quarantined-tests?repository=local/other", [{ name: "two" }]);
    const names = service.control.state().repositories.map((each) => each.quarantinedTests.map(({ name }) => name));
    expect(names).toEqual([["one"], ["two"]]);
  });

  test("moves the newest commit of a branch after a push or a manual merge", async () => {
    const { request, repository } = await startWithPullRequest();
    const tip = () => repository()?.branches.main;
    const before = tip();
    expect(await request("POST", "pushes", { branch: "main" })).toMatchObject({ status: 200 });
    expect(tip()).toMatch(/^[0-9a-f]{40}$/);
    expect(tip()).not.toBe(before);
    await request("POST", "pushes", { branch: "main", sha: "d".repeat(40) });
    expect(tip()).toBe("d".repeat(40));
    expect(await request("POST", "pushes", { branch: "main", sha: "d" })).toMatchObject({ status: 400 });
    expect(await request("POST", "pushes", { branch: "none" })).toMatchObject({ status: 404 });
    const merge = { state: "merged", mergeCommitSha: "e".repeat(40) };
    expect(await request("PATCH", "pull-requests/1", merge)).toMatchObject({ status: 200, json: merge });
    expect(tip()).toBe("e".repeat(40));
  });

  test.each(["zzz", "", "A".repeat(40), "a".repeat(39), "NEW", 7])("returns 400 for the head %j", async (headSha) => {
    const { request } = await startWithPullRequest();
    const refusal = { status: 400, json: { error: expect.stringContaining('"headSha"') } };
    expect(await request("PATCH", "pull-requests/1", { headSha })).toEqual(refusal);
    expect(await request("POST", "pull-requests", { headSha })).toEqual(refusal);
  });

  test('accepts a commit of 64 digits, and rejects the head "new" of a new pull request', async () => {
    const { request } = await startWithPullRequest();
    const headSha = "b".repeat(64);
    expect(await request("POST", "pull-requests", { headSha })).toMatchObject({ status: 200, json: { headSha } });
    expect(await request("POST", "pull-requests", { headSha: "new" })).toMatchObject({ status: 400 });
  });

  test.each([
    ["POST", "pull-requests", { titel: "A change" }, "titel", "did you mean title?"],
    ["POST", "pull-requests", { testPlan: { resutl: "fail" } }, "testPlan.resutl", "did you mean result?"],
    ["PATCH", "pull-requests/1", { headsha: "new" }, "headsha", "did you mean headSha?"],
    ["PATCH", "queues", { branch: "main", concurency: 5 }, "concurency", "did you mean concurrency?"],
    ["POST", "queues", { branch: "release", colour: 5 }, "colour", "the allowed fields are mode, concurrency, "],
    ["POST", "faults", { endpoint: "*", time: 3, fault: { kind: "hang" } }, "time", "did you mean times?"],
    ["POST", "faults", { endpoint: "*", fault: { kind: "drop", when: "after", ms: 3 } }, "fault.ms", "kind, when"],
    ["POST", "comments", { number: 1, text: "Hello", body: "Hello" }, "text", "the allowed fields are number, body"],
  ] as const)(
    "returns 400 and a similar name for the unknown field in %s %s with %j: %s",
    async (method, path, body, field, advice) => {
      const { request, repository } = await startWithPullRequest();
      const before = repository();
      const { status, json } = await request(method, path, body);
      expect([status, Object(json).error]).toEqual([400, expect.stringContaining(`"${field}": is not known; `)]);
      expect(Object(json).error).toContain(advice);
      expect(repository()).toEqual(before);
    },
  );

  test.each([
    ["POST", "pull-requests", { draft: "yes" }, "draft"],
    ["POST", "pull-requests", { testPlan: { result: "maybe" } }, "testPlan.result"],
    ["POST", "pull-requests", { testPlan: { flaky: 1.5 } }, "testPlan.flaky"],
    ["POST", "pull-requests", { testPlan: { conflictsWith: 7 } }, "testPlan.conflictsWith"],
    ["POST", "pull-requests", { testPlan: { conflictsInText: [0] } }, "testPlan.conflictsInText[0]"],
    ["POST", "queues", { branch: "x", concurrency: 0 }, "concurrency"],
    ["POST", "quarantined-tests", [{}], "[0].name"],
    ["POST", "fork-runs", { runId: "7" }, "headSha"],
    ["POST", "collaborators", { login: "p3", permission: "push" }, "permission"],
    ["POST", "host-settings", { environments: [{ name: "a", branches: "some" }] }, "environments[0].branches"],
  ])("returns 400 and names the field for %s %s with %j: %s", async (method, path, body, field) => {
    const { request } = await startWithPullRequest();
    const refusal = { status: 400, json: { error: expect.stringContaining(`"${field}"`) } };
    expect(await request(method, path, body)).toEqual(refusal);
  });

  test("returns 404 for an unknown path, pull request or repository", async () => {
    const { request } = await startWithPullRequest();
    expect(await request("PATCH", "pull-requests/9", {})).toMatchObject({ status: 404 });
    expect(await request("GET", "none")).toMatchObject({ status: 404 });
    expect(await request("POST", "pull-requests", { repository: "local/none" })).toMatchObject({ status: 404 });
  });

  test("stores runs of forks and permissions of people, and uses the permission as the default role", async () => {
    const { request, repository } = await startWithPullRequest();
    const run = { runId: "7", headSha: "a".repeat(40) };
    await request("POST", "fork-runs", run);
    expect(repository()?.forkRuns).toEqual([{ ...run, live: true, fork: true }]);
    await request("POST", "collaborators", { login: "Person-1", permission: "write" });
    await request("POST", "collaborators", { login: "p2", permission: "read", role: "triage" });
    expect(repository()?.collaborators).toEqual({
      "person-1": { permission: "write", role: "write" },
      p2: { permission: "read", role: "triage" },
    });
  });

  test("moves the clock forward and changes its speed", async () => {
    const { service, request } = await startWithPullRequest({
      startAtMs: Date.parse("2026-01-01T00:00:00Z"),
      speed: 0.001,
    });
    const { json } = await request("POST", "clock", { advanceSeconds: 3600 });
    expect(json).toMatchObject({ now: expect.stringMatching(/^2026-01-01T01:00:00/), speed: 0.001 });
    await request("POST", "clock", { speed: 36_000 });
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(Date.parse(service.control.clock().now)).toBeGreaterThan(Date.parse("2026-01-01T02:00:00Z"));
    expect(await request("POST", "clock", {})).toMatchObject({ status: 400 });
  });
});

describe("recorded requests of the local service", () => {
  test("contain all requests in order until a DELETE request removes them", async () => {
    const service = await start();
    const fields = { ...AT_MAIN, targetBranch: "other" };
    await post(service, "getQueue", fields);
    await send(`${service.apiUrl}/getMergeQueueMetrics?repo=a/b`, { headers: { "X-Api-Token": "Secret" } });
    await send(`${service.githubApiUrl}/repos/local/playground`);
    await send(`${service.apiUrl}/none`, { method: "PUT", body: "{" });
    const { json } = await control(service, "GET", "requests");
    expect(json).toMatchObject([
      {
        api: "v1",
        endpoint: "getQueue",
        method: "POST",
        path: "/v1/getQueue",
        headers: { "x-api-token": "local-token", "content-type": "application/json" },
        body: fields,
        bodyBytes: JSON.stringify(fields).length,
        fault: null,
      },
      {
        endpoint: "getMergeQueueMetrics",
        path: "/v1/getMergeQueueMetrics?repo=a/b",
        headers: { "x-api-token": "Secret" },
        bodyBytes: 0,
      },
      { api: "github", endpoint: "github:repos.get", path: "/github/repos/local/playground" },
      { api: "v1", endpoint: null, method: "PUT", path: "/v1/none", bodyBytes: 1 },
    ]);
    expect(json).toEqual(JSON.parse(JSON.stringify(service.requests)));
    await control(service, "DELETE", "requests");
    expect(service.requests).toEqual([]);
  });

  test("contain times of the machine's clock, not of the service's clock", async () => {
    const service = await start({ speed: 1000, startAtMs: 0 });
    const before = Date.now();
    await post(service, "getQueue");
    const [recorded] = service.requests;
    expect(recorded?.receivedAtMs).toBeGreaterThanOrEqual(before);
    expect(recorded?.receivedAtMs).toBeLessThanOrEqual(Date.now());
    expect(recorded?.serviceTimeMs).toBeLessThan(before);
  });

  test("contain no bodies of 64 KiB or more", async () => {
    const service = await start();
    const empty = JSON.stringify({ ...AT_MAIN, filler: "" }).length;
    const sizes = [65_535, 65_536];
    for (const bytes of sizes) await post(service, "getQueue", { filler: "x".repeat(bytes - empty) });
    expect(service.requests.map((each) => [each.bodyBytes, "body" in each])).toEqual([
      [65_535, true],
      [65_536, false],
    ]);
  });
});
