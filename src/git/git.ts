import { accessSync, constants, lstatSync, statSync } from "node:fs";
import { devNull } from "node:os";
import { delimiter, dirname, isAbsolute, join, resolve } from "node:path";
import { type ProcessEnd, runProcess } from "../child-process.js";
import { AbortedError, Failure, InputError } from "../errors.js";
import { type Environment, leadsGitAway } from "../text/environment.js";
import { shorten } from "../text/truncate.js";

/** A checked out repository, and how git is run in it. */
export interface Git {
  /** Absolute path of the program. */
  readonly program: string;
  /** Top folder of the work tree, without symbolic links; paths of files start from it. */
  readonly root: string;
  /** Absolute path of the list of commits whose parents a shallow clone leaves out. */
  readonly shallowFile: string;
  readonly environment: Environment;
  /** Aborts when the process is to stop. */
  readonly signal: AbortSignal;
}

interface GitOptions {
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

interface GitEnd extends Pick<ProcessEnd, "stdout" | "stderr"> {
  /** Exit code; -1 when a signal from elsewhere ended it. */
  readonly code: number;
}

/** Opens the repository that a folder is checked out in. @throws InputError that says what to do when it cannot. */
export async function openGit({
  folder,
  ...run
}: Pick<Git, "environment" | "signal"> & { readonly folder: string }): Promise<Git> {
  const git: Git = { ...run, program: findGit(run.environment), root: folder, shallowFile: "" };
  // One start of git for both, since a start takes longer than its work; the second may have line breaks in its name.
  const output = await gitOutput(git, ["rev-parse", "--git-path", "shallow", "--show-toplevel"]);
  const [shallowFile = "", ...top] = output
    .toString("utf8")
    .replace(/\r?\n$/, "")
    .split(/\r?\n/);
  const root = top.join("\n");
  // Git before 2.38 does not know `safe.bareRepository`. What is called `.git` cannot come from a commit.
  if (lstatSync(join(root, ".git"), { throwIfNoEntry: false }) === undefined) throw notCheckedOut(root);
  return { ...git, root, shallowFile: resolve(folder, shallowFile) };
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
      throw new Failure("unavailable", `${named(args)} took longer than ${timeoutMs / 1000} s and was ended.`);
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

/** The command of an argument vector, for messages: `git fetch`. */
function named(args: readonly string[]): string {
  const command = args.find((arg, index) => !arg.startsWith("-") && args[index - 1] !== "-c") ?? "";
  return `git ${command}`.trim();
}

export function gitFailure(git: Git, args: readonly string[], { code, stderr }: GitEnd): InputError {
  if (/not a git repository|must be run in a work tree|cannot (change to|use bare repository)/i.test(stderr))
    return notCheckedOut(git.root);
  if (/dubious ownership|unsafe repository/i.test(stderr)) {
    return new InputError([`Git does not read ${git.root}, because it belongs to another user.`], {
      details: [
        "This happens in containers. Run before this step:",
        '  git config --global --add safe.directory "$GITHUB_WORKSPACE"',
      ],
    });
  }
  return new InputError([`${named(args)} failed (exit code ${code}): ${shortReason(stderr) || "it said nothing"}`]);
}

export const CHECK_OUT_FIRST = ["Check the repository out first, on GitHub Actions with actions/checkout."];

function notCheckedOut(folder: string): InputError {
  return new InputError([`${folder} is in no checked out Git repository.`], { details: CHECK_OUT_FIRST });
}

/**
 * The absolute path of git. It is looked for here since a search by the operating system may begin in the working
 * directory, where a pull request can put a program of that name. @throws InputError when there is none.
 */
export function findGit(environment: Environment, platform: NodeJS.Platform = process.platform): string {
  const windows = platform === "win32";
  // Windows does not care how a variable's name is written.
  const name = windows ? Object.keys(environment).find((key) => key.toUpperCase() === "PATH") : "PATH";
  const found = (environment[name ?? ""] ?? "")
    .split(delimiter)
    .filter((folder) => isAbsolute(folder))
    .map((folder) => join(folder, windows ? "git.exe" : "git"))
    .find(isProgram);
  if (found !== undefined) return found;
  throw new InputError(["git was not found in PATH, and the changed files are read with it."], {
    details: ["Install git on the runner or in the job's container, then check the repository out with it."],
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

/** What makes git answer in English, ask nobody and write nothing by the way. Configuration by variables stays. */
function gitEnvironment(environment: Environment): Record<string, string | undefined> {
  const kept = Object.entries(environment).filter(([name]) => !leadsGitAway(name));
  return {
    ...Object.fromEntries(kept),
    GCM_INTERACTIVE: "never",
    GIT_OPTIONAL_LOCKS: "0",
    GIT_TERMINAL_PROMPT: "0",
    LC_ALL: "C",
  };
}

const SHOWN_CHARACTERS = 300;

/**
 * What git said went wrong, for a message: its `fatal:` and `error:` lines, else its last words, on one line, without
 * control characters and without what stands before the host in an address, 300 characters at most.
 */
export function shortReason(stderr: string): string {
  const lines = stderr.split(/[\r\n]+/).filter((line) => line.trim() !== "");
  const telling = lines.filter((line) => /^(remote: *)?(fatal|error): /i.test(line));
  const words = (telling.length > 0 ? telling : lines.slice(-3))
    .join(" ")
    .replace(/:\/\/[^\s'"]*@/g, "://")
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();
  return shorten(words, SHOWN_CHARACTERS);
}
