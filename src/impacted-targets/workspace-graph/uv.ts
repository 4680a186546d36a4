import { posix } from "node:path";
import type { PackageDependency } from "../manifests.js";
import { appendToList } from "../ownership.js";
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

/** Fields of `[tool.uv]` that affect only members or single dependencies, so they are no shared settings. */
const OWN_FIELDS = ["workspace", "sources", "dev-dependencies"] as const;

/** Creates a reader of uv workspaces and single Python projects. */
export function createUvReader(findMembers: WorkspaceMemberFinder, parseToml: TomlParser) {
  const readManifest = createCachedFileReader((text, path) => ({ toml: parseToml(text, path) }));
  const readLock = createCachedFileReader((text, path) => parseUvLock(parseToml(text, path), path));
  const manifestAt = (files: CommitFiles, folder: string): unknown =>
    readManifest(files, posix.join(folder, "pyproject.toml"))?.toml;

  return (files: CommitFiles): ProjectSet => {
    const all = files.foldersWith("pyproject.toml");
    const projects: GraphProject[] = [];
    const locks = new Map<string, LockFile>();
    const settings = new Map<string, string>();
    const known = new Set(all);
    const locked = new Set<string | undefined>();
    const roots = findOutermostFolders(all.filter((folder) => isProject(tryRead(files, folder))));
    for (const root of roots) {
      const manifest = manifestAt(files, root);
      const path = posix.join(root, "uv.lock");
      const lock = readLock(files, path);
      for (const { folder } of lock?.packages.values() ?? []) locked.add(folder);
      const globs = readMemberGlobs(getField(manifest, "tool.uv.workspace"), posix.join(root, "pyproject.toml"));
      const members = findMembers(files, { file: "pyproject.toml", folder: root, globs });
      const folders = new Set(isPackage(manifest) ? [root, ...members] : members);
      const hasWorkspace = getField(manifest, "tool.uv.workspace") !== undefined;
      // Members of a workspace can use the field `sources` of the manifest at the top.
      const shared = findTomlNeeds(getField(manifest, "tool.uv.sources"), root).filter(({ kind }) => kind === "folder");
      // A project can need other projects by path. The loop adds such projects to this set, and visits them too.
      for (const folder of folders) {
        const own = manifestAt(files, folder);
        const name = readPackageName(files, folder, own);
        const needs = [...findTomlNeeds(own, folder), ...shared];
        const isRoot = folder === "." || (folder === root && hasWorkspace);
        projects.push({ target: name || folder, name: name && normalizeName(name), folder, isRoot, needs });
        for (const need of needs)
          if (need.kind === "folder" && known.has(need.folder) && !roots.includes(need.folder))
            folders.add(need.folder);
      }
      if (lock !== undefined) locks.set(path, lock);
      settings.set(posix.join(root, "pyproject.toml"), formatComparableJson(getField(manifest, "tool.uv"), OWN_FIELDS));
    }
    const folders = new Set(projects.map(({ folder }) => folder));
    // Dependencies that only code defines matter only if there are several projects, and if no lock file shows them.
    for (const folder of folders.size < 2 ? [] : folders)
      if (!locked.has(folder)) rejectBuildCode(files, folder, manifestAt(files, folder));
    const others = folders.size < 2 ? [] : findTextNeeds(files);
    const unlisted = all
      .filter((folder) => !folders.has(folder))
      .map((folder) => ({
        folder,
        needs: findTomlNeeds(tryRead(files, folder), folder).filter(({ kind }) => kind === "folder"),
      }));
    // A path to a file in the top folder is no dependency on the project at the top.
    const around = new Set([...folders].flatMap(listEnclosingFolders));
    const isNear = (need: PackageDependency): boolean =>
      need.kind === "name" ||
      around.has(need.folder) ||
      listEnclosingFolders(need.folder).some((each) => each !== "." && folders.has(each));
    const keepNear = <Part extends ProjectSet["parts"][number]>(part: Part): Part => ({
      ...part,
      needs: part.needs.filter(isNear),
    });
    return { projects: projects.map(keepNear), parts: [...others, ...unlisted].map(keepNear), locks, settings };
  };

  /** Reads a manifest. Returns undefined if it is invalid, because test data may be invalid on purpose. */
  function tryRead(files: CommitFiles, folder: string): unknown {
    try {
      return manifestAt(files, folder);
    } catch (error) {
      if (folder === ".") throw error;
      return undefined;
    }
  }
}

