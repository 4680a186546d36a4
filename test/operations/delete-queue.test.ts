import { describe, expect, test } from "vitest";
import type { Fault } from "../../src/local-queue/service.js";
import { errorLine, givenService } from "../action/harness.js";
import { requestsIn } from "../action/planned-requests.js";
import { givenQueued, givenTesting } from "../action/queue.js";
import { queueFor } from "../action/queue-settings.js";
import { runHere } from "../run/run-here.js";

const DELETE = { operation: "delete-queue", "target-branch": "main" };

describe("delete-queue", () => {
  test("has nothing to do where there is no queue", async () => {
    const end = await runHere(await givenService(), { ...DELETE, "target-branch": "release/1.x" });

    expect([end.exitCode, end.outputs.result, end.calls]).toEqual([0, "not-found", ["deleteQueue"]]);
    expect(end.log).toContain("There is no merge queue for branch release/1.x of local/playground");
  });

  test("names no more pull requests than anybody reads", async () => {
    const service = await givenService();
    const enqueuedPullRequests = Array.from({ length: 500 }, (_, index) => ({ prNumber: index + 1 }));
    service.control.addFault({ endpoint: "deleteQueue", fault: { kind: "status", status: 400, body: "" } });
    service.control.addFault({ endpoint: "getQueue", fault: { kind: "patch", merge: { enqueuedPullRequests } } });

    const end = await runHere(service, DELETE);

    expect(end.outputs.result).toBe("not-empty");
    expect(errorLine(end.log)).toContain("#20 and 480 more are in it.");
    expect(end.log).not.toContain("The service said");
    expect(JSON.parse(end.outputs.enqueued ?? "")).toHaveLength(500);
  });

  test("explains a queue that looks empty and is not", async () => {
    const service = await givenService();
    givenQueued(service, { mergeability: "not_mergeable" });

    const end = await runHere(service, DELETE);

    expect([end.exitCode, end.outputs.result, end.outputs["error-kind"]]).toEqual([1, "error", "rejected"]);
    expect(errorLine(end.log)).toContain("is not empty (1 pull requests)");
    expect(end.log).toContain("Pull requests that were submitted but are not ready are not listed");
  });

  test.each([
    ["deleted", { kind: "drop", when: "after" }],
    ["deleted", { kind: "status", status: 500, afterEffect: true }],
  ] as const)("is %s when the queue is gone after an unclear failure (%j)", async (result, fault) => {
    const service = await givenService();
    service.control.addFault({ endpoint: "deleteQueue", fault });

    const end = await runHere(service, DELETE);

    expect([end.exitCode, end.outputs.result, end.calls]).toEqual([0, result, ["deleteQueue", "getQueue"]]);
  });

  const failures: readonly Fault[] = [
    { kind: "drop", when: "before" },
    { kind: "status", status: 408 },
  ];

  test.each(failures)("fails when the queue is still there after an unclear failure (%j)", async (fault) => {
    const service = await givenService();
    service.control.addFault({ endpoint: "deleteQueue", fault });

    const end = await runHere(service, DELETE);

    expect([end.exitCode, end.outputs["error-kind"]]).toEqual([1, "unavailable"]);
    expect(end.calls).toEqual(["deleteQueue", "getQueue"]);
    expect(end.log).toContain("The queue was read afterwards: it is still there.");
    expect(queueFor(service)).toBeDefined();
  });

  test.each([
    [400, "rejected"],
    [500, "unavailable"],
  ])("keeps its own error, a %d, when the queue cannot be read", async (status, kind) => {
    const service = await givenService();
    service.control.addFault({ endpoint: "deleteQueue", fault: { kind: "status", status, body: "no" } });
    service.control.addFault({ endpoint: "getQueue", fault: { kind: "status", status: 403 } });

    const end = await runHere(service, DELETE);

    expect(end.outputs["error-kind"]).toBe(kind);
    expect(errorLine(end.log)).toContain(`deleteQueue was answered with status ${status}: "no"`);
  });
});

describe("a dry run of delete-queue", () => {
  const DRY = { ...DELETE, "dry-run": "true" };

  test("shows the request, and does not send it", async () => {
    const service = await givenService();

    const end = await runHere(service, DRY);

    expect([end.exitCode, end.outputs.result, end.calls]).toEqual([0, "planned", ["getQueue"]]);
    expect(requestsIn(end.log).map(({ title }) => title)).toEqual(["POST /deleteQueue"]);
    expect(requestsIn(end.summary)).toEqual(requestsIn(end.log));
    expect(queueFor(service)).toBeDefined();
  });

  test("says what keeps a queue", async () => {
    const service = await givenService();
    const { number } = givenTesting(service);

    const end = await runHere(service, DRY);

    expect(end.outputs.result).toBe("planned");
    expect(end.log).toContain(`would not be deleted: pull request #${number} is in it.`);
    expect(end.log).not.toContain("POST /deleteQueue");
  });

  test("says when there is no queue", async () => {
    const end = await runHere(await givenService(), { ...DRY, "target-branch": "release/1.x" });

    expect(end.outputs.result).toBe("planned");
    expect(end.log).toContain("There is no merge queue for branch release/1.x");
  });
});
