/** Random days of a queue: short days with many simultaneous events. */
import * as fc from "fast-check";
import { listSettings, type Settings } from "../../../src/engine/settings.js";
import type { Targets } from "../../../src/engine/state.js";
import type { Input, Simulation } from "../../../src/scenario/simulate.js";
import type { Change } from "../../../src/state/change.js";

interface PlannedChange extends Omit<Change, "number" | "conflicts" | "testSeconds"> {
  readonly minutes: number;
  readonly atMinutes: number;
  readonly priority: number;
  readonly noBatch: boolean;
  /** Distance to the conflicting pull request; 0 without a conflict. */
  readonly conflict: number;
  readonly conflictIn: "text" | "tests";
}

interface Plan {
  readonly settings: Settings;
  readonly changes: readonly PlannedChange[];
  readonly extras: readonly Extra[];
  readonly seed: number;
}

type Extra = { readonly atMinutes: number; readonly who: number } & (
  | { readonly what: "submit"; readonly priority: number; readonly noBatch: boolean }
  | { readonly what: "cancel" | "push" | "close" | "restart" | "merge-by-hand" | "push-to-target" }
  | { readonly what: "fix" | "break" }
  | { readonly what: "upload"; readonly targets: Targets }
  | { readonly what: "phase"; readonly phase: "paused" | "draining" | "running" }
  | { readonly what: "settings"; readonly settings: Partial<Settings> }
);

const targets: fc.Arbitrary<Targets> = fc.oneof(
  { weight: 6, arbitrary: fc.subarray(["x", "y", "z"], { minLength: 1, maxLength: 2 }) },
  { weight: 1, arbitrary: fc.constant<Targets>("ALL") },
  { weight: 1, arbitrary: fc.constant<Targets>([]) },
);

const priority = fc.oneof(
  { weight: 8, arbitrary: fc.constant(100) },
  { weight: 1, arbitrary: fc.constant(10) },
  { weight: 1, arbitrary: fc.constant(0) },
);

const rarely = (arbitrary: fc.Arbitrary<boolean>, weight: number) =>
  fc.oneof({ weight: 10 - weight, arbitrary: fc.constant(false) }, { weight, arbitrary });
const seldom = rarely(fc.constant(true), 1);
const sometimes = rarely(fc.constant(true), 2);

const drawnSettings = Object.fromEntries(
  listSettings().flatMap(([name, { drawn }]) => (drawn === undefined ? [] : [[name, fc.constantFrom(...drawn)]])),
);

/** Draws a value from the table for each setting that the engine uses. */
function anySettings(): fc.Arbitrary<Settings>;
function anySettings(): fc.Arbitrary<unknown> {
  return fc.record(drawnSettings);
}

function someSettings(): fc.Arbitrary<Partial<Settings>>;
function someSettings(): fc.Arbitrary<unknown> {
  return fc.record(drawnSettings, { requiredKeys: [] });
}

const change: fc.Arbitrary<PlannedChange> = fc.record({
  minutes: fc.constantFrom(5, 10, 3, 8, 1),
  atMinutes: fc.oneof(fc.constant(0), fc.nat(20)),
  broken: sometimes,
  flaky: fc.constantFrom(0, 0, 0, 0, 0.5),
  silent: seldom,
  targets: fc.oneof({ weight: 20, arbitrary: targets }, { weight: 1, arbitrary: fc.constant(null) }),
  upToDate: sometimes,
  priority,
  noBatch: seldom,
  conflict: fc.oneof(
    { weight: 4, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 3 }) },
  ),
  conflictIn: fc.constantFrom("tests", "text"),
});

const actor = { atMinutes: fc.nat(40), who: fc.nat(17) };
const extra: fc.Arbitrary<Extra> = fc.oneof(
  fc.record({ ...actor, what: fc.constantFrom("cancel", "push", "restart", "merge-by-hand", "close") }),
  fc.record({ ...actor, what: fc.constant("submit"), priority, noBatch: seldom }),
  fc.record({ ...actor, what: fc.constantFrom("push-to-target", "fix", "break") }),
  fc.record({ ...actor, what: fc.constant("upload"), targets }),
  fc.record({ ...actor, what: fc.constant("phase"), phase: fc.constantFrom("paused", "draining", "running") }),
  fc.record({ ...actor, what: fc.constant("settings"), settings: someSettings() }),
);

