import { posix } from "node:path";
import { isPathBelow, MOON_FILES, PROJECT_NAME_READERS, parseLenientJson } from "../manifests.js";
import { getField, getListField } from "../producers/parsing.js";
import { quoteName } from "../safety-net.js";
import { type ProjectListedByTool, UnknownImpactError } from "../workspace-change.js";
import {
  type CommitFiles,
  findOutermostFolders,
  listFieldEntries,
  listTextsInNestedValue,
  readManifests,
} from "../workspace-graph/project.js";
import { convertGlobToPatterns, createDeclarationCollector, type DependencyDeclarations } from "./declarations.js";

const TURBO_FILES = ["turbo.json", "turbo.jsonc"];

/** Names of files in which task runners declare dependencies between projects. */
export const TASK_RUNNER_FILE_NAMES: readonly string[] = [...TURBO_FILES, ...MOON_FILES, "nx.json", "project.json"];

/** Matches files with settings of moon. Settings in the folder `tasks` apply to many projects. */
export const MOON_SETTINGS_PATH_PATTERN = /(?:^|\/)\.moon\//;

interface Place {
  readonly files: CommitFiles;
  /** Top folder of the tool's workspace. */
  readonly top: string;
  readonly projects: readonly ProjectListedByTool[];
  readonly isOfTool: boolean;
  /** True for the commit after the change. The tool prints only the configuration at this commit. */
  readonly isPresent: boolean;
}

type Collector = ReturnType<typeof createDeclarationCollector>;

/**
 * Reads the dependencies in the configuration of a tool at one commit. If `producer` is `workspaces`, reads the
 * configurations of all tools. If a text may be a dependency, it counts as a dependency. @throws UnknownImpactError
 */
