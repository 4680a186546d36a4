import { InputError, OperationError } from "../errors.js";
import { formatBytes, formatTruncatedList } from "../text/format.js";
import { resolveGitObjectId } from "./commits.js";
import { createGitError, type Git, readGitOutput, runGit } from "./git.js";

const MAXIMUM_BYTES = 64 * 1024 * 1024;

/**
 * Reads the files that exist at a commit. The content of a link is its destination. @throws InputError if the commit is
 * missing, or if the files together exceed the limit
 */
export async function readFilesAtCommit(
  git: Git,
  commit: string,
  paths: readonly string[],
  maximumBytes = MAXIMUM_BYTES,
): Promise<ReadonlyMap<string, Buffer>> {
  const unique = [...new Set(paths)];
  const names = await Promise.all(unique.map((path) => resolveName(git, commit, path)));
  const [root, ...objects] = await readNamed(git, [`${commit}^{tree}`, ...names], maximumBytes).catch(
    (error: unknown) => {
      if (!(error instanceof OperationError) || error.kind !== "input") throw error;
      const list = formatTruncatedList(unique, SHOWN_PATHS, (path) => JSON.stringify(path));
      throw new InputError([`The files ${list} have more than ${formatBytes(maximumBytes)} at commit ${commit}.`]);
    },
  );
  if (root === undefined) throw new InputError([`The clone does not contain the commit ${commit}.`]);
  return new Map(
    unique.flatMap((path, index) => {
      const object = objects[index];
      return object?.kind === "blob" ? [[path, object.content]] : [];
    }),
  );
}

const SHOWN_PATHS = 3;

/**
 * Returns the object of a path. Uses a separate process for a path with a line break, because git reads one name per
 * line.
 */
async function resolveName(git: Git, commit: string, path: string): Promise<string> {
  const name = `${commit}:${path}`;
  if (!/[\r\n]/.test(path)) return name;
  return (await resolveGitObjectId(git, name)) ?? "0".repeat(40);
}

/** Reads blobs by their ids. Omits objects that are not in the clone. @throws OperationError above the size limit */
export async function readGitBlobs(
  git: Git,
  ids: readonly string[],
  maximumBytes: number,
): Promise<ReadonlyMap<string, Buffer>> {
  const unique = [...new Set(ids)];
  const objects = unique.length === 0 ? [] : await readNamed(git, unique, maximumBytes);
  return new Map(
    unique.flatMap((id, index) => {
      const content = objects[index]?.content;
      return content === undefined ? [] : [[id, content]];
    }),
  );
}

/**
 * Reads objects in the order of their names; undefined for a missing object. @throws OperationError above the size
 * limit
 */
async function readNamed(git: Git, names: readonly string[], maximumBytes: number) {
  const stdin = names.map((name) => `${name}\n`).join("");
  const output = await readGitOutput(git, ["cat-file", "--batch", "--buffer"], { stdin, maximumBytes });
  let start = 0;
  return names.map(() => {
    const content = output.indexOf(0x0a, start) + 1;
    const [, kind, size] = /^[0-9a-f]+ (\w+) (\d+)$/.exec(output.toString("latin1", start, content - 1)) ?? [];
    const end = content + Number(size ?? 0);
    // Git prints a line break after each content.
    start = size === undefined ? content : end + 1;
    return size === undefined ? undefined : { kind, content: output.subarray(content, end) };
  });
}

export interface TreeFile {
  readonly path: string;
  readonly id: string;
  readonly kind: "file" | "link" | "submodule";
}

const KINDS: ReadonlyMap<string, TreeFile["kind"]> = new Map([
  ["120000", "link"],
  ["160000", "submodule"],
]);

/** Lists the needed files of a commit, also those that a sparse checkout omits. */
export async function listTreeFiles(
  git: Git,
  commit: string,
  isNeeded: (file: Omit<TreeFile, "id">) => boolean,
): Promise<readonly TreeFile[]> {
  const args = ["ls-tree", "-r", "-z", "--full-tree", `${commit}^{tree}`];
  const output = await readGitOutput(git, args, { maximumBytes: TREE_BYTES });
  const files: TreeFile[] = [];
  for (const entry of output.toString("utf8").split("\0")) {
    const end = entry.indexOf("\t");
    // An entry is the mode, a kind of four or six letters, the id and the path.
    const kind = KINDS.get(entry.slice(0, 6)) ?? "file";
    const file = { path: entry.slice(end + 1), kind };
    if (end > 0 && isNeeded(file)) files.push({ ...file, id: entry.slice(entry.indexOf(" ", 8) + 1, end) });
  }
  return files;
}

