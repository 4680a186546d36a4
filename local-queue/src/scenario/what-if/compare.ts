import { setImmediate as nextTurn } from "node:timers/promises";
import type { Settings } from "../../engine/settings.js";
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
  peakRuns: { title: "peak runs", read: (day) => day.peakRuns, sign: 1, format: formatCount },
} as const satisfies Readonly<Record<string, MeasureRules>>;

interface MeasureRules {
  readonly title: string;
  readonly read: (day: Figures) => number | null;
  readonly sign: 1 | -1;
  readonly format: (value: number) => string;
}

export type Measure = keyof typeof MEASURES;
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

/** Difference from the present settings, if nearly all days show it. */
type Change = "better" | "worse" | "none";

export interface Row extends Combination {
  readonly estimates: Readonly<Record<Measure, Estimate>>;
  readonly changes: Readonly<Record<Measure, Change>>;
}

interface CompareOptions {
  /** Row with the present settings. */
  readonly base?: number;
  /** True when the waits of the days are incomplete: then no value is the best one. */
  readonly hidesWaits?: boolean;
  /** Name of this comparison for the progress. */
  readonly phase?: string;
}

export interface ComparisonIo {
  readonly writeError: (text: string) => void;
  readonly signal: AbortSignal;
}

const PROGRESS_MS = 5000;

/** Simulates each day under each combination. Returns null after a stop. */
export async function compare(
  days: readonly Simulation[],
  combinations: readonly Combination[],
  { signal, writeError }: ComparisonIo,
  { base = 0, hidesWaits = false, phase = "Comparison of settings" }: CompareOptions = {},
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
      const done = row * days.length + own.length;
      writeError(`${phase}: simulated ${done} of ${combinations.length * days.length} days.\n`);
    }
  }
  const columns = mapMeasures((measure) => estimateColumn(MEASURES[measure], figures));
  const unknown: Estimate = { middle: null, low: null, high: null, best: false };
  return combinations.map((combination, row) => ({
    ...combination,
    estimates: mapMeasures((measure) => {
      const estimate = columns[measure][row] ?? unknown;
      return hidesWaits && measure.startsWith("wait") ? { ...estimate, best: false } : estimate;
    }),
    changes: mapMeasures((measure) => findChange(MEASURES[measure], figures[row] ?? [], figures[base] ?? [])),
  }));
}

/** Mode that the service recommends for batches. It is compared also if the user does not name it. */
const SKIPPING = { optimizationMode: "bisection_skip_redundant_tests" } as const;

/** Two rows: a combination with batches, and the same with the recommended optimization of bisections. */
export interface Optimization {
  readonly without: Row;
  readonly with: Row;
}

/** Compares the optimization of bisections for a row. Undefined without batches, or if `row` has the optimization. */
export async function compareOptimization(
  row: Row,
  days: readonly Simulation[],
  io: ComparisonIo,
): Promise<Optimization | undefined> {
  const settings: Partial<Settings> = { ...days[0]?.settings, ...row.settings };
  if (settings.batch !== true || "optimizationMode" in row.settings) return undefined;
  if (settings.optimizationMode === SKIPPING.optimizationMode) return undefined;
  const { values } = row;
  const both = [row, { values, settings: { ...row.settings, ...SKIPPING } }];
  const [without, withIt] =
    (await compare(days, both, io, { phase: "Comparison with the optimization of bisections" })) ?? [];
  return without && withIt && { without, with: withIt };
}

function findChange({ read, sign }: MeasureRules, days: readonly Figures[], base: readonly Figures[]): Change {
  const [values, others] = [days.map(read), base.map(read)];
  if (isWorse(others, values, sign)) return "better";
  return isWorse(values, others, sign) ? "worse" : "none";
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
