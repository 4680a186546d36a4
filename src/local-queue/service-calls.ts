/** The world as the service uses it: what can be asked of it and told to it, at the time of an injected clock. */

import { pullRequestsPage, testingResultsPage } from "./v1/lists.js";
import { metricsText } from "./v1/metrics.js";
import { queueRecord, settingsRecord, submittedRecord, submittedRecords } from "./v1/records.js";
import { snapshotOf, watchedQueue } from "./v1/snapshot.js";
import { testingDetails } from "./v1/testing-details.js";
import { advance, nextEventMs } from "./world/advance.js";
import { applyCommand, type Command, replayCommand } from "./world/commands.js";
import type { Fields } from "./world/fields.js";
import type { HostRequest } from "./world/host.js";
import type { NewComment, NewIssue, NewStatus } from "./world/posts.js";
import type { NewPullRequest, PullRequest, PullRequestPatch } from "./world/pull-request.js";
import { type NewQuarantinedTest, quarantinedTestsPage } from "./world/quarantined-tests.js";
import type { QueueChange } from "./world/queues.js";
import { Refusal } from "./world/refusal.js";
import type { NewCollaborator, NewForkRun, NewPush, NewRepository } from "./world/repositories.js";
import type { Submission } from "./world/submissions.js";
import {
  type Coordinates,
  emptyWorld,
  type ForkRun,
  findPlace,
  findRepository,
  findRepositoryById,
  keyOf,
  type Place,
  placesOf,
  type Repository,
  type RepositoryName,
  repositoryCalled,
  type Timings,
  type World,
} from "./world/world.js";

/**
 * Carries out outside what the queues want done. It answers by commands, and never before its call has returned. After
 * a new start it finds out by itself what was asked for earlier and was not answered.
 */
interface OutsideHost {
  readonly perform: (request: HostRequest) => void;
}

interface LoggedCommand {
  readonly command: Command;
  readonly atMs: number;
}

/** What is to be done at a time to come. */
interface Appointment {
  readonly atMs: number;
  readonly act: (apply: Apply) => void;
}

export interface EngineOptions {
  readonly now: () => number;
  /** Decides every id, every commit and every chance. */
  readonly seed: number;
  readonly timings?: Partial<Timings>;
  /** Made with what takes its answers; without one the world makes up what a host does. */
  readonly host?: (answer: (command: Command) => void) => OutsideHost;
  /** Called with each command before it is applied. What it throws keeps the command from being applied. */
  readonly record?: (command: Command, atMs: number) => void;
  /** Where to go on: a world as it was, and the commands since. Then seed, timings and kind of host are theirs. */
  readonly past?: { readonly world?: World | null; readonly commands?: Iterable<LoggedCommand> };
}

export type Engine = ReturnType<typeof createEngine>;

