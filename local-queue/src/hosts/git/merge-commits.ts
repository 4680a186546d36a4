/**
 * This file creates the commits of merges. Then the target branch moves once, and only from the expected commit. The
 * branch never points to a partial result, and a push by others is never lost.
 */
import type { Settings } from "../../engine/settings.js";
import type { GroupToMerge } from "../../engine/state.js";
import type { Contents, KnownContents } from "./contents.js";
import {
  asBytes,
  authorOf,
  isComplete,
  listAddedCommits,
  mergeTree,
  queueSignature,
  readCommits,
  type StoredCommit,
  subjectOf,
  writeCommit,
} from "./objects.js";
import type { Repository } from "./repository.js";

interface MergePlan {
  readonly repository: Repository;
  readonly known: KnownContents;
  readonly groups: readonly GroupToMerge[];
  readonly method: Settings["mergeMethod"];
  readonly tip: string;
  readonly dateMs: number;
  readonly branchOf: (number: number) => string;
}

export interface MergedPullRequest {
  readonly number: number;
  readonly sha: string;
  readonly commit: string;
}

export interface MadeMerge {
  readonly group: GroupToMerge;
  readonly changes: readonly MergedPullRequest[];
  readonly tip: string;
}

interface PlannedMerges {
  /** Merges that were created before the first pull request that cannot merge. */
  readonly made: readonly MadeMerge[];
  readonly refused: { readonly number: number; readonly why: string } | null;
}

/** Creates the commits of merges in order. No ref points to these commits yet. */
export async function makeMerges(plan: MergePlan): Promise<PlannedMerges> {
  const merges = await makeInOrder(plan);
  const last = merges.made.at(-1);
  if (last === undefined || (await isComplete(plan.repository, last.tip, plan.tip))) return merges;
  // Git has deleted the objects of tested merges, so this call creates them again.
  plan.known.clear();
  return makeInOrder(plan);
}

interface MergePosition {
  readonly tip: string;
  readonly tree: string;
  readonly contents: Contents;
}

async function makeInOrder(plan: MergePlan): Promise<PlannedMerges> {
  const { repository, known, groups, tip } = plan;
  const heads = groups.flatMap(({ members }) => members.map(({ sha }) => sha));
  const commits = await readCommits(repository, [tip, ...heads]);
  const top = commits.get(tip);
  if (top === undefined) throw new Error(`The commit ${tip} of the target branch is missing`);
  let position: MergePosition = { tip, tree: top.tree, contents: known.contentsOf(tip) };
  const made: MadeMerge[] = [];
  for (const group of groups) {
    const changes: MergedPullRequest[] = [];
    for (const { number, sha } of group.members) {
      const head = commits.get(sha);
      const next =
        head === undefined ? `its commit ${sha} is missing` : await mergePullRequest(plan, position, { number, head });
      if (typeof next === "string") return { made, refused: { number, why: next } };
      position = next;
      changes.push({ number, sha, commit: position.tip });
    }
    made.push({ group, changes, tip: position.tip });
  }
  return { made, refused: null };
}

interface Member {
  readonly number: number;
  readonly head: StoredCommit;
}

async function mergePullRequest(
  plan: MergePlan,
  position: MergePosition,
  member: Member,
): Promise<MergePosition | string> {
  const { repository, known } = plan;
  const sha = member.head.id;
  let tree = known.findTree(position.contents, sha);
  if (tree === undefined) {
    const merge = await mergeTree(repository, position.tip, sha);
    if (merge.kind === "impossible") return merge.why;
    if (merge.kind === "conflict") return `it conflicts with the target branch in ${merge.files.join(", ")}`;
    tree = merge.tree;
  }
  const made = await makeCommit(plan, position, member, tree);
  if (typeof made === "string") return made;
  const contents = known.add(position.contents, sha, tree);
  known.setContents(made.tip, contents);
  return { tip: made.tip, tree, contents };
}

type Made = { readonly tip: string } | string;

/** Creates the commits of the merge method. The last commit has the tested tree. */
async function makeCommit(plan: MergePlan, position: MergePosition, member: Member, tree: string): Promise<Made> {
  const { repository, method, dateMs, branchOf } = plan;
  const { number, head } = member;
  const title = subjectOf(head);
  switch (method) {
    case "merge_commit": {
      const message = asBytes(`Merge pull request #${number} from ${branchOf(number)}\n\n${title}\n`);
      const parents = [position.tip, head.id];
      return { tip: writeCommit(repository, { tree, parents, author: queueSignature(dateMs), message, dateMs }) };
    }
    case "squash": {
      const message = asBytes(`${title} (#${number})\n`);
      return {
        tip: writeCommit(repository, { tree, parents: [position.tip], author: authorOf(head), message, dateMs }),
      };
    }
    case "rebase":
      return replay(plan, position, head.id, tree);
  }
}

/**
 * Rebases each commit of a branch onto the tip. Omits merges, and commits without a change there. As on GitHub, a
 * commit conflicts if the target branch has the same change, and changed the same lines again later.
 */
async function replay(
  { repository, tip: base, dateMs }: MergePlan,
  position: MergePosition,
  head: string,
  expected: string,
): Promise<Made> {
  const { commits: added, isLine } = await listAddedCommits(repository, base, head);
  const commits = await readCommits(
    repository,
    added.flatMap(({ id, parents }) => [id, ...parents]),
  );
  let { tip, tree } = position;
  for (const [index, { id }] of added.entries()) {
    const commit = commits.get(id);
    if (commit === undefined) return `the commit ${id} is missing`;
    const isLast = index === added.length - 1;
    let next = expected;
    // The last commit of a history without merges must have the tested tree.
    if (!isLine || !isLast) {
      // The merge base of both sides is then the parent of this commit, as in a cherry-pick.
      const parents = commit.parents.slice(0, 1);
      const beside = writeCommit(repository, { tree, parents, author: queueSignature(dateMs), message: "", dateMs });
      const merge = await mergeTree(repository, beside, id, { allowUnrelated: true });
      if (merge.kind === "impossible") throw new Error(`The commit ${id} cannot be rebased: ${merge.why}`);
      if (merge.kind === "conflict")
        return `its commit ${id} cannot be rebased: it conflicts in ${merge.files.join(", ")}`;
      next = merge.tree;
    }
    const changedNothing = commits.get(commit.parents[0] ?? "")?.tree === commit.tree;
    if (next === tree && !changedNothing) continue;
    tree = next;
    const { author, message, encoding } = commit;
    tip = writeCommit(repository, { tree, parents: [tip], author, message, encoding, dateMs });
  }
  return tree === expected
    ? { tip }
    : "after a rebase of its commits, the files differ from the files that were tested";
}
