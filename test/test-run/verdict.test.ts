import { describe, expect, test } from "vitest";
import { type Trial, trialsOf } from "../../src/test-run/trials.js";
import { decideVerdict, type VerdictFacts } from "../../src/test-run/verdict.js";
import { adviceOf, runVerdict, verdictLines } from "../../src/test-run/verdict-lines.js";

const ON_HOST = { open: true, merged: false, draft: false, baseBranch: "main", conflicts: false };

const CHECKS = { failed: ["unit"], unsteady: [], missing: [], running: [] };

const FAILED: Trial = {
  id: "run-1",
  outcome: "failed",
  sha: undefined,
  others: [],
  isKnown: true,
  isDamning: true,
  checks: CHECKS,
};

function decide(facts: Partial<VerdictFacts>) {
  return decideVerdict({
    end: "failed",
    reason: undefined,
    culprit: undefined,
    trials: [],
    failingAhead: [],
    onHost: undefined,
    targetBranch: "main",
    isBack: false,
    ...facts,
  });
}

describe("tests that failed", () => {
  test("alone are its own run, whatever the service adds", () => {
    expect(decide({ trials: [FAILED] })).toMatchObject({ word: "own-run", next: "fix" });
    expect(decide({ trials: [FAILED], reason: "TEST_RUN_REQUIRED_STATUS_FAILED" }).word).toBe("own-run");
  });

  test("alone and before in a batch that is cleared are its own change", () => {
    const batch: Trial = { ...FAILED, id: "run-0", others: [2, 3] };
    const { word, evidence } = decide({ trials: [batch, FAILED] });
    expect(word).toBe("own-change");
    expect(evidence).toContain("Test run run-0 failed with #2 and #3 in it as well, which passed without it since.");
  });

  test.each<[string, readonly Trial[]]>([
    ["the batch is not cleared", [{ ...FAILED, id: "run-0", others: [2], isDamning: false }, FAILED]],
    ["a run with it passed", [{ ...FAILED, id: "run-0", others: [2] }, { ...FAILED, outcome: "passed" }, FAILED]],
    ["the other run may have another cause", [{ ...FAILED, id: "run-0", isDamning: false }, FAILED]],
    [
      "it was never tested alone",
      [
        { ...FAILED, others: [2] },
        { ...FAILED, id: "run-0", others: [3] },
      ],
    ],
  ])("are no more than its own run where %s", (_why, trials) => {
    expect(decide({ trials }).word).toBe("own-run");
  });

  test("of several in one run are nobody's fault for sure", () => {
    const batch: Trial = { ...FAILED, others: [2, 3], isDamning: false };
    const { word, sentence } = decide({ trials: [batch] });
    expect([word, sentence]).toEqual([
      "unknown",
      "The tests failed with #2 and #3 in the same run, so the fault may be in any of them.",
    ]);
  });

  test("and passed on one commit are flaky, where that holds for every failed check", () => {
    const unsteady = { ...FAILED, checks: { ...CHECKS, unsteady: ["unit"] } };
    expect(decide({ trials: [unsteady] })).toMatchObject({ word: "flaky", next: "requeue" });
    const half = { ...FAILED, checks: { ...CHECKS, failed: ["unit", "lint"], unsteady: ["unit"] } };
    expect(decide({ trials: [half] }).word).toBe("own-run");
  });

  test("in one run and passed in another of the same commit are flaky", () => {
    const [passed, failed] = [
      { ...FAILED, id: "run-0", outcome: "passed" as const, sha: "a" },
      { ...FAILED, sha: "a" },
    ];
    expect(decide({ trials: [passed, failed] }).word).toBe("flaky");
    expect(decide({ trials: [passed, { ...failed, sha: "b" }] }).word).toBe("own-run");
    expect(decide({ trials: [{ ...passed, sha: undefined }, FAILED] }).word).toBe("own-run");
  });

  test("that nobody can name leave the cause unknown", () => {
    const { word, next } = decide({ reason: "TEST_RUN_REQUIRED_STATUS_FAILED" });
    expect([word, next]).toEqual(["unknown", "look"]);
  });
});

function advice(facts: Partial<VerdictFacts>): string {
  return adviceOf(decide(facts));
}

