/** What stands in for `actions/checkout`. */

import { pathToFileURL } from "node:url";
import { git } from "../git/repositories.js";
import { addFiles } from "../impacted-targets/workspace.js";

type Files = Readonly<Record<string, string>>;

/** Puts a ref or commit of the repository into a folder; depth 0 is everything. */
export type Repository = (ref: string, depth: number, folder: string) => void;

/** A repository without history: the same files at every ref. */
export function filesOf(files: Files): Repository {
  return (_ref, _depth, folder) => addFiles(folder, files);
}

/** A repository with other files at each ref, and none but these refs. */
export function filesByRef(byRef: Readonly<Record<string, Files>>): Repository {
  return (ref, _depth, folder) => {
    const files = byRef[ref];
    if (files === undefined) throw new Error(`The repository has no ref ${ref}.`);
    addFiles(folder, files);
  };
}

/** A git repository, fetched as the action does it. */
export function gitOf(origin: string): Repository {
  return (ref, depth, folder) => {
    const sha = git(origin, ["rev-parse", `${ref}^{commit}`]);
    const local = ref
      .replace(/^refs\/heads\//, "refs/remotes/origin/")
      .replace(/^refs\/pull\//, "refs/remotes/pull/");
    const extent = depth === 0 ? ["+refs/heads/*:refs/remotes/origin/*"] : [`--depth=${depth}`];
    git(folder, ["init", "--quiet", "--initial-branch", "main"]);
    git(folder, ["remote", "add", "origin", pathToFileURL(origin).href]);
    const target = local.startsWith("refs/") ? [`+${sha}:${local}`] : [sha];
    git(folder, ["fetch", "--quiet", "--no-tags", "origin", ...extent, ...target]);
    git(folder, ["checkout", "--quiet", "--force", "--detach", sha]);
  };
}
