import { expect, test } from "vitest";
import { dispatchEvent, pullRequestEvent } from "./events.js";
import { errorLine, givenService, runAction } from "./harness.js";
import { bodyFor, entryOf, givenTesting } from "./queue.js";

test("cancel takes a pull request out of the queue", async () => {
  const service = await givenService();
  const pullRequest = givenTesting(service);

  const end = await runAction(service, { operation: "cancel" }, { event: pullRequestEvent(pullRequest) });

  expect(end.exitCode).toBe(0);
  expect(end.outputs).toMatchObject({ result: "cancelled", state: "cancelled", "error-kind": "" });
  expect(end.requests[1]).toMatchObject({ method: "POST", body: bodyFor(pullRequest.number) });
  expect(end.summary).toContain("### cancel: cancelled");
  expect(end.result).toMatchObject({ result: "cancelled", record: { state: "cancelled" } });
  expect(entryOf(service, pullRequest.number)?.isLive).toBe(false);
});

test("cancel is an error where target-branch names no queue", async () => {
  const service = await givenService();
  const inputs = { operation: "cancel", "pr-number": "7", "target-branch": "mian" };

  const end = await runAction(service, inputs, { event: dispatchEvent() });

  expect(end.exitCode).toBe(1);
  expect(end.outputs).toMatchObject({ result: "error", "error-kind": "not-found" });
  expect(errorLine(end.log)).toContain("There is no merge queue for branch mian of local/playground.");
});
