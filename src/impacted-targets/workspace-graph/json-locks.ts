import { posix } from "node:path";
import { DEPENDENCY_KINDS, parseLenientJson } from "../manifests.js";
import { getField, getListField, getTextField } from "../producers/parsing.js";
import { quoteName } from "../safety-net.js";
import { UnknownImpactError } from "../workspace-change.js";
import { type LockedPackage, type LockFile, toProjectId } from "./lock.js";
import { formatComparableJson, listFieldEntries, resolveRepositoryPath } from "./project.js";

function dependencyNames(entry: unknown): readonly string[] {
  return DEPENDENCY_KINDS.flatMap((kind) => listFieldEntries(entry, kind).map(([name]) => name));
}

/** Reads `package-lock.json` of npm 7 and later. */
export function readNpmLockFile(text: string, path: string): LockFile {
  const json = parseLenientJson(text);
  const entries = new Map(listFieldEntries(json, "packages"));
  if (entries.size === 0)
    throw new UnknownImpactError(`${quoteName(path)} has no packages, or the format of npm 6 or earlier`);
  // Like Node.js, this function finds a package in the `node_modules` folders around another package.
  const find = (key: string, name: string): readonly string[] => {
    for (let folder = key; ; folder = posix.dirname(folder)) {
      const top = folder === "" || folder === ".";
      const candidate = top ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
      const entry = entries.get(candidate);
      if (getField(entry, "link") === true) return [getTextField(entry, "resolved") ?? ""];
      if (entry !== undefined) return [candidate];
      if (top || folder === "/") return [];
    }
  };
  const packages = new Map<string, LockedPackage>();
  for (const [key, entry] of entries) {
    if (getField(entry, "link") === true) continue;
    const needs = dependencyNames(entry).flatMap((name) => find(key, name));
    const isProject = !`/${key}`.includes("/node_modules/");
    const facts = [getTextField(entry, "version"), getTextField(entry, "integrity") ?? getTextField(entry, "resolved")];
    const folder = isProject ? resolveRepositoryPath(posix.dirname(path), key) : undefined;
    packages.set(key, { content: isProject ? "" : facts.join(" "), needs, folder });
  }
  return { settings: String(getField(json, "lockfileVersion")), packages };
}

/** Reads `bun.lock`. The key of a package is a path of names, such as `debug/ms` for the `ms` of `debug`. */
export function readBunLockFile(text: string, path: string): LockFile {
  const json = parseLenientJson(text);
  const workspaces = listFieldEntries(json, "workspaces");
  if (workspaces.length === 0 || Number(getField(json, "lockfileVersion")) > 1)
    throw new UnknownImpactError(`${quoteName(path)} has an unknown version`);
  const entries = Object.keys(Object(getField(json, "packages"))).map((key) => {
    const parts = getListField(getField(json, "packages"), key) ?? [];
    const folder = /@workspace:(.*)$/.exec(String(parts[0]))?.[1];
    return { key, parts, id: folder === undefined ? key : toProjectId(folder) };
  });
  const ids = new Map(entries.map(({ key, id }) => [key, id]));
  const find = (owner: readonly string[], names: readonly string[]): readonly string[] =>
    names.flatMap((name) => {
      for (let length = owner.length; length >= 0; length -= 1) {
        const id = ids.get([...owner.slice(0, length), name].join("/"));
        if (id !== undefined) return [id];
      }
      return [];
    });
  const packages = new Map<string, LockedPackage>();
  for (const [folder, entry] of workspaces) {
    const needs = find([getTextField(entry, "name") ?? ""], dependencyNames(entry));
    packages.set(toProjectId(folder), {
      content: "",
      needs,
      folder: resolveRepositoryPath(posix.dirname(path), folder),
    });
  }
  for (const { key, parts, id } of entries) {
    if (id !== key) continue;
    const needs = parts.flatMap((part) => find(key.match(/(?:@[^/]+\/)?[^/]+/g) ?? [], dependencyNames(part)));
    packages.set(key, { content: `${String(parts[0])} ${String(parts.at(-1))}`, needs });
  }
  return {
    settings: formatComparableJson(json, ["workspaces", "packages", "overrides", "catalog", "catalogs"]),
    packages,
  };
}
