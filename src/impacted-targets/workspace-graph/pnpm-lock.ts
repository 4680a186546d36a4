import { posix } from "node:path";
import { quoteName } from "../safety-net.js";
import { Undecidable } from "../workspace-history.js";
import { type Mapping, mappingAt, readIndented, textAt } from "./indented-text.js";
import type { Lock, LockedPackage } from "./lock.js";

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

export const HOOK_CHECKSUM = "pnpmfileChecksum:";

/** Opens `pnpm-lock.yaml`. It parses the packages only when needed, because most changes need only `hasNoLinks`. */
export function openPnpmLock(whole: string, path: string, base: string): Lock {
  // If the file has two documents, the first one is about pnpm itself.
  const start = whole.lastIndexOf("\n---\n") + 1;
  const text = whole.slice(start);
  let read: Lock | undefined;
  const load = (): Lock => {
    read ??= readPnpmLock(text, path, base);
    return read;
  };
  // Only importers precede the packages. Manifests show links of importers, unless overrides, extensions or hooks change them.
  const end = text.indexOf("\npackages:");
  const hasLinks =
    end < 0 ||
    /[ @(](?:link|file):/.test(text.slice(end)) ||
    /\n(?:overrides|packageExtensionsChecksum):/.test(text) ||
    text.includes(`\n${HOOK_CHECKSUM}`);
  return {
    hasNoLinks: !hasLinks,
    get settings() {
      return whole.slice(0, start) + load().settings;
    },
    get packages() {
      return load().packages;
    },
  };
}

/** Reads `pnpm-lock.yaml` of pnpm 8 and later. `base` is the folder to which its paths are relative. */
function readPnpmLock(text: string, path: string, base: string): Lock {
  const root = readIndented(text, path);
  const format = textAt(root, "lockfileVersion") ?? "";
  if (!/^[69]\./.test(format))
    throw new Undecidable(`${quoteName(path)} has the version ${quoteName(format)}, which is unknown`);
  const packages = mappingAt(root, "packages");
  const snapshots = format.startsWith("9") ? mappingAt(root, "snapshots") : packages;
  const importers = root.has("importers") ? mappingAt(root, "importers") : new Map([[".", root]]);
  const locked = new Map<string, LockedPackage>();
  const find = (name: string, version: string, folder: string): string => {
    if (version.startsWith("link:")) return toImporter(posix.join(folder, version.slice(5)));
    const id = `${name}@${version}`;
    if (snapshots.has(id)) return id;
    const found = [version, `/${id}`].find((other) => snapshots.has(other));
    if (found === undefined) throw new Undecidable(`${quoteName(path)} does not contain ${quoteName(id)}`);
    return found;
  };
  for (const id of importers.keys()) {
    const folder = posix.join(base, id);
    const needs = listDependencies(mappingAt(importers, id)).map(([name, value]) =>
      find(name, versionIn(value), folder),
    );
    locked.set(toImporter(folder), { content: "", needs, folder });
  }
  for (const id of snapshots.keys()) {
    const needs = listDependencies(mappingAt(snapshots, id)).map(([name, value]) => find(name, versionIn(value), base));
    // With `injected`, pnpm installs a copy of a project.
    const folder = /@file:([^()]+)/.exec(id)?.[1];
    const project = folder === undefined ? [] : [toImporter(posix.join(base, folder))];
    const facts = mappingAt(packages, packages.has(id) ? id : id.replace(/(?<=.)\(.*$/, ""));
    locked.set(id, { content: toText(facts.get("resolution")), needs: [...needs, ...project] });
  }
  const settings = [...root]
    .filter(([key]) => !RESOLVED.includes(key))
    .map(([key, value]) => `${key}: ${toText(value)}`);
  return { settings: settings.join("\n"), packages: locked };
}

function toImporter(folder: string): string {
  return `project ${folder}`;
}

function listDependencies(owner: Mapping): readonly (readonly [string, Mapping | string])[] {
  return KINDS.flatMap((kind) => [...mappingAt(owner, kind)]);
}

function versionIn(value: Mapping | string): string {
  return typeof value === "string" ? value : (textAt(value, "version") ?? "");
}

function toText(value: Mapping | string | undefined): string {
  if (value === undefined || typeof value === "string") return value ?? "";
  return `{${[...value].map(([key, inner]) => `${key}: ${toText(inner)}`).join(", ")}}`;
}
