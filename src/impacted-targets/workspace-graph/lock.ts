import { appendToList } from "../ownership.js";

/** Package in a lock file. */
export interface LockedPackage {
  /** Version, checksum and other results of the resolution, as text to compare. */
  readonly content: string;
  /** Ids of needed packages. */
  readonly needs: readonly string[];
  /** Folder, if the package is a project of the workspace. */
  readonly folder?: string | undefined;
}

export interface Lock {
  /** Settings of the lock file, as text. A changed setting impacts everything. */
  readonly settings: string;
  readonly packages: ReadonlyMap<string, LockedPackage>;
  /** True if no external package needs a project, so that manifests show all needs. */
  readonly hasNoLinks?: boolean;
}

/**
 * Finds pairs of projects in which one needs the other, directly or through external packages. Returns their folders.
 */
export function findLockedNeeds(lock: Lock): readonly (readonly [dependent: string, needed: string])[] {
  if (lock.hasNoLinks === true) return [];
  const { packages } = lock;
  const pairs = [...packages.values()].flatMap(({ folder, needs }) => {
    if (folder === undefined) return [];
    return needs.flatMap((id) => packages.get(id)?.folder ?? []).map((needed) => [folder, needed] as const);
  });
  const linking = [...packages].filter(
    ([, { folder, needs }]) => folder === undefined && needs.some((id) => packages.get(id)?.folder !== undefined),
  );
  if (linking.length === 0) return pairs;
  const dependents = indexDependents([packages]);
  const through = linking.flatMap(([id, { needs }]) => {
    const needed = needs.flatMap((each) => packages.get(each)?.folder ?? []);
    return reachProjects([id], [packages], dependents).flatMap((folder) =>
      needed.map((each) => [folder, each] as const),
    );
  });
  return [...pairs, ...through];
}

interface DifferentProjects {
  readonly folders: readonly string[];
  /** Id of a changed package that no project needs, so its users are unknown. */
  readonly unneeded: string | undefined;
}

/**
 * Finds the folders of projects whose resolved dependencies differ between two versions of a lock file. `others` are
 * further versions, such as the one in the target branch: more projects may need a changed package there.
 */
export function findDifferentProjects(before: Lock, after: Lock, others: readonly Lock[]): DifferentProjects {
  const sides = [before.packages, after.packages];
  const changed = [...new Set(sides.flatMap((packages) => [...packages.keys()]))].filter(
    (id) => !isSame(before.packages.get(id), after.packages.get(id)),
  );
  if (changed.length === 0) return { folders: [], unneeded: undefined };
  const all = [...sides, ...others.map(({ packages }) => packages)];
  const needed = new Set(
    sides.flatMap((packages) => [...packages].flatMap(([id, { folder }]) => (folder === undefined ? [] : id))),
  );
  // The loop adds ids to this set, and then visits them too.
  for (const id of needed)
    for (const packages of all) for (const need of packages.get(id)?.needs ?? []) needed.add(need);
  return {
    folders: reachProjects(changed, all, indexDependents(all)),
    unneeded: changed.find((id) => !needed.has(id) && !linksProject(id, sides)),
  };
}

/**
 * Finds projects that already use an external package that the change begins to use. A later change of this package
 * lists these projects, so both changes then share a target.
 */
export function findNewSharers(before: Lock, after: Lock, listed: readonly string[]): ReadonlySet<string> {
  const dependents = indexDependents([before.packages]);
  const newlyNeeded = [...after.packages].flatMap(([id, { needs }]) => {
    const known = new Set(before.packages.get(id)?.needs);
    return needs.filter((needed) => !known.has(needed));
  });
  const sharers = [...new Set(newlyNeeded)].flatMap((id) => {
    const locked = before.packages.get(id);
    if (locked === undefined || locked.folder !== undefined) return [];
    const folders = reachProjects([id], [before.packages], dependents);
    // One user of the package is enough. A project that is in the list already keeps the list short.
    return folders.find((folder) => listed.includes(folder)) ?? folders[0] ?? [];
  });
  return new Set(sharers);
}

function isSame(one: LockedPackage | undefined, other: LockedPackage | undefined): boolean {
  if (one === undefined || other === undefined || one.content !== other.content) return false;
  return one.needs.join("\n") === other.needs.join("\n");
}

type Packages = Lock["packages"];

/** True when an entry directly needs a project, as a link in `node_modules` does. */
function linksProject(id: string, sides: readonly Packages[]): boolean {
  return sides.some((packages) => packages.get(id)?.needs.some((need) => packages.get(need)?.folder !== undefined));
}

function indexDependents(sides: readonly Packages[]): ReadonlyMap<string, readonly string[]> {
  const dependents = new Map<string, string[]>();
  for (const packages of sides)
    for (const [id, { needs }] of packages) for (const needed of needs) appendToList(dependents, needed, id);
  return dependents;
}

/** Finds the projects that need the packages directly or through other packages. */
function reachProjects(
  ids: readonly string[],
  sides: readonly Packages[],
  dependents: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const known = new Set(ids);
  const folders = new Set<string>();
  // The loop adds ids to this set, and then visits them too.
  for (const id of known) {
    const reached = sides.flatMap((packages) => packages.get(id)?.folder ?? []);
    for (const folder of reached) folders.add(folder);
    if (reached.length === 0) for (const dependent of dependents.get(id) ?? []) known.add(dependent);
  }
  return [...folders];
}
