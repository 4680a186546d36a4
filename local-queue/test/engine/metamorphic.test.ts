import type * as fc from "fast-check";
import { describe, test } from "vitest";
import type { Input, Played, Simulation } from "../../src/scenario/simulate.js";
import type { Change } from "../../src/state/change.js";
import { anyDay, conflictDay, plainDay } from "../support/days/random-days.js";
import { record } from "../support/days/recording.js";
import { expectRulesOnDays } from "../support/days/try-days.js";

const SHARE = 0.2;

function otherName(number: number): number {
  return 100 - number * 7;
}

interface Account {
  /** Transitions without numbers of runs, because these can differ. */
  readonly moves: readonly string[];
  readonly runs: readonly string[];
}

/** Describes a simulated day, with other numbers and other times for a comparison. */
function describePlay({ transitions, runs }: Played, nameOf = (number: number) => number, scale = 1): Account {
  return {
    moves: transitions.map(({ atSeconds, number, attempt, from, to, reason }) => {
      return `${atSeconds / scale} #${nameOf(number)} ${attempt} ${from} ${to} ${reason}`;
    }),
    runs: runs.map(({ kind, own, ahead, startSeconds, endSeconds, outcome }) => {
      const end = endSeconds === null ? null : endSeconds / scale;
      return `${kind} ${own.map(nameOf).join()} on ${ahead.map(nameOf).join()}: ${startSeconds / scale} to ${end} ${outcome}`;
    }),
  };
}

function* differences(one: Account, other: Account): Iterable<string> {
  for (const part of ["moves", "runs"] as const) {
    const at = one[part].findIndex((line, index) => line !== other[part][index]);
    if (at !== -1) yield `"${one[part][at]}" became "${other[part][at]}"`;
    else if (one[part].length < other[part].length) yield `"${other[part][one[part].length]}" is added`;
  }
}

/** Fails when two days that should have the same course differ. */
function expectAlike(day: fc.Arbitrary<Simulation>, alike: (day: Simulation) => readonly [Account, Account]): void {
  expectRulesOnDays(day, (each) => differences(...alike(each)), SHARE);
}

function play(day: Simulation): Played {
  return record(day).played;
}

function playWith(day: Simulation, settings: Simulation["settings"]): Account {
  return describePlay(play({ ...day, settings: { ...day.settings, ...settings } }));
}

function without(day: Simulation, ...left: readonly string[]): Simulation {
  const inputs = day.inputs.map((input): Input => {
    if (input.type !== "settings") return input;
    const kept = Object.entries(input.settings).filter(([name]) => !left.includes(name));
    return { ...input, settings: Object.fromEntries(kept) };
  });
  return { ...day, inputs };
}

function withChanges(day: Simulation, patch: Partial<Change>): Simulation {
  const inputs = day.inputs.map((input) => {
    return input.type === "change" ? { ...input, change: { ...input.change, ...patch } } : input;
  });
  return { ...day, inputs, changes: day.changes.map((change) => ({ ...change, ...patch })) };
}

