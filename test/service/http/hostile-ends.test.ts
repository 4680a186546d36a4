import { beforeAll, describe, expect, test } from "vitest";
import { systemClock } from "../../../src/clock.js";
import { AbortedError } from "../../../src/errors.js";
import { openConnection } from "../../../src/service/http/connection.js";
import { type Certificate, SERVICE_NAME } from "../../action/certificate.js";
import { failureOf, PULL_REQUEST, QUEUE, serviceAt } from "../service-under-test.js";
import {
  type ByteServer,
  type Conduct,
  fin,
  givenByteServer,
  givenTrustedCertificate,
  type OnEnd,
  onceAsked,
  overTls,
  repeats,
  reset,
  says,
  silence,
} from "./byte-server.js";

/** One for all tests: they run side by side, and what a process trusts is the same for all of them. */
let certificate: Certificate;

beforeAll(() => {
  const cleanings: (() => void)[] = [];
  certificate = givenTrustedCertificate((clean) => cleanings.push(clean));
  return () => {
    for (const clean of cleanings) clean();
  };
});

const REQUEST_TIMEOUT_MS = 2000;
/** What a busy machine may add; what is not bounded goes on for longer than this, or for good. */
const BUSY_MS = 8000;
/** The budget of a call, and a second. */
const LONGEST_MS = 3 * REQUEST_TIMEOUT_MS + 1000 + BUSY_MS;
const MOST_ATTEMPTS = 4;

/** What an end does, and whether the service can have seen the request by then; `either` where that is a race. */
type Case = readonly [name: string, conduct: Conduct, seen: "unsent" | "sent" | "either"];

type Way = (server: ByteServer, patient?: boolean) => ReturnType<typeof givenWay>;

/** A client that reaches the server at the end of its way as the address and the proxy say. */
function givenWay(url: URL, patient: boolean, proxy?: string) {
  const stop = new AbortController();
  const over = new AbortController();
  const environment = proxy === undefined ? {} : { HTTPS_PROXY: proxy };
  // Where a connection has to come about, a busy machine gets more time for it.
  const requestTimeoutMs = patient ? 3 * REQUEST_TIMEOUT_MS : REQUEST_TIMEOUT_MS;
  const connectTimeoutMs = patient ? requestTimeoutMs : REQUEST_TIMEOUT_MS / 2;
  const connection = openConnection({ url, environment, connectTimeoutMs, over: over.signal });
  const { service } = serviceAt(url, { connection, clock: systemClock, requestTimeoutMs, signal: stop.signal });
  return { service, stop, over };
}

async function untilClosed(server: ByteServer): Promise<number> {
  const started = performance.now();
  while (server.open() > 0 && performance.now() - started < 10_000) {
    await new Promise((done) => setTimeout(done, 10));
  }
  return server.open();
}

/** Reads, writes and is told to stop, against one server each. */
async function meet([, conduct, seen]: Case, wayTo: Way, onEnd: OnEnd) {
  const [readServer, writeServer, stopServer] = await Promise.all([
    givenByteServer(conduct, onEnd),
    givenByteServer(conduct, onEnd),
    givenByteServer(conduct, onEnd),
  ]);
  const started = performance.now();
  const reading = wayTo(readServer);
  const read = await Promise.all([
    failureOf(reading.service.readQueue(QUEUE)).then((error) => ({ error, ms: performance.now() - started })),
    failureOf(
      wayTo(writeServer, seen !== "unsent")
        .service.submit(PULL_REQUEST, {})
        .send(),
    ),
    stopped(wayTo(stopServer), stopServer),
  ]);
  const [{ error, ms }, write, stop] = read;
  reading.over.abort();
  return {
    kind: error.kind,
    inTime: ms < LONGEST_MS,
    fewConnections: readServer.made() <= MOST_ATTEMPTS && writeServer.made() <= MOST_ATTEMPTS,
    write: write.facts.ambiguous ? "sent" : "unsent",
    repeated: write.facts.attempts > 1,
    ...stop,
    leftOpen: await untilClosed(readServer),
  };
}

/** A signal while the end does what it does. */
async function stopped({ service, stop }: ReturnType<typeof givenWay>, server: ByteServer) {
  const call = service.readQueue(QUEUE).then(
    () => "an answer",
    (error: unknown) => (error instanceof AbortedError ? "aborted" : "an error"),
  );
  await new Promise((done) => setTimeout(done, 250));
  const toldAt = performance.now();
  stop.abort();
  const end = await call;
  return {
    stopped: end,
    atOnce: performance.now() - toldAt < 1000 + BUSY_MS,
    openAfterStop: await untilClosed(server),
  };
}

let begun = 0;

