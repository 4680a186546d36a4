import { expect, test } from "vitest";
import { pullRequestEvent } from "./events.js";
import { errorLine, givenService, runAction } from "./harness.js";
import { bodyFor, givenQueued, givenTesting, runsOf } from "./queue.js";

test("restart-tests runs the tests of a pull request again", async () => {
  const service = await givenService();
  const pullRequest = givenTesting(service);

  const end = await runAction(service, { operation: "restart-tests" }, { event: pullRequestEvent(pullRequest) });

  expect([end.exitCode, end.outputs.result, end.outputs["error-kind"]]).toEqual([0, "restarted", ""]);
  expect(end.requests[0]).toMatchObject({ method: "POST", body: bodyFor(pullRequest.number) });
  expect(end.summary).toContain("### restart-tests: restarted");
  service.control.advance(2);
  expect(runsOf(service, pullRequest.number)).toBe(2);
});

test("restart-tests is refused in the service's words where there are no tests to restart", async () => {
  const service = await givenService();
  const pullRequest = givenQueued(service);

  const end = await runAction(service, { operation: "restart-tests" }, { event: pullRequestEvent(pullRequest) });

  expect([end.exitCode, end.outputs["error-kind"]]).toEqual([1, "rejected"]);
  expect(errorLine(end.log)).toContain(`Pull request #${pullRequest.number} has no tests to restart`);
});
