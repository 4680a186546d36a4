/** The metrics endpoint: Prometheus text from the queue's own history of the last hour. */
import type { Conclusion, EntryState, HistoryEvent, Queue, Repository } from "./world.js";

const HOUR_MS = 3_600_000;
const CONCLUSIONS: readonly Conclusion[] = ["merged", "failed", "cancelled"];
const LIVE_STATES: readonly EntryState[] = ["not_ready", "pending", "testing", "tests_passed", "pending_failure"];

/** One row of labels with what it counts. A queue has two, and its row `bisection` stays at zero here. */
interface Row {
  readonly labels: Labels;
  readonly depth: number;
  readonly awaiting: number;
  readonly testing: number;
  readonly history: readonly HistoryEvent[];
}

export function metricsText(repositories: readonly Repository[], nowMs: number): string {
  const rows = repositories.flatMap((repository) =>
    [...repository.queues.values()].flatMap((queue) => rowsOf(repository, queue, nowMs)),
  );
  return [...gauges(rows), ...histograms(rows)].join("");
}

function gauges(rows: readonly Row[]): readonly string[] {
  const each = (count: (row: Row) => number) => rows.map((row) => ({ labels: row.labels, value: count(row) }));
  const conclusions = rows.flatMap((row) =>
    CONCLUSIONS.map((conclusion) => ({
      labels: { ...row.labels, conclusion },
      value: row.history.filter((event) => event.kind === "concluded" && event.conclusion === conclusion).length,
    })),
  );
  const restarts = each((row) => row.history.filter((event) => event.kind === "restarted").length);
  return [
    gauge(
      "mq_depth_current",
      "Pull requests in the queue, without those awaiting mergeability.",
      each((row) => row.depth),
    ),
    gauge(
      "mq_awaiting_mergeability",
      "Submitted pull requests that are not ready.",
      each((row) => row.awaiting),
    ),
    gauge(
      "mq_testing_slots_active",
      "Test runs in progress.",
      each((row) => row.testing),
    ),
    gauge("mq_pr_conclusions_1h_total", "Concluded pull requests in the last hour.", conclusions),
    gauge("mq_pr_restarts_1h_total", "Restarted tests in the last hour.", restarts),
  ];
}

function histograms(rows: readonly Row[]): readonly string[] {
  const each = (seconds: (event: HistoryEvent) => number | null) =>
    rows.map((row) => ({ labels: row.labels, values: row.history.flatMap((event) => seconds(event) ?? []) }));
  return [
    histogram("mq_pr_wait_duration_1h_seconds", "Time from pending to testing.", each(secondsOfWait)),
    histogram("mq_pr_test_duration_1h_seconds", "Time of tests that came to an end.", each(secondsOfTests)),
    histogram("mq_pr_time_in_queue_1h_seconds", "Time from submission to conclusion.", timesInQueue(rows)),
    histogram("mq_pr_state_duration_1h_seconds", "Time in each state.", timesInState(rows)),
  ];
}

function secondsOfWait(event: HistoryEvent): number | null {
  return event.kind === "left" && event.from === "pending" && event.to === "testing" ? event.seconds : null;
}

/** A restart or a cancellation is no end of the tests. */
function secondsOfTests(event: HistoryEvent): number | null {
  if (event.kind !== "left" || event.from !== "testing") return null;
  return event.to === "pending" || event.to === "cancelled" || event.to === "merged" ? null : event.seconds;
}

function timesInQueue(rows: readonly Row[]): readonly LabelledSamples[] {
  return rows.flatMap((row) =>
    CONCLUSIONS.map((conclusion) => ({
      labels: { ...row.labels, conclusion },
      values: row.history.flatMap((event) =>
        event.kind === "concluded" && event.conclusion === conclusion ? event.seconds : [],
      ),
    })),
  );
}

function timesInState(rows: readonly Row[]): readonly LabelledSamples[] {
  return rows.flatMap((row) =>
    LIVE_STATES.map((state) => ({
      labels: { ...row.labels, state },
      values: row.history.flatMap((event) => (event.kind === "left" && event.from === state ? event.seconds : [])),
    })),
  );
}

function rowsOf(repository: Repository, queue: Queue, nowMs: number): readonly Row[] {
  queue.history = queue.history.filter((event) => event.atMs > nowMs - HOUR_MS);
  const labels = { repo: `${repository.owner}/${repository.name}`, branch: queue.branch };
  const main: Row = {
    labels: { ...labels, queue_type: "main" },
    depth: queue.order.length,
    awaiting: queue.waiting.length,
    testing: queue.order.filter((entry) => entry.state === "testing").length,
    history: queue.history,
  };
  const bisection = { labels: { ...labels, queue_type: "bisection" }, depth: 0, awaiting: 0, testing: 0, history: [] };
  return [main, bisection];
}

/** The Prometheus text format, version 0.0.4: one family at a time, with its help and type. */

type Labels = Readonly<Record<string, string>>;

interface LabelledSamples {
  readonly labels: Labels;
  readonly values: readonly number[];
}

/** Upper bounds in seconds, the same for every histogram of the service. */
const BUCKETS: readonly number[] = [60, 300, 600, 900, 1800, 3600, 5400, 7200];

function gauge(
  name: string,
  help: string,
  samples: readonly { readonly labels: Labels; readonly value: number }[],
): string {
  return family(
    name,
    help,
    "gauge",
    samples.map(({ labels, value }) => sample(name, labels, value)),
  );
}

function histogram(name: string, help: string, series: readonly LabelledSamples[]): string {
  return family(
    name,
    help,
    "histogram",
    series.flatMap(({ labels, values }) => [
      ...BUCKETS.map((bound) => {
        const count = values.filter((value) => value <= bound).length;
        return sample(`${name}_bucket`, { ...labels, le: String(bound) }, count);
      }),
      sample(`${name}_bucket`, { ...labels, le: "+Inf" }, values.length),
      sample(
        `${name}_sum`,
        labels,
        values.reduce((sum, value) => sum + value, 0),
      ),
      sample(`${name}_count`, labels, values.length),
    ]),
  );
}

function family(name: string, help: string, type: string, lines: readonly string[]): string {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ""].join("\n");
}

function sample(name: string, labels: Labels, value: number): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escapeLabel(text)}"`);
  return `${name}{${pairs.join(",")}} ${value}`;
}

function escapeLabel(text: string): string {
  return text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}
