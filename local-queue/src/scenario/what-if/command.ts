import { formatCount } from "../../../../src/text/format.js";
import { drawScenario } from "../file/draw.js";
import type { ScenarioFile } from "../file/form.js";
import { type Axis, listCombinations, readAxes } from "./axes.js";
import { type ComparisonIo, compare, type Estimate, MEASURE_NAMES, MEASURES, type Row } from "./compare.js";

export interface ComparisonOptions extends ComparisonIo {
  readonly write: (text: string) => void;
  readonly whatIf: readonly string[];
  readonly seed: number;
  /** Number of days to simulate; undefined to choose the number by the amount of work. */
  readonly seeds: number | undefined;
  readonly json: boolean;
}

const EXIT_OK = 0;
export const EXIT_STOPPED = 130;

/** Number of pull requests whose simulation takes about a minute. */
const MOST_PLAYED = 400_000;
const WANTED_DAYS = 20;
const LEAST_DAYS = 3;

/** Compares settings. Returns the exit code. @throws InputError for an unknown setting or value */
export async function compareScenario(file: ScenarioFile, options: ComparisonOptions): Promise<number> {
  const axes = readAxes(options.whatIf);
  const combinations = listCombinations(axes);
  const pullRequests = drawScenario(file, options.seed).simulation.changes.length;
  const isRandom = hasChance(file);
  const count = isRandom
    ? (options.seeds ?? limitDays(WANTED_DAYS, LEAST_DAYS, pullRequests * combinations.length))
    : 1;
  const days = Array.from({ length: count }, (_, index) => drawScenario(file, options.seed + index).simulation);
  const rows = await compare(days, combinations, options);
  if (rows === null) return EXIT_STOPPED;
  if (options.json) {
    options.write(`${JSON.stringify({ about: file.about ?? null, days: count, rows }, null, 2)}\n`);
    return EXIT_OK;
  }
  const about = file.about === undefined ? "" : `${file.about}\n\n`;
  const seeds = isRandom ? formatCount(count, "seed") : "no random values";
  const title = `${formatCount(pullRequests, "pull request")}, ${formatCount(combinations.length, "combination")} of settings, ${seeds}.`;
  options.write(`${about}${comparisonText({ title, rows, axes, days: count })}\n${limitsText(false)}`);
  return EXIT_OK;
}

/** Returns the wanted number of days, or fewer if days with `each` pull requests would take too long. */
export function limitDays(wanted: number, least: number, each: number): number {
  return Math.max(least, Math.min(wanted, Math.floor(MOST_PLAYED / each)));
}

/** True when two days with different seeds differ. */
function hasChance({ generate, flaky = 0, "pull-requests": listed, events }: ScenarioFile): boolean {
  return generate.length > 0 || flaky > 0 || [...listed, ...events].some((change) => (change.flaky ?? 0) > 0);
}

interface Comparison {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly axes: readonly Axis[];
  readonly days: number;
  readonly isFull?: boolean;
}

/**
 * Formats the table. With several days, each row has a second line of bounds. Without a conclusion if the queue was
 * always full.
 */
export function comparisonText({ title, rows, axes, days, isFull = false }: Comparison): string {
  const ranges = days === 1 ? "" : " Below each figure: the range of the middle 90 %.";
  const heads = [...axes.map(({ name }) => name), ...MEASURE_NAMES.map((measure) => MEASURES[measure].title)];
  const lines = rows.flatMap(({ values, estimates }) => {
    const cells = MEASURE_NAMES.map((measure) => estimateCells(estimates[measure], MEASURES[measure].format));
    const middles = [...values, ...cells.map(({ middle }) => middle)];
    return days === 1 ? [middles] : [middles, [...values.map(() => ""), ...cells.map(({ range }) => range)]];
  });
  const widths = heads.map((head, column) => Math.max(head.length, ...lines.map((line) => line[column]?.length ?? 0)));
  const aligned = (cell: string, column: number) => {
    const width = widths[column] ?? 0;
    return column < axes.length ? cell.padEnd(width) : cell.padStart(width);
  };
  const table = [heads, ...lines].map((cells) => `${cells.map(aligned).join("  ").trimEnd()}\n`).join("");
  // A table with one row compares nothing.
  const end = rows.length === 1 ? "" : `\n${isFull ? NO_VERDICT : conclusion(rows, axes)}`;
  return `${title}${ranges}\n\n${table}${end}`;
}

function estimateCells({ middle, low, high, best }: Estimate, format: (value: number) => string) {
  if (middle === null || low === null || high === null) return { middle: "-", range: "" };
  return { middle: `${best ? "*" : ""}${format(middle)}`, range: `${format(low)}..${format(high)}` };
}

const waitIn = ({ estimates }: Row) => estimates.waitP95.middle ?? 0;

function conclusion(rows: readonly Row[], axes: readonly Axis[]): string {
  const best = rows.filter(({ estimates }) => estimates.waitP95.best);
  const [fastest, ...others] = best.toSorted((one, other) => waitIn(one) - waitIn(other));
  if (fastest === undefined) return "These settings do not change the waits (p95).\n";
  const settings = fastest.values.map((value, index) => `${axes[index]?.name}=${value}`);
  const alike =
    others.length === 0
      ? ""
      : `; these days do not distinguish it from ${formatCount(others.length, "other combination")}`;
  return `* marks the best value of a column, and each value that these days do not distinguish from it.
The shortest waits (p95): ${settings.join(", ")}${alike}.
`;
}

const NO_VERDICT =
  "The waits have no best value, because the queue was often full: see the first lines. * marks the best values of other columns.\n";

const LIMITS = [
  "The length of tests does not depend on the number of concurrent runs. Real CI may have fewer runners than the queue has slots.",
  "The tests of a batch take as long as the tests of its slowest member alone. Only its members can break a batch.",
  "Simulated failures are independent of each other. Real failures come in clusters, for example in a CI outage.",
  "People do not react to the queue. They do not submit again after a failure, and do not delay submissions when the queue is long.",
  "Test branches, merges and API requests take no time.",
  "If the documentation of the queue leaves a rule open, the model uses the most likely rule.",
  "The model was never checked at more than twice the load of the observed queue.",
];

const LIMITS_OF_A_PAST = [
  "Test results do not contain the time of a submission, so waits start with the first test run. The first lines report the share of pull requests that may have waited for a test slot before that run.",
  "Test results do not name impacted targets, so each pull request waits for all pull requests ahead, as in single mode.",
  "A failed pull request counts as a broken change, even if a flaky test or a conflict was the cause. A merge within half an hour is the exception.",
];

export function limitsText(isOfPast: boolean): string {
  const limits = isOfPast ? [...LIMITS, ...LIMITS_OF_A_PAST] : LIMITS;
  return `Limits of the model:\n${limits.map((limit) => `- ${limit}\n`).join("")}`;
}
