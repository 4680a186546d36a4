import { Agent, type Dispatcher, EnvHttpProxyAgent, request } from "undici";
import { InputError, messageOf } from "../errors.js";
import { isLoopback } from "./loopback.js";

export interface ConnectionOptions {
  readonly apiUrl: URL;
  /** The process environment, for its proxy variables. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Cap of one connection attempt in milliseconds. */
  readonly connectTimeoutMs: number;
}

const PROXY_VARIABLES = ["https_proxy", "HTTPS_PROXY", "http_proxy", "HTTP_PROXY"] as const;

/**
 * The way to the service. Proxy variables are honoured here; certificates of NODE_EXTRA_CA_CERTS by Node itself,
 * as long as nothing replaces its default trust.
 */
export function createDispatcher({ apiUrl, environment, connectTimeoutMs }: ConnectionOptions): Dispatcher {
  // Time limits are the client's: undici's own ones are about a second coarse.
  const options = { headersTimeout: 0, bodyTimeout: 0, connect: { timeout: connectTimeoutMs } };
  const proxied = PROXY_VARIABLES.some((name) => (environment[name] ?? "") !== "");
  if (!proxied || isLoopback(apiUrl)) return new Agent(options);
  try {
    return new EnvHttpProxyAgent(options);
  } catch (error) {
    throw new InputError([`The proxy variables of the environment cannot be used (${messageOf(error)}).`], {
      details: ["Write them with a scheme, for example HTTPS_PROXY=http://proxy.example:3128."],
      cause: error,
    });
  }
}

export interface Exchange {
  readonly method: "GET" | "POST";
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
  /** Ends the exchange at any point: headers that never come, a body that trickles. */
  readonly signal: AbortSignal;
}

export interface Answer {
  readonly status: number;
  header(name: string): string | undefined;
  readonly body: string;
}

/** A reply longer than this is cut off: no record of this API comes near it. */
const REPLY_LIMIT_BYTES = 64 * 1024 * 1024;

/** One request and its whole answer. Redirects are not followed: the token would go along. */
export async function exchange(
  dispatcher: Dispatcher,
  { method, url, headers, body, signal }: Exchange,
): Promise<Answer> {
  const reply = await request(url, { dispatcher, method, headers, body: body ?? null, signal });
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of reply.body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > REPLY_LIMIT_BYTES) throw new Error(`the reply is larger than ${REPLY_LIMIT_BYTES} bytes`);
    chunks.push(chunk);
  }
  return {
    status: reply.statusCode,
    body: Buffer.concat(chunks).toString("utf8"),
    header(name) {
      const value = reply.headers[name];
      return Array.isArray(value) ? value[0] : value;
    },
  };
}
