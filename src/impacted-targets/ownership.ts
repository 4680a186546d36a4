import { createGlobMatcher, loadPicomatch, type Picomatch } from "../globs/glob.js";
import { readYaml, type YamlNode } from "../inputs/yaml-nodes.js";
import {
  createInputProblem,
  createMessageText,
  type InputProblem,
  type MessageText,
  toInputReference,
} from "../text/problem.js";
import { CONTROL_CHARACTER_PATTERN } from "./producers/parsing.js";
import type { Project } from "./producers/producer.js";

export interface PathOwners {
  ownersOf(path: string): readonly string[];
}

interface Rule {
  readonly owner: string;
  readonly place: number;
  readonly pattern: PathPattern;
}

/** Creates an index of patterns by folder, so that a look-up tests only patterns of the folders around a path. */
export function createPathOwners(owners: ReadonlyMap<string, readonly PathPattern[]>): PathOwners {
  const byBase = new Map<string, Rule[]>();
  const rules = [...owners].flatMap(([owner, patterns]) => patterns.map((pattern) => ({ owner, pattern })));
  for (const [place, rule] of rules.entries()) appendToList(byBase, rule.pattern.base, { ...rule, place });
  if (rules.length === 0) return { ownersOf: () => [] };
  return {
    ownersOf(path) {
      const found: Rule[] = [];
      for (let end = path.length; end >= 0; end = end === 0 ? -1 : Math.max(0, path.lastIndexOf("/", end - 1)))
        for (const rule of byBase.get(path.slice(0, end)) ?? []) if (rule.pattern.matches(path)) found.push(rule);
      // For each owner, the last matching pattern decides.
      const decided = new Map<string, boolean>();
      for (const { owner, pattern } of found.toSorted((one, other) => one.place - other.place))
        decided.set(owner, !pattern.excludes);
      return [...decided].flatMap(([owner, owns]) => (owns ? [owner] : []));
    },
  };
}

export function appendToList<Item>(lists: Map<string, Item[]>, key: string, item: Item): void {
  const known = lists.get(key);
  if (known === undefined) lists.set(key, [item]);
  else known.push(item);
}

/**
 * Creates an index that returns the innermost project around a path. If the folder of this project is in `doubtful`,
 * the index also returns the next outer project.
 */
export function indexProjectFolders(
  projects: readonly Pick<Project, "name" | "path">[],
  doubtful: ReadonlySet<string> = new Set(),
): PathOwners {
  const byFolder = new Map<string, string[]>();
  for (const { name, path } of projects) if (path !== ".") appendToList(byFolder, path, name);
  return {
    ownersOf(path) {
      const found: string[] = [];
      // A submodule or a link can be the folder of a project, so the path itself is tested too.
      for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) {
        const folder = path.slice(0, end);
        const owners = byFolder.get(folder);
        if (owners === undefined) continue;
        if (found.length === 0 && !doubtful.has(folder)) return owners;
        found.push(...owners);
        if (!doubtful.has(folder)) break;
      }
      return found;
    },
  };
}

/** Pattern for the paths of changed files, including deleted files. */
export interface PathPattern {
  readonly text: string;
  readonly excludes: boolean;
  /** Folder that contains all matches, or the path of the only match; empty for the whole repository. */
  readonly base: string;
  readonly matches: (path: string) => boolean;
}

/** Options of picomatch: `*` matches a leading dot, and only `/` separates folders. */
const OPTIONS = { dot: true, nonegate: true, windows: false } as const;
const LINE_BREAK = /[\n\r\u2028\u2029]/;
const LINE_BREAKS = /[\n\r\u2028\u2029]/g;
const GLOB = /[*?[\]{}()!+@\\|]/;

/** Parses a pattern. `!` at the start excludes paths, and `folder/` matches everything in the folder. */
export function readPattern(text: string, picomatch: Picomatch): PathPattern {
  const excludes = text.startsWith("!") && !text.startsWith("!(");
  const bare = (excludes ? text.slice(1) : text).trim().replace(/^(?:\.?\/)+/, "");
  const glob = bare === "" || bare.endsWith("/") ? `${bare}**` : bare;
  const base = literalBase(glob);
  return { text, excludes, base, matches: matcher(glob, base, picomatch) };
}

function exclusionsOnly(patterns: readonly string[]): boolean {
  return patterns.length > 0 && patterns.every((pattern) => pattern.startsWith("!"));
}

