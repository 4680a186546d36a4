/** Creates a clock whose time passes only when all runs wait. */
export function sharedTime() {
  let nowMs = Date.UTC(2026, 0, 31, 12);
  const waiting: { readonly atMs: number; readonly wake: () => void }[] = [];
  const sleep = (ms: number) =>
    new Promise<void>((wake) => {
      waiting.push({ atMs: nowMs + ms, wake });
      waiting.sort((one, other) => one.atMs - other.atMs);
    });
  return {
    clock: { now: () => nowMs, sleep },
    /** Advances the time until the work is done. */
    async during<Done>(work: Promise<Done>): Promise<Done> {
      for (;;) {
        await new Promise((resolve) => setImmediate(resolve));
        const next = waiting.shift();
        if (next === undefined) return work;
        nowMs = next.atMs;
        next.wake();
      }
    },
  };
}
