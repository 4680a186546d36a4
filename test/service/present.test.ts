import { describe, expect, test } from "vitest";
import { createServiceClock, determineServiceTime, parseServerTime } from "../../src/service/present.js";
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

describe("parseServerTime", () => {
  test.each<[string, Readonly<Record<string, string>>, number | undefined]>([
    ["the Date", { date: NOON }, NOON_MS],
    ["the oldest form of a date", { date: "Thu Jan  1 12:00:00 2026" }, NOON_MS],
    ["Date plus Age", { date: NOON, age: "3600" }, NOON_MS + HOUR_MS],
    ["the Date when the Age is invalid", { date: NOON, age: "-5 soon" }, NOON_MS],
    ["undefined without a Date", { age: "5" }, undefined],
    ["undefined for an invalid Date", { date: "soon 5" }, undefined],
    ["undefined for an impossible day", { date: "Thu, 99 Jan 2026 12:00:00 GMT" }, undefined],
    ["undefined for another form of a date", { date: "2026-01-01T12:00:00Z" }, undefined],
  ])("reads the headers of a reply: %s", (_what, given, presentMs) => {
    expect(parseServerTime(headers(given))).toBe(presentMs);
  });
});

describe("createServiceClock", () => {
  test("continues the service's time between replies when a reply has no valid Date", () => {
    let machineMs = 5;
    const time = createServiceClock({ now: () => machineMs });
    expect(time.now()).toBeUndefined();

    time.note(headers({ date: NOON }));
    machineMs += MINUTE_MS;
    time.note(headers({ date: "garbage" }));

    expect(time.now()).toBe(NOON_MS + MINUTE_MS);
  });

  test("reads the Date of successful replies only", async () => {
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

describe("determineServiceTime", () => {
  const NO_DATE =
    "The service sends no readable Date header. To compute ages, the step uses the clock of this machine.";
  const OLD_DATE =
    "The service's Date header is older than the times in its records. To compute ages, the step uses the clock of this machine.";

  /** Hours after noon: the Date of the reply, this machine's clock and the newest reported time. */
  test.each<[title: string, Record<"date" | "machine" | "newest", number | undefined>, hours: number, notes: string[]]>(
    [
      ["the service's clock when the clocks agree", { date: 0, machine: 0.01, newest: -1 }, 0, []],
      [
        "the service's clock when this machine is ahead",
        { date: 0, machine: 3, newest: -1 },
        0,
        [
          "The clock of this machine is 3h ahead of the service's clock. To compute ages, the step uses the service's clock.",
        ],
      ],
      [
        "the service's clock when this machine is behind",
        { date: 0, machine: -5, newest: -1 },
        0,
        [
          "The clock of this machine is 5h behind the service's clock. To compute ages, the step uses the service's clock.",
        ],
      ],
      ["the newest reported time when it is slightly after the Date", { date: 0, machine: 0, newest: 0.01 }, 0.01, []],
      ["the Date when only a record contradicts it", { date: 0, machine: 0, newest: 900 }, 0, []],
      ["this machine's clock when the Date is outdated", { date: -9, machine: 0, newest: -1 }, 0, [OLD_DATE]],
      ["this machine's clock without a Date", { date: undefined, machine: 0, newest: -1 }, 0, [NO_DATE]],
      [
        "the newest reported time without a Date when this machine is behind",
        { date: undefined, machine: -5, newest: -1 },
        -1,
        [
          "The service sends no readable Date header.",
          "The clock of this machine is 4h behind the newest time in the service's records. To compute ages, the step uses the newest time in the service's records.",
        ],
      ],
      ["the service's clock without reported times", { date: 0, machine: 0, newest: undefined }, 0, []],
    ],
  )("returns the time for ages: %s", (_title, { date, machine = 0, newest }, hours, notes) => {
    const service = { now: () => (date === undefined ? undefined : at(date)) };
    const reported = newest === undefined ? [] : [timeAt(at(newest - 1)), null, "yesterday", timeAt(at(newest))];

    expect(determineServiceTime(service, clockAt(at(machine)), reported)).toEqual({ ms: at(hours), notes });
  });
});
