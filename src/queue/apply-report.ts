import type { Outcome } from "../operation.js";
import { branchesSummary, DRIFT, MADE_CHANGES } from "../summary/queue-changes.js";
import { type BranchEnd, type BranchPlan, differs } from "./applying.js";
import { type BranchChanges, branchesOutput, someBranches } from "./branch-changes.js";
import { namesOf } from "./setting-changes.js";
import { plannedCreation, plannedUpdate } from "./settings-report.js";

type Report = Omit<Outcome<never, "changes">, "result">;

/** The requests and notices of so many branches are shown; the output and the tables have them all. */
const SHOWN = 10;

/** What is told when queues were brought to what the file says, or were so already. */
export function applyReport(file: string, plans: readonly BranchPlan[], ends: readonly BranchEnd[]): Report {
  const message =
    ends.length === 0
      ? `${countInWords(plans.length)} in ${file} ${plans.length === 1 ? "matches" : "match"} the file.`
      : `${ends.length} of ${countInWords(plans.length)} in ${file} ${ends.length === 1 ? "was" : "were"} changed to match the file: ${branchesInWords(ends)}.`;
  const noticed = ends.filter(({ notices }) => notices.length > 0);
  const details = [
    ...noticed
      .slice(0, SHOWN)
      .flatMap(({ branch, notices }) => notices.map((notice) => `${branch}: ${notice}`)),
    ...restOf(noticed, "The same goes for"),
  ];
  return {
    message,
    details,
    outputs: { changes: branchesOutput(ends) },
    summary: branchesSummary(message, MADE_CHANGES, ends, details),
  };
}

/** What is told of a dry run that found differences. */
export function driftReport(file: string, plans: readonly BranchPlan[]): Report {
  const drifted = plans.filter(differs);
  const branches = drifted.map(({ place, queue, changes }) => ({
    branch: place.targetBranch,
    isNew: queue === undefined,
    changes,
  }));
  const message = `${drifted.length} of ${countInWords(plans.length)} in ${file} ${drifted.length === 1 ? "differs" : "differ"} from the file: ${branchesInWords(branches)}.`;
  const requests = drifted.slice(0, SHOWN).flatMap(({ place, wanted, queue, changes }) => {
    const plan = queue === undefined ? plannedCreation(place, wanted) : plannedUpdate(place, changes);
    return plan.requests ?? [];
  });
  const details = restOf(drifted, "Not shown are the requests for");
  return {
    message,
    details,
    requests,
    outputs: { changes: branchesOutput(branches) },
    summary: branchesSummary(message, DRIFT, branches, details),
  };
}

function countInWords(count: number): string {
  return count === 1 ? "1 merge queue" : `${count} merge queues`;
}

function branchesInWords(branches: readonly BranchChanges[]): string {
  return someBranches(
    branches.map(({ branch, isNew, changes }) => `${branch} (${isNew ? "new" : namesOf(changes)})`),
  );
}

/** For how many more branches than are shown there is something, if there are any. */
function restOf(branches: readonly unknown[], what: string): readonly string[] {
  const more = branches.length - SHOWN;
  return more > 0 ? [`${what} ${more} more ${more === 1 ? "branch" : "branches"}.`] : [];
}