export function createEngine(options: EngineOptions) {
  const { now, record } = options;
  const world = options.past?.world ?? emptyWorld();
  const listeners = new Set<() => void>();
  const appointments: Appointment[] = [];
  let host: OutsideHost | null = null;

  function settle(): void {
    const { asked } = world;
    world.asked = [];
    for (const request of asked) host?.perform(request);
    for (const listener of listeners) listener();
  }

  /** The service does nothing of its own before what was to happen earlier has happened. */
  function keepAppointments(): void {
    for (let next = appointments[0]; next !== undefined && next.atMs <= now(); next = appointments[0]) {
      const { atMs, act } = next;
      appointments.shift();
      act((command) => applyAt(command, Math.max(world.timeMs, atMs)));
    }
  }

  function reachPresent(): void {
    keepAppointments();
    if (!advance(world, Math.max(world.timeMs, now()))) return;
    recordPassing();
    settle();
  }

  /** Who goes on from what was recorded is not to see anything undone. Where that cannot be kept, the next command tells it. */
  function recordPassing(): void {
    try {
      record?.({ type: "pass" }, world.timeMs);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  function apply(command: Command): PullRequest | null {
    keepAppointments();
    return applyAt(command, Math.max(world.timeMs, now()));
  }

  function applyAt(command: Command, atMs: number): PullRequest | null {
    record?.(command, atMs);
    try {
      return applyCommand(world, command, atMs);
    } finally {
      settle();
    }
  }

  let isPast = false;
  for (const { command, atMs } of options.past?.commands ?? []) {
    replayCommand(world, command, atMs);
    isPast = true;
  }
  if (!isPast && options.past?.world == null) {
    const { seed, timings = {} } = options;
    apply({ type: "begin", seed, timings, host: options.host === undefined ? "made-up" : "outside" });
  }
  world.asked = [];
  host = options.host?.((command) => void apply(command)) ?? null;

  const present = (): World => {
    reachPresent();
    return world;
  };
  return {
    ...serviceCalls(present, apply),
    outside: outsideEvents(apply),
    apply,
    now,
    /** Lets happen by itself what is due by now. */
    reachPresent,
    /** When something happens by itself next, in service time; null where nothing will. */
    nextDueMs: () => {
      const times = [nextEventMs(world), appointments[0]?.atMs].filter((atMs) => typeof atMs === "number");
      return times.length === 0 ? null : Math.min(...times);
    },
    /**
     * Does something at a time of the service, after what happens by itself until then; the commands that it applies
     * count as given at that time, also where the clock is moved past it.
     */
    at: (atMs: number, act: Appointment["act"]): void => {
      // Mostly they come in their order.
      const place = appointments.findLastIndex((each) => each.atMs <= atMs) + 1;
      appointments.splice(place, 0, { atMs, act });
      for (const listener of listeners) listener();
    },
    /** Calls back after each change of the world, until what it returns is called. */
    onChange: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** All of it as it is now, for reading only; kept as it is, it can be gone on from. */
    world: present,
    /** The queues as they are now, for reading only. */
    places: (): readonly Place[] => placesOf(present()),
    /** The queues for those who watch them, with what is known of their pull requests and runs. */
    watchedQueues: () => placesOf(present()).map(watchedQueue),
    /** The repository called `owner/name`, or else the first one, for reading only. */
    findRepository: (name?: string): Repository | undefined => {
      try {
        return repositoryCalled(present(), name);
      } catch (error) {
        if (error instanceof Refusal) return undefined;
        throw error;
      }
    },
    findForkRun: (repo: RepositoryName, runId: string): ForkRun | undefined =>
      world.repositories.get(keyOf(repo))?.forkRuns.get(runId),
    snapshots: () => {
      reachPresent();
      return [...world.repositories.values()].map((repository) => snapshotOf(world, repository));
    },
  };
}

type Apply = (command: Command) => PullRequest | null;

/** What the service's API can be asked, each call on the world as it stands now. */
function serviceCalls(present: () => World, apply: Apply) {
  const read =
    <Given extends readonly unknown[], Told>(tell: (place: Place, ...given: Given) => Told) =>
    (at: Coordinates, ...given: Given): Told =>
      tell(findPlace(present(), at), ...given);
  return {
    submitPullRequest: (at: Coordinates, given: Submission) => void apply({ type: "submit", at, given }),
    cancelPullRequest: (at: Coordinates, number: number) => void apply({ type: "cancel", at, number }),
    restartTestsOnPullRequest: (at: Coordinates, number: number) => void apply({ type: "restart", at, number }),
    getSubmittedPullRequest: read(submittedRecord),
    getSubmittedPullRequests: read(submittedRecords),
    setImpactedTargets: (
      at: Coordinates,
      given: { readonly number: number; readonly sha: string; readonly targets: "ALL" | readonly string[] },
    ) => void apply({ type: "setImpactedTargets", at, given }),
    getMergeQueueTestingDetails: read(testingDetails),
    listPullRequests: read(pullRequestsPage),
    listMergeQueueTestingResults: read(testingResultsPage),
    createQueue: (at: Coordinates, fields: Fields) => void apply({ type: "createQueue", at, fields }),
    deleteQueue: (at: Coordinates) => void apply({ type: "deleteQueue", at }),
    getQueue: read(queueRecord),
    updateQueue: (at: Coordinates, fields: Fields) => {
      apply({ type: "updateQueue", at, fields });
      return settingsRecord(findPlace(present(), at));
    },
    findRepositoryById: (id: string) => findRepositoryById(present(), id),
    /** Of every repository when none is named. */
    getMergeQueueMetrics: (repo: RepositoryName | null) => {
      const world = present();
      const repositories = repo === null ? [...world.repositories.values()] : [findRepository(world, repo)];
      return metricsText(repositories, world.timeMs);
    },
    listQuarantinedTests: (repo: RepositoryName, fields: Fields) =>
      quarantinedTestsPage(findRepository(present(), repo).quarantinedTests, fields),
  };
}

/** What happens outside the service. Where a call does not name a repository (`owner/name`) the first one is meant. */
function outsideEvents(apply: Apply) {
  const pullRequestOf = (command: Command): PullRequest => {
    const pullRequest = apply(command);
    if (pullRequest === null) throw new Error(`The command ${command.type} is about no pull request.`);
    return pullRequest;
  };
  return {
    addRepository: (given: NewRepository) => void apply({ type: "addRepository", given }),
    addQueue: (given: QueueChange) => void apply({ type: "addQueue", given }),
    updateQueue: (given: QueueChange) => void apply({ type: "changeQueue", given }),
    addPullRequest: (given: NewPullRequest = {}) => pullRequestOf({ type: "addPullRequest", given }),
    updatePullRequest: (number: number, patch: PullRequestPatch) =>
      pullRequestOf({ type: "updatePullRequest", number, patch }),
    pushToBranch: (given: NewPush) => void apply({ type: "pushToBranch", given }),
    addForkRun: (given: NewForkRun) => void apply({ type: "addForkRun", given }),
    addComment: (given: NewComment) => void apply({ type: "post", posting: { kind: "comment", given } }),
    editComment: (id: number, body: string) =>
      void apply({ type: "post", posting: { kind: "edited-comment", id, body } }),
    addStatus: (given: NewStatus) => void apply({ type: "post", posting: { kind: "status", given } }),
    addIssue: (given: NewIssue) => void apply({ type: "post", posting: { kind: "issue", given } }),
    setCollaborator: (given: NewCollaborator) => void apply({ type: "setCollaborator", given }),
    setQuarantinedTests: (tests: readonly NewQuarantinedTest[], repository?: string) =>
      void apply({ type: "setQuarantinedTests", tests, ...(repository === undefined ? {} : { repository }) }),
  };
}
