/** The pull requests of a repository: its branches but for the target, with numbers that stay theirs. */
import * as z from "zod/mini";
import { commitId } from "../../state/pull-request.js";
import type { LandedChange } from "./merge-commits.js";
import {
  authoredAt,
  authorNameOf,
  containedIn,
  readCommits,
  type StoredCommit,
  subjectOf,
  tryMerges,
} from "./objects.js";
import { type Rows, readRows } from "./records.js";
import { listBranches, TEST_BRANCH_FOLDERS } from "./refs.js";
import type { Repository } from "./repository.js";

export interface GitPullRequest {
  readonly number: number;
  readonly branch: string;
  readonly sha: string;
  /** First line of its last commit. */
  readonly title: string;
  /** Name of the author of its last commit. */
  readonly author: string;
  readonly state: "open" | "closed" | "merged";
  /** True when it merges onto the target branch without a conflict. */
  readonly mergeable: boolean;
  /** True when it contains the tip of the target branch. */
  readonly upToDate: boolean;
  /** Commit of the target branch with it. */
  readonly mergeCommit: string | null;
}

/** A change made in the repository from outside, or one that follows from it. */
export type HostChange =
  | { readonly type: "opened" | "pushed" | "facts"; readonly pullRequest: GitPullRequest }
  | { readonly type: "closed"; readonly number: number }
  /** The target branch contains it, perhaps along with another one that the queue has merged. */
  | { readonly type: "merged-by-hand"; readonly number: number; readonly tip: string }
  | { readonly type: "target-pushed"; readonly tip: string };

interface Source {
  readonly repository: Repository;
  readonly target: string;
  /** The next start reads the numbers from here. */
  readonly rows: Rows;
  /** A folder for objects that nothing needs afterwards. */
  readonly scratchFolder: string;
}

/** The pull requests as they were found last. */
export interface PullRequests extends Source {
  readonly all: Map<number, GitPullRequest>;
  /** Numbers by branch: of open ones, and of merged ones that still have their branch. */
  readonly byBranch: Map<string, number>;
  /** Numbers of those that `savePullRequests` has yet to write. */
  readonly unsaved: Set<number>;
  lastNumber: number;
  /** Tip of the target branch; empty before the first comparison. */
  tip: string;
  /** The branches as JSON when they were last compared. */
  compared: string;
}

const storedRow = z.object({
  branch: z.string().check(z.minLength(1)),
  sha: commitId,
  state: z.enum(["open", "closed", "merged"]),
  mergeCommit: z.nullable(commitId),
});

/** Reads what an earlier start has found; `noticeChanges` finds what happened since. @throws InputError for damage */
export async function readPullRequests(source: Source): Promise<PullRequests> {
  const stored = readRows(source.rows, storedRow, "git_pull_requests");
  const pullRequests: PullRequests = {
    ...source,
    all: new Map(),
    byBranch: new Map(),
    unsaved: new Set(),
    lastNumber: stored.reduce((last, [number]) => Math.max(last, number), 0),
    tip: "",
    compared: "",
  };
  const heads = await readCommits(
    source.repository,
    stored.flatMap(([, { state, sha }]) => (state === "open" ? [sha] : [])),
  );
  for (const [number, row] of stored) {
    const facts = { ...textsOf(heads.get(row.sha), row.branch), mergeable: false, upToDate: false };
    pullRequests.all.set(number, { number, ...row, ...facts });
    if (row.state !== "closed") pullRequests.byBranch.set(row.branch, number);
  }
  return pullRequests;
}

export function openPullRequests({ all }: PullRequests): readonly GitPullRequest[] {
  return [...all.values()].filter(({ state }) => state === "open");
}

/** Writes what has changed since the last time. What cannot be written now is written the next time. */
export function savePullRequests({ all, rows, unsaved }: PullRequests): void {
  for (const number of unsaved) {
    const { branch, sha, state, mergeCommit } = all.get(number) ?? {};
    rows.set(number, { branch, sha, state, mergeCommit });
    unsaved.delete(number);
  }
}

