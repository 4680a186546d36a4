import { posix } from "node:path";
import { appendToList } from "../ownership.js";
import type { Project } from "../producers/producer.js";
import { listEnclosingFolders } from "../workspace-graph/project.js";

/**
 * Dependencies that tasks declare in a configuration. A tool ignores these dependencies when it lists affected
 * projects.
 */
export interface DependencyDeclarations {
  /** Distinct declarations. The key contains the project, and the needed project or the pattern. */
  readonly all: ReadonlyMap<string, Declaration>;
  /** Patterns of files that every project needs. */
  readonly shared: readonly string[];
}

interface Declaration {
  readonly project: string;
  /** Name of a needed project. */
  readonly needs?: string;
  /** Pattern of files that the project needs, possibly in other projects. It starts at the top of the repository. */
  readonly pattern?: string;
  /**
   * Configuration that contains the declaration, such as `turbo.json`; undefined if the output of the tool contains it.
   */
  readonly source: string | undefined;
}

/** Parts of globs that libraries interpret differently: `(`, `)`, `|`, `\` and `..`. */
const AMBIGUOUS = /[()|\\]|\.\./;
const SPECIAL = /[*?[\]{}()!|\\]|\.\./;

/**
 * Converts a tool's glob to patterns that match at least the same files. Returns an empty list for a path outside of
 * the repository.
 */
export function convertGlobToPatterns(folder: string, glob: string): readonly string[] {
  const [steps = ""] = /^(?:\.{0,2}\/)*(?:\.\.?$)?/.exec(glob) ?? [];
  const start = posix.join(folder, steps.startsWith("/") ? `.${steps}` : steps).replace(/\/$/, "");
  if (start === ".." || start.startsWith("../")) return [];
  const parts = glob.slice(steps.length).split("/");
  const cut = AMBIGUOUS.test(glob.slice(steps.length)) ? parts.findIndex((part) => SPECIAL.test(part)) : -1;
  const kept = cut < 0 ? parts.filter((part) => part !== "" && part !== ".") : [...parts.slice(0, cut), "**"];
  // A folder name may contain glob characters. `?` matches any of them.
  const literal = start === "." ? [] : start.split("/").map((part) => part.replace(/[*?[\]{}()!+@|\\]/g, "?"));
  const pattern = [...literal, ...kept].join("/");
  if (pattern === "") return ["**"];
  return pattern === "**" || pattern.endsWith("/**") ? [pattern] : [pattern, `${pattern}/**`];
}

/** Creates a collector of distinct declarations. It omits files in the project's own folder. */
export function createDeclarationCollector(projects: readonly Pick<Project, "name" | "path">[]) {
  const paths = new Map(projects.map(({ name, path }) => [name, path]));
  const names = new Map<string, string[]>(projects.map(({ name }) => [name, [name]]));
  const outer = new Set(projects.flatMap(({ path }) => listEnclosingFolders(path).slice(1)));
  const all = new Map<string, Declaration>();
  const shared: string[] = [];
  const add = (item: Declaration): void => {
    const key = JSON.stringify([item.project, item.needs, item.pattern]);
    if (!all.has(key)) all.set(key, item);
  };
  return {
    all,
    shared,
    isOuter: (path: string): boolean => outer.has(path),
    has: (name: string): boolean => names.has(name),
    addAlias: (project: string, alias: string): void => appendToList(names, alias, project),
    addNeed(project: string, name: string, source: string | undefined): void {
      for (const needs of names.get(name) ?? []) if (project !== needs) add({ project, needs, source });
    },
    addReads(project: string, patterns: readonly string[], source: string | undefined): void {
      const path = paths.get(project) ?? "";
      for (const pattern of patterns)
        if (!pattern.startsWith(`${path}/`) || outer.has(path)) add({ project, pattern, source });
    },
  };
}
