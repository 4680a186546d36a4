import { once } from "node:events";
import { createServer, get, IncomingMessage, type Server, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { pageEvents } from "../../../src/local-queue/page/events.js";
import type { PageView } from "../../../src/local-queue/page/page-view.js";
import { createPage } from "../../../src/local-queue/page/requests.js";
import { pageView } from "../../../src/local-queue/page/view.js";
import { playedQueue, submitted } from "./played-queue.js";

const opened: { readonly server: Server; readonly closing: AbortController }[] = [];

afterEach(async () => {
  for (const { server, closing } of opened.splice(0)) {
    closing.abort();
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  }
});

const empty = playedQueue({ changes: [], inputs: [], atSeconds: 0 });
const numbers = Array.from({ length: 60 }, (_, index) => index + 1);
const full = playedQueue({
  settings: { concurrency: 60 },
  changes: numbers.map((number) => ({ number })),
  inputs: submitted(...numbers),
  atSeconds: 60,
});

interface Options {
  readonly paceMs?: number;
  readonly heartbeatMs?: number;
}

/** A service with one queue, whose branch can be given another name. */
async function serve({ paceMs = 20, heartbeatMs = 60_000 }: Options = {}) {
  const world = {
    queue: empty,
    branch: "main",
    speed: 0,
    nowMs: 5000,
    looks: 0,
    fails: false,
    listeners: new Set<() => void>(),
  };
  const closing = new AbortController();
  const source = {
    view: () => {
      world.looks += 1;
      if (world.fails) throw new Error("It cannot be seen.");
      return pageView([{ ...world.queue, branch: world.branch }], { nowMs: world.nowMs, speed: world.speed });
    },
    changed: (listener: () => void) => {
      world.listeners.add(listener);
      return () => void world.listeners.delete(listener);
    },
  };
  const page = createPage({ source, closing: closing.signal, paceMs, heartbeatMs });
  const server = createServer((request, response) => {
    try {
      if (!page(request.method ?? "", request.url ?? "", response)) response.writeHead(404).end();
    } catch {
      response.destroy();
    }
  });
  opened.push({ server, closing });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("There is no port.");
  const url = `http://127.0.0.1:${address.port}`;
  const tell = (change: Partial<typeof world>) => {
    Object.assign(world, change);
    for (const listener of world.listeners) listener();
  };
  return { url, world, tell, closing, listen: () => listen(url) };
}

interface Tab {
  readonly response: IncomingMessage;
  /** Everything that came so far, in its parts. */
  readonly parts: () => readonly string[];
  readonly views: () => readonly PageView[];
  readonly branches: () => readonly (string | undefined)[];
  readonly ended: Promise<unknown>;
}

async function listen(url: string): Promise<Tab> {
  const [response] = await once(get(`${url}/_page/events`, { agent: false }), "response");
  let text = "";
  response.setEncoding("utf8");
  response.on("data", (chunk: string) => {
    text += chunk;
  });
  const ended = new Promise<void>((resolve) => {
    response.once("close", resolve);
    response.once("error", () => resolve());
  });
  const parts = () => text.split("\n\n").slice(0, -1);
  const views = () =>
    parts()
      .filter((part) => part.startsWith("data: "))
      .map((part): PageView => JSON.parse(part.slice("data: ".length)));
  const branches = () => views().map(({ queues }) => queues[0]?.branch);
  await until(() => views().length > 0);
  return { response, parts, views, branches, ended };
}

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; !isSo(); tries += 1) {
    if (tries === 500) throw new Error("It never came to that.");
    await sleep(10);
  }
}

describe("the page over HTTP", () => {
  test("is one document that nobody keeps, frames or takes for something else", async () => {
    const { url } = await serve();
    const response = await fetch(`${url}/`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": expect.stringMatching(
        /^default-src 'none'; script-src 'sha256-.*frame-ancestors 'none'/,
      ),
      "cache-control": "no-store",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    });
    expect(await response.text()).toMatch(/^<!doctype html>/);
  });

  test("gives the view as JSON", async () => {
    const { url } = await serve();
    const response = await fetch(`${url}/_page/view`);
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await response.json()).toMatchObject({ clock: { nowMs: 5000, speed: 0 }, queues: [{ branch: "main" }] });
  });

  test.each([
    ["POST", "/"],
    ["GET", "/_page"],
    ["GET", "/_page/"],
    ["POST", "/_page/events"],
    ["GET", "/index.html"],
  ])("leaves %s %s to others", async (method, path) => {
    const { url } = await serve();
    expect((await fetch(`${url}${path}`, { method })).status).toBe(404);
  });
});

