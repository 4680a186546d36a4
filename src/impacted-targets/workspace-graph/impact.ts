import type { ChangedFile } from "../../git/changed-files.js";
import { findMergeBase } from "../../git/commits.js";
import type { Git } from "../../git/git.js";
import { loadPicomatch } from "../../globs/glob.js";
import { appendToList, type PathOwners, readPattern } from "../ownership.js";
import type { Range } from "../range.js";
import { joinReasons, quoteName } from "../safety-net.js";
import { Undecidable } from "../workspace-history.js";
import { readGraphs, type WorkspaceGraph } from "./graph.js";
import { findDifferentProjects, findNewSharers } from "./lock.js";

export interface WorkspaceImpact extends PathOwners {
  /** True for a lock file that was read project by project. */
  isRead(path: string): boolean;
  /** Names of all projects. */
  readonly names: readonly string[];
  /** Graphs by commit: those before and after the change, and those of the target branch. */
  readonly graphs: ReadonlyMap<string, WorkspaceGraph>;
  readonly changes: GraphChanges;
  /** Returns the targets that the owners of the changed files require, with reasons that complete a sentence. */
  findMore(owners: Iterable<string>): readonly { readonly target: string; readonly why: string }[];
}

interface GraphQuery {
  readonly workspace: string;
  /** Folders of a tool's packages. The graph then has only projects of npm. */
  readonly packages?: readonly string[] | undefined;
  readonly changed: readonly ChangedFile[];
  readonly ignored: PathOwners;
}

/** Compares the graphs before and after a change, and adds those of the target branch. @throws Undecidable */
export async function readWorkspaceImpact(git: Git, range: Range, query: GraphQuery): Promise<WorkspaceImpact> {
  const { workspace, packages, changed, ignored } = query;
  const { from, to, base, head, tip = base } = range;
  // Without a merge, `from` is the merge base.
  const fork = to === head ? undefined : await findMergeBase(git, base, head);
  const others = [to, tip, ...(fork === undefined ? [] : [fork])].filter((commit) => commit !== from);
  const byCommit = await readGraphs(git, [from, ...new Set(others)], workspace, packages);
  const [before, after] = [byCommit.get(from), byCommit.get(to)];
  if (before === undefined || after === undefined) throw new Error("A commit of the change was not read.");
  const graphs = [...new Set(byCommit.values())];
  const isIgnored = (path: string): boolean => ignored.ownersOf(path).length > 0;
  const paths = new Set(changed.flatMap(({ path }) => path ?? []).filter((path) => !isIgnored(path)));
  await rejectSharedPaths(graphs, paths);
  const changes = compareGraphs([before, after, ...graphs], paths, isIgnored);
  const dependents = graphs.map(({ needs }) => invert(needs));
  const statuses = new Map(changed.map(({ path, status }) => [path, status]));
  return {
    ownersOf(path) {
      const locked = changes.byLock.get(path);
      if (locked !== undefined) return locked;
      // If every project may use the file at a commit that contains it, no owner is enough.
      const status = statuses.get(path);
      const deciding = [...(status === "added" ? [] : [before]), ...(status === "deleted" ? [] : [after])];
      if (deciding.some((graph) => graph.claimantsOf(path).length === 0)) return [];
      return [...new Set(graphs.flatMap((graph) => graph.claimantsOf(path)))];
    },
    isRead: (path) => changes.byLock.has(path),
    graphs: byCommit,
    changes,
    names: graphs.flatMap(({ places }) => [...places].flatMap((place) => readPlace(place)[0] ?? [])),
    findMore(owners) {
      const known = new Set(owners);
      const reasons = new Map([...changes.projects].filter(([target]) => !known.has(target)));
      for (const target of [...known, ...reasons.keys()]) reach(target, dependents, known, reasons);
      // The change needs these, so it must not be tested apart from a change of them. Their dependents do not matter.
      for (const [target, why] of changes.needed)
        if (!known.has(target) && !reasons.has(target)) reasons.set(target, why);
      return [...reasons].map(([target, why]) => ({ target, why }));
    },
  };
}

export interface GraphChanges {
  /** Projects that changed without a changed file of their own, with reasons. */
  readonly projects: ReadonlyMap<string, string>;
  /** Projects that the change needs from now on, with reasons. */
  readonly needed: ReadonlyMap<string, string>;
  /** Impacted projects by changed lock file. */
  readonly byLock: ReadonlyMap<string, readonly string[]>;
}

