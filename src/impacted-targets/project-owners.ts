import type { PathOwners } from "./path-owners.js";
import type { Project } from "./producers/producer.js";

/**
 * Projects own what lies in their folders; of nested ones the innermost. A project whose folder is the whole repository
 * owns nothing: it would claim every file that belongs to nobody.
 */
export function createProjectOwners(projects: readonly Project[]): PathOwners {
  const byFolder = new Map<string, string[]>();
  for (const { name, path } of projects) {
    if (path === ".") continue;
    byFolder.set(path, [...(byFolder.get(path) ?? []), name]);
  }
  return {
    ownersOf(path) {
      // A submodule, or a symbolic link, can itself be the folder of a project.
      for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) {
        const owners = byFolder.get(path.slice(0, end));
        if (owners !== undefined) return owners;
      }
      return [];
    },
  };
}
