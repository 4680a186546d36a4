import { AbortedError } from "../../src/errors.js";
import type { ServiceClient } from "../../src/service/client.js";
import { createService } from "../../src/service/v1/service.js";
import { type FakeClock, fakeClock } from "./fake-clock.js";
import { type FakeAnswer, fakeClient, recordOf } from "./fake-service.js";
import { MINUTE } from "./wait-defaults.js";

/** Inputs of `submit` with `wait`. All other inputs have their defaults. */
export const SUBMIT_AND_WAIT = {
  priority: undefined,
  noBatch: false,
  update: false,
  resubmit: true,
  requirePermission: undefined,
  wait: true,
  timeout: 300 * MINUTE,
  notReadyTimeout: 60 * MINUTE,
  gracePeriod: MINUTE,
  pollInterval: "auto",
  since: undefined,
  cancelOnAbort: true,
  allowedResults: ["merged"],
} as const;

/** State of the record from a moment on. */
interface Version {
  readonly fromMs: number;
  readonly answer: FakeAnswer;
}

export interface QueueScript {
  /** Milliseconds until the record shows a change. */
  readonly lagMs?: number;
  /** Record of an attempt that has finished before; undefined without such an attempt. */
  readonly before?: FakeAnswer;
  /** Milliseconds until a submission takes effect; infinite if it never does. */
  readonly submitTakesMs?: number;
  /** Reply to a cancel of a pull request in the queue, after the cancel took effect. */
  readonly cancelAnswer?: FakeAnswer;
  /** Fields in the record of the new attempt. */
  readonly fields?: Readonly<Record<string, unknown>>;
}

export const NOT_FOUND: FakeAnswer = { status: 404 };
export const ENDED_BEFORE = recordOf({ state: "failed", stateChangedAt: "2026-01-31T11:00:00.000Z" });

/** Creates a queue with one pull request, whose record shows changes only some time later. */
export function laggingQueue(script: QueueScript = {}) {
  const { lagMs = 0, before = NOT_FOUND, submitTakesMs = 0, cancelAnswer, fields = {} } = script;
  const clock = fakeClock();
  let versions: readonly Version[] = [{ fromMs: Number.NEGATIVE_INFINITY, answer: before }];
  let liveFromMs = Number.POSITIVE_INFINITY;
  const at = (ms: number): FakeAnswer => versions.findLast(({ fromMs }) => fromMs <= ms)?.answer ?? NOT_FOUND;
  const isLive = (): boolean => liveFromMs <= clock.now();
  const record = (state: string, ms: number): FakeAnswer =>
    recordOf({ state, stateChangedAt: new Date(ms).toISOString(), ...fields });

  const client = fakeClient(
    {
      record: () => at(clock.now() - lagMs),
      queue: () => ({ json: { state: "running", enqueuedPullRequests: [] } }),
      submit() {
        liveFromMs = clock.now() + submitTakesMs;
        if (liveFromMs < Number.POSITIVE_INFINITY)
          versions = [...versions, { fromMs: liveFromMs, answer: record("pending", liveFromMs) }];
        return { json: {} };
      },
      cancel() {
        if (!isLive()) return NOT_FOUND;
        liveFromMs = Number.POSITIVE_INFINITY;
        versions = [...versions, { fromMs: clock.now(), answer: record("cancelled", clock.now()) }];
        return cancelAnswer ?? { json: {} };
      },
    },
    clock,
  );
  return {
    client,
    service: createService(client),
    clock,
    calls: client.calls,
    isLive,
    /** Applies everything that is pending. Returns true if the pull request is in the queue at the end. */
    isLiveInTheEnd(): boolean {
      clock.pass(3_600_000);
      return isLive();
    },
  };
}

/**
 * Time of the stop: at the start of the nth request to an endpoint, after the effect of the request, or during a pause.
 */
export type Moment =
  | { readonly endpoint: string; readonly nth: number; readonly when: "before" | "after" }
  | { readonly pause: number };

/** Creates a client and a clock that a signal can abort. The signal arrives at the given moment. */
export function stoppedAt(moment: Moment, inner: ServiceClient, time: FakeClock) {
  const stop = new AbortController();
  const seen = new Map<string, number>();
  let pauses = 0;
  const client: ServiceClient = {
    async call(endpoint, request, options = {}) {
      const own = options.signal === undefined;
      if (own) obey(stop.signal);
      const nth = (seen.get(endpoint.name) ?? 0) + 1;
      seen.set(endpoint.name, nth);
      const isIt = "endpoint" in moment && moment.endpoint === endpoint.name && moment.nth === nth;
      if (isIt && moment.when === "before") stop.abort();
      if (own) obey(stop.signal);
      try {
        return await inner.call(endpoint, request, options);
      } finally {
        if (isIt) stop.abort();
        if (own) obey(stop.signal);
      }
    },
  };
  const clock: FakeClock = {
    ...time,
    async sleep(ms, signal) {
      if (signal === stop.signal) pauses += 1;
      if ("pause" in moment && pauses === moment.pause) stop.abort();
      await time.sleep(ms, signal);
    },
  };
  return { service: createService(client), clock, signal: stop.signal };
}

function obey(signal: AbortSignal): void {
  if (signal.aborted) throw new AbortedError();
}
