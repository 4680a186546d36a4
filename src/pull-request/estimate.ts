import type { OperationContext } from "../operation.js";
import { type EstimatedMergeTimeRange, estimateMergeTime, findMergeEstimateObstacle } from "../queue/estimate.js";
import { ignoreReadError } from "../service/errors.js";
import { determineServiceTime } from "../service/present.js";
import type { Queue, ServiceMergeTimeEstimate } from "../service/service.js";
import type { PullRequestTarget } from "../target/target.js";
import { formatDuration, formatServiceTime, parseTimeMs, TIME_UNIT_MS } from "../text/format.js";

/** Expected times of a merge as ISO texts; empty fields with the reason if the data do not allow an estimate. */
export interface ExpectedMerge {
  readonly at?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly reasons: readonly string[];
}

const WITHIN_MS = 5 * TIME_UNIT_MS.s;
/** Age of testing results that still show how long tests take. */
const RECENT_MS = 14 * TIME_UNIT_MS.d;

/**
 * Reads the service's estimate, and estimates the interval from the list of the queue. Never fails. Sends no request
 * after the deadline, which is a time of the clock in milliseconds.
 */
export async function readExpectedMerge(
  target: PullRequestTarget,
  queue: Queue | undefined,
  { service, clock }: Pick<OperationContext, "service" | "clock">,
  deadline = Number.POSITIVE_INFINITY,
): Promise<ExpectedMerge> {
  const limit = () => ({ withinMs: Math.min(WITHIN_MS, deadline - clock.now()) });
  const [given = NO_SERVICE_ESTIMATE, own] = await Promise.all([
    ignoreReadError(service.readEstimate(target, limit())),
    estimateFromList(),
  ]);
  const interval = "reason" in own ? undefined : own;
  const at = "at" in given ? given.at : interval && toTime(interval.atMs);
  const reasons = [
    at === undefined && "reason" in given ? given.reason : undefined,
    "reason" in own ? own.reason : undefined,
  ];
  return {
    at,
    from: interval && toTime(interval.fromMs),
    to: interval && toTime(interval.toMs),
    reasons: reasons.flatMap((reason) => reason ?? []),
  };

  async function estimateFromList(): Promise<EstimatedMergeTimeRange | { readonly reason: string }> {
    if (queue === undefined) return { reason: "the queue cannot be read" };
    const reason = findMergeEstimateObstacle(queue, target.number);
    if (reason !== undefined) return { reason };
    const times = queue.enqueuedPullRequests.map(({ stateChangedAt }) => stateChangedAt);
    const { ms: nowMs } = determineServiceTime(service, clock, times);
    const since = new Date(nowMs - RECENT_MS).toISOString();
    if (limit().withinMs <= 0) return { reason: "no time is left for the estimate" };
    const page = await ignoreReadError(service.readTestingResults(target, { since }, limit()));
    if (page === undefined) return { reason: "the testing results cannot be read" };
    return estimateMergeTime(queue, target.number, page.testingResults, nowMs);
  }
}

const NO_SERVICE_ESTIMATE: ServiceMergeTimeEstimate = { reason: "the service has no estimate for this queue" };

function toTime(ms: number): string {
  return new Date(ms).toISOString();
}

/** Explains in a sentence why the time of the merge, or the interval around this time, cannot be estimated. */
export function explainMissingEstimate({ at, reasons }: ExpectedMerge): readonly string[] {
  const missing =
    at === undefined ? "The time of the merge cannot be estimated" : "The interval of the estimate is unknown";
  return reasons.length === 0 ? [] : [`${missing}: ${reasons.join(", and ")}.`];
}

/** Formats the expected time, the time until it, and the interval in which 8 of 10 merges are. */
export function formatExpectedMerge(
  { at = "", from, to }: ExpectedMerge,
  {
    service,
    clock,
  }: {
    readonly service: Pick<OperationContext["service"], "now">;
    readonly clock: Pick<OperationContext["clock"], "now">;
  },
): string {
  const leftMs = parseTimeMs(at) - (service.now() ?? clock.now());
  const left = leftMs >= TIME_UNIT_MS.s ? `, in ${formatDuration(leftMs)}` : "";
  const interval = from && to ? ` (between ${formatServiceTime(from)} and ${formatServiceTime(to)})` : "";
  return `${formatServiceTime(at)}${left}${interval}`;
}

/** Returns the outputs with the expected times; all are empty without an estimate. */
export function createExpectedMergeOutputs(expected: ExpectedMerge | undefined) {
  return {
    "estimated-merge-at": expected?.at,
    "estimated-merge-from": expected?.from,
    "estimated-merge-to": expected?.to,
  };
}
