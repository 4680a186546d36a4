import { appendToList } from "../ownership.js";

/** Package in a lock file. */
export interface LockedPackage {
  /** Version, checksum and other facts that the resolution decides. */
  readonly content: string;
  /** Ids of the packages that it needs. */
  readonly needs: readonly string[];
  /** Folder, if the package is a project of the workspace. */
  readonly folder?: string | undefined;
}

export interface Lock {
  /** Settings of the file. If they differ, everything is impacted. */
  readonly settings: string;
  readonly packages: ReadonlyMap<string, LockedPackage>;
  /** True if no package of other origin needs a project, so the manifests show all needs. */
  readonly hasNoLinks?: boolean;
}

/** Finds projects that need a project, also through packages of other origin. Returns pairs of folders. */
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
  /** Id of a changed package that no project needs. Then it is unknown who uses the package. */
  readonly unneeded: string | undefined;
}

/**
 * Finds the folders of projects whose resolved dependencies differ between two versions of a lock file. `others` are
 * versions of other commits, such as the target branch, in which more projects may need the changed packages.
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
  // A set also returns the ids that the loop adds.
  for (const id of needed)
    for (const packages of all) for (const need of packages.get(id)?.needs ?? []) needed.add(need);
  return {
    folders: reachProjects(changed, all, indexDependents(all)),
    unneeded: changed.find((id) => !needed.has(id) && !linksProject(id, sides)),
  };
}

/**
 * Finds projects that share a package of other origin with a change from now on. A change of that package lists them, and
 * would otherwise share no target with a change that begins to use the package.
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
    // One of them suffices, and one that the change lists anyway is best.
    return folders.find((folder) => listed.includes(folder)) ?? folders[0] ?? [];
  });
  return new Set(sharers);
}

function isSame(one: LockedPackage | undefined, other: LockedPackage | undefined): boolean {
  if (one === undefined || other === undefined || one.content !== other.content) return false;
  return one.needs.join("\n") === other.needs.join("\n");
}

type Packages = Lock["packages"];

/** True for an entry that stands for a project. */
function linksProject(id: string, sides: readonly Packages[]): boolean {
  return sides.some((packages) => packages.get(id)?.needs.some((need) => packages.get(need)?.folder !== undefined));
}

function indexDependents(sides: readonly Packages[]): ReadonlyMap<string, readonly string[]> {
  const dependents = new Map<string, string[]>();
  for (const packages of sides)
    for (const [id, { needs }] of packages) for (const needed of needs) appendToList(dependents, needed, id);
  return dependents;
}

/** Goes from packages to their dependents, up to the first projects. */
function reachProjects(
  ids: readonly string[],
  sides: readonly Packages[],
  dependents: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const known = new Set(ids);
  const folders = new Set<string>();
  // A set also returns the ids that the loop adds.
  for (const id of known) {
    const reached = sides.flatMap((packages) => packages.get(id)?.folder ?? []);
    for (const folder of reached) folders.add(folder);
    if (reached.length === 0) for (const dependent of dependents.get(id) ?? []) known.add(dependent);
  }
  return [...folders];
}
