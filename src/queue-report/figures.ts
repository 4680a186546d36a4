import type { ExportedHistory, ExportedTestingResult } from "../queue/history-file.js";
import { parseTimeMs, TIME_UNIT_MS } from "../text/format.js";
import { ATTEMPT_PHASES, type Attempt, type AttemptPhase, computeValueForEachPhase, listAttempts } from "./attempts.js";

/** Time span in milliseconds since 1970. Includes its start, but not its end. */
export interface TimeSpanMs {
  readonly fromMs: number;
  readonly toMs: number;
}

export function isInTimeSpan({ fromMs, toMs }: TimeSpanMs, ms: number): boolean {
  return fromMs <= ms && ms < toMs;
}

export function groupBy<Key, Item>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key,
): ReadonlyMap<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/**
 * Values in seconds. Each value was measured for one pull request or one test run (nearest rank), so no value is
 * interpolated.
 */
interface Distribution {
  readonly count: number;
  readonly p50: number;
  readonly p90: number;
  readonly p95: number;
  readonly maximum: number;
}

function distribute(seconds: readonly number[]): Distribution | null {
  const sorted = seconds.toSorted((one, other) => one - other);
  const at = (percent: number): number => sorted[Math.ceil((percent * sorted.length) / 100) - 1] ?? 0;
  if (sorted.length === 0) return null;
  return { count: sorted.length, p50: at(50), p90: at(90), p95: at(95), maximum: at(100) };
}

export interface TestRunSummary {
  /** Empty if the service does not name the test run. */
  readonly id: string;
  readonly pullRequests: readonly number[];
  readonly outcome: "passed" | "failed" | "stopped";
  readonly isBisection: boolean;
  readonly endMs: number;
  readonly seconds: number | undefined;
}

/** Groups testing results by test run, the newest run first. A result without an id counts as a test run. */
export function listTestRuns(results: readonly ExportedTestingResult[]): readonly TestRunSummary[] {
  const groups = groupBy(results, ({ testRunId, prNumber, endedAt }) => testRunId || `${prNumber} ${endedAt}`);
  const runs = [...groups.values()].map((rows): TestRunSummary => {
    const durations = rows.flatMap(({ testingDurationMs: ms }) => (ms == null ? [] : [ms / 1000]));
    // A pull request that left during the run has its own outcome, which is not the outcome of the run.
    const outcomes = rows.map(({ outcome }) => outcome);
    const outcome = outcomes.find((word) => word === "passed" || word === "failed") ?? "stopped";
    return {
      id: rows[0]?.testRunId ?? "",
      pullRequests: rows.map(({ prNumber }) => prNumber),
      outcome,
      isBisection: rows.some(({ bisection }) => bisection === "in_bisection"),
      endMs: Math.max(...rows.map(({ endedAt }) => parseTimeMs(endedAt))),
      seconds: durations.length === 0 ? undefined : Math.max(...durations),
    };
  });
  return runs.toSorted((one, other) => other.endMs - one.endMs);
}

export type QueueStatistics = ReturnType<typeof computeQueueStatistics>;

/** Computes the figures of a span. Null means an unknown figure. */
export function computeQueueStatistics(history: ExportedHistory, span: TimeSpanMs, costPerMinute: number) {
  const all = history.pullRequests.flatMap((each) => listAttempts(each, span.toMs));
  const finished = all.filter(({ outcome, endMs }) => outcome !== "open" && isInTimeSpan(span, endMs));
  const merged = finished.filter(({ outcome }) => outcome === "merged");
  const runs = listTestRuns(history.results);
  const own = runs.filter(({ endMs }) => isInTimeSpan(span, endMs));
  const measured = own.filter(({ seconds }) => seconds !== undefined);
  const isUnmeasured = own.length > 0 && measured.length === 0;
  const count = (word: TestRunSummary["outcome"]) => own.filter(({ outcome }) => outcome === word).length;
  return {
    since: new Date(span.fromMs).toISOString(),
    until: new Date(span.toMs).toISOString(),
    merged: merged.length,
    failed: finished.filter(({ outcome }) => outcome === "failed").length,
    cancelled: finished.filter(({ outcome }) => outcome === "cancelled").length,
    /** Number of merged pull requests whose changes of state the service does not report. */
    mergedWithoutTimes: merged.filter(({ phases }) => phases === undefined).length,
    /** Durations of the waits of merged pull requests in seconds. */
    waits: measureWaits(merged),
    testRuns: {
      count: own.length,
      passed: count("passed"),
      failed: count("failed"),
      stopped: count("stopped"),
      inBisections: own.filter(({ isBisection }) => isBisection).length,
      withoutDuration: own.length - measured.length,
    },
    /** Durations of passed test runs in seconds. */
    testDuration: distribute(own.flatMap(({ outcome, seconds }) => (outcome === "passed" ? (seconds ?? []) : []))),
    runnerMinutes: isUnmeasured ? null : addUpMinutes(own),
    /** Minutes of test runs that failed or that the queue stopped. */
    lostMinutes: isUnmeasured ? null : addUpMinutes(own.filter(({ outcome }) => outcome !== "passed")),
    cost: isUnmeasured ? null : addUpMinutes(own) * costPerMinute,
    runsPerMerge: merged.length === 0 ? null : own.length / merged.length,
    slots: measureSlots(runs, span, merged, history.queue?.concurrency ?? null),
    periods: splitSpan(span).map((period) => describePeriod(period, finished, runs)),
  };
}

