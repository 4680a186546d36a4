import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  appendFileSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { devNull, tmpdir } from "node:os";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { onTestFinished } from "vitest";
import { findGit, type Git } from "../../src/git/git.js";
import {
  type Changes,
  checkOutCommit,
  copyHistory,
  firstParent,
  gitFolderOf,
  initialize,
  writeCommit,
  writeRef,
} from "./objects.js";

/** No configuration of this machine, and always the same author and time. */
export const ENVIRONMENT: Readonly<Record<string, string | undefined>> = {
  PATH: process.env.PATH,
  SYSTEMROOT: process.env.SYSTEMROOT,
  HOME: tmpdir(),
  GIT_CONFIG_GLOBAL: devNull,
  GIT_CONFIG_NOSYSTEM: "1",
};

/** Goes with the test, or with what else is given: `afterAll`. */
export function temporaryFolder(atEnd: (clean: () => void) => void = onTestFinished): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "git-")));
  atEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

/** For the tests' own git: nothing is cleaned up behind a command, which would start another one each time. */
const OWN_ENVIRONMENT = {
  ...ENVIRONMENT,
  GIT_CONFIG_COUNT: "2",
  GIT_CONFIG_KEY_0: "gc.auto",
  GIT_CONFIG_VALUE_0: "0",
  GIT_CONFIG_KEY_1: "maintenance.auto",
  GIT_CONFIG_VALUE_1: "false",
};

/** Runs git for the test itself. */
export function git(folder: string, args: readonly string[], input: string | Buffer = ""): string {
  const options = { cwd: folder, input, env: OWN_ENVIRONMENT, stdio: ["pipe", "pipe", "pipe"] as const };
  return execFileSync("git", args, { ...options, stdio: [...options.stdio], maxBuffer: 2 ** 28 })
    .toString("utf8")
    .trim();
}

/** An empty repository without a work tree, as a server has it. */
export function givenOrigin(atEnd?: (clean: () => void) => void): string {
  const folder = temporaryFolder(atEnd);
  initialize(folder, { bare: true });
  return folder;
}

/** An empty repository with a work tree. */
export function givenRepository(atEnd?: (clean: () => void) => void): string {
  const folder = temporaryFolder(atEnd);
  initialize(join(folder, ".git"), { bare: false });
  return folder;
}

export interface NewCommit {
  /** Commits, or names that lead to some. */
  readonly parents?: readonly string[];
  readonly files?: Changes;
}

/** Makes a commit and lets a ref point at it. */
export function commit(repository: string, ref: string, made: NewCommit = {}): string {
  return commits(repository, ref, [made]);
}

/** Makes a line of commits of which each follows the one before, and gives the last. */
export function commits(repository: string, ref: string, made: readonly NewCommit[]): string {
  const all = made.map((each, index) => ({ ref, parents: index === 0 ? [] : [`:${index}`], ...each }));
  return commitAll(repository, all).at(-1) ?? "";
}

/** Makes commits on refs of their own, and gives each. A parent may be the number of one of them: `:1`. */
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

/** A commit by its name, or that so many steps (`~2`) before it or before the tip of a ref. */
export function commitNamed(repository: string, name: string): string {
  const [start = "", steps = "0"] = name.split("~");
  const tip = /^[0-9a-f]{40}$/.test(start) ? start : readFileSync(join(gitFolderOf(repository), start), "utf8").trim();
  return firstParent(tip, Number(steps));
}

/** So many commits in a row, each with a change of its own. */
export function line(repository: string, ref: string, count: number, parents: readonly string[] = []): string {
  const made = Array.from(
    { length: count },
    (_, index): NewCommit => ({
      ...(index === 0 ? { parents } : {}),
      files: { [`line-${ref.replaceAll("/", "-")}`]: `${index}` },
    }),
  );
  return commits(repository, ref, made);
}

export interface CheckoutOptions {
  /** Ref or commit to check out. */
  readonly of: string;
  /** 0: everything. */
  readonly depth: number;
  /** What the checked out commit is called in the clone. */
  readonly as?: string;
}

/** Checks a commit out like actions/checkout. */
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

/** The branches of a repository, by what a clone calls them. */
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
  /** The commit that is checked out. */
  readonly id: string;
  /** 0: everything below the refs. */
  readonly depth: number;
  /** What the clone has, by name. */
  readonly refs: readonly (readonly [string, string])[];
}

/** Makes a clone in an empty folder, which may fetch more from its origin. */
export function checkOutTo(folder: string, origin: string, { id, depth, refs }: Checkout): void {
  const gitFolder = join(folder, ".git");
  initialize(gitFolder, { bare: false });
  const remote = `[remote "origin"]\n\turl = ${pathToFileURL(origin).href}\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n`;
  appendFileSync(join(gitFolder, "config"), remote);
  copyHistory(gitFolderOf(origin), gitFolder, [id, ...refs.map(([, tip]) => tip)], depth);
  for (const [ref, tip] of refs) writeRef(gitFolder, ref, tip);
  checkOutCommit(folder, id);
}

/** Lets nothing more come from the origin of a checkout. */
export function cutOff(folder: string): void {
  const config = join(folder, ".git", "config");
  writeFileSync(config, readFileSync(config, "utf8").replace(/url = .*/, "url = file:///there/is/none"));
}

/** A checkout as `openGit` gives it for its top folder, without asking Git where that is. */
export function open(folder: string, more: Readonly<Record<string, string>> = {}): Git {
  const environment = { ...ENVIRONMENT, ...more };
  const shallowFile = join(folder, ".git", "shallow");
  const { signal } = new AbortController();
  return { program: findGit(environment), root: folder, shallowFile, environment, signal };
}

/** Everything in a checkout by path, but for the objects and the list of cut commits, which may grow. */
export function snapshot(folder: string): Readonly<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const entry of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const name = entry.replaceAll("\\", "/");
    if (name.startsWith(".git/objects/") || name === ".git/shallow") continue;
    const path = join(folder, entry);
    const facts = lstatSync(path);
    if (facts.isDirectory()) files[name] = "folder";
    else {
      const content = facts.isSymbolicLink() ? readlinkSync(path) : readFileSync(path);
      files[name] = `${facts.mode} ${createHash("sha256").update(content).digest("hex")}`;
    }
  }
  return files;
}
