import { posix } from "node:path";
import type { Git } from "../../git/git.js";
import { findGoImports } from "../../git/read-file.js";
import { isPathBelow, type PackageDependency } from "../manifests.js";
import { appendToList } from "../ownership.js";
import { CONTROL_CHARACTER_PATTERN } from "../producers/parsing.js";
import { quoteName } from "../safety-net.js";
import { UnknownImpactError } from "../workspace-change.js";
import { createCargoReader } from "./cargo.js";
import { readCommitFiles } from "./commit-files.js";
import { createGoReader } from "./go.js";
import { findProjectDependencies, type LockFile } from "./lock.js";
import { loadWorkspaceMemberFinder } from "./members.js";
import { createNpmReader } from "./npm.js";
import {
  type CommitFiles,
  type GraphProject,
  listEnclosingFolders,
  loadTomlParser,
  type ProjectSet,
  type TomlParser,
} from "./project.js";
import { createUvReader } from "./uv.js";

/** Projects of all ecosystems at one commit. Each project is identified by its target. */
export interface WorkspaceGraph {
  /** Projects by their target and folder. */
  readonly places: ReadonlyMap<string, Pick<GraphProject, "target" | "folder">>;
  readonly needs: ReadonlyMap<string, ReadonlySet<string>>;
  readonly locks: ReadonlyMap<string, LockFile>;
  /** Settings that apply to all projects, as text, by the path of their file. */
  readonly settings: ReadonlyMap<string, { readonly settings: string }>;
  /** Top folders of npm workspaces. Every project can use the packages in `node_modules` at the top. */
  readonly sharedRoots: ReadonlySet<string>;
  readonly files: CommitFiles;
  ownersOf(path: string): readonly string[];
  /** Returns the targets that own or use a file. The list is empty if every project may use the file. */
  claimantsOf(path: string): readonly string[];
}

/**
 * Reads the graph at each commit from Git objects. Runs no tool and no code of the repository. If `packages` is set,
 * each graph has only npm projects, and the folders in `packages` are projects too. @throws UnknownImpactError
 */
export async function readGraphs(
  git: Git,
  commits: readonly [string, ...string[]],
  workspace: string,
  packages?: readonly string[],
): Promise<ReadonlyMap<string, WorkspaceGraph>> {
  const all = await readCommitFiles(git, commits, workspace);
  const findMembers = await loadWorkspaceMemberFinder();
  const hasToml =
    packages === undefined &&
    all.some((files) => ["Cargo.toml", "pyproject.toml"].some((name) => files.foldersWith(name).length > 0));
  const parseToml: TomlParser = hasToml ? await loadTomlParser() : () => undefined;
  const readers = [
    createNpmReader(findMembers, packages),
    createCargoReader(findMembers, parseToml),
    createGoReader((commit, modules) => findGoImports(git, commit, modules)),
    createUvReader(findMembers, parseToml),
  ].slice(0, packages === undefined ? undefined : 1);
  const known = new Map<unknown, WorkspaceGraph>();
  const graphs = new Map<string, WorkspaceGraph>();
  for (const files of all) {
    // Imports of Go files count only if there is a go.work. Otherwise, commits with the same manifests share a graph.
    const key = packages === undefined && files.foldersWith("go.work").length > 0 ? files.commit : files.tree;
    const graph = known.get(key) ?? createGraph(files, await Promise.all(readers.map(async (read) => read(files))));
    known.set(key, graph);
    graphs.set(files.commit, graph);
  }
  return graphs;
}

function createGraph(files: CommitFiles, sets: readonly ProjectSet[]): WorkspaceGraph {
  const projects = sets.flatMap((set) => set.projects);
  for (const { target, folder } of projects) rejectName(target, folder);
  const index = indexFolders(sets, files.links);
  const [ownersOf, neededIn] = [remember(index.ownersOf), remember(index.neededIn)];
  const needs = new Map<string, Set<string>>();
  const add = (dependents: readonly string[], needed: readonly string[]): void => {
    for (const dependent of dependents) {
      const known = needs.get(dependent) ?? new Set();
      for (const each of needed) if (each !== dependent) known.add(each);
      needs.set(dependent, known);
    }
  };
  for (const set of sets) {
    const byName = new Map<string, string[]>();
    for (const { name, target } of set.projects) if (name !== undefined) appendToList(byName, name, target);
    const find = (need: PackageDependency): readonly string[] =>
      need.kind === "name" ? (byName.get(need.name) ?? []) : neededIn(need.folder);
    for (const project of set.projects) for (const need of project.needs) add([project.target], find(need));
    for (const { folder, needs: inner } of set.parts) for (const need of inner) add(ownersOf(folder), find(need));
    for (const lock of set.locks.values())
      for (const [dependent, needed] of findProjectDependencies(lock)) add(ownersOf(dependent), neededIn(needed));
  }
  for (const { path, destination } of files.links)
    if (destination !== undefined) add(ownersOf(path), index.neededIn(destination, true));
  return {
    places: new Map(projects.map(({ target, folder }) => [`${folder}\0${target}`, { target, folder }])),
    needs,
    locks: new Map(sets.flatMap(({ locks }) => [...locks])),
    settings: new Map(
      sets.flatMap(({ locks, settings }) => [
        ...locks,
        ...[...settings].map(([path, text]) => [path, { settings: text }] as const),
      ]),
    ),
    sharedRoots: new Set(
      sets.slice(0, 1).flatMap((set) => set.projects.filter(({ isRoot }) => isRoot).map(({ folder }) => folder)),
    ),
    files,
    ownersOf: index.ownersOf,
    claimantsOf: index.claimantsOf,
  };
}

