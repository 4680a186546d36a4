import { describe, expect, test } from "vitest";
import type { LocalService, NewPullRequest } from "../../local-queue/src/serve/service.js";
import { givenService } from "../support/action.js";
import { pushEvent } from "../support/action-events.js";
import { call, listCallers, listJobsWithToken, OWN_TOKEN, resultsOf, sentTo } from "../support/call-workflow.js";
import { FORK, onPullRequest, onWorkflowRun } from "../support/interpreter/events.js";
import { givenTesting, runOf } from "../support/queue.js";

const FAILING: NewPullRequest = {
  title: "A `change` | with *marks*",
  testPlan: { result: "fail", checks: [{ name: "build", result: "failure" }], testSeconds: 1 },
};

/** Returns a test run of the queue with a failed check, and the test branch of the run. */
async function given() {
  const service = await givenService({ ...OWN_TOKEN, requiredStatuses: ["build", "lint"] });
  const { number } = givenTesting(service, FAILING);
  const run = runOf(service, number);
  service.control.advance(600);
  return { service, number, run };
}

/** Returns a workflow that fails and calls the report itself. */
function inPlace(on: string): string {
  const [text = ""] = listCallers("failure-report");
  return text
    .replace(/^on:\n( .*\n)*/, `on: ${on}\n`)
    .replace(
      "  report:\n",
      "  test:\n    runs-on: ubuntu-latest\n    steps: [{ run: exit 1 }]\n  report:\n    needs: test\n    if: failure()\n",
    )
    .replace("if: needs.report", "if: always() && needs.report");
}

function failed(service: LocalService, options: Parameters<typeof onWorkflowRun>[0]) {
  return call("failure-report", service, onWorkflowRun({ conclusion: "failure", ...options }));
}

describe("failure-report.yml", () => {
  test("names failed and missing checks when a workflow failed on a test branch", async () => {
    const { service, number, run } = await given();

    const end = await failed(service, { branch: run.branch, sha: run.sha });

    expect(end.ourResults).toEqual(["testing-details: failed"]);
    expect(end.jobs.report?.outputs).toMatchObject({
      result: "failed",
      "test-run-id": run.id,
      "test-branch": run.branch,
      "failing-checks": '["build"]',
    });
    expect(end.jobs.report?.outputs["tested-pull-requests"]).toContain(`"prNumber":${number}`);
    expect(end.jobs.notify?.steps[0]?.log).toBe(`The queue's tests on ${run.branch} failed in ["build"]\n`);
    expect(listJobsWithToken(end, service)).toEqual(["report / report"]);
    const summary = end.jobs["report / report"]?.steps[0]?.summary ?? "";
    expect(summary).toContain("build");
    expect(summary).not.toContain("*marks*");
  });

  test("reports the checks when the failed workflow itself calls failure-report.yml", async () => {
    const { service, number, run } = await given();
    const draft = { number: 90, headSha: run.sha, headBranch: run.branch };

    const pushed = await call("failure-report", service, pushEvent(run.branch, run.sha), { text: inPlace("push") });
    const drafted = await call("failure-report", service, onPullRequest(draft), { text: inPlace("pull_request") });

    expect(number).toBe(1);
    for (const end of [pushed, drafted]) {
      expect(resultsOf(end)).toMatchObject({ test: "failure", report: "success", notify: "success" });
      expect(end.jobs.report?.outputs["failing-checks"]).toBe('["build"]');
    }
  });

  test("skips other branches, branches of forks, and successful runs", async () => {
    const { service, run } = await given();
    const { branch } = run;
    const pullRequest = { number: 7, headSha: run.sha };

    const ends = [
      await failed(service, { branch: "change-7" }),
      await failed(service, { branch, from: FORK }),
      await failed(service, { branch, conclusion: "success" }),
      await failed(service, { branch, conclusion: "cancelled" }),
      await call("failure-report", service, onPullRequest(pullRequest), { text: inPlace("pull_request") }),
      await call(
        "failure-report",
        service,
        onPullRequest({ ...pullRequest, headBranch: branch, headRepository: FORK }),
        { text: inPlace("pull_request") },
      ),
    ];

    for (const end of ends) {
      expect(resultsOf(end)).toMatchObject({ "report / report": "skipped", notify: "skipped" });
    }
    expect(sentTo(service)).toEqual([]);
  });
});
