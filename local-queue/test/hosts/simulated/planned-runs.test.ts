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

describe("planRun", () => {
  test("fails a run that contains a broken change, also when the change is ahead", () => {
    const changes = indexed({ number: 1, broken: true }, { number: 2 });
    const faults = [{ numbers: [1], kind: "broken" }];
    expect(plan(changes, [1]).faults).toEqual(faults);
    expect(plan(changes, [2], { ahead: [1] }).faults).toEqual(faults);
    expect(plan(changes, [2]).faults).toEqual([]);
  });

  test("fails a run with two conflicting changes, in any order, when either change names the other", () => {
    const changes = indexed({ number: 1 }, { number: 2, conflicts: [{ with: 1, in: "tests" }] }, { number: 3 });
    expect(plan(changes, [1, 2]).faults).toEqual([{ numbers: [1, 2], kind: "conflict" }]);
    expect(plan(changes, [1], { ahead: [2] }).faults).toEqual([{ numbers: [2, 1], kind: "conflict" }]);
    expect(plan(changes, [2], { base: { ...EMPTY, contains: isFirst } }).faults).toEqual([
      { numbers: [1, 2], kind: "conflict" },
    ]);
    expect(plan(changes, [1]).faults).toEqual([]);
    expect(plan(changes, [2, 3]).faults).toEqual([]);
  });

  test("passes a run when the changes conflict only in text", () => {
    const changes = indexed({ number: 1 }, { number: 2, conflicts: [{ with: 1, in: "text" }] });
    expect(plan(changes, [1, 2]).faults).toEqual([]);
  });

  test("fails a run when the base contains a fault", () => {
    const faults = [{ numbers: [9], kind: "broken" }] as const;
    expect(plan(indexed({ number: 1 }), [1], { base: { ...EMPTY, faults } })).toEqual({ faults, isReported: true });
  });

  test("sends no result for a run when a change sends no status, unless the run fails", () => {
    const changes = indexed({ number: 1, silent: true }, { number: 2 }, { number: 3, broken: true });
    expect(plan(changes, [2], { ahead: [1] }).isReported).toBe(false);
    expect(plan(changes, [2], { base: { ...EMPTY, silent: true } }).isReported).toBe(false);
    expect(plan(changes, [1, 3])).toEqual({ faults: [{ numbers: [3], kind: "broken" }], isReported: true });
  });

  test("fails random runs at the rate of the flaky changes, and always the same runs", () => {
    const changes = indexed({ number: 1, flaky: 0.3 }, { number: 2 });
    const runs = Array.from({ length: 10_000 }, (_, run) => plan(changes, [2], { run, ahead: [1] }).faults);
    const failed = runs.filter((faults) => faults.length > 0);
    expect(failed[0]).toEqual([{ numbers: [1], kind: "flaky" }]);
    expect(failed.length / runs.length).toBeCloseTo(0.3, 1);
    expect(plan(changes, [2], { run: 5, ahead: [1] })).toEqual(plan(changes, [2], { run: 5, ahead: [1] }));
  });

  test("fails a run randomly when the plan or the rate of all runs is flaky", () => {
    const tested = { run: 1, base: EMPTY, numbers: [1], isFlaky: false };
    const given = { changes: indexed({ number: 1 }), seed: 7, flaky: 0 };
    const faults = [{ numbers: [], kind: "flaky" }];
    expect(planRun(tested, given).faults).toEqual([]);
    expect(planRun({ ...tested, isFlaky: true }, given).faults).toEqual(faults);
    expect(planRun(tested, { ...given, flaky: 1 }).faults).toEqual(faults);
  });

  test("passes a run that contains an unknown change", () => {
    expect(plan(indexed(), [1])).toEqual({ faults: [], isReported: true });
  });
});

test("findFaults returns the faults of a merged change, but no flaky tests", () => {
  const change = { ...plainChange(2, 60), broken: true, flaky: 1, conflicts: [{ with: 1, in: "tests" }] } as const;
  expect(findFaults(change, isFirst)).toEqual([
    { numbers: [2], kind: "broken" },
    { numbers: [1, 2], kind: "conflict" },
  ]);
});

describe("findTextConflict", () => {
  const changes = indexed({ number: 1 }, { number: 2, conflicts: [{ with: 1, in: "text" }] }, { number: 3 });

  test("rejects the second of two changes that conflict in text", () => {
    expect(findTextConflict([3, 1, 2], EMPTY.contains, changes)).toEqual({ refused: 2, culprit: 1 });
    expect(findTextConflict([2, 1], EMPTY.contains, changes)).toEqual({ refused: 1, culprit: 2 });
    expect(findTextConflict([3, 2], EMPTY.contains, changes)).toBeNull();
  });

  test("rejects a change when the base contains the conflicting change", () => {
    expect(findTextConflict([3, 2], isFirst, changes)).toEqual({ refused: 2, culprit: 1 });
  });

  test("ignores changes that conflict only in tests", () => {
    const others = indexed({ number: 1 }, { number: 2, conflicts: [{ with: 1, in: "tests" }] });
    expect(findTextConflict([1, 2], () => false, others)).toBeNull();
  });
});

test("changesByNumber lists each conflict once for both changes", () => {
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

test("chance returns evenly distributed values that depend on every argument", () => {
  const draws = Array.from({ length: 10_000 }, (_, index) => chance(1, index, 3));
  const tenths = new Set(draws.map((draw) => Math.floor(draw * 10)));
  expect(tenths.size).toBe(10);
  expect(draws.every((draw) => draw >= 0 && draw < 1)).toBe(true);
  expect(draws.reduce((sum, draw) => sum + draw, 0) / draws.length).toBeCloseTo(0.5, 1);
  expect(new Set([chance(1, 2, 3), chance(2, 2, 3), chance(1, 3, 3), chance(1, 2, 4), chance(1, 3, 2)]).size).toBe(5);
});
