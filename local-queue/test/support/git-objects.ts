/**
 * This file writes repositories without Git. Tests create thousands of commits and checkouts, and starting a process
 * takes longer than its work. The tests in `test/git` run Git on these repositories.
 */

import { createHash } from "node:crypto";
import {
  type BigIntStats,
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { deflateSync, inflateSync } from "node:zlib";

interface Entry {
  readonly mode: "100644" | "100755" | "120000" | "160000";
  readonly id: string;
}

/** All files of a commit by path. */
type Tree = ReadonlyMap<string, Entry>;

/** Content of a file, or of an entry with another mode. The content of a submodule is a commit id. */
type Content = string | { readonly mode: Exclude<Entry["mode"], "100644">; readonly content: string };

/** Content by path, with one character per byte; null removes the path. */
export type Changes = Readonly<Record<string, Content | null>>;

interface StoredCommit {
  readonly parents: readonly string[];
  readonly tree: Tree;
  /** Ids of the objects of the commit, including its own id. */
  readonly objects: readonly string[];
}

/** Commits of all repositories, by id. */
const COMMITS = new Map<string, StoredCommit>();

function storedCommit(id: string): StoredCommit {
  const found = COMMITS.get(id);
  if (found === undefined) throw new Error(`The commit ${id} was not made by these tests.`);
  return found;
}

/** Returns the commit `steps` first parents back. */
export function firstParent(id: string, steps: number): string {
  return steps === 0 ? id : firstParent(storedCommit(id).parents[0] ?? "", steps - 1);
}

/** Writes an empty repository, as `git init` does. */
export function initialize(gitFolder: string, { bare }: { readonly bare: boolean }): void {
  for (const name of ["objects", "refs/heads"]) mkdirSync(join(gitFolder, name), { recursive: true });
  writeFileSync(join(gitFolder, "HEAD"), "ref: refs/heads/main\n");
  const fileMode = process.platform !== "win32";
  writeFileSync(
    join(gitFolder, "config"),
    `[core]\n\trepositoryformatversion = 0\n\tfilemode = ${fileMode}\n\tbare = ${bare}\n`,
  );
}

/** Returns the folder of Git's own files, for a repository with or without a work tree. */
export function gitFolderOf(repository: string): string {
  const inside = join(repository, ".git");
  return existsSync(inside) ? inside : repository;
}

const PERSON = "Developer 1 <developer-1@example.com> 1700000000 +0000";

/** Writes a commit with the files of its first parent, if any, and the changes. */
export function writeCommit(gitFolder: string, parents: readonly string[], changes: Changes): string {
  const tree = changed(gitFolder, parents[0], changes);
  const objects: string[] = [];
  const top = writeTree(gitFolder, tree, objects);
  const headers = [`tree ${top}`, ...parents.map((id) => `parent ${id}`), `author ${PERSON}`, `committer ${PERSON}`];
  const id = writeObject(gitFolder, "commit", Buffer.from(`${headers.join("\n")}\n\nc`));
  COMMITS.set(id, { parents, tree, objects: [id, ...objects] });
  return id;
}

function changed(gitFolder: string, parent: string | undefined, changes: Changes): Tree {
  const tree = new Map(parent === undefined ? [] : storedCommit(parent).tree);
  for (const [path, content] of Object.entries(changes)) {
    if (content !== null) tree.set(path, writeContent(gitFolder, content));
    else for (const each of tree.keys()) if (`${each}/`.startsWith(`${path}/`)) tree.delete(each);
  }
  return tree;
}

function writeContent(gitFolder: string, given: Content): Entry {
  const { mode, content } = typeof given === "string" ? { mode: "100644" as const, content: given } : given;
  return { mode, id: mode === "160000" ? content : writeObject(gitFolder, "blob", Buffer.from(content, "latin1")) };
}

/** Lists the files that differ between two commits, as `listChangedFiles` does with Git. */
export function listCommitChanges(from: string, to: string) {
  const [before, after] = [storedCommit(from).tree, storedCommit(to).tree];
  return sortedByBytes(new Map([...before, ...after])).flatMap(([path]) => {
    const [old, present] = [before.get(path), after.get(path)];
    const status = statusOf(old, present);
    return status === undefined ? [] : [{ path: Buffer.from(path, "latin1").toString("utf8"), status }];
  });
}

function statusOf(old: Entry | undefined, present: Entry | undefined) {
  if (old === undefined) return "added" as const;
  if (present === undefined) return "deleted" as const;
  // The first three digits are the type of the file.
  if (old.mode.slice(0, 3) !== present.mode.slice(0, 3)) return "type-changed" as const;
  return old.mode === present.mode && old.id === present.id ? undefined : ("modified" as const);
}

/** Returns the UTF-8 bytes of a text, with one character per byte. */
export function toByteCharacters(text: string): string {
  return Buffer.from(text).toString("latin1");
}

export function writeRef(gitFolder: string, ref: string, id: string): void {
  const path = join(gitFolder, ref);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${id}\n`);
}

function writeTree(gitFolder: string, tree: Tree, objects: string[]): string {
  const entries = new Map<string, { readonly mode: string; readonly id: string }>();
  const folders = new Map<string, Map<string, Entry>>();
  for (const [path, entry] of tree) {
    const [name = "", ...below] = path.split("/");
    if (below.length === 0) entries.set(name, entry);
    else folders.set(name, (folders.get(name) ?? new Map()).set(below.join("/"), entry));
  }
  for (const { mode, id } of entries.values()) if (mode !== "160000") objects.push(id);
  for (const [name, below] of folders)
    entries.set(`${name}/`, { mode: "40000", id: writeTree(gitFolder, below, objects) });
  // Git sorts folders as if their names ended with a slash.
  const lines = sortedByBytes(entries).flatMap(([name, { mode, id }]) => [
    Buffer.from(`${mode} ${name.replace(/\/$/, "")}\0`, "latin1"),
    Buffer.from(id, "hex"),
  ]);
  const id = writeObject(gitFolder, "tree", Buffer.concat(lines));
  objects.push(id);
  return id;
}

function sortedByBytes<Value>(entries: ReadonlyMap<string, Value>): readonly (readonly [string, Value])[] {
  return [...entries].toSorted(([one], [other]) => (one < other ? -1 : 1));
}

function writeObject(gitFolder: string, kind: "blob" | "tree" | "commit", content: Buffer): string {
  const bytes = Buffer.concat([Buffer.from(`${kind} ${content.length}\0`), content]);
  const id = createHash("sha1").update(bytes).digest("hex");
  const path = objectPath(gitFolder, id);
  if (!existsSync(path)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, deflateSync(bytes, { level: 1 }), { mode: 0o444 });
  }
  return id;
}

function objectPath(gitFolder: string, id: string): string {
  return join(gitFolder, "objects", id.slice(0, 2), id.slice(2));
}

/** Links commits with a history of `depth` commits to another repository; 0 means the whole history. */
export function copyHistory(from: string, to: string, tips: readonly string[], depth: number): void {
  const reached = new Set(tips);
  const cut: string[] = [];
  let row: readonly string[] = [...reached];
  for (let step = 1; row.length > 0; step += 1) {
    const parents = new Set<string>();
    for (const id of row) {
      const commit = storedCommit(id);
      for (const object of commit.objects) linkObject(from, to, object);
      if (step === depth && commit.parents.length > 0) cut.push(id);
      else for (const parent of commit.parents) if (!reached.has(parent)) parents.add(parent);
    }
    for (const id of parents) reached.add(id);
    row = [...parents];
  }
  if (cut.length > 0) writeFileSync(join(to, "shallow"), cut.map((id) => `${id}\n`).join(""));
}

function linkObject(from: string, to: string, id: string): void {
  const path = objectPath(to, id);
  if (existsSync(path)) return;
  mkdirSync(dirname(path), { recursive: true });
  linkSync(objectPath(from, id), path);
}

/** Checks a commit of the repository out into its empty work tree. */
export function checkOutCommit(workTree: string, id: string): void {
  const gitFolder = join(workTree, ".git");
  const entries = sortedByBytes(storedCommit(id).tree).map(([path, entry]) => {
    const file = Buffer.from(`${Buffer.from(`${workTree}/`).toString("latin1")}${path}`, "latin1");
    mkdirSync(file.subarray(0, file.lastIndexOf("/")), { recursive: true });
    writeEntry(file, entry, gitFolder);
    return indexEntry(path, entry, lstatSync(file, { bigint: true }));
  });
  const header = Buffer.from("DIRC\0\0\0\x02\0\0\0\0", "latin1");
  header.writeUInt32BE(entries.length, 8);
  const index = Buffer.concat([header, ...entries]);
  writeFileSync(join(gitFolder, "index"), Buffer.concat([index, createHash("sha1").update(index).digest()]));
  writeFileSync(join(gitFolder, "HEAD"), `${id}\n`);
}

function writeEntry(file: Buffer, { mode, id }: Entry, gitFolder: string): void {
  switch (mode) {
    case "160000":
      mkdirSync(file);
      break;
    case "120000":
      symlinkSync(readObject(gitFolder, id), file);
      break;
    case "100644":
    case "100755":
      writeFileSync(file, readObject(gitFolder, id));
      if (mode === "100755") chmodSync(file, 0o755);
  }
}

/** Returns the content of an object that has its own file. */
export function readObject(gitFolder: string, id: string): Buffer {
  const bytes = inflateSync(readFileSync(objectPath(gitFolder, id)));
  return bytes.subarray(bytes.indexOf(0) + 1);
}

/** Formats an entry of gitformat-index. Git compares the entry's times and size with those of the file. */
function indexEntry(path: string, { mode, id }: Entry, facts: BigIntStats): Buffer {
  const name = Buffer.from(path, "latin1");
  // The entry ends with at least one NUL, up to a multiple of eight bytes.
  const entry = Buffer.alloc(Math.ceil((62 + name.length + 1) / 8) * 8);
  const { ctimeNs, mtimeNs, dev, ino, uid, gid, size } = facts;
  const second = 1_000_000_000n;
  const times = [ctimeNs / second, ctimeNs % second, mtimeNs / second, mtimeNs % second];
  const numbers = [...times, dev, ino, BigInt(Number.parseInt(mode, 8)), uid, gid, mode === "160000" ? 0n : size];
  for (const [index, number] of numbers.entries()) entry.writeUInt32BE(Number(BigInt.asUintN(32, number)), index * 4);
  entry.write(id, 40, "hex");
  entry.writeUInt16BE(Math.min(name.length, 0xfff), 60);
  name.copy(entry, 62);
  return entry;
}
