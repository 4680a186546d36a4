import { describe, expect, test } from "vitest";
import { applyDecision, type SubmissionDecision } from "../../src/pull-request/submission.js";
import type { PullRequestTarget } from "../../src/target/target.js";
import { givenServer, type Script } from "../service/scripted-server.js";
import { PULL_REQUEST, serviceAt } from "../service/service-under-test.js";

const HEAD = "a".repeat(40);
const OLD = { id: "record-1", stateChangedAt: "2026-01-01T00:00:00.000Z" };
const NEW_TIME = "2026-01-01T00:01:00.000Z";
const target: PullRequestTarget = {
  repository: PULL_REQUEST.repository,
  targetBranch: "main",
  number: 1,
  headSha: HEAD,
  guardedHead: HEAD,
};

function record(fields: Readonly<Record<string, unknown>> = {}): Script {
  const body = {
    id: OLD.id,
    state: "not_ready",
    stateChangedAt: NEW_TIME,
    isCurrentlySubmittedToQueue: true,
    prSha: HEAD,
    ...fields,
  };
  return { body: JSON.stringify(body) };
}

const stale = record({ ...OLD, state: "failed", isCurrentlySubmittedToQueue: false });
const missing: Script = { status: 404, body: "not found" };
const reset: Script = (request) => void request.socket.resetAndDestroy();
const first: SubmissionDecision = { kind: "send", request: {}, stale: undefined };
const again: SubmissionDecision = { kind: "send", request: {}, stale: OLD };

interface Around {
  readonly stop?: AbortController;
  readonly wait?: boolean;
  readonly isGuarded?: boolean;
}

/** Answers begin with that of the submission; the last one comes again and again. */
async function carriedOut(
  decision: SubmissionDecision,
  scripts: readonly Script[],
  { stop = new AbortController(), wait = false, isGuarded = true }: Around = {},
) {
  const server = await givenServer(...scripts);
  const { service, clock } = serviceAt(server.url, { signal: stop.signal });
  const startedAt = clock.now();
  const warnings: string[] = [];
  const log = { info() {}, debug() {}, notice() {}, group() {}, warning: (message: string) => warnings.push(message) };
  const course = { cancelOnAbort: false, wait };
  const context = { service, log, clock, signal: stop.signal };
  const end = await applyDecision(
    decision,
    course,
    { ...target, guardedHead: isGuarded ? HEAD : undefined },
    context,
  ).catch((error: unknown) => error);
  const calls = server.seen.map(({ path }) => path.replace("/v1/", ""));
  return { end, calls, warnings, waitedMs: clock.now() - startedAt };
}

describe("a submission that the service took", () => {
  test.each([
    ["missing", first, missing, undefined],
    ["that of the attempt before", again, stale, OLD],
  ] as const)(
    "is submitted without a record when its record is %s for a minute",
    async (_what, decision, answer, left) => {
      const { end, calls, waitedMs } = await carriedOut(decision, [{ body: "OK" }, answer]);
      expect(end).toEqual({ submission: "submitted", record: undefined, submittedAt: undefined, stale: left });
      expect(waitedMs).toBeGreaterThan(57_000);
      expect(waitedMs).toBeLessThanOrEqual(60_000);
      expect(calls.filter((call) => call === "submitPullRequest")).toHaveLength(1);
      expect(calls.length).toBeLessThanOrEqual(36);
    },
  );

  test.each([
    ["a wait follows", { wait: true }],
    ["the run is for no commit", { isGuarded: false }],
  ])("is looked for during 15 seconds when %s", async (_what, around: Around) => {
    const { waitedMs } = await carriedOut(first, [{ body: "OK" }, missing], around);
    expect(waitedMs).toBeGreaterThan(12_000);
    expect(waitedMs).toBeLessThanOrEqual(15_000);
  });

  test("is found although reads in between fail or say what was before", async () => {
    const scripts = [{ body: "OK" }, stale, { status: 400 }, { body: "<html>" }, missing, record()];
    const { end, warnings } = await carriedOut(again, scripts);
    expect(end).toMatchObject({ submission: "submitted", submittedAt: NEW_TIME });
    expect(warnings).toEqual([]);
  });

  test("is new as soon as it is not ended, even in the same second", async () => {
    const { end } = await carriedOut(again, [{ body: "OK" }, record({ ...OLD })]);
    expect(end).toMatchObject({ submission: "submitted", submittedAt: OLD.stateChangedAt });
  });

  test("is new when it has ended already, at another time", async () => {
    const failed = record({ state: "failed", isCurrentlySubmittedToQueue: false });
    const { end } = await carriedOut(again, [{ body: "OK" }, failed]);
    expect(end).toMatchObject({ submission: "submitted", submittedAt: NEW_TIME });
  });

  test("is new when it has merged, even in the same second as the end before", async () => {
    const merged = record({ ...OLD, state: "merged", isCurrentlySubmittedToQueue: false });
    const { end, calls } = await carriedOut(again, [{ body: "OK" }, merged]);
    expect(end).toMatchObject({ submission: "submitted", record: { state: "merged" } });
    expect(calls).toHaveLength(2);
  });

  test("is left open when the process is told to stop before its record shows", async () => {
    const stop = new AbortController();
    const last: Script = (_request, response) => {
      stop.abort();
      response.writeHead(404).end();
    };
    const { end, calls } = await carriedOut(first, [{ body: "OK" }, last], { stop });
    expect(end).toMatchObject({ kind: "aborted" });
    expect(calls).toHaveLength(2);
  });
});

