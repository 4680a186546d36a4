import { expect, test } from "vitest";
import { explainBlockers, readinessOf } from "../../src/pull-request/readiness.js";
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
  ["all is there", {}, []],
  ["no targets, and none are needed", { requiresImpactedTargets: false, hasImpactedTargets: false }, []],
  ["another base branch", { doesBaseBranchMatch: false }, ["base branch"]],
  ["conflicts", { gitHubMergeability: "not_mergeable" }, ["mergeability"]],
  ["GitHub is not done", { gitHubMergeability: "in_progress" }, ["mergeability"]],
  ["targets are missing", { hasImpactedTargets: false }, ["impacted targets"]],
  ["nobody says whether targets are there", { hasImpactedTargets: undefined }, ["impacted targets"]],
  ["nobody says anything of mergeability", { gitHubMergeability: null }, []],
  [
    "all three",
    { doesBaseBranchMatch: false, gitHubMergeability: "unspecified", hasImpactedTargets: false },
    ["base branch", "mergeability", "impacted targets"],
  ],
])("what blocks a pull request: %s", (_name, fields, blockers) => {
  expect(readinessOf(record({ ...READY, ...fields }))).toEqual({ ready: blockers.length === 0, blockers });
});

test("a record that says nothing of readiness leaves it open", () => {
  expect(readinessOf(record(null))).toEqual({ ready: undefined, blockers: [] });
  expect(readinessOf(record(undefined))).toEqual({ ready: undefined, blockers: [] });
});

test("each blocker is a sentence with the way out", () => {
  const blocked = record({
    ...READY,
    doesBaseBranchMatch: false,
    gitHubMergeability: "not_mergeable",
    hasImpactedTargets: false,
  });

  expect(explainBlockers(blocked, TARGET).join("\n")).toMatchInlineSnapshot(`
    "Wrong base branch: the pull request goes into develop, the queue into main. Change the base of the pull request, or target-branch.
    Not mergeable: GitHub reports conflicts, missing approvals or required checks that have not passed.
    Impacted targets missing for the head commit 1111111111111111111111111111111111111111. Run set-impacted-targets for it."
  `);
});

test("a new word for mergeability is passed on", () => {
  expect(explainBlockers(record({ ...READY, gitHubMergeability: "behind" }), TARGET)).toEqual([
    "Not mergeable: GitHub reports behind.",
  ]);
});
