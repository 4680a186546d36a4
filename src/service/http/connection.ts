// These imports are single files of undici. Its main file also loads fetch, WebSocket and mocks, which takes a sixth of
// a step's time.
import type { Socket } from "node:net";
import { setFlagsFromString } from "node:v8";
import type { Dispatcher } from "undici";
import request from "undici/lib/api/api-request.js";
import Client from "undici/lib/dispatcher/client.js";
import type { ProcessEnvironment } from "../../text/environment.js";
import { type ConnectionRoute, connectToServer, runWithTimeLimit } from "./connect.js";
import { CONNECTION_STAGES, type ConnectionStage, NotConnectedError } from "./failure.js";
import { skipInterimRepliesOfSocket } from "./interim-reply.js";
import { findProxy } from "./proxy.js";
import { isSuccessfulReply } from "./status.js";

export interface ConnectionOptions {
  readonly url: URL;
  readonly environment: ProcessEnvironment;
  readonly connectTimeoutMs: number;
  readonly over: AbortSignal;
}

export interface HttpRequestOptions {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
  /** Maximum milliseconds from the start of the connection to the last byte of the reply. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  /** True when the caller needs only the status of a successful reply, not its body. */
  readonly statusSuffices: boolean;
}

export interface HttpReply {
  readonly status: number;
  header(name: string): string | undefined;
  readonly body: string;
  readonly cutOff: boolean;
}

export type Connection = ReturnType<typeof openConnection>;

const REPLY_LIMIT_BYTES = 64 * 1024 * 1024;
/**
 * Milliseconds after which this client closes an idle connection. The server might close a connection that is idle for
 * longer, even during a request.
 */
const IDLE_MS = 4000;

/**
 * Budget after which V8 optimizes the parser of replies, which is WebAssembly. The default is spent after a few
 * replies. The optimization needs 20 MB, and the process cannot exit before it is complete, which takes 30 ms.
 */
const PARSER_FLAG = "--wasm-tiering-budget=2000000000";

/** Prepares connections to a server. @throws InputError if a proxy variable is invalid */
export function openConnection(options: ConnectionOptions) {
  setFlagsFromString(PARSER_FLAG);
  const { url, environment, connectTimeoutMs, over } = options;
  const route: ConnectionRoute = { url, proxy: findProxy(url, environment), timeoutMs: connectTimeoutMs };
  const idle: PooledConnection[] = [];
  over.addEventListener("abort", () => idle.splice(0).forEach(close), { once: true });

  return {
    /**
     * Sends a request. Follows no redirect, because the other address would receive the token. @throws
     * NotConnectedError if the request was not sent
     */
    async exchange(exchange: HttpRequestOptions): Promise<HttpReply> {
      const { timeoutMs, signal, statusSuffices } = exchange;
      // A write opens a new connection. If the server closed a reused connection, the effect of the write would be
      // unknown.
      const pooled = (statusSuffices ? undefined : idle.pop()) ?? openPooled(route, over);
      try {
        const answer = await runWithTimeLimit(timeoutMs, [signal, over], (stop) => {
          pooled.stop = stop;
          return send(exchange, pooled.client, stop);
        });
        if (statusSuffices || answer.cutOff) close(pooled);
        else idle.push(pooled);
        return answer;
      } catch (error) {
        close(pooled);
        const { stage } = pooled;
        if (stage === undefined || signal.aborted || over.aborted) throw error;
        throw error instanceof NotConnectedError ? error : new NotConnectedError(error, stage);
      }
    },
  };
}

/**
 * Connection for one exchange at a time. The pool of undici would open a new connection after each aborted exchange.
 */
interface PooledConnection {
  readonly client: Dispatcher;
  stop: AbortSignal;
  /** Present step of opening the connection; undefined when the connection is ready. */
  stage: ConnectionStage | undefined;
}

function openPooled(route: ConnectionRoute, stop: AbortSignal): PooledConnection {
  const client = new Client(route.url.origin, {
    // The time limits of undici are inexact by up to a second, so `runWithTimeLimit` limits the exchange.
    headersTimeout: 0,
    bodyTimeout: 0,
    keepAliveTimeout: IDLE_MS,
    connect(_server, made) {
      const entered = (stage: ConnectionStage): void => {
        pooled.stage = stage;
      };
      const connected = (socket: Socket): void => {
        const { stage } = pooled;
        // Until undici has prepared its parser, undici does not notice if the socket closes.
        const lost = (): void => {
          pooled.stage = stage;
          client.destroy(new Error("the connection was closed")).catch(() => {});
        };
        socket.once("close", lost);
        client.once("connect", () => socket.off("close", lost));
        pooled.stage = undefined;
        made(null, skipInterimRepliesOfSocket(socket));
      };
      connectToServer(route, pooled.stop, entered).then(connected, (error: Error) => made(error, null));
    },
  });
  const pooled: PooledConnection = { client, stop, stage: CONNECTION_STAGES.server };
  return pooled;
}

function close({ client }: PooledConnection): void {
  client.destroy().catch(() => {});
}

async function send(
  { method, url, headers, body, statusSuffices }: HttpRequestOptions,
  client: Dispatcher,
  signal: AbortSignal,
): Promise<HttpReply> {
  const path = `${url.pathname}${url.search}`;
  const options = { origin: url.origin, path, method, headers, body: body ?? null, signal };
  const reply = await request.call(client, options);
  const head = {
    status: reply.statusCode,
    header(name: string): string | undefined {
      const value = reply.headers[name];
      return Array.isArray(value) ? value[0] : value;
    },
  };
  if (statusSuffices && isSuccessfulReply(head)) {
    // The status already shows the success, so an incomplete body must not fail the request.
    void reply.body.dump().catch(() => {});
    return { ...head, body: "", cutOff: false };
  }
  return { ...head, ...(await readBody(reply.body)) };
}

async function readBody(stream: AsyncIterable<Buffer>): Promise<Pick<HttpReply, "body" | "cutOff">> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > REPLY_LIMIT_BYTES) break;
  }
  return { body: new TextDecoder().decode(Buffer.concat(chunks)), cutOff: size > REPLY_LIMIT_BYTES };
}
