import { expect, test } from "vitest";
import { describeStatus } from "../../src/pull-request/status.js";
import type { PullRequestRecord } from "../../src/service/service.js";
import { TARGET } from "./wait/wait-run.js";

function standing(state: string | null, isCurrentlySubmittedToQueue = true): string {
  const record: PullRequestRecord = {
    stateChangedAt: "2026-01-31T12:00:00.000Z",
    prSha: "1".repeat(40),
    state,
    isCurrentlySubmittedToQueue,
  };
  return describeStatus(record, TARGET);
}

const QUEUE = "the merge queue for main of local/playground";

test.each([
  ["merged", `#1 was merged by ${QUEUE}.`],
  ["failed", `#1 failed in ${QUEUE} and was not merged.`],
  ["cancelled", `#1 was taken out of ${QUEUE} and was not merged.`],
  ["not_ready", `#1 was submitted to ${QUEUE} and is not ready yet.`],
  ["pending", `#1 waits for its tests in ${QUEUE}.`],
  ["testing", `#1 is being tested in ${QUEUE}.`],
  ["tests_passed", `#1 has passed its tests in ${QUEUE} and waits to be merged.`],
  ["pending_failure", `#1 has failed tests in ${QUEUE}; whether it is to blame depends on those around it.`],
  ["half_way", `#1 is in ${QUEUE}, in a state that this version does not know: half way.`],
  ["", `#1 is in ${QUEUE}; the service does not say in which state.`],
  [null, `#1 is in ${QUEUE}; the service does not say in which state.`],
])("a pull request that is %j stands so in a sentence", (state, sentence) => {
  expect(standing(state)).toBe(sentence);
});

test("one that left the queue without an end is not said to be in it", () => {
  expect(standing("testing", false)).toBe(`#1 is no longer in ${QUEUE}; its last state there was: testing.`);
});

test("a merged one is merged although it left the queue", () => {
  expect(standing("merged", false)).toBe(`#1 was merged by ${QUEUE}.`);
});

test("a state of any length keeps the sentence short", () => {
  expect(standing("x".repeat(200_000)).length).toBeLessThan(250);
});
