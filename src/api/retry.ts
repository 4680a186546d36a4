import type { Repeat } from "./endpoints.js";

/** At most this many attempts a call, with these pauses between them, in milliseconds. */
const PAUSES_MS: readonly number[] = [500, 1000, 2000];
/** Each pause varies by this share, so that thousands of steps do not come back at the same moment. */
const JITTER = 0.25;
/** A call is over after this many times the timeout of one attempt. */
const BUDGET_IN_ATTEMPTS = 3;
/** The least time in which an answer can be hoped for: nobody may ask for shorter attempts either. */
const USEFUL_MS = 1000;

export function budgetMs(requestTimeoutMs: number): number {
  return BUDGET_IN_ATTEMPTS * requestTimeoutMs;
}

/** What came of one attempt that was no success. */
export type AttemptFailure =
  /** No answer. `unsent` is true when the service cannot have seen the request. */
  | {
      readonly kind: "no-answer";
      readonly unsent: boolean;
      readonly permanent: boolean;
      readonly reason: string;
    }
  | { readonly kind: "status"; readonly status: number; readonly retryAfterMs: number | undefined };

const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([408, 425, 429]);

/** Statuses after which asking again later may help. */
export function isTransientStatus(status: number): boolean {
  return status >= 500 || TRANSIENT_STATUSES.has(status);
}

function mayRepeat(repeat: Repeat, failure: AttemptFailure): boolean {
  switch (repeat) {
    case "never":
      return false;
    case "always":
      return failure.kind === "status" ? isTransientStatus(failure.status) : !failure.permanent;
    case "unsent":
      return failure.kind === "status" ? failure.status === 429 : failure.unsent && !failure.permanent;
  }
}

export interface RetryState {
  readonly repeat: Repeat;
  /** Attempts made so far, from 1. */
  readonly attempt: number;
  readonly elapsedMs: number;
  readonly budgetMs: number;
  /** Uniform in [0, 1). */
  readonly random: () => number;
}

/**
 * Milliseconds to wait before the next attempt, or undefined when there is none.
 * A `Retry-After` is obeyed to the letter; one that leaves no time for an answer ends the call at once.
 */
export function pauseBeforeRetry(failure: AttemptFailure, state: RetryState): number | undefined {
  const backoffMs = PAUSES_MS[state.attempt - 1];
  if (backoffMs === undefined || !mayRepeat(state.repeat, failure)) return undefined;
  const varied = backoffMs * (1 + JITTER * (2 * state.random() - 1));
  const asked = failure.kind === "status" ? failure.retryAfterMs : undefined;
  const pauseMs = Math.max(varied, asked ?? 0);
  return state.elapsedMs + pauseMs + USEFUL_MS <= state.budgetMs ? pauseMs : undefined;
}

/** The three forms of an HTTP date begin with a weekday; Date.parse would also take "-5" or "soon 5". */
const HTTP_DATE = /^(mon|tue|wed|thu|fri|sat|sun)[a-z]*,? /i;

/**
 * A `Retry-After` header in milliseconds: whole seconds or an HTTP date, not negative.
 * Anything else is as if the header were missing.
 */
export function parseRetryAfter(header: string | undefined, nowMs: number): number | undefined {
  if (header === undefined) return undefined;
  const text = header.trim();
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  if (!HTTP_DATE.test(text)) return undefined;
  // The oldest form names no zone, and means the same one as the others.
  const date = Date.parse(/ GMT$/i.test(text) ? text : `${text} GMT`);
  return Number.isNaN(date) ? undefined : Math.max(0, date - nowMs);
}
