import { posix } from "node:path";
import { isPathBelow, type Need } from "../manifests.js";
import { getField, getText } from "../producers/parsing.js";
import { quoteName } from "../safety-net.js";
import { Undecidable } from "../workspace-history.js";
import type { Lock, LockedPackage } from "./lock.js";
import { findMembers, type MatchList, readGlobList } from "./members.js";
import {
  type CommitFiles,
  findOuterFolders,
  type GraphProject,
  listEntries,
  listFolders,
  type ParseToml,
  type ProjectSet,
  readOnce,
  resolveFolder,
  toFolderNeed,
  toSettings,
} from "./project.js";

const KINDS = ["dependencies", "dev-dependencies", "build-dependencies", "dev_dependencies", "build_dependencies"];

export const CARGO_CONFIG = /(?:^|\/)\.cargo\/config(?:\.toml)?$/;

/** Matches files that only their own package uses, because each package has such folders of its own. */
const SOURCES = /(?:^|\/)(?:src|tests|benches|examples)\//;
/** Manifests of other ecosystems, whose projects may use folders such as `src` at the top. */
const OTHER_MANIFESTS = ["package.json", "pyproject.toml", "go.mod"];

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
    const manifestIn = (folder: string): unknown => manifestAt(files, folder);
    const all = files.foldersWith("Cargo.toml");
    const configs = all.length === 0 ? [] : files.paths.filter((path) => CARGO_CONFIG.test(path));
    for (const path of configs) rejectReplacements(path, readManifest(files, path)?.toml);
    const projects: GraphProject[] = [];
    const locks = new Map<string, Lock>();
    const settings = new Map<string, string>();
    for (const folder of findOuterFolders(all)) {
      const lock = readLock(files, posix.join(folder, "Cargo.lock"));
      const root: Root = { folder, manifest: manifestIn(folder) };
      const replacements = listReplacements(files, root);
      // Only a lock file shows which external packages need a replaced package. Without it, every project may need it.
      const inAll = lock === undefined ? replacements.flatMap((each) => toFolderNeed(".", each)) : [];
      const needsOf = (each: string): readonly Need[] => [
        ...listNeeds(each, manifestIn(each), findRoot(files, each) ?? root),
        ...inAll,
      ];
      const folders = listMembers(files, root, { matchList, needsOf, manifestAt: manifestIn, replacements });
      const members = folders.map((each) => readProject(each, manifestIn(each), root, needsOf(each)));
      projects.push(...members);
      const features = listFeatures(folders.map(manifestIn), root.manifest);
      if (lock !== undefined) locks.set(posix.join(folder, "Cargo.lock"), placeProjects(lock, members, features));
      settings.set(posix.join(folder, "Cargo.toml"), rootSettings(root.manifest));
    }
    const folders = new Set(projects.map(({ folder }) => folder));
    const parts = all.map((folder) => ({
      folder,
      needs: folders.has(folder) ? listSources(folder, manifestIn(folder)) : readPart(files, folder),
    }));
    const isAlone = OTHER_MANIFESTS.every((name) => files.foldersWith(name).length === 0);
    const isOwnOnly = (path: string): boolean => path.endsWith(".rs") || (isAlone && SOURCES.test(path));
    return { projects, parts, locks, settings, isOwnOnly };
  };

  /** Finds the workspace from which a package inherits dependencies: it may be another one than the outermost. */
  function findRoot(files: CommitFiles, folder: string): Root | undefined {
    const named = getText(manifestAt(files, folder), "package.workspace");
    const found =
      named === undefined
        ? listFolders(folder).find((each) => getField(manifestAt(files, each), "workspace") !== undefined)
        : posix.join(folder, named);
    return found === undefined ? undefined : { folder: found, manifest: manifestAt(files, found) };
  }

  /** Reads a manifest that is no project, such as test data. It may be invalid on purpose. */
  function readPart(files: CommitFiles, folder: string): readonly Need[] {
    try {
      const manifest = manifestAt(files, folder);
      return listNeeds(folder, manifest, findRoot(files, folder) ?? { folder, manifest });
    } catch {
      return [];
    }
  }
}

/** Rejects a configuration that replaces packages outside of manifests. @throws Undecidable */
function rejectReplacements(path: string, settings: unknown): void {
  if (["patch", "paths"].some((field) => getField(settings, field) !== undefined))
    throw new Undecidable(`${quoteName(path)} replaces packages`);
}

interface Readers {
  readonly matchList: MatchList;
  readonly manifestAt: (folder: string) => unknown;
  readonly needsOf: (folder: string) => readonly Need[];
  readonly replacements: readonly string[];
}

/** Lists the folders of packages that replace others. */
function listReplacements(files: CommitFiles, { folder, manifest }: Root): readonly string[] {
  const known = new Set(files.foldersWith("Cargo.toml"));
  return [getField(manifest, "replace"), ...listEntries(manifest, "patch").map(([, list]) => list)]
    .flatMap((list) => listEntries({ list }, "list"))
    .flatMap(([, given]) => resolveFolder(folder, getText(given, "path") ?? "..") ?? [])
    .filter((each) => known.has(each));
}

