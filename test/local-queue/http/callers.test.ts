import { request } from "node:http";
import { describe, expect, test } from "vitest";
import type { LocalService } from "../../../src/local-queue/service.js";
import { start } from "./running-service.js";

interface Ask {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Unlike `fetch`, this sends the headers `Host` and `Origin` as a browser would. */
function ask(service: LocalService, { method = "GET", path = "/", headers = {}, body = "" }: Ask) {
  const { hostname, port } = new URL(service.url);
  return new Promise<{ status: number | undefined; type: string | undefined; text: string }>((resolve, reject) => {
    const sent = request({ host: hostname.replace(/[[\]]/g, ""), port, method, path, headers }, (response) => {
      let text = "";
      response.on("data", (chunk) => {
        text += chunk;
      });
      response.on("end", () => resolve({ status: response.statusCode, type: response.headers["content-type"], text }));
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

const PATHS = ["/", "/v1/getMergeQueueMetrics", "/_control/state", "/github/repos/local/playground", "/none"];

describe("the header Host", () => {
  test.each([
    "evil.example",
    "evil.example:4180",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "evillocalhost",
    "192.168.0.1",
    "0.0.0.0",
    "10.0.0.1:80",
    "[::]",
    "[::2]",
    "127.0.0.1@evil.example",
    "128.0.0.1",
    "2130706434x",
    "evil.example/127.0.0.1",
    "evil.example#localhost",
    "local host",
    "[::1",
    `${"a".repeat(5000)}.example`,
  ])("that says %j is refused everywhere", async (host) => {
    const service = await start();
    for (const path of [...PATHS, "/_page/view", "/_page/events"]) {
      const answer = await ask(service, { path, headers: { host, "x-api-token": service.token } });
      expect(answer, path).toMatchObject({ status: 403, type: "text/plain; charset=utf-8" });
      expect(answer.text).toContain("the header Host says");
      expect(answer.text.length).toBeLessThan(400);
    }
    expect(service.requests).toEqual([]);
  });

  test.each([
    "localhost",
    "LOCALHOST:4180",
    "localhost.",
    "queue.localhost:80",
    "127.0.0.1",
    "127.0.0.1:65535",
    "127.1",
    "127.255.3.4:1",
    "[::1]",
    "[::1]:4180",
    "[0:0:0:0:0:0:0:1]:4180",
  ])("that says %j is one of this machine", async (host) => {
    const service = await start();
    expect(await ask(service, { path: "/_control/state", headers: { host } })).toMatchObject({ status: 200 });
  });

  test("is looked at in a whole address in its place too", async () => {
    const service = await start();
    const to = async (path: string) => (await ask(service, { path })).status;
    expect(await to("http://evil.example/_control/state")).toBe(403);
    expect(await to(`${service.url}/_control/state`)).toBe(200);
  });

  test.each(["127.0.0.2", "localhost", "::1"])("fits the address %s that it was told to listen on", async (host) => {
    const service = await start({ host });
    expect(await ask(service, { path: "/_control/state" })).toMatchObject({ status: 200 });
  });
});

test("a name that the service was told it is called by is taken, and no other one", async () => {
  const service = await start({ names: ["queue.example.test"] });
  const status = async (headers: Readonly<Record<string, string>>) =>
    (await ask(service, { path: "/_control/state", headers })).status;
  expect(await status({ host: "Queue.example.test:443" })).toBe(200);
  expect(await status({ host: "queue.example.test", origin: "https://queue.example.test" })).toBe(200);
  expect(await status({ host: "other.example.test" })).toBe(403);
  expect(await status({ host: "queue.example.test", origin: "https://other.example.test" })).toBe(403);
});

describe("the header Origin", () => {
  const post = { method: "POST", path: "/_control/pull-requests", body: "{}" };
  const json = { "content-type": "application/json" };

  test.each([
    "https://evil.example",
    "http://evil.example:4180",
    "null",
    "",
    "https://localhost.evil.example",
    "file://",
    "chrome-extension://abc",
    "http://127.0.0.1@evil.example",
    "localhost",
  ])("of a page at %j is refused, and nothing happens", async (origin) => {
    const service = await start();
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/json"]) {
      const answer = await ask(service, { ...post, headers: { origin, "content-type": type } });
      expect(answer).toMatchObject({ status: 403, text: expect.stringContaining("the header Origin says") });
    }
    const headers = { origin, ...json, "x-api-token": service.token };
    for (const method of ["POST", "OPTIONS"]) {
      expect(await ask(service, { method, path: "/v1/getQueue", headers })).toMatchObject({ status: 403 });
    }
    expect(service.control.state().repositories[0]?.pullRequests).toEqual([]);
    expect(service.requests).toEqual([]);
  });

  test.each(["http://localhost:3000", "https://127.0.0.1", "http://[::1]:8080", "http://app.localhost"])(
    "of a page of this machine at %s is taken",
    async (origin) => {
      const service = await start();
      expect(await ask(service, { ...post, headers: { origin, ...json } })).toMatchObject({ status: 200 });
    },
  );

  test("is missing in what programs send, which need no more than the token", async () => {
    const service = await start();
    expect(await ask(service, { ...post, headers: json })).toMatchObject({ status: 200 });
  });
});

test("a simple post of any page, which a browser sends without asking, is refused by its type too", async () => {
  const service = await start();
  const headers = { "content-type": "text/plain" };
  const answer = await ask(service, { method: "POST", path: "/_control/clock", headers, body: '{"speed": 9}' });
  expect(answer).toMatchObject({ status: 400, text: expect.stringContaining("content-type") });
  expect(service.control.clock().speed).toBe(0);
});
