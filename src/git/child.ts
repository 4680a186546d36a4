import { type ChildProcess, spawn } from "node:child_process";
import { messageOf } from "../errors.js";
import type { Environment } from "./git-program.js";

export interface Child {
  /** Absolute path. */
  readonly program: string;
  readonly args: readonly string[];
  readonly environment: Environment;
  readonly stdin: string | undefined;
  readonly timeoutMs: number;
  /** Longest output; the process is ended when it prints more. */
  readonly maximumBytes: number;
  readonly signal: AbortSignal;
}

export interface ChildEnd {
  /** Exit code; -1 when a signal from elsewhere ended it. */
  readonly code: number;
  readonly stdout: Buffer;
  /** Its last 16 KiB. */
  readonly stderr: string;
}

export type ChildRun =
  | { readonly kind: "ended"; readonly end: ChildEnd }
  | { readonly kind: "aborted" | "timed-out" | "too-long" }
  | { readonly kind: "not-started"; readonly reason: string };

const STDERR_BYTES = 16 * 1024;
/** Time for a process to remove its lock files before it is killed. */
const GRACE_MS = 2_000;

/** Runs a process to its end, or ends it with all its children; either way it is gone when this returns. */
export function runChild(child: Child): Promise<ChildRun> {
  if (child.signal.aborted) return Promise.resolve({ kind: "aborted" });
  return new Promise((resolve) => {
    const started = spawn(child.program, child.args, {
      env: child.environment,
      // In a group of its own, so that its children end with it; without a terminal, nothing can ask questions.
      detached: process.platform !== "win32",
      windowsHide: true,
      stdio: ["pipe", "pipe", "pipe"],
    });
    const stdout: Buffer[] = [];
    let bytes = 0;
    let stderr: Buffer = Buffer.alloc(0);
    let broken: Exclude<ChildRun["kind"], "ended" | "not-started"> | undefined;
    let killing: NodeJS.Timeout | undefined;

    function stop(why: NonNullable<typeof broken>): void {
      if (broken !== undefined) return;
      broken = why;
      endGroup(started, "SIGTERM");
      killing = setTimeout(() => endGroup(started, "SIGKILL"), GRACE_MS);
    }
    const onAbort = (): void => stop("aborted");
    const limit = setTimeout(() => stop("timed-out"), child.timeoutMs);
    child.signal.addEventListener("abort", onAbort, { once: true });

    function finish(run: ChildRun): void {
      clearTimeout(limit);
      clearTimeout(killing);
      child.signal.removeEventListener("abort", onAbort);
      resolve(broken === undefined ? run : { kind: broken });
    }

    started.stdout.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > child.maximumBytes) stop("too-long");
      else stdout.push(chunk);
    });
    started.stderr.on("data", (chunk: Buffer) => {
      stderr = Buffer.concat([stderr, chunk]).subarray(-STDERR_BYTES);
    });
    // It may end without reading everything; its exit code tells.
    started.stdin.on("error", () => {});
    started.stdin.end(child.stdin ?? "");
    started.on("error", (error) => finish({ kind: "not-started", reason: messageOf(error) }));
    started.on("close", (code) =>
      finish({
        kind: "ended",
        end: { code: code ?? -1, stdout: Buffer.concat(stdout), stderr: stderr.toString("utf8") },
      }),
    );
  });
}

function endGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  const { pid } = child;
  if (pid === undefined) return;
  try {
    if (process.platform === "win32") child.kill(signal);
    else process.kill(-pid, signal);
  } catch {
    // It has ended by itself.
  }
}
