import type { PathOwners } from "./path-owners.js";
import type { Project } from "./producers/producer.js";

type Place = Pick<Project, "name" | "path">;

/**
 * Projects own what lies in their folders; of nested ones the innermost, and where that folder is doubtful the one
 * around it too. A project whose folder is the whole repository owns nothing: it would claim every file that belongs
 * to nobody.
 */
export function createProjectOwners(
  projects: readonly Place[],
  doubtful: ReadonlySet<string> = new Set(),
): PathOwners {
  const byFolder = new Map<string, string[]>();
  for (const { name, path } of projects) {
    if (path === ".") continue;
    const names = byFolder.get(path);
    if (names === undefined) byFolder.set(path, [name]);
    else names.push(name);
  }
  return {
    ownersOf(path) {
      const found: string[] = [];
      // A submodule, or a symbolic link, can itself be the folder of a project.
      for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) {
        const folder = path.slice(0, end);
        const owners = byFolder.get(folder);
        if (owners === undefined) continue;
        if (found.length === 0 && !doubtful.has(folder)) return owners;
        found.push(...owners);
        if (!doubtful.has(folder)) break;
      }
      return found;
    },
  };
}
