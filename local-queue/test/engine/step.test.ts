import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Event, Group, QueueState, Run } from "../../src/engine/state.js";
import { nextDueMs, step } from "../../src/engine/step.js";
import { anyDay } from "../support/days/random-days.js";
import { record, valuesOf } from "../support/days/recording.js";
import { sampleOf } from "../support/days/try-days.js";

const recordings = sampleOf(anyDay, 0.06).map(record);
const steps = recordings.flatMap((recording) => recording.steps);

describe("a step", () => {
  test("depends on its state, its event and its time alone, survives JSON, and changes nothing that it is given", () => {
    expect(steps.length).toBeGreaterThan(recordings.length * 5);
    for (const { before, event, atMs, after, effects } of steps) {
      const outcome = step(frozenCopy(before), frozenCopy(event), atMs);
      expect(JSON.stringify(outcome)).toBe(JSON.stringify({ state: after, effects }));
      // JSON leaves out undefined, and changes numbers such as NaN and -0.
      expect(JSON.parse(JSON.stringify(outcome))).toStrictEqual(outcome);
    }
  });

  test("changes nothing for events that mean nothing", () => {
    for (const { after, atMs, isLastOfInstant } of steps.filter((_, index) => index % 7 === 0)) {
      if (!isLastOfInstant) continue;
      for (const event of meaningless(after)) {
        const outcome = step(after, event, atMs);
        const told = { event, effects: outcome.effects, state: outcome.state };
        expect(told).toEqual({ event, effects: [], state: after });
      }
    }
  });

  test("takes any event at any state without failing, and is still one queue afterwards", () => {
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

  test("has nothing due any more once it was told that time has passed", () => {
    for (const { after, atMs } of steps.filter(({ isLastOfInstant }) => isLastOfInstant)) {
      const dueMs = nextDueMs(after);
      expect(dueMs === null || dueMs > atMs, `${dueMs} is due at ${atMs}`).toBe(true);
    }
  });
});

/** What comes too late, comes again, or is about nobody. */
function meaningless(state: QueueState): readonly Event[] {
  const nobody = 999;
  const run = state.last.run + 1;
  const group = state.last.group + 1;
  const runs = valuesOf(state.runs);
  const facts = { sha: "0", targets: null, ready: true, upToDate: false };
  return [
    { type: "facts", number: nobody, facts },
    { type: "withdraw", number: nobody, reason: "USER_REQUESTED" },
    { type: "restart", number: nobody, reason: "TESTS_RESTARTED_BY_USER" },
    { type: "run-started", run },
    { type: "run-refused", run, number: nobody, reason: "START_TEST_RUN_MERGE_CONFLICT" },
    {
      type: "runs-ended",
      runs: [
        { run, passed: true },
        { run: -1, passed: false },
      ],
    },
    { type: "runs-ended", runs: [] },
    { type: "merged", group, tip: "elsewhere" },
    { type: "merge-refused", group, number: nobody, reason: "GITHUB_API_MERGE_PR_FAILED" },
    { type: "configure", settings: {} },
    { type: "configure", settings: state.switching === null ? { mode: state.settings.mode } : {} },
    { type: "time" },
    // The end of a run that was stopped, that ended before, or that did not start yet.
    { type: "runs-ended", runs: stoppedRuns(state).map((id) => ({ run: id, passed: true })) },
    {
      type: "runs-ended",
      runs: runs.filter(({ status }) => status !== "in_progress").map(({ id }) => ({ run: id, passed: false })),
    },
    // Told twice.
    ...runs.filter(({ status }) => status !== "starting").flatMap(startsOf),
    // Of a group that is not merging, or a member that it has not.
    ...valuesOf(state.groups).flatMap((each) => mergesOf(each, nobody)),
  ];
}

function startsOf({ id, content }: Run): readonly Event[] {
  const number = content.at(-1)?.number ?? 0;
  return [
    { type: "run-started", run: id },
    { type: "run-refused", run: id, number, reason: "START_TEST_RUN_MERGE_CONFLICT" },
  ];
}

function mergesOf({ id, state, members: [number = 0] }: Group, nobody: number): readonly Event[] {
  const reason = "GITHUB_API_MERGE_PR_FAILED";
  if (state === "merging") return [{ type: "merge-refused", group: id, number: nobody, reason }];
  return [
    { type: "merged", group: id, tip: "elsewhere" },
    { type: "merge-refused", group: id, number, reason },
  ];
}

function stoppedRuns({ last, runs }: QueueState): readonly number[] {
  const going = JSON.stringify(runs);
  const ids = Array.from({ length: last.run }, (_, index) => index + 1);
  return ids.filter((id) => !going.includes(`"value":{"id":${id},`));
}

function frozenCopy<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_key, each) => Object.freeze(each));
}
