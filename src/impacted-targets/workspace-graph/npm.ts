import { posix } from "node:path";
import { readYaml } from "../../inputs/yaml-nodes.js";
import { DEPENDENCY_KINDS, isPathBelow, parseLenientJson, readPackageManifest } from "../manifests.js";
import { getField, getItems, getText, getTexts } from "../producers/parsing.js";
import { quoteName } from "../safety-net.js";
import { Undecidable } from "../workspace-history.js";
import { readBunLock, readNpmLock } from "./json-locks.js";
import type { Lock } from "./lock.js";
import { findMembers, type Globs, type MatchList, readGlobs } from "./members.js";
import { HOOK_CHECKSUM, openPnpmLock } from "./pnpm-lock.js";
import {
  type CommitFiles,
  findOuterFolders,
  type GraphProject,
  listEntries,
  type ProjectSet,
  readOnce,
  resolveFolder,
  toSettings,
} from "./project.js";
import { type RangedProject, readYarnLock } from "./yarn-lock.js";

/** Files other than `package.json` that list projects. */
const ROOT_FILES = ["rush.json", "pnpm-workspace.yaml", "lerna.json"] as const;

/** Matches a folder with a lock file of Rush. The group is the name of the subspace. */
const RUSH_FOLDER = /(?:^|\/)common\/config\/(?:rush|subspaces\/([^/]+))$/;

/** Fields of a root `package.json` that apply to all projects. */
const SHARED = ["packageManager", "devEngines", "engines", "volta", "pnpm", "bun"] as const;
const RESOLUTIONS = ["overrides", "resolutions", "catalog", "catalogs"] as const;

/** True for the settings folder of the repository's Rush workspace. False for a folder in a template or a test. */
function isRushFolder(folder: string, root: string): boolean {
  return RUSH_FOLDER.exec(posix.relative(root, folder))?.index === 0;
}

interface Root {
  readonly folder: string;
  readonly manifest: unknown;
  readonly pnpm: unknown;
  readonly yarn: unknown;
}

/** Creates a reader of npm, pnpm, Yarn, Bun, Lerna and Rush workspaces. `ofTool` are further folders of packages. */
export function createNpmReader(matchList: MatchList, ofTool: readonly string[] = []) {
  const readJson = readOnce((text) => ({ json: parseLenientJson(text) }));
  const readYamlOnce = readOnce((text, path) => ({ value: readYamlFile(text, path) }));
  const readManifest = readOnce((text, path) => readPackageManifest(text, posix.dirname(path), completeAlias));
  const locks = createLockReaders();

  return async (files: CommitFiles): Promise<ProjectSet> => {
    const jsonAt = (folder: string, name: string): unknown => readJson(files, posix.join(folder, name))?.json;
    const all = files.foldersWith("package.json");
    const projects: GraphProject[] = [];
    const settings = new Map<string, string>();
    const found = new Map<string, Lock>();
    for (const folder of findOuterFolders([...ROOT_FILES.flatMap((name) => files.foldersWith(name)), ...all])) {
      const at = (name: string): string => posix.join(folder, name);
      const root: Root = {
        folder,
        manifest: jsonAt(folder, "package.json"),
        pnpm: await readYamlOnce(files, at("pnpm-workspace.yaml"))?.value,
        yarn: await readYamlOnce(files, at(".yarnrc.yml"))?.value,
      };
      rejectCode(files, root);
      const rush = jsonAt(folder, "rush.json");
      const folders = rush === undefined ? findFolders(files, root, matchList, jsonAt) : rushFolders(rush, folder);
      const catalogs = createCatalogs(root);
      const more = ofTool.filter(
        (each) => isPathBelow(each, folder) && files.read(posix.join(each, "package.json")) !== undefined,
      );
      const members = [...new Set([...folders, ...more])].map((each) =>
        readProject(files, each, { root, catalogs, isWorkspace: folders.length > 1 }, readManifest),
      );
      projects.push(...members.map(({ project }) => project));
      const ranges = () => members.map(({ project, text }) => readRanges(project, text));
      const read = locks(files, root, ranges);
      for (const [path, lock] of read) found.set(path, lock);
      for (const [name, text] of rootSettings(root, read.length > 0)) settings.set(at(name), text);
      const rules = ["yarn.config.cjs", "constraints.pro"].map(at).filter((path) => files.read(path) !== undefined);
      // A change of one manifest can break a rule of Yarn for another manifest.
      for (const each of rules.length === 0 ? [] : [...rules, ...members.map(({ path }) => path)])
        settings.set(each, files.read(each)?.text ?? "");
    }
    const folders = new Set(projects.map(({ folder }) => folder));
    const parts = all.flatMap((folder) => {
      const needs = folders.has(folder) ? [] : (readManifest(files, posix.join(folder, "package.json"))?.needs ?? []);
      const inFolders = needs.filter(({ kind }) => kind === "folder");
      return inFolders.length === 0 ? [] : [{ folder, needs: inFolders }];
    });
    return { projects, parts, locks: found, settings };
  };
}

