import { describe, expect, test } from "vitest";
import type { Settings } from "../../src/engine/settings.js";
import type { Targets } from "../../src/engine/state.js";
import type { Input, Simulation } from "../../src/scenario/simulate.js";
import { type Change, plainChange } from "../../src/state/change.js";
import { journalOf } from "../support/days/journal.js";
import { ALL_OFF } from "../support/days/notation.js";
import { record } from "../support/days/recording.js";
import { findViolations, IS_LONG } from "../support/days/try-days.js";
import { RULES } from "./rules.js";

type Patch = Pick<Simulation, "inputs"> & { readonly changes: Readonly<Record<number, Partial<Change>>> };

/**
 * Lists variants of a day: no change, one broken pull request, a conflict between two, or a cancel or push after some
 * minutes.
 */
function patches(moments: readonly number[]): readonly Patch[] {
  const pairs = [
    [1, 2],
    [1, 3],
    [2, 3],
  ] as const;
  const changes = [
    {},
    ...[1, 2, 3].map((number) => ({ [number]: { broken: true } })),
    ...pairs.map(([one, other]) => ({ [other]: { conflicts: [{ with: one, in: "tests" as const }] } })),
  ];
  const inputs = moments.flatMap((minutes) =>
    [1, 2, 3].flatMap((number): readonly (readonly Input[])[] => {
      const at = { atSeconds: minutes * 60, number };
      return [
        [{ ...at, type: "cancel" }],
        [
          { ...at, type: "push" },
          { ...at, type: "submit" },
        ],
      ];
    }),
  );
  return [
    ...changes.map((each) => ({ inputs: [], changes: each })),
    ...inputs.map((each) => ({ inputs: each, changes: {} })),
  ];
}

/** Minutes at which each pull request is submitted, and minutes that its tests take. */
const TIMES = [
  { submitted: [0, 0, 0], tested: [20, 10, 5] },
  { submitted: [0, 3, 12], tested: [10, 10, 10] },
  { submitted: [0, 0, 0], tested: [10, 10, 10] },
].slice(0, IS_LONG ? 3 : 1);

function everySetting(mode: Settings["mode"], concurrencies: readonly number[], sizes: readonly number[]) {
  const drawn: Settings[] = [];
  for (const concurrency of concurrencies) {
    for (const size of sizes) {
      for (const canOptimisticallyMerge of [false, true]) {
        for (const pendingFailureDepth of IS_LONG ? [0, 1] : [1]) {
          // Without batches there is no bisection, so only the first mode applies.
          for (const optimizationMode of (["off", "bisection_skip_redundant_tests"] as const).slice(0, size)) {
            const batching = { batch: size > 1, batchingMinSize: size, batchingMaxWaitTimeMinutes: 5 };
            const clearing = { canOptimisticallyMerge, pendingFailureDepth, optimizationMode };
            drawn.push({ ...ALL_OFF, mode, concurrency, bisectionConcurrency: 2, ...batching, ...clearing });
          }
        }
      }
    }
  }
  return drawn;
}

/** Lists how three pull requests can impact two targets, without combinations that only swap the targets. */
function everyTargets(): readonly (readonly Targets[])[] {
  const lists: readonly Targets[] = [["x"], ["y"], ["x", "y"]];
  const all = lists.flatMap((one) => lists.flatMap((two) => lists.map((three) => [one, two, three])));
  const different = all.filter((each) => each.find(({ length }) => length === 1)?.[0] !== "y");
  return different.filter((_, index) => IS_LONG || index % 3 === 0);
}

function* product(every: readonly Settings[], targets: readonly (readonly Targets[])[]): Generator<Simulation> {
  for (const settings of every) {
    for (const impacted of targets) {
      for (const { submitted, tested } of TIMES) {
        for (const { inputs, changes } of patches(IS_LONG ? [0, 3, 10] : [3])) {
          yield {
            settings,
            changes: tested.map((minutes, index) => ({
              ...plainChange(index + 1, minutes * 60),
              targets: impacted[index] ?? [],
              ...changes[index + 1],
            })),
            inputs: [
              ...submitted.map((minutes, index) => {
                return { atSeconds: minutes * 60, type: "submit" as const, number: index + 1 };
              }),
              ...inputs,
            ],
            seed: 0,
          };
        }
      }
    }
  }
}

/** Long runs have more slots and batch sizes. */
const SCOPES: readonly (readonly [name: string, days: Generator<Simulation>])[] = [
  ["in a single queue", product(everySetting("single", IS_LONG ? [1, 2, 3] : [2], [1, 2, 3]), [[]])],
  [
    "in a parallel queue with two targets",
    product(everySetting("parallel", IS_LONG ? [1, 2, 3] : [3], IS_LONG ? [1, 2, 3] : [2]), everyTargets()),
  ],
];

describe.each(SCOPES)("all schedules of three pull requests %s", (_name, days) => {
  const wrongs = findViolations(days, RULES);

  test.each(Object.keys(RULES))("%s", (name) => {
    const found = wrongs.get(name);
    if (found !== undefined) expect.fail(`${found.wrong}\n${journalOf(record(found.day))}`);
  });
});
