import { shorten } from "./shorten.js";

export interface IsoTime {
  /** Milliseconds since 1970. */
  readonly ms: number;
  /** False where no zone is given; it is read as UTC then. */
  readonly zoned: boolean;
  /** True where it is a day without a time. */
  readonly wholeDay: boolean;
}

const FORM = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** Reads a time in a form of ISO 8601; a text in another form is no time. */
export function isoTime(text: string): IsoTime | undefined {
  const form = FORM.exec(text.trim());
  if (form === null) return undefined;
  const [whole, time, zone] = form;
  const [wholeDay, zoned] = [time === undefined, zone !== undefined];
  const ms = Date.parse(`${whole.replace(" ", "T").toUpperCase()}${wholeDay || zoned ? "" : "Z"}`);
  return Number.isNaN(ms) ? undefined : { ms, zoned, wholeDay };
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
