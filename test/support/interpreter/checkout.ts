/** Replaces `actions/checkout`. */

import { chmodSync } from "node:fs";
import { join } from "node:path";
import { checkOutTo, commitNamed, trackedBranches } from "../../../local-queue/test/support/repositories.js";
import { addFiles } from "../workspace.js";

type Files = Readonly<Record<string, string>>;

/** Puts a ref or commit of the repository into a folder; depth 0 is everything. */
export type Repository = (ref: string, depth: number, folder: string) => void;

/** A repository without history: the same files at every ref. */
export function filesOf(files: Files): Repository {
  return (_ref, _depth, folder) => write(folder, files);
}

/** A repository with other files at each ref, and none but these refs. */
export function filesByRef(byRef: Readonly<Record<string, Files>>): Repository {
  return (ref, _depth, folder) => {
    const files = byRef[ref];
    if (files === undefined) throw new Error(`The repository has no ref ${ref}.`);
    write(folder, files);
  };
}

function write(folder: string, files: Files): void {
  addFiles(folder, files);
  const scripts = Object.keys(files).filter((name) => files[name]?.startsWith("#!"));
  for (const name of scripts) chmodSync(join(folder, name), 0o755);
}

/** A git repository, as the action fetches it: with depth 0 all branches, else the one commit and what is near. */
export function gitOf(origin: string): Repository {
  return (ref, depth, folder) => {
    const id = commitNamed(origin, ref);
    const local = ref.replace(/^refs\/heads\//, "refs/remotes/origin/").replace(/^refs\/pull\//, "refs/remotes/pull/");
    const own = local.startsWith("refs/") ? [[local, id] as const] : [];
    checkOutTo(folder, origin, { id, depth, refs: [...(depth === 0 ? trackedBranches(origin) : []), ...own] });
  };
}
