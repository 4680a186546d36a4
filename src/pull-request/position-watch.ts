import type { Client } from "../api/client.js";
import type { SubmittedPullRequest } from "../api/schemas.js";
import type { Clock } from "../clock.js";
import { AbortedError } from "../errors.js";
import type { PullRequestPlace } from "../inputs/place.js";
import { readQueue } from "../queue/read-queue.js";
import { type Position, positionIn } from "./position.js";
import type { WaitLog } from "./wait-log.js";
import type { WaitMemory } from "./wait-rules.js";

/** The position is a courtesy: it may not hold up the wait. */
const READ_MS = 5000;
/** It is read with each change of state, and else this seldom: when pauses depend on it, and when only the log shows it. */
const NEEDED_MS = 2 * 60_000;
const SHOWN_MS = 5 * 60_000;

interface Look {
  readonly changed: boolean;
  /** More than the log depends on it. */
  readonly needed: boolean;
  readonly withinMs: number;
}

/** The place in the queue, which says how near the merge is and nothing else. */
export interface PositionWatch {
  readonly current: Position | undefined;
  /** Reads it when that is worth a request. */
  look(memory: WaitMemory, look: Look): Promise<Position | undefined>;
}

export function createPositionWatch(
  place: PullRequestPlace,
  { client, clock }: { readonly client: Client; readonly clock: Clock },
  log: WaitLog,
): PositionWatch {
  let current: Position | undefined;
  let readAtMs = Number.NEGATIVE_INFINITY;

  async function read(record: SubmittedPullRequest, withinMs: number): Promise<void> {
    readAtMs = clock.now();
    try {
      const queue = await readQueue(client, place, { withinMs });
      current = positionIn(queue, { number: place.number, record });
    } catch (error) {
      if (error instanceof AbortedError) throw error;
      log.positionUnknown(error);
    }
  }

  return {
    get current() {
      return current;
    },
    async look({ latest, lasting }, { changed, needed, withinMs }) {
      const inQueue = latest !== undefined && (lasting === undefined || lasting.kind === "not-ready");
      const old = clock.now() - readAtMs >= (needed ? NEEDED_MS : SHOWN_MS);
      if (!inQueue) current = undefined;
      else if (withinMs > 0 && (changed || old)) await read(latest, Math.min(READ_MS, withinMs));
      return current;
    },
  };
}
