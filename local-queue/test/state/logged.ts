import { createQueueService, type QueueServiceOptions } from "../../src/api/queue-service.js";
import type { LoggedCommand } from "../../src/state/commands.js";
import { REPO } from "../support/fake-queue-service.js";

export const MAIN = { repo: REPO, targetBranch: "main" };
export const START_MS = Date.parse("2026-01-01T00:00:00.000Z");

/** Creates a service that records its commands, with a clock that a test advances. */
export function logged(options: Partial<QueueServiceOptions> = {}) {
  let nowMs = START_MS;
  const log: LoggedCommand[] = [];
  const engine = createQueueService({
    now: () => nowMs,
    seed: 7,
    record: (command, atMs) => void log.push({ command: structuredClone(command), atMs }),
    ...options,
  });
  return { engine, log, advance: (seconds: number) => (nowMs += seconds * 1000), now: () => nowMs };
}
