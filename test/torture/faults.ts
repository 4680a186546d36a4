import { gzipSync } from "node:zlib";
import { fin, repeats, reset, silence } from "../service/http/byte-server.js";
import { headOf, type Mischief, type TrueAnswer, wholeAnswer } from "./front.js";

/**
 * What a fault says of a request. `fine`: it succeeded. `unclear`: nobody knows, and asking again may help. `unsent`:
 * it never left. `either`: one of these two, which is a race. `busy`: not now, and nothing was done. `early`: the same
 * by a status after which only a read is repeated. `unreadable`: it succeeded, and its answer is no answer. `blocked`:
 * there is no way to the service. Else the kind of error that it ends with at once.
 */
export type Meaning =
  | "fine"
  | "unclear"
  | "unsent"
  | "either"
  | "busy"
  | "early"
  | "unreadable"
  | "blocked"
  | "rejected"
  | "auth"
  | "not-found";

export interface Fault {
  readonly name: string;
  readonly reads: Meaning;
  readonly writes: Meaning;
  /** Whether the service has done what it was asked for. */
  readonly effect: boolean;
  readonly mischief: Mischief;
  /** It takes the whole time of an attempt. */
  readonly silent?: boolean;
  /** How often a call is tried that may be repeated, where a pause is asked for that its time does not hold. */
  readonly attempts?: 1;
  /** Bytes without end: it runs alone, and its memory is looked at. */
  readonly large?: boolean;
}

type After = (socket: Parameters<Mischief>[0]) => void;

const stay: After = () => {};

/** Bytes in place of the answer. */
function bytes(make: (answer: TrueAnswer) => string | Buffer, after: After = stay, effect = true): Mischief {
  return async (socket, asked) => {
    const answer = effect ? await asked.forward() : { status: 200, type: "text/plain", body: Buffer.alloc(0) };
    const made = make(answer);
    socket.write(typeof made === "string" ? Buffer.from(made, "latin1") : made, () => after(socket));
  };
}

function does(after: After, effect: boolean): Mischief {
  return async (socket, asked) => {
    if (effect) await asked.forward();
    after(socket);
  };
}

const reply = (text: string | Buffer, headers: Readonly<Record<string, string | number>> = {}, status = 200): Buffer =>
  Buffer.concat([
    Buffer.from(headOf(status, { "content-type": "application/json", "content-length": text.length, ...headers })),
    typeof text === "string" ? Buffer.from(text, "latin1") : text,
  ]);

type Form = Pick<Fault, "name" | "mischief"> & Partial<Fault>;

/** No answer that could be told from none. */
const unclear = (given: Form): Fault => ({ reads: "unclear", writes: "unclear", effect: true, ...given });
/** A good status, and a body that breaks off: of a write nothing else is wanted. */
const broken = (given: Form): Fault => ({ reads: "unclear", writes: "fine", effect: true, ...given });
/** A good status, and a whole body that is not what was asked for. */
const unreadable = (given: Form): Fault => ({ reads: "unreadable", writes: "fine", effect: true, ...given });
const fine = (given: Form): Fault => ({ reads: "fine", writes: "fine", effect: true, ...given });

const chunked = "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n";
const half = (after: After): Mischief =>
  bytes(({ body }) => `${headOf(200, { "content-length": body.length + 500 })}${body.toString("latin1")}`, after);

