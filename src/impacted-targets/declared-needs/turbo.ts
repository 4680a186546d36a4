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

/** Start of the names of tasks of the root package. They are no targets. */
const ROOT_TASK = "//#";

/** Task of a package, or task `//#name` of the root package, which stands for its own dependents. */
interface Task {
  readonly owner: string;
  readonly folder: string;
  readonly definition: unknown;
  readonly source: string;
}

interface Configuration {
  readonly json: unknown;
  /** Patterns of the file. */
  readonly file: readonly string[];
  readonly source: string;
}

/** Reads what `turbo.json` declares. `configurations` has the texts of the files `turbo.json` and `turbo.jsonc` by path. */
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

/** Returns the configuration of a package and those that it extends. */
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

/** Returns packages and tasks of `package#task` entries, or without a package for tasks of the same package. */
function listNeededTasks(definition: unknown): readonly (readonly [string, string])[] {
  return [...listTexts(getField(definition, "dependsOn")), ...listTexts(getField(definition, "with"))].map((text) => {
    const end = text.indexOf("#");
    return [text.slice(0, Math.max(0, end)), text.slice(end + 1)];
  });
}

/** Returns a task and the tasks of the root package that it needs, directly or not. */
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
  // Without inputs, all files in the folder count. That is the whole workspace for a task of the root package.
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
