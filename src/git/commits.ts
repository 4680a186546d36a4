import { InputError } from "../errors.js";
import { CHECKOUT_ADVICE, createGitError, type Git, readGitOutput, runGit } from "./git.js";

/**
 * Variable that stops a partial clone from downloading a commit when git only checks if it exists (git 2.45 and later).
 */
const NO_FETCH = { GIT_NO_LAZY_FETCH: "1" };

/** Reads the checked-out commit and its parents. In a shallow clone, parents may be missing. @throws InputError */
export async function readCheckedOutCommit(git: Git) {
  const found = await readCommit(git, "HEAD");
  if (found !== undefined) return found;
  throw new InputError([`No commit is checked out in ${git.root}.`], { details: CHECKOUT_ADVICE });
}

async function readCommit(git: Git, name: string) {
  const output = await readGitOutput(git, ["cat-file", "--batch"], { stdin: `${name}^{commit}\n` });
  const [header = "", ...lines] = output.toString("latin1").split("\n\n", 1)[0]?.split("\n") ?? [];
  const sha = /^([0-9a-f]+) commit \d+$/.exec(header)?.[1];
  if (sha === undefined) return undefined;
  return { sha, parents: lines.flatMap((line) => /^parent ([0-9a-f]+)$/.exec(line)?.[1] ?? []) };
}

export async function resolveGitObjectId(git: Git, name: string): Promise<string | undefined> {
  const { code, stdout } = await runGit(git, ["rev-parse", "--verify", "--quiet", name]);
  return code === 0 ? stdout.toString("latin1").trim() : undefined;
}

export async function findMissingCommits<Commit extends { readonly sha: string }>(
  git: Git,
  commits: readonly Commit[],
): Promise<readonly Commit[]> {
  const stdin = commits.map(({ sha }) => `${sha}^{commit}\n`).join("");
  const output = await readGitOutput(git, ["cat-file", "--batch-check"], { stdin, environment: NO_FETCH });
  const lines = output.toString("latin1").split("\n");
  return commits.filter((_, index) => !/^[0-9a-f]+ commit \d+$/.test(lines[index] ?? ""));
}

/**
 * Returns the number of the pull request for a merge commit of GitHub, from the ref that `actions/checkout` creates.
 */
export async function findMergedPullRequest(git: Git, sha: string): Promise<number | undefined> {
  const args = ["for-each-ref", `--points-at=${sha}`, "--format=%(refname)", "refs/remotes/pull/"];
  const refs = (await readGitOutput(git, args)).toString("utf8");
  const number = /^refs\/remotes\/pull\/(\d+)\/merge$/m.exec(refs)?.[1];
  return number === undefined ? undefined : Number(number);
}

/**
 * Returns the merge bases of two commits. `cut` contains the commits whose parents are missing in the clone. If a
 * missing parent could lead to a better merge base, returns an empty list.
 */
export async function findMergeBasesInShallowClone(
  git: Git,
  one: string,
  other: string,
  cut: ReadonlySet<string>,
): Promise<readonly string[]> {
  const args = ["merge-base", "--all", one, other];
  const end = await runGit(git, args);
  if (end.code === 1) return [];
  if (end.code !== 0) throw createGitError(git, args, end);
  const bases = linesIn(end.stdout);
  if (cut.size === 0) return bases;
  const above = linesIn(await readGitOutput(git, ["rev-list", one, other, ...bases.map((base) => `^${base}`)]));
  return above.some((sha) => cut.has(sha)) ? [] : bases;
}

/** Returns a merge base that the clone shows; undefined if it lacks the history. */
export async function findMergeBase(git: Git, one: string, other: string): Promise<string | undefined> {
  const { code, stdout } = await runGit(git, ["merge-base", one, other]);
  return code === 0 ? linesIn(stdout)[0] : undefined;
}

function linesIn(output: Buffer): readonly string[] {
  return output.toString("latin1").trim().split("\n");
}

/**
 * True when the clone proves that one commit is an ancestor of the other. In a shallow clone, the proof may be missing.
 */
export async function isAncestor(git: Git, sha: string, descendant: string): Promise<boolean> {
  if ((await readCommit(git, descendant))?.parents.includes(sha) === true) return true;
  return (await runGit(git, ["merge-base", "--is-ancestor", sha, descendant])).code === 0;
}
