import { posix } from "node:path";
import { listChangedFiles } from "../../git/changed-files.js";
import type { Git } from "../../git/git.js";
import { readFilesAt } from "../../git/read-file.js";
import { loadPicomatch } from "../../globs/glob.js";
import { readYaml } from "../../inputs/yaml-nodes.js";
import { parseLenientJson } from "../manifests.js";
import { getField } from "../producers/parsing.js";
import { quoteName } from "../safety-net.js";
import { listEntries } from "../workspace-graph/project.js";
import { type ToolProject, Undecidable } from "../workspace-history.js";
import { type ConfiguredProject, type Declarations, listItems, listTexts } from "./declarations.js";
import { readMoonDeclarations } from "./moon.js";
import { readNxDeclarations } from "./nx.js";
import { readTurboDeclarations } from "./turbo.js";

/** Projects of a tool at a commit. Their `configuration` is the one after the change. */
interface Place {
  readonly commit: string;
  readonly members: readonly ToolProject[];
  readonly workspace: string;
}

/** Reads declarations at a commit. The tool printed its configurations at the commit `end`. @throws Undecidable */
type ReadDeclarations = (git: Git, place: Place, end: string) => Promise<Declarations>;

export const DECLARATION_READERS: ReadonlyMap<string, ReadDeclarations> = new Map<string, ReadDeclarations>([
  ["turbo", readTurbo],
  ["nx", readNx],
  ["moon", readMoon],
]);

async function readTurbo(git: Git, { commit, members, workspace }: Place): Promise<Declarations> {
  const folders = [workspace, ...members.map(({ path }) => path)];
  const paths = folders.flatMap((folder) => ["turbo.json", "turbo.jsonc"].map((name) => posix.join(folder, name)));
  return readTurboDeclarations(workspace, members, await readTexts(git, commit, paths));
}

async function readNx(git: Git, place: Place, end: string): Promise<Declarations> {
  const { commit, workspace } = place;
  const nxPath = posix.join(workspace, "nx.json");
  const nxJson = parseLenientJson((await readTexts(git, commit, [nxPath])).get(nxPath) ?? "");
  const changed = await listChangedPaths(git, commit, end);
  const all = await readProjects(git, place, ["project.json", "package.json"], (path) =>
    [path, nxPath].some((each) => changed.has(each)),
  );
  const projects = all.map(({ texts, ...project }) =>
    texts === undefined ? project : { ...project, configuration: readNxTexts(texts, project.configuration, nxJson) },
  );
  const picomatch = await loadPicomatch();
  return readNxDeclarations(workspace, projects, nxJson, (pattern) => picomatch(pattern, { dot: true }));
}

/** Adds the defaults of `nx.json` to the configuration of a project. */
function readNxTexts([own = "", manifest = ""]: readonly (string | undefined)[], present: unknown, nxJson: unknown) {
  const json = parseLenientJson(manifest);
  const parts = [parseLenientJson(own), getField(json, "nx")];
  const targets = parts.flatMap((part) => listEntries(part, "targets"));
  const names = [...targets, ...listEntries(json, "scripts"), ...listEntries(present, "targets")].map(([name]) => name);
  const defaults = listEntries(nxJson, "targetDefaults")
    // Keys with `:` or `*` are executors or patterns, which may apply to any target.
    .filter(([key]) => names.includes(key) || /[:*]/.test(key))
    .flatMap(([, value]) => (Array.isArray(value) ? listItems(value) : [value]));
  return {
    targets: Object.fromEntries([...targets.map(([, target]) => target), ...defaults].entries()),
    namedInputs: Object.fromEntries(parts.flatMap((part) => listEntries(part, "namedInputs"))),
    tags: parts.flatMap((part) => listTexts(getField(part, "tags"))),
  };
}

async function readMoon(git: Git, place: Place, end: string): Promise<Declarations> {
  const { commit, workspace } = place;
  const changed = await listChangedPaths(git, commit, end);
  const shared = [...changed].find((path) => path.startsWith(posix.join(workspace, ".moon/tasks")));
  if (shared !== undefined) throw new Undecidable(`${quoteName(shared)} changes the tasks of all projects`);
  const files = ["moon.yml", "moon.yaml", "moon.json", "moon.jsonc"];
  const projects = await readProjects(git, place, files, (path) => changed.has(path));
  const parsed = projects.map(async ({ texts, ...project }): Promise<ConfiguredProject> => {
    if (texts === undefined) return project;
    // The YAML parser reads JSON too, but not the comments of JSON.
    const text = texts.find((each) => each !== undefined) ?? "";
    const reading = await readYaml(text);
    return { ...project, configuration: reading.ok ? reading.root.plain() : parseLenientJson(text) };
  });
  return readMoonDeclarations(workspace, await Promise.all(parsed));
}

/** Returns the projects. If a configuration file changed, `configuration` has its content at the commit. */
async function readProjects(
  git: Git,
  { commit, members, workspace }: Place,
  files: readonly string[],
  isChanged: (path: string) => boolean,
) {
  const places = members.map(({ name, path, atTop, configuration }) => {
    const paths = files.map((file) => posix.join(atTop ? workspace : path, file));
    return { project: { name, path, configuration }, paths: paths.some(isChanged) ? paths : [] };
  });
  const texts = await readTexts(
    git,
    commit,
    places.flatMap(({ paths }) => paths),
  );
  return places.map(({ project, paths }) => ({
    ...project,
    texts: paths.length === 0 ? undefined : paths.map((path) => texts.get(path)),
  }));
}

async function readTexts(git: Git, commit: string, paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const files = await readFilesAt(git, commit, paths);
  return new Map([...files].map(([path, bytes]) => [path, bytes.toString("utf8")]));
}

async function listChangedPaths(git: Git, commit: string, end: string): Promise<ReadonlySet<string>> {
  const files = commit === end ? [] : await listChangedFiles(git, commit, end);
  return new Set(files.flatMap(({ path }) => path ?? []));
}
