import type { TestRun } from "../service/service.js";

const RESULTS = ["failed", "running", "unknown", "passed"] as const;

/** Result of a check. `unknown`: the check has no result, or a result that this version does not know. */
export type CheckResult = (typeof RESULTS)[number];

/** Check run or commit status of a test run. Several check runs with the same name count as one check. */
export interface TestRunCheck {
  readonly name: string;
  readonly kind: "check-run" | "status";
  readonly result: CheckResult;
  readonly word: string;
  readonly url: string | undefined;
  readonly required: boolean;
}

type Report = Omit<TestRunCheck, "required">;

/** Conclusions and states with which a required check passes on GitHub. */
const PASSED: ReadonlySet<string> = new Set(["success", "neutral", "skipped"]);
const FAILED: ReadonlySet<string> = new Set([
  "failure",
  "error",
  "timed_out",
  "cancelled",
  "action_required",
  "startup_failure",
  "stale",
]);
const RUNNING: ReadonlySet<string> = new Set(["pending", "expected"]);

function resultOf(word: string): CheckResult {
  if (PASSED.has(word)) return "passed";
  if (FAILED.has(word)) return "failed";
  return RUNNING.has(word) ? "running" : "unknown";
}

/**
 * Lists each reported check once, the required checks first. The service lists commit statuses newest first, so the
 * first report counts. Check runs with the same name have no order, so the worst result counts.
 */
export function listChecks(run: TestRun): readonly TestRunCheck[] {
  const checkRuns = new Map<string, Report>();
  for (const report of (run.checkSuites ?? []).flatMap((suite) => suite.checkRuns ?? []).map(ofCheckRun)) {
    const before = checkRuns.get(report.name);
    if (before === undefined || RESULTS.indexOf(report.result) < RESULTS.indexOf(before.result))
      checkRuns.set(report.name, report);
  }
  const statuses = new Map<string, Report>();
  for (const report of (run.statusChecks ?? []).map(ofStatus)) {
    const key = report.name.toLowerCase();
    if (!statuses.has(key)) statuses.set(key, report);
  }
  const required = new Set(run.requiredStatuses ?? []);
  const requiredContexts = new Set([...required].map((name) => name.toLowerCase()));
  return [
    ...[...checkRuns].map(([name, report]) => ({ ...report, required: required.has(name) })),
    ...[...statuses].map(([key, report]) => ({ ...report, required: requiredContexts.has(key) })),
  ].toSorted((one, other) => Number(other.required) - Number(one.required));
}

export function findFailingChecks(checks: readonly TestRunCheck[]): readonly string[] {
  return [...new Set(checks.filter(({ result }) => result === "failed").map(({ name }) => name))];
}

/**
 * Lists required checks without a report. As on GitHub, only the names of commit statuses ignore upper and lower case.
 */
export function findMissingChecks(run: TestRun, checks: readonly TestRunCheck[]): readonly string[] {
  const nameOf = ({ kind, name }: Pick<TestRunCheck, "kind" | "name">): string =>
    `${kind} ${kind === "status" ? name.toLowerCase() : name}`;
  const reported = new Set(checks.map(nameOf));
  const isReported = (name: string): boolean =>
    reported.has(nameOf({ kind: "status", name })) || reported.has(nameOf({ kind: "check-run", name }));
  return [...new Set(run.requiredStatuses ?? [])].filter((name) => !isReported(name));
}

type CheckRun = NonNullable<NonNullable<TestRun["checkSuites"]>[number]["checkRuns"]>[number];
type StatusCheck = NonNullable<TestRun["statusChecks"]>[number];

function ofCheckRun({ name, url, status, conclusion }: CheckRun): Report {
  // Every status except `completed` means a running check.
  const isRunning = !conclusion && Boolean(status) && status !== "completed";
  const result = isRunning ? "running" : resultOf(conclusion ?? "");
  return { name, kind: "check-run", result, word: conclusion || status || "", url: url ?? undefined };
}

function ofStatus({ context, url, state }: StatusCheck): Report {
  return { name: context, kind: "status", result: resultOf(state ?? ""), word: state ?? "", url: url ?? undefined };
}
