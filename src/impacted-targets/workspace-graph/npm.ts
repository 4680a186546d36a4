import { posix } from "node:path";
import { readYaml } from "../../inputs/yaml-nodes.js";
import { isPathBelow, parseLenientJson, readPackageManifest } from "../manifests.js";
import { getField, getListField, getTextField, listTextFields } from "../producers/parsing.js";
import { quoteName } from "../safety-net.js";
import { UnknownImpactError } from "../workspace-change.js";
import { readBunLockFile, readNpmLockFile } from "./json-locks.js";
import type { LockFile } from "./lock.js";
import { readGlobList, type WorkspaceMemberFinder } from "./members.js";
import { openPnpmLockFile } from "./pnpm-lock.js";
import {
  type CommitFiles,
  createCachedFileReader,
  findOutermostFolders,
  formatComparableJson,
  type GraphProject,
  listFieldEntries,
  listTextsInNestedValue,
  type ProjectSet,
  resolveRepositoryPath,
} from "./project.js";
import { readYarnLockFile, type YarnProject } from "./yarn-lock.js";

/** Matches a folder with a lock file of Rush. The group is the name of the subspace. */
const RUSH_FOLDER = /(?<=^|\/)common\/config\/(?:rush|subspaces\/([^/]+))$/;

/** Fields of a root `package.json` that apply to all projects. */
const SHARED = ["packageManager", "devEngines", "engines", "volta", "pnpm", "bun"] as const;
const RESOLUTIONS = ["overrides", "resolutions", "catalog", "catalogs"] as const;

/** True for the settings folder of the repository's Rush workspace. False for a folder in a template or a test. */
function isRushFolder(folder: string, root: string): boolean {
  return posix.relative(root, folder).search(RUSH_FOLDER) === 0;
}

interface Root {
  readonly folder: string;
  readonly manifest: unknown;
  readonly pnpm: unknown;
  readonly yarn: unknown;
}

/** Creates a reader of npm, pnpm, Yarn, Bun, Lerna and Rush workspaces. `ofTool` are further folders of packages. */
export function createNpmReader(findMembers: WorkspaceMemberFinder, ofTool: readonly string[] = []) {
  const readJson = createCachedFileReader((text) => ({ json: parseLenientJson(text) }));
  const readYamlOnce = createCachedFileReader((text, path) => ({ value: readYamlFile(text, path) }));
  const readManifest = createCachedFileReader((text, path) => readPackageManifest(text, posix.dirname(path)));
  const readLocks = createLockReader();

  return async (files: CommitFiles): Promise<ProjectSet> => {
    const jsonAt = (folder: string, name: string): unknown => readJson(files, posix.join(folder, name))?.json;
    const all = files.foldersWith("package.json");
    const projects: GraphProject[] = [];
    const settings = new Map<string, string>();
    const locks = new Map<string, LockFile>();
    const listing = ["rush.json", "pnpm-workspace.yaml", "lerna.json"].flatMap((name) => files.foldersWith(name));
    for (const folder of findOutermostFolders([...listing, ...all])) {
      const at = (name: string): string => posix.join(folder, name);
      const root: Root = {
        folder,
        manifest: jsonAt(folder, "package.json"),
        pnpm: await readYamlOnce(files, at("pnpm-workspace.yaml"))?.value,
        yarn: await readYamlOnce(files, at(".yarnrc.yml"))?.value,
      };
      rejectCode(files, root);
      const rush = getListField(jsonAt(folder, "rush.json"), "projects");
      if (rush === undefined && files.read(at("rush.json")) !== undefined)
        throw new UnknownImpactError("rush.json is not valid at one of the commits");
      const folders =
        rush === undefined
          ? findFolders(files, root, findMembers, jsonAt)
          : listTextFields(rush, "projectFolder").flatMap((path) => resolveRepositoryPath(folder, path) ?? []);
      const more = ofTool.filter(
        (each) => isPathBelow(each, folder) && files.read(posix.join(each, "package.json")) !== undefined,
      );
      const members = [...new Set([...folders, ...more])].map((each) => {
        const path = posix.join(each, "package.json");
        const manifest = readManifest(files, path);
        if (manifest === undefined)
          throw new UnknownImpactError(`${quoteName(path)} is missing or not valid JSON at one of the commits`);
        const isRoot = each === "." || (folders.length > 1 && each === folder);
        return { ...manifest, name: manifest.name || undefined, folder: each, target: manifest.name || each, isRoot };
      });
      projects.push(...members);
      const found = readLocks(files, root, members);
      for (const [path, lock] of found) locks.set(path, lock);
      for (const [name, text] of rootSettings(root, found.length > 0)) settings.set(at(name), text);
      const rules = ["yarn.config.cjs", "constraints.pro"].map(at).filter((path) => files.read(path) !== undefined);
      // A change of one manifest can break a rule of Yarn for another manifest.
      const ruled = members.map((each) => posix.join(each.folder, "package.json"));
      for (const each of rules.length === 0 ? [] : [...rules, ...ruled])
        settings.set(each, files.read(each)?.text ?? "");
    }
    const folders = new Set(projects.map(({ folder }) => folder));
    const needsOf = (folder: string) => readManifest(files, posix.join(folder, "package.json"))?.needs ?? [];
    const parts = all
      .filter((folder) => !folders.has(folder))
      .map((folder) => ({ folder, needs: needsOf(folder).filter(({ kind }) => kind === "folder") }));
    return { projects, parts, locks, settings };
  };
}

