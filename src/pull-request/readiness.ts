import { AbortedError, getErrorMessage } from "../errors.js";
import type { OperationContext } from "../operation.js";
import { explainQueueState, listAdmittedPullRequests, readQueue } from "../queue/read.js";
import {
  findReadinessBlockers,
  type OptionalPullRequestRecord,
  type ReadinessBlocker,
} from "../service/record-state.js";
import type { PullRequestRecord, Queue, ReadQueueOptions } from "../service/service.js";
import type { PullRequestTarget } from "../target/target.js";
import { formatList, formatServiceEnumValue, shortenName } from "../text/format.js";

export function explainReadinessBlockers(
  record: OptionalPullRequestRecord,
  { targetBranch }: Pick<PullRequestTarget, "targetBranch">,
) {
  if (record === undefined) return [];
  const base = record.prBaseBranch ? shortenName(record.prBaseBranch) : "another branch";
  const explanations: Readonly<Record<ReadinessBlocker["name"], string>> = {
    "base branch": `Wrong base branch: the pull request is for ${base}, but the queue merges into ${targetBranch}. Change the base of the pull request, or use the queue of that base.`,
    mergeability: explainMergeability(record.readiness),
    "impacted targets": `The service has no impacted targets for the head commit ${shortenName(record.prSha)}. Run set-impacted-targets for that commit.`,
  };
  return findReadinessBlockers(record).map(({ name }) => explanations[name]);
}

const MERGEABILITY: ReadonlyMap<string, string> = new Map([
  [
    "not_mergeable",
    "The pull request is not mergeable: GitHub reports conflicts, missing approvals or required checks that have not passed.",
  ],
  ["in_progress", "The pull request is not mergeable yet: GitHub is still computing the mergeability."],
  ["unspecified", "The pull request is not mergeable yet: GitHub has not reported the mergeability."],
]);

function explainMergeability(readiness: PullRequestRecord["readiness"]): string {
  const mergeability = readiness?.gitHubMergeability ?? "nothing";
  const reasons = (readiness?.reasons ?? []).map(({ code, check }) =>
    check == null ? formatServiceEnumValue(code) : `${formatServiceEnumValue(code)} ${shortenName(check)}`,
  );
  if (reasons.length > 0) return `The pull request is not mergeable: ${formatList(reasons, REASONS_SHOWN)}.`;
  return (
    MERGEABILITY.get(mergeability) ??
    `The pull request is not mergeable: GitHub reports ${formatServiceEnumValue(mergeability)}.`
  );
}

const REASONS_SHOWN = 5;

/** Explains the state of a queue that is not running. `submitted` is false before a submission. */
export function explainQueueDelay(queue: Queue | undefined, { number }: PullRequestTarget, submitted = true) {
  if (queue === undefined) return [];
  const { state } = queue;
  const explained = explainQueueState(state);
  if (explained === "") return [];
  const isListed = listAdmittedPullRequests(queue).some(({ prNumber }) => prNumber === number);
  // A draining queue still merges the pull requests that it has admitted.
  const isStuck = state === "paused" || (!isListed && (state === "draining" || state === "switching_modes"));
  return [submitted && isStuck ? `${explained} #${number} waits until the queue continues.` : explained];
}

export async function readAndExplainQueueDelay(
  known: Queue | undefined,
  target: PullRequestTarget,
  context: Pick<OperationContext, "service" | "log">,
): Promise<readonly string[]> {
  // The change already succeeded, so an abort during this read must not fail the step.
  const queue = known ?? (await readQueueIfAvailable("The state of the queue", target, context).catch(() => undefined));
  return explainQueueDelay(queue, target);
}

/** Explains that the pull request is in the queue of another branch. Returns an empty list if `branch` is undefined. */
export function explainWrongTargetBranch(
  branch: string | undefined,
  { nameInput }: Pick<OperationContext, "nameInput">,
) {
  if (branch === undefined) return [];
  const name = shortenName(branch);
  return [
    `The pull request is in the merge queue for ${name}. To act on the pull request in that queue, set ${nameInput("target-branch", name)}.`,
  ];
}

const SOON_MS = 5000;

/** Reads the queue within 5 seconds. If the read fails, logs that `what` is unknown. @throws AbortedError */
export async function readQueueIfAvailable(
  what: string,
  target: PullRequestTarget,
  { service, log }: Pick<OperationContext, "service" | "log">,
  options: Pick<ReadQueueOptions, "details"> = {},
): Promise<Queue | undefined> {
  try {
    return await readQueue(service, target, { ...options, withinMs: SOON_MS });
  } catch (error) {
    if (error instanceof AbortedError) throw error;
    log.info(`${what} is not known: ${getErrorMessage(error)}`);
    return undefined;
  }
}
