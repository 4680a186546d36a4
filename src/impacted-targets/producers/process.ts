import { type ChildProcess, spawn } from "node:child_process";

export interface ProcessOptions {
  readonly workingDirectory: string;
  /** The whole environment. */
  readonly environment: Readonly<Record<string, string>>;
  readonly timeLimitMs: number;
  /** Longest standard output that is taken, in bytes. */
  readonly outputLimitBytes: number;
  readonly signal: AbortSignal;
}

export interface ProcessEnd {
  readonly how:
    | { readonly kind: "exited"; readonly code: number }
    | { readonly kind: "killed"; readonly by: string }
    | { readonly kind: "not-started"; readonly problem: string }
    | { readonly kind: "aborted" | "too-late" | "too-much" };
  readonly stdout: Buffer;
  /** The end of the standard error. */
  readonly stderr: string;
}

type Stop = "aborted" | "too-late" | "too-much";

/** Time between asking a process to end and ending it. */
const LAST_WORDS_MS = 2000;
const STDERR_CHARACTERS = 65_536;

/** Runs a program without a shell and without input. Never rejects. When it is stopped, so is all that it started. */
export function runProcess(
  argv: readonly [string, ...string[]],
  options: ProcessOptions,
): Promise<ProcessEnd> {
  const { workingDirectory, environment, timeLimitMs, outputLimitBytes, signal } = options;
  const [program, ...rest] = argv;
  return new Promise((ended) => {
    // A group of its own, so that what it starts can be stopped with it.
    const child = spawn(program, rest, {
      cwd: workingDirectory,
      env: environment,
      stdio: ["ignore", "pipe", "pipe"],
      detached: process.platform !== "win32",
      windowsHide: true,
    });
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
      // Something that left the group may hold its output open for ever.
      lastWords = setTimeout(() => {
        child.stdout.destroy();
        child.stderr.destroy();
        end({ kind: why });
      }, LAST_WORDS_MS);
    };
    const abort = (): void => stop("aborted");
    const limit = setTimeout(() => stop("too-late"), timeLimitMs);
    signal.addEventListener("abort", abort);
    if (signal.aborted) abort();

    child.stdout.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= outputLimitBytes) chunks.push(chunk);
      else stop("too-much");
    });
    child.stderr.setEncoding("utf8").on("data", (chunk: string) => {
      stderr = `${stderr}${chunk}`.slice(-STDERR_CHARACTERS);
    });
    child.on("error", (error) => end({ kind: "not-started", problem: error.message }));
    child.on("close", (code, by) =>
      end(code === null ? { kind: "killed", by: by ?? "a signal" } : { kind: "exited", code }),
    );
  });
}

/** Does nothing when it has ended already. */
function signalGroup({ pid }: ChildProcess, name: "SIGTERM" | "SIGKILL"): void {
  if (pid === undefined) return;
  if (process.platform === "win32") {
    spawn("taskkill", ["/pid", `${pid}`, "/t", "/f"], { stdio: "ignore", windowsHide: true }).on(
      "error",
      () => {},
    );
    return;
  }
  try {
    process.kill(-pid, name);
  } catch {
    // The group is empty.
  }
}
