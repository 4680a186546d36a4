import { appendToList } from "../ownership.js";
import { mappingAt, readIndented, textAt } from "./indented-text.js";
import type { Lock, LockedPackage } from "./lock.js";
import { resolveFolder } from "./project.js";

/** Project with the names and version ranges of its dependencies. */
export interface RangedProject {
  readonly folder: string;
  readonly name: string | undefined;
  readonly ranges: readonly (readonly [name: string, range: string])[];
}

/**
 * Reads `yarn.lock` of Yarn 1 and later. That of Yarn 1 lists no projects, so their manifests are parameters, and
 * `resolutions`, the keys of this field at the top.
 */
export function readYarnLock(
  text: string,
  path: string,
  {
    base,
    projects,
    resolutions,
  }: Readonly<{ base: string; projects: readonly RangedProject[]; resolutions: readonly string[] }>,
): Lock {
  const root = readIndented(text, path);
  const meta = mappingAt(root, "__metadata");
  const ids = new Map<string, string>();
  const byName = new Map<string, string[]>();
  const entries = [...root.keys()].filter((key) => key !== "__metadata");
  for (const key of entries) {
    for (const descriptor of splitDescriptors(key)) {
      ids.set(descriptor, key);
      appendToList(byName, nameIn(descriptor), key);
    }
  }
  for (const { folder, name } of projects) if (name !== undefined) appendToList(byName, name, toProject(folder));
  const replaced = new Set(resolutions.flatMap((key) => key.match(/(?:@[\w.~-]+\/)?[\w.~-]+/g) ?? []));
  // If resolutions replace a range, the entry of the range may be missing or of others. Then all packages of the name count.
  const find = ([name, range]: readonly [string, string]): readonly string[] => {
    const found = replaced.has(name) ? undefined : (ids.get(`${name}@${range}`) ?? ids.get(`${name}@npm:${range}`));
    return found === undefined ? (byName.get(name) ?? []) : [found];
  };
  const packages = new Map<string, LockedPackage>();
  for (const key of entries) {
    const entry = mappingAt(root, key);
    const needs = KINDS.flatMap((kind) =>
      [...mappingAt(entry, kind)].flatMap(([name, range]) => (typeof range === "string" ? find([name, range]) : [])),
    );
    const folder = findFolder([...splitDescriptors(key), textAt(entry, "resolution") ?? ""], base);
    const link = folder === undefined ? [] : [toProject(folder)];
    packages.set(key, { content: FACTS.map((fact) => textAt(entry, fact)).join(" "), needs: [...needs, ...link] });
  }
  for (const { folder, ranges } of projects)
    packages.set(toProject(folder), { content: "", needs: ranges.flatMap(find), folder });
  return { settings: [...meta.keys()].map((key) => `${key}: ${textAt(meta, key)}`).join("\n"), packages };
}

const KINDS = ["dependencies", "optionalDependencies", "peerDependencies"] as const;
const FACTS = ["version", "resolution", "checksum", "integrity", "resolved", "conditions"] as const;

function toProject(folder: string): string {
  return `project ${folder}`;
}

/** Splits a key with several ranges: `"a@^1, a@^2"` of Yarn 2, or `"a@^1", a@^2` of Yarn 1. */
function splitDescriptors(key: string): readonly string[] {
  return key.split(/"?, "?/).map((descriptor) => descriptor.replace(/^"|"$/g, ""));
}

function nameIn(descriptor: string): string {
  return descriptor.slice(0, Math.max(1, descriptor.indexOf("@", 1)));
}

/** Returns the folder of a linked package or a project; undefined for an external package. */
function findFolder(descriptors: readonly string[], base: string): string | undefined {
  for (const descriptor of descriptors) {
    const path = /^.[^@]*@(?:workspace|link|portal|file):([^:#]*)/.exec(descriptor)?.[1];
    if (path !== undefined && /^\.|\/|^[\w-]+$/.test(path)) return resolveFolder(base, path);
  }
  return undefined;
}
