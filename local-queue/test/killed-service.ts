/** This file starts the service in a separate process, which tests can kill alone or with its child processes. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { onTestFinished } from "vitest";
import { ENVIRONMENT } from "./support/repositories.js";

const CLI = resolve("dist/cli/index.js");
const COMPILE_CACHE = resolve("node_modules/.cache/compile");

export interface Served {
  /** Addresses of the service; null if it exited before it listened. */
  readonly listening: Promise<{ readonly url: string; readonly apiUrl: string; readonly token: string } | null>;
  readonly output: () => string;
  /** Sends SIGTERM, which stops the service like Ctrl-C. */
  readonly stop: () => void;
  /** Kills the service, and with `withAll` its child processes too. */
  readonly kill: (withAll: boolean) => void;
  readonly ended: Promise<number | null>;
}

export function startServed(argv: readonly string[]): Served {
  const child = spawn(process.execPath, [CLI, "serve", "--port", "0", ...argv], {
    env: { ...ENVIRONMENT, NODE_COMPILE_CACHE: COMPILE_CACHE },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // A failed test may leave the service running.
  onTestFinished(() => void child.kill("SIGKILL"));
  let output = "";
  const ended = once(child, "close").then(([code]): number | null => (typeof code === "number" ? code : null));
  const started = new Promise<string>((resolveUrl) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
        const [, apiUrl] = /^Its API is at (http:[^,]+),/m.exec(output) ?? [];
        if (apiUrl !== undefined) resolveUrl(apiUrl);
      });
    }
  });
  return {
    listening: Promise.race([
      started.then((apiUrl) => ({ url: new URL(apiUrl).origin, apiUrl, token: "local-token" })),
      ended.then(() => null),
    ]),
    output: () => output,
    stop: () => void child.kill("SIGTERM"),
    kill: (withAll) => {
      const pid = child.pid ?? 0;
      for (const each of withAll ? [pid, ...descendantsOf(pid)] : [pid]) kill(each);
    },
    ended,
  };
}

/** Lists the processes below a process, on Linux only. */
function descendantsOf(parent: number): readonly number[] {
  if (process.platform !== "linux") return [];
  const parents = new Map<number, number>();
  for (const name of readdirSync("/proc").filter((each) => /^\d+$/.test(each))) {
    const facts = statOf(name).replace(/^.*\) \S /, "");
    parents.set(Number(name), Number(facts.split(" ")[0]));
  }
  const found: number[] = [];
  for (let row = [parent]; row.length > 0; found.push(...row)) {
    row = [...parents].flatMap(([pid, by]) => (row.includes(by) ? [pid] : []));
  }
  return found;
}

/** True when a process is running and is not a zombie. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !statOf(`${pid}`).includes(") Z ");
  } catch {
    return false;
  }
}

function statOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    return "";
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // The process has already exited.
  }
}
