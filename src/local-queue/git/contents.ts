/**
 * What merging changes onto a commit gave. Runs contain one another, and what was tested is merged later, so most merges
 * are known when they are needed. What is known also holds for a commit that has come to the target branch in another
 * form than it was tested, such as squashed: it is the same content.
 */
import { createHash } from "node:crypto";

/** A commit with changes merged onto it, or anything of the same content; the first one is what was asked for. */
export type Contents = readonly string[];

export type KnownContents = ReturnType<typeof createKnownContents>;

/** More than what hundreds of runs contain; the oldest are forgotten. */
const MOST_TREES = 20_000;
const MOST_COMMITS = 2000;

export function createKnownContents() {
  const trees = new Map<string, string>();
  const sameAs = new Map<string, Contents>();

  return {
    /** A commit with nothing merged onto it. */
    at: (commit: string): Contents => [commit, ...(sameAs.get(commit) ?? [])],
    /** The tree that merging a head onto that gives, where it is known. */
    treeWith: (contents: Contents, head: string): string | undefined => {
      for (const content of contents) {
        const tree = trees.get(withHead(content, head));
        if (tree !== undefined) return tree;
      }
      return undefined;
    },
    /** The contents with a head merged onto them, which gave a tree. */
    add: (contents: Contents, head: string, tree: string): Contents => {
      const [asked, ...others] = contents.map((content) => withHead(content, head));
      if (asked === undefined) return [];
      put(trees, asked, tree, MOST_TREES);
      return [asked, ...others.filter((content) => trees.get(content) === tree)];
    },
    /** A commit has these contents, in whatever form. */
    name: (commit: string, contents: Contents): void => put(sameAs, commit, contents, MOST_COMMITS),
    /** What was merged may be gone from the repository. */
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