describe("what to do", () => {
  test("is never to submit again what is closed or merged, or held", () => {
    const gone = [
      { ...ON_HOST, open: false },
      { ...ON_HOST, open: false, merged: true },
    ];
    for (const onHost of gone) {
      for (const end of ["failed", "cancelled", "left"] as const) expect(advice({ end, onHost })).toBe("");
      expect(advice({ end: "cancelled", reason: "USER_REQUESTED", onHost })).toBe("");
    }
    expect(advice({ end: "cancelled", reason: "PR_MERGED_INTO_OTHER_BRANCH" })).toBe("");
    expect(advice({ end: "held", trials: [FAILED] })).toBe(
      "It is still in the queue: wait for what the queue decides.",
    );
  });

  test("is said also where nobody knows the cause", () => {
    expect(advice({})).toMatch(/^See what failed and whether it can still be merged;/);
  });
});

describe("the service's reason", () => {
  test.each([
    ["START_TEST_RUN_RETRY_EXHAUSTED", "infrastructure", "requeue"],
    ["START_TEST_RUN_NO_REQUIRED_STATUSES", "infrastructure", "fix"],
    ["GITHUB_API_REPEATED_SERVER_ERRORS", "infrastructure", "requeue"],
    ["GITHUB_API_BRANCH_PROTECTION_UNMET", "infrastructure", "fix"],
    ["PR_UPDATED_AT_MERGE_TIME", "taken-out", "requeue"],
    ["START_TEST_RUN_MERGE_CONFLICT", "conflict", "fix"],
    ["TEST_RUN_TIMEOUT", "infrastructure", "requeue"],
    ["SOMETHING_NEW", "unknown", "look"],
    ["constructor", "unknown", "look"],
  ])("%s is told as %s", (reason, word, next) => {
    expect(decide({ reason })).toMatchObject({ word, next });
  });

  test("is shown where it is new to us and decides nothing", () => {
    expect(decide({ reason: "SOMETHING_NEW" }).evidence).toEqual(['The service\'s word for it is "something new".']);
  });

  test("names whom a conflict is with", () => {
    const reason = "START_TEST_RUN_MERGE_CONFLICT";
    const sentence = (facts: Partial<VerdictFacts>) => decide({ reason, ...facts }).sentence;
    expect(sentence({ culprit: { kind: "pull-request", number: 7 } })).toBe("It conflicts with #7.");
    expect(sentence({ culprit: { kind: "target-branch" } })).toBe("It conflicts with main.");
    expect(sentence({})).toBe("It conflicts with main, or with a pull request before it.");
  });

  test("for a failure is worth more than failed tests before it", () => {
    expect(decide({ trials: [FAILED], reason: "START_TEST_RUN_MERGE_CONFLICT" }).word).toBe("conflict");
    expect(decide({ trials: [FAILED], reason: "GITHUB_API_RATE_LIMIT_EXCEEDED" }).word).toBe("infrastructure");
  });

  test("that is new for a cancellation is said in its own words", () => {
    const { word, sentence } = decide({ end: "cancelled", reason: "MOON_PHASE_CHANGED" });
    expect([word, sentence]).toEqual(["taken-out", "It was taken out: moon phase changed."]);
  });
});

test("what was submitted again is waited for, whatever threw it out before", () => {
  expect(decide({ end: "cancelled", reason: "PR_PUSHED_TO", isBack: true })).toMatchObject({
    word: "taken-out",
    next: "wait",
    evidence: ['The service\'s word for it is "pr pushed to".', "It was submitted again."],
  });
});

describe("GitHub's side", () => {
  test("explains a failure as a conflict at the merge, or where no failed tests are known", () => {
    const onHost = { ...ON_HOST, conflicts: true };
    expect(decide({ onHost }).word).toBe("conflict");
    expect(decide({ onHost, trials: [FAILED] })).toMatchObject({ word: "own-run", next: "fix" });
    expect(decide({ onHost, reason: "GITHUB_API_MERGE_PR_FAILED", trials: [FAILED] }).word).toBe("conflict");
    expect(decide({ onHost, reason: "GITHUB_API_RATE_LIMIT_EXCEEDED" })).toMatchObject({ next: "fix" });
  });

  test.each([
    ["closed", { open: false }, "none"],
    ["merged since", { open: false, merged: true }, "none"],
    ["a draft", { draft: true }, "fix"],
    ["meant for another branch", { baseBranch: "next" }, "fix"],
    ["in conflict", { conflicts: true }, "fix"],
    ["as it was", {}, "requeue"],
  ] as const)("what is %s is to be submitted again only then", (_what, patch, next) => {
    const onHost = { ...ON_HOST, ...patch };
    expect(decide({ end: "cancelled", reason: "PR_PUSHED_TO", onHost }).next).toBe(next);
  });
});

