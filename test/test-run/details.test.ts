import { describe, expect, test } from "vitest";
import type { LocalService } from "../../src/local-queue/service.js";
import { type ActionEnd, annotations, errorLine, givenService } from "../action/harness.js";
import { givenQueued, givenTesting, runOf } from "../action/queue.js";
import { runHere } from "../run/run-here.js";

const UNNAMED = "00000000-1111-4222-8333-444444444444";

/** Reads a run by its id, on the default branch. */
function readRun(service: LocalService, testRunId: string): Promise<ActionEnd> {
  return runHere(service, { operation: "testing-details", "test-run-id": testRunId });
}

/** The reply's fields as they come, over those of the true one. */
function patchRun(service: LocalService, merge: Readonly<Record<string, unknown>>, omit: string[] = []) {
  service.control.addFault({
    endpoint: "getMergeQueueTestingDetails",
    times: 0,
    fault: { kind: "patch", merge, omit },
  });
}

function plain(markdown: string): string {
  return markdown.replaceAll(/&#(\d+);/g, (_all, digits) => String.fromCharCode(Number(digits)));
}

describe("a run", () => {
  test("succeeded: every field of the record is an output", async () => {
    const service = await givenService({ queue: { mode: "parallel" } });
    const pullRequest = givenQueued(service, { title: "Add a flag", testPlan: { testSeconds: 1 } });
    service.engine.setImpactedTargets(
      { repo: { host: "github.com", owner: "local", name: "playground" }, targetBranch: "main" },
      { number: pullRequest.number, sha: pullRequest.headSha, targets: ["app", "lib"] },
    );
    service.control.advance(60);
    const run = runOf(service, pullRequest.number);

    const end = await readRun(service, run.id);

    expect(end.exitCode).toBe(0);
    expect(end.outputs).toMatchObject({
      result: "succeeded",
      status: "succeeded",
      "required-statuses": '["build","test"]',
      "required-statuses-source": "repo_provider_branch_protection",
      "test-branch": run.branch,
      "test-branch-sha": run.sha,
      "check-suites": '[{"checkRuns":[]}]',
      "impacted-targets": '["app","lib"]',
      "impacted-targets-for-tested-prs": '["app","lib"]',
      "dependent-prs": "[]",
      "failing-checks": "[]",
      "missing-checks": "[]",
    });
    expect(end.outputs["created-at"]).toMatch(/^\d{4}-.+Z$/);
    // Each of the two was pending first.
    expect(JSON.parse(end.outputs["status-checks"] ?? "")).toHaveLength(4);
    expect(JSON.parse(end.outputs["tested-pull-requests"] ?? "")).toMatchObject([
      { prNumber: pullRequest.number, title: "Add a flag" },
    ]);
    expect(end.result).toMatchObject({ testRun: { testBranch: run.branch } });
    expect(plain(end.summary)).toContain("2 checks passed");
    expect(plain(end.summary)).toContain("branch protection on GitHub");
    expect(end.summary).toContain(`[&#35;${pullRequest.number}](https://github.com/local/playground/pull/`);
  });

  test("failed: the checks that failed and those without a report come first", async () => {
    const service = await givenService({ queue: { requiredStatuses: ["build", "unit", "slow"] } });
    const pullRequest = givenQueued(service, {
      testPlan: {
        testSeconds: 1,
        result: "fail",
        checks: [
          { name: "unit", result: "failure" },
          { name: "lint", result: "failure", kind: "check-run" },
          { name: "slow", result: "never-reported" },
        ],
      },
    });
    service.control.advance(60);

    const end = await readRun(service, runOf(service, pullRequest.number).id);

    expect(end.exitCode).toBe(0);
    expect(annotations(end.log)).toEqual([]);
    expect(end.outputs).toMatchObject({
      result: "failed",
      status: "failed",
      "failing-checks": '["unit","lint"]',
      "missing-checks": '["slow"]',
      "required-statuses-source": "merge_instance",
      "error-kind": "",
    });
    expect(end.log).toContain(`of #${pullRequest.number} failed: unit and lint failed.`);
    const page = plain(end.summary);
    const places = ["#### Failed checks", "[unit](https://", "without a report\n\n- slow", "1 check passed"].map(
      (text) => page.indexOf(text),
    );
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(0);
    expect(page).toContain("the queue's own settings");
  });

  test("cancelled: the queue gave it up", async () => {
    const service = await givenService();
    const pullRequest = givenTesting(service);
    const { id } = runOf(service, pullRequest.number);
    service.engine.restartTestsOnPullRequest(
      { repo: { host: "github.com", owner: "local", name: "playground" }, targetBranch: "main" },
      pullRequest.number,
    );

    const end = await readRun(service, id);

    expect([end.exitCode, end.outputs.result, end.outputs.status]).toEqual([0, "cancelled", "cancelled"]);
    expect(end.log).toContain("was cancelled.");
  });

  test.each([
    ["REBASING_SOMEHOW", "rebasing_somehow", "does not know: rebasing somehow."],
    [null, "", "The service does not say how the test run"],
  ])("with the status %j is unknown", async (status, output, said) => {
    const service = await givenService();
    const pullRequest = givenTesting(service);
    patchRun(service, { status });

    const end = await readRun(service, runOf(service, pullRequest.number).id);

    expect([end.exitCode, end.outputs.result, end.outputs.status]).toEqual([0, "unknown", output]);
    expect(end.log).toContain(said);
  });

  test("with gaps and in another spelling is read all the same", async () => {
    const service = await givenService();
    const pullRequest = givenTesting(service);
    patchRun(
      service,
      {
        status: "Failed",
        requiredStatuses: null,
        requiredStatusesSource: "NEW_SOURCE",
        testedPullRequests: null,
        dependentPrs: null,
        impactedTargets: null,
        statusChecks: [{ context: "unit", state: "ERROR" }, { context: "build" }],
        newField: { a: 1 },
      },
      ["checkSuites", "createdAt", "testBranchSha"],
    );

    const end = await readRun(service, runOf(service, pullRequest.number).id);

    expect(end.exitCode).toBe(0);
    expect(end.outputs).toMatchObject({
      result: "failed",
      "required-statuses": "",
      "required-statuses-source": "new_source",
      "check-suites": "",
      "tested-pull-requests": "",
      "created-at": "",
      "failing-checks": '["unit"]',
      "missing-checks": "[]",
    });
    expect(end.result).toMatchObject({ testRun: { newField: { a: 1 } } });
    expect(plain(end.summary)).toContain("| unit | error |");
    expect(plain(end.summary)).toContain("| build | no result given |");
  });

  test("of a batch tells that the fault may be in any of its pull requests", async () => {
    const service = await givenService();
    const pullRequest = givenQueued(service, { testPlan: { testSeconds: 1, result: "fail" } });
    service.control.advance(60);
    patchRun(service, { testedPullRequests: [1, 2, 3].map((prNumber) => ({ prNumber })), dependentPrs: [9] });

    const end = await readRun(service, runOf(service, pullRequest.number).id);

    expect(end.log).toContain("The run tests #1, #2 and #3 together, as a batch: the fault may be in any");
    expect(end.summary).toContain("On top of those ahead: #9");
  });

  test("whose reply is no test run fails the step", async () => {
    const service = await givenService();
    const pullRequest = givenTesting(service);
    service.control.addFault({
      endpoint: "getMergeQueueTestingDetails",
      fault: { kind: "reply", status: 200, json: {} },
    });

    const end = await readRun(service, runOf(service, pullRequest.number).id);

    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "response" });
  });
});