describe("simulated day", () => {
  test("takes three times as long when all times are three times as long", () => {
    expectAlike(anyDay, (day) => [describePlay(play(day)), describePlay(play(slower(day)), undefined, 3)]);
  });

  test("stays the same when a single queue becomes a parallel queue with targets ALL", () => {
    expectAlike(anyDay, (given) => {
      const day = withChanges(without(given, "mode"), { targets: "ALL" });
      return [playWith(day, { mode: "single" }), playWith(day, { mode: "parallel" })];
    });
  });

  test("stays the same with batches of size one and without batches", () => {
    expectAlike(anyDay, (given) => {
      const day = without(given, "batch", "batchingMinSize");
      return [playWith(day, { batch: false }), playWith(day, { batch: true, batchingMinSize: 1 })];
    });
  });

  test("stays the same when the pull requests have other numbers", () => {
    expectAlike(anyDay, (given) => {
      const day = withChanges(given, { flaky: 0 });
      return [describePlay(play(day), otherName), describePlay(play(renumbered(day, otherName)))];
    });
  });

  test("stays the same with optimistic merging when all tests pass and last equally long", () => {
    expectAlike(plainDay, (given) => {
      const day = withChanges(given, { broken: false, testSeconds: 600 });
      return [playWith(day, { canOptimisticallyMerge: false }), playWith(day, { canOptimisticallyMerge: true })];
    });
  });

  test.each<[string, Change["targets"]]>([
    ["impacts no targets, while slots are free", []],
    ["is never ready", null],
  ])("stays the same when another pull request %s", (_what, targets) => {
    expectAlike(anyDay, (given) => {
      const settings = { ...given.settings, mode: "parallel", concurrency: 99, directMergeMode: "off" } as const;
      const constant = without(given, "mode", "concurrency", "directMergeMode");
      const day = { ...withChanges(constant, { flaky: 0 }), settings };
      const [first] = day.changes;
      if (first === undefined) return [describePlay(play(day)), describePlay(play(day))];
      const number = day.changes.length + 1;
      // The times of this pull request differ from all other times, because the order of events at one time can change.
      const other: Change = { ...first, number, testSeconds: 31, targets, conflicts: [] };
      const submission: Input = { atSeconds: 133, type: "submit", number, priority: 100 };
      const beside = play({ ...day, changes: [...day.changes, other], inputs: [...day.inputs, submission] });
      return [
        describePlay(play(day)),
        describePlay({
          ...beside,
          transitions: beside.transitions.filter((each) => each.number !== number),
          runs: beside.runs.filter(({ own }) => !own.includes(number)),
        }),
      ];
    });
  });
});

describe("simulated bisection that skips known failures", () => {
  test("keeps all results, and adds no run, when all pull requests are submitted together", () => {
    expectRulesOnDays(plainDay.map(atOnce), skippingDiffers, SHARE * 2);
  });

  test("keeps all results, and adds no run, when changes of a batch conflict", () => {
    const day = conflictDay.map((each) => {
      const settings = { ...each.settings, batch: true, batchingMinSize: 8, batchingMaxWaitTimeMinutes: 2 };
      return { ...atOnce(each), settings };
    });
    expectRulesOnDays(day, skippingDiffers, SHARE * 2);
  });
});

function atOnce(day: Simulation): Simulation {
  return { ...day, inputs: day.inputs.map((input) => ({ ...input, atSeconds: 0, noBatch: false })) };
}

function* skippingDiffers(day: Simulation): Iterable<string> {
  const [off, on] = (["off", "bisection_skip_redundant_tests"] as const).map((optimizationMode) => {
    return play({ ...day, settings: { ...day.settings, optimizationMode } });
  });
  if (off === undefined || on === undefined) return;
  const [ends, others] = [off, on].map(({ transitions }) => {
    const last = new Map(transitions.map(({ number, to }) => [number, to]));
    return day.changes.map(({ number }) => `#${number} ${last.get(number)}`).join(" ");
  });
  if (ends !== others) yield `${ends} became ${others}`;
  // Concurrent runs are guesses: a run of the second half can show more than the skipped run.
  const isOneByOne = day.settings.bisectionConcurrency === 1;
  if (isOneByOne && on.runs.length > off.runs.length) yield `${off.runs.length} runs became ${on.runs.length}`;
}

function slowly(settings: Simulation["settings"]): Simulation["settings"] {
  const given = Object.entries(settings);
  return Object.fromEntries(
    given.map(([name, value]) => [name, /(?:Seconds|Minutes|Hours)$/.test(name) ? 3 * Number(value) : value]),
  );
}

function slower(day: Simulation): Simulation {
  return {
    ...day,
    settings: slowly(day.settings),
    changes: day.changes.map((change) => ({ ...change, testSeconds: change.testSeconds * 3 })),
    inputs: day.inputs.map((input): Input => {
      const later = { ...input, atSeconds: input.atSeconds * 3 };
      return later.type === "settings" ? { ...later, settings: slowly(later.settings) } : later;
    }),
  };
}

function renumbered(day: Simulation, nameOf: (number: number) => number): Simulation {
  const conflictsOf = (conflicts: Change["conflicts"]) =>
    conflicts.map((conflict) => ({ ...conflict, with: nameOf(conflict.with) }));
  return {
    ...day,
    changes: day.changes.map((change) => ({
      ...change,
      number: nameOf(change.number),
      conflicts: conflictsOf(change.conflicts),
    })),
    inputs: day.inputs.map((input) => ("number" in input ? { ...input, number: nameOf(input.number) } : input)),
  };
}
