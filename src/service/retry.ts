import type { Clock } from "../clock.js";
import { AbortedError } from "../errors.js";
import { TIME_UNIT_MS } from "../text/format.js";
import type { Connection, HttpReply, HttpRequestOptions } from "./http/connection.js";
import { describeNetworkFailure, type NetworkFailure } from "./http/failure.js";
import { isSuccessfulReply, isTransientStatus } from "./http/status.js";
import { parseHttpDate, parseServerTime } from "./present.js";

const PAUSES_MS: readonly number[] = [500, 1000, 2000];
/** Random share of a pause, so that many steps do not retry at the same moment. */
const JITTER = 0.25;
/** Milliseconds to pause after status 429 if a read may retry more often than usual. */
const PATIENT_MS = 4000;
const BUDGET_IN_ATTEMPTS = 3;
/** Minimum milliseconds that must remain for a reply after a pause. */
const USEFUL_MS = 1000;

export function computeCallTimeLimitMs(requestTimeoutMs: number): number {
  return BUDGET_IN_ATTEMPTS * requestTimeoutMs;
}

/**
 * Condition of a retry. `always`: after any temporary failure. `patient`: like `always`, but with more retries after
 * 429, for reads with a low rate limit. `unsent`: if the request was not sent, or after 429.
 */
export type RetryCondition = "always" | "patient" | "unsent" | "never";

export interface TransportOptions {
  readonly connection: Connection;
  readonly clock: Clock;
  readonly random: () => number;
  readonly signal: AbortSignal;
}

interface RetriedRequest extends TransportOptions {
  readonly request: Omit<HttpRequestOptions, "timeoutMs" | "signal">;
  readonly repeat: RetryCondition;
  readonly attemptMs: number;
  readonly budgetMs: number;
  readonly log: (line: string) => void;
}

type Attempt =
  | { readonly kind: "answer"; readonly answer: HttpReply; readonly retryAfterMs: number | undefined }
  | { readonly kind: "no-answer"; readonly why: NetworkFailure };

/**
 * Sends a request until it succeeds or no retry is allowed. Returns the result of the last attempt. @throws
 * AbortedError
 */
export async function sendRequestWithRetries(asked: RetriedRequest): Promise<Attempt & { readonly attempts: number }> {
  const { clock, signal, budgetMs } = asked;
  const startedAt = clock.now();
  for (let attempts = 1; ; attempts += 1) {
    const leftMs = budgetMs - (clock.now() - startedAt);
    const attempt = await attemptOnce(asked, Math.min(asked.attemptMs, leftMs), attempts);
    if (attempt.kind === "answer" && isSuccessfulReply(attempt.answer)) return { ...attempt, attempts };
    const elapsedMs = clock.now() - startedAt;
    const pauseMs = computeRetryPauseMs(attempt, { ...asked, attempts, elapsedMs });
    if (pauseMs === undefined) return { ...attempt, attempts };
    await clock.sleep(pauseMs, signal);
  }
}

async function attemptOnce(asked: RetriedRequest, timeoutMs: number, attempt: number): Promise<Attempt> {
  const { connection, request, clock, signal } = asked;
  const startedAt = clock.now();
  const log = (result: string): void =>
    asked.log(`${result} in ${Math.round(clock.now() - startedAt)} ms (attempt ${attempt})`);
  try {
    const answer = await connection.exchange({ ...request, timeoutMs, signal });
    log(`${answer.status}`);
    // A date in `Retry-After` is a time of the service's clock.
    const retryAfterMs = parseRetryAfter(answer.header("retry-after"), parseServerTime(answer) ?? clock.now());
    return { kind: "answer", answer, retryAfterMs };
  } catch (error) {
    if (signal.aborted) throw new AbortedError();
    const why = describeNetworkFailure(error);
    log(why.reason);
    return { kind: "no-answer", why };
  }
}

type FailedAttempt =
  | { readonly kind: "answer"; readonly answer: Pick<HttpReply, "status">; readonly retryAfterMs?: number | undefined }
  | { readonly kind: "no-answer"; readonly why: Pick<NetworkFailure, "unsent" | "permanent"> };

export interface RetryState extends Pick<RetriedRequest, "repeat" | "budgetMs" | "random"> {
  readonly attempts: number;
  readonly elapsedMs: number;
}

/** Returns milliseconds until the next attempt; undefined if no retry is allowed or too little time would remain. */
export function computeRetryPauseMs(failed: FailedAttempt, state: RetryState): number | undefined {
  const isPatient = state.repeat === "patient" && failed.kind === "answer" && failed.answer.status === 429;
  const backoffMs = PAUSES_MS[state.attempts - 1] ?? (isPatient ? PATIENT_MS : undefined);
  if (backoffMs === undefined || !mayRepeat(state.repeat, failed)) return undefined;
  const varied = backoffMs * (1 + JITTER * (2 * state.random() - 1));
  const asked = failed.kind === "answer" ? failed.retryAfterMs : undefined;
  const pauseMs = Math.max(varied, asked ?? 0);
  return state.elapsedMs + pauseMs + USEFUL_MS <= state.budgetMs ? pauseMs : undefined;
}

function mayRepeat(repeat: RetryCondition, failed: FailedAttempt): boolean {
  switch (repeat) {
    case "never":
      return false;
    case "always":
    case "patient":
      return failed.kind === "answer" ? isTransientStatus(failed.answer.status) : !failed.why.permanent;
    case "unsent":
      return failed.kind === "answer" ? failed.answer.status === 429 : failed.why.unsent && !failed.why.permanent;
  }
}

/** Limits `Retry-After`, because a number with hundreds of digits would be infinite. */
const LONGEST_RETRY_AFTER_MS = 365 * TIME_UNIT_MS.d;

/**
 * Parses `Retry-After`, seconds or an HTTP date, to milliseconds, at most a year; undefined if the value is invalid.
 */
export function parseRetryAfter(header: string | undefined, nowMs: number): number | undefined {
  if (header === undefined) return undefined;
  const text = header.trim();
  if (/^\d+$/.test(text)) return Math.min(Number(text) * 1000, LONGEST_RETRY_AFTER_MS);
  const date = parseHttpDate(text);
  return date === undefined ? undefined : Math.min(Math.max(0, date - nowMs), LONGEST_RETRY_AFTER_MS);
}
