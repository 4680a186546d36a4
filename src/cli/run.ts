import { writeFileSync } from "node:fs";
import type { BuildTrigger } from "../ci/build.js";
import type { RunResult } from "../ci/ci.js";
import { formatOutputs } from "../ci/outputs-file.js";
import { createShellCiAdapter, describeCiRun, type ShellCiAdapter } from "../ci/shell.js";
import { parseRemoteRepository } from "../ci/variables.js";
import { type ErrorKind, getErrorMessage } from "../errors.js";
import { openGitRepository, runGit } from "../git/git.js";
import { findOperation, operations } from "../operations/registry.js";
import { commonOutputs } from "../report.js";
import { runSelectedOperation } from "../run.js";
import { createInputProblem, type InputProblem } from "../text/problem.js";
import { findClosestName } from "../text/suggest.js";
import { INPUTS_BY_FLAG } from "./arguments.js";
import { findExitCode } from "./exit-codes.js";
import { createProgressLog, type StderrStream } from "./progress.js";
import { formatOutputTable, formatResultAsJson } from "./result.js";
import { type CommandInputValues, type InputSources, readCommandLine } from "./sources.js";

export interface CommandContext extends InputSources {
  readonly workspace: string;
  readonly stdout: { readonly isTTY?: boolean; readonly columns?: number; write(text: string): unknown };
  readonly stderr: StderrStream;
}

export async function runOperation(name: string, argv: readonly string[], io: CommandContext): Promise<number> {
  const { environment, workspace, stdout, stderr, signal } = io;
  const operation = findOperation(name);
  const { help, values, texts, writtenAs, problems } = await readCommandLine(argv, io);
  if (help !== undefined && operation !== undefined) {
    const { formatOperationHelp } = await import("./help.js");
    stdout.write(formatOperationHelp(operation, stdout.columns, help === "all"));
    return 0;
  }
  const { trigger: known, ...ciRun } = describeCiRun(environment);
  const trigger = texts.has("repository") ? known : await withRemote(known, io);
  const asked = operation ?? { name, outputs: {} };
  const forPerson = values.json === undefined ? stdout.isTTY === true : !values.json;
  const progress = createProgressLog({
    stream: stderr,
    answers: forPerson ? stdout : undefined,
    title: asked.name,
    quiet: values.quiet,
    verbose: values.verbose,
    environment,
  });
  const shell = createShellCiAdapter({
    environment,
    workspace,
    screen: progress,
    trigger,
    texts: new Map([...texts, ["operation", name]]),
    problems: operation === undefined ? [...problems, ...(await otherCommand(name))] : problems,
    inputName(input, value) {
      const written = writtenAs.get(input) ?? (INPUTS_BY_FLAG.has(input) ? `--${input}` : input);
      return value === undefined ? written : `${written}=${value}`;
    },
    // If the summary file is not writable, the list of problems already reports it.
    summaryFile: problems.some(({ inputs }) => inputs.includes("summary-file")) ? undefined : values.summaryFile,
  });
  if (trigger !== known && trigger.repository !== undefined) {
    const { owner, name: repository } = trigger.repository;
    shell.ci.log.info(`The remote origin of this checkout names the repository ${owner}/${repository}.`);
  }
  const failure = await runSelectedOperation({ ci: shell.ci, signal });
  const unwritten = writeOutputs(values, shell, failure);
  progress.end();
  const result = shell.result();
  if (result !== undefined) {
    const whole = { ...result, ...unwritten };
    stdout.write(
      forPerson
        ? formatOutputTable(asked.outputs, whole, { redact: shell.redact, columns: stdout.columns })
        : formatResultAsJson(asked, ciRun, whole, shell.redact),
    );
  }
  return findExitCode(unwritten?.errorKind ?? failure);
}

async function otherCommand(name: string): Promise<readonly InputProblem[]> {
  const others = Object.keys((await import("./surface.js")).COMMANDS);
  const meant = findClosestName(name, [...others, "--version"]);
  if (meant !== undefined) return [createInputProblem([], `Did you mean merge-queue ${meant}?`)];
  // A misspelled operation already has a suggestion.
  const isOperation =
    findClosestName(
      name,
      operations.map((operation) => operation.name),
    ) !== undefined;
  return isOperation ? [] : [createInputProblem([], `Other commands, which are not operations: ${others.join(", ")}.`)];
}

const REMOTE_TIMEOUT_MS = 10_000;

/** Adds the repository of the remote `origin` if the CI system provides no repository. */
async function withRemote(
  trigger: BuildTrigger,
  { workspace: folder, environment, signal }: CommandContext,
): Promise<BuildTrigger> {
  if (trigger.repository !== undefined) return trigger;
  try {
    const git = await openGitRepository({ folder, environment, signal });
    const timeoutMs = REMOTE_TIMEOUT_MS;
    const { code, stdout } = await runGit(git, ["config", "--get", "remote.origin.url"], { timeoutMs });
    const repository = code === 0 ? parseRemoteRepository(stdout.toString("utf8").trim()) : undefined;
    return repository?.host === "github.com" ? { ...trigger, repository } : trigger;
  } catch {
    // Without git or a checkout, an operation that requires a repository reports the problem.
    return trigger;
  }
}

/** Writes the outputs to a file. Returns an error if the write fails and the run had no earlier failure. */
function writeOutputs(
  { outputsFile, outputsFormat }: CommandInputValues,
  { ci, outputs }: ShellCiAdapter,
  failure: ErrorKind | undefined,
): Pick<RunResult, "errorKind" | "errorMessage"> | undefined {
  if (outputsFile === undefined) return undefined;
  try {
    writeFileSync(outputsFile, formatOutputs(outputsFormat, inOrder(outputs)));
    return undefined;
  } catch (error) {
    const errorMessage = `--outputs-file: the file cannot be written: ${getErrorMessage(error)}.`;
    // After an input error, the list of problems already reports that the file of outputs cannot be written.
    if (failure !== "input") ci.fail("The outputs cannot be written", errorMessage, []);
    return failure === undefined ? { errorKind: "output", errorMessage } : undefined;
  }
}

/** Moves the common outputs to the start, because a format with a size limit omits the last outputs. */
function inOrder(outputs: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  // The command line prints the result and has no result file.
  const named = [...outputs].filter(([name]) => name !== "result-file");
  return new Map(named.toSorted(([one], [other]) => Number(other in commonOutputs) - Number(one in commonOutputs)));
}
