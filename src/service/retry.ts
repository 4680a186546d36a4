import type { Clock } from "../clock.js";
import { AbortedError } from "../errors.js";
import type { Answer, Connection, Exchange } from "./http/connection.js";
import { describeFailure, type NetworkFailure } from "./http/failure.js";
import { isSuccess, isTransientStatus } from "./http/status.js";
import { parseHttpDate, presentIn } from "./present.js";

/** At most this many attempts a call, with these pauses between them, in milliseconds. */
const PAUSES_MS: readonly number[] = [500, 1000, 2000];
/** Each pause varies by this share, so that thousands of steps do not come back at the same moment. */
const JITTER = 0.25;
/** A call is over after this many times the timeout of one attempt. */
const BUDGET_IN_ATTEMPTS = 3;
/** The least time in which an answer can be hoped for: nobody may ask for shorter attempts either. */
const USEFUL_MS = 1000;

export function callBudgetMs(requestTimeoutMs: number): number {
  return BUDGET_IN_ATTEMPTS * requestTimeoutMs;
}

/**
 * When a request may be sent again after a failure.
 * `always`: asking twice is harmless. `unsent`: only after a 429 or when nothing was sent yet. `never`: one attempt.
 */
export type Repeat = "always" | "unsent" | "never";

export interface TransportOptions {
  readonly connection: Connection;
  readonly clock: Clock;
  /** Uniform in [0, 1). */
  readonly random: () => number;
  readonly signal: AbortSignal;
}

export interface RetriedRequest extends TransportOptions {
  readonly request: Omit<Exchange, "timeoutMs" | "signal">;
  readonly repeat: Repeat;
  readonly attemptMs: number;
  /** Cap of all attempts and the pauses between them, in milliseconds. */
  readonly budgetMs: number;
  readonly log: (line: string) => void;
}

type Attempt =
  | { readonly kind: "answer"; readonly answer: Answer; readonly retryAfterMs: number | undefined }
  | { readonly kind: "no-answer"; readonly why: NetworkFailure };

/** Asks until there is a good answer, or until asking again is of no use. @throws AbortedError on the signal. */
export async function ask(asked: RetriedRequest): Promise<Attempt & { readonly attempts: number }> {
  const { clock, signal, budgetMs } = asked;
  const startedAt = clock.now();
  for (let attempts = 1; ; attempts += 1) {
    const leftMs = budgetMs - (clock.now() - startedAt);
    const attempt = await attemptOnce(asked, Math.min(asked.attemptMs, leftMs), attempts);
    if (attempt.kind === "answer" && isSuccess(attempt.answer)) return { ...attempt, attempts };
    const elapsedMs = clock.now() - startedAt;
    const pauseMs = pauseBeforeRetry(attempt, { ...asked, attempts, elapsedMs });
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
    // A date in it is one of the clock that wrote it.
    const retryAfterMs = parseRetryAfter(answer.header("retry-after"), presentIn(answer) ?? clock.now());
    return { kind: "answer", answer, retryAfterMs };
  } catch (error) {
    if (signal.aborted) throw new AbortedError();
    const why = describeFailure(error);
    log(why.reason);
    return { kind: "no-answer", why };
  }
}

/** An attempt without success, as far as the next one depends on it. */
type FailedAttempt =
  | { readonly kind: "answer"; readonly answer: Pick<Answer, "status">; readonly retryAfterMs?: number | undefined }
  | { readonly kind: "no-answer"; readonly why: Pick<NetworkFailure, "unsent" | "permanent"> };

export interface RetryState extends Pick<RetriedRequest, "repeat" | "budgetMs" | "random"> {
  /** Attempts made so far, from 1. */
  readonly attempts: number;
  readonly elapsedMs: number;
}

/**
 * Milliseconds to wait before the next attempt, or undefined when there is none.
 * A `Retry-After` is obeyed to the letter; one that leaves no time for an answer ends the call at once.
 */
export function pauseBeforeRetry(failed: FailedAttempt, state: RetryState): number | undefined {
  const backoffMs = PAUSES_MS[state.attempts - 1];
  if (backoffMs === undefined || !mayRepeat(state.repeat, failed)) return undefined;
  const varied = backoffMs * (1 + JITTER * (2 * state.random() - 1));
  const asked = failed.kind === "answer" ? failed.retryAfterMs : undefined;
  const pauseMs = Math.max(varied, asked ?? 0);
  return state.elapsedMs + pauseMs + USEFUL_MS <= state.budgetMs ? pauseMs : undefined;
}

function mayRepeat(repeat: Repeat, failed: FailedAttempt): boolean {
  switch (repeat) {
    case "never":
      return false;
    case "always":
      return failed.kind === "answer" ? isTransientStatus(failed.answer.status) : !failed.why.permanent;
    case "unsent":
      return failed.kind === "answer" ? failed.answer.status === 429 : failed.why.unsent && !failed.why.permanent;
  }
}

/**
 * A `Retry-After` header in milliseconds: whole seconds or an HTTP date, not negative.
 * Anything else is as if the header were missing.
 */
export function parseRetryAfter(header: string | undefined, nowMs: number): number | undefined {
  if (header === undefined) return undefined;
  const text = header.trim();
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const date = parseHttpDate(text);
  return date === undefined ? undefined : Math.max(0, date - nowMs);
}
