import { ApiError, type ApiErrorFacts, type ErrorKind } from "../errors.js";
import type { Answer } from "./connection.js";
import type { Endpoint } from "./endpoints.js";
import type { NoAnswer } from "./no-answer.js";
import { isTransientStatus, parseRetryAfter } from "./retry.js";
import { serverText } from "./server-text.js";

type AnyEndpoint = Endpoint<never, unknown>;

/** The error for an answer outside 2xx. */
export function answerError(
  endpoint: AnyEndpoint,
  answer: Answer,
  attempts: number,
  nowMs: number,
): ApiError {
  const { status } = answer;
  const words = serverText(answer.body);
  const requestId = requestIdOf(answer);
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
  const said = words === "" ? "without a text" : `"${words}"`;
  const message = `${endpoint.name} was answered with status ${status}: ${said}${tried(attempts)}.`;
  return new ApiError(kindOf(status), message, facts, {
    details: [
      ...hintsFor(status, retryAfterMs),
      ...(requestId === undefined ? [] : [`Request id: ${requestId}`]),
    ],
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
  const message = `${endpoint.name} got no answer from ${apiUrl.host}: ${why.reason}${tried(attempts)}.`;
  return new ApiError("unavailable", message, facts, { details: why.hint === undefined ? [] : [why.hint] });
}

/** The error for a 2xx read that does not fit what the endpoint should answer. */
export function unreadableError(
  endpoint: AnyEndpoint,
  answer: Answer,
  attempts: number,
  problem: string,
): ApiError {
  const requestId = requestIdOf(answer);
  const facts: ApiErrorFacts = {
    endpoint: endpoint.name,
    status: answer.status,
    serverText: serverText(answer.body),
    attempts,
    ambiguous: false,
    transient: true,
    ...(requestId === undefined ? {} : { requestId }),
  };
  return new ApiError("response", `The reply of ${endpoint.name} could not be read: ${problem}.`, facts, {
    details: [
      `It began with: ${facts.serverText === "" ? "(nothing)" : facts.serverText}`,
      "Check that api-url is the service's own address with its version, and not a page of a proxy.",
      ...(requestId === undefined ? [] : [`Request id: ${requestId}`]),
    ],
  });
}

function kindOf(status: number): ErrorKind {
  if (status === 401 || status === 403) return "auth";
  if (status === 404) return "not-found";
  return isTransientStatus(status) ? "unavailable" : "rejected";
}

function tried(attempts: number): string {
  return attempts === 1 ? "" : ` (tried ${attempts} times)`;
}

function requestIdOf(answer: Answer): string | undefined {
  const value = answer.header("x-request-id");
  return value === undefined ? undefined : serverText(value);
}

function hintsFor(status: number, retryAfterMs: number | undefined): string[] {
  if (status === 401 || status === 403) {
    return [
      "Check that `token` holds an API token of the organisation that owns the queue, and that it was not revoked.",
    ];
  }
  if (status >= 300 && status < 400) {
    return ["Redirects are not followed, so that the token stays where it was sent. Check api-url."];
  }
  if (status === 429 || status >= 500) {
    const when = retryAfterMs === undefined ? "later" : `in ${Math.ceil(retryAfterMs / 1000)} s`;
    return [`The service could not take the request now. Run the job again ${when}.`];
  }
  return [];
}
