import { InputError } from "../errors.js";
import { type Text, words } from "../problem.js";

/** What keeps a source from being a list of targets, as the sentence that a user reads. */
export function notAList(source: Text, problem: Text): InputError {
  return new InputError([words`${source} ${problem}.`]);
}