/** True for the manifest of a project or a workspace. Other manifests have only settings of tools. */
function isProject(manifest: unknown): boolean {
  return isPackage(manifest) || getField(manifest, "tool.uv.workspace") !== undefined;
}

function isPackage(manifest: unknown): boolean {
  return ["project", "tool.poetry", "build-system"].some((field) => getField(manifest, field) !== undefined);
}

function parseUvLock(toml: unknown, path: string): LockFile {
  const items = getListField(toml, "package") ?? [];
  if (getField(toml, "version") !== 1 || (items.length === 0 && getField(toml, "package") !== undefined))
    throw new UnknownImpactError(`${quoteName(path)} has an unknown version`);
  const ids = new Map<string, { readonly id: string; readonly version: string | undefined }[]>();
  const list = items.map((item) => {
    const [name = "", version] = ["name", "version"].map((field) => getTextField(item, field));
    const id = `${name} ${version ?? ""} ${formatComparableJson(getField(item, "source"))}`;
    appendToList(ids, name, { id, version });
    return { id, item };
  });
  const packages = new Map<string, LockedPackage>();
  for (const { id, item } of list) {
    const groups = ["optional-dependencies", "dev-dependencies"].flatMap((kind) => listFieldEntries(item, kind));
    const lists = [getField(item, "dependencies"), ...groups.map(([, group]) => group)];
    const needs = lists
      .flatMap((each): readonly unknown[] => (Array.isArray(each) ? each : []))
      .flatMap((need) => {
        const version = getTextField(need, "version");
        const found = ids.get(getTextField(need, "name") ?? "") ?? [];
        return found.filter((other) => version === undefined || other.version === version).map((other) => other.id);
      });
    const source = getField(item, "source");
    const folder = ["editable", "virtual", "directory"].flatMap((kind) => getTextField(source, kind) ?? [])[0];
    const project = folder === undefined ? undefined : resolveRepositoryPath(posix.dirname(path), folder);
    packages.set(id, { content: folder === undefined ? formatComparableJson(item) : "", needs, folder: project });
  }
  return { settings: formatComparableJson(toml, ["package", "manifest", "revision"]), packages };
}

/** Names of files other than `pyproject.toml` that can contain dependencies. */
const NEED_NAMES: ReadonlySet<string> = new Set(["setup.cfg", "tox.ini", "hatch.toml", "pixi.toml", "Pipfile"]);

export const PYTHON_MANIFEST_FILE_NAMES: readonly string[] = [...NEED_NAMES, "pyproject.toml", "setup.py"];

/** True for a requirements file, such as `requirements-dev.txt` or `requirements/dev.in`. */
export function isRequirementsFile(path: string): boolean {
  return /\.(?:txt|in)$/.test(path) && /requirements(?:[^/]*|\/[^/]*)$/.test(path);
}

/** Matches keys of dependencies, such as `extra-dependencies`, `requires`, `sources` and `deps`. */
const NEED_KEY = /depend|deps|requir|source/i;

/** Lists possible dependencies in all tables of a file, because each tool has its own tables. */
function findTomlNeeds(toml: unknown, folder: string): readonly PackageDependency[] {
  const leaves = listTextsInNestedValue(toml);
  const paths = leaves.flatMap(({ keys, text }) => (keys.at(-1) === "path" ? [text] : findRelativePaths(text)));
  // A name can be a key too, such as `a` in `dependencies.a.version`.
  const names = leaves.flatMap(({ keys, text }) => {
    const start = keys.findIndex((key) => NEED_KEY.test(key));
    return start < 0 ? [] : [...keys.slice(start + 1), text];
  });
  return [
    ...[...new Set(names.map(normalizeName))].map((name): PackageDependency => ({ kind: "name", name })),
    ...[...new Set(paths)].flatMap((path) => createFolderDependency(folder, path)),
  ];
}

/** Finds relative paths in a text, such as `../a` in `pip install -e ../a`. */
function findRelativePaths(text: string): readonly string[] {
  return [...text.matchAll(/(?<![\w.])\.\.(?:\/[\w.@-]+|\/)*(?![\w.])/g)].map(([path]) => path);
}

