import { describe, expect, test } from "vitest";
import { applySubmissionDecision, type SubmissionDecision } from "../../src/pull-request/submission.js";
import type { PullRequestTarget } from "../../src/target/target.js";
import { givenServer, type Script } from "../support/scripted-server.js";
import { PULL_REQUEST, serviceAt } from "../support/service-under-test.js";

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

/** Runs a submission. The first answer is for the submission, the others are for reads, and the last one repeats. */
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
  const end = await applySubmissionDecision(
    decision,
    course,
    { ...target, guardedHead: isGuarded ? HEAD : undefined },
    context,
  ).catch((error: unknown) => error);
  const calls = server.seen.map(({ path }) => path.replace("/v1/", ""));
  return { end, calls, warnings, waitedMs: clock.now() - startedAt };
}

describe("an accepted submission", () => {
  test.each([
    ["missing", first, missing, undefined],
    ["of the previous attempt", again, stale, OLD],
  ] as const)(
    "returns submitted without a record when the record is %s for a minute",
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
  ])("polls for the record for at most 15 seconds when %s", async (_what, around: Around) => {
    const { waitedMs } = await carriedOut(first, [{ body: "OK" }, missing], around);
    expect(waitedMs).toBeGreaterThan(12_000);
    expect(waitedMs).toBeLessThanOrEqual(15_000);
  });

  test("returns aborted when the step is stopped before the record appears", async () => {
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

const OK: Script = { body: "OK" };
const OTHER = { prSha: "b".repeat(40) };
const MERGED = { state: "merged", isCurrentlySubmittedToQueue: false };
const SUBMITTED = { submission: "submitted", submittedAt: NEW_TIME };
const CALLS = ["submitPullRequest", "getSubmittedPullRequest"];

test.each<[string, SubmissionDecision, readonly Script[], object, (readonly string[])?]>([
  [
    "submits when reads in between fail or show the previous attempt",
    again,
    [OK, stale, { status: 400 }, { body: "<html>" }, missing, record()],
    SUBMITTED,
  ],
  [
    "submits when the new attempt has the time of the previous attempt",
    again,
    [OK, record(OLD)],
    { submittedAt: OLD.stateChangedAt },
  ],
  [
    "submits when the new attempt has ended already",
    again,
    [OK, record({ state: "failed", isCurrentlySubmittedToQueue: false })],
    SUBMITTED,
  ],
  [
    "submits when the merge comes in the same second",
    again,
    [OK, record({ ...OLD, ...MERGED })],
    { record: { state: "merged" } },
    CALLS,
  ],
  ["submits once after a reset", again, [reset, stale, record()], SUBMITTED, [...CALLS, "getSubmittedPullRequest"]],
  ["submits once after a 500", again, [{ status: 500 }, record()], SUBMITTED, CALLS],
  ["submits once after a 408", again, [{ status: 408 }, record()], SUBMITTED, CALLS],
  ["finds the merge after a reset", first, [reset, record(MERGED)], { submission: "already-merged" }],
  ["finds the entry after a conflict", first, [{ status: 409 }, missing, record()], { submission: "already-queued" }],
  [
    "returns the attempt before a conflict as stale",
    again,
    [{ status: 409 }, record({ id: "record-2" })],
    { submission: "already-queued", record: { id: "record-2" }, stale: OLD },
  ],
  [
    "returns already-queued after a conflict when no record shows the entry",
    again,
    [{ status: 409, body: "no" }, stale],
    { submission: "already-queued", record: undefined, stale: OLD },
  ],
  [
    "fails after one read when the service rejects the submission with another code of status 409",
    again,
    [{ status: 409, body: JSON.stringify({ error: { code: "QUEUE_PAUSED", message: "no" } }) }, stale],
    { kind: "rejected", facts: { status: 409, code: "QUEUE_PAUSED" } },
    CALLS,
  ],
  [
    "fails after one read when the service rejects the submission",
    again,
    [{ status: 422, body: "no" }, stale],
    { kind: "rejected", facts: { status: 422, serverText: "no" } },
    CALLS,
  ],
  [
    "fails without a read when the service rejects the token",
    first,
    [{ status: 401 }],
    { kind: "auth" },
    ["submitPullRequest"],
  ],
  [
    "returns submitted when another head is merged before its cancel",
    first,
    [OK, record(OTHER), missing, record({ ...OTHER, ...MERGED })],
    { submission: "submitted", record: { state: "merged" } },
  ],
  [
    "returns submitted when the first record shows the merge of another head",
    first,
    [OK, record({ ...OTHER, ...MERGED })],
    { submission: "submitted", record: { state: "merged" } },
    CALLS,
  ],
  [
    "returns head-changed when the queue has already removed another head",
    first,
    [OK, record({ ...OTHER, state: "cancelled", isCurrentlySubmittedToQueue: false })],
    { submission: "head-changed" },
    CALLS,
  ],
])("submit handles the answers of the service: %s", async (_name, decision, scripts, expected, expectedCalls) => {
  const { end, calls, warnings } = await carriedOut(decision, scripts);

  expect(end).toMatchObject(expected);
  expect(warnings).toEqual([]);
  if (expectedCalls !== undefined) expect(calls).toEqual(expectedCalls);
});

test.each([
  [first, missing],
  [again, stale],
])(
  "submit fails after a lost answer when no record shows the submission within five seconds",
  async (decision, answer) => {
    const { end, calls, waitedMs } = await carriedOut(decision, [reset, answer]);

    expect(end).toMatchObject({ kind: "unavailable", facts: { endpoint: "submitPullRequest", attempts: 1 } });
    expect(waitedMs).toBeLessThanOrEqual(5000);
    expect(calls.filter((call) => call === "submitPullRequest")).toHaveLength(1);
  },
);
