import { type ChildProcessByStdio, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { afterAll } from "vitest";

/** Compiles process.ts, which a process of its own can then run, for the tests of one file. */
export function compiledProcess(): string {
  const out = mkdtempSync(join(tmpdir(), "data-process-"));
  afterAll(() => rmSync(out, { recursive: true, force: true }));
  writeFileSync(join(out, "package.json"), '{"type": "module"}');
  const source = "test/local-queue/data/process.ts";
  // Types were checked elsewhere; without them it takes a quarter of a second.
  const options = "--ignoreConfig --noCheck --module nodenext --target es2023 --lib es5 --rootDir .".split(" ");
  const compiler = ["node_modules/typescript/bin/tsc", ...options, "--types", "", "--outDir", out, source];
  const { status, stdout } = spawnSync(process.execPath, compiler, { encoding: "utf8" });
  if (status !== 0) throw new Error(stdout);
  return join(out, source.replace(/\.ts$/, ".js"));
}

export interface Child {
  readonly pid: number;
  /** Everything that it has printed, as whole lines. */
  readonly lines: () => readonly string[];
  /** Resolves when it has printed a line like this, or has ended. */
  readonly printed: (line: RegExp) => Promise<void>;
  /** Ends its input, which it takes for the wish to stop. */
  readonly stop: () => Promise<void>;
  readonly kill: () => Promise<void>;
}

export function startChild(program: string, mode: "append" | "hold", folder: string): Child {
  const child: ChildProcessByStdio<Writable, Readable, null> = spawn(process.execPath, [program, mode, folder], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = once(child, "close");
  let text = "";
  child.stdout.setEncoding("utf8").on("data", (more: string) => (text += more));
  const lines = (): readonly string[] => text.split("\n").slice(0, -1);
  return {
    pid: child.pid ?? 0,
    lines,
    async printed(line) {
      while (!lines().some((each) => line.test(each)) && child.exitCode === null && child.signalCode === null)
        await Promise.race([once(child.stdout, "data"), ended]);
    },
    async stop() {
      child.stdin.end();
      await ended;
    },
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
