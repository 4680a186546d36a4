import { globMatcher, loadPicomatch, type Picomatch } from "../globs/glob.js";
import { type Problem, problemOf } from "../problem.js";
import type { AgedTest } from "./age.js";
import { ownerKey, ownersOf } from "./owners.js";

/** What a test must meet to stay in the list; each that is given must hold. */
export interface TestFilters {
  /** It belongs to any of these code owners. */
  readonly codeOwners: readonly string[] | undefined;
  /** Its file fits any of these globs. */
  readonly filePatterns: readonly string[] | undefined;
  /** It was quarantined longer ago than this, in milliseconds. */
  readonly olderThanMs: number | undefined;
}

type Filter = (aged: AgedTest) => boolean;

/** The tests that meet every filter, in their order. */
export async function filterTests(
  tests: readonly AgedTest[],
  { codeOwners, filePatterns, olderThanMs }: TestFilters,
): Promise<readonly AgedTest[]> {
  const filters: Filter[] = [];
  if (codeOwners !== undefined) filters.push(ownedBy(codeOwners));
  if (filePatterns !== undefined) filters.push(await inFiles(filePatterns));
  if (olderThanMs !== undefined) filters.push(olderThan(olderThanMs));
  return tests.filter((aged) => filters.every((filter) => filter(aged)));
}

function ownedBy(owners: readonly string[]): Filter {
  const keys = new Set(owners.map(ownerKey));
  return ({ test }) => ownersOf(test).some((owner) => keys.has(ownerKey(owner)));
}

/** What is wrong with globs of test files. */
export async function filePatternProblems(patterns: readonly string[]): Promise<readonly Problem[]> {
  const picomatch = await loadPicomatch();
  return patterns
    .filter((pattern) => readFilePattern(pattern, picomatch) === undefined)
    .map((pattern) =>
      problemOf("file-pattern", `${JSON.stringify(pattern)} is no pattern; look at its brackets and braces.`),
    );
}

async function inFiles(patterns: readonly string[]): Promise<Filter> {
  const picomatch = await loadPicomatch();
  const matchers = patterns.map((pattern) => readFilePattern(pattern, picomatch));
  return ({ test }) => {
    const path = asPath(test.file ?? "").replaceAll("\\", "/");
    return matchers.some((fits) => fits?.(path));
  };
}

/** A glob without a slash is for the last part of the path, as in `.gitignore`. A test without a file fits none. */
function readFilePattern(text: string, picomatch: Picomatch): ((path: string) => boolean) | undefined {
  const pattern = asPath(text);
  // The same on every system, whichever one reported the test.
  const fits = globMatcher(pattern, { dot: true, windows: false }, picomatch);
  if (fits === undefined) return undefined;
  const ofName = !pattern.includes("/");
  return (path) =>
    path !== "" && (path === pattern || fits(ofName ? path.slice(path.lastIndexOf("/") + 1) : path));
}

/** Without a `./` in front. */
function asPath(text: string): string {
  return text.replace(/^(?:\.[\\/]+)+(?=.)/, "");
}

/** An unknown age stays: leaving it out would take it for a young one. */
function olderThan(limitMs: number): Filter {
  return ({ ageMs }) => ageMs === undefined || ageMs > limitMs;
}
