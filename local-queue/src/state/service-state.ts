/**
 * The state of the service, as plain data with maps that a file can store. Only commands and time change it. The engine
 * of each queue has the state of its decisions; the rest is names, titles, commits and the history.
 */
import { createHash } from "node:crypto";
import type { QueueSettings } from "../engine/settings.js";
import type { Conclusion, QueueState, RunResult, Targets, Transition } from "../engine/state.js";
import type { Tree } from "../engine/tree.js";
import { type Branch, createBranch } from "./branch.js";
import type { HostRequest, ReportedCheck } from "./host.js";
import type { Posts } from "./host-content.js";
import type { Priority, PullRequest } from "./pull-request.js";
import type { QuarantinedTest } from "./quarantined-tests.js";
import { Refusal } from "./refusal.js";

export interface Timings {
  /** From the moment at which a submitted pull request is ready until the service notices it. */
  readonly readySeconds: number;
  /** From the request of a run until its tests start. */
  readonly startSeconds: number;
  /** Length of each merge; those of one branch come one after the other. */
  readonly mergeSeconds: number;
  /** Length of a test run without a plan. */
  readonly testSeconds: number;
  /** From 0 to 1: how likely a test run fails by chance, whatever it contains. */
  readonly flaky: number;
}

export interface ServiceState {
  /** Decides every id, every commit and every chance. */
  seed: number;
  timings: Timings;
  /** Carries out the requests of queues: the service itself, or a host outside that answers by commands. */
  host: "simulated" | "outside";
  /** By `host/owner/name`. */
  readonly repositories: Map<string, Repository>;
  /** By id. */
  readonly queues: Map<number, { readonly repository: string; readonly branch: string }>;
  timeMs: number;
  readonly last: { name: number; queue: number; timer: number };
  /** By time and order of scheduling. */
  timers: Tree<Timer>;
  /** Requests of queues that no host has received yet. */
  pendingHostRequests: HostRequest[];
}

export type Timer =
  /** A pull request has been ready for `readySeconds`: the service notices it. */
  { readonly kind: "ready"; readonly queue: number; readonly number: number } | HostTimer;

/** The time of an answer of the simulated host. */
export type HostTimer =
  | { readonly kind: "start" | "end"; readonly queue: number; readonly run: number }
  | { readonly kind: "merge"; readonly queue: number; readonly group: number };

export interface Repository {
  readonly host: string;
  readonly owner: string;
  readonly name: string;
  readonly defaultBranch: string;
  /** Required by the branch protection, unless a queue overrides them. */
  readonly requiredStatuses: readonly string[];
  readonly queues: Map<string, Queue>;
  readonly pullRequests: Map<number, PullRequest>;
  /** Draft pull requests that queues opened for their test branches. */
  readonly testPullRequests: Map<number, TestPullRequest>;
  lastNumber: number;
  readonly numbers: NumberIndexes;
  readonly branches: Map<string, Branch>;
  /** The last upload per target branch and head commit. */
  readonly impactedTargets: Map<string, { readonly targets: Targets; readonly atMs: number }>;
  readonly forkRuns: Map<string, ForkRun>;
  /** By login. */
  readonly collaborators: Map<string, Collaborator>;
  quarantinedTests: readonly QuarantinedTest[];
  readonly posts: Posts;
}

/** Numbers of pull requests, as indexes over all of a repository. */
interface NumberIndexes {
  readonly open: Set<number>;
  readonly upToDate: Set<number>;
  readonly byHeadSha: Map<string, Set<number>>;
  readonly byHeadBranch: Map<string, Set<number>>;
  readonly byMergeCommit: Map<string, number>;
  /** The few that could break a run, alone or with another one. */
  readonly troubled: Set<number>;
  /** Pull requests that name a number as a conflict. */
  readonly conflicts: Map<number, Set<number>>;
}

export interface ForkRun {
  readonly runId: string;
  readonly headSha: string;
  readonly live: boolean;
  readonly fork: boolean;
}

