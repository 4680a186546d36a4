import { statSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import type { ReportFile } from "./reports.js";

/**
 * Finds the files that a list of paths and patterns names, each once, in the order of their names. A line with a
 * leading `!` takes files out again; a line that is the path of a file is not read as a pattern.
 */
export async function findReports(
  lines: readonly string[],
  workspace: string,
): Promise<readonly ReportFile[]> {
  // A backslash in a path of Windows is no escape.
  const patterns = sep === "\\" ? lines.map((line) => line.replaceAll("\\", "/")) : lines;
  const isFile = (path: string): boolean =>
    statSync(resolve(workspace, path), { throwIfNoEntry: false })?.isFile() === true;
  const paths = patterns.every(isFile) ? patterns : await expand(patterns, isFile, workspace);
  const distinct = new Set(paths.map((path) => resolve(workspace, path)));
  return [...distinct].toSorted().map((path) => ({ path, name: nameOf(path, workspace) }));
}

async function expand(
  patterns: readonly string[],
  isFile: (path: string) => boolean,
  workspace: string,
): Promise<readonly string[]> {
  const { escapePath, glob } = await import("tinyglobby");
  return glob(
    patterns.map((pattern) => (isFile(pattern) ? escapePath(pattern) : pattern)),
    { cwd: workspace, absolute: true, expandDirectories: false },
  );
}

/** Relative to the workspace where it lies in it. */
function nameOf(path: string, workspace: string): string {
  const name = relative(workspace, path);
  return name === "" || name.startsWith("..") ? path : name.replaceAll(sep, "/");
}
