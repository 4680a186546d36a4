import { type ChildProcess, spawn } from "node:child_process";
import { getErrorMessage } from "./errors.js";
import type { ProcessEnvironment } from "./text/environment.js";

export interface ProcessOptions {
  readonly workingDirectory: string;
  readonly environment: ProcessEnvironment;
  readonly stdin?: string | undefined;
  readonly timeLimitMs: number;
  readonly outputLimitBytes: number;
  readonly signal: AbortSignal;
}

export interface ProcessResult {
  readonly how:
    | { readonly kind: "exited"; readonly code: number }
    | { readonly kind: "killed"; readonly by: string }
    | { readonly kind: "not-started"; readonly problem: string }
    | { readonly kind: Stop };
  readonly stdout: Buffer;
  readonly stderr: string;
}

type Stop = "aborted" | "too-late" | "too-much";

/** Milliseconds between SIGTERM and SIGKILL. A program needs some time to remove its lock files. */
const GRACE_MS = 2000;
const STDERR_CHARACTERS = 65_536;

/**
 * Runs a program without a shell. Stops the program and its child processes after an abort or at a limit. Never
 * rejects.
 */
export function runProcess(
  [program, ...parameters]: readonly [string, ...string[]],
  options: ProcessOptions,
): Promise<ProcessResult> {
  const { stdin, timeLimitMs, outputLimitBytes, signal } = options;
  if (signal.aborted) return Promise.resolve({ how: { kind: "aborted" }, stdout: Buffer.alloc(0), stderr: "" });
  return new Promise((resolve) => {
    const child = start(program, parameters, options);
    const chunks: Buffer[] = [];
    let bytes = 0;
    let stderr = "";
    let stopped: Stop | undefined;
    let killTimer: NodeJS.Timeout | undefined;

    const end = (how: ProcessResult["how"]): void => {
      clearTimeout(limit);
      clearTimeout(killTimer);
      signal.removeEventListener("abort", abort);
      if (stopped !== undefined) signalGroup(child, "SIGKILL");
      resolve({ how: stopped === undefined ? how : { kind: stopped }, stdout: Buffer.concat(chunks), stderr });
    };
    const stop = (why: Stop): void => {
      if (stopped !== undefined) return;
      stopped = why;
      signalGroup(child, "SIGTERM");
      // A process outside the group may keep the output open, and Node then never emits "close".
      killTimer = setTimeout(() => {
        child.stdout.destroy();
        child.stderr.destroy();
        end({ kind: why });
      }, GRACE_MS);
    };
    const abort = (): void => stop("aborted");
    const limit = setTimeout(() => stop("too-late"), timeLimitMs);
    signal.addEventListener("abort", abort, { once: true });

    child.stdout.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= outputLimitBytes) chunks.push(chunk);
      else stop("too-much");
    });
    child.stderr.setEncoding("utf8").on("data", (chunk: string) => {
      stderr = `${stderr}${chunk}`.slice(-STDERR_CHARACTERS);
    });
    // The program may exit before it reads all its input. The failed write of the rest is harmless.
    child.stdin?.on("error", () => {}).end(stdin);
    child.on("error", (error) => end({ kind: "not-started", problem: getErrorMessage(error) }));
    child.on("close", (code, by) =>
      end(code === null ? { kind: "killed", by: by ?? "a signal" } : { kind: "exited", code }),
    );
  });
}

function start(program: string, parameters: readonly string[], options: ProcessOptions) {
  const how = {
    cwd: options.workingDirectory,
    env: options.environment,
    // A signal can stop a whole process group. A program in its own group has no terminal, so it cannot ask for a
    // password.
    detached: process.platform !== "win32",
    windowsHide: true,
  };
  return options.stdin === undefined
    ? spawn(program, parameters, { ...how, stdio: ["ignore", "pipe", "pipe"] })
    : spawn(program, parameters, { ...how, stdio: ["pipe", "pipe", "pipe"] });
}

function signalGroup({ pid }: ChildProcess, name: "SIGTERM" | "SIGKILL"): void {
  if (pid === undefined) return;
  if (process.platform === "win32") {
    spawn("taskkill", ["/pid", `${pid}`, "/t", "/f"], { stdio: "ignore", windowsHide: true }).on("error", () => {});
    return;
  }
  try {
    process.kill(-pid, name);
  } catch {
    // The process group has already exited.
  }
}
