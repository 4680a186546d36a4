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
  ["cancelled", `#1 was removed from ${QUEUE} and was not merged.`],
  ["not_ready", `#1 was submitted to ${QUEUE} and is not ready yet.`],
  ["pending", `#1 waits for its tests in ${QUEUE}.`],
  ["testing", `#1 is being tested in ${QUEUE}.`],
  ["tests_passed", `#1 has passed its tests in ${QUEUE} and waits to be merged.`],
  ["pending_failure", `#1 has failed tests in ${QUEUE}. A different pull request may be the cause.`],
  ["half_way", `#1 is in ${QUEUE}, in a state that this version does not know: half way.`],
  ["", `#1 is in ${QUEUE}, but the service does not report its state.`],
  [null, `#1 is in ${QUEUE}, but the service does not report its state.`],
])("describeStatus returns a sentence for the state %j", (state, sentence) => {
  expect(standing(state)).toBe(sentence);
});

test("describeStatus names the last state when the pull request left the queue without a final state", () => {
  expect(standing("testing", false)).toBe(`#1 is no longer in ${QUEUE}; its last state was testing.`);
});

test("describeStatus reports a merge when the pull request is no longer in the queue", () => {
  expect(standing("merged", false)).toBe(`#1 was merged by ${QUEUE}.`);
});

test("describeStatus shortens a long name of a state", () => {
  expect(standing("x".repeat(200_000)).length).toBeLessThan(250);
});
