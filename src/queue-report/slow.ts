import { formatCount, formatState } from "../text/format.js";
import { ATTEMPT_PHASES, type AttemptPhase } from "./attempts.js";
import type { ReportSection, Table } from "./document.js";
import { type QueueStatistics, sumNumbers } from "./figures.js";
import type { Report } from "./report.js";
import {
  createChartSeries,
  describePhase,
  findLongestPhase,
  formatSecondsAsDuration,
  formatShareAsPercent,
  listTextIfTrue,
  PHASE_DESCRIPTIONS,
  UNKNOWN_TIMES_MESSAGE,
} from "./words.js";

type Waits = NonNullable<QueueStatistics["waits"]>;

function meanOf({ phases }: Waits): number {
  return sumNumbers(ATTEMPT_PHASES.map((phase) => phases[phase].mean));
}

/** Describes the parts of the time to merge, the causes of long times, and what shortens them. */
export function describeMergeTimes(report: Report, historyFile: string): ReportSection {
  const { figures, previous } = report;
  const { waits, merged, slots, periods } = figures;
  const bars = [
    { label: "span before", waits: previous?.waits },
    { label: "this span", waits },
  ].flatMap(({ label, waits: known }) => (known ? [{ label, waits: known }] : []));
  const series = (name: string, color: string, read: (period: (typeof periods)[number]) => number | null) =>
    createChartSeries(figures, name, color, (period) => toMinutes(read(period)));
  const labels = periods.map(({ since }) => since);
  return {
    title: "Why were merges slow?",
    answers: [
      ...describeQueueStateAtSpanEnd(report),
      ...(waits === null
        ? [merged === 0 ? "No pull request was merged." : UNKNOWN_TIMES_MESSAGE]
        : explainTimes(waits, previous?.waits ?? null, figures)),
      ...explainLostRuns(figures),
      ...explainSlots(figures),
      ...advise(figures, historyFile),
    ],
    charts: [
      {
        kind: "lines",
        title: "Time from submission to merge",
        unit: "minutes",
        labels,
        series: [
          series("median", "testing", ({ waitP50 }) => waitP50),
          series("p90", "waiting", ({ waitP90 }) => waitP90),
        ],
      },
      {
        kind: "bars",
        title: "Maximum of concurrent test runs",
        unit: "test runs",
        labels,
        series: [createChartSeries(figures, "test runs", "testing", ({ peakRuns }) => peakRuns)],
        limit: slots.limit === null ? undefined : { name: "test slots", value: slots.limit },
      },
      {
        kind: "shares",
        title: "Mean time that a merged pull request spent in the queue",
        unit: "minutes",
        labels: bars.map(({ label }) => label),
        series: ATTEMPT_PHASES.map((phase) => ({
          ...PHASE_DESCRIPTIONS[phase],
          values: bars.map(({ waits: { phases } }) => toMinutes(phases[phase].mean)),
        })),
      },
    ],
    tables: waits === null ? [] : [tabulateTimes(waits)],
  };
}

/** Names a state of the queue in which pull requests wait, such as `paused`. */
export function describeQueueStateAtSpanEnd({ queueState }: Report): readonly string[] {
  const isKnown = queueState != null && queueState !== "";
  return listTextIfTrue(
    isKnown && queueState !== "running",
    `The queue was ${formatState(queueState)} at the end of the time span.`,
  );
}

function toMinutes(value: number | null): number | null {
  return value === null ? null : value / 60;
}

function explainTimes(waits: Waits, before: Waits | null, { mergedWithoutTimes }: QueueStatistics): readonly string[] {
  const { total, phases } = waits;
  const mean = meanOf(waits);
  const largest = findLongestPhase((phase) => phases[phase].mean);
  const growth = (phase: AttemptPhase): number => phases[phase].mean - (before?.phases[phase].mean ?? 0);
  const grown = findLongestPhase(growth);
  return [
    total.count === 1
      ? `The merged pull request took ${formatSecondsAsDuration(total.p50)} from submission to merge.`
      : `Half of the ${total.count} merged pull requests took at most ${formatSecondsAsDuration(total.p50)} from submission to merge, and 95 % took at most ${formatSecondsAsDuration(total.p95)}.`,
    ...listTextIfTrue(
      mean > 0,
      `The largest part of this time, ${formatShareAsPercent(phases[largest].mean / mean)}, was ${describePhase(largest)}.`,
    ),
    ...listTextIfTrue(
      before !== null && growth(grown) >= 1,
      `Compared with the previous time span, the largest increase was in ${describePhase(grown)}: ${formatSecondsAsDuration(growth(grown))} more for each merged pull request.`,
    ),
    ...listTextIfTrue(
      mergedWithoutTimes > 0,
      `The time in the queue is unknown for ${formatCount(mergedWithoutTimes, "more merged pull request")}.`,
    ),
  ];
}

