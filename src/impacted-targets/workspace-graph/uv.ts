import { posix } from "node:path";
import type { Need } from "../manifests.js";
import { getField, getItems, getText } from "../producers/parsing.js";
import { quoteName } from "../safety-net.js";
import { globsOf } from "../workspace-globs.js";
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
  resolveFolder,
  toFolderNeed,
  toSettings,
} from "./project.js";

/** Fields of `[tool.uv]` that decide about members and single dependencies. */
const OWN_FIELDS = ["workspace", "sources", "dev-dependencies"] as const;

/** Creates a reader of uv workspaces and single Python projects. */
export function createUvReader(matchList: MatchList, parseToml: ParseToml) {
  const readManifest = readOnce((text, path) => ({ toml: parseToml(text, path) }));
  const readLock = readOnce((text, path) => parseUvLock(parseToml(text, path), path));
  const manifestAt = (files: CommitFiles, folder: string): unknown =>
    readManifest(files, posix.join(folder, "pyproject.toml"))?.toml;

  return (files: CommitFiles): ProjectSet => {
    const all = files.foldersWith("pyproject.toml");
    const projects: GraphProject[] = [];
    const locks = new Map<string, Lock>();
    const settings = new Map<string, string>();
    const known = new Set(all);
    const roots = findOuterFolders(all.filter((folder) => isProject(tryRead(files, folder))));
    for (const root of roots) {
      const manifest = manifestAt(files, root);
      const path = posix.join(root, "uv.lock");
      const lock = readLock(files, path);
      const locked = new Set([...(lock?.packages.values() ?? [])].map(({ folder }) => folder));
      const members = listMembers(files, root, manifest, matchList);
      const folders = new Set(isPackage(manifest) ? [root, ...members] : members);
      // A set also returns the folders that the loop adds: projects that others need by path.
      for (const folder of folders) {
        const project = readProject(folder, manifestAt(files, folder), { root, manifest, locked });
        projects.push(project);
        for (const need of project.needs)
          if (need.kind === "folder" && known.has(need.folder) && !roots.includes(need.folder))
            folders.add(need.folder);
      }
      if (lock !== undefined) locks.set(path, lock);
      const uv = toSettings(getField(manifest, "tool.uv"), OWN_FIELDS);
      settings.set(posix.join(root, "pyproject.toml"), uv);
    }
    return { projects, parts: [], locks, settings };
  };

  /** Reads a manifest that may be invalid on purpose, such as one of a test. */
  function tryRead(files: CommitFiles, folder: string): unknown {
    try {
      return manifestAt(files, folder);
    } catch (error) {
      if (folder === ".") throw error;
      return undefined;
    }
  }
}

/** True for a project or a workspace. Other files only have settings of tools. */
function isProject(manifest: unknown): boolean {
  return isPackage(manifest) || getField(manifest, "tool.uv.workspace") !== undefined;
}

function isPackage(manifest: unknown): boolean {
  return ["project", "tool.poetry", "build-system"].some((field) => getField(manifest, field) !== undefined);
}

function listMembers(files: CommitFiles, folder: string, manifest: unknown, matchList: MatchList): readonly string[] {
  const globs = globsOf(getField(manifest, "tool.uv.workspace.members") ?? []);
  const excluded = globsOf(getField(manifest, "tool.uv.workspace.exclude") ?? []);
  if (typeof globs === "string" || typeof excluded === "string")
    throw new Undecidable(`the members in ${quoteName(posix.join(folder, "pyproject.toml"))} are not readable`);
  const list = [...globs, ...excluded.map((glob) => `!${glob}`)];
  return globs.length === 0 ? [] : findMembers(files, { file: "pyproject.toml", folder, globs: list }, matchList);
}

interface Root {
  readonly root: string;
  readonly manifest: unknown;
  /** Folders of the projects in the lock file, which shows their dynamic dependencies. */
  readonly locked: ReadonlySet<string | undefined>;
}

