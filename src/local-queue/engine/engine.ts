/** The merge queue itself: its state in memory, an injected clock, no timers. */

import { advance, change } from "./advance.js";
import type { Fields } from "./fields.js";
import {
  addForkRun,
  addPullRequest,
  addRepository,
  type NewCollaborator,
  type NewForkRun,
  type NewRepository,
  setCollaborator,
  updatePullRequest,
} from "./git-host.js";
import { pullRequestsPage, testingResultsPage } from "./lists.js";
import { metricsText } from "./metrics.js";
import { storeImpactedTargets } from "./order.js";
import type { NewPullRequest, PullRequestPatch } from "./pull-request.js";
import { type NewQuarantinedTest, quarantinedTestOf, quarantinedTestsPage } from "./quarantined-tests.js";
import { createQueue, deleteQueue, type QueueChange, updateQueue } from "./queues.js";
import { queueRecord, settingsRecord, submittedRecord, wireTime } from "./records.js";
import { snapshotOf } from "./snapshot.js";
import { cancel, restartTests, submit } from "./submissions.js";
import { testingDetails } from "./test-runs.js";
import {
  type Coordinates,
  type EngineSource,
  type ForkRun,
  findPlace,
  findRepository,
  keyOf,
  type Place,
  type RepositoryName,
  repositoryCalled,
  type Timings,
  type World,
} from "./world.js";

export interface EngineOptions extends EngineSource {
  readonly timings?: Partial<Timings>;
}

export type Engine = ReturnType<typeof createEngine>;

const DEFAULT_TIMINGS: Timings = { readySeconds: 1, startSeconds: 1, mergeSeconds: 2, testSeconds: 10 };

export function createEngine({ timings, ...source }: EngineOptions) {
  const world: World = {
    source,
    timings: { ...DEFAULT_TIMINGS, ...timings },
    repositories: new Map(),
    timeMs: source.now(),
    nextDueMs: Number.POSITIVE_INFINITY,
    attempts: 0,
  };
  return {
    ...serviceCalls(world),
    outside: outsideEvents(world),
    now: source.now,
    findForkRun: (repo: RepositoryName, runId: string): ForkRun | undefined =>
      world.repositories.get(keyOf(repo))?.forkRuns.get(runId),
    snapshots: () => {
      advance(world);
      return [...world.repositories.values()].map((repository) => snapshotOf(world, repository));
    },
  };
}

/** What the service's API can be asked, each call on the world as it stands now. */
function serviceCalls(world: World) {
  const write =
    <Given extends readonly unknown[]>(apply: (place: Place, ...given: Given) => void) =>
    (at: Coordinates, ...given: Given): void =>
      change(world, () => apply(findPlace(world, at), ...given));
  const read =
    <Given extends readonly unknown[], Told>(tell: (place: Place, ...given: Given) => Told) =>
    (at: Coordinates, ...given: Given): Told => {
      advance(world);
      return tell(findPlace(world, at), ...given);
    };
  return {
    submitPullRequest: write(submit),
    cancelPullRequest: write(cancel),
    restartTestsOnPullRequest: write(restartTests),
    getSubmittedPullRequest: read(submittedRecord),
    setImpactedTargets: write(storeImpactedTargets),
    getMergeQueueTestingDetails: read(testingDetails),
    listPullRequests: read(pullRequestsPage),
    listMergeQueueTestingResults: read(testingResultsPage),
    createQueue: ({ repo, targetBranch }: Coordinates, fields: Fields) =>
      change(world, () => createQueue(findRepository(world, repo), targetBranch, fields)),
    deleteQueue: write(deleteQueue),
    getQueue: read(queueRecord),
    updateQueue: (at: Coordinates, fields: Fields) => {
      write(updateQueue)(at, fields);
      return settingsRecord(findPlace(world, at));
    },
    /** Of every repository when none is named. */
    getMergeQueueMetrics: (repo: RepositoryName | null) => {
      advance(world);
      const repositories = repo === null ? [...world.repositories.values()] : [findRepository(world, repo)];
      return metricsText(repositories, world.timeMs);
    },
    listQuarantinedTests: (repo: RepositoryName, fields: Fields) =>
      quarantinedTestsPage(findRepository(world, repo).quarantinedTests, fields),
  };
}

/** What happens outside the service. Where a call does not name a repository (`owner/name`) the first one is meant. */
function outsideEvents(world: World) {
  const setQueue = ({ repository, branch, ...fields }: QueueChange) =>
    change(world, () => {
      const repo = repositoryCalled(world, repository);
      updateQueue(findPlace(world, { repo, targetBranch: branch }), fields);
    });
  return {
    addRepository: (given: NewRepository) => addRepository(world, given),
    addQueue: (given: QueueChange) => {
      change(world, () => createQueue(repositoryCalled(world, given.repository), given.branch, {}));
      setQueue(given);
    },
    updateQueue: setQueue,
    addPullRequest: (given: NewPullRequest = {}) => change(world, () => addPullRequest(world, given)),
    updatePullRequest: (number: number, patch: PullRequestPatch) =>
      change(world, () => updatePullRequest(world, number, patch)),
    addForkRun: (given: NewForkRun) => addForkRun(world, given),
    setCollaborator: (given: NewCollaborator) => setCollaborator(world, given),
    setQuarantinedTests: (tests: readonly NewQuarantinedTest[], repository?: string) => {
      const at = wireTime(world.source.now());
      const set = tests.map((test) => quarantinedTestOf(test, { at, id: world.source.newId() }));
      repositoryCalled(world, repository).quarantinedTests = set;
    },
  };
}
