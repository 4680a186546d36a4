import { Agent, type IncomingMessage, type RequestOptions, request } from "node:http";
import type { Environment } from "../environment.js";
import { connect, NotConnectedError, type Route, STAGES, type Stage } from "./connect.js";
import { isLoopback } from "./loopback.js";
import { proxyFor } from "./proxy.js";
import { withinTime } from "./within-time.js";

export interface ConnectionOptions {
  /** Any address of the server. */
  readonly url: URL;
  /** The process environment, for its proxy variables. */
  readonly environment: Environment;
  /** Cap of one attempt to connect in milliseconds. */
  readonly connectTimeoutMs: number;
  /** Ends everything that is open or under way. */
  readonly over: AbortSignal;
}

export interface Exchange {
  readonly method: "GET" | "POST";
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
  /** From connecting to the last byte of the answer, in milliseconds. */
  readonly timeoutMs: number;
  /** Ends the exchange at any point. */
  readonly signal: AbortSignal;
  /** The status alone says it when the request succeeded. */
  readonly statusSuffices: boolean;
}

export interface Answer {
  readonly status: number;
  header(name: string): string | undefined;
  readonly body: string;
  /** There was more of it than is read. */
  readonly cutOff: boolean;
}

/** The way to one server. */
export interface Connection {
  /**
   * One request and its whole answer. Redirects are not followed: the token would go along.
   * @throws NotConnectedError when nothing of it was sent, TimeOverError, the reason of a signal, or an error of HTTP.
   */
  exchange(exchange: Exchange): Promise<Answer>;
}

/** A reply longer than this is cut off: no record of this API comes near it. */
const REPLY_LIMIT_BYTES = 64 * 1024 * 1024;
/** An idle connection is kept for a next read that follows at once; later the server may be about to close it. */
const IDLE_MS = 4000;

/**
 * The way to a server. Proxy variables are honoured here; certificates of NODE_EXTRA_CA_CERTS by Node itself,
 * as long as nothing replaces its default trust.
 * @throws InputError when a proxy variable cannot be used.
 */
export function openConnection(options: ConnectionOptions): Connection {
  const { url, environment, connectTimeoutMs, over } = options;
  const proxy = isLoopback(url) ? undefined : proxyFor(url, environment);
  const route: Route = { url, proxy, timeoutMs: connectTimeoutMs };
  const [kept, fresh] = [agentFor(route, true), agentFor(route, false)];
  const destroy = (): void => {
    for (const agent of [kept, fresh]) agent.destroy();
  };
  over.addEventListener("abort", destroy, { once: true });

  return {
    async exchange(exchange) {
      // Undefined once there is a connection.
      let stage: Stage | undefined = STAGES.server;
      const entered = (next: Stage | undefined): void => {
        stage = next;
      };
      // A write never goes over a used connection: where the server closes it just then, nobody knows what was done.
      const agent = exchange.statusSuffices ? fresh : kept;
      try {
        return await withinTime(exchange.timeoutMs, [exchange.signal, over], (stop) =>
          send(exchange, { agent, stop, entered }),
        );
      } catch (error) {
        if (stage === undefined || exchange.signal.aborted || over.aborted) throw error;
        throw error instanceof NotConnectedError ? error : new NotConnectedError(error, stage);
      }
    },
  };
}

/** What Node hands on from a request to the making of its connection. */
interface Sending extends RequestOptions {
  readonly stop: AbortSignal;
  readonly entered: (stage: Stage) => void;
}

/** Connections of our own making under Node's pool. */
function agentFor(route: Route, keepAlive: boolean): Agent {
  return Object.assign(new Agent({ keepAlive, timeout: IDLE_MS }), {
    createConnection({ stop, entered }: Sending, made: (error: unknown, socket?: unknown) => void): void {
      connect(route, stop, entered).then((socket) => made(null, socket), made);
    },
  });
}

interface Sender {
  readonly agent: Agent;
  readonly stop: AbortSignal;
  /** Hears of each stage of connecting, and of none once there is a connection. */
  readonly entered: (stage: Stage | undefined) => void;
}

function send(
  { method, url, headers, body, statusSuffices }: Exchange,
  { agent, stop, entered }: Sender,
): Promise<Answer> {
  const options: Sending = {
    method,
    host: url.hostname,
    port: url.port,
    path: `${url.pathname}${url.search}`,
    headers: { host: url.host, ...headers, ...(body && { "content-length": body.length }) },
    agent,
    signal: stop,
    stop,
    entered,
  };
  return new Promise((resolve, reject) => {
    const sent = request(options);
    sent.on("socket", () => entered(undefined));
    sent.on("error", reject);
    sent.on("upgrade", (_response, socket) => {
      socket.destroy();
      reject(new Error("the server went over to another protocol"));
    });
    sent.on("response", (response) => {
      readAnswer(response, statusSuffices).then(resolve, reject);
    });
    sent.end(body);
  });
}

async function readAnswer(response: IncomingMessage, statusSuffices: boolean): Promise<Answer> {
  const head = {
    status: response.statusCode ?? 0,
    header: (name: string): string | undefined => response.headersDistinct[name]?.[0],
  };
  if (statusSuffices && isSuccess(head)) {
    // Not waited for: a body that breaks off or never ends must not turn a success into a failure.
    response.on("error", () => {}).resume();
    return { ...head, body: "", cutOff: false };
  }
  return { ...head, ...(await readBody(response)) };
}

export function isSuccess({ status }: Pick<Answer, "status">): boolean {
  return status >= 200 && status < 300;
}

async function readBody(stream: AsyncIterable<Buffer>): Promise<Pick<Answer, "body" | "cutOff">> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > REPLY_LIMIT_BYTES) break;
  }
  // The decoder also takes off a byte order mark, which no JSON parser likes.
  return { body: new TextDecoder().decode(Buffer.concat(chunks)), cutOff: size > REPLY_LIMIT_BYTES };
}
