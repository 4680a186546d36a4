import { shorten } from "./shorten.js";

/** `1 test`, `7 tests`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}

/** The first of a list in words: `a`, `a and b`, `a, b and 3 more`. */
export function someInWords(items: readonly string[], atMost: number): string {
  const shown = items.length > atMost ? items.slice(0, atMost) : items.slice(0, -1);
  const rest = items.length - shown.length;
  const last = rest > 1 ? `${rest} more` : (items.at(-1) ?? "");
  return shown.length === 0 ? last : `${shown.join(", ")} and ${last}`;
}

/*
 * The way of the service's texts into sentences: none of them can make a line of any length. Outputs and result-file
 * have them whole.
 */

/** Far more than a word of the service has. */
const LONGEST_WORD = 100;
/** More than a branch, a commit or the name of a check needs. */
const LONGEST_NAME = 200;

/** A word of the service (a state, a result) as a person reads it: `switching_modes` is `switching modes`. */
export function wordInWords(word: string): string {
  return shorten(word, LONGEST_WORD).replaceAll("_", " ");
}

/** A name of the service (of a check, a target, a branch, a commit) as a sentence or a table shows it. */
export function nameInWords(name: string): string {
  return shorten(name, LONGEST_NAME) || "(no name)";
}
