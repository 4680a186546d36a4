import { describe, expect, test } from "vitest";
import type { Fault, LocalService, NewPullRequest, PullRequest } from "../../../local-queue/src/serve/service.js";
import { annotations, errorLine, givenService } from "../../support/action.js";
import { byApi } from "../../support/api.js";
import { givenTesting, runOf } from "../../support/queue.js";
import { waitFor } from "../../support/run-wait.js";

type TestPlan = NonNullable<NewPullRequest["testPlan"]>;

const FAILS: TestPlan = {
  testSeconds: 20,
  result: "fail",
  checks: [
    { name: "unit", result: "failure" },
    { name: "lint | ``` <b>", result: "failure", kind: "check-run" },
  ],
};

/** Returns a pull request whose tests run and will fail. */
async function givenFailing(testPlan: TestPlan = FAILS) {
  const service = await givenService();
  const pullRequest = givenTesting(service, { title: "Add a flag", testPlan });
  return { service, pullRequest, run: runOf(service, pullRequest.number) };
}

/** Makes the service behave like an older service, which lists no test results. */
function withoutResults({ control }: LocalService): void {
  control.addFault({ endpoint: "listMergeQueueTestingResults", times: 0, fault: { kind: "status", status: 404 } });
}

/**
 * Returns a pull request with failing tests, whose record does not name the test run. Only GitHub shows the test run.
 */
async function givenUnnamed(testPlan?: TestPlan) {
  const given = await givenFailing(testPlan);
  const fault = { kind: "patch", merge: { verifiedByTestRun: null } } as const;
  given.service.control.addFault({ endpoint: "getSubmittedPullRequest", times: 0, fault });
  withoutResults(given.service);
  return given;
}

function asked(service: LocalService, endpoint: string): number {
  return service.requests.filter((request) => request.endpoint === endpoint).length;
}

/** Finishes the tests after the step has requested the test branches from GitHub, or after a number of polls. */
function endAfterLook(service: LocalService, polls = Number.POSITIVE_INFINITY) {
  return {
    frozen: true,
    onPause(): void {
      if (asked(service, "github:matching-refs") > 0 || asked(service, "getSubmittedPullRequest") >= polls)
        service.control.advance(60);
    },
  };
}

/** Finishes the tests after a number of polls. */
function endAfterPolls(service: LocalService, polls: number) {
  return {
    frozen: true,
    onPause(): void {
      if (asked(service, "getSubmittedPullRequest") >= polls) service.control.advance(60);
    },
  };
}

function meets(service: LocalService, endpoint: "getMergeQueueTestingDetails", fault: Fault): void {
  service.control.addFault({ endpoint, times: 0, fault });
}

function refuseBranches(service: LocalService, fault: Fault): void {
  service.control.addFault({ endpoint: "github:matching-refs", times: 0, fault });
}

function permissionHints(log: string): number {
  return log.split("\n").filter((line) => line === "    contents: read").length;
}

/** Number of requests to GitHub for the test run. On API v2, the record names the test run. */
const LOOK_UPS = byApi({ v1: 1, v2: 0 });
const NOT_EXPLAINED = { result: "failed", "failing-checks": "", "error-kind": "result" };
const SEE_CHECKS = "See the checks on the test branch in the web application of the queue";

function waitForFailure(service: LocalService, pullRequest: PullRequest, inputs = {}) {
  return waitFor(service, pullRequest, inputs, endAfterLook(service, 3));
}

