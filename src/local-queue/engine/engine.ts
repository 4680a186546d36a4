/** The merge queue itself: its state in memory, an injected clock, no timers. */

import { advance, change } from "./advance.js";
import { addBranch, addPullRequest, updatePullRequest } from "./git-host.js";
import { type PullRequestsQuery, pullRequestsPage, type TestingResultsQuery, testingResultsPage } from "./lists.js";
import { metricsText } from "./metrics.js";
import { storeImpactedTargets } from "./order.js";
import type { NewPullRequest, PullRequestPatch } from "./pull-request.js";
import {
  type NewQuarantinedTest,
  newQuarantinedTest,
  type PageQuery,
  quarantinedTestsPage,
} from "./quarantined-tests.js";
import { createQueue, deleteQueue, updateQueue } from "./queues.js";
import { type PullRequestKey, queueRecord, settingsRecord, submittedRecord, wireTime } from "./records.js";
import { Refusal } from "./refusal.js";
import { type RepositorySnapshot, snapshotOf } from "./snapshot.js";
import { cancel, restartTests, type Submission, submit } from "./submissions.js";
import { testingDetails } from "./test-runs.js";
import {
  type Collaborator,
  type Coordinates,
  type EngineSource,
  type ForkRun,
  findPlace,
  findPullRequest,
  findRepository,
  keyOf,
  type Place,
  type RepositoryName,
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
  return { now: source.now, ...pullRequestCalls(world), ...queueCalls(world), ...outsideEvents(world) };
}

type Fields = Readonly<Record<string, unknown>>;

interface Upload {
  readonly number: number;
  /** The head commit that the targets were computed for. */
  readonly sha: string;
  readonly targets: "ALL" | readonly string[];
}

/** What the service's API can be asked about pull requests, each call on the world as it stands now. */
function pullRequestCalls(world: World) {
  return {
    submitPullRequest: (at: Coordinates, submission: Submission) =>
      onPlace(world, at, (place) => submit(place, submission)),
    cancelPullRequest: (at: Coordinates, number: number) => onPlace(world, at, (place) => cancel(place, number)),
    restartTestsOnPullRequest: (at: Coordinates, number: number) =>
      onPlace(world, at, (place) => restartTests(place, number)),
    getSubmittedPullRequest: (at: Coordinates, key: PullRequestKey) => submittedRecord(present(world, at), key),
    setImpactedTargets: (at: Coordinates, { number, sha, targets }: Upload) =>
      onPlace(world, at, ({ repository, queue }) => {
        findPullRequest(repository, number);
        storeImpactedTargets(repository, { branch: queue.branch, sha, targets });
      }),
    getMergeQueueTestingDetails: (at: Coordinates, testRunId: string) => testingDetails(present(world, at), testRunId),
    listPullRequests: (at: Coordinates, query: PullRequestsQuery) => pullRequestsPage(present(world, at), query),
    listMergeQueueTestingResults: (at: Coordinates, query: TestingResultsQuery) =>
      testingResultsPage(present(world, at), query),
  };
}

/** The same about queues and their repository. */
function queueCalls(world: World) {
  return {
    createQueue: (at: Coordinates, fields: Fields) =>
      change(world, () => createQueue(findRepository(world, at.repo), at.targetBranch, fields)),
    deleteQueue: (at: Coordinates) => onPlace(world, at, deleteQueue),
    getQueue: (at: Coordinates) => queueRecord(present(world, at)),
    updateQueue: (at: Coordinates, fields: Fields) => {
      onPlace(world, at, (place) => updateQueue(place, fields));
      return settingsRecord(findPlace(world, at));
    },
    /** Of every repository when none is named. */
    getMergeQueueMetrics: (repo: RepositoryName | null) => {
      advance(world);
      const repositories = repo === null ? [...world.repositories.values()] : [findRepository(world, repo)];
      return metricsText(repositories, world.timeMs);
    },
    listQuarantinedTests: (repo: RepositoryName, query: PageQuery) =>
      quarantinedTestsPage(findRepository(world, repo).quarantinedTests, query),
  };
}

function onPlace(world: World, at: Coordinates, apply: (place: Place) => void): void {
  change(world, () => apply(findPlace(world, at)));
}

function present(world: World, at: Coordinates): Place {
  advance(world);
  return findPlace(world, at);
}

export interface NewRepository {
  /** `github.com` when left out, as for every v1 queue. */
  readonly host?: string;
  readonly owner: string;
  readonly name: string;
  readonly defaultBranch?: string;
  /** What branch protection requires; `build` and `test` when left out. */
  readonly requiredStatuses?: readonly string[];
}

/** What happens outside the service: repositories, pull requests, workflow runs of forks, the quarantine. */
function outsideEvents(world: World) {
  const find = (repo: RepositoryName) => findRepository(world, repo);
  return {
    addRepository: (given: NewRepository) => addRepository(world, given),
    addPullRequest: (repo: RepositoryName, given: NewPullRequest) =>
      change(world, () => addPullRequest(world, find(repo), given)),
    updatePullRequest: (repo: RepositoryName, number: number, patch: PullRequestPatch) =>
      change(world, () => updatePullRequest(world, { repository: find(repo), number, patch })),
    addForkRun: (repo: RepositoryName, run: ForkRun) => void find(repo).forkRuns.set(run.runId, run),
    findForkRun: (repo: RepositoryName, runId: string): ForkRun | null =>
      world.repositories.get(keyOf(repo))?.forkRuns.get(runId) ?? null,
    setCollaborator: (repo: RepositoryName, login: string, held: Collaborator) =>
      void find(repo).collaborators.set(login.toLowerCase(), held),
    setQuarantinedTests: (repo: RepositoryName, tests: readonly NewQuarantinedTest[]) => {
      const at = wireTime(world.source.now());
      find(repo).quarantinedTests = tests.map((test) => newQuarantinedTest(test, { at, id: world.source.newId() }));
    },
    snapshot: (repo: RepositoryName): RepositorySnapshot => {
      advance(world);
      return snapshotOf(world, find(repo));
    },
    snapshots: (): readonly RepositorySnapshot[] => {
      advance(world);
      return [...world.repositories.values()].map((repository) => snapshotOf(world, repository));
    },
  };
}

function addRepository(world: World, given: NewRepository): void {
  const { host = "github.com", owner, name, defaultBranch = "main" } = given;
  const key = keyOf({ host, owner, name });
  if (world.repositories.has(key)) throw new Refusal(409, `Repository ${key} exists already`);
  const repository = {
    host,
    owner,
    name,
    defaultBranch,
    requiredStatuses: given.requiredStatuses ?? ["build", "test"],
    queues: new Map(),
    pullRequests: new Map(),
    branches: new Map(),
    impactedTargets: new Map(),
    forkRuns: new Map(),
    collaborators: new Map(),
    quarantinedTests: [],
  };
  addBranch(world, repository, defaultBranch);
  world.repositories.set(key, repository);
}
