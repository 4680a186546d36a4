import { appendToList } from "../ownership.js";
import { getLockFileSubtree, getLockFileTextAtKey, parseIndentedText } from "./indented-text.js";
import { type LockedPackage, type LockFile, toProjectId } from "./lock.js";
import { resolveRepositoryPath } from "./project.js";

/** Project with the names and version ranges of its dependencies. */
export interface YarnProject {
  readonly folder: string;
  readonly name: string | undefined;
  readonly ranges: readonly (readonly [name: string, range: string])[];
}

interface Manifests {
  readonly base: string;
  readonly projects: readonly YarnProject[];
  /** Keys of the field `resolutions` in the manifest at the top. */
  readonly resolutions: readonly string[];
}

/**
 * Reads `yarn.lock` of Yarn 1 and later. In Yarn 1, the file lists no projects, so `projects` has the data of their
 * manifests.
 */
export function readYarnLockFile(text: string, path: string, { base, projects, resolutions }: Manifests): LockFile {
  const root = parseIndentedText(text, path);
  const meta = getLockFileSubtree(root, "__metadata");
  const ids = new Map<string, string>();
  const byName = new Map<string, string[]>();
  const folders = new Set(projects.map((project) => project.folder));
  const keys = [...root.keys()].filter((key) => key !== "__metadata");
  const entries = keys.map((key) => {
    const entry = getLockFileSubtree(root, key);
    // A key with several ranges is `"a@^1, a@^2"` for Yarn 2, and `"a@^1", a@^2` for Yarn 1.
    const descriptors = key.split(/"?, "?/).map((descriptor) => descriptor.replace(/^"|"$/g, ""));
    const found = findFolder([...descriptors, getLockFileTextAtKey(entry, "resolution") ?? ""], base);
    // Ignores a path that is not the folder of a project, because the path may be relative to any project. The manifests
    // show such a dependency.
    const folder = found !== undefined && folders.has(found) ? found : undefined;
    const id = folder === undefined ? key : toProjectId(folder);
    for (const descriptor of descriptors) {
      ids.set(descriptor, id);
      appendToList(byName, descriptor.slice(0, Math.max(1, descriptor.indexOf("@", 1))), id);
    }
    return { id, entry, folder };
  });
  for (const { folder, name } of projects) if (name !== undefined) appendToList(byName, name, toProjectId(folder));
  const replaced = new Set(resolutions.flatMap((key) => key.match(/(?:@[\w.~-]+\/)?[\w.~-]+/g) ?? []));
  // If `resolutions` replaces a package, the lock file may have no entry for a range, or an entry that belongs to
  // another range. Then all packages with the name count.
  const find = ([name, range]: readonly [string, string]): readonly string[] => {
    const found = replaced.has(name) ? undefined : (ids.get(`${name}@${range}`) ?? ids.get(`${name}@npm:${range}`));
    return found === undefined ? (byName.get(name) ?? []) : [found];
  };
  const packages = new Map<string, LockedPackage>();
  for (const { id, entry, folder } of entries) {
    const needs = KINDS.flatMap((kind) =>
      [...getLockFileSubtree(entry, kind)].flatMap(([name, range]) =>
        typeof range === "string" ? find([name, range]) : [],
      ),
    );
    const facts = FACTS.map((fact) => getLockFileTextAtKey(entry, fact)).join(" ");
    packages.set(id, { content: folder === undefined ? facts : "", needs, folder });
  }
  for (const { folder, ranges } of projects) {
    const id = toProjectId(folder);
    const needs = [...ranges.flatMap(find), ...(packages.get(id)?.needs ?? [])];
    packages.set(id, { content: "", needs, folder });
  }
  return { settings: [...meta.keys()].map((key) => `${key}: ${getLockFileTextAtKey(meta, key)}`).join("\n"), packages };
}

const KINDS = ["dependencies", "optionalDependencies", "peerDependencies"] as const;
const FACTS = ["version", "resolution", "checksum", "integrity", "resolved", "conditions"] as const;

/** Returns the folder of a linked package or a project; undefined for an external package. */
function findFolder(descriptors: readonly string[], base: string): string | undefined {
  for (const descriptor of descriptors) {
    const path = /^.[^@]*@(?:workspace|link|portal|file):([^:#]*)/.exec(descriptor)?.[1];
    if (path !== undefined && /^\.|\/|^[\w-]+$/.test(path)) return resolveRepositoryPath(base, path);
  }
  return undefined;
}
