import type { Trigger } from "../ci/build.js";
import type { Host } from "../ci/host.js";
import { inputError } from "../errors.js";
import type { Repository } from "../service/service.js";
import type { Problem } from "../text/problem.js";
import { baseBranchOf, defaultBranchOf, type LookUp, openPullRequests } from "./lookup.js";
import { pullRequestOf } from "./pull-request.js";
import {
  eventFor,
  isOwnRepository,
  type QueueTarget,
  type Resolution,
  repositoryOf,
  required,
  type TargetInputs,
} from "./target.js";

/**
 * The queue that inputs and event name.
 * What changes a queue wants its branch `given`; what only reads takes the base of the run's pull request, else the
 * default branch.
 */
export function resolveQueue(
  { name, branch }: { readonly name: string; readonly branch: "given" | "found" },
  inputs: TargetInputs,
  trigger: Trigger,
): Resolution<QueueTarget> {
  const repository = required(repositoryOf(inputs, trigger));
  if (branch === "given" && inputs.targetBranch === undefined) {
    const problem = `is required; ${name} takes no default for the branch whose queue it changes.`;
    throw inputError("target-branch", problem);
  }
  // Nobody is asked which pull request a commit belongs to.
  const targetBranch = resolveBaseBranch(repository, inputs, trigger, { lookUp: false });
  return { repository, find: async (host) => ({ repository, targetBranch: await targetBranch(host) }) };
}

/**
 * The name of a branch, with the Git host's help where it is not known.
 * @throws InputError that names target-branch when the host does not say.
 */
export type Branch = (host: Host | undefined) => Promise<string>;

interface BranchLookUp {
  /** What the event says of the branch. */
  readonly known?: string | undefined;
  /** True when the pull request of a commit may be looked up. */
  readonly lookUp: boolean;
  /** The problem to report when the look-up has no repository. */
  readonly missing?: Problem;
}

/**
 * The branch that a change is meant for: the one that is given, else the base of the pull request (`known` is what the
 * event says of it), else the default branch. With `lookUp` the pull request of a commit is asked for: one that is open
 * then must be the only one, or share its base. @throws InputError when neither is known and nobody could be asked.
 */
export function resolveBaseBranch(
  repository: Repository | undefined,
  { targetBranch, prNumber }: TargetInputs,
  trigger: Trigger,
  { known, lookUp, missing }: BranchLookUp,
): Branch {
  const name = targetBranch ?? known;
  if (name !== undefined) return async () => name;
  const event = eventFor(repository, trigger);
  const pullRequest = pullRequestOf(prNumber, event);
  if (typeof pullRequest === "string") {
    if (lookUp && event.kind === "several") throw inputError("target-branch", `is needed here: ${pullRequest}.`);
    return resolveDefaultBranch(repository, trigger, missing);
  }
  if (pullRequest.kind === "known") {
    const { number, baseBranch } = pullRequest;
    if (baseBranch !== undefined) return async () => baseBranch;
    const asked = required(repository, missing);
    return (host) => baseBranchOf(asked, number, host);
  }
  const byDefault = resolveDefaultBranch(repository, trigger, missing);
  if (!lookUp) return byDefault;
  const asked = required(repository, missing);
  return async (host) => (await baseOfOpen(pullRequest, asked, host)) ?? byDefault(host);
}

function resolveDefaultBranch(repository: Repository | undefined, trigger: Trigger, missing?: Problem): Branch {
  const { defaultBranch } = trigger;
  if (defaultBranch !== undefined && isOwnRepository(repository, trigger)) return async () => defaultBranch;
  const asked = required(repository, missing);
  return (host) => defaultBranchOf(asked, host);
}

/** Undefined when no pull request is open for it, or nobody can be asked. */
async function baseOfOpen(source: LookUp, repository: Repository, host: Host | undefined): Promise<string | undefined> {
  if (host === undefined) return undefined;
  const about = `open pull requests of commit ${source.sha}`;
  const found = await openPullRequests({ source, input: "target-branch", about }, repository, host);
  const [name, ...more] = new Set(found.map(({ baseBranch }) => baseBranch));
  if (more.length === 0) return name;
  const listed = found.map(({ number, baseBranch }) => `#${number} into ${baseBranch}`).join(", ");
  throw inputError("target-branch", `is needed here: there are several ${about} (${listed}).`);
}