export function readDeclarations(
  files: CommitFiles,
  { producer, workspace }: { readonly producer: string; readonly workspace: string },
  projects: readonly ProjectListedByTool[],
  isPresent = true,
): DependencyDeclarations {
  const collector = createDeclarationCollector(projects);
  const isOfTool = producer !== "workspaces";
  const tops: Readonly<Record<string, () => readonly string[]>> = {
    turbo: () => TURBO_FILES.flatMap((name) => files.foldersWith(name)),
    nx: () => files.foldersWith("nx.json"),
    moon: () => {
      const found = files.paths
        .filter((path) => MOON_SETTINGS_PATH_PATTERN.test(path))
        .map((path) => path.split(/\/?\.moon\//)[0] || ".");
      return found.length > 0 || MOON_FILES.every((name) => files.foldersWith(name).length === 0) ? found : [workspace];
    },
  };
  for (const [tool, read] of Object.entries(READERS)) {
    if (isOfTool && tool !== producer) continue;
    for (const top of isOfTool ? [workspace] : findOutermostFolders(tops[tool]?.() ?? [])) {
      // Without a tool, the tasks of the project at the top do not count. They may read all files, so every change
      // would impact the project.
      const inside = projects.filter(
        ({ path, atTop }) => atTop || (isOfTool && path === top) || isPathBelow(path, top),
      );
      for (const project of isOfTool ? [] : inside) {
        // The tool may have another name for a package.
        const alias = PROJECT_NAME_READERS.get(tool)?.(readManifests(files, project.path), project.path);
        collector.addAlias(project.name, alias ?? project.name);
      }
      if (inside.length > 0) read({ files, top, projects: inside, isOfTool, isPresent }, collector);
    }
  }
  return collector;
}

/**
 * Adds the dependencies in a text of a configuration: `a#build` or `a:build` contains the name of a project, and a path
 * may lead out of the project. A text that is only a name, such as `a`, counts only if `isName` is true.
 */
function addText(
  collector: Collector,
  { name, path }: ProjectListedByTool,
  text: string,
  { top, isName, source }: { readonly top: string; readonly isName: boolean; readonly source: string | undefined },
): void {
  if (/^!|^\/+$/.test(text)) return;
  // Both names in `project:target` may contain colons.
  const prefixes = [...text.matchAll(/[:#](?=.)/g)].map(({ index }) => text.slice(0, index));
  for (const each of isName ? [text, ...prefixes] : prefixes) collector.addNeed(name, each, source);
  const [, start, glob = ""] = /^(\$TURBO_ROOT\$|\{workspaceRoot\}|\{projectRoot\}|\/)?\/?(.*)$/s.exec(text) ?? [];
  const whole = glob.replaceAll("{projectName}", name).replaceAll("{projectRoot}", path);
  // A file in the project's own folder needs no declaration.
  if (start !== undefined && start !== "{projectRoot}")
    collector.addReads(name, convertGlobToPatterns(top, whole), source);
  else if (glob.includes("..")) collector.addReads(name, convertGlobToPatterns(path, whole), source);
}

type ReadPlace = (place: Place, collector: Collector) => void;

const readTurbo: ReadPlace = ({ files, top, projects }, collector) => {
  const read = (folder: string) => {
    const path = TURBO_FILES.map((name) => posix.join(folder, name)).find((each) => files.read(each) !== undefined);
    if (path === undefined) return undefined;
    const json = parseLenientJson(files.read(path)?.text ?? "");
    if (json === undefined) throw new UnknownImpactError(`${quoteName(path)} is not valid JSON at one of the commits`);
    return { json, source: quoteName(path), leaves: listTextsInNestedValue(json) };
  };
  const root = read(top);
  for (const project of projects) {
    const { name, path } = project;
    // Turborepo hashes all files in the folder of a package, also the files of packages inside this folder.
    if (collector.isOuter(path)) collector.addReads(name, convertGlobToPatterns(path, "**"), root?.source);
    for (const { source, leaves } of [root, read(path)].filter((each) => each !== undefined))
      for (const { keys, text } of leaves) {
        const task = keys.find((key) => key.includes("#"));
        if (task !== undefined && !task.startsWith(`${name}#`)) continue;
        // A root task, and the configuration that a package extends, can have any inputs.
        const isAny = text.startsWith("//#") || (keys[0] === "extends" && text !== "//");
        if (isAny) collector.addReads(name, ["**"], source);
        else addText(collector, project, text, { top, isName: false, source });
      }
  }
  const shared = getListField(root?.json, "globalDependencies") ?? getListField(root?.json, "global.inputs") ?? [];
  for (const glob of shared.map((each) => String(each).replace(/^\$TURBO_ROOT\$\//, "")))
    if (!glob.startsWith("!")) collector.shared.push(...convertGlobToPatterns(top, glob));
};

/** Fields of Nx whose texts can contain names of projects or paths of files. */
const NX_FIELDS = ["dependsOn", "inputs", "namedInputs", "implicitDependencies"];
/** Fields of Nx in which a text can be the name of a project alone, without the name of a target. */
const NX_NAMES = ["projects", "implicitDependencies"];

const readNx: ReadPlace = ({ files, top, projects, isOfTool, isPresent }, collector) => {
  const textOf = (folder: string, name: string): string => files.read(posix.join(folder, name))?.text ?? "";
  const nx = parseLenientJson(textOf(top, "nx.json"));
  if (!isOfTool) rejectNx(files, top, nx);
  const defaults = listFieldEntries(nx, "targetDefaults");
  for (const project of projects) {
    const texts = ["project.json", "package.json"].map((name) => textOf(project.atTop ? top : project.path, name));
    const [own, inPackage] = texts.map(parseLenientJson);
    const known = [...texts, JSON.stringify(project.configuration)].join("\n");
    // The key of a default is the name of a target, a script or an executor, or a pattern that may match any target.
    const used = defaults.filter(([name]) => /[*?{[]/.test(name) || known.includes(JSON.stringify(name)));
    const shared = [Object.fromEntries(used), { namedInputs: getField(nx, "namedInputs") }];
    const inFiles = listTextsInNestedValue([own, getField(inPackage, "nx"), shared]);
    const leaves = [
      ...inFiles.map((leaf) => ({ ...leaf, source: "configuration of Nx" })),
      ...listTextsInNestedValue(isPresent ? project.configuration : {}).map((leaf) => ({ ...leaf, source: undefined })),
    ];
    for (const { keys, text, source } of leaves) {
      if (!keys.some((key) => NX_FIELDS.includes(key))) continue;
      const isName = keys.some((key) => NX_NAMES.includes(key));
      addText(collector, project, text, { top, isName, source });
      // A selection by tag, folder or pattern counts as all projects. In older versions of Nx, `self` and
      // `dependencies` are no names of projects.
      if (isName && !collector.has(text) && !/^(?:self|dependencies|!.*)?$/s.test(text))
        collector.addReads(project.name, convertGlobToPatterns(top, "**"), source);
    }
  }
};

/** Rejects an Nx workspace in which plugins or `project.json` define dependencies. @throws UnknownImpactError */
function rejectNx(files: CommitFiles, top: string, nx: unknown): void {
  const plugins: unknown = getField(nx, "plugins") ?? [];
  const isSimple =
    typeof nx === "object" &&
    Array.isArray(plugins) &&
    plugins.length === 0 &&
    !/"@(?:nx|nrwl)\//.test(files.read(posix.join(top, "package.json"))?.text ?? "") &&
    !files.foldersWith("project.json").some((each) => isPathBelow(`${each}/`, top));
  if (!isSimple)
    throw new UnknownImpactError(
      `only Nx can determine all dependencies, because the workspace of ${quoteName(posix.join(top, "nx.json"))} has plugins or a project.json`,
    );
}

/** Each word in a file with `dependsOn` may be the name of a project. A path with a leading slash starts at the top. */
const readMoon: ReadPlace = ({ files, top, projects, isPresent }, collector) => {
  const readWords = (path: string) => {
    const content = files.read(path)?.text ?? "";
    return { path, hasNames: content.includes("dependsOn"), words: content.split(/[\s'",=[\](){}]+/) };
  };
  const tasks = files.paths.filter((path) => path.startsWith(posix.join(top, ".moon/tasks"))).map(readWords);
  for (const project of projects) {
    const own = MOON_FILES.map((name) => posix.join(project.atTop ? top : project.path, name)).map(readWords);
    for (const { path, hasNames, words } of [...tasks, ...own]) {
      for (const word of words) {
        const text = word.replace(/^(?:file|glob|project):\/\/|\?.*$/g, "");
        const isName = hasNames || word.startsWith("project://");
        // Moon allows no `..` in the inputs of a task, so a word with `..` has another meaning, such as the path of a
        // schema.
        if (!word.includes("..")) addText(collector, project, text, { top, isName, source: quoteName(path) });
      }
    }
    // The output of moon lists the final files and globs of tasks, relative to the workspace.
    for (const [, task] of isPresent ? listFieldEntries(project.configuration, "tasks") : [])
      for (const [glob] of [...listFieldEntries(task, "inputFiles"), ...listFieldEntries(task, "inputGlobs")])
        if (getField(task, "state.defaultInputs") !== true && !glob.startsWith("!"))
          collector.addReads(project.name, convertGlobToPatterns(top, glob), undefined);
  }
};

const READERS: Readonly<Record<string, ReadPlace>> = { turbo: readTurbo, nx: readNx, moon: readMoon };