async function readYamlFile(text: string, path: string): Promise<unknown> {
  const reading = await readYaml(text);
  if (!reading.ok) throw new Undecidable(`${quoteName(path)} is not valid YAML at one of the commits`);
  return reading.root.plain();
}

/** Rejects code that changes dependencies, such as `.pnpmfile.cjs`. @throws Undecidable */
function rejectCode(files: CommitFiles, { folder, pnpm }: Root): void {
  // If the lock file has the checksum of the hook, it shows the effect of the hook.
  if (files.read(posix.join(folder, "pnpm-lock.yaml"))?.text.includes(`\n${HOOK_CHECKSUM}`) === true) return;
  const hooks = [".pnpmfile.cjs", ".pnpmfile.mjs", "pnpmfile.js"].map((name) => posix.join(folder, name));
  const [, named] =
    /^(?:global-)?pnpmfile\s*=\s*(\S+)/m.exec(files.read(posix.join(folder, ".npmrc"))?.text ?? "") ?? [];
  // A lock file of Rush shows the effect of a hook.
  const ofRush = files
    .foldersWith(".pnpmfile.cjs")
    .filter((each) => isRushFolder(each, folder) && files.read(posix.join(each, "pnpm-lock.yaml")) === undefined)
    .map((each) => posix.join(each, ".pnpmfile.cjs"));
  const hook = hooks.find((path) => files.read(path) !== undefined) ?? getText(pnpm, "pnpmfile") ?? named ?? ofRush[0];
  if (hook !== undefined)
    throw new Undecidable(
      `the code in ${quoteName(hook)} changes the dependencies, and only the package manager can run it`,
    );
  const binary = posix.join(folder, "bun.lockb");
  if (files.read(binary) !== undefined)
    throw new Undecidable(`${quoteName(binary)} is not readable; save it as bun.lock`);
}

function findFolders(
  files: CommitFiles,
  { folder, manifest, pnpm }: Root,
  matchList: MatchList,
  jsonAt: (folder: string, name: string) => unknown,
): readonly string[] {
  const sources: readonly Globs[] = [
    readGlobs(getField(pnpm, "packages")),
    readGlobs(getField(manifest, "workspaces"), "packages"),
    readGlobs(getField(jsonAt(folder, "lerna.json"), "packages")),
  ];
  const globs = sources.find((each) => each !== "absent") ?? [];
  const find = (file: string, top: string, list: Globs): readonly string[] => {
    if (list === "unreadable")
      throw new Undecidable(`the list of workspaces in ${quoteName(top)} is not valid at one of the commits`);
    return list === "absent" || list.length === 0
      ? []
      : findMembers(files, { file, folder: top, globs: list }, matchList);
  };
  for (const file of ["package.yaml", "package.json5"])
    for (const other of find(file, folder, globs))
      throw new Undecidable(`${quoteName(posix.join(other, file))} is not readable; save it as package.json`);
  const hasRoot = files.read(posix.join(folder, "package.json")) !== undefined;
  const found = new Set([...(hasRoot ? [folder] : []), ...find("package.json", folder, globs)]);
  // Yarn reads lists in members too. The loop adds their folders to this set, and then visits them.
  for (const each of found)
    if (each !== folder && files.read(posix.join(each, "package.json"))?.text.includes('"workspaces"') === true)
      for (const inner of find(
        "package.json",
        each,
        readGlobs(getField(jsonAt(each, "package.json"), "workspaces"), "packages"),
      ))
        found.add(inner);
  return [...found];
}

function rushFolders(rush: unknown, folder: string): readonly string[] {
  const projects = getItems(rush, "projects");
  if (projects === undefined) throw new Undecidable("rush.json is not valid at one of the commits");
  return getTexts(projects, "projectFolder").flatMap((path) => resolveFolder(folder, path) ?? []);
}

interface Origin {
  readonly root: Root;
  readonly catalogs: (name: string, range: string) => string;
  readonly isWorkspace: boolean;
}

