/**
 * State of the service: plain data and maps that a file can store. Only commands and time change the state. The engine
 * state of each queue determines its decisions. All other fields are names, titles, commits and history.
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
  /** Seconds until the service detects that a submitted pull request is ready. */
  readonly readySeconds: number;
  /** Seconds from the request of a run to the start of its tests. */
  readonly startSeconds: number;
  /** Seconds of each merge. A branch has only one merge at a time. */
  readonly mergeSeconds: number;
  /** Seconds of a test run without a test plan. */
  readonly testSeconds: number;
  /** Probability that a test run fails as flaky. */
  readonly flaky: number;
  /** Seconds until uploaded targets take effect after a request to version 2 of the API. */
  readonly targetsSeconds: number;
}

export interface ServiceState {
  /** Number that determines ids, commits and random results. */
  seed: number;
  timings: Timings;
  /** Host that receives the requests of queues. An outside host replies with commands. */
  host: "simulated" | "outside";
  readonly repositories: Map<string, Repository>;
  readonly queues: Map<number, { readonly repository: string; readonly branch: string }>;
  timeMs: number;
  readonly last: { name: number; queue: number; timer: number };
  /** Timers, ordered by time, then by their scheduling. */
  timers: Tree<Timer>;
  /** Requests that the host has not received yet. */
  pendingHostRequests: HostRequest[];
}

export type Timer =
  /** Timer after which the service detects that a pull request is ready. */
  | { readonly kind: "ready"; readonly queue: number; readonly number: number }
  /** Timer after which an accepted upload of targets takes effect. */
  | { readonly kind: "targets"; readonly repository: string; readonly branch: string; readonly upload: Upload }
  | HostTimer;

export interface Upload {
  readonly number: number;
  /** Head commit for which the targets were computed. */
  readonly sha: string;
  readonly targets: Targets;
}

export type HostTimer =
  | { readonly kind: "start" | "end"; readonly queue: number; readonly run: number }
  | { readonly kind: "merge"; readonly queue: number; readonly group: number };

export interface Repository {
  readonly host: string;
  readonly owner: string;
  readonly name: string;
  readonly defaultBranch: string;
  /** Statuses that the branch protection requires. A queue may have a list of its own. */
  readonly requiredStatuses: readonly string[];
  readonly createdAtMs: number;
  readonly queues: Map<string, Queue>;
  /** Deleted queues, whose entries and runs stay readable. */
  readonly formerQueues: Queue[];
  readonly pullRequests: Map<number, PullRequest>;
  readonly testPullRequests: Map<number, TestPullRequest>;
  lastNumber: number;
  readonly numbers: NumberIndexes;
  readonly branches: Map<string, Branch>;
  /** Last upload for each head commit and target branch. */
  readonly impactedTargets: Map<string, { readonly targets: Targets; readonly atMs: number }>;
  readonly forkRuns: Map<string, ForkRun>;
  readonly collaborators: Map<string, Collaborator>;
  hostSettings: HostSettings;
  quarantinedTests: readonly QuarantinedTest[];
  readonly posts: Posts;
}

/** Indexes of the pull requests in a repository, by several of their fields. */
interface NumberIndexes {
  readonly open: Set<number>;
  readonly upToDate: Set<number>;
  readonly byHeadSha: Map<string, Set<number>>;
  readonly byHeadBranch: Map<string, Set<number>>;
  readonly byMergeCommit: Map<string, number>;
  /** Pull requests that can make a run fail, alone or together with another one. */
  readonly troubled: Set<number>;
  /** Conflicting pull requests, by the number of the other one in their test plan. */
  readonly conflicts: Map<number, Set<number>>;
}

export interface ForkRun {
  readonly runId: string;
  readonly headSha: string;
  readonly live: boolean;
  readonly fork: boolean;
}

/** Permission, and the role that includes it, as GitHub reports them. */
interface Collaborator {
  readonly permission: "none" | "read" | "write" | "admin";
  readonly role: string;
}

/** Settings on the Git host that clients can read. */
interface HostSettings {
  readonly labels: readonly string[];
  readonly environments: readonly HostEnvironment[];
  readonly rules: readonly HostRule[];
}

interface HostEnvironment {
  readonly name: string;
  /** Patterns of the branches whose runs may use the environment. */
  readonly branches: "all" | "protected" | readonly string[];
}