function put(pullRequests: PullRequests, pullRequest: GitPullRequest): GitPullRequest {
  pullRequests.all.set(pullRequest.number, pullRequest);
  pullRequests.unsaved.add(pullRequest.number);
  return pullRequest;
}

/** Finds what happened since the last call: branches made, moved and deleted, and the target branch moved. */
export async function noticeChanges(pullRequests: PullRequests): Promise<readonly HostChange[]> {
  const { repository, target, all, byBranch, tip } = pullRequests;
  const branches = await listBranches(repository);
  const now = branches.get(target);
  if (now === undefined) throw new Error(`The repository has no branch "${target}" any more`);
  const proposals = [...branches].filter(([branch]) => isProposal(branch, target));
  const shown = JSON.stringify([now, proposals]);
  if (shown === pullRequests.compared) return [];
  const inTarget = await listBranches(repository, "merged", now);
  const left = openPullRequests(pullRequests).flatMap(({ branch, sha }) => (branches.get(branch) === sha ? [] : [sha]));
  const leftInTarget = await containedIn(repository, now, left);
  const isKnown = ([branch, sha]: readonly [string, string]) => all.get(byBranch.get(branch) ?? 0)?.sha === sha;
  const fresh = proposals.filter((proposal) => !inTarget.has(proposal[0]) && !isKnown(proposal));
  const heads = await readHeads(pullRequests, fresh, now);
  // From here on nothing can fail, so every change that is noticed is returned.
  const changes = [...byBranch].flatMap(([branch, number]) =>
    noticeEnd(pullRequests, all.get(number), { sha: branches.get(branch), tip: now, inTarget, leftInTarget }),
  );
  if (tip !== "" && tip !== now && !changes.some(({ type }) => type === "merged-by-hand")) {
    changes.push({ type: "target-pushed", tip: now });
  }
  changes.push(...heads.map((head) => applyHead(pullRequests, head)));
  pullRequests.tip = now;
  pullRequests.compared = shown;
  return changes;
}

function isProposal(branch: string, target: string): boolean {
  return branch !== target && !TEST_BRANCH_FOLDERS.some((folder) => branch.startsWith(`${folder}/`));
}

interface Seen {
  /** Where the branch points to now; undefined when it was deleted. */
  readonly sha: string | undefined;
  readonly tip: string;
  /** Branches, and former heads of branches, that the target branch contains. */
  readonly inTarget: ReadonlyMap<string, string>;
  readonly leftInTarget: ReadonlySet<string>;
}

/** Notices that a pull request was merged or closed, or that a merged one lost its branch. */
function noticeEnd(
  pullRequests: PullRequests,
  before: GitPullRequest | undefined,
  { sha, tip, inTarget, leftInTarget }: Seen,
): readonly HostChange[] {
  if (before === undefined) return [];
  const { branch, number, state } = before;
  const isSame = sha === before.sha;
  const isMerged = state === "merged" || (isSame ? inTarget.has(branch) : leftInTarget.has(before.sha));
  const isClosed = !isMerged && !isSame && (sha === undefined || inTarget.has(branch));
  // What comes of the branch from now on is another pull request.
  if (isClosed || (isMerged && !isSame)) pullRequests.byBranch.delete(branch);
  if (isClosed) put(pullRequests, { ...before, state: "closed" });
  else if (isMerged && state === "open") put(pullRequests, { ...before, state: "merged", mergeCommit: tip });
  else return [];
  return [isClosed ? { type: "closed", number } : { type: "merged-by-hand", number, tip }];
}

/** A branch with its last commit. */
type Head = Pick<GitPullRequest, "branch" | "sha" | "title" | "author" | "mergeable" | "upToDate">;

function applyHead(pullRequests: PullRequests, head: Head): HostChange {
  const { all, byBranch } = pullRequests;
  const before = all.get(byBranch.get(head.branch) ?? 0);
  if (before !== undefined) return { type: "pushed", pullRequest: put(pullRequests, { ...before, ...head }) };
  pullRequests.lastNumber += 1;
  const number = pullRequests.lastNumber;
  byBranch.set(head.branch, number);
  return { type: "opened", pullRequest: put(pullRequests, { ...head, number, state: "open", mergeCommit: null }) };
}

