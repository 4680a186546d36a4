import { describe, expect, test } from "vitest";
import { type DiagnosisFacts, decideCause, describeNextStep, formatDiagnosis } from "../../src/diagnosis/cause.js";
import { diagnoseTestRun } from "../../src/diagnosis/testing-details.js";
import { listPullRequestTestRuns, type PullRequestTestRun } from "../../src/diagnosis/trials.js";

const ON_HOST = { open: true, merged: false, draft: false, baseBranch: "main", conflicts: false };
const CHECKS = { failed: ["unit"], unsteady: [], missing: [], running: [] };
const FAILED: PullRequestTestRun = {
  id: "run-1",
  outcome: "failed",
  sha: undefined,
  others: [],
  isKnown: true,
  isDamning: true,
  checks: CHECKS,
};
const BEFORE: PullRequestTestRun = { ...FAILED, id: "run-0" };
const PASSED: PullRequestTestRun = { ...BEFORE, outcome: "passed" };

function decide(facts: Partial<DiagnosisFacts>) {
  return decideCause({ situation: "failed", trials: [], targetBranch: "main", ...facts });
}

describe("decideCause for failed tests", () => {
  test.each<[string, string, readonly PullRequestTestRun[]]>([
    ["tests-failed", "the pull request was tested alone", [FAILED]],
    [
      "change",
      "the pull request also failed in a batch whose other members passed",
      [{ ...BEFORE, others: [2, 3] }, FAILED],
    ],
    [
      "tests-failed",
      "the other members of the batch have not passed",
      [{ ...BEFORE, others: [2], isDamning: false }, FAILED],
    ],
    [
      "tests-failed",
      "another run with the pull request passed",
      [{ ...BEFORE, others: [2] }, { ...FAILED, outcome: "passed" }, FAILED],
    ],
    ["tests-failed", "the other run may have another cause", [{ ...BEFORE, isDamning: false }, FAILED]],
    [
      "tests-failed",
      "the pull request was never tested alone",
      [
        { ...FAILED, others: [2] },
        { ...BEFORE, others: [3] },
      ],
    ],
    ["unknown", "several pull requests were in the run", [{ ...FAILED, others: [2, 3], isDamning: false }]],
    ["flaky", "each failed check passed on the commit", [{ ...FAILED, checks: { ...CHECKS, unsteady: ["unit"] } }]],
    [
      "tests-failed",
      "only one of two failed checks passed on the commit",
      [{ ...FAILED, checks: { ...CHECKS, failed: ["unit", "e2e"], unsteady: ["unit"] } }],
    ],
    [
      "flaky",
      "another run of the commit passed",
      [
        { ...PASSED, sha: "a" },
        { ...FAILED, sha: "a" },
      ],
    ],
    [
      "tests-failed",
      "a run of another commit passed",
      [
        { ...PASSED, sha: "a" },
        { ...FAILED, sha: "b" },
      ],
    ],
    ["tests-failed", "the commits are unknown", [PASSED, FAILED]],
  ])("returns the cause %s when %s", (word, _when, trials) => {
    expect(decide({ trials }).cause).toBe(word);
  });
});

describe("describeNextStep", () => {
  const closed = { ...ON_HOST, open: false };
  test.each<[string, Partial<DiagnosisFacts>]>([
    ["is closed", { onHost: closed }],
    ["is closed after it was canceled", { situation: "cancelled", onHost: closed }],
    ["is closed after it left the queue", { situation: "left", onHost: closed }],
    ["is closed after a person removed it", { situation: "cancelled", reason: "USER_REQUESTED", onHost: closed }],
    ["was merged", { onHost: { ...closed, merged: true } }],
    ["was merged into a branch that is not", { situation: "cancelled", reason: "PR_MERGED_INTO_OTHER_BRANCH" }],
  ])("returns no advice when the pull request %s", (_when, facts) => {
    expect(describeNextStep(decide(facts))).toBe("");
  });

  test("recommends to read the failed checks when the cause is unknown", () => {
    expect(describeNextStep(decide({}))).toMatch(
      /^Read the results of the failed checks\. Also find out whether the pull request can still be merged\./,
    );
  });

  test.each([
    ["none", "closed", { open: false }],
    ["none", "merged since", { open: false, merged: true }],
    ["fix", "a draft", { draft: true }],
    ["fix", "meant for another branch", { baseBranch: "next" }],
    ["fix", "in conflict", { conflicts: true }],
    ["requeue", "unchanged", {}],
  ] as const)("recommends the step $0 after a push when GitHub shows the pull request as $1", (next, _what, shown) => {
    const onHost = { ...ON_HOST, ...shown };
    expect(decide({ situation: "cancelled", reason: "PR_PUSHED_TO", onHost }).next).toBe(next);
  });
});

