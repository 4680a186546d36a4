/**
 * Cache of merge results: the tree of a commit with changes merged onto it. Most trees are already known, because runs
 * contain the changes of earlier runs, and a merge repeats a tested merge. A tree also applies to another commit with
 * the same content, such as a squashed commit.
 */
import { createHash } from "node:crypto";

/** Keys of a commit with changes merged onto it. Other commits with the same content have further keys. */
export type Contents = readonly string[];

export type KnownContents = ReturnType<typeof createKnownContents>;

const MOST_TREES = 20_000;
const MOST_COMMITS = 2000;

export function createKnownContents() {
  const trees = new Map<string, string>();
  const sameAs = new Map<string, Contents>();

  return {
    contentsOf: (commit: string): Contents => [commit, ...(sameAs.get(commit) ?? [])],
    /** Returns the tree after merging a head onto the contents; undefined for an unknown tree. */
    findTree: (contents: Contents, head: string): string | undefined => {
      for (const content of contents) {
        const tree = trees.get(withHead(content, head));
        if (tree !== undefined) return tree;
      }
      return undefined;
    },
    /** Stores the tree after merging a head onto the contents. Returns the keys of the result. */
    add: (contents: Contents, head: string, tree: string): Contents => {
      const [first, ...others] = contents.map((content) => withHead(content, head));
      if (first === undefined) return [];
      store(trees, first, tree, MOST_TREES);
      return [first, ...others.filter((content) => trees.get(content) === tree)];
    },
    /** Stores the contents of a commit that has another form, such as a squashed commit. */
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