/** Compares the first two graphs. All of them show which projects a changed lock file impacts. */
function compareGraphs(
  [before, after, ...graphs]: readonly [WorkspaceGraph, WorkspaceGraph, ...WorkspaceGraph[]],
  paths: ReadonlySet<string>,
  isIgnored: (path: string) => boolean,
): GraphChanges {
  rejectSharedChanges(before, after, paths);
  if (before === after) return { projects: new Map(), needed: new Map(), byLock: new Map() };
  const projects = new Map<string, string>();
  const needed = new Map<string, string>();
  for (const place of new Set([...before.places, ...after.places])) {
    const [target = ""] = readPlace(place);
    if (!before.places.has(place)) projects.set(target, "is a new project");
    else if (!after.places.has(place)) projects.set(target, "was a project before the change");
  }
  for (const [one, other] of [
    [before, after],
    [after, before],
  ] as const) {
    for (const [target, needs] of one.needs) {
      const different = [...needs].filter((each) => other.needs.get(target)?.has(each) !== true);
      const [first] = different;
      if (first === undefined) continue;
      if (!projects.has(target))
        projects.set(target, `${one === after ? "newly needs" : "no longer needs"} ${quoteName(first)}`);
      if (one === after) for (const each of different) needed.set(each, `is newly needed by ${quoteName(target)}`);
    }
  }
  const byFolder = new Map<string, string[]>();
  for (const place of new Set(graphs.flatMap(({ places }) => [...places]))) {
    const [target = "", folder = ""] = readPlace(place);
    appendToList(byFolder, folder, target);
  }
  const byLock = new Map<string, readonly string[]>();
  for (const [path, lock] of after.locks) {
    const old = before.locks.get(path);
    // Two readers of one file return the same object.
    if (isIgnored(path) || old === undefined || old === lock) continue;
    const others = graphs.flatMap((graph) => graph.locks.get(path) ?? []);
    const { folders: different, unneeded } = findDifferentProjects(old, lock, others);
    if (unneeded !== undefined)
      throw new Undecidable(`${quoteName(path)} changes ${quoteName(unneeded)}, which no project needs`);
    const targets = different.flatMap((folder) => {
      const owners = byFolder.get(folder) ?? graphs.flatMap((graph) => graph.ownersOf(folder));
      if (after.sharedRoots.has(folder))
        throw new Undecidable(`${quoteName(path)} changes the dependencies at the top, which every project can use`);
      if (owners.length === 0)
        throw new Undecidable(`${quoteName(path)} changes ${quoteName(folder)}, which is no project`);
      return owners;
    });
    for (const folder of findNewSharers(old, lock, different))
      for (const target of before.ownersOf(folder))
        if (!needed.has(target))
          needed.set(target, `uses a package that the change begins to use in ${quoteName(path)}`);
    if (paths.has(path)) byLock.set(path, [...new Set(targets)]);
    for (const target of targets)
      if (!projects.has(target)) projects.set(target, `has other dependencies in ${quoteName(path)}`);
  }
  return { projects, needed, byLock };
}

/** Rejects changed files that match a pattern of `globalDependencies`. */
async function rejectSharedPaths(graphs: readonly WorkspaceGraph[], paths: ReadonlySet<string>): Promise<void> {
  const globs = [...new Set(graphs.flatMap(({ sharedPaths }) => sharedPaths))];
  if (globs.length === 0) return;
  const picomatch = await loadPicomatch();
  const patterns = globs.map((glob) => readPattern(glob, picomatch));
  const shared = [...paths].find((path) => patterns.some(({ matches }) => matches(path)));
  if (shared !== undefined) throw new Undecidable(`every task depends on ${quoteName(shared)}, by globalDependencies`);
}

/** Returns the target and the folder of a project. */
export function readPlace(place: string): readonly string[] {
  const parsed: unknown = JSON.parse(place);
  return Array.isArray(parsed) ? parsed.map(String) : [];
}

/** Rejects changes that no project can be assigned to. */
function rejectSharedChanges(before: WorkspaceGraph, after: WorkspaceGraph, paths: ReadonlySet<string>): void {
  const both = (name: "locks" | "settings") => [...new Set([...before[name].keys(), ...after[name].keys()])];
  const reasons = [
    ...both("locks").flatMap((path) => {
      const [old, present] = [before.locks.get(path), after.locks.get(path)];
      if (!paths.has(path)) return [];
      if (old === undefined || present === undefined) return [`${quoteName(path)} was added or deleted`];
      return old.settings === present.settings ? [] : [`${quoteName(path)} has other settings or another version`];
    }),
    ...both("settings")
      .filter((path) => paths.has(path) && (before.settings.get(path) ?? "[]") !== (after.settings.get(path) ?? "[]"))
      .map((path) => `${quoteName(path)} changes settings of all projects`),
  ];
  const reason = joinReasons(reasons);
  if (reason !== undefined) throw new Undecidable(reason);
}

type Dependents = ReadonlyMap<string, readonly string[]>;

function invert(needs: WorkspaceGraph["needs"]): Dependents {
  const dependents = new Map<string, string[]>();
  for (const [dependent, needed] of needs) for (const each of needed) appendToList(dependents, each, dependent);
  return dependents;
}

/** Adds the dependents of a target at any of the commits. */
function reach(
  start: string,
  graphs: readonly Dependents[],
  known: ReadonlySet<string>,
  reasons: Map<string, string>,
): void {
  const open = [start];
  for (let target = open.pop(); target !== undefined; target = open.pop()) {
    for (const dependent of graphs.flatMap((graph) => graph.get(target) ?? [])) {
      if (known.has(dependent) || reasons.has(dependent)) continue;
      reasons.set(dependent, `depends on ${quoteName(target)}`);
      open.push(dependent);
    }
  }
}
