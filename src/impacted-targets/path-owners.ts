import type { PathPattern } from "./path-pattern.js";

/** Who owns which paths. */
export interface PathOwners {
  /** The owners of a path, in the order in which they were given. */
  ownersOf(path: string): readonly string[];
}

interface Rule {
  /** Index of the owner. */
  readonly owner: number;
  /** Place in the owner's list: of several patterns that match, the last one decides. */
  readonly order: number;
  readonly pattern: PathPattern;
}

/** What is known of all paths in one folder. */
interface Folder {
  /** Number of slashes in their names. */
  readonly depth: number;
  readonly shelves: readonly Shelf[];
}

/** The rules of one base folder, by what the last part of a path must be. */
interface Shelf {
  readonly byName: Map<string, Rule[]>;
  readonly byEnding: Map<string, Rule[]>;
  readonly any: Rule[];
}

/**
 * Looks owners up by path. A rule is tested only on paths below its base folder whose last part fits, so that thousands
 * of rules cost a path little more than the depth of its folder.
 */
export function createPathOwners(owners: ReadonlyMap<string, readonly PathPattern[]>): PathOwners {
  const names = [...owners.keys()];
  const shelves = new Map<string, Shelf>();
  for (const [owner, patterns] of [...owners.values()].entries()) {
    for (const [order, pattern] of patterns.entries()) put(shelves, { owner, order, pattern });
  }
  if (names.length === 0) return { ownersOf: () => NOBODY };
  const top = shelves.get("");
  const folders = new Map<string, Folder>([["", { depth: 0, shelves: top === undefined ? [] : [top] }]]);

  /** Changed files mostly share their folders, and folders those above them. */
  function folderAt(path: string): Folder {
    const known = folders.get(path);
    if (known !== undefined) return known;
    const above = folderAt(path.slice(0, Math.max(0, path.lastIndexOf("/"))));
    const own = shelves.get(path);
    const folder = {
      depth: above.depth + 1,
      shelves: own === undefined ? above.shelves : [...above.shelves, own],
    };
    folders.set(path, folder);
    return folder;
  }

  return {
    ownersOf(path) {
      const folder = folderAt(path.slice(0, Math.max(0, path.lastIndexOf("/"))));
      const rules = matching(folder, path);
      // A pattern without a sign of one has a shelf of its own.
      const own = shelves.get(path);
      if (own !== undefined && path !== "") rules.push(...matching({ ...folder, shelves: [own] }, path));
      if (rules.length === 0) return NOBODY;
      const decided = new Map<number, Rule>();
      for (const rule of rules) {
        const before = decided.get(rule.owner);
        if (before === undefined || before.order < rule.order) decided.set(rule.owner, rule);
      }
      return [...decided.values()]
        .filter(({ pattern }) => !pattern.excludes)
        .toSorted((one, other) => one.owner - other.owner)
        .map(({ owner }) => names[owner] ?? "");
    },
  };
}

const NOBODY: readonly string[] = [];

function put(shelves: Map<string, Shelf>, rule: Rule): void {
  const { base, last } = rule.pattern;
  const shelf: Shelf = shelves.get(base) ?? { byName: new Map(), byEnding: new Map(), any: [] };
  shelves.set(base, shelf);
  switch (last.kind) {
    case "name":
      append(shelf.byName, last.name, rule);
      return;
    case "ending":
      append(shelf.byEnding, last.ending, rule);
      return;
    case "any":
      shelf.any.push(rule);
  }
}

function append(rules: Map<string, Rule[]>, key: string, rule: Rule): void {
  const known = rules.get(key);
  if (known === undefined) rules.set(key, [rule]);
  else known.push(rule);
}

/** The rules on the shelves that match a path in that folder. */
function matching({ shelves, depth }: Folder, path: string): Rule[] {
  const found: Rule[] = [];
  if (shelves.length === 0) return found;
  const name = path.slice(path.lastIndexOf("/") + 1);
  const ending = name.slice(Math.max(0, name.lastIndexOf(".")));
  for (const { any, byName, byEnding } of shelves) {
    for (const rules of [any, byName.get(name), byEnding.get(ending)]) {
      for (const rule of rules ?? []) if (fits(rule.pattern, path, depth)) found.push(rule);
    }
  }
  return found;
}

function fits({ slashes, matches }: PathPattern, path: string, depth: number): boolean {
  return (slashes === undefined || slashes === depth) && matches(path);
}
