import type picomatch from "picomatch";
import { boundedMatcher } from "./bounded-match.js";
import { longestForPlatform, surelyForPlatform } from "./effort.js";
import { readExpression } from "./expression.js";

/** The reader of patterns, loaded by whoever has some. */
export type Picomatch = typeof picomatch;

export async function loadPicomatch(): Promise<Picomatch> {
  return (await import("picomatch")).default;
}

/** Longer than any system takes for a path: nobody has such a file. */
export const LONGEST_PATH = 4096;

/**
 * Whether a name fits a glob, as picomatch has it, in a time that is bounded whatever the name is: who writes a pattern
 * is trusted, and who chooses the names of files is not. A name over `LONGEST_PATH` fits none.
 * Undefined for what is no pattern: it would fit no name, and nobody would know.
 */
export function globMatcher(
  glob: string,
  options: picomatch.PicomatchOptions,
  compile: Picomatch,
): ((name: string) => boolean) | undefined {
  const pattern = compile.makeRe(glob, options);
  if (pattern.source === NOTHING.source) return undefined;
  // Only these bring something of the user's own into it.
  if (/[(\\]|\.\./.test(glob) && readExpression(pattern.source) === undefined) return undefined;
  const quick = surelyForPlatform(pattern.source);
  let careful: ((name: string) => boolean) | undefined;
  return (name) => {
    if (name.length <= quick) return pattern.test(name);
    if (name.length > LONGEST_PATH) return false;
    careful ??= carefulMatcher(pattern);
    return careful(name);
  };
}

function carefulMatcher(pattern: RegExp): (name: string) => boolean {
  const expression = readExpression(pattern.source);
  if (expression === undefined) throw new Error(`Nobody can read ${pattern.source}.`);
  const longest = longestForPlatform(expression);
  const bounded = boundedMatcher(expression);
  return (name) => (name.length <= longest ? pattern.test(name) : bounded(name));
}

/** What picomatch gives for a text that makes no regular expression. */
const NOTHING = /$^/;
