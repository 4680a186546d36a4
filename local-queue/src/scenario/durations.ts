/** This file reads and formats durations of scenarios and timelines: `90s`, `10m`, `1h30m`, `14d`. */
import { TIME_UNIT_MS, TIME_UNITS } from "../../../src/text/format.js";

const FORM = /^(?:(\d{1,4})d)?(?:(\d{1,6})h)?(?:(\d{1,7})m)?(?:(\d{1,9})s)?$/;

export const DURATION = "must be a duration such as 90s, 10m or 1h30m";

/** Parses a duration to seconds; undefined for an invalid text. */
export function parseDuration(text: string): number | undefined {
  const parts = FORM.exec(text);
  if (parts === null || text === "") return undefined;
  return TIME_UNITS.reduce((sum, unit, index) => sum + (Number(parts[index + 1] ?? 0) * TIME_UNIT_MS[unit]) / 1000, 0);
}

/** Formats a duration in full seconds: `1h30m`, `2m5s`, `0s`. */
export function formatSeconds(seconds: number): string {
  let left = Math.round(seconds);
  const parts = TIME_UNITS.map((unit) => {
    const size = TIME_UNIT_MS[unit] / 1000;
    const count = Math.floor(left / size);
    left -= count * size;
    return count === 0 ? "" : `${count}${unit}`;
  });
  return parts.join("") || "0s";
}

/** Formats a duration in full seconds, or in full minutes from ten minutes. */
export function formatAbout(seconds: number): string {
  return formatSeconds(seconds < 600 ? seconds : Math.round(seconds / 60) * 60);
}
