import type { BuildTrigger } from "../ci/build.js";
import type { GitHostApi } from "../ci/host.js";
import { toInputError } from "../errors.js";
import type { Repository } from "../service/service.js";
import type { InputProblem } from "../text/problem.js";
import { chooseInputOrEventPullRequest } from "./pull-request.js";
import {
  chooseInputOrRunRepository,
  findBaseBranch,
  findDefaultBranch,
  findEventPullRequest,
  findOpenPullRequests,
  isRepositoryOfRun,
  type OperationTargetFinder,
  type OperationTargetInputs,
  type PullRequestLookUp,
  type QueueTarget,
  requireRepository,
} from "./target.js";

export function resolveQueue(
  name: string,
  needsBranch: boolean,
  inputs: OperationTargetInputs,
  trigger: BuildTrigger,
): OperationTargetFinder<QueueTarget> {
  const repository = requireRepository(chooseInputOrRunRepository(inputs, trigger));
  if (needsBranch && inputs.targetBranch === undefined) {
    const problem = `a value is required; ${name} changes a queue, and has no default for the branch of the queue.`;
    throw toInputError("target-branch", problem);
  }
  const targetBranch = resolveBaseBranch(repository, inputs, trigger, { lookUp: false });
  return { repository, find: async (host) => ({ repository, targetBranch: await targetBranch(host) }) };
}

/**
 * Function that returns the name of a branch, and asks the Git host if necessary. @throws InputError or
 * GitHostLookUpError, with the name of the input `target-branch`
 */
export type BranchFinder = (host: GitHostApi | undefined) => Promise<string>;

interface BranchLookUp {
  readonly known?: string | undefined;
  readonly lookUp: boolean;
  readonly missing?: InputProblem;
}

/**
 * Finds the branch of a queue. Returns the first of these that exists: the input, the base of the pull request (`known`
 * from the event), with `lookUp` the common base of a commit's open pull requests, the default branch. @throws
 * InputError
 */
export function resolveBaseBranch(
  repository: Repository | undefined,
  { targetBranch, prNumber }: OperationTargetInputs,
  trigger: BuildTrigger,
  { known, lookUp, missing }: BranchLookUp,
): BranchFinder {
  const name = targetBranch ?? known;
  if (name !== undefined) return async () => name;
  const event = findEventPullRequest(repository, trigger);
  const pullRequest = chooseInputOrEventPullRequest(prNumber, event);
  if (typeof pullRequest === "string") {
    if (lookUp && event.kind === "several") throw toInputError("target-branch", `a value is required: ${pullRequest}.`);
    return resolveDefaultBranch(repository, trigger, missing);
  }
  if (pullRequest.kind === "known") {
    const { number, baseBranch } = pullRequest;
    if (baseBranch !== undefined) return async () => baseBranch;
    const owner = requireRepository(repository, missing);
    return (host) => findBaseBranch(owner, number, host);
  }
  const byDefault = resolveDefaultBranch(repository, trigger, missing);
  if (!lookUp) return byDefault;
  const owner = requireRepository(repository, missing);
  return async (host) => (await baseOfOpen(pullRequest, owner, host)) ?? byDefault(host);
}

function resolveDefaultBranch(
  repository: Repository | undefined,
  trigger: BuildTrigger,
  missing?: InputProblem,
): BranchFinder {
  const { defaultBranch } = trigger;
  if (defaultBranch !== undefined && isRepositoryOfRun(repository, trigger)) return async () => defaultBranch;
  const owner = requireRepository(repository, missing);
  return (host) => findDefaultBranch(owner, host);
}

/** Returns the common base of the open pull requests; undefined without a pull request or without a Git host. */
async function baseOfOpen(
  source: PullRequestLookUp,
  repository: Repository,
  host: GitHostApi | undefined,
): Promise<string | undefined> {
  if (host === undefined) return undefined;
  const about = `open pull requests of commit ${source.sha}`;
  const found = await findOpenPullRequests({ source, input: "target-branch", about }, repository, host);
  const [name, ...more] = new Set(found.map(({ baseBranch }) => baseBranch));
  if (more.length === 0) return name;
  const listed = found.map(({ number, baseBranch }) => `#${number} into ${baseBranch}`).join(", ");
  throw toInputError("target-branch", `a value is required: there are several ${about} (${listed}).`);
}
