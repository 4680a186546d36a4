import { isAbsolute, relative, resolve, sep } from "node:path";
import { globMatcher, loadPicomatch, type Picomatch } from "../globs/glob.js";
import { isRegularFile, otherThanFile } from "./regular-file.js";
import type { ReportFile } from "./reports.js";

/** A line that names no report, and why. */
export interface MissingReport {
  readonly name: string;
  readonly reason: string;
}

export interface FoundReports {
  /** Each once, in the order of their names. */
  readonly files: readonly ReportFile[];
  /** Lines without a file beside others with some: a report is missing. Always those of something that is no file. */
  readonly missing: readonly MissingReport[];
}

/**
 * Finds the files that a list of paths and patterns names. A line with a leading `!` takes files out again; a line
 * that is the path of a file is not read as a pattern. The lines start from a folder; one that is not the workspace
 * itself is the only place where files count.
 */
export async function findReports(
  lines: readonly string[],
  workspace: string,
  workingDirectory = ".",
): Promise<FoundReports> {
  const folder = resolve(workspace, workingDirectory);
  const isBound = folder !== resolve(workspace);
  // A backslash in a path of Windows is no escape.
  const patterns = sep === "\\" ? lines.map((line) => line.replaceAll("\\", "/")) : lines;
  const { paths, absent, other } = patterns.every((path) => isRegularFile(resolve(folder, path)))
    ? { paths: patterns, absent: [], other: [] }
    : await expand(patterns, folder);
  const distinct = new Set(paths.map((path) => resolve(folder, path)));
  const files = [...distinct].toSorted().map((path) => ({ path, name: nameOf(path, folder) }));
  const counts = ({ path }: ReportFile): boolean => !isBound || isInside(path, folder);
  const outside = files.filter((file) => !counts(file));
  const wrong = [...other, ...outside.map(({ name }) => ({ name, reason: "is not in working-directory" }))];
  const left = files.filter(counts);
  return { files: left, missing: left.length === 0 ? wrong : [...absent, ...wrong] };
}

interface Expanded {
  readonly paths: readonly string[];
  /** Lines of nothing at all, and those of something that is no file. */
  readonly absent: readonly MissingReport[];
  readonly other: readonly MissingReport[];
}

/** Pattern by pattern, since each must have a file. */
async function expand(patterns: readonly string[], folder: string): Promise<Expanded> {
  const { escapePath, glob, isDynamicPattern } = await import("tinyglobby");
  const matcher = createMatchers(folder, await loadPicomatch());
  /** It finds links too, whatever they lead to. */
  const find = async (pattern: string, ignore: readonly string[]): Promise<readonly string[]> => {
    const quick = isQuick(pattern);
    const found = await glob([quick ? pattern : allBelow(pattern, isDynamicPattern)], {
      cwd: folder,
      absolute: true,
      expandDirectories: false,
      dot: !quick,
      ignore: ignore.filter(isQuick),
    });
    const fits = quick ? undefined : matcher(pattern, { dot: false });
    const isOut = ignore.filter((each) => !isQuick(each)).map((each) => matcher(each, { dot: true }));
    return found.filter(
      (path) =>
        fits?.(path) !== false &&
        !isOut.some((fitsOut) => fitsOut(path)) &&
        otherThanFile(path) === undefined,
    );
  };
  const takenOut = patterns.filter((line) => line.startsWith("!")).map((line) => line.slice(1));
  const paths: string[] = [];
  const absent: MissingReport[] = [];
  const other: MissingReport[] = [];
  for (const line of patterns.filter((each) => !each.startsWith("!"))) {
    const pattern = isRegularFile(resolve(folder, line)) ? escapePath(line) : line;
    const found = await find(pattern, takenOut);
    for (const path of found) paths.push(path);
    // What was taken out on purpose is not missing.
    if (found.length > 0 || (await find(pattern, [])).length > 0) continue;
    const kind = otherThanFile(resolve(folder, line));
    if (kind !== undefined) other.push({ name: line, reason: kind });
    else absent.push({ name: line, reason: isDynamicPattern(line) ? "matches no file" : "is no file" });
  }
  return { paths, absent, other };
}

/** So few stars cost no noticeable time with any name; who writes a name may choose one that more of them stumble over. */
const QUICK_STARS = 2;

function isQuick(pattern: string): boolean {
  return (pattern.match(/\*+/g)?.length ?? 0) <= QUICK_STARS && !/[+*?!@]\(/.test(pattern);
}

/** A pattern for everything in the folder that another pattern is about. */
function allBelow(pattern: string, isDynamic: (part: string) => boolean): string {
  const parts = pattern.split("/");
  // Braces may hold slashes.
  const first = parts.findIndex((part) => isDynamic(part) || /[{([]/.test(part));
  return [...parts.slice(0, Math.max(0, first)), "**"].join("/");
}

/** Which paths fit a pattern, told in a time that is bounded whatever they are. A broken pattern fits none. */
function createMatchers(folder: string, picomatch: Picomatch) {
  return (pattern: string, options: { readonly dot: boolean }): ((path: string) => boolean) => {
    const fits = globMatcher(pattern.replace(/^(?:\.\/)+/, ""), options, picomatch);
    const from = isAbsolute(pattern) ? (path: string) => path : (path: string) => relative(folder, path);
    return (path) => fits?.(from(path).replaceAll(sep, "/")) === true;
  };
}

/** Relative to the folder where it lies in it. */
function nameOf(path: string, folder: string): string {
  return isInside(path, folder) ? relative(folder, path).replaceAll(sep, "/") : path;
}

function isInside(path: string, folder: string): boolean {
  const name = relative(folder, path);
  return name !== "" && name !== ".." && !name.startsWith(`..${sep}`) && !isAbsolute(name);
}
