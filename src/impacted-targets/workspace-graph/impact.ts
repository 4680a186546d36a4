import type { ChangedFile } from "../../git/changed-files.js";
import { findMergeBase } from "../../git/commits.js";
import type { Git } from "../../git/git.js";
import { appendToList, type PathOwners } from "../ownership.js";
import type { Range } from "../range.js";
import { joinReasons, quoteName } from "../safety-net.js";
import { Undecidable } from "../workspace-history.js";
import { readGraphs, type WorkspaceGraph } from "./graph.js";
import { findDifferentProjects, findNewSharers } from "./lock.js";

export interface WorkspaceImpact extends PathOwners {
  /** True for a lock file whose impacted projects are known. */
  isRead(path: string): boolean;
  /** Graphs before the change, after it, and in the target branch, by commit. */
  readonly graphs: ReadonlyMap<string, WorkspaceGraph>;
  readonly changes: GraphChanges;
}

interface GraphQuery {
  readonly workspace: string;
  /** Folders of a tool's packages. If it is set, the graph has only npm projects. */
  readonly packages?: readonly string[] | undefined;
  readonly changed: readonly ChangedFile[];
  readonly ignored: PathOwners;
}

/** Compares the graphs before and after a change. Reads the graphs of the target branch too. @throws Undecidable */
export async function readWorkspaceImpact(git: Git, range: Range, query: GraphQuery): Promise<WorkspaceImpact> {
  const { workspace, packages, changed, ignored } = query;
  const { from, to, base, head, tip = base } = range;
  // If the head is checked out, `from` is the merge base already.
  const fork = to === head ? undefined : await findMergeBase(git, base, head);
  const others = [to, tip, ...(fork === undefined ? [] : [fork])].filter((commit) => commit !== from);
  const byCommit = await readGraphs(git, [from, ...new Set(others)], workspace, packages);
  const [before, after] = [byCommit.get(from), byCommit.get(to)];
  if (before === undefined || after === undefined) throw new Error("A commit of the change was not read.");
  const graphs = [...new Set(byCommit.values())];
  const isIgnored = (path: string): boolean => ignored.ownersOf(path).length > 0;
  const paths = new Set(changed.flatMap(({ path }) => path ?? []).filter((path) => !isIgnored(path)));
  const changes = compareGraphs([before, after, ...graphs], paths, isIgnored);
  const statuses = new Map(changed.map(({ path, status }) => [path, status]));
  return {
    ownersOf(path) {
      const locked = changes.byLock.get(path);
      if (locked !== undefined) return locked;
      // If every project may use the file before or after the change, a list of owners would not be complete.
      const status = statuses.get(path);
      const deciding = [...(status === "added" ? [] : [before]), ...(status === "deleted" ? [] : [after])];
      if (deciding.some((graph) => graph.claimantsOf(path).length === 0)) return [];
      return [...new Set(graphs.flatMap((graph) => graph.claimantsOf(path)))];
    },
    isRead: (path) => changes.byLock.has(path),
    graphs: byCommit,
    changes,
  };
}

interface GraphChanges {
  /** Reason for each project that a changed manifest, lock file or setting impacts. */
  readonly projects: ReadonlyMap<string, string>;
  /** Reason for each project that the change begins to need. */
  readonly needed: ReadonlyMap<string, string>;
  /** Impacted projects by changed lock file. */
  readonly byLock: ReadonlyMap<string, readonly string[]>;
}

/** Compares the first two graphs. The other graphs show further projects that a changed lock file impacts. */
function compareGraphs(
  [before, after, ...graphs]: readonly [WorkspaceGraph, WorkspaceGraph, ...WorkspaceGraph[]],
  paths: ReadonlySet<string>,
  isIgnored: (path: string) => boolean,
): GraphChanges {
  rejectSharedChanges(before, after, paths);
  if (before === after) return { projects: new Map(), needed: new Map(), byLock: new Map() };
  const projects = new Map<string, string>();
  const needed = new Map<string, string>();
  for (const [place, { target }] of new Map([...before.places, ...after.places])) {
    if (!before.places.has(place)) projects.set(target, "the target is a new project");
    else if (!after.places.has(place)) projects.set(target, "the target was a project before the change");
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
        projects.set(
          target,
          one === after
            ? `the target has the new dependency ${quoteName(first)}`
            : `the target no longer depends on ${quoteName(first)}`,
        );
      if (one === after)
        for (const each of different) needed.set(each, `the target is a new dependency of ${quoteName(target)}`);
    }
  }
  const byFolder = new Map<string, string[]>();
  for (const { target, folder } of new Map(graphs.flatMap(({ places }) => [...places])).values())
    appendToList(byFolder, folder, target);
  const byLock = new Map<string, readonly string[]>();
  for (const [path, lock] of after.locks) {
    const old = before.locks.get(path);
    // Equal files have the same object, so no comparison is necessary.
    if (isIgnored(path) || old === undefined || old === lock) continue;
    const others = graphs.flatMap((graph) => graph.locks.get(path) ?? []);
    const { folders: different, unneeded } = findDifferentProjects(old, lock, others);
    if (unneeded !== undefined)
      throw new Undecidable(`${quoteName(path)} changes ${quoteName(unneeded)}, which no project needs`);
    const targets = different.flatMap((folder) => {
      const owners = byFolder.get(folder) ?? graphs.flatMap((graph) => graph.ownersOf(folder));
      if (after.sharedRoots.has(folder))
        throw new Undecidable(
          `${quoteName(path)} changes the dependencies of the workspace root, which every project can use`,
        );
      if (owners.length === 0)
        throw new Undecidable(
          `${quoteName(path)} has a changed entry for ${quoteName(folder)}, which is not a project`,
        );
      return owners;
    });
    for (const folder of findNewSharers(old, lock, different))
      for (const target of before.ownersOf(folder))
        if (!needed.has(target))
          needed.set(target, `the target uses a package that other projects begin to use in ${quoteName(path)}`);
    if (paths.has(path)) byLock.set(path, [...new Set(targets)]);
    for (const target of targets)
      if (!projects.has(target))
        projects.set(target, `the target has different dependencies in ${quoteName(path)} after the change`);
  }
  return { projects, needed, byLock };
}

/** Rejects changes that may impact every project, such as changed settings. @throws Undecidable */
function rejectSharedChanges(before: WorkspaceGraph, after: WorkspaceGraph, paths: ReadonlySet<string>): void {
  const both = (name: "locks" | "settings") => [...new Set([...before[name].keys(), ...after[name].keys()])];
  const reasons = [
    ...both("locks").flatMap((path) => {
      const [old, present] = [before.locks.get(path), after.locks.get(path)];
      if (!paths.has(path)) return [];
      if (old === undefined || present === undefined) return [`${quoteName(path)} was added or deleted`];
      return old.settings === present.settings
        ? []
        : [`${quoteName(path)} has a different version or different settings after the change`];
    }),
    ...both("settings")
      .filter((path) => paths.has(path) && (before.settings.get(path) ?? "[]") !== (after.settings.get(path) ?? "[]"))
      .map((path) => `${quoteName(path)} changes settings of all projects`),
  ];
  const reason = joinReasons(reasons);
  if (reason !== undefined) throw new Undecidable(reason);
}
