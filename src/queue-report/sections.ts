import { formatCount, formatDuration, formatList, formatServiceTime, formatWord, shortenName } from "../text/format.js";
import { shorten } from "../text/truncate.js";
import { PHASES, type Phase } from "./attempts.js";
import type { Section, Series, Table } from "./document.js";
import { addUp, type Figures } from "./figures.js";
import type { Report } from "./report.js";

export function describeReport(report: Report): readonly Section[] {
  return [
    describeTimes(report),
    describeChange(report),
    describeCost(report),
    describeWaits(report),
    describeFailures(report),
  ];
}

/** Describes the span in a sentence, for the log and the head of each page. */
export function describeSpan({ figures, targetBranch, repository }: Report): string {
  const { merged, failed, cancelled, since, until } = figures;
  const queue = `${shortenName(targetBranch)} of ${repository}`;
  return `The merge queue for ${queue}, from ${formatServiceTime(since)} to ${formatServiceTime(until)}: ${merged} merged, ${failed} failed and ${cancelled} canceled.`;
}

const UNKNOWN = "unknown";
const NO_TIMES = "The times are unknown, because the service does not report when the state of a pull request changed.";

const seconds = (value: number): string => formatDuration(value * 1000);
const percent = (share: number): string => `${Math.round(100 * share)} %`;
const minutes = (value: number): string => value.toFixed(1);
const money = (value: number): string => `$${value.toFixed(2)}`;
const textIf = (condition: boolean, text: string): readonly string[] => (condition ? [text] : []);

const PHASE_WORDS: Readonly<
  Record<Phase, { readonly name: string; readonly meaning: string; readonly color: string }>
> = {
  notReady: { name: "not ready", meaning: "checks, reviews or impacted targets were missing", color: "canceled" },
  pending: {
    name: "pending",
    meaning: "waiting for the first test run, for example because no test slot was free",
    color: "waiting",
  },
  testing: { name: "testing", meaning: "the first test run", color: "testing" },
  testedAgain: {
    name: "tested again",
    meaning: "repeated tests, for example after a failure of a pull request ahead",
    color: "failed",
  },
  afterTests: { name: "after tests", meaning: "waiting for pull requests ahead or for the merge", color: "merged" },
};

function describePhase(phase: Phase): string {
  return `"${PHASE_WORDS[phase].name}" (${PHASE_WORDS[phase].meaning})`;
}

function findLargest(measure: (phase: Phase) => number): Phase {
  return PHASES.reduce((most, phase) => (measure(phase) > measure(most) ? phase : most));
}

type Waits = NonNullable<Figures["waits"]>;

function meanOf({ phases }: Waits): number {
  return addUp(PHASES.map((phase) => phases[phase].mean));
}

function describeTimes({ figures, previous }: Report): Section {
  const { waits, merged, slots, periods } = figures;
  const bars = [
    { label: "span before", waits: previous?.waits },
    { label: "this span", waits },
  ].flatMap(({ label, waits: known }) => (known ? [{ label, waits: known }] : []));
  const series = (name: string, color: string, read: (period: (typeof periods)[number]) => number | null) =>
    describeSeries(figures, name, color, (period) => toMinutes(read(period)));
  const labels = periods.map(({ since }) => since);
  return {
    title: "Why were merges slow?",
    answers: [
      ...(waits === null
        ? [merged === 0 ? "No pull request was merged." : NO_TIMES]
        : explainTimes(waits, previous?.waits ?? null, figures)),
      ...explainSlots(figures),
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
        series: [describeSeries(figures, "test runs", "testing", ({ peakRuns }) => peakRuns)],
        limit: slots.limit === null ? undefined : { name: "test slots", value: slots.limit },
      },
      {
        kind: "shares",
        title: "Mean time of a merged pull request",
        unit: "minutes",
        labels: bars.map(({ label }) => label),
        series: PHASES.map((phase) => ({
          ...PHASE_WORDS[phase],
          values: bars.map(({ waits: { phases } }) => toMinutes(phases[phase].mean)),
        })),
      },
    ],
    tables: waits === null ? [] : [tabulateTimes(waits)],
  };
}

function toMinutes(value: number | null): number | null {
  return value === null ? null : value / 60;
}

function describeSeries(
  { periods }: Figures,
  name: string,
  color: string,
  read: (period: Figures["periods"][number]) => number | null,
): Series {
  return { name, color, values: periods.map(read) };
}

function explainTimes(waits: Waits, before: Waits | null, { mergedWithoutTimes }: Figures): readonly string[] {
  const { total, phases } = waits;
  const mean = meanOf(waits);
  const largest = findLargest((phase) => phases[phase].mean);
  const growth = (phase: Phase): number => phases[phase].mean - (before?.phases[phase].mean ?? 0);
  const grown = findLargest(growth);
  return [
    `Half of the ${formatCount(total.count, "merged pull request")} took at most ${seconds(total.p50)} from submission to merge, and 95 % took at most ${seconds(total.p95)}.`,
    ...textIf(
      mean > 0,
      `The largest part of this time, ${percent(phases[largest].mean / mean)}, was ${describePhase(largest)}.`,
    ),
    ...textIf(
      before !== null && growth(grown) >= 1,
      `Compared with the time span before, the largest increase was in ${describePhase(grown)}: ${seconds(growth(grown))} more for each merged pull request.`,
    ),
    ...textIf(
      mergedWithoutTimes > 0,
      `The times of ${formatCount(mergedWithoutTimes, "more merged pull request")} are unknown.`,
    ),
  ];
}

