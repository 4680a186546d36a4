/** Node's timers take no longer time. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** What was waited for did not end in its time. */
export class TimeOverError extends Error {
  readonly ms: number;

  constructor(ms: number) {
    super(`it took longer than ${ms} ms`);
    this.name = new.target.name;
    this.ms = ms;
  }
}

/**
 * Ends with the work, when its time is over, or with one of the signals, whichever comes first. The work is told to let
 * go of what it holds by a signal of its own, and nobody waits for it to listen.
 * @throws TimeOverError, or the reason of the signal.
 */
export function withinTime<Result>(
  ms: number,
  signals: readonly AbortSignal[],
  work: (stop: AbortSignal) => Promise<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    for (const signal of signals) signal.throwIfAborted();
    const stop = new AbortController();
    const end = (reason: unknown): void => {
      letGo();
      stop.abort(reason);
      reject(reason);
    };
    // On a busy machine a timer is looked at before what has arrived; that counts first.
    const overdue = (): void => void setImmediate(() => end(new TimeOverError(ms)));
    const timer = setTimeout(overdue, Math.max(1, Math.min(ms, LONGEST_TIMER_MS)));
    const listeners = signals.map((signal) => ({ signal, listener: () => end(signal.reason) }));
    const letGo = (): void => {
      clearTimeout(timer);
      for (const { signal, listener } of listeners) signal.removeEventListener("abort", listener);
    };
    for (const { signal, listener } of listeners) signal.addEventListener("abort", listener);
    work(stop.signal).finally(letGo).then(resolve, reject);
  });
}
