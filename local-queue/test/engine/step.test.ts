import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Event, Group, QueueState, Run } from "../../src/engine/state.js";
import { nextDueMs, step } from "../../src/engine/step.js";
import { anyDay } from "../support/days/random-days.js";
import { record, valuesOf } from "../support/days/recording.js";
import { sampleOf } from "../support/days/try-days.js";

const recordings = sampleOf(anyDay, 0.06).map(record);
const steps = recordings.flatMap((recording) => recording.steps);

describe("step of the queue engine", () => {
  test("returns results that JSON preserves, and leaves the arguments unchanged", () => {
    expect(steps.length).toBeGreaterThan(recordings.length * 5);
    for (const { before, event, atMs, after, effects } of steps) {
      const outcome = step(frozenCopy(before), frozenCopy(event), atMs);
      expect(JSON.stringify(outcome)).toBe(JSON.stringify({ state: after, effects }));
      // JSON omits undefined, and changes numbers such as NaN and -0.
      expect(JSON.parse(JSON.stringify(outcome))).toStrictEqual(outcome);
    }
  });

  test("changes nothing when an event has no meaning in the state", () => {
    for (const { after, atMs, isLastOfInstant } of steps.filter((_, index) => index % 7 === 0)) {
      if (!isLastOfInstant) continue;
      for (const event of meaningless(after)) {
        const outcome = step(after, event, atMs);
        expect({ event, ...outcome }).toEqual({ event, effects: [], state: after });
      }
    }
  });

  test("accepts any event in any state", () => {
    const events = steps.map(({ event }) => event);
    const picks = fc.sample(fc.tuple(fc.nat(steps.length - 1), fc.nat(events.length - 1)), { seed: 3, numRuns: 3000 });
    for (const [at, which] of picks) {
      const [here, event] = [steps[at], events[which]];
      if (here === undefined || event === undefined) continue;
      const { state } = step(here.after, event, here.atMs);
      expect(state.slots.main).toBeGreaterThanOrEqual(0);
      expect(state.slots.bisection).toBeGreaterThanOrEqual(0);
    }
  });

  test("leaves no waiting action after the last event of a moment", () => {
    for (const { after, atMs } of steps.filter(({ isLastOfInstant }) => isLastOfInstant)) {
      const dueMs = nextDueMs(after);
      expect(dueMs === null || dueMs > atMs, `${dueMs} is due at ${atMs}`).toBe(true);
    }
  });
});

/** Lists events that come late, come again, or name unknown pull requests. */
function meaningless(state: QueueState): readonly Event[] {
  const unknown = 999;
  const run = state.last.run + 1;
  const group = state.last.group + 1;
  const runs = valuesOf(state.runs);
  const facts = { sha: "0", targets: null, ready: true, upToDate: false };
  return [
    { type: "facts", number: unknown, facts },
    { type: "withdraw", number: unknown, reason: "USER_REQUESTED" },
    { type: "restart", number: unknown, reason: "TESTS_RESTARTED_BY_USER" },
    { type: "run-started", run },
    { type: "run-refused", run, number: unknown, reason: "START_TEST_RUN_MERGE_CONFLICT" },
    {
      type: "runs-ended",
      runs: [
        { run, passed: true },
        { run: -1, passed: false },
      ],
    },
    { type: "runs-ended", runs: [] },
    { type: "merged", group, tip: "elsewhere" },
    { type: "merge-refused", group, number: unknown, reason: "GITHUB_API_MERGE_PR_FAILED" },
    { type: "configure", settings: {} },
    { type: "configure", settings: state.switching === null ? { mode: state.settings.mode } : {} },
    { type: "time" },
    // Ends of runs that were stopped, have finished or have not started.
    { type: "runs-ended", runs: stoppedRuns(state).map((id) => ({ run: id, passed: true })) },
    {
      type: "runs-ended",
      runs: runs.filter(({ status }) => status !== "in_progress").map(({ id }) => ({ run: id, passed: false })),
    },
    // Starts of runs that have already started.
    ...runs.filter(({ status }) => status !== "starting").flatMap(startsOf),
    // Answers for a group that is not merging, or for a pull request of another group.
    ...valuesOf(state.groups).flatMap((each) => mergesOf(each, unknown)),
  ];
}

function startsOf({ id, content }: Run): readonly Event[] {
  const number = content.at(-1)?.number ?? 0;
  return [
    { type: "run-started", run: id },
    { type: "run-refused", run: id, number, reason: "START_TEST_RUN_MERGE_CONFLICT" },
  ];
}

function mergesOf({ id, state, members: [number = 0] }: Group, unknown: number): readonly Event[] {
  const reason = "GITHUB_API_MERGE_PR_FAILED";
  if (state === "merging") return [{ type: "merge-refused", group: id, number: unknown, reason }];
  return [
    { type: "merged", group: id, tip: "elsewhere" },
    { type: "merge-refused", group: id, number, reason },
  ];
}

function stoppedRuns({ last, runs }: QueueState): readonly number[] {
  const known = JSON.stringify(runs);
  const ids = Array.from({ length: last.run }, (_, index) => index + 1);
  return ids.filter((id) => !known.includes(`"value":{"id":${id},`));
}

function frozenCopy<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_key, each) => Object.freeze(each));
}
