import type { EventCommit } from "../ci/variables.js";
import { addErrorDetails, InputError, toInputError } from "../errors.js";
import {
  findMergedPullRequest,
  findMissingCommits,
  isAncestor,
  readCheckedOutCommit,
  resolveGitObjectId,
} from "../git/commits.js";
import type { Git } from "../git/git.js";
import {
  deepenClone,
  fetchCommits,
  fetchMergeBases,
  formatCheckoutStep,
  listOriginRefs,
  listShallowCommits,
  type NeededCommit,
  requireCommits,
} from "../git/history.js";
import type { OperationContext } from "../operation.js";
import type { BranchFinder } from "../target/queue.js";
import type { CommitRangeTarget } from "../target/range.js";
import { createMessageText, toInputReference } from "../text/problem.js";

/** Commits of a change. The clone has all of them. */
export interface CommitRange {
  /** Head of the pull request. The targets apply to this commit. */
  readonly head: string;
  readonly base: string;
  /** Commit before the change. Changed files differ between `from` and `to`. */
  readonly from: string;
  /** Tip of the target branch, if it differs from `from`. */
  readonly tip?: string | undefined;
  /** Commit after the change: the head, or GitHub's merge commit if the merge commit is checked out. */
  readonly to: string;
}

interface RangeQuery extends Pick<OperationContext, "host" | "log"> {
  readonly git: Git;
  readonly target: CommitRangeTarget;
  readonly worktreeMatters?: boolean;
}

/** Finds the commits of a change, and fetches missing ones. @throws InputError with advice for a missing commit */
export async function findCommitRange(query: RangeQuery): Promise<CommitRange> {
  const { git, target } = query;
  const { sha: current, parents } = await readCheckedOutCommit(git);
  const head = target.head === undefined ? await findHead(query, current, parents) : neededCommit("head", target.head);
  // GitHub's merge has exactly two parents: base and head. A merge with more parents contains other changes.
  const merged = parents.length === 2 && parents[1] === head.sha;
  const [base] = parents;
  if (merged && base !== undefined && target.base.kind === "fork-point") {
    await fetchParent(query, current, base);
    return { head: head.sha, base, from: base, to: current };
  }
  if (head.sha !== current && !merged && query.worktreeMatters !== false)
    throw wrongCheckoutError(target, head.sha, current, parents);
  const to = merged ? neededCheckout(current) : head;
  const { from, tip } = await findBase(query, head, to);
  return { head: head.sha, base: from, from, to: to.sha, ...(tip === from ? {} : { tip }) };
}

/** Returns the checked out commit as the head, or its second parent if it is GitHub's merge. */
async function findHead(
  { git, target }: RangeQuery,
  current: string,
  parents: readonly string[],
): Promise<NeededCommit> {
  const [, second, ...more] = parents;
  if (second === undefined || more.length > 0) return neededCheckout(current);
  const number = await findMergedPullRequest(git, current);
  if (number === undefined) return neededCheckout(current);
  if (target.pullRequest === undefined || target.pullRequest === number)
    return { sha: second, name: `head ${second} of #${number}`, ref: `refs/pull/${number}/head` };
  throw toInputError(
    "pr-number",
    `the value is ${target.pullRequest}, but the checked out commit ${current} is GitHub's merge of #${number}.`,
  );
}

function neededCheckout(sha: string): NeededCommit {
  return { sha, name: `checked out commit ${sha}`, ref: undefined };
}

/** Fetches the first parent of a merge commit, which a shallow clone may lack. */
async function fetchParent({ git, log }: RangeQuery, merge: string, parent: string): Promise<void> {
  const isCut = (await listShallowCommits(git)).has(merge);
  const base = { sha: parent, name: `first parent ${parent} of the checked out merge commit`, ref: undefined };
  if (!isCut && (await findMissingCommits(git, [base])).length === 0) return;
  log.info("The clone lacks the parents of the checked out merge commit. Fetching them from origin.");
  if (isCut) await deepenClone(git, "--deepen=1", [neededCheckout(merge)]);
  await requireCommits(git, [base]);
}