/** Share of waits with all slots in use above which the number of slots limits the queue. */
const FULL_SHARE = 0.5;

function explainSlots({ slots: { limit, peakRuns, waitShare } }: Figures): readonly string[] {
  if (limit === null) return [];
  return [
    `At most ${formatCount(peakRuns, "test run was", "test runs were")} in progress at the same time, and the queue has ${formatCount(limit, "test slot")}.`,
    ...(waitShare === null
      ? []
      : [`All slots were in use for ${percent(waitShare)} of the time in which pull requests were pending.`]),
    ...textIf(
      (waitShare ?? 0) >= FULL_SHARE,
      "So the queue was full. To find out how more slots or batches would change the waits, use merge-queue simulate --history.",
    ),
  ];
}

function tabulateTimes(waits: Waits): Table {
  const mean = meanOf(waits);
  const rows = PHASES.map((phase) => [PHASE_WORDS[phase].name, waits.phases[phase]] as const);
  return {
    title: "Time from submission to merge",
    head: ["Phase", "Share", "Median", "p90", "p95", "Max"],
    rows: [["total", { ...waits.total, mean }] as const, ...rows].map(
      ([name, { p50 = 0, p90 = 0, p95 = 0, maximum = 0, mean: own }]) => [
        name,
        percent(mean === 0 ? 0 : own / mean),
        ...[p50, p90, p95, maximum].map(seconds),
      ],
    ),
  };
}

type Comparison = readonly [
  name: string,
  read: (figures: Figures) => number | null | undefined,
  format: (value: number) => string,
];

const COMPARISONS: readonly Comparison[] = [
  ["Merged", ({ merged }) => merged, String],
  ["Failed", ({ failed }) => failed, String],
  ["Canceled", ({ cancelled }) => cancelled, String],
  ["Median time to merge", ({ waits }) => waits?.total.p50, seconds],
  ["p95 of the time to merge", ({ waits }) => waits?.total.p95, seconds],
  ["Median of passed test runs", ({ testDuration }) => testDuration?.p50, seconds],
  ["Test runs", ({ testRuns }) => testRuns.count, String],
  ["Failed test runs", ({ testRuns }) => testRuns.failed, String],
  ["Test runs for each merge", ({ runsPerMerge }) => runsPerMerge, (value) => value.toFixed(2)],
  ["Runner minutes", ({ runnerMinutes }) => runnerMinutes, minutes],
  ["Cost", ({ cost }) => cost, money],
];

function describeChange({ figures, previous }: Report): Section {
  const row = ([name, read, format]: Comparison): readonly string[] => {
    const [now, before] = [read(figures), previous && read(previous)];
    const change = now == null || before == null ? "" : formatChange(before, now);
    return [name, ...[now, before].map((value) => (value == null ? UNKNOWN : format(value))), change];
  };
  return {
    title: "Is the queue better than before?",
    answers:
      previous === null
        ? ["There is no comparison, because the history does not contain the time span before."]
        : [
            compareTimes(figures, previous),
            `${formatCount(figures.merged, "pull request was", "pull requests were")} merged, and ${previous.merged} in the time span before.`,
          ],
    charts: [
      {
        kind: "bars",
        title: "Outcomes",
        unit: "pull requests",
        labels: figures.periods.map(({ since }) => since),
        series: [
          describeSeries(figures, "merged", "merged", ({ merged }) => merged),
          describeSeries(figures, "failed", "failed", ({ failed }) => failed),
          describeSeries(figures, "canceled", "canceled", ({ cancelled }) => cancelled),
        ],
      },
    ],
    tables: [
      { title: "Comparison", head: ["Figure", "This span", "Span before", "Change"], rows: COMPARISONS.map(row) },
    ],
  };
}

function compareTimes(figures: Figures, previous: Figures): string {
  const [now, before] = [figures.waits?.total.p50, previous.waits?.total.p50];
  if (now === undefined || before === undefined) return "The median time to merge cannot be compared.";
  if (now === before) return `The median time to merge is ${seconds(now)}, the same as in the time span before.`;
  return `The queue is ${now < before ? "faster" : "slower"} than before: the median time to merge changed from ${seconds(before)} to ${seconds(now)}.`;
}

function formatChange(before: number, now: number): string {
  if (before === 0) return now === 0 ? "0 %" : "";
  return `${now > before ? "+" : ""}${percent((now - before) / before)}`;
}

