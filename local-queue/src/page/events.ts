/**
 * This file sends views of the queues to all open pages. All pages share one view, and at most one view is created in
 * each `paceMs`.
 */
import type { ServerResponse } from "node:http";
import type { FindQuery, FoundView } from "./view/find.js";
import type { PageView } from "./view/view.js";

export interface PageSource {
  readonly view: () => PageView;
  readonly find: (query: FindQuery) => FoundView;
  /** Calls a listener after each change of the queues or the clock. Returns a function that removes the listener. */
  readonly changed: (listener: () => void) => () => void;
}

export interface EventsParts {
  readonly source: PageSource;
  readonly closing: AbortSignal;
  /** Milliseconds between comments in the stream. A comment shows that the connection is open. */
  readonly heartbeatMs?: number;
  readonly paceMs?: number;
}

const HEARTBEAT_MS = 15_000;
const PACE_MS = 250;
/** Maximum share of the process's time for creating views. */
const LOAD = 0.1;
const RETRY_MS = 2000;

interface Stream extends Required<EventsParts> {
  /** Open pages. The value is true if a page missed a view because its connection was full. */
  readonly listeners: Map<ServerResponse, boolean>;
  stopListening: (() => void) | null;
  next: NodeJS.Timeout | null;
  restUntilMs: number;
}

/** Returns a function that sends the present view and all later views to a page. */
export function pageEvents(parts: EventsParts): (response: ServerResponse) => void {
  const empty = { listeners: new Map(), stopListening: null, next: null, restUntilMs: 0 };
  const stream: Stream = { heartbeatMs: HEARTBEAT_MS, paceMs: PACE_MS, ...parts, ...empty };
  const { listeners, closing } = stream;
  const heartbeat = setInterval(() => {
    for (const response of listeners.keys()) if (!response.writableNeedDrain) response.write(": still here\n\n");
  }, stream.heartbeatMs);
  heartbeat.unref();
  closing.addEventListener("abort", () => {
    clearInterval(heartbeat);
    for (const response of listeners.keys()) {
      leave(stream, response);
      response.end();
    }
  });
  return (response) => listen(stream, response);
}

function listen(stream: Stream, response: ServerResponse): void {
  const { source, closing, listeners } = stream;
  if (closing.aborted) return void response.writeHead(503).end();
  response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
  response.write(`retry: ${RETRY_MS}\n\n`);
  response.once("close", () => leave(stream, response));
  response.on("drain", () => {
    if (listeners.get(response)) schedule(stream);
  });
  listeners.set(response, false);
  stream.stopListening ??= source.changed(() => schedule(stream));
  response.write(takeView(stream));
}

function leave(stream: Stream, response: ServerResponse): void {
  stream.listeners.delete(response);
  if (stream.listeners.size > 0) return;
  stream.stopListening?.();
  stream.stopListening = null;
  if (stream.next !== null) clearTimeout(stream.next);
  stream.next = null;
}

/** Schedules one view for all pages. The view shows all changes until its creation. */
function schedule(stream: Stream): void {
  const { listeners } = stream;
  const sendNext = () => {
    stream.next = null;
    try {
      const event = takeView(stream);
      for (const response of listeners.keys()) {
        listeners.set(response, response.writableNeedDrain);
        if (!response.writableNeedDrain) response.write(event);
      }
    } catch {
      // An error in a view must not stop the service. Each page connects again, and receives the error.
      for (const response of listeners.keys()) response.destroy();
    }
  };
  stream.next ??= setTimeout(sendNext, Math.max(0, stream.restUntilMs - performance.now()));
}

function takeView(stream: Stream): string {
  const startMs = performance.now();
  const event = `data: ${JSON.stringify(stream.source.view())}\n\n`;
  const endMs = performance.now();
  stream.restUntilMs = endMs + Math.max(stream.paceMs, (endMs - startMs) / LOAD);
  return event;
}