describe("the run", () => {
  test("may be given by id or branch, with or without what a bisection adds", async () => {
    const service = await givenService();
    const { id, branch } = runOf(service, givenTesting(service).number);

    for (const text of [`${id}-bisection-3`, branch, `refs/heads/${branch}`, `${branch}-bisection`]) {
      const end = await readRun(service, text);
      expect(end.outputs, text).toMatchObject({ result: "in_progress", "test-run-id": id });
    }
  });

  test.each([`trunk-temp/pr-1/${UNNAMED}`, `trunk-merge/pr-0/${UNNAMED}`, "../x", "-bisection", "a b"])(
    "is never taken from %j",
    async (text) => {
      const service = await givenService();

      const end = await readRun(service, text);

      expect(end.outputs["error-message"]).toBe(
        `test-run-id: must be the id of a test run, or the name of its branch trunk-merge/pr-N/ID; got ${JSON.stringify(text)}.`,
      );
      expect(end.requests).toEqual([]);
    },
  );

  test("that the service does not know is named together with its queue", async () => {
    const service = await givenService();

    const end = await readRun(service, UNNAMED);

    expect(end.exitCode).toBe(1);
    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "not-found" });
    expect(errorLine(end.log)).toContain(
      `The service does not know test run ${UNNAMED} of the merge queue for main of local/playground.`,
    );
    expect(end.log).toContain("Check test-run-id, target-branch and repository, and that the token");
  });
});

test("thousands of checks with hostile names make a short page without structure of theirs", async () => {
  const service = await givenService();
  const pullRequest = givenTesting(service);
  const checkRuns = Array.from({ length: 5000 }, (_, index) => ({
    name: `${index} | </details> [a](javascript:x)\n# H <img src=x> ::error::`,
    url: index % 2 === 0 ? "javascript:alert(1)" : `https://ci.example/${index}?a=|)](x`,
    conclusion: ["FAILURE", "SUCCESS"][index % 2],
  }));
  const targets = checkRuns.map((check) => check.name);
  patchRun(service, { status: "failed", checkSuites: [{ checkRuns }], requiredStatuses: targets });

  const end = await readRun(service, runOf(service, pullRequest.number).id);

  expect(end.outputs.result).toBe("failed");
  expect(end.summary.length).toBeLessThan(100_000);
  expect(end.log.length).toBeLessThan(5000);
  expect(end.log).not.toMatch(/^::error/m);
  expect(end.summary).toContain("And 2400 more.");
  expect(end.summary).not.toMatch(/<img|\]\(javascript|^# H|\]\(x/m);
  expect(end.summary.match(/<\/details>/g)).toHaveLength(1);
  expect(Buffer.byteLength(end.outputs["failing-checks"] ?? "")).toBeLessThanOrEqual(64 * 1024);
  expect(JSON.parse(end.outputs["failing-checks"] ?? "").length).toBeGreaterThan(100);
  const rows = end.summary.split("\n").filter((line) => line.startsWith("|"));
  expect(new Set(rows.map((row) => row.split("|").length))).toEqual(new Set([5, 4]));
});
