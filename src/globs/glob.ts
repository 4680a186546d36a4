import type picomatch from "picomatch";
import { boundedMatcher } from "./bounded-match.js";

export type Picomatch = typeof picomatch;

export async function loadPicomatch(): Promise<Picomatch> {
  return (await import("picomatch")).default;
}

/** No system has longer paths. */
export const LONGEST_PATH = 4096;

/** Matches in bounded time, since strangers name files. Returns undefined for an invalid pattern. */
export function globMatcher(
  glob: string,
  options: picomatch.PicomatchOptions,
  compile: Picomatch,
): ((name: string) => boolean) | undefined {
  const pattern = compile.makeRe(glob, options);
  if (pattern.source === NOTHING.source) return undefined;
  const isSuspect = /[(\\]|\.\./.test(glob);
  let bounded = isSuspect ? boundedMatcher(pattern.source) : undefined;
  if (isSuspect && bounded === undefined) return undefined;
  const quick = longestForPlatform(pattern.source);
  return (name) => {
    if (name.length <= quick) return pattern.test(name);
    if (name.length > LONGEST_PATH) return false;
    bounded ??= boundedMatcher(pattern.source);
    if (bounded === undefined) throw new Error(`Nobody can read ${pattern.source}.`);
    return bounded(name);
  };
}

const NOTHING = /$^/;

/** Number of ways that the platform's matcher may try in about the time of the bounded one. */
const MOST_WAYS = 20_000;

/** Look-aheads of picomatch at `.` and `..`, which end after a few characters. */
const AT_DOTS = /\(\?!(?:\(\?:\^\|\\\/\))?\\\.\{1,2\}\(\?:\\\/\|\$\)\)/g;

/** Returns the longest text for the platform's own matcher, which is faster on most. */
export function longestForPlatform(source: string): number {
  const bare = source.replace(AT_DOTS, "").replaceAll("(?:.)*", ".*");
  // A star within a star has countless ways.
  if (/\)[*+{]/.test(bare)) return 0;
  const stars = bare.match(/[*+]/g)?.length ?? 0;
  const choices = choicesIn(bare);
  if (stars === 0) return choices <= MOST_WAYS ? Number.POSITIVE_INFINITY : 0;
  let length = 0;
  let ways = stars + 1;
  while (length < LONGEST_PATH && ways * choices <= MOST_WAYS) {
    length += 1;
    ways *= (length + 1 + stars) / (length + 1);
  }
  return length;
}

/** Upper bound of the ways through the branches. */
function choicesIn(source: string): number {
  let choices = 1;
  const open = [1];
  let before = "";
  for (const [part] of source.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|./gs)) {
    if (part === "(") open.push(1);
    else if (part === "|") open.push((open.pop() ?? 1) + 1);
    else if (part === ")") choices *= open.pop() ?? 1;
    // Marks of groups and of lazy stars are no optional parts.
    else if (part === "?" && !"(*+".includes(before)) choices *= 2;
    before = part;
  }
  return open.reduce((product, branches) => product * branches, choices);
}
