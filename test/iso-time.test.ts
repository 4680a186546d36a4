import { expect, test } from "vitest";
import { dayOf, isoTime, timeInWords, writtenTimeInWords } from "../src/iso-time.js";

const NOON = Date.UTC(2026, 0, 31, 12);

test.each([
  ["2026-01-31T12:00:00Z", { ms: NOON, zoned: true, wholeDay: false }],
  ["2026-01-31t12:00z", { ms: NOON, zoned: true, wholeDay: false }],
  [" 2026-01-31 14:00:00.000+02:00 ", { ms: NOON, zoned: true, wholeDay: false }],
  ["2026-01-31T14:00:00+0200", { ms: NOON, zoned: true, wholeDay: false }],
  ["2026-01-31 12:00:00", { ms: NOON, zoned: false, wholeDay: false }],
  ["2026-01-31", { ms: Date.UTC(2026, 0, 31), zoned: false, wholeDay: true }],
  ["2026-13-31", undefined],
  ["31.01.2026", undefined],
  ["1769860800000", undefined],
  ["", undefined],
])("%j is %j", (text, time) => {
  expect(isoTime(text)).toEqual(time);
});

test("a day is that of UTC, and what is no time stays as it is", () => {
  expect(["2026-01-31T01:00:00+02:00", "2026-01-31", "some day"].map(dayOf)).toEqual([
    "2026-01-30",
    "2026-01-31",
    "some day",
  ]);
});

test("a time is written on the clock of UTC, whatever form it came in", () => {
  const noon = "2026-01-31 12:00:00 UTC";

  expect(timeInWords(NOON)).toBe(noon);
  expect(
    ["2026-01-31T12:00:00.123Z", "2026-01-31T14:00:00+02:00", "2026-01-31 12:00"].map(writtenTimeInWords),
  ).toEqual([noon, noon, noon]);
});

test("a day without a time and what is no time stay as they are written, shortened", () => {
  expect(["2026-01-31", "some time", "x".repeat(200_000)].map(writtenTimeInWords)).toEqual([
    "2026-01-31",
    "some time",
    "(a text of 200000 characters)",
  ]);
});
