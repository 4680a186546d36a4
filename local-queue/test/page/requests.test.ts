import { once } from "node:events";
import { mkdtemp, writeFile } from "node:fs/promises";
import { createServer, IncomingMessage, type Server, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { pageEvents } from "../../src/page/events.js";
import { createPage } from "../../src/page/requests.js";
import { type FindQuery, findPullRequests } from "../../src/page/view/find.js";
import { type PageView, pageView } from "../../src/page/view/view.js";
import { openEvents, until } from "../support/page-events.js";
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

/** Returns a source of views of one queue whose facts can be changed. */
function givenSource(queue = empty) {
  const facts = { queue, branch: "main", speed: 0, nowMs: 5000, fails: false };
  const seen: string[] = [];
  const listeners = new Set<() => void>();
  const source = {
    view: () => {
      seen.push(facts.branch);
      if (facts.fails) throw new Error("The view failed.");
      return pageView([{ ...facts.queue, branch: facts.branch }], { nowMs: facts.nowMs, speed: facts.speed });
    },
    find: (query: FindQuery) => findPullRequests([facts.queue], query, facts.nowMs),
    changed: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const change = (patch: Partial<typeof facts>) => {
    Object.assign(facts, patch);
    for (const listener of listeners) listener();
  };
  return { source, seen, listeners, change };
}

interface Served {
  readonly heartbeatMs?: number;
  readonly logFolder?: string;
}

async function serve({ heartbeatMs = 60_000, logFolder }: Served = {}) {
  const given = givenSource();
  const closing = new AbortController();
  const parts = { source: given.source, closing: closing.signal, paceMs: 20, heartbeatMs };
  const page = createPage({ ...parts, logFolder });
  const server = createServer((request, response) => {
    try {
      if (!page(request.method ?? "", new URL(request.url ?? "", "http://localhost"), response))
        response.writeHead(404).end();
    } catch {
      response.destroy();
    }
  });
  opened.push({ server, closing });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("There is no port.");
  const url = `http://127.0.0.1:${address.port}`;
  return { ...given, url, closing, open: () => openTab(url) };
}

async function openTab(url: string) {
  const { response, text, ended } = await openEvents(url);
  const parts = () => text().split("\n\n").slice(0, -1);
  const views = () =>
    parts()
      .filter((part) => part.startsWith("data: "))
      .map((part): PageView => JSON.parse(part.slice("data: ".length)));
  const branches = () => views().map(({ queues }) => queues[0]?.branch);
  const gets = (count: number) => until(() => views().length >= count);
  await gets(1);
  return { response, parts, views, branches, gets, ended };
}

function givenResponse(): ServerResponse {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  onTestFinished(() => void response.emit("close"));
  return response;
}

const { signal: OPEN } = new AbortController();

describe("requests for the web page", () => {
  test("return one document that browsers do not store, frame or treat as another type", async () => {
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

  test("return the view as JSON", async () => {
    const { url } = await serve();
    const response = await fetch(`${url}/_page/view`);
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await response.json()).toMatchObject({ clock: { nowMs: 5000, speed: 0 }, queues: [{ branch: "main" }] });
  });

  test("return the pull requests that match a search", async () => {
    const { url, change } = await serve();
    change({ queue: full });
    const found = async (query: string) => (await fetch(`${url}/_page/pull-requests?${query}`)).json();
    const id = "queue=local/playground:main";
    expect(await found(`${id}&search=%236+change&from=0`)).toMatchObject({
      total: 2,
      items: [{ number: 6 }, { number: 60 }],
    });
    expect(await found(`${id}&search=&from=40.5`)).toMatchObject({ total: 60, from: 40 });
    for (const query of ["", `${id}&from=x`, `${id}&from=-1`]) expect(await found(query)).toMatchObject({ from: 0 });
  });

  test("return the output of a test run as plain text", async () => {
    const logFolder = await mkdtemp(join(tmpdir(), "logs-"));
    await writeFile(join(logFolder, "0a-b1.log"), "<script>the output</script>");
    await writeFile(join(logFolder, "..", "secret.log"), "");
    const { url } = await serve({ logFolder });
    const response = await fetch(`${url}/_page/logs/0a-b1`);
    expect(await response.text()).toBe("<script>the output</script>");
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "text/plain; charset=utf-8",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
    for (const other of ["none", "..%2Fsecret", "%2e%2e/secret", "0a-b1.log", ""]) {
      expect((await fetch(`${url}/_page/logs/${other}`)).status, other).toBe(404);
    }
    const without = await serve();
    expect((await fetch(`${without.url}/_page/logs/0a-b1`)).status).toBe(404);
  });

  test.each(["POST /", "GET /_page", "GET /_page/", "POST /_page/events", "GET /constructor"])(
    "return 404 for %s",
    async (request) => {
      const [method = "", path = ""] = request.split(" ");
      const { url } = await serve();
      expect((await fetch(`${url}${path}`, { method })).status).toBe(404);
    },
  );
});

describe("stream of events for the web page", () => {
  test("sends the current view first", async () => {
    const { open } = await serve();
    const { response, parts, branches } = await open();
    expect(response.headers["content-type"]).toBe("text/event-stream; charset=utf-8");
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(parts()[0]).toBe("retry: 2000");
    expect(branches()).toEqual(["main"]);
  });

  test("sends one view when several changes happen within a short time", () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const { source, seen, change } = givenSource();
    pageEvents({ source, closing: OPEN, paceMs: 150 })(givenResponse());
    for (let changes = 1; changes <= 10; changes += 1) {
      change({ branch: `branch-${changes}` });
      vi.advanceTimersByTime(10);
    }
    expect(seen, "before the pace is over").toEqual(["main"]);
    vi.advanceTimersByTime(1000);
    expect(seen, "once after it").toEqual(["main", "branch-10"]);
  });

  test("creates one view for many browser tabs, and no view when no tab is open", async () => {
    const { open, change, seen, listeners } = await serve();
    const tabs = await Promise.all(Array.from({ length: 20 }, open));
    change({ branch: "next" });
    await Promise.all(tabs.map(({ gets }) => gets(2)));
    expect(seen.filter((branch) => branch === "next")).toHaveLength(1);
    expect(listeners.size).toBe(1);
    for (const { response } of tabs) response.destroy();
    await until(() => listeners.size === 0);
    change({ branch: "unseen" });
    await sleep(60);
    expect(seen).not.toContain("unseen");
    expect((await open()).branches()).toEqual(["unseen"]);
  });

  test("sends a large view only once", async () => {
    const { open, change } = await serve();
    const tab = await open();
    change({ queue: full });
    await tab.gets(2);
    await sleep(100);
    expect(tab.views()).toHaveLength(2);
    expect(tab.parts().at(-1)?.length, "more than a connection sends at once").toBeGreaterThan(20_000);
  });

  test("sends only the newest view to a slow browser tab", async () => {
    const { source, seen, change } = givenSource(full);
    const response = givenResponse();
    pageEvents({ source, closing: OPEN, paceMs: 1 })(response);
    const one = response.writableLength;
    for (const branch of ["one", "two", "three"]) {
      change({ branch });
      await until(() => seen.includes(branch));
    }
    expect(response.writableLength, "its connection is full").toBe(one);
    Object.defineProperty(response, "writableNeedDrain", { value: false });
    response.emit("drain");
    await until(() => response.writableLength > one);
    expect(seen, "it receives the newest view").toEqual(["main", "one", "two", "three", "three"]);
    response.emit("drain");
    await sleep(20);
    expect(seen, "it receives no further view").toHaveLength(5);
  });

  test("sends comments when nothing changes", async () => {
    const { open } = await serve({ heartbeatMs: 20 });
    const tab = await open();
    await until(() => tab.parts().filter((part) => part === ": still here").length >= 2);
    expect(tab.views()).toHaveLength(1);
  });

  test("ends all streams when the service closes", async () => {
    const { open, closing, url } = await serve();
    const tabs = await Promise.all([open(), open()]);
    closing.abort();
    await Promise.all(tabs.map(({ ended }) => ended));
    expect((await fetch(`${url}/_page/events`)).status).toBe(503);
  });

  test("ends all streams when a view fails, and works again later", async () => {
    const { open, change, url } = await serve();
    const tab = await open();
    change({ fails: true });
    await tab.ended;
    await expect(fetch(`${url}/_page/events`).then((response) => response.text())).rejects.toThrow();
    change({ fails: false });
    expect((await open()).branches()).toEqual(["main"]);
  });
});