export async function findPatternProblems(
  input: string,
  patterns: readonly string[],
): Promise<readonly InputProblem[]> {
  if (exclusionsOnly(patterns))
    return [createInputProblem(input, "has only exclusions; start with a pattern without !, such as **.")];
  const picomatch = await loadPicomatch();
  return patterns
    .filter((pattern) => isBroken(pattern, picomatch))
    .map((pattern) => createInputProblem(input, `${brokenPattern(pattern)}.`));
}

function brokenPattern(pattern: string): string {
  return `${JSON.stringify(pattern)} is not a valid pattern; check its brackets and braces`;
}

/** True for an invalid pattern. Picomatch would accept such a pattern, but match no path. */
function isBroken(text: string, picomatch: Picomatch): boolean {
  if (!/[[{(\\]/.test(text)) return false;
  const glob = text.replace(/^!(?!\()/, "").trim();
  return createGlobMatcher(glob, OPTIONS, picomatch) === undefined;
}

/** Creates a function that matches paths. A pattern such as `folder/**` needs no regular expression. */
function matcher(glob: string, base: string, picomatch: Picomatch): (path: string) => boolean {
  if (glob === "**") return () => true;
  if (base !== "" && glob === `${base}/**`) return (path) => path === base || path.startsWith(`${base}/`);
  const literalStart = glob.slice(0, Math.max(0, glob.search(GLOB))).replace(/\/$/, "");
  let matches: ((path: string) => boolean) | undefined;
  return (path) => {
    if (path === glob) return true;
    if (!path.startsWith(literalStart)) return false;
    matches ??= createGlobMatcher(glob, OPTIONS, picomatch) ?? (() => false);
    // In a regular expression, a dot does not match a line break, but a file name may contain one.
    return matches(LINE_BREAK.test(path) ? path.replaceAll(LINE_BREAKS, "\u0001") : path);
  };
}

function literalBase(glob: string): string {
  const parts = glob.split("/");
  const first = parts.findIndex((part) => GLOB.test(part));
  return parts.slice(0, first < 0 ? parts.length : first).join("/");
}

export type TargetPathsResult =
  | { readonly ok: true; readonly paths: ReadonlyMap<string, readonly PathPattern[]> }
  | { readonly ok: false; readonly problems: readonly InputProblem[] };

/** Reads a YAML mapping of targets to patterns. Each problem names the line and the target. */
export async function readTargetPaths(text: string): Promise<TargetPathsResult> {
  const reading = await readYaml(text);
  if (!reading.ok) return invalid(reading.problems.map((problem) => `line ${problem.line}: ${problem.text}.`));
  const entries = reading.root.entries();
  if (entries.length === 0) return invalid(["must be YAML with at least one target, such as `docs: [docs/**]`."]);
  const picomatch = await loadPicomatch();
  const problems: MessageText[] = [];
  const paths = new Map<string, readonly PathPattern[]>();
  for (const { key, line, value } of entries) {
    const patterns = patternsIn(value);
    const problem = targetProblem(key, patterns, picomatch);
    if (problem !== undefined) problems.push(createMessageText`line ${line}, ${JSON.stringify(key)}: ${problem}.`);
    paths.set(
      key,
      patterns.map((pattern) => readPattern(pattern, picomatch)),
    );
  }
  return problems.length > 0 ? invalid(problems) : { ok: true, paths };
}

function invalid(problems: readonly MessageText[]): TargetPathsResult {
  return { ok: false, problems: problems.map((problem) => createInputProblem("target-paths", problem)) };
}

function patternsIn(value: YamlNode): readonly string[] {
  const plain = value.plain();
  const items: readonly unknown[] = Array.isArray(plain) ? plain : [plain];
  const texts = items.filter((item): item is string => typeof item === "string" && item.trim() !== "");
  return texts.length === items.length ? texts : [];
}

function targetProblem(target: string, patterns: readonly string[], picomatch: Picomatch): MessageText | undefined {
  if (target.trim() === "" || CONTROL_CHARACTER_PATTERN.test(target))
    return "must have a name, on one line and without control characters";
  if (target === "ALL" || target === "NONE")
    return createMessageText`is a reserved word; for paths that impact everything, use ${toInputReference("impact-all-paths")}`;
  if (patterns.length === 0) return "must have a pattern or a list of patterns, as strings";
  if (exclusionsOnly(patterns)) return 'has only exclusions; start with a pattern without !, such as "**"';
  const broken = patterns.find((pattern) => isBroken(pattern, picomatch));
  return broken === undefined ? undefined : brokenPattern(broken);
}
