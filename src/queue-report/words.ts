/** Words that several sections of a report share. */
import { formatDuration } from "../text/format.js";
import { ATTEMPT_PHASES, type AttemptPhase } from "./attempts.js";
import type { ChartSeries } from "./document.js";
import type { QueueStatistics } from "./figures.js";

export const UNKNOWN_VALUE_TEXT = "unknown";
export const UNKNOWN_TIMES_MESSAGE =
  "The times are unknown, because the service does not report when the state of a pull request changed.";

export const formatSecondsAsDuration = (value: number): string => formatDuration(value * 1000);
export const formatShareAsPercent = (share: number): string => `${Math.round(100 * share)} %`;
export const listTextIfTrue = (condition: boolean, text: string): readonly string[] => (condition ? [text] : []);

export const PHASE_DESCRIPTIONS: Readonly<
  Record<AttemptPhase, { readonly name: string; readonly meaning: string; readonly color: string }>
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
    meaning: "tests that ran again, for example because a pull request ahead failed",
    color: "failed",
  },
  afterTests: { name: "after tests", meaning: "waiting for pull requests ahead or for the merge", color: "merged" },
};

export function describePhase(phase: AttemptPhase): string {
  return `"${PHASE_DESCRIPTIONS[phase].name}" (${PHASE_DESCRIPTIONS[phase].meaning})`;
}

export function findLongestPhase(measure: (phase: AttemptPhase) => number): AttemptPhase {
  return ATTEMPT_PHASES.reduce((most, phase) => (measure(phase) > measure(most) ? phase : most));
}

export function createChartSeries(
  { periods }: QueueStatistics,
  name: string,
  color: string,
  read: (period: QueueStatistics["periods"][number]) => number | null,
): ChartSeries {
  return { name, color, values: periods.map(read) };
}
