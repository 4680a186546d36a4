import { createServer } from "node:net";
import type { Certificate } from "../action/certificate.js";
import { SERVICE_NAME } from "../action/certificate.js";
import {
  type Conduct,
  fin,
  givenByteServer,
  onceAsked,
  overTls,
  repeats,
  reset,
  says,
  silence,
} from "../service/http/byte-server.js";
import type { Meaning } from "./faults.js";
import type { Front } from "./front.js";
import type { Way } from "./run-operation.js";

/** A way on which no request gets through, or on which all do; what it means for each of them. */
export interface ObstructedWay {
  readonly name: string;
  readonly meaning: Extract<Meaning, "fine" | "unsent" | "unclear" | "either" | "blocked">;
  readonly silent?: boolean;
  readonly way: (front: Front) => Promise<Way & { readonly attempts?: () => number }>;
}

export interface Certificates {
  readonly trusted: Certificate;
  readonly other: Certificate;
}

const ESTABLISHED = "HTTP/1.1 200 Connection established\r\n\r\n";

/** To the service itself, where something else listens. */
function at(conduct: Conduct) {
  return async () => {
    const { port, made } = await givenByteServer(conduct);
    return { apiUrl: `http://127.0.0.1:${port}/v1`, environment: {}, attempts: made };
  };
}

/** To the service through a proxy. */
function through(conduct: (front: Front) => Conduct) {
  return async (front: Front) => {
    const { port, made } = await givenByteServer(conduct(front));
    const environment = { HTTPS_PROXY: `http://user:pass@127.0.0.1:${port}` };
    return { apiUrl: `https://${SERVICE_NAME}/v1`, environment, attempts: made };
  };
}

async function refused(): Promise<Way> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  await new Promise((done) => server.close(done));
  return { apiUrl: `http://127.0.0.1:${port}/v1`, environment: {} };
}

type Stage = readonly [name: string, conduct: Conduct, silent?: "silent"];

const BEFORE_CONNECT: readonly Stage[] = [
  ["silence", silence, "silent"],
  ["FIN", fin],
  ["RST", reset],
  ["another greeting", says("220 mail.example ready\r\n")],
];

const AFTER_CONNECT: readonly Stage[] = [
  ["silence", silence, "silent"],
  ["FIN", fin],
  ["RST", reset],
  ["half an answer", says("HTTP/1.1 200 Conn"), "silent"],
  ["half an answer and FIN", says("HTTP/1.1 200 OK\r\nx: ", fin)],
  ["garbage", says("\x05\x00garbage\r\n\r\n")],
  ["a head that trickles", says("HTTP/1.1 200 OK\r\n", repeats("x: y\r\n", 50)), "silent"],
  ["a header of 100 kB", says(`HTTP/1.1 200 OK\r\nx: ${"y".repeat(100_000)}\r\n\r\n`)],
  ["500", says("HTTP/1.1 500 Oops\r\n\r\n")],
  ["503", says("HTTP/1.1 503 Busy\r\ncontent-length: 900\r\n\r\nbusy")],
];

const REFUSALS: readonly number[] = [301, 400, 401, 403, 404, 407, 451];

const BEFORE_TLS: readonly Stage[] = [
  ["silence", silence, "silent"],
  ["FIN", fin],
  ["RST", reset],
  ["RST amid the handshake", (socket) => void socket.once("data", () => reset(socket))],
  ["FIN amid the handshake", (socket) => void socket.once("data", () => fin(socket))],
  ["garbage in place of TLS", says("HTTP/1.1 400 Bad Request\r\n\r\n")],
  ["a record of TLS that is none", says("\x16\x03\x01\xff\xff\x02garbage")],
  ["an alert", says("\x15\x03\x03\x00\x02\x02\x28")],
  ["bytes that trickle", repeats("\x16", 50)],
];

function stages(where: string, of: readonly Stage[], place: (conduct: Conduct) => Conduct): readonly ObstructedWay[] {
  return of.map(([name, conduct, silent]) => ({
    name: `a proxy, ${where}: ${name}`,
    meaning: "unsent",
    ...(silent && { silent: true }),
    way: through(() => place(conduct)),
  }));
}

function tunnelled(next: Conduct): Conduct {
  return onceAsked(says(ESTABLISHED, next));
}

/** Every stage of the way to the service. */
export function obstructedWays({ trusted, other }: Certificates): readonly ObstructedWay[] {
  return [
    { name: "nobody listens", meaning: "unsent", way: refused },
    { name: "RST at once", meaning: "either", way: at(reset) },
    { name: "FIN at once", meaning: "unclear", way: at(fin) },
    { name: "a service that accepts and reads nothing", meaning: "unclear", silent: true, way: at(() => {}) },
    { name: "a server that greets", meaning: "either", way: at(says("220 mail.example ready\r\n")) },
    ...stages("before CONNECT", BEFORE_CONNECT, (conduct) => conduct),
    ...stages("in answer to CONNECT", AFTER_CONNECT, onceAsked),
    ...stages("in place of TLS", BEFORE_TLS, tunnelled),
    ...REFUSALS.map(
      (status): ObstructedWay => ({
        name: `a proxy that answers ${status}`,
        meaning: "blocked",
        way: through(() => onceAsked(says(`HTTP/1.1 ${status} No\r\nlocation: http://127.0.0.1:9/\r\n\r\n`))),
      }),
    ),
    {
      name: "a proxy, and a certificate that nobody trusts",
      meaning: "blocked",
      way: through(() => tunnelled(overTls(other, silence))),
    },
    {
      name: "a proxy, and within TLS FIN",
      meaning: "unclear",
      way: through(() => tunnelled(overTls(trusted, onceAsked(fin)))),
    },
    {
      name: "a proxy, and within TLS RST",
      meaning: "unclear",
      way: through(() => tunnelled(overTls(trusted, onceAsked(reset)))),
    },
    {
      name: "a proxy that works",
      meaning: "fine",
      way: through((front) => tunnelled(overTls(trusted, front.conduct))),
    },
  ];
}
