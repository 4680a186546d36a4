import { InputError } from "../errors.js";
import { objectNamed } from "./commits.js";
import { type Git, gitFailure, gitOutput, runGit } from "./git.js";

/** Larger than any manifest or lockfile that a decision is read from. */
const MAXIMUM_BYTES = 32 * 1024 * 1024;

/**
 * The bytes of many files at a commit, by path. Paths without a file there are left out; a symbolic link's content is
 * the path that it leads to. @throws InputError when the commit is not there, or a file is larger than the bound.
 */
export async function readFilesAt(
  git: Git,
  commit: string,
  paths: readonly string[],
  maximumBytes = MAXIMUM_BYTES,
): Promise<ReadonlyMap<string, Buffer>> {
  const files = await findFiles(git, commit, [...new Set(paths)]);
  for (const { path, size } of files) {
    if (size <= maximumBytes) continue;
    throw new InputError([`${JSON.stringify(path)} at ${commit} has ${size} bytes; at most ${maximumBytes} are read.`]);
  }
  const contents = await readBlobs(git, new Map(files.map(({ id, size }) => [id, size])));
  return new Map(files.map(({ path, id }) => [path, contents.get(id) ?? Buffer.alloc(0)]));
}

/** Whether a commit that is there has a folder at a path. */
export async function isFolderAt(git: Git, commit: string, path: string): Promise<boolean> {
  const { code, stdout } = await runGit(git, ["cat-file", "-t", `${commit}:${path}`]);
  return code === 0 && stdout.toString("latin1").trim() === "tree";
}

/** What `cat-file` says of an object that is there. */
const FOUND = /^([0-9a-f]{40,64}) (\w+) (\d+)$/;

/** The files with their sizes, and the names of the objects with their contents. */
async function findFiles(git: Git, commit: string, paths: readonly string[]) {
  const names = await Promise.all(paths.map((path) => objectName(git, commit, path)));
  const stdin = [`${commit}^{tree}`, ...names].map((name) => `${name}\n`).join("");
  const output = await gitOutput(git, ["cat-file", "--batch-check"], { stdin });
  const [tree, ...lines] = output.toString("utf8").split("\n");
  if (FOUND.exec(tree ?? "") === null) throw new InputError([`The commit ${commit} is not in the clone.`]);
  return paths.flatMap((path, index) => {
    const [, id, kind, size] = FOUND.exec(lines[index] ?? "") ?? [];
    return id === undefined || kind !== "blob" ? [] : [{ path, id, size: Number(size) }];
  });
}

/** The batch is read by lines, and git drops a CR at their end: a name with either is resolved on its own. */
async function objectName(git: Git, commit: string, path: string): Promise<string> {
  const name = `${commit}:${path}`;
  if (!/[\r\n]/.test(path)) return name;
  return (await objectNamed(git, name)) ?? "0".repeat(40);
}

/** The contents of objects, by their names. */
async function readBlobs(git: Git, sizes: ReadonlyMap<string, number>): Promise<ReadonlyMap<string, Buffer>> {
  if (sizes.size === 0) return new Map();
  const total = [...sizes.values()].reduce((sum, size) => sum + size + 100, 0);
  const stdin = [...sizes.keys()].map((id) => `${id}\n`).join("");
  const output = await gitOutput(git, ["cat-file", "--batch"], { stdin, maximumBytes: total });
  const contents = new Map<string, Buffer>();
  let start = 0;
  for (const [id, size] of sizes) {
    // `<id> blob <size>`, a line break, the content, a line break.
    const content = output.indexOf(0x0a, start) + 1;
    if (output.toString("latin1", start, content) !== `${id} blob ${size}\n`)
      throw new InputError([`git could not read the object ${id}.`]);
    contents.set(id, output.subarray(content, content + size));
    start = content + size + 1;
  }
  return contents;
}

/**
 * Tracked text files of the work tree, from the top of the repository, that mention any of these: names in quotes as
 * code and configuration have them, perhaps with something behind a `/` or `:`; folders as a part of a path behind a slash.
 */
export async function filesThatMention(
  git: Git,
  { names, folders }: Readonly<Record<"names" | "folders", readonly string[]>>,
): Promise<readonly string[]> {
  const patterns = [
    ...names.map((name) => `${QUOTE}${literally(name)}(${QUOTE}|[/:])`),
    ...folders.map((name) => `/${literally(name)}(${QUOTE}|[])/,;[:space:]]|$)`),
  ].filter((pattern) => !/[\n\r]/.test(pattern));
  if (patterns.length === 0) return [];
  const options = ["--files-with-matches", "--null", "--extended-regexp", "-I", "--no-color"];
  const args = ["grep", ...options, ...patterns.flatMap((pattern) => ["-e", pattern]), "--"];
  const end = await runGit(git, args);
  // 1: nowhere.
  if (end.code !== 0 && end.code !== 1) throw gitFailure(git, args, end);
  return end.stdout
    .toString("utf8")
    .split("\0")
    .filter((path) => path !== "");
}

const QUOTE = "[\"'`]";

function literally(text: string): string {
  return text.replace(/[.[\]{}()*+?^$|\\]/g, "\\$&");
}
