import { globMatcher, loadPicomatch, type Picomatch } from "../globs/glob.js";
import { readYaml, type YamlNode } from "../inputs/yaml-nodes.js";
import { inputName, type Problem, problemOf, type Text, words } from "../text/problem.js";
import { CONTROL_CHARACTER } from "./producers/parsing.js";
import type { Project } from "./producers/producer.js";

export interface PathOwners {
  /** The owners of a path, in the order in which they were given. */
  ownersOf(path: string): readonly string[];
}

interface Rule {
  readonly owner: string;
  /** Place among all rules, which are in the order of their owners. */
  readonly place: number;
  readonly pattern: PathPattern;
}

/** What is known of all paths in one folder. */
interface Folder {
  /** Number of slashes in their names. */
  readonly depth: number;
  readonly shelves: readonly Shelf[];
}

/** The rules of one base folder, by the last part of what they match. */
type Shelf = ReadonlyMap<string, readonly Rule[]>;

/**
 * Looks owners up by path. A rule is tested only on paths below its base folder whose last part fits, so that thousands
 * of rules cost a path little more than the depth of its folder.
 */
export function createPathOwners(owners: ReadonlyMap<string, readonly PathPattern[]>): PathOwners {
  const shelves = new Map<string, Map<string, Rule[]>>();
  const rules = [...owners].flatMap(([owner, patterns]) => patterns.map((pattern) => ({ owner, pattern })));
  for (const [place, { owner, pattern }] of rules.entries()) {
    const shelf = shelves.get(pattern.base) ?? new Map<string, Rule[]>();
    append(shelf, pattern.last, { owner, place, pattern });
    shelves.set(pattern.base, shelf);
  }
  if (rules.length === 0) return { ownersOf: () => NOBODY };
  const top = shelves.get("");
  const folders = new Map<string, Folder>([["", { depth: 0, shelves: top === undefined ? [] : [top] }]]);

  /** Changed files mostly share their folders, and folders those above them. */
  function folderAt(path: string): Folder {
    const known = folders.get(path);
    if (known !== undefined) return known;
    const above = folderAt(path.slice(0, Math.max(0, path.lastIndexOf("/"))));
    const own = shelves.get(path);
    const folder = { depth: above.depth + 1, shelves: own === undefined ? above.shelves : [...above.shelves, own] };
    folders.set(path, folder);
    return folder;
  }

  return {
    ownersOf(path) {
      const folder = folderAt(path.slice(0, Math.max(0, path.lastIndexOf("/"))));
      const found = matching(folder, path);
      // A pattern without a sign of one has a shelf of its own.
      const own = shelves.get(path);
      if (own !== undefined && path !== "") found.push(...matching({ ...folder, shelves: [own] }, path));
      const [only] = found;
      if (only === undefined) return NOBODY;
      // Most paths of a large change; for them the order below would cost more than the match.
      if (found.length === 1) return only.pattern.excludes ? NOBODY : [only.owner];
      // Of several patterns of one owner the last decides.
      const decided = new Map<string, boolean>();
      for (const { owner, pattern } of found.toSorted((one, other) => one.place - other.place))
        decided.set(owner, !pattern.excludes);
      return [...decided].flatMap(([owner, owns]) => (owns ? [owner] : []));
    },
  };
}

const NOBODY: readonly string[] = [];

/** Adds an item to the list under a key. */
export function append<Item>(lists: Map<string, Item[]>, key: string, item: Item): void {
  const known = lists.get(key);
  if (known === undefined) lists.set(key, [item]);
  else known.push(item);
}

/** The rules on the shelves that match a path in that folder. */
function matching({ shelves, depth }: Folder, path: string): Rule[] {
  const found: Rule[] = [];
  if (shelves.length === 0) return found;
  const name = path.slice(path.lastIndexOf("/") + 1);
  const ending = `/${name.slice(Math.max(0, name.lastIndexOf(".")))}`;
  for (const shelf of shelves) {
    for (const rules of [shelf.get(ANY), shelf.get(name), shelf.get(ending)])
      for (const rule of rules ?? []) {
        const { slashes, matches } = rule.pattern;
        if ((slashes === undefined || slashes === depth) && matches(path)) found.push(rule);
      }
  }
  return found;
}