describe("decideCause and the reason that the service reports", () => {
  test.each([
    ["START_TEST_RUN_RETRY_EXHAUSTED", "infrastructure", "requeue"],
    ["START_TEST_RUN_NO_REQUIRED_STATUSES", "infrastructure", "fix"],
    ["GITHUB_API_REPEATED_SERVER_ERRORS", "infrastructure", "requeue"],
    ["GITHUB_API_BRANCH_PROTECTION_UNMET", "infrastructure", "fix"],
    ["PR_UPDATED_AT_MERGE_TIME", "removed", "requeue"],
    ["START_TEST_RUN_MERGE_CONFLICT", "conflict", "fix"],
    ["TEST_RUN_TIMEOUT", "infrastructure", "requeue"],
    ["TEST_RUN_REQUIRED_STATUS_FAILED", "unknown", "look"],
    ["SOMETHING_NEW", "unknown", "look"],
    ["constructor", "unknown", "look"],
  ])(
    "decideCause translates the reason $0 of the service into the cause $1 and the next step $2",
    (reason, cause, next) => {
      expect(decide({ reason })).toMatchObject({ cause, next });
    },
  );

  test.each([
    ["The pull request conflicts with #7.", { kind: "pull-request", number: 7 }],
    ["The pull request conflicts with main.", { kind: "target-branch" }],
    ["The pull request conflicts with main, or with a pull request ahead of it.", undefined],
  ] as const)("returns a sentence with the other side of a conflict: %s", (sentence, culprit) => {
    expect(decide({ reason: "START_TEST_RUN_MERGE_CONFLICT", culprit }).sentence).toBe(sentence);
  });

  test.each([
    ["conflict", "START_TEST_RUN_MERGE_CONFLICT"],
    ["infrastructure", "GITHUB_API_RATE_LIMIT_EXCEEDED"],
    ["tests-failed", "TEST_RUN_REQUIRED_STATUS_FAILED"],
  ])("decideCause returns %s when tests failed and the reason is %s", (word, reason) => {
    expect(decide({ trials: [FAILED], reason }).cause).toBe(word);
  });

  test("decideCause repeats the reason of the service when the program does not know the reason", () => {
    expect(decide({ reason: "SOMETHING_NEW" }).evidence).toEqual(['The service reports "something new".']);
    expect(decide({ situation: "cancelled", reason: "MOON_PHASE_CHANGED" })).toMatchObject({
      cause: "removed",
      sentence: "The pull request was removed from the queue: moon phase changed.",
    });
  });
});

describe("decideCause and a conflict on GitHub", () => {
  const onHost = { ...ON_HOST, conflicts: true };
  test.each<[string, string, Partial<DiagnosisFacts>]>([
    ["the cause", "no failed tests are known", {}],
    ["the cause", "GitHub refused the merge", { reason: "GITHUB_API_MERGE_PR_FAILED", trials: [FAILED] }],
    ["a note", "the tests failed", { trials: [FAILED] }],
    ["a note", "the service names another failure", { reason: "GITHUB_API_RATE_LIMIT_EXCEEDED" }],
  ])("returns the conflict as %s when %s", (what, _when, facts) => {
    const { cause, next } = decide({ onHost, ...facts });
    expect([cause === "conflict" ? "the cause" : "a note", next]).toEqual([what, "fix"]);
  });
});