/** Draws days with any inputs. A stopped queue runs again at the end. */
function dayOf(changesAtMost: number, extrasAtMost: number): fc.Arbitrary<Simulation> {
  return fc
    .record({
      settings: anySettings(),
      changes: fc.array(change, { minLength: 1, maxLength: changesAtMost, size: "max" }),
      extras: fc.array(extra, { maxLength: extrasAtMost, size: "max" }),
      seed: fc.nat(),
    })
    .map(simulationOf);
}

export const anyDay: fc.Arbitrary<Simulation> = dayOf(7, 5);
export const busyDay: fc.Arbitrary<Simulation> = dayOf(18, 14);

/** Days without cancels, flaky tests, conflicts and changes of settings: only broken pull requests fail. */
export const plainDay: fc.Arbitrary<Simulation> = fc
  .record({
    settings: anySettings().map((given): Settings => ({ ...given, testingTimeoutMinutes: 0, directMergeMode: "off" })),
    changes: fc.array(
      change.map((each) => ({ ...each, flaky: 0, silent: false, conflict: 0, targets: each.targets ?? "ALL" })),
      { minLength: 1, maxLength: 8, size: "max" },
    ),
    seed: fc.constant(0),
  })
  .map((plan) => simulationOf({ ...plan, extras: [] }));

/** Days of a single queue with equal priorities, on which some pairs fail together. */
export const conflictDay: fc.Arbitrary<Simulation> = fc
  .record({
    day: plainDay,
    conflicting: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
    order: fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 8 }),
  })
  .map(({ day, conflicting, order }) => {
    const numbers = order.map((index) => index + 1).filter((number) => number <= day.changes.length);
    const partners = new Map<number, number>();
    for (const [index, isIn] of conflicting.entries()) {
      const [one, other] = numbers.slice(index * 2, index * 2 + 2);
      if (isIn && one !== undefined && other !== undefined) partners.set(one, other);
    }
    const changes = day.changes.map((each): Change => {
      const partner = partners.get(each.number);
      return { ...each, broken: false, conflicts: partner === undefined ? [] : [{ with: partner, in: "tests" }] };
    });
    const inputs = day.inputs.map((input) => (input.type === "submit" ? { ...input, priority: 100 } : input));
    return { ...day, settings: { ...day.settings, mode: "single" as const }, changes, inputs };
  });

function simulationOf({ settings: given, changes, extras, seed }: Plan): Simulation {
  const count = changes.length;
  const inputs: Input[] = [
    ...changes.map(
      ({ atMinutes, priority: value, noBatch }, index): Input => ({
        atSeconds: atMinutes * 60,
        type: "submit",
        number: index + 1,
        priority: value,
        noBatch,
      }),
    ),
    ...extras.flatMap((each) => inputsOf(each, (each.who % count) + 1)),
  ];
  if (extras.some(({ what }) => what === "phase")) inputs.push({ atSeconds: 60 * 60, type: "phase", phase: "running" });
  return {
    settings: given,
    changes: changes.map(({ minutes, conflict, conflictIn, broken, flaky, silent, targets: own, upToDate }, index) => ({
      number: index + 1,
      testSeconds: minutes * 60,
      broken,
      flaky,
      silent,
      targets: own,
      upToDate,
      conflicts:
        conflict === 0 || conflict % count === 0 ? [] : [{ with: ((index + conflict) % count) + 1, in: conflictIn }],
    })),
    inputs,
    seed,
  };
}

function inputsOf(given: Extra, number: number): readonly Input[] {
  const atSeconds = given.atMinutes * 60;
  switch (given.what) {
    case "submit":
      return [{ atSeconds, type: "submit", number, priority: given.priority, noBatch: given.noBatch }];
    case "push":
      return [
        { atSeconds, type: "push", number },
        { atSeconds: atSeconds + 60, type: "submit", number },
      ];
    case "cancel":
    case "close":
    case "restart":
    case "merge-by-hand":
      return [{ atSeconds, type: given.what, number }];
    case "push-to-target":
      return [{ atSeconds, type: "push-to-target" }];
    case "fix":
      return [{ atSeconds, type: "change", number, change: { broken: false, conflicts: [], silent: false } }];
    case "break":
      return [{ atSeconds, type: "change", number, change: { broken: true } }];
    case "upload":
      return [{ atSeconds, type: "change", number, change: { targets: given.targets } }];
    case "phase":
      return [{ atSeconds, type: "phase", phase: given.phase }];
    case "settings":
      return [{ atSeconds, type: "settings", settings: given.settings }];
  }
}
