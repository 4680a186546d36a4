import { shorten } from "./shorten.js";

export interface IsoTime {
  /** Milliseconds since 1970. */
  readonly ms: number;
  /** False where no zone is given; it is read as UTC then. */
  readonly zoned: boolean;
  /** True where it is a day without a time. */
  readonly wholeDay: boolean;
}

const FORM =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(?:[.,](\d+))?)?(Z|[+-]([01]\d|2[0-3])(?::?([0-5]\d))?)?)?$/i;

/**
 * Reads a time in a form of ISO 8601. A text in another form is no time, and neither is one that no calendar or clock
 * shows: `Date.parse` takes 30 February for 2 March, and a time without a zone for one of this machine's zone.
 */
export function isoTime(text: string): IsoTime | undefined {
  const form = FORM.exec(text.trim());
  if (form === null) return undefined;
  const [, day, time = "00:00", second = "00", fraction = "", zone, hours = "0", minutes = "0"] = form;
  const asWritten = `${day}T${time}:${second}`;
  const seconds = Date.parse(`${asWritten}Z`);
  if (Number.isNaN(seconds) || !new Date(seconds).toISOString().startsWith(asWritten)) return undefined;
  const aheadMs = (Number(hours) * 60 + Number(minutes)) * 60_000 * (zone?.startsWith("-") ? -1 : 1);
  const ms = seconds + Number(fraction.slice(0, 3).padEnd(3, "0")) - aheadMs;
  return { ms, zoned: zone !== undefined, wholeDay: form[2] === undefined };
}

/** Whether one time is before another; false when either cannot be read. */
export function isBefore(one: string, other: string): boolean {
  const [first, second] = [isoTime(one), isoTime(other)];
  return first !== undefined && second !== undefined && first.ms < second.ms;
}

/** A time as every page and message writes it, on one clock: `2026-01-31 12:00:00 UTC`. */
export function timeInWords(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, "2026-01-31T12:00:00".length).replace("T", " ")} UTC`;
}

/** The same of a time as somebody else wrote it; a day, and what is no time, stays as it is (shortened). */
export function writtenTimeInWords(text: string): string {
  const time = isoTime(text);
  return time === undefined || time.wholeDay ? shorten(text, TIME_CHARACTERS) : timeInWords(time.ms);
}

/** Longer than a time is in any form. */
const TIME_CHARACTERS = 100;

/** The day (UTC) of a time; the text itself where that is no time. */
export function dayOf(text: string): string {
  const time = isoTime(text);
  return time === undefined ? text : new Date(time.ms).toISOString().slice(0, "2026-01-31".length);
}
