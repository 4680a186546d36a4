import { UNIT_MS } from "../duration.js";
import type { QuarantinedTest } from "./all-pages.js";

/** A listed test with the time that it has been quarantined for. */
export interface AgedTest {
  readonly test: QuarantinedTest;
  /** Milliseconds; undefined when the list does not tell, which says nothing about young or old. */
  readonly ageMs: number | undefined;
}

/** Adds the ages at a moment of this machine's clock, in milliseconds since 1970. */
export function withAges(tests: readonly QuarantinedTest[], nowMs: number): readonly AgedTest[] {
  return tests.map((test) => ({ test, ageMs: ageAt(nowMs, test.quarantined_at) }));
}

function ageAt(nowMs: number, quarantinedAt: string | null | undefined): number | undefined {
  const sinceMs = parseTime(quarantinedAt ?? "");
  if (sinceMs === undefined) return undefined;
  const ageMs = nowMs - sinceMs;
  // Two clocks may differ a little; a time further ahead is no time of quarantine.
  return ageMs < -UNIT_MS.d ? undefined : Math.max(0, ageMs);
}

const ISO = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** ISO 8601 as milliseconds since 1970; without a zone it is UTC (the service's document, "Quarantined test"). */
function parseTime(text: string): number | undefined {
  const form = ISO.exec(text.trim());
  if (form === null) return undefined;
  const inUtc = form[1] === undefined && form[0].length > 10 ? `${form[0]}Z` : form[0];
  const ms = Date.parse(inUtc.toUpperCase());
  return Number.isNaN(ms) ? undefined : ms;
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
  const ms = ageMs === undefined ? undefined : parseTime(text);
  return ms === undefined ? text : new Date(ms).toISOString().slice(0, 10);
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
