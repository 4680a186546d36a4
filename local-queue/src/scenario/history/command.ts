import { InputError } from "../../../../src/errors.js";
import { formatCount } from "../../../../src/text/format.js";
import { DEFAULT_SETTINGS, type QueueSettings } from "../../engine/settings.js";
import { isFields } from "../../state/fields.js";
import { formatAbout, formatSeconds } from "../durations.js";
import { readText } from "../file/read.js";
import { findSetting, readWrittenSettings } from "../settings.js";
import { listCombinations, readAxes } from "../what-if/axes.js";
import { type ComparisonOptions, compareAll, comparisonText, EXIT_STOPPED, limitsText } from "../what-if/command.js";
import { REFILL_SECONDS } from "./estimates.js";
import { arrivalsText, chooseResamples, formatPercent, requireMerged, testsText } from "./forecast.js";
import { readGithubPast } from "./github.js";
import { compareGithub } from "./github-command.js";
import {
  type Check,
  isTrusted,
  type Past,
  REPLAY_TOLERANCE,
  readPast,
  replay,
  resamplePast,
  wasQueueFull,
} from "./past.js";
import { type History, isFromGithub, readGithubLines, readHistory } from "./read.js";

const EXIT_OK = 0;
const EXIT_NO_FORECAST = 1;

/**
 * Simulates the past in `file` with the settings in `settingsFile`, then compares other settings. Returns the exit
 * code. @throws InputError if the file is invalid, or has too few merges
 */
export async function compareHistory(
  file: string,
  settingsFile: string | undefined,
  options: ComparisonOptions,
): Promise<number> {
  const { seed, seeds, json, write } = options;
  const text = await readText(file, "--history");
  const axes = readAxes(options.whatIf);
  if (isFromGithub(text)) {
    const settings = settingsFile === undefined ? {} : await readNamedSettings(settingsFile);
    const past = readGithubPast(readGithubLines(text, file), file, seed);
    return compareGithub(past, { file, settings }, options);
  }
  const history = readHistory(text, file);
  const settings = await readSettings(settingsFile, history, file);
  const { concurrency = DEFAULT_SETTINGS.concurrency } = settings;
  const past = readPast(history, concurrency, seed);
  requireMerged(past.figures.merged, file);
  const checks = replay(past, settings, seed);
  const trusted = isTrusted(checks);
  const full = wasQueueFull(past);
  const hidesWaits = full && !past.hasSubmissions;
  const combinations = trusted && axes.length > 0 ? listCombinations(axes) : [];
  const each = past.arrivals.length * combinations.length;
  const { count, title } = chooseResamples(seeds, combinations.length, each);
  const days = resamplePast(past, settings, count, seed);
  const compared = await compareAll(days, combinations, options, hidesWaits);
  if (compared === null) return EXIT_STOPPED;
  if (json) {
    const { arrivals, durations, ...facts } = past;
    const shownPast = { ...facts, pullRequests: arrivals.length, durations };
    const result = { past: shownPast, full, replay: checks, trusted, days: count, ...compared };
    write(`${JSON.stringify(result, null, 2)}\n`);
  } else {
    const table =
      count === 0
        ? ""
        : `\n${comparisonText({ ...compared, title, axes, days: count, costPerMinute: options.costPerMinute })}`;
    write(
      `${slotsText(past, concurrency)}\n${pastText(past)}\n${replayText(checks, trusted)}${orderText(past, compared)}${table}\n${limitsText(past.hasSubmissions ? "submissions" : "results")}`,
    );
  }
  return trusted ? EXIT_OK : EXIT_NO_FORECAST;
}

/** Maximum relative difference between the waits of the past and of its resamples without a note. */
const ORDER_TOLERANCE = 0.25;

/** Explains waits of resamples that differ from those of the past. In a full queue, waits depend on the order of days. */
function orderText({ figures }: Past, { rows, base }: Awaited<ReturnType<typeof compareAll>> & object): string {
  const resampled = rows[base]?.estimates.waitP50.middle ?? null;
  if (resampled === null || Math.abs(resampled / figures.waitP50 - 1) <= ORDER_TOLERANCE) return "";
  return `\nThe forecast mixes parts of the past in random order. With the settings of that time, it has a wait (p50) of ${formatAbout(resampled)}; the past had ${formatAbout(figures.waitP50)}. A queue that was full for long, or a short history, causes this. Compare the rows below with each other, not with the past.\n`;
}

