/** This file shows each view from the service in the browser. Between two views, it advances the shown times. */
import type { PageView, QueueView } from "../view/view.js";
import type { Connection, Render } from "./render.js";
import type { PageElement, Patch } from "./tree.js";

export interface Browser {
  readonly document: {
    title: string;
    readonly hidden: boolean;
    readonly addEventListener: (type: "visibilitychange", listener: () => void) => void;
  };
  readonly listen: (address: string) => Stream;
  readonly setTimeout: (callback: () => void, ms: number) => unknown;
  /** Returns milliseconds of a clock that never moves back. */
  readonly elapsedMs: () => number;
}

export interface Stream {
  readonly readyState: number;
  readonly addEventListener: (
    type: "open" | "message" | "error",
    listener: (event: { readonly data: string }) => void,
  ) => void;
  readonly close: () => void;
}

interface LiveParts {
  readonly browser: Browser;
  readonly events: string;
  readonly chosen: string | null;
  readonly render: Render;
  readonly patch: Patch;
  readonly page: PageElement;
  /** Element with text that a screen reader reads aloud. */
  readonly news: PageElement;
}

interface Live extends LiveParts {
  stream: Stream | null;
  connection: Connection;
  latest: { readonly view: PageView; readonly atMs: number } | null;
  /** Time of the lost connection; null while connected. The shown time stops then, because the speed may change. */
  lostAtMs: number | null;
  unread: readonly string[];
  isReading: boolean;
}

export function startLiveUpdates(parts: LiveParts): void {
  const { browser } = parts;
  const start = { stream: null, latest: null, lostAtMs: null, unread: [], isReading: false } as const;
  const live: Live = { ...parts, ...start, connection: "connecting" };
  // A browser opens only few connections to one service, so a hidden page closes its connection.
  browser.document.addEventListener("visibilitychange", () => {
    if (browser.document.hidden) disconnect(live);
    else if (live.stream === null) connect(live);
  });
  if (!browser.document.hidden) connect(live);
  tick(live);
}

export function connect(live: Live): void {
  const CLOSED = 2;
  const RETRY_MS = 3000;
  const { browser, events } = live;
  const opened = browser.listen(events);
  live.stream = opened;
  opened.addEventListener("open", () => changeConnection(live, "live"));
  opened.addEventListener("message", ({ data }) => receive(live, JSON.parse(data)));
  opened.addEventListener("error", () => {
    if (live.stream !== opened) return;
    changeConnection(live, "lost");
    // The browser retries a lost connection, but not a connection that the service rejected.
    if (opened.readyState !== CLOSED) return;
    disconnect(live);
    browser.setTimeout(() => {
      if (live.stream === null && !browser.document.hidden) connect(live);
    }, RETRY_MS);
  });
}

export function disconnect(live: Live): void {
  live.stream?.close();
  live.stream = null;
}

export function changeConnection(live: Live, now: Connection): void {
  if (now === live.connection) return;
  if (now === "lost") announce(live, ["The service does not respond."]);
  else if (live.connection === "lost") announce(live, ["The service responds again."]);
  live.connection = now;
  live.lostAtMs = now === "lost" ? live.browser.elapsedMs() : null;
  show(live);
}

export function receive(live: Live, view: PageView): void {
  const shownIn = ({ queues }: PageView) => queues.find(({ id }) => id === live.chosen) ?? queues[0];
  const before = live.latest === null ? undefined : shownIn(live.latest.view);
  const after = shownIn(view);
  live.latest = { view, atMs: live.browser.elapsedMs() };
  if (before !== undefined && after !== undefined && before.id === after.id) announce(live, findNews(before, after));
  show(live);
}

export function findNews(before: QueueView, after: QueueView): readonly string[] {
  const known = new Set(before.ended.map(({ key }) => key));
  const ended = after.ended.filter(({ key }) => !known.has(key)).toReversed();
  const phase = before.phase.state === after.phase.state ? [] : [`Queue state: ${after.phase.label}.`];
  return [...phase, ...ended.map(({ number, label }) => `#${number}: ${label}.`)];
}

/** Announces sentences at once, then collects further sentences for 5 s, because a screen reader needs time. */
export function announce(live: Live, sentences: readonly string[]): void {
  const MOST_NEWS = 3;
  const PAUSE_MS = 5000;
  live.unread = [...live.unread, ...sentences];
  if (live.isReading || live.unread.length === 0) return;
  const more = live.unread.length - MOST_NEWS;
  const read = [...live.unread.slice(0, MOST_NEWS), ...(more > 0 ? [`And ${more} more.`] : [])];
  live.patch(live.news, [read.join(" ")]);
  live.unread = [];
  live.isReading = true;
  live.browser.setTimeout(() => {
    live.isReading = false;
    announce(live, []);
  }, PAUSE_MS);
}

export function show({ browser, chosen, connection, latest, lostAtMs, page, patch, render }: Live): void {
  if (latest === null) return;
  const { view, atMs } = latest;
  const sinceMs = (lostAtMs ?? browser.elapsedMs()) - atMs;
  const nowMs = view.clock.nowMs + sinceMs * view.clock.speed;
  const { title, children } = render({ view, nowMs, chosen, connection });
  browser.document.title = title;
  patch(page, children);
}

export function tick(live: Live): void {
  if (!live.browser.document.hidden) show(live);
  live.browser.setTimeout(() => tick(live), 1000);
}
