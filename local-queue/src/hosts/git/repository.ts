/** This file opens a Git repository on this machine. It runs Git without hooks, prompts and the machine's settings. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { devNull } from "node:os";
import { join, resolve } from "node:path";
import { getErrorMessage, InputError } from "../../../../src/errors.js";
import type { ProcessEnvironment } from "../../../../src/text/environment.js";

export interface Repository {
  readonly folder: string;
  readonly objectFormat: "sha1" | "sha256";
  readonly environment: ProcessEnvironment;
}

export interface GitOptions {
  readonly input?: string | Buffer;
  /** Folder for new objects instead of the repository's own folder. */
  readonly objectFolder?: string;
}

interface GitResult {
  /** Exit code of Git; -1 if a signal stopped Git. */
  readonly code: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

const TIME_LIMIT_MS = 120_000;

/** Settings that replace settings which would change results or start programs. */
const SETTINGS = [
  `core.hooksPath=${devNull}`,
  `core.attributesFile=${devNull}`,
  "core.fsmonitor=false",
  // Milliseconds to wait for a lock of another program. Such locks usually exist for a moment.
  "core.filesRefLockTimeout=1000",
  "core.packedRefsTimeout=5000",
].flatMap((setting) => ["-c", setting]);

/** Runs Git, and returns its exit code. @throws InputError if Git does not start */
export function runGit(repository: Repository, args: readonly string[], options: GitOptions = {}): Promise<GitResult> {
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
      // Git has its own process group, so Ctrl-C in the terminal does not interrupt it.
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
    // Git may exit before it reads all its input. The error of such a write is harmless.
    child.stdin.on("error", () => {}).end(input);
    child.on("error", (error) => {
      clearTimeout(limit);
      failed(new InputError([`--git: git could not be started: ${getErrorMessage(error)}`], { cause: error }));
    });
    child.on("close", (code) => {
      clearTimeout(limit);
      ended({ code: code ?? -1, stdout: Buffer.concat(output), stderr });
    });
  });
}

/** Returns the output of Git. @throws Error if the exit code is not 0 */
export async function gitText(
  repository: Repository,
  args: readonly string[],
  options: GitOptions = {},
): Promise<string> {
  const end = await runGit(repository, args, options);
  if (end.code !== 0) throw gitProblem(args, end);
  return end.stdout.toString("utf8");
}

export function gitProblem([command = ""]: readonly string[], { code, stderr }: GitResult): Error {
  const words = stderr.trim().replace(/\s+/g, " ");
  return new Error(`git ${command} failed (exit code ${code}): ${words === "" ? "no error output" : words}`);
}

/** Removes variables that select another repository. Git then asks no questions, and prints English. */
function gitEnvironment(environment: ProcessEnvironment): Record<string, string | undefined> {
  const allowed = Object.entries(environment).filter(([name]) => !/^GIT_(?!EXEC_PATH$|SSL_)/i.test(name));
  return {
    ...Object.fromEntries(allowed),
    GIT_TERMINAL_PROMPT: "0",
    GCM_INTERACTIVE: "never",
    GIT_EDITOR: "false",
    GIT_ATTR_NOSYSTEM: "1",
    LC_ALL: "C",
  };
}

/** Opens a bare repository or the top folder of a work tree. Rejects a subfolder of a repository. @throws InputError */
export async function openRepository(path: string, environment: ProcessEnvironment): Promise<Repository> {
  const top = resolve(path);
  if (!existsSync(top)) throw new InputError([`--git: the folder ${top} does not exist`]);
  const inside = join(top, ".git");
  const isPlain = existsSync(inside);
  const folder = isPlain ? inside : top;
  const found = { folder, environment, objectFormat: "sha1" } as const;
  // In a second work tree, `.git` is a file, so it cannot be the working directory.
  const query = ["--path-format=absolute", "--git-common-dir", "--show-object-format"];
  const end = await runGit({ ...found, folder: top }, [`--git-dir=${folder}`, "rev-parse", ...query]);
  if (end.code !== 0) throw whyNotOpened(top, end);
  const lines = end.stdout.toString("utf8").replace(/\n$/, "").split("\n");
  const objectFormat = lines.pop() === "sha256" ? "sha256" : "sha1";
  const repository: Repository = { ...found, folder: lines.join("\n"), objectFormat };
  await rejectOldGit(repository);
  return repository;
}

function whyNotOpened(top: string, { stderr }: GitResult): InputError {
  const problem = /not a git repository/i.test(stderr)
    ? `--git: ${top} is not a Git repository. Name the folder that contains .git, or a bare repository`
    : `--git: ${top} cannot be opened: ${stderr.trim().replace(/\s+/g, " ")}`;
  return new InputError([problem]);
}

/** Oldest version of Git that can merge without a work tree. */
const OLDEST = [2, 38] as const;

async function rejectOldGit(repository: Repository): Promise<void> {
  const text = await gitText(repository, ["version"]);
  const [, major = "0", minor = "0"] = /(\d+)\.(\d+)/.exec(text) ?? [];
  if (Number(major) > OLDEST[0] || (Number(major) === OLDEST[0] && Number(minor) >= OLDEST[1])) return;
  throw new InputError([`--git requires Git ${OLDEST.join(".")} or newer, and this is ${text.trim()}`]);
}
