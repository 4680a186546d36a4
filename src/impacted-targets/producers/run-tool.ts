import { isUtf8 } from "node:buffer";
import { readFileSync, statSync } from "node:fs";
import { posix, win32 } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { type ProcessOptions, type ProcessResult, runProcess } from "../../child-process.js";
import { AbortedError, OperationError } from "../../errors.js";
import { isVariableForChildPrograms, type ProcessEnvironment } from "../../text/environment.js";
import { formatBytes, formatDuration } from "../../text/format.js";
import { shortenText } from "../../text/truncate.js";
import type { ToolCommand } from "./producer.js";

type RunToolOptions = Omit<ProcessOptions, "environment" | "stdin"> & Pick<ToolSearch, "environment">;

/** Runs a tool and returns its standard output. @throws OperationError `input` if the tool fails, AbortedError */
export async function runTool({ argv, environment }: ToolCommand, options: RunToolOptions): Promise<string> {
  if (options.signal.aborted) throw new AbortedError();
  const [name, ...rest] = argv;
  const all = { ...options.environment, ...environment };
  const [program, ...before] = findTool(name, {
    workingDirectory: options.workingDirectory,
    environment: all,
    platform: process.platform,
  }) ?? [undefined];
  if (program === undefined) {
    const problem = `${JSON.stringify(name)} is not installed. It is not in PATH, and not in node_modules/.bin of ${options.workingDirectory} or its parent folders.`;
    throw new OperationError("input", problem, {
      details: ["Install it in an earlier step; this step never downloads tools."],
    });
  }

  const end = await runProcess([program, ...before, ...rest], { ...options, environment: all });
  if (end.how.kind === "aborted") throw new AbortedError();
  const problem = problemOf(end, formatCommand(argv), options);
  if (problem === undefined) return end.stdout.toString("utf8");
  throw new OperationError("input", problem, { details: lastLines(end) });
}

function problemOf({ how, stdout }: ProcessResult, command: string, options: RunToolOptions): string | undefined {
  switch (how.kind) {
    case "exited":
      if (how.code !== 0) return `${command} failed with exit code ${how.code}.`;
      return isUtf8(stdout) ? undefined : `${command} printed text that is not UTF-8.`;
    case "killed":
      return `${command} was stopped by ${how.by}.`;
    case "not-started":
      return `${command} did not start: ${how.problem}.`;
    case "too-late":
      return `${command} was stopped, because it ran longer than the limit of ${formatDuration(options.timeLimitMs)}.`;
    case "too-much":
      return `${command} was stopped, because it printed more than ${formatBytes(options.outputLimitBytes)}.`;
    case "aborted":
      return `${command} was stopped.`;
  }
}

const COMMAND_CHARACTERS = 200;

export function formatCommand(argv: readonly string[]): string {
  const words = argv.map((word) => (/^[\w@%+=:,./^[\]{}-]+$/.test(word) ? word : JSON.stringify(word)));
  return `\`${shortenText(words.join(" "), COMMAND_CHARACTERS)}\``;
}

const LINES = 10;
const LINE_CHARACTERS = 300;

function lastLines({ stdout, stderr }: ProcessResult): readonly string[] {
  const text = stderr.trim() === "" ? stdout.subarray(-65_536).toString("utf8") : stderr;
  return stripVTControlCharacters(text)
    .split(/[\r\n]+/)
    .map((line) => line.trimEnd())
    .filter((line) => line !== "")
    .slice(-LINES)
    .map((line) => shortenText(line, LINE_CHARACTERS));
}

const COLOR_VARIABLES = /^(FORCE_COLOR|CLICOLOR_FORCE)$/i;

/**
 * Git settings for tools: file names without quotes, and both paths of a moved file. Tools need both to find all files.
 */
const GIT_SETTINGS: readonly (readonly [string, string])[] = [
  ["core.quotePath", "false"],
  ["diff.renames", "false"],
  ["diff.relative", "false"],
];

export function createChildEnvironment(environment: ProcessEnvironment): Readonly<Record<string, string>> {
  const inherited: Record<string, string> = {};
  for (const [name, value] of Object.entries(environment)) {
    if (value !== undefined && isVariableForChildPrograms(name) && !COLOR_VARIABLES.test(name)) inherited[name] = value;
  }
  return { ...inherited, ...addGitSettings(inherited), NO_COLOR: "1", COREPACK_ENABLE_NETWORK: "0" };
}

function addGitSettings(environment: ProcessEnvironment): Readonly<Record<string, string>> {
  const given = Number(environment.GIT_CONFIG_COUNT ?? "0");
  const first = Number.isSafeInteger(given) && given > 0 ? given : 0;
  const pairs = GIT_SETTINGS.flatMap(([key, value], index) => [
    [`GIT_CONFIG_KEY_${first + index}`, key],
    [`GIT_CONFIG_VALUE_${first + index}`, value],
  ]);
  return { ...Object.fromEntries(pairs), GIT_CONFIG_COUNT: `${first + GIT_SETTINGS.length}` };
}

interface ToolSearch {
  readonly workingDirectory: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly platform: NodeJS.Platform;
}

/** Returns the path of an installed program, and arguments to start it. A name with a slash or backslash is a path. */
export function findTool(name: string, search: ToolSearch): readonly [string, ...string[]] | undefined {
  const { platform } = search;
  for (const folder of /[\\/]/.test(name) ? [search.workingDirectory] : folders(search)) {
    const path = (platform === "win32" ? win32 : posix).resolve(folder, name);
    const found = platform === "win32" ? findOnWindows(path, search) : isFile(path) ? [path] : undefined;
    const [program, ...rest] = found ?? [];
    if (program !== undefined) return [program, ...rest];
  }
  return undefined;
}

function folders({ workingDirectory, environment, platform }: ToolSearch): readonly string[] {
  const { dirname, join, isAbsolute, delimiter } = platform === "win32" ? win32 : posix;
  const above: string[] = [];
  for (let folder = workingDirectory; above.at(-1) !== folder; folder = dirname(folder)) above.push(folder);
  const path = Object.entries(environment).find(([name]) => name.toUpperCase() === "PATH")?.[1] ?? "";
  return [
    ...above.map((folder) => join(folder, "node_modules", ".bin")),
    // A relative folder in PATH would be a folder of the checkout.
    ...path.split(delimiter).filter(isAbsolute),
  ];
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

/** Finds an `.exe` file, or the program that a `.cmd` file starts. A `.cmd` file itself would need a shell. */
function findOnWindows(path: string, search: ToolSearch): readonly string[] | undefined {
  for (const program of [path, `${path}.exe`]) if (/\.(exe|com)$/i.test(program) && isFile(program)) return [program];
  const shim = `${path}.cmd`;
  const script = isFile(shim) ? findProgramInCmdFile(readFileSync(shim, "utf8"), win32.dirname(shim)) : undefined;
  if (script === undefined) return undefined;
  if (/\.exe$/i.test(script)) return [script];
  return [...(findTool("node.exe", search) ?? [process.execPath]), script];
}

/** Returns the path of the program that a `.cmd` file of npm, pnpm or Yarn starts. */
export function findProgramInCmdFile(text: string, folder: string): string | undefined {
  const path = /"%(?:~dp0|dp0%)\\?([^"]+)"\s+%\*/.exec(text)?.[1];
  return path === undefined ? undefined : win32.resolve(folder, path);
}
