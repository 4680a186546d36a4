import { expect, test } from "vitest";
import { errorLine } from "../support/action.js";
import { byApi } from "../support/api.js";
import { requestsIn } from "../support/planned-requests.js";
import { givenQueued } from "../support/queue.js";
import { bodiesOf, queueBody, queueFor } from "../support/queue-requests.js";
import { endOf, givenQueue, runQueue } from "./run-queue.js";

test("delete-queue deletes an empty queue", async () => {
  const end = await runQueue("delete-queue");

  expect([endOf(end), end.outputs.enqueued]).toEqual(["deleted deleteQueue", ""]);
  expect(bodiesOf(end, "deleteQueue")).toEqual([queueBody()]);
  expect(queueFor(end.service)).toBeUndefined();
  expect(end.log).toContain("The merge queue for main of local/playground was deleted.");
});

test("delete-queue succeeds when there is no queue", async () => {
  const end = await runQueue("delete-queue", { "target-branch": "release/1.x" });

  expect([end.exitCode, endOf(end)]).toEqual([0, `not-found ${byApi({ v1: "deleteQueue", v2: "getQueue" })}`]);
  expect(end.log).toContain("There is no merge queue for branch release/1.x of local/playground");
});

test("delete-queue reports the pull requests of a queue that is not empty", async () => {
  const end = await runQueue("delete-queue", {}, { line: 2 });

  expect(endOf(end)).toBe("not-empty deleteQueue getQueue");
  expect(end.outputs).toMatchObject({ "error-kind": "result", enqueued: "[1,2]" });
  expect(errorLine(end.log)).toContain(
    "The merge queue for main of local/playground was not deleted, because it contains pull requests #1, #2.",
  );
  expect(end.log).toContain("Run drain-queue first, which waits until the queue is empty.");
  expect(queueFor(end.service)).toBeDefined();
});

test("delete-queue lists 20 of 500 pull requests when the queue is not empty", async () => {
  const enqueuedPullRequests = Array.from({ length: 500 }, (_, index) => ({ prNumber: index + 1 }));
  const faults = [
    { endpoint: "deleteQueue", fault: { kind: "status", status: 400, body: "" } },
    { endpoint: "getQueue", fault: { kind: "patch", merge: { enqueuedPullRequests } } },
  ] as const;

  const end = await runQueue("delete-queue", {}, { faults });

  expect(end.outputs.result).toBe("not-empty");
  expect(errorLine(end.log)).toContain("#20 and 480 more.");
  expect(end.log).not.toContain("Message of the service");
  expect(JSON.parse(end.outputs.enqueued ?? "")).toHaveLength(500);
});

test("delete-queue explains a rejection when the queue lists no pull requests", async () => {
  const service = await givenQueue();
  givenQueued(service, { mergeability: "not_mergeable" });

  const end = await runQueue("delete-queue", {}, service);

  expect(end.outputs["error-kind"]).toBe("rejected");
  expect(errorLine(end.log)).toMatch(/(is not empty \(|contains )1 pull requests/);
  expect(end.log).toContain("submitted pull requests that are not ready may prevent the deletion");
});

test.each([
  [{}, {}, "", ["POST /deleteQueue"]],
  [{}, { line: 1 }, "would not be deleted, because it contains pull request #1.", []],
  [{ "target-branch": "release/1.x" }, {}, "There is no merge queue for branch release/1.x", []],
])("delete-queue shows the decision when dry-run is set (%j, %j)", async (inputs, given, words, titles) => {
  const end = await runQueue("delete-queue", { "dry-run": "true", ...inputs }, given);

  expect(endOf(end)).toBe("planned getQueue");
  expect(end.log).toContain(words);
  expect(requestsIn(end.log).map(({ title }) => title)).toEqual(titles);
  expect(requestsIn(end.summary)).toEqual(requestsIn(end.log));
});

test.each(["get-queue", "create-queue", "update-queue", "pause-queue", "resume-queue", "drain-queue"])(
  "the operation %s fails when the queue or the input target-branch is missing",
  async (operation) => {
    const settings = operation === "update-queue" ? { settings: "concurrency: 5" } : {};
    const unknown = { "target-branch": "mian", ...settings };
    if (operation !== "create-queue") {
      const end = await runQueue(operation, unknown);
      expect(endOf(end)).toBe("not-found getQueue");
      expect(errorLine(end.log)).toContain("There is no merge queue for branch mian of local/playground.");
    }
    if (operation === "get-queue") return;

    const end = await runQueue(operation, { "target-branch": "", ...settings });

    expect(endOf(end)).toBe("input");
    expect(errorLine(end.log)).toContain(`target-branch: a value is required; ${operation} changes a queue`);
  },
);
