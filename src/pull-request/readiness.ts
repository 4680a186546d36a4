import { AbortedError, messageOf } from "../errors.js";
import type { Context } from "../operation.js";
import { explainQueueState, readQueue } from "../queue/read.js";
import { type Blocker, type FoundRecord, findBlockers } from "../service/record-state.js";
import type { Queue } from "../service/service.js";
import type { PullRequestTarget } from "../target/target.js";
import { plainWord, shortName } from "../text/format.js";

export function explainBlockers(record: FoundRecord, { targetBranch }: Pick<PullRequestTarget, "targetBranch">) {
  if (record === undefined) return [];
  const base = record.prBaseBranch ? shortName(record.prBaseBranch) : "another branch";
  const explanations: Readonly<Record<Blocker["name"], string>> = {
    "base branch": `Wrong base branch: the pull request is for ${base}, but the queue merges into ${targetBranch}. Change the base of the pull request, or use the queue of that base.`,
    mergeability: explainMergeability(record.readiness?.gitHubMergeability ?? "nothing"),
    "impacted targets": `Impacted targets missing for the head commit ${shortName(record.prSha)}. Run set-impacted-targets for that commit.`,
  };
  return findBlockers(record).map(({ name }) => explanations[name]);
}

const MERGEABILITY: ReadonlyMap<string, string> = new Map([
  ["not_mergeable", ": GitHub reports conflicts, missing approvals or required checks that have not passed"],
  ["in_progress", " yet: GitHub is still computing the mergeability"],
  ["unspecified", " yet: GitHub has not reported the mergeability"],
]);

function explainMergeability(mergeability: string): string {
  return `Not mergeable${MERGEABILITY.get(mergeability) ?? `: GitHub reports ${plainWord(mergeability)}`}.`;
}

/** Explains a queue that does not run, for a pull request that is or would be submitted to it. */
export function explainQueue(queue: Queue | undefined, { number }: PullRequestTarget, submitted = true) {
  if (queue === undefined) return [];
  const { state, enqueuedPullRequests } = queue;
  const explained = explainQueueState(state);
  if (explained === "") return [];
  const isListed = enqueuedPullRequests.some(({ prNumber }) => prNumber === number);
  // A draining queue merges what is in it.
  const isStuck = state === "paused" || (!isListed && (state === "draining" || state === "switching_modes"));
  return [submitted && isStuck ? `${explained} Until then #${number} waits.` : explained];
}

export async function explainQueueAfterwards(
  known: Queue | undefined,
  target: PullRequestTarget,
  context: Pick<Context, "service" | "log">,
): Promise<readonly string[]> {
  // The change is already made: a stop during this read must not hide it.
  const queue = known ?? (await readQueueSoon("The state of the queue", target, context).catch(() => undefined));
  return explainQueue(queue, target);
}

const SOON_MS = 5000;

/** Reads the queue in a short time; else logs that `what` is not known. @throws AbortedError */
export async function readQueueSoon(
  what: string,
  target: PullRequestTarget,
  { service, log }: Pick<Context, "service" | "log">,
): Promise<Queue | undefined> {
  try {
    return await readQueue(service, target, { withinMs: SOON_MS });
  } catch (error) {
    if (error instanceof AbortedError) throw error;
    log.info(`${what} is not known: ${messageOf(error)}`);
    return undefined;
  }
}
