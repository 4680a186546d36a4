import { expect, test } from "vitest";
import { explainQueueDelay, explainReadinessBlockers } from "../../src/pull-request/readiness.js";
import { findReadinessBlockers } from "../../src/service/record-state.js";
import type { PullRequestRecord } from "../../src/service/service.js";
import { HEAD, TARGET } from "./wait/wait-run.js";

const READY = {
  doesBaseBranchMatch: true,
  requiresImpactedTargets: true,
  hasImpactedTargets: true,
  gitHubMergeability: "mergeable",
};

function record(readiness: PullRequestRecord["readiness"]): PullRequestRecord {
  return { stateChangedAt: "", isCurrentlySubmittedToQueue: true, prSha: HEAD, prBaseBranch: "develop", readiness };
}

test.each([
  ["nothing when all conditions hold", {}, {}],
  ["nothing when no targets are required", { requiresImpactedTargets: false, hasImpactedTargets: false }, {}],
  ["nothing when the record has no mergeability", { gitHubMergeability: null }, {}],
  ["the base branch when it differs", { doesBaseBranchMatch: false }, { "base branch": true }],
  ["conflicts", { gitHubMergeability: "not_mergeable" }, { mergeability: true }],
  ["uncertain mergeability", { gitHubMergeability: "in_progress" }, { mergeability: false }],
  ["missing targets", { hasImpactedTargets: false }, { "impacted targets": true }],
  ["targets that the record does not mention", { hasImpactedTargets: undefined }, { "impacted targets": false }],
  [
    "all three blockers",
    { doesBaseBranchMatch: false, gitHubMergeability: "unspecified", hasImpactedTargets: false },
    { "base branch": true, mergeability: false, "impacted targets": true },
  ],
])("findReadinessBlockers returns why a pull request is not ready: %s", (_name, fields, certainties) => {
  const blockers = findReadinessBlockers(record({ ...READY, ...fields })).map(({ name, isCertain }) => [
    name,
    isCertain,
  ]);
  expect(Object.fromEntries(blockers)).toEqual(certainties);
});

test("explainReadinessBlockers returns a sentence with advice for each blocker", () => {
  const blocked = record({
    ...READY,
    doesBaseBranchMatch: false,
    gitHubMergeability: "not_mergeable",
    hasImpactedTargets: false,
  });

  expect(explainReadinessBlockers(blocked, TARGET).join("\n")).toMatchInlineSnapshot(`
    "Wrong base branch: the pull request is for develop, but the queue merges into main. Change the base of the pull request, or use the queue of that base.
    The pull request is not mergeable: GitHub reports conflicts, missing approvals or required checks that have not passed.
    The service has no impacted targets for the head commit 1111111111111111111111111111111111111111. Run set-impacted-targets for that commit."
  `);
});

test("explainReadinessBlockers names a mergeability that is unknown to this version", () => {
  expect(explainReadinessBlockers(record({ ...READY, gitHubMergeability: "behind" }), TARGET)).toEqual([
    "The pull request is not mergeable: GitHub reports behind.",
  ]);
});

test.each([
  [true, "#1 waits until the queue continues."],
  [undefined, "To resume the queue, run resume-queue."],
])(
  "explainQueueDelay reports a wait when the draining queue has not admitted the pull request (%s)",
  (isAwaitingAdmission, end) => {
    const queue = { state: "draining", enqueuedPullRequests: [{ prNumber: TARGET.number, isAwaitingAdmission }] };

    expect(explainQueueDelay(queue, TARGET).join(" ").endsWith(end)).toBe(true);
  },
);
