import { InputError } from "../errors.js";
import { CHECKOUT_ADVICE, type Git, gitFailure, gitOutput, runGit } from "./git.js";

/** Keeps a partial clone from fetching an object that is only looked for (git 2.45 and later). */
const NO_FETCH = { GIT_NO_LAZY_FETCH: "1" };

export async function checkedOutCommit(git: Git): Promise<string> {
  const commit = await objectNamed(git, "HEAD^{commit}");
  if (commit !== undefined) return commit;
  throw new InputError([`No commit is checked out in ${git.root}.`], { details: CHECKOUT_ADVICE });
}

export async function objectNamed(git: Git, name: string): Promise<string | undefined> {
  const { code, stdout } = await runGit(git, ["rev-parse", "--verify", "--quiet", name]);
  return code === 0 ? stdout.toString("latin1").trim() : undefined;
}

export async function missingCommits<Commit extends { readonly sha: string }>(
  git: Git,
  commits: readonly Commit[],
): Promise<readonly Commit[]> {
  const stdin = commits.map(({ sha }) => `${sha}^{commit}\n`).join("");
  const output = await gitOutput(git, ["cat-file", "--batch-check"], { stdin, environment: NO_FETCH });
  const lines = output.toString("latin1").split("\n");
  return commits.filter((_, index) => !/^[0-9a-f]+ commit \d+$/.test(lines[index] ?? ""));
}

/** Returns the parents that the commit names, also those that a shallow clone lacks. */
export async function parentsOf(git: Git, sha: string): Promise<readonly string[]> {
  const commit = (await gitOutput(git, ["cat-file", "commit", sha])).toString("latin1");
  const [headers = ""] = commit.split("\n\n", 1);
  return headers.split("\n").flatMap((line) => /^parent ([0-9a-f]+)$/.exec(line)?.[1] ?? []);
}

/** Returns the number of the pull request that a commit is GitHub's merge of, by the ref of `actions/checkout`. */
export async function mergedPullRequest(git: Git, sha: string): Promise<number | undefined> {
  const args = ["for-each-ref", `--points-at=${sha}`, "--format=%(refname)", "refs/remotes/pull/"];
  const refs = (await gitOutput(git, args)).toString("utf8");
  const number = /^refs\/remotes\/pull\/(\d+)\/merge$/m.exec(refs)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** Returns the merge base of two commits, unless a shallow clone may hide a newer one behind its cut. */
export async function knownMergeBase(
  git: Git,
  one: string,
  other: string,
  cut: ReadonlySet<string>,
): Promise<string | undefined> {
  const args = ["merge-base", one, other];
  const end = await runGit(git, args);
  if (end.code === 1) return undefined;
  if (end.code !== 0) throw gitFailure(git, args, end);
  const base = end.stdout.toString("latin1").trim();
  if (cut.size === 0) return base;
  const above = (await gitOutput(git, ["rev-list", one, other, `^${base}`])).toString("latin1").split("\n");
  return above.some((sha) => cut.has(sha)) ? undefined : base;
}

/** True when two commits have several merge bases, of which none is better than the others. */
export async function haveCrossed(git: Git, one: string, other: string): Promise<boolean> {
  const bases = await gitOutput(git, ["merge-base", "--all", one, other]);
  return bases.toString("latin1").trim().includes("\n");
}

/** True when the history in the clone has a commit in that of another one. */
export async function isPartOf(git: Git, sha: string, whole: string): Promise<boolean> {
  // A shallow clone may lack the parents that a commit names.
  if ((await parentsOf(git, whole)).includes(sha)) return true;
  return (await runGit(git, ["merge-base", "--is-ancestor", sha, whole])).code === 0;
}
