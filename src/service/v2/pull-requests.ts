import { createMessageText, toInputReference } from "../../text/problem.js";
import type { ServiceClient } from "../client.js";
import { ApiError, throwNotFoundError } from "../errors.js";
import { isAttemptFinished } from "../record-state.js";
import type {
  CallOptions,
  PullRequestAddress,
  PullRequestHistory,
  PullRequestRecord,
  QueueAddress,
  ReadRecordsOptions,
} from "../service.js";
import type { ResourceIdCache } from "./addresses.js";
import { adviseOnFailedRequest } from "./advice.js";
import { endpoints, insertIdIntoPath } from "./endpoints.js";
import { createPullRequestHistory, findPullRequestRecord, type PullRequest, type StateTransition } from "./records.js";

/** Filter for a list of pull requests: the states with a test run. */
export const STATES_WITH_TEST_RUN = "testing,testsPassed,pendingFailure";
/** Filter for a list of pull requests: the states after the queue has admitted the pull request. */
export const ADMITTED_STATES = `pending,${STATES_WITH_TEST_RUN}`;
/** Filter for a list of pull requests: all states in the queue. */
const LIVE_STATES = `notReady,${ADMITTED_STATES}`;
/** Maximum number of pull requests on a page. */
export const PULL_REQUESTS_PER_PAGE = 100;

export type PullRequestReader = ReturnType<typeof createPullRequestReader>;

/**
 * Reads pull requests. An API key may send only 5 requests a second to `/pull-requests`, but 100 to other paths. A wait
 * therefore reads the single pull request only at the start and at the end. Between them, the wait polls the queue's
 * list of all pull requests by the same author.
 */
