/** What would be with other settings: the same days of a queue played under each combination of them. */
import { InputError } from "../../errors.js";
import { truncatedList } from "../../text/format.js";
import { closestName } from "../../text/suggest.js";
import { type Figures, figuresOf } from "../simulation/figures.js";
import { type Simulation, simulate } from "../simulation/simulate.js";
import { type QueueSettings, readSetting } from "../world/settings.js";
import { settingCalled, unknownSetting } from "./format.js";

/** A setting that is tried with several values. */
export interface Axis {
  /** As it was written. */
  readonly name: string;
  readonly values: readonly { readonly text: string; readonly settings: Partial<QueueSettings> }[];
}

export interface Combination {
  /** One value for each axis, as it was written. */
  readonly values: readonly string[];
  readonly settings: Partial<QueueSettings>;
}

/** What the settings of a queue can change in a simulation, and whose values are one word. */
const PLAYED: readonly (keyof QueueSettings)[] = [
  "mode",
  "concurrency",
  "bisectionConcurrency",
  "testingTimeoutMinutes",
  "pendingFailureDepth",
  "canOptimisticallyMerge",
  "batch",
  "batchingMaxWaitTimeMinutes",
  "batchingMinSize",
  "directMergeMode",
  "optimizationMode",
  "notReadyTimeoutHours",
];

const MOST_COMBINATIONS = 1000;

/** Reads what follows `--what-if`: `batch=1,4,8`. @throws InputError */
export function readAxes(written: readonly string[]): readonly Axis[] {
  const axes = written.map(readAxis);
  const settings = axes.map(({ name }) => settingCalled(name));
  const twice = axes.find((_axis, index) => settings.indexOf(settings[index]) < index);
  if (twice !== undefined) throw refusal(twice.name, `is there twice; write all its values at once, ${twice.name}=...`);
  const combinations = axes.reduce((product, { values }) => product * values.length, 1);
  if (combinations > MOST_COMBINATIONS) {
    throw new InputError([`--what-if: these are ${combinations} combinations; ${MOST_COMBINATIONS} are the most`]);
  }
  return axes;
}

function readAxis(written: string): Axis {
  const [, name = "", list = ""] = /^([^=]+)=(.*)$/s.exec(written) ?? [];
  if (name === "" || list === "") {
    throw new InputError([`--what-if must be a setting and its values, such as concurrency=5,10,20; got "${written}"`]);
  }
  const setting = settingCalled(name);
  if (setting === undefined) throw refusal(name, unknownSetting(name));
  if (!PLAYED.includes(setting)) {
    throw refusal(name, `changes nothing that a simulation shows; those that do are ${PLAYED.join(", ")}`);
  }
  const values = list
    .split(",")
    .map((text) => ({ text: text.trim(), settings: settingsOf(name, setting, text.trim()) }));
  const keys = values.map((value) => JSON.stringify(value.settings));
  // Two spellings of one value would make two rows that are the same.
  return { name, values: values.filter((_value, index) => keys.indexOf(keys[index] ?? "") === index) };
}

function refusal(name: string, text: string): InputError {
  return new InputError([`--what-if ${name}: ${text}`]);
}

function settingsOf(name: string, setting: keyof QueueSettings, text: string): Partial<QueueSettings> {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : text === "true" ? true : text === "false" ? false : text;
  // `batch=4` is batches of four; of one are none.
  if (setting === "batch" && typeof value === "number" && value >= 1)
    return { batch: value > 1, batchingMinSize: value };
  const result = readSetting(setting, value);
  if (result.ok) return { [setting]: result.value };
  const meant = closestName(text, /one of (.+)/.exec(result.rule)?.[1]?.split(", ") ?? []);
  const rule = setting === "batch" ? "must be true, false, or the number of pull requests in a batch" : result.rule;
  throw refusal(name, `${rule}; got "${text}"${meant === undefined ? "" : `; did you mean ${meant}?`}`);
}

/** Every combination of the values, in their order; the last axis changes fastest. */
export function combinationsOf(axes: readonly Axis[]): readonly Combination[] {
  return axes.reduce<readonly Combination[]>(
    (combinations, { values }) =>
      combinations.flatMap((each) =>
        values.map(({ text, settings }) => ({
          values: [...each.values, text],
          settings: { ...each.settings, ...settings },
        })),
      ),
    [{ values: [], settings: {} }],
  );
}

export type Measure = keyof typeof MEASURES;

interface Column {
  readonly title: string;
  readonly of: (figures: Figures) => number | null;
  /** Which end of it people want. */
  readonly better: "less" | "more";
}

