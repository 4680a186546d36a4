import { existsSync, realpathSync } from "node:fs";
import { isAbsolute, relative, resolve, sep } from "node:path";
import { InputError } from "../errors.js";
import { problemOf } from "../problem.js";

/** A file with targets, and where it is looked for. */
interface Place {
  readonly file: string;
  readonly workspace: string;
  /** Set where the checked out code may be a stranger's although the run has secrets. */
  readonly strangersCode: string | undefined;
}

/**
 * The absolute path of a file with targets. A stranger's commit can hold a symbolic link to a file of the machine, whose
 * lines would be shown and sent as targets. @throws InputError
 */
export function listPath({ file, workspace, strangersCode }: Place): string {
  const path = resolve(workspace, file);
  if (strangersCode === undefined || !existsSync(path) || !isWithin(resolve(workspace), path)) return path;
  if (isWithin(realpathSync(workspace), realpathSync(path))) return path;
  throw new InputError([
    problemOf(
      "impacted-targets-file",
      `${file} leads out of the workspace, and is not read here because ${strangersCode}.`,
    ),
  ]);
}

function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
