/** Stands in for `vitest` where no test runs: what is to be done at the end of a test is done at the end of some work. */
import { AsyncLocalStorage } from "node:async_hooks";

// The rest of it, which helpers of tests import and nothing here calls.
export * from "vitest";

type Clean = () => unknown;

const underWay = new AsyncLocalStorage<Clean[]>();

export function onTestFinished(clean: Clean): void {
  const cleanings = underWay.getStore();
  if (cleanings === undefined) throw new Error("Nothing is under way at whose end something could be done.");
  cleanings.push(clean);
}

/** Does some work and then, the last one first, what it wants done at its end. Several may go on side by side. */
export async function toItsEnd<Result>(work: () => Promise<Result>): Promise<Result> {
  const cleanings: Clean[] = [];
  return underWay.run(cleanings, async () => {
    try {
      return await work();
    } finally {
      for (const clean of cleanings.toReversed()) await clean();
    }
  });
}
