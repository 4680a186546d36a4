import { type DrainOptions, drainUntilEmpty } from "../../src/queue/drain.js";
import type { QueueTarget } from "../../src/target/target.js";
import { fakeClock } from "../support/fake-clock.js";
import { type FakeAnswer, fakeService } from "../support/fake-service.js";

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;

export const TARGET: QueueTarget = {
  repository: { host: "github.com", owner: "local", name: "playground" },
  targetBranch: "main",
};

/** Returns the reply for a queue with `count` pull requests. */
export function queueIn(state: string, count: number): FakeAnswer {
  const enqueuedPullRequests = Array.from({ length: Math.max(0, count) }, (_, index) => ({ prNumber: index + 1 }));
  return { json: { state, enqueuedPullRequests } };
}

/** Returns a context on a fake clock, and records its log and requests. */
export function recordingContext(
  queue: (elapsedMs: number, read: number) => FakeAnswer,
  latencyMs: number | (() => number) = 0,
) {
  const clock = fakeClock();
  const startedAt = clock.now();
  const elapsed = (): number => clock.now() - startedAt;
  const lines: string[] = [];
  const readAt: number[] = [];
  const service = fakeService(
    {
      latencyMs,
      record: () => ({ status: 500 }),
      queue() {
        readAt.push(elapsed());
        return queue(elapsed(), readAt.length);
      },
    },
    clock,
  );
  const log = { info: (line: string) => void lines.push(line), debug() {}, warning() {}, notice() {}, group() {} };
  const context = { service, clock, log, random: () => 0.5, signal: new AbortController().signal };
  return { context, lines, readAt, calls: service.calls, elapsed };
}

interface DrainScript {
  /** Returns the reply to a read. Parameters: milliseconds since the start, and the number of the read, from 1. */
  readonly queue: (elapsedMs: number, read: number) => FakeAnswer;
  readonly latencyMs?: number | (() => number);
  readonly options?: Partial<DrainOptions>;
}

/** Runs a drain with scripted replies. */
export async function runDrain({ queue, latencyMs, options = {} }: DrainScript) {
  const { context, elapsed, ...seen } = recordingContext(queue, latencyMs);
  const ended = await drainUntilEmpty(TARGET, { timeout: HOUR, pollInterval: "auto", ...options }, context).then(
    (end) => ({ end, error: undefined }),
    (error: unknown) => ({ end: undefined, error }),
  );
  return { ...ended, ...seen, elapsedMs: elapsed() };
}

/** Creates replies of a running queue that loses one pull request per interval. */
export function createShrinkingReplies(count: number, everyMs: number) {
  return (elapsedMs: number, read: number): FakeAnswer =>
    queueIn(read === 1 ? "running" : "draining", count - Math.floor(elapsedMs / everyMs));
}