const breaks: readonly Fault[] = [
  ...[true, false].flatMap((effect) => {
    const when = effect ? "after the effect" : "before any effect";
    return [
      unclear({ name: `RST ${when}`, mischief: does(reset, effect), effect }),
      unclear({ name: `FIN ${when}`, mischief: does(fin, effect), effect }),
      unclear({ name: `silence ${when}`, mischief: does(silence, effect), effect, silent: true }),
    ];
  }),
  unclear({ name: "half a status line", mischief: bytes(() => "HTTP/1.1 200 O"), silent: true }),
  unclear({ name: "half a status line and FIN", mischief: bytes(() => "HTTP/1.1 200 O", fin) }),
  unclear({ name: "half a head and RST", mischief: bytes(() => "HTTP/1.1 200 OK\r\nx: y\r\n", reset) }),
  unclear({ name: "silence in the headers", mischief: bytes(() => "HTTP/1.1 200 OK\r\nx: "), silent: true }),
  unclear({
    name: "headers without end, one by one",
    mischief: bytes(() => "HTTP/1.1 200 OK\r\n", repeats("x: y\r\n", 20)),
    silent: true,
  }),
  unclear({
    name: "interim replies without end",
    mischief: bytes(() => "", repeats("HTTP/1.1 103 Early Hints\r\n\r\n", 20)),
    silent: true,
  }),
  unclear({ name: "garbage", mischief: bytes(() => "\x00\x01\xffgarbage\r\n\r\n") }),
  unclear({ name: "a mail server", mischief: bytes(() => "220 mail.example ready\r\n") }),
  unclear({ name: "another version of HTTP", mischief: bytes(() => "HTTP/4.2 200 OK\r\n\r\n") }),
  unclear({
    name: "a change of the protocol",
    mischief: bytes(() => headOf(101, { upgrade: "websocket" })),
    silent: true,
  }),
  unclear({
    name: "a change of the protocol, and FIN",
    mischief: bytes(() => headOf(101, { upgrade: "websocket", connection: "upgrade" }), fin),
  }),
  unclear({
    name: "two lengths",
    mischief: bytes(() => "HTTP/1.1 200 OK\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}"),
  }),
  unclear({ name: "a length below nothing", mischief: bytes(() => headOf(200, { "content-length": -1 })) }),
  unclear({ name: "a length that is no number", mischief: bytes(() => headOf(200, { "content-length": "many" })) }),
  unclear({ name: "a header of 40 kB", mischief: bytes(() => headOf(200, { x: "y".repeat(40_000) })) }),
  unclear({ name: "an escape in a header", mischief: bytes(() => headOf(200, { x: "\x1b[31mred" })) }),
  unclear({ name: "a NUL in a header", mischief: bytes(() => headOf(200, { x: "a\x00b" })) }),
  broken({ name: "silence in the body", mischief: half(stay), silent: true }),
  broken({ name: "a length too long, and FIN", mischief: half(fin) }),
  broken({ name: "a length too long, and RST", mischief: half(reset) }),
  broken({ name: "a body that trickles", mischief: half(repeats(" ", 20)), silent: true }),
  broken({ name: "garbage in place of a chunk", mischief: bytes(() => `${chunked}zz\r\ngarbage\r\n`) }),
  broken({ name: "a chunk that breaks off", mischief: bytes(() => `${chunked}ffff\r\n{"a":`, fin) }),
  broken({ name: "a header without a name", mischief: bytes(() => "HTTP/1.1 200 OK\r\n: x\r\n\r\n"), silent: true }),
  broken({ name: "silence between chunks", mischief: bytes(() => `${chunked}1\r\n{\r\n`), silent: true }),
  broken({ name: "no last chunk, and FIN", mischief: bytes(() => `${chunked}1\r\n{\r\n`, fin) }),
];

const shapes: Readonly<Record<string, string | Buffer>> = {
  nothing: "",
  HTML: "<!doctype html><html><body><h1>Sign in</h1><script>alert(1)</script></body></html>",
  "half of JSON": '{"state": "RUNNING", "enqueuedPull',
  "a list": "[]",
  null: "null",
  "a text": '"state"',
  "a number": "1e999",
  "an empty object": "{}",
  "fields of other types":
    '{"state":1,"isCurrentlySubmittedToQueue":"yes","enqueuedPullRequests":{},"quarantined_tests":7,"testBranch":[]}',
  "fields of the prototype": '{"__proto__":{"state":"RUNNING"},"constructor":{"prototype":{}}}',
  "JSON of 100,000 levels": `${"[".repeat(100_000)}${"]".repeat(100_000)}`,
  "a NUL": "\x00{}",
  "bytes that are no UTF-8": Buffer.from([0x7b, 0xff, 0xfe, 0xc0, 0x80, 0x7d]),
  "UTF-16": Buffer.from("\ufeff{}", "utf16le"),
};

const MEBIBYTE = Buffer.alloc(1024 * 1024, " ");
const TWO_GIGABYTES = 2 * 1024 * 1024 * 1024;

/** Says so many bytes, as fast as they are taken. */
function pours(head: string, size = TWO_GIGABYTES): Mischief {
  return async (socket, asked) => {
    await asked.forward();
    socket.write(head, "latin1");
    let left = size;
    const pour = (): void => {
      while (left > 0 && !socket.destroyed) {
        left -= MEBIBYTE.length;
        if (!socket.write(MEBIBYTE)) return;
      }
    };
    socket.on("drain", pour);
    pour();
  };
}

/** A gigabyte of blanks in about one megabyte: many members in a row, which unpack to their sum. */
function bomb(): Buffer {
  const member = gzipSync(Buffer.alloc(16 * 1024 * 1024, " "));
  return Buffer.concat(Array.from({ length: 64 }, () => member));
}

const bodies: readonly Fault[] = [
  ...Object.entries(shapes).map(([name, text]) =>
    unreadable({ name: `200 with ${name}`, mischief: bytes(() => reply(text)) }),
  ),
  unreadable({
    name: "a length too short",
    mischief: bytes(({ body }) => `${headOf(200, { "content-length": 5 })}${body.toString("latin1")}`),
  }),
  unreadable({ name: "204 with a body", mischief: bytes(() => `${headOf(204, {})}{"a":1}`) }),
  unreadable({ name: "205 with a body", mischief: bytes(() => reply('{"a":1}', {}, 205)) }),
  unreadable({
    name: "gzip, although that was not asked for",
    mischief: bytes(({ body }) => reply(gzipSync(body), { "content-encoding": "gzip" })),
  }),
  unreadable({
    name: "a gzip bomb",
    mischief: bytes(() => reply(bomb(), { "content-encoding": "gzip" })),
    large: true,
  }),
  unreadable({ name: "2 GB", mischief: pours(headOf(200, { "content-length": TWO_GIGABYTES })), large: true }),
  unreadable({ name: "2 GB of unknown length", mischief: pours("HTTP/1.1 200 OK\r\n\r\n"), large: true }),
  unclear({ name: "2 GB with 503", mischief: pours(headOf(503, { "content-length": TWO_GIGABYTES })), large: true }),
];

