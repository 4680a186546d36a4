import { posix } from "node:path";
import { quoteName } from "../safety-net.js";
import { UnknownImpactError } from "../workspace-change.js";
import { getLockFileSubtree, getLockFileTextAtKey, type LockFileTree, parseIndentedText } from "./indented-text.js";
import { type LockedPackage, type LockFile, toProjectId } from "./lock.js";

const KINDS = ["dependencies", "devDependencies", "optionalDependencies"] as const;

/** Fields that affect only resolved versions, which are compared separately. */
const RESOLVED = [
  "importers",
  "packages",
  "snapshots",
  "overrides",
  "catalogs",
  "patchedDependencies",
  "time",
  ...KINDS,
];

/** Matches a lock file that may show more links than the manifests. */
const LINKS = /\n(?:overrides|catalogs|packageExtensionsChecksum|pnpmfileChecksum):|\npackages:.*[ @(](?:link|file):/s;

/** Opens `pnpm-lock.yaml`. It parses the file only when needed, because that takes time. */
export function openPnpmLockFile(text: string, path: string, base: string): LockFile {
  let read: LockFile | undefined;
  const load = (): LockFile => (read ??= readPnpmLock(text, path, base));
  return {
    hasNoLinks: text.includes("\npackages:") && !LINKS.test(text),
    get settings() {
      return load().settings;
    },
    get packages() {
      return load().packages;
    },
  };
}

/** Reads `pnpm-lock.yaml` of pnpm 8 and later. `base` is the folder to which its paths are relative. */
function readPnpmLock(whole: string, path: string, base: string): LockFile {
  // If the file has two documents, the first one is about pnpm itself.
  const start = whole.lastIndexOf("\n---\n") + 1;
  const root = parseIndentedText(whole.slice(start), path);
  const format = getLockFileTextAtKey(root, "lockfileVersion") ?? "";
  if (!/^[69]\./.test(format))
    throw new UnknownImpactError(`${quoteName(path)} has the version ${quoteName(format)}, which is unknown`);
  const packages = getLockFileSubtree(root, "packages");
  const snapshots = format.startsWith("9") ? getLockFileSubtree(root, "snapshots") : packages;
  const importers = root.has("importers") ? getLockFileSubtree(root, "importers") : new Map([[".", root]]);
  const locked = new Map<string, LockedPackage>();
  const listNeeds = (owner: LockFileTree, folder: string): readonly string[] =>
    KINDS.flatMap((kind) => [...getLockFileSubtree(owner, kind)]).map(([name, value]) => {
      const version = typeof value === "string" ? value : (getLockFileTextAtKey(value, "version") ?? "");
      if (version.startsWith("link:")) return toProjectId(posix.join(folder, version.slice(5)));
      const found = [`${name}@${version}`, version, `/${name}@${version}`].find((id) => snapshots.has(id));
      if (found !== undefined) return found;
      throw new UnknownImpactError(`${quoteName(path)} does not contain ${quoteName(`${name}@${version}`)}`);
    });
  for (const id of importers.keys()) {
    const folder = posix.join(base, id);
    locked.set(toProjectId(folder), {
      content: "",
      needs: listNeeds(getLockFileSubtree(importers, id), folder),
      folder,
    });
  }
  for (const id of snapshots.keys()) {
    // With `injected`, pnpm installs a copy of a project.
    const folder = /@file:([^()]+)/.exec(id)?.[1];
    const project = folder === undefined ? [] : [toProjectId(posix.join(base, folder))];
    const facts = getLockFileSubtree(packages, packages.has(id) ? id : id.replace(/(?<=.)\(.*$/, ""));
    const needs = [...listNeeds(getLockFileSubtree(snapshots, id), base), ...project];
    locked.set(id, { content: toText(facts.get("resolution")), needs });
  }
  const settings = [...root].filter(([key]) => !RESOLVED.includes(key));
  const ofPnpm = whole.slice(0, start);
  return { settings: ofPnpm + settings.map(([key, value]) => `${key}: ${toText(value)}`).join("\n"), packages: locked };
}

function toText(value: LockFileTree | string | undefined): string {
  if (value === undefined || typeof value === "string") return value ?? "";
  return `{${[...value].map(([key, inner]) => `${key}: ${toText(inner)}`).join(", ")}}`;
}
