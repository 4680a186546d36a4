/** Converts the test plan of a pull request to a change for simulated tests. */
import type { Change } from "./change.js";
import type { PlannedCheck } from "./pull-request.js";
import type { Repository } from "./service-state.js";

/** Converts a test plan. Only a required check can make a run fail, or prevent its end. */
export function readChange(repository: Repository, number: number, required: readonly string[]): Change | null {
  const pullRequest = repository.pullRequests.get(number);
  if (pullRequest === undefined) return null;
  const { testSeconds, result, checks, flaky } = pullRequest.testPlan;
  const isRequired = (wanted: PlannedCheck["result"]) =>
    checks.some((check) => check.result === wanted && required.includes(check.name));
  return {
    number,
    testSeconds,
    broken: result === "fail" || isRequired("failure"),
    flaky,
    conflicts: readConflicts(repository, number),
    silent: isRequired("never-reported"),
    targets: null,
    upToDate: pullRequest.upToDate,
  };
}

/** Returns the conflicts of a pull request. A conflict in one of the two test plans is sufficient. */
function readConflicts({ pullRequests, numbers }: Repository, number: number): Change["conflicts"] {
  const own = pullRequests.get(number)?.testPlan;
  const namedBy = numbers.conflicts.get(number) ?? [];
  const others = new Set([...(own?.conflictsWith ?? []), ...(own?.conflictsInText ?? []), ...namedBy]);
  return [...others].flatMap((other) => {
    const theirs = pullRequests.get(other)?.testPlan;
    const isIn = (field: "conflictsWith" | "conflictsInText") =>
      own?.[field].includes(other) === true || theirs?.[field].includes(number) === true;
    return [
      ...(isIn("conflictsInText") ? [{ with: other, in: "text" } as const] : []),
      ...(isIn("conflictsWith") ? [{ with: other, in: "tests" } as const] : []),
    ];
  });
}
