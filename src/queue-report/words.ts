/** Words that several sections of a report share. */
import { formatDuration } from "../text/format.js";
import { PHASES, type Phase } from "./attempts.js";
import type { Series } from "./document.js";
import type { Figures } from "./figures.js";

export const UNKNOWN = "unknown";
export const NO_TIMES =
  "The times are unknown, because the service does not report when the state of a pull request changed.";

export const seconds = (value: number): string => formatDuration(value * 1000);
export const percent = (share: number): string => `${Math.round(100 * share)} %`;
export const textIf = (condition: boolean, text: string): readonly string[] => (condition ? [text] : []);

export const PHASE_WORDS: Readonly<
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
    meaning: "tests that ran again, for example because a pull request ahead failed",
    color: "failed",
  },
  afterTests: { name: "after tests", meaning: "waiting for pull requests ahead or for the merge", color: "merged" },
};

export function describePhase(phase: Phase): string {
  return `"${PHASE_WORDS[phase].name}" (${PHASE_WORDS[phase].meaning})`;
}

export function findLargest(measure: (phase: Phase) => number): Phase {
  return PHASES.reduce((most, phase) => (measure(phase) > measure(most) ? phase : most));
}

export function describeSeries(
  { periods }: Figures,
  name: string,
  color: string,
  read: (period: Figures["periods"][number]) => number | null,
): Series {
  return { name, color, values: periods.map(read) };
}
