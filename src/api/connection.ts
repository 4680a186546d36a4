import type { Dispatcher } from "undici";
// By their files: the package's main file also loads fetch, WebSocket and mocks, a sixth of a step's whole time.
import request from "undici/lib/api/api-request.js";
import Agent from "undici/lib/dispatcher/agent.js";
import type { Environment } from "../environment.js";
import { isLoopback } from "./loopback.js";
import { proxyFor } from "./proxy.js";

export interface ConnectionOptions {
  readonly apiUrl: URL;
  /** The process environment, for its proxy variables. */
  readonly environment: Environment;
  /** Cap of one connection attempt in milliseconds. */
  readonly connectTimeoutMs: number;
}

/**
 * The way to the service. Proxy variables are honoured here; certificates of NODE_EXTRA_CA_CERTS by Node itself,
 * as long as nothing replaces its default trust.
 * @throws InputError when a proxy variable cannot be used.
 */
export async function createDispatcher({
  apiUrl,
  environment,
  connectTimeoutMs,
}: ConnectionOptions): Promise<Dispatcher> {
  const connect = { timeout: connectTimeoutMs };
  // Time limits are the client's: undici's own ones are about a second coarse.
  const limits = { headersTimeout: 0, bodyTimeout: 0 };
  const proxy = isLoopback(apiUrl) ? undefined : proxyFor(apiUrl, environment);
  if (proxy === undefined) return new Agent({ ...limits, connect });
  const { ProxyAgent } = await import("undici");
  return new ProxyAgent({ ...limits, uri: proxy.href, proxyTls: connect, requestTls: connect });
}

export interface Exchange {
  readonly method: "GET" | "POST";
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
  /** Ends the exchange at any point: headers that never come, a body that trickles. */
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

/** A reply longer than this is cut off: no record of this API comes near it. */
const REPLY_LIMIT_BYTES = 64 * 1024 * 1024;

/** One request and its whole answer. Redirects are not followed: the token would go along. */
export async function exchange(
  dispatcher: Dispatcher,
  { method, url, headers, body, signal, statusSuffices }: Exchange,
): Promise<Answer> {
  const path = `${url.pathname}${url.search}`;
  const options = { origin: url.origin, path, method, headers, body: body ?? null, signal };
  const reply = await request.call(dispatcher, options);
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
