import type { BuildTrigger, EventPullRequest } from "../ci/build.js";
import { type GitHostApi, GitHostError, type HostPullRequest } from "../ci/host.js";
import { GitHostLookUpError, InputError } from "../errors.js";
import type { commonInputs } from "../inputs/common.js";
import type { InputValues } from "../inputs/input.js";
import type { PullRequestAddress, QueueAddress, Repository } from "../service/service.js";
import { createInputProblem, createMessageText, type InputProblem, toInputReference } from "../text/problem.js";

export const pullRequestReadPermission = {
  "pull-requests": "read: to look up pull requests and base branches that the event does not contain",
} as const;

export interface RepositoryTarget {
  readonly repository: Repository;
  readonly onlyBranch: string | undefined;
}

export type QueueTarget = QueueAddress;

export interface PullRequestTarget extends PullRequestAddress {
  /** Head commit from `head-sha` or the event; undefined if a look-up would be necessary. */
  readonly headSha: string | undefined;
  /**
   * Commit that the head guard requires in the queue's record; undefined if the guard is off. If `headSha` is undefined,
   * the pull request contains this commit, but has another head.
   */
  readonly guardedHead: string | undefined;
  /** True when the input `head-sha` sets the head. The head in an event may be outdated. */
  readonly isHeadGiven?: boolean;
  readonly ofTestRun?: string | undefined;
  readonly closed?: boolean;
}

/** Inputs that select several pull requests. At most one is defined. */
export interface PullRequestSelection {
  readonly prNumbers: readonly number[] | undefined;
  readonly label: string | undefined;
  readonly search: string | undefined;
}

export type OperationTargetInputs = Pick<
  InputValues<typeof commonInputs>,
  "repository" | "repositoryHost" | "targetBranch" | "prNumber" | "headSha"
>;

export interface OperationTargetFinder<Target> {
  /** Repository of the run; undefined if the run has no repository and the operation requires none. */
  readonly repository: Repository | undefined;
  readonly testBranch?: string | undefined;
  /**
   * Finds the target. @throws InputError or GitHostLookUpError with the name of the input that makes a look-up
   * unnecessary
   */
  find(host: GitHostApi | undefined): Promise<Target>;
}

const MISSING_REPOSITORY = createInputProblem(
  "repository",
  "a value is required, because the run belongs to no repository. Write owner/name.",
);

export function requireRepository(
  repository: Repository | undefined,
  missing: InputProblem = MISSING_REPOSITORY,
): Repository {
  if (repository !== undefined) return repository;
  throw new InputError([missing]);
}

export function chooseInputOrRunRepository(
  inputs: OperationTargetInputs,
  { repository }: BuildTrigger,
): Repository | undefined {
  const named = inputs.repository ?? repository;
  if (named === undefined) return undefined;
  return { host: inputs.repositoryHost ?? repository?.host ?? "github.com", owner: named.owner, name: named.name };
}

export function resolveRepository(
  inputs: OperationTargetInputs,
  trigger: BuildTrigger,
): OperationTargetFinder<RepositoryTarget> {
  const repository = requireRepository(chooseInputOrRunRepository(inputs, trigger));
  return { repository, find: async () => ({ repository, onlyBranch: inputs.targetBranch }) };
}

/** Returns the pull request of the event. Returns `none` if the event belongs to another repository. */
export function findEventPullRequest(repository: Repository | undefined, trigger: BuildTrigger): EventPullRequest {
  return isRepositoryOfRun(repository, trigger)
    ? trigger.pullRequest
    : { kind: "none", lookedAt: "the inputs (the event belongs to a different repository)" };
}

/** True when the run belongs to this repository, or when one of the two repositories is unknown. */
export function isRepositoryOfRun(repository: Repository | undefined, trigger: BuildTrigger): boolean {
  if (repository === undefined || trigger.repository === undefined) return true;
  return fullName(repository) === fullName(trigger.repository);
}

function fullName({ owner, name }: Repository): string {
  return `${owner}/${name}`.toLowerCase();
}

interface Question {
  readonly input: "pr-number" | "pr-numbers" | "target-branch";
  readonly about: string;
}

/**
 * Sends a request to the Git host. @throws InputError or GitHostLookUpError with the name of the input that makes the
 * request unnecessary
 */
export async function sendGitHostRequest<Answer>(
  host: GitHostApi | undefined,
  { input, about }: Question,
  request: (host: GitHostApi) => Promise<Answer>,
) {
  if (host === undefined) {
    const unanswered = createMessageText`a value is required: ${toInputReference("github-token")} is empty, so ${about} cannot be looked up.`;
    throw new InputError([createInputProblem(input, unanswered)]);
  }
  try {
    return await request(host);
  } catch (error) {
    if (!(error instanceof GitHostError)) throw error;
    if (error.unavailable) {
      const [first = "", ...rest] = error.message;
      const text = createMessageText`${first.toUpperCase()}${rest.join("")}. Run the step again later, or set ${toInputReference(input)} to avoid this look-up.`;
      throw new GitHostLookUpError([text], { cause: error });
    }
    throw new InputError([createInputProblem(input, `a value is required: ${error.message}.`)], {
      details: error.advice,
      cause: error,
    });
  }
}

export async function findBaseBranch(
  repository: Repository,
  number: number,
  host: GitHostApi | undefined,
): Promise<string> {
  const question = { input: "target-branch", about: `the base branch of #${number}` } as const;
  const { baseBranch } = await sendGitHostRequest(host, question, (github) => github.pullRequest(repository, number));
  return baseBranch;
}

export function findDefaultBranch(repository: Repository, host: GitHostApi | undefined): Promise<string> {
  const about = `the default branch of ${repository.owner}/${repository.name}`;
  return sendGitHostRequest(host, { input: "target-branch", about }, (github) => github.defaultBranch(repository));
}

export type PullRequestLookUp = Extract<EventPullRequest, { kind: "commit" | "head" }>;

/**
 * Finds the open pull requests that contain a commit, or that have a branch as their head. In a stack, several pull
 * requests contain the commit. The function then prefers those with the commit as their head.
 */
export async function findOpenPullRequests(
  { source, ...question }: Question & { readonly source: PullRequestLookUp },
  repository: Repository,
  host: GitHostApi | undefined,
): Promise<readonly HostPullRequest[]> {
  const found = await sendGitHostRequest(host, question, (github) =>
    source.kind === "commit"
      ? github.openPullRequestsOfCommit(repository, source.sha)
      : github.openPullRequestsFrom(repository, source.owner, source.branch),
  );
  const heads = found.filter(({ headSha }) => headSha === source.sha);
  return source.kind === "head" || heads.length > 0 ? heads : found;
}
