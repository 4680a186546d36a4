import { describe, expect, test } from "vitest";
import { chance, changesByNumber, findTextConflict, planRun } from "../../../src/hosts/simulated/planned-runs.js";
import type { Base } from "../../../src/state/branch.js";
import { type Change, findFaults, plainChange } from "../../../src/state/change.js";

function isFirst(number: number): boolean {
  return number === 1;
}

const EMPTY: Base = { contains: () => false, faults: [], silent: false };

function indexed(...changes: readonly (Partial<Change> & Pick<Change, "number">)[]) {
  return changesByNumber(changes.map((change) => ({ ...plainChange(change.number, 60), ...change })));
}

function plan(
  changes: ReturnType<typeof indexed>,
  own: readonly number[],
  { ahead = [], run = 1, base = EMPTY }: { ahead?: readonly number[]; run?: number; base?: Base } = {},
) {
  return planRun({ run, base, numbers: [...ahead, ...own], isFlaky: false }, { changes, seed: 7, flaky: 0 });
}

describe("a test run", () => {
  test("fails with a broken change, also where it stands ahead", () => {
    const changes = indexed({ number: 1, broken: true }, { number: 2 });
    const faults = [{ numbers: [1], kind: "broken" }];
    expect(plan(changes, [1]).faults).toEqual(faults);
    expect(plan(changes, [2], { ahead: [1] }).faults).toEqual(faults);
    expect(plan(changes, [2]).faults).toEqual([]);
  });

  test("fails with two that conflict, wherever the two are and whichever tells of it", () => {
    const changes = indexed({ number: 1 }, { number: 2, conflicts: [{ with: 1, in: "tests" }] }, { number: 3 });
    expect(plan(changes, [1, 2]).faults).toEqual([{ numbers: [1, 2], kind: "conflict" }]);
    expect(plan(changes, [1], { ahead: [2] }).faults).toEqual([{ numbers: [2, 1], kind: "conflict" }]);
    expect(plan(changes, [2], { base: { ...EMPTY, contains: isFirst } }).faults).toEqual([
      { numbers: [1, 2], kind: "conflict" },
    ]);
    expect(plan(changes, [1]).faults).toEqual([]);
    expect(plan(changes, [2, 3]).faults).toEqual([]);
  });

  test("does not fail of a conflict in text", () => {
    const changes = indexed({ number: 1 }, { number: 2, conflicts: [{ with: 1, in: "text" }] });
    expect(plan(changes, [1, 2]).faults).toEqual([]);
  });

  test("fails of what is broken in its base", () => {
    const faults = [{ numbers: [9], kind: "broken" }] as const;
    expect(plan(indexed({ number: 1 }), [1], { base: { ...EMPTY, faults } })).toEqual({ faults, isReported: true });
  });

  test("never reports with a silent change, unless it fails first", () => {
    const changes = indexed({ number: 1, silent: true }, { number: 2 }, { number: 3, broken: true });
    expect(plan(changes, [2], { ahead: [1] }).isReported).toBe(false);
    expect(plan(changes, [2], { base: { ...EMPTY, silent: true } }).isReported).toBe(false);
    expect(plan(changes, [1, 3])).toEqual({ faults: [{ numbers: [3], kind: "broken" }], isReported: true });
  });

  test("fails by chance as often as its changes are flaky, and always the same", () => {
    const changes = indexed({ number: 1, flaky: 0.3 }, { number: 2 });
    const runs = Array.from({ length: 10_000 }, (_, run) => plan(changes, [2], { run, ahead: [1] }).faults);
    const failed = runs.filter((faults) => faults.length > 0);
    expect(failed[0]).toEqual([{ numbers: [1], kind: "flaky" }]);
    expect(failed.length / runs.length).toBeCloseTo(0.3, 1);
    expect(plan(changes, [2], { run: 5, ahead: [1] })).toEqual(plan(changes, [2], { run: 5, ahead: [1] }));
  });

  test("fails by chance of its own when its plan or the rate of all runs requires it", () => {
    const tested = { run: 1, base: EMPTY, numbers: [1], isFlaky: false };
    const given = { changes: indexed({ number: 1 }), seed: 7, flaky: 0 };
    const faults = [{ numbers: [], kind: "flaky" }];
    expect(planRun(tested, given).faults).toEqual([]);
    expect(planRun({ ...tested, isFlaky: true }, given).faults).toEqual(faults);
    expect(planRun(tested, { ...given, flaky: 1 }).faults).toEqual(faults);
  });

  test("takes nothing amiss of a change that nothing is known of", () => {
    expect(plan(indexed(), [1])).toEqual({ faults: [], isReported: true });
  });
});

test("what a merge brings into the branch is what breaks for sure", () => {
  const change = { ...plainChange(2, 60), broken: true, flaky: 1, conflicts: [{ with: 1, in: "tests" }] } as const;
  expect(findFaults(change, isFirst)).toEqual([
    { numbers: [2], kind: "broken" },
    { numbers: [1, 2], kind: "conflict" },
  ]);
});

describe("a test branch", () => {
  const changes = indexed({ number: 1 }, { number: 2, conflicts: [{ with: 1, in: "text" }] }, { number: 3 });

  test("cannot be made of two that conflict in text: the second one is refused", () => {
    expect(findTextConflict([3, 1, 2], EMPTY.contains, changes)).toEqual({ refused: 2, culprit: 1 });
    expect(findTextConflict([2, 1], EMPTY.contains, changes)).toEqual({ refused: 1, culprit: 2 });
    expect(findTextConflict([3, 2], EMPTY.contains, changes)).toBeNull();
  });

  test("cannot be made on a base that contains the other one", () => {
    expect(findTextConflict([3, 2], isFirst, changes)).toEqual({ refused: 2, culprit: 1 });
  });

  test("is not in the way of what conflicts in tests only", () => {
    const others = indexed({ number: 1 }, { number: 2, conflicts: [{ with: 1, in: "tests" }] });
    expect(findTextConflict([1, 2], () => false, others)).toBeNull();
  });
});

test("changes by number tell each conflict once on both sides", () => {
  const changes = indexed(
    { number: 1, conflicts: [{ with: 2, in: "tests" }] },
    { number: 2, conflicts: [{ with: 1, in: "tests" }] },
  );
  const oneSided = indexed(
    { number: 1 },
    {
      number: 2,
      conflicts: [
        { with: 1, in: "text" },
        { with: 9, in: "text" },
      ],
    },
  );
  expect(changes.get(1)?.conflicts).toEqual([{ with: 2, in: "tests" }]);
  expect(oneSided.get(1)?.conflicts).toEqual([{ with: 2, in: "text" }]);
  expect([...oneSided.keys()]).toEqual([1, 2]);
});

test("chance spreads evenly and depends on all that it is drawn for", () => {
  const draws = Array.from({ length: 10_000 }, (_, index) => chance(1, index, 3));
  const tenths = new Set(draws.map((draw) => Math.floor(draw * 10)));
  expect(tenths.size).toBe(10);
  expect(draws.every((draw) => draw >= 0 && draw < 1)).toBe(true);
  expect(draws.reduce((sum, draw) => sum + draw, 0) / draws.length).toBeCloseTo(0.5, 1);
  expect(new Set([chance(1, 2, 3), chance(2, 2, 3), chance(1, 3, 3), chance(1, 2, 4), chance(1, 3, 2)]).size).toBe(5);
});
