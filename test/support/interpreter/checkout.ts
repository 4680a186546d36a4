/** Simulated action `actions/checkout`. */

import { chmodSync } from "node:fs";
import { join } from "node:path";
import { checkOutTo, commitNamed, trackedBranches } from "../../../local-queue/test/support/repositories.js";
import { addFiles } from "../workspace.js";

type Files = Readonly<Record<string, string>>;

/** Function that checks out a ref or commit into a folder. Depth 0 means the whole history. */
export type Repository = (ref: string, depth: number, folder: string) => void;

/** Creates a repository without history, with the same files at every ref. */
export function filesOf(files: Files): Repository {
  return (_ref, _depth, folder) => write(folder, files);
}

/** Creates a repository with other files at each ref, and with no other refs. */
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

/** Reads a git repository like the action: with depth 0 all branches, else one commit and its near history. */
export function gitOf(origin: string): Repository {
  return (ref, depth, folder) => {
    const id = commitNamed(origin, ref);
    const local = ref.replace(/^refs\/heads\//, "refs/remotes/origin/").replace(/^refs\/pull\//, "refs/remotes/pull/");
    const own = local.startsWith("refs/") ? [[local, id] as const] : [];
    checkOutTo(folder, origin, { id, depth, refs: [...(depth === 0 ? trackedBranches(origin) : []), ...own] });
  };
}
