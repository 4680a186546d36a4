import type { GitHostApi } from "../../../src/ci/host.js";
import { pollUntilAttemptFinishes, type WaitOptions } from "../../../src/pull-request/wait/loop.js";
import { createTestRunWatch } from "../../../src/pull-request/wait/test-runs.js";
import { fakeClock } from "../../support/fake-clock.js";
import { type FakeAnswer, fakeService, queueOf } from "../../support/fake-service.js";
import { DEFAULTS, TARGET } from "../../support/wait-defaults.js";

export { HEAD, HOUR, MINUTE, SECOND, TARGET } from "../../support/wait-defaults.js";

interface WaitScript {
  /** Returns the reply to a read. Parameters: milliseconds since the start, and the number of the read, from 1. */
  readonly record: (elapsedMs: number, read: number) => FakeAnswer;
  readonly queue?: (elapsedMs: number) => FakeAnswer;
  readonly latencyMs?: number | (() => number);
  readonly options?: Partial<WaitOptions>;
  readonly host?: GitHostApi;
}

/** Runs a wait on a fake clock. Returns its end, log lines and requests. */
export async function runWait({ record, queue = () => queueOf(1), latencyMs = 0, options = {}, host }: WaitScript) {
  const clock = fakeClock();
  const startedAt = clock.now();
  const elapsed = (): number => clock.now() - startedAt;
  const lines: string[] = [];
  let reads = 0;
  const service = fakeService(
    {
      latencyMs,
      record() {
        reads += 1;
        return record(elapsed(), reads);
      },
      queue: () => queue(elapsed()),
    },
    clock,
  );
  const log = { info: (line: string) => void lines.push(line), debug() {}, warning() {}, notice() {}, group() {} };
  const signal = new AbortController().signal;
  const testRuns = createTestRunWatch(TARGET, host);
  const context = { service, clock, log, random: () => 0.5, signal, testRuns };
  const hasAnswered = options.shown !== undefined;
  const ended = await pollUntilAttemptFinishes(TARGET, { ...DEFAULTS, hasAnswered, ...options }, context).then(
    (end) => ({ end, error: undefined }),
    (error: unknown) => ({ end: undefined, error }),
  );
  return { ...ended, lines, calls: service.calls, elapsedMs: elapsed(), testRuns };
}