/**
 * A queue is full only if all slots are in use for at least this share of the time in which pull requests are pending.
 */
const FULL_SHARE = 0.5;
/** A queue is full only if pull requests are pending for at least this share of the time to merge. */
const LEAST_PENDING = 1 / 3;

function explainSlots(figures: QueueStatistics): readonly string[] {
  const { waits, slots } = figures;
  const { limit, peakRuns, waitShare } = slots;
  if (limit === null) return [];
  const peak = `At most ${formatCount(peakRuns, "test run was", "test runs were")} in progress at the same time, and the queue has ${formatCount(limit, "test slot")}.`;
  if (waits === null || waitShare === null) return [peak];
  const share = measurePending(waits);
  // If pull requests are pending only for a short time, chance decides how many slots are in use during this time.
  if (share < LEAST_PENDING)
    return [
      peak,
      `The queue was not full: pull requests were pending for only ${formatShareAsPercent(share)} of the time from the submission to the merge.`,
    ];
  const end = isFull(figures) ? ", so the queue was full" : "";
  return [
    peak,
    `All slots were in use for ${formatShareAsPercent(waitShare)} of the time in which pull requests were pending${end}.`,
  ];
}

function isFull({ waits, slots: { waitShare } }: QueueStatistics): boolean {
  return waits !== null && measurePending(waits) >= LEAST_PENDING && (waitShare ?? 0) >= FULL_SHARE;
}

function measurePending(waits: Waits): number {
  const mean = meanOf(waits);
  return mean === 0 ? 0 : waits.phases.pending.mean / mean;
}

/** Failures are a cause of long times if failed and stopped test runs use at least this share of the runner minutes. */
const LEAST_LOST = 0.25;

function hasManyFailures({ lostMinutes, runnerMinutes }: QueueStatistics): boolean {
  return lostMinutes !== null && runnerMinutes !== null && lostMinutes > 0 && lostMinutes / runnerMinutes >= LEAST_LOST;
}

function explainLostRuns(figures: QueueStatistics): readonly string[] {
  const { lostMinutes, runnerMinutes, runsPerMerge } = figures;
  if (!hasManyFailures(figures)) return [];
  const runs = runsPerMerge === null ? "" : `, and there were ${runsPerMerge.toFixed(2)} test runs for each merge`;
  return [
    `Failures were a cause: ${formatShareAsPercent((lostMinutes ?? 0) / (runnerMinutes ?? 1))} of the runner minutes were spent on test runs that failed or that the queue stopped${runs}.`,
  ];
}

/**
 * Lists advice that shortens the time to merge. The advice on failures is first, because each failure delays all pull
 * requests behind it.
 */
function advise(figures: QueueStatistics, historyFile: string): readonly string[] {
  const { waits, slots } = figures;
  const largest = waits && meanOf(waits) > 0 ? findLongestPhase((phase) => waits.phases[phase].mean) : undefined;
  const axes = `--what-if concurrency=${slots.limit},${2 * (slots.limit ?? 0)} --what-if batch=1,4`;
  return [
    ...listTextIfTrue(
      hasManyFailures(figures) || largest === "testedAgain",
      'To shorten the time to merge, fix the checks in the section "What failed most?", or quarantine flaky tests.',
    ),
    // Without a period, so that people can copy the command.
    ...listTextIfTrue(
      isFull(figures),
      `To find out how more test slots or batches would change the waits, run: merge-queue simulate --history ${quoteForShell(historyFile)} ${axes}`,
    ),
    ...listTextIfTrue(largest === "testing", "To shorten the largest part of this time, make the tests faster."),
  ];
}

/** Quotes a path only if a shell requires quotes. */
function quoteForShell(path: string): string {
  return /^[\w./:@+-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}

function tabulateTimes(waits: Waits): Table {
  const mean = meanOf(waits);
  const rows = ATTEMPT_PHASES.map((phase) => [PHASE_DESCRIPTIONS[phase].name, waits.phases[phase]] as const);
  return {
    title: "Time from submission to merge",
    head: ["Phase", "Share", "Median", "p90", "p95", "Max"],
    rows: [["total", { ...waits.total, mean }] as const, ...rows].map(
      ([name, { p50 = 0, p90 = 0, p95 = 0, maximum = 0, mean: own }]) => [
        name,
        formatShareAsPercent(mean === 0 ? 0 : own / mean),
        ...[p50, p90, p95, maximum].map(formatSecondsAsDuration),
      ],
    ),
  };
}
