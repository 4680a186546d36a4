import { describe, expect, test } from "vitest";
import { AT_MAIN, control, jsonOf, post, send } from "./client.js";
import { start } from "./running-service.js";

/** A refusal that names the field. */
function naming(name: string) {
  return [400, { error: expect.stringContaining(`"${name}"`) }];
}

/** Further fields with which a body has exactly so many bytes. */
function fieldsOf(bytes: number) {
  return { filler: "x".repeat(bytes - JSON.stringify({ ...AT_MAIN, filler: "" }).length) };
}

describe("the control interface over HTTP", () => {
  test("a pull request is added with what is given, and changed afterwards", async () => {
    const service = await start();
    const testPlan = {
      testSeconds: 3,
      result: "fail",
      checks: [{ name: "unit", result: "failure", kind: "check-run" }],
    };
    const given = { number: 5, title: "A change", author: "developer-2", headBranch: "topic", fork: true, testPlan };
    const added = await control(service, "POST", "pull-requests", given);
    expect(added).toMatchObject({ status: 200, json: { ...given, headRepository: "developer-2/playground" } });
    const patch = { headSha: "new", mergeability: "in_progress", upToDate: true, headRepository: null };
    const patched = await control(service, "PATCH", "pull-requests/5", patch);
    expect(patched).toMatchObject({
      status: 200,
      json: { mergeability: "in_progress", upToDate: true, headRepository: null, title: "A change" },
    });
    expect(service.control.state().repositories[0]?.pullRequests).toEqual([patched.json]);
    expect(patched.json).not.toHaveProperty("headSha", Reflect.get(Object(added.json), "headSha"));
  });

  test("repositories and queues are added and changed", async () => {
    const service = await start();
    await control(service, "POST", "repositories", { owner: "local", name: "other", defaultBranch: "trunk" });
    await control(service, "POST", "queues", { repository: "local/other", branch: "trunk", mode: "parallel" });
    await control(service, "PATCH", "queues", { repository: "local/other", branch: "trunk", state: "paused" });
    const answer = await post(service, "getQueue", { repo: { ...AT_MAIN.repo, name: "other" }, targetBranch: "trunk" });
    expect(jsonOf(answer)).toMatchObject({ branch: "trunk", mode: "parallel", state: "paused" });
  });

  test("quarantined tests are set for the first repository or for a named one", async () => {
    const service = await start();
    await control(service, "POST", "repositories", { owner: "local", name: "other" });
    await control(service, "POST", "quarantined-tests", [{ name: "one", variant: "", file: null }]);
    await control(service, "POST", "quarantined-tests?repository=local/other", [{ name: "two" }]);
    const names = service.control
      .state()
      .repositories.map((repository) => repository.quarantinedTests.map((each) => each.name));
    expect(names).toEqual([["one"], ["two"]]);
  });

  test("a push to a branch moves its tip", async () => {
    const service = await start();
    const tip = () => service.control.state().repositories[0]?.branches.main;
    const before = tip();
    expect(await control(service, "POST", "pushes", { branch: "main" })).toMatchObject({ status: 200 });
    expect(tip()).toMatch(/^[0-9a-f]{40}$/);
    expect(tip()).not.toBe(before);
    await control(service, "POST", "pushes", { branch: "main", sha: "d".repeat(40) });
    expect(tip()).toBe("d".repeat(40));
    expect(await control(service, "POST", "pushes", { branch: "main", sha: "d" })).toMatchObject({ status: 400 });
    expect(await control(service, "POST", "pushes", { branch: "none" })).toMatchObject({ status: 404 });
  });

  test("a merge by hand becomes the commit that is given", async () => {
    const service = await start();
    service.control.addPullRequest();
    const merge = { state: "merged", mergeCommitSha: "e".repeat(40) };
    expect(await control(service, "PATCH", "pull-requests/1", merge)).toMatchObject({ status: 200, json: merge });
    expect(service.control.state().repositories[0]?.branches.main).toBe("e".repeat(40));
  });

  test.each(["zzz", "", "A".repeat(40), "a".repeat(39), "NEW", 7])(
    "the head %j is no commit and is refused",
    async (headSha) => {
      const service = await start();
      service.control.addPullRequest();
      const [status, refusal] = naming("headSha");
      expect(await control(service, "PATCH", "pull-requests/1", { headSha })).toEqual({ status, json: refusal });
      expect(await control(service, "POST", "pull-requests", { headSha })).toEqual({ status, json: refusal });
    },
  );

  test.each([
    ["POST", "pull-requests", { titel: "A change" }, "titel", "did you mean title?"],
    ["POST", "pull-requests", { testPlan: { resutl: "fail" } }, "testPlan.resutl", "did you mean result?"],
    ["PATCH", "pull-requests/1", { headsha: "new" }, "headsha", "did you mean headSha?"],
    ["PATCH", "queues", { branch: "main", concurency: 5 }, "concurency", "did you mean concurrency?"],
    ["POST", "queues", { branch: "release", colour: 5 }, "colour", "the fields here are mode, concurrency, "],
    [
      "POST",
      "faults",
      { endpoint: "*", time: 3, fault: { kind: "drop", when: "after" } },
      "time",
      "did you mean times?",
    ],
    [
      "POST",
      "faults",
      { endpoint: "*", fault: { kind: "drop", when: "after", ms: 3 } },
      "fault.ms",
      "the fields here are kind, when",
    ],
    ["POST", "comments", { number: 1, text: "Hello", body: "Hello" }, "text", "the fields here are number, body"],
  ] as const)("%s %s with %j is refused because of %s", async (method, path, body, field, advice) => {
    const service = await start();
    service.control.addPullRequest();
    const before = service.control.state();
    const { status, json } = await control(service, method, path, body);
    expect([status, Object(json).error]).toEqual([
      400,
      expect.stringContaining(`Invalid value for "${field}": is not known; ${advice}`),
    ]);
    expect(service.control.state().repositories).toEqual(before.repositories);
  });

  test("the head of a new pull request is a commit, that of another push may be a new one", async () => {
    const service = await start();
    const made = await control(service, "POST", "pull-requests", { headSha: "b".repeat(64) });
    expect(made).toMatchObject({ status: 200, json: { headSha: "b".repeat(64) } });
    expect(await control(service, "POST", "pull-requests", { headSha: "new" })).toMatchObject({ status: 400 });
    const pushed = await control(service, "PATCH", "pull-requests/1", { headSha: "new" });
    expect(pushed).toMatchObject({ status: 200, json: { headSha: expect.stringMatching(/^[0-9a-f]{40}$/) } });
  });

  test("what a change does to tests is planned", async () => {
    const service = await start();
    const testPlan = { flaky: 0.25, conflictsWith: [7], conflictsInText: [8] };
    const made = await control(service, "POST", "pull-requests", { testPlan });
    expect(made).toMatchObject({ status: 200, json: { testPlan: { ...testPlan, result: "pass", checks: [] } } });
    const refused = (plan: object) => control(service, "POST", "pull-requests", { testPlan: plan });
    expect(await refused({ flaky: 1.5 })).toEqual({ status: 400, json: naming("testPlan.flaky")[1] });
    expect(await refused({ conflictsWith: 7 })).toEqual({ status: 400, json: naming("testPlan.conflictsWith")[1] });
    expect(await refused({ conflictsInText: [0] })).toEqual({
      status: 400,
      json: naming("testPlan.conflictsInText[0]")[1],
    });
  });

  test("the run of a fork is registered", async () => {
    const service = await start();
    const run = { runId: "7", headSha: "a".repeat(40) };
    await control(service, "POST", "fork-runs", run);
    expect(service.control.state().repositories[0]?.forkRuns).toEqual([{ ...run, live: true, fork: true }]);
  });

  test("what somebody may do is set, with a role of the same name unless another is given", async () => {
    const service = await start();
    await control(service, "POST", "collaborators", { login: "Person-1", permission: "write" });
    await control(service, "POST", "collaborators", { login: "p2", permission: "read", role: "triage" });
    expect(service.control.state().repositories[0]?.collaborators).toEqual({
      "person-1": { permission: "write", role: "write" },
      p2: { permission: "read", role: "triage" },
    });
    expect(await control(service, "POST", "collaborators", { login: "p3", permission: "push" })).toMatchObject({
      status: 400,
    });
  });

  test("the clock is moved forward and runs at another speed", async () => {
    const service = await start({ startAtMs: Date.parse("2026-01-01T00:00:00Z"), speed: 0.001 });
    const { json } = await control(service, "POST", "clock", { advanceSeconds: 3600 });
    expect(json).toMatchObject({ now: expect.stringMatching(/^2026-01-01T01:00:00/), speed: 0.001 });
    await control(service, "POST", "clock", { speed: 36_000 });
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(Date.parse(service.control.clock().now)).toBeGreaterThan(Date.parse("2026-01-01T02:00:00Z"));
    expect(await control(service, "POST", "clock", {})).toMatchObject({ status: 400 });
  });

  test("what does not fit is refused by its name, and an unknown path is not found", async () => {
    const service = await start();
    const refused = async (method: string, path: string, body: unknown) => {
      const { status, json } = await control(service, method, path, body);
      return [status, json];
    };
    expect(await refused("POST", "pull-requests", { draft: "yes" })).toEqual(naming("draft"));
    expect(await refused("POST", "pull-requests", { testPlan: { result: "maybe" } })).toEqual(
      naming("testPlan.result"),
    );
    expect(await refused("POST", "queues", { branch: "x", concurrency: 0 })).toEqual(naming("concurrency"));
    expect(await refused("POST", "quarantined-tests", [{}])).toEqual(naming("[0].name"));
    expect(await refused("POST", "fork-runs", { runId: "7" })).toEqual(naming("headSha"));
    expect((await control(service, "PATCH", "pull-requests/9", {})).status).toBe(404);
    expect((await control(service, "GET", "none")).status).toBe(404);
    expect((await control(service, "POST", "pull-requests", { repository: "local/none" })).status).toBe(404);
  });
});

describe("recorded requests", () => {
  test("they show what was sent, in order, and can be forgotten", async () => {
    const service = await start();
    await post(service, "getQueue", { targetBranch: "other" });
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
        body: { ...AT_MAIN, targetBranch: "other" },
        bodyBytes: JSON.stringify({ ...AT_MAIN, targetBranch: "other" }).length,
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

  test("their times are real times, whatever the speed", async () => {
    const service = await start({ speed: 1000, startAtMs: 0 });
    const before = Date.now();
    await post(service, "getQueue");
    const [recorded] = service.requests;
    expect(recorded?.receivedAtMs).toBeGreaterThanOrEqual(before);
    expect(recorded?.receivedAtMs).toBeLessThanOrEqual(Date.now());
    expect(recorded?.serviceTimeMs).toBeLessThan(before);
  });

  test("a body of 64 KiB is counted and not kept, one below it is kept", async () => {
    const service = await start();
    await post(service, "getQueue", fieldsOf(65_535));
    await post(service, "getQueue", fieldsOf(65_536));
    expect(service.requests.map((each) => [each.bodyBytes, "body" in each])).toEqual([
      [65_535, true],
      [65_536, false],
    ]);
  });
});
