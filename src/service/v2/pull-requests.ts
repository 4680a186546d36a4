import { inputName, textWithNames } from "../../text/problem.js";
import type { Client } from "../client.js";
import { ApiError } from "../errors.js";
import { hasEnded } from "../record-state.js";
import type {
  CallOptions,
  PullRequestAddress,
  PullRequestHistory,
  PullRequestRecord,
  QueueAddress,
} from "../service.js";
import { type Addresses, throwAbsent } from "./addresses.js";
import { advise } from "./advice.js";
import { at, endpoints } from "./endpoints.js";
import { type PullRequest, recordIn, type Transition, withTimeline } from "./records.js";

/** States of pull requests with a test run, of those that the queue has admitted, and of all in it, as filters. */
export const STATES_WITH_RUN = "testing,testsPassed,pendingFailure";
export const ADMITTED_STATES = `pending,${STATES_WITH_RUN}`;
const LIVE_STATES = `notReady,${ADMITTED_STATES}`;
/** Maximum number of pull requests on a page. */
export const PAGE = 100;

export type PullRequests = ReturnType<typeof createPullRequestReader>;

/**
 * Reads pull requests. A key may send 5 requests a second to `/pull-requests`, and 100 to other paths: a wait polls the
 * queue's list of its author's pull requests, and reads the pull request itself first and last.
 */
export function createPullRequestReader({ call }: Client, addresses: Addresses) {
  const known = new Map<string, PullRequest>();

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
    return (found && recordIn(queue.id, found)) ?? throwNotSubmitted(address);
  }

  /** Reads the record in the queue's list, else the pull request itself. Terminal states come from the latter. */
  async function readRecordAgain(address: PullRequestAddress, options?: CallOptions): Promise<PullRequestRecord> {
    const { id } = await addresses.queue(address, options);
    const before = known.get(keyOf(address));
    const record = before && recordIn(id, before);
    // The list does not show the impacted targets of a pull request that may wait for them.
    if (before?.author == null || record === undefined || hasEnded(record) || record.state === "not_ready")
      return readRecord(address, options);
    const request = { state: LIVE_STATES, author: before.author, limit: PAGE };
    const page = await call(at(endpoints.queuePullRequests, id), request, options);
    const listed = page.data.find(({ number }) => number === address.number);
    const again = listed && recordIn(id, listed);
    return again === undefined || again.state === "not_ready" ? readRecord(address, options) : again;
  }

  async function readTransitions(ids: readonly string[], options?: CallOptions) {
    const request = { pullRequestIds: ids.join(","), limit: PAGE };
    const { data } = await call(endpoints.histories, request, options);
    const found = new Map(data.map(({ pullRequestId, transitions }) => [pullRequestId.toLowerCase(), transitions]));
    return (id: string): readonly Transition[] => found.get(id.toLowerCase()) ?? [];
  }

  return {
    readRecord,
    readRecordAgain,

    async readHistory(address: PullRequestAddress, options?: CallOptions): Promise<PullRequestHistory> {
      const record = await readRecord(address, options);
      const id = await idOf(address, options);
      return withTimeline(record, (await readTransitions([id], options))(id));
    },

    async readHistories(address: QueueAddress, numbers: readonly number[], options?: CallOptions) {
      const queue = await addresses.queue(address, options);
      const repositoryId = await addresses.repositoryId(address.repository, options);
      const request = { repositoryId, number: numbers.join(","), limit: PAGE };
      const found = (await call(endpoints.pullRequests, request, options)).data;
      if (found.length === 0) return [];
      const transitionsOf = await readTransitions(
        found.map(({ id }) => id),
        options,
      );
      const histories: PullRequestHistory[] = [];
      for (const each of found) {
        const record = await readWhole(each);
        if (record !== undefined) histories.push(withTimeline(record, transitionsOf(each.id)));
      }
      return histories;

      /** Reads a pull request that may wait for its targets alone: a reply with several does not show them. */
      async function readWhole(each: PullRequest): Promise<PullRequestRecord | undefined> {
        const record = recordIn(queue.id, each);
        const { requiresImpactedTargets, hasImpactedTargets } = record?.readiness ?? {};
        const isOpenQuestion = requiresImpactedTargets === true && hasImpactedTargets == null;
        if (record?.state !== "not_ready" || !isOpenQuestion) return record;
        return readRecord({ ...address, number: each.number }, options);
      }
    },

    /** Finds the id of a pull request in the queue. @throws ApiError 404 for one that is not in it */
    idOf,

    /** Returns the id to show in a request. Before the look-up, returns a placeholder. */
    shownId: (address: PullRequestAddress): string => known.get(keyOf(address))?.id ?? "{id of the pull request}",

    shownRecord(address: PullRequestAddress): PullRequestRecord | undefined {
      const found = known.get(keyOf(address));
      return found && recordIn(addresses.shownQueueId(address), found);
    },

    readOtherBranch,

    /** @throws ApiError when the pull request is in another queue: a submission might move it */
    async requireNoOtherQueue(address: PullRequestAddress, options?: CallOptions): Promise<void> {
      const branch = await readOtherBranch(address, options);
      if (branch === undefined) return;
      const facts = { endpoint: endpoints.submit.name, attempts: 0, ambiguous: false, transient: false };
      throw new ApiError(
        "rejected",
        `#${address.number} is in the merge queue for ${branch}. Nothing was sent.`,
        facts,
        { details: [textWithNames`Its base branch may have changed. Set ${inputName("target-branch", branch)}.`] },
      );
    },

    /** Returns the error of a rejected submission, which is `not-found` for a pull request that was not found before. */
    asUnknown(address: PullRequestAddress, error: unknown): unknown {
      const isUnknown =
        error instanceof ApiError && error.facts.code === "PR_NOT_ENQUEUEABLE" && !known.has(keyOf(address));
      if (!isUnknown) return error;
      const facts = { ...error.facts, status: 404, code: "PR_NOT_FOUND" };
      return new ApiError("not-found", error.message, facts, { details: advise(facts, []), cause: error });
    },
  };

  async function readOtherBranch(address: PullRequestAddress, options?: CallOptions): Promise<string | undefined> {
    const { id } = await addresses.queue(address, options);
    const found = known.get(keyOf(address)) ?? (await find(address, options));
    const other = found?.isCurrentlySubmittedToQueue === true ? found.queueEntry?.mergeQueueId : undefined;
    if (other === undefined || other === id) return undefined;
    return (await call(at(endpoints.queue, other), {}, options)).targetBranch ?? other;
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
  return throwAbsent(endpoints.pullRequests.name, `no submission of #${number} to the queue of branch ${targetBranch}`);
}