/**
 * Projects own what lies in their folders; of nested ones the innermost, and where that folder is doubtful the one
 * around it too. A project whose folder is the whole repository owns nothing: it would claim every file that belongs
 * to nobody.
 */
export function createProjectOwners(
  projects: readonly Pick<Project, "name" | "path">[],
  doubtful: ReadonlySet<string> = new Set(),
): PathOwners {
  const byFolder = new Map<string, string[]>();
  for (const { name, path } of projects) if (path !== ".") append(byFolder, path, name);
  return {
    ownersOf(path) {
      const found: string[] = [];
      // A submodule, or a symbolic link, can itself be the folder of a project.
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

/** One pattern of a list; names are matched, never the disk, so a deleted file counts like any other. */
export interface PathPattern {
  /** As the user wrote it. */
  readonly text: string;
  /** True for `!...`: what it matches is taken out again. */
  readonly excludes: boolean;
  /** Folder that every match lies in, or the one path that can match; empty for the whole repository. */
  readonly base: string;
  /** The last part of every match: a whole name, an ending behind a slash such as `/.md`, or anything (`/`). */
  readonly last: string;
  /** Number of slashes in every match; undefined where it may be any. */
  readonly slashes: number | undefined;
  readonly matches: (path: string) => boolean;
}

const ANY = "/";

/** A name that starts with a dot is a name like any other, and a pattern stands for a path as Git writes it. */
const OPTIONS = { dot: true, nonegate: true, windows: false } as const;
const LINE_BREAK = /[\n\r\u2028\u2029]/;
const LINE_BREAKS = /[\n\r\u2028\u2029]/g;
const GLOB = /[*?[\]{}()!+@\\|]/;

/** Reads one pattern; `!` in front takes out, and `folder/` means everything below the folder. */
export function readPattern(text: string, picomatch: Picomatch): PathPattern {
  const excludes = text.startsWith("!") && !text.startsWith("!(");
  const bare = (excludes ? text.slice(1) : text).trim().replace(/^(?:\.?\/)+/, "");
  const glob = bare === "" || bare.endsWith("/") ? `${bare}**` : bare;
  const base = literalBase(glob);
  return {
    text,
    excludes,
    base,
    last: lastPart(glob),
    slashes: slashesIn(glob),
    matches: matcher(glob, base, picomatch),
  };
}

function exclusionsOnly(patterns: readonly string[]): boolean {
  return patterns.length > 0 && patterns.every((pattern) => pattern.startsWith("!"));
}

/** What is wrong with the patterns of an input. */
export async function patternProblems(input: string, patterns: readonly string[]): Promise<readonly Problem[]> {
  if (exclusionsOnly(patterns))
    return [problemOf(input, "has exclusions only; write a pattern without ! first, such as **.")];
  const picomatch = await loadPicomatch();
  return patterns
    .filter((pattern) => isBroken(pattern, picomatch))
    .map((pattern) => problemOf(input, `${brokenPattern(pattern)}.`));
}

function brokenPattern(pattern: string): string {
  return `${JSON.stringify(pattern)} is no pattern; look at its brackets and braces`;
}

/** True for what the matcher makes nothing of: it would fit no path, and nobody would know. */
function isBroken(text: string, picomatch: Picomatch): boolean {
  if (!/[[{(\\]/.test(text)) return false;
  const glob = text.replace(/^!(?!\()/, "").trim();
  return globMatcher(glob, OPTIONS, picomatch) === undefined;
}

/** Nothing but a folder and all below it needs no regular expression. */
function matcher(glob: string, base: string, picomatch: Picomatch): (path: string) => boolean {
  if (glob === "**") return () => true;
  if (base !== "" && glob === `${base}/**`) return (path) => path === base || path.startsWith(`${base}/`);
  // What picomatch itself does with a path, but for what its options may ask for.
  let fitting: ((path: string) => boolean) | undefined;
  return (path) => {
    if (path === glob) return true;
    fitting ??= globMatcher(glob, OPTIONS, picomatch) ?? (() => false);
    // In a regular expression a dot stands for anything but these.
    return fitting(LINE_BREAK.test(path) ? path.replaceAll(LINE_BREAKS, "\u0001") : path);
  };
}

/** The leading parts without any sign of a pattern. */
function literalBase(glob: string): string {
  const parts = glob.split("/");
  const first = parts.findIndex((part) => GLOB.test(part));
  return parts.slice(0, first < 0 ? parts.length : first).join("/");
}

/** A star alone, or a question mark, stays within a folder. */
function slashesIn(glob: string): number | undefined {
  return glob.includes("**") || /[{}()[\]\\|!+@]/.test(glob) ? undefined : glob.split("/").length - 1;
}

function lastPart(glob: string): string {
  // A slash inside braces or brackets separates nothing.
  if (/[{}()[\]\\|]/.test(glob)) return ANY;
  const last = glob.slice(glob.lastIndexOf("/") + 1);
  if (!GLOB.test(last)) return last;
  const ending = /^\*+(\.[\w-]+)$/.exec(last)?.[1];
  return ending === undefined ? ANY : `/${ending}`;
}

/** What `target-paths` says, or all that is wrong with it. */
export type TargetPathsRead =
  | { readonly ok: true; readonly paths: ReadonlyMap<string, readonly PathPattern[]> }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Reads a YAML mapping of targets to patterns. Problems name line and target. */
export async function readTargetPaths(text: string): Promise<TargetPathsRead> {
  const reading = await readYaml(text);
  if (!reading.ok) return invalid(reading.problems.map((problem) => `line ${problem.line}: ${problem.text}.`));
  const entries = reading.root.entries();
  if (entries.length === 0) return invalid(["must be YAML such as `docs: [docs/**]`, with one target at least."]);
  const picomatch = await loadPicomatch();
  const problems: Text[] = [];
  const paths = new Map<string, readonly PathPattern[]>();
  for (const { key, line, value } of entries) {
    const patterns = patternsIn(value);
    const problem = targetProblem(key, patterns, picomatch);
    if (problem !== undefined) problems.push(words`line ${line}, ${JSON.stringify(key)}: ${problem}.`);
    paths.set(
      key,
      patterns.map((pattern) => readPattern(pattern, picomatch)),
    );
  }
  return problems.length > 0 ? invalid(problems) : { ok: true, paths };
}

function invalid(problems: readonly Text[]): TargetPathsRead {
  return { ok: false, problems: problems.map((problem) => problemOf("target-paths", problem)) };
}

/** One pattern or a list of them; nothing for what is neither. */
function patternsIn(value: YamlNode): readonly string[] {
  const plain = value.plain();
  const items: readonly unknown[] = Array.isArray(plain) ? plain : [plain];
  const texts = items.filter((item): item is string => typeof item === "string" && item.trim() !== "");
  return texts.length === items.length ? texts : [];
}

function targetProblem(target: string, patterns: readonly string[], picomatch: Picomatch): Text | undefined {
  if (target.trim() === "" || CONTROL_CHARACTER.test(target))
    return "must have a name, on one line and without control characters";
  if (target === "ALL" || target === "NONE")
    return words`is a word that no target can be called; for what impacts everything there is ${inputName("impact-all-paths")}`;
  if (patterns.length === 0) return "must have a pattern or a list of patterns, as texts";
  if (exclusionsOnly(patterns)) return 'has exclusions only; write a pattern without ! first, such as "**"';
  const broken = patterns.find((pattern) => isBroken(pattern, picomatch));
  return broken === undefined ? undefined : brokenPattern(broken);
}
