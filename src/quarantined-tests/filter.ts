import { globMatcher, loadPicomatch, type Picomatch } from "../globs/glob.js";
import type { QuarantinedTest } from "../service/service.js";
import { dayOf, isoTime, UNIT_MS } from "../text/format.js";
import { type Problem, problemOf } from "../text/problem.js";

export interface AgedTest {
  readonly test: QuarantinedTest;
  /** Milliseconds; undefined when the list does not tell, which says nothing about young or old. */
  readonly ageMs: number | undefined;
}

/** Adds the ages at a moment of this machine's clock, in milliseconds since 1970. A time without a zone is UTC (the service's document, "Quarantined test"). */
export function withAges(tests: readonly QuarantinedTest[], nowMs: number): readonly AgedTest[] {
  return tests.map((test) => ({ test, ageMs: ageAt(nowMs, test.quarantined_at ?? "") }));
}

function ageAt(nowMs: number, quarantinedAt: string): number | undefined {
  const since = isoTime(quarantinedAt);
  if (since === undefined) return undefined;
  const ageMs = nowMs - since.ms;
  // Two clocks may differ a little; a time further ahead is no time of quarantine.
  return ageMs < -UNIT_MS.d ? undefined : Math.max(0, ageMs);
}

/** Those of a known age, the longest quarantined first, then the others in their order. */
export function oldestFirst(tests: readonly AgedTest[]): readonly AgedTest[] {
  return tests.toSorted((a, b) => (b.ageMs ?? -1) - (a.ageMs ?? -1));
}

/** The day (UTC) on which the test was quarantined; the service's own text where that is no time. */
export function sinceOf({ test, ageMs }: AgedTest): string {
  const text = test.quarantined_at ?? "";
  return ageMs === undefined ? text : dayOf(text);
}

/** Whole days since a test was quarantined; undefined where that is unknown. */
export function daysOf({ ageMs }: AgedTest): number | undefined {
  return ageMs === undefined ? undefined : Math.floor(ageMs / UNIT_MS.d);
}

export function oldestDays(tests: readonly AgedTest[]): number | undefined {
  const [oldest] = oldestFirst(tests);
  return oldest === undefined ? undefined : daysOf(oldest);
}

/** An owner for comparing: Git hosts tell neither capital letters nor the `@` of a user or team apart. */
function ownerKey(owner: string): string {
  return owner.trim().replace(/^@/, "").toLowerCase();
}

export function ownersOf({ codeowners }: QuarantinedTest): readonly string[] {
  return (codeowners ?? []).map((owner) => owner.trim()).filter((owner) => ownerKey(owner) !== "");
}

/** The tests of one owner, or those without any (`owner` is undefined). */
export interface OwnerGroup {
  readonly owner: string | undefined;
  readonly tests: readonly AgedTest[];
}

/** Each owner once, as first spelled, by name; tests without owner come last. A test with several owners is in each. */
export function groupByOwner(tests: readonly AgedTest[]): readonly OwnerGroup[] {
  const groups = new Map<string, { readonly owner: string; readonly tests: AgedTest[] }>();
  for (const aged of tests) {
    for (const owner of ownersOf(aged.test)) {
      const group = groups.get(ownerKey(owner)) ?? { owner, tests: [] };
      groups.set(ownerKey(owner), group);
      // An owner may stand twice in one test.
      if (group.tests.at(-1) !== aged) group.tests.push(aged);
    }
  }
  const byName = [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
  const ownerless = tests.filter(({ test }) => ownersOf(test).length === 0);
  return ownerless.length === 0 ? byName : [...byName, { owner: undefined, tests: ownerless }];
}

/** What a test must meet to stay in the list; each that is given must hold. */
export interface TestFilters {
  readonly codeOwners: readonly string[] | undefined;
  readonly filePatterns: readonly string[] | undefined;
  /** It was quarantined longer ago than this, in milliseconds. */
  readonly olderThan: number | undefined;
}

export async function filterTests(
  tests: readonly AgedTest[],
  { codeOwners, filePatterns, olderThan }: TestFilters,
): Promise<readonly AgedTest[]> {
  const owners = new Set(codeOwners?.map(ownerKey));
  const isInFiles = filePatterns === undefined ? () => true : await fileMatcher(filePatterns);
  return tests.filter(
    ({ test, ageMs }) =>
      (codeOwners === undefined || ownersOf(test).some((owner) => owners.has(ownerKey(owner)))) &&
      // An unknown age stays: leaving it out would take it for a young one.
      (olderThan === undefined || ageMs === undefined || ageMs > olderThan) &&
      isInFiles(asPath(test.file ?? "").replaceAll("\\", "/")),
  );
}

export async function filePatternProblems(patterns: readonly string[]): Promise<readonly Problem[]> {
  const picomatch = await loadPicomatch();
  return patterns
    .filter((pattern) => readFilePattern(pattern, picomatch) === undefined)
    .map((pattern) =>
      problemOf("file-pattern", `${JSON.stringify(pattern)} is no pattern; look at its brackets and braces.`),
    );
}

async function fileMatcher(patterns: readonly string[]): Promise<(path: string) => boolean> {
  const picomatch = await loadPicomatch();
  const matchers = patterns.map((pattern) => readFilePattern(pattern, picomatch));
  return (path) => matchers.some((fits) => fits?.(path));
}

/** A glob without a slash is for the last part of the path, as in `.gitignore`. A test without a file fits none. */
function readFilePattern(text: string, picomatch: Picomatch): ((path: string) => boolean) | undefined {
  const pattern = asPath(text);
  // The same on every system, whichever one reported the test.
  const fits = globMatcher(pattern, { dot: true, windows: false }, picomatch);
  if (fits === undefined) return undefined;
  const ofName = !pattern.includes("/");
  return (path) => path !== "" && (path === pattern || fits(ofName ? path.slice(path.lastIndexOf("/") + 1) : path));
}

function asPath(text: string): string {
  return text.replace(/^(?:\.[\\/]+)+(?=.)/, "");
}
