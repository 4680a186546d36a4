/** The files that flags name: read whole, or refused in the words of the flag. */
import { readFile } from "node:fs/promises";
import { InputError, messageOf } from "../../errors.js";
import { closestName } from "../../text/suggest.js";
import { READY_MADE } from "./ready-made.js";

/** The text of a scenario, and what its messages call it. */
export async function scenarioText(given: string): Promise<{ readonly name: string; readonly text: string }> {
  const text = READY_MADE.get(given);
  if (text !== undefined) return { name: given, text };
  const isWord = /^[\w-]+$/.test(given);
  if (!isWord) return { name: given, text: await readText(given, "--scenario") };
  const meant = closestName(given, READY_MADE.keys());
  const advice = meant === undefined ? "merge-queue simulate --list shows those there are" : `did you mean ${meant}?`;
  return {
    name: given,
    text: await readText(given, "--scenario", `there is no ready-made scenario ${given} either; ${advice}`),
  };
}

/** @throws InputError that names the flag; `more` is what to do about it. */
export async function readText(file: string, flag: string, more = ""): Promise<string> {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await readFile(file));
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    const why = isMissing ? "does not exist" : `cannot be read (${messageOf(error)})`;
    throw new InputError([`${flag}: ${file} ${why}${more === "" ? "" : `; ${more}`}`], { cause: error });
  }
}
