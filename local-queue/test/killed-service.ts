/** The service as a person starts it, in a process of its own that can be killed, alone or with all that it started. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { onTestFinished } from "vitest";
import { ENVIRONMENT } from "./support/repositories.js";

const CLI = resolve("dist/cli/index.js");
const COMPILE_CACHE = resolve("node_modules/.cache/compile");

export interface Served {
  /** Where it listens; null where it ended before it did. */
  readonly listening: Promise<{ readonly url: string; readonly apiUrl: string; readonly token: string } | null>;
  /** Everything that it has said. */
  readonly said: () => string;
  /** Asks it to end, as Ctrl-C does. */
  readonly stop: () => void;
  /** Ends it at once; `withAll` what it has started as well. */
  readonly kill: (withAll: boolean) => void;
  readonly ended: Promise<number | null>;
}

export function startServed(argv: readonly string[]): Served {
  const child = spawn(process.execPath, [CLI, "serve", "--port", "0", ...argv], {
    env: { ...ENVIRONMENT, NODE_COMPILE_CACHE: COMPILE_CACHE },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // Where a test fails before it ends it.
  onTestFinished(() => void child.kill("SIGKILL"));
  let said = "";
  const ended = once(child, "close").then(([code]): number | null => (typeof code === "number" ? code : null));
  const heard = new Promise<string>((hear) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        said += text;
        const [, apiUrl] = /^Its API is at (http:[^,]+),/m.exec(said) ?? [];
        if (apiUrl !== undefined) hear(apiUrl);
      });
    }
  });
  return {
    listening: Promise.race([
      heard.then((apiUrl) => ({ url: new URL(apiUrl).origin, apiUrl, token: "local-token" })),
      ended.then(() => null),
    ]),
    said: () => said,
    stop: () => void child.kill("SIGTERM"),
    kill: (withAll) => {
      const pid = child.pid ?? 0;
      for (const each of withAll ? [pid, ...descendantsOf(pid)] : [pid]) kill(each);
    },
    ended,
  };
}

/** All processes that a process has started, and those that they have. Linux alone tells. */
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

/** Not one that has ended and waits to be noticed. */
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
    // It has ended.
  }
}
