import { formatCount, formatList, formatServiceEnumValue, formatServiceTime, shortenName } from "../text/format.js";
import { shortenText } from "../text/truncate.js";
import type { ReportSection } from "./document.js";
import { MAX_RESUBMIT_DELAY_MINUTES } from "./failures.js";
import type { QueueStatistics } from "./figures.js";
import type { Report } from "./report.js";
import { describeMergeTimes } from "./slow.js";
import {
  createChartSeries,
  describePhase,
  findLongestPhase,
  formatSecondsAsDuration,
  formatShareAsPercent,
  listTextIfTrue,
  PHASE_DESCRIPTIONS,
  UNKNOWN_TIMES_MESSAGE,
  UNKNOWN_VALUE_TEXT,
} from "./words.js";

/** Describes a report. `historyFile` is the path for the command that compares settings. */
export function createReportSections(report: Report, historyFile: string): readonly ReportSection[] {
  return [
    describeMergeTimes(report, historyFile),
    describeChange(report),
    describeCost(report),
    describeLongestWaits(report),
    describeFailures(report),
  ];
}

/** Describes the span in a sentence, for the log and the head of each page. */
export function formatReportSummary({ figures, targetBranch, repository }: Report): string {
  const { merged, failed, cancelled, since, until } = figures;
  const queue = `${shortenName(targetBranch)} of ${repository}`;
  return `The merge queue for ${queue}, from ${formatServiceTime(since)} to ${formatServiceTime(until)}: ${formatCount(merged, "pull request")} merged, ${failed} failed and ${cancelled} canceled.`;
}

const minutes = (value: number): string => value.toFixed(1);
const money = (value: number): string => `$${value.toFixed(2)}`;

type Comparison = readonly [
  name: string,
  read: (figures: QueueStatistics) => number | null | undefined,
  format: (value: number) => string,
];

const COMPARISONS: readonly Comparison[] = [
  ["Merged", ({ merged }) => merged, String],
  ["Failed", ({ failed }) => failed, String],
  ["Canceled", ({ cancelled }) => cancelled, String],
  ["Median time to merge", ({ waits }) => waits?.total.p50, formatSecondsAsDuration],
  ["p95 of the time to merge", ({ waits }) => waits?.total.p95, formatSecondsAsDuration],
  ["Median of passed test runs", ({ testDuration }) => testDuration?.p50, formatSecondsAsDuration],
  ["Test runs", ({ testRuns }) => testRuns.count, String],
  ["Failed test runs", ({ testRuns }) => testRuns.failed, String],
  ["Test runs for each merge", ({ runsPerMerge }) => runsPerMerge, (value) => value.toFixed(2)],
  ["Runner minutes", ({ runnerMinutes }) => runnerMinutes, minutes],
  ["Cost", ({ cost }) => cost, money],
];

function describeChange({ figures, previous }: Report): ReportSection {
  const row = ([name, read, format]: Comparison): readonly string[] => {
    const [now, before] = [read(figures), previous && read(previous)];
    const change = now == null || before == null ? "" : formatChange(before, now);
    return [name, ...[now, before].map((value) => (value == null ? UNKNOWN_VALUE_TEXT : format(value))), change];
  };
  return {
    title: "Is the queue better than before?",
    answers:
      previous === null
        ? ["The history does not contain the previous time span, so there is no comparison."]
        : [
            compareTimes(figures, previous),
            `${formatCount(figures.merged, "pull request was", "pull requests were")} merged, and ${previous.merged} in the previous time span.`,
          ],
    charts: [
      {
        kind: "bars",
        title: "Outcomes",
        unit: "pull requests",
        labels: figures.periods.map(({ since }) => since),
        series: [
          createChartSeries(figures, "merged", "merged", ({ merged }) => merged),
          createChartSeries(figures, "failed", "failed", ({ failed }) => failed),
          createChartSeries(figures, "canceled", "canceled", ({ cancelled }) => cancelled),
        ],
      },
    ],
    tables: [
      { title: "Comparison", head: ["Figure", "This span", "Span before", "Change"], rows: COMPARISONS.map(row) },
    ],
  };
}

