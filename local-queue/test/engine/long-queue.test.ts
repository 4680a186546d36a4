/** Compares the batches of a long parallel queue with batches that are formed by the words of the rule. */
import { describe, expect, test } from "vitest";
import { formCandidates, formFirstBatches } from "../../src/engine/batches.js";
import { createTargetSet, include, overlap, type TargetSet, targetsOf } from "../../src/engine/lanes.js";
import { pendingOutside } from "../../src/engine/pending.js";
import type { QueueState, Targets } from "../../src/engine/state.js";
import { entryOf } from "../../src/engine/step-builder.js";
import * as tree from "../../src/engine/tree.js";
import { simulate } from "../../src/scenario/simulate.js";
import { plainChange } from "../../src/state/change.js";
import { type Random, seeded } from "../support/seeded.js";

const COUNT = 300;
const SIZE = 4;
const NAMES = ["a", "b", "c", "d", "e", "f", "g", "h", "alone"];

/** Returns the states of a queue whose only slot is in use for most of the time. */
function statesOf(random: Random, batch: boolean): readonly QueueState[] {
  const numbers = Array.from({ length: COUNT }, (_, index) => index + 1);
  const draw = (): Targets => {
    if (random.chance(0.01)) return "ALL";
    return random.chance(0.02) ? [] : random.many(NAMES.slice(0, random.chance(0.05) ? 9 : 8), 1, 3);
  };
  const states: QueueState[] = [];
  simulate(
    {
      settings: {
        mode: "parallel",
        batch,
        batchingMinSize: SIZE,
        batchingRules: [{ targetPattern: "alone", policy: "isolate" }],
      },
      changes: numbers.map((number) => ({ ...plainChange(number), targets: draw() })),
      inputs: [
        ...numbers.map((number) => ({
          atSeconds: random.below(100),
          type: "submit" as const,
          number,
          noBatch: random.chance(0.02),
          priority: random.chance(0.1) ? 10 : 100,
        })),
        // New targets of a pending pull request must replace its earlier targets everywhere.
        ...numbers.slice(0, 50).map((number) => {
          return { atSeconds: 100 + random.below(900), type: "change" as const, number, change: { targets: draw() } };
        }),
      ],
      seed: 1,
      untilSeconds: 4000,
    },
    ({ outcome }) => states.push(outcome.state),
  );
  return states.filter((_, index) => index % 10 === 0);
}

interface Batch {
  readonly members: number[];
  readonly targets: TargetSet;
  isClosed: boolean;
  readonly isFirst: boolean;
}

/** Forms batches: an entry joins the only batch that it overlaps. An entry that is tested alone closes batches. */
function formSlowly(queue: QueueState): readonly Batch[] {
  const batches: Batch[] = [];
  for (const number of tree.values(queue.pending)) {
    const { noBatch, targets } = entryOf(queue, number);
    const isAlone = noBatch || (Array.isArray(targets) && targets.includes("alone"));
    const own = targetsOf(queue, [number]);
    const met = batches.filter((batch) => overlap(batch.targets, own));
    if (isAlone) for (const batch of met) batch.isClosed = true;
    const [only] = met;
    if (only === undefined || met.length > 1 || only.isClosed) {
      batches.push({ members: [number], targets: own, isClosed: isAlone, isFirst: met.length === 0 });
    } else {
      only.isClosed = only.members.push(number) >= SIZE;
      include(only.targets, own);
    }
  }
  return batches;
}

function listMembers(candidates: Iterable<{ readonly members: readonly number[] }>): readonly (readonly number[])[] {
  return [...candidates].map(({ members }) => members);
}

describe("long parallel queue", () => {
  test.each([1, 2])("forms the same batches as the words of the rule, with seed %i", (seed) => {
    const states = statesOf(seeded(seed), true);
    expect(Math.max(...states.map(({ pending }) => tree.size(pending)))).toBeGreaterThan(COUNT / 2);
    for (const state of states) {
      const batches = formSlowly(state);
      expect(listMembers(formCandidates(state))).toEqual(listMembers(batches));
      expect(listMembers(formFirstBatches(state) ?? [])).toEqual(listMembers(batches.filter(({ isFirst }) => isFirst)));
    }
  });

  test("leaves out only pending entries whose targets are all in the given set", () => {
    let leftOut = 0;
    for (const state of statesOf(seeded(5), false)) {
      const done = createTargetSet();
      for (const name of NAMES.slice(0, -1)) done.names.add(name);
      const left = new Set(pendingOutside(state, done));
      const missing = tree.list(state.pending).filter((number) => !left.has(number));
      for (const number of missing) {
        const { targets, noBatch } = entryOf(state, number);
        expect({ noBatch, outside: targets === "ALL" || targets?.filter((name) => !done.names.has(name)) }).toEqual({
          noBatch: false,
          outside: [],
        });
      }
      leftOut += missing.length;
    }
    expect(leftOut).toBeGreaterThan(0);
  });
});
