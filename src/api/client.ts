import type { Dispatcher } from "undici";
import type { Clock } from "../clock.js";
import { formatDuration } from "../duration.js";
import { AbortedError, InputError } from "../errors.js";
import { answerError, noAnswerError } from "./api-error.js";
import { BODY_LIMIT_BYTES } from "./body-limit.js";
import { type Answer, exchange, isSuccess } from "./connection.js";
import type { Endpoint } from "./endpoints.js";
import { describeNoAnswer, type NoAnswer } from "./no-answer.js";
import { replyReader } from "./reply.js";
import { type AttemptFailure, budgetMs, parseRetryAfter, pauseBeforeRetry } from "./retry.js";

export interface ClientOptions {
  readonly apiUrl: URL;
  /** The header that says who asks: the token, or a fork's running workflow. */
  readonly credentials: Readonly<Record<string, string>>;
  readonly userAgent: string;
  /** Cap of one attempt in milliseconds, from connecting to the last byte of the answer. */
  readonly requestTimeoutMs: number;
  readonly dispatcher: Dispatcher;
  readonly clock: Clock;
  /** Uniform in [0, 1). */
  readonly random: () => number;
  readonly signal: AbortSignal;
  readonly debug: (line: string) => void;
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

type Attempt =
  | { readonly kind: "answer"; readonly answer: Answer }
  | { readonly kind: "no-answer"; readonly why: NoAnswer };

/** Node's timers take no longer time. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export function createClient(options: ClientOptions): Client {
  const { clock, random } = options;
  const secret = options.credentials["x-api-token"] ?? "";

  return {
    async call(endpoint, request, { signal = options.signal, withinMs = Number.POSITIVE_INFINITY } = {}) {
      const body = encodeBody(endpoint.method, request);
      const url = endpointUrl(options.apiUrl, endpoint, request);
      const budget = Math.min(budgetMs(options.requestTimeoutMs), withinMs);
      const startedAt = clock.now();
      const readReply = replyReader(endpoint);
      for (let attempt = 1; ; attempt += 1) {
        const leftMs = budget - (clock.now() - startedAt);
        const outcome = await attemptOnce(endpoint, url, body, attempt, leftMs, signal);
        if (outcome.kind === "answer" && isSuccess(outcome.answer))
          return readReply({ endpoint, answer: outcome.answer, attempts: attempt, secret });
        const pauseMs = pauseBeforeRetry(failureOf(outcome, clock.now()), {
          repeat: endpoint.repeat,
          attempt,
          elapsedMs: clock.now() - startedAt,
          budgetMs: budget,
          random,
        });
        if (pauseMs === undefined) {
          throw outcome.kind === "answer"
            ? answerError({ endpoint, answer: outcome.answer, attempts: attempt, secret }, clock.now())
            : noAnswerError(endpoint, options.apiUrl, outcome.why, attempt);
        }
        await clock.sleep(pauseMs, signal);
      }
    },
  };

  async function attemptOnce(
    endpoint: Endpoint<never, unknown>,
    url: URL,
    body: Buffer | undefined,
    attempt: number,
    leftMs: number,
    signal: AbortSignal,
  ): Promise<Attempt> {
    const timeoutMs = Math.max(1, Math.min(options.requestTimeoutMs, leftMs, LONGEST_TIMER_MS));
    const timer = new AbortController();
    const timeout = setTimeout(() => timer.abort(), timeoutMs);
    const startedAt = clock.now();
    const log = (result: string): void =>
      options.debug(
        `${endpoint.method} ${endpoint.path}: ${result} in ${Math.round(clock.now() - startedAt)} ms (attempt ${attempt})`,
      );
    try {
      if (signal.aborted) throw new AbortedError();
      const answer = await exchange(options.dispatcher, {
        method: endpoint.method,
        url,
        headers: requestHeaders(options, body),
        body,
        signal: AbortSignal.any([signal, timer.signal]),
        statusSuffices: endpoint.reading.as === "nothing",
      });
      log(`${answer.status}`);
      return { kind: "answer", answer };
    } catch (error) {
      if (signal.aborted) throw new AbortedError();
      const why = describeNoAnswer(error, timer.signal.aborted ? formatDuration(timeoutMs) : undefined);
      log(why.reason);
      return { kind: "no-answer", why };
    } finally {
      clearTimeout(timeout);
    }
  }
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

function failureOf(attempt: Attempt, nowMs: number): AttemptFailure {
  return attempt.kind === "answer"
    ? {
        kind: "status",
        status: attempt.answer.status,
        retryAfterMs: parseRetryAfter(attempt.answer.header("retry-after"), nowMs),
      }
    : { kind: "no-answer", ...attempt.why };
}
