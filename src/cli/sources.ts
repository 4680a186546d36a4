import { closeSync, openSync, readFileSync } from "node:fs";
import { addAbortSignal, type Readable } from "node:stream";
import { text as textOf } from "node:stream/consumers";
import { getErrorMessage } from "../errors.js";
import { type InputValues, readInputs } from "../inputs/input.js";
import { type ProcessEnvironment, readEnvironmentVariable } from "../text/environment.js";
import { createInputProblem, createMessageText, type InputProblem, toInputReference } from "../text/problem.js";
import {
  commandInputs,
  ENVIRONMENT_VARIABLES_BY_INPUT,
  findInputVariable,
  readArguments,
  SECRET_INPUTS,
} from "./arguments.js";

export interface InputSources {
  readonly environment: ProcessEnvironment;
  readonly stdin: Readable;
  /** Signal that also interrupts reading from standard input. */
  readonly signal: AbortSignal;
}

export type CommandInputValues = InputValues<typeof commandInputs>;

export async function readCommandLine(argv: readonly string[], sources: InputSources) {
  const { texts, problems, help } = readArguments(argv);
  const { values, given, problems: own } = readInputs(commandInputs, (name) => texts.get(name) ?? "");
  // With --help, the command does not read standard input, which may never end.
  const rest = await withFilesAndVariables(help !== undefined ? new Map() : texts, sources);
  const all = help !== undefined ? problems : [...problems, ...own, ...rest.problems, ...fileProblems(values, given)];
  return { ...rest, help, values, problems: all };
}

/** Adds the values from variables and files. The value from a file has precedence over a variable. */
async function withFilesAndVariables(flags: ReadonlyMap<string, string>, { environment, stdin, signal }: InputSources) {
  const texts = new Map(flags);
  /** Name of the variable or the file flag that sets each input, for messages. */
  const writtenAs = new Map(SECRET_INPUTS.map((name) => [name, findInputVariable(name)]));
  const problems: InputProblem[] = [];
  for (const [name, variables] of Object.entries(ENVIRONMENT_VARIABLES_BY_INPUT)) {
    const variable = variables.find((each) => readEnvironmentVariable(environment, each) !== undefined);
    if (variable === undefined || texts.has(name)) continue;
    texts.set(name, environment[variable] ?? "");
    writtenAs.set(name, variable);
  }
  if (flags.get("token-file") === "-" && flags.get("github-token-file") === "-") {
    const text = "cannot read standard input, because --token-file already reads it.";
    return { texts, writtenAs, problems: [createInputProblem("github-token-file", text)] };
  }
  for (const name of SECRET_INPUTS) {
    const path = flags.get(`${name}-file`)?.trim();
    if (path === undefined || path === "") continue;
    writtenAs.set(name, `--${name}-file`);
    try {
      const text = path === "-" ? await textOf(addAbortSignal(signal, stdin)) : readFileSync(path, "utf8");
      const secret = text.trim();
      if (secret === "") problems.push(createInputProblem(name, "is empty."));
      else texts.set(name, secret);
    } catch (error) {
      problems.push(createInputProblem(name, `the file cannot be read: ${getErrorMessage(error)}.`));
    }
  }
  return { texts, writtenAs, problems };
}

function fileProblems(
  { summaryFile, outputsFile }: CommandInputValues,
  given: ReadonlySet<string>,
): readonly InputProblem[] {
  return [
    ...unwritable("summary-file", summaryFile, "a"),
    // This call empties the file, so that a killed command leaves no outputs of an earlier run.
    ...unwritable("outputs-file", outputsFile, "w"),
    ...(given.has("outputs-format") && outputsFile === undefined
      ? [createInputProblem("outputs-format", createMessageText`requires ${toInputReference("outputs-file")}.`)]
      : []),
  ];
}

function unwritable(name: string, path: string | undefined, flags: "a" | "w"): readonly InputProblem[] {
  if (path === undefined) return [];
  try {
    closeSync(openSync(path, flags));
    return [];
  } catch (error) {
    return [createInputProblem(name, `the file cannot be written: ${getErrorMessage(error)}.`)];
  }
}
