/** Script steps (`run`), in bash by the rules of the runner. */

import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseRunnerCommandFile } from "../../../src/demo/runner.js";

export interface Script {
  readonly text: string;
  /** Shell of the step; empty for the runner's default. */
  readonly shell: string;
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Folder for the files of the step. */
  readonly temporary: string;
  readonly onStart: (child: ChildProcess) => void;
}

export interface ScriptEnd {
  readonly exitCode: number | null;
  readonly log: string;
  readonly outputs: Readonly<Record<string, string>>;
  /** Variables and folders of programs for later steps. */
  readonly variables: Readonly<Record<string, string>>;
  readonly paths: readonly string[];
  readonly summary: string;
}

const COMMANDS: Readonly<Record<string, string>> = {
  "": "bash -e {0}",
  bash: "bash --noprofile --norc -eo pipefail {0}",
  sh: "sh -e {0}",
  python: "python3 {0}",
};

function read(path: string): string {
  return readFileSync(path, "utf8");
}

export async function runScript(script: Script): Promise<ScriptEnd> {
  const folder = mkdtempSync(join(script.temporary, "script-"));
  const file = (name: string, text = ""): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const files = {
    GITHUB_OUTPUT: file("output"),
    GITHUB_ENV: file("env"),
    GITHUB_PATH: file("path"),
    GITHUB_STEP_SUMMARY: file("summary.md"),
  };
  const command = COMMANDS[script.shell] ?? script.shell;
  if (!command.includes("{0}")) throw new Error(`No step can run in the shell "${script.shell}" here.`);
  const [program = "", ...args] = command.replace("{0}", file("script.sh", script.text)).split(" ");
  // The log is a file, so that background processes do not delay the end of the step.
  const log = openSync(file("log"), "a");
  const child = spawn(program, args, {
    cwd: script.folder,
    env: { ...script.environment, ...files },
    stdio: ["ignore", log, log],
    detached: true,
  });
  script.onStart(child);
  const exitCode = await new Promise<number | null>((ended, failed) => {
    child.on("error", failed);
    child.on("exit", ended);
  });
  closeSync(log);
  return {
    exitCode,
    log: read(join(folder, "log")),
    outputs: parseRunnerCommandFile(read(files.GITHUB_OUTPUT)),
    variables: parseRunnerCommandFile(read(files.GITHUB_ENV)),
    paths: read(files.GITHUB_PATH).split("\n").filter(Boolean).toReversed(),
    summary: read(files.GITHUB_STEP_SUMMARY),
  };
}
