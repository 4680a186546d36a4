import { getErrorMessage, OperationError } from "../errors.js";
import type { OperationContext } from "../operation.js";
import { addAdviceToNotFoundError, formatQueueName } from "../queue/read.js";
import { findTerminalState } from "../service/record-state.js";
import type { ListedPullRequest, PullRequestHistory, QueueService } from "../service/service.js";
import type { QueueTarget } from "../target/target.js";

/** Maximum number of pages, each with up to 100 pull requests. */
const MOST_PAGES = 10;
export const HISTORIES_PER_REQUEST = 50;

/** Lists the pull requests that finished since a time. `isWhole` is false if further pages exist. */
export async function listFinishedPullRequests(service: QueueService, target: QueueTarget, since: string) {
  const found = new Map<number, ListedPullRequest>();
  let cursor: string | undefined;
  for (let requests = 1; requests <= MOST_PAGES; requests += 1) {
    const page = await service.readPullRequests(target, { since, cursor }).catch((error: unknown) => {
      throw addAdviceToNotFoundError(error, `the merge queue for ${formatQueueName(target)}`);
    });
    for (const each of page.pullRequests) found.set(each.prNumber, each);
    cursor = page.nextCursor ?? undefined;
    if (cursor === undefined || cursor === "") return { finished: [...found.values()], isWhole: true, requests };
  }
  return { finished: [...found.values()], isWhole: false, requests: MOST_PAGES };
}

/**
 * Reads the histories of pull requests. If the read fails or the request budget is used up, a history contains only the
 * facts from the list.
 */
export async function* readPullRequestHistories(
  listed: readonly ListedPullRequest[],
  target: QueueTarget,
  { service, log }: Pick<OperationContext, "service" | "log">,
  maxRequests: number,
): AsyncGenerator<{ readonly number: number; readonly history: PullRequestHistory }> {
  for (let start = 0; start < listed.length; start += HISTORIES_PER_REQUEST) {
    const portion = listed.slice(start, start + HISTORIES_PER_REQUEST);
    const numbers = portion.map(({ prNumber }) => prNumber);
    const isWithin = start < maxRequests * HISTORIES_PER_REQUEST;
    const read = isWithin ? await service.readHistories(target, numbers).catch(logUnknown) : [];
    const histories = new Map(read.map((history) => [history.prNumber, history]));
    for (const each of portion)
      yield { number: each.prNumber, history: histories.get(each.prNumber) ?? toPullRequestHistory(each) };
  }

  function logUnknown(error: unknown): readonly PullRequestHistory[] {
    if (!(error instanceof OperationError) || error.kind === "aborted") throw error;
    log.debug(
      `The history of the pull requests could not be read, so earlier attempts and the reasons for failures are unknown: ${getErrorMessage(error)}`,
    );
    return [];
  }
}

export function toPullRequestHistory(listed: ListedPullRequest): PullRequestHistory {
  return { ...listed, isCurrentlySubmittedToQueue: findTerminalState(listed) === undefined };
}
