import { beforeAll, describe, expect, test } from "vitest";
import { type Clock, systemClock } from "../../../src/clock.js";
import { AbortedError } from "../../../src/errors.js";
import type { ApiErrorFacts } from "../../../src/service/errors.js";
import { openConnection } from "../../../src/service/http/connection.js";
import {
  afterRequestHead,
  type ByteServer,
  fin,
  givenByteServer,
  givenTrustedCertificate,
  type OnEnd,
  overTls,
  repeats,
  reset,
  type ServerBehavior,
  says,
  silence,
} from "../../support/byte-server.js";
import { type Certificate, SERVICE_NAME } from "../../support/certificate.js";
import { failureOf, PULL_REQUEST, QUEUE, serviceAt } from "../../support/service-under-test.js";

/** Certificate that all tests share, because the tests run concurrently in one process. */
let certificate: Certificate;

beforeAll(() => {
  const cleanings: (() => void)[] = [];
  certificate = givenTrustedCertificate((clean) => cleanings.push(clean));
  return () => {
    for (const clean of cleanings) clean();
  };
});

const REQUEST_TIMEOUT_MS = 1000;
/** Number of attempts that fit into the time limit when only pauses take time. */
const ATTEMPTS = 3;

/**
 * Name and behavior of a server or proxy, and whether the request may have arrived. `either` means that both are
 * possible.
 */
type Case = readonly [name: string, conduct: ServerBehavior, seen: "unsent" | "sent" | "either"];

type Way = (server: ByteServer, options?: WayOptions) => ReturnType<typeof givenWay>;

interface WayOptions {
  readonly requestTimeoutMs?: number;
  /** Clock. By default, a simulated clock, on which pauses take no time. */
  readonly clock?: Clock;
}

/** Returns a client for an address, optionally with a proxy. */
function givenWay(url: URL, { requestTimeoutMs = REQUEST_TIMEOUT_MS, clock }: WayOptions, proxy?: string) {
  const stop = new AbortController();
  const over = new AbortController();
  const environment = proxy === undefined ? {} : { HTTPS_PROXY: proxy };
  const connection = openConnection({ url, environment, connectTimeoutMs: requestTimeoutMs, over: over.signal });
  const options = { connection, requestTimeoutMs, signal: stop.signal, ...(clock && { clock }) };
  const { service } = serviceAt(url, options);
  return { service, stop, over };
}

async function untilClosed(server: ByteServer): Promise<number> {
  for (let turns = 0; server.open() > 0 && turns < 1000; turns += 1) await new Promise((done) => setTimeout(done, 10));
  return server.open();
}

/** Sends a read and a write, and aborts a read, each with a separate server. */
async function meet([, conduct, seen]: Case, wayTo: Way, onEnd: OnEnd) {
  const [readServer, writeServer, stopServer] = await Promise.all([
    givenByteServer(conduct, onEnd),
    givenByteServer(conduct, onEnd),
    givenByteServer(conduct, onEnd),
  ]);
  const reading = wayTo(readServer);
  const [read, write, stop] = await Promise.all([
    failureOf(reading.service.readQueue(QUEUE)),
    seen === "sent" ? sentWrite(writeServer, wayTo) : failedWrite(wayTo(writeServer)),
    stopped(wayTo(stopServer, { clock: systemClock }), stopServer),
  ]);
  reading.over.abort();
  return {
    kind: read.kind,
    fewConnections: readServer.made() <= ATTEMPTS,
    write: write.ambiguous ? "sent" : "unsent",
    // The write may have taken effect after the first request.
    sentTooOften: writeServer.requests() > (write.ambiguous ? 1 : 0),
    attempts: write.ambiguous ? "until one was sent" : write.attempts,
    ...stop,
    leftOpen: await untilClosed(readServer),
  };
}

function failedWrite({ service }: ReturnType<Way>): Promise<ApiErrorFacts> {
  return failureOf(service.submit(PULL_REQUEST, {}).send()).then(({ facts }) => facts);
}

/** Sends a write. Repeats the write with more time when a busy machine did not send the request. */
async function sentWrite(server: ByteServer, wayTo: Way): Promise<ApiErrorFacts> {
  for (let requestTimeoutMs = 2 * REQUEST_TIMEOUT_MS; ; requestTimeoutMs *= 2) {
    const facts = await failedWrite(wayTo(server, { requestTimeoutMs }));
    if (facts.ambiguous || server.requests() > 0 || requestTimeoutMs > 10_000) return facts;
  }
}