function wrongCheckoutError(
  { head, foreignHead }: CommitRangeTarget,
  expected: string,
  current: string,
  parents: readonly string[],
): InputError {
  const at = head?.at ?? "head-sha";
  const problem = `The checked out commit is ${current}, but the targets must be for ${expected} (${at}).`;
  if (foreignHead) {
    return new InputError([problem], {
      details: [
        "Do not check out this head commit in this workflow, because the workflow has secrets, and the commit may come from a fork.",
        "Compute the targets in a pull_request workflow that has no secrets.",
      ],
    });
  }
  const stale = `The checked out merge commit is out of date: it is a merge of ${parents[1]}. GitHub updates the merge commit some time after a push, and never while there are conflicts. Resolve any conflicts, then run the job again.`;
  const advice =
    at === "github.event.pull_request.head.sha"
      ? "In a pull_request run, remove `ref` from the checkout step to check out GitHub's merge commit. Or check out the head commit itself:"
      : "Check out the commit for which you need the targets:";
  const ref = at === "head-sha" ? expected : `\${{ ${at} }}`;
  return new InputError([problem], {
    details: [...(parents.length === 2 ? [stale] : []), advice, ...formatCheckoutStep(`ref: ${ref}`)],
  });
}

type Base = Readonly<Record<"from" | "tip", string>>;

async function findBase(query: RangeQuery, head: NeededCommit, to: NeededCommit): Promise<Base> {
  const { git, target } = query;
  switch (target.base.kind) {
    case "commit": {
      const { commit, whenLost } = target.base;
      const base = neededCommit("base", commit);
      await requireCommits(git, [to]);
      const [lost] = await fetchCommits(git, [base]);
      if (lost === undefined) {
        if (commit.at === "base-sha") await rejectLaterBase(git, base, head);
        return { from: base.sha, tip: base.sha };
      }
      if (whenLost !== undefined) return findBranchPoint(query, whenLost, to);
      throw toInputError(
        "base-sha",
        `${commit.at === "base-sha" ? "" : "a value is required: "}neither the clone nor origin has the ${base.name}; a force push may have removed it.`,
      );
    }
    case "fork-point":
      return findForkPoint(query, neededCommit("base", target.base.of), to);
    case "branch":
      return findBranchPoint(query, target.base.branch, to);
  }
}

async function findBranchPoint(query: RangeQuery, branch: BranchFinder, to: NeededCommit): Promise<Base> {
  const name = await branch(query.host);
  return findForkPoint(query, await findTip(query.git, name), to);
}

/**
 * Finds the merge base. @throws InputError if the base contains the change, because the start of the change is then
 * unknown
 */
async function findForkPoint({ git, log }: RangeQuery, base: NeededCommit, to: NeededCommit): Promise<Base> {
  const cut = await listShallowCommits(git);
  const [found = base.sha, ...others] = await fetchMergeBases(git, base, to);
  if (others.length > 0) {
    // If there are several merge bases, a changed file may be the same at one of them. A comparison with this merge
    // base would omit the file.
    log.info(
      `The ${to.name} and the ${base.name} have several merge bases, so the step compares the two commits directly.`,
    );
    return { from: base.sha, tip: base.sha };
  }
  if (cut.size > 0) log.info(`The clone is shallow. The merge base is ${found}.`);
  if (found !== to.sha) return { from: found, tip: base.sha };
  throw toInputError(
    "base-sha",
    `a value is required: the ${to.name} is already part of the ${base.name}, so there is nothing to compare.`,
  );
}

/** Rejects a base that contains the head, because the list of changed files would be empty. */
async function rejectLaterBase(git: Git, base: NeededCommit, head: NeededCommit): Promise<void> {
  if (base.sha !== head.sha && !(await isAncestor(git, head.sha, base.sha))) return;
  throw toInputError(
    "base-sha",
    `must be a commit before the change; the ${head.name} is already part of ${base.sha}.`,
  );
}

/**
 * Returns the tip of a branch on origin. Reads it from origin only if the clone has not fetched the branch. A local
 * branch may be outdated.
 */
async function findTip(git: Git, branch: string): Promise<NeededCommit> {
  const ref = `refs/heads/${branch}`;
  const tracked = await resolveGitObjectId(git, `refs/remotes/origin/${branch}^{commit}`);
  const sha = tracked ?? (await listOriginRefs(git, [{ ref }]).catch(adviseBaseSha))[0]?.sha;
  if (sha !== undefined) return { sha, name: `branch ${branch} (${sha})`, ref };
  throw toInputError(
    "target-branch",
    `the value is ${branch}, but the remote origin has no branch of this name to compare with.`,
  );
}

function adviseBaseSha(error: unknown): never {
  if (!(error instanceof InputError)) throw error;
  throw addErrorDetails(error, {
    details: [
      createMessageText`If the clone has no remote, set ${toInputReference("base-sha")} to the full SHA of the commit to compare with.`,
    ],
  });
}

function neededCommit(role: string, { sha, at, ref }: EventCommit): NeededCommit {
  return { sha, name: `${role} ${sha} (${at})`, ref };
}
