import { messageOf } from "../errors.js";
import type { Context } from "../operation.js";
import { explainQueueState, readQueue } from "../queue/read.js";
import type { PullRequestRecord, Queue } from "../service/service.js";
import type { PullRequestTarget } from "../target/target.js";
import { plainWord, shortName } from "../text/format.js";
import type { FoundRecord } from "./record.js";

/** What keeps a pull request from being tested, in the words of the output `blocked-by`. */
type Blocker = "base branch" | "mergeability" | "impacted targets";

/**
 * The readiness rule (the service's document, "Submitted pull request"): the base branch matches, the provider calls
 * the pull request mergeable, and its impacted targets are there where the queue requires them.
 */
export function readinessOf({ readiness }: PullRequestRecord) {
  const blockers: Blocker[] = [];
  // A record that does not tell says nothing either way.
  if (readiness === null || readiness === undefined) return { ready: undefined, blockers };
  if (readiness.doesBaseBranchMatch === false) blockers.push("base branch");
  const mergeability = readiness.gitHubMergeability ?? undefined;
  if (mergeability !== undefined && mergeability !== "mergeable") blockers.push("mergeability");
  if (readiness.requiresImpactedTargets === true && readiness.hasImpactedTargets !== true)
    blockers.push("impacted targets");
  return { ready: blockers.length === 0, blockers };
}

export function explainBlockers(record: FoundRecord, { targetBranch }: Pick<PullRequestTarget, "targetBranch">) {
  if (record === undefined) return [];
  const base = record.prBaseBranch ? shortName(record.prBaseBranch) : "another branch";
  const explanations: Readonly<Record<Blocker, string>> = {
    "base branch": `Wrong base branch: the pull request goes into ${base}, the queue into ${targetBranch}. Change the base of the pull request, or target-branch.`,
    mergeability: explainMergeability(record.readiness?.gitHubMergeability ?? "nothing"),
    "impacted targets": `Impacted targets missing for the head commit ${shortName(record.prSha)}. Run set-impacted-targets for it.`,
  };
  return readinessOf(record).blockers.map((blocker) => explanations[blocker]);
}

function explainMergeability(mergeability: string): string {
  switch (mergeability) {
    case "not_mergeable":
      return "Not mergeable: GitHub reports conflicts, missing approvals or required checks that have not passed.";
    case "in_progress":
      return "Not mergeable yet: GitHub is still working out whether the pull request can be merged.";
    case "unspecified":
      return "Not mergeable yet: GitHub has not said whether the pull request can be merged.";
    default:
      return `Not mergeable: GitHub reports ${plainWord(mergeability)}.`;
  }
}

/** What a queue that does not run means for a pull request that is submitted to it, or would be; nothing when it runs. */
export function explainQueue(queue: Queue | undefined, { number }: PullRequestTarget, submitted = true) {
  if (queue === undefined) return [];
  const { state, enqueuedPullRequests } = queue;
  const explained = explainQueueState(state);
  if (explained === "") return [];
  const inLine = enqueuedPullRequests.some(({ prNumber }) => prNumber === number);
  // What stands in line when a queue takes nothing new in is merged all the same.
  const stays = state === "paused" || (!inLine && (state === "draining" || state === "switching_modes"));
  return [submitted && stays ? `${explained} Until then #${number} stays where it is.` : explained];
}

/** The same after a change. The queue is read for a moment at most; a failure of that costs a line of the log. */
export async function explainQueueAfterwards(
  known: Queue | undefined,
  target: PullRequestTarget,
  context: Pick<Context, "service" | "log" | "signal">,
): Promise<readonly string[]> {
  const read = async () => known ?? readQueueBeside(target, context).ifSoon("The state of the queue");
  // It fails when the step is told to stop: what was done is done, and is reported.
  return explainQueue(await read().catch(() => undefined), target);
}

/** Where the queue only says more about a record that is there, it is waited for so long, in milliseconds. */
const ENOUGH_MS = 5000;

/** A read of the queue that runs beside the read of a record. */
export function readQueueBeside(
  target: PullRequestTarget,
  { service, log, signal }: Pick<Context, "service" | "log" | "signal">,
) {
  const unwanted = new AbortController();
  const stop = (): void => unwanted.abort();
  const reading = readQueue(service, target, { signal: AbortSignal.any([signal, unwanted.signal]) });
  // Whoever stops it does not wait for its end.
  reading.catch(() => {});
  return {
    stop,
    /** The queue, whatever it takes. @throws what reading it throws. */
    needed: () => reading,
    /** The queue, if it comes soon and without trouble; else the log says that this is not known. */
    async ifSoon(what: string): Promise<Queue | undefined> {
      const timer = setTimeout(stop, ENOUGH_MS);
      try {
        return await reading;
      } catch (error) {
        if (signal.aborted) throw error;
        const why = unwanted.signal.aborted ? "the service did not answer in time" : messageOf(error);
        log.info(`${what} is not known: ${why}`);
        return undefined;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
