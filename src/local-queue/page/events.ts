/**
 * Tells every open page what the queues look like now. What is told is worked out once, however many pages listen, not
 * at all while nobody does, and no more often than eyes can follow.
 */
import type { ServerResponse } from "node:http";
import type { ClockView, PageSource } from "./page-view.js";

export interface EventsParts {
  readonly source: PageSource;
  /** Aborted when the service closes, which ends what is still open. */
  readonly closing: AbortSignal;
  /** How long nothing happens before a comment shows that the connection still stands. */
  readonly heartbeatMs?: number;
  /** The least time between two views. */
  readonly paceMs?: number;
}

/** Answers a request by the views from now on, until the reader leaves. */
type Listen = (response: ServerResponse) => void;

const HEARTBEAT_MS = 15_000;
const PACE_MS = 250;
/** A view that takes long to make is made less often: at most such a part of the time goes into it. */
const SHARE = 10;
/** How long a page waits until it asks again after the connection broke. */
const RETRY_MS = 2000;
/** Clocks that differ by less than this show the same second. */
const DRIFT_MS = 500;

interface Told {
  /** Everything but the clock. */
  readonly queues: string;
  readonly clock: ClockView;
  readonly atMs: number;
}

/** One whose connection is full gets the newest view when there is room again, and misses those between. */
interface Listener {
  isFull: boolean;
  /** The last view that it got. */
  told: Told | null;
}

export function pageEvents({ source, closing, heartbeatMs = HEARTBEAT_MS, paceMs = PACE_MS }: EventsParts): Listen {
  const listeners = new Map<ServerResponse, Listener>();
  let told: Told | null = null;
  let stopListening: (() => void) | null = null;
  let next: NodeJS.Timeout | null = null;
  let restUntilMs = 0;

  function listen(response: ServerResponse): void {
    if (closing.aborted) return void response.writeHead(503).end();
    response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
    response.once("close", () => leave(response));
    const listener: Listener = { isFull: false, told: null };
    response.on("drain", () => {
      listener.isFull = false;
      if (told !== null && listener.told !== told) send(response, listener, told, eventOf(told));
    });
    listeners.set(response, listener);
    stopListening ??= source.changed(changed);
    // Nobody listened since the last view where this one is the first, so that it may be old by now.
    if (told === null || listeners.size === 1) told = look();
    send(response, listener, told, `retry: ${RETRY_MS}\n\n${eventOf(told)}`);
  }

  function leave(response: ServerResponse): void {
    listeners.delete(response);
    if (listeners.size > 0) return;
    stopListening?.();
    stopListening = null;
    if (next !== null) clearTimeout(next);
    next = null;
  }

  /** What changes at once is told together. */
  function changed(): void {
    next ??= setTimeout(
      () => {
        next = null;
        try {
          tell();
        } catch {
          // The page is to look at the service, never to end it: who asks again gets the error.
          for (const response of listeners.keys()) response.destroy();
        }
      },
      Math.max(0, restUntilMs - performance.now()),
    );
  }

  function tell(): void {
    const seen = look();
    if (told !== null && seen.queues === told.queues && !hasDrifted(told, seen)) return;
    told = seen;
    const event = eventOf(seen);
    for (const [response, listener] of listeners) if (!listener.isFull) send(response, listener, seen, event);
  }

  function look(): Told {
    const startMs = performance.now();
    const view = source.view();
    const queues = JSON.stringify(view.queues);
    const atMs = performance.now();
    restUntilMs = atMs + Math.max(paceMs, (atMs - startMs) * SHARE);
    return { queues, clock: view.clock, atMs };
  }

  function send(response: ServerResponse, listener: Listener, view: Told, event: string): void {
    listener.told = view;
    listener.isFull = !response.write(event);
  }

  const heartbeat = setInterval(() => {
    for (const [response, { isFull }] of listeners) if (!isFull) response.write(": still here\n\n");
  }, heartbeatMs);
  heartbeat.unref();

  closing.addEventListener("abort", () => {
    clearInterval(heartbeat);
    for (const response of listeners.keys()) {
      leave(response);
      response.end();
    }
  });

  return listen;
}

/** The view as it is now: as long as it is the last one, only time has passed since. */
function eventOf({ queues, clock, atMs }: Told): string {
  const now: ClockView = { ...clock, nowMs: clockAt(clock, performance.now() - atMs) };
  return `data: {"clock":${JSON.stringify(now)},"queues":${queues}}\n\n`;
}

function clockAt({ nowMs, speed }: ClockView, laterMs: number): number {
  return Math.round(nowMs + laterMs * speed);
}

/** Whether a page that goes on from the first clock would show another time than the second one. */
function hasDrifted(before: Told, after: Told): boolean {
  const { speed, nowMs } = after.clock;
  const expectedMs = clockAt(before.clock, after.atMs - before.atMs);
  return speed !== before.clock.speed || Math.abs(nowMs - expectedMs) > DRIFT_MS * Math.max(1, speed);
}