/** Lists the files that differ between two commits as they are in the second one. `id` is empty for deleted files. */
export async function listTreeChanges(git: Git, from: string, to: string): Promise<readonly TreeFile[]> {
  const options = ["-r", "-z", "--raw", "--no-renames", "--no-abbrev", "--ignore-submodules=none"];
  const output = await readGitOutput(git, ["diff-tree", ...options, from, to, "--"], { maximumBytes: TREE_BYTES });
  const fields = output.toString("utf8").split("\0");
  return fields.flatMap((facts, index): readonly TreeFile[] => {
    if (index % 2 === 1 || !facts.startsWith(":")) return [];
    const [, mode = "", , id = ""] = facts.split(" ");
    const isDeleted = mode === "000000";
    return [{ path: fields[index + 1] ?? "", id: isDeleted ? "" : id, kind: KINDS.get(mode) ?? "file" }];
  });
}

const TREE_BYTES = 512 * 1024 * 1024;

/** Finds Go files of a commit that import a package of a module. Returns the module paths by file. */
export async function findGoImports(
  git: Git,
  commit: string,
  modules: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const patterns = modules.flatMap((path) => ["-e", `["\`]${escapePattern(path)}["\`/]`]);
  const options = ["--only-matching", "--null", "--extended-regexp", "-I", "--no-color"];
  const args = ["grep", ...options, ...patterns, commit, "--", "*.go"];
  const end = await runGit(git, args);
  if (end.code !== 0 && end.code !== 1) throw createGitError(git, args, end);
  const found = new Map<string, string[]>();
  for (const line of end.stdout.toString("utf8").split("\n")) {
    const [name, match] = line.split("\0");
    if (name === undefined || match === undefined) continue;
    const path = name.slice(commit.length + 1);
    const known = found.get(path);
    if (known === undefined) found.set(path, [match.slice(1, -1)]);
    else known.push(match.slice(1, -1));
  }
  return found;
}

const IMPORT = `(^|[^[:alnum:]_])(from|import|require)[[:space:]]*\\(?[[:space:]]*(/[*][^*]*[*]/[[:space:]]*)*["'\`]`;
/** Globs of files in which Nx finds imports. */
export const SOURCE_FILE_GLOBS: readonly string[] = ["ts", "tsx", "js", "jsx", "mts", "mjs", "cts", "cjs", "vue"].map(
  (extension) => `*.${extension}`,
);

/**
 * Returns the lines that look like imports in the source files of a commit below the given folders. Each line has the
 * path of its file.
 */
export async function findImportLines(
  git: Git,
  commit: string,
  folders: readonly string[],
): Promise<readonly { readonly path: string; readonly line: string }[]> {
  const files = folders.flatMap((folder) =>
    SOURCE_FILE_GLOBS.map((glob) => `:(top,glob)${folder === "." ? "" : `${escapeGlob(folder)}/`}**/${glob}`),
  );
  const output = await grep(git, ["--extended-regexp", "-e", IMPORT], commit, files);
  return output.split("\n").flatMap((text) => {
    const end = text.indexOf("\0");
    return end < 0 ? [] : [{ path: text.slice(commit.length + 1, end), line: text.slice(end + 1) }];
  });
}

async function grep(git: Git, options: readonly string[], commit: string, paths: readonly string[]): Promise<string> {
  const args = ["grep", "--null", "-I", "--no-color", "--full-name", ...options, commit, "--", ...paths];
  const end = await runGit(git, args, { maximumBytes: TREE_BYTES });
  if (end.code !== 0 && end.code !== 1) throw createGitError(git, args, end);
  return end.stdout.toString("utf8");
}

function escapeGlob(text: string): string {
  return text.replace(/[\\*?[\]]/g, "\\$&");
}

function escapePattern(text: string): string {
  return text.replace(/[.[\]{}()*+?^$|\\]/g, "\\$&");
}
