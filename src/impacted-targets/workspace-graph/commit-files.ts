import { posix } from "node:path";
import type { Git } from "../../git/git.js";
import { listTree, readObjects, type TreeFile } from "../../git/read-file.js";
import { isPathBelow } from "../manifests.js";
import { appendToList } from "../ownership.js";
import { quoteName } from "../safety-net.js";
import { Undecidable } from "../workspace-history.js";
import { type CommitFiles, resolveFolder } from "./project.js";

const NAMES: ReadonlySet<string> = new Set([
  ...["package.json", "pnpm-workspace.yaml", ".yarnrc.yml", "lerna.json", "rush.json"],
  ...[".pnpmfile.cjs", ".pnpmfile.mjs", "pnpmfile.js", "bun.lockb"],
  ...["package-lock.json", "npm-shrinkwrap.json", "pnpm-lock.yaml", "yarn.lock", "bun.lock"],
  ...["Cargo.toml", "Cargo.lock", "pyproject.toml", "uv.lock", "go.mod", "go.work"],
]);

/** Reads the manifests, lock files and links of commits below a folder. Each object is read once. */
export async function readCommits(
  git: Git,
  commits: readonly string[],
  workspace: string,
): Promise<readonly CommitFiles[]> {
  const trees = await Promise.all(commits.map((commit) => listTree(git, commit)));
  const needed = trees.map((tree) => tree.filter((file) => isNeeded(file, workspace)));
  const blobs = needed.flat().filter(({ kind }) => kind !== "submodule");
  const contents = await readObjects(
    git,
    blobs.map(({ id }) => id),
  );
  const texts = new Map<string, string>();
  const textOf = (id: string): string | undefined => {
    const text = texts.get(id) ?? contents.get(id)?.toString("utf8");
    if (text !== undefined) texts.set(id, text);
    return text;
  };
  return commits.map((commit, index) => indexFiles(commit, trees[index] ?? [], needed[index] ?? [], textOf));
}

function isNeeded({ path, kind }: TreeFile, workspace: string): boolean {
  const isNamed = kind !== "file" || NAMES.has(path.slice(path.lastIndexOf("/") + 1));
  return isNamed && isPathBelow(path, workspace) && !`/${path}`.includes("/node_modules/");
}

function indexFiles(
  commit: string,
  tree: readonly TreeFile[],
  needed: readonly TreeFile[],
  textOf: (id: string) => string | undefined,
): CommitFiles {
  const ids = new Map(needed.flatMap(({ path, id, kind }) => (kind === "file" ? [[path, id] as const] : [])));
  const folders = new Map<string, string[]>();
  for (const path of ids.keys()) appendToList(folders, posix.basename(path), posix.dirname(path));
  const links = needed.filter(({ kind }) => kind === "link");
  const files = links.length === 0 ? new Set<string>() : new Set(tree.map(({ path }) => path));
  return {
    commit,
    foldersWith: (name) => folders.get(name) ?? [],
    read(path) {
      const id = ids.get(path);
      if (id === undefined) return undefined;
      const text = textOf(id);
      if (text === undefined) throw new Undecidable(`${quoteName(path)} is too large or not in the clone`);
      return { id, text };
    },
    links: links.map(({ path, id }) => {
      const destination = resolveFolder(posix.dirname(path), textOf(id) ?? "");
      return { path, destination, isToFile: destination !== undefined && files.has(destination) };
    }),
    submodules: needed.flatMap(({ path, kind }) => (kind === "submodule" ? [path] : [])),
  };
}
