import type * as z from "zod/mini";
import { InputError } from "../../errors.js";
import { parseBoundedJson } from "../../text/json.js";
import { type AnswerFacts, noAnswerError, statusError, unreadableError } from "../errors.js";
import { isSuccess } from "../http/status.js";
import { createServiceTime } from "../present.js";
import { computeCallBudgetMs, type RepeatCondition, sendWithRetries, type TransportOptions } from "../retry.js";
import type { CallOptions } from "../service.js";

/** Limit in UTF-8 bytes (the service's document, "Limits"). */
export const BODY_LIMIT_BYTES = 20 * 1024 * 1024;

/** Form of a reply. A schema is loaded during its request; writes never load one. */
export type ReplyForm<Response> = "text" | "nothing" | (() => Promise<z.ZodMiniType<Response>>);

export interface Endpoint<Response> {
  readonly name: string;
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly repeat: RepeatCondition;
  readonly reply: ReplyForm<Response>;
}

export interface ClientOptions extends TransportOptions {
  readonly apiUrl: URL;
  /** Header with the token or with the number of a fork's run. */
  readonly credentials: Readonly<Record<string, string>>;
  readonly userAgent: string;
  readonly requestTimeoutMs: number;
  readonly debug: (line: string) => void;
  /** Hides the token, which the service may echo in any form. */
  readonly hide: (text: string) => string;
}

export type Client = Pick<ReturnType<typeof createClient>, "call">;

export function createClient(options: ClientOptions) {
  const { apiUrl, requestTimeoutMs, debug, hide } = options;
  const withToken = "x-api-token" in options.credentials;
  const time = createServiceTime(options.clock);

  return {
    now: time.now,

    /** Sends a request; a Buffer is sent unchanged. @throws ApiError, InputError for a body over the limit, AbortedError */
    async call<Response>(
      endpoint: Endpoint<Response>,
      request: object,
      { signal = options.signal, withinMs = Number.POSITIVE_INFINITY }: CallOptions = {},
    ): Promise<Response> {
      const { name, method, path, repeat, reply } = endpoint;
      const body = method === "GET" ? undefined : encodeBody(request);
      const readReply = replyReader(reply);
      const end = await sendWithRetries({
        ...options,
        signal,
        request: {
          method,
          url: urlOf(apiUrl, path, method === "GET" ? request : {}),
          headers: requestHeaders(options, body),
          body,
          statusSuffices: reply === "nothing",
        },
        repeat,
        attemptMs: requestTimeoutMs,
        budgetMs: Math.min(computeCallBudgetMs(requestTimeoutMs), withinMs),
        log: (line) => debug(`${method} ${path}: ${line}`),
      });
      if (end.kind === "no-answer") throw noAnswerError(name, apiUrl, end.why, end.attempts);
      const facts: AnswerFacts = { ...end, endpoint: name, hide, withToken };
      if (!isSuccess(end.answer)) throw statusError(facts);
      time.note(end.answer);
      return readReply(facts);
    },
  };
}

function encodeBody(request: object): Buffer {
  const body = Buffer.isBuffer(request) ? request : Buffer.from(JSON.stringify(request), "utf8");
  if (body.length > BODY_LIMIT_BYTES) throw tooLargeError(body.length);
  return body;
}

export function tooLargeError(bytes: number): InputError {
  return new InputError([
    `The request body has ${bytes} bytes, and the limit of the service is ${BODY_LIMIT_BYTES}. Nothing was sent.`,
  ]);
}

function urlOf(apiUrl: URL, path: string, query: object): URL {
  const url = new URL(apiUrl.href.replace(/\/+$/, "") + path);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  return url;
}

function requestHeaders({ credentials, userAgent }: ClientOptions, body: Buffer | undefined): Record<string, string> {
  return {
    ...credentials,
    accept: "application/json, text/plain",
    // Compressed replies are not supported.
    "accept-encoding": "identity",
    "user-agent": userAgent,
    ...(body === undefined ? {} : { "content-type": "application/json" }),
  };
}

function replyReader<Response>(reply: ReplyForm<Response>): (facts: AnswerFacts) => Promise<Response>;
function replyReader(reply: ReplyForm<unknown>): (facts: AnswerFacts) => Promise<unknown> {
  const schema = typeof reply === "function" ? reply() : undefined;
  return async (facts) => {
    if (facts.answer.cutOff) throw unreadableError(facts, "it is too long");
    if (schema !== undefined) return readJson(facts, await schema);
    return reply === "text" ? facts.answer.body : undefined;
  };
}

function readJson(facts: AnswerFacts, schema: z.ZodMiniType): unknown {
  const { body, header } = facts.answer;
  let json: unknown;
  try {
    json = parseBoundedJson(body);
  } catch (error) {
    if (error instanceof RangeError) throw unreadableError(facts, error.message);
    const isPacked = (header("content-encoding") ?? "identity") !== "identity";
    throw unreadableError(facts, isPacked ? "it is compressed without a request for compression" : "it is not JSON");
  }
  const read = schema.safeParse(json);
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  const at = issue === undefined || issue.path.length === 0 ? "the reply" : issue.path.join(".");
  throw unreadableError(facts, `${at}: ${issue?.message ?? "does not fit"}`);
}
