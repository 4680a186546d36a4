import type { AgedTest } from "./age.js";

/** Names for a test runner, and how many had to stay out of it. */
export interface SkipList {
  readonly text: string;
  readonly leftOut: number;
}

/**
 * One name per line, each once. A name that would be several lines, or a blank one (as a pattern it fits every test),
 * is left out: its test fails the build as if it were not quarantined, which is the harmless mistake.
 */
export function skipListOf(tests: readonly AgedTest[]): SkipList {
  const names = new Set(tests.map(({ test }) => test.name));
  const lines = [...names].filter((name) => name.trim() !== "" && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name));
  return { text: lines.map((name) => `${name}\n`).join(""), leftOut: names.size - lines.length };
}
