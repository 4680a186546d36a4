/** Endpoints of version 2 of the API about pull requests and their entries. */
import * as z from "zod/mini";
import { MINUTE_MS } from "../../engine/settings.js";
import { ENTRY_STATES, findLiveEntry } from "../../engine/state.js";
import * as tree from "../../engine/tree.js";
import { impactedTargetsOf } from "../../state/facts.js";
import {
  type Fields,
  flag,
  integerFrom,
  invalid,
  keysOf,
  oneOf,
  optional,
  strictObject,
  text,
  time,
  uuid,
} from "../../state/fields.js";
import type { PullRequest } from "../../state/pull-request.js";
import {
  findRepositoryById,
  type QueueContext,
  type Repository,
  type ServiceState,
} from "../../state/service-state.js";
import {
  type Call,
  type Endpoint,
  endpoint,
  fixedOrder,
  MAX_ITEMS_PER_REQUEST,
  type NoParameters,
  type Options,
  queryInteger,
  queryList,
} from "./endpoint.js";
import { refusal } from "./errors.js";
import { activeAt, pullRequestAt, queueAt, refOf } from "./find.js";
import type { Permission } from "./keys.js";
import { estimateRecord } from "./wire/estimate.js";
import { findEntry, pullRequestRecord } from "./wire/pull-requests.js";
import { targetSet } from "./wire/runs.js";
import { camelCase, formatV2Time } from "./wire/words.js";

/** Largest number of a pull request in version 2 of the API. */
export const LARGEST_NUMBER = 10_000_000;

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

/** Returns the fields of a command that changes an entry. */
function changeOf({ priorityValue, priorityName, allowBatching, direct }: Change) {
  const priority = priorityValue ?? priorityName;
  return {
    ...(priority === undefined ? {} : { priority }),
    ...(allowBatching === undefined ? {} : { noBatch: !allowBatching }),
    ...(direct === undefined ? {} : { direct }),
  };
}

const FIELD_PERMISSIONS = {
  priorityValue: "priority",
  priorityName: "priority",
  allowBatching: "batching",
  direct: "direct",
} as const satisfies Readonly<Record<string, Permission>>;

/** Returns the permissions that the given fields require. */
function permissionsFor(given: Fields): readonly Permission[] {
  const names = keysOf(FIELD_PERMISSIONS).filter((name) => given[name] !== undefined);
  return names.map((name) => FIELD_PERMISSIONS[name]);
}

/** Returns the permissions that a submission requires. Default values require no permission. */
function permissionsToSubmit({ allowBatching, direct, ...priority }: Change): readonly Permission[] {
  return permissionsFor({ ...priority, ...(allowBatching === false && { allowBatching }), ...(direct && { direct }) });
}

