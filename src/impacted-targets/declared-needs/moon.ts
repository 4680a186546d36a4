import { getField, getText } from "../producers/parsing.js";
import { listEntries } from "../workspace-graph/project.js";
import { type ConfiguredProject, createCollector, type Declarations, listItems, toPatterns } from "./declarations.js";

export const MOON_FILES = ["moon.yml", "moon.yaml", "moon.json", "moon.jsonc", "moon.toml", "moon.hcl", "moon.pkl"];
/** Number of the first formats, which the step can read. */
export const MOON_READABLE = 4;

/** Reads the dependencies and the inputs of moon's tasks, from the output of `moon query projects` or from files `moon.yml`. */
export function readMoonDeclarations(workspace: string, projects: readonly ConfiguredProject[]): Declarations {
  const collector = createCollector(projects);
  for (const { name, path, configuration } of projects) {
    const own = [getField(configuration, "dependsOn"), getField(configuration, "dependencies")].flatMap(listItems);
    // moon finds implicit dependencies in manifests of other tools.
    for (const need of own.filter((each) => getText(each, "source") !== "implicit"))
      collector.addNeed(name, readId(need), `dependsOn of ${name}`);
    for (const [task, definition] of listEntries(configuration, "tasks")) {
      for (const need of listItems(getField(definition, "deps")))
        collector.addNeed(name, readId(need), `deps of ${name}:${task}`);
      for (const glob of listInputs(definition, configuration)) {
        const isShared = glob.startsWith("/");
        const patterns = toPatterns(isShared ? workspace : path, isShared ? glob.slice(1) : glob);
        collector.addReads(name, patterns, `inputs of ${name}:${task}`);
      }
    }
  }
  return collector.finish();
}

/** Returns the id of the project in a dependency such as `a`, `a:build` or `{ id: "a" }`. */
function readId(need: unknown): string {
  const text = typeof need === "string" ? need : (getText(need, "id") ?? getText(need, "target") ?? "");
  return text.replace(/^\^|:.*$/g, "");
}

/** Returns the globs of a task. A glob with a leading slash starts at the top of the workspace. */
function listInputs(definition: unknown, configuration: unknown): readonly string[] {
  if (getField(definition, "state.defaultInputs") === true) return [];
  // The output of moon lists the final files and globs here, relative to the workspace.
  const resolved = [...listEntries(definition, "inputFiles"), ...listEntries(definition, "inputGlobs")];
  if (resolved.length > 0) return resolved.flatMap(([glob]) => (glob.startsWith("!") ? [] : `/${glob}`));
  const groups = listEntries(configuration, "fileGroups").flatMap(([, items]) => listItems(items));
  return [...listItems(getField(definition, "inputs")), ...groups].flatMap((item) => {
    const text = typeof item === "string" ? item : (getText(item, "file") ?? getText(item, "glob") ?? "");
    const glob = text.replace(/^(?:file|glob):\/\//, "").replace(/\?(?:\w+=.*|optional)$/, "");
    return glob === "" || /^[!@$]/.test(glob) ? [] : [glob];
  });
}
