/** The queue service. It reads its state, and applies commands at the time of the given clock. */
import { nextInstantMs } from "../engine/drive.js";
import { simulatedHost } from "../hosts/simulated/simulated-host.js";
import { advance } from "../state/advance.js";
import {
  applyCommand,
  type Command,
  type MakeHost,
  type Past,
  type RecordCommand,
  replayCommand,
  type Submission,
} from "../state/commands.js";
import type { Fields } from "../state/fields.js";
import type { OutsideHost } from "../state/host.js";
import type { NewComment, NewIssue, NewStatus } from "../state/host-content.js";
import type { NewPullRequest, PullRequest, PullRequestPatch } from "../state/pull-request.js";
import { type NewQuarantinedTest, quarantinedTestsPage } from "../state/quarantined-tests.js";
import type { QueueChange } from "../state/queues.js";
import { Refusal } from "../state/refusal.js";
import type { NewCollaborator, NewForkRun, NewHostSettings, NewPush, NewRepository } from "../state/repositories.js";
import {
  emptyState,
  type ForkRun,
  findQueue,
  findRepository,
  findRepositoryCalled,
  keyOf,
  listQueues,
  type QueueContext,
  type QueueRef,
  type Repository,
  type RepositoryName,
  type ServiceState,
  type Timings,
  type Upload,
} from "../state/service-state.js";
import { pullRequestsPage, testingResultsPage } from "./wire/lists.js";
import { metricsText } from "./wire/metrics.js";
import { queueRecord, settingsRecord, submittedRecord, submittedRecords } from "./wire/records.js";
import { createSnapshot, watchedQueue } from "./wire/snapshot.js";
import { testingDetails } from "./wire/testing-details.js";

interface ScheduledAction {
  readonly atMs: number;
  readonly act: (apply: Apply) => void;
}

export interface QueueServiceOptions {
  readonly now: () => number;
  readonly seed: number;
  readonly timings?: Partial<Timings>;
  readonly host?: MakeHost | undefined;
  readonly record?: RecordCommand | undefined;
  /** State and commands of an earlier service. Its seed, timings and kind of host replace the options. */
  readonly past?: Past | undefined;
}

interface Service extends Pick<QueueServiceOptions, "now" | "record"> {
  readonly state: ServiceState;
  readonly listeners: Set<() => void>;
  readonly scheduled: ScheduledAction[];
  host: OutsideHost | null;
}

function settle({ state, host, listeners }: Service): void {
  const requests = state.pendingHostRequests;
  state.pendingHostRequests = [];
  for (const request of requests) host?.perform(request);
  for (const listener of listeners) listener();
}

function runDue(service: Service): void {
  const { scheduled, state, now } = service;
  for (let next = scheduled[0]; next !== undefined && next.atMs <= now(); next = scheduled[0]) {
    const { atMs, act } = next;
    scheduled.shift();
    act((command) => applyAt(service, command, Math.max(state.timeMs, atMs)));
  }
}

function reachPresent(service: Service): void {
  const { state, now, record } = service;
  runDue(service);
  if (!advance(state, Math.max(state.timeMs, now()), simulatedHost)) return;
  try {
    // The command stores the time, and a later service continues from this time.
    record?.({ type: "pass" }, state.timeMs);
  } catch (error) {
    // If the time was not stored, the next command stores a later time.
    if (!(error instanceof Refusal)) throw error;
  }
  settle(service);
}

function applyNow(service: Service, command: Command): PullRequest | null {
  runDue(service);
  return applyAt(service, command, Math.max(service.state.timeMs, service.now()));
}

function applyAt(service: Service, command: Command, atMs: number): PullRequest | null {
  service.record?.(command, atMs);
  try {
    return applyCommand(service.state, command, atMs, simulatedHost);
  } finally {
    settle(service);
  }
}

function startService({ now, record, past, seed, timings = {}, host }: QueueServiceOptions): Service {
  const state = past?.state ?? emptyState();
  const service: Service = { now, record, state, listeners: new Set(), scheduled: [], host: null };
  let hasPast = past?.state != null;
  for (const logged of past?.commands ?? []) {
    replayCommand(state, logged, simulatedHost);
    hasPast = true;
  }
  if (!hasPast) applyNow(service, { type: "begin", seed, timings, host: host === undefined ? "simulated" : "outside" });
  // An outside host reads earlier requests from the state, so the service does not send them again.
  state.pendingHostRequests = [];
  service.host = host?.((command) => void applyNow(service, command)) ?? null;
  return service;
}

