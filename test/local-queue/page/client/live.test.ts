import { describe, expect, test } from "vitest";
import { type Browser, goLive, type Stream } from "../../../../src/local-queue/page/client/live.js";
import type { Sight } from "../../../../src/local-queue/page/client/render.js";
import { patcher } from "../../../../src/local-queue/page/client/tree.js";
import type { EndedView, PageView, PhaseState, QueueView } from "../../../../src/local-queue/page/page-view.js";
import { pageView } from "../../../../src/local-queue/page/view.js";
import { playedQueue } from "../played-queue.js";
import { fakeDocument, outline } from "./fake-document.js";

interface FakeStream extends Stream {
  readyState: number;
  isOpen: boolean;
  readonly say: (type: "open" | "message" | "error", data?: PageView) => void;
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
    say: (type, data) => listeners.get(type)?.({ data: JSON.stringify(data) ?? "" }),
  };
  return stream;
}

function startPage({
  hidden = false,
  chosen = null,
}: {
  readonly hidden?: boolean;
  readonly chosen?: string | null;
} = {}) {
  const streams: FakeStream[] = [];
  const timers: { readonly atMs: number; readonly callback: () => void }[] = [];
  const sights: Sight[] = [];
  const visibility = { change: () => {} };
  const page = {
    title: "",
    hidden,
    addEventListener: (_: string, listener: () => void) => {
      visibility.change = listener;
    },
  };
  let nowMs = 0;
  const browser: Browser = {
    document: page,
    listen: () => {
      const stream = fakeStream();
      streams.push(stream);
      return stream;
    },
    setTimeout: (callback, ms) => timers.push({ atMs: nowMs + ms, callback }),
    elapsedMs: () => nowMs,
  };
  const document = fakeDocument();
  const news = document.createElement("p");
  const render = (sight: Sight) => {
    sights.push(sight);
    return { title: `${sight.connection} ${sight.nowMs}`, children: [] };
  };
  const patch = patcher(document);
  goLive({ browser, events: "/_page/events", chosen, render, patch, page: document.createElement("div"), news });
  return {
    streams,
    title: () => page.title,
    news: () => outline(news),
    sights: () => sights.length,
    stream: () => {
      const last = streams.at(-1);
      if (last === undefined) throw new Error("Nobody listens.");
      return last;
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
      visibility.change();
    },
  };
}

interface Told {
  readonly ended?: readonly number[];
  readonly phase?: PhaseState;
  readonly speed?: number;
}

const empty = playedQueue({ changes: [], inputs: [], atSeconds: 0 });

function told({ ended = [], phase = "running", speed = 1 }: Told = {}): PageView {
  const view = pageView([empty, { ...empty, branch: "next" }], { nowMs: 1000, speed });
  const ends = ended.map((number): EndedView => {
    const facts = { key: `${number}`, number, title: "", author: "", conclusion: "merged", label: "Merged" } as const;
    return { ...facts, atMs: 0, words: [], moments: [] };
  });
  const patched = (queue: QueueView): QueueView => ({ ...queue, ended: ends, phase: { ...queue.phase, state: phase } });
  return { ...view, queues: view.queues.map((queue, index) => (index === 0 ? patched(queue) : queue)) };
}

describe("a live page", () => {
  test("shows each view that it is told, and lets the service's time pass between", () => {
    const page = startPage();
    page.stream().say("open");
    expect(page.sights()).toBe(0);
    page.stream().say("message", told({ speed: 60 }));
    expect(page.title()).toBe("live 1000");
    page.pass(2000);
    expect(page.title()).toBe("live 121000");
    page.stream().say("message", told({ speed: 0 }));
    page.pass(5000);
    expect(page.title()).toBe("live 1000");
  });

  test("lets no time pass while nothing is heard", () => {
    const page = startPage();
    page.stream().say("open");
    page.stream().say("message", told());
    page.pass(3000);
    page.stream().say("error");
    page.pass(60_000);
    expect(page.title()).toBe("lost 4000");
    expect(page.news()).toBe("The service does not answer.");
    page.stream().say("open");
    page.pass(5000);
    expect(page.news()).toBe("The service answers again.");
    expect(page.streams, "the browser itself asks again").toHaveLength(1);
  });

  test("asks again where the browser gave up", () => {
    const page = startPage();
    page.stream().readyState = 2;
    page.stream().say("error");
    expect(page.streams).toHaveLength(1);
    page.pass(3000);
    expect(page.streams.map(({ isOpen }) => isOpen)).toEqual([false, true]);
  });

  test("holds no connection while nobody sees it", () => {
    const page = startPage();
    page.hide(true);
    expect(page.stream().isOpen).toBe(false);
    page.stream().say("error");
    page.pass(10_000);
    expect(page.sights()).toBe(0);
    page.hide(false);
    page.hide(false);
    expect(page.streams.map(({ isOpen }) => isOpen)).toEqual([false, true]);
  });

  test("does not ask again while nobody sees it", () => {
    const page = startPage();
    page.stream().readyState = 2;
    page.stream().say("error");
    page.hide(true);
    page.pass(10_000);
    expect(page.streams).toHaveLength(1);
    expect(startPage({ hidden: true }).streams).toEqual([]);
  });

  test("tells what ended since, the oldest first, but nothing of what it finds at the start", () => {
    const page = startPage();
    page.stream().say("message", told({ ended: [1] }));
    expect(page.news()).toBe("");
    page.stream().say("message", told({ ended: [3, 2, 1], phase: "paused" }));
    expect(page.news()).toBe("The queue: Running. #2: Merged. #3: Merged.");
  });

  test("tells at once, and then what came together only after a while", () => {
    const page = startPage();
    page.stream().say("message", told());
    page.stream().say("message", told({ ended: [1] }));
    page.stream().say("message", told({ ended: [5, 4, 3, 2, 1] }));
    page.stream().say("message", told({ ended: [6, 5, 4, 3, 2, 1] }));
    expect(page.news()).toBe("#1: Merged.");
    page.pass(4999);
    expect(page.news()).toBe("#1: Merged.");
    page.pass(1);
    expect(page.news()).toBe("#2: Merged. #3: Merged. #4: Merged. And 2 more.");
    page.pass(60_000);
    expect(page.news()).toBe("#2: Merged. #3: Merged. #4: Merged. And 2 more.");
  });

  test("tells nothing of queues that it does not show", () => {
    const page = startPage({ chosen: "local/playground:next" });
    page.stream().say("message", told());
    page.stream().say("message", told({ ended: [1] }));
    expect(page.news()).toBe("");
  });
});
