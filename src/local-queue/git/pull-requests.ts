/** The pull requests of a repository: its branches but for the target, with numbers that stay theirs. */
import { existsSync, readFileSync } from "node:fs";
import * as z from "zod/mini";
import { dataProblem, parseJson, replaceFile } from "../data/disk.js";
import { commitId } from "../world/pull-request.js";
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
import { listBranches, TEST_BRANCH_FOLDERS } from "./refs.js";
import type { Repository } from "./repository.js";

export interface GitPullRequest {
  readonly number: number;
  readonly branch: string;
  readonly sha: string;
  /** First line of its last commit, by whose author it is. */
  readonly title: string;
  readonly author: string;
  readonly state: "open" | "closed" | "merged";
  /** It can be merged onto the target branch without a conflict. */
  readonly mergeable: boolean;
  /** It contains the tip of the target branch. */
  readonly upToDate: boolean;
  /** Where the target branch stands with it. */
  readonly mergeCommit: string | null;
}

/** What somebody did in the repository, or what is different because of it. */
export type HostChange =
  | { readonly type: "opened" | "pushed" | "facts"; readonly pullRequest: GitPullRequest }
  | { readonly type: "closed"; readonly number: number }
  /** The target branch contains it, perhaps along with another one that the queue has merged. */
  | { readonly type: "merged-by-hand"; readonly number: number; readonly tip: string }
  | { readonly type: "target-pushed"; readonly tip: string };

export type PullRequests = Awaited<ReturnType<typeof readPullRequests>>;

interface Place {
  readonly repository: Repository;
  readonly target: string;
  /** Where the numbers are kept. */
  readonly file: string;
  /** A folder for objects that nobody needs afterwards. */
  readonly scratchFolder: string;
}

/** What a branch and its last commit say. */
type Head = Pick<GitPullRequest, "branch" | "sha" | "title" | "author" | "mergeable" | "upToDate">;

const keptFile = z.object({
  lastNumber: z.int(),
  pullRequests: z.array(
    z.object({
      number: z.int(),
      branch: z.string().check(z.minLength(1)),
      sha: commitId,
      state: z.enum(["open", "closed", "merged"]),
      mergeCommit: z.nullable(commitId),
    }),
  ),
});

type KeptFile = Readonly<z.infer<typeof keptFile>>;
type Kept = KeptFile["pullRequests"][number];

