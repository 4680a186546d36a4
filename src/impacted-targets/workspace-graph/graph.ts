import type { Git } from "../../git/git.js";
import { findImports } from "../../git/read-file.js";
import type { Need } from "../manifests.js";
import { appendToList } from "../ownership.js";
import { CONTROL_CHARACTER } from "../producers/parsing.js";
import { quoteName } from "../safety-net.js";
import { Undecidable } from "../workspace-history.js";
import { createCargoReader } from "./cargo.js";
import { readCommits } from "./commit-files.js";
import { createGoReader } from "./go.js";
import { findLockedNeeds, type Lock } from "./lock.js";
import { createMatchList } from "./members.js";
import { createNpmReader } from "./npm.js";
import {
  type CommitFiles,
  type GraphProject,
  listFolders,
  loadToml,
  type ParseToml,
  type ProjectSet,
} from "./project.js";
import { createUvReader } from "./uv.js";

/** Projects of all ecosystems at one commit. Projects are known by their targets. */
export interface WorkspaceGraph {
  /** Targets and folders of all projects. */
  readonly places: ReadonlySet<string>;
  /** Targets that each target needs. */
  readonly needs: ReadonlyMap<string, ReadonlySet<string>>;
  readonly locks: ReadonlyMap<string, Lock>;
  readonly settings: ReadonlyMap<string, string>;
  /** Tops of workspaces whose dependencies every project can use: `node_modules` at the top is visible to all. */
  readonly sharedRoots: ReadonlySet<string>;
  ownersOf(path: string): readonly string[];
}

/**
 * Reads the graphs by commit from Git's objects. Runs no tool and no code of the repository. With `packages`, the graphs
 * have only projects of npm, also those in these folders. @throws Undecidable
 */
export async function readGraphs(
  git: Git,
  commits: readonly [string, ...string[]],
  workspace: string,
  packages?: readonly string[],
): Promise<ReadonlyMap<string, WorkspaceGraph>> {
  const all = await readCommits(git, commits, workspace);
  const matchList = await createMatchList();
  const hasToml =
    packages === undefined &&
    all.some((files) => ["Cargo.toml", "pyproject.toml"].some((name) => files.foldersWith(name).length > 0));
  const parseToml: ParseToml = hasToml ? await loadToml() : () => undefined;
  const readers = [
    createNpmReader(matchList, packages),
    createCargoReader(matchList, parseToml),
    createGoReader((commit, modules) => findImports(git, commit, modules)),
    createUvReader(matchList, parseToml),
  ].slice(0, packages === undefined ? undefined : 1);
  const known = new Map<unknown, WorkspaceGraph>();
  const graphs = new Map<string, WorkspaceGraph>();
  for (const files of all) {
    // The imports of Go files count only when there is a go.work.
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
  const ownersOf = indexOwners(sets);
  const byFolder = new Map<string, readonly string[]>();
  const ownersOfFolder = (folder: string): readonly string[] => {
    const owners = byFolder.get(folder) ?? ownersOf(folder);
    byFolder.set(folder, owners);
    return owners;
  };
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
    const find = (need: Need): readonly string[] =>
      need.kind === "name" ? (byName.get(need.name) ?? []) : ownersOfFolder(need.folder);
    for (const project of set.projects) for (const need of project.needs) add([project.target], find(need));
    for (const { folder, needs: inner } of set.parts) for (const need of inner) add(ownersOfFolder(folder), find(need));
    for (const lock of set.locks.values())
      for (const [dependent, needed] of findLockedNeeds(lock)) add(ownersOfFolder(dependent), ownersOfFolder(needed));
  }
  for (const { path, destination } of files.links)
    if (destination !== undefined) add(ownersOfFolder(path), ownersOfFolder(destination));
  return {
    places: new Set(projects.map(({ target, folder }) => JSON.stringify([target, folder]))),
    needs,
    locks: new Map(sets.flatMap(({ locks }) => [...locks])),
    settings: new Map(sets.flatMap(({ settings }) => [...settings])),
    sharedRoots: new Set(
      sets.slice(0, 1).flatMap((set) => set.projects.filter(({ isRoot }) => isRoot).map(({ folder }) => folder)),
    ),
    ownersOf,
  };
}

/** Maximum characters of a target, because a list repeats it. */
const LONGEST_NAME = 10_000;

function rejectName(target: string, folder: string): void {
  const isReserved = target === "ALL" || target === "NONE";
  if (isReserved || target.trim() === "" || target.length > LONGEST_NAME || CONTROL_CHARACTER.test(target))
    throw new Undecidable(`the project in ${quoteName(folder)} has a name that cannot be a target`);
}

/**
 * Assigns a path to the innermost project of each ecosystem: a package may build a crate inside it. A root owns a path
 * only if no other project does.
 */
function indexOwners(sets: readonly ProjectSet[]): WorkspaceGraph["ownersOf"] {
  const index = (isWanted: (project: GraphProject) => boolean) =>
    sets.map((set) => {
      const folders = new Map<string, string[]>();
      for (const project of set.projects) if (isWanted(project)) appendToList(folders, project.folder, project.target);
      return folders;
    });
  const inner = index(({ isRoot }) => !isRoot);
  const roots = index(({ isRoot }) => isRoot);
  return (path) => {
    const around = listFolders(path);
    const found = findOwners(inner, around);
    return [...new Set(found.length > 0 ? found : findOwners(roots, around))];
  };
}

function findOwners(
  sides: readonly ReadonlyMap<string, readonly string[]>[],
  around: readonly string[],
): readonly string[] {
  return sides.flatMap((folders) => {
    const owning = folders.size === 0 ? undefined : around.find((folder) => folders.has(folder));
    return owning === undefined ? [] : (folders.get(owning) ?? []);
  });
}
