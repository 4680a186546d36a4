/**
 * This file runs the user's test command in a new checkout of the test branch. The checkout is a separate repository in
 * the data folder that uses the objects of the given repository, so tests cannot change the given repository. A killed
 * service leaves only a folder.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, copyFileSync, existsSync, mkdirSync, openSync, writeFileSync, writeSync } from "node:fs";
import { rm } from "node:fs/promises";
import { devNull } from "node:os";
import { join } from "node:path";
import { getErrorMessage } from "../../../../src/errors.js";
import { isVariableForChildPrograms, type ProcessEnvironment } from "../../../../src/text/environment.js";
import { refOf } from "./refs.js";
import type { Repository } from "./repository.js";

export interface TestJob {
  readonly repository: Repository;
  readonly command: string;
  /** Folder of the checkout, which is removed after the tests. */
  readonly folder: string;
  readonly logFile: string;
  readonly branch: string;
  readonly sha: string;
  readonly target: string;
  /** Commit of the target branch from which the test branch starts. */
  readonly base: string;
  readonly testRunId: string;
  /** Numbers of the tested pull requests in order, without the pull requests ahead. */
  readonly pullRequests: readonly number[];
  readonly report: (sentence: string) => void;
}

export interface RunningTests {
  readonly stop: () => void;
  /**
   * Promise of the result, true if the tests passed. Resolves after all processes have exited and the checkout is
   * removed.
   */
  readonly ended: Promise<boolean>;
}

const STOP_GRACE_MS = 2000;

/**
 * Checks out the test branch, and runs the command in the checkout. A problem is logged and fails the tests. @throws an
 * error of the file system if the log cannot be opened
 */
