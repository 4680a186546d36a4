import { findMergeBase } from "../../git/commits.js";
import type { Git } from "../../git/git.js";
import { appendToList, type PathOwners } from "../ownership.js";
import type { CommitRange } from "../range.js";
import { quoteName, summarizeReasons } from "../safety-net.js";
import { UnknownImpactError, type WorkspaceChange } from "../workspace-change.js";
import { readGraphs, type WorkspaceGraph } from "./graph.js";
import { compareLockFiles, findProjectsWithAddedPackage } from "./lock.js";

/** `packages` lists the folders of a tool's packages. If this list is set, the graph has only npm projects. */
type GraphQuery = Pick<WorkspaceChange, "workspace" | "changed"> & {
  readonly packages?: readonly string[] | undefined;
  readonly ignored: PathOwners;
};

/**
 * Compares the graphs before and after a change. Reads the graphs of the target branch too. @throws UnknownImpactError
 */
export async function readWorkspaceImpact(
  git: Git,
  range: CommitRange,
  { workspace, packages, changed, ignored }: GraphQuery,
) {
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
    ownersOf(path: string): readonly string[] {
      // A lock file has no owners. It impacts the projects in `changes`.
      if (changes.locks.has(path)) return [];
      // If no project of a graph claims the file, any project could use the file, so a list of owners would not be
      // complete.
      const status = statuses.get(path);
      const deciding = [...(status === "added" ? [] : [before]), ...(status === "deleted" ? [] : [after])];
      if (deciding.some((graph) => graph.claimantsOf(path).length === 0)) return [];
      return [...new Set(graphs.flatMap((graph) => graph.claimantsOf(path)))];
    },
    /** Graphs before the change, after it, and in the target branch, by commit. */
    graphs: byCommit,
    changes,
  };
}

/**
 * Compares the graphs before and after the change. The other graphs can show more projects that a changed lock file
 * impacts. @throws UnknownImpactError if settings of all projects changed
 */
function compareGraphs(
  [before, after, ...graphs]: readonly [WorkspaceGraph, WorkspaceGraph, ...WorkspaceGraph[]],
  paths: ReadonlySet<string>,
  isIgnored: (path: string) => boolean,
) {
  const shared = [...paths].filter(
    (path) => (before.settings.get(path)?.settings ?? "[]") !== (after.settings.get(path)?.settings ?? "[]"),
  );
  const reason = summarizeReasons(shared.map((path) => `${quoteName(path)} changes settings of all projects`));
  if (reason !== undefined) throw new UnknownImpactError(reason);
  // Reasons for projects that a changed manifest or lock file impacts, and for projects that the change begins to need.
  const [projects, needed] = [new Map<string, string>(), new Map<string, string>()];
  /** Changed lock files whose impacted projects are known. */
  const locks = new Set<string>();
  if (before === after) return { projects, needed, locks };
  for (const [place, { target }] of new Map([...before.places, ...after.places])) {
    if (!before.places.has(place)) explain(projects, target, "the target is a new project");
    else if (!after.places.has(place)) explain(projects, target, "the target was a project before the change");
  }
  for (const target of new Set([...before.needs.keys(), ...after.needs.keys()])) {
    const [old, present] = [before, after].map(({ needs }) => [...(needs.get(target) ?? [])]);
    const added = present?.filter((each) => old?.includes(each) !== true) ?? [];
    const gone = old?.find((each) => present?.includes(each) !== true);
    for (const each of added) needed.set(each, `the target is a new dependency of ${quoteName(target)}`);
    if (added[0] !== undefined) explain(projects, target, `the target has the new dependency ${quoteName(added[0])}`);
    if (gone !== undefined) explain(projects, target, `the target no longer depends on ${quoteName(gone)}`);
  }
  const byFolder = new Map<string, string[]>();
  for (const { target, folder } of new Map(graphs.flatMap(({ places }) => [...places])).values())
    appendToList(byFolder, folder, target);
  for (const [path, lock] of after.locks) {
    const old = before.locks.get(path);
    // If a lock file is the same at both commits, both graphs contain the same object, and there is nothing to compare.
    if (isIgnored(path) || old === undefined || old === lock) continue;
    const name = quoteName(path);
    const others = graphs.flatMap((graph) => graph.locks.get(path) ?? []);
    const { folders, unneeded } = compareLockFiles(old, lock, others);
    if (unneeded !== undefined)
      throw new UnknownImpactError(`${name} changes ${quoteName(unneeded)}, which no project needs`);
    for (const [folder, changed] of folders) {
      if (after.sharedRoots.has(folder))
        throw new UnknownImpactError(
          `${name} changes ${quoteName(changed)} for the workspace root, whose dependencies every project can use`,
        );
      const owners = byFolder.get(folder) ?? graphs.flatMap((graph) => graph.ownersOf(folder));
      if (owners.length === 0)
        throw new UnknownImpactError(`${name} has a changed entry for ${quoteName(folder)}, which is not a project`);
      for (const target of owners)
        explain(projects, target, `the target depends on ${quoteName(changed)}, which changed in ${name}`);
    }
    for (const target of [...findProjectsWithAddedPackage(old, lock, folders)].flatMap((folder) =>
      before.ownersOf(folder),
    ))
      explain(needed, target, `the target uses a package that other projects begin to use in ${name}`);
    if (paths.has(path)) locks.add(path);
  }
  return { projects, needed, locks };
}

/** Adds a reason, if the target has no other reason. */
function explain(reasons: Map<string, string>, target: string, why: string): void {
  if (!reasons.has(target)) reasons.set(target, why);
}
