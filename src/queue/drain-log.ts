import type { Queue } from "../api/schemas.js";
import type { Log } from "../ci/ci.js";
import { formatDuration } from "../duration.js";
import type { ApiError } from "../errors.js";
import { createPollLog } from "../polling/poll-log.js";
import { pullRequestsInWords, queueStateInWords } from "./state-in-words.js";

/** With few left each one counts; a long queue that shrinks all the time is told of this often. */
const FEW = 10;
const SHRINKING_MS = 60_000;

/** What a drain says: changes, a heartbeat, and each outage once. */
export interface DrainLog {
  polled(queue: Queue, nowMs: number): void;
  unreadable(error: ApiError, nowMs: number): void;
}

export function createDrainLog(log: Log, startedAtMs: number): DrainLog {
  const { say, silentMs, isSilent, readable, unreadable } = createPollLog(log);
  let said: { readonly state: string; readonly left: number } | undefined;

  return {
    polled(queue, nowMs) {
      readable(nowMs);
      const left = queue.enqueuedPullRequests.length;
      const { state } = queue;
      const what = `${pullRequestsInWords(left)} left`;
      if (said === undefined || said.state !== state) {
        const before = said === undefined ? "" : ` (before: ${queueStateInWords(said.state)})`;
        say(`The queue is ${queueStateInWords(state)}${before}; ${what}.`, nowMs);
      } else if (said.left !== left && (left <= FEW || silentMs(nowMs) >= SHRINKING_MS)) {
        say(`${what} (before: ${said.left}).`, nowMs);
      } else if (isSilent(nowMs)) {
        say(`Still ${what}, after ${formatDuration(nowMs - startedAtMs)}.`, nowMs);
      } else {
        return;
      }
      said = { state, left };
    },
    unreadable,
  };
}
