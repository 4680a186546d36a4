/** How many made-up days are tried, which ones, and how a bad one is told. */
import * as fc from "fast-check";
import { expect } from "vitest";
import type { Simulation } from "../../../src/scenario/simulate.js";
import { journalOf } from "./journal.js";
import { type Rule, record } from "./recording.js";

const USUAL = 1000;
const { MERGE_QUEUE_SCHEDULES = `${USUAL}`, MERGE_QUEUE_SEED = "20251122" } = process.env;

/** `MERGE_QUEUE_SCHEDULES=100000` tries more. */
const SCHEDULES = Number(MERGE_QUEUE_SCHEDULES);
/** Whether more time may be taken than there is on each day. */
export const IS_LONG = SCHEDULES > USUAL;
/** `MERGE_QUEUE_SEED` tries others. */
export const SEED = Number(MERGE_QUEUE_SEED);

/** What each rule finds wrong with the first day that it finds anything wrong with. */
export function findWrongs(
  days: Iterable<Simulation>,
  rules: Readonly<Record<string, Rule>>,
  played = record,
): ReadonlyMap<string, { readonly wrong: string; readonly day: Simulation }> {
  const wrongs = new Map<string, { readonly wrong: string; readonly day: Simulation }>();
  for (const day of days) {
    const recording = played(day);
    for (const [name, rule] of Object.entries(rules)) {
      const [wrong] = wrongs.has(name) ? [] : rule(recording);
      if (wrong !== undefined) wrongs.set(name, { wrong, day });
    }
  }
  return wrongs;
}

export function sampleOf(day: fc.Arbitrary<Simulation>, share = 1): readonly Simulation[] {
  return fc.sample(day, { seed: SEED, numRuns: Math.ceil(SCHEDULES * share) });
}

/** Fails with the smallest day that breaks a rule, and its wrongs; `share` of all days are tried. */
export function expectOnDays(
  day: fc.Arbitrary<Simulation>,
  wrongsOf: (day: Simulation) => Iterable<string>,
  share: number,
  played = record,
): void {
  const { counterexample, failed, errorInstance } = fc.check(
    fc.property(day, (each) => [...wrongsOf(each)].length === 0),
    { seed: SEED, numRuns: Math.ceil(SCHEDULES * share) },
  );
  const [smallest] = counterexample ?? [];
  if (!failed || smallest === undefined) return;
  const isThrown = errorInstance instanceof Error && errorInstance.message !== FALSIFIED;
  const wrongs = isThrown ? [errorInstance.message] : [...wrongsOf(smallest)];
  expect.fail([...wrongs, tell(smallest, played), `MERGE_QUEUE_SEED=${SEED}`].join("\n"));
}

const FALSIFIED = "Property failed by returning false";

function tell(day: Simulation, played: typeof record): string {
  try {
    return journalOf(played(day));
  } catch {
    return JSON.stringify(day);
  }
}
