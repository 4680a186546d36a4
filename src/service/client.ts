import type * as z from "zod/mini";
import { InputError } from "../errors.js";
import { parseDepthLimitedJson } from "../text/json.js";
import {
  type ApiErrorAdviser,
  createHttpStatusError,
  createNoAnswerError,
  createUnreadableReplyError,
  type HttpReplyFacts,
} from "./errors.js";
import type { HttpReply } from "./http/connection.js";
import { isSuccessfulReply } from "./http/status.js";
import { createServiceClock } from "./present.js";
import { computeCallTimeLimitMs, type RetryCondition, sendRequestWithRetries, type TransportOptions } from "./retry.js";
import type { CallOptions, QueueService, QueueSettings, ServiceRequest, TargetsUploadRequest } from "./service.js";

/**
 * Limits of a request body in UTF-8 bytes. The service's document ("Limits") states 20 MB, which may mean MiB. The
 * service certainly accepts the smaller size.
 */
export const REQUEST_BODY_BYTE_LIMITS = { bytes: 20 * 1024 * 1024, surelyTakenBytes: 20_000_000 } as const;

/** Form of a reply. The schema of a reply is loaded during its request. A write has no schema. */
export type ReplyFormat<Response> = "text" | "nothing" | (() => Promise<z.ZodMiniType<Response>>);

export interface Endpoint<Response> {
  readonly name: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: string;
  readonly repeat: RetryCondition;
  readonly reply: ReplyFormat<Response>;
  /** True for a request that an older version of the service does not support. */
  readonly isRecent?: boolean;
  /** Permissions that the API key may need for the request. */
  readonly permissions?: readonly string[];
}

export interface ClientOptions extends TransportOptions {
  readonly apiUrl: URL;
  /** Header with the token, or with the number of a workflow run from a fork. */
  readonly credentials: Readonly<Record<string, string>>;
  readonly userAgent: string;
  readonly requestTimeoutMs: number;
  readonly debug: (line: string) => void;
  /** Replaces the token in a text, because a reply may contain it. */
  readonly hide: (text: string) => string;
  /** Returns advice for a failed request that applies to one version of the API only. */
  readonly advise?: ApiErrorAdviser;
}

/** Limits of a call. `untilMs` limits several requests together, as a time of this machine's clock. */
type Limits = CallOptions & { readonly untilMs?: number };

export interface ServiceClient {
  /**
   * Sends a request. A Buffer is sent unchanged; undefined means no body. @throws ApiError, AbortedError, InputError
   * for a body that is too large
   */
  call<Response>(endpoint: Endpoint<Response>, request: object | undefined, options?: Limits): Promise<Response>;
}

export interface ServiceClientWithTimeLimit extends ServiceClient {
  /** Sets one time limit for all requests of a read or a write. */
  limit(options?: CallOptions): Limits;
}

export function createServiceClient(options: ClientOptions): ServiceClientWithTimeLimit & Pick<QueueService, "now"> {
  const { apiUrl, requestTimeoutMs, debug, hide, clock, advise = () => [] } = options;
  const withToken = !("x-forked-workflow-run-id" in options.credentials);
  const time = createServiceClock(clock);
  const replies = createReplyStore();

  return {
    now: time.now,

    limit: ({ withinMs = Number.POSITIVE_INFINITY, ...rest } = {}) => ({
      ...rest,
      untilMs: clock.now() + Math.min(withinMs, computeCallTimeLimitMs(requestTimeoutMs)),
    }),

    async call(endpoint, request, { signal = options.signal, withinMs, untilMs } = {}) {
      const { method, path, repeat, reply } = endpoint;
      const asked = { ...endpoint, isWrite: reply === "nothing" };
      const body = method === "GET" || request === undefined ? undefined : encodeBody(request);
      const url = urlOf(apiUrl, path, method === "GET" ? (request ?? {}) : {});
      const readReply = replyReader(reply);
      const stored = method === "GET" ? replies.find(url) : undefined;
      const leftMs = untilMs === undefined ? Number.POSITIVE_INFINITY : Math.max(1, untilMs - clock.now());
      const end = await sendRequestWithRetries({
        ...options,
        signal,
        request: {
          method,
          url,
          headers: { ...requestHeaders(options, body), ...(stored && { "if-none-match": stored.etag }) },
          body,
          statusSuffices: reply === "nothing",
        },
        repeat,
        attemptMs: requestTimeoutMs,
        budgetMs: Math.min(computeCallTimeLimitMs(requestTimeoutMs), withinMs ?? Number.POSITIVE_INFINITY, leftMs),
        log: (line) => debug(`${method} ${path}: ${line}`),
      });
      if (end.kind === "no-answer") throw createNoAnswerError(asked, apiUrl, end.why, end.attempts);
      const facts: HttpReplyFacts = { ...end, endpoint: asked, hide, withToken, advise };
      const unchanged = end.answer.status === 304 ? stored?.answer : undefined;
      if (unchanged === undefined && !isSuccessfulReply(end.answer)) throw createHttpStatusError(facts);
      time.note(end.answer);
      const answer = unchanged ?? end.answer;
      if (method === "GET") replies.store(url, answer);
      return readReply({ ...facts, answer });
    },
  };
}