describe("the events of the page", () => {
  test("begin with the view as it is", async () => {
    const { listen: open } = await serve();
    const { response, parts, branches } = await open();
    expect(response.headers["content-type"]).toBe("text/event-stream; charset=utf-8");
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(parts()[0]).toBe("retry: 2000");
    expect(branches()).toEqual(["main"]);
  });

  test("tell of a change, and not of what stays the same", async () => {
    const { listen: open, tell, world } = await serve();
    const tab = await open();
    tell({});
    await until(() => world.looks === 2);
    tell({ branch: "next" });
    await until(() => tab.views().length > 1);
    await sleep(60);
    expect(tab.branches()).toEqual(["main", "next"]);
  });

  test("put changes together that follow within the pace", () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const seen: number[] = [];
    let changes = 0;
    const listeners: (() => void)[] = [];
    const source = {
      view: () => {
        seen.push(changes);
        return pageView([{ ...empty, branch: `branch-${changes}` }], { nowMs: 0, speed: 0 });
      },
      changed: (listener: () => void) => {
        listeners.push(listener);
        return () => {};
      },
    };
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    pageEvents({ source, closing: new AbortController().signal, paceMs: 150 })(response);
    for (changes = 1; changes <= 10; changes += 1) {
      listeners[0]?.();
      vi.advanceTimersByTime(10);
    }
    changes = 10;
    expect(seen, "before the pace is over").toEqual([0]);
    vi.advanceTimersByTime(1000);
    expect(seen, "once after it").toEqual([0, 10]);
    response.emit("close");
  });

  test("cost one look for many tabs, and none while there is no tab", async () => {
    const { listen: open, tell, world } = await serve();
    const tabs = await Promise.all(Array.from({ length: 20 }, open));
    expect(world.looks).toBe(1);
    tell({ branch: "next" });
    await until(() => tabs.every(({ views }) => views().length === 2));
    expect(world.looks).toBe(2);
    expect(world.listeners.size).toBe(1);
    for (const { response } of tabs) response.destroy();
    await until(() => world.listeners.size === 0);
    tell({ branch: "unseen" });
    await sleep(60);
    expect(world.looks).toBe(2);
    expect((await open()).branches()).toEqual(["unseen"]);
  });

  test("tell a later tab the time by then", async () => {
    const { listen: open, tell } = await serve();
    const tab = await open();
    tell({ speed: 1000 });
    await until(() => tab.views().length > 1);
    await sleep(100);
    const late = await open();
    expect(late.views()[0]?.clock.nowMs).toBeGreaterThan(5000 + 100 * 1000 * 0.9);
  });

  test("tell of a clock that was moved or goes at another speed", async () => {
    const { listen: open, tell } = await serve();
    const tab = await open();
    tell({ nowMs: 60_000 });
    await until(() => tab.views().length > 1);
    tell({ speed: 2 });
    await until(() => tab.views().length > 2);
    expect(tab.views().map(({ clock }) => [Math.floor(clock.nowMs / 10_000), clock.speed])).toEqual([
      [0, 0],
      [6, 0],
      [6, 2],
    ]);
  });

  test("tell a large view once", async () => {
    const { listen: open, tell } = await serve();
    const tab = await open();
    tell({ queue: full });
    await until(() => tab.views().length > 1);
    await sleep(100);
    expect(tab.views()).toHaveLength(2);
    expect(tab.parts().at(-1)?.length, "more than a connection takes at once").toBeGreaterThan(20_000);
  });

  test("spare a slow tab all but the newest view", async () => {
    let branch = "main";
    let looks = 0;
    const listeners: (() => void)[] = [];
    const source = {
      view: () => {
        looks += 1;
        return pageView([{ ...full, branch }], { nowMs: 0, speed: 0 });
      },
      changed: (listener: () => void) => {
        listeners.push(listener);
        return () => {};
      },
    };
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    pageEvents({ source, closing: new AbortController().signal, paceMs: 1 })(response);
    const one = response.writableLength;
    for (branch of ["one", "two", "three"]) {
      const before = looks;
      listeners[0]?.();
      await until(() => looks > before);
    }
    expect(response.writableLength, "its connection is full").toBe(one);
    response.emit("drain");
    expect(response.writableLength).toBeGreaterThan(one * 1.9);
    expect(response.writableLength).toBeLessThan(one * 2.1);
    response.emit("drain");
    expect(response.writableLength, "it has the newest one").toBeLessThan(one * 2.1);
    response.emit("close");
  });

  test("show that the connection stands", async () => {
    const { listen: open } = await serve({ heartbeatMs: 20 });
    const tab = await open();
    await until(() => tab.parts().filter((part) => part === ": still here").length >= 2);
    expect(tab.views()).toHaveLength(1);
  });

  test("end with the service", async () => {
    const { listen: open, closing, url } = await serve();
    const tabs = await Promise.all([open(), open()]);
    closing.abort();
    await Promise.all(tabs.map(({ ended }) => ended));
    expect((await fetch(`${url}/_page/events`)).status).toBe(503);
  });

  test("break where the view cannot be told, and leave the service alone", async () => {
    const { listen: open, tell, url } = await serve();
    const tab = await open();
    tell({ fails: true });
    await tab.ended;
    await expect(fetch(`${url}/_page/events`).then((response) => response.text())).rejects.toThrow();
    tell({ fails: false });
    expect((await open()).branches()).toEqual(["main"]);
  });
});
