/** The service's clock: the one that its times are compared with, whatever the clock of this machine shows. */
import type { Clock } from "../clock.js";
import { formatDuration, msOf, UNIT_MS } from "../text/format.js";
import type { Answer } from "./http/connection.js";
import type { QueueService } from "./service.js";

/** The three forms of an HTTP date begin with a weekday; Date.parse would also take "-5" or "soon 5". */
const HTTP_DATE = /^(mon|tue|wed|thu|fri|sat|sun)[a-z]*,? /i;

/** Milliseconds since 1970 of an HTTP date; undefined for any other text. */
export function parseHttpDate(text: string): number | undefined {
  const date = text.trim();
  if (!HTTP_DATE.test(date)) return undefined;
  // The oldest form names no zone, and means the same one as the others.
  const ms = Date.parse(/ GMT$/i.test(date) ? date : `${date} GMT`);
  return Number.isNaN(ms) ? undefined : ms;
}

/**
 * The present as an answer shows it, in milliseconds since 1970: its `Date`, and its `Age` when a cache has stored it.
 * Undefined without a `Date` that can be read.
 */
export function presentIn({ header }: Pick<Answer, "header">): number | undefined {
  const dateMs = parseHttpDate(header("date") ?? "");
  const age = header("age")?.trim() ?? "";
  return dateMs === undefined ? undefined : dateMs + (/^\d{1,9}$/.test(age) ? Number(age) * 1000 : 0);
}

/** Follows the service's clock from answer to answer; between them its time passes as on this machine. */
export function createServiceTime({ now: machineNow }: Pick<Clock, "now">) {
  let aheadMs: number | undefined;
  return {
    note(answer: Pick<Answer, "header">): void {
      const presentMs = presentIn(answer);
      if (presentMs !== undefined) aheadMs = presentMs - machineNow();
    },
    now: (): number | undefined => (aheadMs === undefined ? undefined : machineNow() + aheadMs),
  };
}

/** Two clocks further apart than this, in milliseconds, are reported. */
const APART_MS = UNIT_MS.m;

interface Present {
  readonly ms: number;
  /** Sentences about clocks that differ, or about one that is not known. */
  readonly notes: readonly string[];
}

/**
 * The time that ages of `reported` times are measured by: the service's own. Without a `Date`, or if both the reported
 * times and this machine's clock contradict it, the later of this clock and the newest reported time counts.
 */
export function presentOf(
  service: Pick<QueueService, "now">,
  clock: Pick<Clock, "now">,
  reported: readonly (string | null | undefined)[],
): Present {
  const [serviceMs, machineMs] = [service.now(), clock.now()];
  const newestMs = reported.map(msOf).reduce((most, ms) => (ms > most ? ms : most), Number.NEGATIVE_INFINITY);
  const apartMs = (ms: number): number => Math.abs(machineMs - ms);
  if (serviceMs !== undefined && newestMs <= serviceMs + APART_MS) {
    const notes = apartMs(serviceMs) > APART_MS ? [skew(serviceMs, "the service's clock")] : [];
    return { ms: Math.max(serviceMs, newestMs), notes };
  }
  if (serviceMs !== undefined && apartMs(serviceMs) <= APART_MS) return { ms: serviceMs, notes: [] };
  const reason =
    serviceMs === undefined
      ? "The service sends no Date header that can be read"
      : "The service's Date header is older than times in its records";
  if (newestMs > machineMs + APART_MS) {
    return { ms: newestMs, notes: [`${reason}.`, skew(newestMs, "the newest time in the service's records")] };
  }
  return { ms: Math.max(machineMs, newestMs), notes: [`${reason}; ages are measured by the clock of this machine.`] };

  function skew(ms: number, measure: string): string {
    // Dates have whole seconds, and answers take some.
    const minutes = Math.round(apartMs(ms) / UNIT_MS.m);
    const side = machineMs > ms ? "ahead of" : "behind";
    return `The clock of this machine is ${formatDuration(minutes * UNIT_MS.m)} ${side} ${measure}, by which ages are measured.`;
  }
}
