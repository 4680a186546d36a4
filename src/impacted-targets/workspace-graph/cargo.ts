import { posix } from "node:path";
import type { PackageDependency } from "../manifests.js";
import { getField, getListField, getTextField } from "../producers/parsing.js";
import { quoteName } from "../safety-net.js";
import { UnknownImpactError } from "../workspace-change.js";
import type { LockedPackage, LockFile } from "./lock.js";
import { readMemberGlobs, type WorkspaceMemberFinder } from "./members.js";
import {
  type CommitFiles,
  createCachedFileReader,
  createFolderDependency,
  findOutermostFolders,
  formatComparableJson,
  type GraphProject,
  listEnclosingFolders,
  listFieldEntries,
  listTextsInNestedValue,
  type ProjectSet,
  resolveRepositoryPath,
  type TomlParser,
} from "./project.js";

const KINDS = ["dependencies", "dev-dependencies", "build-dependencies", "dev_dependencies", "build_dependencies"];

export const CARGO_CONFIG_PATH_PATTERN = /(?:^|\/)\.cargo\/config(?:\.toml)?$/;

/** Matches files that only their own package uses, because each package has such folders of its own. */
const SOURCES = /(?:^|\/)(?:src|tests|benches|examples)\//;
/** Manifests of other ecosystems, whose projects may use folders such as `src` at the top. */
const OTHER_MANIFESTS = ["package.json", "pyproject.toml", "go.mod"];

/** Fields of `[workspace]` that select the members and have no other effect. */
const MEMBERSHIP = ["members", "exclude", "default-members"] as const;

/** Creates a reader of Cargo workspaces and single packages. */
export function createCargoReader(findMembers: WorkspaceMemberFinder, parseToml: TomlParser) {
  const readManifest = createCachedFileReader((text, path) => ({ toml: parseToml(text, path) }));

  return (files: CommitFiles): ProjectSet => {
    const manifestIn = (folder: string): unknown => readManifest(files, posix.join(folder, "Cargo.toml"))?.toml;
    const isPackage = (folder: string): boolean => getField(manifestIn(folder), "package") !== undefined;
    const all = files.foldersWith("Cargo.toml");
    for (const path of all.length === 0 ? [] : files.paths.filter((each) => CARGO_CONFIG_PATH_PATTERN.test(each)))
      if (["patch", "paths"].some((field) => getField(readManifest(files, path)?.toml, field) !== undefined))
        throw new UnknownImpactError(`${quoteName(path)} replaces packages`);
    const projects: GraphProject[] = [];
    const locks = new Map<string, LockFile>();
    const settings = new Map<string, string>();
    for (const folder of findOutermostFolders(all)) {
      const top = manifestIn(folder);
      const path = posix.join(folder, "Cargo.toml");
      const lockPath = posix.join(folder, "Cargo.lock");
      const lock = readManifest(files, lockPath);
      const replacing = listPaths([getField(top, "patch"), getField(top, "replace")])
        .flatMap((each) => resolveRepositoryPath(folder, each) ?? [])
        .filter(isPackage);
      // Only a lock file shows which external packages need a replaced package. Without a lock file, every project may
      // need the replaced package.
      const inAll = lock === undefined ? replacing.flatMap((each) => createFolderDependency(".", each)) : [];
      const globs = readMemberGlobs(getField(top, "workspace"), path);
      const listed = findMembers(files, { file: "Cargo.toml", folder, globs });
      const members = new Set([folder, ...listed, ...replacing].filter(isPackage));
      const hasWorkspace = getField(top, "workspace") !== undefined;
      const own: GraphProject[] = [];
      // A member can need other packages by path. The loop adds such packages to this set, and visits them too.
      for (const member of members) {
        const needs = [...listNeeds(member, manifestIn), ...inAll];
        for (const need of needs) if (need.kind === "folder" && isPackage(need.folder)) members.add(need.folder);
        const name = getTextField(manifestIn(member), "package.name");
        const isRoot = member === "." || (member === folder && hasWorkspace);
        own.push({ target: name || member, name, folder: member, isRoot, needs });
      }
      projects.push(...own);
      const features = listFeatures([...members].map(manifestIn), top);
      if (lock !== undefined) locks.set(lockPath, readCargoLock(lock.toml, lockPath, { members: own, features }));
      const shared = ["profile", "patch", "replace"].map((name) => getField(top, name));
      settings.set(
        path,
        `${formatComparableJson(shared)} ${formatComparableJson(getField(top, "workspace"), MEMBERSHIP)}`,
      );
    }
    const folders = new Set(projects.map(({ folder }) => folder));
    const parts = all
      .filter((folder) => !folders.has(folder))
      .map((folder) => ({ folder, needs: tryNeeds(folder, manifestIn) }));
    const isAlone = OTHER_MANIFESTS.every((name) => files.foldersWith(name).length === 0);
    const isOwnOnly = (path: string): boolean => path.endsWith(".rs") || (isAlone && SOURCES.test(path));
    return { projects, parts, locks, settings, isOwnOnly };
  };
}

