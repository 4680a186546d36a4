import type { Outcome, OutputValue } from "../operation.js";
import { type BranchChanges, branchesSummary } from "../summary/queue-changes.js";
import { type BranchEnd, type BranchPlan, differs } from "./applying.js";
import { changesOutput, namesOf } from "./setting-changes.js";
import { plannedCreation, plannedUpdate } from "./settings-report.js";

type Report = Omit<Outcome<never, "changes">, "result">;

/** So many branches are named in a sentence; the output and the summary have them all. */
const NAMED = 10;

/** What is told when queues were brought to what the file says, or were so already. */
export function applyReport(file: string, plans: readonly BranchPlan[], ends: readonly BranchEnd[]): Report {
  const message =
    ends.length === 0
      ? `${countInWords(plans.length)} in ${file} ${plans.length === 1 ? "is" : "are"} as the file says.`
      : `${ends.length} of ${countInWords(plans.length)} in ${file} ${ends.length === 1 ? "was" : "were"} changed to what it says: ${branchesInWords(ends)}.`;
  const details = ends.flatMap(({ branch, notices }) => notices.map((notice) => `${branch}: ${notice}`));
  return {
    message,
    details,
    outputs: { changes: ends.flatMap(branchOutput) },
    summary: branchesSummary(message, ends, details),
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
  const message = `${drifted.length} of ${countInWords(plans.length)} in ${file} ${drifted.length === 1 ? "differs" : "differ"} from it: ${branchesInWords(branches)}.`;
  const request = drifted.flatMap(({ place, wanted, queue, changes }) => {
    const plan = queue === undefined ? plannedCreation(place, wanted) : plannedUpdate(place, changes);
    return plan.request ?? [];
  });
  return {
    message,
    request,
    outputs: { changes: branches.flatMap(branchOutput) },
    summary: branchesSummary(message, branches, request),
  };
}

function countInWords(count: number): string {
  return count === 1 ? "1 merge queue" : `${count} merge queues`;
}

function branchesInWords(branches: readonly BranchChanges[]): string {
  const named = branches
    .slice(0, NAMED)
    .map(({ branch, isNew, changes }) => `${branch} (${isNew ? "new" : namesOf(changes)})`);
  const more = branches.length - named.length;
  return more > 0 ? `${named.join(", ")} and ${more} more` : named.join(", ");
}

function branchOutput({ branch, isNew, changes }: BranchChanges): readonly OutputValue[] {
  if (isNew) return [{ branch, created: true }];
  return changesOutput(changes).map((change) => ({ branch, ...change }));
}
