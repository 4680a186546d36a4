import type { Log } from "../ci/ci.js";
import { type ApiError, messageOf } from "../errors.js";
import { formatDuration } from "../inputs/duration.js";
import type { PullRequestPlace } from "../inputs/place.js";
import { type Position, positionInWords } from "./position.js";
import { explainBlockers, readinessOf } from "./readiness.js";
import type { Span } from "./timeline.js";
import { situationInWords, type WaitMemory } from "./wait-rules.js";

/** A line with the position when nothing else was said for this long. */
const HEARTBEAT_MS = 5 * 60_000;

/** What a wait says: changes, a heartbeat, and each trouble once; never a line per poll. */
export interface WaitLog {
  /** `change` is the span that ended with this poll, if one did. */
  polled(memory: WaitMemory, change: Span | undefined, position: Position | undefined, nowMs: number): void;
  unreachable(error: ApiError): void;
  positionUnknown(error: unknown): void;
}

export function createWaitLog(
  { number, targetBranch }: PullRequestPlace,
  log: Log,
  startedAt: number,
): WaitLog {
  let saidAtMs: number | undefined;
  let blockersSaid = "";
  let unreachableSaid = false;
  let positionSaid = false;

  function say(line: string, nowMs: number): void {
    log.info(line);
    saidAtMs = nowMs;
  }

  function sayBlockers({ latest, lasting }: WaitMemory): void {
    const blockers =
      latest !== undefined && lasting?.kind === "not-ready" ? readinessOf(latest).blockers.join() : "";
    if (latest !== undefined && blockers !== "" && blockers !== blockersSaid) {
      for (const line of explainBlockers(latest, targetBranch)) log.info(`  ${line}`);
    }
    blockersSaid = blockers;
  }

  return {
    polled(memory, change, position, nowMs) {
      const situation = situationInWords(memory);
      const words = position === undefined ? "" : positionInWords(position);
      const where = words === "" ? "" : `, ${words}`;
      if (saidAtMs === undefined || change !== undefined) {
        const before =
          change === undefined ? "" : ` (${change.label} for ${formatDuration(change.toMs - change.fromMs)})`;
        say(`#${number} is ${situation}${where}${before}.`, nowMs);
      } else if (nowMs - saidAtMs >= HEARTBEAT_MS) {
        say(
          `#${number} is still ${situation}${where}; waiting for ${formatDuration(nowMs - startedAt)}.`,
          nowMs,
        );
      }
      sayBlockers(memory);
      unreachableSaid = false;
    },
    unreachable(error) {
      if (!unreachableSaid)
        log.info(`The service cannot be read at the moment; the wait goes on. ${error.message}`);
      unreachableSaid = true;
    },
    positionUnknown(error) {
      if (!positionSaid) log.info(`The position in the queue is not known: ${messageOf(error)}`);
      positionSaid = true;
    },
  };
}