function remember(find: (folder: string) => readonly string[]): (folder: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (folder) => {
    const found = known.get(folder) ?? find(folder);
    known.set(folder, found);
    return found;
  };
}

/** Maximum number of characters of a target. Many lists contain each name, so long names would need much memory. */
const LONGEST_NAME = 10_000;

function rejectName(target: string, folder: string): void {
  const isReserved = target === "ALL" || target === "NONE";
  if (isReserved || target.trim() === "" || target.length > LONGEST_NAME || CONTROL_CHARACTER_PATTERN.test(target))
    throw new UnknownImpactError(`the project in ${quoteName(folder)} has a name that cannot be a target`);
}

type Targets = readonly string[];
type ByFolder = ReadonlyMap<string, Targets>;

/** Creates an index of all projects by folder. Projects of different ecosystems can share a folder. */
function indexFolders(sets: readonly ProjectSet[], links: CommitFiles["links"]) {
  const sides = sets.map(({ projects, isOwnOnly = () => false }) => ({
    inner: groupByFolder(projects, ({ folder, isRoot }) => (isRoot ? [] : [folder])),
    roots: groupByFolder(projects, ({ folder, isRoot }) => (isRoot ? [folder] : [])),
    inside: groupByFolder(projects, ({ folder }) => listEnclosingFolders(folder).slice(1)),
    isOwnOnly,
  }));
  const allProjects = sets.flatMap(({ projects }) => projects);
  const all = groupByFolder(allProjects, ({ folder }) => listEnclosingFolders(folder).slice(1));
  const ownersOf = (path: string): Targets => {
    const inner = sides.flatMap((side) => findInnermost(side.inner, path));
    return [...new Set(inner.length > 0 ? inner : sides.flatMap(({ roots }) => findInnermost(roots, path)))];
  };
  return {
    /**
     * Returns, for each ecosystem, the innermost project whose folder contains a path. The project at the top of a
     * workspace counts only if no other project does.
     */
    ownersOf,
    /** Returns the targets that own or use a file. The list is empty if every project may use the file. */
    claimantsOf(path: string): Targets {
      // A project in a folder inside the owner's folder may use the file too, such as a `tsconfig.json` that it
      // extends.
      const inner = sides.flatMap(({ inner: index, inside, isOwnOnly }) =>
        findInnermost(index, path, (folder) => (isOwnOnly(path) ? [] : (inside.get(folder) ?? []))),
      );
      const roots = sides.filter(({ roots: index, isOwnOnly }) => {
        const folder = listEnclosingFolders(path).find((each) => index.has(each));
        return folder !== undefined && (isOwnOnly(path) || !all.has(folder));
      });
      return [...new Set(inner.length > 0 ? inner : roots.flatMap((side) => findInnermost(side.roots, path)))];
    },
    /** Returns the targets that a dependency on a folder needs. A link also needs all projects in the folder. */
    neededIn(folder: string, isLink = false): Targets {
      // A dependency on the folder of a project needs only this project. But a dependency on the top folder of an npm
      // workspace may need any project.
      const isProject = sides.some(({ inner, roots }, at) => inner.has(folder) || (at > 0 && roots.has(folder)));
      if (isProject && !isLink) return ownersOf(folder);
      return [...new Set(followLinks(folder, links).flatMap((each) => [...ownersOf(each), ...(all.get(each) ?? [])]))];
    },
  };
}

/**
 * Returns the targets in the innermost folder of the index around a path, and the targets that `others` returns for
 * this folder.
 */
function findInnermost(index: ByFolder, path: string, others: (folder: string) => Targets = () => []): Targets {
  const folder = index.size === 0 ? undefined : listEnclosingFolders(path).find((each) => index.has(each));
  return folder === undefined ? [] : [...(index.get(folder) ?? []), ...others(folder)];
}

/** Groups the targets of projects by folder. `foldersOf` returns one or more folders for each project. */
function groupByFolder(projects: readonly GraphProject[], foldersOf: (project: GraphProject) => Targets): ByFolder {
  const folders = new Map<string, string[]>();
  for (const project of projects)
    for (const folder of foldersOf(project)) appendToList(folders, folder, project.target);
  return folders;
}

const MAXIMUM_STEPS = 1_000;

/**
 * Lists a path, and the destinations of all links that are inside this path, or that are a folder around it. @throws
 * UnknownImpactError if links form a circle
 */
function followLinks(path: string, links: CommitFiles["links"]): readonly string[] {
  const found = new Set([path]);
  // The loop also visits the paths that it adds to this set.
  for (const each of found) {
    if (found.size > MAXIMUM_STEPS) throw new UnknownImpactError(`the links in ${quoteName(path)} lead in a circle`);
    for (const { path: link, destination } of links) {
      if (destination === undefined) continue;
      if (each === link || isPathBelow(each, link)) found.add(posix.join(destination, each.slice(link.length)));
      else if (isPathBelow(link, each)) found.add(destination);
    }
  }
  return [...found];
}
