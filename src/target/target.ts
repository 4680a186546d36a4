import type { PullRequestSource, Trigger } from "../ci/build.js";
import type { Host } from "../ci/host.js";
import { InputError } from "../errors.js";
import type { commonInputs } from "../inputs/common.js";
import type { Values } from "../inputs/input.js";
import type { PullRequestAddress, QueueAddress, Repository } from "../service/service.js";
import { type Problem, problemOf } from "../text/problem.js";

/** What a job's token needs so that GitHub tells what the event does not. */
export const targetPermissions = {
  "pull-requests": "read: the base of a pull request that the event does not name",
} as const;

/** A repository for an operation that takes its branches from elsewhere. */
export interface RepositoryTarget {
  readonly repository: Repository;
  /** The input `target-branch`: the only branch that is meant. */
  readonly onlyBranch: string | undefined;
}

/** A queue: the repository and the branch it merges into. */
export type QueueTarget = QueueAddress;

/** A pull request and its queue. */
export interface PullRequestTarget extends PullRequestAddress {
  /** The head commit of the event or of `head-sha`; it is never looked up. */
  readonly headSha: string | undefined;
  /** The commit that the queue's record must show, or undefined when none was named. */
  readonly guardedHead: string | undefined;
  /** True when the input `head-sha` named that commit; an event may be older than the head of today. */
  readonly isHeadGiven?: boolean;
  /** The queue's test run whose branch named it; others may be tested in the run as well. */
  readonly ofTestRun?: string | undefined;
  /** It is the one whose closing started the run. */
  readonly closed?: boolean;
}

export type TargetInputs = Pick<
  Values<typeof commonInputs>,
  "repository" | "repositoryHost" | "targetBranch" | "prNumber" | "headSha"
>;

/** A target as far as inputs and event name it. What no look-up could answer was an InputError before. */
export interface Resolution<Target> {
  /** Undefined where the operation needs none, and nobody named one. */
  readonly repository: Repository | undefined;
  /** The test branch that named the pull request, when one did. */
  readonly testBranch?: string | undefined;
  /**
   * The whole target, with the Git host's help where inputs and event do not say enough.
   * @throws InputError or LookUpError that names the input which would spare the look-up.
   */
  find(host: Host | undefined): Promise<Target>;
}

const MISSING_REPOSITORY = problemOf("repository", "is needed here, since the run belongs to none; write owner/name.");

/** @throws InputError with the problem where there is none. */
export function required(repository: Repository | undefined, missing: Problem = MISSING_REPOSITORY): Repository {
  if (repository !== undefined) return repository;
  throw new InputError([missing]);
}

/** The repository that inputs or event name; undefined where none does. */
export function repositoryOf(inputs: TargetInputs, { repository }: Trigger): Repository | undefined {
  const named = inputs.repository ?? repository;
  if (named === undefined) return undefined;
  return { host: inputs.repositoryHost ?? repository?.host ?? "github.com", owner: named.owner, name: named.name };
}

export function resolveRepository(inputs: TargetInputs, trigger: Trigger): Resolution<RepositoryTarget> {
  const repository = required(repositoryOf(inputs, trigger));
  return { repository, find: async () => ({ repository, onlyBranch: inputs.targetBranch }) };
}

/** The event speaks of its own repository only. */
export function eventFor(repository: Repository | undefined, trigger: Trigger): PullRequestSource {
  return isOwnRepository(repository, trigger)
    ? trigger.pullRequest
    : { kind: "none", lookedAt: "the inputs (the event is of another repository)" };
}

/** Whether the run belongs to this repository; one that does not say to which belongs to the one that is meant. */
export function isOwnRepository(repository: Repository | undefined, trigger: Trigger): boolean {
  if (repository === undefined || trigger.repository === undefined) return true;
  return fullName(repository) === fullName(trigger.repository);
}

function fullName({ owner, name }: Repository): string {
  return `${owner}/${name}`.toLowerCase();
}