function readProject(
  files: CommitFiles,
  folder: string,
  { root, catalogs, isWorkspace }: Origin,
  readManifest: (files: CommitFiles, path: string) => ReturnType<typeof readPackageManifest>,
) {
  const path = posix.join(folder, "package.json");
  const text = files.read(path)?.text ?? "";
  const plain = text.includes('"catalog:')
    ? readPackageManifest(text, folder, (name, range) => completeAlias(name, catalogs(name, range)))
    : readManifest(files, path);
  if (plain === undefined)
    throw new Undecidable(`${quoteName(path)} is missing or not valid JSON at one of the commits`);
  const name = plain.name === "" ? undefined : plain.name;
  const isRoot = folder === "." || (isWorkspace && folder === root.folder);
  const project: GraphProject = { target: name ?? folder, name, folder, isRoot, needs: plain.needs };
  return { project, path, text };
}

/** Adds `@*` to an alias without a range, such as `npm:a`. */
function completeAlias(_: string, range: string): string {
  return range.replace(/^npm:@?[^@]+$/, "$&@*");
}

/** Creates a function that replaces `catalog:` and `catalog:name` by the range in the catalog. */
function createCatalogs({ manifest, pnpm, yarn }: Root): Origin["catalogs"] {
  const sources = [pnpm, yarn, getField(manifest, "workspaces"), manifest];
  return (name, range) => {
    const [, catalog] = /^catalog:(.*)$/.exec(range) ?? [];
    if (catalog === undefined) return range;
    const lists = sources.flatMap((source) => [
      ...(["", "default"].includes(catalog) ? [listEntries(source, "catalog")] : []),
      listEntries(getField(source, "catalogs"), catalog),
    ]);
    const found = new Map(lists.flat()).get(name);
    return typeof found === "string" ? found : "*";
  };
}

function readRanges({ folder, name }: GraphProject, text: string): RangedProject {
  const json = parseLenientJson(text);
  const needs = DEPENDENCY_KINDS.flatMap((kind) => listEntries(json, kind));
  return { folder, name, ranges: needs.map(([need, range]) => [need, String(range)] as const) };
}

function rootSettings(
  { folder, manifest, pnpm, yarn }: Root,
  hasLock: boolean,
): readonly (readonly [string, string])[] {
  const resolutions = hasLock ? [] : RESOLUTIONS.map((name) => getField(manifest, name));
  const local = RESOLUTIONS.flatMap((name) =>
    [manifest, pnpm, getField(manifest, "pnpm")].flatMap((owner) => listEntries(owner, name)),
  );
  if (!hasLock && local.some(([, range]) => /^(?:workspace|link|file|portal|npm):/.test(String(range))))
    throw new Undecidable(
      `${quoteName(folder)} has overrides or resolutions, but no lock file that shows their effect`,
    );
  const omitted = ["packages", ...(hasLock ? RESOLUTIONS : [])];
  return [
    ["package.json", toSettings([...SHARED.map((name) => getField(manifest, name)), ...resolutions])],
    ["pnpm-workspace.yaml", toSettings(pnpm, omitted)],
    [".yarnrc.yml", toSettings(yarn, hasLock ? RESOLUTIONS : [])],
  ];
}

function createLockReaders() {
  const npm = readOnce((text, path) => readNpmLock(text, path, posix.dirname(path)));
  const bun = readOnce((text, path) => readBunLock(text, path, posix.dirname(path)));
  const pnpm = readOnce((text, path) => {
    const folder = posix.dirname(path);
    const [match, subspace = ""] = RUSH_FOLDER.exec(folder) ?? [];
    // In a lock file of Rush, paths start in the folder `common/temp`, which Rush creates.
    const temp = posix.join(folder.slice(0, folder.length - (match?.length ?? 0)), "common/temp", subspace);
    return openPnpmLock(text, path, match === undefined ? folder : temp);
  });
  return (files: CommitFiles, { folder, manifest }: Root, listRanges: () => readonly RangedProject[]) => {
    const pnpmLocks = [folder, ...files.foldersWith("pnpm-lock.yaml").filter((each) => isRushFolder(each, folder))].map(
      (each) => posix.join(each, "pnpm-lock.yaml"),
    );
    const at = (name: string): string => posix.join(folder, name);
    const yarn = files.read(at("yarn.lock"))?.text;
    const resolutions = listEntries(manifest, "resolutions").map(([key]) => key);
    const ofYarn = { base: folder, projects: yarn === undefined ? [] : listRanges(), resolutions };
    const read: readonly (readonly [string, Lock | undefined])[] = [
      ...["package-lock.json", "npm-shrinkwrap.json"].map(at).map((path) => [path, npm(files, path)] as const),
      ...pnpmLocks.map((path) => [path, pnpm(files, path)] as const),
      [at("bun.lock"), bun(files, at("bun.lock"))],
      [at("yarn.lock"), yarn === undefined ? undefined : readYarnLock(yarn, at("yarn.lock"), ofYarn)],
    ];
    return read.flatMap(([path, lock]) => (lock === undefined ? [] : [[path, lock] as const]));
  };
}
