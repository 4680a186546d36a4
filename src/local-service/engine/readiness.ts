import { impactedTargetsOf } from "./impacted-targets.js";
import type { Mergeability, PullRequest } from "./pull-request.js";
import type { Queue, Repository } from "./world.js";

/** The readiness object of the wire; the field for the host's mergeability has GitHub's name there. */
export interface Readiness {
  readonly hasImpactedTargets: boolean;
  readonly requiresImpactedTargets: boolean;
  readonly doesBaseBranchMatch: boolean;
  readonly gitHubMergeability: Mergeability;
}

export function readinessOf(repository: Repository, queue: Queue, pullRequest: PullRequest): Readiness {
  return {
    hasImpactedTargets: impactedTargetsOf(repository, queue.branch, pullRequest.headSha) !== null,
    requiresImpactedTargets: queue.settings.mode === "parallel",
    doesBaseBranchMatch: pullRequest.baseBranch === queue.branch,
    gitHubMergeability: pullRequest.mergeability,
  };
}

/** The service's readiness rule. */
export function isReady(readiness: Readiness): boolean {
  return (
    readiness.doesBaseBranchMatch &&
    readiness.gitHubMergeability === "mergeable" &&
    (!readiness.requiresImpactedTargets || readiness.hasImpactedTargets)
  );
}
