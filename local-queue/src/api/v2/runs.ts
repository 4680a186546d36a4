/** Endpoints of version 2 of the API about test runs and the history of entries. */
import { invalid, oneOf, optional, time, uuid } from "../../state/fields.js";
import type { QueueContext } from "../../state/service-state.js";
import { type Endpoint, endpoint, fixedOrder, MAX_ITEMS_PER_REQUEST, queryList } from "./endpoint.js";
import { findPullRequestWith, pullRequestAt, queueAt, runAt } from "./find.js";
import { transitions } from "./wire/history.js";
import { listWithFormer } from "./wire/pull-requests.js";
import { isStarted, runRecord } from "./wire/runs.js";
import { camelCase } from "./wire/words.js";

/** Maximum number of runs or transitions with the same time that have a fixed order. */
const AT_ONCE = 1024;

const runStatus = oneOf(["inProgress", "failed", "cancelled", "succeeded"]);
const direction = optional({ direction: oneOf(["oldest", "newest"]) });

export const RUN_ENDPOINTS = {
  "mergeQueues.listVerificationRuns": endpoint(
    "GET /v2/merge-queues/{id}/verification-runs",
    { query: { ...optional({ status: runStatus, createdAfter: time }), ...fixedOrder }, isPaged: true },
    ({ state, id, query: { status, createdAfter = Number.NEGATIVE_INFINITY }, page }) => {
      const runs = listRuns([queueAt(state, id)], status).filter(({ run }) => run.startedAtMs > createdAfter);
      return page(runs, showRun, rankOfRun);
    },
  ),
  "pullRequests.listVerificationRuns": endpoint(
    "GET /v2/pull-requests/{id}/verification-runs",
    { query: { ...optional({ status: runStatus }), ...fixedOrder }, isPaged: true },
    ({ state, id, query: { status }, page }) => {
      const { repository, pullRequest } = pullRequestAt(state, id);
      const all = listRuns(listWithFormer({ state, repository }), status);
      const own = all.filter(({ run }) => run.members.includes(pullRequest.number));
      return page(own, showRun, rankOfRun);
    },
  ),
  "mergeQueueVerificationRuns.get": endpoint(
    "GET /v2/merge-queue-verification-runs/{id}",
    { hasTag: true },
    ({ state, id }) => {
      const { context, run } = runAt(state, id);
      return runRecord(context, run);
    },
  ),
  "pullRequests.queueEntryHistory": endpoint(
    "GET /v2/pull-requests/{id}/queue-entry-history",
    { query: direction, isPaged: true },
    ({ state, id, query, page }) => {
      const context = pullRequestAt(state, id);
      const all = transitions(context, context.pullRequest.number);
      const sign = query.direction === "newest" ? -1 : 1;
      // A queue drops its oldest transitions, so an index would change.
      const rankOf = ({ changedAt }: (typeof all)[number], index: number): number =>
        Date.parse(changedAt) * AT_ONCE + index - all.findIndex((each) => each.changedAt === changedAt);
      return page(
        all,
        (each) => each,
        (each, index) => sign * rankOf(each, index),
      );
    },
  ),
  "pullRequests.queueEntryHistoryBatch": endpoint(
    "GET /v2/queue-entry-history",
    { query: { pullRequestIds: queryList(uuid), ...direction }, isPaged: true },
    ({ state, query, page }) => {
      const ids = [...new Set(query.pullRequestIds)];
      if (ids.length > MAX_ITEMS_PER_REQUEST)
        throw invalid("pullRequestIds", `must have at most ${MAX_ITEMS_PER_REQUEST} ids`);
      return page(ids, (pullRequestId) => {
        const found = findPullRequestWith(state, pullRequestId);
        const all = found === undefined ? [] : transitions(found, found.pullRequest.number);
        return { pullRequestId, transitions: query.direction === "newest" ? all.toReversed() : all };
      });
    },
  ),
} satisfies Readonly<Record<string, Endpoint>>;

function listRuns(contexts: readonly QueueContext[], status: string | undefined) {
  return contexts.flatMap((context) =>
    [...context.queue.runs.values()].flatMap((run) =>
      isStarted(run) && (status === undefined || camelCase(run.status) === status) ? [{ context, run }] : [],
    ),
  );
}

function showRun({ context, run }: ReturnType<typeof listRuns>[number]) {
  return runRecord(context, run, false);
}

/** Returns the rank of a run by its start, the newest first. */
function rankOfRun({ run }: ReturnType<typeof listRuns>[number]): number {
  return -(run.startedAtMs * AT_ONCE + (run.run % AT_ONCE));
}