const harmless: readonly Fault[] = [
  fine({ name: "100 first", mischief: bytes((answer) => join("HTTP/1.1 100 Continue\r\n\r\n", answer)) }),
  fine({
    name: "early hints first",
    mischief: bytes((answer) => join(`HTTP/1.1 103 Early Hints\r\nlink: </a>; rel=preload\r\n\r\n`, answer)),
  }),
  fine({
    name: "five interim replies first",
    mischief: bytes((answer) => join("HTTP/1.1 102 Processing\r\n\r\n".repeat(5), answer)),
  }),
  fine({
    name: "a byte order mark",
    mischief: bytes(({ status, type, body }) =>
      wholeAnswer({ status, type, body: type.includes("json") ? Buffer.concat([Buffer.from("\ufeff"), body]) : body }),
    ),
  }),
  fine({
    name: "HTTP/1.0 until it is closed",
    mischief: bytes(({ status, body }) => `HTTP/1.0 ${status} OK\r\n\r\n${body.toString("latin1")}`, fin),
  }),
  fine({
    name: "no reason and no type",
    mischief: bytes(
      ({ status, body }) => `HTTP/1.1 ${status}\r\ncontent-length: ${body.length}\r\n\r\n${body.toString("latin1")}`,
    ),
  }),
  fine({
    name: "another type",
    mischief: bytes(({ status, body }) => wholeAnswer({ status, type: "text/html; charset=utf-7", body })),
  }),
  fine({
    name: "a byte at a time",
    async mischief(socket, asked) {
      const whole = wholeAnswer(await asked.forward());
      for (const byte of whole.subarray(0, 300)) {
        if (socket.destroyed) return;
        socket.write(Buffer.of(byte));
        await new Promise((done) => setImmediate(done));
      }
      socket.write(whole.subarray(300));
    },
  }),
  fine({
    name: "hostile headers",
    mischief: bytes(({ status, body }) => {
      const hostile = { "set-cookie": "a=b", "x-request-id": "::error::x ##[error]x", location: "https://b.example/" };
      return `${headOf(status, { ...hostile, "content-length": body.length, x: "\xff\xfe" })}${body.toString("latin1")}`;
    }),
  }),
];

function join(before: string, answer: TrueAnswer): Buffer {
  return Buffer.concat([Buffer.from(before, "latin1"), wholeAnswer(answer)]);
}

/** What a status says, by what is promised of it and not by what our client makes of it. */
function ofStatus(status: number): Pick<Fault, "reads" | "writes"> {
  if (status === 401 || status === 403) return { reads: "auth", writes: "auth" };
  if (status === 404) return { reads: "not-found", writes: "not-found" };
  if (status === 425) return { reads: "busy", writes: "early" };
  if (status === 429) return { reads: "busy", writes: "busy" };
  if (status === 408 || status >= 500) return { reads: "unclear", writes: "unclear" };
  return { reads: "rejected", writes: "rejected" };
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

const says = (status: number, headers: Readonly<Record<string, string>> = {}, effect = false): Mischief =>
  bytes(() => reply(`The status is ${status}.`, { "content-type": "text/plain", ...headers }, status), stay, effect);

const statuses: readonly Fault[] = [
  ...[...range(300, 308), ...range(400, 599)].map(
    (status): Fault => ({
      name: `${status}`,
      ...ofStatus(status),
      effect: false,
      mischief: says(status, status < 400 ? { location: "http://127.0.0.1:9/v1/elsewhere" } : {}),
    }),
  ),
  ...[408, 500, 502, 504].map((status) =>
    unclear({ name: `${status} after the effect`, mischief: says(status, {}, true) }),
  ),
];

/** Short ones are obeyed, absurd ones end the call, ill ones are none. */
const RETRY_AFTER: Readonly<Record<string, 1 | undefined>> = {
  "0": undefined,
  "3": undefined,
  "-5": undefined,
  soon: undefined,
  "1e3": undefined,
  "Thu, 01 Jan 1970 00:00:00 GMT": undefined,
  "86400": 1,
  "99999999999999999999999999": 1,
  "Fri, 31 Dec 9999 23:59:59 GMT": 1,
};

const pauses: readonly Fault[] = [429, 503].flatMap((status) =>
  Object.entries(RETRY_AFTER).map(
    ([text, attempts]): Fault => ({
      name: `${status} with Retry-After: ${text}`,
      ...ofStatus(status),
      effect: false,
      mischief: says(status, { "retry-after": text }),
      ...(attempts && { attempts }),
    }),
  ),
);

/** Everything that can happen to a request which has reached the service's end. */
export const FAULTS: readonly Fault[] = [...breaks, ...bodies, ...harmless, ...statuses, ...pauses];