/** Tests begin one after another: where all shake hands at once, a busy machine takes seconds for it. */
function turn(): Promise<void> {
  begun += 1;
  return new Promise((done) => setTimeout(done, 250 * begun));
}

/** Every case at once: each takes seconds, and none of them works. */
async function expectEnds(cases: readonly Case[], wayTo: Way, onEnd: OnEnd): Promise<void> {
  await turn();
  const found = await Promise.all(
    cases.map(async (each) => {
      const [name, , seen] = each;
      const { write, repeated, ...rest } = await meet(each, wayTo, onEnd);
      // What counts is that a write is repeated only when it was not sent.
      const shown =
        seen === "either" && repeated === (write === "unsent") ? { write: seen, repeated: false } : { write, repeated };
      return { name, ...rest, ...shown };
    }),
  );
  expect(found).toEqual(
    cases.map(([name, , seen]) => ({
      name,
      kind: "unavailable",
      inTime: true,
      fewConnections: true,
      write: seen,
      repeated: seen === "unsent",
      stopped: "aborted",
      atOnce: true,
      openAfterStop: 0,
      leftOpen: 0,
    })),
  );
}

const ESTABLISHED = "HTTP/1.1 200 Connection established\r\n\r\n";
const HALF_A_BODY = "HTTP/1.1 200 OK\r\ncontent-length: 500\r\n\r\nhalf";

/** What a server can do to a request that it has got. */
const AFTER_THE_REQUEST: readonly Case[] = [
  ["silence", onceAsked(silence), "sent"],
  ["FIN", onceAsked(fin), "sent"],
  ["RST", onceAsked(reset), "sent"],
  ["half a head", onceAsked(says("HTTP/1.1 200 O")), "sent"],
  ["half a head and FIN", onceAsked(says("HTTP/1.1 200 O", fin)), "sent"],
  ["garbage", onceAsked(says("\x00\x01garbage\r\n\r\n")), "sent"],
  ["a head that never ends", onceAsked(says("HTTP/1.1 200 OK\r\n", repeats("x: y\r\n", 20))), "sent"],
  ["hints without end", onceAsked(repeats("HTTP/1.1 100 Continue\r\n\r\n", 20)), "sent"],
];

/** The same for an answer that a write takes for its success, whatever follows. */
const AFTER_THE_STATUS: readonly (readonly [string, Conduct])[] = [
  ["half a body", onceAsked(says(HALF_A_BODY))],
  ["half a body and FIN", onceAsked(says(HALF_A_BODY, fin))],
  ["half a body and RST", onceAsked(says(HALF_A_BODY, reset))],
  ["a body that trickles", onceAsked(says(HALF_A_BODY, repeats("x", 100)))],
];

const within = (conduct: Conduct) => overTls(certificate, conduct);
const tunnelled = (conduct: Conduct) => onceAsked(says(ESTABLISHED, within(conduct)));

/** To the service through the proxy that a server is. */
function through(scheme: "http" | "https"): Way {
  const url = new URL(`https://${SERVICE_NAME}/v1`);
  return ({ port }, patient = false) => givenWay(url, patient, `${scheme}://user:pass@127.0.0.1:${port}`);
}

/** To the service that a server is. */
function directly(scheme: "http" | "https"): Way {
  return ({ port }, patient = false) => givenWay(new URL(`${scheme}://127.0.0.1:${port}/v1`), patient);
}