/** What is known of the pull requests from an earlier time; `notice` finds out what has happened since. */
export async function readPullRequests({ repository, target, file, scratchFolder }: Place) {
  const kept = readKept(file);
  let { lastNumber } = kept;
  const all = new Map<number, GitPullRequest>();
  /** Numbers by branch: what is open, and what was merged and still has its branch. */
  const byBranch = new Map<string, number>();
  /** The target branch as far as it is known, and as it and the others were when they were last compared. */
  let tip: string | null = null;
  let compared = { branches: "", tip: "" };

  const keptHeads = await readCommits(
    repository,
    kept.pullRequests.map(({ sha }) => sha),
  );
  for (const each of kept.pullRequests) {
    put({ ...each, ...wordsOf(keptHeads.get(each.sha), each.branch), mergeable: false, upToDate: false });
  }

  function put(pullRequest: GitPullRequest): GitPullRequest {
    all.set(pullRequest.number, pullRequest);
    byBranch.set(pullRequest.branch, pullRequest.number);
    return pullRequest;
  }

  function save(): void {
    const pullRequests = [...byBranch.values()].flatMap((number): Kept[] => {
      const { branch, sha, state, mergeCommit } = all.get(number) ?? {};
      return branch === undefined || sha === undefined || state === undefined
        ? []
        : [{ number, branch, sha, state, mergeCommit: mergeCommit ?? null }];
    });
    const content: KeptFile = { lastNumber, pullRequests };
    replaceFile(file, `${JSON.stringify(content)}\n`);
  }

  /**
   * What somebody did since this was called last: branches made, moved and deleted, and the target branch moved. What a
   * merge of the queue means for other branches can wait until it is asked for thoroughly.
   */
  async function notice(how: "thoroughly" | "quickly" = "thoroughly"): Promise<readonly HostChange[]> {
    const branches = await listBranches(repository);
    const now = branches.get(target);
    if (now === undefined) throw new Error(`The repository has no branch "${target}" any more`);
    const shown = JSON.stringify([...branches].filter(([branch]) => isProposal(branch)));
    if (shown === compared.branches && now === (how === "quickly" ? tip : compared.tip)) return [];
    const inTarget = await listBranches(repository, "merged", now);
    const left = open().flatMap(({ branch, sha }) => (branches.get(branch) === sha ? [] : [sha]));
    const leftInTarget = await containedIn(repository, now, left);
    const fates = new Map<string, Fate>();
    for (const [branch, number] of byBranch) {
      const before = all.get(number);
      if (before === undefined) continue;
      const inside = { branch: inTarget.has(branch), head: leftInTarget.has(before.sha) };
      fates.set(branch, fateOf(before, branches.get(branch), inside));
    }
    const heads = [...branches].filter(
      ([branch]) => isProposal(branch) && !inTarget.has(branch) && fates.get(branch) !== "stays",
    );
    const read = await readHeads(heads, now);
    // From here on nothing can go wrong, so nothing is noticed and not told.
    const changes = [...fates].flatMap(([branch, fate]) => applyFate(branch, fate, now, branches.get(branch)));
    if (tip !== null && tip !== now && !changes.some(({ type }) => type === "merged-by-hand")) {
      changes.push({ type: "target-pushed", tip: now });
    }
    changes.push(...read.map(applyHead));
    tip = now;
    compared = { branches: shown, tip: now };
    if (changes.length > 0) save();
    return changes;
  }

  function isProposal(branch: string): boolean {
    return branch !== target && !TEST_BRANCH_FOLDERS.some((folder) => branch.startsWith(`${folder}/`));
  }

  function applyFate(branch: string, fate: Fate, now: string, sha: string | undefined): readonly HostChange[] {
    const before = all.get(byBranch.get(branch) ?? 0);
    if (before === undefined || fate === "stays" || fate === "moved") return [];
    const { number } = before;
    if (fate === "merged") put({ ...before, state: "merged", mergeCommit: now });
    if (fate === "closed") put({ ...before, state: "closed" });
    // What comes of the branch from now on is another pull request.
    if (fate !== "merged" || sha !== before.sha) byBranch.delete(branch);
    switch (fate) {
      case "merged":
        return [{ type: "merged-by-hand", number, tip: now }];
      case "closed":
        return [{ type: "closed", number }];
      case "freed":
        return [];
    }
  }

  function applyHead(head: Head): HostChange {
    const before = all.get(byBranch.get(head.branch) ?? 0);
    if (before !== undefined) return { type: "pushed", pullRequest: put({ ...before, ...head }) };
    lastNumber += 1;
    const rest = { number: lastNumber, state: "open", mergeCommit: null } as const;
    return { type: "opened", pullRequest: put({ ...head, ...rest }) };
  }

  /** Heads of branches from the oldest one, as new pull requests are numbered. Those that are not there are left out. */
  async function readHeads(branches: readonly (readonly [string, string])[], onto: string): Promise<readonly Head[]> {
    const ids = branches.map(([, sha]) => sha);
    const commits = await readCommits(repository, ids);
    const facts = await factsOf(ids, onto);
    return branches
      .flatMap(([branch, sha]) => {
        const commit = commits.get(sha);
        return commit === undefined ? [] : [{ branch, sha, commit }];
      })
      .toSorted(
        (one, other) => authoredAt(one.commit) - authoredAt(other.commit) || (one.branch < other.branch ? -1 : 1),
      )
      .map(({ branch, sha, commit }) => ({ branch, sha, ...wordsOf(commit, branch), ...facts(sha) }));
  }

  /** What the target branch makes of heads. */
  async function factsOf(heads: readonly string[], onto: string) {
    if (heads.length === 0) return () => ({ mergeable: false, upToDate: false });
    const pairs = heads.map((head) => [onto, head] as const);
    const merges = await tryMerges(repository, pairs, scratchFolder);
    const clean = new Set(heads.filter((_, index) => merges[index]?.kind === "clean"));
    const containing = await listBranches(repository, "contains", onto);
    const upToDate = new Set(containing.values());
    return (head: string) => ({ mergeable: clean.has(head), upToDate: upToDate.has(head) });
  }

  /** Finds out again what the target branch makes of everything that is open. */
  async function refresh(): Promise<readonly HostChange[]> {
    const onto = tip;
    if (onto === null) return [];
    const asked = open();
    const facts = await factsOf(
      asked.map(({ sha }) => sha),
      onto,
    );
    // Much may have happened meanwhile, and is found out next time.
    return asked.flatMap(({ number, sha }) =>
      tip === onto && all.get(number)?.sha === sha ? learn(number, facts(sha)) : [],
    );
  }

  function learn(number: number, facts: Pick<GitPullRequest, "mergeable" | "upToDate">): readonly HostChange[] {
    const before = all.get(number);
    if (before?.state !== "open") return [];
    if (before.mergeable === facts.mergeable && before.upToDate === facts.upToDate) return [];
    return [{ type: "facts", pullRequest: put({ ...before, ...facts }) }];
  }

  function open(): readonly GitPullRequest[] {
    return [...all.values()].filter(({ state }) => state === "open");
  }

  function recordMerges(merged: readonly LandedChange[]): void {
    for (const { number, sha, commit } of merged) {
      const before = all.get(number);
      if (before?.state === "open") put({ ...before, sha, state: "merged", mergeCommit: commit });
    }
  }

  /** The queue has moved the target branch, and nobody else contains its new tip. */
  function noteMerges(merged: readonly LandedChange[], after: string): readonly HostChange[] {
    recordMerges(merged);
    if (tip === after) return [];
    tip = after;
    return open().flatMap(({ number, mergeable }) => learn(number, { mergeable, upToDate: false }));
  }

  return {
    notice,
    refresh,
    recordMerges,
    noteMerges,
    save,
    open,
    get: (number: number): GitPullRequest | undefined => all.get(number),
    /** The commit that the target branch points to, as far as is known. */
    tip: (): string => tip ?? "",
  };
}

