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

  return {
    ownersOf(path) {
      const decided = new Map<number, Rule>();
      for (const rule of candidates(shelves, path)) {
        const before = decided.get(rule.owner);
        if ((before === undefined || before.order < rule.order) && rule.pattern.matches(path))
          decided.set(rule.owner, rule);
      }
      return [...decided]
        .filter(([, rule]) => !rule.pattern.excludes)
        .map(([owner]) => owner)
        .toSorted((one, other) => one - other)
        .map((owner) => names[owner] ?? "");
    },
  };
}

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

/** The rules of every folder above a path, and of the path itself. */
function* candidates(shelves: ReadonlyMap<string, Shelf>, path: string): Iterable<Rule> {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const dot = name.lastIndexOf(".");
  const ending = dot < 0 ? "" : name.slice(dot);
  for (let end = 0; end >= 0; end = nextFolder(path, end)) {
    const shelf = shelves.get(path.slice(0, end));
    if (shelf === undefined) continue;
    yield* shelf.any;
    yield* shelf.byName.get(name) ?? [];
    if (ending !== "") yield* shelf.byEnding.get(ending) ?? [];
  }
}

/** Where the next longer folder of a path ends; at last the path itself, and then -1. */
function nextFolder(path: string, end: number): number {
  if (end === path.length) return -1;
  const slash = path.indexOf("/", end === 0 ? 0 : end + 1);
  return slash < 0 ? path.length : slash;
}
