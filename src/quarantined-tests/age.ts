import { UNIT_MS } from "../duration.js";
import { dayOf, isoTime } from "../iso-time.js";
import type { QuarantinedTest } from "./all-pages.js";

/** A listed test with the time that it has been quarantined for. */
export interface AgedTest {
  readonly test: QuarantinedTest;
  /** Milliseconds; undefined when the list does not tell, which says nothing about young or old. */
  readonly ageMs: number | undefined;
}

/** Adds the ages at a moment of this machine's clock, in milliseconds since 1970. A time without a zone is UTC (the service's document, "Quarantined test"). */
export function withAges(tests: readonly QuarantinedTest[], nowMs: number): readonly AgedTest[] {
  return tests.map((test) => ({ test, ageMs: ageAt(nowMs, test.quarantined_at) }));
}

function ageAt(nowMs: number, quarantinedAt: string | null | undefined): number | undefined {
  const since = isoTime(quarantinedAt ?? "");
  if (since === undefined) return undefined;
  const ageMs = nowMs - since.ms;
  // Two clocks may differ a little; a time further ahead is no time of quarantine.
  return ageMs < -UNIT_MS.d ? undefined : Math.max(0, ageMs);
}

/** Whole days that have passed. */
export function wholeDays(ageMs: number): number {
  return Math.floor(ageMs / UNIT_MS.d);
}

/** Whole days as a cell shows them: empty when unknown. */
export function daysOf({ ageMs }: AgedTest): string {
  return ageMs === undefined ? "" : `${wholeDays(ageMs)}`;
}

/** The day (UTC) on which the test was quarantined; the service's own text where that is no time. */
export function sinceOf({ test, ageMs }: AgedTest): string {
  const text = test.quarantined_at ?? "";
  return ageMs === undefined ? text : dayOf(text);
}

/** Those of a known age, the longest quarantined first, then the others in their order. */
export function oldestFirst(tests: readonly AgedTest[]): readonly AgedTest[] {
  return tests.toSorted((a, b) => (b.ageMs ?? -1) - (a.ageMs ?? -1));
}

/** Age of the oldest test in milliseconds; undefined where no age is known. */
export function oldestAge(tests: readonly AgedTest[]): number | undefined {
  return oldestFirst(tests)[0]?.ageMs;
}

export function countUnknownAges(tests: readonly AgedTest[]): number {
  return tests.filter(({ ageMs }) => ageMs === undefined).length;
}
