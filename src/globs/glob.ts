import type picomatch from "picomatch";
import { compileBoundedMatcher } from "./bounded-match.js";

export type Picomatch = typeof picomatch;

export async function loadPicomatch(): Promise<Picomatch> {
  return (await import("picomatch")).default;
}

/** Length of the longest path on any system. */
export const MAX_PATH_LENGTH = 4096;

/** Returns a matcher with bounded time, because untrusted authors name files; undefined for an invalid pattern. */
export function createGlobMatcher(
  glob: string,
  options: picomatch.PicomatchOptions,
  compile: Picomatch,
): ((name: string) => boolean) | undefined {
  const pattern = compile.makeRe(glob, options);
  if (pattern.source === NOTHING.source) return undefined;
  const isRisky = /[(\\]|\.\./.test(glob);
  let bounded = isRisky ? compileBoundedMatcher(pattern.source) : undefined;
  if (isRisky && bounded === undefined) return undefined;
  const safeLength = findMaxPlatformLength(pattern.source);
  return (name) => {
    if (name.length <= safeLength) return pattern.test(name);
    if (name.length > MAX_PATH_LENGTH) return false;
    bounded ??= compileBoundedMatcher(pattern.source);
    if (bounded === undefined) throw new Error(`The pattern ${pattern.source} is not readable.`);
    return bounded(name);
  };
}

const NOTHING = /$^/;

/** Number of attempts of the platform's matcher that cost about as much as the bounded matcher. */
const MAX_ATTEMPTS = 20_000;

/** Matches the look-aheads of picomatch for `.` and `..`, which need a few characters only. */
const AT_DOTS = /\(\?!(?:\(\?:\^\|\\\/\))?\\\.\{1,2\}\(\?:\\\/\|\$\)\)/g;

/** Returns the maximum text length for the platform's matcher, which is faster on most texts. */
export function findMaxPlatformLength(source: string): number {
  const bare = source.replace(AT_DOTS, "").replaceAll("(?:.)*", ".*");
  // Nested stars need exponential time.
  if (/\)[*+{]/.test(bare)) return 0;
  const stars = bare.match(/[*+]/g)?.length ?? 0;
  const choices = countChoices(bare);
  if (stars === 0) return choices <= MAX_ATTEMPTS ? Number.POSITIVE_INFINITY : 0;
  let length = 0;
  let attempts = stars + 1;
  while (length < MAX_PATH_LENGTH && attempts * choices <= MAX_ATTEMPTS) {
    length += 1;
    attempts *= (length + 1 + stars) / (length + 1);
  }
  return length;
}

/** Returns an upper bound for the number of ways through the branches. */
function countChoices(source: string): number {
  let choices = 1;
  const open = [1];
  let before = "";
  for (const [part] of source.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|./gs)) {
    if (part === "(") open.push(1);
    else if (part === "|") open.push((open.pop() ?? 1) + 1);
    else if (part === ")") choices *= open.pop() ?? 1;
    // A question mark after a parenthesis or a star does not mean an optional part.
    else if (part === "?" && !"(*+".includes(before)) choices *= 2;
    before = part;
  }
  return open.reduce((product, branches) => product * branches, choices);
}
