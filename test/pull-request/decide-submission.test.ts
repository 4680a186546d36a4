import { describe, expect, test } from "vitest";
import {
  decideSubmission,
  hasRequestedPriorityAndBatching,
  type SubmissionOptions,
} from "../../src/pull-request/submission.js";
import { pullRequestRecord } from "../../src/service/v1/schemas.js";
import type { PullRequestTarget } from "../../src/target/target.js";
import { PULL_REQUEST } from "../support/service-under-test.js";

const HEAD = "a".repeat(40);
const target: PullRequestTarget = {
  repository: PULL_REQUEST.repository,
  targetBranch: "main",
  number: 1,
  headSha: HEAD,
  guardedHead: HEAD,
};
const plain: SubmissionOptions = { priority: undefined, noBatch: false, update: false, resubmit: true };

function record(fields: Readonly<Record<string, unknown>> = {}) {
  return pullRequestRecord.parse({
    id: "record-1",
    state: "testing",
    stateChangedAt: "2026-01-01T00:00:00.000Z",
    isCurrentlySubmittedToQueue: true,
    prSha: HEAD,
    ...fields,
  });
}

function decisionFor(fields: Readonly<Record<string, unknown>>, options: Partial<SubmissionOptions> = {}) {
  return decideSubmission(target, record(fields), { ...plain, ...options });
}

test.each([
  ["testing", true, "leave"],
  ["a_state_that_is_new", true, "leave"],
  [null, true, "leave"],
  ["testing", false, "send"],
  ["failed", false, "send"],
  ["cancelled", true, "send"],
])(
  "decideSubmission decides for a record in state %s (submitted: %s): %s",
  (state, isCurrentlySubmittedToQueue, kind) => {
    expect(decisionFor({ state, isCurrentlySubmittedToQueue }).kind).toBe(kind);
  },
);

test("decideSubmission returns already-merged for a merged pull request, whatever the inputs are", () => {
  const merged = { state: "MERGED", isCurrentlySubmittedToQueue: false, prSha: "b".repeat(40) };
  expect(decisionFor(merged, { resubmit: false, update: true })).toMatchObject({ submission: "already-merged" });
});

describe("decideSubmission and the commit of the run", () => {
  test.each([undefined, record({ state: "failed", isCurrentlySubmittedToQueue: false })])(
    "submits nothing when the head on the Git host is not the commit of the run (record: %j)",
    (before) => {
      const decision = decideSubmission({ ...target, headSha: undefined }, before, plain);

      expect(decision).toEqual({ kind: "leave", submission: "head-changed", record: before });
    },
  );

  const other = { prSha: "b".repeat(40) };

  test.each<[string, Readonly<Record<string, unknown>>, Partial<SubmissionOptions>, object]>([
    ["leaves another head in the queue", other, {}, { kind: "leave", submission: "head-changed" }],
    [
      "does not update another head in the queue",
      other,
      { update: true },
      { kind: "leave", submission: "head-changed" },
    ],
    [
      "submits again after a finished attempt at another head",
      { ...other, state: "failed", isCurrentlySubmittedToQueue: false },
      {},
      { kind: "send", stale: { id: "record-1" } },
    ],
    [
      "does not submit again after a finished attempt when resubmit is false",
      { ...other, state: "failed", isCurrentlySubmittedToQueue: false },
      { resubmit: false },
      { kind: "leave", submission: "not-resubmitted" },
    ],
    [
      "returns already-merged for a merge at another head",
      { ...other, state: "merged" },
      {},
      { submission: "already-merged" },
    ],
  ])("compares the head in the record with the commit of the run: %s", (_what, fields, options, decision) => {
    expect(decisionFor(fields, options)).toMatchObject(decision);
  });

  test("accepts the same commit when its SHA is in upper case", () => {
    expect(decisionFor({ prSha: HEAD.toUpperCase() })).toMatchObject({ submission: "already-queued" });
  });

  test("accepts every head when the event of the run names no commit", () => {
    const unguarded = { ...target, guardedHead: undefined };

    expect(decideSubmission(unguarded, record(other), plain)).toMatchObject({ submission: "already-queued" });
    expect(decideSubmission(unguarded, record(other), { ...plain, update: true, noBatch: true }).kind).toBe("update");
  });

  test("submits when there is no record", () => {
    expect(decideSubmission(target, undefined, plain)).toMatchObject({ kind: "send", stale: undefined });
  });
});

test("an update sends the settings of the inputs, and the current setting for each missing input", () => {
  const update = { update: true };
  const request = (fields: Readonly<Record<string, unknown>>, options: Partial<SubmissionOptions> = {}) => {
    const decision = decisionFor(fields, { ...update, ...options });
    return decision.kind === "update" ? [decision.request.priority, decision.request.noBatch] : decision.kind;
  };
  const alone = { noBatch: true };
  expect(request({ priorityValue: 7, priorityName: "custom" }, alone)).toEqual([7, true]);
  expect(request({ priorityValue: 0, priorityName: "urgent" }, alone)).toEqual([0, true]);
  expect(request({ priorityName: "high" }, alone)).toEqual(["high", true]);
  expect(request({ priorityValue: null }, alone)).toEqual([undefined, true]);
  expect(request({ priorityValue: 7 }, { priority: "low" })).toEqual(["low", false]);
  expect(request({ noBatch: true }, { priority: "low" })).toEqual(["low", true]);
});

test.each([
  [{}, {}],
  [{ priorityName: "High" }, { priority: "high" }],
  [
    { priorityValue: 7, noBatch: true },
    { priority: 7, noBatch: true },
  ],
  [{ noBatch: true }, { noBatch: false }],
])("an update sends nothing when the record has %j and the inputs are %j", (fields, options) => {
  const decision = decisionFor(fields, { update: true, ...options });
  expect(decision).toMatchObject({ kind: "leave", submission: "updated", isUnchanged: true });
});

test("hasRequestedPriorityAndBatching returns true only when the record has the given priority and batching", () => {
  const shown = record({ priorityValue: 10, priorityName: "High", noBatch: true });
  const shows = (asked: { priority?: number | string; noBatch?: boolean }) =>
    hasRequestedPriorityAndBatching(asked, shown);
  expect([shows({ priority: 10 }), shows({ priority: "HIGH" }), shows({ noBatch: true })]).toEqual(Array(3).fill(true));
  expect([shows({ priority: 0 }), shows({ priority: "low" }), shows({ priority: 10, noBatch: false })]).toEqual(
    Array(3).fill(false),
  );
  expect(hasRequestedPriorityAndBatching({ noBatch: true }, record())).toBe(true);
});
