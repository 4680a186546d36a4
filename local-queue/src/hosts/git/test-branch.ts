/** This file builds and removes test branches. A test branch contains the changes of a run, merged onto its base. */
import type { Commit, Run } from "../../engine/state.js";
import type { Contents, KnownContents } from "./contents.js";
import { asBytes, isComplete, isLoose, mergeTree, queueSignature, tryMerges, writeCommit } from "./objects.js";
import { changeRefs, listBranches, type RefChange, type RefStore, refOf, TEST_BRANCH_FOLDERS } from "./refs.js";

const [TEMPORARY, FINAL] = TEST_BRANCH_FOLDERS;

/** Returns the last part of a test branch's name, which is unique in its queue. */
export function nameOfRun(branch: string): string {
  return branch.slice(branch.lastIndexOf("/") + 1);
}

/** Returns the id of the test run in `trunk-merge/pr-1/<id>`, without the suffix of a bisection. */
export function testRunIdOf(branch: string): string {
  return nameOfRun(branch).replace(/-bisection(-\d+)?$/, "");
}

function temporaryOf(branch: string): string {
  return branch.replace(FINAL, TEMPORARY);
}

export interface Conflict {
  readonly commit: Commit;
  /** First change ahead that conflicts; null if the base conflicts. */
  readonly with: Commit | null;
  /** Paths of the files in conflict; empty without a common history. */
  readonly files: readonly string[];
}

type Build =
  | { readonly kind: "built"; readonly commit: string }
  | { readonly kind: "conflict"; readonly conflict: Conflict };

export interface Builder extends RefStore {
  readonly known: KnownContents;
  readonly scratchFolder: string;
}

/** Builds the test branch of a run. After a failure, only objects without references remain. */
export async function buildTestBranch(builder: Builder, run: Run, branch: string): Promise<Build> {
  const temporary = refOf(temporaryOf(branch));
  await change(builder, branch, [{ ref: temporary, before: null, after: run.base }]);
  const done = { ref: temporary, before: run.base, after: null };
  try {
    const build = await mergeContent(builder, run, temporaryOf(branch));
    const made = build.kind === "built" ? [{ ref: refOf(branch), before: null, after: build.commit }] : [];
    await change(builder, branch, [done, ...made]);
    return build;
  } catch (error) {
    await changeRefs(builder, [done]);
    throw error;
  }
}

async function change(store: RefStore, branch: string, changes: readonly RefChange[]): Promise<void> {
  const changed = await changeRefs(store, changes);
  if (changed.kind === "locked") throw new Error(changed.problem);
  if (changed.kind === "moved") throw new Error(`a branch ${branch} or ${temporaryOf(branch)} exists already`);
}

/** Restores the known merges of a run, but creates no branch. */
export async function mergeAgain(builder: Builder, run: Run, branch: string): Promise<void> {
  await mergeContent(builder, run, temporaryOf(branch));
}

async function mergeContent(builder: Builder, run: Run, temporary: string): Promise<Build> {
  const { repository, known } = builder;
  const { known: used, ...build } = await mergeInOrder(builder, run, temporary);
  if (build.kind === "conflict" || used === null || isLoose(repository, used)) return build;
  if (await isComplete(repository, build.commit, run.base)) return build;
  // Git has deleted the objects of an earlier run's merges, so this call creates them again.
  known.clear();
  return mergeInOrder(builder, run, temporary);
}

/** Merges the changes in order. Returns the last tree that was already known as `known`. */
async function mergeInOrder(
  builder: Builder,
  run: Run,
  temporary: string,
): Promise<Build & { readonly known: string | null }> {
  const { repository, known } = builder;
  const { base, content, askedAtMs: dateMs } = run;
  const tips = [base];
  let contents: Contents = known.contentsOf(base);
  let used: string | null = null;
  for (const commit of content) {
    const tip = tips.at(-1) ?? base;
    let tree = known.findTree(contents, commit.sha);
    if (tree !== undefined) {
      used = tree;
    } else {
      const merge = await mergeTree(repository, tip, commit.sha);
      if (merge.kind !== "clean") {
        const culprit = await findFirstConflict(builder, tips, commit.sha);
        const ahead = culprit === 0 ? null : (content[culprit - 1] ?? null);
        const files = merge.kind === "conflict" ? merge.files : [];
        return { kind: "conflict", conflict: { commit, with: ahead, files }, known: used };
      }
      tree = merge.tree;
    }
    contents = known.add(contents, commit.sha, tree);
    const message = asBytes(`Merging ${commit.sha} into ${temporary}\n`);
    const author = queueSignature(dateMs);
    tips.push(writeCommit(repository, { tree, parents: [tip, commit.sha], author, message, dateMs }));
  }
  return { kind: "built", commit: tips.at(-1) ?? base, known: used };
}

/** Returns the index of the first tip that conflicts with a head; -1 without a conflict. */
async function findFirstConflict(builder: Builder, tips: readonly string[], head: string): Promise<number> {
  const pairs = tips.map((tip) => [tip, head] as const);
  const merges = await tryMerges(builder.repository, pairs, builder.scratchFolder);
  return merges.findIndex(({ kind }) => kind !== "clean");
}

/** Deletes test branches, even if others have moved or deleted some of them. */
export async function removeTestBranches(store: RefStore, branches: readonly string[]): Promise<void> {
  const changes = branches.map((branch) => ({ ref: refOf(branch), after: null }));
  if (changes.length > 0) await changeRefs(store, changes);
}

/** Deletes the test branches of a killed service. Their names contain the names of the service's runs. */
export async function removeLeftTestBranches(store: RefStore, isOurs: (nameOfRun: string) => boolean): Promise<void> {
  const branches = [...(await listBranches(store.repository)).keys()].filter((branch) => {
    const [folder = "", leader = "", ...rest] = branch.split("/");
    const isTestBranch = (folder === TEMPORARY || folder === FINAL) && /^pr-\d+$/.test(leader);
    return isTestBranch && isOurs(rest.join("/"));
  });
  await removeTestBranches(store, branches);
}
