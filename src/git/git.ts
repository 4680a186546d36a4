import { lstatSync } from "node:fs";
import { devNull } from "node:os";
import { dirname, join } from "node:path";
import { runProcess } from "../child-process.js";
import type { Environment } from "../environment.js";
import { AbortedError, Failure, InputError } from "../errors.js";
import { findGit, gitEnvironment } from "./git-program.js";
import { gitWords } from "./git-words.js";

/** A checked out repository, and how git is run in it. */
export interface Git {
  /** Absolute path of the program. */
  readonly program: string;
  /** Top folder of the work tree, without symbolic links; paths of files start from it. */
  readonly root: string;
  readonly environment: Environment;
  /** Aborts when the process is told to stop. */
  readonly signal: AbortSignal;
}

export interface GitOptions {
  readonly stdin?: string;
  /** Default: two minutes. */
  readonly timeoutMs?: number;
  /** Longest output. Default: 64 MiB. */
  readonly maximumBytes?: number;
  /** Variables besides those of the caller. */
  readonly environment?: Readonly<Record<string, string>>;
}

const TIMEOUT_MS = 120_000;
const MAXIMUM_BYTES = 64 * 1024 * 1024;

/** The user's configuration must not change what is read, nor start other programs. */
const SETTINGS = [
  "core.quotePath=false",
  "diff.relative=false",
  "core.fsmonitor=false",
  // Many a package keeps its hooks in the checkout.
  `core.hooksPath=${devNull}`,
  // Files of the checkout can look like a repository, with a configuration that names programs to run.
  "safe.bareRepository=explicit",
].flatMap((setting) => ["-c", setting]);

export interface GitEnd {
  /** Exit code; -1 when a signal from elsewhere ended it. */
  readonly code: number;
  readonly stdout: Buffer;
  /** The end of it. */
  readonly stderr: string;
}

interface Place {
  readonly folder: string;
  readonly environment: Environment;
  readonly signal: AbortSignal;
}

/** Opens the repository that a folder is checked out in. @throws InputError that says what to do when it cannot. */
export async function openGit({ folder, environment, signal }: Place): Promise<Git> {
  const git: Git = { program: findGit(environment), root: folder, environment, signal };
  const root = await gitLine(git, ["rev-parse", "--show-toplevel"]);
  // Git before 2.38 does not know `safe.bareRepository`. What is called `.git` cannot come from a commit.
  if (lstatSync(join(root, ".git"), { throwIfNoEntry: false }) === undefined) throw notCheckedOut(root);
  return { ...git, root };
}

/**
 * Runs git, whatever its exit code is. Arguments are passed as they are; no shell takes part.
 * @throws AbortedError, and Failure when it runs too long or prints too much.
 */
export async function runGit(
  git: Git,
  args: readonly string[],
  { stdin, timeoutMs = TIMEOUT_MS, maximumBytes = MAXIMUM_BYTES, environment = {} }: GitOptions = {},
): Promise<GitEnd> {
  const command = [git.program, "--no-pager", "-C", git.root, ...SETTINGS, ...args] as const;
  const { how, stdout, stderr } = await runProcess(command, {
    // The search for a program that git starts, ssh say, must not begin in the checkout.
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
      throw new Failure(
        "unavailable",
        `${named(args)} took longer than ${timeoutMs / 1000} s and was ended.`,
      );
    case "too-much":
      throw new Failure("input", `${named(args)} printed more than ${maximumBytes} bytes.`);
    case "not-started":
      throw new InputError([`git could not be started: ${how.problem}.`]);
  }
}

/** The output of a command that must succeed. @throws InputError with git's own words when it does not. */
export async function gitOutput(git: Git, args: readonly string[], options?: GitOptions): Promise<Buffer> {
  const end = await runGit(git, args, options);
  if (end.code !== 0) throw gitFailure(git, args, end);
  return end.stdout;
}

/** The output of a command that prints one line. */
export async function gitLine(git: Git, args: readonly string[]): Promise<string> {
  return (await gitOutput(git, args)).toString("utf8").replace(/\r?\n$/, "");
}

/** The command of an argument vector, for messages: `git fetch`. */
function named(args: readonly string[]): string {
  const command = args.find((arg, index) => !arg.startsWith("-") && args[index - 1] !== "-c");
  return `git ${command ?? ""}`.trim();
}

/** What a failed command means. */
export function gitFailure(git: Git, args: readonly string[], { code, stderr }: GitEnd): InputError {
  if (
    /not a git repository|must be run in a work tree|cannot (change to|use bare repository)/i.test(stderr)
  ) {
    return notCheckedOut(git.root);
  }
  if (/dubious ownership|unsafe repository/i.test(stderr)) {
    return new InputError([`Git does not read ${git.root}, because it belongs to another user.`], {
      details: [
        "This happens in containers. Run before this step:",
        '  git config --global --add safe.directory "$GITHUB_WORKSPACE"',
      ],
    });
  }
  return new InputError([
    `${named(args)} failed (exit code ${code}): ${gitWords(stderr) || "it said nothing"}`,
  ]);
}

function notCheckedOut(folder: string): InputError {
  return new InputError([`${folder} is in no checked out Git repository.`], {
    details: ["Check the repository out first, on GitHub Actions with actions/checkout."],
  });
}
