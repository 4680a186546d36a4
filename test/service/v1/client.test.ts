import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { InputError } from "../../../src/errors.js";
import { userAgent } from "../../../src/text/version.js";
import { givenServer, type Script } from "../../support/scripted-server.js";
import { failureOf, PULL_REQUEST, QUEUE, serviceAt } from "../../support/service-under-test.js";

const QUEUE_REQUEST = JSON.stringify({ repo: QUEUE.repository, targetBranch: "main" });
const QUEUE_JSON = JSON.stringify({ state: "running", enqueuedPullRequests: [] });
const DEEP = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;

function raw(head: string, body = ""): Script {
  return { raw: `HTTP/1.1 ${head}\r\nconnection: close\r\n\r\n${body}` };
}

/** Returns a successful reply after other bytes. */
function goodAfter(before: string): Script {
  return { raw: `${before}HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n${QUEUE_JSON}` };
}

async function readQueueFrom(...scripts: readonly Script[]) {
  const server = await givenServer(...scripts);
  const { service, clock } = serviceAt(server.url);
  return { call: service.readQueue(QUEUE), server, clock };
}

describe("client of API v1 with a successful reply", () => {
  test.each<[string, Script]>([
    ["with any content type", { headers: { "content-type": "text/html" }, body: QUEUE_JSON }],
    ["with a byte order mark", { body: `\uFEFF${QUEUE_JSON}` }],
    ["with status 203", { status: 203, body: QUEUE_JSON }],
    ["without a length", raw("200 OK", QUEUE_JSON)],
    ["without a reason phrase", raw(`200 \r\ncontent-length: ${QUEUE_JSON.length}`, QUEUE_JSON)],
    [
      "in chunks",
      raw("200 OK\r\ntransfer-encoding: chunked", `${QUEUE_JSON.length.toString(16)}\r\n${QUEUE_JSON}\r\n0\r\n\r\n`),
    ],
    ["after an early hint", goodAfter("HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\n")],
    ["after a 100", goodAfter("HTTP/1.1 100 Continue\r\n\r\n")],
    [
      "after several interim replies",
      goodAfter("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 102 Processing\r\n\r\nHTTP/1.1 103 Early Hints\r\n\r\n"),
    ],
    [
      "after a separate 100",
      ({ socket }) => {
        socket.write("HTTP/1.1 100 Continue\r\n\r\n");
        setTimeout(() => socket.end(`HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n${QUEUE_JSON}`), 50);
      },
    ],
    [
      "after interim replies in single bytes",
      async ({ socket }) => {
        const replies = "HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\nHTTP/1.1 100 Continue\r\nx: y\r\n\r\n";
        for (const byte of `${replies}HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n${QUEUE_JSON}`) {
          socket.write(byte);
          await new Promise(setImmediate);
        }
        socket.end();
      },
    ],
    ["with a header of 15,000 characters", { headers: { "x-long": "x".repeat(15_000) }, body: QUEUE_JSON }],
  ])("returns the parsed JSON %s", async (_what, script) => {
    const { call } = await readQueueFrom(script);
    expect(await call).toMatchObject({ state: "running" });
  });
});

