/** Compares settings over a scenario, or over the past of a real queue, and prints what comes of it. */
import { setImmediate as nextTurn } from "node:timers/promises";
import { InputError } from "../../errors.js";
import { counted } from "../../text/format.js";
import type { Simulation } from "../simulation/simulate.js";
import { DEFAULT_SETTINGS, type QueueSettings, readSetting } from "../world/settings.js";
import { drawScenario } from "./draw.js";
import { isTrusted, type Past, pastOf, replay, resampled, wasFull } from "./forecast.js";
import { type ScenarioFile, settingCalled, unknownSetting } from "./format.js";
import { readHistory } from "./history.js";
import { type Combination, combinationsOf, compare, readAxes, withoutBestWaits } from "./what-if.js";
import { comparisonText, limitsText, pastText, replayText, slotsText } from "./what-if-table.js";

export interface Comparing {
  readonly write: (text: string) => void;
  readonly writeError: (text: string) => void;
  readonly signal: AbortSignal;
  readonly whatIf: readonly string[];
  readonly seed: number;
  /** Chosen by the size of the work when left out. */
  readonly seeds: number | undefined;
  readonly json: boolean;
}

const EXIT_OK = 0;
const EXIT_NO_FORECAST = 1;
const EXIT_STOPPED = 130;

/** So many pull requests are played in about a minute. */
const PLAYED_AT_MOST = 400_000;

/** How many days to play: what is asked for, else as many as are wanted, or fewer where that would take too long. */
function countOf(
  seeds: number | undefined,
  { wanted, least, each }: { wanted: number; least: number; each: number },
): number {
  return seeds ?? Math.max(least, Math.min(wanted, Math.floor(PLAYED_AT_MOST / each)));
}

const SCENARIO_DAYS = { wanted: 20, least: 3 };
const PAST_DAYS = { wanted: 200, least: 10 };

/** @throws InputError for settings or values that do not exist. */
export async function compareScenario(file: ScenarioFile, options: Comparing): Promise<number> {
  const axes = readAxes(options.whatIf);
  const combinations = combinationsOf(axes);
  const first = drawScenario(file, options.seed).simulation;
  const count = hasChance(file)
    ? countOf(options.seeds, { ...SCENARIO_DAYS, each: first.changes.length * combinations.length })
    : 1;
  const days = Array.from({ length: count }, (_, index) => drawScenario(file, options.seed + index).simulation);
  const rows = await played(days, combinations, options);
  if (rows === null) return EXIT_STOPPED;
  const seeds = hasChance(file) ? counted(count, "seed") : "no chance in it";
  const head = `${file.about === undefined ? "" : `${file.about}\n\n`}${counted(first.changes.length, "pull request")}, ${counted(combinations.length, "combination")} of settings, ${seeds}.${rangeText(count)}\n\n`;
  options.write(
    options.json
      ? `${JSON.stringify({ about: file.about ?? null, days: count, rows }, null, 2)}\n`
      : `${head}${comparisonText(rows, axes, count)}\n${limitsText(false)}`,
  );
  return EXIT_OK;
}

function rangeText(days: number): string {
  return days === 1 ? "" : " Below each figure: what nine in ten of them lie between.";
}

/** Whether another seed makes another day. */
function hasChance({ generate, flaky = 0, "pull-requests": listed, events }: ScenarioFile): boolean {
  return generate.length > 0 || flaky > 0 || [...listed, ...events].some((change) => (change.flaky ?? 0) > 0);
}

/** Null where it was stopped. */
async function played(days: readonly Simulation[], combinations: readonly Combination[], options: Comparing) {
  let toldAtMs = Date.now();
  return compare(days, combinations, async (done, all) => {
    await nextTurn();
    if (options.signal.aborted) return false;
    if (done < all && Date.now() - toldAtMs > TOLD_EVERY_MS) {
      toldAtMs = Date.now();
      options.writeError(`${done} of ${all} days played\n`);
    }
    return true;
  });
}

const TOLD_EVERY_MS = 5000;

interface TextOf {
  readonly name: string;
  readonly text: string;
}

