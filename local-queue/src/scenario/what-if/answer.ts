/** Puts the result of a comparison into words and into a chart. */
import { formatList } from "../../../../src/text/format.js";
import type { QueueSettings } from "../../engine/settings.js";
import { formatAbout } from "../durations.js";
import type { Axis, Combination } from "./axes.js";
import type { Measure, Optimization, Row } from "./compare.js";

/** Returns the index of the combination with the present settings, or 0 if no combination has them. */
export function findPresent(combinations: readonly Combination[], present: QueueSettings): number {
  const index = combinations.findIndex(({ settings }) =>
    Object.entries(settings).every(([name, value]) => {
      // Without batches, their size has no effect.
      const isUnused = name === "batchingMinSize" && settings.batch === false && !present.batch;
      return isUnused || Object.entries(present).some(([key, current]) => key === name && current === value);
    }),
  );
  return Math.max(0, index);
}

interface Comparison {
  readonly rows: readonly Row[];
  readonly axes: readonly Axis[];
  /** Index of the row with the present settings. */
  readonly base: number;
  readonly hidesWaits: boolean;
  readonly optimization: Optimization | undefined;
}

/** Formats the answer: the effect of each setting alone, and the best combination. Empty for a single row. */
export function answerText({ rows, axes, base, hidesWaits, optimization }: Comparison): string {
  const present = rows[base];
  if (present === undefined || rows.length === 1) return "";
  const effects = axes.flatMap((_axis, column) => {
    const alone = rows.filter((row) => row !== present && differsOnlyIn(column, row, present));
    return describeAxis(alone, { axes, column, present, hidesWaits });
  });
  const best = hidesWaits ? undefined : findBest(rows);
  const isNew = axes.length > 1 && best !== undefined && best !== present;
  const end = isNew ? [`The best combination is ${nameOf(best, axes)}: ${describeRow(best, present)}.`] : [];
  const lines = [...effects, ...end, ...describeOptimization(optimization, axes, hidesWaits)]
    .map((line) => `- ${line}\n`)
    .join("");
  return `Compared with ${nameOf(present, axes)}:\n${lines}`;
}

function describeOptimization(
  optimization: Optimization | undefined,
  axes: readonly Axis[],
  hidesWaits: boolean,
): readonly string[] {
  if (optimization === undefined) return [];
  const { without, with: row } = optimization;
  const effect = describeEffect(row, without, hidesWaits) || `does not change ${unchanged(hidesWaits)}`;
  return [`Compared with ${nameOf(without, axes)}, adding optimizationMode=bisection_skip_redundant_tests ${effect}.`];
}

/**
 * Returns the row with the shortest waits. If days do not distinguish rows, and their waits are nearly as short, returns
 * the row with the fewest runs.
 */
export function findBest(rows: readonly Row[]): Row | undefined {
  const shortest = Math.min(...rows.map((row) => getMiddle(row, "waitP95")));
  return rows
    .filter((row) => row.estimates.waitP95.best && getMiddle(row, "waitP95") <= (1 + LEAST_DIFFERENCE) * shortest)
    .toSorted(
      (one, other) =>
        getMiddle(one, "runs") - getMiddle(other, "runs") || getMiddle(one, "waitP95") - getMiddle(other, "waitP95"),
    )[0];
}

function getMiddle({ estimates }: Row, measure: Measure): number {
  return estimates[measure].middle ?? Number.POSITIVE_INFINITY;
}

function differsOnlyIn(column: number, row: Row, present: Row): boolean {
  return row.values.every((value, index) => (index === column) === (value !== present.values[index]));
}

interface AxisContext {
  readonly axes: readonly Axis[];
  readonly column: number;
  readonly present: Row;
  readonly hidesWaits: boolean;
}

/** Describes each value of a setting. Values without an effect share a sentence. */
function describeAxis(alone: readonly Row[], { axes, column, present, hidesWaits }: AxisContext): readonly string[] {
  const name = axes[column]?.name ?? "";
  const effects = alone.map((row) => ({
    value: row.values[column] ?? "",
    effect: describeEffect(row, present, hidesWaits),
  }));
  const without = effects.flatMap(({ value, effect }) => (effect === "" ? [value] : []));
  return [
    ...effects.flatMap(({ value, effect }) => (effect === "" ? [] : [`${name}=${value} ${effect}.`])),
    ...(without.length === 0 ? [] : [`${name}=${without.join(",")} does not change ${unchanged(hidesWaits)}.`]),
  ];
}

