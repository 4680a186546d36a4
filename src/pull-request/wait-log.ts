import type { Log } from "../ci/ci.js";
import { formatDuration } from "../duration.js";
import { type ApiError, messageOf } from "../errors.js";
import type { PullRequestPlace } from "../inputs/place.js";
import { createPollLog } from "../polling/poll-log.js";
import { queueTroubleInWords } from "../queue/state-in-words.js";
import { type Position, positionInWords } from "./position.js";
import { explainBlockers } from "./readiness.js";
import type { Span } from "./timeline.js";
import { situationInWords, type WaitMemory } from "./wait-rules.js";

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
  const { say, isSilent, readable, unreadable } = createPollLog(log);
  let begun = false;
  let blockersSaid = "";
  let troubleSaid = "";
  let positionUnknownSaid = false;

  function sayBlockers({ latest, lasting }: WaitMemory): void {
    const lines =
      latest !== undefined && lasting?.kind === "not-ready" ? explainBlockers(latest, targetBranch) : [];
    if (lines.join() !== blockersSaid) for (const line of lines) log.info(`  ${line}`);
    blockersSaid = lines.join();
  }

  function sayTrouble(position: Position): void {
    const trouble = queueTroubleInWords(position.queueState);
    if (trouble !== troubleSaid) log.info(`  ${trouble === "" ? "The queue runs again." : trouble}`);
    troubleSaid = trouble;
  }

  return {
    polled(memory, change, position, nowMs) {
      readable(nowMs);
      const place = position === undefined ? "" : positionInWords(position);
      const where = `${situationInWords(memory)}${place === "" ? "" : `, ${place}`}`;
      if (change !== undefined) {
        say(`#${number}: ${where} (before: ${spanInWords(change)}).`, nowMs);
      } else if (!begun) {
        say(`#${number}: ${where}.`, nowMs);
      } else if (isSilent(nowMs)) {
        say(`#${number}: still ${where}; waiting for ${sinceInWords(startedAt, nowMs)} so far.`, nowMs);
      }
      begun = true;
      sayBlockers(memory);
      if (position !== undefined) sayTrouble(position);
    },
    unreadable,
    positionUnknown(error) {
      if (!positionUnknownSaid)
        log.info(`The position in the queue is not known; the wait goes on without it. ${messageOf(error)}`);
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
