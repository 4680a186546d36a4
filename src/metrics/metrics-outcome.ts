import type { Values } from "../inputs/input.js";
import { conditionsOf } from "../inputs/metric-conditions.js";
import type { metricsInputs } from "../inputs/metrics.js";
import type { QueuePlace } from "../inputs/place.js";
import type { Context, Outcome } from "../operation.js";
import { inWords } from "../queue/read-queue.js";
import { metricsSummary } from "../summary/metrics.js";
import type { FigureName } from "./figure-outputs.js";
import { figuresOf, figureTexts } from "./figures.js";
import { assess, unjudged } from "./health.js";
import { queueKey, queuesOf } from "./queues.js";
import { fetchMetrics, readMetrics, storeMetrics } from "./read-metrics.js";
import { resultRecord } from "./result-record.js";
import { branchesInWords, figuresInWords, healthInWords } from "./words.js";

/** Reads the metrics of a queue, and judges them by the conditions. */
export async function metricsOutcome(
  values: Values<typeof metricsInputs>,
  place: QueuePlace,
  context: Context,
): Promise<Outcome<"healthy" | "degraded" | "breached" | "no-data", FigureName | "metrics-file">> {
  const { repository, targetBranch } = place;
  const text = await fetchMetrics(context.client, values.scope, repository);
  const file = storeMetrics(context, text);
  const families = readMetrics(text, file);
  const queues = queuesOf(families);
  const all = values.scope === "organization" ? [...queues.values()] : undefined;
  const conditions = conditionsOf(values);
  const queue = queues.get(queueKey(`${repository.owner}/${repository.name}`, targetBranch));
  if (queue === undefined) {
    const message = `The metrics hold no sample for ${inWords(place)}.`;
    const verdicts = unjudged(conditions);
    return {
      result: "no-data",
      message,
      details: [branchesInWords(queues.values(), place)],
      outputs: { "metrics-file": file },
      allowed: verdicts.length === 0 ? ["no-data"] : [],
      summary: metricsSummary({ message, queue, verdicts, all }),
      record: resultRecord(verdicts, all),
    };
  }
  const figures = figuresOf(queue);
  const health = assess(conditions, { families, queue, figures });
  for (const warning of health.warnings) context.log.warning(warning);
  const message = healthInWords(health, place);
  return {
    result: health.result,
    message,
    details: [figuresInWords(figures)],
    outputs: { ...figureTexts(figures), "metrics-file": file },
    summary: metricsSummary({ message, queue, verdicts: health.verdicts, all }),
    record: resultRecord(health.verdicts, all),
  };
}
