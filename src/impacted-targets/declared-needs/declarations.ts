import { posix } from "node:path";

/** Dependencies in the configuration of tasks, which a tool ignores when it lists affected projects. */
export interface Declarations {
  readonly needs: readonly DeclaredNeed[];
  readonly reads: readonly DeclaredRead[];
  /** Patterns of files that every project needs. Patterns that begin with `!` come last. */
  readonly shared: readonly string[];
}

export interface DeclaredNeed {
  readonly project: string;
  readonly needs: string;
  /** Configuration to name in a reason, such as `turbo.json`. */
  readonly source: string;
}

/** Files that a project needs, possibly in other projects. */
export interface DeclaredRead {
  readonly project: string;
  /** Pattern from the top of the repository. */
  readonly pattern: string;
  readonly source: string;
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

/** Returns patterns of files that every project needs. Omits an exclusion if the tool may interpret it differently. */
export function toSharedPatterns(folder: string, globs: readonly string[]): readonly string[] {
  const exclusions = globs.filter((glob) => glob.startsWith("!") && !AMBIGUOUS.test(glob));
  return [
    ...globs.filter((glob) => !glob.startsWith("!")).flatMap((glob) => toPatterns(folder, glob)),
    ...exclusions.flatMap((glob) => toPatterns(folder, glob.slice(1)).slice(0, 1)).map((pattern) => `!${pattern}`),
  ];
}

/** Collects distinct declarations. Omits files in the folder of the project itself. */
export function createCollector(projects: readonly ConfiguredProject[]) {
  const paths = new Map(projects.map(({ name, path }) => [name, path]));
  const outer = new Set(projects.flatMap(({ path }) => listParents(path)));
  const needs = new Map<string, DeclaredNeed>();
  const reads = new Map<string, DeclaredRead>();
  return {
    addNeed(project: string, needed: string, source: string): void {
      const key = JSON.stringify([project, needed]);
      if (project !== needed && paths.has(project) && paths.has(needed) && !needs.has(key))
        needs.set(key, { project, needs: needed, source });
    },
    addReads(project: string, patterns: readonly string[], source: string): void {
      const path = paths.get(project);
      if (path === undefined) return;
      for (const pattern of patterns) {
        const isOwn = pattern.startsWith(`${path}/`) && !outer.has(path);
        const key = JSON.stringify([project, pattern]);
        if (!isOwn && !reads.has(key)) reads.set(key, { project, pattern, source });
      }
    },
    finish: (shared: readonly string[] = []): Declarations => ({
      needs: [...needs.values()],
      reads: [...reads.values()],
      shared,
    }),
  };
}

function listParents(path: string): readonly string[] {
  const parent = posix.dirname(path);
  return parent === "." ? [] : [parent, ...listParents(parent)];
}

export function listTexts(value: unknown): readonly string[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  return items.filter((item): item is string => typeof item === "string");
}

export function listItems(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
