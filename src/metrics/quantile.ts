import { type Distribution, observations } from "./distribution.js";
import type { Figure } from "./figure.js";

/**
 * Estimates a quantile as PromQL's `histogram_quantile` does: linearly within the bucket that it falls into, the
 * first one of which begins at 0. Beyond the last finite bound nobody knows more than that it lies above.
 * Undefined without observations, or without a finite bucket.
 */
export function quantile(q: number, distribution: Distribution): Figure | undefined {
  const [count, finite] = [observations(distribution), distribution.slice(0, -1)];
  const highest = finite.at(-1);
  if (!(count > 0) || !Number.isFinite(count) || highest === undefined) return undefined;
  const rank = q * count;
  const index = finite.findIndex((bucket) => bucket.count >= rank);
  const bucket = finite[index];
  if (bucket === undefined) return { kind: "above", bound: highest.upTo };
  const below = finite[index - 1];
  if (below === undefined && bucket.upTo <= 0) return { kind: "number", value: bucket.upTo };
  const { upTo: from, count: before } = below ?? { upTo: 0, count: 0 };
  const share = (rank - before) / (bucket.count - before);
  return { kind: "number", value: inMilliseconds(from + (bucket.upTo - from) * share) };
}

/** A sum of fractions may miss a whole number by a hair, and a condition at its bound must not depend on that. */
function inMilliseconds(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
