import type { QueuePlace } from "../inputs/place.js";
import { inWords } from "../queue/read-queue.js";
import { quote } from "../shorten.js";
import { someInWords } from "../words.js";
import { type Figure, figureInWords, type Unit } from "./figure.js";
import type { FigureName } from "./figure-outputs.js";
import type { Figures } from "./figures.js";
import type { Health } from "./health.js";
import type { QueueSamples } from "./queues.js";

/** One sentence: how the queue does. */
export function healthInWords({ result, reasons, verdicts }: Health, place: QueuePlace): string {
  const queue = `The merge queue for ${inWords(place)}`;
  switch (result) {
    case "breached":
      return `${queue} breaches fail-if: ${reasons}.`;
    case "degraded":
      return `${queue} is degraded: ${reasons}.`;
    case "no-data":
      return `${queue} was read, and no condition${ofTheGate(verdicts)} could be evaluated: ${unseenInWords(verdicts)}.`;
    case "healthy":
      return verdicts.length > 0
        ? `${queue} is healthy: no condition is met.`
        : `${queue} was read; there is no condition.`;
  }
}

function ofTheGate(verdicts: Health["verdicts"]): string {
  return verdicts.some(({ input }) => input === "fail-if") ? " of fail-if" : "";
}

/** More would not say more; there is a warning for each. */
const UNSEEN_NAMED = 3;

function unseenInWords(verdicts: Health["verdicts"]): string {
  const unseen = verdicts.filter(({ kind }) => kind === "not-evaluated");
  const named = unseen.slice(0, UNSEEN_NAMED).map(({ condition, seen }) => `${condition.text} (${seen})`);
  const rest = unseen.length - named.length;
  return [...named, ...(rest > 0 ? [`and ${rest} more`] : [])].join("; ");
}

/** The figures that tell most, on one line. */
export function figuresInWords(figures: Figures): string {
  const count = (name: FigureName) => inWordsOr("unknown", figures.get(name), "count");
  const seconds = (name: FigureName) => inWordsOr("none", figures.get(name), "seconds");
  return [
    `Now: ${count("depth")} in the queue, ${count("testing-slots-active")} testing, ${count("awaiting-mergeability")} awaiting mergeability.`,
    `Last hour: ${count("merged-1h")} merged, ${count("failed-1h")} failed, ${count("cancelled-1h")} cancelled, ${count("restarts-1h")} restarts;`,
    `95th percentiles: wait ${seconds("wait-p95-seconds")}, tests ${seconds("test-p95-seconds")}, time in queue ${seconds("time-in-queue-p95-seconds")}.`,
  ].join(" ");
}

function inWordsOr(absent: string, figure: Figure | undefined, unit: Unit): string {
  return figure === undefined ? absent : figureInWords(figure, unit);
}

/** More names would not help to find the right one. */
const BRANCHES_NAMED = 10;

/** Where the reply does have samples: the branch may be misspelt. */
export function branchesInWords(queues: Iterable<QueueSamples>, { repository }: QueuePlace): string {
  const name = `${repository.owner}/${repository.name}`;
  const branches = [...queues]
    .filter((queue) => queue.repository.toLowerCase() === name.toLowerCase())
    .map(({ branch }) => quote(branch));
  if (branches.length === 0) return `The reply has no samples of ${name}.`;
  return `There are samples for ${someInWords(branches, BRANCHES_NAMED)}.`;
}
