import { globMatcher, loadPicomatch, type Picomatch } from "../globs/glob.js";
import type { QuarantinedTest } from "../service/service.js";
import { dayOf, isoTime, UNIT_MS } from "../text/format.js";
import { type Problem, problemOf } from "../text/problem.js";

export type AgedTest = ReturnType<typeof withAge>;

/**
 * What a listed test says of itself at a time of the service, in milliseconds since 1970. A time without a zone is UTC
 * (the service's document, "Quarantined test").
 */
export function withAge(test: QuarantinedTest, nowMs: number) {
  const { quarantined_at: since, codeowners, status, quarantine_setting: setting } = test;
  const ageMs = ageAt(nowMs, since ?? "");
  return {
    test,
    /** Undefined when the list does not tell, which says nothing about young or old. */
    ageMs,
    /** Whole ones. */
    days: ageMs === undefined ? undefined : Math.floor(ageMs / UNIT_MS.d),
    /** The day (UTC) on which it was quarantined; the service's own text where that is no time. */
    since: ageMs === undefined ? (since ?? "") : dayOf(since ?? ""),
    owners: (codeowners ?? []).map((owner) => owner.trim()).filter((owner) => ownerKey(owner) !== ""),
    /** Its status and the setting of quarantine, in one spelling. */
    states: [status, setting].map((word) => (word ?? "").toLowerCase()),
  };
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

export function oldestDays(tests: readonly AgedTest[]): number | undefined {
  return oldestFirst(tests)[0]?.days;
}

/** An owner for comparing: Git hosts tell neither capital letters nor the `@` of a user or team apart. */
function ownerKey(owner: string): string {
  return owner.trim().replace(/^@/, "").toLowerCase();
}

export type OwnerGroup = ReturnType<typeof groupByOwner>[number];

/** Each owner once, as first spelled, by name; tests without owner come last. A test with several owners is in each. */
export function groupByOwner(tests: readonly AgedTest[]) {
  const groups = new Map<string, { readonly owner: string; readonly tests: AgedTest[] }>();
  for (const aged of tests) {
    for (const owner of aged.owners) {
      const group = groups.get(ownerKey(owner)) ?? { owner, tests: [] };
      groups.set(ownerKey(owner), group);
      // An owner may stand twice in one test.
      if (group.tests.at(-1) !== aged) group.tests.push(aged);
    }
  }
  const byName = [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
  const ownerless = tests.filter(({ owners }) => owners.length === 0);
  return [...byName, ...(ownerless.length === 0 ? [] : [{ owner: undefined, tests: ownerless }])];
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
  const wanted = new Set(codeOwners?.map(ownerKey));
  const isInFiles = filePatterns === undefined ? () => true : await fileMatcher(filePatterns);
  return tests.filter(
    ({ test, ageMs, owners }) =>
      (codeOwners === undefined || owners.some((owner) => wanted.has(ownerKey(owner)))) &&
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
