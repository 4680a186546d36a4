import { describe, expect, test, vi } from "vitest";
import type { Fault } from "../../../src/local-queue/service.js";
import { type Answer, control, jsonOf, post } from "./client.js";
import { start } from "./running-service.js";

const PR = { pr: { number: 1 } };

/** For a request to arrive on a busy machine. */
const PATIENCE = { timeout: 20_000, interval: 5 };

async function startWith(fault: Fault, endpoint: "submitPullRequest" | "getQueue" | "*" = "submitPullRequest") {
  const service = await start();
  service.control.addPullRequest();
  service.control.addFault({ endpoint, fault });
  const submit = () => post(service, "submitPullRequest", PR);
  const isSubmitted = () => service.engine.snapshots()[0]?.queues[0]?.entries.length === 1;
  return { service, submit, isSubmitted };
}

/** Resolves to what was answered, or to the word for what happened instead. */
async function outcomeOf(answer: Promise<Answer>, waitMs: number): Promise<Answer | "no answer" | "cut off"> {
  const late = new Promise<"no answer">((resolve) => setTimeout(() => resolve("no answer"), waitMs));
  return Promise.race([answer.catch(() => "cut off" as const), late]);
}

describe("faults", () => {
  test("a status comes before any effect, once", async () => {
    const headers = { "retry-after": "7" };
    const { submit, isSubmitted } = await startWith({ kind: "status", status: 503, body: "Busy", headers });
    const answer = await submit();
    expect(answer).toMatchObject({ status: 503, text: "Busy", type: "text/plain; charset=utf-8" });
    expect(answer.headers.get("retry-after")).toBe("7");
    expect(isSubmitted()).toBe(false);
    expect(await submit()).toMatchObject({ status: 200 });
  });

  test("a status can come after the effect, and has its own words when no text is given", async () => {
    const { submit, isSubmitted } = await startWith({ kind: "status", status: 502, afterEffect: true });
    expect(await submit()).toMatchObject({ status: 502, text: "Bad Gateway" });
    expect(isSubmitted()).toBe(true);
  });

  test("a status that has no body comes without one", async () => {
    const { submit } = await startWith({ kind: "status", status: 204 });
    const answer = await submit();
    expect(answer).toMatchObject({ status: 204, text: "" });
    expect(answer.headers.get("content-length")).toBeNull();
  });

  test("a delay acts at once and answers later", async () => {
    const { submit, isSubmitted } = await startWith({ kind: "delay", ms: 1500 });
    const answer = submit();
    await vi.waitUntil(isSubmitted, PATIENCE);
    expect(await outcomeOf(answer, 150)).toBe("no answer");
    expect(await answer).toMatchObject({ status: 200, text: "OK" });
  });

  test.each([
    ["before", false],
    ["after", true],
  ] as const)("a connection is dropped %s the effect", async (when, submitted) => {
    const { submit, isSubmitted } = await startWith({ kind: "drop", when });
    await expect(submit()).rejects.toThrow();
    expect(isSubmitted()).toBe(submitted);
  });

  test.each([
    [false, false],
    [true, true],
  ])("a hanging request is never answered; with afterEffect %s its effect is there: %s", async (afterEffect, done) => {
    const { service, submit, isSubmitted } = await startWith({ kind: "hang", afterEffect });
    const answer = submit();
    await vi.waitUntil(() => service.requests.length === 1, PATIENCE);
    expect(await outcomeOf(answer, 200)).toBe("no answer");
    expect(isSubmitted()).toBe(done);
    expect(service.requests).toMatchObject([{ endpoint: "submitPullRequest", fault: "hang" }]);
    const cutOff = expect(answer).rejects.toThrow();
    await service.close();
    await cutOff;
  });

  test("headers alone come with the true status and nothing after them", async () => {
    const { service } = await startWith({ kind: "headers-only" }, "getQueue");
    const response = await fetch(`${service.apiUrl}/getQueue`, {
      method: "POST",
      headers: { "x-api-token": service.token, "content-type": "application/json" },
      body: JSON.stringify({ repo: { host: "github.com", owner: "local", name: "playground" }, targetBranch: "main" }),
    });
    expect(response.status).toBe(200);
    expect(Number(response.headers.get("content-length"))).toBeGreaterThan(100);
    const body = response.text().catch(() => "cut off");
    const late = new Promise((resolve) => setTimeout(() => resolve("nothing"), 200));
    expect(await Promise.race([body, late])).toBe("nothing");
  });

  test("a trickle brings the true answer byte by byte", async () => {
    const { submit } = await startWith({ kind: "trickle", msPerByte: 100 });
    const startedAt = performance.now();
    expect(await submit()).toMatchObject({ status: 200, text: "OK" });
    expect(performance.now() - startedAt).toBeGreaterThan(190);
  });

  test("a content type replaces the true one, with the true body or another", async () => {
    const { service, submit, isSubmitted } = await startWith({ kind: "content-type", contentType: "text/html" });
    expect(await submit()).toMatchObject({ status: 200, type: "text/html", text: "OK" });
    expect(isSubmitted()).toBe(true);
    service.control.addFault({
      endpoint: "getQueue",
      fault: { kind: "content-type", contentType: "text/html", body: "<p>Sign in</p>" },
    });
    expect(await post(service, "getQueue")).toMatchObject({ status: 200, text: "<p>Sign in</p>" });
  });

  test("a scripted reply takes the place of the true one", async () => {
    const { service, submit, isSubmitted } = await startWith({ kind: "reply", status: 202, json: null });
    expect(await submit()).toMatchObject({ status: 202, type: "application/json; charset=utf-8", text: "null" });
    expect(isSubmitted()).toBe(false);
    const headers = { "content-type": "application/problem+json" };
    service.control.addFault({ endpoint: "*", fault: { kind: "reply", status: 400, text: "{}", headers } });
    expect(await submit()).toMatchObject({ status: 400, type: "application/problem+json", text: "{}" });
  });

  test("a patch changes fields of the true reply, one level deep, and leaves some out", async () => {
    const { service, submit } = await startWith({ kind: "delay", ms: 0 });
    await submit();
    service.control.addFault({
      endpoint: "getSubmittedPullRequest",
      fault: {
        kind: "patch",
        merge: { state: "unheard_of", id: null, readiness: { gitHubMergeability: "in_progress" } },
        omit: ["prAuthor", "readiness.hasImpactedTargets"],
      },
    });
    const patched = jsonOf(await post(service, "getSubmittedPullRequest", PR));
    const { prAuthor: _author, ...plain } = service.engine.getSubmittedPullRequest(
      { repo: { host: "github.com", owner: "local", name: "playground" }, targetBranch: "main" },
      { number: 1 },
    );
    const readiness = { requiresImpactedTargets: false, doesBaseBranchMatch: true, gitHubMergeability: "in_progress" };
    expect(patched).toEqual({ ...plain, state: "unheard_of", id: null, readiness });
  });

  test("a patch leaves an error text alone", async () => {
    const { service } = await startWith({ kind: "patch", merge: { branch: "x" } }, "getQueue");
    expect(await post(service, "getQueue", { targetBranch: "none" })).toMatchObject({
      status: 404,
      text: 'Merge queue for branch "none" not found in local/playground',
    });
  });

  test("a redirect names another place", async () => {
    const { submit, isSubmitted } = await startWith({
      kind: "redirect",
      status: 307,
      location: "http://127.0.0.1:9/x",
    });
    const answer = await submit();
    expect(answer.status).toBe(307);
    expect(answer.headers.get("location")).toBe("http://127.0.0.1:9/x");
    expect(isSubmitted()).toBe(false);
  });
});

