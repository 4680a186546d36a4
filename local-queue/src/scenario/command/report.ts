import { formatCount, formatList, formatServiceEnumValue } from "../../../../src/text/format.js";
import { isLive } from "../../engine/state.js";
import { formatSeconds } from "../durations.js";
import { computeFigures } from "../figures.js";
import type { Scenario } from "../file/draw.js";
import type { ScenarioFile } from "../file/form.js";
import type { Played } from "../simulate.js";
import { buildTimeline } from "../timeline.js";

type SimulationReport = ReturnType<typeof reportSimulation>;

export function reportSimulation(file: ScenarioFile, { simulation, titles, faults }: Scenario, played: Played) {
  const ends = new Map(played.transitions.map(({ number, to, reason }) => [number, { state: to, reason }]));
  return {
    about: file.about ?? null,
    seed: simulation.seed,
    settings: simulation.settings,
    figures: computeFigures(played),
    /** State and reason are null for a pull request that was never submitted. */
    pullRequests: simulation.changes.map(({ number }) => ({
      number,
      title: titles.get(number) ?? "",
      ...(ends.get(number) ?? { state: null, reason: null }),
    })),
    timeline: buildTimeline(played, simulation.inputs),
    ...played,
    /**
     * Number of ignored `faults` in the scenario. Faults have no effect, because a simulation makes no API requests.
     */
    faultsLeftOut: faults.length,
  };
}

const MOST_NAMED = 8;

const formatWait = (seconds: number | null) => (seconds === null ? "-" : formatSeconds(seconds));

export function figuresText({ figures, pullRequests, endSeconds, ignored, faultsLeftOut }: SimulationReport): string {
  const { merged, failed, cancelled, mainRuns, bisectionRuns, runMinutes, runsPerMerged, restarts } = figures;
  const { waitSecondsP50, waitSecondsP95, mergesPerHour } = figures;
  const canceled = cancelled > 0 ? `, ${cancelled} canceled` : "";
  const perMerged = runsPerMerged === null ? "" : ` (${runsPerMerged.toFixed(2)} for each merge)`;
  const bisections = bisectionRuns === 0 ? "" : `, ${bisectionRuns} of them in bisections`;
  const left = pullRequests.flatMap(({ number, state }) =>
    state === null || !isLive({ state }) ? [] : [`#${number} (${formatServiceEnumValue(state)})`],
  );
  return [
    `pull requests  ${merged} merged, ${failed} failed${canceled}, in ${formatSeconds(endSeconds)}`,
    ...(left.length === 0 ? [] : [`still queued   ${formatList(left, MOST_NAMED)}`]),
    `waits          p50 ${formatWait(waitSecondsP50)}, p95 ${formatWait(waitSecondsP95)} from submission to merge; ${mergesPerHour.toFixed(1)} merges an hour`,
    `test runs      ${mainRuns + bisectionRuns}${perMerged}${bisections}; ${formatCount(restarts, "restart")}; ${formatCount(Math.round(runMinutes), "runner minute")}`,
    ...(ignored.length === 0 ? [] : [`${formatCount(ignored.length, "event")} had no effect: see the timeline`]),
    ...(faultsLeftOut === 0
      ? []
      : [
          `${formatCount(faultsLeftOut, "fault")} of the API had no effect, because only merge-queue serve --scenario applies faults`,
        ]),
    "",
  ].join("\n");
}
