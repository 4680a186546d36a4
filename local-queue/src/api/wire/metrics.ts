/** Metrics of the last hour in Prometheus text format. */
import { HOUR_MS } from "../../engine/settings.js";
import type { Conclusion, EntryState } from "../../engine/state.js";
import * as tree from "../../engine/tree.js";
import type { Queue, QueueContext, Repository } from "../../state/service-state.js";

const CONCLUSIONS: readonly Conclusion[] = ["merged", "failed", "cancelled"];
const LIVE_STATES: readonly EntryState[] = ["not_ready", "pending", "testing", "tests_passed", "pending_failure"];

/** Upper bounds of the buckets in seconds, equal in all histograms of the service. */
const BUCKETS: readonly number[] = [60, 300, 600, 900, 1800, 3600, 5400, 7200];

type Row = ReturnType<typeof rowsOf>[number];

/** Labels, with the values of a histogram or the value of a gauge. */
interface Series {
  readonly labels: Readonly<Record<string, string>>;
  readonly values: readonly number[];
}

type SeriesOf = (row: Row) => readonly Series[];

type Families = Readonly<Record<string, readonly [help: string, SeriesOf]>>;

const GAUGES: Families = {
  mq_depth_current: [
    "Pull requests in the queue, except pull requests that are not mergeable yet.",
    singleSeries(({ depth }) => [depth]),
  ],
  mq_awaiting_mergeability: [
    "Submitted pull requests that are not ready for the queue.",
    singleSeries(({ awaiting }) => [awaiting]),
  ],
  mq_testing_slots_active: ["Test runs in progress.", singleSeries(({ testing }) => [testing])],
  mq_pr_conclusions_1h_total: [
    "Pull requests that were merged, failed or were canceled in the last hour.",
    seriesForEach("conclusion", CONCLUSIONS, (row, conclusion) => [secondsUntil(conclusion, row).length]),
  ],
  mq_pr_restarts_1h_total: [
    "Number of restarts of tests in the last hour.",
    singleSeries(({ moves }) => [moves.filter(({ from, to }) => from === "testing" && to === "pending").length]),
  ],
};

const HISTOGRAMS: Families = {
  mq_pr_wait_duration_1h_seconds: [
    "Time from the state pending to the state testing.",
    singleSeries((row) => secondsIn("pending", row, ["testing"])),
  ],
  mq_pr_test_duration_1h_seconds: [
    "Duration of finished tests.",
    // A restart, a cancellation or a manual merge is not a result of the tests.
    singleSeries((row) => secondsIn("testing", row, ["tests_passed", "pending_failure", "failed"])),
  ],
  mq_pr_time_in_queue_1h_seconds: [
    "Time from the submission of a pull request to its outcome.",
    seriesForEach("conclusion", CONCLUSIONS, (row, conclusion) => secondsUntil(conclusion, row)),
  ],
  mq_pr_state_duration_1h_seconds: [
    "Time that pull requests spent in each state.",
    seriesForEach("state", LIVE_STATES, (row, state) => secondsIn(state, row)),
  ],
};

/** Formats the metrics as Prometheus text, version 0.0.4. */
export function metricsText(queues: readonly QueueContext[], nowMs: number): string {
  const rows = queues.flatMap(({ repository, queue }) => rowsOf(repository, queue, nowMs));
  const text = (type: string, families: Families, samplesOf: (name: string, series: Series) => readonly string[]) =>
    Object.entries(families).map(([name, [help, seriesOf]]) => {
      const samples = rows.flatMap(seriesOf).flatMap((series) => samplesOf(name, series));
      return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples, ""].join("\n");
    });
  const gauges = text("gauge", GAUGES, (name, { labels, values }) =>
    values.map((value) => sample(name, labels, value)),
  );
  return [...gauges, ...text("histogram", HISTOGRAMS, histogramSamples)].join("");
}

/**
 * Returns two rows for a queue: its normal part and its bisections. A pull request in a bisection counts only in the
 * second row, until it is cleared.
 */
function rowsOf(repository: Repository, { branch, engine, moves: all }: Queue, nowMs: number) {
  const moves = all.slice(all.findLastIndex(({ atMs }) => atMs <= nowMs - HOUR_MS) + 1);
  const labels = { repo: `${repository.owner}/${repository.name}`, branch };
  const membersOf = (groups: Iterable<number>) =>
    [...groups].reduce((sum, id) => sum + (tree.get(engine.groups, id)?.members.length ?? 0), 0);
  return (["main", "bisection"] as const).map((kind) => {
    const isMain = kind === "main";
    const groups = isMain ? tree.values(engine.order) : engine.bisections.flatMap((each) => each.groups);
    return {
      labels: { ...labels, queue_type: kind },
      depth: membersOf(groups) + (isMain ? tree.size(engine.pending) : 0),
      awaiting: isMain ? tree.size(engine.waiting) : 0,
      testing: engine.slots[kind],
      moves: moves.filter(({ isBisected }) => isBisected !== isMain),
    };
  });
}

function singleSeries(valuesOf: (row: Row) => readonly number[]): SeriesOf {
  return (row) => [{ labels: row.labels, values: valuesOf(row) }];
}

function seriesForEach<Value extends string>(
  label: string,
  all: readonly Value[],
  valuesOf: (row: Row, value: Value) => readonly number[],
): SeriesOf {
  return (row) => all.map((value) => ({ labels: { ...row.labels, [label]: value }, values: valuesOf(row, value) }));
}

function secondsUntil(conclusion: Conclusion, { moves }: Row): readonly number[] {
  return moves.flatMap(({ to, attemptSeconds }) =>
    to === conclusion && attemptSeconds !== null ? attemptSeconds : [],
  );
}

/**
 * Returns the seconds that entries spent in a state they have left, optionally only before one of the states `next`.
 */
function secondsIn(state: EntryState, { moves }: Row, next?: readonly EntryState[]): readonly number[] {
  return moves.flatMap(({ from, to, seconds }) => (from === state && next?.includes(to) !== false ? seconds : []));
}

function histogramSamples(name: string, { labels, values }: Series): readonly string[] {
  const buckets = BUCKETS.map((bound) => {
    const count = values.filter((value) => value <= bound).length;
    return sample(`${name}_bucket`, { ...labels, le: String(bound) }, count);
  });
  const sum = values.reduce((total, value) => total + value, 0);
  return [
    ...buckets,
    sample(`${name}_bucket`, { ...labels, le: "+Inf" }, values.length),
    sample(`${name}_sum`, labels, sum),
    sample(`${name}_count`, labels, values.length),
  ];
}

function escapeLabel(text: string): string {
  return text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}

function sample(name: string, labels: Series["labels"], value: number): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escapeLabel(text)}"`);
  return `${name}{${pairs.join(",")}} ${value}`;
}
