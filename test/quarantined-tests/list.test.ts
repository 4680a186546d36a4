import { expect, test } from "vitest";
import {
  createTestListWarnings,
  describeQuarantinedTests,
  describeStaleTests,
} from "../../src/quarantined-tests/list.js";
import { formatYamlInputName } from "../../src/text/problem.js";
import { aged } from "./aged.js";

const DAY = 86_400_000;
const repository = { host: "github.com", owner: "local", name: "playground" };
const old = aged({ name: "old", quarantined_at: "2026-03-17T12:00:00Z", codeowners: ["@a"] });
const undated = aged({ name: "undated" });

test.each([
  [0, [], "No test of local/playground is listed as quarantined."],
  [1, [old], "1 test of local/playground is listed as quarantined."],
  [2, [old, old], "2 tests of local/playground are listed as quarantined."],
  [1, [], "0 of 1 quarantined test of local/playground match the filters."],
  [2, [old], "1 of 2 quarantined tests of local/playground matches the filters."],
])(
  "describeQuarantinedTests counts all tests, and the tests that match the filters, when %i tests were read",
  (read, tests, message) => {
    expect(describeQuarantinedTests(repository, read, tests, formatYamlInputName).message).toBe(message);
  },
);

test("describeStaleTests reports a test only after the complete time, and never reports a test of unknown age", () => {
  expect(describeStaleTests([old, undated], 14 * DAY)).toBeUndefined();
  expect(describeStaleTests([old, undated], 14 * DAY - 1000)).toBe(
    '1 of 2 tests in the list was quarantined more than 13d 23h ago: "old" of @a, for 14 days.',
  );
  expect(describeStaleTests([undated], 1000)).toBeUndefined();
});

test("describeStaleTests shortens a long name, and mentions that a test has no code owner", () => {
  const long = aged({ name: `x\n${"y".repeat(500)}`, quarantined_at: "2026-03-30" });
  expect(describeStaleTests([long], DAY)).toContain('"x…" without code owner, for 1 day.');
});

test("createTestListWarnings warns about tests of unknown age only when an input compares ages", () => {
  const none = { olderThan: undefined, failIfOlderThan: undefined };

  expect(createTestListWarnings([undated], 0, none, formatYamlInputName)).toEqual([]);
  expect(createTestListWarnings([old], 0, { olderThan: DAY, failIfOlderThan: DAY }, formatYamlInputName)).toEqual([]);
  expect(
    createTestListWarnings([undated, undated], 0, { olderThan: DAY, failIfOlderThan: DAY }, formatYamlInputName),
  ).toEqual([
    "The step cannot read when 2 tests were quarantined: older-than includes these tests, and fail-if-older-than ignores these tests.",
  ]);
});
