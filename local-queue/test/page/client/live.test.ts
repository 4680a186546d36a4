import { describe, expect, test } from "vitest";
import type { QueuePhase } from "../../../src/engine/state.js";
import { type Browser, type Stream, startLiveUpdates } from "../../../src/page/client/live.js";
import { patcher } from "../../../src/page/client/tree.js";
import { type PageView, pageView, type QueueView } from "../../../src/page/view/view.js";
import { fakeDocument, outline } from "../../support/fake-document.js";
import { playedQueue } from "../played-queue.js";

interface FakeStream extends Stream {
  readyState: number;
  isOpen: boolean;
  readonly send: (type: "open" | "message" | "error", data?: PageView) => void;
}

function fakeStream(): FakeStream {
  const listeners = new Map<string, (event: { readonly data: string }) => void>();
  const stream: FakeStream = {
    readyState: 1,
    isOpen: true,
    addEventListener: (type, listener) => void listeners.set(type, listener),
    close: () => {
      stream.isOpen = false;
    },
    send: (type, data) => listeners.get(type)?.({ data: JSON.stringify(data) ?? "" }),
  };
  return stream;
}

function startPage({ hidden = false, chosen = null as string | null } = {}) {
  const streams: FakeStream[] = [];
  const timers: { readonly atMs: number; readonly callback: () => void }[] = [];
  const listeners: (() => void)[] = [];
  const page = { title: "", hidden, addEventListener: (_: string, listener: () => void) => listeners.push(listener) };
  let nowMs = 0;
  const browser: Browser = {
    document: page,
    listen: () => streams[streams.push(fakeStream()) - 1] ?? fakeStream(),
    setTimeout: (callback, ms) => timers.push({ atMs: nowMs + ms, callback }),
    elapsedMs: () => nowMs,
  };
  const document = fakeDocument();
  const [live, news] = [document.createElement("div"), document.createElement("p")];
  startLiveUpdates({
    browser,
    events: "/_page/events",
    chosen,
    render: (sight) => ({ title: `${sight.connection} ${sight.nowMs}`, children: [] }),
    patch: patcher(document),
    page: live,
    news,
  });
  return {
    streams,
    title: () => page.title,
    news: () => outline(news),
    send: (...sent: Parameters<FakeStream["send"]>) => streams.at(-1)?.send(...sent),
    fail: () => {
      Object.assign(streams.at(-1) ?? {}, { readyState: 2 });
      streams.at(-1)?.send("error");
    },
    pass: (ms: number) => {
      const untilMs = nowMs + ms;
      for (;;) {
        const due = timers.toSorted((one, other) => one.atMs - other.atMs)[0];
        if (due === undefined || due.atMs > untilMs) break;
        timers.splice(timers.indexOf(due), 1);
        nowMs = due.atMs;
        due.callback();
      }
      nowMs = untilMs;
    },
    hide: (isHidden: boolean) => {
      page.hidden = isHidden;
      for (const listener of listeners) listener();
    },
  };
}

interface Facts {
  readonly ended?: readonly number[];
  readonly phase?: QueuePhase;
  readonly speed?: number;
}

const empty = playedQueue({ changes: [], inputs: [], atSeconds: 0 });

function viewWith({ ended = [], phase = "running", speed = 1 }: Facts = {}): PageView {
  const view = pageView([empty, { ...empty, branch: "next" }], { nowMs: 1000, speed });
  const ends = ended.map((number): QueueView["ended"][number] => {
    const facts = { key: `${number}`, number, title: "", author: "", conclusion: "merged", label: "Merged" } as const;
    return { ...facts, atMs: 0, words: [], moments: [] };
  });
  const patched = (queue: QueueView): QueueView => ({ ...queue, ended: ends, phase: { ...queue.phase, state: phase } });
  return { ...view, queues: view.queues.map((queue, index) => (index === 0 ? patched(queue) : queue)) };
}

describe("connection of the web page", () => {
  test("shows each received view, and advances the shown time between views", () => {
    const page = startPage();
    page.send("open");
    expect(page.title()).toBe("");
    page.send("message", viewWith({ speed: 60 }));
    expect(page.title()).toBe("live 1000");
    page.pass(2000);
    expect(page.title()).toBe("live 121000");
    page.send("message", viewWith({ speed: 0 }));
    page.pass(5000);
    expect(page.title()).toBe("live 1000");
  });

  test("stops the shown time, and announces the problem, when the connection is lost", () => {
    const page = startPage();
    page.send("open");
    page.send("message", viewWith());
    page.pass(3000);
    page.send("error");
    page.pass(60_000);
    expect(page.title()).toBe("lost 4000");
    expect(page.news()).toBe("The service does not respond.");
    page.send("open");
    page.pass(5000);
    expect(page.news()).toBe("The service responds again.");
    expect(page.streams, "the browser reconnects").toHaveLength(1);
  });

  test("connects again when the browser gives up", () => {
    const page = startPage();
    page.fail();
    expect(page.streams).toHaveLength(1);
    page.pass(3000);
    expect(page.streams.map(({ isOpen }) => isOpen)).toEqual([false, true]);
  });

  test("closes while the page is hidden, and opens again later", () => {
    const page = startPage();
    page.hide(true);
    expect(page.streams[0]?.isOpen).toBe(false);
    page.send("error");
    page.pass(10_000);
    expect(page.title()).toBe("");
    page.hide(false);
    page.hide(false);
    expect(page.streams.map(({ isOpen }) => isOpen)).toEqual([false, true]);
  });

  test("opens no connection while the page is hidden", () => {
    const page = startPage();
    page.fail();
    page.hide(true);
    page.pass(10_000);
    expect(page.streams).toHaveLength(1);
    expect(startPage({ hidden: true }).streams).toEqual([]);
  });

  test("announces finished pull requests since the first view, with the oldest first", () => {
    const page = startPage();
    page.send("message", viewWith({ ended: [1] }));
    expect(page.news()).toBe("");
    page.send("message", viewWith({ ended: [3, 2, 1], phase: "paused" }));
    expect(page.news()).toBe("Queue state: Running. #2: Merged. #3: Merged.");
  });

  test("announces the first news at once, and then collects news for five seconds", () => {
    const page = startPage();
    for (const ended of [[], [1], [5, 4, 3, 2, 1], [6, 5, 4, 3, 2, 1]]) page.send("message", viewWith({ ended }));
    page.pass(4999);
    expect(page.news()).toBe("#1: Merged.");
    page.pass(1);
    expect(page.news()).toBe("#2: Merged. #3: Merged. #4: Merged. And 2 more.");
    page.pass(60_000);
    expect(page.news()).toBe("#2: Merged. #3: Merged. #4: Merged. And 2 more.");
  });

  test("announces nothing about a queue that is not shown", () => {
    const page = startPage({ chosen: "local/playground:next" });
    page.send("message", viewWith());
    page.send("message", viewWith({ ended: [1] }));
    expect(page.news()).toBe("");
  });
});