/** Rule of a ruleset. A pattern with `*` at its end matches all branches with the prefix. */
interface HostRule {
  readonly branch: string;
  readonly type: string;
  readonly parameters?: Readonly<Record<string, unknown>>;
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
  /**
   * Settings in API replies. The engine has a copy of the settings that it uses, and only the engine's `mode` is valid.
   */
  settings: QueueSettings;
  readonly entries: Map<number, EntryRecord>;
  /** Number of the pull request, by the id of its entry in the API. */
  readonly numbers: Map<string, number>;
  readonly runs: Map<number, TestRun>;
  readonly runIds: Map<string, number>;
  readonly bisectionRuns: Map<number, number>;
  /** Results, ordered by time. `moves` and `ended` are ordered by time too. */
  readonly results: TestingResult[];
  moves: Move[];
  readonly ends: Map<number, AttemptEnd[]>;
  readonly ended: { readonly atMs: number; readonly number: number }[];
  /** Last sender of a change of settings. Version 2 of the API recognizes Terraform by its name in headers. */
  managedState: ManagedState;
  readonly createdAtMs: number;
  updatedAtMs: number;
  /** Time in milliseconds at which the simulated host has finished all requested merges. */
  mergesUntilMs: number;
}

export const MANAGED_STATES = ["manual", "terraform", "terraformWithDrift"] as const;
type ManagedState = (typeof MANAGED_STATES)[number];

/** Fields of an entry that the API shows, but the engine does not need. */
export interface EntryRecord {
  readonly id: string;
  priority: Priority;
  sinceMs: number;
  /** Time in milliseconds at which the pull request became ready; null if it is not ready. */
  readySinceMs: number | null;
  lastRun: number | null;
  /** Time of the first submission. */
  readonly createdAtMs: number;
  updatedAtMs: number;
  /** True when the queue does not wait for the branch protection. */
  direct: boolean;
  /** Mode of the requested tests of failed checks, until they finish; null without such tests. */
  rerun: RerunMode | null;
}

export type RerunMode = "now" | "wait";

export interface TestRun {
  readonly id: string;
  readonly run: number;
  readonly kind: "main" | "bisection";
  readonly bisection: number | null;
  readonly branch: string;
  readonly base: string;
  readonly members: readonly number[];
  readonly ahead: readonly number[];
  readonly mode: QueueSettings["mode"];
  readonly requiredStatuses: readonly string[];
  readonly requiredStatusesSource: "repo_provider_branch_protection" | "merge_instance";
  sha: string;
  /** Start in milliseconds; null while the host builds the test branch. The API does not show such a run. */
  startedAtMs: number | null;
  status: "in_progress" | "failed" | "cancelled" | "succeeded";
  end: { readonly atMs: number; readonly outcome: RunResult } | null;
  /** Final checks; null before the end. A later change of a test plan must not change them. */
  checks: readonly ReportedCheck[] | null;
  /** Index of the run's first result in `results`; null before the end of the run. */
  firstResult: number | null;
  /** Number of the test branch's draft pull request; null without one. */
  testPullRequest: number | null;
}

/** Result of a test run for one pull request. */
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
  readonly seconds: number;
  /** Duration of the attempt in seconds; null unless it has finished. */
  readonly attemptSeconds: number | null;
  readonly isBisected: boolean;
  /** Pull request ahead that conflicts, if the host reported it; null if the target branch conflicts. */
  readonly culprit?: number | null;
  /** Paths of the files in conflict, if the host reported them. */
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
  targetsSeconds: 0,
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

export function newId(state: ServiceState): string {
  return uuidFrom(nextHash(state, "id"));
}

/** Computes the id of a repository from its name. The id is therefore the same after each start. */
export function repositoryIdOf(name: RepositoryName): string {
  return deriveUuid(`repository ${keyOf(name)}`);
}

/** Returns a UUID, always the same for the same text. */
export function deriveUuid(text: string): string {
  return uuidFrom(createHash("sha1").update(text).digest("hex"));
}

/** Computes the id of a pull request. The last digits of the id are its number, so finding it requires no index. */
export function pullRequestIdOf(repository: RepositoryName, number: number): string {
  return `${repositoryIdOf(repository).slice(0, -12)}${number.toString(16).padStart(12, "0")}`;
}

/** Computes the short id of a queue in version 2 of the API. */
export function queueIdOf({ seed }: Pick<ServiceState, "seed">, { id }: Pick<Queue, "id">): string {
  return deriveShortId(`queue ${seed} ${id}`);
}

/** Returns an id of eight letters and digits, always the same for the same text. */
export function deriveShortId(text: string): string {
  return createHash("sha1").update(text).digest("hex").slice(0, 8);
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

export function findRepositoryById({ repositories }: ServiceState, id: string): Repository | undefined {
  return [...repositories.values()].find((each) => repositoryIdOf(each) === id.toLowerCase());
}

/** Finds a repository by `owner/name`. Without a name, returns the first repository. */
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

/** Finds a queue by its id; null for a deleted queue. */
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
