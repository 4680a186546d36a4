import type { TestRun } from "../service/service.js";

/** `unknown`: reported without a result, or with one that this version does not know. */
export type CheckResult = "failed" | "running" | "unknown" | "passed";

/** One check of a test run: a check run (by its name, over all suites) or a commit status (by its context). */
export interface Check {
  readonly name: string;
  readonly kind: "check-run" | "status";
  readonly result: CheckResult;
  /** The service's own word for it: a conclusion, a status or a state; empty where it gives none. */
  readonly word: string;
  readonly url: string | undefined;
  /** The queue's verdict depends on it. */
  readonly required: boolean;
}

type Report = Omit<Check, "required">;

/** GitHub lets a required check pass with these conclusions, and with no other. */
const GOOD_CONCLUSIONS: ReadonlySet<string> = new Set(["success", "neutral", "skipped"]);
const BAD_CONCLUSIONS: ReadonlySet<string> = new Set([
  "failure",
  "timed_out",
  "cancelled",
  "action_required",
  "startup_failure",
  "stale",
]);
const STATE_RESULTS: ReadonlyMap<string, CheckResult> = new Map([
  ["success", "passed"],
  ["failure", "failed"],
  ["error", "failed"],
  ["pending", "running"],
  ["expected", "running"],
]);

const WORST_FIRST: readonly CheckResult[] = ["failed", "running", "unknown", "passed"];

/**
 * Every check that was reported for a run, once, the required ones first: the queue's verdict depends on them.
 * A commit status has a row for each of its reports. Rows carry no times, but the newest stands first, as in GitHub's
 * own list, so the first row of a context counts. Check runs of one name have no such order, so nothing tells a repeat
 * from a namesake in another suite: one that failed fails the name.
 */
export function checksOf(run: TestRun): readonly Check[] {
  const checkRuns = new Map<string, Report>();
  for (const report of (run.checkSuites ?? []).flatMap(({ checkRuns: runs }) => runs ?? []).map(ofCheckRun)) {
    const before = checkRuns.get(report.name);
    if (before === undefined || rank(report) < rank(before)) checkRuns.set(report.name, report);
  }
  const statuses = new Map<string, Report>();
  for (const report of (run.statusChecks ?? []).map(ofStatus)) {
    const key = anyCase(report.name);
    if (!statuses.has(key)) statuses.set(key, report);
  }
  const required = new Set(run.requiredStatuses ?? []);
  const requiredInAnyCase = new Set([...required].map(anyCase));
  return [
    ...[...checkRuns.values()].map((report) => ({ ...report, required: required.has(report.name) })),
    ...[...statuses].map(([key, report]) => ({ ...report, required: requiredInAnyCase.has(key) })),
  ].toSorted((one, other) => Number(other.required) - Number(one.required));
}

export function failingChecks(checks: readonly Check[]): readonly string[] {
  return [...new Set(checks.filter(({ result }) => result === "failed").map(({ name }) => name))];
}

export function missingChecks(run: TestRun, checks: readonly Check[]): readonly string[] {
  const checkRuns = new Set(checks.filter(({ kind }) => kind === "check-run").map(({ name }) => name));
  const statuses = new Set(checks.filter(({ kind }) => kind === "status").map(({ name }) => anyCase(name)));
  const isReported = (name: string): boolean => checkRuns.has(name) || statuses.has(anyCase(name));
  return [...new Set(run.requiredStatuses ?? [])].filter((name) => !isReported(name));
}

/** GitHub tells contexts of commit statuses apart without regard to capitals, names of check runs with it. */
function anyCase(context: string): string {
  return context.toLowerCase();
}

type CheckRun = NonNullable<NonNullable<TestRun["checkSuites"]>[number]["checkRuns"]>[number];
type StatusCheck = NonNullable<TestRun["statusChecks"]>[number];

function ofCheckRun({ name, url, status, conclusion }: CheckRun): Report {
  const result = resultOf(status ?? "", conclusion ?? "");
  return { name, kind: "check-run", result, word: conclusion || status || "", url: url ?? undefined };
}

function resultOf(status: string, conclusion: string): CheckResult {
  if (GOOD_CONCLUSIONS.has(conclusion)) return "passed";
  if (BAD_CONCLUSIONS.has(conclusion)) return "failed";
  // Every other status says that the check has not ended; there were five of them so far.
  return conclusion === "" && status !== "" && status !== "completed" ? "running" : "unknown";
}

function ofStatus({ context, url, state }: StatusCheck): Report {
  const word = state ?? "";
  const result = STATE_RESULTS.get(word) ?? "unknown";
  return { name: context, kind: "status", result, word, url: url ?? undefined };
}

function rank({ result }: Report): number {
  return WORST_FIRST.indexOf(result);
}
