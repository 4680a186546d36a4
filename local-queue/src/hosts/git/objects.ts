/** This file reads, writes and merges commits of a repository without a ref, a work tree or an index. */
import { createHash, randomUUID } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, renameSync, statSync, writeFileSync } from "node:fs";
import { open, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { deflateSync } from "node:zlib";
import { type GitOptions, gitProblem, gitText, type Repository, runGit } from "./repository.js";

/** Commit as Git stores it. Its texts have one character per byte, because their encodings differ. */
export interface StoredCommit {
  readonly id: string;
  readonly tree: string;
  readonly parents: readonly string[];
  readonly author: string;
  readonly encoding: string | null;
  readonly message: string;
}

const QUEUE = "Merge Queue <merge-queue@localhost>";

/** Returns the queue's name and a time in Git's format for an author or committer. */
export function queueSignature(dateMs: number): string {
  return `${QUEUE} ${Math.floor(dateMs / 1000)} +0000`;
}

export function asBytes(text: string): string {
  return Buffer.from(text, "utf8").toString("latin1");
}

/** Reads commits by id. Omits missing commits and other objects. */
export async function readCommits(
  repository: Repository,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredCommit>> {
  const commits = new Map<string, StoredCommit>();
  if (ids.length === 0) return commits;
  const args = ["cat-file", "--batch"];
  const end = await runGit(repository, args, { input: `${ids.join("\n")}\n` });
  if (end.code !== 0) throw gitProblem(args, end);
  const bytes = end.stdout;
  for (let from = 0; from < bytes.length; ) {
    const lineEnd = bytes.indexOf("\n", from);
    const [id = "", type = "", length] = bytes.toString("latin1", from, lineEnd).split(" ");
    from = lineEnd + 1;
    if (length === undefined) continue;
    const content = bytes.toString("latin1", from, from + Number(length));
    from += Number(length) + 1;
    if (type === "commit") commits.set(id, parseCommit(id, content));
  }
  return commits;
}

function parseCommit(id: string, content: string): StoredCommit {
  const end = content.indexOf("\n\n");
  const headers = (end === -1 ? content : content.slice(0, end)).split("\n");
  const valuesOf = (name: string) =>
    headers.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));
  return {
    id,
    tree: valuesOf("tree")[0] ?? "",
    parents: valuesOf("parent"),
    author: valuesOf("author")[0] ?? "",
    encoding: valuesOf("encoding")[0] ?? null,
    message: end === -1 ? "" : content.slice(end + 2),
  };
}

export function subjectOf({ message, encoding }: StoredCommit): string {
  return decode(message.trimStart().split("\n", 1)[0] ?? "", encoding).trim();
}

export function authorOf({ author, encoding }: StoredCommit): string {
  return asBytes(decode(author, encoding));
}

export function authorNameOf({ author, encoding }: StoredCommit): string {
  return decode(author.replace(/<.*$/, ""), encoding).trim();
}

function decode(text: string, encoding: string | null): string {
  const bytes = Buffer.from(text, "latin1");
  try {
    return new TextDecoder(encoding ?? "utf-8").decode(bytes);
  } catch {
    return bytes.toString("utf8");
  }
}

export function authoredAt({ author }: StoredCommit): number {
  return Number(/> (\d+)/.exec(author)?.[1] ?? 0);
}

interface NewCommit extends Pick<StoredCommit, "tree" | "parents" | "author" | "message"> {
  readonly encoding?: string | null;
  readonly dateMs: number;
}

/** Writes a commit in Git's format, and returns its id. A Git process per commit would be slow. */
export function writeCommit({ folder, objectFormat }: Repository, commit: NewCommit): string {
  const { tree, parents, author, message, encoding = null, dateMs } = commit;
  const headers = [
    `tree ${tree}`,
    ...parents.map((id) => `parent ${id}`),
    `author ${author}`,
    `committer ${queueSignature(dateMs)}`,
    ...(encoding === null ? [] : [`encoding ${encoding}`]),
  ];
  const content = Buffer.from(`${headers.join("\n")}\n\n${message}`, "latin1");
  const bytes = Buffer.concat([Buffer.from(`commit ${content.length}\0`), content]);
  const id = createHash(objectFormat).update(bytes).digest("hex");
  const path = pathOf(folder, id);
  if (existsSync(path)) return id;
  const parent = dirname(path);
  mkdirSync(parent, { recursive: true });
  // Git deletes old files with such a name, so an unfinished file does not remain forever.
  const unfinished = join(parent, `tmp_obj_${randomUUID()}`);
  writeFileSync(unfinished, deflateSync(bytes));
  chmodSync(unfinished, 0o444);
  renameSync(unfinished, path);
  return id;
}

type Merge =
  | { readonly kind: "clean"; readonly tree: string }
  | { readonly kind: "conflict"; readonly files: readonly string[] }
  /** The commits have no common history, or one of the commits is missing. */
  | { readonly kind: "impossible"; readonly why: string };

const NOTHING_TO_MERGE = /refusing to merge unrelated histories|[0-9a-f]+ - not something we can merge/;

type Pair = readonly [into: string, from: string];

interface MergeOptions extends Pick<GitOptions, "objectFolder"> {
  readonly allowUnrelated?: boolean;
}

