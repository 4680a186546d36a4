import { describe, expect, test } from "vitest";
import { simulatedQueue } from "../support/simulated-queue.js";

describe("diagnose", () => {
  test("recommends to wait when the removed pull request was submitted again", async () => {
    const queue = simulatedQueue();
    queue.submit(queue.add());
    queue.pass(30);
    queue.patch(1, { headSha: "new" });
    const record = await queue.read(1);
    queue.pass(1);
    queue.submit(1);
    queue.pass(10);

    const { diagnosis } = await queue.diagnose(1, "new", record);

    expect(diagnosis).toMatchObject({ cause: "removed", next: "wait" });
    expect(diagnosis?.evidence).toContain("The pull request was submitted again.");
  });

  test("ignores the tests of a later attempt", async () => {
    const queue = simulatedQueue({ testingTimeoutMinutes: 5 });
    queue.submit(queue.add({ testSeconds: 600 }));
    queue.pass(600);
    const record = await queue.read(1);
    queue.patch(1, { headSha: "new", testPlan: { testSeconds: 60, result: "fail" } });
    queue.submit(1);
    queue.pass(600);

    expect((await queue.diagnose(1)).diagnosis?.cause).toBe("tests-failed");
    expect((await queue.diagnose(1, "new", record)).diagnosis?.cause).toBe("infrastructure");
  });

  test("sends no request when the attempt is in progress or was merged", async () => {
    const queue = simulatedQueue();
    queue.submit(queue.add());
    queue.pass(30);
    expect(await queue.diagnose(1)).toMatchObject({ diagnosis: undefined, calls: [] });
    queue.pass(3600);
    expect(await queue.diagnose(1)).toMatchObject({ diagnosis: undefined, calls: [], record: { state: "merged" } });
  });

  test("finds the tests of the attempt when 120 other pull requests were tested later", async () => {
    const queue = simulatedQueue({ batch: true, batchingMinSize: 2, batchingMaxWaitTimeMinutes: 5, concurrency: 100 });
    queue.submit(queue.add({ result: "fail" }), queue.add());
    queue.pass(3600);
    for (let each = 0; each < 120; each += 1) queue.submitWith(queue.add(), { noBatch: true });
    queue.pass(3600);

    const { diagnosis, testRun, calls } = await queue.diagnose(1, "no-timeline");

    expect(diagnosis?.cause).toBe("tests-failed");
    expect(testRun?.run?.testedPullRequests).toMatchObject([{ prNumber: 1 }]);
    expect(calls.filter((name) => name === "listMergeQueueTestingResults")).toHaveLength(2);
  });
});
