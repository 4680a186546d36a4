import { conditionProblems, conditionsOf, metricsInputs } from "../inputs/metrics.js";
import { figureOutputs, figuresOf, figureTexts } from "../metrics/figures.js";
import { assess, unjudged } from "../metrics/health.js";
import { queueKey, queuesOf } from "../metrics/queues.js";
import { fetchMetrics, readMetrics, storeMetrics } from "../metrics/read-metrics.js";
import { resultRecord } from "../metrics/result-record.js";
import { branchesInWords, figuresInWords, healthInWords } from "../metrics/words.js";
import { queueOperation } from "../operation.js";
import { inWords } from "../queue/read-queue.js";
import { metricsSummary } from "../summary/metrics.js";

export const metrics = queueOperation({
  name: "metrics",
  title: "Reads the metrics of a merge queue, and warns or fails when they meet your conditions.",
  inputs: metricsInputs,
  results: {
    healthy: { description: "No condition is met." },
    degraded: { description: "A condition of `warn-if` is met; there is a warning for each." },
    breached: { description: "A condition of `fail-if` is met.", fails: "result" },
    "no-data": {
      description: "There is no sample for the branch. Without any condition this does not fail the step.",
      fails: "result",
    },
  },
  outputs: {
    ...figureOutputs,
    "metrics-file": "Path of a file with the metrics as they came, in the Prometheus text format.",
  },
  permissions: {},
  branch: "found",
  dryRun: "ignored",
  check: conditionProblems,

  async run(values, place, context) {
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
  },
});
