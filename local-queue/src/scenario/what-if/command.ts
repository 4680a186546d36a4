import { formatCount } from "../../../../src/text/format.js";
import { DEFAULT_SETTINGS } from "../../engine/settings.js";
import { drawScenario } from "../file/draw.js";
import type { ScenarioFile } from "../file/form.js";
import type { Simulation } from "../simulate.js";
import { answerText, chartText, findBest, findPresent } from "./answer.js";
import { type Axis, type Combination, listCombinations, readAxes } from "./axes.js";
import { type ComparisonIo, compare, compareOptimization, type Estimate, MEASURE_NAMES, MEASURES } from "./compare.js";

export interface ComparisonOptions extends ComparisonIo {
  readonly write: (text: string) => void;
  readonly whatIf: readonly string[];
  readonly seed: number;
  /** Number of days to simulate; undefined to choose the number by the amount of work. */
  readonly seeds: number | undefined;
  readonly json: boolean;
  /** Price of a runner in US dollars a minute. */
  readonly costPerMinute: number;
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
  const compared = await compareAll(days, combinations, options);
  if (compared === null) return EXIT_STOPPED;
  if (options.json) {
    options.write(`${JSON.stringify({ about: file.about ?? null, days: count, ...compared }, null, 2)}\n`);
    return EXIT_OK;
  }
  const about = file.about === undefined ? "" : `${file.about}\n\n`;
  const seeds = isRandom ? formatCount(count, "seed") : "no random values";
  const title = `${formatCount(pullRequests, "pull request")}, ${formatCount(combinations.length, "combination")} of settings, ${seeds}.`;
  options.write(
    `${about}${comparisonText({ ...compared, title, axes, days: count, costPerMinute: options.costPerMinute })}\n${limitsText("scenario")}`,
  );
  return EXIT_OK;
}

/** Compares settings with those of the days, and the optimization of bisections for the best row. Null after a stop. */
export async function compareAll(
  days: readonly Simulation[],
  combinations: readonly Combination[],
  io: ComparisonIo,
  hidesWaits = false,
) {
  const base = findPresent(combinations, { ...DEFAULT_SETTINGS, ...days[0]?.settings });
  const rows = await compare(days, combinations, io, { base, hidesWaits });
  if (rows === null) return null;
  const batches = rows.filter(({ settings }) => settings.batch === true);
  const row = findBest(batches) ?? batches[0] ?? rows[base];
  const optimization = rows.length > 1 && row ? await compareOptimization(row, days, io) : undefined;
  return { rows, base, hidesWaits, optimization };
}

/** Returns the wanted number of days, or fewer if days with `each` pull requests would take too long. */
export function limitDays(wanted: number, least: number, each: number): number {
  return Math.max(least, Math.min(wanted, Math.floor(MOST_PLAYED / each)));
}

/** True when two days with different seeds differ. */
function hasChance({ generate, flaky = 0, "pull-requests": listed, events }: ScenarioFile): boolean {
  return generate.length > 0 || flaky > 0 || [...listed, ...events].some((change) => (change.flaky ?? 0) > 0);
}

interface Comparison extends NonNullable<Awaited<ReturnType<typeof compareAll>>> {
  readonly title: string;
  readonly axes: readonly Axis[];
  readonly days: number;
  readonly costPerMinute: number;
}

/** Formats the answer in words, the table and the chart. With several days, each row has a second line of bounds. */
export function comparisonText(comparison: Comparison): string {
  const { title, rows, axes, days, hidesWaits, costPerMinute } = comparison;
  const ranges = days === 1 ? "" : " The line below each figure shows the range of the middle 90 %.";
  const heads = [...axes.map(({ name }) => name), ...MEASURE_NAMES.map((measure) => MEASURES[measure].title), "cost"];
  const lines = rows.flatMap(({ values, estimates }) => {
    const cells = [
      ...MEASURE_NAMES.map((measure) => estimateCells(estimates[measure], MEASURES[measure].format)),
      estimateCells(estimates.runnerMinutes, (minutes) => formatDollars(minutes * costPerMinute)),
    ];
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
  const note = rows.length === 1 ? "" : `\n${hidesWaits ? NO_VERDICT : BEST_VALUES}`;
  const parts = [answerText(comparison), `${title}${ranges}\n`, `${table}${note}`];
  return [...parts, hidesWaits ? "" : chartText(rows, axes)].filter((part) => part !== "").join("\n");
}

function formatDollars(dollars: number): string {
  return `$${dollars.toFixed(dollars < 10 ? 2 : 0).replace(/\B(?=(?:\d{3})+$)/g, ",")}`;
}

function estimateCells({ middle, low, high, best }: Estimate, format: (value: number) => string) {
  if (middle === null || low === null || high === null) return { middle: "-", range: "" };
  return { middle: `${best ? "*" : ""}${format(middle)}`, range: `${format(low)}..${format(high)}` };
}

const BEST_VALUES =
  "* marks the best value of each column, and each value that may differ from the best value only by chance.\n";

const NO_VERDICT =
  "The waits have no best value, because the queue was often full (see the first lines). * marks the best values of the other columns.\n";

const LIMITS = [
  "In the model, the length of tests does not depend on the number of concurrent test runs. Real CI may have fewer runners than the queue has test slots.",
  "The tests of a batch take as long as the tests of its slowest pull request alone. In the model, a batch can fail only because of the pull requests in that batch.",
  "Simulated failures are independent of each other. Real failures come in clusters, for example in a CI outage.",
  "In the model, people do not react to the queue: they do not submit again after a failure, and do not delay submissions when the queue is long.",
  "In the model, test branches, merges and API requests take no time.",
  "If the documentation of the queue does not define a rule, the model uses the most likely rule.",
  "The model was only checked for loads up to twice the load of the observed queue.",
];

const LIMIT_OF_RESULTS =
  "Test results do not contain the time of a submission. So in the model, waits start with the first test run. The first lines of the output report the share of pull requests that may have waited for a test slot before their first test run. A file from the operation export-history contains the times of submissions.";

const LIMIT_OF_TARGETS =
  "Test results do not name impacted targets. So in the model, each pull request waits for all pull requests ahead, as in single mode.";

const LIMITS_OF_A_PAST = [
  LIMIT_OF_TARGETS,
  "A pull request that failed and did not merge within the next half hour is a broken change in the model, even if a flaky test or a conflict was the cause.",
];

const LIMITS_OF_SOURCES = {
  scenario: [],
  submissions: LIMITS_OF_A_PAST,
  results: [LIMIT_OF_RESULTS, ...LIMITS_OF_A_PAST],
  github: [LIMIT_OF_TARGETS, "The history comes from a time without a queue, so a replay cannot check the model."],
} as const;

/** Formats the limits of a scenario, of a past with or without the times of submissions, or of a past from GitHub. */
export function limitsText(source: keyof typeof LIMITS_OF_SOURCES): string {
  const limits = [...LIMITS, ...LIMITS_OF_SOURCES[source]];
  return `Limits of the model:\n${limits.map((limit) => `- ${limit}\n`).join("")}`;
}
