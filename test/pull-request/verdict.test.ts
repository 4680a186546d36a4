import { expect, test } from "vitest";
import { playedQueue } from "./played-queue.js";

/** One pull request that got a push while it was tested. */
function givenPushed() {
  const queue = playedQueue();
  queue.submit(queue.add());
  queue.pass(30);
  queue.patch(1, { headSha: "new" });
  return queue;
}

test("what is in the queue again when the verdict is sought is not to be submitted", async () => {
  const queue = givenPushed();
  const record = await queue.read(1);
  expect((await queue.verdict(1, "new", record)).verdict).toMatchObject({ word: "taken-out", next: "requeue" });

  queue.pass(1);
  queue.submit(1);
  queue.pass(10);

  const { verdict } = await queue.verdict(1, "new", record);
  expect(verdict).toMatchObject({ word: "taken-out", next: "wait" });
  expect(verdict?.evidence).toContain("It was submitted again.");
});

test("tests of an attempt that followed are not taken for those of the one that ended", async () => {
  const queue = playedQueue({ testingTimeoutMinutes: 5 });
  queue.submit(queue.add({ testSeconds: 600 }));
  queue.pass(600);
  const record = await queue.read(1);
  queue.patch(1, { headSha: "new", testPlan: { testSeconds: 60, result: "fail" } });
  queue.submit(1);
  queue.pass(600);

  expect((await queue.verdict(1)).verdict?.word).toBe("own-run");
  expect((await queue.verdict(1, "new", record)).verdict?.word).toBe("infrastructure");
});

test("an attempt that goes on, or was merged, costs no request", async () => {
  const queue = playedQueue();
  queue.submit(queue.add());
  queue.pass(30);
  expect(await queue.verdict(1)).toMatchObject({ verdict: undefined, calls: [] });
  queue.pass(3600);
  expect(await queue.verdict(1)).toMatchObject({ verdict: undefined, calls: [], record: { state: "merged" } });
});

test("tests of a busy queue since the end do not hide those of the attempt", async () => {
  const queue = playedQueue({ batch: true, batchingMinSize: 2, batchingMaxWaitTimeMinutes: 5, concurrency: 100 });
  queue.submit(queue.add({ result: "fail" }), queue.add());
  queue.pass(3600);
  for (let each = 0; each < 120; each += 1) queue.submitWith(queue.add(), { noBatch: true });
  queue.pass(3600);

  const { verdict, testRun, calls } = await queue.verdict(1, "no-timeline");

  expect(verdict?.word).toBe("own-run");
  expect(testRun?.run?.testedPullRequests).toMatchObject([{ prNumber: 1 }]);
  expect(calls.filter((name) => name === "listMergeQueueTestingResults")).toHaveLength(2);
});
