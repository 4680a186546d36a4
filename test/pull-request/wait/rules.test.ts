import { describe, expect, test } from "vitest";
import {
  evaluatePoll,
  INITIAL_WAIT_STATE,
  type WaitRules,
  type WaitState,
} from "../../../src/pull-request/wait/rules.js";
import type { PullRequestRecord } from "../../../src/service/service.js";

const HEAD = "a".repeat(40);
const OTHER = "b".repeat(40);
const RULES: WaitRules = {
  guardedHead: HEAD,
  since: undefined,
  stale: undefined,
  gracePeriod: 60_000,
  notReadyTimeout: 3_600_000,
};

function record(fields: Partial<PullRequestRecord>): PullRequestRecord {
  return {
    id: "record-1",
    state: "testing",
    stateChangedAt: "2026-01-31T12:00:00.000Z",
    isCurrentlySubmittedToQueue: true,
    prSha: HEAD,
    ...fields,
  };
}

function resultOf(rules: Partial<WaitRules>, fields: Partial<PullRequestRecord>): string {
  const evaluation = evaluatePoll({ ...RULES, ...rules }, INITIAL_WAIT_STATE, record(fields), 0);
  return evaluation.kind === "end"
    ? evaluation.result
    : `goes on${evaluation.state.lasting === undefined ? "" : `, ${evaluation.state.lasting.kind}`}`;
}

const ended = { isCurrentlySubmittedToQueue: false };

test.each([
  ["merged", { state: "merged", ...ended }, "merged"],
  ["merged with another head", { state: "merged", prSha: OTHER, ...ended }, "merged"],
  ["failed", { state: "failed", ...ended }, "failed"],
  ["cancelled", { state: "cancelled", ...ended }, "cancelled"],
  ["cancelled by a push", { state: "cancelled", prSha: OTHER, ...ended }, "head-changed"],
  ["failed with another head", { state: "failed", prSha: OTHER, ...ended }, "head-changed"],
  ["another head in the queue", { prSha: OTHER }, "head-changed"],
  ["the same head in capitals", { prSha: HEAD.toUpperCase() }, "goes on"],
  ["pending", { state: "pending" }, "goes on"],
  ["pending_failure", { state: "pending_failure" }, "goes on"],
  ["tests_passed", { state: "tests_passed" }, "goes on"],
  ["a new state", { state: "rebasing" }, "goes on"],
  ["no state", { state: null }, "goes on"],
  ["not_ready", { state: "not_ready" }, "goes on, not-ready"],
  ["out of the queue while testing", { state: "testing", ...ended }, "goes on, left"],
])("evaluatePoll decides by one record: %s", (_name, fields, expected) => {
  expect(resultOf({}, fields)).toBe(expected);
});

test("evaluatePoll accepts every head when the event of the run names no commit", () => {
  expect(resultOf({ guardedHead: undefined }, { prSha: OTHER })).toBe("goes on");
});

