/**
 * Pull requests of a repository: all branches except the target branch and the test branches. Their numbers never
 * change.
 */
import * as z from "zod/mini";
import { commitId } from "../../state/pull-request.js";
import type { MergedPullRequest } from "./merge-commits.js";
import {
  authoredAt,
  authorNameOf,
  findContained,
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
  /** First line of the last commit's message. */
  readonly title: string;
  readonly author: string;
  readonly state: "open" | "closed" | "merged";
  /** True when the pull request merges into the target branch without a conflict. */
  readonly mergeable: boolean;
  /** True when the pull request contains the tip of the target branch. */
  readonly upToDate: boolean;
  /** Commit of the target branch that contains the pull request; null before the merge. */
  readonly mergeCommit: string | null;
}

/** Change by others in the repository, or a change that follows from it. */
export type HostChange =
  | { readonly type: "opened" | "pushed" | "facts"; readonly pullRequest: GitPullRequest }
  | { readonly type: "closed"; readonly number: number }
  /** The target branch contains the pull request. The queue may also have merged another pull request on top of it. */
  | { readonly type: "merged-by-hand"; readonly number: number; readonly tip: string }
  | { readonly type: "target-pushed"; readonly tip: string };

interface Source {
  readonly repository: Repository;
  readonly target: string;
  /** Table of pull requests with their numbers, for the next start. */
  readonly rows: Rows;
  readonly scratchFolder: string;
}

export interface PullRequests extends Source {
  readonly all: Map<number, GitPullRequest>;
  /**
   * Number of the last pull request of a branch, without closed pull requests. A merged pull request stays after its
   * branch was deleted.
   */
  readonly byBranch: Map<string, number>;
  /** Numbers of pull requests that `savePullRequests` has not written yet. */
  readonly unsaved: Set<number>;
  lastNumber: number;
  /** Tip of the target branch; empty before the first comparison. */
  tip: string;
  /** Branches and their commits at the last comparison, as JSON. */
  compared: string;
}

const storedRow = z.object({
  branch: z.string().check(z.minLength(1)),
  sha: commitId,
  state: z.enum(["open", "closed", "merged"]),
  mergeCommit: z.nullable(commitId),
});

/** Reads the stored pull requests, without later changes. @throws InputError if a row is damaged */
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
    const facts = { ...readTexts(heads.get(row.sha), row.branch), mergeable: false, upToDate: false };
    pullRequests.all.set(number, { number, ...row, ...facts });
    if (row.state === "closed") pullRequests.byBranch.delete(row.branch);
    else pullRequests.byBranch.set(row.branch, number);
  }
  return pullRequests;
}

export function findOpenPullRequests({ all }: PullRequests): readonly GitPullRequest[] {
  return [...all.values()].filter(({ state }) => state === "open");
}

/** Writes the changes since the last call. After a failed write, the next call tries again. */
export function savePullRequests({ all, rows, unsaved }: PullRequests): void {
  for (const number of unsaved) {
    const { branch, sha, state, mergeCommit } = all.get(number) ?? {};
    rows.set(number, { branch, sha, state, mergeCommit });
    unsaved.delete(number);
  }
}

function store(pullRequests: PullRequests, pullRequest: GitPullRequest): GitPullRequest {
  pullRequests.all.set(pullRequest.number, pullRequest);
  pullRequests.unsaved.add(pullRequest.number);
  return pullRequest;
}

/** Detects changes since the last call: new, moved and deleted branches, and a moved target branch. */
export async function detectChanges(pullRequests: PullRequests): Promise<readonly HostChange[]> {
  const { repository, target, all, byBranch, tip } = pullRequests;
  const branches = await listBranches(repository);
  const now = branches.get(target);
  if (now === undefined) throw new Error(`The branch "${target}" no longer exists in the repository`);
  const proposals = [...branches].filter(([branch]) => isProposal(branch, target));
  const compared = JSON.stringify([now, proposals]);
  if (compared === pullRequests.compared) return [];
  const inTarget = await listBranches(repository, "merged", now);
  const open = findOpenPullRequests(pullRequests);
  const left = open.flatMap(({ branch, sha }) => (branches.get(branch) === sha ? [] : [sha]));
  const leftInTarget = await findContained(repository, now, left);
  const isKnown = ([branch, sha]: readonly [string, string]) => all.get(byBranch.get(branch) ?? 0)?.sha === sha;
  const fresh = proposals.filter((proposal) => !inTarget.has(proposal[0]) && !isKnown(proposal));
  const heads = await readHeads(pullRequests, fresh, now);
  // The following lines cannot fail, so every detected change is reported.
  const changes = open.flatMap((before) =>
    detectEnd(pullRequests, before, { sha: branches.get(before.branch), tip: now, inTarget, leftInTarget }),
  );
  if (tip !== "" && tip !== now && !changes.some(({ type }) => type === "merged-by-hand")) {
    changes.push({ type: "target-pushed", tip: now });
  }
  changes.push(...heads.map((head) => applyHead(pullRequests, head)));
  pullRequests.tip = now;
  pullRequests.compared = compared;
  return changes;
}

