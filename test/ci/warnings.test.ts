import { expect, test } from "vitest";
import { limitWarnings } from "../../src/ci/warnings.js";

function shownOf(count: number): readonly string[] {
  const shown: string[] = [];
  const { warn, rest } = limitWarnings((message) => shown.push(message));
  for (let index = 1; index <= count; index += 1) warn(`warning ${index}`);
  rest();
  return shown;
}

test("up to five warnings are all shown, and nothing is added", () => {
  expect(shownOf(0)).toEqual([]);
  expect(shownOf(5)).toEqual(["warning 1", "warning 2", "warning 3", "warning 4", "warning 5"]);
});

test("of more than five the first five are shown, then how many there were beyond", () => {
  expect(shownOf(6).slice(4)).toEqual(["warning 5", "and 1 more"]);
  expect(shownOf(5000)).toHaveLength(6);
  expect(shownOf(5000).at(-1)).toBe("and 4995 more");
});