/** With fewer, chance is most of what there is. */
const LEAST_MERGED = 30;

/** @throws InputError for what is no history, or too short a one. */
export async function compareHistory(
  files: { history: TextOf; settings: TextOf },
  options: Comparing,
): Promise<number> {
  const axes = readAxes(options.whatIf);
  const settings = await readSettingsFile(files.settings);
  const { concurrency = DEFAULT_SETTINGS.concurrency } = settings;
  const past = pastOf(readHistory(files.history.text, files.history.name), concurrency, options.seed);
  if (past.figures.merged < LEAST_MERGED) {
    throw new InputError([
      `--history: ${files.history.name} has ${counted(past.figures.merged, "merged pull request")} in it; ${LEAST_MERGED} are the least that say something`,
    ]);
  }
  const checks = replay(past, settings, options.seed);
  const trusted = isTrusted(checks);
  const full = wasFull(past);
  const intro = `${slotsText(past, concurrency)}\n${pastText(past)}\n${replayText(checks, trusted)}`;
  if (!trusted || axes.length === 0) {
    const result = { past: figuresOfPast(past), full, replay: checks, trusted, days: 0, rows: [] };
    options.write(options.json ? `${JSON.stringify(result, null, 2)}\n` : `${intro}\n${limitsText(true)}`);
    return trusted ? EXIT_OK : EXIT_NO_FORECAST;
  }
  const combinations = combinationsOf(axes);
  const count = countOf(options.seeds, { ...PAST_DAYS, each: past.arrivals.length * combinations.length });
  const all = await played(resampled(past, settings, count, options.seed), combinations, options);
  const rows = all !== null && full ? withoutBestWaits(all) : all;
  if (rows === null) return EXIT_STOPPED;
  const fewer = options.seeds === undefined && count < PAST_DAYS.wanted;
  const why = fewer ? ` (${PAST_DAYS.wanted} take longer: --seeds ${PAST_DAYS.wanted})` : "";
  const head = `\n${counted(combinations.length, "combination")} of settings, ${counted(count, "resample")} of the past${why}.${rangeText(count)}\n\n`;
  options.write(
    options.json
      ? `${JSON.stringify({ past: figuresOfPast(past), full, replay: checks, trusted, days: count, rows }, null, 2)}\n`
      : `${intro}${head}${comparisonText(rows, axes, count, full)}\n${limitsText(true)}`,
  );
  return EXIT_OK;
}

function figuresOfPast({ arrivals, durations, ...rest }: Past) {
  return { ...rest, pullRequests: arrivals.length, durations };
}

/** Settings as JSON or YAML: a mapping of them, a reply of the API, or what `get-queue --json` prints. */
async function readSettingsFile({ name, text }: TextOf): Promise<Partial<QueueSettings>> {
  const { parse } = await import("yaml");
  let value: unknown;
  try {
    value = parse(text);
  } catch (cause) {
    throw new InputError([`--settings-file: ${name} is neither JSON nor YAML`], { cause });
  }
  const details = fieldOf(value, "details");
  const settings = fieldOf(details, "queue") ?? value;
  if (typeof settings !== "object" || settings === null || Array.isArray(settings)) {
    throw new InputError([`--settings-file: ${name} must hold the settings of a queue, such as concurrency: 5`]);
  }
  // A reply has other fields too, and null where nothing is set.
  const isReply = "branch" in settings || details !== undefined;
  const read: Record<string, unknown> = {};
  for (const [key, given] of Object.entries(settings)) {
    const setting = settingCalled(key);
    if (isReply && (setting === undefined || given === null)) continue;
    if (setting === undefined) throw new InputError([`--settings-file: ${name}: ${key} ${unknownSetting(key)}`]);
    const result = readSetting(setting, given);
    if (!result.ok) {
      throw new InputError([`--settings-file: ${name}: ${key} ${result.rule}; got ${JSON.stringify(given)}`]);
    }
    read[setting] = result.value;
  }
  if (Object.keys(read).length === 0) throw new InputError([`--settings-file: ${name} has no setting in it`]);
  return read;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