function unchanged(hidesWaits: boolean): string {
  return hidesWaits ? "the number of test runs" : "the waits or the number of test runs";
}

/** Describes the differences that nearly all days show, and different waits that may be chance; empty without one. */
function describeEffect(row: Row, present: Row, hidesWaits: boolean): string {
  const runs = row.changes.runs === "none" ? [] : [`needs ${describeShare("runs", row, present)} test runs`];
  const merges =
    row.changes.mergesPerHour === "none"
      ? []
      : [`merges ${describeShare("mergesPerHour", row, present)} pull requests an hour`];
  const effects = [...(hidesWaits ? [] : describeWaits(row, present)), ...runs, ...merges];
  const chance = hidesWaits ? "" : formatChance(row, present);
  if (chance === "") return formatList(effects, effects.length);
  return effects.length === 0
    ? `changes the waits ${chance}, which may be chance`
    : `${formatList(effects, effects.length)}; the change of the waits ${chance} may be chance`;
}

const WAITS = ["waitP50", "waitP95"] as const;
/** Least relative difference of waits that the answer shows, also if not nearly all days show it. */
const LEAST_DIFFERENCE = 0.1;

/** Formats the waits whose medians differ although not nearly all days show a difference; empty without one. */
function formatChance(row: Row, present: Row): string {
  const spans = WAITS.flatMap((measure) => {
    const [from, to] = [present.estimates[measure].middle, row.estimates[measure].middle];
    if (row.changes[measure] !== "none" || from === null || to === null) return [];
    return Math.abs(to - from) < LEAST_DIFFERENCE * from ? [] : [formatSpan(measure, from, to)];
  });
  return formatList(spans, spans.length);
}

function formatSpan(measure: (typeof WAITS)[number], from: number, to: number): string {
  return `from ${formatAbout(from)} to ${formatAbout(to)} (${measure === "waitP50" ? "p50" : "p95"})`;
}

function describeWaits(row: Row, present: Row): readonly string[] {
  return (["better", "worse"] as const).flatMap((change) => {
    const spans = WAITS.flatMap((measure) => {
      const [from, to] = [present.estimates[measure].middle, row.estimates[measure].middle];
      if (row.changes[measure] !== change || from === null || to === null) return [];
      return [formatSpan(measure, from, to)];
    });
    const verb = change === "better" ? "shortens" : "lengthens";
    return spans.length === 0 ? [] : [`${verb} the waits ${spans.join(" and ")}`];
  });
}

function describeRow(row: Row, present: Row): string {
  const wait = row.estimates.waitP95.middle;
  const runs = row.changes.runs === "none" ? "as many test runs" : `${describeShare("runs", row, present)} test runs`;
  return `waits (p95) of ${wait === null ? "unknown length" : formatAbout(wait)}, and ${runs}`;
}

/** Describes the change of a figure, such as `13 % fewer`. */
function describeShare(measure: Measure, row: Row, present: Row): string {
  const [from, to] = [getMiddle(present, measure), getMiddle(row, measure)];
  const percent = from === 0 ? 0 : Math.round(Math.abs(to / from - 1) * 100);
  return `${percent} % ${to < from ? "fewer" : "more"}`;
}

export function nameOf({ values }: Row, axes: readonly Axis[]): string {
  return values.map((value, index) => `${axes[index]?.name}=${value}`).join(", ");
}

const BAR_CHARACTERS = 40;

/** Formats the waits (p95) as bars, in the order of the table. Empty without waits to compare. */
export function chartText(rows: readonly Row[], axes: readonly Axis[]): string {
  const waits = rows.map(({ estimates }) => estimates.waitP95.middle ?? 0);
  const longest = Math.max(...waits);
  if (rows.length === 1 || longest === 0) return "";
  const names = rows.map((row) => nameOf(row, axes));
  const width = Math.max(...names.map((name) => name.length));
  const lines = waits.map((wait, index) => {
    const bar = "\u2588".repeat(Math.max(1, Math.round((wait / longest) * BAR_CHARACTERS)));
    return `${(names[index] ?? "").padEnd(width)}  ${bar} ${formatAbout(wait)}\n`;
  });
  return `Waits (p95):\n${lines.join("")}`;
}
