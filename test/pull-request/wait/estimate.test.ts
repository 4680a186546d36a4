import { expect, test } from "vitest";
import { explainMissingEstimate, formatExpectedMerge } from "../../../src/pull-request/estimate.js";
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
  expect(log).toContain("fewer than 10 recent test runs have passed.");
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
test.each([
  ["the estimate", undefined, "The time of the merge cannot be estimated: the queue is paused."],
  [
    "only the interval of an estimate by the service",
    "2026-03-01T10:00:00Z",
    "The interval of the estimate is unknown: the queue is paused.",
  ],
])("explainMissingEstimate reports the reason when the step has no data for %s", (_title, at, line) => {
  expect(explainMissingEstimate({ at, reasons: ["the queue is paused"] })).toEqual([line]);
});

test.each([
  ["2026-03-01T10:30:00Z", "2026-03-01 10:30:00 UTC, in 1h 30m"],
  ["2026-03-01T08:30:00Z", "2026-03-01 08:30:00 UTC"],
])("formatExpectedMerge shows the time until %s only when it is in the future", (at, text) => {
  const nowMs = Date.parse("2026-03-01T09:00:00Z");
  const context = { service: { now: () => nowMs }, clock: { now: () => 0 } };
  expect(formatExpectedMerge({ at, reasons: [] }, context)).toBe(text);
});
