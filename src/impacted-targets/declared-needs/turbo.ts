import { posix } from "node:path";
import { parseLenientJson } from "../manifests.js";
import { getField } from "../producers/parsing.js";
import { quoteName } from "../safety-net.js";
import { listEntries } from "../workspace-graph/project.js";
import {
  type ConfiguredProject,
  createCollector,
  type Declarations,
  listItems,
  listTexts,
  toPatterns,
  toSharedPatterns,
} from "./declarations.js";

/** Prefix of root tasks, such as `//#lint`. The root package is not a target. */
const ROOT_TASK = "//#";

/** Task of a package or of the root package. Packages that need a root task also need the inputs of this task. */
interface Task {
  readonly owner: string;
  readonly folder: string;
  readonly definition: unknown;
  readonly source: string;
}

interface Configuration {
  readonly json: unknown;
  /** Patterns that match only the configuration file itself. */
  readonly file: readonly string[];
  readonly source: string;
}

/**
 * Reads the dependencies in `turbo.json`. `configurations` maps paths of `turbo.json` and `turbo.jsonc` to their texts.
 */
export function readTurboDeclarations(
  workspace: string,
  projects: readonly ConfiguredProject[],
  configurations: ReadonlyMap<string, string>,
): Declarations {
  const read = (folder: string): Configuration | undefined => {
    const name = ["turbo.json", "turbo.jsonc"].find((each) => configurations.has(posix.join(folder, each)));
    if (name === undefined) return undefined;
    const path = posix.join(folder, name);
    const json = parseLenientJson(configurations.get(path) ?? "");
    return { json, file: toPatterns(folder, name), source: quoteName(path) };
  };
  const collector = createCollector(projects);
  const root = read(workspace);
  const own = new Map(projects.map(({ name, path }) => [name, read(path)]));
  const tasks = listRootTasks(root, workspace, projects);
  for (const { name, path } of projects) {
    for (const { json, file, source } of listExtended(name, own)) {
      collector.addReads(name, file, own.get(name)?.source ?? source);
      for (const [, definition] of listEntries(json, "tasks"))
        tasks.push({ owner: name, folder: path, definition, source });
    }
  }
  const rootTasks = tasks.filter(({ owner }) => owner.startsWith(ROOT_TASK));
  for (const task of tasks) {
    for (const { definition, folder, source } of withRootTasks(task, rootTasks)) {
      for (const [name] of listNeededTasks(definition)) collector.addNeed(task.owner, name, source);
      collector.addReads(task.owner, listInputs(definition, folder, workspace), source);
    }
  }
  const globs = listTexts(getField(root?.json, "globalDependencies") ?? getField(root?.json, "global.inputs"));
  return collector.finish(toSharedPatterns(workspace, globs.map(withoutRoot)));
}

function listRootTasks(
  root: Configuration | undefined,
  workspace: string,
  projects: readonly ConfiguredProject[],
): Task[] {
  if (root === undefined) return [];
  const { json, source } = root;
  return listEntries(json, "tasks").flatMap(([key, definition]): readonly Task[] => {
    if (key.startsWith(ROOT_TASK)) return [{ owner: key, folder: workspace, definition, source }];
    const name = key.includes("#") ? key.slice(0, key.indexOf("#")) : undefined;
    return projects
      .filter((project) => name === undefined || project.name === name)
      .map(({ name: owner, path }) => ({ owner, folder: path, definition, source }));
  });
}

/** Returns the names of a package and of all packages in its `extends`. */
function listExtended(name: string, own: ReadonlyMap<string, Configuration | undefined>): ReadonlySet<Configuration> {
  const found = new Set([own.get(name)].filter((each) => each !== undefined));
  for (const { json } of found) {
    for (const parent of listTexts(getField(json, "extends"))) {
      const configuration = own.get(parent);
      if (configuration !== undefined) found.add(configuration);
    }
  }
  return found;
}

/** Returns pairs of a package and a task. The package is empty for a task of the same package. */
function listNeededTasks(definition: unknown): readonly (readonly [string, string])[] {
  return [...listTexts(getField(definition, "dependsOn")), ...listTexts(getField(definition, "with"))].map((text) => {
    const end = text.indexOf("#");
    return [text.slice(0, Math.max(0, end)), text.slice(end + 1)];
  });
}

/** Returns a task, and all root tasks that it needs directly or indirectly. */
function withRootTasks(task: Task, rootTasks: readonly Task[]): readonly Task[] {
  const found = [task];
  for (const { owner, definition } of found) {
    for (const [name, needed] of listNeededTasks(definition)) {
      const isRoot = name === "//" || (name === "" && owner.startsWith(ROOT_TASK));
      const other = isRoot ? rootTasks.find((each) => each.owner === `${ROOT_TASK}${needed}`) : undefined;
      if (other !== undefined && !found.includes(other)) found.push(other);
    }
  }
  return found;
}

function listInputs(definition: unknown, folder: string, workspace: string): readonly string[] {
  const items = listItems(getField(definition, "inputs"));
  const globs = items.flatMap((item) => (typeof item === "string" ? item : listTexts(getField(item, "globs"))));
  const needsDependencies = listTexts(getField(definition, "dependsOn")).some((text) => text.startsWith("^"));
  // A task without `inputs` reads all files in its folder. The folder of a root task is the whole workspace.
  const isDefault =
    items.length === 0 || globs.includes("$TURBO_DEFAULT$") || globs.length < items.length || needsDependencies;
  return [
    ...(isDefault ? toPatterns(folder, "**") : []),
    ...globs
      .filter((glob) => !/^(?:!|\$TURBO_(?!ROOT\$))/.test(glob))
      .flatMap((glob) => toPatterns(glob.startsWith("$TURBO_ROOT$") ? workspace : folder, withoutRoot(glob))),
  ];
}

function withoutRoot(glob: string): string {
  return glob.replace(/(?<=^!?)\$TURBO_ROOT\$\//, "");
}
