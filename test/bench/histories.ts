/** Replays simulated days with known figures, and compares the forecast for the same settings with these figures. */
import { computeFigures } from "../../local-queue/src/scenario/figures.js";
import {
  isTrusted,
  readPast,
  replay,
  resamplePast,
  wasQueueFull,
} from "../../local-queue/src/scenario/history/past.js";
import { listResults, listSubmissions } from "../../local-queue/src/scenario/history/results.js";
import { type Simulation, simulate } from "../../local-queue/src/scenario/simulate.js";
import { compare, MEASURE_NAMES, MEASURES } from "../../local-queue/src/scenario/what-if/compare.js";
import { plainChange } from "../../local-queue/src/state/change.js";
import { seeded } from "../../local-queue/test/support/seeded.js";
import { atMost, print, type Requirement } from "./report.js";

const SCENARIOS = 60;
const PULL_REQUESTS = 300;
const RESAMPLES = 30;

/** Prints the share of true figures in the interval of the forecast; returns the requirements. */
export async function benchHistories(): Promise<readonly Requirement[]> {
  const missing: boolean[] = [];
  let distrusted = 0;
  let unnamed = 0;
  for (let seed = 1; seed <= SCENARIOS; seed += 1) {
    const isFull = seed % 2 === 0;
    const day = dayOf(seed, isFull);
    const played = simulate(day);
    const history = { results: listResults(played), submissions: listSubmissions(played) };
    const past = readPast(history, day.settings.concurrency ?? 1, seed);
    if (isFull && !wasQueueFull(past)) unnamed += 1;
    if (!isTrusted(replay(past, day.settings, seed))) {
      distrusted += 1;
      continue;
    }
    const days = resamplePast(past, day.settings, RESAMPLES, seed);
    const io = { signal: new AbortController().signal, writeError() {} };
    const [row] = (await compare(days, [{ values: [], settings: {} }], io)) ?? [];
    const truth = computeFigures(played);
    for (const measure of MEASURE_NAMES) {
      const [value, { low, high } = { low: null, high: null }] = [
        MEASURES[measure].read(truth),
        row?.estimates[measure],
      ];
      missing.push(value === null || low === null || high === null || value < low || value > high);
    }
  }
  const share = (missing.filter(Boolean).length / missing.length) * 100;
  print(`\nForecasts of ${SCENARIOS} simulated days for the settings of the day, half of them with a full queue`);
  print(`  ${(100 - share).toFixed(1)} % of ${missing.length} figures are in the interval`);
  print(`  ${distrusted} of ${SCENARIOS} replays differ too much from the day for a forecast`);
  return [
    atMost("the share of figures outside of the interval of a forecast is", share, 15, "%"),
    atMost("the number of full queues that are not reported is", unnamed, 0, "queues"),
  ];
}

function dayOf(seed: number, isFull: boolean): Simulation {
  const random = seeded(seed);
  const concurrency = 1 + random.below(8);
  const size = random.chance(0.3) ? 2 + random.below(3) : 1;
  const [shortest, spread] = [300 + random.below(1200), random.below(1200)];
  const load = isFull ? 0.95 + random.below(30) / 100 : 0.2 + random.below(40) / 100;
  const interval = (shortest + spread / 2) / (concurrency * size) / load;
  const broken = random.below(10) / 100;
  const changes = Array.from({ length: PULL_REQUESTS }, (_, index) => ({
    ...plainChange(index + 1, shortest + random.below(spread + 1)),
    broken: random.chance(broken),
  }));
  let atSeconds = 0;
  const inputs = changes.map(({ number }) => {
    atSeconds += random.below(Math.ceil(2 * interval));
    return { type: "submit" as const, atSeconds, number };
  });
  const settings = { concurrency, batch: size > 1, batchingMinSize: size, bisectionConcurrency: concurrency };
  return { settings, changes, inputs, seed, flaky: random.below(4) / 100 };
}
