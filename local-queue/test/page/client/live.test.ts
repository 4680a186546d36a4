import { setImmediate } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import type { QueuePhase } from "../../../src/engine/state.js";
import { type Browser, type Reply, type Stream, startLiveUpdates } from "../../../src/page/client/live.js";
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
  const acts: ((name: string, value: string) => void)[] = [];
  const requests: string[] = [];
  const waiting: { readonly resolve: (reply: Reply) => void; readonly reject: (error: Error) => void }[] = [];
  const page = { title: "", hidden, addEventListener: (_: string, listener: () => void) => listeners.push(listener) };
  let nowMs = 0;
  const browser: Browser = {
    document: page,
    listen: () => streams[streams.push(fakeStream()) - 1] ?? fakeStream(),
    setTimeout: (callback, ms) => timers.push({ atMs: nowMs + ms, callback }),
    elapsedMs: () => nowMs,
    origin: "http://127.0.0.1:4180",
    onAct: (act) => void acts.push(act),
    request: async (method, path, body) => {
      requests.push([method, path, ...(body === undefined ? [] : [JSON.stringify(body)])].join(" "));
      return await new Promise<Reply>((resolve, reject) => void waiting.push({ resolve, reject }));
    },
  };
  const document = fakeDocument();
  const [live, news] = [document.createElement("div"), document.createElement("p")];
  startLiveUpdates({
    browser,
    events: "/_page/events",
    chosen,
    render: ({ connection, nowMs: shownMs, found, problem }) => {
      return { title: `${connection} ${shownMs}`, children: [`${found?.total} found. ${problem}`] };
    },
    patch: patcher(document),
    page: live,
    news,
  });
  return {
    streams,
    requests,
    act: (name: string, value = "") => acts[0]?.(name, value),
    /** Waits until the page has handled the replies. */
    reply: async (...given: readonly (Partial<Reply> | Error)[]) => {
      for (const each of given) {
        const reply = waiting.shift();
        if (each instanceof Error) reply?.reject(each);
        else reply?.resolve({ total: 0, from: 0, items: [], ...each });
        await setImmediate();
      }
    },
    shown: () => outline(live),
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
    return { ...facts, atMs: 0, words: [], log: [], moments: [] };
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

const MAIN = "queue=local%2Fplayground%3Amain";

describe("list of pull requests on the web page", () => {
  test("requests the list at the first view, and again at most once per second after later views", async () => {
    const page = startPage();
    page.send("message", viewWith());
    expect(page.requests).toEqual([`GET /_page/pull-requests?${MAIN}&search=&from=0`]);
    await page.reply({ total: 1 });
    expect(page.shown()).toContain("1 found");
    for (const _ of [1, 2, 3]) page.send("message", viewWith());
    expect(page.requests).toHaveLength(1);
    page.pass(1000);
    expect(page.requests).toHaveLength(2);
    page.pass(5000);
    await page.reply({ total: 2 });
    page.pass(5000);
    expect(page.requests).toHaveLength(2);
    expect(page.shown()).toContain("2 found");
  });

  test("requests the newest search after a slow reply", async () => {
    const page = startPage();
    page.send("message", viewWith());
    for (const text of ["p", "pa", "par"]) page.act("search", text);
    expect(page.requests).toHaveLength(1);
    await page.reply({});
    expect(page.requests.slice(1)).toEqual([`GET /_page/pull-requests?${MAIN}&search=par&from=0`]);
  });

  test("requests the results of a search, and the next results", async () => {
    const page = startPage();
    page.send("message", viewWith());
    await page.reply({});
    page.act("search", "a b&c");
    await page.reply({ total: 50 });
    page.act("page", "20");
    await page.reply({ total: 50, from: 20 });
    page.act("search", "other");
    expect(page.requests.slice(1)).toEqual([
      `GET /_page/pull-requests?${MAIN}&search=a%20b%26c&from=0`,
      `GET /_page/pull-requests?${MAIN}&search=a%20b%26c&from=20`,
      `GET /_page/pull-requests?${MAIN}&search=other&from=0`,
    ]);
  });

  test("shows the last list when a request fails", async () => {
    const page = startPage();
    page.send("message", viewWith());
    await page.reply({ total: 7 });
    page.act("search", "w");
    await page.reply(new Error("The service has stopped."));
    expect(page.shown()).toContain("7 found");
    page.act("search", "x");
    expect(page.requests, "later requests are possible").toHaveLength(3);
  });
});

describe("buttons of the web page", () => {
  test.each([
    ["pause", "PATCH /_control/queues", { state: "paused" }],
    ["resume", "PATCH /_control/queues", { state: "running" }],
    ["submit", "POST /_control/submissions", { number: 7 }],
    ["cancel", "POST /_control/cancellations", { number: 7 }],
  ])("send the request for %s", (name, request, fields) => {
    const page = startPage({ chosen: "local/playground:next" });
    page.send("message", viewWith());
    page.act(name, "7");
    const body = { repository: "local/playground", branch: "next", ...fields };
    expect(page.requests[1]).toBe(`${request} ${JSON.stringify(body)}`);
  });

  test("show the reason for a rejected request until the next request", async () => {
    const page = startPage();
    page.send("message", viewWith());
    await page.reply({});
    page.act("cancel", "7");
    await page.reply({ error: "Pull request #7 is not in the queue" }, {});
    expect(page.shown()).toContain("Pull request #7 is not in the queue");
    page.act("cancel", "8");
    await page.reply(new Error("no JSON"), {});
    expect(page.shown()).toContain("The service did not accept the request.");
    page.act("cancel", "9");
    await page.reply({}, {});
    expect(page.shown()).toBe("0 found. ");
  });

  test("send nothing for an unknown name", () => {
    const page = startPage();
    page.send("message", viewWith());
    page.act("");
    expect(page.requests).toHaveLength(1);
  });
});
