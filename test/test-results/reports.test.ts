import { expect, test } from "vitest";
import { createFailureCollector } from "../../src/test-results/reports.js";
import type { TestCase } from "../../src/test-results/test-case.js";
import { testCase } from "./test-case.js";

const EARLY = "2026-01-31T12:00:00Z";
const LATE = "2026-01-31T12:00:01Z";

/** Records test cases in this order. */
function after(cases: readonly TestCase[]): ReturnType<typeof createFailureCollector> {
  const failures = createFailureCollector(true);
  for (const each of cases) {
    if (each.time !== undefined) failures.recordTime(each.time);
    failures.record(each);
  }
  return failures;
}

function failuresAfter(...cases: readonly TestCase[]): readonly string[] {
  return after(cases)
    .list()
    .map(({ name, message }) => `${name} ${message}`.trim());
}

const failed = (at?: string, more: Partial<TestCase> = {}): TestCase => ({
  ...testCase(at === undefined ? {} : { at }),
  ...more,
});
const passed = (at?: string, more: Partial<TestCase> = {}): TestCase => failed(at, { outcome: "passed", ...more });

test("the failure collector returns only the newest failure when a test failed twice", () => {
  expect(failuresAfter(failed(EARLY, { message: "a" }), failed(LATE, { message: "b" }))).toEqual(["pays b"]);
  expect(failuresAfter(failed(LATE, { message: "b" }), failed(EARLY, { message: "a" }))).toEqual(["pays b"]);
  expect(failuresAfter(failed(undefined, { message: "a" }), failed(undefined, { message: "b" }))).toEqual(["pays b"]);
});

test.each([
  ["the success is later", EARLY, LATE, 0],
  ["both have the same time", EARLY, EARLY, 1],
  ["the success is earlier", LATE, EARLY, 1],
  ["the success has no time", EARLY, undefined, 1],
  ["the failure has no time", undefined, LATE, 1],
  ["the success is later in another zone", "2026-01-31T13:00:00+02:00", "2026-01-31T12:30:00+01:00", 0],
  ["the success is later, both without a zone", "2026-01-31T12:00:00", "2026-01-31T12:00:00.001", 0],
  ["only the failure has a zone", "2026-01-31T12:00:00Z", "2026-02-28T12:00:00", 1],
  ["the time of the success is invalid", EARLY, "tomorrow", 1],
  ["the success is later by less than a millisecond", "2026-01-31T12:00:00.0001Z", "2026-01-31T12:00:00.0002Z", 1],
])(
  "the failure collector compares the time of a failure with the time of a success when %s",
  (_, failedAt, passedAt, count) => {
    expect(failuresAfter(failed(failedAt), passed(passedAt))).toHaveLength(count);
  },
);

test("the failure collector ignores failures before a success of the same test, and returns failures after the success", () => {
  expect(failuresAfter(failed(EARLY), passed(LATE), passed(EARLY))).toEqual([]);
  expect(failuresAfter(failed(EARLY), passed(LATE), failed("2026-01-31T12:00:02Z"))).toEqual(["pays"]);
});

test.each<Partial<TestCase>>([
  { written: ["pays late", ""] },
  { written: ["pays ", ""] },
  { written: ["pays", "", "s"] },
  { written: ["pays", "", "", "inner"] },
  { written: ["pays", "s"] },
  { files: ["s"] },
  { id: "7" },
])("the failure collector returns a failure when only another test passed: %j", (other) => {
  expect(failuresAfter(failed(EARLY), passed(LATE, other))).toEqual(["pays"]);
});

test("the failure collector matches tests by the service's id when their names differ", () => {
  for (const id of ["trunk:7", "941fb8fd-93eb-5370-894b-734b16d8b2f0"])
    expect(failuresAfter(failed(EARLY, { id }), passed(LATE, { id, name: "renamed" }))).toEqual([]);
});

test("the failure collector matches tests by id and names when a tool other than the service created the id", () => {
  const refunds = { name: "refunds", written: ["refunds", ""] };
  const others = [refunds, { written: ["pays", "", "another suite"] }];

  for (const other of others)
    expect(failuresAfter(failed(EARLY, { id: "1" }), passed(LATE, { id: "1", ...other }))).toEqual(["pays"]);
  expect(failuresAfter(failed(EARLY, { id: "1" }), failed(LATE, { id: "1", ...refunds }))).toEqual(["pays", "refunds"]);
});

test("the failure collector returns a failure when the test passed later, but the test step failed", () => {
  const failures = createFailureCollector(false);
  for (const each of [passed(LATE), failed(EARLY), passed(LATE)]) {
    if (each.time !== undefined) failures.recordTime(each.time);
    failures.record(each);
  }

  expect(failures.list()).toHaveLength(1);
  expect(failures.mayHaveMissedSuccess()).toBe(false);
});

test("the failure collector returns a failure when the test was skipped later", () => {
  expect(failuresAfter(failed(EARLY), failed(LATE, { outcome: "skipped" }))).toEqual(["pays"]);
});

test("the failure collector requests a second read only when a success comes before the failure in the report but has a later time", () => {
  expect(after([passed(LATE), failed(EARLY)]).mayHaveMissedSuccess()).toBe(true);
  expect(after([passed(EARLY), failed(LATE)]).mayHaveMissedSuccess()).toBe(false);
  expect(after([passed(LATE), failed()]).mayHaveMissedSuccess()).toBe(false);
  expect(after([passed("2026-01-31T23:00:00"), failed(EARLY)]).mayHaveMissedSuccess()).toBe(false);
  expect(after([failed(EARLY), passed(LATE)]).mayHaveMissedSuccess()).toBe(false);
});