/** Returns the normalized name in a requirement: `some-name` for `Some_Name[extra]>=1`. */
function normalizeName(requirement: string): string {
  const [name = ""] = /^[\w.-]*/.exec(requirement.trim()) ?? [];
  return name.toLowerCase().replace(/[-_.]+/g, "-");
}

const MAXIMUM_TEXT_NEEDS = 2_000_000;

/** Lists possible dependencies in other files. Every word may be a name, and every path may be a folder. */
function findTextNeeds(files: CommitFiles): ProjectSet["parts"] {
  const paths = files.paths.filter((path) => NEED_NAMES.has(posix.basename(path)) || isRequirementsFile(path));
  const texts = new Map(paths.map((path) => [path, readText(files.read(path)?.text ?? "")]));
  for (const { path, destination = "" } of files.links)
    if (texts.has(destination))
      texts.set(path, { names: [], paths: [posix.relative(posix.dirname(path), destination)] });
  let count = 0;
  return [...texts.keys()].map((path) => {
    const included = new Set([path]);
    const needs: PackageDependency[] = [];
    // The loop also visits the files that it adds to this set, such as the file in `-r ../requirements.txt`.
    for (const each of included) {
      const { names, paths: found } = texts.get(each) ?? readText("");
      const folder = posix.dirname(each);
      // A path is relative to the folder in which pip runs. This folder is unknown, so several folders count.
      const starts = new Set([folder, posix.dirname(folder), posix.dirname(path), posix.dirname(posix.dirname(path))]);
      count += names.length + starts.size * found.length;
      if (count > MAXIMUM_TEXT_NEEDS)
        throw new UnknownImpactError("requirements files have too many dependencies to compare");
      for (const name of names) needs.push({ kind: "name", name });
      for (const start of starts) for (const other of found) needs.push(...createFolderDependency(start, other));
      for (const other of found) if (texts.has(posix.join(folder, other))) included.add(posix.join(folder, other));
    }
    return { folder: posix.dirname(path), needs };
  });
}

/**
 * Lists the words and the possible paths in a text. A word without a slash counts as a path only after an option such
 * as `-r`.
 */
function readText(text: string): Readonly<Record<"names" | "paths", readonly string[]>> {
  const slashed = text.split(/[^\w.@/-]+/).filter((word) => word.includes("/"));
  const given = [...text.matchAll(/(?:^|\s)(?:-[a-z]|--[a-z-]+)[\s=]*([\w.@/-]+)/g)].flatMap(([, path = ""]) => path);
  return {
    names: [...new Set(text.split(/[^\w.-]+/).map(normalizeName))],
    // A path without letters, such as the `.` in `-e .`, is the folder of the file itself, so it is no dependency.
    paths: [...new Set([...findRelativePaths(text), ...[...slashed, ...given].filter((path) => /\w/.test(path))])],
  };
}

/** Returns the name of a package; undefined if no manifest has the name. */
function readPackageName(files: CommitFiles, folder: string, manifest: unknown): string | undefined {
  const inSettings = /^name\s*=\s*(\S+)\s*$/m.exec(files.read(posix.join(folder, "setup.cfg"))?.text ?? "")?.[1];
  return getTextField(manifest, "project.name") ?? getTextField(manifest, "tool.poetry.name") ?? inSettings;
}

/** Rejects a package whose dependencies are defined by its build code. @throws UnknownImpactError */
function rejectBuildCode(files: CommitFiles, folder: string, manifest: unknown): void {
  const dynamic = getListField(manifest, "project.dynamic") ?? [];
  const hasName = ["project.name", "tool.poetry.name"].some((field) => getTextField(manifest, field) !== undefined);
  const setup = posix.join(folder, "setup.py");
  const code = files.read(setup)?.text;
  if (dynamic.includes("dependencies") || dynamic.includes("optional-dependencies"))
    throw new UnknownImpactError(
      `the dependencies in ${quoteName(posix.join(folder, "pyproject.toml"))} are dynamic, so only its build can determine them`,
    );
  if (code !== undefined && (!hasName || /_requires?\b/.test(code)))
    throw new UnknownImpactError(
      `the code in ${quoteName(setup)} defines the dependencies, and only its build can run this code`,
    );
}