async function readYamlFile(text: string, path: string): Promise<unknown> {
  const reading = await readYaml(text);
  if (!reading.ok) throw new UnknownImpactError(`${quoteName(path)} is not valid YAML at one of the commits`);
  return reading.root.plain();
}

/** Rejects code that changes dependencies, such as `.pnpmfile.cjs`. @throws UnknownImpactError */
function rejectCode(files: CommitFiles, { folder, pnpm }: Root): void {
  // A lock file with the checksum of `.pnpmfile.cjs` already shows the effect of this code.
  if (files.read(posix.join(folder, "pnpm-lock.yaml"))?.text.includes("\npnpmfileChecksum:") === true) return;
  const hooks = [".pnpmfile.cjs", ".pnpmfile.mjs", "pnpmfile.js"].map((name) => posix.join(folder, name));
  const [, named] =
    /^(?:global-)?pnpmfile\s*=\s*(\S+)/m.exec(files.read(posix.join(folder, ".npmrc"))?.text ?? "") ?? [];
  // If Rush has a lock file, the lock file already shows the effect of `.pnpmfile.cjs`.
  const ofRush = files
    .foldersWith(".pnpmfile.cjs")
    .filter((each) => isRushFolder(each, folder) && files.read(posix.join(each, "pnpm-lock.yaml")) === undefined)
    .map((each) => posix.join(each, ".pnpmfile.cjs"));
  const hook =
    hooks.find((path) => files.read(path) !== undefined) ?? getTextField(pnpm, "pnpmfile") ?? named ?? ofRush[0];
  if (hook !== undefined)
    throw new UnknownImpactError(
      `the code in ${quoteName(hook)} changes the dependencies, and only the package manager can run it`,
    );
  const binary = posix.join(folder, "bun.lockb");
  if (files.read(binary) !== undefined)
    throw new UnknownImpactError(`${quoteName(binary)} is not readable; save it as bun.lock`);
}

