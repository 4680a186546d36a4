import { posix } from "node:path";
import { listChangedFiles } from "../../git/changed-files.js";
import type { Git } from "../../git/git.js";
import { readFilesAt } from "../../git/read-file.js";
import { readYaml } from "../../inputs/yaml-nodes.js";
import { parseLenientJson } from "../manifests.js";
import { getField } from "../producers/parsing.js";
import { quoteName } from "../safety-net.js";
import { listEntries } from "../workspace-graph/project.js";
import { type ToolProject, Undecidable } from "../workspace-history.js";
import type { ConfiguredProject, Declarations } from "./declarations.js";
import { MOON_FILES, MOON_READABLE, readMoonDeclarations } from "./moon.js";
import { readNxDeclarations } from "./nx.js";
import { readTurboDeclarations, TURBO_FILES } from "./turbo.js";

/** Projects of a tool at a commit. Their `configuration` is the one at the commit `end`. */
interface Place {
  readonly commit: string;
  readonly end: string;
  readonly members: readonly ToolProject[];
  readonly workspace: string;
}

export async function readDeclarations(git: Git, producer: string, place: Place): Promise<Declarations> {
  switch (producer) {
    case "turbo":
      return await readTurbo(git, place);
    case "nx":
      return await readNx(git, place);
    case "moon":
      return await readMoon(git, place);
    default:
      return { needs: [], reads: [], shared: [] };
  }
}

async function readTurbo(git: Git, { commit, members, workspace }: Place): Promise<Declarations> {
  const folders = [workspace, ...members.map(({ path }) => path)];
  const paths = folders.flatMap((folder) => TURBO_FILES.map((name) => posix.join(folder, name)));
  const texts = await readTexts(git, commit, paths);
  return readTurboDeclarations(workspace, members, (path) => texts.get(path));
}

async function readNx(git: Git, place: Place): Promise<Declarations> {
  const path = posix.join(place.workspace, "nx.json");
  const nxJson = parseLenientJson((await readTexts(git, place.commit, [path])).get(path) ?? "");
  // The defaults may apply to any target, so each target has all of them.
  const defaults = listEntries(nxJson, "targetDefaults");
  const differing = await listDiffering(git, place);
  const files = differing.has(path) ? undefined : differing;
  const projects = await readProjects(git, place, ["project.json", "package.json"], files, ([own = "", text = ""]) => {
    const json = parseLenientJson(text);
    const parts = [parseLenientJson(own), getField(json, "nx"), json];
    const targets = [...parts.flatMap((part) => listEntries(part, "targets")), ...defaults];
    return {
      implicitDependencies: parts.map((part) => getField(part, "implicitDependencies")),
      targets: Object.fromEntries(targets.map(([, target]) => target).entries()),
      namedInputs: parts.map((part) => getField(part, "namedInputs")),
    };
  });
  return readNxDeclarations(place.workspace, projects, nxJson);
}

async function readMoon(git: Git, place: Place): Promise<Declarations> {
  const differing = await listDiffering(git, place);
  const shared = [...differing].find((path) => path.startsWith(posix.join(place.workspace, ".moon/tasks")));
  if (shared !== undefined) throw new Undecidable(`${quoteName(shared)} changes the tasks of all projects`);
  const projects = await readProjects(git, place, MOON_FILES, differing, async (texts) => {
    if (texts.slice(MOON_READABLE).some((each) => each !== undefined))
      throw new Undecidable("only moon can read the dependencies in moon.toml, moon.hcl and moon.pkl");
    // The YAML parser reads JSON too, but not the comments of JSON.
    const text = texts.find((each) => each !== undefined) ?? "";
    const reading = await readYaml(text);
    return reading.ok ? reading.root.plain() : parseLenientJson(text);
  });
  return readMoonDeclarations(place.workspace, projects);
}

async function listDiffering(git: Git, { commit, end }: Place): Promise<ReadonlySet<string>> {
  const changed = commit === end ? [] : await listChangedFiles(git, commit, end);
  return new Set(changed.flatMap(({ path }) => path ?? []));
}

/** Returns the projects. Reads the configuration of a project if one of its files is in `differing`, or if it is undefined. */
async function readProjects(
  git: Git,
  { commit, members, workspace }: Place,
  files: readonly string[],
  differing: ReadonlySet<string> | undefined,
  parse: (texts: readonly (string | undefined)[]) => unknown,
): Promise<readonly ConfiguredProject[]> {
  const placed = members.map((project) => ({
    project,
    paths: files.map((file) => posix.join(project.atTop ? workspace : project.path, file)),
  }));
  const differ = placed.filter(({ paths }) => differing === undefined || paths.some((path) => differing.has(path)));
  const all = differ.flatMap(({ paths }) => paths);
  const texts = await readTexts(git, commit, all);
  const read = placed.map(async (each) => {
    if (!differ.includes(each)) return each.project;
    return { ...each.project, configuration: await parse(each.paths.map((path) => texts.get(path))) };
  });
  return await Promise.all(read);
}

async function readTexts(git: Git, commit: string, paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const files = await readFilesAt(git, commit, paths);
  return new Map([...files].map(([path, bytes]) => [path, bytes.toString("utf8")]));
}
