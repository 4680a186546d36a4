/**
 * Results of merging changes onto a commit. Runs contain one another, and what was tested is merged later, so most merges
 * are known when they are needed. A result also counts for a commit that came to the target branch in another form than
 * it was tested, such as squashed: its content is the same.
 */
import { createHash } from "node:crypto";

/** Keys of a commit with changes merged onto it, and of others with the same content. */
export type Contents = readonly string[];

export type KnownContents = ReturnType<typeof createKnownContents>;

/** More than hundreds of runs contain; the oldest are dropped. */
const MOST_TREES = 20_000;
const MOST_COMMITS = 2000;

export function createKnownContents() {
  const trees = new Map<string, string>();
  const sameAs = new Map<string, Contents>();

  return {
    /** A commit with nothing merged onto it. */
    at: (commit: string): Contents => [commit, ...(sameAs.get(commit) ?? [])],
    /** Returns the tree of merging a head onto contents, if it is known. */
    treeWith: (contents: Contents, head: string): string | undefined => {
      for (const content of contents) {
        const tree = trees.get(withHead(content, head));
        if (tree !== undefined) return tree;
      }
      return undefined;
    },
    /** Adds the tree of merging a head onto contents, and returns the contents with it. */
    add: (contents: Contents, head: string, tree: string): Contents => {
      const [asked, ...others] = contents.map((content) => withHead(content, head));
      if (asked === undefined) return [];
      put(trees, asked, tree, MOST_TREES);
      return [asked, ...others.filter((content) => trees.get(content) === tree)];
    },
    /** Records that a commit has contents, in whatever form. */
    name: (commit: string, contents: Contents): void => put(sameAs, commit, contents, MOST_COMMITS),
    /** Drops everything, as trees may be gone from the repository. */
    forget: (): void => {
      trees.clear();
      sameAs.clear();
    },
  };
}

function withHead(content: string, head: string): string {
  return createHash("sha256").update(`${content} ${head}`).digest("base64");
}

function put<Value>(map: Map<string, Value>, key: string, value: Value, most: number): void {
  map.delete(key);
  map.set(key, value);
  const oldest = map.size > most ? map.keys().next() : undefined;
  if (oldest?.done === false) map.delete(oldest.value);
}
