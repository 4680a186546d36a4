/** This file replaces `vitest` outside of tests. Cleanups for the end of a test run at the end of some work. */
import { AsyncLocalStorage } from "node:async_hooks";

// Other exports of vitest, which helpers import but do not call here.
export * from "vitest";

type Clean = () => unknown;

const underWay = new AsyncLocalStorage<Clean[]>();

export function onTestFinished(clean: Clean): void {
  const cleanings = underWay.getStore();
  if (cleanings === undefined) throw new Error("Nothing is under way at whose end something could be done.");
  cleanings.push(clean);
}

/** Runs some work, then its cleanups in reverse order. Several calls may run at the same time. */
export async function runWithCleanups<Result>(work: () => Promise<Result>): Promise<Result> {
  const cleanings: Clean[] = [];
  return underWay.run(cleanings, async () => {
    try {
      return await work();
    } finally {
      for (const clean of cleanings.toReversed()) await clean();
    }
  });
}