/** Reads heads of branches from the oldest one, as new pull requests are numbered. Missing commits are left out. */
async function readHeads(
  { repository, scratchFolder }: Source,
  branches: readonly (readonly [string, string])[],
  onto: string,
): Promise<readonly Head[]> {
  const ids = branches.map(([, sha]) => sha);
  const commits = await readCommits(repository, ids);
  const facts = await readFacts(repository, ids, { onto, scratchFolder });
  return branches
    .flatMap(([branch, sha]) => {
      const commit = commits.get(sha);
      return commit === undefined ? [] : [{ branch, sha, commit }];
    })
    .toSorted((one, other) => authoredAt(one.commit) - authoredAt(other.commit) || (one.branch < other.branch ? -1 : 1))
    .map(({ branch, sha, commit }) => ({ branch, sha, ...textsOf(commit, branch), ...facts(sha) }));
}

/** A commit may have no message; then its branch is the title. */
function textsOf(commit: StoredCommit | undefined, branch: string): Pick<GitPullRequest, "title" | "author"> {
  if (commit === undefined) return { title: branch, author: "" };
  return { title: subjectOf(commit) || branch, author: authorNameOf(commit) };
}

type Facts = Pick<GitPullRequest, "mergeable" | "upToDate">;

/** Finds how heads relate to a commit of the target branch. */
async function readFacts(
  repository: Repository,
  heads: readonly string[],
  { onto, scratchFolder }: { readonly onto: string; readonly scratchFolder: string },
): Promise<(head: string) => Facts> {
  if (heads.length === 0) return () => ({ mergeable: false, upToDate: false });
  const pairs = heads.map((head) => [onto, head] as const);
  const merges = await tryMerges(repository, pairs, scratchFolder);
  const clean = new Set(heads.filter((_, index) => merges[index]?.kind === "clean"));
  const upToDate = new Set((await listBranches(repository, "contains", onto)).values());
  return (head) => ({ mergeable: clean.has(head), upToDate: upToDate.has(head) });
}

/** Finds again how every open pull request relates to the target branch. */
export async function refreshFacts(pullRequests: PullRequests): Promise<readonly HostChange[]> {
  const { repository, scratchFolder, all, tip: onto } = pullRequests;
  const asked = openPullRequests(pullRequests);
  const heads = asked.map(({ sha }) => sha);
  const facts = await readFacts(repository, heads, { onto, scratchFolder });
  // Much may have happened meanwhile, and is found the next time.
  return asked.flatMap(({ number, sha }) =>
    pullRequests.tip === onto && all.get(number)?.sha === sha ? updateFacts(pullRequests, number, facts(sha)) : [],
  );
}

function updateFacts({ all }: PullRequests, number: number, facts: Facts): readonly HostChange[] {
  const before = all.get(number);
  if (before?.state !== "open") return [];
  if (before.mergeable === facts.mergeable && before.upToDate === facts.upToDate) return [];
  const pullRequest = { ...before, ...facts };
  all.set(number, pullRequest);
  return [{ type: "facts", pullRequest }];
}

/** Records merges of the queue. */
export function recordMerges(pullRequests: PullRequests, merged: readonly LandedChange[]): void {
  for (const { number, sha, commit } of merged) {
    const before = pullRequests.all.get(number);
    if (before?.state === "open") put(pullRequests, { ...before, sha, state: "merged", mergeCommit: commit });
  }
}

/** Records a tip to which the queue has moved the target branch, and which no other pull request contains. */
export function recordTip(pullRequests: PullRequests, tip: string): readonly HostChange[] {
  if (pullRequests.tip === tip) return [];
  pullRequests.tip = tip;
  return openPullRequests(pullRequests).flatMap(({ number, mergeable }) =>
    updateFacts(pullRequests, number, { mergeable, upToDate: false }),
  );
}
