/** Endpoints of version 2 of the API about pull requests, their entries and their test runs. */
import * as z from "zod/mini";
import { ENTRY_STATES, findLiveEntry } from "../../engine/state.js";
import * as tree from "../../engine/tree.js";
import { impactedTargetsOf } from "../../state/facts.js";
import { flag, integerFrom, invalid, oneOf, optional, strictObject, text, uuid } from "../../state/fields.js";
import type { PullRequest } from "../../state/pull-request.js";
import type { QueueContext, Repository, ServiceState } from "../../state/service-state.js";
import { type Endpoint, endpoint, queryInteger, queryList, queryTime } from "./endpoint.js";
import { refusal } from "./errors.js";
import { activeAt, findPullRequestWith, findRepositoryWith, pullRequestAt, queueAt, refOf, runAt } from "./find.js";
import type { Permission } from "./keys.js";
import { estimateRecord } from "./wire/estimate.js";
import { transitions } from "./wire/history.js";
import { listWithFormer, pullRequestRecord } from "./wire/pull-requests.js";
import { isStarted, runRecord, targetSet } from "./wire/runs.js";
import { camelCase } from "./wire/words.js";

/** Largest number of a pull request in version 2. */
export const LARGEST_NUMBER = 10_000_000;
const MOST_AT_ONCE = 50;

/** Number of runs with the same start that have a certain order. */
const RUNS_AT_ONCE = 1024;

const number = integerFrom(1, LARGEST_NUMBER);
const changes = { priorityValue: integerFrom(0, 32_767), priorityName: text, allowBatching: flag, direct: flag };
const ONE_PRIORITY = 'must have at most one of "priorityValue" and "priorityName"';

interface Priority {
  readonly priorityValue?: number;
  readonly priorityName?: string;
}

const hasOnePriority = ({ priorityValue, priorityName }: Priority) =>
  priorityValue === undefined || priorityName === undefined;

const submission = strictObject({ number, ...optional(changes) }).check(
  z.refine(hasOnePriority, { error: ONE_PRIORITY }),
);
const entryChange = strictObject(optional(changes)).check(
  z.refine(hasOnePriority, { error: ONE_PRIORITY }),
  z.refine((given) => Object.keys(given).length > 0, { error: "must have at least one field" }),
);
const newPriority = strictObject(optional({ priorityValue: changes.priorityValue, priorityName: text })).check(
  z.refine((given) => Object.keys(given).length === 1, {
    error: 'must have one of "priorityValue" and "priorityName"',
  }),
);

type Change = Priority & { readonly allowBatching?: boolean; readonly direct?: boolean };

/** Returns the fields of a command for a change of an entry. */
function changeOf({ priorityValue, priorityName, allowBatching, direct }: Change) {
  const priority = priorityValue ?? priorityName;
  return {
    ...(priority === undefined ? {} : { priority }),
    ...(allowBatching === undefined ? {} : { noBatch: !allowBatching }),
    ...(direct === undefined ? {} : { direct }),
  };
}

function permissionsFor({ priorityValue, priorityName, allowBatching, direct }: Change): readonly Permission[] {
  return [
    ...(priorityValue === undefined && priorityName === undefined ? [] : (["priority"] as const)),
    ...(allowBatching === undefined ? [] : (["batching"] as const)),
    ...(direct === undefined ? [] : (["direct"] as const)),
  ];
}

const fixedOrder = optional({ sort: oneOf(["createdAt"]), direction: oneOf(["desc"]) });
const runStatus = oneOf(["inProgress", "failed", "cancelled", "succeeded"]);
const direction = optional({ direction: oneOf(["oldest", "newest"]) });

