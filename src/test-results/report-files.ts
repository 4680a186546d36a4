import { statSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import type { ReportFile } from "./reports.js";

/** A line that names no report, and why. */
export interface MissingReport {
  readonly name: string;
  readonly reason: string;
}

export interface FoundReports {
  /** Each once, in the order of their names. */
  readonly files: readonly ReportFile[];
  /** Lines without a file beside others with some: a report is missing. */
  readonly missing: readonly MissingReport[];
}

/**
 * Finds the files that a list of paths and patterns names. A line with a leading `!` takes files out again; a line
 * that is the path of a file is not read as a pattern.
 */
export async function findReports(lines: readonly string[], workspace: string): Promise<FoundReports> {
  // A backslash in a path of Windows is no escape.
  const patterns = sep === "\\" ? lines.map((line) => line.replaceAll("\\", "/")) : lines;
  const isFile = (path: string): boolean =>
    statSync(resolve(workspace, path), { throwIfNoEntry: false })?.isFile() === true;
  const { paths, missing } = patterns.every(isFile)
    ? { paths: patterns, missing: [] }
    : await expand(patterns, isFile, workspace);
  const distinct = new Set(paths.map((path) => resolve(workspace, path)));
  const files = [...distinct].toSorted().map((path) => ({ path, name: nameOf(path, workspace) }));
  return { files, missing: files.length === 0 ? [] : missing };
}

interface Expanded {
  readonly paths: readonly string[];
  readonly missing: readonly MissingReport[];
}

/** Pattern by pattern, since each must have a file. */
async function expand(
  patterns: readonly string[],
  isFile: (path: string) => boolean,
  workspace: string,
): Promise<Expanded> {
  const { escapePath, glob, isDynamicPattern } = await import("tinyglobby");
  const find = (pattern: string, ignore: readonly string[]): Promise<readonly string[]> =>
    glob([pattern], { cwd: workspace, absolute: true, expandDirectories: false, ignore });
  const takenOut = patterns.filter((line) => line.startsWith("!")).map((line) => line.slice(1));
  const paths: string[] = [];
  const missing: MissingReport[] = [];
  for (const line of patterns.filter((each) => !each.startsWith("!"))) {
    const pattern = isFile(line) ? escapePath(line) : line;
    const found = await find(pattern, takenOut);
    for (const path of found) paths.push(path);
    // What was taken out on purpose is not missing.
    if (found.length === 0 && (await find(pattern, [])).length === 0)
      missing.push({ name: line, reason: isDynamicPattern(line) ? "matches no file" : "is no file" });
  }
  return { paths, missing };
}

/** Relative to the workspace where it lies in it. */
function nameOf(path: string, workspace: string): string {
  const name = relative(workspace, path);
  return name === "" || name.startsWith("..") ? path : name.replaceAll(sep, "/");
}
