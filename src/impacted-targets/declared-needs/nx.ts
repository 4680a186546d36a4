import { getField } from "../producers/parsing.js";
import { listEntries, listLeaves } from "../workspace-graph/project.js";
import { type ConfiguredProject, createCollector, type Declarations, toPatterns } from "./declarations.js";

/**
 * Reads the dependencies in `dependsOn` and `inputs` of Nx. Finds too many rather than too few: named inputs apply even
 * if no target uses them, and a selection by tag, folder or pattern selects all projects.
 */
export function readNxDeclarations(
  workspace: string,
  projects: readonly ConfiguredProject[],
  nxJson: unknown,
): Declarations {
  const collector = createCollector(projects);
  const names = new Set(projects.map(({ name }) => name));
  const source = "targets in the Nx configuration";
  const shared = listLeaves(getField(nxJson, "namedInputs"));
  for (const { name, path, configuration } of projects) {
    for (const { text } of listLeaves(getField(configuration, "implicitDependencies")))
      collector.addNeed(name, text, "implicitDependencies");
    const targets = listEntries(configuration, "targets").flatMap(([, target]) =>
      ["dependsOn", "inputs"].map((field) => getField(target, field)),
    );
    for (const { keys, text } of [...shared, ...listLeaves([targets, getField(configuration, "namedInputs")])]) {
      const [, token, file = ""] = /^!?\{(workspaceRoot|projectRoot)\}\/?(.*)$/s.exec(text) ?? [];
      const isSelection = keys.includes("projects");
      for (const each of isSelection ? [text] : listPrefixes(text)) collector.addNeed(name, each, source);
      // Older versions of Nx have the words `self` and `dependencies`.
      if (isSelection && !names.has(text) && !/^(?:self|dependencies|!.*)?$/s.test(text))
        collector.addReads(name, toPatterns(workspace, "**"), source);
      if (text.startsWith("!") || token === undefined) continue;
      const glob = file.replaceAll("{projectName}", name).replaceAll("{projectRoot}", path);
      // A file in the project's own folder needs no declaration.
      if (token === "workspaceRoot") collector.addReads(name, toPatterns(workspace, glob), source);
      else if (glob.includes("..")) collector.addReads(name, toPatterns(path, glob), source);
    }
  }
  return collector.finish();
}

/** Lists each possible project name in `project:target`. Both names may contain colons. */
function listPrefixes(text: string): readonly string[] {
  return [...text.matchAll(/:/g)].map(({ index }) => text.slice(0, index));
}
