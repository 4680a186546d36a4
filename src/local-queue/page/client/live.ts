/** The part of the page's script that keeps it up to date: it listens to the service, and lets time pass between. */
import type { PageView, QueueView } from "../page-view.js";
import type { Connection, Render } from "./render.js";
import type { PageElement, Patch } from "./tree.js";

/** As much of the browser as this part uses. */
export interface Browser {
  readonly document: {
    title: string;
    readonly hidden: boolean;
    readonly addEventListener: (type: "visibilitychange", listener: () => void) => void;
  };
  readonly listen: (address: string) => Stream;
  readonly setTimeout: (callback: () => void, ms: number) => unknown;
  /** Milliseconds of the reader's own time, which no clock change touches. */
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
  /** Where everything stands, and where news is put for a screen reader to tell. */
  readonly page: PageElement;
  readonly news: PageElement;
}

/** Starts the page; it goes on until the reader leaves. Like the rest of the script, it knows its parameters only. */
export function goLive({ browser, events, chosen, render, patch, page, news }: LiveParts): void {
  const CLOSED = 2;
  const TICK_MS = 1000;
  const RETRY_MS = 3000;
  /** A reader can listen to no more than a sentence every now and then. */
  const NEWS_MS = 5000;
  const MOST_NEWS = 3;

  let stream: Stream | null = null;
  let connection: Connection = "connecting";
  let latest: { readonly view: PageView; readonly atMs: number } | null = null;
  /** While nothing is heard, nobody knows how time goes on there. */
  let lostAtMs: number | null = null;
  let untold: readonly string[] = [];
  let isTelling = false;

  function connect(): void {
    const opened = browser.listen(events);
    stream = opened;
    opened.addEventListener("open", () => changeConnection("live"));
    opened.addEventListener("message", ({ data }) => take(JSON.parse(data)));
    opened.addEventListener("error", () => {
      if (stream !== opened) return;
      changeConnection("lost");
      // What was lost on the way is asked for again by the browser, what was refused is not.
      if (opened.readyState !== CLOSED) return;
      disconnect();
      browser.setTimeout(() => {
        if (stream === null && !browser.document.hidden) connect();
      }, RETRY_MS);
    });
  }

  function disconnect(): void {
    stream?.close();
    stream = null;
  }

  function changeConnection(now: Connection): void {
    if (now === connection) return;
    if (now === "lost") tell(["The service does not answer."]);
    else if (connection === "lost") tell(["The service answers again."]);
    connection = now;
    lostAtMs = now === "lost" ? browser.elapsedMs() : null;
    show();
  }

  function take(view: PageView): void {
    const before = latest === null ? undefined : shownOf(latest.view);
    const after = shownOf(view);
    latest = { view, atMs: browser.elapsedMs() };
    if (before !== undefined && after !== undefined && before.id === after.id) tell(newsOf(before, after));
    show();
  }

  function shownOf({ queues }: PageView): QueueView | undefined {
    return queues.find(({ id }) => id === chosen) ?? queues[0];
  }

  function newsOf(before: QueueView, after: QueueView): readonly string[] {
    const known = new Set(before.ended.map(({ key }) => key));
    const ends = after.ended.filter(({ key }) => !known.has(key)).toReversed();
    const phase = before.phase.state === after.phase.state ? [] : [`The queue: ${after.phase.label}.`];
    return [...phase, ...ends.map(({ number, label }) => `#${number}: ${label}.`)];
  }

  /** At once, and then not for a while: what happens meanwhile is told together. */
  function tell(sentences: readonly string[]): void {
    untold = [...untold, ...sentences];
    if (isTelling || untold.length === 0) return;
    const more = untold.length - MOST_NEWS;
    const told = [...untold.slice(0, MOST_NEWS), ...(more > 0 ? [`And ${more} more.`] : [])];
    patch(news, [told.join(" ")]);
    untold = [];
    isTelling = true;
    browser.setTimeout(() => {
      isTelling = false;
      tell([]);
    }, NEWS_MS);
  }

  function show(): void {
    if (latest === null) return;
    const { view, atMs } = latest;
    const sinceMs = (lostAtMs ?? browser.elapsedMs()) - atMs;
    const nowMs = view.clock.nowMs + sinceMs * view.clock.speed;
    const { title, children } = render({ view, nowMs, chosen, connection });
    browser.document.title = title;
    patch(page, children);
  }

  function tick(): void {
    if (!browser.document.hidden) show();
    browser.setTimeout(tick, TICK_MS);
  }

  // A browser keeps few connections to one service, and a page that nobody sees needs none.
  browser.document.addEventListener("visibilitychange", () => {
    if (browser.document.hidden) disconnect();
    else if (stream === null) connect();
  });
  if (!browser.document.hidden) connect();
  tick();
}
