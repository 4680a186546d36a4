import { createGlobMatcher, loadPicomatch, type Picomatch } from "../globs/glob.js";
import type { QuarantinedTest } from "../service/service.js";
import { formatDay, readIsoTime, TIME_UNIT_MS } from "../text/format.js";
import { createInputProblem, type InputProblem } from "../text/problem.js";

export type QuarantinedTestDetails = ReturnType<typeof computeQuarantinedTestDetails>;

/** Adds the age of a test at `nowMs`. Reads a time without a zone as UTC, as the service documents it. */
export function computeQuarantinedTestDetails(test: QuarantinedTest, nowMs: number) {
  const { quarantined_at: since, codeowners, status, quarantine_setting: setting } = test;
  const ageMs = ageAt(nowMs, since ?? "");
  return {
    test,
    ageMs,
    days: ageMs === undefined ? undefined : Math.floor(ageMs / TIME_UNIT_MS.d),
    /** Day of the quarantine in UTC, or the service's text if the time is invalid. */
    since: ageMs === undefined ? (since ?? "") : formatDay(since ?? ""),
    owners: (codeowners ?? []).map((owner) => owner.trim()).filter((owner) => ownerKey(owner) !== ""),
    states: [status, setting].map((word) => (word ?? "").toLowerCase()),
  };
}

function ageAt(nowMs: number, quarantinedAt: string): number | undefined {
  const since = readIsoTime(quarantinedAt);
  if (since === undefined) return undefined;
  const ageMs = nowMs - since.ms;
  // Two clocks may differ by some minutes, so a time in the near future counts as now. A time more than a day ahead is
  // invalid.
  return ageMs < -TIME_UNIT_MS.d ? undefined : Math.max(0, ageMs);
}

/** Sorts tests by age, the oldest first. Tests of unknown age are last. */
export function sortTestsByAge(tests: readonly QuarantinedTestDetails[]): readonly QuarantinedTestDetails[] {
  return tests.toSorted((a, b) => (b.ageMs ?? -1) - (a.ageMs ?? -1));
}

export function findOldestTestAgeDays(tests: readonly QuarantinedTestDetails[]): number | undefined {
  return sortTestsByAge(tests)[0]?.days;
}

/** Returns the key of a code owner: without `@`, in lower case. Git hosts ignore case in the names of owners. */
function ownerKey(owner: string): string {
  return owner.trim().replace(/^@/, "").toLowerCase();
}

export type OwnerTestGroup = ReturnType<typeof groupTestsByOwner>[number];

/**
 * Groups tests by owner, sorted by name. A test belongs to the group of each of its owners. The group without an owner
 * is last.
 */
export function groupTestsByOwner(tests: readonly QuarantinedTestDetails[]) {
  const groups = new Map<string, { readonly owner: string; readonly tests: QuarantinedTestDetails[] }>();
  for (const aged of tests) {
    for (const owner of aged.owners) {
      const group = groups.get(ownerKey(owner)) ?? { owner, tests: [] };
      groups.set(ownerKey(owner), group);
      // A test may list the same owner twice.
      if (group.tests.at(-1) !== aged) group.tests.push(aged);
    }
  }
  const byName = [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
  const ownerless = tests.filter(({ owners }) => owners.length === 0);
  return [...byName, ...(ownerless.length === 0 ? [] : [{ owner: undefined, tests: ownerless }])];
}

export interface TestFilters {
  readonly codeOwners: readonly string[] | undefined;
  readonly filePatterns: readonly string[] | undefined;
  readonly olderThan: number | undefined;
}

export async function filterTests(
  tests: readonly QuarantinedTestDetails[],
  { codeOwners, filePatterns, olderThan }: TestFilters,
): Promise<readonly QuarantinedTestDetails[]> {
  const wanted = new Set(codeOwners?.map(ownerKey));
  const isInFiles = filePatterns === undefined ? () => true : await fileMatcher(filePatterns);
  return tests.filter(
    ({ test, ageMs, owners }) =>
      (codeOwners === undefined || owners.some((owner) => wanted.has(ownerKey(owner)))) &&
      // A test of unknown age may be old, so the filter includes it.
      (olderThan === undefined || ageMs === undefined || ageMs > olderThan) &&
      isInFiles(asPath(test.file ?? "").replaceAll("\\", "/")),
  );
}

export async function findFilePatternProblems(patterns: readonly string[]): Promise<readonly InputProblem[]> {
  const picomatch = await loadPicomatch();
  return patterns
    .filter((pattern) => readFilePattern(pattern, picomatch) === undefined)
    .map((pattern) =>
      createInputProblem("file-pattern", `${JSON.stringify(pattern)} is not a pattern; check its brackets and braces.`),
    );
}

async function fileMatcher(patterns: readonly string[]): Promise<(path: string) => boolean> {
  const picomatch = await loadPicomatch();
  const matchers = patterns.map((pattern) => readFilePattern(pattern, picomatch));
  return (path) => matchers.some((fits) => fits?.(path));
}

/**
 * Compiles a glob; undefined for an invalid glob. A glob without a slash matches only the file name, as in
 * `.gitignore`.
 */
function readFilePattern(text: string, picomatch: Picomatch): ((path: string) => boolean) | undefined {
  const pattern = asPath(text);
  const fits = createGlobMatcher(pattern, { dot: true, windows: false }, picomatch);
  if (fits === undefined) return undefined;
  const ofName = !pattern.includes("/");
  return (path) => path !== "" && (path === pattern || fits(ofName ? path.slice(path.lastIndexOf("/") + 1) : path));
}

function asPath(text: string): string {
  return text.replace(/^(?:\.[\\/]+)+(?=.)/, "");
}