describe("a wait whose pull request fails", () => {
  test("ignores the test branch of pull request 17 when the wait is for pull request 1", async () => {
    const { service, pullRequest } = await givenUnnamed();
    const other = `${pullRequest.number}7`;
    const name = `trunk-merge/pr-${other}/11111111-2222-4333-8444-555555555555`;
    service.control.addFault({
      endpoint: "github:matching-refs",
      times: 0,
      fault: { kind: "reply", status: 200, json: [{ ref: `refs/heads/${name}` }] },
    });

    const end = await waitForFailure(service, pullRequest);

    expect(end.outputs).toMatchObject({ result: "failed", "test-run-id": "", "failing-checks": "" });
    expect(end.calls).not.toContain("getMergeQueueTestingDetails");
  });

  test("names the failed checks and shows the report of the test run", async () => {
    const { service, pullRequest, run } = await givenFailing();

    const end = await waitForFailure(service, pullRequest);

    expect(end.exitCode).toBe(1);
    expect(end.outputs).toMatchObject({
      result: "failed",
      "test-run-id": run.id,
      "failing-checks": JSON.stringify(["lint | ``` <b>", "unit"]),
      "error-kind": "result",
    });
    expect(errorLine(end.log)).toMatch(/and was not merged: lint \| ``` <b> and unit failed\.$/);
    expect(end.outputs.cause).toBe("tests-failed");
    expect(end.log).toContain(`The id of the test run is ${run.id}.`);
    expect(end.log).toContain("The tests failed, and no other pull request can be the cause");
    expect(end.log).toContain("Fix the failed checks, and submit the pull request again.");
    expect(end.summary).toContain("The tests failed, and no other pull request can be the cause");
    expect(end.log).not.toContain("as a batch");
    expect(end.log).not.toContain(SEE_CHECKS);
    expect(end.summary).toContain("#### Failed checks\n\n| Check | Result | Required |\n");
    expect(end.summary).toMatch(/\| \[unit\]\(https:\/\/github\.com\/\S+\) \| failed \|/);
    expect(end.summary).toContain("#### Time in each state");
    expect(end.summary).not.toContain("<b>");
    expect(end.result).toMatchObject({ testRun: { testBranch: run.branch, status: "failed" } });
    expect(asked(service, "github:matching-refs")).toBe(LOOK_UPS);
    expect(asked(service, "getMergeQueueTestingDetails")).toBe(1);
  });

  test("sends no request to GitHub when the record names the test run", async () => {
    const { service, pullRequest, run } = await givenFailing();
    service.control.advance(60);

    const end = await waitFor(service, pullRequest, { "github-token": "" });

    expect(end.outputs).toMatchObject({
      result: "failed",
      "test-run-id": run.id,
      "failing-checks": JSON.stringify(["lint | ``` <b>", "unit"]),
    });
    expect(end.calls).toEqual([
      "getSubmittedPullRequest",
      "getSubmittedPullRequest",
      "listMergeQueueTestingResults",
      "getMergeQueueTestingDetails",
    ]);
  });

  test("names a required check when the service has no report of it", async () => {
    const { service, pullRequest, run } = await givenFailing({
      result: "fail",
      testSeconds: 20,
      checks: [
        { name: "build", result: "never-reported" },
        { name: "other", result: "failure", kind: "check-run" },
      ],
    });
    meets(service, "getMergeQueueTestingDetails", { kind: "patch", merge: { checkSuites: [] } });

    const end = await waitForFailure(service, pullRequest);

    expect(end.outputs).toMatchObject({ "test-run-id": run.id, "failing-checks": "[]" });
    expect(errorLine(end.log)).toMatch(/and was not merged: the service has no report of build\.$/);
    expect(end.log).toContain("Configure a workflow that reports this check on the branches trunk-merge/**");
  });

  test("names no cause when the test run succeeded", async () => {
    const { service, pullRequest, run } = await givenFailing();
    withoutResults(service);
    service.control.addFault({
      endpoint: "getSubmittedPullRequest",
      times: 0,
      fault: { kind: "patch", merge: { timeline: [] } },
    });
    meets(service, "getMergeQueueTestingDetails", {
      kind: "patch",
      merge: { status: "SUCCEEDED", checkSuites: [], statusChecks: [] },
    });

    const end = await waitForFailure(service, pullRequest);

    expect(end.outputs).toMatchObject({ "test-run-id": run.id, "failing-checks": "[]" });
    expect(errorLine(end.log)).toMatch(/and was not merged\.$/);
    expect(end.outputs.cause).toBe("unknown");
    expect(end.log).toContain("The pull request failed after its tests passed, for example during the merge");
    expect(end.log).toContain(`The test run ${run.id} of the pull request succeeded.`);
  });
});

describe("a failed wait without details of the test run", () => {
  test("sends no request to GitHub and logs no hint without a github-token", async () => {
    const { service, pullRequest } = await givenUnnamed();

    const end = await waitForFailure(service, pullRequest, { "github-token": "" });

    expect(end.outputs).toMatchObject({ ...NOT_EXPLAINED, "test-run-id": "" });
    expect(annotations(end.log)).toEqual([errorLine(end.log)]);
    expect(end.log).toContain(SEE_CHECKS);
    expect(end.log).not.toContain("test-run-id");
    expect(new Set(end.calls)).toEqual(
      new Set(["getSubmittedPullRequest", "getQueue", "listMergeQueueTestingResults"]),
    );
  });

  test.each([403, 404])(
    "logs one hint when GitHub rejects the search for the test branch with status %i",
    async (status) => {
      const { service, pullRequest } = await givenUnnamed();
      refuseBranches(service, { kind: "status", status });
      const later = endAfterPolls(service, 4);

      const end = await waitFor(service, pullRequest, {}, later);

      expect(end.exitCode).toBe(1);
      expect(end.outputs).toMatchObject({ ...NOT_EXPLAINED, "test-run-id": "" });
      expect(asked(service, "github:matching-refs")).toBe(1);
      expect(end.log).toContain("The output test-run-id is empty: the branches that begin with trunk-merge/pr-1/");
      expect(permissionHints(end.log)).toBe(1);
      expect(annotations(end.log)).toHaveLength(1);
      expect(end.log).toContain(SEE_CHECKS);
    },
  );

  test.each<[string, Fault]>([
    ["refused", { kind: "status", status: 500 }],
    ["unreadable", { kind: "reply", status: 200, text: "none" }],
    ["unknown", { kind: "status", status: 404 }],
    ["never answered", { kind: "hang" }],
  ])("returns only the id of the test run when its details are %s", async (_how, fault) => {
    const { service, pullRequest, run } = await givenUnnamed();
    meets(service, "getMergeQueueTestingDetails", fault);

    const end = await waitForFailure(service, pullRequest, { "request-timeout": "1s" });

    expect(end.exitCode).toBe(1);
    expect(end.outputs).toMatchObject({ ...NOT_EXPLAINED, "test-run-id": run.id });
    expect(end.log.split("\n").filter((line) => line.startsWith("The output failing-checks is empty"))).toHaveLength(1);
    expect(annotations(end.log)).toHaveLength(1);
    expect(end.log).toContain(SEE_CHECKS);
  });
});

test("a wait with the result `merged` logs no hint when GitHub rejects the search for the test branch", async () => {
  const { service, pullRequest } = await givenFailing({ testSeconds: 20 });
  refuseBranches(service, { kind: "status", status: 403 });

  const end = await waitForFailure(service, pullRequest);

  expect(end.outputs).toMatchObject({ result: "merged", "test-run-id": "", "failing-checks": "" });
  expect(asked(service, "github:matching-refs")).toBe(LOOK_UPS);
  expect(end.calls).not.toContain("getMergeQueueTestingDetails");
  expect(permissionHints(end.log)).toBe(0);
});