describe("evaluatePoll and records of an earlier attempt", () => {
  const since = "2026-01-31T12:00:00.000Z";
  const before = { stateChangedAt: "2026-01-31T11:59:59.000Z", ...ended };

  test.each([
    ["failed before since", { state: "failed", ...before }, "goes on, absent"],
    ["cancelled before since", { state: "cancelled", ...before }, "goes on, absent"],
    ["another head, ended before since", { state: "cancelled", prSha: OTHER, ...before }, "goes on, absent"],
    ["merged before since", { state: "merged", ...before }, "merged"],
    ["failed at since", { state: "failed", ...ended }, "failed"],
    ["in the queue since before", { stateChangedAt: "2026-01-31T11:00:00.000Z" }, "goes on"],
    [
      "before since in another time zone",
      { state: "failed", ...ended, stateChangedAt: "2026-01-31T12:30:00.000+01:00" },
      "goes on, absent",
    ],
    [
      "before since without a zone, which is UTC",
      { state: "failed", ...ended, stateChangedAt: "2026-01-31T11:59:59" },
      "goes on, absent",
    ],
    ["at since without a zone", { state: "failed", ...ended, stateChangedAt: "2026-01-31T12:00:00" }, "failed"],
    ["an unreadable time", { state: "failed", ...ended, stateChangedAt: "yesterday" }, "failed"],
    ["an impossible day", { state: "failed", ...ended, stateChangedAt: "2026-01-00T12:00:00Z" }, "failed"],
  ])("compares the time of a record with the input `since`: %s", (_name, fields, expected) => {
    expect(resultOf({ since }, fields)).toBe(expected);
  });

  test("ignores a record that is older than the submission, unless the record changes", () => {
    const stale = { id: "record-1", stateChangedAt: "2026-01-31T12:00:00.000Z" };
    expect(resultOf({ stale }, { state: "failed", ...ended })).toBe("goes on, absent");
    expect(resultOf({ stale }, { state: "failed", ...ended, stateChangedAt: "2026-01-31T12:00:09.000Z" })).toBe(
      "failed",
    );
    expect(resultOf({ stale }, { state: "failed", ...ended, id: "record-2" })).toBe("failed");
    expect(resultOf({ stale }, { state: "merged", ...ended })).toBe("merged");
  });

  test("accepts a final state in the first record when since is missing", () => {
    expect(resultOf({}, { state: "failed", ...before })).toBe("failed");
  });
});

describe("evaluatePoll and a record that is older than the one before", () => {
  const latest = record({ state: "testing", stateChangedAt: "2026-01-31T12:10:00.000Z" });
  const seen: WaitState = { ...INITIAL_WAIT_STATE, latest };
  const older = (fields: Partial<PullRequestRecord> = {}) =>
    record({ stateChangedAt: "2026-01-31T12:00:00.000Z", ...fields });

  test("ignores a final state in the older record", () => {
    const evaluation = evaluatePoll(RULES, seen, older({ state: "failed", ...ended }), 0);
    expect(evaluation).toMatchObject({ kind: "go-on", state: { latest: { state: "testing" } }, limitMs: 60_000 });
  });

  test("accepts the older record after the grace period", () => {
    const reading = older({ state: "failed", ...ended });
    const first = evaluatePoll(RULES, seen, reading, 0);
    expect(evaluatePoll(RULES, first.state, reading, 59_999).kind).toBe("go-on");
    expect(evaluatePoll(RULES, first.state, reading, 60_000)).toMatchObject({ kind: "end", result: "failed" });
  });

  test("restarts the grace period after a newer record", () => {
    const reading = older({ state: "failed", ...ended });
    const first = evaluatePoll(RULES, seen, reading, 0);
    const again = evaluatePoll(RULES, first.state, latest, 30_000);
    expect(evaluatePoll(RULES, again.state, reading, 70_000).kind).toBe("go-on");
  });

  test("accepts the state `merged` in an older record at any time", () => {
    expect(evaluatePoll(RULES, seen, older({ state: "merged", ...ended }), 0)).toMatchObject({ result: "merged" });
  });

  test("ignores the outcome of an older attempt when the record has another id", () => {
    const reading = older({ id: "record-2", state: "failed", ...ended });
    expect(evaluatePoll(RULES, seen, reading, 0)).toMatchObject({ kind: "go-on" });
  });

  test("continues the time of `not-ready-timeout` when one poll returns a record of the previous attempt", () => {
    const stale = { id: "record-1", stateChangedAt: "2026-01-31T12:00:00.000Z" };
    const rules = { ...RULES, stale };
    const notReady = record({ state: "not_ready", stateChangedAt: "2026-01-31T12:10:00.000Z" });
    const first = evaluatePoll(rules, INITIAL_WAIT_STATE, notReady, 0);
    const blip = evaluatePoll(rules, first.state, older({ state: "failed", ...ended }), 1000);
    expect(evaluatePoll(rules, blip.state, notReady, 3_600_000)).toMatchObject({ kind: "end", result: "not-ready" });
  });
});