/** As GitHub reports it: a level, and the role that it comes from. */
interface Collaborator {
  readonly permission: "none" | "read" | "write" | "admin";
  readonly role: string;
}

export interface TestPullRequest {
  readonly number: number;
  readonly branch: string;
  readonly headSha: string;
  readonly baseBranch: string;
  readonly body: string;
  readonly isOpen: boolean;
}

export interface Queue {
  readonly id: number;
  readonly branch: string;
  engine: QueueState;
  /** As they were set. The engine has those that it acts on as well, and decides the mode. */
  settings: QueueSettings;
  readonly entries: Map<number, EntryRecord>;
  /** The number of a pull request by the id of its entry on the wire. */
  readonly numbers: Map<string, number>;
  readonly runs: Map<number, TestRun>;
  /** The number of a run by its id on the wire. */
  readonly runIds: Map<string, number>;
  /** Number of runs of each bisection. */
  readonly bisectionRuns: Map<number, number>;
  /** In the order of time, like `moves` and `ended`. */
  readonly results: TestingResult[];
  /** The last transitions. */
  moves: Move[];
  /** Ends of the attempts of each pull request. */
  readonly ends: Map<number, AttemptEnd[]>;
  readonly ended: { readonly atMs: number; readonly number: number }[];
  /** When the simulated host finishes the requested merges. */
  mergesUntilMs: number;
}

/** Fields of an entry on the wire that the engine does not have. */
export interface EntryRecord {
  /** Stays the same over cancel and resubmit. */
  readonly id: string;
  priority: Priority;
  sinceMs: number;
  /** Null while it is not ready. */
  readySinceMs: number | null;
  lastRun: number | null;
}

export interface TestRun {
  readonly id: string;
  readonly run: number;
  readonly kind: "main" | "bisection";
  readonly bisection: number | null;
  readonly branch: string;
  readonly base: string;
  /** Numbers of its own pull requests, and of those ahead, in order. */
  readonly members: readonly number[];
  readonly ahead: readonly number[];
  readonly mode: QueueSettings["mode"];
  readonly requiredStatuses: readonly string[];
  readonly requiredStatusesSource: "repo_provider_branch_protection" | "merge_instance";
  sha: string;
  /** Null while its test branch is built, when the API does not report it. */
  startedAtMs: number | null;
  status: "in_progress" | "failed" | "cancelled" | "succeeded";
  end: { readonly atMs: number; readonly outcome: RunResult } | null;
  /** Null until they are settled: a later change of a plan must not rewrite the past. */
  checks: readonly ReportedCheck[] | null;
  /** Index of its first row among the results of tests. */
  firstResult: number | null;
  /** Number of the draft pull request for its branch. */
  testPullRequest: number | null;
}

/** The result of one test run for one pull request. */
export interface TestingResult {
  readonly number: number;
  readonly attempt: number;
  readonly run: number;
  readonly atMs: number;
  readonly outcome: RunResult;
  bisection: "in_bisection" | "entered_bisection" | null;
}

export interface Move extends Transition {
  readonly atMs: number;
  /** Time in the state that it left. */
  readonly seconds: number;
  /** Length of the attempt; null before its end. */
  readonly attemptSeconds: number | null;
  /** True when it was a member of a bisection before. */
  readonly isBisected: boolean;
  /** The pull request ahead that it conflicts with, if the host reported it; null for the branch. */
  readonly culprit?: number | null;
  /** The files of the conflict, if the host reported them. */
  readonly files?: readonly string[];
}

interface AttemptEnd {
  readonly attempt: number;
  readonly atMs: number;
  readonly conclusion: Conclusion;
}

export interface RepositoryContext {
  readonly state: ServiceState;
  readonly repository: Repository;
}

export interface QueueContext extends RepositoryContext {
  readonly queue: Queue;
}

export interface RepositoryName {
  readonly host: string;
  readonly owner: string;
  readonly name: string;
}

export interface QueueRef {
  readonly repo: RepositoryName;
  readonly targetBranch: string;
}

export const DEFAULT_TIMINGS: Timings = {
  readySeconds: 1,
  startSeconds: 1,
  mergeSeconds: 2,
  testSeconds: 10,
  flaky: 0,
};

