import { posix } from "node:path";
import { quoteName } from "../safety-net.js";
import { Undecidable } from "../workspace-history.js";
import { type Mapping, mappingAt, readIndented, textAt } from "./indented-text.js";
import type { Lock, LockedPackage } from "./lock.js";

const KINDS = ["dependencies", "devDependencies", "optionalDependencies"] as const;

/** Fields whose effect is in the resolved versions. */
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

/** Reads `pnpm-lock.yaml` when its packages are needed, because most changes need only `hasNoLinks`. */
export function openPnpmLock(whole: string, path: string, base: string): Lock {
  // The first of two documents has the version of pnpm itself.
  const start = whole.lastIndexOf("\n---\n") + 1;
  const text = whole.slice(start);
  let read: Lock | undefined;
  const load = (): Lock => {
    read ??= readPnpmLock(text, path, base);
    return read;
  };
  // Importers come before packages. Their links are in the manifests too, unless overrides, extensions or code change them.
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
    // A copy of a project, because of `injected`.
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
