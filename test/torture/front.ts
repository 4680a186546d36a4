import { request } from "node:http";
import type { Socket } from "node:net";
import type { LocalService } from "../../src/local-queue/service.js";
import type { Conduct } from "../service/http/byte-server.js";

/** A request as the front has it in full. */
export interface Asked {
  readonly endpoint: string;
  readonly isWrite: boolean;
  /** Lets the service do what is asked for, and gives its true answer. */
  readonly forward: () => Promise<TrueAnswer>;
}

export interface TrueAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer;
}

/** What becomes of a request in place of its true answer. */
export type Mischief = (socket: Socket, asked: Asked) => void | Promise<void>;

export interface Front {
  readonly conduct: Conduct;
  /** Endpoints in the order in which they were asked. */
  readonly calls: readonly string[];
  /** How many requests met what was in store for them. */
  readonly met: () => number;
  /** What the service did for a request that writes: how often, by its endpoint. */
  readonly effects: ReadonlyMap<string, number>;
  /** Endpoints that the service has answered with another status than success. */
  readonly refused: ReadonlySet<string>;
}

interface Head {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: number;
}

/** Stands before the service, byte by byte, and knows what reached it and what came of it. */
export function createFront(service: LocalService, chosen: (asked: Asked) => Mischief | undefined): Front {
  const calls: string[] = [];
  const effects = new Map<string, number>();
  const refused = new Set<string>();
  let met = 0;

  async function answer(socket: Socket, head: Head, body: Buffer): Promise<void> {
    // A copy: a part of a text keeps the whole of it in memory.
    const endpoint = Buffer.from(head.path.split("?")[0]?.split("/").at(-1) ?? "").toString();
    const isWrite = !/^(get|list)/.test(endpoint);
    let forwarded: Promise<TrueAnswer> | undefined;
    const forward = (): Promise<TrueAnswer> => {
      forwarded ??= pass(service, head, body).then((answered) => {
        if (answered.status >= 300) refused.add(endpoint);
        else if (isWrite) effects.set(endpoint, (effects.get(endpoint) ?? 0) + 1);
        return answered;
      });
      return forwarded;
    };
    const asked: Asked = { endpoint, isWrite, forward };
    calls.push(endpoint);
    const mischief = chosen(asked);
    if (mischief === undefined) {
      socket.write(wholeAnswer(await forward()));
      return;
    }
    met += 1;
    await mischief(socket, asked);
  }

  const conduct: Conduct = (socket) => {
    let held: Buffer = Buffer.alloc(0);
    socket.on("data", (chunk: Buffer) => {
      held = Buffer.concat([held, chunk]);
      const end = held.indexOf("\r\n\r\n");
      if (end < 0) return;
      const head = readHead(held.toString("latin1", 0, end));
      const whole = end + 4 + head.bytes;
      if (held.length < whole) return;
      const body = held.subarray(end + 4, whole);
      held = held.subarray(whole);
      answer(socket, head, body).catch(() => socket.destroy());
    });
  };
  return { conduct, calls, effects, refused, met: () => met };
}

function readHead(text: string): Head {
  const [first = "", ...lines] = text.split("\r\n");
  const [method = "", path = ""] = first.split(" ");
  const headers = Object.fromEntries(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  return { method, path, headers, bytes: Number(headers["content-length"] ?? 0) };
}

function pass(service: LocalService, { method, path, headers }: Head, body: Buffer): Promise<TrueAnswer> {
  return new Promise((resolve, reject) => {
    const { host: _, ...others } = headers;
    const passed = request(new URL(path, service.url), { method, headers: others, agent: false }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on("data", (chunk: Buffer) => chunks.push(chunk));
      reply.on("end", () => {
        const { statusCode: status = 0, headers: replied } = reply;
        resolve({ status, type: replied["content-type"] ?? "text/plain", body: Buffer.concat(chunks) });
      });
      reply.on("error", reject);
    });
    passed.on("error", reject);
    passed.end(body);
  });
}

/** A status line and headers, with the empty line behind them. */
export function headOf(status: number, headers: Readonly<Record<string, string | number>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} Reason\r\n${lines.join("")}\r\n`;
}

export function wholeAnswer({ status, type, body }: TrueAnswer): Buffer {
  const headers = { "content-type": type, "content-length": body.length };
  return Buffer.concat([Buffer.from(headOf(status, headers), "latin1"), body]);
}
