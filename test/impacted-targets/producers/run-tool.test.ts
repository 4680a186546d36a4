import { chmodSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { AbortedError, OperationError } from "../../../src/errors.js";
import { formatCommand, runTool } from "../../../src/impacted-targets/producers/run-tool.js";
import { givenWorkspace } from "../../support/workspace.js";

interface Options {
  readonly script?: string;
  readonly words?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly timeLimitMs?: number;
  readonly outputLimitBytes?: number;
  readonly signal?: AbortSignal;
  readonly folder?: string;
}

/** Runs a script with Node as the tool `tool`. */
async function run({ script = "", words = [], folder = givenWorkspace(), ...options }: Options) {
  return await runTool(
    { argv: [process.execPath, "-e", script, "--", ...words], environment: options.environment ?? {} },
    {
      workingDirectory: folder,
      environment: { PATH: process.env.PATH ?? "" },
      timeLimitMs: options.timeLimitMs ?? 50_000,
      outputLimitBytes: options.outputLimitBytes ?? 1_000_000,
      signal: options.signal ?? new AbortController().signal,
    },
  );
}

async function failureOf(running: Promise<unknown>): Promise<OperationError> {
  const error: unknown = await running.then(
    () => new Error("The tool succeeded."),
    (thrown: unknown) => thrown,
  );
  if (error instanceof OperationError) return error;
  throw error;
}

test("returns only the standard output, and passes arguments unchanged", async () => {
  const words = ["$(touch x)", "a b", '"q"', "%PATH%", "ä 日本", "", "; exit 3", "*"];

  const output = await run({
    script: "console.error('a note'); console.log(JSON.stringify(process.argv.slice(1)))",
    words,
  });

  expect(JSON.parse(output)).toEqual(words);
});

test("runs a tool with the given folder, the given environment and empty input", async () => {
  const folder = givenWorkspace();

  const output = await run({
    folder,
    environment: { MERGE_QUEUE_BASE: "b" },
    script:
      "process.stdin.on('data', () => {}).on('end', () => console.log(JSON.stringify([process.cwd(), process.env])))",
  });

  expect(JSON.parse(output)).toEqual([
    expect.stringContaining(folder),
    expect.objectContaining({ MERGE_QUEUE_BASE: "b" }),
  ]);
  expect(output).not.toContain("VITEST");
});

test("returns a large output, and stops the tool when the output exceeds the limit", async () => {
  const script = "process.stdout.write('x'.repeat(500_000) + 'ä'.repeat(250_000))";

  expect((await run({ script })).length).toBe(750_000);
  const failure = await failureOf(run({ script, outputLimitBytes: 999_999 }));
  expect(failure.message).toContain("was stopped, because it printed more than 999,999 bytes");
});

test("rejects an exit code other than 0, and shows the end of the error output", async () => {
  const notes = Array.from({ length: 40 }, (_, index) => `note ${index}`).join("\n");

  const failure = await failureOf(
    run({
      script: `console.log('["a"]'); console.error(${JSON.stringify(`${notes}\n\u001b[31mfatal: bad\u001b[0m\n${"x ".repeat(450)}`)}); process.exitCode = 7`,
    }),
  );

  expect(failure.kind).toBe("input");
  expect(failure.message).toMatch(/^`.*` failed with exit code 7\.$/);
  expect(failure.details).toHaveLength(10);
  expect(failure.details.slice(-2)).toEqual(["fatal: bad", `${"x ".repeat(149)}x…`]);
});

test("shows the standard output in the error when the error output is empty", async () => {
  const failure = await failureOf(run({ script: "console.log('{\"error\":1}'); process.exitCode = 1" }));

  expect(failure.details).toEqual(['{"error":1}']);
});

test("rejects the output when a signal stops the tool", async () => {
  const failure = await failureOf(run({ script: "process.kill(process.pid, 'SIGKILL')" }));

  expect(failure.message).toContain("was stopped by SIGKILL");
});

test("rejects output that is not UTF-8", async () => {
  const failure = await failureOf(run({ script: "process.stdout.write(Buffer.from([0x61, 0xff]))" }));

  expect(failure.message).toContain("printed text that is not UTF-8.");
});

/** Starts a process that outlives its parent, writes its id to a file, and waits. */
const WITH_CHILD = `
  const { spawn } = require("node:child_process");
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "inherit" });
  require("node:fs").writeFileSync("child.txt.new", String(child.pid));
  require("node:fs").renameSync("child.txt.new", "child.txt");
  setInterval(() => {}, 1000);`;

async function gone(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    // A zombie process still has its id.
    const state = existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, "utf8") : "";
    if (state.includes(") Z ")) return;
    await pause(20);
  }
}

async function childIn(folder: string): Promise<number> {
  const file = join(folder, "child.txt");
  while (!existsSync(file)) await pause(20);
  return Number(readFileSync(file, "utf8"));
}

test("stops the tool and its child processes when the run stops", async () => {
  const folder = givenWorkspace();
  const stop = new AbortController();
  const running = failureOf(run({ folder, script: WITH_CHILD, signal: stop.signal }));

  const pid = await childIn(folder);
  stop.abort();

  expect(await running).toBeInstanceOf(AbortedError);
  await gone(pid);
});

test("stops a tool that ignores SIGTERM", async () => {
  const folder = givenWorkspace();
  const stop = new AbortController();
  const script = `process.on("SIGTERM", () => {});${WITH_CHILD}`;
  const running = failureOf(run({ folder, script, signal: stop.signal }));

  const pid = await childIn(folder);
  stop.abort();

  expect(await running).toBeInstanceOf(AbortedError);
  await gone(pid);
});

test("starts no tool when the run has already stopped", async () => {
  const folder = givenWorkspace();

  const failure = await failureOf(
    run({ folder, script: "require('node:fs').writeFileSync('x', '')", signal: AbortSignal.abort() }),
  );

  expect(failure).toBeInstanceOf(AbortedError);
  expect(existsSync(join(folder, "x"))).toBe(false);
});

test("stops a tool at the time limit and reports the limit", async () => {
  const failure = await failureOf(run({ script: "setInterval(() => {}, 1000)", timeLimitMs: 1000 }));

  expect(failure.kind).toBe("input");
  expect(failure.message).toContain("was stopped, because it ran longer than the limit of 1s");
});

test("reports a missing tool and the searched folders", async () => {
  const folder = givenWorkspace();
  const failure = await failureOf(
    runTool(
      { argv: ["no-such-tool", "ls"], environment: {} },
      {
        workingDirectory: folder,
        environment: { PATH: "/nowhere" },
        timeLimitMs: 1000,
        outputLimitBytes: 1,
        signal: new AbortController().signal,
      },
    ),
  );

  expect(failure.kind).toBe("input");
  expect(failure.message).toBe(
    `"no-such-tool" is not installed. It is not in PATH, and not in node_modules/.bin of ${folder} or its parent folders.`,
  );
});

test.skipIf(process.platform === "win32")("rejects a file that is not executable", async () => {
  const folder = givenWorkspace({ "tool.sh": "no program" });
  chmodSync(join(folder, "tool.sh"), 0o644);

  const failure = await failureOf(
    runTool(
      { argv: ["./tool.sh"], environment: {} },
      {
        workingDirectory: folder,
        environment: {},
        timeLimitMs: 50_000,
        outputLimitBytes: 1000,
        signal: new AbortController().signal,
      },
    ),
  );

  expect(failure.message).toMatch(/^`\.\/tool\.sh` did not start: .*EACCES/);
});

test("formats a command for a shell, and limits the length of the text", () => {
  expect(formatCommand(["pnpm", "-r", "list", "--filter", "...[abc]", "a b", "$x", ""])).toBe(
    '`pnpm -r list --filter ...[abc] "a b" "$x" ""`',
  );
  expect(formatCommand(["x", "y".repeat(1000)]).length).toBeLessThan(210);
});
