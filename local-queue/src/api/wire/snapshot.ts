/** Facts beyond the API: a copy of everything, and the queues for the page. */
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
import { enqueuedRecord, queueRecord, type Submitted, settingsRecord, submittedOf } from "./records.js";
import { checksNow } from "./testing-details.js";

export function snapshotOf(world: ServiceState, repository: Repository) {
  const { host, owner, name, defaultBranch } = repository;
  return {
    /** The `repoId` of an upload of impacted targets. */
    id: repositoryIdOf(repository),
    host,
    owner,
    name,
    defaultBranch,
    branches: Object.fromEntries([...repository.branches].map(([branch, { tip }]) => [branch, tip])),
    pullRequests: [...repository.pullRequests.values()],
    testPullRequests: [...repository.testPullRequests.values()],
    queues: [...repository.queues.values()].map((queue) => queueSnapshot({ state: world, repository, queue })),
    forkRuns: [...repository.forkRuns.values()],
    /** By login in lower case. */
    collaborators: Object.fromEntries(repository.collaborators),
    quarantinedTests: repository.quarantinedTests,
    comments: [...repository.posts.comments.values()],
    /** By commit. */
    statuses: Object.fromEntries(repository.posts.statuses),
    issues: [...repository.posts.issues.values()],
  };
}

function queueSnapshot(place: QueueContext) {
  const { queue } = place;
  const { order: line, bisections: sessions } = queue.engine;
  return {
    ...queueRecord(place),
    entries: [...queue.entries.keys()]
      .flatMap((number) => submittedOf(queue, number) ?? [])
      .map((submitted) => entrySnapshot(place, submitted)),
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

function entrySnapshot(place: QueueContext, submitted: Submitted) {
  const { entry } = submitted;
  return {
    ...enqueuedRecord(place, submitted),
    isLive: isLive(entry),
    /** In the service's words; the API does not have it. */
    reason: entry.reason,
    endReason: isLive(entry) ? null : entry.reason,
    testRunId: runIdOf(place.queue, entry.run),
  };
}

function runIdOf({ runs }: Queue, run: number | null): string | null {
  return run === null ? null : (runs.get(run)?.id ?? null);
}

function groupSnapshot(queue: Queue, groupId: number) {
  const { id, members, ancestors, state, run } = groupOf(queue.engine, groupId);
  return { id, pullRequests: members, ahead: ancestors, state, testRunId: runIdOf(queue, run) };
}

/** Leaves out a run whose test branch is not built yet. */
function runSnapshot({ id, branch, sha, kind, status, members, ahead, startedAtMs, end, testPullRequest }: TestRun) {
  if (startedAtMs === null) return [];
  const [pullRequestNumber = 0] = members;
  const tested = { pullRequestNumber, pullRequests: members, ahead };
  const finish = { isLive: end === null, endedAtMs: end?.atMs ?? null };
  return [{ id, branch, sha, kind, status, ...tested, ...finish, testPullRequest }];
}

/** The present state of a queue without any copy, and the facts around it. */
export function watchedQueue(place: QueueContext) {
  const { state: world, repository, queue } = place;
  const { state: _phase, branch, ...settings } = settingsRecord(place);
  const known: Fields = settings;
  return {
    repository: nameOf(repository),
    branch,
    state: queue.engine,
    /** By the API's names. */
    settings: known,
    /** The last transitions, the oldest first. */
    history: queue.moves,
    pullRequest: (number: number) => repository.pullRequests.get(number),
    run: (run: number) => {
      const found = queue.runs.get(run);
      if (found === undefined) return undefined;
      // The length of real tests is not known.
      const expectedSeconds = world.host === "simulated" ? plannedSeconds(repository, found) : null;
      return { id: found.id, branch: found.branch, expectedSeconds, checks: checksNow(place, found) };
    },
  };
}
