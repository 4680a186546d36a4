import type { EventCommit } from "../ci/variables.js";
import { InputError, inputError, withDetails } from "../errors.js";
import { checkedOutCommit, isPartOf, mergedPullRequest, missingCommits, objectNamed } from "../git/commits.js";
import type { Git } from "../git/git.js";
import {
  checkoutStep,
  deepen,
  fetchCommits,
  findMergeBases,
  type Needed,
  needCommits,
  shallowCommits,
  tipsOfOrigin,
} from "../git/history.js";
import type { Context } from "../operation.js";
import type { Branch } from "../target/queue.js";
import type { RangeTarget } from "../target/range.js";
import { inputName, words } from "../text/problem.js";

/** Commits of a change, all in the clone. */
export interface Range {
  /** Head of the pull request, to which the targets belong. */
  readonly head: string;
  readonly base: string;
  /** The files that differ between `from` and `to` are the change. */
  readonly from: string;
  /** The checkout: `head`, or GitHub's merge of it. */
  readonly to: string;
}

interface RangeQuestion extends Pick<Context, "host" | "log"> {
  readonly git: Git;
  readonly target: RangeTarget;
  readonly worktreeMatters?: boolean;
}

/** Finds the commits of a change, and fetches missing ones. @throws InputError with the missing commit and advice */
export async function findRange(question: RangeQuestion): Promise<Range> {
  const { git, target } = question;
  const { sha: current, parents } = await checkedOutCommit(git);
  const head = target.head === undefined ? await headOf(question, current, parents) : named("head", target.head);
  // The usual checkout: GitHub's merge of base and head. More parents bring more than the head.
  const merged = parents.length === 2 && parents[1] === head.sha;
  const [base] = parents;
  if (merged && base !== undefined && target.base.kind === "fork-point") {
    await needParent(question, current, base);
    return { head: head.sha, base, from: base, to: current };
  }
  if (head.sha !== current && !merged && question.worktreeMatters !== false)
    throw elsewhere(target, head.sha, current, parents);
  const to = merged ? checkedOut(current) : head;
  const from = await findBase(question, head, to);
  return { head: head.sha, base: from, from, to: to.sha };
}

/** Finds the head without an event or input: the checkout, or the second parent of GitHub's merge. */
async function headOf({ git, target }: RangeQuestion, current: string, parents: readonly string[]): Promise<Needed> {
  const [, second, ...more] = parents;
  if (second === undefined || more.length > 0) return checkedOut(current);
  const number = await mergedPullRequest(git, current);
  if (number === undefined) return checkedOut(current);
  if (target.pullRequest === undefined || target.pullRequest === number)
    return { sha: second, name: `head ${second} of #${number}`, ref: `refs/pull/${number}/head` };
  throw inputError(
    "pr-number",
    `is ${target.pullRequest}, but GitHub's merge of #${number} is checked out (${current}).`,
  );
}

function checkedOut(sha: string): Needed {
  return { sha, name: `checked out commit ${sha}`, ref: undefined };
}

/** Fetches the parents of a merge commit, one step deeper where a shallow clone is cut. */
async function needParent({ git, log }: RangeQuestion, merge: string, parent: string): Promise<void> {
  const isCut = (await shallowCommits(git)).has(merge);
  const base = { sha: parent, name: `first parent ${parent} of the checked out merge commit`, ref: undefined };
  if (!isCut && (await missingCommits(git, [base])).length === 0) return;
  log.info("The clone does not have the parents of the checked out merge commit; fetching them from origin.");
  if (isCut) await deepen(git, "--deepen=1", [checkedOut(merge)]);
  await needCommits(git, [base]);
}

