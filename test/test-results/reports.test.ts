import { expect, test } from "vitest";
import { createFailures } from "../../src/test-results/reports.js";
import type { TestCase } from "../../src/test-results/test-case.js";
import { testCase } from "./test-case.js";

const EARLY = "2026-01-31T12:00:00Z";
const LATE = "2026-01-31T12:00:01Z";

/** Failures after these test cases, noted in this order. */
function after(cases: readonly TestCase[]): ReturnType<typeof createFailures> {
  const failures = createFailures();
  for (const each of cases) {
    if (each.time !== undefined) failures.noteTime(each.time);
    failures.note(each);
  }
  return failures;
}

/** Those that count; the messages tell failures apart. */
function counting(...cases: readonly TestCase[]): readonly string[] {
  return after(cases)
    .counting()
    .map(({ name, message }) => `${name} ${message}`.trim());
}

const failed = (at?: string, more: Partial<TestCase> = {}): TestCase => ({
  ...testCase(at === undefined ? {} : { at }),
  ...more,
});
const passed = (at?: string, more: Partial<TestCase> = {}): TestCase => failed(at, { outcome: "passed", ...more });

test("a test that failed twice counts once, with its newest failure", () => {
  expect(counting(failed(EARLY, { message: "a" }), failed(LATE, { message: "b" }))).toEqual(["pays b"]);
  expect(counting(failed(LATE, { message: "b" }), failed(EARLY, { message: "a" }))).toEqual(["pays b"]);
  expect(counting(failed(undefined, { message: "a" }), failed(undefined, { message: "b" }))).toEqual(["pays b"]);
});

test.each([
  ["strictly later cancels", EARLY, LATE, 0],
  ["at the same time does not", EARLY, EARLY, 1],
  ["earlier does not", LATE, EARLY, 1],
  ["without a time does not", EARLY, undefined, 1],
  ["of a failure without a time does not", undefined, LATE, 1],
  ["in another zone is compared by the moment", "2026-01-31T13:00:00+02:00", "2026-01-31T12:30:00+01:00", 0],
  ["without a zone is compared as given", "2026-01-31T12:00:00", "2026-01-31T12:00:00.001", 0],
  ["without a zone does not cancel what has one", "2026-01-31T12:00:00Z", "2026-02-28T12:00:00", 1],
  ["with a time that is none does not", EARLY, "tomorrow", 1],
  ["later by less than a millisecond does not", "2026-01-31T12:00:00.0001Z", "2026-01-31T12:00:00.0002Z", 1],
])("a success %s", (_, failedAt, passedAt, count) => {
  expect(counting(failed(failedAt), passed(passedAt))).toHaveLength(count);
});

test("the newest of several successes decides, and a failure after it counts again", () => {
  expect(counting(failed(EARLY), passed(LATE), passed(EARLY))).toEqual([]);
  expect(counting(failed(EARLY), passed(LATE), failed("2026-01-31T12:00:02Z"))).toEqual(["pays"]);
});

test.each<Partial<TestCase>>([
  { written: ["pays late", ""] },
  { written: ["pays ", ""] },
  { written: ["pays", "", "s"] },
  { written: ["pays", "", "", "inner"] },
  { written: ["pays", "s"] },
  { files: ["s"] },
  { id: "7" },
])("the success of another test (%j) cancels nothing", (other) => {
  expect(counting(failed(EARLY), passed(LATE, other))).toEqual(["pays"]);
});

test("compares tests by an id of the service, whatever their names", () => {
  for (const id of ["trunk:7", "941fb8fd-93eb-5370-894b-734b16d8b2f0"])
    expect(counting(failed(EARLY, { id }), passed(LATE, { id, name: "renamed" }))).toEqual([]);
});

test("compares tests by any other id only with their names: tools number their tests anew in each suite", () => {
  const refunds = { name: "refunds", written: ["refunds", ""] };
  const others = [refunds, { written: ["pays", "", "another suite"] }];

  for (const other of others)
    expect(counting(failed(EARLY, { id: "1" }), passed(LATE, { id: "1", ...other }))).toEqual(["pays"]);
  expect(counting(failed(EARLY, { id: "1" }), failed(LATE, { id: "1", ...refunds }))).toEqual(["pays", "refunds"]);
});

test("a skipped test cancels nothing", () => {
  expect(counting(failed(EARLY), failed(LATE, { outcome: "skipped" }))).toEqual(["pays"]);
});

test("a success that was passed over may matter only when something before was later", () => {
  expect(after([passed(LATE), failed(EARLY)]).mayHaveMissedSuccess()).toBe(true);
  expect(after([passed(EARLY), failed(LATE)]).mayHaveMissedSuccess()).toBe(false);
  expect(after([passed(LATE), failed()]).mayHaveMissedSuccess()).toBe(false);
  expect(after([passed("2026-01-31T23:00:00"), failed(EARLY)]).mayHaveMissedSuccess()).toBe(false);
  expect(after([failed(EARLY), passed(LATE)]).mayHaveMissedSuccess()).toBe(false);
});
