import type { Clock } from "../clock.js";
import { formatDuration, parseTimeMs, TIME_UNIT_MS } from "../text/format.js";
import type { HttpReply } from "./http/connection.js";
import type { QueueService } from "./service.js";

/** Pattern for the start of an HTTP date. Without this check, Date.parse would accept "-5" or "soon 5". */
const HTTP_DATE = /^(mon|tue|wed|thu|fri|sat|sun)[a-z]*,? /i;

/** Parses an HTTP date to milliseconds since 1970; undefined if the text is no valid date. */
export function parseHttpDate(text: string): number | undefined {
  const date = text.trim();
  if (!HTTP_DATE.test(date)) return undefined;
  // The oldest of the three date formats has no time zone, which means GMT.
  const ms = Date.parse(/ GMT$/i.test(date) ? date : `${date} GMT`);
  return Number.isNaN(ms) ? undefined : ms;
}

/**
 * Returns the service's time when the reply arrived, from the headers `Date` and `Age`, in milliseconds since 1970;
 * undefined without a valid `Date`.
 */
export function parseServerTime({ header }: Pick<HttpReply, "header">): number | undefined {
  const dateMs = parseHttpDate(header("date") ?? "");
  const age = header("age")?.trim() ?? "";
  return dateMs === undefined ? undefined : dateMs + (/^\d{1,9}$/.test(age) ? Number(age) * 1000 : 0);
}

export function createServiceClock({ now: machineNow }: Pick<Clock, "now">) {
  let aheadMs: number | undefined;
  return {
    note(answer: Pick<HttpReply, "header">): void {
      const presentMs = parseServerTime(answer);
      if (presentMs !== undefined) aheadMs = presentMs - machineNow();
    },
    now: (): number | undefined => (aheadMs === undefined ? undefined : machineNow() + aheadMs),
  };
}

const APART_MS = TIME_UNIT_MS.m;

interface Present {
  readonly ms: number;
  readonly notes: readonly string[];
}

/**
 * Returns the present time for computing ages, by the service's clock. If the service sends no `Date`, or its records
 * are newer, returns this machine's time or the newest time in the records, whichever is later.
 */
export function determineServiceTime(
  service: Pick<QueueService, "now">,
  clock: Pick<Clock, "now">,
  reported: readonly (string | null | undefined)[],
): Present {
  const [serviceMs, machineMs] = [service.now(), clock.now()];
  const newestMs = reported.map(parseTimeMs).reduce((most, ms) => (ms > most ? ms : most), Number.NEGATIVE_INFINITY);
  const apartMs = (ms: number): number => Math.abs(machineMs - ms);
  if (serviceMs !== undefined && newestMs <= serviceMs + APART_MS) {
    const notes = apartMs(serviceMs) > APART_MS ? [skew(serviceMs, "the service's clock")] : [];
    return { ms: Math.max(serviceMs, newestMs), notes };
  }
  if (serviceMs !== undefined && apartMs(serviceMs) <= APART_MS) return { ms: serviceMs, notes: [] };
  const reason =
    serviceMs === undefined
      ? "The service sends no readable Date header"
      : "The service's Date header is older than the times in its records";
  if (newestMs > machineMs + APART_MS) {
    return { ms: newestMs, notes: [`${reason}.`, skew(newestMs, "the newest time in the service's records")] };
  }
  return {
    ms: Math.max(machineMs, newestMs),
    notes: [`${reason}. To compute ages, the step uses the clock of this machine.`],
  };

  function skew(ms: number, measure: string): string {
    // The header `Date` has no fractions of a second, so the difference is rounded to minutes.
    const minutes = Math.round(apartMs(ms) / TIME_UNIT_MS.m);
    const side = machineMs > ms ? "ahead of" : "behind";
    return `The clock of this machine is ${formatDuration(minutes * TIME_UNIT_MS.m)} ${side} ${measure}. To compute ages, the step uses ${measure}.`;
  }
}
