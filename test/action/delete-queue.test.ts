import { describe, expect, test } from "vitest";
import { errorLine, givenService, runAction } from "./harness.js";
import { givenTesting } from "./queue.js";
import { bodiesOf, queueBody, queueFor } from "./queue-settings.js";
import { whenever } from "./waiting.js";

const DELETE = { operation: "delete-queue", "target-branch": "main" };

describe("delete-queue", () => {
  test("deletes an empty queue", async () => {
    const service = await givenService();

    const end = await runAction(service, DELETE);

    expect([end.exitCode, end.outputs.result, end.outputs.enqueued]).toEqual([0, "deleted", ""]);
    expect(end.calls).toEqual(["deleteQueue"]);
    expect(bodiesOf(end, "deleteQueue")).toEqual([queueBody()]);
    expect(queueFor(service)).toBeUndefined();
    expect(end.log).toContain("The merge queue for main of local/playground was deleted.");
  });

  test("leaves a queue with pull requests in it, and names them", async () => {
    const service = await givenService();
    const numbers = [givenTesting(service), givenTesting(service)].map(({ number }) => number);

    const end = await runAction(service, DELETE);

    expect([end.exitCode, end.outputs.result, end.outputs["error-kind"]]).toEqual([1, "not-empty", "result"]);
    expect(end.outputs.enqueued).toBe(JSON.stringify(numbers));
    expect(end.calls).toEqual(["deleteQueue", "getQueue"]);
    expect(errorLine(end.log)).toContain(
      `The merge queue for main of local/playground was not deleted: pull requests #${numbers[0]}, #${numbers[1]} are in it.`,
    );
    expect(end.log).toContain("Run drain-queue first: it waits until the queue is empty.");
    expect(queueFor(service)).toBeDefined();
  });

  test("says what may be when the step is told to stop meanwhile", async () => {
    const service = await givenService();
    service.control.addFault({ endpoint: "deleteQueue", fault: { kind: "hang", afterEffect: true } });
    const stop = whenever(
      () => service.requests.length === 1,
      (child) => child.kill("SIGTERM"),
    );

    const end = await runAction(service, DELETE, stop);

    expect([end.outputs.result, end.outputs["error-kind"]]).toEqual(["aborted", "aborted"]);
    expect(end.log).toContain("It was stopped while the change was under way: the queue may be deleted.");
  });
});
