/** What a comparison of settings prints: the table, what stands out in it, and what the model does not know. */
import { counted } from "../../text/format.js";
import { written } from "./durations.js";
import { durationQuantile, REFILL_SECONDS } from "./estimates.js";
import { type Check, type Past, TOLERANCE, wasFull } from "./forecast.js";
import {
  type Axis,
  combinationText,
  type Estimate,
  MEASURE_NAMES,
  MEASURES,
  type Measure,
  type Row,
} from "./what-if.js";

const FORMATS: Readonly<Record<Measure, (value: number) => string>> = {
  waitP50: aboutDuration,
  waitP95: aboutDuration,
  mergesPerHour: (value) => value.toFixed(1),
  ejected: whole,
  runs: whole,
  runnerMinutes: whole,
};

/** From ten minutes on without seconds. */
function aboutDuration(seconds: number): string {
  return written(seconds < 600 ? seconds : Math.round(seconds / 60) * 60);
}

function whole(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(?:\d{3})+$)/g, ",");
}

/** The table with its intervals, where several days make them. There is no verdict on the waits of a full queue. */
export function comparisonText(rows: readonly Row[], axes: readonly Axis[], days: number, isFull = false): string {
  const heads = [...axes.map(({ name }) => name), ...MEASURE_NAMES.map((measure) => MEASURES[measure].title)];
  const lines = rows.flatMap(({ values, estimates }) => {
    const cells = MEASURE_NAMES.map((measure) => cellsOf(estimates[measure], FORMATS[measure]));
    const middles = [...values, ...cells.map(({ middle }) => middle)];
    return days === 1 ? [middles] : [middles, [...values.map(() => ""), ...cells.map(({ range }) => range)]];
  });
  const widths = heads.map((head, column) => Math.max(head.length, ...lines.map((line) => line[column]?.length ?? 0)));
  const texts = [heads, ...lines].map((cells) =>
    cells
      .map((cell, column) =>
        column < axes.length ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join("  "),
  );
  const table = texts.map((text) => `${text.trimEnd()}\n`).join("");
  // One row is compared with nothing.
  return rows.length === 1 ? table : `${table}\n${isFull ? NO_VERDICT : conclusion(rows, axes)}`;
}

function cellsOf({ middle, low, high, best }: Estimate, format: (value: number) => string) {
  const shown = middle === null ? "-" : `${best ? "*" : ""}${format(middle)}`;
  return { middle: shown, range: low === null || high === null ? "" : `${format(low)}..${format(high)}` };
}

function conclusion(rows: readonly Row[], axes: readonly Axis[]): string {
  const stars = "* is the best of its column, or not told apart from it by these days.\n";
  const best = rows.filter(({ estimates }) => estimates.waitP95.best);
  const fastest = best.toSorted(
    (one, other) => (one.estimates.waitP95.middle ?? 0) - (other.estimates.waitP95.middle ?? 0),
  )[0];
  if (fastest === undefined) return "These settings make no difference to the waits (p95).\n";
  const others = best.length - 1;
  const alike = others === 0 ? "" : `; ${counted(others, "other combination")} cannot be told from it`;
  return `${stars}The shortest waits (p95): ${combinationText(fastest, axes)}${alike}.\n`;
}

const NO_VERDICT =
  "No verdict on the waits, because the queue was often full: see the first lines. * marks the best of the other columns.\n";

/** The first lines of a comparison over a history: can its data show the waits? */
export function slotsText(past: Past, slots: number): string {
  const { share, of } = past.slotWaiters;
  const taken = slots === 1 ? "the only slot was in use" : `all ${slots} slots were in use`;
  const measured = `${percent(share)} of ${counted(of, "attempt")} began their first tests while ${taken}, or within ${written(REFILL_SECONDS)} after.`;
  return wasFull(past)
    ? `The queue was often full. ${measured}
Test results do not contain the time of a submission, so the waits for a slot are missing in everything below.
This history cannot show what more slots or larger batches would save. A scenario with your rate of pull requests can.
`
    : `The queue was seldom full. ${measured}
`;
}

/** What the past was taken to be. */
export function pastText({ arrivals, spanSeconds, runs, durations, broken, flaky, figures }: Past): string {
  const [short, middle, long] = [0.05, 0.5, 0.95].map((share) => aboutDuration(durationQuantile(durations, share)));
  const perHour = spanSeconds === 0 ? 0 : (arrivals.length * 3600) / spanSeconds;
  return `The past: ${counted(runs, "test run")} of ${counted(arrivals.length, "pull request")} in ${aboutDuration(spanSeconds)}, ${perHour.toFixed(1)} an hour; ${figures.merged} merged
  tests take ${middle} (p5 ${short}, p95 ${long}), from ${counted(durations.count, "run")} that passed
  ${percent(broken.share)} of changes are broken, of ${broken.of} that were merged or ejected
  ${percent(flaky.share)} of test runs fail by chance, of ${flaky.of} with nothing broken in the queue
`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function checkedText(title: Check["title"], value: number): string {
  return title.startsWith("wait") ? aboutDuration(value) : value.toFixed(2);
}

/** How the replay compares with the past; says it where that ends the matter. */
export function replayText(checks: readonly Check[], isTrusted: boolean): string {
  const lines = checks.map(({ title, past, replayed, off, isBinding }) => {
    const sign = off < 0 ? "-" : "+";
    const isOff = isBinding && Math.abs(off) > TOLERANCE;
    return `  ${title.padEnd(15)}${checkedText(title, past).padStart(8)}${checkedText(title, replayed).padStart(10)}  ${sign}${percent(Math.abs(off))}${isOff ? "  too far off" : ""}\n`;
  });
  const end = isTrusted
    ? ""
    : `No forecast: a replay under today's settings is more than ${TOLERANCE * 100} % off the past, so what the model says about other settings would mean nothing. Check that --settings-file are those that held at the time, and see below what the model does not know.\n`;
  return `The same under today's settings, to see whether the model fits:\n  ${"".padEnd(15)}${"past".padStart(8)}${"replayed".padStart(10)}\n${lines.join("")}${end}`;
}

const LIMITS = [
  "Tests take as long with ten runs at once as with one; real CI may have fewer runners than the queue has slots.",
  "A batch takes as long as its slowest member alone, and breaks for no other reason than theirs.",
  "Failures and flaky tests come one by one; real ones come in clusters, such as a CI outage.",
  "People do not change what they do: nobody submits again after an ejection, or waits because the queue is long.",
  "Making test branches, merging, and the API take no time.",
  "Rules of the queue that its documentation does not tell are taken to be the likely ones.",
  "Load that is more than twice of what was seen is beyond anything that was compared.",
];

const LIMITS_OF_A_PAST = [
  "Test results do not contain the time of a submission: a pull request counts from its first test run on. The first lines report the share of pull requests that may have waited for a slot before.",
  "They do not name targets either: everybody waits for everybody, as in single mode.",
  "An ejection counts as a broken change, also where a flaky test or a conflict with another one was the reason, unless it was merged within half an hour after.",
];

export function limitsText(isOfPast: boolean): string {
  const limits = isOfPast ? [...LIMITS, ...LIMITS_OF_A_PAST] : LIMITS;
  return `What the model does not know:\n${limits.map((limit) => `- ${limit}\n`).join("")}`;
}
