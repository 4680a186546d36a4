/** A copy of everything the engine knows, for the control interface and the GitHub stand-in. */

import { isLive } from "./order.js";
import type { PullRequest } from "./pull-request.js";
import type { QuarantinedTest } from "./quarantined-tests.js";
import { type EnqueuedRecord, enqueuedRecord, type QueueRecord, queueRecord } from "./records.js";
import type { Collaborator, Entry, ForkRun, Place, Queue, Repository, TestRun, World } from "./world.js";

export interface EntrySnapshot extends EnqueuedRecord {
  readonly isLive: boolean;
  readonly endReason: string | null;
  readonly testRunId: string | null;
}

export interface RunSnapshot extends Pick<TestRun, "id" | "branch" | "sha" | "status" | "pullRequestNumber"> {
  readonly ahead: readonly number[];
  /** Its branch still exists: the attempt that it belongs to is live. */
  readonly isLive: boolean;
}

export interface QueueSnapshot extends QueueRecord {
  readonly entries: readonly EntrySnapshot[];
  readonly testRuns: readonly RunSnapshot[];
}

export interface RepositorySnapshot {
  readonly host: string;
  readonly owner: string;
  readonly name: string;
  readonly defaultBranch: string;
  readonly branches: Readonly<Record<string, string>>;
  readonly pullRequests: readonly PullRequest[];
  readonly queues: readonly QueueSnapshot[];
  readonly forkRuns: readonly ForkRun[];
  /** By login in lower case. */
  readonly collaborators: Readonly<Record<string, Collaborator>>;
  readonly quarantinedTests: readonly QuarantinedTest[];
}

export function snapshotOf(world: World, repository: Repository): RepositorySnapshot {
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
    collaborators: Object.fromEntries(repository.collaborators),
    quarantinedTests: repository.quarantinedTests,
  };
}

function queueSnapshot(place: Place): QueueSnapshot {
  const { queue } = place;
  return {
    ...queueRecord(place),
    entries: [...queue.entries.values()].map((entry) => entrySnapshot(place, entry)),
    testRuns: [...queue.runs.values()].map((run) => runSnapshot(queue, run)),
  };
}

function entrySnapshot(place: Place, entry: Entry): EntrySnapshot {
  return {
    ...enqueuedRecord(place, entry),
    isLive: isLive(place.queue, entry),
    endReason: entry.endReason,
    testRunId: entry.run?.id ?? null,
  };
}

function runSnapshot(queue: Queue, run: TestRun): RunSnapshot {
  const { id, branch, sha, status, pullRequestNumber, aheadNumbers } = run;
  const isCurrent = queue.order.some((entry) => entry.run === run);
  return { id, branch, sha, status, pullRequestNumber, ahead: aheadNumbers, isLive: isCurrent };
}
