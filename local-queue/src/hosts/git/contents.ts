/**
 * A cache of trees: results of merging changes onto a commit. Runs contain the changes of earlier runs, and a merge
 * repeats a tested merge, so most trees are known. A tree also applies to a commit with the same content in another form,
 * such as a squashed one.
 */
import { createHash } from "node:crypto";

/** Keys of a commit with changes merged onto it, and of commits with the same content. */
export type Contents = readonly string[];

export type KnownContents = ReturnType<typeof createKnownContents>;

const MOST_TREES = 20_000;
const MOST_COMMITS = 2000;

export function createKnownContents() {
  const trees = new Map<string, string>();
  const sameAs = new Map<string, Contents>();

  return {
    contentsOf: (commit: string): Contents => [commit, ...(sameAs.get(commit) ?? [])],
    /** Returns the tree of a head merged onto contents, if known. */
    findTree: (contents: Contents, head: string): string | undefined => {
      for (const content of contents) {
        const tree = trees.get(withHead(content, head));
        if (tree !== undefined) return tree;
      }
      return undefined;
    },
    /** Stores the tree of a head merged onto contents, and returns the new contents. */
    add: (contents: Contents, head: string, tree: string): Contents => {
      const [first, ...others] = contents.map((content) => withHead(content, head));
      if (first === undefined) return [];
      store(trees, first, tree, MOST_TREES);
      return [first, ...others.filter((content) => trees.get(content) === tree)];
    },
    /** Records the contents of a commit in another form. */
    setContents: (commit: string, contents: Contents): void => store(sameAs, commit, contents, MOST_COMMITS),
    /** Drops all trees: some may have been pruned from the repository. */
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