function measureWaits(merged: readonly Attempt[]) {
  const known = merged.flatMap(({ phases }) => phases ?? []);
  const total = distribute(known.map((each) => sumNumbers(ATTEMPT_PHASES.map((phase) => each[phase]))));
  const mean = (phase: AttemptPhase) => sumNumbers(known.map((each) => each[phase])) / known.length;
  const measure = (phase: AttemptPhase) => ({ ...distribute(known.map((each) => each[phase])), mean: mean(phase) });
  return total && { total, phases: computeValueForEachPhase(measure) };
}

export function sumNumbers(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function addUpMinutes(runs: readonly TestRunSummary[]): number {
  return sumNumbers(runs.map(({ seconds = 0 }) => seconds)) / 60;
}

/**
 * Measures the use of test slots. `waitShare` is a share of the time in which merged pull requests were pending: the
 * part in which all slots were in use.
 */
function measureSlots(
  runs: readonly TestRunSummary[],
  span: TimeSpanMs,
  merged: readonly Attempt[],
  limit: number | null,
) {
  const whole = { fromMs: Number.NEGATIVE_INFINITY, toMs: span.toMs };
  const waits = merged.flatMap(findPending);
  const parts = sweep(clipMain(runs, whole), waits);
  const waitedMs = sumNumbers(parts.map(({ others, ms }) => others * ms));
  const fullMs = sumNumbers(parts.map(({ count, others, ms }) => (limit !== null && count >= limit ? others * ms : 0)));
  return {
    limit,
    peakRuns: findPeak(runs, span),
    waitShare: limit === null || waitedMs === 0 ? null : fullMs / waitedMs,
  };
}

/** Returns the spans in which an attempt was pending before its first test run. */
function findPending({ changes, endMs, phases }: Attempt): readonly TimeSpanMs[] {
  const firstTest = changes.findIndex(({ state }) => state === "testing");
  const before = phases === undefined ? [] : changes.slice(0, firstTest === -1 ? changes.length : firstTest);
  return before.flatMap(({ state, ms }, index) =>
    state === "pending" ? [{ fromMs: ms, toMs: changes[index + 1]?.ms ?? endMs }] : [],
  );
}

/** Returns the part of a test run's time that is inside a span. */
function clip({ endMs, seconds = 0 }: TestRunSummary, { fromMs, toMs }: TimeSpanMs): TimeSpanMs {
  return { fromMs: Math.max(fromMs, endMs - seconds * 1000), toMs: Math.min(toMs, endMs) };
}

/** Returns the parts of test runs that are inside a span. Omits bisections, because they have separate slots. */
function clipMain(runs: readonly TestRunSummary[], span: TimeSpanMs): readonly TimeSpanMs[] {
  return runs.filter(({ isBisection }) => !isBisection).map((run) => clip(run, span));
}

function findPeak(runs: readonly TestRunSummary[], span: TimeSpanMs): number {
  const parts = sweep(clipMain(runs, span));
  return parts.reduce((most, { count }) => Math.max(most, count), 0);
}

/**
 * Splits the time at the start and the end of each span. Returns the length of each part in milliseconds, and for each
 * list the number of spans that include this part.
 */
function sweep(spans: readonly TimeSpanMs[], others: readonly TimeSpanMs[] = []) {
  const toEvents = (count: number, other: number) => (span: TimeSpanMs) =>
    span.fromMs < span.toMs
      ? [
          { ms: span.fromMs, count, other },
          { ms: span.toMs, count: -count, other: -other },
        ]
      : [];
  const events = [...spans.flatMap(toEvents(1, 0)), ...others.flatMap(toEvents(0, 1))];
  events.sort((one, other) => one.ms - other.ms || one.count - other.count);
  const sums = { count: 0, others: 0 };
  return events.map((event, index) => {
    sums.count += event.count;
    sums.others += event.other;
    return { ...sums, ms: (events[index + 1]?.ms ?? event.ms) - event.ms };
  });
}

const PERIOD_HOURS = [1, 2, 4, 8, 24, 48];
const MOST_PERIODS = 24;

/** Splits a span into at most 24 periods for charts. */
function splitSpan({ fromMs, toMs }: TimeSpanMs): readonly TimeSpanMs[] {
  const lengthMs = toMs - fromMs;
  const hours = PERIOD_HOURS.find((each) => each * TIME_UNIT_MS.h * MOST_PERIODS >= lengthMs) ?? 48;
  const count = Math.ceil(lengthMs / (hours * TIME_UNIT_MS.h));
  return Array.from({ length: count }, (_, index) => {
    const start = fromMs + index * hours * TIME_UNIT_MS.h;
    return { fromMs: start, toMs: Math.min(toMs, start + hours * TIME_UNIT_MS.h) };
  });
}

function describePeriod(period: TimeSpanMs, finished: readonly Attempt[], runs: readonly TestRunSummary[]) {
  const own = finished.filter(({ endMs }) => isInTimeSpan(period, endMs));
  const count = (word: Attempt["outcome"]) => own.filter(({ outcome }) => outcome === word).length;
  const waits = own.flatMap(({ outcome, submittedMs, endMs }) =>
    outcome === "merged" && submittedMs !== undefined ? [(endMs - submittedMs) / 1000] : [],
  );
  const { p50 = null, p90 = null } = distribute(waits) ?? {};
  return {
    since: new Date(period.fromMs).toISOString(),
    merged: count("merged"),
    failed: count("failed"),
    cancelled: count("cancelled"),
    waitP50: p50,
    waitP90: p90,
    peakRuns: findPeak(runs, period),
  };
}