describe("what is held", () => {
  test("waits, whatever GitHub shows", () => {
    const onHost = { ...ON_HOST, conflicts: true };
    expect(decide({ end: "held", trials: [FAILED], onHost })).toMatchObject({ word: "unknown", next: "wait" });
    expect(decide({ end: "held", trials: [FAILED], failingAhead: [3] }).word).toBe("other-change");
  });

  test("is not held by others of its own batch", () => {
    const batch = { ...FAILED, others: [3] };
    expect(decide({ end: "held", trials: [batch], failingAhead: [3] }).word).toBe("unknown");
  });
});

function run(fields: object) {
  return { testBranch: "trunk-merge/pr-1/x", status: "failed", ...fields };
}

function status(state: string) {
  return { context: "unit", state };
}

describe("a run alone", () => {
  test("shows a flaky test where one status failed after it passed", () => {
    const statusChecks = [status("failure"), status("success"), status("pending")];
    expect(runVerdict("x", run({ requiredStatuses: ["unit"], statusChecks }))?.word).toBe("flaky");
  });

  test("shows a check that was never reported, and one that had not ended", () => {
    expect(runVerdict("x", run({ requiredStatuses: ["unit"] }))).toMatchObject({ word: "infrastructure", next: "fix" });
    const going = run({ requiredStatuses: ["unit"], statusChecks: [status("pending")] });
    expect(runVerdict("x", going)).toMatchObject({ word: "infrastructure", next: "requeue" });
  });

  test("never shows whose change it is", () => {
    const statusChecks = [status("failure")];
    for (const testedPullRequests of [[], [{ prNumber: 1 }], [{ prNumber: 1 }, { prNumber: 2 }]]) {
      expect(runVerdict("x", run({ statusChecks, testedPullRequests }))?.word).toBe("unknown");
    }
  });

  test("has none where it did not fail", () => {
    for (const state of ["succeeded", "cancelled", "in_progress"])
      expect(runVerdict("x", run({ status: state }))).toBeUndefined();
  });
});

test("a verdict in lines is what it says, what it rests on and what to do", () => {
  const verdict = decide({ end: "cancelled", reason: "PR_PUSHED_TO" });
  expect(verdictLines(verdict)).toEqual([
    "It got new commits, which took it out of the queue.",
    'The service\'s word for it is "pr pushed to".',
    "Submit it again.",
  ]);
});

function row(prNumber: number, testRunId: string, fields: object = {}) {
  const endedAt = "2026-01-31T12:00:00.000Z";
  return { prNumber, testRunId, endedAt, outcome: "failed", cycleConclusion: "failed", ...fields };
}

/** The runs that count against #1. */
function damning(results: Parameters<typeof trialsOf>[0]["results"], hasFailed = true) {
  return trialsOf({ number: 1, hasFailed, runs: [], results }).flatMap(({ id, isDamning }) => (isDamning ? [id] : []));
}

describe("the trials of a pull request", () => {
  const batch = [
    row(1, "batch", { bisection: "entered_bisection" }),
    row(2, "batch", { bisection: "entered_bisection", cycleConclusion: "merged" }),
  ];
  const alone = row(1, "alone", { bisection: "in_bisection" });
  const other = row(2, "other", { bisection: "in_bisection", outcome: "passed", cycleConclusion: "merged" });
  test("count against it where the others passed since", () => {
    expect(damning([alone, other, ...batch])).toEqual(["batch", "alone"]);
  });

  test("do not count where another one has not passed since, or failed itself", () => {
    expect(damning([alone, ...batch])).toEqual(["alone"]);
    expect(damning([alone, { ...other, outcome: "failed" }, ...batch])).toEqual(["alone"]);
    expect(damning([alone, ...batch, other])).toEqual(["alone"]);
  });

  test("do not count where they may be an earlier attempt's", () => {
    expect(damning([row(1, "later"), alone, other, ...batch])).toEqual(["later"]);
    expect(damning([{ ...alone, cycleConclusion: "cancelled" }, other, ...batch])).toEqual([]);
  });

  test("do not count while nothing is decided", () => {
    expect(damning([alone, other, ...batch], false)).toEqual([]);
  });
});
