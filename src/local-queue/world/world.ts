/**
 * All that the service knows, as plain data with maps, so that it can be kept in a file. Only commands change it, and
 * time; everybody else reads. What a queue decides stands in the state of its engine; here stands what the engine does
 * not ask for: names, titles, commits, and what happened.
 */
import { createHash } from "node:crypto";
import type { Conclusion, EntryState, QueueMode, QueueState, RunOutcome, Targets } from "../engine/state.js";
import type { Tree } from "../engine/tree.js";
import * as tree from "../engine/tree.js";
import type { Fault } from "../simulation/changes.js";
import type { HostRequest, ReportedCheck } from "./host.js";
import type { Posts } from "./posts.js";
import type { Priority, PullRequest } from "./pull-request.js";
import type { QuarantinedTest } from "./quarantined-tests.js";
import { Refusal } from "./refusal.js";
import type { QueueSettings } from "./settings.js";

export interface Timings {
  /** From the moment a submitted pull request could be admitted until the service knows it. */
  readonly readySeconds: number;
  /** From the moment a test slot is free until the tests run. */
  readonly startSeconds: number;
  /** How long each merge takes; those of one branch come one after the other. */
  readonly mergeSeconds: number;
  /** The length of a test run whose plan gives none. */
  readonly testSeconds: number;
  /** From 0 to 1: how likely a test run fails by chance, whatever it contains. */
  readonly flaky: number;
}

export interface World {
  /** Decides every id, every commit and every chance. */
  seed: number;
  timings: Timings;
  /** Who carries out what queues want done: this world itself, or somebody outside who answers by commands. */
  host: "made-up" | "outside";
  /** By `host/owner/name`. */
  readonly repositories: Map<string, Repository>;
  /** Where each queue is, by its id. */
  readonly queues: Map<number, { readonly repository: string; readonly branch: string }>;
  timeMs: number;
  /** How many of each kind there were. */
  readonly last: { name: number; queue: number; timer: number };
  /** What happens on the host's side by itself, by time and order of planning. */
  timers: Tree<Timer>;
  /** What an outside host is still to be asked for. */
  asked: HostRequest[];
}

export type Timer =
  /** A pull request has been ready for so long that the service knows it. */
  | { readonly kind: "ready"; readonly queue: number; readonly number: number }
  | { readonly kind: "start" | "end"; readonly queue: number; readonly run: number }
  | { readonly kind: "merge"; readonly queue: number; readonly group: number };

export interface Repository {
  readonly host: string;
  readonly owner: string;
  readonly name: string;
  readonly defaultBranch: string;
  /** What the Git host's branch protection requires where a queue overrides nothing. */
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
  /** What is written there. */
  readonly posts: Posts;
}

/** Numbers of pull requests, so that none has to be looked for among all that there ever were. */
interface NumberIndexes {
  readonly open: Set<number>;
  readonly upToDate: Set<number>;
  readonly byHeadSha: Map<string, Set<number>>;
  readonly byHeadBranch: Map<string, Set<number>>;
  readonly byMergeCommit: Map<string, number>;
  /** Those that could break a run, which are few, or name somebody with whom they could. */
  readonly troubled: Set<number>;
  /** Who names a pull request as one that it conflicts with. */
  readonly conflicts: Map<number, Set<number>>;
}

/** A branch as the tests of a made-up world see it. A place is how many commits came up to there. */
export interface Branch {
  tip: string;
  commits: number;
  /** Of each commit that was the tip. */
  readonly places: Map<string, number>;
  /** Of each pull request that was merged. */
  readonly merged: Map<number, number>;
  /** What breaks every run on top of it, from a place on. */
  readonly faults: { readonly place: number; readonly fault: Fault }[];
  /** From where on a required check is never reported. */
  silentFrom: number | null;
  /** What the queue had counted to that was deleted here: to an outside host its numbers are names, used once. */
  counted: QueueState["last"] | null;
}

export interface ForkRun {
  readonly runId: string;
  readonly headSha: string;
  readonly live: boolean;
  readonly fork: boolean;
}

/** What somebody may do in a repository, as GitHub tells it: a level, and the role that it comes from. */
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
  /** As they were set; those that the engine acts on stand in its state as well, and the mode is the engine's. */
  settings: QueueSettings;
  readonly entries: Map<number, EntryRecord>;
  /** The number of a pull request by the id of its entry on the wire. */
  readonly numbers: Map<string, number>;
  /** Numbers of the pull requests by order of submission, from the first one on. */
  readonly submitted: number[];
  readonly runs: Map<number, TestRun>;
  /** The number of a run by its id on the wire. */
  readonly runIds: Map<string, number>;
  /** How many runs each bisection has asked for. */
  readonly bisectionRuns: Map<number, number>;
  /** Everything that came of tests, in the order of time. */
  readonly results: TestingResult[];
  /** What happened last, in the order of time. */
  moves: Move[];
  /** How the attempts of each pull request ended, and whose ended when, in the order of time. */
  readonly ends: Map<number, AttemptEnd[]>;
  readonly ended: { readonly atMs: number; readonly number: number }[];
  /** When the host is done with the merges that it was asked for. */
  mergesUntilMs: number;
}

/** What the wire tells of an entry beyond what the engine knows. */
export interface EntryRecord {
  /** Stays the same over cancel and resubmit. */
  readonly id: string;
  priority: Priority;
  /** Since when it is in its state. */
  sinceMs: number;
  /** Since when it could be admitted; null while it could not. */
  readySinceMs: number | null;
  /** The run that it was tested in last. */
  lastRun: number | null;
}

