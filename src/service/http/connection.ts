// By their files: the package's main file also loads fetch, WebSocket and mocks, a sixth of a step's whole time.
import type { Socket } from "node:net";
import type { Dispatcher } from "undici";
import request from "undici/lib/api/api-request.js";
import Client from "undici/lib/dispatcher/client.js";
import type { Environment } from "../../text/environment.js";
import { connect, type Route, withinTime } from "./connect.js";
import { NotConnectedError, STAGES, type Stage } from "./failure.js";
import { passOverInterimReplies } from "./interim-reply.js";
import { proxyFor } from "./proxy.js";
import { isSuccess } from "./status.js";

export interface ConnectionOptions {
  readonly url: URL;
  readonly environment: Environment;
  readonly connectTimeoutMs: number;
  readonly over: AbortSignal;
}

export interface Exchange {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
  /** From connecting to the last byte of the answer, in milliseconds. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  /** The status alone says it when the request succeeded. */
  readonly statusSuffices: boolean;
}

export interface Answer {
  readonly status: number;
  header(name: string): string | undefined;
  readonly body: string;
  readonly cutOff: boolean;
}

export type Connection = ReturnType<typeof openConnection>;

/** A reply longer than this is cut off: no record of this API comes near it. */
const REPLY_LIMIT_BYTES = 64 * 1024 * 1024;
/** An idle connection is kept for a next read that follows at once; later the server may be about to close it. */
const IDLE_MS = 4000;

/**
 * The way to a server. Proxy variables are honoured here; certificates of NODE_EXTRA_CA_CERTS by Node itself,
 * as long as nothing replaces its default trust.
 * @throws InputError when a proxy variable cannot be used.
 */
export function openConnection(options: ConnectionOptions) {
  const { url, environment, connectTimeoutMs, over } = options;
  const route: Route = { url, proxy: proxyFor(url, environment), timeoutMs: connectTimeoutMs };
  const idle: Line[] = [];
  over.addEventListener("abort", () => idle.splice(0).forEach(hangUp), { once: true });

  return {
    /**
     * One request and its whole answer. Redirects are not followed: the token would go along.
     * @throws NotConnectedError when nothing of it was sent, TimeOverError, the reason of a signal, or an error of HTTP.
     */
    async exchange(exchange: Exchange): Promise<Answer> {
      const { timeoutMs, signal, statusSuffices } = exchange;
      // A write never goes over a used connection: where the server closes it just then, nobody knows what was done.
      const line = (statusSuffices ? undefined : idle.pop()) ?? openLine(route, over);
      try {
        const answer = await withinTime(timeoutMs, [signal, over], (stop) => {
          line.stop = stop;
          return send(exchange, line.client, stop);
        });
        if (statusSuffices || answer.cutOff) hangUp(line);
        else idle.push(line);
        return answer;
      } catch (error) {
        hangUp(line);
        const { stage } = line;
        if (stage === undefined || signal.aborted || over.aborted) throw error;
        throw error instanceof NotConnectedError ? error : new NotConnectedError(error, stage);
      }
    },
  };
}

/**
 * One connection of our own making under undici's HTTP, for one exchange at a time. Undici's own pool makes a new
 * connection for each exchange that is called off.
 */
interface Line {
  readonly client: Dispatcher;
  /** Ends the exchange that it is used for, and with it the making of its connection. */
  stop: AbortSignal;
  /** How far its connection has come; undefined once it stands, so that something can have been sent over it. */
  stage: Stage | undefined;
}

function openLine(route: Route, stop: AbortSignal): Line {
  const client = new Client(route.url.origin, {
    // Time limits are those of the exchange: undici's own ones are about a second coarse.
    headersTimeout: 0,
    bodyTimeout: 0,
    keepAliveTimeout: IDLE_MS,
    connect(_server, made) {
      const entered = (stage: Stage): void => {
        line.stage = stage;
      };
      const connected = (socket: Socket): void => {
        const { stage } = line;
        // Until undici has its parser ready, nobody hears that the socket closes; nothing is sent before either.
        const lost = (): void => {
          line.stage = stage;
          client.destroy(new Error("the connection was closed")).catch(() => {});
        };
        socket.once("close", lost);
        client.once("connect", () => socket.off("close", lost));
        line.stage = undefined;
        made(null, passOverInterimReplies(socket));
      };
      connect(route, line.stop, entered).then(connected, (error: Error) => made(error, null));
    },
  });
  const line: Line = { client, stop, stage: STAGES.server };
  return line;
}

/** What was under way fails with it, and has been told by its exchange. */
function hangUp({ client }: Line): void {
  client.destroy().catch(() => {});
}

async function send(
  { method, url, headers, body, statusSuffices }: Exchange,
  client: Dispatcher,
  signal: AbortSignal,
): Promise<Answer> {
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
  if (statusSuffices && isSuccess(head)) {
    // Not waited for: a body that breaks off or never ends must not turn a success into a failure.
    void reply.body.dump().catch(() => {});
    return { ...head, body: "", cutOff: false };
  }
  return { ...head, ...(await readBody(reply.body)) };
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
