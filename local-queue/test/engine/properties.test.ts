import { describe, expect, test } from "vitest";
import type { Simulation } from "../../src/scenario/simulate.js";
import { anyDay, busyDay, conflictDay, plainDay } from "../support/days/random-days.js";
import { nodesOf, type Recording, record } from "../support/days/recording.js";
import { expectRulesOnDays, findViolations, IS_LONG, SEED, sampleOf } from "../support/days/try-days.js";
import { RULES } from "./rules.js";
import { recordSlowly } from "./slow-host.js";

/** Kinds of days, and how the Git host answers. Long runs try more busy days. */
const WAYS: readonly (readonly [name: string, day: typeof anyDay, share: number, played: typeof record])[] = [
  ["any day", anyDay, 1, record],
  ["any day with a slow host", anyDay, 0.4, recordSlowly],
  ["a busy day", busyDay, IS_LONG ? 0.2 : 0.05, record],
  ["a busy day with a slow host", busyDay, IS_LONG ? 0.1 : 0.02, recordSlowly],
];

describe.each(WAYS)(`%s (seed ${SEED})`, (_name, day, share, played) => {
  const wrongs = findViolations(sampleOf(day, share), RULES, played);
  test.each(Object.entries(RULES))("%s", (name, rule) => {
    // This call fails with the smallest day that breaks the rule.
    if (wrongs.has(name)) expectRulesOnDays(day, (each) => rule(played(each)), share, played);
    expect(wrongs.get(name)).toBeUndefined();
  });
});

describe("simulated day without cancels and flaky tests", () => {
  test("rule 7: merges exactly the good pull requests with any settings", () => {
    expectRulesOnDays(plainDay, (day) => wronglyEnded(record(day)), 0.4);
  });

  test("rule 9: fails the later of two conflicting pull requests, or either when there are batches", () => {
    expectRulesOnDays(conflictDay, (day) => wronglyBlamed(day, record(day)), 0.4);
  });
});

function* wronglyEnded({ simulation, played }: Recording): Iterable<string> {
  const ends = endsOf(played.transitions);
  for (const { number, broken } of simulation.changes) {
    const expected = broken ? "failed" : "merged";
    if (ends.get(number) !== expected) yield `#${number} is ${ends.get(number)}, not ${expected}`;
  }
}

function endsOf(transitions: Recording["played"]["transitions"]): ReadonlyMap<number, string> {
  return new Map(transitions.map(({ number, to }) => [number, to]));
}

function* wronglyBlamed({ settings, changes }: Simulation, { played, last }: Recording): Iterable<string> {
  const ends = endsOf(played.transitions);
  for (const { number, conflicts } of changes) {
    const [conflict] = conflicts;
    if (conflict === undefined) {
      const isNamed = changes.some((other) => other.conflicts.some((each) => each.with === number));
      if (!isNamed && ends.get(number) !== "merged") yield `#${number} is ${ends.get(number)}`;
      continue;
    }
    const pair = [number, conflict.with].toSorted((a, b) => admissionOf(last, a) - admissionOf(last, b));
    const found = pair.map((each) => ends.get(each)).join(" and ");
    const expected = settings.batch ? ["merged and failed", "failed and merged"] : ["merged and failed"];
    if (!expected.includes(found)) yield `#${pair.join(" and #")} are ${found}`;
  }
}

function admissionOf({ entries }: Recording["last"], number: number): number {
  return nodesOf(entries).find(({ value }) => value.number === number)?.value.admission ?? 0;
}
