import { once } from "node:events";
import { request } from "node:http";
import { describe, expect, test } from "vitest";
import { send } from "../../support/client.js";
import { start } from "../../support/running-service.js";

const STATE = "/_control/state";
const PATHS = ["/", "/v1/getMergeQueueMetrics", STATE, "/github/repos/local/playground", "/none"];

describe("request with the header Host", () => {
  test.each(
    [
      ["evil.example", "evil.example:4180", "127.0.0.1.evil.example", "localhost.evil.example"],
      ["evillocalhost", "192.168.0.1", "0.0.0.0", "10.0.0.1:80", "[::]", "[::2]"],
      ["127.0.0.1@evil.example", "128.0.0.1", "2130706434x", "evil.example/127.0.0.1"],
      ["evil.example#localhost", "local host", "[::1", `${"a".repeat(5000)}.example`],
    ].flat(),
  )("returns 403 at every path for the host %j", async (host) => {
    const service = await start();
    for (const path of [...PATHS, "/_page/view", "/_page/events"]) {
      const answer = await send(`${service.url}${path}`, { headers: { host, "x-api-token": service.token } });
      expect(answer, path).toMatchObject({ status: 403, type: "text/plain; charset=utf-8" });
      expect(answer.text).toContain("the header Host is");
      expect(answer.text.length).toBeLessThan(400);
    }
    expect(service.requests).toEqual([]);
  });

  test.each(
    [
      ["localhost", "LOCALHOST:4180", "localhost.", "queue.localhost:80", "127.0.0.1", "127.0.0.1:65535"],
      ["127.1", "127.255.3.4:1", "[::1]", "[::1]:4180", "[0:0:0:0:0:0:0:1]:4180"],
    ].flat(),
  )("returns 200 for the host %j", async (host) => {
    const service = await start();
    expect(await send(`${service.url}${STATE}`, { headers: { host } })).toMatchObject({ status: 200 });
  });

  test("returns 403 when the request line names another host", async () => {
    const service = await start();
    const statusOf = async (path: string) => {
      const [response] = await once(request(service.url, { path, agent: false }).end(), "response");
      response.resume();
      return response.statusCode;
    };
    expect(await statusOf(`http://evil.example${STATE}`)).toBe(403);
    expect(await statusOf(`${service.url}${STATE}`)).toBe(200);
  });

  test.each(["127.0.0.2", "localhost", "::1"])("returns 200 when the service listens on %s", async (host) => {
    const service = await start({ host });
    expect(await send(`${service.url}${STATE}`)).toMatchObject({ status: 200 });
  });
});

test.each([
  [200, { host: "Queue.example.test:443" }],
  [200, { host: "queue.example.test", origin: "https://queue.example.test" }],
  [403, { host: "other.example.test" }],
  [403, { host: "queue.example.test", origin: "https://other.example.test" }],
] as const)("a service with the name queue.example.test returns %i for %j", async (status, headers) => {
  const service = await start({ names: ["queue.example.test"] });
  expect(await send(`${service.url}${STATE}`, { headers })).toMatchObject({ status });
});

describe("request with the header Origin", () => {
  const PULL_REQUESTS = "/_control/pull-requests";
  const json = { "content-type": "application/json" };

  test.each(
    [
      ["https://evil.example", "http://evil.example:4180", "null", "", "https://localhost.evil.example"],
      ["file://", "chrome-extension://abc", "http://127.0.0.1@evil.example", "localhost"],
    ].flat(),
  )("returns 403 for the origin %j, and changes nothing", async (origin) => {
    const service = await start();
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/json"]) {
      const headers = { origin, "content-type": type };
      const answer = await send(`${service.url}${PULL_REQUESTS}`, { method: "POST", headers, body: "{}" });
      expect(answer).toMatchObject({ status: 403, text: expect.stringContaining("the header Origin is") });
    }
    const headers = { origin, ...json, "x-api-token": service.token };
    for (const method of ["POST", "OPTIONS"]) {
      expect(await send(`${service.url}/v1/getQueue`, { method, headers })).toMatchObject({ status: 403 });
    }
    expect(service.control.state().repositories[0]?.pullRequests).toEqual([]);
    expect(service.requests).toEqual([]);
  });

  test.each([
    { origin: "http://localhost:3000" },
    { origin: "https://127.0.0.1" },
    { origin: "http://[::1]:8080" },
    { origin: "http://app.localhost" },
    {},
  ])("returns 200 for %j", async (origin) => {
    const service = await start();
    const sent = { method: "POST", headers: { ...origin, ...json }, body: "{}" };
    expect(await send(`${service.url}${PULL_REQUESTS}`, sent)).toMatchObject({ status: 200 });
  });
});

test("local service returns 400 for a POST request with plain text, because any web page could send one", async () => {
  const service = await start();
  const sent = { method: "POST", headers: { "content-type": "text/plain" }, body: '{"speed": 9}' };
  const answer = await send(`${service.url}/_control/clock`, sent);
  expect(answer).toMatchObject({ status: 400, text: expect.stringContaining("content-type") });
  expect(service.control.clock().speed).toBe(0);
});
