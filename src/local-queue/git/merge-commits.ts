/**
 * Merging to the target branch: everything is made first, then the branch moves once, from the commit that it was seen
 * at. So it never stands at something that lies between, and a push by somebody else is not overwritten.
 */
import type { Commit, GroupToMerge, MergeMethod } from "../engine/state.js";
import type { Contents, KnownContents } from "./contents.js";
import {
  type Addition,
  additionsTo,
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
  readonly method: MergeMethod;
  /** The commit that the target branch points to. */
  readonly tip: string;
  readonly dateMs: number;
  /** How a pull request is called in the message of a merge commit. */
  readonly branchOf: (number: number) => string;
}

/** A pull request that was merged, and where the branch stands with it. */
export interface LandedChange {
  readonly number: number;
  /** The head that was merged. */
  readonly sha: string;
  readonly commit: string;
}

export interface MadeMerge {
  readonly group: GroupToMerge;
  readonly changes: readonly LandedChange[];
  readonly tip: string;
}

interface RefusedMerge {
  readonly group: GroupToMerge;
  readonly number: number;
  readonly why: string;
}

interface PlannedMerges {
  /** What goes before the first one that cannot be merged, if one cannot. */
  readonly made: readonly MadeMerge[];
  readonly refused: RefusedMerge | null;
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

/** Where the branch stands while its commits are made. */
interface Place {
  readonly tip: string;
  readonly tree: string;
  readonly contents: Contents;
}

async function makeInOrder(plan: MergePlan): Promise<PlannedMerges> {
  const { known, groups, tip } = plan;
  const history = await readHistory(plan);
  const top = history.commits.get(tip);
  if (top === undefined) throw new Error(`The commit ${tip} of the target branch is not there`);
  let place: Place = { tip, tree: top.tree, contents: known.at(tip) };
  const made: MadeMerge[] = [];
  for (const group of groups) {
    const changes: LandedChange[] = [];
    for (const { number, sha } of group.members) {
      const head = history.commits.get(sha);
      const member = head === undefined ? null : { number, head };
      const next = member === null ? `its commit ${sha} is not there` : await land(plan, place, member, history);
      if (typeof next === "string") return { made, refused: { group, number, why: next } };
      place = next;
      changes.push({ number, sha, commit: place.tip });
    }
    made.push({ group, changes, tip: place.tip });
  }
  return { made, refused: null };
}

/** What is read before anything is made, for all merges at once. */
interface History {
  readonly commits: ReadonlyMap<string, StoredCommit>;
  /** What each head adds to the target branch, where that is asked for commit by commit. */
  readonly additions: ReadonlyMap<string, Addition>;
}

async function readHistory({ repository, groups, tip, method }: MergePlan): Promise<History> {
  const heads = groups.flatMap(({ members }) => members.map(({ sha }) => sha));
  const commits = await readCommits(repository, [tip, ...heads]);
  const there = heads.filter((head) => commits.has(head));
  if (method !== "rebase" || there.length === 0) return { commits, additions: new Map() };
  const additions = await additionsTo(repository, tip, there);
  const added = [...additions.values()].flatMap((addition) => addition.commits);
  const more = await readCommits(repository, [...new Set(added.flatMap(({ id, parents }) => [id, ...parents]))]);
  return { commits: new Map([...commits, ...more]), additions };
}

interface Member extends Pick<Commit, "number"> {
  readonly head: StoredCommit;
}

/** Merges one pull request; a text says why it cannot be. */
async function land(plan: MergePlan, place: Place, member: Member, history: History): Promise<Place | string> {
  const { repository, known } = plan;
  const sha = member.head.id;
  let tree = known.treeWith(place.contents, sha);
  if (tree === undefined) {
    const merge = await mergeTree(repository, place.tip, sha);
    if (merge.kind === "impossible") return merge.why;
    if (merge.kind === "conflict") return conflictIn(merge.files);
    tree = merge.tree;
  }
  const tip = await commitAs(plan, place, { ...member, tree }, history);
  if (tip.kind === "refused") return tip.why;
  const contents = known.add(place.contents, sha, tree);
  known.name(tip.commit, contents);
  return { tip: tip.commit, tree, contents };
}

function conflictIn(files: readonly string[]): string {
  return `it conflicts with the target branch in ${files.join(", ")}`;
}

type Landing = { readonly kind: "made"; readonly commit: string } | { readonly kind: "refused"; readonly why: string };

/** The tree is what merging the head gives, and what was tested; only how it gets there is a question of the method. */
async function commitAs(
  plan: MergePlan,
  place: Place,
  { number, head, tree }: Member & { readonly tree: string },
  history: History,
): Promise<Landing> {
  const { repository, method, dateMs, branchOf } = plan;
  const title = subjectOf(head);
  switch (method) {
    case "merge_commit": {
      const message = asBytes(`Merge pull request #${number} from ${branchOf(number)}\n\n${title}\n`);
      const parents = [place.tip, head.id];
      return madeAs(writeCommit(repository, { tree, parents, author: queueAt(dateMs), message, dateMs }));
    }
    case "squash": {
      const message = asBytes(`${title} (#${number})\n`);
      return madeAs(writeCommit(repository, { tree, parents: [place.tip], author: authorOf(head), message, dateMs }));
    }
    case "rebase":
      return replay(plan, place, { head, tree }, history);
  }
}

function madeAs(commit: string): Landing {
  return { kind: "made", commit };
}

/**
 * Makes each commit of a branch anew on the tip. Merges are left out, and so is what changes nothing there: a commit that
 * came to the tip in another form, and was changed again since, conflicts as it would for the host.
 */
async function replay(
  { repository, dateMs }: MergePlan,
  place: Place,
  { head, tree: expected }: { readonly head: StoredCommit; readonly tree: string },
  { commits, additions }: History,
): Promise<Landing> {
  const { commits: added, isLine } = additions.get(head.id) ?? { commits: [], isLine: true };
  let { tip, tree } = place;
  for (const [index, { id }] of added.entries()) {
    const commit = commits.get(id);
    if (commit === undefined) return { kind: "refused", why: `the commit ${id} is not there` };
    const isLast = index === added.length - 1;
    // The last commit of a line leads to what was tested, so there is nothing to find out.
    const next = isLine && isLast ? expected : await replayed(repository, { commit, onto: tree, dateMs });
    if (typeof next !== "string") {
      const files = next.files.join(", ");
      return { kind: "refused", why: `its commit ${id} cannot be rebased: it conflicts in ${files}` };
    }
    const changedNothing = commits.get(commit.parents[0] ?? "")?.tree === commit.tree;
    if (next === tree && !changedNothing) continue;
    tree = next;
    const { author, message, encoding } = commit;
    tip = writeCommit(repository, { tree, parents: [tip], author, message, encoding, dateMs });
  }
  if (tree === expected) return { kind: "made", commit: tip };
  return { kind: "refused", why: "rebasing its commits gives other files than the merge that was tested" };
}

/** The tree that the change of one commit gives on another tree. */
async function replayed(
  repository: Repository,
  { commit, onto, dateMs }: { readonly commit: StoredCommit; readonly onto: string; readonly dateMs: number },
): Promise<string | { readonly files: readonly string[] }> {
  // As if the other tree had been made of the commit's own parent: then this is what their merge starts from.
  const parents = commit.parents.slice(0, 1);
  const beside = writeCommit(repository, { tree: onto, parents, author: queueAt(dateMs), message: "", dateMs });
  const merge = await mergeTree(repository, beside, commit.id, { allowUnrelated: true });
  switch (merge.kind) {
    case "clean":
      return merge.tree;
    case "conflict":
      return { files: merge.files };
    case "impossible":
      throw new Error(`The commit ${commit.id} cannot be rebased: ${merge.why}`);
  }
}
