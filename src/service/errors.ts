import { AbortedError, type ErrorKind, Failure, type FailureOptions, type ProblemList } from "../errors.js";
import { formatDuration } from "../text/format.js";
import { inputName, type Text, textWithNames } from "../text/problem.js";
import type { Answer } from "./http/connection.js";
import type { NetworkFailure } from "./http/failure.js";
import { isLoopback } from "./http/proxy.js";
import { isTransientStatus } from "./http/status.js";

export interface ApiErrorFacts {
  readonly endpoint: string;
  readonly status?: number;
  /** Message of the service on one line, at most 300 characters. */
  readonly serverText?: string;
  readonly requestId?: string;
  readonly attempts: number;
  /** Milliseconds of a `Retry-After` header. */
  readonly retryAfterMs?: number;
  /** True when the request may have taken effect. */
  readonly ambiguous: boolean;
  /** True when a retry may help: network, 408, 425, 429, 5xx, an unreadable 2xx. */
  readonly transient: boolean;
}

export class ApiError extends Failure {
  readonly facts: ApiErrorFacts;

  constructor(kind: ErrorKind, problems: ProblemList, facts: ApiErrorFacts, options?: FailureOptions) {
    super(kind, problems, options);
    this.facts = facts;
  }

  protected override copy(problems: ProblemList, options: FailureOptions): ApiError {
    return new ApiError(this.kind, problems, this.facts, options);
  }
}

export function isNotFound(error: unknown): error is ApiError {
  return error instanceof ApiError && error.facts.status === 404;
}

export function isTransient(error: unknown): error is ApiError {
  return error instanceof ApiError && error.facts.transient;
}

export function undefinedIfNotFound<Found>(reading: Promise<Found>): Promise<Found | undefined> {
  return unless(isNotFound, reading);
}

/** Returns undefined after status 400 or 404: an older service sends them for unknown requests. */
export function undefinedIfUnsupported<Found>(reading: Promise<Found>): Promise<Found | undefined> {
  return unless((error) => isNotFound(error) || (error instanceof ApiError && error.facts.status === 400), reading);
}

/** Returns undefined after any failure. @throws AbortedError */
export function undefinedIfFailed<Found>(reading: Promise<Found>): Promise<Found | undefined> {
  return unless((error) => !(error instanceof AbortedError), reading);
}

async function unless<Found>(isNothing: (error: unknown) => boolean, reading: Promise<Found>) {
  return reading.catch((error: unknown) => {
    if (isNothing(error)) return undefined;
    throw error;
  });
}

/** True for a write without a reply or with 408 or 5xx. Only a read shows its effect. */
export function isAmbiguous(error: unknown): error is ApiError {
  return error instanceof ApiError && error.facts.ambiguous;
}

export interface AnswerFacts {
  readonly endpoint: string;
  readonly answer: Answer;
  readonly attempts: number;
  readonly retryAfterMs: number | undefined;
  /** Hides the token, which the service may echo. */
  readonly hide: (text: string) => string;
  readonly withToken: boolean;
}

export function statusError(given: AnswerFacts): ApiError {
  const { endpoint, answer, attempts, retryAfterMs, withToken } = given;
  const { status } = answer;
  const facts: ApiErrorFacts = {
    ...factsOf(given),
    ambiguous: status === 408 || status >= 500,
    transient: isTransientStatus(status),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  };
  const text = facts.serverText === "" ? "an empty body" : `"${facts.serverText}"`;
  const message = `${endpoint} was answered with status ${status}: ${text}${circumstances(attempts, facts.requestId)}.`;
  return new ApiError(kindOf(status), message, facts, { details: hintsFor(status, retryAfterMs, withToken) });
}

export function noAnswerError(endpoint: string, apiUrl: URL, why: NetworkFailure, attempts: number): ApiError {
  const facts = { endpoint, attempts, ambiguous: !why.unsent, transient: !why.permanent };
  const message = `${endpoint} got no answer from ${apiUrl.host}: ${why.reason}${circumstances(attempts)}.`;
  return new ApiError("unavailable", message, facts, { details: [why.hint ?? adviceFor(apiUrl, why)] });
}

function adviceFor(apiUrl: URL, { unsent }: NetworkFailure): Text {
  const address = inputName("api-url");
  if (!unsent)
    return textWithNames`Run it again later. If the service is slow, raise ${inputName("request-timeout")}. A proxy or a firewall may also close connections.`;
  if (isLoopback(apiUrl))
    return textWithNames`${address} names this machine. Check that the service, such as merge-queue serve, is running and listens there.`;
  return textWithNames`Check that this machine reaches ${apiUrl.host}: its network and DNS, the variables HTTPS_PROXY and NO_PROXY, and ${address}.`;
}

export function unreadableError(given: AnswerFacts, problem: string): ApiError {
  const facts: ApiErrorFacts = { ...factsOf(given), ambiguous: false, transient: true };
  const message = `The reply of ${given.endpoint} could not be read: ${problem}${circumstances(1, facts.requestId)}.`;
  return new ApiError("response", message, facts, {
    details: [
      `Beginning of the reply: ${facts.serverText || "(nothing)"}`,
      textWithNames`Check that ${inputName("api-url")} is the address of the service with its version, not a page of a proxy.`,
    ],
  });
}

function factsOf({ endpoint, answer, attempts, hide }: AnswerFacts) {
  const requestId = extractServerText(answer.header("x-request-id") ?? "", hide);
  return {
    endpoint,
    status: answer.status,
    serverText: extractServerText(answer.body, hide),
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

function hintsFor(status: number, retryAfterMs: number | undefined, withToken: boolean): Text[] {
  if (status === 401 || status === 403) {
    return [
      withToken
        ? "Check that the token is a valid API token of the organization that owns the queue."
        : "No token was sent. The service accepts a fork's run number in place of a token, but only during that run and for its head commit.",
    ];
  }
  if (status >= 300 && status < 400) {
    return [
      textWithNames`Redirects are not followed, because they could expose the token. Check ${inputName("api-url")}.`,
    ];
  }
  if (status === 429 || status >= 500) {
    const when = retryAfterMs === undefined || retryAfterMs === 0 ? "later" : `in ${formatDuration(retryAfterMs)}`;
    return [`The service is unavailable at the moment. Run it again ${when}.`];
  }
  return [];
}

const SHOWN_CHARACTERS = 300;
const READ_CHARACTERS = 100_000;

/**
 * Returns the service's message for a log line: plain text, the message of a JSON error, or HTML without tags. Hides
 * secrets before the text is shortened, and again after JSON is decoded.
 */
export function extractServerText(body: string, hide: (text: string) => string): string {
  const start = hide(body).slice(0, READ_CHARACTERS);
  const text = messageInJson(start) ?? (/^\s*</.test(start) ? withoutTags(start) : start);
  const line = hide(text)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();
  return line.length > SHOWN_CHARACTERS ? `${line.slice(0, SHOWN_CHARACTERS - 1).toWellFormed()}…` : line;
}

function messageInJson(body: string): string | undefined {
  if (!/^\s*\{/.test(body)) return undefined;
  try {
    return messageField(JSON.parse(body), 2);
  } catch {
    return undefined;
  }
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
