import type { SubmittedPullRequest } from "../api/schemas.js";
import { nameInWords, wordInWords } from "../words.js";

/** What keeps a pull request from being tested, in the words of the output `blocked-by`. */
export type Blocker = "base branch" | "mergeability" | "impacted targets";

export interface Readiness {
  /** Undefined when the record does not tell. */
  readonly ready: boolean | undefined;
  readonly blockers: readonly Blocker[];
}

/**
 * The readiness rule (the service's document, "Submitted pull request"): the base branch matches, the provider calls
 * the pull request mergeable, and its impacted targets are there where the queue requires them.
 */
export function readinessOf({ readiness }: SubmittedPullRequest): Readiness {
  if (readiness === null || readiness === undefined) return { ready: undefined, blockers: [] };
  const blockers: Blocker[] = [];
  if (readiness.doesBaseBranchMatch === false) blockers.push("base branch");
  const mergeability = readiness.gitHubMergeability ?? undefined;
  if (mergeability !== undefined && mergeability !== "mergeable") blockers.push("mergeability");
  if (readiness.requiresImpactedTargets === true && readiness.hasImpactedTargets !== true)
    blockers.push("impacted targets");
  return { ready: blockers.length === 0, blockers };
}

/** Each blocker as a sentence with the way out. */
export function explainBlockers(record: SubmittedPullRequest, targetBranch: string): string[] {
  return readinessOf(record).blockers.map((blocker) => explain(blocker, record, targetBranch));
}

function explain(blocker: Blocker, record: SubmittedPullRequest, targetBranch: string): string {
  switch (blocker) {
    case "base branch":
      return `Wrong base branch: the pull request goes into ${record.prBaseBranch ? nameInWords(record.prBaseBranch) : "another branch"}, the queue into ${targetBranch}. Change the base of the pull request, or target-branch.`;
    case "mergeability":
      return mergeabilityInWords(record.readiness?.gitHubMergeability);
    case "impacted targets":
      return `Impacted targets missing for the head commit ${nameInWords(record.prSha)}. Run set-impacted-targets for it.`;
  }
}

const MERGEABILITY_IN_WORDS: ReadonlyMap<string, string> = new Map([
  [
    "not_mergeable",
    "Not mergeable: GitHub reports conflicts, missing approvals or required checks that have not passed.",
  ],
  ["in_progress", "Not mergeable yet: GitHub is still working out whether the pull request can be merged."],
  ["unspecified", "Not mergeable yet: GitHub has not said whether the pull request can be merged."],
]);

function mergeabilityInWords(mergeability: string | null | undefined): string {
  const value = mergeability ?? "nothing";
  return MERGEABILITY_IN_WORDS.get(value) ?? `Not mergeable: GitHub reports ${wordInWords(value)}.`;
}
