import {
  AbortedError,
  type ErrorKind,
  OperationError,
  type OperationErrorOptions,
  type ProblemList,
} from "../errors.js";
import { formatDuration } from "../text/format.js";
import { createMessageText, type MessageText, toInputReference } from "../text/problem.js";
import type { HttpReply } from "./http/connection.js";
import type { NetworkFailure } from "./http/failure.js";
import { isLoopback } from "./http/proxy.js";
import { isTransientStatus } from "./http/status.js";

export interface ApiErrorFacts {
  readonly endpoint: string;
  readonly status?: number;
  /** Code of the error in API v2, such as `PR_NOT_FOUND`. */
  readonly code?: string;
  /** Message of the service, as one line of at most 300 characters. */
  readonly serverText?: string;
  readonly requestId?: string;
  readonly attempts: number;
  /** Milliseconds to wait before a retry, from the header `Retry-After`. */
  readonly retryAfterMs?: number;
  /** True when the request failed but may have taken effect. */
  readonly ambiguous: boolean;
  /** True when an older version of the service rejects a request that it does not support. */
  readonly isUnsupported?: boolean;
  /** True when a retry may succeed: after network failures, 408, 425, 429, 5xx and an unreadable reply with 2xx. */
  readonly transient: boolean;
}

export class ApiError extends OperationError {
  readonly facts: ApiErrorFacts;

  constructor(kind: ErrorKind, problems: ProblemList, facts: ApiErrorFacts, options?: OperationErrorOptions) {
    super(kind, problems, options);
    this.facts = facts;
  }

  protected override copy(problems: ProblemList, options: OperationErrorOptions): ApiError {
    return new ApiError(this.kind, problems, this.facts, options);
  }
}

/** Throws the error of a missing resource. @throws ApiError 404, like a failed request to the service */
export function throwNotFoundError(endpoint: string, what: string): never {
  const facts = { endpoint, status: 404, attempts: 1, ambiguous: false, transient: false };
  throw new ApiError("not-found", `${endpoint} found ${what}.`, facts);
}

export function isNotFoundError(error: unknown): error is ApiError {
  return error instanceof ApiError && error.facts.status === 404;
}

/** True for the error that the pull request is not in the queue. */
export function isNotQueuedError(error: unknown): error is ApiError {
  return isNotFoundError(error) || (error instanceof ApiError && error.facts.code === "PR_NOT_IN_ACTIVE_STATE");
}

/**
 * True when the service refuses to delete a queue, perhaps because of pull requests in it. API v1 sends an undocumented
 * 400.
 */
export function isQueueNotEmptyError(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.facts.status === 400 || error.facts.code === "QUEUE_HAS_ACTIVE_ENTRIES");
}

export function isTransientError(error: unknown): error is ApiError {
  return error instanceof ApiError && error.facts.transient;
}

export function ignoreNotFoundError<Found>(reading: Promise<Found>): Promise<Found | undefined> {
  return unless(isNotFoundError, reading);
}

/**
 * Returns undefined if the resource does not exist (404), or an older version of the service does not support the
 * request.
 */
export function ignoreUnsupportedRequestError<Found>(reading: Promise<Found>): Promise<Found | undefined> {
  return unless(
    (error) => isNotFoundError(error) || (error instanceof ApiError && error.facts.isUnsupported === true),
    reading,
  );
}

/** Returns undefined if the read fails, except after an abort. @throws AbortedError */
export function ignoreReadError<Found>(reading: Promise<Found>): Promise<Found | undefined> {
  return unless((error) => !(error instanceof AbortedError), reading);
}

async function unless<Found>(isNothing: (error: unknown) => boolean, reading: Promise<Found>) {
  return reading.catch((error: unknown) => {
    if (isNothing(error)) return undefined;
    throw error;
  });
}

/** True when a write may have taken effect: without a reply, or after 408 or 5xx. Only a read can show the effect. */
export function isErrorWithUncertainWriteEffect(error: unknown): error is ApiError {
  return error instanceof ApiError && error.facts.ambiguous;
}

/** Returns advice after a failed request, from its status and code. */
export type ApiErrorAdviser = (facts: ApiErrorFacts, permissions: readonly string[]) => readonly MessageText[];

/** Failed request, as error messages describe it. */
interface Asked {
  readonly name: string;
  readonly isWrite: boolean;
  readonly isRecent?: boolean;
  readonly permissions?: readonly string[];
}

export interface HttpReplyFacts {
  readonly endpoint: Asked;
  readonly answer: HttpReply;
  readonly attempts: number;
  readonly retryAfterMs: number | undefined;
  /** Replaces the token in a text, because a reply may contain it. */
  readonly hide: (text: string) => string;
  readonly withToken: boolean;
  readonly advise: ApiErrorAdviser;
}

export function createHttpStatusError(given: HttpReplyFacts): ApiError {
  const { endpoint, answer, attempts, retryAfterMs, withToken, advise } = given;
  const { status } = answer;
  const code = codeIn(answer.body);
  const facts: ApiErrorFacts = {
    ...factsOf(given),
    ...(code === undefined ? {} : { code }),
    ambiguous: endpoint.isWrite && (status === 408 || status >= 500),
    transient: isTransientStatus(status),
    isUnsupported: endpoint.isRecent === true && status === 400,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  };
  const text = facts.serverText === "" ? "an empty body" : `"${facts.serverText}"`;
  const message = `${endpoint.name} was answered with status ${status}: ${text}${circumstances(attempts, facts.requestId)}.`;
  const advice = advise(facts, endpoint.permissions ?? []);
  const details = advice.length > 0 ? advice : hintsFor(status, retryAfterMs, withToken);
  return new ApiError(kindOf(status), message, facts, { details });
}

