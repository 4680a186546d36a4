import { describe, expect, test } from "vitest";
import type { Settings, Targets } from "../../../src/local-queue/engine/state.js";
import type { Change } from "../../../src/local-queue/simulation/changes.js";
import type { Input, Simulation } from "../../../src/local-queue/simulation/simulate.js";
import { journalOf } from "./journal.js";
import { ALL_OFF } from "./notation.js";
import { record } from "./recording.js";
import { RULES } from "./rules.js";
import { findWrongs, IS_LONG } from "./schedules-tried.js";

const ALL = [1, 2, 3];

type Patch = Pick<Simulation, "inputs"> & { readonly changes: ReadonlyMap<number, Partial<Change>> };

const NOBODY: Patch = { inputs: [], changes: new Map() };

/** Nothing happens; one is broken; two conflict; one is cancelled or pushed to at some moment. */
function patches(moments: readonly number[]): readonly Patch[] {
  const broken = ALL.map((number) => ({ ...NOBODY, changes: new Map([[number, { broken: true }]]) }));
  const pairs = [
    [1, 2],
    [1, 3],
    [2, 3],
  ] as const;
  const conflicting = pairs.map(([one, other]) => {
    const conflicts = [{ with: one, in: "tests" }] as const;
    return { ...NOBODY, changes: new Map([[other, { conflicts }]]) };
  });
  const withdrawn = ALL.flatMap((number) =>
    moments.flatMap((minutes) => {
      const atSeconds = minutes * 60;
      const cancelled: readonly Input[] = [{ atSeconds, type: "cancel", number }];
      const pushed: readonly Input[] = [
        { atSeconds, type: "push", number },
        { atSeconds, type: "submit", number },
      ];
      return [cancelled, pushed].map((inputs) => ({ ...NOBODY, inputs }));
    }),
  );
  return [NOBODY, ...broken, ...conflicting, ...withdrawn];
}

interface Times {
  /** When each is submitted, and how long its tests take, in minutes. */
  readonly submitted: readonly number[];
  readonly tested: readonly number[];
}

const AT_ONCE: Times = { submitted: [0, 0, 0], tested: [10, 10, 10] };
const LAST_ENDS_FIRST: Times = { submitted: [0, 0, 0], tested: [20, 10, 5] };
const ONE_BY_ONE: Times = { submitted: [0, 3, 12], tested: [10, 10, 10] };

function everySetting(mode: Settings["mode"], concurrencies: readonly number[], sizes: readonly number[]) {
  return concurrencies.flatMap((concurrency) =>
    sizes.flatMap((size) =>
      [false, true].flatMap((canOptimisticallyMerge) =>
        [0, 1].flatMap((pendingFailureDepth) =>
          // Without batches nothing is bisected.
          (["off", "bisection_skip_redundant_tests"] as const)
            .slice(0, size > 1 ? 2 : 1)
            .map(
              (optimizationMode): Settings => ({
                ...ALL_OFF,
                mode,
                concurrency,
                bisectionConcurrency: 2,
                batch: size > 1,
                batchingMinSize: size,
                batchingMaxWaitTimeMinutes: 5,
                canOptimisticallyMerge,
                pendingFailureDepth,
                optimizationMode,
              }),
            ),
        ),
      ),
    ),
  );
}

/** All ways in which three impact two targets, but for those that are the same with the two exchanged. */
function everyTargets(): readonly (readonly Targets[])[] {
  const lists: readonly Targets[] = [["x"], ["y"], ["x", "y"]];
  const all = lists.flatMap((one) => lists.flatMap((two) => lists.map((three) => [one, two, three])));
  return all.filter((each) => each.find(({ length }) => length === 1)?.[0] !== "y");
}

function* product(
  settings: readonly Settings[],
  targets: readonly (readonly Targets[])[],
  times: readonly Times[],
  moments: readonly number[],
): Generator<Simulation> {
  for (const each of settings) {
    for (const impacted of targets) {
      for (const { submitted, tested } of times) {
        for (const { inputs, changes } of patches(moments)) {
          yield {
            settings: each,
            changes: ALL.map((number, index) => ({
              number,
              testSeconds: (tested[index] ?? 0) * 60,
              broken: false,
              flaky: 0,
              conflicts: [],
              silent: false,
              targets: impacted[index] ?? null,
              upToDate: false,
              ...changes.get(number),
            })),
            inputs: [
              ...ALL.map(
                (number, index): Input => ({ atSeconds: (submitted[index] ?? 0) * 60, type: "submit", number }),
              ),
              ...inputs,
            ],
            seed: 0,
          };
        }
      }
    }
  }
}

const NO_TARGETS: readonly (readonly Targets[])[] = [[[], [], []]];
const EVERY_TIME = [AT_ONCE, LAST_ENDS_FIRST, ONE_BY_ONE];

/** The scopes with how many schedules they have. */
const SCOPES: readonly (readonly [name: string, count: number, days: () => Iterable<Simulation>])[] = IS_LONG
  ? [
      [
        "in a single queue",
        4500,
        () => product(everySetting("single", [1, 2, 3], [1, 2, 3]), NO_TARGETS, EVERY_TIME, [0, 3, 10]),
      ],
      [
        "in a parallel queue with two targets",
        63_000,
        () => product(everySetting("parallel", [1, 2, 3], [1, 2, 3]), everyTargets(), EVERY_TIME, [0, 3, 10]),
      ],
    ]
  : [
      [
        "in a single queue",
        1560,
        () => product(everySetting("single", [1, 2, 3], [1, 2, 3]), NO_TARGETS, [LAST_ENDS_FIRST, ONE_BY_ONE], [3]),
      ],
      [
        "in a parallel queue with two targets, but for those that only a bisection or a lack of slots tells apart",
        1456,
        () => product(everySetting("parallel", [3], [1, 2]).filter(isPlain), everyTargets(), [LAST_ENDS_FIRST], [3]),
      ],
    ];

function isPlain({ optimizationMode }: Settings): boolean {
  return optimizationMode === "off";
}

describe.each(SCOPES)("each schedule of three pull requests %s", (_name, count, days) => {
  let tried = 0;
  const wrongs = findWrongs(counted(), RULES);
  function* counted(): Generator<Simulation> {
    for (const day of days()) {
      tried += 1;
      yield day;
    }
  }

  test("is tried", () => {
    expect(tried).toBe(count);
  });

  test.each(Object.keys(RULES))("%s", (name) => {
    const found = wrongs.get(name);
    if (found !== undefined) expect.fail(`${found.wrong}\n${journalOf(record(found.day))}`);
  });
});
