import { UNIT_MS, UNITS } from "../duration.js";
import type { Parsed } from "./input.js";

const FORM = /^(?:(\d{1,6})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,9})s)?$/;
const ALLOWED = "a duration such as 90s, 30m, 1h30m or 14d, of 1s at least";

/** Reads `90s`, `30m`, `1h30m`, `14d` as milliseconds. A bare number is refused: its unit would be a guess. */
export function parseDuration(text: string): Parsed<number> {
  const parts = FORM.exec(text);
  if (parts === null || text === "") {
    const hint = /^\d+$/.test(text) ? ` (for seconds write ${text}s, for minutes ${text}m)` : "";
    return { ok: false, allowed: `${ALLOWED}${hint}` };
  }
  const ms = UNITS.reduce((sum, unit, index) => sum + Number(parts[index + 1] ?? 0) * UNIT_MS[unit], 0);
  return ms >= 1000 ? { ok: true, value: ms } : { ok: false, allowed: ALLOWED };
}

/** A duration that one timer has to hold: Node fires a timer of more than 24.8 days at once. */
export function parseTimerDuration(text: string): Parsed<number> {
  const parsed = parseDuration(text);
  return !parsed.ok || parsed.value <= 24 * UNIT_MS.d
    ? parsed
    : { ok: false, allowed: `${ALLOWED} and of 24d at most` };
}
