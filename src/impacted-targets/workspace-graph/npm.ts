import { posix } from "node:path";
import { readYaml } from "../../inputs/yaml-nodes.js";
import { DEPENDENCY_KINDS, isPathBelow, parseLenientJson, readPackageManifest } from "../manifests.js";
import { getField, getItems, getText, getTexts } from "../producers/parsing.js";
import { quoteName } from "../safety-net.js";
import { type Globs, globsOf } from "../workspace-globs.js";
import { Undecidable } from "../workspace-history.js";
import { readBunLock, readNpmLock } from "./json-locks.js";
import type { Lock } from "./lock.js";
import { findMembers, type MatchList } from "./members.js";
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

const RUSH_LOCK = "common/config/rush/pnpm-lock.yaml";

/** Fields of a root manifest that apply to all projects. Lock files show the effect of `RESOLUTIONS`. */
const SHARED = ["packageManager", "devEngines", "engines", "volta", "pnpm", "bun"] as const;
const RESOLUTIONS = ["overrides", "resolutions", "catalog", "catalogs"] as const;

interface Root {
  readonly folder: string;
  readonly manifest: unknown;
  readonly pnpm: unknown;
  readonly yarn: unknown;
}

/** Creates a reader of npm, pnpm, Yarn, Bun, Lerna and Rush workspaces. A tool may list more packages than they do. */
export function createNpmReader(matchList: MatchList, ofTool: readonly string[] = []) {
  const readJson = readOnce((text) => ({ json: parseLenientJson(text) }));
  const readYamlOnce = readOnce((text, path) => ({ value: readYamlFile(text, path) }));
  const readManifest = readOnce((text, path) => readPackageManifest(text, posix.dirname(path)));
  const locks = createLockReaders();

  return async (files: CommitFiles): Promise<ProjectSet> => {
    const all = files.foldersWith("package.json");
    const projects: GraphProject[] = [];
    const settings = new Map<string, string>();
    const found = new Map<string, Lock>();
    for (const folder of findOuterFolders([...files.foldersWith("rush.json"), ...all])) {
      const at = (name: string): string => posix.join(folder, name);
      const root: Root = {
        folder,
        manifest: readJson(files, at("package.json"))?.json,
        pnpm: await readYamlOnce(files, at("pnpm-workspace.yaml"))?.value,
        yarn: await readYamlOnce(files, at(".yarnrc.yml"))?.value,
      };
      rejectCode(files, root);
      const rush = readJson(files, at("rush.json"))?.json;
      const folders =
        rush === undefined
          ? findFolders(files, root, readJson(files, at("lerna.json"))?.json, matchList)
          : rushFolders(rush, folder);
      const catalogs = createCatalogs(root);
      const more = ofTool.filter(
        (each) => isPathBelow(each, folder) && files.read(posix.join(each, "package.json")) !== undefined,
      );
      const members = [...new Set([...folders, ...more])].map((each) =>
        readProject(files, each, { root, catalogs, isWorkspace: folders.length > 1 }, readManifest),
      );
      projects.push(...members.map(({ project }) => project));
      const read = locks(
        files,
        folder,
        members.map(({ project, text }) => rangesOf(project, text)),
      );
      for (const [path, lock] of read) found.set(path, lock);
      for (const [name, text] of rootSettings(root, read.length > 0)) settings.set(at(name), text);
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
  if (!reading.ok) throw new Undecidable(`${quoteName(path)} is not readable at one of the commits`);
  return reading.root.plain();
}

/** Rejects files whose effect on dependencies only code knows. */
function rejectCode(files: CommitFiles, { folder, pnpm }: Root): void {
  // The lock file shows the effect of a hook, and its checksum.
  if (files.read(posix.join(folder, "pnpm-lock.yaml"))?.text.includes(`\n${HOOK_CHECKSUM}`) === true) return;
  const hooks = [".pnpmfile.cjs", ".pnpmfile.mjs", "pnpmfile.js"].map((name) => posix.join(folder, name));
  const hook = hooks.find((path) => files.read(path) !== undefined) ?? getText(pnpm, "pnpmfile");
  if (hook !== undefined) throw new Undecidable(`only the code in ${quoteName(hook)} knows the dependencies`);
  const binary = posix.join(folder, "bun.lockb");
  if (files.read(binary) !== undefined)
    throw new Undecidable(`${quoteName(binary)} is not readable; save it as bun.lock`);
}

function findFolders(files: CommitFiles, { folder, manifest, pnpm }: Root, lerna: unknown, matchList: MatchList) {
  const sources: readonly Globs[] = [
    globsOf(getField(pnpm, "packages")),
    globsOf(getField(manifest, "workspaces"), "packages"),
    globsOf(getField(lerna, "packages")),
  ];
  const globs = sources.find((each) => each !== "absent") ?? [];
  if (globs === "unreadable")
    throw new Undecidable(`the list of workspaces in ${quoteName(folder)} is not readable at one of the commits`);
  const members = globs.length === 0 ? [] : findMembers(files, { file: "package.json", folder, globs }, matchList);
  const hasRoot = files.read(posix.join(folder, "package.json")) !== undefined;
  return [...new Set([...(hasRoot ? [folder] : []), ...members])];
}

function rushFolders(rush: unknown, folder: string): readonly string[] {
  const projects = getItems(rush, "projects");
  if (projects === undefined) throw new Undecidable("rush.json is not readable at one of the commits");
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
  const plain = text.includes('"catalog:') ? readPackageManifest(text, folder, catalogs) : readManifest(files, path);
  if (plain === undefined)
    throw new Undecidable(`${quoteName(path)} is missing or not valid JSON at one of the commits`);
  const name = plain.name === "" ? undefined : plain.name;
  const isRoot = folder === "." || (isWorkspace && folder === root.folder);
  const project: GraphProject = { target: name ?? folder, name, folder, isRoot, needs: plain.needs };
  return { project, text };
}

/** Creates a look-up of `catalog:` and `catalog:name` ranges. */
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

function rangesOf({ folder, name }: GraphProject, text: string): () => RangedProject {
  return () => {
    const json = parseLenientJson(text);
    const ranges = DEPENDENCY_KINDS.flatMap((kind) => listEntries(json, kind)).map(
      ([need, range]) => [need, String(range)] as const,
    );
    return { folder, name, ranges };
  };
}

function rootSettings(
  { folder, manifest, pnpm, yarn }: Root,
  hasLock: boolean,
): readonly (readonly [string, string])[] {
  const resolutions = hasLock ? [] : RESOLUTIONS.map((name) => getField(manifest, name));
  const local = RESOLUTIONS.flatMap((name) => [...listEntries(manifest, name), ...listEntries(pnpm, name)]);
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

/** Creates readers of all lock files of a root. */
function createLockReaders() {
  const npm = readOnce((text, path) => readNpmLock(text, path, posix.dirname(path)));
  const bun = readOnce((text, path) => readBunLock(text, path, posix.dirname(path)));
  const pnpm = readOnce((text, path) => {
    const folder = posix.dirname(path);
    // The paths in the lock file of Rush are relative to a folder that it creates.
    return openPnpmLock(text, path, isPathBelow(path, "common/config") ? posix.join(folder, "../../temp") : folder);
  });
  return (files: CommitFiles, folder: string, projects: readonly (() => RangedProject)[]) => {
    const at = (name: string): string => posix.join(folder, name);
    const yarn = files.read(at("yarn.lock"));
    const read: readonly (readonly [string, Lock | undefined])[] = [
      ...[at("package-lock.json"), at("npm-shrinkwrap.json")].map((path) => [path, npm(files, path)] as const),
      ...[at("pnpm-lock.yaml"), at(RUSH_LOCK)].map((path) => [path, pnpm(files, path)] as const),
      [at("bun.lock"), bun(files, at("bun.lock"))],
      [
        at("yarn.lock"),
        yarn &&
          readYarnLock(
            yarn.text,
            at("yarn.lock"),
            folder,
            projects.map((each) => each()),
          ),
      ],
    ];
    return read.flatMap(([path, lock]) => (lock === undefined ? [] : [[path, lock] as const]));
  };
}
