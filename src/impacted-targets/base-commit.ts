import { InputError } from "../errors.js";
import { haveCrossed, isPartOf } from "../git/commits.js";
import { refsOfOrigin } from "../git/fetch.js";
import { type Git, runGit } from "../git/git.js";
import { fetchCommits, findMergeBase, type Needed, needCommits } from "../git/history.js";
import { shallowCommits } from "../git/shallow.js";
import { type BaseBranch, findBaseBranch } from "../inputs/base-branch.js";
import type { NamedCommit } from "../inputs/range-plan.js";
import { problemOf } from "../problem.js";
import type { RangeQuestion } from "./range.js";

/** The commit that the commits up to `to` are compared with; it is in the clone then. `to` is `head` or a merge of it. */
export async function findBase(question: RangeQuestion, head: Needed, to: Needed): Promise<string> {
  const { git, plan } = question;
  switch (plan.base.kind) {
    case "commit": {
      const { commit, whenLost } = plan.base;
      const base = named("base", commit);
      await needCommits(git, [to]);
      const [lost] = await fetchCommits(git, [base]);
      if (lost === undefined) {
        if (commit.at === "base-sha") await refuseLaterBase(git, base, head);
        return base.sha;
      }
      if (whenLost !== undefined) return findBranchPoint(question, whenLost, to);
      throw new InputError([
        problemOf(
          "base-sha",
          `is needed here: the ${base.name} is neither in the clone nor on origin; a force push may have removed it.`,
        ),
      ]);
    }
    case "fork-point":
      return findForkPoint(question, named("base", plan.base.of), to);
    case "branch":
      return findBranchPoint(question, plan.base.branch, to);
  }
}

async function findBranchPoint(question: RangeQuestion, branch: BaseBranch, to: Needed): Promise<string> {
  const name = await findBaseBranch(branch, question.plan.repository, question.host);
  return findForkPoint(question, await tipOf(question.git, name), to);
}

/** Where nothing lies between the two, "nothing is impacted" would be a guess. */
async function findForkPoint({ git, log }: RangeQuestion, base: Needed, to: Needed): Promise<string> {
  const cut = await shallowCommits(git);
  const found = await findMergeBase(git, base, to);
  if (await haveCrossed(git, base.sha, to.sha)) {
    // What the two sides made of a file can be the same as at one of these commits, and yet be a change of the base.
    log.info(`The ${to.name} and the ${base.name} have merged each other, so the two are compared directly.`);
    return base.sha;
  }
  if (cut.size > 0) log.info(`The clone is shallow; ${found} was found as the commit to compare with.`);
  if (found !== to.sha) return found;
  throw new InputError([
    problemOf(
      "base-sha",
      `is needed here: the ${to.name} is already part of the ${base.name}, so there is nothing to compare.`,
    ),
  ]);
}

/** Compared with a commit that has it already, the change would look like nothing, or like what others did since. */
async function refuseLaterBase(git: Git, base: Needed, head: Needed): Promise<void> {
  if (base.sha !== head.sha && !(await isPartOf(git, head.sha, base.sha))) return;
  throw new InputError([
    problemOf(
      "base-sha",
      `must be a commit from before the change; the ${head.name} is already part of ${base.sha}.`,
    ),
  ]);
}

/** The tip of a branch as the checkout fetched it, else as origin has it. A local branch may be an old one. */
async function tipOf(git: Git, branch: string): Promise<Needed> {
  const ref = `refs/heads/${branch}`;
  const at = (sha: string): Needed => ({ sha, name: `branch ${branch} (${sha})`, ref });
  const tracked = ["rev-parse", "--verify", "--quiet", `refs/remotes/origin/${branch}^{commit}`];
  const { code, stdout } = await runGit(git, tracked);
  if (code === 0) return at(stdout.toString("latin1").trim());
  const sha = (await refsOfOrigin(git, [ref])).get(ref);
  if (sha !== undefined) return at(sha);
  throw new InputError([
    problemOf("target-branch", `origin has no branch ${branch}, so there is nothing to compare with.`),
  ]);
}

/** A commit of an event or an input, as messages name it. */
export function named(what: string, { sha, at, ref }: NamedCommit): Needed {
  return { sha, name: `${what} ${sha} (${at})`, ref };
}
