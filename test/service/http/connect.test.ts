import type { LookupFunction } from "node:net";
import { describe, expect, test } from "vitest";
import { type ConnectionRoute, connectToServer, runWithTimeLimit } from "../../../src/service/http/connect.js";
import { describeNetworkFailure, NotConnectedError, TimeLimitError } from "../../../src/service/http/failure.js";
import {
  afterRequestHead,
  givenByteServer,
  givenTrustedCertificate,
  overTls,
  type ServerBehavior,
  says,
  silence,
} from "../../support/byte-server.js";
import { SERVICE_NAME } from "../../support/certificate.js";

const forever = new AbortController().signal;

function routeTo(href: string, route: Partial<ConnectionRoute> = {}): ConnectionRoute {
  return { url: new URL(href), proxy: undefined, timeoutMs: 5000, ...route };
}

async function failureOf(route: ConnectionRoute): Promise<NotConnectedError> {
  const end = await connectToServer(route, forever).catch((error: unknown) => error);
  if (end instanceof NotConnectedError) return end;
  throw new Error(`Expected a NotConnectedError, received ${String(end)}`);
}

/** Returns a name lookup that finds these addresses for every name. */
function resolvesTo(...addresses: readonly string[]): LookupFunction {
  return (_name, _options, done) => {
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    );
  };
}

const INTERIM = "HTTP/1.1 103 Early Hints\r\nlink: </x>; rel=preload\r\n\r\n";
const ESTABLISHED = "HTTP/1.1 200 Connection established\r\n\r\n";

/** Sends each text in a separate packet. */
function inPackets([first, ...rest]: readonly string[]): ServerBehavior {
  return (socket) => {
    if (first === undefined) return;
    socket.setNoDelay(true).write(first, "latin1", () => setImmediate(inPackets(rest), socket));
  };
}

async function givenRejectingProxy(status: string) {
  const heads: string[] = [];
  const { port } = await givenByteServer((socket) => {
    socket.once("data", (chunk) => {
      heads.push(chunk.toString("latin1"));
      socket.end(`HTTP/1.1 ${status}\r\n\r\n`);
    });
  });
  return { heads, port };
}

