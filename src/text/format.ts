import { shorten } from "./truncate.js";

/** `1 test`, `7 tests`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}

/** The first of a list in words: `a`, `a and b`, `a, b and 3 more`. */
export function formatList(items: readonly string[], atMost: number): string {
  const shown = items.length > atMost ? items.slice(0, atMost) : items.slice(0, -1);
  const rest = items.length - shown.length;
  const last = rest > 1 ? `${rest} more` : (items.at(-1) ?? "");
  return shown.length === 0 ? last : `${shown.join(", ")} and ${last}`;
}

/** The first of a list as it is written: `a, b, c and 3 more`. */
export function truncatedList(
  items: readonly string[],
  atMost: number,
  format = (item: string): string => item,
): string {
  const shown = items.slice(0, atMost).map(format).join(", ");
  return items.length > atMost ? `${shown} and ${items.length - atMost} more` : shown;
}

/*
 * The way of the service's texts into sentences: none of them can make a line of any length. Outputs and result-file
 * have them whole.
 */

/** Far more than a word of the service has. */
const LONGEST_WORD = 100;
/** More than a branch, a commit or the name of a check needs. */
const LONGEST_NAME = 200;

/** A word of the service (a state, a result) as a person reads it: `switching_modes` is `switching modes`. */
export function plainWord(word: string): string {
  return shorten(word, LONGEST_WORD).replaceAll("_", " ");
}

/** A state of a queue or of a pull request as a person reads it. */
export function stateName(state: string | null | undefined): string {
  return plainWord(state ?? "") || "in an unknown state";
}

/** `high (10)`, or the one of them that is there. */
export function priorityName(given: {
  readonly priorityName?: string | null | undefined;
  readonly priorityValue?: number | null | undefined;
}): string {
  const [name, value] = [plainWord(given.priorityName ?? ""), `${given.priorityValue ?? ""}`];
  return name === "" || value === "" ? name + value : `${name} (${value})`;
}

/** A name of the service (of a check, a target, a branch, a commit) as a sentence or a table shows it. */
export function shortName(name: string): string {
  return shorten(name, LONGEST_NAME) || "(no name)";
}

/** `20,971,520 bytes`. Without `toLocaleString`, which takes longer than everything else here to load its tables. */
export function formatBytes(bytes: number): string {
  return `${String(bytes).replace(/\B(?=(?:\d{3})+$)/g, ",")} bytes`;
}

/** Milliseconds of each unit that a duration is written in, the largest first. */
export const UNIT_MS = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1000 } as const;
type Unit = keyof typeof UNIT_MS;
export const UNITS: readonly Unit[] = ["d", "h", "m", "s"];

/** Milliseconds as a person says them, the two largest units: `1d 2h`, `1h 30m`, `45s`, `0.4s`. */
export function formatDuration(ms: number): string {
  if (ms < 1000) return `${Math.max(0, Math.round(ms / 100)) / 10}s`;
  let left = Math.round(ms / 1000) * 1000;
  const words: string[] = [];
  for (const unit of UNITS) {
    const count = Math.floor(left / UNIT_MS[unit]);
    left -= count * UNIT_MS[unit];
    if (count > 0) words.push(`${count}${unit}`);
    else if (words.length > 0) break;
  }
  return words.slice(0, 2).join(" ");
}

const FORM =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(?:[.,](\d+))?)?(Z|[+-]([01]\d|2[0-3])(?::?([0-5]\d))?)?)?$/i;

/**
 * Reads a time in a form of ISO 8601. A text in another form is no time, and neither is one that no calendar or clock
 * shows: `Date.parse` takes 30 February for 2 March, and a time without a zone for one of this machine's zone. Here that
 * one is in UTC.
 */
export function isoTime(text: string) {
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

/** Milliseconds since 1970 of a time as somebody else wrote it; NaN where it is none. */
export function msOf(time: string | null | undefined): number {
  return isoTime(time ?? "")?.ms ?? Number.NaN;
}

/** Whether one time is before another; false when either cannot be read. */
export function isBefore(one: string, other: string): boolean {
  const [first, second] = [isoTime(one), isoTime(other)];
  return first !== undefined && second !== undefined && first.ms < second.ms;
}

/** A time as every page and message writes it, on one clock: `2026-01-31 12:00:00 UTC`. */
export function formatTime(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, "2026-01-31T12:00:00".length).replace("T", " ")} UTC`;
}

/** The same of a time as somebody else wrote it; a day, and what is no time, stays as it is (shortened). */
export function formatServiceTime(text: string): string {
  const time = isoTime(text);
  return time === undefined || time.wholeDay ? shorten(text, TIME_CHARACTERS) : formatTime(time.ms);
}

/** Longer than a time is in any form. */
const TIME_CHARACTERS = 100;

/** The day (UTC) of a time; the text itself where that is no time. */
export function dayOf(text: string): string {
  const time = isoTime(text);
  return time === undefined ? text : new Date(time.ms).toISOString().slice(0, "2026-01-31".length);
}