function isProposal(branch: string, target: string): boolean {
  return branch !== target && !TEST_BRANCH_FOLDERS.some((folder) => branch.startsWith(`${folder}/`));
}

interface Seen {
  /** Present commit of the branch; undefined if the branch was deleted. */
  readonly sha: string | undefined;
  readonly tip: string;
  /** Branches and former heads that the target branch contains. */
  readonly inTarget: ReadonlyMap<string, string>;
  readonly leftInTarget: ReadonlySet<string>;
}

/** Detects that others merged or closed an open pull request. */
function detectEnd(
  pullRequests: PullRequests,
  before: GitPullRequest,
  { sha, tip, inTarget, leftInTarget }: Seen,
): HostChange[] {
  const { branch, number } = before;
  const isSame = sha === before.sha;
  if (isSame ? inTarget.has(branch) : leftInTarget.has(before.sha)) {
    store(pullRequests, { ...before, state: "merged", mergeCommit: tip });
    return [{ type: "merged-by-hand", number, tip }];
  }
  if (isSame || (sha !== undefined && !inTarget.has(branch))) return [];
  pullRequests.byBranch.delete(branch);
  store(pullRequests, { ...before, state: "closed" });
  return [{ type: "closed", number }];
}

/** Branch with the facts of its last commit. */
type Head = Pick<GitPullRequest, "branch" | "sha" | "title" | "author" | "mergeable" | "upToDate">;

/** Updates the open pull request of a branch. Opens a new one if the branch has none. */
function applyHead(pullRequests: PullRequests, head: Head): HostChange {
  const { all, byBranch } = pullRequests;
  const before = all.get(byBranch.get(head.branch) ?? 0);
  if (before?.state === "open") return { type: "pushed", pullRequest: store(pullRequests, { ...before, ...head }) };
  pullRequests.lastNumber += 1;
  const number = pullRequests.lastNumber;
  byBranch.set(head.branch, number);
  return { type: "opened", pullRequest: store(pullRequests, { ...head, number, state: "open", mergeCommit: null }) };
}

/** Reads the heads of branches, the oldest first, because this is the order of new numbers. Omits missing commits. */
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
    .map(({ branch, sha, commit }) => ({ branch, sha, ...readTexts(commit, branch), ...facts(sha) }));
}

/** Reads title and author. If the commit has no message, the title is the name of the branch. */
function readTexts(commit: StoredCommit | undefined, branch: string): Pick<GitPullRequest, "title" | "author"> {
  if (commit === undefined) return { title: branch, author: "" };
  return { title: subjectOf(commit) || branch, author: authorNameOf(commit) };
}

type Facts = Pick<GitPullRequest, "mergeable" | "upToDate">;

/** Returns a function that computes the facts of heads relative to a commit of the target branch. */
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

/** Compares all open pull requests with the target branch. Returns the changed facts. */
export async function refreshFacts(pullRequests: PullRequests): Promise<readonly HostChange[]> {
  const { repository, scratchFolder, all, tip: onto } = pullRequests;
  const open = findOpenPullRequests(pullRequests);
  const heads = open.map(({ sha }) => sha);
  const facts = await readFacts(repository, heads, { onto, scratchFolder });
  // If a pull request changed in the meantime, the next call compares it.
  return open.flatMap(({ number, sha }) =>
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

export function recordMerges(pullRequests: PullRequests, merged: readonly MergedPullRequest[]): void {
  for (const { number, sha, commit } of merged) {
    const before = pullRequests.all.get(number);
    if (before?.state === "open") store(pullRequests, { ...before, sha, state: "merged", mergeCommit: commit });
  }
}

/** Stores the tip after a merge by the queue. No open pull request contains this tip yet. */
export function recordTip(pullRequests: PullRequests, tip: string): readonly HostChange[] {
  if (pullRequests.tip === tip) return [];
  pullRequests.tip = tip;
  return findOpenPullRequests(pullRequests).flatMap(({ number, mergeable }) =>
    updateFacts(pullRequests, number, { mergeable, upToDate: false }),
  );
}
