import type picomatch from "picomatch";
import { compileLinearTimeMatcher } from "./bounded-match.js";

export type Picomatch = typeof picomatch;

export async function loadPicomatch(): Promise<Picomatch> {
  return (await import("picomatch")).default;
}

/** Maximum characters of a path on all operating systems. */
export const MAX_PATH_LENGTH = 4096;

/**
 * Compiles a glob to a matcher that takes bounded time, because file names are untrusted. Returns undefined for an
 * invalid glob.
 */
export function createGlobMatcher(
  glob: string,
  options: picomatch.PicomatchOptions,
  compile: Picomatch,
): ((name: string) => boolean) | undefined {
  const pattern = compile.makeRe(glob, options);
  if (pattern.source === NOTHING.source) return undefined;
  const isRisky = /[(\\]|\.\./.test(glob);
  let bounded = isRisky ? compileLinearTimeMatcher(pattern.source) : undefined;
  if (isRisky && bounded === undefined) return undefined;
  const safeLength = findMaxTextLengthForRegExp(pattern.source);
  return (name) => {
    if (name.length <= safeLength) return pattern.test(name);
    if (name.length > MAX_PATH_LENGTH) return false;
    bounded ??= compileLinearTimeMatcher(pattern.source);
    if (bounded === undefined) throw new Error(`The pattern ${pattern.source} is not valid.`);
    return bounded(name);
  };
}

const NOTHING = /$^/;

/** Maximum number of attempts of the built-in matcher. With more, the bounded matcher is faster. */
const MAX_ATTEMPTS = 20_000;

/** Look-aheads of picomatch for `.` and `..`. They read only a few characters. */
const AT_DOTS = /\(\?!(?:\(\?:\^\|\\\/\))?\\\.\{1,2\}\(\?:\\\/\|\$\)\)/g;

/**
 * Returns the maximum length of a text for the built-in matcher, which is faster than the bounded matcher on most
 * texts.
 */
export function findMaxTextLengthForRegExp(source: string): number {
  const bare = source.replace(AT_DOTS, "").replaceAll("(?:.)*", ".*");
  // The built-in matcher can take exponential time for nested stars.
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

/** Returns an upper bound of the number of ways through the branches of an expression. */
function countChoices(source: string): number {
  let choices = 1;
  const open = [1];
  let before = "";
  for (const [part] of source.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|./gs)) {
    if (part === "(") open.push(1);
    else if (part === "|") open.push((open.pop() ?? 1) + 1);
    else if (part === ")") choices *= open.pop() ?? 1;
    // After a parenthesis or a star, a question mark does not mean an optional part.
    else if (part === "?" && !"(*+".includes(before)) choices *= 2;
    before = part;
  }
  return open.reduce((product, branches) => product * branches, choices);
}