/** Merges the second commit of each pair into the first one. One process merges all pairs. */
async function mergeTrees(
  repository: Repository,
  pairs: readonly Pair[],
  { allowUnrelated = false, ...options }: MergeOptions = {},
): Promise<readonly Merge[]> {
  const merges: Merge[] = [];
  const args = ["merge-tree", "--write-tree", "--stdin", "-z", "--name-only"];
  if (allowUnrelated) args.push("--allow-unrelated-histories");
  while (merges.length < pairs.length) {
    const input = pairs
      .slice(merges.length)
      .map((pair) => `${pair.join(" ")}\n`)
      .join("");
    const { code, stdout, stderr } = await runGit(repository, args, { ...options, input });
    merges.push(...parseMerges(stdout.toString("utf8")));
    if (code === 0) break;
    // Git stops at a pair that it cannot merge at all, so another process continues with the next pair.
    const why = NOTHING_TO_MERGE.exec(stderr)?.[0];
    if (why === undefined) throw gitProblem(args, { code, stdout, stderr });
    merges.push({ kind: "impossible", why });
  }
  return merges;
}

export async function tryMerges(
  repository: Repository,
  pairs: readonly Pair[],
  scratchFolder: string,
): Promise<readonly Merge[]> {
  const objectFolder = join(scratchFolder, randomUUID());
  mkdirSync(join(objectFolder, "info"), { recursive: true });
  writeFileSync(join(objectFolder, "info/alternates"), `${join(repository.folder, "objects")}\n`);
  try {
    return await mergeTrees(repository, pairs, { objectFolder });
  } finally {
    await rm(objectFolder, { recursive: true, force: true, maxRetries: 3 });
  }
}

export async function mergeTree(
  repository: Repository,
  into: string,
  from: string,
  options: Pick<MergeOptions, "allowUnrelated"> = {},
): Promise<Merge> {
  const [merge] = await mergeTrees(repository, [[into, from]], options);
  return merge ?? { kind: "impossible", why: "git returned no result" };
}

/**
 * Parses the output of merge-tree. Fields of a merge: 1 if clean, the tree, and the files in conflict up to an empty
 * field. After a conflict, messages follow up to an empty field. Each message has the number of paths, the paths, the
 * kind and the text.
 */
function parseMerges(output: string): readonly Merge[] {
  const fields = output.split("\0");
  const merges: Merge[] = [];
  let at = 0;
  const next = (): string => fields[at++] ?? "";
  while (at < fields.length - 1) {
    const isClean = next() === "1";
    const tree = next();
    const files: string[] = [];
    for (let file = next(); file !== ""; file = next()) files.push(file);
    if (isClean) {
      merges.push({ kind: "clean", tree });
      continue;
    }
    for (let paths = next(); paths !== ""; paths = next()) at += Number(paths) + 2;
    merges.push({ kind: "conflict", files });
  }
  return merges;
}

/**
 * True when an object has a file of its own. Git deletes such an object together with the objects that it refers to.
 */
export function isLoose({ folder }: Repository, id: string): boolean {
  return existsSync(pathOf(folder, id));
}

function pathOf(folder: string, id: string): string {
  return join(folder, "objects", id.slice(0, 2), id.slice(2));
}

/**
 * Writes the objects of a commit to the disk, except those of another commit. Packs are already on the disk. Loose
 * objects are not, because most of them are needed only for a short time.
 */
export async function syncObjects({
  repository,
  commit,
  without,
}: {
  readonly repository: Repository;
  readonly commit: string;
  readonly without: string;
}): Promise<void> {
  // On Windows, this call fails for a file that is open only for reading.
  if (process.platform === "win32") return;
  const text = await gitText(repository, ["rev-list", "--objects", "--no-object-names", commit, "--not", without]);
  const paths = text
    .split("\n")
    .map((id) => pathOf(repository.folder, id))
    .filter(isFile);
  for (const path of paths) await sync(path);
  for (const folder of new Set([...paths.map((path) => dirname(path)), join(repository.folder, "objects")]))
    await sync(folder);
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } catch (error) {
    // Some network file systems reject this call for folders.
    if (!(error instanceof Error && "code" in error && (error.code === "EINVAL" || error.code === "ENOTSUP")))
      throw error;
  } finally {
    await handle.close();
  }
}

/** True when all objects of a commit exist. Does not check the objects of the other commit. */
export async function isComplete(repository: Repository, commit: string, without: string): Promise<boolean> {
  const { code } = await runGit(repository, ["rev-list", "--objects", "--quiet", commit, "--not", without]);
  return code === 0;
}

/** Returns those of the commits that another commit contains. Omits missing commits. */
export async function findContained(
  repository: Repository,
  commit: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = [...(await readCommits(repository, ids)).keys()];
  if (found.length === 0) return new Set();
  const input = [...found, `^${commit}`].map((line) => `${line}\n`).join("");
  const outside = new Set((await gitText(repository, ["rev-list", "--stdin"], { input })).split("\n"));
  return new Set(found.filter((id) => !outside.has(id)));
}

interface AddedCommits {
  readonly commits: readonly Pick<StoredCommit, "id" | "parents">[];
  /** True when none of the commits is a merge. */
  readonly isLine: boolean;
}

/** Lists the commits of a head that another commit lacks. */
export async function listAddedCommits(repository: Repository, base: string, head: string): Promise<AddedCommits> {
  const text = await gitText(repository, ["rev-list", "--reverse", "--topo-order", "--parents", head, `^${base}`]);
  const all = text.split("\n").flatMap((line) => {
    const [id = "", ...parents] = line.split(" ");
    return id === "" ? [] : [{ id, parents }];
  });
  const commits = all.filter(({ parents }) => parents.length <= 1);
  return { commits, isLine: commits.length === all.length };
}
