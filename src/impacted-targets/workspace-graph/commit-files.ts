import { posix } from "node:path";
import { OperationError } from "../../errors.js";
import type { Git } from "../../git/git.js";
import { listTreeChanges, listTreeFiles, readGitBlobs, type TreeFile } from "../../git/read-file.js";
import { formatBytes } from "../../text/format.js";
import { MOON_SETTINGS_PATH_PATTERN, TASK_RUNNER_FILE_NAMES } from "../declared-needs/read-declarations.js";
import { isPathBelow } from "../manifests.js";
import { appendToList } from "../ownership.js";
import { quoteName } from "../safety-net.js";
import { UnknownImpactError } from "../workspace-change.js";
import { CARGO_CONFIG_PATH_PATTERN } from "./cargo.js";
import { type CommitFiles, resolveRepositoryPath } from "./project.js";
import { isRequirementsFile, PYTHON_MANIFEST_FILE_NAMES } from "./uv.js";

const NAMES: ReadonlySet<string> = new Set([
  "package.json",
  "pnpm-workspace.yaml",
  ".yarnrc.yml",
  "lerna.json",
  "rush.json",
  ".pnpmfile.cjs",
  ".pnpmfile.mjs",
  "pnpmfile.js",
  "bun.lockb",
  "package-lock.json",
  "npm-shrinkwrap.json",
  "pnpm-lock.yaml",
  "yarn.lock",
  "bun.lock",
  "Cargo.toml",
  "Cargo.lock",
  "uv.lock",
  "go.mod",
  "go.work",
  ".npmrc",
  "yarn.config.cjs",
  "constraints.pro",
  "package.yaml",
  "package.json5",
  ...PYTHON_MANIFEST_FILE_NAMES,
  ...TASK_RUNNER_FILE_NAMES,
]);

/** Maximum total size of manifests and lock files in bytes. */
const MAXIMUM_BYTES = 256 * 1024 * 1024;

/**
 * Reads the manifests, lock files and links that are below a folder in the given commits. Reads each Git object once.
 */
export async function readCommitFiles(
  git: Git,
  [first, ...others]: readonly [string, ...string[]],
  workspace: string,
): Promise<readonly CommitFiles[]> {
  const isWanted = (file: Omit<TreeFile, "id">): boolean => isNeeded(file, workspace);
  const [files, ...changes] = await Promise.all([
    listTreeFiles(git, first, isWanted),
    ...others.map((commit) => listTreeChanges(git, first, commit)),
  ]);
  const trees = [files, ...changes.map((changed) => applyChanges(files, changed.filter(isWanted)))];
  const contents = await readContents(git, trees.flat());
  const texts = new Map([...contents].map(([id, content]) => [id, content.toString("utf8")]));
  const known = new Map<readonly TreeFile[], Omit<CommitFiles, "commit">>();
  const all: CommitFiles[] = [];
  for (const [index, commit] of [first, ...others].entries()) {
    const tree = trees[index] ?? [];
    const indexed = known.get(tree) ?? indexFiles(tree, texts);
    known.set(tree, indexed);
    all.push({ ...indexed, commit });
  }
  return all;
}

function applyChanges(files: readonly TreeFile[], changed: readonly TreeFile[]): readonly TreeFile[] {
  if (changed.length === 0) return files;
  const paths = new Set(changed.map(({ path }) => path));
  return [...files.filter(({ path }) => !paths.has(path)), ...changed.filter(({ id }) => id !== "")];
}

async function readContents(git: Git, files: readonly TreeFile[]): Promise<ReadonlyMap<string, Buffer>> {
  const ids = files.flatMap(({ id, kind }) => (kind === "submodule" ? [] : [id]));
  try {
    return await readGitBlobs(git, ids, MAXIMUM_BYTES);
  } catch (error) {
    if (!(error instanceof OperationError) || error.kind !== "input") throw error;
    throw new UnknownImpactError(`the manifests and lock files have more than ${formatBytes(MAXIMUM_BYTES)}`);
  }
}

function isNeeded({ path, kind }: Omit<TreeFile, "id">, workspace: string): boolean {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const isNamed =
    kind !== "file" ||
    NAMES.has(name) ||
    isRequirementsFile(path) ||
    (path.includes(".moon/") && MOON_SETTINGS_PATH_PATTERN.test(path)) ||
    (name.startsWith("config") && CARGO_CONFIG_PATH_PATTERN.test(path));
  // A `go.work` in a folder above the working directory also applies to the modules in the working directory.
  const isInside = isPathBelow(path, workspace) || (name === "go.work" && isPathBelow(workspace, posix.dirname(path)));
  return isNamed && isInside && !`/${path}`.includes("/node_modules/");
}

function indexFiles(needed: readonly TreeFile[], texts: ReadonlyMap<string, string>): Omit<CommitFiles, "commit"> {
  const ids = new Map(needed.flatMap(({ path, id, kind }) => (kind === "file" ? [[path, id] as const] : [])));
  const folders = new Map<string, string[]>();
  for (const path of ids.keys()) appendToList(folders, posix.basename(path), posix.dirname(path));
  return {
    tree: needed,
    paths: [...ids.keys()],
    foldersWith: (name) => folders.get(name) ?? [],
    read(path) {
      const id = ids.get(path);
      if (id === undefined) return undefined;
      const text = texts.get(id);
      if (text === undefined) throw new UnknownImpactError(`${quoteName(path)} is not in the clone`);
      return { id, text };
    },
    links: needed
      .filter(({ kind }) => kind === "link")
      .map(({ path, id }) => ({ path, destination: resolveRepositoryPath(posix.dirname(path), texts.get(id) ?? "") })),
    submodules: needed.flatMap(({ path, kind }) => (kind === "submodule" ? [path] : [])),
  };
}
