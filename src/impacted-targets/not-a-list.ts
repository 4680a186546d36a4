import { InputError } from "../errors.js";

/** What keeps a source from being a list of targets, as the sentence that a user reads. */
export function notAList(source: string, problem: string): InputError {
  return new InputError([`${source} ${problem}.`]);
}
