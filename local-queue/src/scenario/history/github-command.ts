import { formatCount } from "../../../../src/text/format.js";
import { replaceInvisibleCharacters } from "../../../../src/text/truncate.js";
import type { QueueSettings } from "../../engine/settings.js";
import { formatAbout } from "../durations.js";
import { findBest, nameOf } from "../what-if/answer.js";
import { type Axis, listCombinations, readAxes } from "../what-if/axes.js";
import { type ComparisonOptions, compareAll, comparisonText, EXIT_STOPPED, limitsText } from "../what-if/command.js";
import type { Row } from "../what-if/compare.js";
import { durationQuantile } from "./estimates.js";
import { arrivalsText, chooseResamples, formatPercent, requireMerged, testsText } from "./forecast.js";
import type { GithubPast } from "./github.js";
import { resamplePast } from "./past.js";

const EXIT_OK = 0;

/** Settings to compare without `--what-if`, because a team without the queue has no present settings. */
const USUAL_SETTINGS = ["concurrency=1,5,20", "batch=1,4"];

interface GithubComparison {
  readonly file: string;
  /** Settings of the queue; the defaults apply to all others. */
  readonly settings: Partial<QueueSettings>;
}

/** Simulates what the queue would have done in the past of a repository without it. Returns the exit code. */
export async function compareGithub(
  past: GithubPast,
  { file, settings }: GithubComparison,
  options: ComparisonOptions,
): Promise<number> {
  const { seed, seeds, json, write, costPerMinute, whatIf } = options;
  const axes = readAxes(whatIf.length > 0 ? whatIf : USUAL_SETTINGS);
  const { arrivals, durations, ...facts } = past;
  requireMerged(arrivals.length, file);
  const combinations = listCombinations(axes);
  const { count, title } = chooseResamples(seeds, combinations.length, arrivals.length * combinations.length);
  const compared = await compareAll(resamplePast(past, settings, count, seed), combinations, options);
  if (compared === null) return EXIT_STOPPED;
  if (json) {
    const shownPast = { ...facts, pullRequests: arrivals.length, durations };
    write(`${JSON.stringify({ past: shownPast, days: count, ...compared }, null, 2)}\n`);
    return EXIT_OK;
  }
  const { rows, base } = compared;
  const best = findBest(rows) ?? rows[base];
  const answer = best === undefined ? "" : answerText(best, axes, past);
  const table = comparisonText({ ...compared, title, axes, days: count, costPerMinute });
  write(`${answer}\n${pastText(past)}\n${assumptionsText(past)}\n${table}\n${limitsText("github")}`);
  return EXIT_OK;
}

/** Ratio of the wait and the length of tests from which a queue is full. */
const FULL_RATIO = 2;

/**
 * Answers the first question of a team: the waits, the test runs and the failures in a queue with the best settings.
 */
function answerText(row: Row, axes: readonly Axis[], { durations }: GithubPast): string {
  const { waitP50, waitP95, runs, failed } = row.estimates;
  const testSeconds = durationQuantile(durations, 0.5);
  const isFull = (waitP50.middle ?? 0) >= FULL_RATIO * testSeconds;
  const full = isFull
    ? `The queue would be full: tests take only ${formatAbout(testSeconds)}, and the rest of the time is the wait for a test slot. To find out the effect of more slots, use --what-if.\n`
    : "";
  return `With ${nameOf(row, axes)}, the queue would merge half of the pull requests within ${formatWait(waitP50.middle)}, and 95 % within ${formatWait(waitP95.middle)} of their submission.
It would need ${formatCount(Math.round(runs.middle ?? 0), "test run")} for the same pull requests, and ${formatCount(Math.round(failed.middle ?? 0), "pull request")} would fail in the queue.
${full}`;
}

function formatWait(seconds: number | null): string {
  return seconds === null ? "an unknown time" : formatAbout(seconds);
}

function pastText({ arrivals, spanSeconds, durations, broken, flaky, failedBefore }: GithubPast): string {
  const after =
    broken === undefined
      ? "too few tests after a merge, so the share of broken changes is unknown"
      : `${formatPercent(broken.share)} of ${formatCount(broken.of, "test")} after a merge failed, because of broken changes`;
  return `The past on GitHub, without this queue: ${arrivalsText(arrivals.length, spanSeconds, "merged pull request")}
  ${testsText(durations)}: ${formatCount(durations.count, "passed commit")}
  ${formatPercent(flaky.share)} of ${formatCount(flaky.of, "passed commit")} needed another attempt, because of flaky tests
  ${after}
  ${formatPercent(failedBefore.share)} of ${formatCount(failedBefore.of, "commit")} failed before the merge
`;
}

const NO_BROKEN_CHANGES =
  "The share of broken changes is unknown, so the simulation contains no broken changes. Real batches fail more often than simulated batches.";

function assumptionsText({ assumptions, broken }: GithubPast): string {
  const all = broken === undefined ? [...assumptions, NO_BROKEN_CHANGES] : assumptions;
  return `Assumptions:\n${all.map((each) => `- ${replaceInvisibleCharacters(each)}\n`).join("")}`;
}