export interface TestRun {
  readonly id: string;
  readonly run: number;
  readonly kind: "main" | "bisection";
  /** The bisection that it belongs to. */
  readonly session: number | null;
  readonly branch: string;
  /** The commit of the target branch that it is built on. */
  readonly base: string;
  /** The pull requests that it tests, and those that it is built on, in order. */
  readonly members: readonly number[];
  readonly ahead: readonly number[];
  readonly mode: QueueMode;
  readonly requiredStatuses: readonly string[];
  readonly requiredStatusesSource: "repo_provider_branch_protection" | "merge_instance";
  sha: string;
  /** Null while its test branch is built, which nobody is told of. */
  startedAtMs: number | null;
  status: "in_progress" | "failed" | "cancelled" | "succeeded";
  end: { readonly atMs: number; readonly outcome: RunOutcome } | null;
  /** What was reported, where that is settled: a later change of a plan must not rewrite the past. */
  checks: readonly ReportedCheck[] | null;
  /** Index of its first row among the results of tests. */
  firstResult: number | null;
  /** Number of the draft pull request for its branch. */
  testPullRequest: number | null;
}

/** A row for each pull request and each time that it was tested to some end. */
export interface TestingResult {
  readonly number: number;
  readonly attempt: number;
  readonly run: number;
  readonly atMs: number;
  readonly outcome: RunOutcome;
  bisection: "in_bisection" | "entered_bisection" | null;
}

/** A transition of an entry. */
export interface Move {
  readonly atMs: number;
  readonly number: number;
  readonly attempt: number;
  readonly from: EntryState | null;
  readonly to: EntryState;
  readonly reason: string | null;
  readonly run: number | null;
  /** How long it was in the state that it left. */
  readonly seconds: number;
  /** How long the attempt took, where it ended. */
  readonly attemptSeconds: number | null;
  /** It was a member of a bisection before. */
  readonly isBisected: boolean;
  /** Where it failed because of a conflict and the host told: the pull request ahead that it is with; null for the branch. */
  readonly culprit?: number | null;
  /** The files in which it is, where the host told. */
  readonly files?: readonly string[];
}

/** How an attempt ended. */
interface AttemptEnd {
  readonly attempt: number;
  readonly atMs: number;
  readonly conclusion: Conclusion;
}

/** A queue together with what it lives in: what most rules need to look at. */
export interface Place {
  readonly world: World;
  readonly repository: Repository;
  readonly queue: Queue;
}

export interface RepositoryName {
  readonly host: string;
  readonly owner: string;
  readonly name: string;
}

/** What every request to the service starts with. */
export interface Coordinates {
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

export function emptyWorld(): World {
  return {
    seed: 0,
    timings: DEFAULT_TIMINGS,
    host: "made-up",
    repositories: new Map(),
    queues: new Map(),
    timeMs: 0,
    last: { name: 0, queue: 0, timer: 0 },
    timers: null,
    asked: [],
  };
}

/** A UUID that nothing else in this world has. */
export function newId(world: World): string {
  return uuidFrom(nextHash(world, "id"));
}

/** The id of a repository at the service: it follows from its name, so that every start gives the same. */
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

/** A commit that nothing else in this world has. */
export function newSha(world: World): string {
  return nextHash(world, "commit");
}

function nextHash(world: World, kind: string): string {
  world.last.name += 1;
  return createHash("sha1").update(`${world.seed} ${kind} ${world.last.name}`).digest("hex");
}

export function schedule(world: World, atMs: number, timer: Timer): void {
  world.last.timer += 1;
  world.timers = tree.set(world.timers, atMs, world.last.timer, timer);
}

export function keyOf({ host, owner, name }: RepositoryName): string {
  return `${host}/${owner}/${name}`;
}

export function nameOf({ owner, name }: Omit<RepositoryName, "host">): string {
  return `${owner}/${name}`;
}

export function findRepository(world: World, name: RepositoryName): Repository {
  const repository = world.repositories.get(keyOf(name));
  if (repository === undefined) throw new Refusal(404, `Repository ${keyOf(name)} not found`);
  return repository;
}

export function findRepositoryById(world: World, id: string): Repository {
  const repository = [...world.repositories.values()].find((each) => repositoryIdOf(each) === id.toLowerCase());
  if (repository === undefined) throw new Refusal(404, `Repository ${id} not found`);
  return repository;
}

/** The repository called `owner/name`; the first one when none is named. */
export function repositoryCalled(world: World, name: string | undefined): Repository {
  const all = [...world.repositories.values()];
  const found = name === undefined ? all[0] : all.find((each) => nameOf(each) === name);
  if (found === undefined) throw new Refusal(404, `Repository ${name ?? ""} not found`);
  return found;
}

export function findPlace(world: World, { repo, targetBranch }: Coordinates): Place {
  const repository = findRepository(world, repo);
  const queue = repository.queues.get(targetBranch);
  if (queue === undefined) {
    throw new Refusal(404, `Merge queue for branch "${targetBranch}" not found in ${repo.owner}/${repo.name}`);
  }
  return { world, repository, queue };
}

/** The queue with an id, unless it has been deleted. */
export function placeOf(world: World, id: number): Place | null {
  const at = world.queues.get(id);
  const repository = at === undefined ? undefined : world.repositories.get(at.repository);
  const queue = at === undefined ? undefined : repository?.queues.get(at.branch);
  return repository === undefined || queue === undefined ? null : { world, repository, queue };
}

export function placesOf(world: World): readonly Place[] {
  return [...world.repositories.values()].flatMap((repository) =>
    [...repository.queues.values()].map((queue) => ({ world, repository, queue })),
  );
}

export function findPullRequest(repository: Repository, number: number): PullRequest {
  const pullRequest = repository.pullRequests.get(number);
  if (pullRequest === undefined) {
    throw new Refusal(404, `Pull request #${number} not found in ${repository.owner}/${repository.name}`);
  }
  return pullRequest;
}
