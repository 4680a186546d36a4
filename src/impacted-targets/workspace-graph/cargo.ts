import { posix } from "node:path";
import { isPathBelow, type Need } from "../manifests.js";
import { getField, getText } from "../producers/parsing.js";
import { quoteName } from "../safety-net.js";
import { readGlobs } from "../workspace-globs.js";
import { Undecidable } from "../workspace-history.js";
import type { Lock, LockedPackage } from "./lock.js";
import { findMembers, type MatchList } from "./members.js";
import {
  type CommitFiles,
  findOuterFolders,
  type GraphProject,
  listEntries,
  type ParseToml,
  type ProjectSet,
  readOnce,
  toFolderNeed,
  toSettings,
} from "./project.js";

const KINDS = ["dependencies", "dev-dependencies", "build-dependencies", "dev_dependencies", "build_dependencies"];

export const CARGO_CONFIG = /(?:^|\/)\.cargo\/config(?:\.toml)?$/;

/** Fields of `[workspace]` that select the members and have no other effect. */
const MEMBERSHIP = ["members", "exclude", "default-members"] as const;

interface Root {
  readonly folder: string;
  readonly manifest: unknown;
}

/** Creates a reader of Cargo workspaces and single packages. */
export function createCargoReader(matchList: MatchList, parseToml: ParseToml) {
  const readManifest = readOnce((text, path) => ({ toml: parseToml(text, path) }));
  const readLock = readOnce((text, path) => parseCargoLock(parseToml(text, path), path));
  const manifestAt = (files: CommitFiles, folder: string): unknown =>
    readManifest(files, posix.join(folder, "Cargo.toml"))?.toml;

  return (files: CommitFiles): ProjectSet => {
    const all = files.foldersWith("Cargo.toml");
    const configs = all.length === 0 ? [] : files.paths.filter((path) => CARGO_CONFIG.test(path));
    for (const path of configs) rejectReplacements(path, readManifest(files, path)?.toml);
    const projects: GraphProject[] = [];
    const locks = new Map<string, Lock>();
    const settings = new Map<string, string>();
    for (const folder of findOuterFolders(all)) {
      const lock = readLock(files, posix.join(folder, "Cargo.lock"));
      const root: Root = { folder, manifest: manifestAt(files, folder) };
      if (lock === undefined) rejectReplacements(posix.join(folder, "Cargo.toml"), root.manifest);
      const members = listMembers(files, root, matchList, (each) => manifestAt(files, each)).map((each) =>
        readProject(each, manifestAt(files, each), root),
      );
      projects.push(...members);
      if (lock !== undefined) locks.set(posix.join(folder, "Cargo.lock"), placeProjects(lock, members));
      settings.set(posix.join(folder, "Cargo.toml"), rootSettings(root.manifest));
    }
    const folders = new Set(projects.map(({ folder }) => folder));
    const parts = all
      .filter((folder) => !folders.has(folder))
      .map((folder) => ({ folder, needs: readPart(files, folder) }));
    return { projects, parts, locks, settings };
  };

  /** Reads a manifest that is no project, such as test data. It may be invalid on purpose. */
  function readPart(files: CommitFiles, folder: string): readonly Need[] {
    try {
      const manifest = manifestAt(files, folder);
      return listNeeds(folder, manifest, { folder, manifest });
    } catch {
      return [];
    }
  }
}

/** Rejects settings that replace packages, because external packages may then need a project. @throws Undecidable */
function rejectReplacements(path: string, settings: unknown): void {
  if (["patch", "replace", "paths"].some((field) => getField(settings, field) !== undefined))
    throw new Undecidable(`${quoteName(path)} replaces packages, and no lock file shows the effect`);
}

