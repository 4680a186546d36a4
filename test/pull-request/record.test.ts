import { expect, test } from "vitest";
import { findQueuePosition, formatQueuePosition } from "../../src/pull-request/record.js";
import type { Queue } from "../../src/service/service.js";

function queue(numbers: readonly number[], fields: Partial<Queue> = {}): Queue {
  return { state: "running", enqueuedPullRequests: numbers.map((prNumber) => ({ prNumber })), ...fields };
}

test("findQueuePosition counts positions from 1, and returns the pull requests ahead in the order of the queue", () => {
  expect(findQueuePosition(queue([7, 3, 9]), 9, undefined)).toMatchObject({ position: 3, ahead: [7, 3], depth: 3 });
  expect(findQueuePosition(queue([7, 3, 9]), 7, undefined)).toMatchObject({ position: 1, ahead: [] });
});

test("findQueuePosition returns no position when the list lacks the pull request", () => {
  expect(findQueuePosition(queue([7, 3]), 1, undefined)).toMatchObject({ position: undefined, ahead: [], depth: 2 });
  expect(findQueuePosition(queue([]), 1, undefined)).toMatchObject({ position: undefined, ahead: [], depth: 0 });
  expect(formatQueuePosition(findQueuePosition(queue([]), 1, undefined))).toBe("");
});

test("findQueuePosition ignores pull requests that await their admission", () => {
  const awaiting = { prNumber: 9, isAwaitingAdmission: true };
  const shown = queue([], { enqueuedPullRequests: [{ prNumber: 7 }, awaiting] });

  expect(findQueuePosition(shown, 7, undefined)).toMatchObject({ position: 1, depth: 1 });
  expect(findQueuePosition(shown, 9, undefined)).toMatchObject({ position: undefined, ahead: [], depth: 1 });
});

test.each([
  ["not_ready", true, undefined],
  ["pending", true, 2],
  ["testing", true, 2],
  ["a newer state", true, 2],
  ["merged", false, undefined],
  ["failed", false, undefined],
  ["tests_passed", false, undefined],
])("findQueuePosition returns for the state %s (submitted: %s) the position %s", (state, submitted, position) => {
  const record = { state, isCurrentlySubmittedToQueue: submitted, prSha: "a", stateChangedAt: "2026-01-31T12:00:00Z" };
  expect(findQueuePosition(queue([7, 3]), 3, record)).toMatchObject({
    position,
    ahead: position === undefined ? [] : [7],
    depth: 2,
  });
});

test.each([
  [1, "1st"],
  [2, "2nd"],
  [3, "3rd"],
  [4, "4th"],
  [11, "11th"],
  [12, "12th"],
  [13, "13th"],
  [21, "21st"],
  [102, "102nd"],
  [111, "111th"],
])("formatQueuePosition writes the position %i as %s", (place, words) => {
  const numbers = Array.from({ length: 120 }, (_, index) => index + 1);
  expect(formatQueuePosition(findQueuePosition(queue(numbers), place, undefined))).toBe(`${words} of 120 in the queue`);
});

test.each([
  [{ mode: "single" }, true],
  [{}, true],
  [{ mode: "parallel" }, false],
  [{ mode: "single", batch: true }, false],
])("findQueuePosition sets mergesInOrder for a queue with %j to %s", (fields, inOrder) => {
  expect(findQueuePosition(queue([1], fields), 1, undefined).mergesInOrder).toBe(inOrder);
});