describe("client of API v1 with a successful but unreadable reply", () => {
  test.each<[string, Script, string]>([
    ["the text OK", { body: "OK" }, "the reply is not JSON"],
    ["an empty text", { status: 204 }, "the reply is not JSON"],
    ["a page", { body: "<html><body>Welcome</body></html>" }, "the reply is not JSON"],
    ["lists nested 50,000 deep", { body: DEEP }, "the JSON is nested more than 100 levels deep"],
    [
      "an unknown field nested 50,000 deep",
      { body: `{"state":"running","enqueuedPullRequests":[],"more":${DEEP}}` },
      "the JSON is nested more than 100 levels deep",
    ],
    ["a JSON null", { body: "null" }, "the reply: Invalid input"],
    ["a list", { body: "[]" }, "the reply: Invalid input"],
    ["a missing field", { body: '{"state":"running"}' }, "enqueuedPullRequests: Invalid input"],
    [
      "a field of another type",
      { body: '{"state":"running","enqueuedPullRequests":[{"prNumber":{}}]}' },
      "enqueuedPullRequests.0.prNumber: Invalid input",
    ],
    [
      "a compressed reply",
      { headers: { "content-encoding": "gzip" }, body: gzipSync(QUEUE_JSON) },
      "the reply is compressed, although the API request did not allow compression",
    ],
  ])("fails without a retry when the body is %s", async (_what, script, problem) => {
    const { call, server } = await readQueueFrom(script);
    const error = await failureOf(call);
    expect(error.kind).toBe("response");
    // The message is longer when another test has loaded the message texts of zod.
    expect(error.message.startsWith(`The reply of getQueue could not be read: ${problem}`)).toBe(true);
    expect(error.facts).toMatchObject({ ambiguous: false, transient: true });
    expect(server.seen.length).toBe(1);
  });

  test("quotes the beginning of the reply in the details of the error", async () => {
    const { call } = await readQueueFrom({ body: "<html><body>Sign in to the proxy</body></html>" });
    const error = await failureOf(call);
    expect(error.details[0]).toBe("The reply begins with: Sign in to the proxy");
    expect(error.details[1]).toContain("api-url");
  });

  test("fails when the reply is longer than 64 MiB", async () => {
    const megabyte = Buffer.alloc(1024 * 1024, "x");
    const { call } = await readQueueFrom((_request, response) => {
      const more = (): void => void response.write(megabyte, () => setImmediate(more));
      more();
    });
    const error = await failureOf(call);
    expect(error.message).toBe("The reply of getQueue could not be read: the reply is too long.");
  });
});

describe("client of API v1 with an incomplete reply", () => {
  test.each<[string, Script]>([
    ["with too few bytes", raw("200 OK\r\ncontent-length: 500", QUEUE_JSON)],
    ["between its chunks", raw("200 OK\r\ntransfer-encoding: chunked", '5\r\n{"sta\r\n')],
    ["within its headers", { raw: "HTTP/1.1 200 OK\r\ncontent-le" }],
    ["before its status", (request) => void request.socket.destroy()],
    ["in another protocol than HTTP", { raw: "220 mail.example ready\r\n" }],
    ["with too large headers", { raw: `HTTP/1.1 200 OK\r\nx: ${"x".repeat(200_000)}\r\n\r\n` }],
    [
      "with a change of protocol",
      { raw: "HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n" },
    ],
  ])("repeats a read when the reply ends %s", async (_what, script) => {
    const good = await readQueueFrom(script, { body: QUEUE_JSON });
    expect(await good.call).toMatchObject({ state: "running" });
    expect(good.server.seen.length).toBe(2);

    const bad = await readQueueFrom(script);
    const error = await failureOf(bad.call);
    expect(error).toMatchObject({ kind: "unavailable", facts: { attempts: 4, ambiguous: false } });
  });
});

describe("a write to API v1", () => {
  const writes = ["cancel", "restartTests", "deleteQueue"] as const;
  test.each<[string, Script]>([
    ["an empty text", { status: 204 }],
    ["a page", { body: "<html>" }],
    ["a status 100 before the reply", goodAfter("HTTP/1.1 100 Continue\r\n\r\n")],
    ["half of a body", raw("200 OK\r\ncontent-length: 500", "O")],
    ["an open connection", (_request, response) => response.writeHead(202).flushHeaders()],
    [
      "a reset",
      (request) => {
        request.socket.write("HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n", () => request.socket.resetAndDestroy());
      },
    ],
  ])("succeeds when the status is successful but the reply has %s", async (_what, script) => {
    const server = await givenServer(script);
    const { service } = serviceAt(server.url);
    for (const name of writes) expect(await service[name](PULL_REQUEST).send()).toBeUndefined();
    expect(server.seen.length).toBe(3);
  });
});

