/** The refs of a repository: its branches, who has one checked out, and how several are changed together. */
import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod/mini";
import { InputError } from "../../errors.js";
import { dataProblem, parseJson } from "../data/disk.js";
import { gitProblem, gitText, type Repository, runGit } from "./repository.js";

const HEADS = "refs/heads/";

/** The full name of a branch's ref, which no option or commit can be taken for. */
export function refOf(branch: string): string {
  return `${HEADS}${branch}`;
}

/**
 * Branches and the commits they point to, but for names that only stand for other branches: all of them, or those that
 * contain a commit, or that a commit contains.
 */
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

/** The work tree that has a branch checked out; null where none has. */
export async function checkedOutAt(repository: Repository, branch: string): Promise<string | null> {
  const text = await gitText(repository, ["worktree", "list", "--porcelain", "-z"]);
  for (const tree of text.split("\0\0")) {
    const facts = tree.split("\0");
    // One whose folder is gone only waits to be forgotten.
    if (facts.some((fact) => fact.startsWith("prunable"))) continue;
    if (facts.includes(`branch ${refOf(branch)}`)) return facts[0]?.replace(/^worktree /, "") ?? "";
  }
  return null;
}

/** What a ref points to, before and after; null where it is not there. */
export interface RefChange {
  readonly ref: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** How refs are changed: one after the other, and with a note that says so while it goes on. */
export interface RefStore {
  readonly repository: Repository;
  /** A file of the data folder that is there while refs are changed. */
  readonly noteFile: string;
}

const note = z.object({ refs: z.array(z.string().check(z.startsWith(HEADS))) });

type Note = Readonly<z.infer<typeof note>>;

export type RefsChanged =
  | { readonly kind: "changed" }
  /** One of them does not point any more to what it did. */
  | { readonly kind: "moved" }
  /** Somebody else changes them, or was ended while he did. */
  | { readonly kind: "locked"; readonly problem: string };

/**
 * Changes refs together, each only if it still points to what it did, or else none. Whoever is killed meanwhile leaves
 * the note behind, by which the locks of Git that stayed are known.
 */
export async function changeRefs(
  { repository, noteFile }: RefStore,
  changes: readonly RefChange[],
): Promise<RefsChanged> {
  const none = "0".repeat(repository.objectFormat === "sha1" ? 40 : 64);
  const input = changes
    .map(({ ref, before, after }) => `update ${ref}\0${after ?? none}\0${before ?? none}\0`)
    .join("");
  const changing: Note = { refs: changes.map(({ ref }) => ref) };
  writeFileSync(noteFile, JSON.stringify(changing));
  const args = ["update-ref", "-m", "merge queue", "--stdin", "-z"];
  // A ref that a power cut leaves empty would be a damaged repository.
  const end = await runGit(repository, ["-c", "core.fsync=reference", ...args], { input });
  rmSync(noteFile, { force: true });
  if (end.code === 0) return { kind: "changed" };
  if (!(await areAsBefore(repository, changes))) return { kind: "moved" };
  const lock = /Unable to create '(.*?\.lock)': File exists/.exec(end.stderr)?.[1];
  if (lock === undefined) throw gitProblem(args, end);
  const problem = `another program changes the refs of the repository, or was ended in the middle and left ${lock}`;
  return { kind: "locked", problem };
}

async function areAsBefore(repository: Repository, changes: readonly RefChange[]): Promise<boolean> {
  const text = await gitText(repository, ["for-each-ref", "--format=%(objectname) %(refname)"]);
  const ids = new Map(text.split("\n").map((line) => [line.replace(/^\S* /, ""), line.replace(/ .*/, "")]));
  return changes.every(({ ref, before }) => (ids.get(ref) ?? null) === before);
}

/** So long after the note was written, a lock is not of the change that it tells of. */
const LATEST_LOCK_MS = 10_000;
/** A Git that outlived who started it has begun within this time, and is done within the other. */
const BEGUN_MS = 300;
const GRACE_MS = 1500;
const LOOK_AGAIN_MS = 50;

/**
 * Takes away the locks that a change of refs left behind because everything was killed in the middle of it. Locks of
 * others stay: these were made before the note, or long after it.
 */
export async function removeLeftLocks({ repository, noteFile }: RefStore): Promise<void> {
  const left = readNote(noteFile);
  if (left === null) return;
  const files = [...left.refs, "HEAD", "packed-refs", "reftable/tables.list"];
  const locks = files.map((name) => join(repository.folder, `${name}.lock`));
  const isOurs = (lock: string): boolean => {
    const madeMs = modifiedMs(lock);
    return madeMs !== null && madeMs >= left.writtenMs && madeMs <= left.writtenMs + LATEST_LOCK_MS;
  };
  await pause(BEGUN_MS);
  const latestMs = Date.now() + GRACE_MS;
  while (locks.some(isOurs) && Date.now() < latestMs) await pause(LOOK_AGAIN_MS);
  for (const lock of locks.filter(isOurs)) rmSync(lock, { force: true });
  rmSync(noteFile, { force: true });
}

function readNote(noteFile: string): (Note & { readonly writtenMs: number }) | null {
  const writtenMs = modifiedMs(noteFile);
  if (writtenMs === null) return null;
  const value = parseJson(readFileSync(noteFile, "utf8"));
  // It was killed while it wrote the note, so before it changed anything.
  if (value === undefined) return { refs: [], writtenMs };
  const { data } = note.safeParse(value);
  if (data !== undefined) return { ...data, writtenMs };
  throw dataProblem(
    `${noteFile}, which names the refs that are being changed, is damaged. Delete it, and any .lock file that is left in the refs of the repository`,
  );
}

function modifiedMs(path: string): number | null {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? null;
}

/**
 * The commit of the branch that a queue is to merge to.
 * @throws InputError for a branch that cannot be the target of a queue.
 */
export async function readTarget(repository: Repository, branch: string): Promise<string> {
  const branches = await listBranches(repository);
  const tip = branches.get(branch);
  if (tip === undefined) {
    const known = [...branches.keys()].slice(0, 10).join(", ");
    const there = known === "" ? "It has no branch with a commit yet" : `Its branches are: ${known}`;
    throw new InputError([`--git: the repository has no branch "${branch}" to merge to. ${there}`]);
  }
  const workTree = await checkedOutAt(repository, branch);
  if (workTree !== null) throw new InputError([`--git: ${whileCheckedOut(branch, workTree)}`]);
  for (const folder of TEST_BRANCH_FOLDERS) {
    if (!branches.has(folder)) continue;
    throw new InputError([`--git: the branch "${folder}" is in the way of the test branches ${folder}/...; rename it`]);
  }
  return tip;
}

/** What the queue's test branches begin with, while they are made and afterwards. */
export const TEST_BRANCH_FOLDERS = ["trunk-temp", "trunk-merge"] as const;

/** What to do about a target branch that a work tree shows. */
export function whileCheckedOut(branch: string, workTree: string): string {
  return (
    `the branch "${branch}" is checked out in ${workTree}, which would not see that the queue moves it. ` +
    `Check out something else there: git -C ${JSON.stringify(workTree)} switch --detach`
  );
}
