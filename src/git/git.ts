import { accessSync, constants, lstatSync, statSync } from "node:fs";
import { devNull } from "node:os";
import { delimiter, dirname, isAbsolute, join, resolve } from "node:path";
import { type ProcessEnd, runProcess } from "../child-process.js";
import { AbortedError, Failure, InputError } from "../errors.js";
import { type Environment, leadsGitAway } from "../text/environment.js";
import { shorten } from "../text/truncate.js";

export interface Git {
  readonly program: string;
  /** Top folder of the work tree, without symbolic links. */
  readonly root: string;
  /** File with the commits whose parents a shallow clone leaves out. */
  readonly shallowFile: string;
  readonly environment: Environment;
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

/** Protects against configuration that changes the output or starts other programs. */
const SETTINGS = [
  "core.quotePath=false",
  "diff.relative=false",
  "core.fsmonitor=false",
  `core.hooksPath=${devNull}`,
  // A folder of the checkout can look like a repository with programs in its configuration.
  "safe.bareRepository=explicit",
].flatMap((setting) => ["-c", setting]);

interface GitEnd extends Pick<ProcessEnd, "stdout" | "stderr"> {
  readonly code: number;
}

/** Opens the repository of a folder. @throws InputError with advice */
export async function openGit({
  folder,
  ...run
}: Pick<Git, "environment" | "signal"> & { readonly folder: string }): Promise<Git> {
  const git: Git = { ...run, program: findGit(run.environment), root: folder, shallowFile: "" };
  // One start of git for both, which takes longer than its work. The second value may contain line breaks.
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

/** Runs git, whatever its exit code. @throws AbortedError, and Failure at its limits of time and output */
export async function runGit(
  git: Git,
  args: readonly string[],
  { stdin, timeoutMs = TIMEOUT_MS, maximumBytes = MAXIMUM_BYTES, environment = {} }: GitOptions = {},
): Promise<GitEnd> {
  const command = [git.program, "--no-pager", "-C", git.root, ...SETTINGS, ...args] as const;
  const { how, stdout, stderr } = await runProcess(command, {
    // The search for a program that git starts must not begin in the checkout.
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

export async function gitOutput(git: Git, args: readonly string[], options?: GitOptions): Promise<Buffer> {
  const end = await runGit(git, args, options);
  if (end.code !== 0) throw gitFailure(git, args, end);
  return end.stdout;
}

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

export const CHECKOUT_ADVICE = ["Check the repository out first, on GitHub Actions with actions/checkout."];

function notCheckedOut(folder: string): InputError {
  return new InputError([`${folder} is in no checked out Git repository.`], { details: CHECKOUT_ADVICE });
}

/** Searches PATH only: an operating system may begin in the checkout. @throws InputError */
export function findGit(environment: Environment, platform: NodeJS.Platform = process.platform): string {
  const windows = platform === "win32";
  // Variables on Windows have names in any case.
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

/** Makes git answer in English, ask nobody and write nothing. Configuration by variables stays. */
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

/** Returns git's `fatal:` and `error:` lines, else its last words, without credentials. */
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
