import type { RunResult, Trigger } from "../ci/ci.js";
import { createShell, type Shell, type ShellOptions } from "../ci/shell.js";
import { shellRun } from "../ci/shell-trigger.js";
import { type ErrorKind, messageOf } from "../errors.js";
import type { Values } from "../inputs/input.js";
import { nearMiss } from "../near-miss.js";
import { findOperation } from "../operations/registry.js";
import { type Problem, problemOf } from "../problem.js";
import { run } from "../run.js";
import { answer } from "./answer.js";
import type { commandInputs } from "./command-inputs.js";
import { exitCodeOf } from "./exit-codes.js";
import { allFlags } from "./flags.js";
import type { Sources } from "./given-texts.js";
import { COMMANDS } from "./help.js";
import { operationHelp } from "./help-operation.js";
import { createLiveScreen, type ErrorStream, type LiveScreen } from "./live-screen.js";
import { originOf } from "./origin.js";
import { outputTable } from "./output-table.js";
import { writeOutputsFile } from "./outputs-file.js";
import { type Command, readCommand } from "./read-command.js";

/** The process around a command. */
export interface Surroundings extends Sources {
  readonly workspace: string;
  readonly stdout: { readonly isTTY?: boolean; readonly columns?: number; write(text: string): unknown };
  readonly stderr: ErrorStream;
}

type CommandValues = Values<typeof commandInputs>;

/** Runs an operation as its arguments say, prints its result as JSON or for a person, and gives the exit code. */
export async function runOperation(
  name: string,
  argv: readonly string[],
  around: Surroundings,
): Promise<number> {
  const { environment, stdout, signal } = around;
  const operation = findOperation(name);
  const command = await readCommand(argv, around);
  if (command.help && operation !== undefined) {
    stdout.write(operationHelp(operation, stdout.columns));
    return 0;
  }
  const asked = operation ?? { name, outputs: {} };
  const { trigger: told, ...theRun } = shellRun(environment);
  const trigger = command.texts.has("repository") ? told : await withOrigin(told, around);
  const screen = screenFor(asked.name, command.values, around);
  const problems = [...command.problems, ...(operation === undefined ? otherCommand(name) : [])];
  const shell = shellFor(name, { ...command, problems }, { screen, trigger }, around);
  if (trigger !== told && trigger.repository !== undefined) {
    const { owner, name: repository } = trigger.repository;
    shell.ci.log.info(
      `The repository is ${owner}/${repository}, as the remote origin of this checkout says.`,
    );
  }
  const failure = await run({ ci: shell.ci, signal });
  const lost = writeOutputs(command.values, shell, failure);
  screen.end();
  const result = shell.result();
  if (result !== undefined) {
    const whole = { ...result, ...lost };
    const text = isForPerson(command.values, stdout)
      ? outputTable(asked.outputs, whole, { redact: shell.redact, columns: stdout.columns })
      : answer(asked, theRun, whole, shell.redact);
    stdout.write(text);
  }
  return exitCodeOf(lost?.errorKind ?? failure);
}

/** A terminal has a person before it, and everything else a program behind it. */
function isForPerson({ json }: CommandValues, { isTTY }: Surroundings["stdout"]): boolean {
  return json === undefined ? isTTY === true : !json;
}

function screenFor(
  title: string,
  values: CommandValues,
  { stdout, stderr, environment }: Surroundings,
): LiveScreen {
  const { quiet, verbose } = values;
  const answers = isForPerson(values, stdout) ? stdout : undefined;
  const { TERM: term, NO_COLOR: noColor } = environment;
  return createLiveScreen({ stream: stderr, answers, title, quiet, verbose, term, noColor });
}

function shellFor(
  name: string,
  { texts, problems, writtenAs, values }: Command,
  { screen, trigger }: Pick<ShellOptions, "screen" | "trigger">,
  { environment, workspace }: Surroundings,
): Shell {
  const flags = allFlags();
  return createShell({
    environment,
    workspace,
    screen,
    trigger,
    texts: new Map([...texts, ["operation", name]]),
    problems,
    inputName(input, value) {
      const written = writtenAs.get(input) ?? (flags.has(input) ? `--${input}` : input);
      return value === undefined ? written : `${written}=${value}`;
    },
    summaryFile: values.summaryFile,
  });
}

/** What was written may be a slip in the name of a command that is no operation. */
function otherCommand(name: string): readonly Problem[] {
  const meant = nearMiss(name, Object.keys(COMMANDS));
  return meant === undefined ? [] : [problemOf([], `There is a command merge-queue ${meant}.`)];
}

/** Where nothing else names a repository, the checkout may. */
async function withOrigin(
  trigger: Trigger,
  { workspace, environment, signal }: Surroundings,
): Promise<Trigger> {
  if (trigger.repository !== undefined) return trigger;
  const repository = await originOf(workspace, environment, signal);
  return repository === undefined ? trigger : { ...trigger, repository };
}

/** The failure of a command that went well when they cannot be written: a later step must not take it for success. */
function writeOutputs(
  { outputsFile, outputsFormat }: CommandValues,
  { ci, outputs }: Shell,
  failure: ErrorKind | undefined,
): Pick<RunResult, "errorKind" | "errorMessage"> | undefined {
  if (outputsFile === undefined) return undefined;
  try {
    writeOutputsFile(outputsFile, outputsFormat, outputs);
    return undefined;
  } catch (error) {
    const errorMessage = `--outputs-file: cannot be written: ${messageOf(error)}.`;
    // A file that could not be written from the start has been told of with the other problems.
    if (failure !== "input") ci.fail("The outputs cannot be written", errorMessage, []);
    return failure === undefined ? { errorKind: "output", errorMessage } : undefined;
  }
}
