import { posix, win32 } from "node:path";
import type { Text } from "../../problem.js";
import { notAList } from "../not-a-list.js";

/** The path of a project from `folder`, with forward slashes; `.` for the folder itself. @throws InputError */
export function projectPath(path: string, folder: string, source: Text): string {
  // On Windows alone a backslash is a separator.
  const { isAbsolute, normalize, relative, sep } = /^([a-z]:)?[\\]|^[a-z]:/i.test(folder) ? win32 : posix;
  const found = normalize(isAbsolute(path) ? relative(folder, path) || "." : path)
    .split(sep)
    .join("/")
    .replace(/(?<=.)\/$/, "");
  if (found === ".." || found.startsWith("../") || isAbsolute(found))
    throw notAList(source, `names a project outside of ${folder}: ${JSON.stringify(path)}`);
  return found;
}
