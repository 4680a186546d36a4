import { type ChildProcess, spawn } from "node:child_process";
import { messageOf } from "./errors.js";
import type { Environment } from "./text/environment.js";

export interface ProcessOptions {
  readonly workingDirectory: string;
  readonly environment: Environment;
  readonly stdin?: string | undefined;
  readonly timeLimitMs: number;
  readonly outputLimitBytes: number;
  readonly signal: AbortSignal;
}

export interface ProcessEnd {
  readonly how:
    | { readonly kind: "exited"; readonly code: number }
    | { readonly kind: "killed"; readonly by: string }
    | { readonly kind: "not-started"; readonly problem: string }
    | { readonly kind: Stop };
  readonly stdout: Buffer;
  readonly stderr: string;
}

type Stop = "aborted" | "too-late" | "too-much";

/** Milliseconds to remove lock files before SIGKILL. */
const LAST_WORDS_MS = 2000;
const STDERR_CHARACTERS = 65_536;

/** Runs a program without a shell. Never rejects. A stop ends its whole process group. */
export function runProcess(
  [program, ...parameters]: readonly [string, ...string[]],
  options: ProcessOptions,
): Promise<ProcessEnd> {
  const { stdin, timeLimitMs, outputLimitBytes, signal } = options;
  if (signal.aborted) return Promise.resolve({ how: { kind: "aborted" }, stdout: Buffer.alloc(0), stderr: "" });
  return new Promise((ended) => {
    const child = start(program, parameters, options);
    const chunks: Buffer[] = [];
    let bytes = 0;
    let stderr = "";
    let stopped: Stop | undefined;
    let lastWords: NodeJS.Timeout | undefined;

    const end = (how: ProcessEnd["how"]): void => {
      clearTimeout(limit);
      clearTimeout(lastWords);
      signal.removeEventListener("abort", abort);
      if (stopped !== undefined) signalGroup(child, "SIGKILL");
      ended({ how: stopped === undefined ? how : { kind: stopped }, stdout: Buffer.concat(chunks), stderr });
    };
    const stop = (why: Stop): void => {
      if (stopped !== undefined) return;
      stopped = why;
      signalGroup(child, "SIGTERM");
      // A process outside the group may hold the output open.
      lastWords = setTimeout(() => {
        child.stdout.destroy();
        child.stderr.destroy();
        end({ kind: why });
      }, LAST_WORDS_MS);
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
    // The program may end without reading everything.
    child.stdin?.on("error", () => {}).end(stdin);
    child.on("error", (error) => end({ kind: "not-started", problem: messageOf(error) }));
    child.on("close", (code, by) =>
      end(code === null ? { kind: "killed", by: by ?? "a signal" } : { kind: "exited", code }),
    );
  });
}

function start(program: string, parameters: readonly string[], options: ProcessOptions) {
  const how = {
    cwd: options.workingDirectory,
    env: options.environment,
    // A group of its own can be stopped as a whole, and has no terminal for questions.
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
    // The group is empty.
  }
}
