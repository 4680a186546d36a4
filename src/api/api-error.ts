import { formatDuration } from "../duration.js";
import { ApiError, type ApiErrorFacts, type ErrorKind } from "../errors.js";
import type { Answer } from "./connection.js";
import type { Endpoint } from "./endpoints.js";
import type { NoAnswer } from "./no-answer.js";
import { isTransientStatus, parseRetryAfter } from "./retry.js";
import { serverText } from "./server-text.js";

type AnyEndpoint = Endpoint<never, unknown>;

/** What an error about an answer is made of. */
export interface AnswerFacts {
  readonly endpoint: AnyEndpoint;
  readonly answer: Answer;
  readonly attempts: number;
  /** Takes the token, which a service may echo, out of a text. */
  readonly hide: (text: string) => string;
  /** A token was sent. */
  readonly withToken: boolean;
}

/** The error for an answer outside 2xx. */
export function answerError(
  { endpoint, answer, attempts, hide, withToken }: AnswerFacts,
  nowMs: number,
): ApiError {
  const { status } = answer;
  const words = serverText(answer.body, hide);
  const requestId = requestIdOf(answer, hide);
  const retryAfterMs = parseRetryAfter(answer.header("retry-after"), nowMs);
  const facts: ApiErrorFacts = {
    endpoint: endpoint.name,
    status,
    serverText: words,
    attempts,
    ambiguous: status === 408 || status >= 500,
    transient: isTransientStatus(status),
    ...(requestId === undefined ? {} : { requestId }),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  };
  const said = words === "" ? "an empty body" : `"${words}"`;
  const message = `${endpoint.name} was answered with status ${status}: ${said}${circumstances(attempts, requestId)}.`;
  return new ApiError(kindOf(status), message, facts, {
    details: hintsFor(status, retryAfterMs, withToken),
  });
}

/** The error when no answer came at all. */
export function noAnswerError(endpoint: AnyEndpoint, apiUrl: URL, why: NoAnswer, attempts: number): ApiError {
  const facts: ApiErrorFacts = {
    endpoint: endpoint.name,
    attempts,
    ambiguous: !why.unsent,
    transient: !why.permanent,
  };
  const message = `${endpoint.name} got no answer from ${apiUrl.host}: ${why.reason}${circumstances(attempts)}.`;
  return new ApiError("unavailable", message, facts, { details: why.hint === undefined ? [] : [why.hint] });
}

/** The error for a 2xx read that does not fit what the endpoint should answer. */
export function unreadableError(
  { endpoint, answer, attempts, hide }: AnswerFacts,
  problem: string,
): ApiError {
  const requestId = requestIdOf(answer, hide);
  const facts: ApiErrorFacts = {
    endpoint: endpoint.name,
    status: answer.status,
    serverText: serverText(answer.body, hide),
    attempts,
    ambiguous: false,
    transient: true,
    ...(requestId === undefined ? {} : { requestId }),
  };
  const message = `The reply of ${endpoint.name} could not be read: ${problem}${circumstances(1, requestId)}.`;
  return new ApiError("response", message, facts, {
    details: [
      `It began with: ${facts.serverText === "" ? "(nothing)" : facts.serverText}`,
      "Check that api-url is the service's own address with its version, and not a page of a proxy.",
    ],
  });
}

function kindOf(status: number): ErrorKind {
  if (status === 401 || status === 403) return "auth";
  if (status === 404) return "not-found";
  return isTransientStatus(status) ? "unavailable" : "rejected";
}

/** In brackets: how often it was tried, and by which id the service's operators find the request. */
function circumstances(attempts: number, requestId?: string): string {
  const parts = [
    ...(attempts === 1 ? [] : [`tried ${attempts} times`]),
    ...(requestId === undefined ? [] : [`request id ${requestId}`]),
  ];
  return parts.length === 0 ? "" : ` (${parts.join(", ")})`;
}

function requestIdOf(answer: Answer, hide: AnswerFacts["hide"]): string | undefined {
  const text = serverText(answer.header("x-request-id") ?? "", hide);
  return text === "" ? undefined : text;
}

function hintsFor(status: number, retryAfterMs: number | undefined, withToken: boolean): string[] {
  if (status === 401 || status === 403) {
    if (!withToken) {
      return [
        "No token was sent. The service recognises a fork's run by its number, but only while it runs, and only for the head commit that it runs on.",
      ];
    }
    return [
      "Check that the token is an API token of the organisation that owns the queue, and that it was not revoked.",
    ];
  }
  if (status >= 300 && status < 400) {
    return ["Redirects are not followed, so that the token stays where it was sent. Check api-url."];
  }
  if (status === 429 || status >= 500) {
    const when =
      retryAfterMs === undefined || retryAfterMs === 0 ? "later" : `in ${formatDuration(retryAfterMs)}`;
    return [`The service could not take the request now. Run it again ${when}.`];
  }
  return [];
}