function readProject(folder: string, manifest: unknown, { root, manifest: top, locked }: Root): GraphProject {
  const path = posix.join(folder, "pyproject.toml");
  const dynamic = getItems(manifest, "project.dynamic") ?? [];
  if (!locked.has(folder) && ["dependencies", "optional-dependencies"].some((field) => dynamic.includes(field)))
    throw new Undecidable(`only the build of ${quoteName(path)} knows its dependencies, because they are dynamic`);
  const name = getText(manifest, "project.name") ?? getText(manifest, "tool.poetry.name");
  const isRoot = folder === "." || (folder === root && getField(manifest, "tool.uv.workspace") !== undefined);
  const sources = new Map([...readSources(top, root), ...readSources(manifest, folder)]);
  const names = listRequirements(manifest).map(normalizeName);
  const byName = names.map((each): Need => ({ kind: "name", name: each }));
  const byPath = names.flatMap((each) => sources.get(each) ?? []);
  return {
    target: name || folder,
    name: name === undefined ? name : normalizeName(name),
    folder,
    isRoot,
    needs: [...byName, ...byPath],
  };
}

/** Lists the names in all lists of dependencies. A requirement begins with the name. */
function listRequirements(manifest: unknown): readonly string[] {
  const project = getField(manifest, "project");
  const groups = [...listEntries(project, "optional-dependencies"), ...listEntries(manifest, "dependency-groups")].map(
    ([, list]) => list,
  );
  const lists = [
    getField(project, "dependencies"),
    getField(manifest, "tool.uv.dev-dependencies"),
    getField(manifest, "build-system.requires"),
    ...groups,
  ];
  const poetry = getField(manifest, "tool.poetry");
  const tables = [poetry, ...listEntries(poetry, "group").map(([, group]) => group)];
  const keys = tables.flatMap((table) =>
    ["dependencies", "dev-dependencies"].flatMap((kind) => listEntries(table, kind)),
  );
  return [
    ...lists
      .flatMap((list): readonly unknown[] => (Array.isArray(list) ? list : []))
      .filter((item) => typeof item === "string"),
    ...keys.map(([name]) => name),
  ];
}

/** Reads the folders of `[tool.uv.sources]` and of Poetry by normalized name. A source may be a list. */
function readSources(manifest: unknown, folder: string): ReadonlyMap<string, readonly Need[]> {
  const poetry = getField(manifest, "tool.poetry");
  const tables = [poetry, ...listEntries(poetry, "group").map(([, group]) => group)];
  const entries = [
    ...listEntries(getField(manifest, "tool.uv"), "sources"),
    ...tables.flatMap((table) => ["dependencies", "dev-dependencies"].flatMap((kind) => listEntries(table, kind))),
  ];
  return new Map(
    entries.map(([name, given]) => {
      const sources: readonly unknown[] = Array.isArray(given) ? given : [given];
      const paths = sources.flatMap((source) => getText(source, "path") ?? []);
      return [normalizeName(name), paths.flatMap((path) => toFolderNeed(folder, path))];
    }),
  );
}

/** Returns the name in a requirement such as `Some_Name[extra]>=1`, as Python compares names. */
function normalizeName(requirement: string): string {
  const [name = ""] = /^[\w.-]*/.exec(requirement.trim()) ?? [];
  return name.toLowerCase().replace(/[-_.]+/g, "-");
}

function parseUvLock(toml: unknown, path: string): Lock {
  const items: unknown = getField(toml, "package") ?? [];
  if (!Array.isArray(items) || getField(toml, "version") !== 1)
    throw new Undecidable(`${quoteName(path)} has an unknown version`);
  const ids = new Map<string, string[]>();
  const list = items.map((item: unknown) => {
    const name = getText(item, "name") ?? "";
    const id = `${name} ${getText(item, "version") ?? ""} ${toSettings(getField(item, "source"))}`;
    ids.set(name, [...(ids.get(name) ?? []), id]);
    return { id, item };
  });
  const packages = new Map<string, LockedPackage>();
  for (const { id, item } of list) {
    const groups = ["optional-dependencies", "dev-dependencies"].flatMap((kind) => listEntries(item, kind));
    const lists = [getField(item, "dependencies"), ...groups.map(([, group]) => group)];
    const needs = lists
      .flatMap((each): readonly unknown[] => (Array.isArray(each) ? each : []))
      .flatMap((need) => {
        const name = getText(need, "name") ?? "";
        const version = getText(need, "version");
        return (ids.get(name) ?? []).filter(
          (other) => version === undefined || other.startsWith(`${name} ${version} `),
        );
      });
    const source = getField(item, "source");
    const folder = ["editable", "virtual", "directory"].flatMap((kind) => getText(source, kind) ?? [])[0];
    const project = folder === undefined ? undefined : resolveFolder(posix.dirname(path), folder);
    packages.set(id, { content: folder === undefined ? toSettings(item) : "", needs, folder: project });
  }
  return { settings: toSettings(toml, ["package", "manifest", "revision"]), packages };
}
