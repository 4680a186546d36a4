import type { Log } from "../ci/ci.js";
import { formatDuration } from "../duration.js";
import { type ApiError, messageOf } from "../errors.js";
import type { PullRequestPlace } from "../inputs/place.js";
import { type Position, positionInWords, queueTroubleInWords } from "./position.js";
import { explainBlockers } from "./readiness.js";
import type { Span } from "./timeline.js";
import { situationInWords, type WaitMemory } from "./wait-rules.js";

/** A sign of life when nothing else was said for this long. */
const HEARTBEAT_MS = 5 * 60_000;

/** What a wait says: changes, a heartbeat, and each trouble once; never a line per poll. */
export interface WaitLog {
  /** `change` is the span that ended with this poll, if one did. */
  polled(memory: WaitMemory, change: Span | undefined, position: Position | undefined, nowMs: number): void;
  unreadable(error: ApiError, nowMs: number): void;
  positionUnknown(error: unknown): void;
}

export function createWaitLog(
  { number, targetBranch }: PullRequestPlace,
  log: Log,
  startedAt: number,
): WaitLog {
  let saidAtMs: number | undefined;
  let blockersSaid = "";
  let troubleSaid = "";
  let unreadableSinceMs: number | undefined;
  let positionUnknownSaid = false;

  function say(line: string, nowMs: number): void {
    log.info(line);
    saidAtMs = nowMs;
  }

  function silent(nowMs: number): boolean {
    return saidAtMs === undefined || nowMs - saidAtMs >= HEARTBEAT_MS;
  }

  function sayBlockers({ latest, lasting }: WaitMemory): void {
    const lines =
      latest !== undefined && lasting?.kind === "not-ready" ? explainBlockers(latest, targetBranch) : [];
    if (lines.join() !== blockersSaid) for (const line of lines) log.info(`  ${line}`);
    blockersSaid = lines.join();
  }

  function sayTrouble(position: Position): void {
    const trouble = queueTroubleInWords(position);
    if (trouble !== troubleSaid) log.info(`  ${trouble === "" ? "The queue runs again." : trouble}`);
    troubleSaid = trouble;
  }

  return {
    polled(memory, change, position, nowMs) {
      if (unreadableSinceMs !== undefined)
        say(`The service can be read again, after ${sinceInWords(unreadableSinceMs, nowMs)}.`, nowMs);
      unreadableSinceMs = undefined;
      const place = position === undefined ? "" : positionInWords(position);
      const where = `${situationInWords(memory)}${place === "" ? "" : `, ${place}`}`;
      if (change !== undefined) {
        say(`#${number}: ${where} (before: ${spanInWords(change)}).`, nowMs);
      } else if (saidAtMs === undefined) {
        say(`#${number}: ${where}.`, nowMs);
      } else if (silent(nowMs)) {
        say(`#${number}: still ${where}; waiting for ${sinceInWords(startedAt, nowMs)} so far.`, nowMs);
      }
      sayBlockers(memory);
      if (position !== undefined) sayTrouble(position);
    },
    unreadable(error, nowMs) {
      if (unreadableSinceMs === undefined) {
        say(`The service cannot be read at the moment; the wait goes on. ${error.message}`, nowMs);
        unreadableSinceMs = nowMs;
      } else if (silent(nowMs)) {
        say(
          `The service cannot be read for ${sinceInWords(unreadableSinceMs, nowMs)} by now; the wait goes on.`,
          nowMs,
        );
      }
    },
    positionUnknown(error) {
      if (!positionUnknownSaid)
        log.info(`The position in the queue is not known; the wait goes on without. ${messageOf(error)}`);
      positionUnknownSaid = true;
    },
  };
}

function sinceInWords(ms: number, nowMs: number): string {
  return formatDuration(nowMs - ms);
}

function spanInWords({ label, fromMs, toMs }: Span): string {
  return `${label} for ${formatDuration(toMs - fromMs)}`;
}
