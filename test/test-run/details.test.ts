import { describe, expect, test } from "vitest";
import type { LocalService, NewPullRequest } from "../../local-queue/src/serve/service.js";
import { type ActionEnd, annotations, errorLine, givenService } from "../support/action.js";
import { byApi } from "../support/api.js";
import { givenQueued, givenTesting, REPO, runOf } from "../support/queue.js";
import { runHere } from "../support/run-in-process.js";

const UNNAMED = "00000000-1111-4222-8333-444444444444";

/** Reads a run by its id, on the default branch. */
function readRun(service: LocalService, testRunId: string): Promise<ActionEnd> {
  return runHere(service, { operation: "testing-details", "test-run-id": testRunId });
}

/** Reads the run of a pull request in tests. The given fields replace fields of the reply. */
async function readPatched(merge: Readonly<Record<string, unknown>>, omit: string[] = []): Promise<ActionEnd> {
  const service = await givenService();
  const { number } = givenTesting(service);
  const fault = { kind: "patch", merge, omit } as const;
  service.control.addFault({ endpoint: "getMergeQueueTestingDetails", times: 0, fault });
  return readRun(service, runOf(service, number).id);
}

/** Reads the finished test run of a pull request with this plan. */
async function readFinished(queue: object, testPlan: NewPullRequest["testPlan"]) {
  const service = await givenService({ queue });
  const { number, headSha } = givenQueued(service, { title: "Add a flag", testPlan: { testSeconds: 1, ...testPlan } });
  const upload = { number, sha: headSha, targets: ["app", "lib"] };
  service.engine.setImpactedTargets({ repo: REPO, targetBranch: "main" }, upload);
  service.control.advance(60);
  const run = runOf(service, number);
  return { number, run, end: await readRun(service, run.id) };
}

function plain(markdown: string): string {
  return markdown.replaceAll(/&#(\d+);/g, (_all, digits) => String.fromCharCode(Number(digits)));
}

describe("testing-details", () => {
  test("returns all fields of the test run when the run succeeded", async () => {
    const { number, run, end } = await readFinished({ mode: "parallel" }, {});

    expect(end.exitCode).toBe(0);
    expect(end.outputs).toMatchObject({
      result: "succeeded",
      status: "succeeded",
      "required-statuses": '["build","test"]',
      "required-statuses-source": "repo_provider_branch_protection",
      "test-branch": run.branch,
      "test-branch-sha": run.sha,
      "created-at": expect.stringMatching(/^\d{4}-.+Z$/),
      "check-suites": '[{"checkRuns":[]}]',
      "impacted-targets": '["app","lib"]',
      "impacted-targets-for-tested-prs": '["app","lib"]',
      "dependent-prs": "[]",
      "failing-checks": "[]",
      "missing-checks": "[]",
    });
    // On API v1, each of the two statuses was pending first. API v2 shows only the last state.
    expect(JSON.parse(end.outputs["status-checks"] ?? "")).toHaveLength(byApi({ v1: 4, v2: 2 }));
    const tested = JSON.parse(end.outputs["tested-pull-requests"] ?? "");
    expect(tested).toMatchObject([{ prNumber: number, title: "Add a flag" }]);
    expect(end.result).toMatchObject({ testRun: { testBranch: run.branch } });
    expect(end.summary).toContain(`[&#35;${number}](https://github.com/local/playground/pull/`);
  });

  test("returns failed and missing checks, without an annotation, when the run failed", async () => {
    const { number, end } = await readFinished(
      { requiredStatuses: ["build", "unit", "slow"] },
      {
        result: "fail",
        checks: [
          { name: "unit", result: "failure" },
          { name: "lint", result: "failure", kind: "check-run" },
          { name: "slow", result: "never-reported" },
        ],
      },
    );

    expect([end.exitCode, annotations(end.log)]).toEqual([0, []]);
    expect(end.outputs).toMatchObject({
      result: "failed",
      status: "failed",
      "failing-checks": '["unit","lint"]',
      "missing-checks": '["slow"]',
      "required-statuses-source": "merge_instance",
      "error-kind": "",
    });
    expect(end.log).toContain(`of #${number} failed: unit and lint failed.`);
    expect(plain(end.summary)).toContain("the queue's own settings");
  });

  test.each([
    ["REBASING_SOMEHOW", "rebasing_somehow", "has a status that this version does not know: rebasing somehow."],
    [null, "", "The service does not report the status of the test run"],
  ])("returns `unknown` when the status of the run is %j", async (status, output, line) => {
    const end = await readPatched({ status });

    expect([end.exitCode, end.outputs.result, end.outputs.status]).toEqual([0, "unknown", output]);
    expect(end.log).toContain(line);
  });

  test("accepts a reply with missing fields and new fields", async () => {
    const merge = {
      status: "Failed",
      requiredStatuses: null,
      requiredStatusesSource: "NEW_SOURCE",
      testedPullRequests: null,
      dependentPrs: null,
      impactedTargets: null,
      statusChecks: [{ context: "unit", state: "ERROR" }, { context: "build" }],
      newField: { a: 1 },
    };
    const end = await readPatched(merge, ["checkSuites", "createdAt", "testBranchSha"]);

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
    expect(plain(end.summary)).toContain("| build | no result |");
  });

  test("fails when the reply is not a test run, or when the service does not know the run", async () => {
    const service = await givenService();
    const { id } = runOf(service, givenTesting(service).number);
    const fault = { kind: "reply", status: 200, json: {} } as const;
    service.control.addFault({ endpoint: "getMergeQueueTestingDetails", fault });

    expect((await readRun(service, id)).outputs).toMatchObject({ result: "error", "error-kind": "response" });
    const end = await readRun(service, UNNAMED);
    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "not-found" });
    expect(errorLine(end.log)).toContain(
      `The service did not find test run ${UNNAMED} of the merge queue for main of local/playground.`,
    );
    expect(end.log).toContain("Check test-run-id, target-branch and repository. Also check that the token");
  });

  test("accepts the id or the branch of a test run, also of a bisection, as test-run-id", async () => {
    const service = await givenService();
    const { id, branch } = runOf(service, givenTesting(service).number);

    for (const text of [`${id}-bisection-3`, branch, `refs/heads/${branch}`, `${branch}-bisection`]) {
      const end = await readRun(service, text);
      expect(end.outputs, text).toMatchObject({ result: "in_progress", "test-run-id": id });
    }
  });

  test("rejects a test-run-id of any other form, and sends no request", async () => {
    const service = await givenService();

    for (const text of [`trunk-temp/pr-1/${UNNAMED}`, `trunk-merge/pr-0/${UNNAMED}`, "../x", "-bisection", "a b"]) {
      const end = await readRun(service, text);
      expect(end.outputs["error-message"]).toBe(
        `test-run-id: must be the id of a test run, or the name of its branch trunk-merge/pr-N/ID; got ${JSON.stringify(text)}.`,
      );
    }
    expect(service.requests).toEqual([]);
  });

  test("limits the page, and escapes Markdown, when thousands of checks have malicious names", async () => {
    const checkRuns = Array.from({ length: 5000 }, (_, index) => ({
      name: `${index} | </details> [a](javascript:x)\n# H <img src=x> ::error::`,
      url: index % 2 === 0 ? "javascript:alert(1)" : `https://ci.example/${index}?a=|)](x`,
      conclusion: ["FAILURE", "SUCCESS"][index % 2],
    }));
    const requiredStatuses = checkRuns.map(({ name }) => name);

    const end = await readPatched({ status: "failed", checkSuites: [{ checkRuns }], requiredStatuses });

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
});
