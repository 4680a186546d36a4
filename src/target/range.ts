import type { BuildTrigger, EventCommitRange } from "../ci/build.js";
import type { EventCommit } from "../ci/variables.js";
import { toInputError } from "../errors.js";
import { createOptionalInput } from "../inputs/input.js";
import { commitShaParser } from "../inputs/parsers.js";
import type { Repository } from "../service/service.js";
import { createInputProblem, createMessageText, toInputReference } from "../text/problem.js";
import { type BranchFinder, resolveBaseBranch } from "./queue.js";
import { chooseInputOrRunRepository, isRepositoryOfRun, type OperationTargetInputs } from "./target.js";

export const baseShaInput = createOptionalInput(commitShaParser, {
  name: "base-sha",
  description:
    "Base commit of the comparison. Default: the first parent of GitHub's merge commit if that commit is checked out. If it is not checked out, the commit at which the head branched off the target branch.",
});

export interface CommitRangeInputs extends OperationTargetInputs {
  readonly baseSha: string | undefined;
}

type RangeBase =
  /**
   * Base commit. If origin no longer has the commit, as after a force push, `whenLost` finds a branch to use instead.
   */
  | { readonly kind: "commit"; readonly commit: EventCommit; readonly whenLost: BranchFinder | undefined }
  | { readonly kind: "fork-point"; readonly of: EventCommit }
  | { readonly kind: "branch"; readonly branch: BranchFinder };

export interface CommitRangeTarget {
  readonly repository: Repository | undefined;
  readonly pullRequest: number | undefined;
  readonly head: EventCommit | undefined;
  readonly base: RangeBase;
  /** True when the head may come from a fork although the run has secrets. */
  readonly foreignHead: boolean;
}

/** Finds the base and the head of a change, from the inputs, then from the event. @throws InputError without a base */
export function resolveCommitRange(inputs: CommitRangeInputs, trigger: BuildTrigger): CommitRangeTarget {
  const { baseSha, headSha, prNumber: pullRequest } = inputs;
  const repository = chooseInputOrRunRepository(inputs, trigger);
  const source = sourceFor(repository, inputs, trigger);
  const base: RangeBase =
    baseSha === undefined
      ? baseOf(source, repository, inputs, trigger)
      : { kind: "commit", commit: { sha: baseSha, at: "base-sha", ref: undefined }, whenLost: undefined };
  const eventHead = source.kind === "checkout" ? undefined : source.head;
  const head =
    headSha === undefined || headSha === eventHead?.sha ? eventHead : { sha: headSha, at: "head-sha", ref: undefined };
  const { pullRequest: event, secrets } = trigger;
  const foreignHead = event.kind === "head" || (event.kind === "event" && event.fork && secrets === "all");
  return { repository, pullRequest, head, base, foreignHead };
}

function sourceFor(
  repository: Repository | undefined,
  { prNumber }: OperationTargetInputs,
  trigger: BuildTrigger,
): EventCommitRange {
  const { pullRequest, range } = trigger;
  const isMeant = prNumber === undefined || (pullRequest.kind === "event" && pullRequest.number === prNumber);
  return isMeant && isRepositoryOfRun(repository, trigger) ? range : { kind: "checkout" };
}

const NO_BASE = createInputProblem(
  "base-sha",
  createMessageText`a value is required: the full SHA of the base commit. If the checkout has a remote origin, you can set ${toInputReference("target-branch")} (a branch of origin) or ${toInputReference("repository")} (owner/name) instead.`,
);

function baseOf(
  source: EventCommitRange,
  repository: Repository | undefined,
  inputs: OperationTargetInputs,
  trigger: BuildTrigger,
): RangeBase {
  const branchPoint = (known?: string): RangeBase => ({
    kind: "branch",
    branch: resolveBaseBranch(repository, inputs, trigger, { known, lookUp: true, missing: NO_BASE }),
  });
  switch (source.kind) {
    case "pull-request":
      return inputs.targetBranch === undefined || inputs.targetBranch === source.baseBranch
        ? { kind: "fork-point", of: source.base }
        : branchPoint();
    case "merge-group":
      return { kind: "commit", commit: source.base, whenLost: undefined };
    case "push":
      return source.branch === (inputs.targetBranch ?? trigger.defaultBranch)
        ? baseOfPush(source, trigger.defaultBranch)
        : branchPoint();
    case "commit":
      return branchPoint(source.baseBranch);
    case "checkout":
      return branchPoint();
  }
}

/** Returns the base of a push to the target branch: the previous commit of the branch, else the default branch. */
function baseOfPush(
  { branch, before }: Extract<EventCommitRange, { kind: "push" }>,
  defaultBranch: string | undefined,
): RangeBase {
  const other = branch === defaultBranch || defaultBranch === undefined ? undefined : async () => defaultBranch;
  if (before !== undefined) return { kind: "commit", commit: before, whenLost: other };
  if (other !== undefined) return { kind: "branch", branch: other };
  throw toInputError(
    "base-sha",
    `a value is required: the branch ${branch} is new, so the push has no commit to compare with.`,
  );
}
