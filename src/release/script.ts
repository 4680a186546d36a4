import { spawnSync } from "node:child_process";
import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { getErrorMessage } from "../errors.js";

type Flags = Readonly<Record<string, string | undefined>>;

/** Calls `run` if Node.js started this file as a script. An error becomes a message and exit code 1. */
export function runIfStartedAsScript(url: string, names: readonly string[], run: (flags: Flags) => string): void {
  const started = process.argv[1];
  if (started === undefined || realpathSync(started) !== fileURLToPath(url)) return;
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: "string" as const }]));
    process.stdout.write(`${run(parseArgs({ options }).values)}\n`);
  } catch (error) {
    process.stderr.write(`${getErrorMessage(error)}\n`);
    process.exitCode = 1;
  }
}

export function requireFlag(flags: Flags, name: string): string {
  const value = flags[name];
  if (value === undefined || value === "") throw new Error(`--${name} is missing.`);
  return value;
}

/** Runs git. Returns the lines of its output. @throws Error if the exit code is not 0 */
export function readGitLines(folder: string, ...argv: readonly string[]): readonly string[] {
  const { code, output, errors } = runProgram(folder, "git", argv);
  if (code !== 0) throw new Error(`git ${argv.join(" ")} failed: ${errors}`);
  return output.split("\n").filter((line) => line !== "");
}

/** Runs a program. Returns the exit code and the output. @throws Error if the program does not start */
export function runProgram(cwd: string, program: string, argv: readonly string[]) {
  const { status, stdout, stderr, error } = spawnSync(program, argv, { cwd, encoding: "utf8" });
  if (error !== undefined) throw new Error(`${program} cannot be started: ${error.message}`);
  return { code: status, output: stdout.trimEnd(), errors: stderr.trim() };
}
