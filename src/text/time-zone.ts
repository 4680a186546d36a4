import { TIME_UNIT_MS } from "./format.js";

/** True for a name in the time zone database of IANA, such as Europe/Berlin, if Node.js supports this zone. */
export function isTimeZone(name: string): boolean {
  // Newer versions of Node.js also accept an offset such as +01:00, which is not a name.
  if (!/^[a-z]/i.test(name)) return false;
  try {
    createOffsetReader(name);
    return true;
  } catch {
    return false;
  }
}

/**
 * Converts a local time to milliseconds since 1970. `localMs` contains the date and time of the local clock, converted
 * as if the zone were UTC. A time that occurs twice, because clocks are set back, has two results. Returns undefined
 * for a time that clocks skip.
 */
export function convertLocalTimeToUtc(localMs: number, timeZone: string) {
  const offsetAt = createOffsetReader(timeZone);
  // At a clock change, the offsets of the previous and of the next day differ.
  const offsets = [offsetAt(localMs - TIME_UNIT_MS.d), offsetAt(localMs + TIME_UNIT_MS.d)];
  const times = offsets.map((offset) => localMs - offset).filter((ms) => ms + offsetAt(ms) === localMs);
  return times.length === 0 ? undefined : { earliestMs: Math.min(...times), latestMs: Math.max(...times) };
}

const FIELDS = ["year", "month", "day", "hour", "minute", "second"] as const;

/** Creates a function that returns the offset from UTC in milliseconds. @throws RangeError for an unknown zone */
function createOffsetReader(timeZone: string): (ms: number) => number {
  const numeric = Object.fromEntries(FIELDS.map((field) => [field, "numeric"]));
  const format = new Intl.DateTimeFormat("en", { ...numeric, timeZone, hourCycle: "h23" });
  return (ms) => {
    const parts = new Map<string, string>(format.formatToParts(ms).map(({ type, value }) => [type, value]));
    const [year = 0, month = 0, ...rest] = FIELDS.map((field) => Number(parts.get(field)));
    // The parts contain no milliseconds, so the time is compared without milliseconds.
    return Date.UTC(year, month - 1, ...rest) - (ms - (ms % 1000));
  };
}
