import { execFileSync } from "node:child_process";
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { devNull, tmpdir } from "node:os";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished } from "vitest";
import {
  type Changes,
  checkOutCommit,
  copyHistory,
  firstParent,
  gitFolderOf,
  initialize,
  writeCommit,
  writeRef,
} from "./git-objects.js";

/** Environment of Git without the configuration of the machine. */
export const ENVIRONMENT: Readonly<Record<string, string | undefined>> = {
  PATH: process.env.PATH,
  SYSTEMROOT: process.env.SYSTEMROOT,
  HOME: tmpdir(),
  GIT_CONFIG_GLOBAL: devNull,
  GIT_CONFIG_NOSYSTEM: "1",
};

/** Creates a folder, and removes it at the end of the test or in another hook, such as `afterAll`. */
export function temporaryFolder(atEnd: (clean: () => void) => void = onTestFinished): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "git-")));
  atEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

/** Environment without automatic maintenance, which would start a process after each command. */
const OWN_ENVIRONMENT = {
  ...ENVIRONMENT,
  GIT_CONFIG_COUNT: "2",
  GIT_CONFIG_KEY_0: "gc.auto",
  GIT_CONFIG_VALUE_0: "0",
  GIT_CONFIG_KEY_1: "maintenance.auto",
  GIT_CONFIG_VALUE_1: "false",
};

export function git(folder: string, args: readonly string[], input: string | Buffer = ""): string {
  const options = { cwd: folder, input, env: OWN_ENVIRONMENT, stdio: ["pipe", "pipe", "pipe"] as const };
  return execFileSync("git", args, { ...options, stdio: [...options.stdio], maxBuffer: 2 ** 28 })
    .toString("utf8")
    .trim();
}

/** Creates an empty bare repository. */
export function givenOrigin(atEnd?: (clean: () => void) => void): string {
  const folder = temporaryFolder(atEnd);
  initialize(folder, { bare: true });
  return folder;
}

/** Creates an empty repository with a work tree. */
export function givenRepository(atEnd?: (clean: () => void) => void): string {
  const folder = temporaryFolder(atEnd);
  initialize(join(folder, ".git"), { bare: false });
  return folder;
}

export interface NewCommit {
  /** Ids or names of commits. */
  readonly parents?: readonly string[];
  readonly files?: Changes;
}

export function commit(repository: string, ref: string, made: NewCommit = {}): string {
  return commits(repository, ref, [made]);
}

/** Writes a chain of commits and returns the last id. */
export function commits(repository: string, ref: string, made: readonly NewCommit[]): string {
  const all = made.map((each, index) => ({ ref, parents: index === 0 ? [] : [`:${index}`], ...each }));
  return commitAll(repository, all).at(-1) ?? "";
}

/** Writes commits, each with its ref, and returns their ids. A parent can be the ordinal of a commit, such as `:1`. */
export function commitAll(
  repository: string,
  made: readonly (NewCommit & { readonly ref: string })[],
): readonly string[] {
  const gitFolder = gitFolderOf(repository);
  const ids: string[] = [];
  const tips = new Map<string, string>();
  for (const { ref, parents = [], files = {} } of made) {
    const parentIds = parents.map((name) =>
      name.startsWith(":") ? (ids[Number(name.slice(1)) - 1] ?? "") : commitNamed(repository, name),
    );
    const id = writeCommit(gitFolder, parentIds, files);
    ids.push(id);
    tips.set(ref, id);
  }
  for (const [ref, id] of tips) writeRef(gitFolder, ref, id);
  return ids;
}

/** Finds a commit by its id or a ref, optionally some steps back (`~2`). */
export function commitNamed(repository: string, name: string): string {
  const [start = "", steps = "0"] = name.split("~");
  const tip = /^[0-9a-f]{40}$/.test(start) ? start : readFileSync(join(gitFolderOf(repository), start), "utf8").trim();
  return firstParent(tip, Number(steps));
}

export interface CheckoutOptions {
  /** Ref or commit to check out. */
  readonly of: string;
  /** Number of commits; 0 for the whole history. */
  readonly depth: number;
  /** Ref of the checked out commit in the clone. */
  readonly as?: string;
}

/** Checks out a commit as actions/checkout does. */
export function checkOut(
  origin: string,
  { of, depth, as = "refs/remotes/pull/7/merge" }: CheckoutOptions,
  atEnd?: (clean: () => void) => void,
): string {
  const folder = temporaryFolder(atEnd);
  const id = commitNamed(origin, of);
  checkOutTo(folder, origin, { id, depth, refs: [...(depth === 0 ? trackedBranches(origin) : []), [as, id]] });
  return folder;
}

/** Lists the branches of a repository by their refs in a clone. */
export function trackedBranches(origin: string): readonly (readonly [string, string])[] {
  const heads = join(gitFolderOf(origin), "refs/heads");
  return readdirSync(heads, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    if (!entry.isFile()) return [];
    const path = join(entry.parentPath, entry.name);
    const branch = relative(heads, path).replaceAll("\\", "/");
    return [[`refs/remotes/origin/${branch}`, readFileSync(path, "utf8").trim()]];
  });
}

interface Checkout {
  readonly id: string;
  /** Number of commits; 0 for the whole history. */
  readonly depth: number;
  /** Refs of the clone with their commits. */
  readonly refs: readonly (readonly [string, string])[];
}

/** Writes a clone to an empty folder. The clone can fetch more from its origin. */
export function checkOutTo(folder: string, origin: string, { id, depth, refs }: Checkout): void {
  const gitFolder = join(folder, ".git");
  initialize(gitFolder, { bare: false });
  const remote = `[remote "origin"]\n\turl = ${pathToFileURL(origin).href}\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n`;
  appendFileSync(join(gitFolder, "config"), remote);
  copyHistory(gitFolderOf(origin), gitFolder, [id, ...refs.map(([, tip]) => tip)], depth);
  for (const [ref, tip] of refs) writeRef(gitFolder, ref, tip);
  checkOutCommit(folder, id);
}

/** Fails if Git finds an error in a repository, or if a test branch remains. */
export function expectSound(repository: string): void {
  // Git checks these two kinds of files, which the repositories lack, in more processes.
  const fewer = ["-c", "core.multiPackIndex=false", "-c", "core.commitGraph=false"];
  expect(git(repository, [...fewer, "fsck", "--strict", "--no-dangling"])).toBe("");
  expect(listTestBranches(repository)).toEqual([]);
}

/** Lists the branches of a repository that are not packed, and that a queue makes for tests. */
export function listTestBranches(repository: string): readonly string[] {
  const refs = trackedBranches(repository).map(([ref]) => ref.replace("refs/remotes/origin/", ""));
  return refs.filter((branch) => branch.startsWith("trunk-"));
}
