import { shorten } from "../shorten.js";

const SHOWN_CHARACTERS = 200;

/** A name (of a check, a target, a state) as a sentence or a table shows it. */
export function shownName(name: string): string {
  return shorten(name, SHOWN_CHARACTERS) || "(no name)";
}