export const PULL_REQUEST_ENDPOINTS = {
  "mergeQueues.submitPullRequest": endpoint(
    "POST /v2/merge-queues/{id}/pull-requests",
    { permission: "merge", body: submission, fieldPermissions: permissionsToSubmit, status: 201 },
    ({ engine, state, id, body }) => {
      const context = queueAt(state, id);
      const { number: wanted, ...change } = body;
      requireSubmittable(context, wanted);
      engine.submitPullRequest(refOf(context), { number: wanted, direct: false, ...changeOf(change) });
      const pullRequest = context.repository.pullRequests.get(wanted);
      return pullRequest === undefined ? undefined : pullRequestRecord(context, pullRequest);
    },
  ),
  "mergeQueues.listPullRequests": endpoint(
    "GET /v2/merge-queues/{id}/pull-requests",
    {
      query: {
        ...optional({
          state: queryList(oneOf(ENTRY_STATES.map(camelCase))),
          author: text,
          concludedAfter: time,
          concludedBefore: time,
        }),
        ...fixedOrder,
      },
      isPaged: true,
    },
    ({ state, id, query, page }) => {
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
        // The only entry of a pull request may have moved to another queue.
        const isHere = findEntry(context, each)?.entry === entry;
        return isWanted && isHere && (query.author ?? pullRequest.author) === pullRequest.author
          ? [{ entry, pullRequest }]
          : [];
      });
      const show = ({ pullRequest }: (typeof found)[number]) => pullRequestRecord(context, pullRequest, false);
      return page(found, show, ({ entry }) => -entry.submission);
    },
  ),
  "pullRequests.resolveByCoordinates": endpoint(
    "GET /v2/pull-requests",
    {
      query: {
        repositoryId: uuid,
        ...optional({ number: queryList(queryInteger(1, LARGEST_NUMBER)), branch: text, baseBranch: text }),
      },
      isPaged: true,
    },
    ({ state, query, page }) => {
      const { repositoryId, number: numbers, branch, baseBranch } = query;
      if ((numbers === undefined) === (branch === undefined)) {
        throw invalid("number", 'must be given, or "branch" instead');
      }
      if (baseBranch !== undefined && branch === undefined) {
        throw invalid("baseBranch", 'must be given together with "branch"');
      }
      if (numbers !== undefined && numbers.length > MAX_ITEMS_PER_REQUEST) {
        throw invalid("number", `must have at most ${MAX_ITEMS_PER_REQUEST} numbers`);
      }
      const repository = findRepositoryById(state, repositoryId);
      if (repository === undefined) return page([], String);
      const found =
        branch === undefined
          ? [...new Set(numbers)].flatMap((each) => repository.pullRequests.get(each) ?? [])
          : findByBranch(repository, branch, baseBranch);
      const isSingle = numbers === undefined || numbers.length === 1;
      const show = (each: PullRequest) => pullRequestRecord({ state, repository }, each, isSingle);
      return page(found, show, (each) => each.number);
    },
  ),
  "pullRequests.get": endpoint("GET /v2/pull-requests/{id}", { hasTag: true }, ({ state, id }) => recordOf(state, id)),
  "pullRequests.dequeue": entryEndpoint(
    "POST /v2/pull-requests/{id}/dequeue",
    { permission: "merge" },
    ({ engine, at, entry }) => engine.cancelPullRequest(at, entry.number),
  ),
  "pullRequests.restartTests": entryEndpoint(
    "POST /v2/pull-requests/{id}/restart-tests",
    { permission: "merge" },
    ({ engine, at, entry }) => engine.restartTestsOnPullRequest(at, entry.number),
  ),
  "pullRequests.reprioritize": entryEndpoint(
    "POST /v2/pull-requests/{id}/reprioritize",
    { permission: "priority", body: newPriority },
    changeEntry,
  ),
  "pullRequests.updateQueueEntry": entryEndpoint(
    "PATCH /v2/pull-requests/{id}/queue-entry",
    { body: entryChange, fieldPermissions: permissionsFor },
    changeEntry,
  ),
  "pullRequests.rerunFailedChecks": endpoint(
    "POST /v2/pull-requests/{id}/rerun-failed-checks",
    { permission: "merge", body: strictObject({ mode: oneOf(["now", "wait"]) }) },
    ({ engine, state, id, body: { mode } }) => {
      const { at, entry, queue } = activeAt(state, id);
      const before = queue.entries.get(entry.number)?.rerun ?? null;
      engine.apply({ type: "rerunFailedChecks", at, number: entry.number, mode });
      const { testingTimeoutMinutes: minutes } = queue.settings;
      const until = minutes === 0 ? null : formatV2Time(state.timeMs + minutes * MINUTE_MS);
      const rerun = { mode, until, alreadyHeld: before !== null, switchedToNow: before === "wait" && mode === "now" };
      return { ...recordOf(state, id), rerun };
    },
  ),
  "pullRequests.queueEntryEstimate": endpoint(
    "GET /v2/pull-requests/{id}/queue-entry-estimate",
    {},
    ({ state, id }) => {
      const { repository, pullRequest } = pullRequestAt(state, id);
      return estimateRecord({ state, repository }, pullRequest.number);
    },
  ),
  "pullRequests.impactedTargets": endpoint("GET /v2/pull-requests/{id}/impacted-targets", {}, ({ state, id }) => {
    const { repository, pullRequest } = pullRequestAt(state, id);
    const targets = impactedTargetsOf(repository, pullRequest.baseBranch, pullRequest.headSha);
    if (targets !== null) return targetSet([targets]);
    throw refusal(
      "IMPACTED_TARGETS_NOT_FOUND",
      `No impacted targets were uploaded for the head commit ${pullRequest.headSha}`,
    );
  }),
} satisfies Readonly<Record<string, Endpoint>>;

type Active<Body> = ReturnType<typeof activeAt> & Pick<Call<unknown, Body>, "engine" | "body">;

/** Declares an endpoint that changes a live entry. It returns the pull request. */
function entryEndpoint<Body = undefined>(
  route: string,
  options: Options<NoParameters, Body>,
  act: (active: Active<Body>) => void,
): Endpoint {
  return endpoint(route, options, ({ engine, state, id, body }) => {
    act({ ...activeAt(state, id), engine, body });
    return recordOf(state, id);
  });
}

function changeEntry({ engine, at, entry: { number: wanted }, body }: Active<Change>): void {
  engine.apply({ type: "changeEntry", at, number: wanted, given: changeOf(body) });
}

function recordOf(state: ServiceState, id: string) {
  const context = pullRequestAt(state, id);
  return pullRequestRecord(context, context.pullRequest);
}

/** Checks that the queue accepts a pull request now. @throws Refusal (409, 422) */
function requireSubmittable({ repository, queue }: QueueContext, wanted: number): void {
  if (findLiveEntry(queue.engine, wanted) !== undefined) {
    throw refusal("PR_ALREADY_ENQUEUED", `Pull request #${wanted} is already in this merge queue`);
  }
  const problem = findProblem(repository.pullRequests.get(wanted), queue);
  if (problem !== null) throw refusal("PR_NOT_ENQUEUEABLE", `Pull request #${wanted} ${problem}`);
}

function findProblem(pullRequest: PullRequest | undefined, { branch, engine }: QueueContext["queue"]): string | null {
  if (pullRequest === undefined) return "does not exist";
  if (pullRequest.baseBranch !== branch)
    return `has the base branch "${pullRequest.baseBranch}", but the queue merges into "${branch}"`;
  return engine.phase === "draining" ? "cannot enter the queue, because the queue is draining" : null;
}

/** Finds the open pull request of a head branch, else the newest one. */
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
