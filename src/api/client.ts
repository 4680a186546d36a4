import type { Clock } from "../clock.js";
import { InputError } from "../errors.js";
import { answerError, noAnswerError } from "./api-error.js";
import { ask } from "./attempts.js";
import { BODY_LIMIT_BYTES } from "./body-limit.js";
import { type Connection, isSuccess } from "./connection.js";
import type { Endpoint } from "./endpoints.js";
import { replyReader } from "./reply.js";
import { budgetMs } from "./retry.js";

export interface ClientOptions {
  readonly apiUrl: URL;
  /** The header that says who asks: the token, or a fork's running workflow. */
  readonly credentials: Readonly<Record<string, string>>;
  readonly userAgent: string;
  /** Cap of one attempt in milliseconds, from connecting to the last byte of the answer. */
  readonly requestTimeoutMs: number;
  readonly connection: Connection;
  readonly clock: Clock;
  /** Uniform in [0, 1). */
  readonly random: () => number;
  readonly signal: AbortSignal;
  readonly debug: (line: string) => void;
  /** Takes the token, which a service may echo, out of a text, however it is written there. */
  readonly hide: (text: string) => string;
}

export interface CallOptions {
  /** Ends the call; the client's own signal when absent. */
  readonly signal?: AbortSignal;
  /** Shortens the budget of the whole call, in milliseconds. */
  readonly withinMs?: number;
}

export interface Client {
  /**
   * Calls an endpoint and reads its reply.
   * @throws ApiError when no good answer came, InputError for a body over the limit, AbortedError on the signal.
   */
  call<Request, Response>(
    endpoint: Endpoint<Request, Response>,
    request: Request | Buffer,
    options?: CallOptions,
  ): Promise<Response>;
}

export function createClient(options: ClientOptions): Client {
  const { connection, clock, random, requestTimeoutMs, debug, hide } = options;
  const withToken = "x-api-token" in options.credentials;

  return {
    async call(endpoint, request, { signal = options.signal, withinMs = Number.POSITIVE_INFINITY } = {}) {
      const { method, path, repeat } = endpoint;
      const body = encodeBody(method, request);
      const readReply = replyReader(endpoint);
      const end = await ask({
        connection,
        request: {
          method,
          url: endpointUrl(options.apiUrl, endpoint, request),
          headers: requestHeaders(options, body),
          body,
          statusSuffices: endpoint.reading.as === "nothing",
        },
        repeat,
        attemptMs: requestTimeoutMs,
        budgetMs: Math.min(budgetMs(requestTimeoutMs), withinMs),
        clock,
        random,
        signal,
        log: (line) => debug(`${method} ${path}: ${line}`),
      });
      const { attempts } = end;
      if (end.kind === "no-answer") throw noAnswerError(endpoint, options.apiUrl, end.why, attempts);
      const facts = { endpoint, answer: end.answer, attempts, hide, withToken };
      if (isSuccess(end.answer)) return readReply(facts);
      throw answerError(facts, clock.now());
    },
  };
}

function encodeBody(method: string, request: unknown): Buffer | undefined {
  if (method === "GET") return undefined;
  const body = Buffer.isBuffer(request) ? request : Buffer.from(JSON.stringify(request), "utf8");
  if (body.length > BODY_LIMIT_BYTES) {
    throw new InputError([
      `The request body is ${body.length} bytes, and the service takes ${BODY_LIMIT_BYTES} at most; nothing was sent.`,
    ]);
  }
  return body;
}

function endpointUrl(apiUrl: URL, endpoint: Endpoint<never, unknown>, request: unknown): URL {
  const url = new URL(apiUrl.href.replace(/\/+$/, "") + endpoint.path);
  if (endpoint.method === "GET" && typeof request === "object" && request !== null) {
    for (const [name, value] of Object.entries(request)) url.searchParams.set(name, String(value));
  }
  return url;
}

function requestHeaders(options: ClientOptions, body: Buffer | undefined): Record<string, string> {
  return {
    ...options.credentials,
    accept: "application/json, text/plain",
    // Nothing here unpacks an answer, and without this header any packing would be fair.
    "accept-encoding": "identity",
    "user-agent": options.userAgent,
    ...(body === undefined ? {} : { "content-type": "application/json" }),
  };
}
