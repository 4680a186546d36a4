/** What the world knows beyond the API: a copy of everything, and the queues as somebody watches them. */
import type { Group } from "../engine/state.js";
import { isLive } from "../engine/state.js";
import * as tree from "../engine/tree.js";
import { plannedSeconds } from "../world/made-up-host.js";
import {
  nameOf,
  type Place,
  type Queue,
  type Repository,
  repositoryIdOf,
  type TestRun,
  type World,
} from "../world/world.js";
import { enqueuedRecord, queueRecord, type Submitted, settingsRecord, submittedOf } from "./records.js";
import { checksNow } from "./testing-details.js";

export function snapshotOf(world: World, repository: Repository) {
  const { host, owner, name, defaultBranch } = repository;
  return {
    /** An upload of impacted targets takes it as `repoId`. */
    id: repositoryIdOf(repository),
    host,
    owner,
    name,
    defaultBranch,
    branches: Object.fromEntries([...repository.branches].map(([branch, { tip }]) => [branch, tip])),
    pullRequests: [...repository.pullRequests.values()],
    testPullRequests: [...repository.testPullRequests.values()],
    queues: [...repository.queues.values()].map((queue) => queueSnapshot({ world, repository, queue })),
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

function queueSnapshot(place: Place) {
  const { queue } = place;
  const { line, sessions } = queue.engine;
  return {
    ...queueRecord(place),
    entries: [...queue.entries.keys()].flatMap((number) => {
      const submitted = submittedOf(queue, number);
      return submitted === undefined ? [] : [entrySnapshot(place, submitted)];
    }),
    /** What is tested together, in the order of the line. */
    groups: [...tree.values(line)].flatMap((id) => groupSnapshot(queue, id)),
    bisections: sessions.map(({ id, root, prefix, groups }) => ({
      id,
      pullRequests: root,
      cleared: prefix.map(({ number }) => number),
      groups: groups.flatMap((group) => groupSnapshot(queue, group)),
    })),
    testRuns: [...queue.runs.values()].flatMap(runSnapshot),
  };
}

function entrySnapshot(place: Place, submitted: Submitted) {
  const { entry } = submitted;
  const { queue } = place;
  return {
    ...enqueuedRecord(place, submitted),
    isLive: isLive(entry),
    /** Why it is in its state, in the service's words; the API does not tell. */
    reason: entry.reason,
    endReason: isLive(entry) ? null : entry.reason,
    testRunId: entry.run === null ? null : (queue.runs.get(entry.run)?.id ?? null),
  };
}

function groupSnapshot(queue: Queue, id: number) {
  const group = tree.get(queue.engine.groups, id);
  return group === undefined ? [] : [groupFields(queue, group)];
}

function groupFields(queue: Queue, { id, members, ancestors, state, run }: Group) {
  const testRunId = run === null ? null : (queue.runs.get(run)?.id ?? null);
  return { id, pullRequests: members, ahead: ancestors, state, testRunId };
}

/** A run whose test branch is still built is none yet; with its end the branch is gone. */
function runSnapshot({ id, branch, sha, kind, status, members, ahead, startedAtMs, end, ...run }: TestRun) {
  if (startedAtMs === null) return [];
  const [pullRequestNumber = 0] = members;
  const tested = { pullRequestNumber, pullRequests: members, ahead };
  const { testPullRequest } = run;
  return [
    { id, branch, sha, kind, status, ...tested, isLive: end === null, endedAtMs: end?.atMs ?? null, testPullRequest },
  ];
}

/** A queue as it is now, without a copy of anything: the state of its engine, and what there is to know around it. */
export function watchedQueue(place: Place) {
  const { world, repository, queue } = place;
  const { state: _phase, branch, ...settings } = settingsRecord(place);
  return {
    repository: nameOf(repository),
    branch,
    state: queue.engine,
    settings,
    pullRequest: (number: number) => {
      const found = repository.pullRequests.get(number);
      return found === undefined ? undefined : { ...found, isDraft: found.draft };
    },
    run: (run: number) => {
      const found = queue.runs.get(run);
      if (found === undefined) return undefined;
      return {
        id: found.id,
        branch: found.branch,
        /** How long its tests should take; null where nobody knows. */
        expectedSeconds: world.host === "made-up" ? plannedSeconds(repository, found) : null,
        checks: checksNow(place, found).map(({ name, result }) => ({ name, state: result })),
      };
    },
    /** The last transitions, the oldest first. */
    history: queue.moves,
  };
}
