import { appendToList } from "../ownership.js";

export interface LockedPackage {
  /** Version, checksum and other results of the resolution, as text to compare. */
  readonly content: string;
  /** Ids of needed packages. */
  readonly needs: readonly string[];
  /** Folder, if the package is a project of the workspace. */
  readonly folder?: string | undefined;
}

type Packages = ReadonlyMap<string, LockedPackage>;

/** Common form of all lock files. */
export interface LockFile {
  /** Settings of the lock file, as text. A changed setting impacts everything. */
  readonly settings: string;
  readonly packages: Packages;
  /** True when the manifests already show all dependencies between projects. */
  readonly hasNoLinks?: boolean;
}

/** Returns the id of a project in lock files that identify projects by their folder. */
export function toProjectId(folder: string): string {
  return `project ${folder}`;
}

/**
 * Finds pairs of projects in which one needs the other, directly or through external packages. Returns their folders.
 */
export function findProjectDependencies(lock: LockFile): readonly (readonly [dependent: string, needed: string])[] {
  if (lock.hasNoLinks === true) return [];
  const { dependents, search } = createSearch([lock.packages]);
  return [...lock.packages].flatMap(([id, { folder }]) => {
    const direct = folder === undefined ? [] : (dependents.get(id) ?? []);
    return [...search(direct).keys()].map((dependent) => [dependent, folder ?? ""] as const);
  });
}

/**
 * Finds the projects whose resolved dependencies differ between two versions of a lock file. `folders` maps the folder
 * of each project to a changed package. `unneeded` is a changed package that no project needs, so its users are
 * unknown. `others` are further versions of the file, such as the one in the target branch: more projects may need a
 * changed package there.
 */
export function compareLockFiles(before: LockFile, after: LockFile, others: readonly LockFile[]) {
  const [old, present] = [before.packages, after.packages];
  const ids = [...new Set([...old.keys(), ...present.keys()])];
  const changed = ids.filter((id) => toText(old.get(id)) !== toText(present.get(id)));
  const all = [old, present, ...others.map(({ packages }) => packages)];
  const needed = new Set([...old, ...present].flatMap(([id, { folder }]) => (folder === undefined ? [] : id)));
  // The loop also visits the ids that it adds to this set.
  for (const id of needed)
    for (const packages of all) for (const need of packages.get(id)?.needs ?? []) needed.add(need);
  const unneeded = changed.find((id) => !needed.has(id));
  const folders = [...createSearch(all).search(changed)].map(([folder, origin]) => {
    const [one, other] = [old, present].map((packages) => packages.get(origin));
    // If the changed package is a project, the reason names a package that this project needs only after the change.
    const [first] = (other?.needs ?? []).filter((need) => one?.needs.includes(need) !== true);
    return [folder, toName((one ?? other)?.folder === undefined ? origin : (first ?? origin))] as const;
  });
  return { folders: new Map(folders), unneeded: unneeded && toName(unneeded) };
}

const toText = (found: LockedPackage | undefined) => found && [found.content, ...found.needs].join("\n");

/** Shortens the id of a package for a message, such as `a@1.0.0(b@2.0.0)` to `a@1.0.0`. */
function toName(id: string): string {
  return id.replace(/^project |^.*node_modules\//s, "").split(/[\s,(]/, 1)[0] ?? id;
}

/**
 * Finds projects that already use an external package, if the change adds this package to other projects. A later
 * change of the package also impacts the found projects, so both changes then share a target.
 */
export function findProjectsWithAddedPackage(
  { packages: old }: LockFile,
  { packages }: LockFile,
  listed: ReadonlyMap<string, string>,
): ReadonlySet<string> {
  const { search } = createSearch([old]);
  const newlyNeeded = [...packages].flatMap(([id, { needs }]) => {
    const known = new Set(old.get(id)?.needs);
    return needs.filter((needed) => !known.has(needed));
  });
  const sharers = [...new Set(newlyNeeded)].flatMap((id) => {
    const locked = old.get(id);
    if (locked === undefined || locked.folder !== undefined) return [];
    const folders = [...search([id]).keys()];
    // One project that uses the package is enough. Prefers a project in the list, because it adds no further target.
    return folders.find((folder) => listed.has(folder)) ?? folders[0] ?? [];
  });
  return new Set(sharers);
}

/**
 * Creates a function that finds the projects which need certain packages, directly or through other packages. It
 * returns the folders of these projects, each with one of the needed packages.
 */
function createSearch(sides: readonly Packages[]) {
  const dependents = new Map<string, string[]>();
  for (const packages of sides)
    for (const [id, { needs }] of packages) for (const needed of needs) appendToList(dependents, needed, id);
  const search = (ids: readonly string[]): ReadonlyMap<string, string> => {
    const origins = new Map(ids.map((id) => [id, id]));
    const folders = new Map<string, string>();
    // The loop also visits the ids that it adds to this map.
    for (const [id, origin] of origins) {
      const reached = sides.flatMap((packages) => packages.get(id)?.folder ?? []);
      for (const folder of reached) if (!folders.has(folder)) folders.set(folder, origin);
      for (const dependent of reached.length > 0 ? [] : (dependents.get(id) ?? []))
        if (!origins.has(dependent)) origins.set(dependent, origin);
    }
    return folders;
  };
  return { dependents, search };
}