describe("request to API v1", () => {
  test("reuses a connection for reads, but not for writes", async () => {
    const ports: (number | undefined)[] = [];
    const answer =
      (body: string): Script =>
      (request, response) => {
        ports.push(request.socket.remotePort);
        response.end(body);
      };
    const server = await givenServer(answer(QUEUE_JSON), answer(QUEUE_JSON), answer("OK"), answer("OK"));
    const { service } = serviceAt(server.url);
    await service.readQueue(QUEUE);
    await service.readQueue(QUEUE);
    await service.submit(PULL_REQUEST, {}).send();
    await service.submit(PULL_REQUEST, {}).send();
    expect(ports[1]).toBe(ports[0]);
    expect(new Set(ports).size).toBe(3);
  });

  test("contains token, type and user agent, and no facts about the machine", async () => {
    const server = await givenServer({ body: QUEUE_JSON });
    await serviceAt(server.url, { userAgent }).service.readQueue(QUEUE);
    const [request] = server.seen;
    expect(request).toMatchObject({ method: "POST", path: "/v1/getQueue", body: QUEUE_REQUEST });
    expect(request?.headers).toEqual({
      host: server.url.host,
      connection: "keep-alive",
      "x-api-token": "the-api-token",
      accept: "application/json, text/plain",
      "accept-encoding": "identity",
      "user-agent": userAgent,
      "content-type": "application/json",
      "content-length": `${QUEUE_REQUEST.length}`,
    });
    expect(userAgent).toMatch(/^[\w-]+\/\d+\.\d+\.\d+$/);
  });

  test("uses the same path for an address with or without a trailing slash", async () => {
    const server = await givenServer({ body: QUEUE_JSON });
    for (const path of ["/v1", "/v1/", "/merge/api/v1//", "/"])
      await serviceAt(new URL(path, server.url)).service.readQueue(QUEUE);
    expect(server.seen.map((request) => request.path)).toEqual([
      "/v1/getQueue",
      "/v1/getQueue",
      "/merge/api/v1/getQueue",
      "/getQueue",
    ]);
  });

  test("contains a query and no body when it reads metrics", async () => {
    const server = await givenServer({ body: "mq_depth 1\n" });
    const repository = { ...QUEUE.repository, name: "play ground&x=1" };
    expect(await serviceAt(server.url).service.readMetrics(repository)).toBe("mq_depth 1\n");
    expect(server.seen[0]).toMatchObject({
      method: "GET",
      path: "/v1/getMergeQueueMetrics?repo=local%2Fplay+ground%26x%3D1&repoHost=github.com",
      body: "",
    });
    expect(server.seen[0]?.headers["content-type"]).toBeUndefined();
  });

  test("fails before the transfer when the body is larger than 20 MiB", async () => {
    const server = await givenServer({});
    const { service } = serviceAt(server.url);
    const { aroundBytes } = service.uploadLimits(PULL_REQUEST);
    const largest = 20 * 1024 * 1024 - aroundBytes - `""`.length;
    const upload = (characters: number) =>
      service.uploadImpactedTargets(PULL_REQUEST, new Set(["x".repeat(characters)]));
    await upload(largest).send();
    expect(server.seen[0]?.headers["content-length"]).toBe("20971520");

    const longList = service.updateQueue(QUEUE, new Map([["requiredStatuses", ["x".repeat(20_971_520)]]]));
    for (const [request, bytes] of [
      [upload(largest + 1), "20971521"],
      [longList, "\\d{8}"],
    ] as const) {
      const error: unknown = await request.send().catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(InputError);
      const tooLarge = `^The request body has ${bytes} bytes, and the limit of the service is 20971520\\. Nothing was sent\\.$`;
      expect(error).toMatchObject({ message: expect.stringMatching(new RegExp(tooLarge)) });
    }
    expect(server.seen.length).toBe(1);
  });

  test("fails with status 413 when the service rejects the size of a body before it has read the whole body", async () => {
    const server = await givenServer({ status: 413, headers: { connection: "close" }, body: "too large" });
    const { service } = serviceAt(server.url);
    const targets = new Set(["x".repeat(20 * 1024 * 1024 - 1000)]);
    const error = await failureOf(service.uploadImpactedTargets(PULL_REQUEST, targets).send());
    expect(error.facts).toMatchObject({ status: 413, serverText: "too large", attempts: 1 });
  });
});
