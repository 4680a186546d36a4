import { describe, expect, test } from "vitest";
import type { QueueService } from "../../../src/service/service.js";
import { failureOf, PULL_REQUEST, QUEUE } from "../../support/service-under-test.js";
import {
  failed,
  givenApi,
  LOOK_UPS,
  listOf,
  ok,
  PR_ID,
  pullRequest,
  QUEUE_ID,
  queueEntry,
  REPOSITORY_ID,
  TEXT,
  TIME,
} from "./api.js";

const RUN = "GET /merge-queue-verification-runs/run-1";
const RESULTS = `GET /merge-queues/${QUEUE_ID}/testing-results`;
const LIST = `GET /merge-queues/${QUEUE_ID}/pull-requests`;
const ESTIMATE = `GET /pull-requests/${PR_ID}/queue-entry-estimate`;
const METRICS = "GET /merge-queues/metrics";
const TESTS = "GET /tests";

describe("readTestRun", () => {
  const check = (fields: Readonly<Record<string, unknown>>) => {
    return {
      id: "1",
      kind: "checkRun",
      status: "completed",
      conclusion: "success",
      url: null,
      provider: "github",
      ...fields,
    };
  };
  const run = (fields: Readonly<Record<string, unknown>> = {}) => {
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
  };
  const read = async (fields: Readonly<Record<string, unknown>>, isDocumented = true) => {
    const { service } = await givenApi({ [RUN]: ok(run(fields)) }, { isDocumented });
    return service.readTestRun(QUEUE, "run-1");
  };

  test("returns a run in the words of API v1, without a look-up", async () => {
    const targets = (impactedTargets: readonly string[], impactsAllTargets = false) => {
      return { impactsAllTargets, impactedTargets, totalImpactedTargets: impactedTargets.length };
    };
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
  ])("returns the conclusion of a check run: %s", async (_what, fields, conclusion) => {
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
  ])("returns the state of a status: %s", async (_what, fields, state) => {
    const { checkSuites, statusChecks } = await read({
      checks: [check({ name: "build", kind: "statusCheck", url: "https://example.com", ...fields })],
    });

    expect(statusChecks).toEqual([{ context: "build", url: "https://example.com", state }]);
    expect(checkSuites?.[0]?.checkRuns).toEqual([]);
  });

  test("accepts unknown words, kinds and missing fields", async () => {
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

  test("returns status 404 for an unknown run", async () => {
    const { service } = await givenApi({ [RUN]: failed(404, "VERIFICATION_RUN_NOT_FOUND") });

    expect((await failureOf(service.readTestRun(QUEUE, "run-1"))).kind).toBe("not-found");
  });
});

describe("readTestingResults", () => {
  const row = (fields: Readonly<Record<string, unknown>> = {}) => {
    return {
      pullRequestNumber: 1,
      endedAt: TIME,
      testingDurationMs: 1000,
      isBisection: false,
      startedBisection: false,
      ...fields,
    };
  };

  test("returns results in the words of API v1", async () => {
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

  test("requests a span, and later pages by their cursor", async () => {
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

describe("readPullRequests", () => {
  test("requests a state, an age and a page, and returns records of this queue", async () => {
    const elsewhere = pullRequest({ queueEntry: queueEntry({ mergeQueueId: "another" }), number: 2 });
    const { service, calls } = await givenApi({
      [LIST]: ok({ data: [pullRequest(), elsewhere], nextCursor: "c3", hasMore: true }),
    });

    const page = await service.readPullRequests(QUEUE, { state: "not_ready", since: TIME, cursor: "c2" });

    expect(calls().at(-1)).toBe(`${LIST}?limit=100&state=notReady&concludedAfter=${TIME}&cursor=c2`);
    expect(page.nextCursor).toBe("c3");
    expect(page.pullRequests.map(({ prNumber, state }) => [prNumber, state])).toEqual([[1, "testing"]]);
  });

  test("requests the first page without a filter", async () => {
    const { service, calls } = await givenApi({ [LIST]: listOf() });

    const page = await service.readPullRequests(QUEUE, { cursor: undefined });

    expect(calls().at(-1)).toBe(`${LIST}?limit=100`);
    expect(page.nextCursor).toBeUndefined();
  });
});

describe("readEstimate", () => {
  const readEstimate = async (reply: ReturnType<typeof ok>, isDocumented = true) => {
    const { service } = await givenApi(
      { "GET /pull-requests": listOf(pullRequest()), [ESTIMATE]: reply },
      { isDocumented },
    );
    return service.readEstimate(PULL_REQUEST);
  };

  test("returns the expected time", async () => {
    const reply = ok({ status: "available", computedAt: TIME, kind: "merge", estimatedAt: TIME });
    expect(await readEstimate(reply)).toEqual({ at: TIME });
  });

  test.each([
    [{ status: "unavailable", reason: "paused" }, "paused"],
    [{ status: "available", computedAt: TIME, kind: "merge" }, "the service gives none at the moment"],
    [{ status: "beingComputed" }, "the service gives none at the moment"],
  ])("returns a reason for the reply %j", async (reply, reason) => {
    expect(await readEstimate(ok(reply), false)).toEqual({ reason });
  });

  test("returns status 404 when the queue has no estimates", async () => {
    const error = await failureOf(readEstimate(failed(404, "ESTIMATE_NOT_ENABLED")));
    expect([error.kind, error.facts.code]).toEqual(["not-found", "ESTIMATE_NOT_ENABLED"]);
  });
});

describe("readMetrics", () => {
  const metrics = { [METRICS]: { headers: TEXT, body: "mq_depth_current 1\n" } };

  test("requests the metrics of a repository by its id", async () => {
    const { service, calls } = await givenApi(metrics);

    expect(await service.readMetrics(QUEUE.repository)).toBe("mq_depth_current 1\n");
    expect(calls()).toEqual([LOOK_UPS.repository, `${METRICS}?repositoryId=${REPOSITORY_ID}`]);
  });

  test("requests the metrics of all repositories without a parameter", async () => {
    const { service, calls } = await givenApi(metrics);

    await service.readMetrics(undefined);

    expect(calls()).toEqual([METRICS]);
  });
});

describe("readQuarantinedTests", () => {
  const listed = (fields: Readonly<Record<string, unknown>> = {}) => {
    return {
      id: "t1",
      testCollectionId: "abcd1234",
      repoId: REPOSITORY_ID,
      name: "adds",
      parentName: "",
      className: "",
      file: "",
      target: "",
      variant: "",
      crossVariantId: null,
      codeowners: [],
      status: "healthy",
      statusSince: null,
      quarantineState: "quarantined",
      labels: [],
      ...fields,
    };
  };
  const readPage = (service: QueueService, page = "") =>
    service.readQuarantinedTests({ repository: QUEUE.repository, orgSlug: "ignored", pageSize: 7 }, page);

  test("returns names in the words of API v1, and no id that names determine", async () => {
    const whole = listed({
      parentName: "suite",
      className: "Adder",
      file: "add.test.ts",
      variant: "linux",
      codeowners: ["@team"],
      status: "flaky",
      statusSince: TIME,
      quarantinedSince: TIME,
    });
    const { service } = await givenApi({ [TESTS]: listOf(whole, listed({ id: "t2" })) });

    const { tests, nextPage, total } = await readPage(service);

    expect([nextPage, total]).toEqual(["", undefined]);
    expect(tests).toEqual([
      {
        name: "adds",
        parent: "suite",
        classname: "Adder",
        file: "add.test.ts",
        variant: "linux",
        codeowners: ["@team"],
        status: "FLAKY",
        status_last_updated_at: TIME,
        quarantined_at: TIME,
        testId: "t1",
      },
      {
        name: "adds",
        parent: null,
        classname: null,
        file: null,
        variant: null,
        codeowners: [],
        status: "HEALTHY",
        status_last_updated_at: null,
        testId: "t2",
      },
    ]);
  });

  test("omits the tests of other repositories, also when a page has only those", async () => {
    const other = listed({ repoId: "00000000-0000-0000-0000-000000000000" });
    const { service } = await givenApi({ [TESTS]: ok({ data: [other], nextCursor: "c2", hasMore: true }) });

    expect(await readPage(service)).toEqual({ tests: [], nextPage: "c2", total: undefined });
  });

  test("requests pages by size and cursor, and the repository once", async () => {
    const { service, calls } = await givenApi({ [TESTS]: listOf(listed()) });

    await readPage(service);
    await readPage(service, "c2");

    expect(calls()).toEqual([
      LOOK_UPS.repository,
      `${TESTS}?quarantineState=quarantined&limit=7`,
      `${TESTS}?quarantineState=quarantined&limit=7&cursor=c2`,
    ]);
  });

  test("uses the former path when the present one is unknown, also for later pages", async () => {
    const { service, calls } = await givenApi(
      { [TESTS]: failed(404, "NOT_FOUND"), "GET /test-cases": listOf(listed()) },
      { isDocumented: false },
    );

    expect((await readPage(service)).tests).toHaveLength(1);
    await readPage(service, "c2");

    expect(calls().map((call) => call.replace(/\?.*/, ""))).toEqual([
      "GET /repositories",
      TESTS,
      "GET /test-cases",
      "GET /test-cases",
    ]);
  });

  test("reports the failure of the present path when it is not 404", async () => {
    const { service, calls } = await givenApi({ [TESTS]: failed(403, "INSUFFICIENT_PERMISSIONS") });

    const error = await failureOf(readPage(service));

    expect([error.kind, error.facts.endpoint]).toEqual(["auth", "tests.list"]);
    expect(calls()).toHaveLength(2);
  });
});
