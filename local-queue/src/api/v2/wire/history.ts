/** Transitions of an entry in the format of version 2 of the API. */
import { type EntryState, findLiveEntry } from "../../../engine/state.js";
import { groupOf } from "../../../engine/step-builder.js";
import * as tree from "../../../engine/tree.js";
import type { ReportedCheck } from "../../../state/host.js";
import {
  findPullRequest,
  type Move,
  pullRequestIdOf,
  type QueueContext,
  type RepositoryContext,
  type TestRun,
} from "../../../state/service-state.js";
import { listPresentChecks } from "../../wire/testing-details.js";
import { checkUrl, listWithFormer, queuedPullRequest } from "./pull-requests.js";
import { pullRequestUrl } from "./queues.js";
import { isStarted } from "./runs.js";
import { camelCase, formatV2Time } from "./words.js";

/** Lists the transitions of all attempts in all queues, the oldest first. */
export function transitions(context: RepositoryContext, number: number) {
  const all = listWithFormer(context).flatMap((queueContext) =>
    queueContext.queue.moves.flatMap((move) => (move.number === number ? [{ context: queueContext, move }] : [])),
  );
  return all
    .toSorted((one, other) => one.move.atMs - other.move.atMs)
    .map((each) => transition(each.context, each.move));
}

/** States that a test run causes. */
const TESTED: ReadonlySet<EntryState> = new Set(["testing", "tests_passed", "pending_failure", "failed"]);

function transition(context: QueueContext, move: Move) {
  const { number, to, run: id } = move;
  const run = id === null || !TESTED.has(to) ? undefined : context.queue.runs.get(id);
  return {
    pullRequestId: pullRequestIdOf(context.repository, number),
    state: camelCase(to),
    changedAt: formatV2Time(move.atMs),
    reason: to === "testing" || to === "pending_failure" ? null : move.reason,
    ...(isStarted(run) ? { verificationRunId: run.id } : {}),
    ...detailsOf(context, move, run),
  };
}

function detailsOf(context: QueueContext, move: Move, run: TestRun | undefined): object {
  const record = context.queue.entries.get(move.number);
  const { value: priorityValue, name: priorityName } = record?.priority ?? { value: undefined, name: undefined };
  switch (move.to) {
    case "not_ready": {
      const entry = tree.get(context.queue.engine.entries, move.number);
      return { notReady: { priorityValue, priorityName, allowBatching: entry?.noBatch !== true } };
    }
    case "pending":
      return { pending: { priorityValue, priorityName, prerequisitePullRequests: aheadNow(context, move) } };
    case "tests_passed":
      return { testsPassed: { ...passedRun(context, move, run), waitingFor: aheadNow(context, move) } };
    case "pending_failure": {
      const failureCausingChecks = failedChecks(context, run);
      return { pendingFailure: { waitingFor: aheadNow(context, move), failureCausingChecks } };
    }
    case "failed":
      return { failed: { failureCausingChecks: failedChecks(context, run), ...culpritOf(context, move) } };
    case "testing":
    case "merged":
    case "cancelled":
      return {};
  }
}

/** Lists the pull requests ahead of an entry in its present state. Returns an empty list for an earlier transition. */
function aheadNow(context: QueueContext, { number, atMs, to }: Move) {
  const { engine } = context.queue;
  const entry = findLiveEntry(engine, number);
  if (entry?.group == null || entry.state !== to || entry.sinceMs !== atMs) return [];
  const ahead = groupOf(engine, entry.group).ancestors.flatMap((id) => tree.get(engine.groups, id)?.members ?? []);
  return ahead.map((each) => reference(context, each));
}

/** Returns the run that tested or cleared a pull request, with the other pull requests of its batch. */
function passedRun(context: QueueContext, { number, reason }: Move, run: TestRun | undefined) {
  const { members = [] } = run ?? {};
  const successor = reason === "SUCCESSOR_TEST_RUN_PASSED" ? members.at(-1) : undefined;
  const others = members.filter((each) => each !== number).map((each) => reference(context, each));
  return {
    batchSize: members.length,
    ...(successor === undefined ? {} : { successorPullRequestId: pullRequestIdOf(context.repository, successor) }),
    otherTestedPullRequests: others,
  };
}

function reference({ repository, queue }: QueueContext, number: number) {
  return {
    pullRequestId: pullRequestIdOf(repository, number),
    number,
    title: findPullRequest(repository, number).title,
    url: pullRequestUrl(repository, number),
    state: camelCase(tree.get(queue.engine.entries, number)?.state ?? "not_ready"),
  };
}

function failedChecks(context: QueueContext, run: TestRun | undefined) {
  if (!isStarted(run)) return [];
  const isCause = ({ name, result }: ReportedCheck) => result === "failure" && run.requiredStatuses.includes(name);
  const failed = listPresentChecks(context, run).filter(isCause);
  return failed.map(({ name }) => ({ name, url: checkUrl(context, run, name), conclusion: "FAILURE" }));
}

/** Returns the pull request or branch with which this one conflicts, if the host reported it. */
function culpritOf(context: QueueContext, { culprit }: Move) {
  if (culprit === undefined) return {};
  if (culprit === null) {
    const sha = context.repository.branches.get(context.queue.branch)?.tip ?? "";
    return { conflictCulprit: { kind: "baseBranch", sha } };
  }
  const { id: pullRequestId, number, sha, url } = queuedPullRequest(context, culprit);
  return { conflictCulprit: { kind: "queuePullRequest", pullRequestId, number, sha, url } };
}
