import { describe, expect, test } from "vitest";
import { failureOf, QUEUE } from "../../support/service-under-test.js";
import { failed, givenApi, listOf, ok, PR_ID, QUEUE_ID, TIME } from "./api.js";

const RUN = "GET /merge-queue-verification-runs/run-1";
const RESULTS = `GET /merge-queues/${QUEUE_ID}/testing-results`;

function check(fields: Readonly<Record<string, unknown>>) {
  return {
    id: "1",
    kind: "checkRun",
    status: "completed",
    conclusion: "success",
    url: null,
    provider: "github",
    ...fields,
  };
}

function run(fields: Readonly<Record<string, unknown>> = {}) {
  return {
    id: "run-1",
    isBisection: true,
    testBranch: "trunk-merge/pr-1/run-1",
    testBranchSha: "a".repeat(40),
    createdAt: TIME,
    updatedAt: TIME,
    status: "inProgress",
    requiredStatusesSource: "repoProviderBranchProtection",
    requiredStatuses: ["unit"],
    checks: [],
    testedPullRequests: [{ id: PR_ID, number: 1, sha: "1", title: "Add a flag", url: "https://example.com/1" }],
    dependentPullRequests: [{ id: PR_ID, number: 7, sha: "7", title: "PR 7" }],
    ...fields,
  };
}

function targets(impactedTargets: readonly string[], impactsAllTargets = false) {
  return { impactsAllTargets, impactedTargets, totalImpactedTargets: impactedTargets.length };
}

async function read(fields: Readonly<Record<string, unknown>>) {
  const { service } = await givenApi({ [RUN]: ok(run(fields)) });
  return service.readTestRun(QUEUE, "run-1");
}

describe("readTestRun", () => {
  test("returns a run with the field names and words of API v1", async () => {
    const impactedTargets = { all: targets([], true), testedPullRequestsOnly: targets(["api"]) };
    const { service, calls } = await givenApi({ [RUN]: ok(run({ impactedTargets })) });

    expect(await service.readTestRun(QUEUE, "run-1")).toMatchObject({
      id: "run-1",
      isBisection: true,
      testBranch: "trunk-merge/pr-1/run-1",
      testBranchSha: "a".repeat(40),
      status: "in_progress",
      requiredStatusesSource: "repo_provider_branch_protection",
      requiredStatuses: ["unit"],
      testedPullRequests: [{ prNumber: 1, prUrl: "https://example.com/1", title: "Add a flag" }],
      dependentPrs: [7],
      impactedTargets: ["ALL"],
      impactedTargetsForTestedPrs: ["api"],
    });
    expect(calls()).toEqual([RUN]);
  });

  test.each<[string, object, string | undefined]>([
    ["success", { conclusion: "success", providerConclusion: "SUCCESS" }, "success"],
    ["a time limit", { conclusion: "timeout", providerConclusion: "TIMED_OUT" }, "timed_out"],
    ["a time limit without the provider's word", { conclusion: "timeout" }, "timed_out"],
    ["a required action", { conclusion: "neutral", providerConclusion: "ACTION_REQUIRED" }, "action_required"],
    ["a stale run", { conclusion: "neutral", providerConclusion: "STALE" }, "stale"],
    ["neutral", { conclusion: "neutral", providerConclusion: "NEUTRAL" }, "neutral"],
    ["a failure without the provider's word", { conclusion: "failure" }, "failure"],
    ["a run in progress, whose neutral is a placeholder", { status: "inProgress", conclusion: "neutral" }, undefined],
    [
      "a gate that waits",
      { status: "queued", conclusion: "neutral", providerStatus: "WAITING", providerConclusion: "PENDING" },
      undefined,
    ],
  ])("reads the conclusion of a check run: %s", async (_what, fields, conclusion) => {
    const { checkSuites, statusChecks } = await read({ checks: [check({ name: "unit", ...fields })] });

    expect(checkSuites?.[0]?.checkRuns?.map(({ conclusion: found }) => found)).toEqual([conclusion]);
    expect(statusChecks).toEqual([]);
  });

  test.each<[string, object, string]>([
    ["success", { conclusion: "success", providerConclusion: "SUCCESS" }, "success"],
    ["an error", { conclusion: "failure", providerConclusion: "ERROR" }, "error"],
    ["pending", { status: "inProgress", conclusion: "neutral", providerConclusion: "PENDING" }, "pending"],
    ["pending without the provider's word", { status: "queued", conclusion: "neutral" }, "pending"],
    ["a failure without the provider's word", { conclusion: "failure" }, "failure"],
  ])("reads the state of a commit status: %s", async (_what, fields, state) => {
    const { checkSuites, statusChecks } = await read({
      checks: [check({ name: "build", kind: "statusCheck", url: "https://example.com", ...fields })],
    });

    expect(statusChecks).toEqual([{ context: "build", url: "https://example.com", state }]);
    expect(checkSuites?.[0]?.checkRuns).toEqual([]);
  });

  test("accepts unknown words, unknown kinds of checks and missing fields", async () => {
    const { service } = await givenApi(
      {
        [RUN]: ok({
          testBranch: "b",
          status: "onHold",
          checks: [{ name: "x", kind: "newKind", conclusion: "exploded" }],
        }),
      },
      { isDocumented: false },
    );

    expect(await service.readTestRun(QUEUE, "run-1")).toMatchObject({
      status: "on_hold",
      checkSuites: [{ checkRuns: [{ name: "x", conclusion: "exploded" }] }],
    });
  });

  test("fails with status 404 when the run is unknown", async () => {
    const { service } = await givenApi({ [RUN]: failed(404, "VERIFICATION_RUN_NOT_FOUND") });

    expect((await failureOf(service.readTestRun(QUEUE, "run-1"))).kind).toBe("not-found");
  });
});