function compareTimes(figures: QueueStatistics, previous: QueueStatistics): string {
  const [now, before] = [figures.waits?.total.p50, previous.waits?.total.p50];
  if (now === undefined || before === undefined) {
    const empty = now === undefined ? figures : previous;
    const where = empty === figures ? "this time span" : "the previous time span";
    const reason =
      empty.merged === 0
        ? `no pull request was merged in ${where}`
        : `the service does not report when the state of pull requests changed in ${where}`;
    return `The median time to merge cannot be compared, because ${reason}.`;
  }
  if (now === before)
    return `The median time to merge is ${formatSecondsAsDuration(now)}, the same as in the previous time span.`;
  return `The queue is ${now < before ? "faster" : "slower"} than before: the median time to merge changed from ${formatSecondsAsDuration(before)} to ${formatSecondsAsDuration(now)}.`;
}

function formatChange(before: number, now: number): string {
  if (before === 0) return now === 0 ? "0 %" : "";
  return `${now > before ? "+" : ""}${formatShareAsPercent((now - before) / before)}`;
}

function describeCost({ figures, costPerMinute, slowestRuns }: Report): ReportSection {
  const { runnerMinutes, lostMinutes, cost, testRuns, runsPerMerge, merged } = figures;
  const runs = formatCount(testRuns.count, "test run");
  const known =
    runnerMinutes === null || cost === null || lostMinutes === null
      ? [`The cost is unknown, because the service does not report the durations of the ${runs}.`]
      : [
          `${runs} took ${minutes(runnerMinutes)} runner minutes and cost ${money(cost)}, if a minute costs $${costPerMinute} and each test run uses one runner.`,
          ...listTextIfTrue(merged > 0, `Each merge cost ${money(cost / merged)}.`),
          ...listTextIfTrue(
            lostMinutes > 0,
            `${formatShareAsPercent(lostMinutes / runnerMinutes)} of the runner minutes were spent on test runs that failed or that the queue stopped.`,
          ),
          ...listTextIfTrue(
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
          formatSecondsAsDuration(value),
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

export function describeLongestWaits({ longestWaits }: Report): ReportSection {
  const waits = longestWaits.map((wait) => ({ ...wait, largest: findLongestPhase((phase) => wait.phases[phase]) }));
  return {
    title: "Who waited longest?",
    answers: waits
      .slice(0, 1)
      .map(
        ({ prNumber, author, outcome, seconds: value, largest }) =>
          `#${prNumber}${author === "" ? "" : ` by ${shortenName(author)}`}, ${OUTCOME_WORDS[outcome]}: ${formatSecondsAsDuration(value)}, mostly ${describePhase(largest)}.`,
      )
      .concat(listTextIfTrue(waits.length === 0, UNKNOWN_TIMES_MESSAGE)),
    charts: [],
    tables: [
      {
        title: "Longest times since the submission",
        head: ["Pull request", "Title", "Author", "Outcome", "Time", "Mostly"],
        rows: waits.map(({ prNumber, title, author, outcome, seconds: value, largest }) => [
          { pullRequest: prNumber },
          shortenText(title, TITLE_CHARACTERS),
          author === "" ? UNKNOWN_VALUE_TEXT : shortenName(author),
          OUTCOME_WORDS[outcome],
          formatSecondsAsDuration(value),
          PHASE_DESCRIPTIONS[largest].name,
        ]),
      },
    ],
  };
}

const CHECKS_SHOWN = 10;

function describeFailures({ figures, causes, checks, recovered }: Report): ReportSection {
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
      ...listTextIfTrue(
        knownRuns < failedRuns,
        `The failed checks of ${formatCount(failedRuns - knownRuns, "test run")} are unknown.`,
      ),
      readRuns === 0
        ? "Flaky checks are unknown, because the step read no test run."
        : `${flaky.length === 0 ? "No check" : formatList(flakyNames, 3)} both failed and passed with the same changes (${compared}).`,
      ...listTextIfTrue(
        recovered.length > 0,
        `Flaky tests may be the cause of the failures of ${formatNumbers(recovered)}, because the queue merged them after a new submission within ${MAX_RESUBMIT_DELAY_MINUTES} minutes.`,
      ),
    ],
    charts: [],
    tables: [
      {
        title: "Causes of failures and cancellations",
        head: ["Cause", "Number", "Pull requests"],
        rows: causes.map(({ cause, count, pullRequests }) => [
          formatServiceEnumValue(cause),
          String(count),
          formatNumbers(pullRequests),
        ]),
      },
      {
        title: "Failed checks",
        head: ["Check", "Failed test runs", "Also passed with the same changes"],
        rows: failed.slice(0, CHECKS_SHOWN).map(({ name, count }) => {
          const also = flaky.find((each) => each.name === name)?.count ?? 0;
          return [shortenName(name), String(count), readRuns === 0 ? UNKNOWN_VALUE_TEXT : String(also)];
        }),
      },
    ],
  };
}
