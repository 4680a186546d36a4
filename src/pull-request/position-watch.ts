import type { Client } from "../api/client.js";
import type { Clock } from "../clock.js";
import { AbortedError } from "../errors.js";
import type { PullRequestPlace } from "../inputs/place.js";
import { type Position, positionIn } from "./position.js";
import { readQueue } from "./record.js";
import type { WaitLog } from "./wait-log.js";
import type { WaitMemory } from "./wait-rules.js";

/** The position is a courtesy: it may not hold up the wait. */
const READ_MS = 5000;
/** It moves slowly, so it is read with a change of state and else this seldom. */
const FRESH_MS = 2 * 60_000;

/** The place in the queue, which says how near the merge is and nothing else. */
export interface PositionWatch {
  readonly current: Position | undefined;
  /** Reads it when that is worth a request. */
  look(memory: WaitMemory, changed: boolean, leftMs: number): Promise<Position | undefined>;
}

export function createPositionWatch(
  place: PullRequestPlace,
  { client, clock }: { readonly client: Client; readonly clock: Clock },
  log: WaitLog,
): PositionWatch {
  let current: Position | undefined;
  let readAtMs: number | undefined;

  async function read(withinMs: number): Promise<void> {
    try {
      current = positionIn(await readQueue(client, place, { withinMs }), place.number);
    } catch (error) {
      if (error instanceof AbortedError) throw error;
      log.positionUnknown(error);
    }
    readAtMs = clock.now();
  }

  return {
    get current() {
      return current;
    },
    async look({ latest, lasting }, changed, leftMs) {
      const inQueue = latest !== undefined && (lasting === undefined || lasting.kind === "not-ready");
      if (!inQueue) current = undefined;
      else if (leftMs > 0 && (changed || readAtMs === undefined || clock.now() - readAtMs >= FRESH_MS))
        await read(Math.min(READ_MS, leftMs));
      return current;
    },
  };
}
