import { posix } from "node:path";
import { parseLenientJson } from "../manifests.js";
import { getField } from "../producers/parsing.js";
import { quoteName } from "../safety-net.js";
import { listEntries } from "../workspace-graph/project.js";
import { Undecidable } from "../workspace-history.js";
import {
  type ConfiguredProject,
  createCollector,
  type Declarations,
  listItems,
  listTexts,
  toPatterns,
  toSharedPatterns,
} from "./declarations.js";

export const TURBO_FILES = ["turbo.json", "turbo.jsonc"] as const;

/** Prefix of root tasks, such as `//#lint`. The root package is not a target. */
const ROOT_TASK = "//#";

interface Configuration {
  readonly path: string;
  readonly json: unknown;
  readonly tasks: readonly (readonly [key: string, definition: unknown])[];
}

/** Reads the dependencies in `turbo.json` and `turbo.jsonc`. @throws Undecidable for an invalid file */
export function readTurboDeclarations(
  workspace: string,
  projects: readonly ConfiguredProject[],
  textAt: (path: string) => string | undefined,
): Declarations {
  const read = (folder: string): Configuration | undefined => {
    const path = TURBO_FILES.map((name) => posix.join(folder, name)).find((each) => textAt(each) !== undefined);
    if (path === undefined) return undefined;
    const json = parseLenientJson(textAt(path) ?? "");
    if (json === undefined) throw new Undecidable(`${quoteName(path)} is not valid JSON at one of the commits`);
    // Version 1 of Turborepo has the field `pipeline`.
    return { path, json, tasks: [...listEntries(json, "tasks"), ...listEntries(json, "pipeline")] };
  };
  const collector = createCollector(projects);
  const root = read(workspace);
  const own = new Map(projects.map(({ name, path }) => [name, read(path)]));
  const rootTasks = new Map(root?.tasks.filter(([key]) => key.startsWith(ROOT_TASK)));
  for (const { name, path } of projects) {
    const extended = listExtended(own.get(name), own);
    for (const each of extended)
      collector.addReads(name, toPatterns(".", each.path), quoteName(extended[0]?.path ?? ""));
    for (const { path: file, tasks } of root === undefined ? extended : [root, ...extended]) {
      for (const [key, definition] of tasks) {
        if (key.includes("#") && !key.startsWith(`${name}#`)) continue;
        // A package that needs a root task also needs the inputs of this task.
        for (const task of withRootTasks(definition, rootTasks)) {
          for (const [needed] of listNeededTasks(task)) collector.addNeed(name, needed, quoteName(file));
          const folder = task === definition ? path : workspace;
          collector.addReads(name, listInputs(task, folder, workspace), quoteName(file));
        }
      }
    }
  }
  const globs = listTexts(getField(root?.json, "globalDependencies") ?? getField(root?.json, "global.inputs"));
  return collector.finish(toSharedPatterns(workspace, globs.map(withoutRoot)));
}

/** Returns the configuration of a package, and those of all packages in its `extends`. */
function listExtended(
  first: Configuration | undefined,
  own: ReadonlyMap<string, Configuration | undefined>,
): readonly Configuration[] {
  const found = first === undefined ? [] : [first];
  for (const { json } of found)
    for (const other of listTexts(getField(json, "extends")).map((name) => own.get(name)))
      if (other !== undefined && !found.includes(other)) found.push(other);
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
function withRootTasks(definition: unknown, rootTasks: ReadonlyMap<string, unknown>): ReadonlySet<unknown> {
  const found = new Set([definition]);
  for (const task of found) {
    for (const [name, needed] of listNeededTasks(task)) {
      const other =
        name === "//" || (name === "" && task !== definition) ? rootTasks.get(ROOT_TASK + needed) : undefined;
      if (other !== undefined) found.add(other);
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
