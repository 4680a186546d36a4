/**
 * Merging to the target branch: everything is made first, then the branch moves once, from the commit that it was seen
 * at. So it never points to something in between, and a push by somebody else is not overwritten.
 */
import type { Settings } from "../../engine/settings.js";
import type { GroupToMerge } from "../../engine/state.js";
import type { Contents, KnownContents } from "./contents.js";
import {
  additionTo,
  asBytes,
  authorOf,
  isComplete,
  mergeTree,
  queueAt,
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
  /** The commit that the target branch points to. */
  readonly tip: string;
  readonly dateMs: number;
  /** Names a pull request in the message of a merge commit. */
  readonly branchOf: (number: number) => string;
}

/** A pull request that was merged. */
export interface LandedChange {
  readonly number: number;
  /** The head that was merged. */
  readonly sha: string;
  /** Commit of the target branch with it. */
  readonly commit: string;
}

export interface MadeMerge {
  readonly group: GroupToMerge;
  readonly changes: readonly LandedChange[];
  readonly tip: string;
}

interface PlannedMerges {
  /** Everything before the first one that cannot be merged. */
  readonly made: readonly MadeMerge[];
  readonly refused: { readonly number: number; readonly why: string } | null;
}

/** Makes the commits of merges in their order; nothing points at them yet. */
export async function makeMerges(plan: MergePlan): Promise<PlannedMerges> {
  const merges = await makeInOrder(plan);
  const last = merges.made.at(-1);
  if (last === undefined || (await isComplete(plan.repository, last.tip, plan.tip))) return merges;
  // Somebody has cleared away what the tests had merged.
  plan.known.forget();
  return makeInOrder(plan);
}

/** Tip of the target branch while its commits are made. */
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
  if (top === undefined) throw new Error(`The commit ${tip} of the target branch is not there`);
  let position: MergePosition = { tip, tree: top.tree, contents: known.at(tip) };
  const made: MadeMerge[] = [];
  for (const group of groups) {
    const changes: LandedChange[] = [];
    for (const { number, sha } of group.members) {
      const head = commits.get(sha);
      const next = head === undefined ? `its commit ${sha} is not there` : await land(plan, position, { number, head });
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

/** Merges one pull request; a text is the reason that it cannot be merged. */
async function land(plan: MergePlan, position: MergePosition, member: Member): Promise<MergePosition | string> {
  const { repository, known } = plan;
  const sha = member.head.id;
  let tree = known.treeWith(position.contents, sha);
  if (tree === undefined) {
    const merge = await mergeTree(repository, position.tip, sha);
    if (merge.kind === "impossible") return merge.why;
    if (merge.kind === "conflict") return `it conflicts with the target branch in ${merge.files.join(", ")}`;
    tree = merge.tree;
  }
  const made = await makeCommit(plan, position, member, tree);
  if (typeof made === "string") return made;
  const contents = known.add(position.contents, sha, tree);
  known.name(made.tip, contents);
  return { tip: made.tip, tree, contents };
}

type Made = { readonly tip: string } | string;

/** The tree is what merging the head gives, and what was tested; the method decides only which commits lead to it. */
async function makeCommit(plan: MergePlan, position: MergePosition, member: Member, tree: string): Promise<Made> {
  const { repository, method, dateMs, branchOf } = plan;
  const { number, head } = member;
  const title = subjectOf(head);
  switch (method) {
    case "merge_commit": {
      const message = asBytes(`Merge pull request #${number} from ${branchOf(number)}\n\n${title}\n`);
      const parents = [position.tip, head.id];
      return { tip: writeCommit(repository, { tree, parents, author: queueAt(dateMs), message, dateMs }) };
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
 * Makes each commit of a branch again on the tip. Merges are left out, and so is what changes nothing there: a commit
 * that came to the tip in another form, and was changed again since, conflicts as it would for the host.
 */
async function replay(
  { repository, tip: base, dateMs }: MergePlan,
  position: MergePosition,
  head: string,
  expected: string,
): Promise<Made> {
  const { commits: added, isLine } = await additionTo(repository, base, head);
  const commits = await readCommits(
    repository,
    added.flatMap(({ id, parents }) => [id, ...parents]),
  );
  let { tip, tree } = position;
  for (const [index, { id }] of added.entries()) {
    const commit = commits.get(id);
    if (commit === undefined) return `the commit ${id} is not there`;
    const isLast = index === added.length - 1;
    let next = expected;
    // The last commit of a line leads to what was tested.
    if (!isLine || !isLast) {
      // As if the tree had been made of the commit's own parent: then this is what their merge starts from.
      const parents = commit.parents.slice(0, 1);
      const beside = writeCommit(repository, { tree, parents, author: queueAt(dateMs), message: "", dateMs });
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
  return tree === expected ? { tip } : "rebasing its commits gives other files than the merge that was tested";
}