/** Lists the folders of packages: the root, the listed members, replacements, and packages that they need by path. */
function listMembers(
  files: CommitFiles,
  { folder, manifest }: Root,
  { matchList, manifestAt, needsOf, replacements }: Readers,
): readonly string[] {
  const path = posix.join(folder, "Cargo.toml");
  const globs = readGlobList(manifest, "workspace.members", path);
  const excluded = readGlobList(manifest, "workspace.exclude", path);
  const listed = findMembers(files, { file: "Cargo.toml", folder, globs }, matchList);
  const isExcluded = (member: string): boolean =>
    excluded.some((each) => isPathBelow(`${member}/`, posix.join(folder, each)));
  const hasPackage = (member: string): boolean => getField(manifestAt(member), "package") !== undefined;
  const known = new Set(files.foldersWith("Cargo.toml"));
  const listedOrReplacing = [folder, ...listed.filter((member) => !isExcluded(member)), ...replacements];
  const found = new Set(listedOrReplacing.filter(hasPackage));
  // The loop adds folders to this set, and then visits them too.
  for (const member of found)
    for (const need of needsOf(member))
      if (need.kind === "folder" && known.has(need.folder) && hasPackage(need.folder)) found.add(need.folder);
  return [...found];
}

function readProject(folder: string, manifest: unknown, root: Root, needs: readonly Need[]): GraphProject {
  const name = getText(manifest, "package.name");
  const isRoot = folder === "." || (folder === root.folder && getField(root.manifest, "workspace") !== undefined);
  return { target: name || folder, name, folder, isRoot, needs };
}

/** Lists the source files of a package that its manifest names in other folders, such as a shared build script. */
function listSources(folder: string, manifest: unknown): readonly Need[] {
  const tables = ["lib", "bin", "test", "example", "bench"].flatMap((kind) => getField(manifest, kind) ?? []);
  const paths = [getText(manifest, "package.build"), ...tables.map((table: unknown) => getText(table, "path"))];
  return paths.flatMap((path) => (path?.includes("..") === true ? toFolderNeed(folder, path) : []));
}

/** Lists the dependencies with a `path`. Cargo.lock shows other dependencies on projects. */
function listNeeds(folder: string, manifest: unknown, { folder: top, manifest: root }: Root): readonly Need[] {
  return listDependencies(manifest, root).flatMap(({ name, given, inherited }) => {
    if (inherited === "unknown")
      throw new Undecidable(`the workspace from which ${quoteName(folder)} inherits ${quoteName(name)} is unknown`);
    const path = getText(inherited ?? given, "path");
    return path === undefined ? [] : toFolderNeed(inherited === undefined ? folder : top, path);
  });
}

function listDependencies(manifest: unknown, root: unknown) {
  const shared = new Map(listEntries(getField(root, "workspace"), "dependencies"));
  const owners = [manifest, ...listEntries(manifest, "target").map(([, target]) => target)];
  return owners
    .flatMap((owner) => KINDS.flatMap((kind) => listEntries(owner, kind)))
    .map(([name, given]) => ({
      name,
      given,
      inherited: getField(given, "workspace") === true ? (shared.get(name) ?? "unknown") : undefined,
    }));
}

/** Lists the features of each package that any member enables: a build of the workspace enables them for all members. */
function listFeatures(manifests: readonly unknown[], root: unknown): ReadonlyMap<string, ReadonlySet<string>> {
  const features = new Map<string, Set<string>>();
  for (const manifest of manifests) {
    const names = new Map<string, string>();
    for (const { name, given, inherited } of listDependencies(manifest, root)) {
      const real = getText(inherited ?? given, "package") ?? name;
      names.set(name, real);
      const found = features.get(real) ?? new Set();
      if (![given, inherited].some((each) => getField(each, "default-features") === false)) found.add("default");
      for (const each of [given, inherited])
        for (const feature of toList(getField(each, "features"))) found.add(String(feature));
      features.set(real, found);
    }
    for (const text of listEntries(manifest, "features").flatMap(([, list]) => toList(list))) {
      const [name = "", feature] = String(text).split(/\??\//);
      if (feature !== undefined) features.get(names.get(name) ?? name)?.add(feature);
    }
  }
  return features;
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
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
    const needs = toList(given).map((need) => ids.get(String(need)) ?? String(need));
    const content = getText(each.item, "checksum") ?? "";
    packages.set(toId(each), { content, needs, folder: each.source === undefined ? each.name : undefined });
  }
  return { settings: String(getField(toml, "version")), packages };
}

/** Replaces the names of projects in `folder` by their folders, and adds the features to the contents of the packages. */
function placeProjects(
  { settings, packages }: Lock,
  members: readonly GraphProject[],
  features: ReadonlyMap<string, ReadonlySet<string>>,
): Lock {
  const folders = new Map(members.map(({ name, folder }) => [name, folder]));
  const placed = [...packages].map(([id, { content, needs, folder }]) => {
    const enabled = [...(features.get(id.slice(0, id.indexOf(" "))) ?? [])].toSorted();
    const place = folder === undefined ? undefined : folders.get(folder);
    return [id, { content: [content, ...enabled].join(" "), needs, folder: place }] as const;
  });
  return { settings, packages: new Map(placed) };
}
