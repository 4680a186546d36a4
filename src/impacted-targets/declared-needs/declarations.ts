import { posix } from "node:path";
import { appendToList } from "../ownership.js";

/** Dependencies in the configuration of tasks, which a tool ignores when it lists affected projects. */
export interface Declarations {
  readonly needs: readonly DeclaredNeed[];
  readonly reads: readonly DeclaredRead[];
  /** Patterns of files that every project needs. */
  readonly shared: readonly string[];
}

interface Declared {
  readonly project: string;
  /** Configuration to name in a reason, such as `turbo.json`; undefined for the output of the tool. */
  readonly source: string | undefined;
}

export interface DeclaredNeed extends Declared {
  readonly needs: string;
}

/** Files that a project needs, possibly in other projects. */
export interface DeclaredRead extends Declared {
  /** Pattern from the top of the repository. */
  readonly pattern: string;
}

/** Project with its parsed configuration. `path` starts at the top of the repository. */
export interface ConfiguredProject {
  readonly name: string;
  readonly path: string;
  readonly configuration?: unknown;
}

/** Parts of globs that libraries interpret differently: `(`, `)`, `|`, `\` and `..`. */
const AMBIGUOUS = /[()|\\]|\.\./;
const SPECIAL = /[*?[\]{}()!|\\]|\.\./;

/**
 * Converts a tool's glob to patterns. They may match more files, but never fewer. Empty for a path outside of the
 * repository.
 */
export function toPatterns(folder: string, glob: string): readonly string[] {
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

/** Collects distinct declarations. Omits files in the folder of the project itself. */
export function createCollector(projects: readonly ConfiguredProject[]) {
  const paths = new Map(projects.map(({ name, path }) => [name, path]));
  const names = new Map<string, string[]>(projects.map(({ name }) => [name, [name]]));
  const outer = new Set(projects.flatMap(({ path }) => listParents(path)));
  const needs = new Map<string, DeclaredNeed>();
  const reads = new Map<string, DeclaredRead>();
  const shared: string[] = [];
  return {
    shared,
    isOuter: (path: string): boolean => outer.has(path),
    has: (name: string): boolean => names.has(name),
    addAlias: (project: string, alias: string): void => appendToList(names, alias, project),
    addNeed(project: string, name: string, source: string | undefined): void {
      for (const needed of names.get(name) ?? []) {
        const key = JSON.stringify([project, needed]);
        if (project !== needed && !needs.has(key)) needs.set(key, { project, needs: needed, source });
      }
    },
    addReads(project: string, patterns: readonly string[], source: string | undefined): void {
      const path = paths.get(project) ?? "";
      for (const pattern of patterns) {
        const isOwn = pattern.startsWith(`${path}/`) && !outer.has(path);
        const key = JSON.stringify([project, pattern]);
        if (!isOwn && !reads.has(key)) reads.set(key, { project, pattern, source });
      }
    },
    finish: (): Declarations => ({ needs: [...needs.values()], reads: [...reads.values()], shared }),
  };
}

function listParents(path: string): readonly string[] {
  const parent = posix.dirname(path);
  return parent === "." ? [] : [parent, ...listParents(parent)];
}
