import { describe, expect, test, vi } from "vitest";
import type { Fault } from "../../../src/serve/service.js";
import { type Answer, AT_MAIN, control, jsonOf, post } from "../../support/client.js";
import { start } from "../../support/running-service.js";

const PR = { pr: { number: 1 } };
const HTML = "text/html";

/** Time limit that is long enough for a request on a busy machine. */
const PATIENCE = { timeout: 20_000, interval: 5 };

async function startWith(fault: Fault, endpoint: "submitPullRequest" | "getQueue" = "submitPullRequest") {
  const service = await start();
  service.control.addPullRequest();
  service.control.addFault({ endpoint, fault });
  const submit = () => post(service, "submitPullRequest", PR);
  const isSubmitted = () => service.engine.snapshots()[0]?.queues[0]?.entries.length === 1;
  return { service, submit, isSubmitted };
}

/** Resolves to the answer, or to "no answer" after the given time. */
async function answerWithin(answer: Promise<Answer | string>, waitMs: number): Promise<Answer | string> {
  const late = new Promise<string>((resolve) => setTimeout(() => resolve("no answer"), waitMs));
  return Promise.race([answer, late]);
}

describe("fault of the local service", () => {
  test.each<[string, Fault, object, boolean, object?]>([
    [
      "status with text and headers",
      { kind: "status", status: 503, body: "Busy", headers: { "retry-after": "7" } },
      { status: 503, type: "text/plain; charset=utf-8", text: "Busy" },
      false,
      { "retry-after": "7" },
    ],
    [
      "status after the effect",
      { kind: "status", status: 502, afterEffect: true },
      { status: 502, text: "Bad Gateway" },
      true,
    ],
    ["status that has no body", { kind: "status", status: 204 }, { text: "" }, false, { "content-length": null }],
    ["content type", { kind: "content-type", contentType: HTML }, { status: 200, type: HTML, text: "OK" }, true],
    ["content type and body", { kind: "content-type", contentType: HTML, body: "<p>" }, { text: "<p>" }, true],
    [
      "JSON reply",
      { kind: "reply", status: 202, json: null },
      { status: 202, type: "application/json; charset=utf-8", text: "null" },
      false,
    ],
    [
      "reply of another type",
      { kind: "reply", status: 400, text: "{}", headers: { "content-type": "application/problem+json" } },
      { status: 400, type: "application/problem+json", text: "{}" },
      false,
    ],
    ["redirect", { kind: "redirect", status: 307, location: "/x" }, { status: 307 }, false, { location: "/x" }],
  ])("replaces the reply to one request: %s", async (_name, fault, expected, isDone, headers = {}) => {
    const { submit, isSubmitted } = await startWith(fault);
    const answer = await submit();
    expect(answer).toMatchObject(expected);
    for (const [name, value] of Object.entries(headers)) expect(answer.headers.get(name)).toBe(value);
    expect(isSubmitted()).toBe(isDone);
    expect(await submit()).toMatchObject({ status: 200 });
  });

  test("delays the reply, but applies the change at once", async () => {
    const { submit, isSubmitted } = await startWith({ kind: "delay", ms: 1500 });
    const answer = submit();
    await vi.waitUntil(isSubmitted, PATIENCE);
    expect(await answerWithin(answer, 150)).toBe("no answer");
    expect(await answer).toMatchObject({ status: 200, text: "OK" });
  });

  test.each([
    ["before", false],
    ["after", true],
  ] as const)("ends the connection %s the change is applied", async (when, isDone) => {
    const { submit, isSubmitted } = await startWith({ kind: "drop", when });
    await expect(submit()).rejects.toThrow();
    expect(isSubmitted()).toBe(isDone);
  });

  test.each([false, true])("sends no reply when the kind is hang, and applies the change: %s", async (afterEffect) => {
    const { service, submit, isSubmitted } = await startWith({ kind: "hang", afterEffect });
    const answer = submit();
    const cutOff = expect(answer).rejects.toThrow();
    await vi.waitUntil(() => service.requests.length === 1, PATIENCE);
    expect(await answerWithin(answer, 200)).toBe("no answer");
    expect(isSubmitted()).toBe(afterEffect);
    expect(service.requests).toMatchObject([{ endpoint: "submitPullRequest", fault: "hang" }]);
    await service.close();
    await cutOff;
  });

  test("sends only headers, and never the body", async () => {
    const { service } = await startWith({ kind: "headers-only" }, "getQueue");
    const headers = { "x-api-token": service.token, "content-type": "application/json" };
    const body = JSON.stringify(AT_MAIN);
    const response = await fetch(`${service.apiUrl}/getQueue`, { method: "POST", headers, body });
    expect(response.status).toBe(200);
    expect(Number(response.headers.get("content-length"))).toBeGreaterThan(100);
    const text = response.text().catch(() => "cut off");
    expect(await answerWithin(text, 200)).toBe("no answer");
  });

  test("sends the reply byte by byte", async () => {
    const { submit } = await startWith({ kind: "trickle", msPerByte: 100 });
    const startedAt = performance.now();
    expect(await submit()).toMatchObject({ status: 200, text: "OK" });
    expect(performance.now() - startedAt).toBeGreaterThan(190);
  });

  test("replaces or removes fields of a reply, at the top or one level deeper", async () => {
    const { service, submit } = await startWith({ kind: "delay", ms: 0 });
    await submit();
    const merge = { state: "unheard_of", id: null, readiness: { gitHubMergeability: "in_progress" } };
    const omit = ["prAuthor", "readiness.hasImpactedTargets"];
    service.control.addFault({ endpoint: "getSubmittedPullRequest", fault: { kind: "patch", merge, omit } });
    const patched = jsonOf(await post(service, "getSubmittedPullRequest", PR));
    const { prAuthor: _author, ...plain } = service.engine.getSubmittedPullRequest(AT_MAIN, { number: 1 });
    const readiness = { requiresImpactedTargets: false, doesBaseBranchMatch: true, gitHubMergeability: "in_progress" };
    expect(patched).toEqual({ ...plain, state: "unheard_of", id: null, readiness });
  });

  test("leaves the text of an error unchanged", async () => {
    const { service } = await startWith({ kind: "patch", merge: { branch: "x" } }, "getQueue");
    const text = 'Merge queue for branch "none" not found in local/playground';
    expect(await post(service, "getQueue", { targetBranch: "none" })).toMatchObject({ status: 404, text });
  });
});

