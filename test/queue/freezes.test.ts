import { describe, expect, test } from "vitest";
import { getErrorMessage } from "../../src/errors.js";
import { readConfigFile } from "../../src/queue/settings-yaml.js";
import { givenWorkspace } from "../support/workspace.js";

const FILE = "queues.yml";

/** Reads a calendar whose first line is line 2 of the file. Returns the freezes, or the problems of the file. */
async function read(...calendar: readonly string[]) {
  const text = ["queues: { main: {}, next: {} }", ...calendar].join("\n");
  return readConfigFile(givenWorkspace({ [FILE]: text }), FILE).then(
    ({ freezes }) =>
      freezes?.map(({ name, branches, fromMs, untilMs }) => [
        name,
        [...branches].join(" "),
        new Date(fromMs).toISOString(),
        new Date(untilMs).toISOString(),
      ]),
    getErrorMessage,
  );
}

const ZONE = "    time-zone: Europe/Berlin";

function freeze(from: string, until: string, ...more: readonly string[]): readonly string[] {
  return ["freezes:", "  holidays:", `    from: ${from}`, `    until: ${until}`, ...more];
}

describe("the calendar of freezes", () => {
  test("converts the times of freezes to UTC", async () => {
    expect(await read(...freeze("2026-12-23 18:00", "2027-07-04T09:00:30", ZONE, "    branches: [next]"))).toEqual([
      ["holidays", "next", "2026-12-23T17:00:00.000Z", "2027-07-04T07:00:30.000Z"],
    ]);
  });

  test("applies a freeze to all queues, with its times in UTC, when `branches` and `time-zone` are missing", async () => {
    expect(await read(...freeze("2026-12-23 18:00", "2026-12-24 09:00"))).toEqual([
      ["holidays", "main next", "2026-12-23T18:00:00.000Z", "2026-12-24T09:00:00.000Z"],
    ]);
  });

  test("includes both hours when the local time occurs twice at the end of summer time", async () => {
    expect(await read(...freeze("2026-10-25 02:10", "2026-10-25 02:20", ZONE))).toEqual([
      ["holidays", "main next", "2026-10-25T00:10:00.000Z", "2026-10-25T01:20:00.000Z"],
    ]);
  });

  test.each([
    ["freezes:", []],
    ["freezes: {}", []],
    ["x-other: 1", undefined],
  ])("returns no freezes when the file has the line %s", async (line, freezes) => {
    expect(await read(line)).toEqual(freezes);
  });

  test.each([
    [
      "a time that clocks skip",
      freeze("2026-03-29 02:30", "2026-04-01 09:00", ZONE),
      'line 4, freezes.holidays.from: does not exist in Europe/Berlin, because the clocks are set forward; got "2026-03-29 02:30".',
    ],
    [
      "an unknown time zone",
      freeze("2026-12-23 18:00", "2026-12-24 09:00", "    time-zone: Europe/Berlim"),
      'line 6, freezes.holidays.time-zone: must be the name of a time zone such as Europe/Berlin; got "Europe/Berlim".',
    ],
    [
      "a date that does not exist",
      freeze("2026-12-23 18:00", "2026-02-30 09:00"),
      "line 5, freezes.holidays.until: must be a valid date and time such as 2026-12-23 18:00",
    ],
    [
      "a date without a time",
      freeze("2026-12-23", "2026-12-24 09:00"),
      "line 4, freezes.holidays.from: must be a valid date and time",
    ],
    [
      "a time with an offset",
      freeze("2026-12-23T18:00Z", "2026-12-24 09:00"),
      "line 4, freezes.holidays.from: must be a valid date and time",
    ],
    [
      "a number",
      freeze("20261223", "2026-12-24 09:00"),
      "line 4, freezes.holidays.from: must be a valid date and time",
    ],
    [
      "an end before the start",
      freeze("2026-12-24 09:00", "2026-12-23 18:00"),
      'line 3, freezes.holidays: must have a time "until" that is later than the time "from".',
    ],
    [
      "an end at the start",
      freeze("2026-12-24 09:00", "2026-12-24 09:00"),
      'line 3, freezes.holidays: must have a time "until" that is later than the time "from".',
    ],
    [
      "a missing key",
      ["freezes:", "  holidays: { from: 2026-12-23 18:00 }"],
      "line 3, freezes.holidays: must have the keys from and until; missing: until.",
    ],
    [
      "a blank freeze",
      ["freezes:", "  holidays:"],
      "line 3, freezes.holidays: must have the keys from and until; missing: from, until.",
    ],
    [
      "an unknown key",
      freeze("2026-12-23 18:00", "2026-12-24 09:00", "    timezone: UTC"),
      "line 6, freezes.holidays.timezone: is not known; did you mean time-zone?",
    ],
    [
      "a branch without a queue",
      freeze("2026-12-23 18:00", "2026-12-24 09:00", "    branches: [main, release]"),
      'line 6, freezes.holidays.branches: must be a list of branches that the key queues contains; got ["main","release"].',
    ],
    [
      "an empty list of branches",
      freeze("2026-12-23 18:00", "2026-12-24 09:00", "    branches: []"),
      "line 6, freezes.holidays.branches: must be a list",
    ],
    ["a list", ["freezes: [a]"], 'line 2, freezes: must be a mapping of names to freezes; got ["a"].'],
  ])("rejects %s", async (_, calendar, problem) => {
    expect(await read(...calendar)).toContain(`config-file: ${FILE} ${problem}`);
  });

  test("rejects freezes of one branch that overlap", async () => {
    const one = "  one: { from: 2026-12-23 18:00, until: 2026-12-24 09:00 }";
    const other = "  other: { from: 2026-12-24 08:59, until: 2026-12-25 09:00, branches: [next] }";

    expect(await read("freezes:", one, other)).toBe(
      `config-file: ${FILE} line 4, freezes.other: overlaps with freezes.one; join the two freezes.`,
    );
    expect(await read("freezes:", one, other.replace("08:59", "09:00"))).toHaveLength(2);
    expect(await read("freezes:", one.replace(" }", ", branches: [main] }"), other)).toHaveLength(2);
  });
});
