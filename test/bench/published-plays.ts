/** Simulates queues with the settings of published figures. */
import type { Settings } from "../../local-queue/src/engine/settings.js";
import { computeFigures } from "../../local-queue/src/scenario/figures.js";
import { type Played, type Simulation, simulate } from "../../local-queue/src/scenario/simulate.js";
import { plainChange } from "../../local-queue/src/state/change.js";
import { seeded } from "../../local-queue/test/support/seeded.js";

/** Seed of all random choices. */
export const SEED = 1;
const TEST_MINUTES = 30;

interface Plan {
  readonly count: number;
  readonly settings: Partial<Settings>;
  readonly isBroken?: (index: number) => boolean;
  /** Number of pull requests that are submitted together, a week before the next ones; undefined for all. */
  readonly together?: number;
  readonly untilSeconds?: number;
}

function play({ count, settings, isBroken = () => false, together = count, ...limits }: Plan): Played {
  const WEEK_SECONDS = 7 * 86_400;
  const indexes = Array.from({ length: count }, (_, index) => index);
  const changes = indexes.map((index) => ({ ...plainChange(index + 1, TEST_MINUTES * 60), broken: isBroken(index) }));
  const inputs: Simulation["inputs"] = indexes.map((index) => {
    return { atSeconds: Math.floor(index / together) * WEEK_SECONDS, type: "submit", number: index + 1 };
  });
  return simulate({ settings, changes, inputs, seed: SEED, ...limits });
}

/** Draws the broken pull requests with a probability. */
function drawBroken(count: number, share: number): (index: number) => boolean {
  const random = seeded(SEED);
  const broken = Array.from({ length: count }, () => random.chance(share));
  return (index) => broken[index] === true;
}

/** Returns the settings for batches of a size. All pull requests are there at once, so that no batch waits. */
export function batchesOf(size: number, settings: Partial<Settings> = {}): Partial<Settings> {
  return { batch: true, batchingMinSize: size, ...settings };
}

export interface Runs {
  /** Test runs of groups in which every pull request is new. */
  readonly first: number;
  readonly bisection: number;
  /** Test runs of groups with a pull request that was tested before. */
  readonly again: number;
  readonly hours: number;
}

function countRuns(played: Played): Runs {
  const known = new Set<number>();
  const counts = { first: 0, bisection: 0, again: 0 };
  for (const { kind, own } of played.runs) {
    counts[kind === "bisection" ? kind : own.some((number) => known.has(number)) ? "again" : "first"] += 1;
    for (const number of own) known.add(number);
  }
  return { ...counts, hours: computeFigures(played).runMinutes / 60 };
}

/** Simulates batches in which only some numbers are broken. */
export function playExample(count: number, settings: Partial<Settings>, broken: readonly number[] = []): Runs {
  return countRuns(play({ count, settings, isBroken: (index) => broken.includes(index + 1) }));
}

const PULL_REQUESTS = 4800;

/** Returns the test runs for each pull request in batches that do not influence each other. */
export function playAlone(size: number, share: number): { readonly halving: number; readonly again: number } {
  const isBroken = drawBroken(PULL_REQUESTS, share);
  const runs = countRuns(play({ count: PULL_REQUESTS, settings: batchesOf(size), isBroken, together: size }));
  return { halving: (runs.first + runs.bisection) / PULL_REQUESTS, again: runs.again / PULL_REQUESTS };
}

/** Returns the test runs for each pull request of a full queue. */
export function playFull(size: number, share: number, settings: Partial<Settings> = {}): number {
  const isBroken = drawBroken(PULL_REQUESTS, share);
  return play({ count: PULL_REQUESTS, settings: batchesOf(size, settings), isBroken }).runs.length / PULL_REQUESTS;
}

/** Returns the test runs for each pull request of a full queue, if the pull requests fail as known. */
export function playFailures(size: number, failures: readonly boolean[], settings: Partial<Settings> = {}): number {
  const isBroken = (index: number) => failures[index] === true;
  const { runs } = play({ count: failures.length, settings: batchesOf(size, settings), isBroken });
  return runs.length / failures.length;
}

export interface Line {
  readonly mergesPerHour: number;
  readonly lostPerHour: number;
  readonly meanMinutes: number;
  readonly medianMinutes: number;
}

const LINE_HOURS = 10_000;

/**
 * Simulates a full queue without batches, 1 of 10 broken. As in the Sonos simulator, the time to merge of a round is the
 * number of queued pull requests, by Little's law, divided by the merges of the round. `waiting` more pull requests wait
 * outside of the slots in 1 of 10 rounds.
 */
export function playLine(slots: number, waiting: number): Line {
  const count = slots * 2 * LINE_HOURS;
  const isBroken = drawBroken(count, 0.1);
  const played = play({ count, settings: { concurrency: slots }, isBroken, untilSeconds: LINE_HOURS * 3600 });
  const { mergesPerHour, failed, restarts } = computeFigures(played);
  const rounds = new Map<number, number>();
  for (const { to, atSeconds } of played.transitions) {
    if (to === "merged") rounds.set(atSeconds, (rounds.get(atSeconds) ?? 0) + 1);
  }
  const random = seeded(SEED);
  const minutes = [...rounds.values()].map((merged) => {
    return ((slots + (random.chance(0.1) ? waiting : 0)) * TEST_MINUTES) / merged;
  });
  return {
    mergesPerHour,
    lostPerHour: (failed + restarts) / LINE_HOURS,
    meanMinutes: minutes.reduce((sum, each) => sum + each, 0) / minutes.length,
    medianMinutes: minutes.toSorted((one, other) => one - other)[Math.floor(minutes.length / 2)] ?? Number.NaN,
  };
}