describe("connect", () => {
  test("fails after the time limit when the DNS lookup gets no answer", async () => {
    const error = await failureOf(routeTo("http://queue.example.test", { lookup() {}, timeoutMs: 200 }));
    expect(error.message).toBe("no connection within 0.2s (the last step was the connection)");
  });

  test("succeeds when the connection was ready in time but the program was too busy to notice", async () => {
    const server = await givenByteServer(silence);
    const connecting = connectToServer(routeTo(`http://127.0.0.1:${server.port}`, { timeoutMs: 50 }), forever);
    await new Promise((done) => setImmediate(done));
    const busyUntil = performance.now() + 100;
    while (performance.now() < busyUntil);
    (await connecting).destroy();
    expect(server.made()).toBe(1);
  });

  test("reports that the request was not sent when all addresses of a name fail", async () => {
    const error = await failureOf(
      routeTo("http://queue.example.test:1", { lookup: resolvesTo("127.0.0.1", "::1", "127.0.0.2") }),
    );
    expect(error.cause).toBeInstanceOf(AggregateError);
    expect(describeNetworkFailure(error)).toMatchObject({ unsent: true, permanent: false });
  });

  test("names the proxy when the connection to the proxy fails", async () => {
    const proxy = new URL("http://127.0.0.1:1");
    const error = await failureOf(routeTo("https://queue.example.test", { proxy }));
    expect([error.stage.peer, error.message]).toEqual(["proxy", "connect ECONNREFUSED 127.0.0.1:1"]);
  });

  test.each([
    ["https://queue.example.test/v1", "queue.example.test:443"],
    ["https://queue.example.test:8443/v1", "queue.example.test:8443"],
    ["https://[2001:db8::1]/v1", "[2001:db8::1]:443"],
    ["http://ghes.example.test/api", "ghes.example.test:80"],
  ])("sends CONNECT $1 to the proxy when the address is $0", async (href, authority) => {
    const { heads, port } = await givenRejectingProxy("403 Forbidden");
    const proxy = new URL(`http://127.0.0.1:${port}`);
    expect((await failureOf(routeTo(href, { proxy }))).message).toBe(
      `The proxy answered CONNECT ${authority} with status 403`,
    );
    expect(heads[0]).toMatch(new RegExp(`^CONNECT ${authority.replace(/[[\].]/g, "\\$&")} HTTP/1\\.1\r\n`));
    expect(heads[0]?.toLowerCase()).toContain(`\r\nhost: ${authority}\r\n`);
    expect(heads[0]?.toLowerCase()).not.toContain("proxy-authorization");
  });

  test.each([
    ["someone:pass%40word", "someone:pass@word"],
    ["someone", "someone:"],
    [":word", ":word"],
    ["s%C3%BCd:100%", "süd:100%"],
  ])("sends the credentials %s to the proxy", async (given, pair) => {
    const { heads, port } = await givenRejectingProxy("407 Proxy Authentication Required");
    const proxy = new URL(`http://${given}@127.0.0.1:${port}`);
    const error = await failureOf(routeTo("https://queue.example.test", { proxy }));
    expect(error.message).not.toContain("word");
    expect(heads[0]).toContain(`Basic ${Buffer.from(pair).toString("base64")}`);
  });

  test.each(["http", "https"])("connects with TLS through a proxy of the scheme %s", async (scheme) => {
    const certificate = givenTrustedCertificate();
    const service = overTls(certificate, says("hello", silence));
    const proxying = afterRequestHead(says("HTTP/1.1 200 OK\r\nx-proxy: 1\r\n\r\n", service));
    const server = await givenByteServer(scheme === "http" ? proxying : overTls(certificate, proxying));
    const proxy = new URL(`${scheme}://127.0.0.1:${server.port}`);
    const socket = await connectToServer(routeTo(`https://${SERVICE_NAME}`, { proxy }), forever);
    const content = await new Promise((done) => socket.once("data", (chunk: Buffer) => done(chunk.toString())));
    socket.destroy();
    expect(content).toBe("hello");
  });

  test("returns bytes that come together with the proxy's reply", async () => {
    const server = await givenByteServer(afterRequestHead(says("HTTP/1.1 200 OK\r\n\r\nearly")));
    const proxy = new URL(`http://127.0.0.1:${server.port}`);
    const socket = await connectToServer(routeTo("http://ghes.example.test", { proxy }), forever);
    const content = await new Promise((done) => socket.once("data", (chunk: Buffer) => done(chunk.toString())));
    socket.destroy();
    expect(content).toBe("early");
  });

  test.each<[string, readonly string[]]>([
    ["one interim reply in a separate packet", ["HTTP/1.1 100 Continue\r\n\r\n", ESTABLISHED]],
    ["several in one packet with the final reply", [`${INTERIM}${INTERIM}${ESTABLISHED}`]],
    ["several in single bytes", `${INTERIM}HTTP/1.0 102 Processing\r\n\r\n${ESTABLISHED}`.split("")],
    [
      "a long reply with a content length",
      [`HTTP/1.1 200 OK\r\ncontent-length: 5\r\nx: ${"y".repeat(30_000)}\r\n\r\n`],
    ],
  ])("opens a tunnel when the proxy sends %s", async (_what, packets) => {
    const server = await givenByteServer(afterRequestHead(inPackets([...packets, "hello"])));
    const proxy = new URL(`http://127.0.0.1:${server.port}`);
    const socket = await connectToServer(routeTo("http://ghes.example.test", { proxy }), forever);
    const content = await new Promise<string>((done) => {
      let text = "";
      socket.on("data", (chunk: Buffer) => {
        text += chunk.toString();
        if (text.length >= 5) done(text);
      });
    });
    socket.destroy();
    expect(content).toBe("hello");
  });

  test.each([
    [
      "switches protocols",
      "HTTP/1.1 101 Switching Protocols\r\n\r\n",
      /^The proxy answered CONNECT .* with status 101$/,
    ],
    [
      "rejects after an interim reply",
      `${INTERIM}HTTP/1.1 403 Forbidden\r\n\r\n`,
      /^The proxy answered CONNECT .* with status 403$/,
    ],
    ["sends endless interim replies", INTERIM.repeat(5000), /is not HTTP\/1\.1, or is too long$/],
    ["sends an endless head", `HTTP/1.1 200 OK\r\nx: ${"y".repeat(100_000)}`, /is not HTTP\/1\.1, or is too long$/],
    [
      "sends a head of 100 kB",
      `HTTP/1.1 200 OK\r\nx: ${"y".repeat(100_000)}\r\n\r\n`,
      /is not HTTP\/1\.1, or is too long$/,
    ],
    ["sends no HTTP", "220 mail.example ready\r\n", /is not HTTP\/1\.1, or is too long$/],
    ["sends an invalid status", "HTTP/1.1 OK\r\n\r\n", /is not HTTP\/1\.1, or is too long$/],
  ])("fails when the proxy %s", async (_what, answer, message) => {
    const server = await givenByteServer(afterRequestHead(says(answer)));
    const proxy = new URL(`http://127.0.0.1:${server.port}`);
    expect((await failureOf(routeTo("https://queue.example.test", { proxy }))).message).toMatch(message);
  });

  test("reports that the server or the proxy answers without TLS", async () => {
    const server = await givenByteServer(says("HTTP/1.1 400 Bad Request\r\n\r\n"));
    const [toServer, toProxy] = await Promise.all([
      failureOf(routeTo(`https://127.0.0.1:${server.port}`)),
      failureOf(routeTo("https://queue.example.test", { proxy: new URL(`https://127.0.0.1:${server.port}`) })),
    ]);
    expect([describeNetworkFailure(toServer).reason, describeNetworkFailure(toProxy).reason]).toEqual([
      "the server answered without TLS (ERR_SSL_WRONG_VERSION_NUMBER)",
      "the proxy answered without TLS (ERR_SSL_WRONG_VERSION_NUMBER)",
    ]);
  });

  test("rejects a certificate of the service or the proxy when it is for a different host name", async () => {
    const certificate = givenTrustedCertificate();
    const server = await givenByteServer(
      afterRequestHead(says("HTTP/1.1 200 OK\r\n\r\n", overTls(certificate, silence))),
    );
    const secured = await givenByteServer(overTls(certificate, silence));
    const errors = await Promise.all([
      failureOf(routeTo("https://other.example.test", { proxy: new URL(`http://127.0.0.1:${server.port}`) })),
      failureOf(routeTo(`https://other.example.test:${secured.port}`, { lookup: resolvesTo("127.0.0.1") })),
      failureOf(
        routeTo("https://other.example.test", {
          proxy: new URL(`https://proxy.example.test:${secured.port}`),
          lookup: resolvesTo("127.0.0.1"),
        }),
      ),
    ]);
    expect(errors.map((error) => describeNetworkFailure(error))).toMatchObject(
      ["the certificate", "the certificate", "the proxy's certificate"].map((subject) => ({
        permanent: true,
        reason: `${subject} is for a different host (ERR_TLS_CERT_ALTNAME_INVALID)`,
      })),
    );
  });
});

