import { isUtf8 } from "node:buffer";
import { stripVTControlCharacters } from "node:util";
import { type ProcessEnd, type ProcessOptions, runProcess } from "../../child-process.js";
import { formatDuration } from "../../duration.js";
import { AbortedError, Failure } from "../../errors.js";
import { shorten } from "../../shorten.js";
import { inBytes } from "../body.js";
import { findTool } from "./find-tool.js";

import type { ToolCall } from "./producer.js";

export interface RunToolOptions extends Omit<ProcessOptions, "environment" | "stdin"> {
  /** What the tool sees below the variables of the call: see `childEnvironment`. */
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * Runs a tool of the workspace or of the PATH and gives what it printed to its standard output.
 * @throws Failure `input` when it is not there, fails, takes too long or prints too much; AbortedError
 */
export async function runTool({ argv, environment }: ToolCall, options: RunToolOptions): Promise<string> {
  if (options.signal.aborted) throw new AbortedError();
  const [name, ...rest] = argv;
  const all = { ...options.environment, ...environment };
  const [program, ...before] = findTool(name, {
    workingDirectory: options.workingDirectory,
    environment: all,
    platform: process.platform,
  }) ?? [undefined];
  if (program === undefined) throw notFound(name, options.workingDirectory);

  const end = await runProcess([program, ...before, ...rest], { ...options, environment: all });
  if (end.how.kind === "aborted") throw new AbortedError();
  const problem = problemOf(end, options);
  if (problem === undefined) return end.stdout.toString("utf8");
  throw new Failure("input", `${inWords(argv)} ${problem}.`, { details: lastWords(end) });
}

function notFound(name: string, workingDirectory: string): Failure {
  return new Failure(
    "input",
    `${JSON.stringify(name)} is not installed: it is neither in node_modules/.bin of ${workingDirectory} or a folder above it, nor on the PATH.`,
    { details: ["Install it in a step before this one; it is never downloaded here."] },
  );
}

/** What went wrong, to complete a sentence; undefined when nothing did. */
function problemOf({ how, stdout }: ProcessEnd, options: RunToolOptions): string | undefined {
  switch (how.kind) {
    case "exited":
      if (how.code !== 0) return `ended with exit code ${how.code}`;
      return isUtf8(stdout) ? undefined : "printed text that is not UTF-8";
    case "killed":
      return `was ended by ${how.by}`;
    case "not-started":
      return `could not be started: ${how.problem}`;
    case "too-late":
      return `did not end within ${formatDuration(options.timeLimitMs)}, and was stopped`;
    case "too-much":
      return `printed more than ${inBytes(options.outputLimitBytes)}, and was stopped`;
    case "aborted":
      return "was stopped";
  }
}

const COMMAND_CHARACTERS = 200;

/** A command as a person would type it. */
export function inWords(argv: readonly string[]): string {
  const words = argv.map((word) => (/^[\w@%+=:,./^[\]{}-]+$/.test(word) ? word : JSON.stringify(word)));
  return `\`${shorten(words.join(" "), COMMAND_CHARACTERS)}\``;
}

const LINES = 10;
const LINE_CHARACTERS = 300;

/** The end of what a tool said. Some say what is wrong on their standard output. */
function lastWords({ stdout, stderr }: ProcessEnd): readonly string[] {
  const text = stderr.trim() === "" ? stdout.subarray(-65_536).toString("utf8") : stderr;
  return stripVTControlCharacters(text)
    .split(/[\r\n]+/)
    .map((line) => line.trimEnd())
    .filter((line) => line !== "")
    .slice(-LINES)
    .map((line) => shorten(line, LINE_CHARACTERS));
}