export function createNoAnswerError(endpoint: Asked, apiUrl: URL, why: NetworkFailure, attempts: number): ApiError {
  const { name, isWrite } = endpoint;
  const facts = { endpoint: name, attempts, ambiguous: isWrite && !why.unsent, transient: !why.permanent };
  const message = `${name} got no answer from ${apiUrl.host}: ${why.reason}${circumstances(attempts)}.`;
  return new ApiError("unavailable", message, facts, { details: [why.hint ?? adviceFor(apiUrl, why)] });
}

function adviceFor(apiUrl: URL, { unsent }: NetworkFailure): MessageText {
  const address = toInputReference("api-url");
  if (!unsent)
    return createMessageText`Run the step again later. If the service is slow, raise ${toInputReference("request-timeout")}. A proxy or a firewall may also close connections.`;
  if (isLoopback(apiUrl))
    return createMessageText`${address} names this machine. Check that the service, such as merge-queue serve, is running and listens at this address.`;
  return createMessageText`Check that this machine can reach ${apiUrl.host}. Check the network, DNS, the variables HTTPS_PROXY and NO_PROXY, and ${address}.`;
}

export function createUnreadableReplyError(given: HttpReplyFacts, problem: string): ApiError {
  const facts: ApiErrorFacts = { ...factsOf(given), ambiguous: false, transient: true };
  const message = `The reply of ${given.endpoint.name} could not be read: ${problem}${circumstances(1, facts.requestId)}.`;
  return new ApiError("response", message, facts, {
    details: [
      `The reply begins with: ${facts.serverText || "(nothing)"}`,
      createMessageText`Check that ${toInputReference("api-url")} is the address of the service with its version, not a page of a proxy.`,
    ],
  });
}

function factsOf({ endpoint, answer, attempts, hide }: HttpReplyFacts) {
  const requestId = extractErrorMessageFromReply(answer.header("x-request-id") ?? "", hide);
  return {
    endpoint: endpoint.name,
    status: answer.status,
    serverText: extractErrorMessageFromReply(answer.body, hide),
    attempts,
    ...(requestId === "" ? {} : { requestId }),
  };
}

function kindOf(status: number): ErrorKind {
  if (status === 401 || status === 403) return "auth";
  if (status === 404) return "not-found";
  return isTransientStatus(status) ? "unavailable" : "rejected";
}

function circumstances(attempts: number, requestId?: string): string {
  const parts = [
    ...(attempts === 1 ? [] : [`tried ${attempts} times`]),
    ...(requestId === undefined ? [] : [`request id ${requestId}`]),
  ];
  return parts.length === 0 ? "" : ` (${parts.join(", ")})`;
}

function hintsFor(status: number, retryAfterMs: number | undefined, withToken: boolean): MessageText[] {
  if (status === 401 || status === 403) {
    return [
      withToken
        ? "Check that the token is a valid API token of the organization that owns the queue."
        : "No token was sent. For a pull request from a fork, the service accepts the number of the workflow run instead of a token. The service accepts this number only while the workflow run is in progress, and only for the head commit of the run.",
    ];
  }
  if (status >= 300 && status < 400) {
    return [
      createMessageText`The action does not follow redirects, because a redirect could expose the token. Check ${toInputReference("api-url")}.`,
    ];
  }
  if (status === 429 || status >= 500) {
    const when = retryAfterMs === undefined || retryAfterMs === 0 ? "later" : `in ${formatDuration(retryAfterMs)}`;
    return [`The service is unavailable at the moment. Run the step again ${when}.`];
  }
  return [];
}

const SHOWN_CHARACTERS = 300;
const READ_CHARACTERS = 100_000;

/**
 * Returns the error message of a reply as one line: plain text, the message in JSON, or HTML without tags. Hides
 * secrets before it shortens the text, and again after it decodes JSON.
 */
export function extractErrorMessageFromReply(body: string, hide: (text: string) => string): string {
  const start = hide(body).slice(0, READ_CHARACTERS);
  const text = messageField(parseObject(start), 2) ?? (/^\s*</.test(start) ? withoutTags(start) : start);
  const line = hide(text)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();
  return line.length > SHOWN_CHARACTERS ? `${line.slice(0, SHOWN_CHARACTERS - 1).toWellFormed()}…` : line;
}

function parseObject(body: string): unknown {
  try {
    return /^\s*\{/.test(body) ? JSON.parse(body) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the error code of an API v2 reply; undefined for a reply of a proxy. */
function codeIn(body: string): string | undefined {
  const code: unknown = Object(Object(parseObject(body.slice(0, READ_CHARACTERS))).error).code;
  return typeof code === "string" && /^[A-Z][A-Z0-9_]{1,79}$/.test(code) ? code : undefined;
}

function messageField(value: unknown, depth: number): string | undefined {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null || depth === 0) return undefined;
  const fields = new Map<string, unknown>(Object.entries(value));
  return messageField(fields.get("message") ?? fields.get("error"), depth - 1);
}

function withoutTags(html: string): string {
  return html.replace(/<(script|style)\b[\s\S]*?(<\/\1>|$)/gi, " ").replace(/<[^<>]*>/g, " ");
}
