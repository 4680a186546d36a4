import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { lstatSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import { devNull, tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { onTestFinished } from "vitest";
import { type Git, openGit } from "../../src/git/git.js";

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

/** Runs git for the test itself. */
export function git(folder: string, args: readonly string[], input: string | Buffer = ""): string {
  const options = { cwd: folder, input, env: ENVIRONMENT, stdio: ["pipe", "pipe", "pipe"] as const };
  return execFileSync("git", args, { ...options, stdio: [...options.stdio], maxBuffer: 2 ** 28 })
    .toString("utf8")
    .trim();
}

/** An empty repository without a work tree, as a server has it. */
export function givenOrigin(atEnd?: (clean: () => void) => void): string {
  const folder = temporaryFolder(atEnd);
  git(folder, ["init", "-q", "--bare", "-b", "main"]);
  return folder;
}

export interface NewCommit {
  readonly parents?: readonly string[];
  /** Content by path; null removes the file. In paths each character is one byte. */
  readonly files?: Readonly<Record<string, string | null>>;
  /** Text for the stream of fast-import in place of `files`. */
  readonly changes?: string;
}

/** Makes a commit and lets a ref point at it. */
export function commit(repository: string, ref: string, made: NewCommit = {}): string {
  return commits(repository, ref, [made]);
}

/** Makes a line of commits of which each follows the one before, and gives the last. */
export function commits(repository: string, ref: string, made: readonly NewCommit[]): string {
  // A new branch begins with the parents that are given, whatever the ref was.
  const reset = made[0]?.parents === undefined ? `reset ${ref}\n\n` : "";
  const all = made.map((each, index) => {
    const [first = index === 0 ? undefined : `:${index}`, ...others] = each.parents ?? [];
    return { ...each, ref, parents: first === undefined ? others : [first, ...others] };
  });
  return commitAll(repository, all, reset).at(-1) ?? "";
}

/** Makes commits on refs of their own, and gives each. A parent may be the number of one of them: `:1`. */
export function commitAll(
  repository: string,
  made: readonly (NewCommit & { readonly ref: string })[],
  reset = "",
): readonly string[] {
  const stream = made.map(({ ref, parents: [first, ...others] = [], files = {}, changes = "" }, index) =>
    [
      `commit ${ref}`,
      `mark :${index + 1}`,
      "committer Developer 1 <developer-1@example.com> 1700000000 +0000",
      "data 1",
      "c",
      ...(first === undefined ? [] : [`from ${first}`]),
      ...others.map((parent) => `merge ${parent}`),
      ...Object.entries(files).map(([path, content]) => change(path, content)),
      changes,
    ].join("\n"),
  );
  const marks = made.map((_, index) => `get-mark :${index + 1}\n`).join("");
  const text = `${reset}${stream.join("\n")}\n${marks}`;
  return git(repository, ["fast-import", "--quiet", "--force"], Buffer.from(text, "latin1")).split("\n");
}

function change(path: string, content: string | null): string {
  const quoted = `"${path.replace(/[^\w./-]/g, (byte) => `\\${byte.charCodeAt(0).toString(8).padStart(3, "0")}`)}"`;
  if (content === null) return `D ${quoted}`;
  return `M 100644 inline ${quoted}\ndata ${Buffer.byteLength(content, "latin1")}\n${content}`;
}

/** So many commits in a row, each with a change of its own. */
export function line(repository: string, ref: string, count: number, parents: readonly string[] = []): string {
  const made = Array.from(
    { length: count },
    (_, index): NewCommit => ({
      ...(index === 0 && parents.length > 0 ? { parents } : {}),
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
export function checkOut(origin: string, { of, depth, as = "refs/remotes/pull/7/merge" }: CheckoutOptions): string {
  const folder = temporaryFolder();
  git(folder, ["init", "-q", "-b", "main"]);
  git(folder, ["remote", "add", "origin", pathToFileURL(origin).href]);
  const sha = git(origin, ["rev-parse", of]);
  const extent = depth === 0 ? ["+refs/heads/*:refs/remotes/origin/*"] : [`--depth=${depth}`];
  git(folder, ["-c", "protocol.version=2", "fetch", "-q", "--no-tags", "origin", ...extent, `+${sha}:${as}`]);
  git(folder, ["checkout", "-q", "--force", "--detach", as]);
  return folder;
}

export function open(folder: string, more: Readonly<Record<string, string>> = {}): Promise<Git> {
  return openGit({ folder, environment: { ...ENVIRONMENT, ...more }, signal: new AbortController().signal });
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
