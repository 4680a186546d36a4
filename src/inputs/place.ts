import type { Repository } from "../api/endpoints.js";
import type { PullRequestSource, Trigger } from "../ci/ci.js";
import { type Problem, problemOf } from "../problem.js";

/** What a job's token needs so that GitHub tells what the event does not. */
export const placePermissions = {
  "pull-requests": "read: the base of a pull request that the event does not name",
} as const;

export interface RepositoryPlace {
  readonly repository: Repository;
}

/** A repository for an operation that takes its branches from elsewhere. */
export interface WholeRepositoryPlace extends RepositoryPlace {
  /** The input `target-branch`: the only branch that is meant. */
  readonly onlyBranch: string | undefined;
}

/** Where a queue is: the repository and the branch it merges into. */
export interface QueuePlace extends RepositoryPlace {
  readonly targetBranch: string;
}

/** A pull request and its queue. */
export interface PullRequestPlace extends QueuePlace {
  readonly number: number;
  /** The head commit of the event or of `head-sha`; it is never looked up. */
  readonly headSha: string | undefined;
  /** The commit that the queue's record must show, or undefined when nobody said which one is meant. */
  readonly guardedHead: string | undefined;
}

/** What the user wrote about the place. */
export interface PlaceInputs {
  readonly repository: { readonly owner: string; readonly name: string } | undefined;
  readonly repositoryHost: string | undefined;
  readonly targetBranch: string | undefined;
  readonly prNumber: number | undefined;
  readonly headSha: string | undefined;
}

/** A pull request whose number is known. */
export interface KnownPullRequest {
  readonly kind: "known";
  readonly number: number;
  readonly headSha: string | undefined;
  readonly baseBranch: string | undefined;
  /** False where the run is the queue's own: it tests other commits than the pull request's head. */
  readonly guarded: boolean;
  /** The test branch that named it, when one did. */
  readonly testBranch: string | undefined;
}

/** A pull request that has to be asked for. */
export type LookUp = Extract<PullRequestSource, { kind: "commit" | "head" }>;

/** The place of a pull request as far as it is known without asking anybody. */
export interface PullRequestPlan {
  readonly repository: Repository;
  readonly pullRequest: KnownPullRequest | LookUp;
  /** The input of this name. */
  readonly targetBranch: string | undefined;
  /** The input of this name. */
  readonly headSha: string | undefined;
}

export type Planning<Plan> =
  | { readonly ok: true; readonly plan: Plan }
  /** What no look-up could answer. */
  | { readonly ok: false; readonly problem: Problem };

/** The repository that inputs and event name. */
export function planRepository(inputs: PlaceInputs, trigger: Trigger): Planning<RepositoryPlace> {
  const repository = repositoryOf(inputs, trigger);
  return repository === undefined
    ? { ok: false, problem: NO_REPOSITORY }
    : { ok: true, plan: { repository } };
}

/** The problem where something cannot be done without a repository. */
export const NO_REPOSITORY = problemOf(
  "repository",
  "is needed here, since the run belongs to none; write owner/name.",
);

/** The pull request and its queue, as far as inputs and event name them. */
export function planPullRequest(inputs: PlaceInputs, trigger: Trigger): Planning<PullRequestPlan> {
  const planning = planRepository(inputs, trigger);
  if (!planning.ok) return planning;
  const { repository } = planning.plan;
  const pullRequest = pullRequestOf(inputs.prNumber, eventFor(repository, trigger));
  return typeof pullRequest === "string"
    ? { ok: false, problem: problemOf("pr-number", `is needed here: ${pullRequest}.`) }
    : {
        ok: true,
        plan: { repository, pullRequest, targetBranch: inputs.targetBranch, headSha: inputs.headSha },
      };
}

/** The repository that inputs or event name; undefined where none does. */
export function repositoryOf(inputs: PlaceInputs, { repository }: Trigger): Repository | undefined {
  const named = inputs.repository ?? repository;
  if (named === undefined) return undefined;
  return {
    host: inputs.repositoryHost ?? repository?.host ?? "github.com",
    owner: named.owner,
    name: named.name,
  };
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

/** Gives a text when there is none: why. Of another pull request than the event's the event knows nothing. */
export function pullRequestOf(
  given: number | undefined,
  event: PullRequestSource,
): KnownPullRequest | LookUp | string {
  if (given !== undefined && !(event.kind === "event" && event.number === given))
    return known({ number: given });
  switch (event.kind) {
    case "event":
      return known(event);
    case "test-branch":
      return known({ number: event.number, testBranch: event.branch, guarded: false });
    case "merge-group":
      return known({ number: event.number, baseBranch: event.baseBranch, guarded: false });
    case "commit":
    case "head":
      return event;
    case "none":
      return `no pull request was found in ${event.lookedAt}`;
    case "several":
      return `${event.lookedAt} names several pull requests (${event.numbers.map((number) => `#${number}`).join(", ")})`;
  }
}

type Facts = Pick<KnownPullRequest, "number"> & Partial<Omit<KnownPullRequest, "kind">>;

/** A pull request with what is known of it. */
export function known(facts: Facts): KnownPullRequest {
  const { number, headSha, baseBranch, guarded = true, testBranch } = facts;
  return { kind: "known", number, headSha, baseBranch, guarded, testBranch };
}