export function runTests(job: TestJob): RunningTests {
  const log = openLog(job);
  let child: ChildProcess | null = null;
  let isStopped = false;
  let killTimer: NodeJS.Timeout | undefined;

  const stop = (): void => {
    if (isStopped) return;
    isStopped = true;
    const stopped = child;
    if (stopped === null) return;
    signalGroup(stopped, "SIGTERM");
    killTimer = setTimeout(() => signalGroup(stopped, "SIGKILL"), STOP_GRACE_MS);
  };
  const stepEnded = (started: ChildProcess): Promise<boolean> =>
    new Promise((ended) => {
      child = started;
      started.on("error", (error) => {
        log.write(`The command could not be started: ${getErrorMessage(error)}`);
        ended(false);
      });
      started.on("exit", (code, signal) => {
        clearTimeout(killTimer);
        signalGroup(started, "SIGKILL");
        child = null;
        if (code !== 0 && !isStopped)
          log.write(code === null ? `The command was ended by ${signal}.` : `Exit code ${code}`);
        ended(code === 0);
      });
    });
  const run = async (): Promise<boolean> => {
    try {
      log.write(`${job.branch} is ${job.sha}, tests of ${job.pullRequests.map((number) => `#${number}`).join(" ")}`);
      await rm(job.folder, REMOVED);
      createCheckout(job);
      if (isStopped || !(await stepEnded(checkOut(job, log.file))) || isStopped) return false;
      log.write(`$ ${job.command}`);
      return (await stepEnded(startCommand(job, log.file))) && !isStopped;
    } catch (error) {
      log.write(`The tests could not be run: ${getErrorMessage(error)}`);
      return false;
    } finally {
      // If the folder remains, the next start of the service removes it.
      await rm(job.folder, REMOVED).catch((error: unknown) =>
        log.write(`${job.folder} could not be removed: ${getErrorMessage(error)}`),
      );
      closeSync(log.file);
    }
  };
  return { stop, ended: run() };
}

function openLog({ logFile, report }: TestJob) {
  const file = openSync(logFile, "a");
  let isRefused = false;
  const write = (line: string): void => {
    try {
      writeSync(file, `${line}\n`);
    } catch (error) {
      // An error in an event handler would end the service, for example on a full disk.
      if (!isRefused) report(`${logFile} cannot be written to: ${getErrorMessage(error)}.`);
      isRefused = true;
    }
  };
  return { file, write };
}

const REMOVED = { recursive: true, force: true, maxRetries: 3 } as const;

/** Creates a repository as `git clone --shared` does, but only with the test branch and the target branch. */
function createCheckout({ repository, folder, branch, sha, target, base }: TestJob): void {
  const inside = join(folder, ".git");
  for (const name of ["objects/info", "refs/heads"]) mkdirSync(join(inside, name), { recursive: true });
  const isOther = repository.objectFormat !== "sha1";
  const format = isOther ? `[extensions]\n\tobjectFormat = ${repository.objectFormat}\n` : "";
  const settings = "\tbare = false\n[gc]\n\tauto = 0\n[maintenance]\n\tauto = false\n";
  const config = `[core]\n\trepositoryformatversion = ${isOther ? 1 : 0}\n${settings}${format}`;
  writeFileSync(join(inside, "config"), config);
  writeFileSync(join(inside, "objects/info/alternates"), `${join(repository.folder, "objects")}\n`);
  writeFileSync(join(inside, "packed-refs"), `${base} ${refOf(target)}\n${sha} ${refOf(branch)}\n`);
  writeFileSync(join(inside, "HEAD"), `ref: ${refOf(branch)}\n`);
  const shallow = join(repository.folder, "shallow");
  if (existsSync(shallow)) copyFileSync(shallow, join(inside, "shallow"));
}

/** Uses the user's settings, because they configure large files and line endings. */
function checkOut({ repository, folder }: TestJob, log: number): ChildProcess {
  const args = ["-c", `core.hooksPath=${devNull}`, "reset", "--hard", "--quiet"];
  return spawn("git", args, {
    cwd: folder,
    env: { ...forCommands(repository.environment), GIT_TERMINAL_PROMPT: "0" },
    stdio: ["ignore", log, log],
    detached: !ON_WINDOWS,
    windowsHide: true,
  });
}

const ON_WINDOWS = process.platform === "win32";

/** Kills the process group when the service exits, which closes file 3. The command does not inherit file 3. */
const WITH_WATCH = '{ read -r line; kill -9 0; } <&3 3<&- >/dev/null 2>&1 & exec 3<&-; exec sh -c "$1"';

function startCommand(job: TestJob, log: number): ChildProcess {
  const { command, folder, repository } = job;
  const how = { cwd: folder, env: { ...forCommands(repository.environment), ...variablesOf(job) }, windowsHide: true };
  if (ON_WINDOWS) {
    // The quotes are the same as with Node's option `shell`.
    const args = ["/d", "/s", "/c", `"${command}"`];
    return spawn("cmd.exe", args, { ...how, stdio: ["ignore", log, log], windowsVerbatimArguments: true });
  }
  const args = ["-c", WITH_WATCH, "sh", command];
  const child = spawn("sh", args, { ...how, stdio: ["ignore", log, log, "pipe"], detached: true });
  child.stdio[3]?.on("error", () => {});
  return child;
}

function variablesOf({ branch, sha, target, base, testRunId, pullRequests }: TestJob): Record<string, string> {
  return {
    MERGE_QUEUE_TEST_BRANCH: branch,
    MERGE_QUEUE_TEST_SHA: sha,
    MERGE_QUEUE_TEST_RUN_ID: testRunId,
    MERGE_QUEUE_PULL_REQUESTS: pullRequests.join(" "),
    MERGE_QUEUE_TARGET_BRANCH: target,
    MERGE_QUEUE_BASE_SHA: base,
  };
}

function forCommands(environment: ProcessEnvironment): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => isVariableForChildPrograms(name)));
}

function signalGroup({ pid }: ChildProcess, name: "SIGTERM" | "SIGKILL"): void {
  if (pid === undefined) return;
  if (ON_WINDOWS) {
    spawn("taskkill", ["/pid", `${pid}`, "/t", "/f"], { stdio: "ignore", windowsHide: true }).on("error", () => {});
    return;
  }
  try {
    process.kill(-pid, name);
  } catch {
    // The process group has already exited.
  }
}