/** Maximum number of stored replies. One wait needs fewer. */
const STORED_REPLIES = 20;
/** Maximum characters of a reply to store, which limits the memory of all stored replies. */
const STORED_CHARACTERS = 2_000_000;

/** Stores replies with an ETag. A later read of the same address downloads only a changed reply. */
function createReplyStore() {
  const stored = new Map<string, { readonly etag: string; readonly answer: HttpReply }>();
  return {
    find: ({ href }: URL) => stored.get(href),
    store({ href }: URL, answer: HttpReply): void {
      stored.delete(href);
      const etag = answer.header("etag");
      if (etag === undefined || answer.body.length > STORED_CHARACTERS) return;
      stored.set(href, { etag, answer });
      for (const oldest of [...stored.keys()].slice(0, -STORED_REPLIES)) stored.delete(oldest);
    },
  };
}

function encodeBody(request: object): Buffer {
  const body = Buffer.isBuffer(request) ? request : Buffer.from(JSON.stringify(request), "utf8");
  if (body.length > REQUEST_BODY_BYTE_LIMITS.bytes) throw createTooLargeError(body.length);
  return body;
}

function createTooLargeError(bytes: number): InputError {
  return new InputError([
    `The request body has ${bytes} bytes, and the limit of the service is ${REQUEST_BODY_BYTE_LIMITS.bytes}. Nothing was sent.`,
  ]);
}

/** Prepares an upload. The request fails without being sent if the body exceeds the limit of the service. */
export function prepareTargetsUploadRequest(
  { method, path }: Endpoint<void>,
  body: Buffer,
  send: ServiceRequest["send"],
): TargetsUploadRequest {
  const bytes = body.length;
  if (bytes <= REQUEST_BODY_BYTE_LIMITS.bytes) return { wire: [{ method, path, body }], bytes, fits: true, send };
  return { wire: [], bytes, fits: false, send: () => Promise.reject(createTooLargeError(bytes)) };
}

/** Separates the settings that a request to create a queue accepts from the settings to send afterwards. */
export function splitSettingsForQueueCreation<Value>(settings: QueueSettings<Value>, accepted: readonly string[]) {
  const chosen = [...settings].filter(([name]) => accepted.includes(name));
  // Null removes a list from a queue. A new queue has no list to remove, so null is not sent.
  const remaining = [...settings].filter(([name, value]) => !accepted.includes(name) && value !== null);
  return { chosen: new Map(chosen), remaining: new Map(remaining) };
}

function urlOf(apiUrl: URL, path: string, query: object): URL {
  const url = new URL(apiUrl.href.replace(/\/+$/, "") + path);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url;
}

function requestHeaders({ credentials, userAgent }: ClientOptions, body: Buffer | undefined): Record<string, string> {
  return {
    ...credentials,
    accept: "application/json, text/plain",
    // This client cannot decompress replies.
    "accept-encoding": "identity",
    "user-agent": userAgent,
    ...(body === undefined ? {} : { "content-type": "application/json" }),
  };
}

function replyReader<Response>(reply: ReplyFormat<Response>): (facts: HttpReplyFacts) => Promise<Response>;
function replyReader(reply: ReplyFormat<unknown>): (facts: HttpReplyFacts) => Promise<unknown> {
  const schema = typeof reply === "function" ? reply() : undefined;
  return async (facts) => {
    if (facts.answer.cutOff) throw createUnreadableReplyError(facts, "the reply is too long");
    if (schema !== undefined) return readJson(facts, await schema);
    return reply === "text" ? facts.answer.body : undefined;
  };
}

function readJson(facts: HttpReplyFacts, schema: z.ZodMiniType): unknown {
  const { body, header } = facts.answer;
  let json: unknown;
  try {
    json = parseDepthLimitedJson(body);
  } catch (error) {
    if (error instanceof RangeError) throw createUnreadableReplyError(facts, error.message);
    const isPacked = (header("content-encoding") ?? "identity") !== "identity";
    throw createUnreadableReplyError(
      facts,
      isPacked
        ? "the reply is compressed, although the API request did not allow compression"
        : "the reply is not JSON",
    );
  }
  const read = schema.safeParse(json);
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  const at = issue === undefined || issue.path.length === 0 ? "the reply" : issue.path.join(".");
  throw createUnreadableReplyError(facts, `${at}: ${issue?.message ?? "has an invalid value"}`);
}
