/** What came of a simulation: its figures, and where each pull request ended. */
import { counted, formatList, plainWord } from "../../text/format.js";
import type { EntryState } from "../engine/state.js";
import { type Figures, figuresOf } from "../simulation/figures.js";
import type { Played } from "../simulation/simulate.js";
import type { Scenario } from "./draw.js";
import { written } from "./durations.js";
import type { ScenarioFile } from "./format.js";
import { timelineOf } from "./timeline.js";

interface PullRequestEnd {
  readonly number: number;
  readonly title: string;
  /** Null where it was never submitted. */
  readonly state: EntryState | null;
  readonly reason: string | null;
}

interface SimulationOutcome extends Played {
  readonly about: string | null;
  readonly seed: number;
  readonly settings: object;
  readonly figures: Figures;
  readonly pullRequests: readonly PullRequestEnd[];
  readonly timeline: readonly { readonly atSeconds: number; readonly text: string }[];
  /** Of the API; a simulation has none, so that they have no effect. */
  readonly faultsLeftOut: number;
}

/** Everything that is known about a simulation that was played, as plain JSON. */
export function outcomeOf(
  file: ScenarioFile,
  { simulation, titles, faults }: Scenario,
  played: Played,
): SimulationOutcome {
  const ends = new Map(played.transitions.map(({ number, to, reason }) => [number, { state: to, reason }]));
  return {
    about: file.about ?? null,
    seed: simulation.seed,
    settings: simulation.settings,
    figures: figuresOf(played),
    pullRequests: simulation.changes.map(({ number }) => ({
      number,
      title: titles.get(number) ?? "",
      ...(ends.get(number) ?? { state: null, reason: null }),
    })),
    timeline: timelineOf(played, simulation.inputs),
    ...played,
    faultsLeftOut: faults.length,
  };
}

const MOST_NAMED = 8;
const ENDS: readonly (EntryState | null)[] = ["merged", "failed", "cancelled", null];

/** The figures as a person reads them. */
export function figuresText({ figures, pullRequests, endSeconds, ignored, faultsLeftOut }: SimulationOutcome): string {
  const { merged, failed, cancelled, mainRuns, bisectionRuns, runMinutes, runsPerMerged, restarts } = figures;
  const { waitSecondsP50, waitSecondsP95, mergesPerHour } = figures;
  const ended = [`${merged} merged`, `${failed} ejected`, ...(cancelled > 0 ? [`${cancelled} withdrawn`] : [])].join(
    ", ",
  );
  const perMerged = runsPerMerged === null ? "" : ` (${runsPerMerged.toFixed(2)} for each merged)`;
  const bisections = bisectionRuns === 0 ? "" : `, ${bisectionRuns} of them in bisections`;
  const left = pullRequests
    .filter(({ state }) => !ENDS.includes(state))
    .map(({ number, state }) => `#${number} (${plainWord(state ?? "")})`);
  return [
    `pull requests  ${ended}, in ${written(endSeconds)}`,
    ...(left.length === 0 ? [] : [`still there    ${formatList(left, MOST_NAMED)}`]),
    `waits          p50 ${waitText(waitSecondsP50)}, p95 ${waitText(waitSecondsP95)} from submission to merge; ${mergesPerHour.toFixed(1)} merged an hour`,
    `test runs      ${mainRuns + bisectionRuns}${perMerged}${bisections}; ${counted(restarts, "restart")}; ${counted(Math.round(runMinutes), "runner minute")}`,
    ...(ignored.length === 0 ? [] : [`${counted(ignored.length, "event")} did nothing: the timeline says why`]),
    ...(faultsLeftOut === 0
      ? []
      : [`${counted(faultsLeftOut, "fault")} of the API left out: merge-queue serve --scenario plays them`]),
    "",
  ].join("\n");
}

function waitText(seconds: number | null): string {
  return seconds === null ? "-" : written(seconds);
}
