import { getErrorMessage, OperationError } from "../errors.js";
import type { OperationContext, OperationResult } from "../operation.js";
import { addAdviceToNotFoundError, explainQueueState, formatQueueName } from "../queue/read.js";
import { ignoreReadError } from "../service/errors.js";
import type { Repository } from "../service/service.js";
import type { QueueTarget } from "../target/target.js";
import { formatList, formatState } from "../text/format.js";
import { createMessageText, toInputReference } from "../text/problem.js";
import { quoteText } from "../text/truncate.js";
import type { MetricConditionTexts } from "./conditions.js";
import {
  formatFigure,
  formatFigureOutputs,
  groupSamplesByQueue,
  isQueueOfRepository,
  type QueueMetrics,
} from "./figures.js";
import { assessQueueHealth, type HealthResult } from "./health.js";
import type { FigureName } from "./outputs.js";
import { formatMetricsPage } from "./page.js";
import { type MetricSample, parseMetrics } from "./text-format.js";

type Scope = "repository" | "organization";

export async function readMetrics(
  { scope, ...conditions }: MetricConditionTexts & { readonly scope: Scope },
  target: QueueTarget,
  context: Pick<OperationContext, "service" | "writeFile" | "log">,
): Promise<OperationResult<HealthResult["result"], FigureName | "metrics-file">> {
  const { repository, targetBranch } = target;
  const text = await fetchMetrics(context.service, scope, repository);
  const file = storeMetrics(context, text);
  const queues = groupSamplesByQueue(parse(text, file));
  const all = scope === "organization" ? queues : undefined;
  const ours = queues.filter((each) => isQueueOfRepository(each, `${repository.owner}/${repository.name}`));
  const queue = ours.find(({ branch }) => branch === targetBranch);
  const health = assessQueueHealth(conditions, queue);
  for (const warning of queue === undefined ? [] : health.warnings) context.log.warning(warning);
  const { result, verdicts } = health;
  const state = queue && (await readState(context.service, target));
  const message =
    queue === undefined
      ? `The metrics contain no sample for ${formatQueueName(target)}.`
      : describeQueueHealth(health, target, state);
  const notes = queue === undefined ? [] : describeState(state);
  return {
    result,
    message,
    details: [queue === undefined ? namesOfBranches(ours, repository) : describeFigures(queue), ...notes],
    outputs: { ...(queue && formatFigureOutputs(queue)), "metrics-file": file },
    allowed: verdicts.length === 0 ? ["no-data"] : [],
    summary: formatMetricsPage([message, ...notes], verdicts, queue, all),
    record: {
      conditions: verdicts.map(({ input, condition: { text: condition }, kind: verdict, seen }) => {
        return { input, condition, verdict, seen };
      }),
      queues: all?.map((each) => ({ repository: each.repository, branch: each.branch, ...formatFigureOutputs(each) })),
    },
  };
}

const STATE_MS = 5000;

/** Reads the state of the queue, because the metrics lack it. Returns undefined if the request fails. */
async function readState(service: OperationContext["service"], target: QueueTarget): Promise<string | undefined> {
  return (await ignoreReadError(service.readQueue(target, { withinMs: STATE_MS })))?.state;
}

function describeState(state: string | undefined): readonly string[] {
  if (state === undefined) return ["The state of the queue could not be read. The queue may be paused."];
  const explained = explainQueueState(state);
  return explained === "" ? [] : [explained];
}

async function fetchMetrics(
  service: OperationContext["service"],
  scope: Scope,
  repository: Repository,
): Promise<string> {
  const { owner, name } = repository;
  try {
    return await service.readMetrics(scope === "organization" ? undefined : repository);
  } catch (error) {
    throw scope === "organization"
      ? error
      : addAdviceToNotFoundError(
          error,
          `the repository ${owner}/${name}`,
          createMessageText`${toInputReference("repository")}`,
        );
  }
}

/** Writes the metrics to a file and returns its path. If the write fails, warns and returns an empty text. */
function storeMetrics({ writeFile, log }: Pick<OperationContext, "writeFile" | "log">, text: string): string {
  try {
    return writeFile("metrics.prom", text);
  } catch (error) {
    log.warning(`The output metrics-file is empty: ${getErrorMessage(error)}`);
    return "";
  }
}

/**
 * Parses metrics. @throws OperationError `response` for invalid text, which would otherwise look like a queue without
 * samples
 */
function parse(text: string, file: string): readonly MetricSample[] {
  const parsed = parseMetrics(text);
  if (parsed.ok) return parsed.samples;
  throw new OperationError(
    "response",
    `The metrics are not in the Prometheus text format: line ${parsed.line}: ${parsed.problem}.`,
    {
      details: [
        ...(file === "" ? [] : [`The reply is in ${file} (output metrics-file).`]),
        "Check that api-url is the address of the service with its version, not a page of a proxy.",
      ],
      outputs: { "metrics-file": file },
    },
  );
}

export function describeQueueHealth(
  { result, reasons, verdicts }: HealthResult,
  target: QueueTarget,
  state: string | undefined,
): string {
  const stateClause = state === undefined || state === "running" ? "" : `, which is ${formatState(state)},`;
  const queue = `The merge queue for ${formatQueueName(target)}${stateClause}`;
  switch (result) {
    case "breached":
      return `${queue} meets a condition of fail-if: ${reasons}.`;
    case "degraded":
      return `${queue} is degraded: ${reasons}.`;
    case "no-data": {
      const gate = verdicts.some(({ input }) => input === "fail-if") ? " of fail-if" : "";
      return `${queue} was read, and no condition${gate} could be evaluated: ${describeUnevaluated(verdicts)}.`;
    }
    case "healthy":
      return `${queue} is healthy: no condition is met.`;
    case "read":
      return `${queue} was read; no condition was given.`;
  }
}

const CONDITIONS_NAMED = 3;

function describeUnevaluated(verdicts: HealthResult["verdicts"]): string {
  const all = verdicts
    .filter(({ kind }) => kind === "not-evaluated")
    .map(({ condition, seen }) => `${condition.text} (${seen})`);
  const rest = all.length - CONDITIONS_NAMED;
  return [...all.slice(0, CONDITIONS_NAMED), ...(rest > 0 ? [`and ${rest} more`] : [])].join("; ");
}

function describeFigures({ figures }: QueueMetrics): string {
  const count = (name: FigureName) => formatFigure(figures.get(name), name, "unknown");
  const time = (name: FigureName) => formatFigure(figures.get(name), name, "none");
  return [
    `Pull requests now: ${count("depth")} in the queue, ${count("testing-slots-active")} testing, ${count("awaiting-mergeability")} awaiting mergeability.`,
    `Pull requests in the last hour: ${count("merged-1h")} merged, ${count("failed-1h")} failed, ${count("cancelled-1h")} canceled.`,
    `Test restarts in the last hour: ${count("restarts-1h")}.`,
    `95th percentiles in the last hour: wait ${time("wait-p95-seconds")}, tests ${time("test-p95-seconds")}, time in queue ${time("time-in-queue-p95-seconds")}.`,
  ].join(" ");
}

const BRANCHES_NAMED = 10;

/** Lists the branches with samples, as a hint for a misspelled `target-branch`. */
function namesOfBranches(queues: readonly QueueMetrics[], { owner, name }: Repository): string {
  const branches = queues.map(({ branch }) => quoteText(branch));
  if (branches.length === 0) return `The reply contains no samples of ${owner}/${name}.`;
  return `The reply contains samples for ${formatList(branches, BRANCHES_NAMED)}.`;
}
