import { closeSync, constants, fstatSync, openSync, readSync, type Stats, statSync } from "node:fs";
import { isAbsolute, relative, resolve, sep } from "node:path";
import { createGlobMatcher, loadPicomatch } from "../globs/glob.js";

export type ReportFile = Readonly<Record<"name" | "path", string>>;

export type UnusableReport = Readonly<Record<"name" | "reason", string>>;

export type ReportSearchResult = Awaited<ReturnType<typeof findReportFiles>>;

/**
 * Finds report files by paths and patterns; `!` excludes files. If working-directory is set, does not read files
 * outside of this folder, and returns them as missing, so that the check fails.
 */
export async function findReportFiles(lines: readonly string[], workspace: string, workingDirectory = ".") {
  const folder = resolve(workspace, workingDirectory);
  const isBound = folder !== resolve(workspace);
  // On Windows, a backslash separates folders and escapes no character.
  const patterns = sep === "\\" ? lines.map((line) => line.replaceAll("\\", "/")) : lines;
  const { paths, absent, other } = patterns.every((path) => isRegularFile(resolve(folder, path)))
    ? { paths: patterns, absent: [], other: [] }
    : await expand(patterns, folder);
  const found = [...new Set(paths.map((path) => resolve(folder, path)))].toSorted().map((path) => {
    const inFolder = relative(folder, path);
    const isInside = !["", ".."].includes(inFolder) && !inFolder.startsWith(`..${sep}`) && !isAbsolute(inFolder);
    return { path, name: isInside ? inFolder.replaceAll(sep, "/") : path, counts: isInside || !isBound };
  });
  const files: readonly ReportFile[] = found.filter(({ counts }) => counts).map(({ path, name }) => ({ path, name }));
  const outside = found.filter(({ counts }) => !counts);
  const wrong = [...other, ...outside.map(({ name }) => ({ name, reason: "the file is not in working-directory" }))];
  /**
   * Lines that match no report. If no line matches a report, this list contains only the lines that match something
   * else, such as a folder.
   */
  const missing: readonly UnusableReport[] = files.length === 0 ? wrong : [...absent, ...wrong];
  return { files, missing };
}

/** Finds the files of each pattern. A line that is the path of a file is not read as a pattern. */
async function expand(patterns: readonly string[], folder: string) {
  const { escapePath, glob, isDynamicPattern } = await import("tinyglobby");
  const picomatch = await loadPicomatch();
  /** Returns a matcher that takes bounded time. An invalid pattern matches nothing. */
  const matcher = (pattern: string, dot: boolean): ((path: string) => boolean) => {
    const fits = createGlobMatcher(pattern.replace(/^(?:\.\/)+/, ""), { dot }, picomatch);
    const from = isAbsolute(pattern) ? (path: string) => path : (path: string) => relative(folder, path);
    return (path) => fits?.(from(path).replaceAll(sep, "/")) === true;
  };
  const find = async (pattern: string, ignore: readonly string[]): Promise<readonly string[]> => {
    const quick = isQuick(pattern);
    const found = await glob([quick ? pattern : allBelow(pattern, isDynamicPattern)], {
      cwd: folder,
      absolute: true,
      expandDirectories: false,
      dot: !quick,
      ignore: ignore.filter(isQuick),
    });
    const fits = quick ? () => true : matcher(pattern, false);
    const isOut = ignore.filter((each) => !isQuick(each)).map((each) => matcher(each, true));
    return found.filter((path) => fits(path) && !isOut.some((out) => out(path)) && kindOf(statsOf(path)) === undefined);
  };
  const excluded = patterns.filter((line) => line.startsWith("!")).map((line) => line.slice(1));
  const paths: string[] = [];
  const absent: UnusableReport[] = [];
  const other: UnusableReport[] = [];
  for (const line of patterns.filter((each) => !each.startsWith("!"))) {
    const pattern = isRegularFile(resolve(folder, line)) ? escapePath(line) : line;
    const found = await find(pattern, excluded);
    for (const path of found) paths.push(path);
    // If a pattern matches only excluded files, no file is missing.
    if (found.length > 0 || (await find(pattern, [])).length > 0) continue;
    const kind = kindOf(statsOf(resolve(folder, line)));
    if (kind !== undefined) other.push({ name: line, reason: kind });
    else
      absent.push({
        name: line,
        reason: isDynamicPattern(line) ? "the pattern matches no file" : "the path is not a file",
      });
  }
  return { paths, absent, other };
}

/** Maximum number of stars in a pattern that is fast for every file name. */
const QUICK_STARS = 2;

function isQuick(pattern: string): boolean {
  return (pattern.match(/\*+/g)?.length ?? 0) <= QUICK_STARS && !/[+*?!@]\(/.test(pattern);
}

function allBelow(pattern: string, isDynamic: (part: string) => boolean): string {
  const parts = pattern.split("/");
  // Braces may contain slashes, so one pair of braces may extend over several parts.
  const first = parts.findIndex((part) => isDynamic(part) || /[{([]/.test(part));
  return [...parts.slice(0, Math.max(0, first)), "**"].join("/");
}

export class UnusableFileError extends Error {}

const CHUNK_BYTES = 64 * 1024;
/** Maximum bytes of a report. A sparse file may report any size. */
const LARGEST_BYTES = 2 * 1024 ** 3;
// With O_NONBLOCK, opening a pipe does not wait for a writer. Windows does not have this flag.
const FLAGS = constants.O_RDONLY | (process.platform === "win32" ? 0 : constants.O_NONBLOCK);

function isRegularFile(path: string): boolean {
  return statsOf(path)?.isFile() === true;
}

/** Returns the size and kind of a file; undefined if the path is missing or unreadable. Follows links. */
function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** Describes a path that is not a regular file; undefined for a regular or missing file. */
function kindOf(found: Stats | undefined): string | undefined {
  if (found === undefined || found.isFile()) return undefined;
  if (found.isDirectory()) return "the path is a folder, not a file";
  if (found.isFIFO()) return "the path is a named pipe, not a regular file";
  return `the path is a ${found.isSocket() ? "socket" : "device"}, not a regular file`;
}

/**
 * Reads a file in pieces. Each piece overwrites the previous one. @throws NotAFileError if it is too large or no
 * regular file
 */
export function* readFilePieces(path: string, largestBytes = LARGEST_BYTES): Generator<Uint8Array> {
  const file = openSync(path, FLAGS);
  try {
    const found = fstatSync(file);
    const kind = kindOf(found);
    if (kind !== undefined) throw new UnusableFileError(kind);
    // The file may grow during the read, so the limit applies here too.
    let left = largestBytes;
    if (found.size > left) throw tooLarge(largestBytes);
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
    for (let count = readSync(file, chunk); count > 0; count = readSync(file, chunk)) {
      left -= count;
      if (left < 0) throw tooLarge(largestBytes);
      yield chunk.subarray(0, count);
    }
  } finally {
    closeSync(file);
  }
}

function tooLarge(bytes: number): UnusableFileError {
  return new UnusableFileError(`the file is larger than ${bytes / 1024 ** 2} MiB, the limit for a test report`);
}
