/** Plays the same days under each combination of settings and compares the figures. */
import { setImmediate as nextTurn } from "node:timers/promises";
import { keysOf } from "../../state/fields.js";
import { formatAbout } from "../durations.js";
import { type Figures, figuresOf } from "../figures.js";
import { type Simulation, simulate } from "../simulate.js";
import type { Combination } from "./axes.js";

/** Figures that are compared, in the order of the table. `sign` is 1 when people want less of it, -1 when more. */
export const MEASURES = {
  waitP50: { title: "wait p50", read: (day: Figures) => day.waitSecondsP50, sign: 1, format: formatAbout },
  waitP95: { title: "wait p95", read: (day: Figures) => day.waitSecondsP95, sign: 1, format: formatAbout },
  mergesPerHour: {
    title: "merges/h",
    read: (day: Figures) => day.mergesPerHour,
    sign: -1,
    format: (value: number) => value.toFixed(1),
  },
  ejected: { title: "ejected", read: (day: Figures) => day.failed, sign: 1, format: formatCount },
  runs: { title: "runs", read: (day: Figures) => day.mainRuns + day.bisectionRuns, sign: 1, format: formatCount },
  runnerMinutes: { title: "runner min", read: (day: Figures) => day.runMinutes, sign: 1, format: formatCount },
} as const;

type Measure = keyof typeof MEASURES;
export const MEASURE_NAMES: readonly Measure[] = keysOf(MEASURES);

function formatCount(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(?:\d{3})+$)/g, ",");
}

/** A figure over all days: the median, and the bounds of the middle 90 percent. Null when no day has the figure. */
export interface Estimate extends Readonly<Record<"middle" | "low" | "high", number | null>> {
  /** True when no other combination is better on nearly all days; false for all when no combination is worse. */
  readonly best: boolean;
}

export interface Row extends Combination {
  readonly estimates: Readonly<Record<Measure, Estimate>>;
}

export interface ComparisonIo {
  /** For progress. */
  readonly writeError: (text: string) => void;
  /** Aborting it stops the comparison. */
  readonly signal: AbortSignal;
}

const PROGRESS_MS = 5000;

/** Plays each day under each combination; null when the signal stops it. */
export async function compare(
  days: readonly Simulation[],
  combinations: readonly Combination[],
  { signal, writeError }: ComparisonIo,
): Promise<readonly Row[] | null> {
  const figures: Figures[][] = [];
  let reportedAtMs = Date.now();
  for (const [row, { settings }] of combinations.entries()) {
    const own: Figures[] = [];
    figures.push(own);
    for (const day of days) {
      own.push(figuresOf(simulate({ ...day, settings: { ...day.settings, ...settings } })));
      await nextTurn();
      if (signal.aborted) return null;
      if (Date.now() - reportedAtMs <= PROGRESS_MS) continue;
      reportedAtMs = Date.now();
      writeError(`${row * days.length + own.length} of ${combinations.length * days.length} days played\n`);
    }
  }
  const columns = mapMeasures((measure) => estimateColumn(MEASURES[measure], figures));
  return combinations.map((combination, row) => ({
    ...combination,
    estimates: mapMeasures((measure) => columns[measure][row] ?? UNKNOWN),
  }));
}

const UNKNOWN: Estimate = { middle: null, low: null, high: null, best: false };

function mapMeasures<Value>(derive: (measure: Measure) => Value): Readonly<Record<Measure, Value>>;
function mapMeasures(derive: (measure: Measure) => unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(MEASURE_NAMES.map((measure) => [measure, derive(measure)]));
}

/** Removes the marks of the shortest waits from rows whose waits are known in part only. */
export function withoutBestWaits(rows: readonly Row[]): readonly Row[] {
  return rows.map((row) => {
    const { waitP50, waitP95 } = row.estimates;
    const unmarked = { waitP50: { ...waitP50, best: false }, waitP95: { ...waitP95, best: false } };
    return { ...row, estimates: { ...row.estimates, ...unmarked } };
  });
}

const LOW = 0.05;
const HIGH = 0.95;

/** Estimates one measure; `figures` are by combination, then by day. */
function estimateColumn(
  { read, sign }: (typeof MEASURES)[Measure],
  figures: readonly (readonly Figures[])[],
): readonly Estimate[] {
  const values = figures.map((days) => days.map(read));
  const middles = values.map((each) => quantile(each, 0.5));
  const known = middles.flatMap((middle, row) => (middle === null ? [] : [{ middle, row }]));
  const winner = known.toSorted((one, other) => sign * (one.middle - other.middle))[0]?.row;
  const isBest = values.map((each) => winner !== undefined && !isWorse(each, values[winner] ?? [], sign));
  const isDecided = isBest.includes(false);
  return values.map((each, row) => ({
    middle: middles[row] ?? null,
    low: quantile(each, LOW),
    high: quantile(each, HIGH),
    best: isDecided && isBest[row] === true,
  }));
}

/** True when the values are worse on nearly all days than those of the best combination on the same day. */
function isWorse(values: readonly (number | null)[], best: readonly (number | null)[], sign: number): boolean {
  const differences = values.flatMap((value, day) => {
    const other = best[day] ?? null;
    return value === null || other === null ? [] : [sign * (value - other)];
  });
  const low = quantile(differences, LOW);
  return low === null || low > 0;
}

/** Interpolates between the two values around the share; null without any value. */
function quantile(values: readonly (number | null)[], share: number): number | null {
  const sorted = values.filter((value) => value !== null).toSorted((one, other) => one - other);
  const index = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(index)], sorted[Math.ceil(index)]];
  return below === undefined || above === undefined ? null : below + (above - below) * (index - Math.floor(index));
}
