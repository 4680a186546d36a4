import { getField } from "../producers/parsing.js";
import { listEntries } from "../workspace-graph/project.js";
import {
  type ConfiguredProject,
  createCollector,
  type Declarations,
  listItems,
  listTexts,
  toPatterns,
} from "./declarations.js";

type MatchName = (pattern: string) => (name: string) => boolean;

/**
 * Reads the dependencies in `dependsOn` and `inputs` of Nx. A configuration has `targets`, `namedInputs` and `tags`.
 */
export function readNxDeclarations(
  workspace: string,
  projects: readonly ConfiguredProject[],
  nxJson: unknown,
  matchName: MatchName,
): Declarations {
  const collector = createCollector(projects);
  const names = new Set(projects.map(({ name }) => name));
  const source = "targets of nx";
  // Many projects have the same defaults, so each selection of projects is computed once.
  const selections = new Map<string, ReadonlySet<string>>();
  const select = (patterns: readonly string[]): ReadonlySet<string> => {
    const key = JSON.stringify(patterns);
    const selected = selections.get(key) ?? selectProjects(patterns, projects, matchName);
    selections.set(key, selected);
    return selected;
  };
  for (const { name, path, configuration } of projects) {
    const need = (patterns: unknown): void => {
      for (const each of select(listTexts(patterns))) collector.addNeed(name, each, source);
    };
    const targets = listEntries(configuration, "targets").map(([, target]) => target);
    for (const item of targets.flatMap((target) => listItems(getField(target, "dependsOn")))) {
      if (typeof item === "string") for (const each of listPrefixes(item)) collector.addNeed(name, each, source);
      else if (!isLegacyWord(getField(item, "projects"), names)) need(getField(item, "projects"));
    }
    const named = new Map([...listEntries(nxJson, "namedInputs"), ...listEntries(configuration, "namedInputs")]);
    // A target without inputs uses the input `default`.
    const items = ["default", ...targets.flatMap((target) => listItems(getField(target, "inputs")))];
    for (const item of expandInputs(items, named)) {
      need(getField(item, "projects"));
      for (const field of ["fileset", "json"]) {
        for (const glob of listTexts(typeof item === "string" ? item : getField(item, field)))
          collector.addReads(name, toFiles(glob, { workspace, name, path }), source);
      }
    }
  }
  return collector.finish();
}

/** Returns true for `self` or `dependencies`, which older versions of Nx use in place of project names. */
function isLegacyWord(value: unknown, names: ReadonlySet<string>): boolean {
  return (value === "self" || value === "dependencies") && !names.has(value);
}

/** Lists each possible project name in `project:target`. Both names may contain colons. */
function listPrefixes(text: string): readonly string[] {
  return [...text.matchAll(/:/g)].map(({ index }) => text.slice(0, index));
}

/** Replaces the names of named inputs by their definitions. */
function expandInputs(items: readonly unknown[], named: ReadonlyMap<string, unknown>): ReadonlySet<unknown> {
  const found = new Set(items);
  for (const item of found) {
    const input = typeof item === "string" ? item : getField(item, "input");
    // `^name` applies to dependencies, but the definition of `name` in this project may still name other projects.
    const definition = typeof input === "string" ? named.get(input.replace(/^\^/, "")) : undefined;
    for (const each of listItems(definition)) found.add(each);
  }
  return found;
}

function toFiles(
  glob: string,
  { workspace, name, path }: Readonly<Record<"workspace" | "name" | "path", string>>,
): readonly string[] {
  const [, token, rest = ""] = /^\{(workspaceRoot|projectRoot)\}\/?(.*)$/s.exec(glob) ?? [];
  // A file in the project's own folder needs no declaration.
  if (token === undefined || (token === "projectRoot" && !rest.includes(".."))) return [];
  return toPatterns(
    token === "workspaceRoot" ? workspace : path,
    rest.replaceAll("{projectName}", name).replaceAll("{projectRoot}", path),
  );
}

/** Selects projects by names, folders, tags and globs. It may select more projects than Nx, but never fewer. */
function selectProjects(
  patterns: readonly string[],
  projects: readonly ConfiguredProject[],
  matchName: MatchName,
): ReadonlySet<string> {
  const selected = new Set<string>();
  const all = patterns[0]?.startsWith("!") === true ? ["*", ...patterns] : patterns;
  for (const text of all) {
    const excludes = text.startsWith("!");
    const pattern = excludes ? text.slice(1) : text;
    const exact = projects.filter(({ name }) => name === pattern);
    // An exclusion counts only for an exact tag, because Nx may interpret globs differently.
    const matches = excludes
      ? (project: ConfiguredProject) => hasTag(project, pattern)
      : createMatcher(pattern, matchName);
    for (const { name } of exact.length > 0 ? exact : projects.filter(matches)) {
      if (excludes) selected.delete(name);
      else selected.add(name);
    }
  }
  return selected;
}

function hasTag({ configuration }: ConfiguredProject, pattern: string): boolean {
  return listTexts(getField(configuration, "tags")).some((tag) => pattern === `tag:${tag}`);
}

/**
 * Creates a function that returns true for a project that Nx may select. Nx accepts names, parts of names, and labels
 * such as `directory:`.
 */
function createMatcher(pattern: string, matchName: MatchName): (project: ConfiguredProject) => boolean {
  const [, label, value = ""] = /^(?:(name|tag|directory):)?(.*)$/s.exec(pattern) ?? [];
  const matches = value === "" ? () => false : matchName(value);
  const part = value.toLowerCase();
  return (project) => {
    if (label === "tag")
      return hasTag(project, pattern) || listTexts(getField(project.configuration, "tags")).some(matches);
    const texts = value === "" ? [] : [project.name, project.path];
    return texts.some((text) => matches(text) || text.toLowerCase().includes(part));
  };
}
