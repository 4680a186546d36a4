/** Exceptions from the rule that every test with a service runs on both versions of the API. */

interface Exception {
  /** Beginning of the paths. */
  readonly path: string;
  /** Parts of the titles; all tests without them. */
  readonly titles?: readonly string[];
  readonly reason: string;
}

export const V1_ONLY: readonly Exception[] = [
  { path: "test/interpreter/", reason: "They test the interpreter of workflows." },
  { path: "test/generate/", reason: "They test the bundle of both versions." },
  { path: "test/torture/", reason: "The slow tests choose the version themselves." },
  { path: "test/ci/", reason: "They test the GitHub API." },
  { path: "test/action/http-", reason: "The transport is the same below both versions." },
  { path: "test/run/http-redirects", reason: "The transport is the same below both versions." },
  { path: "test/impacted-targets/", reason: "Computing a list sends no request." },
  { path: "test/run/compute-impacted-targets", reason: "Computing a list sends no request." },
];

/** Returns the reason why a file, or a test in it, runs on version 1 only. */
export function reasonForV1(path: string, title?: string): string | undefined {
  return V1_ONLY.find(
    (each) =>
      path.startsWith(each.path) &&
      (each.titles === undefined ? true : title !== undefined && each.titles.some((part) => title.includes(part))),
  )?.reason;
}
