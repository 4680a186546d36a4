/** This file shows each view from the service in the browser. Between two views, it advances the shown times. */
import type { FoundView } from "../view/find.js";
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
  /** Scheme and authority of the service's address. */
  readonly origin: string;
  /** Calls a function with name and value of each pressed button, and of the search field after each change. */
  readonly onAct: (act: (name: string, value: string) => void) => void;
  /** Sends a request, and returns the JSON of the reply. */
  readonly request: (method: string, path: string, body?: object) => Promise<Reply>;
}

export type Reply = FoundView & { readonly error?: string };

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
  /** Search text of the reader, and number of omitted first results. */
  search: string;
  from: number;
  found: FoundView | null;
  /** True during a request for the list, and true when the list may have changed since this request. */
  isFinding: boolean;
  isFoundOld: boolean;
  problem: string;
  unread: readonly string[];
  isReading: boolean;
}

export function startLiveUpdates(parts: LiveParts): void {
  const { browser } = parts;
  const list = { search: "", from: 0, found: null, isFinding: false, isFoundOld: false, problem: "" } as const;
  const start = { ...list, stream: null, latest: null, lostAtMs: null, unread: [], isReading: false } as const;
  const live: Live = { ...parts, ...start, connection: "connecting" };
  // A browser opens only few connections to one service, so a hidden page closes its connection.
  browser.document.addEventListener("visibilitychange", () => {
    if (browser.document.hidden) disconnect(live);
    else if (live.stream === null) connect(live);
  });
  browser.onAct((name, value) => act(live, name, value));
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
  const before = shownQueue(live);
  live.latest = { view, atMs: live.browser.elapsedMs() };
  const after = shownQueue(live);
  if (before !== undefined && after !== undefined && before.id === after.id) announce(live, findNews(before, after));
  show(live);
  // A list takes longer than a view, so later changes wait for the next tick.
  if (live.found === null) void find(live);
  else live.isFoundOld = true;
}

export function shownQueue({ latest, chosen }: Live): QueueView | undefined {
  const { queues } = latest?.view ?? { queues: [] };
  return queues.find(({ id }) => id === chosen) ?? queues[0];
}

export function act(live: Live, name: string, value: string): void {
  if (name === "search" || name === "page") {
    live.search = name === "search" ? value : live.search;
    live.from = name === "search" ? 0 : Number(value);
    void find(live);
  } else {
    void change(live, name, Number(value));
  }
}

/** Requests the list of pull requests. Sends one request at a time, and another one if the search changed meanwhile. */
export async function find(live: Live): Promise<void> {
  const queue = shownQueue(live);
  if (queue === undefined) return;
  if (live.isFinding) return;
  live.isFinding = true;
  live.isFoundOld = false;
  const { search, from } = live;
  const query = `queue=${encodeURIComponent(queue.id)}&search=${encodeURIComponent(search)}&from=${from}`;
  try {
    live.found = await live.browser.request("GET", `/_page/pull-requests?${query}`);
  } catch {
    // The page already shows that the service does not respond.
  }
  live.isFinding = false;
  show(live);
  if (live.search !== search || live.from !== from) return find(live);
}

/** Requests a change of the queue. The page shows the reason if the service rejects it. */
export async function change(live: Live, name: string, number: number): Promise<void> {
  const id = shownQueue(live)?.id ?? "";
  const colon = id.indexOf(":");
  const queue = { repository: id.slice(0, colon), branch: id.slice(colon + 1) };
  const requests = new Map<string, () => Promise<Reply>>([
    ["pause", () => live.browser.request("PATCH", "/_control/queues", { ...queue, state: "paused" })],
    ["resume", () => live.browser.request("PATCH", "/_control/queues", { ...queue, state: "running" })],
    ["submit", () => live.browser.request("POST", "/_control/submissions", { ...queue, number })],
    ["cancel", () => live.browser.request("POST", "/_control/cancellations", { ...queue, number })],
  ]);
  try {
    live.problem = (await requests.get(name)?.())?.error ?? "";
  } catch {
    live.problem = "The service did not accept the request.";
  }
  show(live);
  void find(live);
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

export function show(live: Live): void {
  const { browser, chosen, connection, latest, lostAtMs, found, problem, page, patch, render } = live;
  if (latest === null) return;
  const { view, atMs } = latest;
  const sinceMs = (lostAtMs ?? browser.elapsedMs()) - atMs;
  const nowMs = view.clock.nowMs + sinceMs * view.clock.speed;
  const { title, children } = render({ view, nowMs, chosen, connection, found, problem, origin: browser.origin });
  browser.document.title = title;
  patch(page, children);
}

export function tick(live: Live): void {
  if (!live.browser.document.hidden) show(live);
  if (live.isFoundOld) void find(live);
  live.browser.setTimeout(() => tick(live), 1000);
}
