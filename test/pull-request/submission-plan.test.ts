import { expect, test } from "vitest";
import { submittedPullRequest } from "../../src/api/schemas.js";
import type { PullRequestPlace } from "../../src/inputs/place.js";
import { planSubmission, type SubmitOptions, showsUpdate } from "../../src/pull-request/submission-plan.js";
import { PULL_REQUEST } from "../api/client-under-test.js";

const HEAD = "a".repeat(40);
const place: PullRequestPlace = {
  repository: PULL_REQUEST.repo,
  targetBranch: "main",
  number: 1,
  headSha: HEAD,
  guardedHead: HEAD,
};
const plain: SubmitOptions = { priority: undefined, noBatch: false, update: false, resubmit: true };

function record(fields: Readonly<Record<string, unknown>> = {}) {
  return submittedPullRequest.parse({
    id: "record-1",
    state: "testing",
    stateChangedAt: "2026-01-01T00:00:00.000Z",
    isCurrentlySubmittedToQueue: true,
    prSha: HEAD,
    ...fields,
  });
}

function planFor(fields: Readonly<Record<string, unknown>>, options: Partial<SubmitOptions> = {}) {
  return planSubmission(place, { kind: "record", record: record(fields) }, { ...plain, ...options });
}

test.each([
  ["testing", true, "leave"],
  ["a_state_that_is_new", true, "leave"],
  [null, true, "leave"],
  ["testing", false, "send"],
  ["failed", false, "send"],
  ["cancelled", true, "send"],
])("a record in state %s, submitted: %s, means to %s", (state, isCurrentlySubmittedToQueue, kind) => {
  expect(planFor({ state, isCurrentlySubmittedToQueue }).kind).toBe(kind);
});

test("merged comes before everything else", () => {
  const merged = { state: "MERGED", isCurrentlySubmittedToQueue: false, prSha: "b".repeat(40) };
  expect(planFor(merged, { resubmit: false, update: true })).toMatchObject({ submission: "already-merged" });
});

test("an update sends what the user asks for, and the priority as it stands where nothing was said", () => {
  const update = { update: true };
  const request = (fields: Readonly<Record<string, unknown>>, options: Partial<SubmitOptions> = {}) => {
    const plan = planFor(fields, { ...update, ...options });
    return plan.kind === "update" ? [plan.request.priority, plan.request.noBatch] : plan.kind;
  };
  expect(request({ priorityValue: 7, priorityName: "custom" })).toEqual([7, false]);
  expect(request({ priorityValue: 0, priorityName: "urgent" })).toEqual([0, false]);
  expect(request({ priorityName: "high" })).toEqual(["high", false]);
  expect(request({ priorityValue: null })).toEqual([undefined, false]);
  expect(request({ priorityValue: 7 }, { priority: "low", noBatch: true })).toEqual(["low", true]);
});

test("an update shows where priority and batching are what was asked for", () => {
  const shown = record({ priorityValue: 10, priorityName: "High", noBatch: true });
  const shows = (asked: { priority?: number | string; noBatch?: boolean }) =>
    showsUpdate({ ...PULL_REQUEST, ...asked }, shown);
  expect([shows({ priority: 10 }), shows({ priority: "HIGH" }), shows({ noBatch: true })]).toEqual(
    Array(3).fill(true),
  );
  expect([
    shows({ priority: 0 }),
    shows({ priority: "low" }),
    shows({ priority: 10, noBatch: false }),
  ]).toEqual(Array(3).fill(false));
  expect(showsUpdate({ ...PULL_REQUEST, noBatch: true }, record())).toBe(true);
});
