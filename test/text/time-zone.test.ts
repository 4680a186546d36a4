import { describe, expect, test } from "vitest";
import { convertLocalTimeToUtc, isTimeZone } from "../../src/text/time-zone.js";

function convert(local: string, zone: string): readonly string[] | undefined {
  const found = convertLocalTimeToUtc(Date.parse(`${local}Z`), zone);
  return found && [found.earliestMs, found.latestMs].map((ms) => new Date(ms).toISOString());
}

describe("convertLocalTimeToUtc", () => {
  test.each([
    ["2026-01-31T12:00:00", "UTC", "2026-01-31T12:00:00.000Z"],
    ["2026-01-31T12:00:00.250", "Europe/Berlin", "2026-01-31T11:00:00.250Z"],
    ["2026-07-31T12:00:00", "Europe/Berlin", "2026-07-31T10:00:00.000Z"],
    ["2026-12-31T23:30:00", "America/New_York", "2027-01-01T04:30:00.000Z"],
    ["2026-06-01T00:00:00", "Asia/Kathmandu", "2026-05-31T18:15:00.000Z"],
    ["2026-06-01T00:00:00", "Pacific/Kiritimati", "2026-05-31T10:00:00.000Z"],
    ["2026-06-01T00:00:00", "Pacific/Pago_Pago", "2026-06-01T11:00:00.000Z"],
    // The last minutes before a clock change, and the first minutes after it.
    ["2026-03-29T01:59:59", "Europe/Berlin", "2026-03-29T00:59:59.000Z"],
    ["2026-03-29T03:00:00", "Europe/Berlin", "2026-03-29T01:00:00.000Z"],
    ["2026-10-25T01:59:59", "Europe/Berlin", "2026-10-24T23:59:59.000Z"],
    ["2026-10-25T03:00:00", "Europe/Berlin", "2026-10-25T02:00:00.000Z"],
  ])("converts %s in %s", (local, zone, utc) => {
    expect(convert(local, zone)).toEqual([utc, utc]);
  });

  test.each([
    ["2026-03-29T02:00:00", "Europe/Berlin"],
    ["2026-03-29T02:59:59", "Europe/Berlin"],
    ["2026-03-08T02:30:00", "America/New_York"],
    // Lord Howe Island sets its clocks forward by half an hour.
    ["2026-10-04T02:15:00", "Australia/Lord_Howe"],
    // Samoa moved to the other side of the date line and skipped a day.
    ["2011-12-30T12:00:00", "Pacific/Apia"],
  ])("returns undefined for %s in %s, which clocks skip", (local, zone) => {
    expect(convert(local, zone)).toBeUndefined();
  });

  test.each([
    ["2026-10-25T02:30:00", "Europe/Berlin", "2026-10-25T00:30:00.000Z", "2026-10-25T01:30:00.000Z"],
    ["2026-11-01T01:00:00", "America/New_York", "2026-11-01T05:00:00.000Z", "2026-11-01T06:00:00.000Z"],
    ["2026-04-05T01:45:00", "Australia/Lord_Howe", "2026-04-04T14:45:00.000Z", "2026-04-04T15:15:00.000Z"],
  ])("returns both times for %s in %s, which occurs twice", (local, zone, first, second) => {
    expect(convert(local, zone)).toEqual([first, second]);
  });

  test("returns the time for a local time of each day, and each hour of the day", () => {
    for (const zone of ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Pacific/Chatham"]) {
      const format = new Intl.DateTimeFormat("sv", { timeZone: zone, dateStyle: "short", timeStyle: "medium" });
      for (let ms = Date.UTC(2026, 0, 1); ms < Date.UTC(2027, 0, 1); ms += 25 * 3_600_000) {
        const local = format.format(ms).replace(" ", "T");
        expect(convert(local, zone), `${local} ${zone}`).toContain(new Date(ms).toISOString());
      }
    }
  });
});

test.each([
  ["Europe/Berlin", true],
  ["UTC", true],
  ["Europe/Berlim", false],
  ["+01:00", false],
  ["", false],
])("isTimeZone accepts only names in the time zone database: %s", (name, isKnown) => {
  expect(isTimeZone(name)).toBe(isKnown);
});
