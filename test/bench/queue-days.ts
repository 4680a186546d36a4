/** This file measures how long the engine of the local queue takes for whole days, and how the time grows. */
import { computeFigures, type Figures } from "../../local-queue/src/scenario/figures.js";
import { type Simulation, simulate } from "../../local-queue/src/scenario/simulate.js";
import { plainChange } from "../../local-queue/src/state/change.js";
import { seeded } from "../../local-queue/test/support/seeded.js";
import { atMost, print, type Requirement } from "./report.js";

const DAY_SECONDS = 86_400;
const TEST_SECONDS = 1200;
const SHARE_BROKEN = 0.05;
const ROUNDS = 4;

interface Timed {
  readonly milliseconds: number;
  readonly figures: Figures;
}

/** Prints the times of simulated days, and returns the requirements. */
export function benchQueueDays(): readonly Requirement[] {
  print("\nA day of a queue, concurrency 100, tests of 20 minutes");
  // The first simulation also compiles the code.
  timed(dayOf(5000));
  // All sizes have the same number of tries. Fewer tries for long days would make their best time worse.
  const small = best(ROUNDS, () => timed(dayOf(5000)));
  printDay(5000, small);
  const rows = [1000, 10_000, 50_000].map((count) => ({ count, day: best(ROUNDS, () => timed(dayOf(count))) }));
  for (const { count, day } of rows) printDay(count, day);
  const large = rows.at(-1)?.day.milliseconds ?? Number.NaN;
  const lanes = LANES.map(({ about, ...each }) => {
    print(`The same in lanes: parallel mode, 1 of 20 broken, pending failure depth 1, optimistic, ${about}`);
    const days = each.counts.map((count) => ({ count, day: best(each.rounds, () => timed(dayInLanes(count, each))) }));
    for (const { count, day } of days) printDay(count, day);
    return { about, milliseconds: days.map(({ day }) => day.milliseconds) };
  });
  const settings = playSettings();
  return [
    atMost("a day of 5,000 pull requests takes", small.milliseconds, 3000, "ms"),
    atMost("ten times as many pull requests take", large / small.milliseconds, 14, "times"),
    atMost("a day of 5,000 pull requests in lanes takes", lanes[0]?.milliseconds[0], 10_000, "ms"),
    ...lanes.map(({ about, milliseconds: [few = Number.NaN, many = Number.NaN] }) =>
      atMost(`ten times as many pull requests in lanes, ${about}, take`, many / few, 14, "times"),
    ),
    atMost("45 days of 200 pull requests under 50 settings take", settings, 60_000, "ms"),
  ];
}

/** Pull requests arrive evenly over the day, independent of the queue. */
function dayOf(count: number): Simulation {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return {
    settings: { concurrency: 100 },
    changes: numbers.map((number) => plainChange(number, TEST_SECONDS)),
    inputs: numbers.map((number) => ({
      atSeconds: Math.floor((number * DAY_SECONDS) / count),
      type: "submit",
      number,
    })),
    seed: 1,
  };
}

interface Lanes {
  readonly about: string;
  readonly counts: readonly number[];
  readonly rounds: number;
  readonly targets: number;
  readonly settings: Simulation["settings"];
}

/** More pull requests than the slots can test, with failures that block many of them for a while. */
const LANES: readonly Lanes[] = [
  { about: "2 of 100 targets each", counts: [5000, 50_000], rounds: 2, targets: 100, settings: {} },
  {
    about: "2 of 30 targets each, concurrencies of 10, batches of 8",
    counts: [1000, 10_000],
    rounds: 4,
    targets: 30,
    settings: { concurrency: 10, bisectionConcurrency: 10, batch: true, batchingMinSize: 8 },
  },
];

function dayInLanes(count: number, { targets, settings }: Omit<Lanes, "about">): Simulation {
  const random = seeded(count);
  const day = dayOf(count);
  const target = () => `target-${random.below(targets)}`;
  const inLanes = { mode: "parallel", pendingFailureDepth: 1, canOptimisticallyMerge: true } as const;
  return {
    ...day,
    settings: { ...day.settings, ...inLanes, ...settings },
    changes: day.changes.map((change) => ({
      ...change,
      broken: random.chance(SHARE_BROKEN),
      targets: [target(), target()],
    })),
  };
}

const DAYS = 45;
const EACH_DAY = 200;

/** Simulates queues with many concurrencies and batch sizes, and some broken pull requests. Returns milliseconds. */
function playSettings(): number {
  const random = seeded(DAYS);
  const numbers = Array.from({ length: DAYS * EACH_DAY }, (_, index) => index + 1);
  const changes = numbers.map((number) => ({
    ...plainChange(number, TEST_SECONDS),
    broken: random.chance(SHARE_BROKEN),
  }));
  const inputs = numbers.map((number) => {
    return {
      atSeconds: (number - 1) * (DAY_SECONDS / EACH_DAY) + random.below(DAY_SECONDS / EACH_DAY),
      type: "submit",
      number,
    } as const;
  });
  const started = performance.now();
  print(`\n${DAYS} days of ${EACH_DAY} pull requests, 1 of 20 broken: hours that half of them waited, by settings`);
  for (const concurrency of [2, 4, 6, 8, 10, 12, 15, 20, 30, 50]) {
    const waits = [1, 2, 4, 8, 16].map((size) => {
      const batch = { batch: size > 1, batchingMinSize: size, batchingMaxWaitTimeMinutes: 20 };
      const settings = { concurrency, bisectionConcurrency: concurrency, ...batch };
      return computeFigures(simulate({ settings, changes, inputs, seed: 1 })).waitSecondsP50 ?? Number.NaN;
    });
    const row = waits.map((seconds) => (seconds / 3600).toFixed(1).padStart(8)).join("");
    print(`  concurrency ${String(concurrency).padStart(2)}, batches of 1, 2, 4, 8, 16:${row}`);
  }
  return performance.now() - started;
}

function timed(day: Simulation): Timed {
  const started = performance.now();
  const figures = computeFigures(simulate(day));
  return { milliseconds: performance.now() - started, figures };
}

function best(rounds: number, play: () => Timed): Timed {
  const all = Array.from({ length: rounds }, play);
  return all.reduce((one, other) => (other.milliseconds < one.milliseconds ? other : one));
}

function printDay(count: number, { milliseconds, figures }: Timed): void {
  const queued = `${count.toLocaleString("en-US").padStart(8)} pull requests`;
  print(`  ${queued}${milliseconds.toFixed(0).padStart(8)} ms, ${figures.merged.toLocaleString("en-US")} merged`);
}
