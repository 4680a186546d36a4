import type { TestRun } from "../api/schemas.js";
import { nameInWords, someInWords, wordInWords } from "../words.js";
import { type Check, checksOf, failingChecks, missingChecks } from "./checks.js";

/** A sentence names so many checks, and so many pull requests. */
const NAMED = 3;

/** How a test run stands, in one sentence. */
export function testRunInWords(run: TestRun, id: string): string {
  const tested = testedInWords(run);
  const subject = `test run ${id}${tested === "" ? "" : ` of ${tested}`}`;
  const why = whyFailed(run);
  switch (run.status ?? "") {
    case "":
      return `The service does not say how the ${subject} stands.`;
    case "succeeded":
      return `The ${subject} succeeded.`;
    case "cancelled":
      return `The ${subject} was cancelled.`;
    case "in_progress":
      return `The ${subject} is in progress${why === undefined ? "" : `; ${why} so far`}.`;
    case "failed":
      return why === undefined ? `The ${subject} failed.` : `The ${subject} failed: ${why}.`;
    default:
      return `The ${subject} is in a state that this version does not know: ${wordInWords(run.status ?? "")}.`;
  }
}

/** Which checks failed, or what else explains a failed run: for the end of a sentence. */
export function whyFailed(run: TestRun): string | undefined {
  const checks = checksOf(run);
  const failing = failingChecks(checks);
  const failed = failing.length === 0 ? [] : [`${named(failing)} failed`];
  // Only what is required decides; what is missing explains nothing once that has failed.
  const missing = run.status === "failed" && !hasFailedRequired(checks) ? missingChecks(run, checks) : [];
  // The reply may lack what GitHub shows, so more than this cannot be said.
  const absent = missing.length === 0 ? [] : [`the service has no report of ${named(missing)}`];
  const reasons = [...absent, ...failed];
  if (reasons.length > 0) return reasons.join(", and ");
  const running = checks.filter(({ result, required }) => result === "running" && required);
  return run.status === "failed" && running.length > 0
    ? `${named(running.map(({ name }) => name))} had not ended`
    : undefined;
}

function hasFailedRequired(checks: readonly Check[]): boolean {
  return checks.some(({ result, required }) => result === "failed" && required);
}

/** What one should know to act on a run, one sentence a line. */
export function testRunAdvice(run: TestRun): readonly string[] {
  return [...batchCaveat(run), ...adviceByStatus(run)];
}

function batchCaveat(run: TestRun): readonly string[] {
  const tested = run.testedPullRequests ?? [];
  const failing = run.status === "failed" || failingChecks(checksOf(run)).length > 0;
  return failing && tested.length > 1
    ? [`The run tests ${testedInWords(run)} together, as a batch: the fault may be in any of them.`]
    : [];
}

function adviceByStatus(run: TestRun): readonly string[] {
  const checks = checksOf(run);
  if (run.status === "cancelled") {
    return [
      "The queue cancels a run when what it was built on has changed or its pull request left the queue.",
    ];
  }
  if (run.status !== "failed") return [];
  if (!hasFailedRequired(checks) && missingChecks(run, checks).length > 0) {
    return [
      "A required check that nothing reports fails the run once the queue's testing timeout is over. Let a workflow report it on the branches trunk-merge/**, or do not require it.",
    ];
  }
  return whyFailed(run) === undefined
    ? [
        "No check failed and no required one is missing: the run took too long, or the queue could not start it.",
      ]
    : [];
}

/** `#7`, `#7 and #8`, `#7, #8, #9 and 2 more`; empty when the reply names none. */
function testedInWords(run: TestRun): string {
  return someInWords(
    (run.testedPullRequests ?? []).map(({ prNumber }) => `#${prNumber}`),
    NAMED,
  );
}

function named(checks: readonly string[]): string {
  return someInWords(checks.map(nameInWords), NAMED);
}
