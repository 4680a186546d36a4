/** Compares estimates of merges with the merges of simulated days. */
import { listResults } from "../../local-queue/src/scenario/history/results.js";
import { type Played, type Simulation, simulate } from "../../local-queue/src/scenario/simulate.js";
import { plainChange } from "../../local-queue/src/state/change.js";
import { type Random, seeded } from "../../local-queue/test/support/seeded.js";
import { estimateMergeTime } from "../../src/queue/estimate.js";
import type { Queue, TestingResult } from "../../src/service/service.js";
import { atMost, print, type Requirement } from "./report.js";

const DAYS = 200;
const PER_DAY = 12;
const RESULTS = 100;
const LIVE: ReadonlySet<string> = new Set(["pending", "testing", "tests_passed", "pending_failure"]);

interface Guess {
  /** True when the merge was in the interval of 80 %. */
  readonly isInside: boolean;
  /** Absolute errors in seconds: of the middle, and of the position times the mean test time. */
  readonly error: number;
  readonly plainError: number;
}

/** Prints the share of merges in the interval, and the errors; returns the requirements. */
export function benchEstimates(): readonly Requirement[] {
  const guesses = Array.from({ length: DAYS }, (_, index) => guessesOf(index + 1)).flat();
  const share = (guesses.filter(({ isInside }) => isInside).length / guesses.length) * 100;
  const errors = [medianOf(guesses.map(({ error }) => error)), medianOf(guesses.map(({ plainError }) => plainError))];
  print(`\nEstimates of ${guesses.length} merges in ${DAYS} simulated days`);
  print(`  in the interval of 80 %: ${share.toFixed(1)} %`);
  print(`  median error: ${minutes(errors[0])}; of position times mean test time: ${minutes(errors[1])}`);
  const off = Math.abs(share - 80);
  return [
    atMost("the share of merges in the interval of 80 % differs from 80 % by", off, 5, "points"),
    atMost(
      "the median error of estimates is, in times the plain one,",
      (errors[0] ?? 1) / (errors[1] ?? 1),
      0.99,
      "times",
    ),
  ];
}

function minutes(seconds: number | undefined): string {
  return `${((seconds ?? 0) / 60).toFixed(1)} minutes`;
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Creates a day with its own load, slots, batches, broken changes and flaky tests. */
function dayOf(random: Random): Simulation {
  const concurrency = 1 + random.below(8);
  const size = random.chance(0.3) ? 2 + random.below(3) : 1;
  const shortest = 300 + random.below(1200);
  const spread = random.below(1200);
  const count = 150;
  const seconds = (shortest + spread / 2) / (concurrency * size);
  const interval = seconds / (0.4 + random.below(70) / 100);
  const broken = random.below(10) / 100;
  const changes = Array.from({ length: count }, (_, index) => ({
    ...plainChange(index + 1, shortest + random.below(spread + 1)),
    broken: random.chance(broken),
  }));
  let atSeconds = 0;
  const inputs = changes.map(({ number }) => {
    atSeconds += random.below(Math.ceil(2 * interval));
    return { type: "submit" as const, atSeconds, number };
  });
  const settings = { concurrency, batch: size > 1, batchingMinSize: size, bisectionConcurrency: concurrency };
  return { settings, changes, inputs, seed: random.below(1000), flaky: random.below(4) / 100 };
}

function guessesOf(seed: number): readonly Guess[] {
  const random = seeded(seed);
  const day = dayOf(random);
  const played = simulate(day);
  const results = listResults(played);
  const merges = new Map(
    played.transitions.flatMap(({ number, to, atSeconds }) => (to === "merged" ? [[number, atSeconds] as const] : [])),
  );
  return Array.from({ length: PER_DAY }, () => played.endSeconds * (0.2 + random.below(700) / 1000)).flatMap((now) => {
    const queue = queueAt(played, day, now);
    const { prNumber } = queue.enqueuedPullRequests[random.below(queue.enqueuedPullRequests.length)] ?? {};
    const mergedAt = prNumber === undefined ? undefined : merges.get(prNumber);
    if (prNumber === undefined || mergedAt === undefined) return [];
    const known = resultsAt(results, now);
    const estimate = estimateMergeTime(queue, prNumber, known, now * 1000);
    if ("reason" in estimate) return [];
    const mean = known.reduce((sum, { testingDurationMs }) => sum + (testingDurationMs ?? 0), 0) / known.length;
    const position = 1 + queue.enqueuedPullRequests.findIndex((each) => each.prNumber === prNumber);
    return [
      {
        isInside: estimate.fromMs <= mergedAt * 1000 + 1000 && mergedAt * 1000 - 1000 <= estimate.toMs,
        error: Math.abs(estimate.atMs / 1000 - mergedAt),
        plainError: Math.abs(now + (position * mean) / 1000 - mergedAt),
      },
    ];
  });
}

/** Returns the queue as the service lists it at a time. */
function queueAt({ transitions }: Played, { settings }: Simulation, now: number): Queue {
  const entries = new Map<number, { readonly state: string; readonly sinceSeconds: number }>();
  for (const { number, to, atSeconds } of transitions) {
    if (atSeconds > now) break;
    if (LIVE.has(to)) entries.set(number, { state: to, sinceSeconds: atSeconds });
    else entries.delete(number);
  }
  const { concurrency = 1, batch = false, batchingMinSize = 1 } = settings;
  return {
    state: "running",
    mode: "single",
    concurrency,
    batch,
    batchingMinSize,
    enqueuedPullRequests: [...entries].map(([prNumber, { state, sinceSeconds }]) => {
      return { prNumber, state, stateChangedAt: toTime(sinceSeconds) };
    }),
  };
}

/** Returns the newest testing results before a time, newest first. */
function resultsAt(results: ReturnType<typeof listResults>, now: number): readonly TestingResult[] {
  return results
    .filter(({ endSeconds }) => endSeconds <= now)
    .toReversed()
    .slice(0, RESULTS)
    .map(({ number, run, startSeconds, endSeconds, outcome, conclusion }) => ({
      prNumber: number,
      testRunId: run,
      endedAt: toTime(endSeconds),
      testingDurationMs: (endSeconds - startSeconds) * 1000,
      outcome: outcome ?? "",
      cycleConclusion: conclusion,
    }));
}

function toTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
