/** What the service's API can be asked, each call on the world as it stands now. */

import { advance, change } from "./advance.js";
import { storeImpactedTargets } from "./impacted-targets.js";
import {
  type PullRequestsPage,
  type PullRequestsQuery,
  pullRequestsPage,
  type TestingResultsPage,
  type TestingResultsQuery,
  testingResultsPage,
} from "./lists.js";
import {
  type Coordinates,
  findPlace,
  findPullRequest,
  findRepository,
  type RepositoryName,
} from "./lookup.js";
import { metricsText } from "./metrics.js";
import { type PageQuery, type QuarantinedTestsPage, quarantinedTestsPage } from "./quarantined-tests.js";
import { createQueue, deleteQueue, updateQueue } from "./queues.js";
import {
  type PullRequestKey,
  type QueueRecord,
  queueRecord,
  type SettingsRecord,
  type SubmittedRecord,
  settingsRecord,
  submittedRecord,
} from "./records.js";
import { cancel, restartTests, type Submission, submit } from "./submissions.js";
import { type TestingDetails, testingDetails } from "./testing-details.js";
import type { Place, World } from "./world.js";

type Fields = Readonly<Record<string, unknown>>;

export interface Upload {
  readonly number: number;
  /** The head commit that the targets were computed for. */
  readonly sha: string;
  readonly targets: "ALL" | readonly string[];
}

export interface ServiceSide {
  readonly submitPullRequest: (at: Coordinates, submission: Submission) => void;
  readonly cancelPullRequest: (at: Coordinates, number: number) => void;
  readonly restartTestsOnPullRequest: (at: Coordinates, number: number) => void;
  readonly getSubmittedPullRequest: (at: Coordinates, key: PullRequestKey) => SubmittedRecord;
  readonly setImpactedTargets: (at: Coordinates, upload: Upload) => void;
  readonly getMergeQueueTestingDetails: (at: Coordinates, testRunId: string) => TestingDetails;
  readonly listPullRequests: (at: Coordinates, query: PullRequestsQuery) => PullRequestsPage;
  readonly listMergeQueueTestingResults: (at: Coordinates, query: TestingResultsQuery) => TestingResultsPage;
  readonly createQueue: (at: Coordinates, fields: Fields) => void;
  readonly deleteQueue: (at: Coordinates) => void;
  readonly getQueue: (at: Coordinates) => QueueRecord;
  readonly updateQueue: (at: Coordinates, fields: Fields) => SettingsRecord;
  /** Of every repository when none is named. */
  readonly getMergeQueueMetrics: (repo: RepositoryName | null) => string;
  readonly listQuarantinedTests: (repo: RepositoryName, query: PageQuery) => QuarantinedTestsPage;
}

export function serviceSide(world: World): ServiceSide {
  return { ...pullRequestCalls(world), ...queueCalls(world), ...reports(world) };
}

function pullRequestCalls(world: World) {
  return {
    submitPullRequest: (at: Coordinates, submission: Submission) =>
      onPlace(world, at, (place) => submit(place, submission)),
    cancelPullRequest: (at: Coordinates, number: number) =>
      onPlace(world, at, (place) => cancel(place, number)),
    restartTestsOnPullRequest: (at: Coordinates, number: number) =>
      onPlace(world, at, (place) => restartTests(place, number)),
    getSubmittedPullRequest: (at: Coordinates, key: PullRequestKey) =>
      submittedRecord(present(world, at), key),
    setImpactedTargets: (at: Coordinates, { number, sha, targets }: Upload) =>
      onPlace(world, at, ({ repository, queue }) => {
        findPullRequest(repository, number);
        storeImpactedTargets(repository, { branch: queue.branch, sha, targets });
      }),
    getMergeQueueTestingDetails: (at: Coordinates, testRunId: string) =>
      testingDetails(present(world, at), testRunId),
    listPullRequests: (at: Coordinates, query: PullRequestsQuery) =>
      pullRequestsPage(present(world, at), query),
    listMergeQueueTestingResults: (at: Coordinates, query: TestingResultsQuery) =>
      testingResultsPage(present(world, at), query),
  };
}

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
  };
}

function reports(world: World) {
  return {
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