export const PULL_REQUEST_ENDPOINTS = {
  "mergeQueues.submitPullRequest": endpoint({
    method: "POST",
    path: "/v2/merge-queues/{id}/pull-requests",
    permission: "merge",
    body: submission,
    // The defaults require no permission.
    fieldPermissions: ({ allowBatching, direct, ...priority }) =>
      permissionsFor({ ...priority, ...(allowBatching === false && { allowBatching }), ...(direct && { direct }) }),
    status: 201,
    answer: ({ engine, state, id, body }) => {
      const context = queueAt(state, id);
      const { number: wanted, ...change } = body;
      requireSubmittable(context, wanted);
      engine.submitPullRequest(refOf(context), { number: wanted, direct: false, ...changeOf(change) });
      const pullRequest = context.repository.pullRequests.get(wanted);
      return pullRequest === undefined ? undefined : pullRequestRecord(context, pullRequest);
    },
  }),
  "mergeQueues.listPullRequests": endpoint({
    method: "GET",
    path: "/v2/merge-queues/{id}/pull-requests",
    query: {
      ...optional({
        state: queryList(oneOf(ENTRY_STATES.map(camelCase))),
        author: text,
        concludedAfter: queryTime,
        concludedBefore: queryTime,
      }),
      ...fixedOrder,
    },
    isPaged: true,
    answer: ({ state, id, query, page }) => {
      const context = queueAt(state, id);
      const { queue, repository } = context;
      const { concludedAfter = 0, concludedBefore = Number.POSITIVE_INFINITY } = query;
      const hasPeriod = query.concludedAfter !== undefined || query.concludedBefore !== undefined;
      const concluded = queue.ended.filter(({ atMs }) => atMs >= concludedAfter && atMs <= concludedBefore);
      const numbers = new Set(hasPeriod ? concluded.map((each) => each.number) : queue.entries.keys());
      const found = [...numbers].flatMap((each) => {
        const [entry, pullRequest] = [tree.get(queue.engine.entries, each), repository.pullRequests.get(each)];
        if (entry === undefined || pullRequest === undefined) return [];
        const isWanted = query.state === undefined || query.state.includes(camelCase(entry.state));
        return isWanted && (query.author ?? pullRequest.author) === pullRequest.author ? [{ entry, pullRequest }] : [];
      });
      return page(
        found,
        ({ entry }) => -entry.submission,
        ({ pullRequest }) => pullRequestRecord(context, pullRequest, false),
      );
    },
  }),
  "mergeQueues.listVerificationRuns": endpoint({
    method: "GET",
    path: "/v2/merge-queues/{id}/verification-runs",
    query: { ...optional({ status: runStatus, createdAfter: queryTime }), ...fixedOrder },
    isPaged: true,
    answer: ({ state, id, query: { status, createdAfter = Number.NEGATIVE_INFINITY }, page }) => {
      const runs = listRuns([queueAt(state, id)], status).filter(({ run }) => run.startedAtMs > createdAfter);
      return page(runs, rankOfRun, ({ context, run }) => runRecord(context, run, false));
    },
  }),
  "pullRequests.resolveByCoordinates": endpoint({
    method: "GET",
    path: "/v2/pull-requests",
    query: {
      repositoryId: uuid,
      ...optional({ number: queryList(queryInteger(1, LARGEST_NUMBER)), branch: text, baseBranch: text }),
    },
    isPaged: true,
    answer: ({ state, query, page }) => {
      const { repositoryId, number: numbers, branch, baseBranch } = query;
      if ((numbers === undefined) === (branch === undefined)) {
        throw invalid("number", 'must be given, or "branch" instead');
      }
      if (baseBranch !== undefined && branch === undefined) {
        throw invalid("baseBranch", 'must be given together with "branch"');
      }
      if (numbers !== undefined && numbers.length > MOST_AT_ONCE) {
        throw invalid("number", `must have at most ${MOST_AT_ONCE} numbers`);
      }
      const context = findRepositoryWith(state, repositoryId);
      if (context === undefined) return page([], () => 0, String);
      const { repository } = context;
      const found =
        branch === undefined
          ? [...new Set(numbers)].flatMap((each) => repository.pullRequests.get(each) ?? [])
          : findByBranch(repository, branch, baseBranch);
      return page(
        found,
        (each) => each.number,
        (each) => pullRequestRecord(context, each, numbers === undefined || numbers.length === 1),
      );
    },
  }),
  "pullRequests.get": endpoint({
    method: "GET",
    path: "/v2/pull-requests/{id}",
    hasTag: true,
    answer: ({ state, id }) => recordOf(state, id),
  }),
  "pullRequests.dequeue": endpoint({
    method: "POST",
    path: "/v2/pull-requests/{id}/dequeue",
    permission: "merge",
    answer: ({ engine, state, id }) => {
      const { at, pullRequest } = activeAt(state, id);
      engine.cancelPullRequest(at, pullRequest.number);
      return recordOf(state, id);
    },
  }),
  "pullRequests.restartTests": endpoint({
    method: "POST",
    path: "/v2/pull-requests/{id}/restart-tests",
    permission: "merge",
    answer: ({ engine, state, id }) => {
      const { at, pullRequest, entry } = activeAt(state, id);
      if (entry.state !== "testing" && entry.state !== "pending_failure") {
        throw refusal("PR_TESTS_NOT_RESTARTABLE", `Pull request #${entry.number} has no tests to restart`);
      }
      engine.restartTestsOnPullRequest(at, pullRequest.number);
      return recordOf(state, id);
    },
  }),
  "pullRequests.reprioritize": endpoint({
    method: "POST",
    path: "/v2/pull-requests/{id}/reprioritize",
    permission: "priority",
    body: newPriority,
    answer: ({ engine, state, id, body }) => {
      const { at, entry } = activeAt(state, id);
      engine.apply({ type: "changeEntry", at, number: entry.number, given: changeOf(body) });
      return recordOf(state, id);
    },
  }),
  "pullRequests.updateQueueEntry": endpoint({
    method: "PATCH",
    path: "/v2/pull-requests/{id}/queue-entry",
    body: entryChange,
    fieldPermissions: permissionsFor,
    answer: ({ engine, state, id, body }) => {
      const { at, entry } = activeAt(state, id);
      engine.apply({ type: "changeEntry", at, number: entry.number, given: changeOf(body) });
      return recordOf(state, id);
    },
  }),
  "pullRequests.queueEntryHistory": endpoint({
    method: "GET",
    path: "/v2/pull-requests/{id}/queue-entry-history",
    query: direction,
    isPaged: true,
    answer: ({ state, id, query, page }) => {
      const context = pullRequestAt(state, id);
      const all = transitions(context, context.pullRequest.number).map((shown, index) => ({ shown, index }));
      const sign = query.direction === "newest" ? -1 : 1;
      return page(
        all,
        ({ index }) => sign * index,
        ({ shown }) => shown,
      );
    },
  }),
  "pullRequests.queueEntryHistoryBatch": endpoint({
    method: "GET",
    path: "/v2/queue-entry-history",
    query: { pullRequestIds: queryList(uuid), ...direction },
    isPaged: true,
    answer: ({ state, query, page }) => {
      const ids = [...new Set(query.pullRequestIds)];
      if (ids.length > MOST_AT_ONCE) throw invalid("pullRequestIds", `must have at most ${MOST_AT_ONCE} ids`);
      return page(
        ids,
        (_id, index) => index,
        (pullRequestId) => {
          const found = findPullRequestWith(state, pullRequestId);
          const all = found === undefined ? [] : transitions(found, found.pullRequest.number);
          return { pullRequestId, transitions: query.direction === "newest" ? all.toReversed() : all };
        },
      );
    },
  }),
  "pullRequests.listVerificationRuns": endpoint({
    method: "GET",
    path: "/v2/pull-requests/{id}/verification-runs",
    query: { ...optional({ status: runStatus }), ...fixedOrder },
    isPaged: true,
    answer: ({ state, id, query: { status }, page }) => {
      const { repository, pullRequest } = pullRequestAt(state, id);
      const all = listRuns(listWithFormer({ state, repository }), status);
      const own = all.filter(({ run }) => run.members.includes(pullRequest.number));
      return page(own, rankOfRun, ({ context, run }) => runRecord(context, run, false));
    },
  }),
  "pullRequests.queueEntryEstimate": endpoint({
    method: "GET",
    path: "/v2/pull-requests/{id}/queue-entry-estimate",
    answer: ({ state, id }) => {
      const { repository, pullRequest } = pullRequestAt(state, id);
      return estimateRecord({ state, repository }, pullRequest.number);
    },
  }),
  "pullRequests.rerunFailedChecks": endpoint({
    method: "POST",
    path: "/v2/pull-requests/{id}/rerun-failed-checks",
    permission: "merge",
    body: strictObject({ mode: oneOf(["now", "wait"]) }),
    answer: ({ engine, state, id, body: { mode } }) => {
      const { at, entry, queue } = activeAt(state, id);
      const before = queue.entries.get(entry.number)?.rerun ?? null;
      if (before === null && entry.state !== "pending_failure") {
        throw refusal("PR_CHECKS_NOT_RERUNNABLE", `Pull request #${entry.number} has no failed checks to run again`);
      }
      engine.apply({ type: "rerunFailedChecks", at, number: entry.number, mode });
      const { testingTimeoutMinutes: minutes } = queue.settings;
      const until = minutes === 0 ? null : new Date(state.timeMs + minutes * 60_000).toISOString();
      const switchedToNow = before === "wait" && mode === "now";
      return { ...recordOf(state, id), rerun: { mode, until, alreadyHeld: before !== null, switchedToNow } };
    },
  }),
  "pullRequests.impactedTargets": endpoint({
    method: "GET",
    path: "/v2/pull-requests/{id}/impacted-targets",
    answer: ({ state, id }) => {
      const { repository, pullRequest } = pullRequestAt(state, id);
      const targets = impactedTargetsOf(repository, pullRequest.baseBranch, pullRequest.headSha);
      if (targets !== null) return targetSet([targets]);
      throw refusal("IMPACTED_TARGETS_NOT_FOUND", `No targets were uploaded for the commit ${pullRequest.headSha}`);
    },
  }),
  "mergeQueueVerificationRuns.get": endpoint({
    method: "GET",
    path: "/v2/merge-queue-verification-runs/{id}",
    hasTag: true,
    answer: ({ state, id }) => {
      const { context, run } = runAt(state, id);
      return runRecord(context, run);
    },
  }),
} satisfies Readonly<Record<string, Endpoint>>;

