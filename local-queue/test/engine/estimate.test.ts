import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formCandidates } from "../../src/engine/batches.js";
import { estimateMerges } from "../../src/engine/estimate.js";
import type { QueueState, Targets } from "../../src/engine/state.js";
import { type Simulation, simulate } from "../../src/scenario/simulate.js";
import { plainChange } from "../../src/state/change.js";

const TEST_MS = 600_000;

interface Moment {
  readonly state: QueueState;
  readonly nowMs: number;
}

/** Plays a day. Returns all states of the queue, and the times of the merges. */
function play(day: Simulation) {
  const moments: Moment[] = [];
  const merges = new Map<number, number>();
  simulate(day, ({ outcome: { state, effects }, nowMs }) => {
    moments.push({ state, nowMs });
    for (const effect of effects)
      if (effect.type === "moved" && effect.to === "merged") merges.set(effect.number, nowMs);
  });
  return { moments, merges };
}

function estimateAt({ state, nowMs }: Moment) {
  return estimateMerges(state, formCandidates(state), TEST_MS, nowMs);
}

const targets: fc.Arbitrary<Targets> = fc.oneof(
  { weight: 5, arbitrary: fc.subarray(["x", "y", "z"]) },
  { weight: 1, arbitrary: fc.constant("ALL") },
);

/** Day whose tests all pass and last the same time. All pull requests are submitted at the start. */
const calmDay = fc
  .record({
    mode: fc.constantFrom("single" as const, "parallel" as const),
    concurrency: fc.integer({ min: 1, max: 5 }),
    batch: fc.boolean(),
    batchingMinSize: fc.integer({ min: 1, max: 4 }),
    batchingMaxWaitTimeMinutes: fc.constantFrom(0, 3),
    all: fc.array(targets, { minLength: 1, maxLength: 12 }),
  })
  .map(({ all, batch, mode, ...settings }): Simulation => {
    const changes = all.map((each, index) => ({ ...plainChange(index + 1), targets: each }));
    const inputs = changes.map(({ number }) => ({ atSeconds: 0, type: "submit", number }) as const);
    // Batches of a parallel queue may form again after each start.
    return { settings: { ...settings, mode, batch: batch && mode === "single" }, changes, inputs, seed: 1 };
  });

describe("estimateMerges", () => {
  test("returns the simulated merges when all tests pass and last as long as expected", () => {
    fc.assert(
      fc.property(calmDay, (day) => {
        const { moments, merges } = play(day);
        const last = moments.findIndex(({ state }) => state.last.submission === day.changes.length);
        for (const moment of moments.slice(last)) {
          for (const [number, atMs] of estimateAt(moment)) expect([number, atMs]).toEqual([number, merges.get(number)]);
        }
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  const [one, two, three] = [plainChange(1), plainChange(2), plainChange(3)] as const;
  const submits = [1, 2, 3].map((number) => ({ atSeconds: 0, type: "submit", number }) as const);

  function momentAt(day: Partial<Simulation>, seconds: number): Moment {
    const all = {
      settings: { concurrency: 3 },
      changes: [one, two, three],
      inputs: submits,
      seed: 1,
      untilSeconds: seconds,
    };
    const moment = play({ ...all, ...day }).moments.at(-1);
    if (moment === undefined) throw new Error("Nothing happened.");
    return { ...moment, nowMs: seconds * 1000 };
  }

  test("restarts the tests behind a failure after the decision", () => {
    const changes = [{ ...one, testSeconds: 900 }, { ...two, testSeconds: 100, broken: true }, three];
    // 2 has failed. The queue decides after the tests of 1, at 10 min. The tests of 3 then start again.
    expect([...estimateAt(momentAt({ changes }, 200))]).toEqual([
      [1, 600_000],
      [2, 600_000],
      [3, 1_200_000],
    ]);
  });

  test("returns the present for tests that last longer than expected", () => {
    const changes = [{ ...one, testSeconds: 5000 }];
    expect([...estimateAt(momentAt({ changes, inputs: submits.slice(0, 1) }, 900))]).toEqual([[1, 900_000]]);
  });

  test("returns nothing for a paused queue, and for pull requests in a bisection", () => {
    const pause = { atSeconds: 30, type: "phase", phase: "paused" } as const;
    expect(estimateAt(momentAt({ inputs: [...submits, pause] }, 60)).size).toBe(0);
    const changes = [{ ...one, broken: true }, two, three];
    const settings = { concurrency: 3, batch: true, batchingMinSize: 3 };
    expect(estimateAt(momentAt({ changes, settings }, 700)).size).toBe(0);
  });
});
