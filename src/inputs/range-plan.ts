import type { Repository } from "../api/endpoints.js";
import type { EventCommit, RangeSource, Trigger } from "../ci/ci.js";
import { type Problem, problemOf } from "../problem.js";
import { type BaseBranch, planBaseBranch } from "./base-branch.js";
import { optional } from "./input.js";
import { commit } from "./parsers.js";
import { isOwnRepository, NO_REPOSITORY, type PlaceInputs, type Planning, repositoryOf } from "./place.js";

export const baseShaInput = optional(commit, {
  name: "base-sha",
  description:
    "Commit to compare with, as it is. Default: the commit that GitHub merged the pull request with, where that merge is checked out; else where the head left the branch that the queue merges into.",
});

export interface RangeInputs extends PlaceInputs {
  readonly baseSha: string | undefined;
}

/** A commit, and where it was named: by an event or, as `head-sha`, by an input. */
export type NamedCommit = EventCommit;

/** What a change is compared with. */
export type BasePlan =
  /** This commit as it is. Where origin has lost it, the branch counts; undefined where none would do. */
  | { readonly kind: "commit"; readonly commit: NamedCommit; readonly whenLost: BaseBranch | undefined }
  /** Where the head left the history of this commit. */
  | { readonly kind: "fork-point"; readonly of: NamedCommit }
  /** Where the head left this branch. */
  | { readonly kind: "branch"; readonly branch: BaseBranch };

/** The commits of a change as far as they are known without git and without asking anybody. */
export interface RangePlan {
  /** Undefined where nothing is looked up, and nobody named one. */
  readonly repository: Repository | undefined;
  /** The input `pr-number`. */
  readonly pullRequest: number | undefined;
  /** Undefined: the commit that is checked out. */
  readonly head: NamedCommit | undefined;
  readonly base: BasePlan;
  /** The head can be a fork's code, and the run has secrets. */
  readonly foreignHead: boolean;
}

/** Finds out which commits inputs and event mean. The inputs `head-sha` and `base-sha` go before the event. */
export function planRange(inputs: RangeInputs, trigger: Trigger): Planning<RangePlan> {
  const repository = repositoryOf(inputs, trigger);
  const source = sourceFor(repository, inputs, trigger);
  const base =
    inputs.baseSha === undefined ? planBase(source, repository, inputs, trigger) : given(inputs.baseSha);
  if ("text" in base) return { ok: false, problem: base };
  if (repository === undefined && base.kind === "branch" && base.branch.kind !== "known")
    return { ok: false, problem: NO_REPOSITORY };
  const eventHead = source.kind === "checkout" ? undefined : source.head;
  const head =
    inputs.headSha === undefined || inputs.headSha === eventHead?.sha
      ? eventHead
      : { sha: inputs.headSha, at: "head-sha", ref: undefined };
  const { prNumber: pullRequest } = inputs;
  return { ok: true, plan: { repository, pullRequest, head, base, foreignHead: isForeign(trigger) } };
}

function given(sha: string): BasePlan {
  return { kind: "commit", commit: { sha, at: "base-sha", ref: undefined }, whenLost: undefined };
}

/** Of another repository or another pull request the event knows nothing. */
function sourceFor(
  repository: Repository | undefined,
  { prNumber }: PlaceInputs,
  trigger: Trigger,
): RangeSource {
  const { pullRequest, range } = trigger;
  const isMeant = prNumber === undefined || (pullRequest.kind === "event" && pullRequest.number === prNumber);
  return isMeant && isOwnRepository(repository, trigger) ? range : { kind: "checkout" };
}

function isForeign({ pullRequest, secrets }: Trigger): boolean {
  return (
    pullRequest.kind === "head" || (pullRequest.kind === "event" && pullRequest.fork && secrets === "all")
  );
}

/** Gives a problem when there is no plan. */
function planBase(
  source: RangeSource,
  repository: Repository | undefined,
  inputs: PlaceInputs,
  trigger: Trigger,
): BasePlan | Problem {
  switch (source.kind) {
    case "pull-request":
      return inputs.targetBranch === undefined || inputs.targetBranch === source.baseBranch
        ? { kind: "fork-point", of: source.base }
        : { kind: "branch", branch: { kind: "known", name: inputs.targetBranch } };
    case "merge-group":
      return { kind: "commit", commit: source.base, whenLost: undefined };
    case "push":
      return planPush(source, repository, inputs, trigger);
    case "commit":
    case "checkout": {
      const known = source.kind === "commit" ? source.baseBranch : undefined;
      return toBranch(planBaseBranch(known, repository, inputs, trigger));
    }
  }
}

function toBranch(branch: BaseBranch | Problem): BasePlan | Problem {
  return "text" in branch ? branch : { kind: "branch", branch };
}

/** A push to the branch that a queue merges into brought what lies between before and after. */
function planPush(
  { branch, before }: Extract<RangeSource, { kind: "push" }>,
  repository: Repository | undefined,
  inputs: PlaceInputs,
  trigger: Trigger,
): BasePlan | Problem {
  const { defaultBranch } = trigger;
  if (branch !== (inputs.targetBranch ?? defaultBranch)) {
    return toBranch(planBaseBranch(undefined, repository, inputs, trigger));
  }
  const other: BaseBranch | undefined =
    branch === defaultBranch || defaultBranch === undefined
      ? undefined
      : { kind: "known", name: defaultBranch };
  if (before !== undefined) return { kind: "commit", commit: before, whenLost: other };
  return other === undefined
    ? problemOf(
        "base-sha",
        `is needed here: the branch ${branch} is new, so the push does not say what to compare with.`,
      )
    : { kind: "branch", branch: other };
}
