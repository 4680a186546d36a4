import type { Clock } from "../clock.js";
import { AbortedError } from "../errors.js";
import { type Answer, type Connection, type Exchange, isSuccess } from "./connection.js";
import type { Repeat } from "./endpoints.js";
import { describeNoAnswer, type NoAnswer } from "./no-answer.js";
import { type AttemptFailure, parseRetryAfter, pauseBeforeRetry } from "./retry.js";

/** A request that is made again where that may help. */
export interface Asking {
  readonly connection: Connection;
  readonly request: Omit<Exchange, "timeoutMs" | "signal">;
  readonly repeat: Repeat;
  /** Cap of one attempt in milliseconds. */
  readonly attemptMs: number;
  /** Cap of all attempts and the pauses between them, in milliseconds. */
  readonly budgetMs: number;
  readonly clock: Clock;
  /** Uniform in [0, 1). */
  readonly random: () => number;
  readonly signal: AbortSignal;
  /** Told what came of each attempt. */
  readonly log: (line: string) => void;
}

type Attempt =
  | { readonly kind: "answer"; readonly answer: Answer }
  | { readonly kind: "no-answer"; readonly why: NoAnswer };

/** How the last attempt ended. */
export type LastAttempt = Attempt & { readonly attempts: number };

/** Asks until there is a good answer, or until asking again is of no use. @throws AbortedError on the signal. */
export async function ask(asking: Asking): Promise<LastAttempt> {
  const { clock, signal, repeat, budgetMs, random } = asking;
  const startedAt = clock.now();
  for (let attempts = 1; ; attempts += 1) {
    const leftMs = budgetMs - (clock.now() - startedAt);
    const attempt = await attemptOnce(asking, Math.min(asking.attemptMs, leftMs), attempts);
    if (attempt.kind === "answer" && isSuccess(attempt.answer)) return { ...attempt, attempts };
    const pauseMs = pauseBeforeRetry(failureOf(attempt, clock.now()), {
      repeat,
      attempt: attempts,
      elapsedMs: clock.now() - startedAt,
      budgetMs,
      random,
    });
    if (pauseMs === undefined) return { ...attempt, attempts };
    await clock.sleep(pauseMs, signal);
  }
}

async function attemptOnce(asking: Asking, timeoutMs: number, attempt: number): Promise<Attempt> {
  const { connection, request, clock, signal } = asking;
  const startedAt = clock.now();
  const log = (result: string): void =>
    asking.log(`${result} in ${Math.round(clock.now() - startedAt)} ms (attempt ${attempt})`);
  try {
    const answer = await connection.exchange({ ...request, timeoutMs, signal });
    log(`${answer.status}`);
    return { kind: "answer", answer };
  } catch (error) {
    if (signal.aborted) throw new AbortedError();
    const why = describeNoAnswer(error);
    log(why.reason);
    return { kind: "no-answer", why };
  }
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
