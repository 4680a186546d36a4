/** A Git repository on this machine, and how Git is run in it: without hooks, questions and settings of the machine. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { devNull } from "node:os";
import { join, resolve } from "node:path";
import { InputError, messageOf } from "../../errors.js";
import type { Environment } from "../../text/environment.js";

export interface Repository {
  /** Where its objects and refs are, whatever work trees it has. */
  readonly folder: string;
  /** How its objects are named. */
  readonly objectFormat: "sha1" | "sha256";
  readonly environment: Environment;
}

export interface GitOptions {
  readonly input?: string | Buffer;
  /** New objects go into this folder instead of the repository. */
  readonly objectFolder?: string;
}

interface GitEnd {
  /** Exit code; -1 where a signal ended it. */
  readonly code: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

const TIME_LIMIT_MS = 120_000;

/** What the user has set up for his own work must not change what a queue does, nor start other programs. */
const SETTINGS = [
  `core.hooksPath=${devNull}`,
  `core.attributesFile=${devNull}`,
  "core.fsmonitor=false",
  // Somebody else may work in the repository; a lock of his is gone in a moment.
  "core.filesRefLockTimeout=1000",
  "core.packedRefsTimeout=5000",
].flatMap((setting) => ["-c", setting]);

/** Runs Git in a repository, whatever its exit code is. */
export function runGit(repository: Repository, args: readonly string[], options: GitOptions = {}): Promise<GitEnd> {
  const { folder, environment } = repository;
  const { input = "", objectFolder } = options;
  return new Promise((ended, failed) => {
    const child = spawn("git", [`--git-dir=${folder}`, ...SETTINGS, ...args], {
      cwd: folder,
      env: {
        ...gitEnvironment(environment),
        GIT_CONFIG_NOSYSTEM: "1",
        GIT_CONFIG_GLOBAL: devNull,
        GIT_NO_REPLACE_OBJECTS: "1",
        ...(objectFolder === undefined ? {} : { GIT_OBJECT_DIRECTORY: objectFolder }),
      },
      stdio: ["pipe", "pipe", "pipe"],
      // In a group of its own, Ctrl-C in the terminal does not end it in the middle of its work.
      detached: process.platform !== "win32",
      windowsHide: true,
    });
    const limit = setTimeout(() => child.kill(), TIME_LIMIT_MS);
    const output: Buffer[] = [];
    let stderr = "";
    child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
    child.stderr.setEncoding("utf8").on("data", (chunk: string) => {
      stderr += chunk;
    });
    // It may end without reading everything; its exit code tells.
    child.stdin.on("error", () => {}).end(input);
    child.on("error", (error) => {
      clearTimeout(limit);
      failed(new InputError([`--git: git could not be started: ${messageOf(error)}`], { cause: error }));
    });
    child.on("close", (code) => {
      clearTimeout(limit);
      ended({ code: code ?? -1, stdout: Buffer.concat(output), stderr });
    });
  });
}

/** What Git prints, as text; it has to succeed. */
export async function gitText(
  repository: Repository,
  args: readonly string[],
  options: GitOptions = {},
): Promise<string> {
  const end = await runGit(repository, args, options);
  if (end.code !== 0) throw gitProblem(args, end);
  return end.stdout.toString("utf8");
}

/** What Git could not do, in its own words. */
export function gitProblem([command = ""]: readonly string[], { code, stderr }: GitEnd): Error {
  const words = stderr.trim().replace(/\s+/g, " ");
  return new Error(`git ${command} failed (exit code ${code}): ${words === "" ? "it said nothing" : words}`);
}

/** The variables for a Git of ours: none that leads it elsewhere, makes it ask somebody or answer in another language. */
function gitEnvironment(environment: Environment): Record<string, string | undefined> {
  const kept = Object.entries(environment).filter(([name]) => !/^GIT_(?!EXEC_PATH$|SSL_)/i.test(name));
  return {
    ...Object.fromEntries(kept),
    GIT_TERMINAL_PROMPT: "0",
    GCM_INTERACTIVE: "never",
    GIT_EDITOR: "false",
    GIT_ATTR_NOSYSTEM: "1",
    LC_ALL: "C",
  };
}

/**
 * Opens the repository of a folder: its work tree's top, or a bare one. A folder further down is refused, since what
 * Git finds above it may be something else altogether. @throws InputError that names the flag.
 */
export async function openRepository(path: string, environment: Environment): Promise<Repository> {
  const top = resolve(path);
  if (!existsSync(top)) throw new InputError([`--git: there is no folder ${top}`]);
  const inside = join(top, ".git");
  const isPlain = existsSync(inside);
  const folder = isPlain ? inside : top;
  const found = { folder, environment, objectFormat: "sha1" } as const;
  // The working directory has to be a folder, and `.git` of a second work tree is a file.
  const asked = ["--path-format=absolute", "--git-common-dir", "--show-object-format"];
  const end = await runGit({ ...found, folder: top }, [`--git-dir=${folder}`, "rev-parse", ...asked]);
  if (end.code !== 0) throw whyNotOpened(top, end);
  const lines = end.stdout.toString("utf8").replace(/\n$/, "").split("\n");
  const objectFormat = lines.pop() === "sha256" ? "sha256" : "sha1";
  const repository: Repository = { ...found, folder: lines.join("\n"), objectFormat };
  await refuseOldGit(repository);
  return repository;
}

function whyNotOpened(top: string, { stderr }: GitEnd): InputError {
  const problem = /not a git repository/i.test(stderr)
    ? `--git: ${top} is not a Git repository. Name the folder that has .git in it, or a bare repository`
    : `--git: ${top} cannot be opened: ${stderr.trim().replace(/\s+/g, " ")}`;
  return new InputError([problem]);
}

/** The first one that merges without a work tree. */
const OLDEST = [2, 38] as const;

async function refuseOldGit(repository: Repository): Promise<void> {
  const text = await gitText(repository, ["version"]);
  const [, major = "0", minor = "0"] = /(\d+)\.(\d+)/.exec(text) ?? [];
  if (Number(major) > OLDEST[0] || (Number(major) === OLDEST[0] && Number(minor) >= OLDEST[1])) return;
  throw new InputError([`--git needs Git ${OLDEST.join(".")} or newer, and this is ${text.trim()}`]);
}