const never = () => new Promise<never>(() => {});
const failLate = (stop: AbortSignal) =>
  new Promise<never>((_done, fail) => {
    stop.addEventListener("abort", () => setTimeout(() => fail(new Error("late")), 1));
  });

describe("runWithTimeLimit", () => {
  test("rejects at the time limit and at the signal, even if the work continues", async () => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(new Error("stopped by the user")), 20);
    await expect(runWithTimeLimit(20, [], never)).rejects.toThrow(TimeLimitError);
    await expect(runWithTimeLimit(60_000, [new AbortController().signal, stop.signal], never)).rejects.toThrow(
      "stopped by the user",
    );
  });

  test("aborts the work only when the time limit is over", async () => {
    const aborted: string[] = [];
    const work = (name: string, ms: number) => (signal: AbortSignal) => {
      signal.addEventListener("abort", () => aborted.push(name));
      return new Promise<string>((done) => setTimeout(() => done(name), ms));
    };
    expect(await runWithTimeLimit(60_000, [], work("quick", 1))).toBe("quick");
    await expect(runWithTimeLimit(10, [], work("slow", 500))).rejects.toThrow(TimeLimitError);
    expect(aborted).toEqual(["slow"]);
  });

  test("starts no work when the signal is already aborted", async () => {
    let begun = false;
    const work = async () => {
      begun = true;
    };
    await expect(runWithTimeLimit(60_000, [AbortSignal.abort(new Error("before"))], work)).rejects.toThrow("before");
    expect(begun).toBe(false);
  });

  test("accepts a time limit beyond the range of timers", async () => {
    for (const ms of [2 ** 40, Number.POSITIVE_INFINITY]) {
      expect(await runWithTimeLimit(ms, [], () => new Promise((done) => setTimeout(() => done("done"), 20)))).toBe(
        "done",
      );
    }
  });

  test("ignores an error of the work after the time limit", async () => {
    await expect(runWithTimeLimit(5, [], failLate)).rejects.toThrow(TimeLimitError);
    // Timers of the same length end in their order.
    await new Promise((done) => setTimeout(done, 1));
  });
});