/** Aborts a read after 250 ms. */
async function stopped({ service, stop }: ReturnType<Way>, server: ByteServer) {
  let ended = "later";
  void service.readQueue(QUEUE).catch((error: unknown) => {
    ended = error instanceof AbortedError ? "aborted" : "an error";
  });
  // The time is shorter than the pause before a second attempt.
  await new Promise((done) => setTimeout(done, 250));
  stop.abort();
  await new Promise(setImmediate);
  return { stopped: ended, openAfterStop: await untilClosed(server) };
}

/** Runs all cases concurrently, because the cases mostly wait. */
async function expectEnds(cases: readonly Case[], wayTo: Way, onEnd: OnEnd): Promise<void> {
  const found = await Promise.all(cases.map(async (each) => ({ name: each[0], ...(await meet(each, wayTo, onEnd)) })));
  expect(found).toEqual(
    cases.map(([name, , seen], index) => {
      const write = seen === "either" ? found[index]?.write : seen;
      return {
        name,
        kind: "unavailable",
        fewConnections: true,
        write,
        sentTooOften: false,
        attempts: write === "sent" ? "until one was sent" : ATTEMPTS,
        stopped: "aborted",
        openAfterStop: 0,
        leftOpen: 0,
      };
    }),
  );
}

const ESTABLISHED = "HTTP/1.1 200 Connection established\r\n\r\n";
const HALF_A_BODY = "HTTP/1.1 200 OK\r\ncontent-length: 500\r\n\r\nhalf";

/** Behavior after the request. */
const AFTER_THE_REQUEST: readonly Case[] = [
  ["silence", afterRequestHead(silence), "sent"],
  ["FIN", afterRequestHead(fin), "sent"],
  ["RST", afterRequestHead(reset), "sent"],
  ["half a head", afterRequestHead(says("HTTP/1.1 200 O")), "sent"],
  ["half a head and FIN", afterRequestHead(says("HTTP/1.1 200 O", fin)), "sent"],
  ["garbage", afterRequestHead(says("\x00\x01garbage\r\n\r\n")), "sent"],
  ["an endless head", afterRequestHead(says("HTTP/1.1 200 OK\r\n", repeats("x: y\r\n", 20))), "sent"],
  ["endless interim replies", afterRequestHead(repeats("HTTP/1.1 100 Continue\r\n\r\n", 20)), "sent"],
];

/** Behavior after a successful status, which is enough for a write. */
const AFTER_THE_STATUS: readonly (readonly [string, ServerBehavior])[] = [
  ["half a body", afterRequestHead(says(HALF_A_BODY))],
  ["half a body and FIN", afterRequestHead(says(HALF_A_BODY, fin))],
  ["half a body and RST", afterRequestHead(says(HALF_A_BODY, reset))],
  ["a slow body", afterRequestHead(says(HALF_A_BODY, repeats("x", 100)))],
];

const within = (conduct: ServerBehavior) => overTls(certificate, conduct);
const tunnelled = (conduct: ServerBehavior) => afterRequestHead(says(ESTABLISHED, within(conduct)));

/** Connects through a proxy. */
function through(scheme: "http" | "https"): Way {
  const url = new URL(`https://${SERVICE_NAME}/v1`);
  return ({ port }, options = {}) => givenWay(url, options, `${scheme}://user:pass@127.0.0.1:${port}`);
}

/** Connects directly. */
function directly(scheme: "http" | "https"): Way {
  return ({ port }, options = {}) => givenWay(new URL(`${scheme}://127.0.0.1:${port}/v1`), options);
}

