import type { Host } from "../../src/ci/ci.js";
import type { PullRequestPlace } from "../../src/inputs/place.js";
import { createTestRunWatch } from "../../src/pull-request/test-run-watch.js";
import { type WaitOptions, waitForMerge } from "../../src/pull-request/waiting.js";
import { fakeClock } from "./fake-clock.js";
import { type FakeAnswer, fakeClient, queueOf } from "./fake-service.js";

export const HEAD = "1".repeat(40);
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;

export const PLACE: PullRequestPlace = {
  repository: { host: "github.com", owner: "local", name: "playground" },
  targetBranch: "main",
  number: 1,
  headSha: HEAD,
  guardedHead: HEAD,
};

export const DEFAULTS: WaitOptions = {
  guardedHead: HEAD,
  since: undefined,
  stale: undefined,
  shown: undefined,
  graceMs: MINUTE,
  notReadyMs: HOUR,
  timeoutMs: 5 * HOUR,
  pollInterval: "auto",
};

interface WaitScript {
  /** What the record's read meets, by the milliseconds since the start and the number of the read, from 1. */
  readonly record: (elapsedMs: number, read: number) => FakeAnswer;
  readonly queue?: (elapsedMs: number) => FakeAnswer;
  readonly latencyMs?: number | (() => number);
  readonly options?: Partial<WaitOptions>;
  readonly host?: Host;
}

/** One wait on a clock that costs no time, with what it said and asked. */
export async function runWait({
  record,
  queue = () => queueOf(1),
  latencyMs = 0,
  options = {},
  host,
}: WaitScript) {
  const clock = fakeClock();
  const startedAt = clock.now();
  const elapsed = (): number => clock.now() - startedAt;
  const lines: string[] = [];
  let reads = 0;
  const client = fakeClient(
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
  const log = {
    info: (line: string) => void lines.push(line),
    debug() {},
    warning() {},
    notice() {},
    group() {},
  };
  const signal = new AbortController().signal;
  const testRuns = createTestRunWatch(PLACE, host);
  const context = { client, clock, log, random: () => 0.5, signal, testRuns };
  const ended = await waitForMerge(PLACE, { ...DEFAULTS, ...options }, context).then(
    (end) => ({ end, error: undefined }),
    (error: unknown) => ({ end: undefined, error }),
  );
  return { ...ended, lines, calls: client.calls, elapsedMs: elapsed(), testRuns };
}