/** Lists the folders of packages: the root, the listed members, and packages that they need by path. */
function listMembers(
  files: CommitFiles,
  root: Root,
  matchList: MatchList,
  manifestAt: (folder: string) => unknown,
): readonly string[] {
  const { folder, manifest } = root;
  const globs = readGlobs(getField(manifest, "workspace.members") ?? []);
  const excluded = readGlobs(getField(manifest, "workspace.exclude") ?? []);
  if (typeof globs === "string" || typeof excluded === "string")
    throw new Undecidable(`the members in ${quoteName(posix.join(folder, "Cargo.toml"))} are not readable`);
  const listed = findMembers(files, { file: "Cargo.toml", folder, globs }, matchList);
  const isExcluded = (path: string): boolean =>
    excluded.map((each) => posix.join(folder, each)).some((each) => path === each || isPathBelow(path, each));
  const hasPackage = (path: string): boolean => getField(manifestAt(path), "package") !== undefined;
  const found = new Set([folder, ...listed.filter((path) => !isExcluded(path))].filter(hasPackage));
  const known = new Set(files.foldersWith("Cargo.toml"));
  // The loop adds folders to this set, and then visits them too.
  for (const path of found)
    for (const need of listNeeds(path, manifestAt(path), root))
      if (need.kind === "folder" && known.has(need.folder) && hasPackage(need.folder)) found.add(need.folder);
  return [...found];
}

function readProject(folder: string, manifest: unknown, root: Root): GraphProject {
  const name = getText(manifest, "package.name");
  const isRoot = folder === "." || (folder === root.folder && getField(root.manifest, "workspace") !== undefined);
  return { target: name || folder, name, folder, isRoot, needs: listNeeds(folder, manifest, root) };
}

/** Lists the dependencies with a `path`. Cargo.lock shows other dependencies on projects. */
function listNeeds(folder: string, manifest: unknown, { folder: top, manifest: root }: Root): readonly Need[] {
  const shared = new Map(listEntries(getField(root, "workspace"), "dependencies"));
  const owners = [manifest, ...listEntries(manifest, "target").map(([, target]) => target)];
  return owners
    .flatMap((owner) => KINDS.flatMap((kind) => listEntries(owner, kind)))
    .flatMap(([name, given]) => {
      const isShared = getField(given, "workspace") === true;
      const path = getText(isShared ? shared.get(name) : given, "path");
      return path === undefined ? [] : toFolderNeed(isShared ? top : folder, path);
    });
}

function rootSettings(manifest: unknown): string {
  const shared = ["profile", "patch", "replace"].map((name) => getField(manifest, name));
  return `${toSettings(shared)} ${toSettings(getField(manifest, "workspace"), MEMBERSHIP)}`;
}

/**
 * Reads Cargo.lock. A package without a source is in a folder. Its field `folder` has its name until `placeProjects`
 * runs.
 */
function parseCargoLock(toml: unknown, path: string): Lock {
  const list: unknown = getField(toml, "package") ?? [];
  if (!Array.isArray(list)) throw new Undecidable(`${quoteName(path)} has an unknown format`);
  const items = list.map((item: unknown) => ({
    item,
    name: getText(item, "name") ?? "",
    version: getText(item, "version") ?? "",
    source: getText(item, "source"),
  }));
  const ids = new Map<string, string>();
  const toId = ({ name, version, source = "" }: (typeof items)[number]): string => `${name} ${version} (${source})`;
  for (const each of items)
    for (const key of [each.name, `${each.name} ${each.version}`, toId(each)]) ids.set(key, toId(each));
  const packages = new Map<string, LockedPackage>();
  for (const each of items) {
    const given: unknown = getField(each.item, "dependencies") ?? [];
    const needs = (Array.isArray(given) ? given : []).map((need: unknown) => ids.get(String(need)) ?? String(need));
    const content = getText(each.item, "checksum") ?? "";
    packages.set(toId(each), { content, needs, folder: each.source === undefined ? each.name : undefined });
  }
  return { settings: String(getField(toml, "version")), packages };
}

/** Replaces the names of projects in `folder` by their folders. */
function placeProjects({ settings, packages }: Lock, members: readonly GraphProject[]): Lock {
  const folders = new Map(members.map(({ name, folder }) => [name, folder]));
  const placed = [...packages].map(
    ([id, each]) => [id, each.folder === undefined ? each : { ...each, folder: folders.get(each.folder) }] as const,
  );
  return { settings, packages: new Map(placed) };
}