/** What several requests in a row are answered after these faults were added over HTTP. */
async function statusesOf(count: number, specs: readonly object[]): Promise<readonly number[]> {
  const service = await start();
  for (const spec of specs) {
    expect(await control(service, "POST", "faults", spec)).toMatchObject({ status: 200 });
  }
  const statuses: number[] = [];
  for (let sent = 0; sent < count; sent += 1) statuses.push((await post(service, "getQueue")).status);
  return statuses;
}

describe("which request meets a fault", () => {
  const FAULT = { kind: "status", status: 500 } as const;

  test.each([
    ["once without more words", [{ fault: FAULT }], [500, 200, 200]],
    ["as often as it says", [{ times: 2, fault: FAULT }], [500, 500, 200]],
    ["every time with 0", [{ times: 0, fault: FAULT }], [500, 500, 500]],
    ["after those that it lets pass", [{ skip: 2, fault: FAULT }], [200, 200, 500]],
    ["in the order of their adding", [{ fault: FAULT }, { fault: { kind: "status", status: 429 } }], [500, 429, 200]],
  ])("%s", async (_word, specs, statuses) => {
    expect(
      await statusesOf(
        3,
        specs.map((spec) => ({ endpoint: "getQueue", ...spec })),
      ),
    ).toEqual(statuses);
  });

  test("a fault of another endpoint is not met, one of every endpoint is", async () => {
    expect(await statusesOf(1, [{ endpoint: "updateQueue", fault: FAULT }])).toEqual([200]);
    expect(await statusesOf(1, [{ endpoint: "github:*", fault: FAULT }])).toEqual([200]);
    expect(await statusesOf(1, [{ endpoint: "*", fault: FAULT }])).toEqual([500]);
  });

  test("faults can be looked at and taken back", async () => {
    const service = await start();
    const spec = { endpoint: "*", times: 0, fault: FAULT } as const;
    service.control.addFault(spec);
    expect(await control(service, "GET", "faults")).toEqual({ status: 200, json: [spec] });
    await control(service, "DELETE", "faults");
    expect(await post(service, "getQueue")).toMatchObject({ status: 200 });
  });

  test.each([
    { kind: "status", status: 503, body: "", headers: { "retry-after": "1" }, afterEffect: true },
    { kind: "delay", ms: 1 },
    { kind: "drop", when: "after" },
    { kind: "hang" },
    { kind: "headers-only" },
    { kind: "trickle", msPerByte: 1 },
    { kind: "content-type", contentType: "text/html", body: "" },
    { kind: "reply", status: 200, json: null },
    { kind: "patch", merge: { state: null }, omit: ["id"] },
    { kind: "redirect", status: 302, location: "/" },
  ])("over HTTP the fault %j arrives as it was sent", async (fault) => {
    const service = await start();
    await control(service, "POST", "faults", { endpoint: "getQueue", fault });
    expect(service.control.state().faults).toEqual([{ endpoint: "getQueue", fault }]);
  });

  test.each([
    [{ endpoint: "none", fault: FAULT }, "endpoint"],
    [{ endpoint: "*", fault: { kind: "none" } }, "fault.kind"],
    [{ endpoint: "*", fault: { kind: "delay" } }, "fault.ms"],
    [{ endpoint: "*" }, "fault"],
    [{ endpoint: "*", times: "2", fault: FAULT }, "times"],
  ])("the fault %j is refused", async (spec, name) => {
    const service = await start();
    const { status, json } = await control(service, "POST", "faults", spec);
    expect(status).toBe(400);
    expect(json).toEqual({ error: expect.stringContaining(`"${name}"`) });
  });
});