function row(fields: Readonly<Record<string, unknown>> = {}) {
  return {
    pullRequestNumber: 1,
    endedAt: TIME,
    testingDurationMs: 1000,
    isBisection: false,
    startedBisection: false,
    ...fields,
  };
}

describe("readTestingResults", () => {
  test("returns results with the field names and words of API v1", async () => {
    const { service } = await givenApi({
      [RESULTS]: listOf(
        row({ outcome: "failed", entryConclusion: "merged", verificationRunId: "run-1", startedBisection: true }),
        row({ isBisection: true, outcome: "passed" }),
        row({ isBisection: true, startedBisection: true }),
        row(),
      ),
    });

    const { testingResults, nextCursor } = await service.readTestingResults(QUEUE, { since: TIME });

    expect(nextCursor).toBeUndefined();
    expect(testingResults).toEqual([
      {
        prNumber: 1,
        endedAt: TIME,
        testingDurationMs: 1000,
        outcome: "failed",
        cycleConclusion: "merged",
        testRunId: "run-1",
        bisection: "entered_bisection",
      },
      {
        prNumber: 1,
        endedAt: TIME,
        testingDurationMs: 1000,
        outcome: "passed",
        testRunId: "",
        bisection: "in_bisection",
      },
      {
        prNumber: 1,
        endedAt: TIME,
        testingDurationMs: 1000,
        outcome: "",
        testRunId: "",
        bisection: "entered_bisection",
      },
      { prNumber: 1, endedAt: TIME, testingDurationMs: 1000, outcome: "", testRunId: "" },
    ]);
  });

  test("requests a time span, and later pages by their cursor", async () => {
    const { service, calls } = await givenApi({
      [RESULTS]: [ok({ data: [], nextCursor: "c2", hasMore: true }), listOf()],
    });
    const span = { since: TIME, until: TIME };

    const { nextCursor } = await service.readTestingResults(QUEUE, { ...span, cursor: undefined });
    await service.readTestingResults(QUEUE, { ...span, cursor: nextCursor ?? undefined });

    expect(calls().filter((call) => call.startsWith(RESULTS))).toEqual([
      `${RESULTS}?since=${TIME}&until=${TIME}&limit=100`,
      `${RESULTS}?since=${TIME}&until=${TIME}&cursor=c2&limit=100`,
    ]);
  });
});