type ManifestIn = (folder: string) => unknown;

/** Reads a manifest that is no project, such as test data. It may be invalid on purpose. */
function tryNeeds(folder: string, manifestIn: ManifestIn): readonly PackageDependency[] {
  try {
    return listNeeds(folder, manifestIn);
  } catch {
    return [];
  }
}

/** Lists the texts of all fields `path`. */
function listPaths(value: unknown): readonly string[] {
  return listTextsInNestedValue(value).flatMap(({ keys, text }) => (keys.at(-1) === "path" ? [text] : []));
}

/** Lists the folders and files that a manifest names. Cargo.lock shows other dependencies on projects. */
function listNeeds(folder: string, manifestIn: ManifestIn): readonly PackageDependency[] {
  const manifest = manifestIn(folder);
  const named = getTextField(manifest, "package.workspace");
  // A package inherits dependencies from the innermost workspace around it, or from the one that it names.
  const top =
    named === undefined
      ? (listEnclosingFolders(folder).find((each) => getField(manifestIn(each), "workspace") !== undefined) ?? folder)
      : posix.join(folder, named);
  const dependencies = listDependencies(manifest, manifestIn(top));
  const tables = ["lib", "bin", "test", "example", "bench"].map((kind) => getField(manifest, kind));
  const sources = [...listPaths(tables), getTextField(manifest, "package.build") ?? ""].filter((path) =>
    path.includes(".."),
  );
  return [
    ...sources.flatMap((path) => createFolderDependency(folder, path)),
    ...dependencies.flatMap(({ name, given, inherited }) => {
      if (inherited === "unknown")
        throw new UnknownImpactError(
          `the workspace from which ${quoteName(folder)} inherits ${quoteName(name)} is unknown`,
        );
      const path = getTextField(inherited ?? given, "path");
      return path === undefined ? [] : createFolderDependency(inherited === undefined ? folder : top, path);
    }),
  ];
}

function listDependencies(manifest: unknown, top: unknown) {
  const shared = new Map(listFieldEntries(getField(top, "workspace"), "dependencies"));
  const owners = [manifest, ...listFieldEntries(manifest, "target").map(([, target]) => target)];
  return owners
    .flatMap((owner) => KINDS.flatMap((kind) => listFieldEntries(owner, kind)))
    .map(([name, given]) => ({
      name,
      given,
      inherited: getField(given, "workspace") === true ? (shared.get(name) ?? "unknown") : undefined,
    }));
}

/**
 * Lists the features that the manifests enable in each package. Cargo builds a package with the features that all
 * members together enable.
 */
function listFeatures(manifests: readonly unknown[], top: unknown): ReadonlyMap<string, ReadonlySet<string>> {
  const features = new Map<string, Set<string>>();
  for (const manifest of manifests) {
    const texts = listTextsInNestedValue(getField(manifest, "features")).map(({ text }) => text);
    for (const { name, given, inherited } of listDependencies(manifest, top)) {
      const real = getTextField(inherited ?? given, "package") ?? name;
      const found = features.get(real) ?? new Set();
      const facts = [given, inherited].flatMap((each) => FEATURES.map((field) => getField(each, field)));
      found.add(JSON.stringify(facts));
      for (const text of texts) if (text.split(/\??\//)[0] === name) found.add(text);
      features.set(real, found);
    }
  }
  return features;
}

const FEATURES = ["features", "default-features", "default_features"];

/**
 * Reads Cargo.lock. A package without a source is a project. The `content` of a package includes its enabled features.
 */
function readCargoLock(
  toml: unknown,
  path: string,
  {
    members,
    features,
  }: { readonly members: readonly GraphProject[]; readonly features: ReturnType<typeof listFeatures> },
): LockFile {
  const list = getListField(toml, "package") ?? [];
  if (list.length === 0 && getField(toml, "package") !== undefined)
    throw new UnknownImpactError(`${quoteName(path)} has an unknown format`);
  const folders = new Map(members.map(({ name, folder }) => [name, folder]));
  const items = list.map((item) => {
    const [name = "", version = "", source] = ["name", "version", "source"].map((field) => getTextField(item, field));
    const folder = source === undefined ? folders.get(name) : undefined;
    return { item, name, version, folder, id: `${name} ${version} (${source ?? ""})` };
  });
  const ids = new Map<string, string>();
  for (const { name, version, id } of items) for (const key of [name, `${name} ${version}`, id]) ids.set(key, id);
  const packages = new Map<string, LockedPackage>();
  for (const { item, name, folder, id } of items) {
    const needs = (getListField(item, "dependencies") ?? []).map((need) => ids.get(String(need)) ?? String(need));
    const enabled = [...(features.get(name) ?? [])].toSorted();
    packages.set(id, { content: [getTextField(item, "checksum"), ...enabled].join(" "), needs, folder });
  }
  return { settings: String(getField(toml, "version")), packages };
}
