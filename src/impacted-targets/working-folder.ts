import { realpathSync, statSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import { InputError } from "../errors.js";
import { problemOf } from "../problem.js";

/** The folder that a producer runs in, as tools see it: without symbolic links. @throws InputError */
export function workingFolder(workspace: string, workingDirectory: string): string {
  const folder = resolve(workspace, workingDirectory);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) {
    throw new InputError([
      problemOf(
        "working-directory",
        `must be a folder of the workspace; ${JSON.stringify(workingDirectory)} is none.`,
      ),
    ]);
  }
  return realpathSync(folder);
}

/** A folder as a path from the top of the repository, with forward slashes; `.` for the top itself. */
export function pathOf(root: string, folder: string): string {
  return fromRoot(root, folder, ".");
}

/** A path from the working folder as a path from the top of the repository, with forward slashes. */
export function fromRoot(root: string, folder: string, path: string): string {
  const parts = [...relative(realpathSync(root), folder).split(sep), ...path.split("/")];
  const named = parts.filter((part) => part !== "" && part !== ".");
  return named.length === 0 ? "." : named.join("/");
}
