/** Parts of a forecast that both kinds of past use: limits, and figures in words. */
import { InputError } from "../../../../src/errors.js";
import { formatCount } from "../../../../src/text/format.js";
import { formatAbout } from "../durations.js";
import { limitDays } from "../what-if/command.js";
import { type Durations, durationQuantile } from "./estimates.js";

/** Minimum number of merged pull requests for a forecast. With fewer, the figures are mostly random. */
const LEAST_MERGED = 30;
const WANTED = 200;
const LEAST = 10;

/** Rejects a past that is too small for a forecast. @throws InputError */
export function requireMerged(merged: number, file: string): void {
  if (merged >= LEAST_MERGED) return;
  throw new InputError([
    `--history: ${file} has ${formatCount(merged, "merged pull request")}; a forecast needs at least ${LEAST_MERGED}`,
  ]);
}

/** Chooses the number of resamples, and describes the table. `each` is the number of pull requests in all rows. */
export function chooseResamples(seeds: number | undefined, combinations: number, each: number) {
  const count = combinations === 0 ? 0 : (seeds ?? limitDays(WANTED, LEAST, each));
  const isReduced = seeds === undefined && count < WANTED;
  const why = isReduced ? ` (${WANTED} take longer: --seeds ${WANTED})` : "";
  const title = `${formatCount(combinations, "combination")} of settings, ${formatCount(count, "resample")} of the past${why}.`;
  return { count, title };
}

export function formatPercent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

export function arrivalsText(count: number, spanSeconds: number, noun = "pull request"): string {
  const perHour = spanSeconds === 0 ? 0 : (count * 3600) / spanSeconds;
  return `${formatCount(count, noun)} in ${formatAbout(spanSeconds)}, ${perHour.toFixed(1)} an hour`;
}

export function testsText(durations: Durations): string {
  const [short, middle, long] = [0.05, 0.5, 0.95].map((share) => formatAbout(durationQuantile(durations, share)));
  return `tests take ${middle} (p5 ${short}, p95 ${long})`;
}
