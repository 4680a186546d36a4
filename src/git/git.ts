import { accessSync, constants, lstatSync, statSync } from "node:fs";
import { devNull } from "node:os";
import { delimiter, dirname, isAbsolute, join, resolve } from "node:path";
import { type ProcessResult, runProcess } from "../child-process.js";
import { AbortedError, InputError, OperationError } from "../errors.js";
import { isGitRepositoryOverrideVariable, type ProcessEnvironment } from "../text/environment.js";
import { shortenText } from "../text/truncate.js";

export interface Git {
  readonly program: string;
  /** Path of the top folder of the work tree, with resolved symbolic links. */
  readonly root: string;
  /** Path of git's file with the commits of a shallow clone that have no parents. */
  readonly shallowFile: string;
  readonly environment: ProcessEnvironment;
  readonly signal: AbortSignal;
}

interface GitOptions {
  readonly stdin?: string;
  readonly timeoutMs?: number;
  readonly maximumBytes?: number;
  readonly environment?: Readonly<Record<string, string>>;
}

const TIMEOUT_MS = 120_000;
const MAXIMUM_BYTES = 64 * 1024 * 1024;

/** Settings that replace configuration which would change git's output or start other programs. */
const SETTINGS = [
  "core.quotePath=false",
  "diff.relative=false",
  "core.fsmonitor=false",
  `core.hooksPath=${devNull}`,
  // A folder in the checkout can look like a bare repository, and its configuration could start programs.
  "safe.bareRepository=explicit",
].flatMap((setting) => ["-c", setting]);

interface GitEnd extends Pick<ProcessResult, "stdout" | "stderr"> {
  readonly code: number;
}

/** Opens the repository of a folder. @throws InputError with advice if the folder has no repository */
export async function openGitRepository({
  folder,
  ...run
}: Pick<Git, "environment" | "signal"> & { readonly folder: string }): Promise<Git> {
  const git: Git = { ...run, program: findGit(run.environment), root: folder, shallowFile: "" };
  // One process reads both values. The path is the last value, because it may contain line breaks.
  const output = await readGitOutput(git, ["rev-parse", "--git-path", "shallow", "--show-toplevel"]);
  const [shallowFile = "", ...top] = output
    .toString("utf8")
    .replace(/\r?\n$/, "")
    .split(/\r?\n/);
  const root = top.join("\n");
  // Git before 2.38 ignores `safe.bareRepository`. A commit cannot contain an entry `.git`, so this entry proves a real
  // repository.
  if (lstatSync(join(root, ".git"), { throwIfNoEntry: false }) === undefined) throw notCheckedOut(root);
  return { ...git, root, shallowFile: resolve(folder, shallowFile) };
}

/** Runs git, and returns its exit code. @throws AbortedError, or OperationError at the limit of time or output */
export async function runGit(
  git: Git,
  args: readonly string[],
  { stdin, timeoutMs = TIMEOUT_MS, maximumBytes = MAXIMUM_BYTES, environment = {} }: GitOptions = {},
): Promise<GitEnd> {
  const command = [git.program, "--no-pager", "-C", git.root, ...SETTINGS, ...args] as const;
  const { how, stdout, stderr } = await runProcess(command, {
    // This working folder prevents git from starting a program of the checkout.
    workingDirectory: dirname(git.program),
    environment: { ...gitEnvironment(git.environment), ...environment },
    stdin: stdin ?? "",
    timeLimitMs: timeoutMs,
    outputLimitBytes: maximumBytes,
    signal: git.signal,
  });
  switch (how.kind) {
    case "exited":
      return { code: how.code, stdout, stderr };
    case "killed":
      return { code: -1, stdout, stderr };
    case "aborted":
      throw new AbortedError();
    case "too-late":
      throw new OperationError("unavailable", `${formatCommand(args)} exceeded ${timeoutMs / 1000} s and was stopped.`);
    case "too-much":
      throw new OperationError("input", `${formatCommand(args)} printed more than ${maximumBytes} bytes.`);
    case "not-started":
      throw new InputError([`Git did not start: ${how.problem}.`]);
  }
}

export async function readGitOutput(git: Git, args: readonly string[], options?: GitOptions): Promise<Buffer> {
  const end = await runGit(git, args, options);
  if (end.code !== 0) throw createGitError(git, args, end);
  return end.stdout;
}

function formatCommand(args: readonly string[]): string {
  const command = args.find((arg, index) => !arg.startsWith("-") && args[index - 1] !== "-c") ?? "";
  return `git ${command}`.trim();
}

export function createGitError(git: Git, args: readonly string[], { code, stderr }: GitEnd): InputError {
  if (/not a git repository|must be run in a work tree|cannot (change to|use bare repository)/i.test(stderr))
    return notCheckedOut(git.root);
  if (/dubious ownership|unsafe repository/i.test(stderr)) {
    return new InputError([`Git does not read ${git.root} because another user owns it.`], {
      details: [
        "This problem occurs in containers. Before this step, run:",
        '  git config --global --add safe.directory "$GITHUB_WORKSPACE"',
      ],
    });
  }
  return new InputError([
    `${formatCommand(args)} failed (exit code ${code}): ${shortenError(stderr) || "no error message"}`,
  ]);
}

export const CHECKOUT_ADVICE = ["Check out the repository first. On GitHub Actions, use actions/checkout."];

function notCheckedOut(folder: string): InputError {
  return new InputError([`${folder} is not in a checked out Git repository.`], { details: CHECKOUT_ADVICE });
}

/**
 * Finds git, only in PATH. The system may first search the current folder, which is the untrusted checkout. @throws
 * InputError
 */
export function findGit(environment: ProcessEnvironment, platform: NodeJS.Platform = process.platform): string {
  const windows = platform === "win32";
  // On Windows, the names of variables ignore upper and lower case.
  const name = windows ? Object.keys(environment).find((key) => key.toUpperCase() === "PATH") : "PATH";
  const found = (environment[name ?? ""] ?? "")
    .split(delimiter)
    .filter((folder) => isAbsolute(folder))
    .map((folder) => join(folder, windows ? "git.exe" : "git"))
    .find(isProgram);
  if (found !== undefined) return found;
  throw new InputError(["Git is not in PATH, but the operation needs it to list changed files."], {
    details: ["Install Git on the runner or in the job's container. Then check out the repository with Git."],
  });
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Returns variables with which git prints English, asks no questions and writes no optional files. */
function gitEnvironment(environment: ProcessEnvironment): Record<string, string | undefined> {
  const inherited = Object.entries(environment).filter(([name]) => !isGitRepositoryOverrideVariable(name));
  return {
    ...Object.fromEntries(inherited),
    GCM_INTERACTIVE: "never",
    GIT_OPTIONAL_LOCKS: "0",
    GIT_TERMINAL_PROMPT: "0",
    LC_ALL: "C",
  };
}

const SHOWN_CHARACTERS = 300;

/** Returns git's lines with `fatal:` or `error:`, else its last lines, without user names and passwords. */
export function shortenError(stderr: string): string {
  const lines = stderr.split(/[\r\n]+/).filter((line) => line.trim() !== "");
  const errors = lines.filter((line) => /^(remote: *)?(fatal|error): /i.test(line));
  const words = (errors.length > 0 ? errors : lines.slice(-3))
    .join(" ")
    .replace(/:\/\/[^\s'"]*@/g, "://")
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();
  return shortenText(words, SHOWN_CHARACTERS);
}