export function emptyState(): ServiceState {
  return {
    seed: 0,
    timings: DEFAULT_TIMINGS,
    host: "simulated",
    repositories: new Map(),
    queues: new Map(),
    timeMs: 0,
    last: { name: 0, queue: 0, timer: 0 },
    timers: null,
    pendingHostRequests: [],
  };
}

/** Creates a unique UUID. */
export function newId(state: ServiceState): string {
  return uuidFrom(nextHash(state, "id"));
}

/** Derives the id of a repository from its name: every start has the same. */
export function repositoryIdOf(name: RepositoryName): string {
  return uuidFrom(
    createHash("sha1")
      .update(`repository ${keyOf(name)}`)
      .digest("hex"),
  );
}

function uuidFrom(hash: string): string {
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `4${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`];
  return [...parts, hash.slice(20, 32)].join("-");
}

export function ensureBranch(state: ServiceState, { branches }: Repository, name: string): Branch {
  const branch = branches.get(name) ?? createBranch(newSha(state));
  branches.set(name, branch);
  return branch;
}

/** Creates a unique commit id. */
export function newSha(state: ServiceState): string {
  return nextHash(state, "commit");
}

function nextHash(state: ServiceState, kind: string): string {
  state.last.name += 1;
  return createHash("sha1").update(`${state.seed} ${kind} ${state.last.name}`).digest("hex");
}

export function keyOf({ host, owner, name }: RepositoryName): string {
  return `${host}/${owner}/${name}`;
}

export function nameOf({ owner, name }: Omit<RepositoryName, "host">): string {
  return `${owner}/${name}`;
}

export function findRepository(state: ServiceState, name: RepositoryName): Repository {
  const repository = state.repositories.get(keyOf(name));
  if (repository === undefined) throw new Refusal(404, `Repository ${keyOf(name)} not found`);
  return repository;
}

export function findRepositoryById(state: ServiceState, id: string): Repository {
  const repository = [...state.repositories.values()].find((each) => repositoryIdOf(each) === id.toLowerCase());
  if (repository === undefined) throw new Refusal(404, `Repository ${id} not found`);
  return repository;
}

/** Finds the repository called `owner/name`, or the first one. */
export function findRepositoryCalled({ repositories }: ServiceState, name: string | undefined): Repository | undefined {
  const all = [...repositories.values()];
  return name === undefined ? all[0] : all.find((each) => nameOf(each) === name);
}

export function repositoryCalled(state: ServiceState, name: string | undefined): Repository {
  const found = findRepositoryCalled(state, name);
  if (found === undefined) throw new Refusal(404, `Repository ${name ?? ""} not found`);
  return found;
}

export function findQueue(state: ServiceState, { repo, targetBranch }: QueueRef): QueueContext {
  const repository = findRepository(state, repo);
  const queue = repository.queues.get(targetBranch);
  if (queue === undefined) {
    throw new Refusal(404, `Merge queue for branch "${targetBranch}" not found in ${repo.owner}/${repo.name}`);
  }
  return { state, repository, queue };
}

/** Finds a queue by its id; null after it was deleted. */
export function findQueueById(state: ServiceState, id: number): QueueContext | null {
  const at = state.queues.get(id);
  const repository = at === undefined ? undefined : state.repositories.get(at.repository);
  const queue = at === undefined ? undefined : repository?.queues.get(at.branch);
  return repository === undefined || queue === undefined ? null : { state, repository, queue };
}

export function listQueues(state: ServiceState): readonly QueueContext[] {
  return [...state.repositories.values()].flatMap((repository) =>
    [...repository.queues.values()].map((queue) => ({ state, repository, queue })),
  );
}

export function findPullRequest(repository: Repository, number: number): PullRequest {
  const pullRequest = repository.pullRequests.get(number);
  if (pullRequest === undefined) {
    throw new Refusal(404, `Pull request #${number} not found in ${repository.owner}/${repository.name}`);
  }
  return pullRequest;
}
