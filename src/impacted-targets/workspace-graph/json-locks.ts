import { posix } from "node:path";
import { DEPENDENCY_KINDS, parseLenientJson } from "../manifests.js";
import { getField, getText } from "../producers/parsing.js";
import { quoteName } from "../safety-net.js";
import { Undecidable } from "../workspace-history.js";
import type { Lock, LockedPackage } from "./lock.js";
import { listEntries, resolveFolder, toSettings } from "./project.js";

function dependencyNames(entry: unknown): readonly string[] {
  return DEPENDENCY_KINDS.flatMap((kind) => listEntries(entry, kind).map(([name]) => name));
}

/** Reads `package-lock.json` of npm 7 and later. */
export function readNpmLock(text: string, path: string, base: string): Lock {
  const json = parseLenientJson(text);
  const entries = new Map(listEntries(json, "packages"));
  if (entries.size === 0)
    throw new Undecidable(`${quoteName(path)} has no packages, or the format of npm 6 or earlier`);
  const packages = new Map<string, LockedPackage>();
  for (const [key, entry] of entries) {
    const needs = dependencyNames(entry).flatMap((name) => findInstalled(key, name, entries));
    const isProject = !`/${key}`.includes("/node_modules/");
    const linked = getField(entry, "link") === true ? [getText(entry, "resolved") ?? ""] : [];
    const content = isProject
      ? ""
      : [getText(entry, "version"), getText(entry, "integrity") ?? getText(entry, "resolved")].join(" ");
    packages.set(key, {
      content,
      needs: [...needs, ...linked],
      folder: isProject ? resolveFolder(base, key) : undefined,
    });
  }
  return { settings: String(getField(json, "lockfileVersion")), packages };
}

/** Finds an installed package by name in the `node_modules` folders around a package, like Node.js. */
function findInstalled(key: string, name: string, entries: ReadonlyMap<string, unknown>): readonly string[] {
  for (let folder = key; ; folder = posix.dirname(folder)) {
    const top = folder === "" || folder === ".";
    const candidate = top ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (entries.has(candidate)) return [candidate];
    if (top || folder === "/") return [];
  }
}

/** Reads `bun.lock`. The key of a package is a path of names, such as `debug/ms` for the `ms` of `debug`. */
export function readBunLock(text: string, path: string, base: string): Lock {
  const json = parseLenientJson(text);
  const workspaces = listEntries(json, "workspaces");
  if (workspaces.length === 0 || Number(getField(json, "lockfileVersion")) > 1)
    throw new Undecidable(`${quoteName(path)} has an unknown version`);
  const entries = new Map(listEntries(json, "packages"));
  const find = (owner: readonly string[], names: readonly string[]): readonly string[] =>
    names.flatMap((name) => {
      for (let length = owner.length; length >= 0; length -= 1) {
        const key = [...owner.slice(0, length), name].join("/");
        if (entries.has(key)) return [key];
      }
      return [];
    });
  const packages = new Map<string, LockedPackage>();
  for (const [folder, entry] of workspaces) {
    const needs = find([getText(entry, "name") ?? ""], dependencyNames(entry));
    packages.set(`project ${folder}`, { content: "", needs, folder: resolveFolder(base, folder) });
  }
  for (const [key, entry] of entries) {
    const parts: readonly unknown[] = Array.isArray(entry) ? entry : [];
    const [ident] = parts;
    const needs = parts.flatMap((part) => find(key.match(/(?:@[^/]+\/)?[^/]+/g) ?? [], dependencyNames(part)));
    const folder = /@workspace:(.*)$/.exec(String(ident))?.[1];
    const content = `${String(ident)} ${String(parts.at(-1))}`;
    packages.set(key, { content, needs: folder === undefined ? needs : [`project ${folder}`] });
  }
  const settings = toSettings(json, ["workspaces", "packages", "overrides", "catalog", "catalogs"]);
  return { settings, packages };
}