function describeCost({ figures, costPerMinute, slowestRuns }: Report): Section {
  const { runnerMinutes, lostMinutes, cost, testRuns, runsPerMerge, merged } = figures;
  const runs = formatCount(testRuns.count, "test run");
  const known =
    runnerMinutes === null || cost === null || lostMinutes === null
      ? [`The cost is unknown, because the service does not report the durations of the ${runs}.`]
      : [
          `${runs} took ${minutes(runnerMinutes)} runner minutes. They cost ${money(cost)}, if a minute costs $${costPerMinute} and each test run uses one runner.`,
          ...textIf(merged > 0, `Each merge cost ${money(cost / merged)}.`),
          ...textIf(
            lostMinutes > 0,
            `${percent(lostMinutes / runnerMinutes)} of the runner minutes were spent on test runs that failed or that the queue stopped.`,
          ),
          ...textIf(
            testRuns.withoutDuration > 0,
            `The figures do not include ${formatCount(testRuns.withoutDuration, "test run")} of unknown duration.`,
          ),
        ];
  return {
    title: "What do the tests cost?",
    answers: [
      ...known,
      ...(runsPerMerge === null ? [] : [`There were ${runsPerMerge.toFixed(2)} test runs for each merge.`]),
    ],
    charts: [],
    tables: [
      {
        title: "Slowest test runs",
        head: ["Test run", "Pull requests", "Duration", "Result"],
        rows: slowestRuns.map(({ id, pullRequests, outcome, seconds: value }) => [
          shortenName(id),
          pullRequests.length === 1 ? { pullRequest: pullRequests[0] ?? 0 } : formatNumbers(pullRequests),
          seconds(value),
          outcome,
        ]),
      },
    ],
  };
}

const NUMBERS_SHOWN = 5;

function formatNumbers(numbers: readonly number[]): string {
  const shown = numbers.map((number) => `#${number}`);
  return formatList(shown, NUMBERS_SHOWN);
}

const OUTCOME_WORDS = {
  merged: "merged",
  failed: "failed",
  cancelled: "canceled",
  open: "still in the queue",
} as const;
const TITLE_CHARACTERS = 100;

function describeWaits({ longestWaits }: Report): Section {
  const waits = longestWaits.map((wait) => ({ ...wait, largest: findLargest((phase) => wait.phases[phase]) }));
  return {
    title: "Who waited longest?",
    answers: waits
      .slice(0, 1)
      .map(
        ({ prNumber, author, outcome, seconds: value, largest }) =>
          `#${prNumber}${author === "" ? "" : ` by ${shortenName(author)}`}, ${OUTCOME_WORDS[outcome]}: ${seconds(value)}, mostly ${describePhase(largest)}.`,
      )
      .concat(textIf(waits.length === 0, NO_TIMES)),
    charts: [],
    tables: [
      {
        title: "Longest times since the submission",
        head: ["Pull request", "Title", "Author", "Outcome", "Time", "Mostly"],
        rows: waits.map(({ prNumber, title, author, outcome, seconds: value, largest }) => [
          { pullRequest: prNumber },
          shorten(title, TITLE_CHARACTERS),
          author === "" ? UNKNOWN : shortenName(author),
          OUTCOME_WORDS[outcome],
          seconds(value),
          PHASE_WORDS[largest].name,
        ]),
      },
    ],
  };
}

const CHECKS_SHOWN = 10;

function describeFailures({ figures, causes, checks }: Report): Section {
  const { failedRuns, knownRuns, failed, flaky, readRuns } = checks;
  const flakyNames = flaky.map(({ name }) => shortenName(name));
  const compared = `${formatCount(readRuns, "test run")} compared`;
  return {
    title: "What failed most?",
    answers: [
      `${formatCount(figures.failed, "pull request")} and ${formatCount(failedRuns, "test run")} failed.`,
      ...failed
        .slice(0, 1)
        .map(
          ({ name, count }) =>
            `${shortenName(name)} failed most often: in ${count} of ${formatCount(knownRuns, "failed test run")}.`,
        ),
      ...textIf(
        knownRuns < failedRuns,
        `The failed checks of ${formatCount(failedRuns - knownRuns, "test run")} are unknown.`,
      ),
      readRuns === 0
        ? "Flaky checks are unknown, because the step read no test run."
        : `${flaky.length === 0 ? "No check" : formatList(flakyNames, 3)} failed and passed with the same changes (${compared}).`,
    ],
    charts: [],
    tables: [
      {
        title: "Causes of failures and cancellations",
        head: ["Cause", "Number", "Pull requests"],
        rows: causes.map(({ cause, count, pullRequests }) => [
          formatWord(cause),
          String(count),
          formatNumbers(pullRequests),
        ]),
      },
      {
        title: "Failed checks",
        head: ["Check", "Failed test runs", "Also passed with the same changes"],
        rows: failed.slice(0, CHECKS_SHOWN).map(({ name, count }) => {
          const also = flaky.find((each) => each.name === name)?.count ?? 0;
          return [shortenName(name), String(count), readRuns === 0 ? UNKNOWN : String(also)];
        }),
      },
    ],
  };
}
