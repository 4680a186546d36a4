import { Failure, messageOf } from "../errors.js";
import type { Context } from "../operation.js";
import { notFoundError, queueName } from "../queue/read.js";
import { terminalState } from "../service/record-state.js";
import type { PullRequestHistory, PullRequestsPage, QueueService } from "../service/service.js";
import type { QueueTarget } from "../target/target.js";

/** Most pages, of a hundred pull requests each. */
const MOST_PAGES = 10;
export const AT_ONCE = 50;

export type ListedPullRequest = PullRequestsPage["pullRequests"][number];

/** Lists the pull requests that finished since a time. `isWhole` is false when there are more pages. */
export async function listFinished(service: QueueService, target: QueueTarget, since: string) {
  const found = new Map<number, ListedPullRequest>();
  let cursor: string | undefined;
  for (let requests = 1; requests <= MOST_PAGES; requests += 1) {
    const page = await service.readPullRequests(target, { since, cursor }).catch((error: unknown) => {
      throw notFoundError(error, `the merge queue for ${queueName(target)}`);
    });
    for (const each of page.pullRequests) found.set(each.prNumber, each);
    cursor = page.nextCursor ?? undefined;
    if (cursor === undefined || cursor === "") return { finished: [...found.values()], isWhole: true, requests };
  }
  return { finished: [...found.values()], isWhole: false, requests: MOST_PAGES };
}

/** Reads the histories. Without an answer, or beyond the limit of requests, a history has the facts of the list. */
export async function* readHistories(
  listed: readonly ListedPullRequest[],
  target: QueueTarget,
  { service, log }: Pick<Context, "service" | "log">,
  maxRequests: number,
): AsyncGenerator<{ readonly number: number; readonly history: PullRequestHistory }> {
  for (let start = 0; start < listed.length; start += AT_ONCE) {
    const portion = listed.slice(start, start + AT_ONCE);
    const numbers = portion.map(({ prNumber }) => prNumber);
    const isWithin = start < maxRequests * AT_ONCE;
    const read = isWithin ? await service.readHistories(target, numbers).catch(logUnknown) : [];
    const histories = new Map(read.map((history) => [history.prNumber, history]));
    for (const each of portion)
      yield { number: each.prNumber, history: histories.get(each.prNumber) ?? listedHistory(each) };
  }

  function logUnknown(error: unknown): readonly PullRequestHistory[] {
    if (!(error instanceof Failure) || error.kind === "aborted") throw error;
    log.debug(`Earlier attempts and the reasons of failures are not known: ${messageOf(error)}`);
    return [];
  }
}

export function listedHistory(listed: ListedPullRequest): PullRequestHistory {
  return { ...listed, isCurrentlySubmittedToQueue: terminalState(listed) === undefined };
}
