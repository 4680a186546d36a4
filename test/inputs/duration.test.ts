import { describe, expect, test } from "vitest";
import { parseDuration, parseTimerDuration } from "../../src/inputs/parsers.js";
import { formatDuration } from "../../src/text/format.js";

test.each([
  ["1s", 1000],
  ["90s", 90_000],
  ["5m", 300_000],
  ["1h30m", 5_400_000],
  ["14d", 1_209_600_000],
  ["1d2h3m4s", 93_784_000],
  ["0h5m", 300_000],
  ["05m", 300_000],
  ["999999d", 86_399_913_600_000],
])("parseDuration reads %s as %d milliseconds", (text, ms) => {
  expect(parseDuration(text)).toEqual({ ok: true, value: ms });
});

test.each([
  "",
  "5 min",
  "5min",
  "-1",
  "-5m",
  "+5m",
  "1e3",
  "1e3s",
  "1.5h",
  "0s",
  "0m",
  "30m1h",
  "1h1h",
  "1w",
  "500ms",
  "5M",
  "m",
  "1000000d",
  "999999999h",
  "٥m",
  "Infinity",
])("parseDuration rejects %j", (text) => {
  expect(parseDuration(text)).toEqual({
    ok: false,
    allowed: "a duration such as 90s, 30m, 1h30m or 14d, from 1s to 999999d",
  });
});

test("parseDuration rejects a number without a unit, and shows an example", () => {
  expect(parseDuration("90")).toEqual({
    ok: false,
    allowed: "a duration such as 90s, 30m, 1h30m or 14d, from 1s to 999999d (for seconds write 90s, for minutes 90m)",
  });
});

test("parseTimerDuration shows no example when the number would be too long in minutes", () => {
  expect(parseTimerDuration("3000000")).toMatchObject({ ok: false, allowed: expect.stringMatching(/ to 24d$/) });
});

test("parseTimerDuration accepts at most 24 days", () => {
  expect(parseTimerDuration("24d")).toEqual({ ok: true, value: 2_073_600_000 });
  expect(parseTimerDuration("24d1s")).toMatchObject({ ok: false, allowed: expect.stringMatching(/from 1s to 24d$/) });
  expect(parseTimerDuration("90").ok).toBe(false);
});

describe("formatDuration", () => {
  test.each([
    [0, "0s"],
    [-5, "0s"],
    [449, "0.4s"],
    [1000, "1s"],
    [59_600, "1m"],
    [90_000, "1m 30s"],
    [3_600_000, "1h"],
    [3_605_000, "1h"],
    [93_784_000, "1d 2h"],
  ])("formats %d milliseconds as the text %s", (ms, words) => {
    expect(formatDuration(ms)).toBe(words);
  });
});