function recordOf(state: ServiceState, id: string) {
  const context = pullRequestAt(state, id);
  return pullRequestRecord(context, context.pullRequest);
}

/** @throws Refusal (409, 422) for a pull request that the queue does not accept now */
function requireSubmittable({ repository, queue }: QueueContext, wanted: number): void {
  if (findLiveEntry(queue.engine, wanted) !== undefined) {
    throw refusal("PR_ALREADY_ENQUEUED", `Pull request #${wanted} is in this merge queue`);
  }
  const problem = findProblem(repository.pullRequests.get(wanted), queue);
  if (problem !== null) throw refusal("PR_NOT_ENQUEUEABLE", `Pull request #${wanted} ${problem}`);
}

function findProblem(pullRequest: PullRequest | undefined, { branch, engine }: QueueContext["queue"]): string | null {
  if (pullRequest === undefined) return "does not exist";
  if (pullRequest.state !== "open") return `is ${pullRequest.state}`;
  if (pullRequest.draft) return "is a draft";
  if (pullRequest.baseBranch !== branch) return `has the base branch "${pullRequest.baseBranch}"`;
  return engine.phase === "draining" ? "cannot enter a queue that drains" : null;
}

/** Finds the open pull request of a head branch, else the last created one. */
export function findByBranch(
  repository: Repository,
  branch: string,
  baseBranch: string | undefined,
): readonly PullRequest[] {
  const found = [...(repository.numbers.byHeadBranch.get(branch) ?? [])]
    .flatMap((each) => repository.pullRequests.get(each) ?? [])
    .filter((each) => (baseBranch ?? each.baseBranch) === each.baseBranch)
    .toSorted((one, other) => other.createdAtMs - one.createdAtMs || other.number - one.number);
  const open = found.find(({ state }) => state === "open");
  return open === undefined ? found.slice(0, 1) : [open];
}

function listRuns(contexts: readonly QueueContext[], status: string | undefined) {
  return contexts.flatMap((context) =>
    [...context.queue.runs.values()].flatMap((run) =>
      isStarted(run) && (status === undefined || camelCase(run.status) === status) ? [{ context, run }] : [],
    ),
  );
}

/** Ranks runs by the time of their start, the newest first. */
function rankOfRun({ run }: ReturnType<typeof listRuns>[number]): number {
  return -(run.startedAtMs * RUNS_AT_ONCE + (run.run % RUNS_AT_ONCE));
}
