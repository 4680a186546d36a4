/** This file tries random days, and reports the smallest day that breaks a rule. */
import * as fc from "fast-check";
import { expect } from "vitest";
import type { Simulation } from "../../../src/scenario/simulate.js";
import { journalOf } from "./journal.js";
import { type Rule, record } from "./recording.js";

const USUAL = 150;
const { MERGE_QUEUE_SCHEDULES = `${USUAL}`, MERGE_QUEUE_SEED = "20251122" } = process.env;

/** Number of days. */
const SCHEDULES = Number(MERGE_QUEUE_SCHEDULES);
/** True for a run with more days than usual. */
export const IS_LONG = SCHEDULES > USUAL;
/** Seed of the days. */
export const SEED = Number(MERGE_QUEUE_SEED);

/** Returns the first violation of each rule, with its day. */
export function findViolations(
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

/** Fails with the smallest day that breaks a rule. Tries a share of the number of days. */
export function expectRulesOnDays(
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
  expect.fail([...wrongs, describeDay(smallest, played), `MERGE_QUEUE_SEED=${SEED}`].join("\n"));
}

const FALSIFIED = "Property failed by returning false";

function describeDay(day: Simulation, played: typeof record): string {
  try {
    return journalOf(played(day));
  } catch {
    return JSON.stringify(day);
  }
}
