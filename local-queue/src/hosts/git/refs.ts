/** This file reads the branches of a repository, and changes several refs together. */
import { rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod/mini";
import { InputError } from "../../../../src/errors.js";
import { type Rows, readRows } from "./records.js";
import { gitProblem, gitText, type Repository, runGit } from "./repository.js";

const HEADS = "refs/heads/";

/** Returns the full name of a branch, which Git cannot mistake for an option or a commit. */
export function refOf(branch: string): string {
  return `${HEADS}${branch}`;
}

/** Lists branches with their commits, without symbolic refs. `only` selects branches by a commit. */
export async function listBranches(
  repository: Repository,
  ...only: readonly [] | readonly [relation: "contains" | "merged", commit: string]
): Promise<ReadonlyMap<string, string>> {
  const [relation, commit] = only;
  const format = "--format=%(refname)%00%(objectname)%00%(symref)";
  const filter = relation === undefined ? [] : [`--${relation}=${commit}`];
  const text = await gitText(repository, ["for-each-ref", ...filter, format, HEADS]);
  const branches = new Map<string, string>();
  for (const line of text.split("\n")) {
    const [ref = "", id = "", standsFor] = line.split("\0");
    if (standsFor === "") branches.set(ref.slice(HEADS.length), id);
  }
  return branches;
}

/** Returns the path of the work tree with this branch checked out; null without such a work tree. */
export async function checkedOutAt(repository: Repository, branch: string): Promise<string | null> {
  const text = await gitText(repository, ["worktree", "list", "--porcelain", "-z"]);
  for (const tree of text.split("\0\0")) {
    const facts = tree.split("\0");
    // The folder of this work tree no longer exists.
    if (facts.some((fact) => fact.startsWith("prunable"))) continue;
    if (facts.includes(`branch ${refOf(branch)}`)) return facts[0]?.replace(/^worktree /, "") ?? "";
  }
  return null;
}

export interface RefChange {
  readonly ref: string;
  /** Expected commit; null if the ref must not exist; undefined for any commit. */
  readonly before?: string | null;
  /** New commit; null deletes the ref. */
  readonly after: string | null;
}

export interface RefStore {
  readonly repository: Repository;
  /** Table with one row during a change, which contains the full names of the refs. */
  readonly refChanges: Rows;
}

const refChange = z.object({ refs: z.array(z.string().check(z.startsWith(HEADS))), startedAtMs: z.number() });

export type RefsChanged =
  | { readonly kind: "changed" }
  /** One ref does not point to the expected commit. */
  | { readonly kind: "moved" }
  /** Another program is changing the refs, or was killed during a change. */
  | { readonly kind: "locked"; readonly problem: string };

/**
 * Changes all refs, or no ref if one of them does not point to the expected commit. If the service is killed during the
 * change, the row remains. The next start then recognizes Git's lock files.
 */
export async function changeRefs(
  { repository, refChanges }: RefStore,
  changes: readonly RefChange[],
): Promise<RefsChanged> {
  const none = "0".repeat(repository.objectFormat === "sha1" ? 40 : 64);
  const input = changes
    .map(({ ref, before = "", after }) => `update ${ref}\0${after ?? none}\0${before ?? none}\0`)
    .join("");
  refChanges.set(ONLY_ROW, { refs: changes.map(({ ref }) => ref), startedAtMs: Date.now() });
  const args = ["update-ref", "-m", "merge queue", "--stdin", "-z"];
  // Without fsync, a power cut could leave an empty ref, which damages the repository.
  const end = await runGit(repository, ["-c", "core.fsync=reference", ...args], { input });
  forget(refChanges, ONLY_ROW);
  if (end.code === 0) return { kind: "changed" };
  if (!(await areAsBefore(repository, changes))) return { kind: "moved" };
  const lock = /Unable to create '(.*?\.lock)': File exists/.exec(end.stderr)?.[1];
  if (lock === undefined) throw gitProblem(args, end);
  const problem = `a different program is changing the refs of the repository, or it stopped during a change and left the file ${lock}`;
  return { kind: "locked", problem };
}

/**
 * Deletes a row. A failure, for example on a full disk, is harmless, because a later start removes only lock files of
 * that time.
 */
function forget(refChanges: Rows, key: number): void {
  try {
    refChanges.delete(key);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
  }
}

async function areAsBefore(repository: Repository, changes: readonly RefChange[]): Promise<boolean> {
  const text = await gitText(repository, ["for-each-ref", "--format=%(objectname) %(refname)"]);
  const ids = new Map(text.split("\n").map((line) => [line.replace(/^\S* /, ""), line.replace(/ .*/, "")]));
  return changes.every(({ ref, before }) => before === undefined || (ids.get(ref) ?? null) === before);
}

const ONLY_ROW = 1;
/** Milliseconds in which Git creates the lock files of a change. Some file systems date files slightly too early. */
const LATEST_LOCK_MS = 10_000;
const CLOCK_STEP_MS = 20;
/** Milliseconds after the end of the service in which a remaining Git process starts, and in which it finishes. */
const BEGUN_MS = 300;
const GRACE_MS = 1500;
const POLL_MS = 50;

/**
 * Removes the lock files of an interrupted change. Lock files of other programs are older or much newer, and are not
 * removed.
 */
export async function removeLeftLocks({ repository, refChanges }: RefStore): Promise<void> {
  for (const [key, { refs, startedAtMs }] of readRows(refChanges, refChange, "git_ref_changes")) {
    const files = [...refs, "HEAD", "packed-refs", "reftable/tables.list"];
    const locks = files.map((name) => join(repository.folder, `${name}.lock`));
    const isOurs = (lock: string): boolean => {
      const madeMs = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0;
      return madeMs >= startedAtMs - CLOCK_STEP_MS && madeMs <= startedAtMs + LATEST_LOCK_MS;
    };
    await pause(BEGUN_MS);
    const latestMs = Date.now() + GRACE_MS;
    while (locks.some(isOurs) && Date.now() < latestMs) await pause(POLL_MS);
    for (const lock of locks.filter(isOurs)) rmSync(lock, { force: true });
    refChanges.delete(key);
  }
}

/** Returns the tip of a branch. @throws InputError if the branch cannot be the target of a queue */
export async function readTarget(repository: Repository, branch: string): Promise<string> {
  const branches = await listBranches(repository);
  const tip = branches.get(branch);
  if (tip === undefined) {
    const known = [...branches.keys()].slice(0, 10).join(", ");
    const advice = known === "" ? "It has no branch with a commit yet" : `Its branches are: ${known}`;
    throw new InputError([`--git: the repository has no branch "${branch}" to merge to. ${advice}`]);
  }
  const workTree = await checkedOutAt(repository, branch);
  if (workTree !== null) throw new InputError([`--git: ${whileCheckedOut(branch, workTree)}`]);
  for (const folder of TEST_BRANCH_FOLDERS) {
    if (!branches.has(folder)) continue;
    throw new InputError([`--git: the branch "${folder}" prevents the test branches ${folder}/...; rename it`]);
  }
  return tip;
}

/** Folders of test branches: while Git builds the branch, and after that. */
export const TEST_BRANCH_FOLDERS = ["trunk-temp", "trunk-merge"] as const;

export function whileCheckedOut(branch: string, workTree: string): string {
  return (
    `the branch "${branch}" is checked out in ${workTree}, and a merge would not update that work tree. ` +
    `Check out another commit there: git -C ${JSON.stringify(workTree)} switch --detach`
  );
}
