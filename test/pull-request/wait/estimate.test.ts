import { expect, test } from "vitest";
import { givenService } from "../../support/action.js";
import { givenQueued, givenTesting } from "../../support/queue.js";
import { waitByBundle, waitFor } from "../../support/run-wait.js";

const ISO = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

test("wait-for-merge estimates the merge once, and reports the estimate with its result", async () => {
  const service = await givenService({ queue: { concurrency: 20 } });
  for (let each = 0; each < 20; each += 1) givenQueued(service);
  service.control.advance(600);
  const pullRequest = givenTesting(service);

  const { outputs, log } = await waitFor(service, pullRequest, { timeout: "1h" });

  expect(outputs).toMatchObject({
    result: "merged",
    "estimated-merge-at": expect.stringMatching(ISO),
    "estimated-merge-from": expect.stringMatching(ISO),
    "estimated-merge-to": expect.stringMatching(ISO),
  });
  expect(log.match(/^ {2}Expected merge: /gm)).toHaveLength(1);
  expect(service.requests.filter(({ endpoint }) => endpoint === "listMergeQueueTestingResults")).toHaveLength(1);
});

test("wait-for-merge reports no estimate when too few tests have passed", async () => {
  const service = await givenService({ queue: { concurrency: 20 } });
  const pullRequest = givenTesting(service);

  const { outputs, log } = await waitFor(service, pullRequest, { timeout: "1h" });

  expect(outputs.result).toBe("merged");
  expect(outputs["estimated-merge-from"]).toBe("");
  expect(log).not.toContain("between");
});

test("wait-for-merge ends in time when the service does not send testing results", async () => {
  const service = await givenService({ queue: { concurrency: 20 } });
  const pullRequest = givenTesting(service, { testPlan: { testSeconds: 3600 } });
  service.control.addFault({ endpoint: "listMergeQueueTestingResults", times: 0, fault: { kind: "hang" } });

  const { outputs } = await waitByBundle(service, pullRequest, { timeout: "2s" });

  expect(outputs.result).toBe("timed-out");
  expect(outputs["estimated-merge-from"]).toBe("");
  expect(Number(outputs["waited-seconds"])).toBeLessThan(5);
});
