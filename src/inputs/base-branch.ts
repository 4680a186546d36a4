import type { Repository } from "../api/endpoints.js";
import type { Host, HostPullRequest, Trigger } from "../ci/ci.js";
import { InputError } from "../errors.js";
import { type Problem, problemOf } from "../problem.js";
import { baseBranchOf, defaultBranchOf, type Question } from "./ask-host.js";
import { headedBy, openPullRequests } from "./open-pull-requests.js";
import {
  eventFor,
  isOwnRepository,
  type LookUp,
  NO_REPOSITORY,
  type PlaceInputs,
  pullRequestOf,
} from "./place.js";

/** The branch that a change is meant for. */
export type BaseBranch =
  | { readonly kind: "known"; readonly name: string }
  /** The base of this pull request, to be asked for. */
  | { readonly kind: "base-of"; readonly number: number }
  /** The base of the pull request that this look-up finds, else the default branch. */
  | { readonly kind: "look-up"; readonly source: LookUp; readonly defaultBranch: string | undefined }
  /** The default branch, to be asked for. */
  | { readonly kind: "default" };

/**
 * The branch that a change is meant for, as far as inputs and event name it; `known` is the event's own word.
 * Gives a problem when there is none.
 */
export function planBaseBranch(
  known: string | undefined,
  repository: Repository | undefined,
  { targetBranch, prNumber }: PlaceInputs,
  trigger: Trigger,
): BaseBranch | Problem {
  const name = targetBranch ?? known;
  if (name !== undefined) return { kind: "known", name };
  const event = eventFor(repository, trigger);
  const defaultBranch = isOwnRepository(repository, trigger) ? trigger.defaultBranch : undefined;
  if (prNumber === undefined && event.kind === "several") {
    const numbers = event.numbers.map((number) => `#${number}`).join(", ");
    return problemOf(
      "target-branch",
      `is needed here: ${event.lookedAt} names several pull requests (${numbers}).`,
    );
  }
  const pullRequest = pullRequestOf(prNumber, event);
  if (typeof pullRequest === "string") {
    return defaultBranch === undefined ? { kind: "default" } : { kind: "known", name: defaultBranch };
  }
  if (pullRequest.kind !== "known") return { kind: "look-up", source: pullRequest, defaultBranch };
  return pullRequest.baseBranch === undefined
    ? { kind: "base-of", number: pullRequest.number }
    : { kind: "known", name: pullRequest.baseBranch };
}

/**
 * The name of the branch that a change is meant for, with the Git host's help where it is not known.
 * @throws InputError that names target-branch when the host does not say.
 */
export async function findBaseBranch(
  branch: BaseBranch,
  repository: Repository | undefined,
  host: Host | undefined,
): Promise<string> {
  if (branch.kind === "known") return branch.name;
  if (repository === undefined) throw new InputError([NO_REPOSITORY]);
  switch (branch.kind) {
    case "base-of":
      return baseBranchOf({ repository }, branch.number, host);
    case "look-up":
      return (
        (await baseOfFound(branch.source, repository, host)) ??
        branch.defaultBranch ??
        (await defaultBranchOf({ repository }, host))
      );
    case "default":
      return defaultBranchOf({ repository }, host);
  }
}

/** Undefined when no pull request is open for it, or nobody can be asked. */
async function baseOfFound(
  source: LookUp,
  repository: Repository,
  host: Host | undefined,
): Promise<string | undefined> {
  if (host === undefined) return undefined;
  const question: Question = { input: "target-branch", about: `open pull requests of commit ${source.sha}` };
  const open = await openPullRequests(source, question, repository, host);
  return theOneBase(headedBy(source, open), question.about);
}

function theOneBase(found: readonly HostPullRequest[], about: string): string | undefined {
  const [name, ...more] = new Set(found.map(({ baseBranch }) => baseBranch));
  if (more.length === 0) return name;
  const listed = found.map(({ number, baseBranch }) => `#${number} into ${baseBranch}`).join(", ");
  throw new InputError([
    problemOf("target-branch", `is needed here: there are several ${about} (${listed}).`),
  ]);
}
