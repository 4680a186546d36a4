/** The engine's whole state. Only the engine changes it; everybody else gets copies. */
import type { Priority, PullRequest } from "./pull-request.js";
import type { QuarantinedTest } from "./quarantined-tests.js";
import { Refusal } from "./refusal.js";
import type { QueueMode, QueueSettings } from "./settings.js";

export interface EngineSource {
  readonly now: () => number;
  readonly newId: () => string;
  readonly newSha: () => string;
}

export interface Timings {
  /** From the moment a pull request is ready until it is `pending`. */
  readonly readySeconds: number;
  /** From the moment a test slot is free until the tests run. */
  readonly startSeconds: number;
  /** From the moment a pull request may merge until it is `merged`. */
  readonly mergeSeconds: number;
  /** The length of a test run whose plan gives none. */
  readonly testSeconds: number;
}

export const ENTRY_STATES = [
  "not_ready",
  "pending",
  "testing",
  "tests_passed",
  "merged",
  "failed",
  "cancelled",
  "pending_failure",
] as const;

export type EntryState = (typeof ENTRY_STATES)[number];

type QueueState = "running" | "paused" | "draining" | "switching_modes";

export type ImpactedTargets = "ALL" | ReadonlySet<string>;

export interface TestRun {
  readonly id: string;
  readonly branch: string;
  readonly sha: string;
  readonly createdAtMs: number;
  readonly pullRequestNumber: number;
  /** Of the attempt that it tests. */
  readonly attempt: number;
  readonly headSha: string;
  readonly requiredStatuses: readonly string[];
  readonly requiredStatusesSource: "repo_provider_branch_protection" | "merge_instance";
  /** What the predicted base was made of: the attempts ahead, and pushes to the branch by hand so far. */
  readonly aheadAttempts: ReadonlySet<number>;
  readonly aheadNumbers: readonly number[];
  readonly pushesByHand: number;
  readonly ownTargets: ImpactedTargets | null;
  readonly aheadTargets: readonly ImpactedTargets[];
  readonly mode: QueueMode;
  status: "in_progress" | "failed" | "cancelled" | "succeeded";
  /** How and when it ended; null while it is in progress. */
  end: { readonly atMs: number; readonly outcome: TestingOutcome } | null;
  /** The plan as it was when the run ended: a later change to it must not rewrite the past. */
  endedPlan: PullRequest["testPlan"] | null;
}

/** `interrupted` is tested again; `cancelled` has left the queue while it was tested. */
export type TestingOutcome = "passed" | "failed" | "interrupted" | "cancelled";

export interface Entry {
  /** Stays the same over cancel and resubmit; `attempt` tells the attempts apart. */
  readonly id: string;
  readonly number: number;
  attempt: number;
  state: EntryState;
  stateSinceMs: number;
  submittedAtMs: number;
  priority: Priority;
  noBatch: boolean;
  /** Since when that holds which this state waits for; null while it does not hold. */
  conditionSinceMs: number | null;
  /** Tests ran in this attempt: from then on it keeps its place in the line. */
  hasStarted: boolean;
  run: TestRun | null;
  /** The run that the tests ended in, or, where another entry's tests cleared it, that one's. */
  verifiedByTestRun: string | null;
  /** Why it ended, in the service's words; the API does not tell. */
  endReason: string | null;
}

export type HistoryEvent =
  | {
      readonly kind: "left";
      readonly atMs: number;
      readonly from: EntryState;
      readonly to: EntryState;
      readonly seconds: number;
    }
  | { readonly kind: "restarted"; readonly atMs: number }
  | { readonly kind: "concluded"; readonly atMs: number; readonly conclusion: Conclusion; readonly seconds: number };

export type Conclusion = "merged" | "failed" | "cancelled";

/** How an attempt ended. */
export interface AttemptEnd {
  readonly number: number;
  readonly atMs: number;
  readonly conclusion: Conclusion;
}

export interface Queue {
  readonly branch: string;
  state: QueueState;
  settings: QueueSettings;
  /** The mode that follows, and the state to go back to, once a queue in `switching_modes` is empty. */
  switching: { readonly mode: QueueMode; readonly stateAfter: QueueState } | null;
  /** The line, in order: everything live that has passed `not_ready`. */
  order: Entry[];
  waiting: Entry[];
  readonly entries: Map<number, Entry>;
  readonly runs: Map<string, TestRun>;
  history: HistoryEvent[];
  /** How every attempt ended that has ended. */
  readonly ends: Map<number, AttemptEnd>;
  /** Attempts that ended merged through the queue. */
  readonly mergedAttempts: Set<number>;
  pushesByHand: number;
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

export interface Repository {
  readonly host: string;
  readonly owner: string;
  readonly name: string;
  readonly defaultBranch: string;
  /** What the Git host's branch protection requires where a queue overrides nothing. */
  readonly requiredStatuses: readonly string[];
  readonly queues: Map<string, Queue>;
  readonly pullRequests: Map<number, PullRequest>;
  /** Tip of each branch. */
  readonly branches: Map<string, string>;
  /** The last upload per target branch and head commit. */
  readonly impactedTargets: Map<string, ImpactedTargets>;
  readonly forkRuns: Map<string, ForkRun>;
  /** By login. */
  readonly collaborators: Map<string, Collaborator>;
  quarantinedTests: readonly QuarantinedTest[];
}

export interface World {
  readonly source: EngineSource;
  readonly timings: Timings;
  readonly repositories: Map<string, Repository>;
  timeMs: number;
  /** Nothing happens by itself before this time. */
  nextDueMs: number;
  attempts: number;
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

export function keyOf({ host, owner, name }: RepositoryName): string {
  return `${host}/${owner}/${name}`;
}

export function findRepository(world: World, name: RepositoryName): Repository {
  const repository = world.repositories.get(keyOf(name));
  if (repository === undefined) throw new Refusal(404, `Repository ${keyOf(name)} not found`);
  return repository;
}

/** The repository called `owner/name`; the first one when none is named. */
export function repositoryCalled(world: World, name: string | undefined): Repository {
  const all = [...world.repositories.values()];
  const found = name === undefined ? all[0] : all.find((each) => `${each.owner}/${each.name}` === name);
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

export function findPullRequest(repository: Repository, number: number): PullRequest {
  const pullRequest = repository.pullRequests.get(number);
  if (pullRequest === undefined) {
    throw new Refusal(404, `Pull request #${number} not found in ${repository.owner}/${repository.name}`);
  }
  return pullRequest;
}
