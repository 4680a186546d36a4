import { closeSync, openSync } from "node:fs";
import { messageOf } from "../errors.js";
import type { Values } from "../inputs/input.js";
import { readInputs } from "../inputs/read.js";
import { inputName, type Problem, problemOf, words } from "../problem.js";
import { type Arguments, readArguments } from "./arguments.js";
import { commandInputs } from "./command-inputs.js";
import { type GivenTexts, type Sources, withFilesAndVariables } from "./given-texts.js";

type CommandValues = Values<typeof commandInputs>;

/** A command as it was given, with every problem of how it was. */
export interface Command extends Arguments, GivenTexts {
  readonly values: CommandValues;
}

export async function readCommand(argv: readonly string[], sources: Sources): Promise<Command> {
  const { texts: flags, problems, help } = readArguments(argv);
  const own = readInputs(commandInputs, (name) => flags.get(name) ?? "");
  // Standard input is not waited for when only the help is asked for.
  const rest = await withFilesAndVariables(help ? new Map() : flags, sources);
  return {
    ...rest,
    help,
    values: own.values,
    problems: help
      ? problems
      : [...problems, ...own.problems, ...rest.problems, ...fileProblems(own.values, own.given)],
  };
}

/** Files that cannot be written are known before anything is sent. */
function fileProblems(
  { summaryFile, outputsFile }: CommandValues,
  given: ReadonlySet<string>,
): readonly Problem[] {
  return [
    ...unwritable("summary-file", summaryFile, "a"),
    // Emptied at once, so that a run which is killed leaves no outputs of an earlier one.
    ...unwritable("outputs-file", outputsFile, "w"),
    ...(given.has("outputs-format") && outputsFile === undefined
      ? [problemOf("outputs-format", words`needs ${inputName("outputs-file")} beside it.`)]
      : []),
  ];
}

function unwritable(name: string, path: string | undefined, flags: "a" | "w"): readonly Problem[] {
  if (path === undefined) return [];
  try {
    closeSync(openSync(path, flags));
    return [];
  } catch (error) {
    return [problemOf(name, `cannot be written: ${messageOf(error)}.`)];
  }
}