/** What is compared. */
export const MEASURES = {
  waitP50: { title: "wait p50", of: ({ waitSecondsP50 }) => waitSecondsP50, better: "less" },
  waitP95: { title: "wait p95", of: ({ waitSecondsP95 }) => waitSecondsP95, better: "less" },
  mergesPerHour: { title: "merges/h", of: ({ mergesPerHour }) => mergesPerHour, better: "more" },
  ejected: { title: "ejected", of: ({ failed }) => failed, better: "less" },
  runs: { title: "runs", of: ({ mainRuns, bisectionRuns }) => mainRuns + bisectionRuns, better: "less" },
  runnerMinutes: { title: "runner min", of: ({ runMinutes }) => runMinutes, better: "less" },
} as const satisfies Readonly<Record<string, Column>>;

export const MEASURE_NAMES: readonly Measure[] = [
  "waitP50",
  "waitP95",
  "mergesPerHour",
  "ejected",
  "runs",
  "runnerMinutes",
];

/** A figure over all days that were played: the middle one, and what nine in ten of them lie between. */
export interface Estimate {
  readonly middle: number | null;
  readonly low: number | null;
  readonly high: number | null;
  /** The best of its column, or not told apart from it by these days. */
  readonly best: boolean;
}

export interface Row extends Combination {
  readonly estimates: Readonly<Record<Measure, Estimate>>;
}

/** Is asked after each day that was played whether to go on. */
type GoOn = (done: number, all: number) => Promise<boolean>;

/**
 * Plays each of some days under each combination; null where it is not to go on. The days are the same for all, so what
 * differs comes from the settings and not from chance.
 */
export async function compare(
  days: readonly Simulation[],
  combinations: readonly Combination[],
  goOn: GoOn = async () => true,
): Promise<readonly Row[] | null> {
  const figures: Figures[][] = [];
  for (const { settings } of combinations) {
    const own: Figures[] = [];
    figures.push(own);
    for (const day of days) {
      own.push(figuresOf(simulate({ ...day, settings: { ...day.settings, ...settings } })));
      const done = (figures.length - 1) * days.length + own.length;
      if (!(await goOn(done, days.length * combinations.length))) return null;
    }
  }
  const columns = MEASURE_NAMES.map((measure) => estimatesOf(MEASURES[measure], figures));
  return combinations.map((combination, row) => {
    const of = (measure: Measure) => columns[MEASURE_NAMES.indexOf(measure)]?.[row] ?? NOTHING;
    return {
      ...combination,
      estimates: {
        waitP50: of("waitP50"),
        waitP95: of("waitP95"),
        mergesPerHour: of("mergesPerHour"),
        ejected: of("ejected"),
        runs: of("runs"),
        runnerMinutes: of("runnerMinutes"),
      },
    };
  });
}

/** The rows without a mark of the shortest waits, for days whose waits are known in part only. */
export function withoutBestWaits(rows: readonly Row[]): readonly Row[] {
  return rows.map((row) => {
    const { waitP50, waitP95 } = row.estimates;
    const unmarked = { waitP50: { ...waitP50, best: false }, waitP95: { ...waitP95, best: false } };
    return { ...row, estimates: { ...row.estimates, ...unmarked } };
  });
}

const NOTHING: Estimate = { middle: null, low: null, high: null, best: false };

/** One column, by combination and day. */
function estimatesOf({ of, better }: Column, figures: readonly (readonly Figures[])[]): readonly Estimate[] {
  const values = figures.map((days) => days.map(of));
  const middles = values.map((each) => quantile(each, 0.5));
  const sign = better === "less" ? 1 : -1;
  const known = middles.flatMap((middle, row) => (middle === null ? [] : [{ middle, row }]));
  const winner = known.toSorted((one, other) => sign * (one.middle - other.middle))[0]?.row;
  const isBest = values.map((each) => winner !== undefined && !isWorse(each, values[winner] ?? [], sign));
  // Where nothing is worse than the rest, nothing is best.
  const isTold = isBest.includes(false);
  return values.map((each, row) => ({
    middle: middles[row] ?? null,
    low: quantile(each, LOW),
    high: quantile(each, HIGH),
    best: isTold && isBest[row] === true,
  }));
}

const LOW = 0.05;
const HIGH = 0.95;

/** Whether it is worse on nearly all days than the best one is on the same day. */
function isWorse(values: readonly (number | null)[], best: readonly (number | null)[], sign: number): boolean {
  const differences = values.flatMap((value, day) => {
    const other = best[day] ?? null;
    return value === null || other === null ? [] : [sign * (value - other)];
  });
  const low = quantile(differences, LOW);
  return low === null || low > 0;
}

/** Between the two values around it; null where there is none. */
function quantile(values: readonly (number | null)[], share: number): number | null {
  const sorted = values.filter((value) => value !== null).toSorted((one, other) => one - other);
  const place = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  if (below === undefined || above === undefined) return null;
  return below + (above - below) * (place - Math.floor(place));
}

export function combinationText({ values }: Combination, axes: readonly Axis[]): string {
  return truncatedList(
    values.map((value, index) => `${axes[index]?.name}=${value}`),
    axes.length,
  );
}
