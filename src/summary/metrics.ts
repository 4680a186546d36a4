import { type Distribution, distributionOf, observations } from "../metrics/distribution.js";
import { type Figure, figureInWords, secondsInWords } from "../metrics/figure.js";
import type { FigureName } from "../metrics/figure-outputs.js";
import { type Figures, figuresOf, TEST, TIME_IN_QUEUE, WAIT } from "../metrics/figures.js";
import type { NamedVerdict } from "../metrics/health.js";
import type { QueueSamples } from "../metrics/queues.js";
import { shorten } from "../shorten.js";
import { code, escapeText, IN_RESULT_FILE, limitedTable, table } from "./markdown.js";
import { barChart } from "./mermaid.js";

interface Page {
  readonly message: string;
  /** The queue that figures and conditions are about; undefined when there are no samples of it. */
  readonly queue: QueueSamples | undefined;
  readonly verdicts: readonly NamedVerdict[];
  /** Every queue of the organisation, where that was asked for. */
  readonly all: readonly QueueSamples[] | undefined;
}

const SNAPSHOT =
  "Counts and times are snapshots of the last hour, so `rate()` and `increase()` mean nothing on them.";

/** The page about the health of a queue. */
export function metricsSummary({ message, queue, verdicts, all }: Page): string {
  return [
    escapeText(message),
    ...(verdicts.length === 0 ? [] : [verdictTable(verdicts)]),
    ...(queue === undefined ? [] : figureParts(queue)),
    ...(all === undefined ? [] : queueTable(all)),
    SNAPSHOT,
  ].join("\n\n");
}

const VERDICTS = { met: "**met**", "not-met": "not met", "not-evaluated": "not evaluated" } as const;

function verdictTable(verdicts: readonly NamedVerdict[]): string {
  const rows = verdicts.map(({ input, condition, seen, kind }) => [
    input,
    code(condition.text),
    escapeText(seen),
    VERDICTS[kind],
  ]);
  return table(["", "Condition", "Seen", "Verdict"], rows);
}

function figureParts(queue: QueueSamples): string[] {
  const figures = figuresOf(queue);
  const chart = firstChart(queue);
  return [countTable(figures), timeTable(figures), ...(chart === undefined ? [] : [chart])];
}

const COUNTS: readonly (readonly [string, FigureName])[] = [
  ["In the queue", "depth"],
  ["Awaiting mergeability", "awaiting-mergeability"],
  ["Test slots in use", "testing-slots-active"],
  ["Merged", "merged-1h"],
  ["Failed", "failed-1h"],
  ["Cancelled", "cancelled-1h"],
  ["Restarts", "restarts-1h"],
];

function countTable(figures: Figures): string {
  const values = COUNTS.map(([, name]) => cell(figures.get(name), "count"));
  return table(
    COUNTS.map(([title]) => title),
    [values],
  );
}

function timeTable(figures: Figures): string {
  const row = (title: string, p50: FigureName, p95: FigureName) => [
    title,
    cell(figures.get(p50), "seconds"),
    cell(figures.get(p95), "seconds"),
  ];
  return table(
    ["Time", "Median", "95th percentile"],
    [
      row("Waiting for tests", "wait-p50-seconds", "wait-p95-seconds"),
      row("Testing", "test-p50-seconds", "test-p95-seconds"),
      row("In the queue, in all", "time-in-queue-p50-seconds", "time-in-queue-p95-seconds"),
    ],
  );
}

function cell(figure: Figure | undefined, unit: "count" | "seconds"): string {
  return figure === undefined ? "–" : escapeText(figureInWords(figure, unit));
}

const CHARTS: readonly (readonly [title: string, metric: string])[] = [
  ["Time in the queue", TIME_IN_QUEUE],
  ["Time that tests took", TEST],
  ["Wait for tests", WAIT],
];

/** The distribution that says most of those that have something to show. */
function firstChart(queue: QueueSamples): string | undefined {
  for (const [title, metric] of CHARTS) {
    const distribution = distributionOf(queue, metric);
    if (observations(distribution) > 0) return distributionChart(title, distribution);
  }
  return undefined;
}

/** How many observations fell into each bucket, not how many lay below its bound. */
function distributionChart(title: string, distribution: Distribution): string | undefined {
  const bars = distribution.map(({ upTo, count }, index) => ({
    label: Number.isFinite(upTo) ? secondsInWords(upTo) : "longer",
    value: count - (distribution[index - 1]?.count ?? 0),
  }));
  return barChart({ title: `${title} in the last hour`, labels: "up to", values: "pull requests", bars });
}

/** More rows than a person reads; `result-file` has them all. */
const QUEUES_SHOWN = 200;

const COLUMNS: readonly (readonly [string, FigureName, "count" | "seconds"])[] = [
  ["In the queue", "depth", "count"],
  ["Testing", "testing-slots-active", "count"],
  ["Merged", "merged-1h", "count"],
  ["Failed", "failed-1h", "count"],
  ["Wait p95", "wait-p95-seconds", "seconds"],
  ["In queue p95", "time-in-queue-p95-seconds", "seconds"],
];

/** Every queue with what matters most about it, the fullest first. */
function queueTable(all: readonly QueueSamples[]): string[] {
  const queues = all
    .map((queue) => ({ queue, figures: figuresOf(queue) }))
    .toSorted(
      (one, other) => depthOf(other.figures) - depthOf(one.figures) || byName(one.queue, other.queue),
    );
  const rowOf = ({ queue, figures }: (typeof queues)[number]): string[] => [
    label(queue.repository),
    label(queue.branch),
    ...COLUMNS.map(([, name, unit]) => cell(figures.get(name), unit)),
  ];
  const head = ["Repository", "Branch", ...COLUMNS.map(([title]) => title)];
  const limit = { atMost: QUEUES_SHOWN, whole: IN_RESULT_FILE };
  return ["#### All queues of the organisation", limitedTable(head, queues, rowOf, limit)];
}

/** A longer one is no name of anything. */
const LABEL_CHARACTERS = 200;

function label(text: string): string {
  return code(shorten(text, LABEL_CHARACTERS));
}

/** An unknown depth comes last. */
function depthOf(figures: Figures): number {
  const figure = figures.get("depth");
  return figure?.kind === "number" ? figure.value : -1;
}

function byName(one: QueueSamples, other: QueueSamples): number {
  return compare(one.repository, other.repository) || compare(one.branch, other.branch);
}

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