describe.concurrent("a request over a broken connection", () => {
  test("fails and closes all sockets when a proxy fails before the reply to CONNECT", async ({
    onTestFinished: onEnd,
  }) => {
    const cases: readonly Case[] = [
      ["silence", silence, "unsent"],
      ["FIN at once", fin, "unsent"],
      ["RST at once", reset, "unsent"],
      ["silence after the request", afterRequestHead(silence), "unsent"],
      ["FIN after the request", afterRequestHead(fin), "unsent"],
      ["RST after the request", afterRequestHead(reset), "unsent"],
      ["half an answer", afterRequestHead(says("HTTP/1.1 200 Conn")), "unsent"],
      ["half an answer and FIN", afterRequestHead(says("HTTP/1.1 200 OK\r\nx: ", fin)), "unsent"],
      ["half an answer and RST", afterRequestHead(says("HTTP/1.1 200 OK\r\nx: ", reset)), "unsent"],
      ["garbage", afterRequestHead(says("\x05\x00garbage\r\n\r\n")), "unsent"],
      ["garbage before the request", says("220 mail.example ready\r\n"), "unsent"],
      ["an endless header", afterRequestHead(says("HTTP/1.1 200 OK\r\nx: ", repeats("y".repeat(9000), 5))), "unsent"],
      ["a slow head", afterRequestHead(says("HTTP/1.1 200 OK\r\n", repeats("x: y\r\n", 50))), "unsent"],
      ["an overload", afterRequestHead(says("HTTP/1.1 503 Busy\r\ncontent-length: 900\r\n\r\nbusy")), "unsent"],
    ];
    await expectEnds(cases, through("http"), onEnd);
  });

  test("fails and closes all sockets when a proxy fails during the TLS handshake with the service", async ({
    onTestFinished: onEnd,
  }) => {
    const cases: readonly Case[] = [
      ["silence", afterRequestHead(says(ESTABLISHED)), "unsent"],
      ["FIN", afterRequestHead(says(ESTABLISHED, fin)), "unsent"],
      ["RST", afterRequestHead(says(ESTABLISHED, reset)), "unsent"],
      [
        "FIN amid the handshake",
        afterRequestHead(says(ESTABLISHED, (socket) => socket.once("data", () => fin(socket)))),
        "unsent",
      ],
      [
        "RST amid the handshake",
        afterRequestHead(says(ESTABLISHED, (socket) => socket.once("data", () => reset(socket)))),
        "unsent",
      ],
      ["garbage in place of TLS", afterRequestHead(says(`${ESTABLISHED}HTTP/1.1 400 Bad Request\r\n\r\n`)), "unsent"],
      ["slow bytes of TLS", afterRequestHead(says(ESTABLISHED, repeats("\x16", 50))), "unsent"],
    ];
    await expectEnds(cases, through("http"), onEnd);
  });

  test("fails and closes all sockets when the connection fails after the TLS handshake through a proxy", async ({
    onTestFinished: onEnd,
  }) => {
    const cases = AFTER_THE_REQUEST.map(([name, conduct, seen]): Case => [name, tunnelled(conduct), seen]);
    await expectEnds(cases, through("http"), onEnd);
  });

  test("fails and closes all sockets when a proxy that uses TLS fails", async ({ onTestFinished: onEnd }) => {
    const cases: readonly Case[] = [
      ["silence in place of TLS", silence, "unsent"],
      ["FIN in place of TLS", fin, "unsent"],
      ["silence before CONNECT", within(silence), "unsent"],
      ["FIN after CONNECT", within(afterRequestHead(fin)), "unsent"],
      ["RST after CONNECT", within(afterRequestHead(reset)), "unsent"],
      ["silence after its answer", within(afterRequestHead(says(ESTABLISHED))), "unsent"],
      ["FIN after its answer", within(afterRequestHead(says(ESTABLISHED, fin))), "unsent"],
      ["silence in both", within(afterRequestHead(says(ESTABLISHED, within(afterRequestHead(silence))))), "sent"],
    ];
    await expectEnds(cases, through("https"), onEnd);
  });

  test("fails and closes all sockets when a service without TLS fails", async ({ onTestFinished: onEnd }) => {
    // The server may close before or after the request. When the connection is reset at once, the request may not have
    // been sent.
    const atOnce: readonly Case[] = [
      ["FIN at once", fin, "sent"],
      ["RST at once", reset, "either"],
    ];
    await expectEnds([...atOnce, ...AFTER_THE_REQUEST], directly("http"), onEnd);
  });

  test("fails and closes all sockets when a service with TLS fails", async ({ onTestFinished: onEnd }) => {
    const cases: readonly Case[] = [
      ["silence in place of TLS", silence, "unsent"],
      ["FIN in place of TLS", fin, "unsent"],
      ["RST in place of TLS", reset, "unsent"],
      ["garbage in place of TLS", says("HTTP/1.1 400 Bad Request\r\n\r\n"), "unsent"],
      ...AFTER_THE_REQUEST.map(([name, conduct, seen]): Case => [name, overTls(certificate, conduct), seen]),
    ];
    await expectEnds(cases, directly("https"), onEnd);
  });

  test("succeeds for writes, but fails for reads, when the service fails after the status line", async ({
    onTestFinished: onEnd,
  }) => {
    const found = await Promise.all(
      AFTER_THE_STATUS.map(async ([name, conduct]) => {
        const server = await givenByteServer(conduct, onEnd);
        // The time limit is long enough for busy machines. The status completes the write.
        const writing = directly("http")(server, { requestTimeoutMs: 60_000 });
        const { service, over } = directly("http")(server);
        const write = await writing.service
          .submit(PULL_REQUEST, {})
          .send()
          .then(() => "done");
        const error = await failureOf(service.readQueue(QUEUE));
        over.abort();
        writing.over.abort();
        return { name, write, read: error.kind, leftOpen: await untilClosed(server) };
      }),
    );
    expect(found).toEqual(
      AFTER_THE_STATUS.map(([name]) => ({ name, write: "done", read: "unavailable", leftOpen: 0 })),
    );
  });
});
