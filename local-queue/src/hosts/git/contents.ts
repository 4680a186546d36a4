/**
 * Cache of trees: results of merging changes onto a commit. Most are known, because runs contain the changes of earlier
 * runs, and a merge repeats a tested one. A tree also applies to a commit with the same content, such as a squashed
 * one.
 */
import { createHash } from "node:crypto";

/** Keys for a commit with changes merged onto it, and for commits with the same content. */
export type Contents = readonly string[];

export type KnownContents = ReturnType<typeof createKnownContents>;

const MOST_TREES = 20_000;
const MOST_COMMITS = 2000;

export function createKnownContents() {
  const trees = new Map<string, string>();
  const sameAs = new Map<string, Contents>();

  return {
    contentsOf: (commit: string): Contents => [commit, ...(sameAs.get(commit) ?? [])],
    /** Returns the tree of a head merged onto contents; undefined if it is unknown. */
    findTree: (contents: Contents, head: string): string | undefined => {
      for (const content of contents) {
        const tree = trees.get(withHead(content, head));
        if (tree !== undefined) return tree;
      }
      return undefined;
    },
    /** Stores the tree of a head merged onto contents. Returns the keys of the result. */
    add: (contents: Contents, head: string, tree: string): Contents => {
      const [first, ...others] = contents.map((content) => withHead(content, head));
      if (first === undefined) return [];
      store(trees, first, tree, MOST_TREES);
      return [first, ...others.filter((content) => trees.get(content) === tree)];
    },
    /** Stores which contents a commit in another form has. */
    setContents: (commit: string, contents: Contents): void => store(sameAs, commit, contents, MOST_COMMITS),
    /** Removes all trees, because Git may have deleted some of them from the repository. */
    clear: (): void => {
      trees.clear();
      sameAs.clear();
    },
  };
}

function withHead(content: string, head: string): string {
  return createHash("sha256").update(`${content} ${head}`).digest("base64");
}

function store<Value>(map: Map<string, Value>, key: string, value: Value, most: number): void {
  map.delete(key);
  map.set(key, value);
  const oldest = map.size > most ? map.keys().next() : undefined;
  if (oldest?.done === false) map.delete(oldest.value);
}