function elsewhere(
  { head, foreignHead }: RangeTarget,
  expected: string,
  current: string,
  parents: readonly string[],
): InputError {
  const at = head?.at ?? "head-sha";
  const problem = `The checked out commit is ${current}, but the targets are those of ${expected} (${at}).`;
  if (foreignHead) {
    return new InputError([problem], {
      details: [
        "This workflow has secrets, and the commit may be a fork's: do not check it out here.",
        "Compute the targets in a pull_request workflow.",
      ],
    });
  }
  const stale = `The checked out commit is a merge of ${parents[1]}. GitHub's merge of a pull request comes some time after a push, and is not made while there are conflicts. Resolve the conflicts if there are any, and run the job again.`;
  const advice =
    at === "github.event.pull_request.head.sha"
      ? "If your workflow has the checkout, leave `ref` out in a pull_request run, which then has GitHub's merge of that commit; or check the commit itself out:"
      : "Check that commit out:";
  const ref = at === "head-sha" ? expected : `\${{ ${at} }}`;
  return new InputError([problem], {
    details: [...(parents.length === 2 ? [stale] : []), advice, ...checkoutStep(`ref: ${ref}`)],
  });
}

async function findBase(question: RangeQuestion, head: Needed, to: Needed): Promise<string> {
  const { git, target } = question;
  switch (target.base.kind) {
    case "commit": {
      const { commit, whenLost } = target.base;
      const base = named("base", commit);
      await needCommits(git, [to]);
      const [lost] = await fetchCommits(git, [base]);
      if (lost === undefined) {
        if (commit.at === "base-sha") await refuseLaterBase(git, base, head);
        return base.sha;
      }
      if (whenLost !== undefined) return findBranchPoint(question, whenLost, to);
      throw inputError(
        "base-sha",
        `is needed here: the ${base.name} is neither in the clone nor on origin; a force push may have removed it.`,
      );
    }
    case "fork-point":
      return findForkPoint(question, named("base", target.base.of), to);
    case "branch":
      return findBranchPoint(question, target.base.branch, to);
  }
}

async function findBranchPoint(question: RangeQuestion, branch: Branch, to: Needed): Promise<string> {
  const name = await branch(question.host);
  return findForkPoint(question, await tipOf(question.git, name), to);
}

/** Finds the fork point. Without commits since, "nothing is impacted" would be a guess. */
async function findForkPoint({ git, log }: RangeQuestion, base: Needed, to: Needed): Promise<string> {
  const cut = await shallowCommits(git);
  const [found = base.sha, ...others] = await findMergeBases(git, base, to);
  if (others.length > 0) {
    // A file can equal one merge base and still differ from the other.
    log.info(`The ${to.name} and the ${base.name} have merged each other, so the two are compared directly.`);
    return base.sha;
  }
  if (cut.size > 0) log.info(`The clone is shallow; ${found} was found as the commit to compare with.`);
  if (found !== to.sha) return found;
  throw inputError(
    "base-sha",
    `is needed here: the ${to.name} is already part of the ${base.name}, so there is nothing to compare.`,
  );
}

/** Rejects a base that contains the head: the change would look empty. */
async function refuseLaterBase(git: Git, base: Needed, head: Needed): Promise<void> {
  if (base.sha !== head.sha && !(await isPartOf(git, head.sha, base.sha))) return;
  throw inputError(
    "base-sha",
    `must be a commit from before the change; the ${head.name} is already part of ${base.sha}.`,
  );
}

/** Finds the tip of a branch as fetched, else on origin. Local branches may be old. */
async function tipOf(git: Git, branch: string): Promise<Needed> {
  const ref = `refs/heads/${branch}`;
  const tracked = await objectNamed(git, `refs/remotes/origin/${branch}^{commit}`);
  const sha = tracked ?? (await tipsOfOrigin(git, [{ ref }]).catch(withoutRemote))[0]?.sha;
  if (sha !== undefined) return { sha, name: `branch ${branch} (${sha})`, ref };
  throw inputError("target-branch", `origin has no branch ${branch}, so there is nothing to compare with.`);
}

function withoutRemote(error: unknown): never {
  if (!(error instanceof InputError)) throw error;
  throw withDetails(error, {
    details: [
      words`Where there is no remote to ask, give ${inputName("base-sha")}: the full SHA of the commit to compare with.`,
    ],
  });
}

function named(what: string, { sha, at, ref }: EventCommit): Needed {
  return { sha, name: `${what} ${sha} (${at})`, ref };
}
