import { describe, expect, test } from "vitest";
import type { Fault } from "../../local-queue/src/serve/service.js";
import { errorLine, givenService } from "../support/action.js";
import { dispatchEvent } from "../support/action-events.js";
import { byApi } from "../support/api.js";
import { bodyFor, givenQueued, givenTesting, runsOf } from "../support/queue.js";
import { runHere, runOn } from "../support/run-in-process.js";

describe("restart-tests", () => {
  test("restarts the tests of a pull request", async () => {
    const service = await givenService();
    const pullRequest = givenTesting(service);

    const end = await runOn(service, pullRequest, { operation: "restart-tests" });

    expect([end.exitCode, end.outputs.result, end.outputs["error-kind"]]).toEqual([0, "restarted", ""]);
    expect(end.outputs.state).toMatch(/^(pending|testing)$/);
    expect(end.calls).toEqual(["restartTestsOnPullRequest", "getSubmittedPullRequest"]);
    expect(end.requests[0]).toMatchObject({ method: "POST", body: bodyFor(pullRequest.number) });
    expect(end.summary).toContain("### restart-tests: restarted");
    service.control.advance(2);
    expect(runsOf(service, pullRequest.number)).toBe(2);
  });

  test("sends only one request when a failure leaves the effect unknown", async () => {
    const faults: readonly Fault[] = [
      { kind: "status", status: 429, headers: { "retry-after": "1" } },
      { kind: "status", status: 503 },
      { kind: "status", status: 408 },
      { kind: "drop", when: "before" },
    ];
    const ends = await Promise.all(
      faults.map(async (fault) => {
        const service = await givenService();
        const pullRequest = givenTesting(service);
        service.control.addFault({ endpoint: "restartTestsOnPullRequest", fault });
        return runOn(service, pullRequest, { operation: "restart-tests" });
      }),
    );

    for (const end of ends) {
      expect(end.exitCode).toBe(1);
      expect(end.outputs).toMatchObject({ result: "error", "error-kind": "unavailable" });
      expect(end.calls).toEqual(["restartTestsOnPullRequest"]);
    }
    const advised = ends.map(({ log }) => log.includes("may have been restarted"));
    expect(advised).toEqual([false, true, true, true]);
  });

  test("returns the message of the service when there are no tests to restart", async () => {
    const service = await givenService();
    const pullRequest = givenQueued(service);

    const end = await runOn(service, pullRequest, { operation: "restart-tests" });

    expect([end.exitCode, end.outputs["error-kind"]]).toEqual([1, "rejected"]);
    expect(errorLine(end.log)).toContain(`Pull request #${pullRequest.number} has no tests to restart`);
  });

  test.each([
    ["a pull request that is not in the queue", { "pr-number": "7", "target-branch": "main" }],
    ["a branch without a queue", { "pr-number": "7", "target-branch": "mian" }],
  ])("fails with not-found for %s", async (_what, inputs) => {
    const service = await givenService();

    const end = await runHere(service, { operation: "restart-tests", ...inputs }, { event: dispatchEvent() });

    expect([end.exitCode, end.outputs["error-kind"]]).toEqual([1, "not-found"]);
    expect(errorLine(end.log)).toContain(
      `The service did not find #7 in the merge queue for ${inputs["target-branch"]} of local/playground.`,
    );
    expect(end.log).toContain("Check target-branch, pr-number and repository. Also check that the token");
    // On API v2, the requests before succeed and find nothing, so there is no message.
    const hasMessage = byApi({ v1: true, v2: false });
    expect(end.log.includes("Message of the service: ")).toBe(hasMessage);
    expect(end.log.includes("Request id: ")).toBe(hasMessage);
  });
});
