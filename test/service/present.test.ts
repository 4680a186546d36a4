import { describe, expect, test } from "vitest";
import { createServiceTime, presentIn, presentOf } from "../../src/service/present.js";
import { givenServer } from "../support/scripted-server.js";
import { QUEUE, serviceAt } from "../support/service-under-test.js";

const NOON = "Thu, 01 Jan 2026 12:00:00 GMT";
const NOON_MS = Date.parse(NOON);
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

const headers = (given: Readonly<Record<string, string>>) => ({ header: (name: string) => given[name] });
const timeAt = (ms: number) => new Date(ms).toISOString();
const at = (hour: number) => NOON_MS + hour * HOUR_MS;
const clockAt = (ms: number) => ({ now: () => ms });

describe("the present in an answer", () => {
  test.each<[string, Readonly<Record<string, string>>, number | undefined]>([
    ["is its Date", { date: NOON }, NOON_MS],
    ["is read from the oldest form of a date", { date: "Thu Jan  1 12:00:00 2026" }, NOON_MS],
    ["is later by the Age when a cache stored the answer", { date: NOON, age: "3600" }, NOON_MS + HOUR_MS],
    ["is the Date when the Age is no number", { date: NOON, age: "-5 soon" }, NOON_MS],
    ["is unknown without a Date", { age: "5" }, undefined],
    ["is unknown when the Date is no date", { date: "soon 5" }, undefined],
    ["is unknown when the Date has no such day", { date: "Thu, 99 Jan 2026 12:00:00 GMT" }, undefined],
    ["is unknown when the Date is in another form", { date: "2026-01-01T12:00:00Z" }, undefined],
  ])("%s", (_what, given, presentMs) => {
    expect(presentIn(headers(given))).toBe(presentMs);
  });
});

describe("the service's time", () => {
  test("passes between answers, and stays known after one without a Date", () => {
    let machineMs = 5;
    const time = createServiceTime({ now: () => machineMs });
    expect(time.now()).toBeUndefined();

    time.note(headers({ date: NOON }));
    machineMs += MINUTE_MS;
    time.note(headers({ date: "garbage" }));

    expect(time.now()).toBe(NOON_MS + MINUTE_MS);
  });

  test("follows the service's answers, and no error of something in between", async () => {
    const server = await givenServer(
      { status: 502, headers: { date: "Fri, 02 Jan 2026 12:00:00 GMT" } },
      { headers: { date: NOON }, body: '{"state":"running","enqueuedPullRequests":[]}' },
      { status: 400, headers: { date: "Fri, 02 Jan 2026 12:00:00 GMT" } },
    );
    const { service } = serviceAt(server.url);

    await service.readQueue(QUEUE);
    await service.readQueue(QUEUE).catch(() => {});

    expect(service.now()).toBe(NOON_MS);
  });
});

describe("the time that ages are measured by", () => {
  const NO_DATE = "The service sends no Date header that can be read; ages are measured by the clock of this machine.";
  const OLD_DATE =
    "The service's Date header is older than times in its records; ages are measured by the clock of this machine.";

  /** Hours from noon: of the service's Date, of this machine's clock and of the newest reported time. */
  test.each<[title: string, Record<"date" | "machine" | "newest", number | undefined>, hours: number, notes: string[]]>(
    [
      ["is the service's, when the clocks agree", { date: 0, machine: 0.01, newest: -1 }, 0, []],
      [
        "is the service's, when this machine is ahead",
        { date: 0, machine: 3, newest: -1 },
        0,
        ["The clock of this machine is 3h ahead of the service's clock, by which ages are measured."],
      ],
      [
        "is the service's, when this machine is behind",
        { date: 0, machine: -5, newest: -1 },
        0,
        ["The clock of this machine is 5h behind the service's clock, by which ages are measured."],
      ],
      [
        "is the newest reported time, when that is a little after the Date",
        { date: 0, machine: 0, newest: 0.01 },
        0.01,
        [],
      ],
      [
        "is the Date, when this machine agrees with it and a record does not",
        { date: 0, machine: 0, newest: 900 },
        0,
        [],
      ],
      ["is this machine's, when the Date is old", { date: -9, machine: 0, newest: -1 }, 0, [OLD_DATE]],
      ["is this machine's, when there is no Date", { date: undefined, machine: 0, newest: -1 }, 0, [NO_DATE]],
      [
        "is the newest reported time, when there is no Date and this machine is behind",
        { date: undefined, machine: -5, newest: -1 },
        -1,
        [
          "The service sends no Date header that can be read.",
          "The clock of this machine is 4h behind the newest time in the service's records, by which ages are measured.",
        ],
      ],
      ["is the service's, when nothing is reported", { date: 0, machine: 0, newest: undefined }, 0, []],
    ],
  )("%s", (_title, { date, machine = 0, newest }, hours, notes) => {
    const service = { now: () => (date === undefined ? undefined : at(date)) };
    const reported = newest === undefined ? [] : [timeAt(at(newest - 1)), null, "yesterday", timeAt(at(newest))];

    expect(presentOf(service, clockAt(at(machine)), reported)).toEqual({ ms: at(hours), notes });
  });
});
