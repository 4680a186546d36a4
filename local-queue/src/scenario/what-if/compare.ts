import { setImmediate as nextTurn } from "node:timers/promises";
import { keysOf } from "../../state/fields.js";
import { formatAbout } from "../durations.js";
import { computeFigures, type Figures } from "../figures.js";
import { type Simulation, simulate } from "../simulate.js";
import type { Combination } from "./axes.js";

/** Figures of the table, in order. `sign` is 1 if a smaller value is better, otherwise -1. */
export const MEASURES = {
  waitP50: { title: "wait p50", read: (day) => day.waitSecondsP50, sign: 1, format: formatAbout },
  waitP95: { title: "wait p95", read: (day) => day.waitSecondsP95, sign: 1, format: formatAbout },
  mergesPerHour: { title: "merges/h", read: (day) => day.mergesPerHour, sign: -1, format: (rate) => rate.toFixed(1) },
  failed: { title: "failed", read: (day) => day.failed, sign: 1, format: formatCount },
  runs: { title: "runs", read: (day) => day.mainRuns + day.bisectionRuns, sign: 1, format: formatCount },
  runnerMinutes: { title: "runner min", read: (day) => day.runMinutes, sign: 1, format: formatCount },
} as const satisfies Readonly<Record<string, MeasureRules>>;

interface MeasureRules {
  readonly title: string;
  readonly read: (day: Figures) => number | null;
  readonly sign: 1 | -1;
  readonly format: (value: number) => string;
}

type Measure = keyof typeof MEASURES;
export const MEASURE_NAMES: readonly Measure[] = keysOf(MEASURES);

function formatCount(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(?:\d{3})+$)/g, ",");
}

/** Median of a figure over all days, and the bounds of the middle 90 %. Null if the figure has no value on any day. */
export interface Estimate extends Readonly<Record<"middle" | "low" | "high", number | null>> {
  /**
   * True when no other combination is better on nearly all days. If this is true for all combinations, the table marks
   * none.
   */
  readonly best: boolean;
}

export interface Row extends Combination {
  readonly estimates: Readonly<Record<Measure, Estimate>>;
}

export interface ComparisonIo {
  readonly writeError: (text: string) => void;
  readonly signal: AbortSignal;
}

const PROGRESS_MS = 5000;

/** Simulates each day with each combination. With `isFull`, no wait is marked as best. Returns null after a stop. */
export async function compare(
  days: readonly Simulation[],
  combinations: readonly Combination[],
  { signal, writeError }: ComparisonIo,
  isFull = false,
): Promise<readonly Row[] | null> {
  const figures: Figures[][] = [];
  let reportedAtMs = Date.now();
  for (const [row, { settings }] of combinations.entries()) {
    const own: Figures[] = [];
    figures.push(own);
    for (const day of days) {
      own.push(computeFigures(simulate({ ...day, settings: { ...day.settings, ...settings } })));
      await nextTurn();
      if (signal.aborted) return null;
      if (Date.now() - reportedAtMs <= PROGRESS_MS) continue;
      reportedAtMs = Date.now();
      writeError(`${row * days.length + own.length} of ${combinations.length * days.length} days played\n`);
    }
  }
  const columns = mapMeasures((measure) => estimateColumn(MEASURES[measure], figures));
  const unknown: Estimate = { middle: null, low: null, high: null, best: false };
  return combinations.map((combination, row) => ({
    ...combination,
    estimates: mapMeasures((measure) => {
      const estimate = columns[measure][row] ?? unknown;
      return isFull && measure.startsWith("wait") ? { ...estimate, best: false } : estimate;
    }),
  }));
}

function mapMeasures<Value>(derive: (measure: Measure) => Value): Readonly<Record<Measure, Value>>;
function mapMeasures(derive: (measure: Measure) => unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(MEASURE_NAMES.map((measure) => [measure, derive(measure)]));
}

const LOW = 0.05;
const HIGH = 0.95;

/** Computes the estimates of one figure. `figures` are ordered by combination, then by day. */
function estimateColumn({ read, sign }: MeasureRules, figures: readonly (readonly Figures[])[]): readonly Estimate[] {
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

/** True when the values are worse than those of the best combination on nearly all days. */
function isWorse(values: readonly (number | null)[], best: readonly (number | null)[], sign: number): boolean {
  const differences = values.flatMap((value, day) => {
    const other = best[day] ?? null;
    return value === null || other === null ? [] : [sign * (value - other)];
  });
  const low = quantile(differences, LOW);
  return low === null || low > 0;
}

/** Interpolates between the two nearest values. Returns null without values. */
function quantile(values: readonly (number | null)[], share: number): number | null {
  const sorted = values.filter((value) => value !== null).toSorted((one, other) => one - other);
  const index = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(index)], sorted[Math.ceil(index)]];
  return below === undefined || above === undefined ? null : below + (above - below) * (index - Math.floor(index));
}