export function createPullRequestReader({ call }: ServiceClient, addresses: ResourceIdCache) {
  /**
   * Pull requests of the last replies, by address. A value is undefined if a request for several pull requests returned
   * no data for this address.
   */
  const known = new Map<string, PullRequest | undefined>();

  async function find(address: PullRequestAddress, options?: CallOptions): Promise<PullRequest | undefined> {
    const repositoryId = await addresses.repositoryId(address.repository, options);
    const page = await call(endpoints.pullRequests, { repositoryId, number: address.number }, options);
    const found = page.data.find(({ number }) => number === address.number);
    if (found === undefined) known.delete(keyOf(address));
    else known.set(keyOf(address), found);
    return found;
  }

  async function readRecord(address: PullRequestAddress, options?: CallOptions): Promise<PullRequestRecord> {
    const queue = await addresses.queue(address, options);
    const found = await find(address, options);
    return (found && findPullRequestRecord(queue.id, found)) ?? throwNotSubmitted(address);
  }

  /**
   * Reads the record from the queue's list. If the list lacks it, or its state is final, reads the single pull request.
   */
  async function readRecordAgain(address: PullRequestAddress, options?: CallOptions): Promise<PullRequestRecord> {
    const { id } = await addresses.queue(address, options);
    const before = known.get(keyOf(address));
    const record = before && findPullRequestRecord(id, before);
    // The list does not show if impacted targets were uploaded, so a separate request reads a pull request that is not
    // ready.
    if (before?.author == null || record === undefined || isAttemptFinished(record) || record.state === "not_ready")
      return readRecord(address, options);
    const request = { state: LIVE_STATES, author: before.author, limit: PULL_REQUESTS_PER_PAGE };
    const page = await call(insertIdIntoPath(endpoints.queuePullRequests, id), request, options);
    const listed = page.data.find(({ number }) => number === address.number);
    const again = listed && findPullRequestRecord(id, listed);
    return again === undefined || again.state === "not_ready" ? readRecord(address, options) : again;
  }

  async function readTransitions(ids: readonly string[], options?: CallOptions) {
    const request = { pullRequestIds: ids.join(","), limit: PULL_REQUESTS_PER_PAGE };
    const { data } = await call(endpoints.histories, request, options);
    const found = new Map(data.map(({ pullRequestId, transitions }) => [pullRequestId.toLowerCase(), transitions]));
    return (id: string): readonly StateTransition[] => found.get(id.toLowerCase()) ?? [];
  }

  /** Reads the records of several pull requests in the queue. */
  async function readEach(address: QueueAddress, numbers: readonly number[], options: ReadRecordsOptions) {
    const queue = await addresses.queue(address, options);
    const repositoryId = await addresses.repositoryId(address.repository, options);
    const request = { repositoryId, number: numbers.join(","), limit: PULL_REQUESTS_PER_PAGE };
    const found = new Map(
      (await call(endpoints.pullRequests, request, options)).data.map((each) => [each.number, each]),
    );
    for (const number of numbers) known.set(keyOf({ ...address, number }), found.get(number));
    const records: { readonly id: string; readonly record: PullRequestRecord }[] = [];
    for (const each of found.values()) {
      const record = findPullRequestRecord(queue.id, each);
      const { requiresImpactedTargets, hasImpactedTargets } = record?.readiness ?? {};
      const isOpenQuestion = requiresImpactedTargets === true && hasImpactedTargets == null;
      // A reply with several pull requests does not show if impacted targets were uploaded.
      const isAlone = options.withTargets === true && record?.state === "not_ready" && isOpenQuestion;
      const whole = isAlone ? await readRecord({ ...address, number: each.number }, options) : record;
      if (whole !== undefined) records.push({ id: each.id, record: whole });
    }
    return records;
  }

  return {
    readRecord,
    readRecordAgain,

    async readHistory(address: PullRequestAddress, options?: CallOptions): Promise<PullRequestHistory> {
      const record = await readRecord(address, options);
      const id = await idOf(address, options);
      return createPullRequestHistory(record, (await readTransitions([id], options))(id));
    },

    async readRecords(address: QueueAddress, numbers: readonly number[], options: ReadRecordsOptions = {}) {
      return (await readEach(address, numbers, options)).map(({ record }) => record);
    },

    async readHistories(address: QueueAddress, numbers: readonly number[], options?: CallOptions) {
      const found = await readEach(address, numbers, { ...options, withTargets: true });
      if (found.length === 0) return [];
      const transitionsOf = await readTransitions(
        found.map(({ id }) => id),
        options,
      );
      return found.map(({ id, record }) => createPullRequestHistory(record, transitionsOf(id)));
    },

    /** Finds the id of a pull request in the queue. @throws ApiError 404 if the pull request is not in the queue */
    idOf,

    /** Returns the pull request's id for a dry run. Before the look-up, returns a placeholder. */
    shownId: (address: PullRequestAddress): string => known.get(keyOf(address))?.id ?? "{id of the pull request}",

    shownRecord(address: PullRequestAddress): PullRequestRecord | undefined {
      const found = known.get(keyOf(address));
      return found && findPullRequestRecord(addresses.shownQueueId(address), found);
    },

    readOtherBranch,

    /** Rejects a pull request of another queue, because a submission might move it. @throws ApiError */
    async requireNoOtherQueue(address: PullRequestAddress, options?: CallOptions): Promise<void> {
      const branch = await readOtherBranch(address, options);
      if (branch === undefined) return;
      const facts = { endpoint: endpoints.submit.name, attempts: 0, ambiguous: false, transient: false };
      throw new ApiError(
        "rejected",
        `#${address.number} is in the merge queue for ${branch}. Nothing was sent.`,
        facts,
        {
          details: [
            createMessageText`The base branch of the pull request may have changed. Set ${toInputReference("target-branch", branch)}.`,
          ],
        },
      );
    },

    /**
     * Returns the error of a rejected submission: `not-found` if an earlier request did not find the pull request, else
     * the given error.
     */
    asUnknown(address: PullRequestAddress, error: unknown): unknown {
      const isUnknown =
        error instanceof ApiError && error.facts.code === "PR_NOT_ENQUEUEABLE" && !known.get(keyOf(address));
      if (!isUnknown) return error;
      const facts = { ...error.facts, status: 404, code: "PR_NOT_FOUND" };
      return new ApiError("not-found", error.message, facts, {
        details: adviseOnFailedRequest(facts, []),
        cause: error,
      });
    },
  };

  async function readOtherBranch(address: PullRequestAddress, options?: CallOptions): Promise<string | undefined> {
    const { id } = await addresses.queue(address, options);
    const key = keyOf(address);
    const found = known.has(key) ? known.get(key) : await find(address, options);
    const other = found?.isCurrentlySubmittedToQueue === true ? found.queueEntry?.mergeQueueId : undefined;
    if (other === undefined || other === id) return undefined;
    return (await call(insertIdIntoPath(endpoints.queue, other), {}, options)).targetBranch ?? other;
  }

  async function idOf(address: PullRequestAddress, options?: CallOptions): Promise<string> {
    const { id: queueId } = await addresses.queue(address, options);
    const found = known.get(keyOf(address)) ?? (await find(address, options));
    return found?.queueEntry?.mergeQueueId === queueId ? found.id : throwNotSubmitted(address);
  }
}

function keyOf({ repository: { host, owner, name }, number }: PullRequestAddress): string {
  return `${host}/${owner}/${name}#${number}`;
}

function throwNotSubmitted({ number, targetBranch }: PullRequestAddress): never {
  return throwNotFoundError(
    endpoints.pullRequests.name,
    `no submission of #${number} to the queue of branch ${targetBranch}`,
  );
}
