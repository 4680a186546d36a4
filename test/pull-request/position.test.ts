import { expect, test } from "vitest";
import type { Queue } from "../../src/api/schemas.js";
import { positionIn, positionInWords } from "../../src/pull-request/position.js";

function queue(numbers: readonly number[], fields: Partial<Queue> = {}): Queue {
  return { state: "running", enqueuedPullRequests: numbers.map((prNumber) => ({ prNumber })), ...fields };
}

test("the place is counted from 1, with those ahead in order", () => {
  expect(positionIn(queue([7, 3, 9]), 9)).toMatchObject({ position: 3, ahead: [7, 3], depth: 3 });
  expect(positionIn(queue([7, 3, 9]), 7)).toMatchObject({ position: 1, ahead: [] });
});

test("a pull request that is not in the list has no place, and no pull request has one in an empty queue", () => {
  expect(positionIn(queue([7, 3]), 1)).toMatchObject({ position: undefined, ahead: [], depth: 2 });
  expect(positionIn(queue([]), 1)).toMatchObject({ position: undefined, ahead: [], depth: 0 });
  expect(positionInWords(positionIn(queue([]), 1))).toBe("");
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
])("%i is written %s", (place, words) => {
  const numbers = Array.from({ length: 120 }, (_, index) => index + 1);
  expect(positionInWords(positionIn(queue(numbers), place))).toBe(`${words} of 120 in the queue`);
});

test.each([
  [{ mode: "single" }, true],
  [{}, true],
  [{ mode: "parallel" }, false],
  [{ mode: "single", batch: true }, false],
])("lanes and batches merge past each other: %o", (fields, inOrder) => {
  expect(positionIn(queue([1], fields), 1).mergesInOrder).toBe(inOrder);
});
