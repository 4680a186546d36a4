/**
 * The tests of a run: the user's own command in a fresh checkout of the test branch. The checkout is a repository of its
 * own in the data folder that borrows the objects, so that nothing the tests do reaches the given repository, and what a
 * killed service leaves behind is a folder.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, copyFileSync, existsSync, mkdirSync, openSync, writeFileSync, writeSync } from "node:fs";
import { rm } from "node:fs/promises";
import { devNull } from "node:os";
import { join } from "node:path";
import { messageOf } from "../../../../src/errors.js";
import { type Environment, isForPrograms } from "../../../../src/text/environment.js";
import { refOf } from "./refs.js";
import type { Repository } from "./repository.js";

export interface TestJob {
  readonly repository: Repository;
  /** For `sh -c`, or for `cmd`. */
  readonly command: string;
  /** Folder of the checkout, which is removed after the tests. */
  readonly folder: string;
  /** Receives everything that they print. */
  readonly logFile: string;
  readonly branch: string;
  readonly sha: string;
  readonly target: string;
  /** The commit of the target branch that the test branch is built on. */
  readonly base: string;
  readonly testRunId: string;
  /** Numbers of the pull requests that are tested, in order, without those ahead of them. */
  readonly pullRequests: readonly number[];
  readonly report: (sentence: string) => void;
}

export interface RunningTests {
  /** Ends the command and all that it has started. */
  readonly stop: () => void;
  /** True when they passed; resolves once nothing of them is left. */
  readonly ended: Promise<boolean>;
}

/** Time between SIGTERM and SIGKILL. */
const LAST_WORDS_MS = 2000;

/**
 * Checks the test branch out and runs the command there. A problem is written to the log, and the tests failed.
 * @throws an error of the file system when the log cannot be opened
 */
export function runTests(job: TestJob): RunningTests {
  const log = openSync(job.logFile, "a");
  let isRefused = false;
  let child: ChildProcess | null = null;
  let isStopped = false;
  let lastWords: NodeJS.Timeout | undefined;

  const say = (line: string): void => {
    try {
      writeSync(log, `${line}\n`);
    } catch (error) {
      // A full disk must not end the service: nothing catches what an event handler throws.
      if (!isRefused) job.report(`${job.logFile} cannot be written to: ${messageOf(error)}.`);
      isRefused = true;
    }
  };
  const stop = (): void => {
    if (isStopped) return;
    isStopped = true;
    if (child === null) return;
    signalGroup(child, "SIGTERM");
    lastWords = setTimeout(() => {
      if (child !== null) signalGroup(child, "SIGKILL");
    }, LAST_WORDS_MS);
  };
  const stepEnded = (started: ChildProcess): Promise<boolean> =>
    new Promise((ended) => {
      child = started;
      started.on("error", (error) => {
        say(`It could not be started: ${messageOf(error)}`);
        ended(false);
      });
      started.on("exit", (code, signal) => {
        clearTimeout(lastWords);
        // Processes that it left in the background end with it.
        signalGroup(started, "SIGKILL");
        child = null;
        if (code !== 0 && !isStopped) say(code === null ? `It was ended by ${signal}.` : `Exit code ${code}`);
        ended(code === 0);
      });
    });
  const run = async (): Promise<boolean> => {
    try {
      say(`${job.branch} is ${job.sha}, tests of ${job.pullRequests.map((number) => `#${number}`).join(" ")}`);
      await rm(job.folder, REMOVED);
      layOut(job);
      if (isStopped || !(await stepEnded(checkOut(job, log))) || isStopped) return false;
      say(`$ ${job.command}`);
      return (await stepEnded(startCommand(job, log))) && !isStopped;
    } catch (error) {
      say(`The tests could not be run: ${messageOf(error)}`);
      return false;
    } finally {
      // The next start of the service removes what stays.
      await rm(job.folder, REMOVED).catch((error: unknown) => say(`${job.folder} stays: ${messageOf(error)}`));
      closeSync(log);
    }
  };
  return { stop, ended: run() };
}

const REMOVED = { recursive: true, force: true, maxRetries: 3 } as const;

/** Writes what `git clone --shared` would make, with the test branch and the target branch and no more. */
function layOut({ repository, folder, branch, sha, target, base }: TestJob): void {
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

/** Uses the user's own settings, which decide about large files and line ends. */
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

/** Kills the whole group when the service is gone, which closes file 3. The command itself does not have file 3. */
const WITH_WATCH = '{ read -r line; kill -9 0; } <&3 3<&- >/dev/null 2>&1 & exec 3<&-; exec sh -c "$1"';

function startCommand(job: TestJob, log: number): ChildProcess {
  const { command, folder, repository } = job;
  const how = { cwd: folder, env: { ...forCommands(repository.environment), ...variablesOf(job) }, windowsHide: true };
  if (ON_WINDOWS) {
    // As Node's own option `shell` quotes it.
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

function forCommands(environment: Environment): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => isForPrograms(name)));
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
    // The group is empty.
  }
}