export type QueueService = ReturnType<typeof createQueueService>;

/** Creates a service. Callers must not change the state that its functions return. */
export function createQueueService(options: QueueServiceOptions) {
  const service = startService(options);
  const { state, listeners, scheduled, now } = service;
  const apply: Apply = (command) => applyNow(service, command);
  const present = (): ServiceState => {
    reachPresent(service);
    return state;
  };
  return {
    ...serviceCalls(present, apply),
    outside: outsideEvents(apply),
    apply,
    now,
    reachPresent: () => reachPresent(service),
    /**
     * Returns the time of the next event without a command, in milliseconds of service time; null without such an
     * event.
     */
    nextDueMs: () => {
      const dueMs = Math.min(nextInstantMs(state, listQueues(state)), scheduled[0]?.atMs ?? Number.POSITIVE_INFINITY);
      return Number.isFinite(dueMs) ? dueMs : null;
    },
    /** Schedules an action. The commands of the action apply at the scheduled time, even if the clock is later. */
    at: (atMs: number, act: ScheduledAction["act"]): void => {
      scheduled.splice(scheduled.findLastIndex((each) => each.atMs <= atMs) + 1, 0, { atMs, act });
      for (const listener of listeners) listener();
    },
    /** Adds a listener for changes of the state. Returns a function that removes the listener. */
    onChange: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    state: present,
    queues: (): readonly QueueContext[] => listQueues(present()),
    watchedQueues: () => listQueues(present()).map(watchedQueue),
    findRepository: (name?: string): Repository | undefined => findRepositoryCalled(present(), name),
    findForkRun: (repo: RepositoryName, runId: string): ForkRun | undefined =>
      state.repositories.get(keyOf(repo))?.forkRuns.get(runId),
    snapshots: () => [...present().repositories.values()].map((repository) => createSnapshot(state, repository)),
  };
}

type Apply = (command: Command) => PullRequest | null;

function serviceCalls(present: () => ServiceState, apply: Apply) {
  const read =
    <Given extends readonly unknown[], Reply>(reply: (context: QueueContext, ...given: Given) => Reply) =>
    (at: QueueRef, ...given: Given): Reply =>
      reply(findQueue(present(), at), ...given);
  return {
    submitPullRequest: (at: QueueRef, given: Submission) => void apply({ type: "submit", at, given }),
    cancelPullRequest: (at: QueueRef, number: number) => void apply({ type: "cancel", at, number }),
    restartTestsOnPullRequest: (at: QueueRef, number: number) => void apply({ type: "restart", at, number }),
    getSubmittedPullRequest: read(submittedRecord),
    getSubmittedPullRequests: read(submittedRecords),
    setImpactedTargets: (at: QueueRef, given: Upload) => void apply({ type: "setImpactedTargets", at, given }),
    getMergeQueueTestingDetails: read(testingDetails),
    listPullRequests: read(pullRequestsPage),
    listMergeQueueTestingResults: read(testingResultsPage),
    createQueue: (at: QueueRef, fields: Fields) => void apply({ type: "createQueue", at, fields }),
    deleteQueue: (at: QueueRef) => void apply({ type: "deleteQueue", at }),
    getQueue: read(queueRecord),
    updateQueue: (at: QueueRef, fields: Fields) => {
      apply({ type: "updateQueue", at, fields });
      return settingsRecord(findQueue(present(), at));
    },
    getMergeQueueMetrics: (repo: RepositoryName | null) => {
      const state = present();
      const repository = repo === null ? null : findRepository(state, repo);
      const queues = listQueues(state).filter((each) => repository === null || each.repository === repository);
      return metricsText(queues, state.timeMs);
    },
    listQuarantinedTests: (repo: RepositoryName, fields: Fields) =>
      quarantinedTestsPage(findRepository(present(), repo).quarantinedTests, fields),
  };
}

/** Returns functions for events on the Git host. Without a repository, an event is in the first repository. */
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
    addStatus: (given: NewStatus) => void apply({ type: "post", posting: { kind: "status", given } }),
    addIssue: (given: NewIssue) => void apply({ type: "post", posting: { kind: "issue", given } }),
    setHostSettings: (given: NewHostSettings) => void apply({ type: "setHostSettings", given }),
    setCollaborator: (given: NewCollaborator) => void apply({ type: "setCollaborator", given }),
    setQuarantinedTests: (tests: readonly NewQuarantinedTest[], repository?: string) =>
      void apply({ type: "setQuarantinedTests", tests, ...(repository === undefined ? {} : { repository }) }),
  };
}