describe("decideCause and a pull request with a pending failure", () => {
  test.each<[string, string, Partial<DiagnosisFacts>]>([
    ["unknown", "GitHub shows a conflict", { trials: [FAILED], onHost: { ...ON_HOST, conflicts: true } }],
    ["change-ahead", "a change ahead failed as well", { trials: [FAILED], failingAhead: [3] }],
    ["unknown", "the change ahead is in the same batch", { trials: [{ ...FAILED, others: [3] }], failingAhead: [3] }],
  ])("returns the cause %s and recommends to wait when %s", (cause, _when, facts) => {
    expect(decide({ situation: "held", ...facts })).toMatchObject({ cause, next: "wait" });
  });
});

function statuses(...states: readonly string[]) {
  return states.map((state) => ({ context: "unit", state }));
}

describe("diagnoseTestRun", () => {
  const required = { requiredStatuses: ["unit"] };
  const failed = { statusChecks: statuses("failure") };

  test.each<[string | undefined, string | undefined, string, object]>([
    [
      "flaky",
      "requeue",
      "a status failed after it passed",
      { ...required, statusChecks: statuses("failure", "success", "pending") },
    ],
    ["infrastructure", "fix", "a required check has no report", required],
    ["infrastructure", "requeue", "a required check runs", { ...required, statusChecks: statuses("pending") }],
    ["unknown", "none", "no pull request is known", { ...failed, testedPullRequests: [] }],
    ["unknown", "none", "the run tested one pull request", { ...failed, testedPullRequests: [{ prNumber: 1 }] }],
    [
      "unknown",
      "none",
      "the run tested two pull requests",
      { ...failed, testedPullRequests: [{ prNumber: 1 }, { prNumber: 2 }] },
    ],
    [undefined, undefined, "the run succeeded", { status: "succeeded" }],
    [undefined, undefined, "the run was canceled", { status: "cancelled" }],
    [undefined, undefined, "the run is in progress", { status: "in_progress" }],
  ])("returns the cause %s (next step: %s) when %s", (word, next, _when, fields) => {
    const diagnosis = diagnoseTestRun("x", { testBranch: "trunk-merge/pr-1/x", status: "failed", ...fields });
    expect([diagnosis?.cause, diagnosis?.next]).toEqual([word, next]);
  });
});

test("formatDiagnosis returns a sentence, the evidence and the advice", () => {
  const found = decide({ situation: "cancelled", reason: "PR_PUSHED_TO", isBack: true });
  expect(formatDiagnosis(found)).toEqual([
    "The pull request left the queue because it received new commits.",
    'The service reports "pr pushed to".',
    "The pull request was submitted again.",
    "The pull request is still in the queue. Wait until the queue decides about the pull request.",
  ]);
});

function row(prNumber: number, testRunId: string, fields: object = {}) {
  const endedAt = "2026-01-31T12:00:00.000Z";
  return { prNumber, testRunId, endedAt, outcome: "failed", cycleConclusion: "failed", ...fields };
}

describe("listPullRequestTestRuns", () => {
  const entered = { bisection: "entered_bisection" };
  const batch = [row(1, "batch", entered), row(2, "batch", { ...entered, cycleConclusion: "merged" })];
  const alone = row(1, "alone", { bisection: "in_bisection" });
  const other = row(2, "other", { bisection: "in_bisection", outcome: "passed", cycleConclusion: "merged" });

  test.each<[readonly string[], string, Parameters<typeof listPullRequestTestRuns>[0]["results"], boolean]>([
    [["batch", "alone"], "the other change passed later", [alone, other, ...batch], true],
    [["alone"], "the other change has no later result", [alone, ...batch], true],
    [["alone"], "the other change failed later", [alone, { ...other, outcome: "failed" }, ...batch], true],
    [["alone"], "the other change passed before", [alone, ...batch, other], true],
    [["later"], "the other runs may belong to an earlier attempt", [row(1, "later"), alone, other, ...batch], true],
    [[], "the last run was canceled", [{ ...alone, cycleConclusion: "cancelled" }, other, ...batch], true],
    [[], "the queue has not decided", [alone, other, ...batch], false],
  ])("marks the runs %j as evidence against the change when %s", (expected, _when, results, hasFailed) => {
    const trials = listPullRequestTestRuns({ number: 1, hasFailed, runs: [], results });
    expect(trials.flatMap(({ id, isDamning }) => (isDamning ? [id] : []))).toEqual(expected);
  });
});
