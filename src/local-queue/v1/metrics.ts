/** The metrics endpoint: Prometheus text from the queue's own history of the last hour. */
import type { Conclusion, EntryState } from "../engine/state.js";
import * as tree from "../engine/tree.js";
import type { Move, Queue, Repository } from "../world/world.js";

const HOUR_MS = 3_600_000;
const CONCLUSIONS: readonly Conclusion[] = ["merged", "failed", "cancelled"];
const LIVE_STATES: readonly EntryState[] = ["not_ready", "pending", "testing", "tests_passed", "pending_failure"];

/** Upper bounds in seconds, the same for every histogram of the service. */
const BUCKETS: readonly number[] = [60, 300, 600, 900, 1800, 3600, 5400, 7200];

type Labels = Readonly<Record<string, string>>;

/**
 * One row of labels with what it counts. A queue has two: what its bisections test counts for the second one only, until
 * it is cleared and in the main line again.
 */
interface Row {
  readonly labels: Labels;
  readonly depth: number;
  readonly awaiting: number;
  readonly testing: number;
  readonly moves: readonly Move[];
}

/** What a histogram counts, or the one value of a gauge. */
interface Series {
  readonly labels: Labels;
  readonly values: readonly number[];
}

type SeriesOf = (row: Row) => readonly Series[];

/** Each metric by its name: what it means, and what it counts. */
type Families = Readonly<Record<string, readonly [help: string, SeriesOf]>>;

const GAUGES: Families = {
  mq_depth_current: ["Pull requests in the queue, without those awaiting mergeability.", one(({ depth }) => [depth])],
  mq_awaiting_mergeability: ["Submitted pull requests that are not ready.", one(({ awaiting }) => [awaiting])],
  mq_testing_slots_active: ["Test runs in progress.", one(({ testing }) => [testing])],
  mq_pr_conclusions_1h_total: [
    "Concluded pull requests in the last hour.",
    oneForEach("conclusion", CONCLUSIONS, (row, conclusion) => [secondsUntil(conclusion, row).length]),
  ],
  mq_pr_restarts_1h_total: [
    "Restarted tests in the last hour.",
    one(({ moves }) => [moves.filter(({ from, to }) => from === "testing" && to === "pending").length]),
  ],
};

const HISTOGRAMS: Families = {
  mq_pr_wait_duration_1h_seconds: [
    "Time from pending to testing.",
    one((row) => secondsIn("pending", row, ["testing"])),
  ],
  mq_pr_test_duration_1h_seconds: [
    "Time of tests that came to an end.",
    // A restart or a cancellation is no end of the tests, nor is a merge by hand.
    one((row) => secondsIn("testing", row, ["tests_passed", "pending_failure", "failed"])),
  ],
  mq_pr_time_in_queue_1h_seconds: [
    "Time from submission to conclusion.",
    oneForEach("conclusion", CONCLUSIONS, (row, conclusion) => secondsUntil(conclusion, row)),
  ],
  mq_pr_state_duration_1h_seconds: [
    "Time in each state.",
    oneForEach("state", LIVE_STATES, (row, state) => secondsIn(state, row)),
  ],
};

/** The Prometheus text format, version 0.0.4: one family at a time, with its help and type. */
export function metricsText(repositories: readonly Repository[], nowMs: number): string {
  const rows = repositories.flatMap((repository) =>
    [...repository.queues.values()].flatMap((queue) => rowsOf(repository, queue, nowMs)),
  );
  const text = (type: string, families: Families, samplesOf: (name: string, series: Series) => readonly string[]) =>
    Object.entries(families).map(([name, [help, seriesOf]]) => {
      const samples = rows.flatMap(seriesOf).flatMap((series) => samplesOf(name, series));
      return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples, ""].join("\n");
    });
  return [...text("gauge", GAUGES, gaugeSamples), ...text("histogram", HISTOGRAMS, histogramSamples)].join("");
}

function rowsOf(repository: Repository, { branch, engine, moves: all }: Queue, nowMs: number): readonly Row[] {
  const moves = all.slice(all.findLastIndex(({ atMs }) => atMs <= nowMs - HOUR_MS) + 1);
  const labels = { repo: `${repository.owner}/${repository.name}`, branch };
  const membersOf = (groups: Iterable<number>) =>
    [...groups].reduce((sum, id) => sum + (tree.get(engine.groups, id)?.members.length ?? 0), 0);
  const main: Row = {
    labels: { ...labels, queue_type: "main" },
    depth: membersOf(tree.values(engine.line)) + tree.size(engine.pool),
    awaiting: tree.size(engine.waiting),
    testing: engine.slots.main,
    moves: moves.filter(({ isBisected }) => !isBisected),
  };
  const bisection: Row = {
    labels: { ...labels, queue_type: "bisection" },
    depth: membersOf(engine.sessions.flatMap(({ groups }) => groups)),
    awaiting: 0,
    testing: engine.slots.bisection,
    moves: moves.filter(({ isBisected }) => isBisected),
  };
  return [main, bisection];
}

function one(valuesOf: (row: Row) => readonly number[]): SeriesOf {
  return (row) => [{ labels: row.labels, values: valuesOf(row) }];
}

/** One series for each value of a further label. */
function oneForEach<Value extends string>(
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

/** How long entries were in a state that they left, for one of some others where these are given. */
function secondsIn(state: EntryState, { moves }: Row, next?: readonly EntryState[]): readonly number[] {
  return moves.flatMap(({ from, to, seconds }) => (from === state && next?.includes(to) !== false ? seconds : []));
}

function gaugeSamples(name: string, { labels, values }: Series): readonly string[] {
  return values.map((value) => sample(name, labels, value));
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

function sample(name: string, labels: Labels, value: number): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escapeLabel(text)}"`);
  return `${name}{${pairs.join(",")}} ${value}`;
}

function escapeLabel(text: string): string {
  return text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}
