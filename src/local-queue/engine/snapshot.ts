/** A copy of everything the engine knows, for the control interface and the GitHub stand-in. */
import { isLive } from "./order.js";
import { enqueuedRecord, queueRecord } from "./records.js";
import type { Entry, Place, Queue, Repository, TestRun, World } from "./world.js";

export type RepositorySnapshot = ReturnType<typeof snapshotOf>;

export function snapshotOf(world: World, repository: Repository) {
  const { host, owner, name, defaultBranch } = repository;
  return {
    host,
    owner,
    name,
    defaultBranch,
    branches: Object.fromEntries(repository.branches),
    pullRequests: [...repository.pullRequests.values()],
    queues: [...repository.queues.values()].map((queue) => queueSnapshot({ world, repository, queue })),
    forkRuns: [...repository.forkRuns.values()],
    /** By login in lower case. */
    collaborators: Object.fromEntries(repository.collaborators),
    quarantinedTests: repository.quarantinedTests,
  };
}

function queueSnapshot(place: Place) {
  const { queue } = place;
  return {
    ...queueRecord(place),
    entries: [...queue.entries.values()].map((entry) => entrySnapshot(place, entry)),
    testRuns: [...queue.runs.values()].map((run) => runSnapshot(queue, run)),
  };
}

function entrySnapshot(place: Place, entry: Entry) {
  return {
    ...enqueuedRecord(place, entry),
    isLive: isLive(place.queue, entry),
    endReason: entry.endReason,
    testRunId: entry.run?.id ?? null,
  };
}

function runSnapshot(queue: Queue, run: TestRun) {
  const { id, branch, sha, status, pullRequestNumber, aheadNumbers } = run;
  const isCurrent = queue.order.some((entry) => entry.run === run);
  // Its branch exists as long as the attempt that it belongs to is live.
  return { id, branch, sha, status, pullRequestNumber, ahead: aheadNumbers, isLive: isCurrent };
}
