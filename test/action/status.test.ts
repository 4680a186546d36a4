import { expect, test } from "vitest";
import { pullRequestEvent } from "./events.js";
import { errorLine, givenService, runAction } from "./harness.js";

test("a pull request in the queue is found with its position and those ahead of it", async () => {
  const service = await givenService({ queue: { concurrency: 1 } });
  const [first, second] = [service.control.addPullRequest(), service.control.addPullRequest()];
  for (const { number } of [first, second])
    await runAction(service, { operation: "submit", "pr-number": `${number}`, "target-branch": "main" });
  service.control.advance(3);

  const end = await runAction(service, { operation: "status" }, { event: pullRequestEvent(second) });

  expect(end.exitCode).toBe(0);
  expect(end.outputs).toMatchObject({
    result: "found",
    state: "pending",
    position: "2",
    ahead: `[${first.number}]`,
    ready: "true",
    "blocked-by": "",
    "safe-to-push": "false",
    "queue-state": "running",
    "pr-sha": second.headSha,
    "error-kind": "",
  });
  expect(end.calls.toSorted()).toEqual(["getQueue", "getSubmittedPullRequest"]);
  expect(end.log).toContain(`#${second.number} is pending in the merge queue for main of local/playground.`);
  expect(end.summary).toContain("2nd of 2 in the queue");
});

test("a pull request that was never submitted is a normal result", async () => {
  const service = await givenService();
  const pullRequest = service.control.addPullRequest();

  const end = await runAction(service, { operation: "status" }, { event: pullRequestEvent(pullRequest) });

  expect(end.exitCode).toBe(0);
  expect(end.outputs).toMatchObject({
    result: "not-submitted",
    "safe-to-push": "true",
    "queue-state": "running",
  });
});

test("a wrong target branch is not taken for a pull request that was not submitted", async () => {
  const service = await givenService();
  const pullRequest = service.control.addPullRequest();

  const end = await runAction(
    service,
    { operation: "status", "target-branch": "mian" },
    { event: pullRequestEvent(pullRequest) },
  );

  expect(end.exitCode).toBe(1);
  expect(end.outputs).toMatchObject({ result: "error", "error-kind": "not-found" });
  expect(errorLine(end.log)).toContain("There is no merge queue for branch mian of local/playground.");
});