function findFolders(
  files: CommitFiles,
  { folder, manifest, pnpm }: Root,
  findMembers: WorkspaceMemberFinder,
  jsonAt: (folder: string, name: string) => unknown,
): readonly string[] {
  const globs =
    readGlobList(getField(pnpm, "packages"), folder) ??
    readGlobList(workspacesIn(manifest), folder) ??
    readGlobList(getField(jsonAt(folder, "lerna.json"), "packages"), folder);
  const find = (file: string, top: string, list: readonly string[] = []): readonly string[] =>
    findMembers(files, { file, folder: top, globs: list });
  for (const file of ["package.yaml", "package.json5"])
    for (const other of find(file, folder, globs))
      throw new UnknownImpactError(`${quoteName(posix.join(other, file))} is not readable; save it as package.json`);
  const hasRoot = files.read(posix.join(folder, "package.json")) !== undefined;
  const found = new Set([...(hasRoot ? [folder] : []), ...find("package.json", folder, globs)]);
  // In Yarn, a member can list workspaces of its own. The loop also visits the folders that it adds to this set.
  for (const each of found)
    if (each !== folder && files.read(posix.join(each, "package.json"))?.text.includes('"workspaces"') === true)
      for (const inner of find("package.json", each, readGlobList(workspacesIn(jsonAt(each, "package.json")), each)))
        found.add(inner);
  return [...found];
}

/** Returns the list of workspaces in a manifest, which may be inside an object. */
function workspacesIn(manifest: unknown): unknown {
  const value = getField(manifest, "workspaces");
  return getField(value, "packages") ?? value;
}

/**
 * Matches a version in `overrides`, `resolutions` or a catalog, if this version can refer to a project of the
 * repository.
 */
const OF_PROJECT = /^(?:workspace|link|file|portal|npm):/;

function rootSettings(
  { folder, manifest, pnpm, yarn }: Root,
  hasLock: boolean,
): readonly (readonly [string, string])[] {
  const owners = [manifest, pnpm, yarn, getField(manifest, "pnpm"), getField(manifest, "workspaces")];
  const resolutions = owners.map((owner) => RESOLUTIONS.map((name) => getField(owner, name)));
  if (!hasLock && listTextsInNestedValue(resolutions).some(({ text }) => OF_PROJECT.test(text)))
    throw new UnknownImpactError(
      `${quoteName(folder)} has overrides, resolutions or catalogs, but no lock file that shows their effect`,
    );
  const omitted = hasLock ? RESOLUTIONS : [];
  const shared = [...SHARED, ...(hasLock ? [] : RESOLUTIONS)];
  return [
    ["package.json", formatComparableJson(shared.map((name) => getField(manifest, name)))],
    ["pnpm-workspace.yaml", formatComparableJson(pnpm, ["packages", ...omitted])],
    [".yarnrc.yml", formatComparableJson(yarn, omitted)],
  ];
}

function createLockReader() {
  const npm = createCachedFileReader(readNpmLockFile);
  const bun = createCachedFileReader(readBunLockFile);
  const pnpm = createCachedFileReader((text, path) => {
    // In a lock file of Rush, paths start in the folder `common/temp`, which Rush creates.
    const base = posix.dirname(path).replace(RUSH_FOLDER, (_, subspace = "") => `common/temp/${subspace}`);
    return openPnpmLockFile(text, path, posix.normalize(base).replace(/\/$/, ""));
  });
  return (files: CommitFiles, { folder, manifest }: Root, projects: readonly YarnProject[]) => {
    const ofRush = files.foldersWith("pnpm-lock.yaml").filter((each) => isRushFolder(each, folder));
    const resolutions = listFieldEntries(manifest, "resolutions").map(([key]) => key);
    const text = files.read(posix.join(folder, "yarn.lock"))?.text ?? "";
    const yarn = (_: CommitFiles, path: string) =>
      readYarnLockFile(text, path, { base: folder, projects, resolutions });
    const readers = {
      "package-lock.json": npm,
      "npm-shrinkwrap.json": npm,
      "pnpm-lock.yaml": pnpm,
      "bun.lock": bun,
      "yarn.lock": yarn,
    };
    return Object.entries(readers).flatMap(([name, read]) =>
      [folder, ...(name === "pnpm-lock.yaml" ? ofRush : [])].flatMap((each) => {
        const path = posix.join(each, name);
        const lock = files.read(path) === undefined ? undefined : read(files, path);
        return lock === undefined ? [] : [[path, lock] as const];
      }),
    );
  };
}
