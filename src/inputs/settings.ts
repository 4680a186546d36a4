import type { Problem } from "../problem.js";
import { type Input, optional } from "./input.js";
import { multiline } from "./parsers.js";

/** Any text: what is wrong with it is found out later, since the reader of YAML is loaded only where it is needed. */
export const settingsInput: Input<string | undefined> = optional(multiline, {
  name: "settings",
  description: "Settings of the queue as YAML, one `name: value` per line; see the table of settings.",
});

/** Everything that is wrong with the text, found with what only these operations load. */
export async function settingsProblems(given: string | undefined): Promise<readonly Problem[]> {
  if (given === undefined) return [];
  const { readSettings } = await import("../queue/read-settings.js");
  return (await readSettings(given)).problems;
}
