import { shortenText } from "./truncate.js";

export function formatCount(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}

/** Formats a list as `a`, `a and b` or `a, b and 3 more`. */
export function formatList(items: readonly string[], atMost: number): string {
  const shown = items.length > atMost ? items.slice(0, atMost) : items.slice(0, -1);
  const rest = items.length - shown.length;
  const last = rest > 1 ? `${rest} more` : (items.at(-1) ?? "");
  return shown.length === 0 ? last : `${shown.join(", ")} and ${last}`;
}

/** Formats a list as `a, b, c` or `a, b, c and 3 more`. */
export function formatTruncatedList(
  items: readonly string[],
  atMost: number,
  format = (item: string): string => item,
): string {
  const shown = items.slice(0, atMost).map(format).join(", ");
  return items.length > atMost ? `${shown} and ${items.length - atMost} more` : shown;
}

const LONGEST_WORD = 100;
const LONGEST_NAME = 200;

export function formatServiceEnumValue(word: string): string {
  return shortenText(word, LONGEST_WORD).replaceAll("_", " ");
}

export function formatState(state: string | null | undefined): string {
  return formatServiceEnumValue(state ?? "") || "in an unknown state";
}

export function formatPriority(given: {
  readonly priorityName?: string | null | undefined;
  readonly priorityValue?: number | null | undefined;
}): string {
  const [name, value] = [formatServiceEnumValue(given.priorityName ?? ""), `${given.priorityValue ?? ""}`];
  return name === "" || value === "" ? name + value : `${name} (${value})`;
}

export function shortenName(name: string): string {
  return shortenText(name, LONGEST_NAME) || "(no name)";
}

export function isSameCommit(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Formats `20,971,520 bytes`. Avoids `toLocaleString`, because it loads large tables. */
export function formatBytes(bytes: number): string {
  return `${String(bytes).replace(/\B(?=(?:\d{3})+$)/g, ",")} bytes`;
}

export const TIME_UNIT_MS = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1000 } as const;
type Unit = keyof typeof TIME_UNIT_MS;
export const TIME_UNITS: readonly Unit[] = ["d", "h", "m", "s"];

/** Formats a duration with at most two units: `1d 2h`, `1h 30m`, `45s`, `0.4s`. */
export function formatDuration(ms: number): string {
  if (ms < 1000) return `${Math.max(0, Math.round(ms / 100)) / 10}s`;
  let left = Math.round(ms / 1000) * 1000;
  const words: string[] = [];
  for (const unit of TIME_UNITS) {
    const count = Math.floor(left / TIME_UNIT_MS[unit]);
    left -= count * TIME_UNIT_MS[unit];
    if (count > 0) words.push(`${count}${unit}`);
    else if (words.length > 0) break;
  }
  return words.slice(0, 2).join(" ");
}

const FORM =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(?:[.,](\d+))?)?(Z|[+-]([01]\d|2[0-3])(?::?([0-5]\d))?)?)?$/i;

/**
 * Parses an ISO 8601 time; a time without a zone is UTC. `Date.parse` would accept 30 February, and assume local time.
 */
export function readIsoTime(text: string) {
  const form = FORM.exec(text.trim());
  if (form === null) return undefined;
  const [, day = "", time = "00:00", second = "00", fraction = "", zone, hours = "0", minutes = "0"] = form;
  const seconds = Date.parse(`${day}T${time}:${second}Z`);
  // `Date.parse` moves 30 February or 24:00 to a later day, so the day of the month differs.
  if (new Date(seconds).getUTCDate() !== Number(day.slice(-2))) return undefined;
  const aheadMs = (Number(hours) * 60 + Number(minutes)) * 60_000 * (zone?.startsWith("-") ? -1 : 1);
  const ms = seconds + Number(fraction.slice(0, 3).padEnd(3, "0")) - aheadMs;
  return { ms, zoned: zone !== undefined, wholeDay: form[2] === undefined };
}

/** Parses a time to milliseconds since 1970. Returns NaN for an invalid time. */
export function parseTimeMs(time: string | null | undefined): number {
  return readIsoTime(time ?? "")?.ms ?? Number.NaN;
}

/** True when the first time is earlier. False if one of the times is invalid. */
export function isEarlierTime(one: string, other: string): boolean {
  const [first, second] = [readIsoTime(one), readIsoTime(other)];
  return first !== undefined && second !== undefined && first.ms < second.ms;
}

export function formatTime(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, "2026-01-31T12:00:00".length).replace("T", " ")} UTC`;
}

/** Formats a time without fractions of a second. Shortens any other text, such as a date alone. */
export function formatServiceTime(text: string): string {
  const time = readIsoTime(text);
  return time === undefined || time.wholeDay ? shortenText(text, TIME_CHARACTERS) : formatTime(time.ms);
}

const TIME_CHARACTERS = 100;

/** Returns the day of a time in UTC. Returns any other text unchanged. */
export function formatDay(text: string): string {
  const time = readIsoTime(text);
  return time === undefined ? text : new Date(time.ms).toISOString().slice(0, "2026-01-31".length);
}