describe("a submission without a clear answer", () => {
  test.each<[string, Script]>([
    ["a reset", reset],
    ["a 500", { status: 500 }],
    ["a 408", { status: 408 }],
  ])("took place when the record shows it some time after %s", async (_what, answer) => {
    const { end, calls } = await carriedOut(again, [answer, stale, stale, record()]);
    expect(end).toMatchObject({ submission: "submitted", submittedAt: NEW_TIME });
    expect(calls.filter((call) => call === "submitPullRequest")).toHaveLength(1);
  });

  test.each([
    [first, missing],
    [again, stale],
  ])("is the error that it was when the record does not show it within five seconds", async (decision, answer) => {
    const { end, calls, waitedMs } = await carriedOut(decision, [reset, answer]);
    expect(end).toMatchObject({ kind: "unavailable", facts: { endpoint: "submitPullRequest", attempts: 1 } });
    expect(waitedMs).toBeLessThanOrEqual(5000);
    expect(calls.filter((call) => call === "submitPullRequest")).toHaveLength(1);
  });

  test("is already merged when the record says so", async () => {
    const merged = record({ state: "merged", isCurrentlySubmittedToQueue: false });
    const { end } = await carriedOut(first, [reset, merged]);
    expect(end).toMatchObject({ submission: "already-merged" });
    expect(end).not.toHaveProperty("submittedAt");
  });
});

describe("a submission that is refused", () => {
  test("with a conflict is already queued once the record shows the other one", async () => {
    const { end } = await carriedOut(first, [{ status: 409 }, missing, record()]);
    expect(end).toMatchObject({ submission: "already-queued" });
    expect(end).not.toHaveProperty("submittedAt");
  });

  test("with a conflict keeps the record of the attempt before as stale", async () => {
    const { end } = await carriedOut(again, [{ status: 409 }, record({ id: "record-2" })]);
    expect(end).toMatchObject({ submission: "already-queued", record: { id: "record-2" }, stale: OLD });
  });

  test.each([["for what is wrong with it", { status: 400, body: "no" }]])("%s is an error", async (_what, answer) => {
    const { end } = await carriedOut(again, [answer, stale]);
    expect(end).toMatchObject({ kind: "rejected", facts: { status: answer.status, serverText: "no" } });
  });

  test("with a conflict is queued already, also when no record shows it, and the old record stays stale", async () => {
    const { end } = await carriedOut(again, [{ status: 409, body: "no" }, stale]);
    expect(end).toMatchObject({ submission: "already-queued", record: undefined });
    expect(end).toHaveProperty("stale.stateChangedAt");
  });

  test("for what is wrong with it is looked into once", async () => {
    const { calls } = await carriedOut(again, [{ status: 422 }, stale]);
    expect(calls).toEqual(["submitPullRequest", "getSubmittedPullRequest"]);
  });

  test("for the token is not looked into", async () => {
    const { end, calls } = await carriedOut(first, [{ status: 401 }, record()]);
    expect(end).toMatchObject({ kind: "auth" });
    expect(calls).toEqual(["submitPullRequest"]);
  });
});

describe("a new submission with another head", () => {
  const other = record({ prSha: "b".repeat(40) });

  test("is taken back, and the record afterwards is given", async () => {
    const cancelled = record({ prSha: "b".repeat(40), state: "cancelled", isCurrentlySubmittedToQueue: false });
    const { end, calls } = await carriedOut(first, [{ body: "OK" }, other, { body: "OK" }, cancelled]);
    expect(calls).toEqual([
      "submitPullRequest",
      "getSubmittedPullRequest",
      "cancelPullRequest",
      "getSubmittedPullRequest",
    ]);
    expect(end).toMatchObject({ submission: "head-changed", record: { state: "cancelled" } });
  });

  test("that merged before it could be taken back is what was submitted", async () => {
    const merged = record({ prSha: "b".repeat(40), state: "merged", isCurrentlySubmittedToQueue: false });
    const { end } = await carriedOut(first, [{ body: "OK" }, other, missing, merged]);
    expect(end).toMatchObject({ submission: "submitted", record: { state: "merged" } });
  });

  test("that has merged by the time it shows is what was submitted", async () => {
    const merged = record({ prSha: "b".repeat(40), state: "merged", isCurrentlySubmittedToQueue: false });
    const { end, calls } = await carriedOut(first, [{ body: "OK" }, merged]);
    expect(end).toMatchObject({ submission: "submitted", record: { state: "merged" } });
    expect(calls).not.toContain("cancelPullRequest");
  });

  test("that the queue threw out by itself needs no cancelling", async () => {
    const thrownOut = record({ prSha: "b".repeat(40), state: "cancelled", isCurrentlySubmittedToQueue: false });
    const { end, calls } = await carriedOut(first, [{ body: "OK" }, thrownOut]);
    expect(end).toMatchObject({ submission: "head-changed" });
    expect(calls).not.toContain("cancelPullRequest");
  });
});
