import { code, escapeText, IN_RESULT_FILE, limitedTable, paragraphs, table } from "../text/markdown.js";
import { barChart } from "../text/mermaid.js";
import { shorten } from "../text/truncate.js";
import {
  type Distribution,
  distributionOf,
  type Figures,
  figuresOf,
  formatFigure,
  formatSeconds,
  observations,
  TEST,
  TIME_IN_QUEUE,
  WAIT,
} from "./figures.js";
import type { Verdict } from "./health.js";
import type { FigureName } from "./outputs.js";
import type { QueueSamples } from "./queues.js";

const SNAPSHOT = "Counts and times are snapshots of the last hour, so `rate()` and `increase()` mean nothing on them.";

/** About one queue, which may have no samples, and about all of the organisation, where that was asked for. */
export function metricsPage(
  message: string,
  verdicts: readonly Verdict[],
  queue: QueueSamples | undefined,
  all: readonly QueueSamples[] | undefined,
): string {
  return paragraphs([
    escapeText(message),
    verdicts.length === 0 ? "" : verdictTable(verdicts),
    ...(queue === undefined ? [] : figureParts(queue)),
    ...(all === undefined ? [] : queueTable(all)),
    SNAPSHOT,
  ]);
}

const VERDICTS = { met: "**met**", "not-met": "not met", "not-evaluated": "not evaluated" } as const;

function verdictTable(verdicts: readonly Verdict[]): string {
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
  const counts = table(
    COUNTS.map(([title]) => title),
    [COUNTS.map(([, name]) => cell(figures, name))],
  );
  const times = table(
    ["Time", "Median", "95th percentile"],
    TIMES.map(([title, p50, p95]) => [title, cell(figures, p50), cell(figures, p95)]),
  );
  return [counts, times, firstChart(queue)];
}

const COUNTS: readonly (readonly [title: string, FigureName])[] = [
  ["In the queue", "depth"],
  ["Awaiting mergeability", "awaiting-mergeability"],
  ["Test slots in use", "testing-slots-active"],
  ["Merged", "merged-1h"],
  ["Failed", "failed-1h"],
  ["Cancelled", "cancelled-1h"],
  ["Restarts", "restarts-1h"],
];

const TIMES: readonly (readonly [title: string, p50: FigureName, p95: FigureName])[] = [
  ["Waiting for tests", "wait-p50-seconds", "wait-p95-seconds"],
  ["Testing", "test-p50-seconds", "test-p95-seconds"],
  ["In the queue, in all", "time-in-queue-p50-seconds", "time-in-queue-p95-seconds"],
];

function cell(figures: Figures, name: FigureName): string {
  const figure = figures.get(name);
  return figure === undefined ? "–" : escapeText(formatFigure(figure, name));
}

const CHARTS: readonly (readonly [title: string, metric: string])[] = [
  ["Time in the queue", TIME_IN_QUEUE],
  ["Time that tests took", TEST],
  ["Wait for tests", WAIT],
];

/** The distribution that says most of those that have something to show; empty where none has. */
function firstChart(queue: QueueSamples): string {
  for (const [title, metric] of CHARTS) {
    const distribution = distributionOf(queue, metric);
    if (observations(distribution) > 0) return distributionChart(title, distribution) ?? "";
  }
  return "";
}

/** How many observations fell into each bucket, not how many lay below its bound. */
function distributionChart(title: string, distribution: Distribution): string | undefined {
  const bars = distribution.map(({ upTo, count }, index) => ({
    label: Number.isFinite(upTo) ? formatSeconds(upTo) : "longer",
    value: count - (distribution[index - 1]?.count ?? 0),
  }));
  return barChart({ title: `${title} in the last hour`, labels: "up to", values: "pull requests", bars });
}

/** More rows than a person reads; `result-file` has them all. */
const QUEUES_SHOWN = 200;

const COLUMNS: readonly (readonly [title: string, FigureName])[] = [
  ["In the queue", "depth"],
  ["Testing", "testing-slots-active"],
  ["Merged", "merged-1h"],
  ["Failed", "failed-1h"],
  ["Wait p95", "wait-p95-seconds"],
  ["In queue p95", "time-in-queue-p95-seconds"],
];

/** Every queue with what matters most about it, the fullest first. */
function queueTable(all: readonly QueueSamples[]): string[] {
  const queues = all
    .map((queue) => ({ ...queue, figures: figuresOf(queue) }))
    .toSorted(
      (one, other) =>
        depthOf(other.figures) - depthOf(one.figures) ||
        compare(one.repository, other.repository) ||
        compare(one.branch, other.branch),
    );
  const rowOf = ({ repository, branch, figures }: (typeof queues)[number]): string[] => [
    ...[repository, branch].map((text) => code(shorten(text, LABEL_CHARACTERS))),
    ...COLUMNS.map(([, name]) => cell(figures, name)),
  ];
  const head = ["Repository", "Branch", ...COLUMNS.map(([title]) => title)];
  const limit = { atMost: QUEUES_SHOWN, whole: IN_RESULT_FILE };
  return ["#### All queues of the organisation", limitedTable(head, queues, rowOf, limit)];
}

/** A longer one is no name of anything. */
const LABEL_CHARACTERS = 200;

/** An unknown depth comes last. */
function depthOf(figures: Figures): number {
  const figure = figures.get("depth");
  return figure?.kind === "number" ? figure.value : -1;
}

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
