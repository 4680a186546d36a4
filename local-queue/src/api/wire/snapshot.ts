/** Full state for the control interface, and the queues for the page. */
import { isLive } from "../../engine/state.js";
import { groupOf } from "../../engine/step-builder.js";
import * as tree from "../../engine/tree.js";
import { plannedSeconds } from "../../hosts/simulated/simulated-host.js";
import type { Fields } from "../../state/fields.js";
import {
  nameOf,
  type Queue,
  type QueueContext,
  type Repository,
  repositoryIdOf,
  type ServiceState,
  type TestRun,
} from "../../state/service-state.js";
import { enqueuedRecord, findSubmitted, queueRecord, type Submitted, settingsRecord } from "./records.js";
import { listPresentChecks } from "./testing-details.js";

export function createSnapshot(state: ServiceState, repository: Repository) {
  const { host, owner, name, defaultBranch } = repository;
  return {
    /** Id of the repository, which an upload of impacted targets may send as `repoId`. */
    id: repositoryIdOf(repository),
    host,
    owner,
    name,
    defaultBranch,
    branches: Object.fromEntries([...repository.branches].map(([branch, { tip }]) => [branch, tip])),
    pullRequests: [...repository.pullRequests.values()],
    testPullRequests: [...repository.testPullRequests.values()],
    queues: [...repository.queues.values()].map((queue) => queueSnapshot({ state, repository, queue })),
    forkRuns: [...repository.forkRuns.values()],
    collaborators: Object.fromEntries(repository.collaborators),
    hostSettings: repository.hostSettings,
    quarantinedTests: repository.quarantinedTests,
    comments: [...repository.posts.comments.values()],
    statuses: Object.fromEntries(repository.posts.statuses),
    issues: [...repository.posts.issues.values()],
  };
}

function queueSnapshot(context: QueueContext) {
  const { queue } = context;
  const { order: line, bisections: sessions } = queue.engine;
  return {
    ...queueRecord(context),
    entries: [...queue.entries.keys()]
      .flatMap((number) => findSubmitted(queue, number) ?? [])
      .map((submitted) => entrySnapshot(context, submitted)),
    groups: [...tree.values(line)].map((id) => groupSnapshot(queue, id)),
    bisections: sessions.map(({ id, root, prefix, groups }) => ({
      id,
      pullRequests: root,
      cleared: prefix.map(({ number }) => number),
      groups: groups.map((group) => groupSnapshot(queue, group)),
    })),
    testRuns: [...queue.runs.values()].flatMap(runSnapshot),
  };
}

function entrySnapshot(context: QueueContext, submitted: Submitted) {
  const { entry } = submitted;
  return {
    ...enqueuedRecord(context, submitted),
    isLive: isLive(entry),
    /** Reason of the last change of state. The API's record lacks it. */
    reason: entry.reason,
    endReason: isLive(entry) ? null : entry.reason,
    testRunId: findRunId(context.queue, entry.run),
  };
}

function findRunId({ runs }: Queue, run: number | null): string | null {
  return run === null ? null : (runs.get(run)?.id ?? null);
}

function groupSnapshot(queue: Queue, groupId: number) {
  const { id, members, ancestors, state, run } = groupOf(queue.engine, groupId);
  return { id, pullRequests: members, ahead: ancestors, state, testRunId: findRunId(queue, run) };
}

/** Returns a run for the snapshot; an empty list before its test branch exists. */
function runSnapshot({ id, branch, sha, kind, status, members, ahead, startedAtMs, end, testPullRequest }: TestRun) {
  if (startedAtMs === null) return [];
  const [pullRequestNumber = 0] = members;
  const tested = { pullRequestNumber, pullRequests: members, ahead };
  const finish = { isLive: end === null, endedAtMs: end?.atMs ?? null };
  return [{ id, branch, sha, kind, status, ...tested, ...finish, testPullRequest }];
}

/** Returns the present state of a queue for the page. The result is not a copy, so callers must not change it. */
export function watchedQueue(context: QueueContext) {
  const { state, repository, queue } = context;
  const { state: _phase, branch, ...settings } = settingsRecord(context);
  const known: Fields = settings;
  return {
    repository: nameOf(repository),
    branch,
    state: queue.engine,
    settings: known,
    history: queue.moves,
    testMs: findUsualTestMs(context),
    pullRequests: () => repository.pullRequests.values(),
    pullRequest: (number: number) => repository.pullRequests.get(number),
    run: (run: number) => {
      const found = queue.runs.get(run);
      if (found === undefined) return undefined;
      // The duration of real tests is unknown.
      const expectedSeconds = state.host === "simulated" ? plannedSeconds(repository, found) : null;
      const checks = listPresentChecks(context, found);
      // Only real tests have an output.
      const hasLog = state.host === "outside" && found.startedAtMs !== null;
      const log = hasLog ? found.branch.slice(found.branch.lastIndexOf("/") + 1) : null;
      return { id: found.id, branch: found.branch, expectedSeconds, checks, log };
    },
  };
}

/** Minimum number of finished test runs for an estimate, and maximum number of recent test runs to use. */
const LEAST_RUNS = 3;
const RECENT_RUNS = 50;

/** Returns the median duration in milliseconds of recent tests that were not interrupted; null for too few tests. */
export function findUsualTestMs({ queue: { results, runs } }: QueueContext): number | null {
  const durations = new Map<number, number>();
  for (let index = results.length - 1; index >= 0 && durations.size < RECENT_RUNS; index -= 1) {
    const { run, outcome, atMs } = results[index] ?? { run: 0, outcome: "cancelled", atMs: 0 };
    const startedAtMs = runs.get(run)?.startedAtMs;
    if (startedAtMs != null && (outcome === "passed" || outcome === "failed")) durations.set(run, atMs - startedAtMs);
  }
  const sorted = [...durations.values()].toSorted((one, other) => one - other);
  return sorted.length < LEAST_RUNS ? null : (sorted[Math.floor(sorted.length / 2)] ?? null);
}
