import { afterEach, expect, test } from "vitest";
import {
  formatDay,
  formatServiceTime,
  formatTime,
  isEarlierTime,
  parseTimeMs,
  readIsoTime,
} from "../../src/text/format.js";

const NOON = Date.UTC(2026, 0, 31, 12);
const HOUR = 3_600_000;

const machineZone = process.env.TZ;
afterEach(() => {
  if (machineZone === undefined) delete process.env.TZ;
  else process.env.TZ = machineZone;
});

const READ: readonly (readonly [string, ReturnType<typeof readIsoTime>])[] = [
  ["2026-01-31T12:00:00Z", { ms: NOON, zoned: true, wholeDay: false }],
  ["2026-01-31t12:00z", { ms: NOON, zoned: true, wholeDay: false }],
  [" 2026-01-31 14:00:00.000+02:00 ", { ms: NOON, zoned: true, wholeDay: false }],
  ["2026-01-31T14:00:00+0200", { ms: NOON, zoned: true, wholeDay: false }],
  ["2026-01-31T14:00:00+02", { ms: NOON, zoned: true, wholeDay: false }],
  ["2026-01-31T06:30:00-05:30", { ms: NOON, zoned: true, wholeDay: false }],
  ["2026-01-31T12:00:00.123456Z", { ms: NOON + 123, zoned: true, wholeDay: false }],
  ["2026-01-31 12:00:00,5", { ms: NOON + 500, zoned: false, wholeDay: false }],
  ["2026-01-31 12:00:00", { ms: NOON, zoned: false, wholeDay: false }],
  ["2026-01-31", { ms: Date.UTC(2026, 0, 31), zoned: false, wholeDay: true }],
  ["2028-02-29", { ms: Date.UTC(2028, 1, 29), zoned: false, wholeDay: true }],
  ["2026-12-31T23:59:59.999-23:59", { ms: Date.UTC(2027, 0, 1, 23, 58, 59, 999), zoned: true, wholeDay: false }],
  ["0001-01-01T00:00:00Z", { ms: -62_135_596_800_000, zoned: true, wholeDay: false }],
];

const REFUSED = [
  "2026-13-31",
  "2026-00-10",
  "2026-01-00",
  "2026-04-31",
  "2026-02-30",
  "2026-02-29",
  "2100-02-29",
  "2026-02-30T12:00:00Z",
  "2026-02-30T12:00:00",
  "2026-01-31T24:00:00Z",
  "2026-01-31T25:00:00Z",
  "2026-01-31T12:60:00Z",
  "2026-01-31T12:00:60Z",
  "2026-01-31T12:00:00+24:00",
  "2026-01-31T12:00:00+02:60",
  "31.01.2026",
  "1769860800000",
  "2026-1-31",
  "2026-01-31T12",
  "2026-01-31T12:00:00.Z",
  "20260131T120000Z",
  "2026-01-31T12:00:00 Z",
  "2026-01-31T12:00:00Z junk",
  "Sat, 31 Jan 2026 12:00:00 GMT",
  "+2026-01-31",
  "",
];

test.each(["UTC", "America/New_York", "Asia/Kolkata"])(
  "readIsoTime and parseTimeMs return the same results when the machine's time zone is %s",
  (zone) => {
    process.env.TZ = zone;
    // On a machine that ignores this setting, the test would check nothing.
    expect(new Date(NOON).getHours()).toBe({ UTC: 12, "America/New_York": 7, "Asia/Kolkata": 17 }[zone]);
    expect(READ.map(([text]) => readIsoTime(text))).toEqual(READ.map(([, time]) => time));
    expect(REFUSED.filter((text) => readIsoTime(text) !== undefined)).toEqual([]);
    expect(["2026-01-31T12:00:00", "soon", null, undefined].map(parseTimeMs)).toEqual([
      NOON,
      Number.NaN,
      Number.NaN,
      Number.NaN,
    ]);
  },
);

test.each([
  // Between the two changes of the clock in a year, a reader with the local zone would reverse these times.
  ["2026-01-31T12:00:00Z", "2026-01-31T12:00:01", true],
  ["2026-01-31T12:00:00", "2026-01-31T12:00:01Z", true],
  ["2026-01-31T12:00:01", "2026-01-31T12:00:00Z", false],
  ["2026-01-31T12:00:00+02:00", "2026-01-31T11:00:00Z", true],
  ["2026-01-31T12:00:00Z", "2026-01-31T12:00:00.000Z", false],
  // An invalid time is neither earlier nor later than any other time.
  ["2026-02-30T00:00:00Z", "2026-03-03T00:00:00Z", false],
  ["2026-03-01T00:00:00Z", "2026-02-30T00:00:00Z", false],
  ["", "2026-03-01T00:00:00Z", false],
  ["1769860800", "2026-03-01T00:00:00Z", false],
])("isBefore(%j, %j) returns %s in any time zone", (one, other, before) => {
  for (const zone of ["UTC", "America/New_York", "Asia/Kolkata"]) {
    process.env.TZ = zone;
    expect(isEarlierTime(one, other), zone).toBe(before);
  }
});

test("readIsoTime reads the output of toISOString for times over many years", () => {
  for (let ms = Date.UTC(1999, 11, 31); ms < Date.UTC(2029, 0, 1); ms += 37 * HOUR + 59_001) {
    const text = new Date(ms).toISOString();
    expect(readIsoTime(text)?.ms).toBe(ms);
    expect(readIsoTime(text.replace("Z", ""))?.ms).toBe(ms);
  }
});

test("formatDay returns a day in UTC, or an invalid time unchanged", () => {
  expect(["2026-01-31T01:00:00+02:00", "2026-01-31", "2026-02-30", "some day"].map(formatDay)).toEqual([
    "2026-01-30",
    "2026-01-31",
    "2026-02-30",
    "some day",
  ]);
});

test("formatTime and formatServiceTime return a time in UTC", () => {
  const noon = "2026-01-31 12:00:00 UTC";

  expect(formatTime(NOON)).toBe(noon);
  expect(["2026-01-31T12:00:00.123Z", "2026-01-31T14:00:00+02:00", "2026-01-31 12:00"].map(formatServiceTime)).toEqual([
    noon,
    noon,
    noon,
  ]);
});

test("formatServiceTime returns a day unchanged, and shows only the length of a long invalid text", () => {
  expect(["2026-01-31", "some time", "x".repeat(200_000)].map(formatServiceTime)).toEqual([
    "2026-01-31",
    "some time",
    "(a text of 200000 characters)",
  ]);
});