/** Reads the settings of the past from their file, or from an export, which has those of its time. @throws InputError */
async function readSettings(settingsFile: string | undefined, { queue }: History, file: string) {
  if (settingsFile !== undefined) return readNamedSettings(settingsFile);
  if (queue !== undefined) return readQueueSettings(queue, `--history: ${file}`);
  throw new InputError([
    "--settings-file is missing: --history needs the queue's settings of that time; the file that export-history writes contains them, and merge-queue get-queue --json prints them",
  ]);
}

/** Reads settings from JSON or YAML: a mapping, a reply of the API, or the output of `get-queue --json`. */
async function readNamedSettings(name: string): Promise<Partial<QueueSettings>> {
  const text = await readText(name, "--settings-file");
  const { parse } = await import("yaml");
  let value: unknown;
  try {
    value = parse(text);
  } catch (cause) {
    throw new InputError([`--settings-file: ${name} is neither JSON nor YAML`], { cause });
  }
  return readQueueSettings(value, `--settings-file: ${name}`);
}

/** Reads settings from a value. `place` begins the messages. @throws InputError */
function readQueueSettings(value: unknown, place: string): Partial<QueueSettings> {
  const refuse = (problem: string) => new InputError([`${place} ${problem}`]);
  const details = isFields(value) ? value.details : undefined;
  const given = (isFields(details) ? details.queue : undefined) ?? value;
  if (!isFields(given)) throw refuse("must contain the settings of a queue, such as concurrency: 5");
  // A reply has further fields that are not settings, and null for unset settings.
  const isReply = "branch" in given || "enqueuedPullRequests" in given || details !== undefined;
  const written = Object.entries(given).filter(
    ([key, each]) => !isReply || (findSetting(key) !== undefined && each !== null),
  );
  const { settings, problems } = readWrittenSettings(Object.fromEntries(written));
  for (const { key, rule } of problems) {
    const got = findSetting(key) === undefined ? "" : `; got ${JSON.stringify(given[key])}`;
    throw new InputError([`${place}: ${key} ${rule}${got}`]);
  }
  if (Object.keys(settings).length === 0) throw refuse("contains no settings");
  return settings;
}

/** Formats the share of attempts that may have waited for a slot, and the consequence. */
function slotsText(past: Past, slots: number): string {
  const { share, of } = past.slotWaiters;
  const slotsInUse = slots === 1 ? "the only slot was in use" : `all ${slots} slots were in use`;
  const measured = `${formatPercent(share)} of ${formatCount(of, "attempt")} started their first tests while ${slotsInUse}, or up to ${formatSeconds(REFILL_SECONDS)} later.`;
  if (!wasQueueFull(past)) return `The queue was rarely full. ${measured}\n`;
  return past.hasSubmissions
    ? `The queue was often full. ${measured}
The history contains the times of the submissions, so all waits below include the wait for a test slot.
`
    : `The queue was often full. ${measured}
Test results do not contain the time of a submission, so all figures below exclude waits for a test slot.
This history cannot show the effect of more slots or larger batches. A file from export-history can show it.
`;
}

function pastText({ arrivals, spanSeconds, runs, durations, broken, flaky, figures }: Past): string {
  return `The past: ${formatCount(runs, "test run")} of ${arrivalsText(arrivals.length, spanSeconds)}; ${figures.merged} merged
  ${testsText(durations)}: ${formatCount(durations.count, "passed run")}
  ${formatPercent(broken.share)} of ${broken.of} merged or failed changes are broken
  ${formatPercent(flaky.share)} of ${flaky.of} test runs without a broken change in the queue fail by chance
`;
}

/**
 * Formats the comparison of the replay with the past. If the model is not trusted, explains why there is no forecast.
 */
function replayText(checks: readonly Check[], trusted: boolean): string {
  const lines = checks.map(({ title, past, replayed, off, isBinding }) => {
    const format = (value: number) => (title.startsWith("wait") ? formatAbout(value) : value.toFixed(2));
    const sign = off < 0 ? "-" : "+";
    const mark = isBinding && Math.abs(off) > REPLAY_TOLERANCE ? "  too far off" : "";
    return `  ${title.padEnd(15)}${format(past).padStart(8)}${format(replayed).padStart(10)}  ${sign}${formatPercent(Math.abs(off))}${mark}\n`;
  });
  const end = trusted
    ? ""
    : `There is no forecast, because the replay differs from the past by more than ${REPLAY_TOLERANCE * 100} %. If the queue had different settings at that time, pass these settings with --settings-file. Also read the limits of the model below.\n`;
  return `To check the model, this replay uses the settings of that time:\n  ${"".padEnd(15)}${"past".padStart(8)}${"replayed".padStart(10)}\n${lines.join("")}${end}`;
}
