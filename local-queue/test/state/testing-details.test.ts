import { describe, expect, test } from "vitest";
import { MAIN, refusalOf, submittedService } from "../support/fake-queue-service.js";

describe("getMergeQueueTestingDetails of the local service", () => {
  test("returns pending checks, and the required checks of branch protection, when the run is in progress", () => {
    const service = submittedService([{ title: "A change" }], 5);
    const [run] = service.runs(1);
    const details = service.engine.getMergeQueueTestingDetails(MAIN, run?.id ?? "");
    expect(details).toEqual({
      requiredStatuses: ["build", "test"],
      requiredStatusesSource: "repo_provider_branch_protection",
      testBranch: `trunk-merge/pr-1/${run?.id}`,
      testBranchSha: expect.stringMatching(/^[0-9a-f]{40}$/),
      createdAt: service.at(2),
      status: "in_progress",
      checkSuites: [{ checkRuns: [] }],
      statusChecks: [
        {
          context: "build",
          state: "PENDING",
          url: expect.stringMatching(/^https:\/\/github\.com\/local\/playground\//),
        },
        { context: "test", state: "PENDING", url: expect.stringContaining("https://") },
      ],
      testedPullRequests: [{ prNumber: 1, prUrl: "https://github.com/local/playground/pull/1", title: "A change" }],
      dependentPrs: [],
    });
  });

  test("returns the checks and the failure when the run has failed", () => {
    const service = submittedService(
      [
        {
          testPlan: {
            checks: [
              { name: "unit", result: "failure" },
              { name: "slow", result: "never-reported" },
              { name: "lint", result: "failure", kind: "check-run" },
            ],
          },
        },
      ],
      20,
      { requiredStatuses: ["build", "unit", "slow"] },
    );
    service.patch(1, { testPlan: { checks: [] } });
    const details = service.engine.getMergeQueueTestingDetails(MAIN, service.runs(1)[0]?.id ?? "");
    expect(details).toMatchObject({
      status: "failed",
      requiredStatusesSource: "merge_instance",
      statusChecks: [
        { context: "build", state: "SUCCESS" },
        { context: "unit", state: "FAILURE" },
        { context: "build", state: "PENDING" },
        { context: "unit", state: "PENDING" },
      ],
      checkSuites: [{ checkRuns: [{ name: "lint", status: "COMPLETED", conclusion: "FAILURE" }] }],
    });
  });

  test("fails the last required check when the plan names no failed check", () => {
    const service = submittedService([{ testPlan: { result: "fail" } }], 20);
    expect(service.engine.getMergeQueueTestingDetails(MAIN, service.runs(1)[0]?.id ?? "").statusChecks).toMatchObject([
      { context: "build", state: "SUCCESS" },
      { context: "test", state: "FAILURE" },
      { context: "build", state: "PENDING" },
      { context: "test", state: "PENDING" },
    ]);
  });

  test("returns no dependent pull requests in a single queue", () => {
    const service = submittedService([{}, {}], 5, { concurrency: 2 });
    const [run] = service.runs(2);
    expect(run?.ahead).toEqual([1]);
    expect(service.engine.getMergeQueueTestingDetails(MAIN, run?.id ?? "").dependentPrs).toEqual([]);
  });

  test("accepts an id with the suffix of a bisection branch, and returns 404 for an unknown id", () => {
    const service = submittedService([{}], 5);
    const id = service.runs(1)[0]?.id ?? "";
    const statusOf = (testRunId: string) => service.engine.getMergeQueueTestingDetails(MAIN, testRunId).status;
    expect(statusOf(`${id}-bisection`)).toBe("in_progress");
    expect(statusOf(`${id}-bisection-2`)).toBe("in_progress");
    expect(refusalOf(() => statusOf("other"))?.status).toBe(404);
  });

  test("returns a canceled run with pending checks", () => {
    const service = submittedService([{}], 5);
    service.engine.cancelPullRequest(MAIN, 1);
    service.advance(60);
    expect(service.engine.getMergeQueueTestingDetails(MAIN, service.runs(1)[0]?.id ?? "")).toMatchObject({
      status: "cancelled",
      statusChecks: [{ state: "PENDING" }, { state: "PENDING" }],
    });
  });
});