// Side by side: all of this is waiting.
describe.concurrent("a call ends in its time and at once with a signal, and leaves nothing open, whatever is done by", () => {
  test("a proxy, before its answer to CONNECT", async ({ onTestFinished: onEnd }) => {
    const cases: readonly Case[] = [
      ["silence", silence, "unsent"],
      ["FIN at once", fin, "unsent"],
      ["RST at once", reset, "unsent"],
      ["silence after the request", onceAsked(silence), "unsent"],
      ["FIN after the request", onceAsked(fin), "unsent"],
      ["RST after the request", onceAsked(reset), "unsent"],
      ["half an answer", onceAsked(says("HTTP/1.1 200 Conn")), "unsent"],
      ["half an answer and FIN", onceAsked(says("HTTP/1.1 200 OK\r\nx: ", fin)), "unsent"],
      ["half an answer and RST", onceAsked(says("HTTP/1.1 200 OK\r\nx: ", reset)), "unsent"],
      ["garbage", onceAsked(says("\x05\x00garbage\r\n\r\n")), "unsent"],
      ["garbage before the request", says("220 mail.example ready\r\n"), "unsent"],
      ["a header without end", onceAsked(says("HTTP/1.1 200 OK\r\nx: ", repeats("y".repeat(9000), 5))), "unsent"],
      ["a head that trickles", onceAsked(says("HTTP/1.1 200 OK\r\n", repeats("x: y\r\n", 50))), "unsent"],
      ["an overload", onceAsked(says("HTTP/1.1 503 Busy\r\ncontent-length: 900\r\n\r\nbusy")), "unsent"],
    ];
    await expectEnds(cases, through("http"), onEnd);
  });

  test("a proxy, between its answer to CONNECT and the end of the TLS handshake", async ({ onTestFinished: onEnd }) => {
    const cases: readonly Case[] = [
      ["silence", onceAsked(says(ESTABLISHED)), "unsent"],
      ["FIN", onceAsked(says(ESTABLISHED, fin)), "unsent"],
      ["RST", onceAsked(says(ESTABLISHED, reset)), "unsent"],
      [
        "FIN amid the handshake",
        onceAsked(says(ESTABLISHED, (socket) => socket.once("data", () => fin(socket)))),
        "unsent",
      ],
      [
        "RST amid the handshake",
        onceAsked(says(ESTABLISHED, (socket) => socket.once("data", () => reset(socket)))),
        "unsent",
      ],
      ["garbage in place of TLS", onceAsked(says(`${ESTABLISHED}HTTP/1.1 400 Bad Request\r\n\r\n`)), "unsent"],
      ["bytes of TLS that trickle", onceAsked(says(ESTABLISHED, repeats("\x16", 50))), "unsent"],
    ];
    await expectEnds(cases, through("http"), onEnd);
  });

  test("a proxy, within TLS", async ({ onTestFinished: onEnd }) => {
    const cases = AFTER_THE_REQUEST.map(([name, conduct, seen]): Case => [name, tunnelled(conduct), seen]);
    await expectEnds(cases, through("http"), onEnd);
  });

  test("a proxy, where the proxy itself speaks TLS", async ({ onTestFinished: onEnd }) => {
    const cases: readonly Case[] = [
      ["silence in place of TLS", silence, "unsent"],
      ["FIN in place of TLS", fin, "unsent"],
      ["silence before CONNECT", within(silence), "unsent"],
      ["FIN after CONNECT", within(onceAsked(fin)), "unsent"],
      ["RST after CONNECT", within(onceAsked(reset)), "unsent"],
      ["silence after its answer", within(onceAsked(says(ESTABLISHED))), "unsent"],
      ["FIN after its answer", within(onceAsked(says(ESTABLISHED, fin))), "unsent"],
      ["silence in both", within(onceAsked(says(ESTABLISHED, within(onceAsked(silence))))), "sent"],
    ];
    await expectEnds(cases, through("https"), onEnd);
  });

  test("a service that is reached directly, without TLS", async ({ onTestFinished: onEnd }) => {
    // Where the end comes before the request nobody can say; after a reset at once the request may not have left at all.
    const atOnce: readonly Case[] = [
      ["FIN at once", fin, "sent"],
      ["RST at once", reset, "either"],
    ];
    await expectEnds([...atOnce, ...AFTER_THE_REQUEST], directly("http"), onEnd);
  });

  test("a service that is reached directly, before and within TLS", async ({ onTestFinished: onEnd }) => {
    const cases: readonly Case[] = [
      ["silence in place of TLS", silence, "unsent"],
      ["FIN in place of TLS", fin, "unsent"],
      ["RST in place of TLS", reset, "unsent"],
      ["garbage in place of TLS", says("HTTP/1.1 400 Bad Request\r\n\r\n"), "unsent"],
      ...AFTER_THE_REQUEST.map(([name, conduct, seen]): Case => [name, overTls(certificate, conduct), seen]),
    ];
    await expectEnds(cases, directly("https"), onEnd);
  });

  test("a service that is reached directly, after its status, on which a write has succeeded", async ({
    onTestFinished: onEnd,
  }) => {
    await turn();
    const found = await Promise.all(
      AFTER_THE_STATUS.map(async ([name, conduct]) => {
        const server = await givenByteServer(conduct, onEnd);
        const writing = directly("http")(server, true);
        const { service, over } = directly("http")(server);
        const started = performance.now();
        const write = await writing.service
          .submit(PULL_REQUEST, {})
          .send()
          .then(() => "done");
        const error = await failureOf(service.readQueue(QUEUE));
        const inTime = performance.now() - started < LONGEST_MS;
        over.abort();
        writing.over.abort();
        return { name, write, read: error.kind, inTime, leftOpen: await untilClosed(server) };
      }),
    );
    expect(found).toEqual(
      AFTER_THE_STATUS.map(([name]) => ({ name, write: "done", read: "unavailable", inTime: true, leftOpen: 0 })),
    );
  });
});