describe("list of faults of the local service", () => {
  const FAULT = { kind: "status", status: 500 } as const;

  test.each<[object[], number[]]>([
    [[{ fault: FAULT }], [500, 200, 200]],
    [[{ times: 2, fault: FAULT }], [500, 500, 200]],
    [[{ times: 0, fault: FAULT }], [500, 500, 500]],
    [[{ skip: 2, fault: FAULT }], [200, 200, 500]],
    [
      [{ fault: FAULT }, { fault: { kind: "status", status: 429 } }],
      [500, 429, 200],
    ],
    [[{ endpoint: "updateQueue", fault: FAULT }], [200]],
    [[{ endpoint: "github:*", fault: FAULT }], [200]],
    [[{ endpoint: "*", fault: FAULT }], [500]],
  ])("applies the faults %j to consecutive requests: %j", async (specs, statuses) => {
    const service = await start();
    for (const spec of specs) {
      const added = await control(service, "POST", "faults", { endpoint: "getQueue", ...spec });
      expect(added).toMatchObject({ status: 200 });
    }
    for (const status of statuses) expect(await post(service, "getQueue")).toMatchObject({ status });
  });

  test("stores every kind of fault unchanged, and deletes all faults on request", async () => {
    const service = await start();
    const faults = [
      { kind: "status", status: 503, body: "", headers: { "retry-after": "1" }, afterEffect: true },
      { kind: "delay", ms: 1 },
      { kind: "drop", when: "after" },
      { kind: "hang" },
      { kind: "headers-only" },
      { kind: "trickle", msPerByte: 1 },
      { kind: "content-type", contentType: HTML, body: "" },
      { kind: "reply", status: 200, json: null },
      { kind: "patch", merge: { state: null }, omit: ["id"] },
      { kind: "redirect", status: 302, location: "/" },
    ].map((fault) => ({ endpoint: "*", times: 0, fault }));
    for (const spec of faults) await control(service, "POST", "faults", spec);
    expect(await control(service, "GET", "faults")).toEqual({ status: 200, json: faults });
    await control(service, "DELETE", "faults");
    expect(await post(service, "getQueue")).toMatchObject({ status: 200 });
  });

  test.each([
    [{ endpoint: "none", fault: FAULT }, "endpoint"],
    [{ endpoint: "*", fault: { kind: "none" } }, "fault.kind"],
    [{ endpoint: "*", fault: { kind: "delay" } }, "fault.ms"],
    [{ endpoint: "*" }, "fault"],
    [{ endpoint: "*", times: "2", fault: FAULT }, "times"],
  ])("returns 400 for the fault %j, and names the field %s", async (spec, name) => {
    const refusal = { status: 400, json: { error: expect.stringContaining(`"${name}"`) } };
    expect(await control(await start(), "POST", "faults", spec)).toEqual(refusal);
  });
});