/** What becomes of a pull request; `freed` is one that was merged and does not have its branch any longer. */
type Fate = "stays" | "moved" | "merged" | "closed" | "freed";

/** `inside` tells whether the target branch contains the branch as it is now, and the head as it was. */
function fateOf(
  before: GitPullRequest,
  sha: string | undefined,
  inside: { readonly branch: boolean; readonly head: boolean },
): Fate {
  const isSame = sha === before.sha;
  if (before.state === "merged") return isSame ? "stays" : "freed";
  if (isSame ? inside.branch : inside.head) return "merged";
  if (isSame) return "stays";
  return sha === undefined || inside.branch ? "closed" : "moved";
}

/** A commit may have no message, and then the branch says what it is about. */
function wordsOf(commit: StoredCommit | undefined, branch: string): Pick<GitPullRequest, "title" | "author"> {
  if (commit === undefined) return { title: branch, author: "" };
  return { title: subjectOf(commit) || branch, author: authorNameOf(commit) };
}

/** @throws InputError for a damaged file */
function readKept(file: string): KeptFile {
  if (!existsSync(file)) return { lastNumber: 0, pullRequests: [] };
  const { data } = keptFile.safeParse(parseJson(readFileSync(file, "utf8")));
  if (data !== undefined) return data;
  throw dataProblem(
    `${file}, which has the number of each branch as a pull request, is damaged. Put a copy of it from before in its place, or begin with another folder`,
  );
}
