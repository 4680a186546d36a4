import { describe, expect, test } from "vitest";
import { formatSeconds, parseDuration } from "../../src/scenario/durations.js";

describe("durations in a scenario file", () => {
  test.each<readonly [string, number | undefined]>([
    ["90s", 90],
    ["10m", 600],
    ["1h30m", 5400],
    ["2d1h", 176_400],
    ["0s", 0],
    ...["", "10", "m", "1.5h", "30m1h", "-5m", "10 m", "1e3s"].map((text) => [text, undefined] as const),
  ])("convert the text %j to %j seconds", (text, seconds) => {
    expect(parseDuration(text)).toBe(seconds);
  });

  test.each([0, 59, 60, 3600, 5400, 86_399, 90_061])("convert %i seconds to a text and back", (seconds) => {
    expect(parseDuration(formatSeconds(seconds))).toBe(seconds);
  });
});
