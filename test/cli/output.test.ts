import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { text as wholeText } from "node:stream/consumers";
import { describe, expect, test, vi } from "vitest";
import { EXIT_CODES } from "../../src/cli/exit-codes.js";
import { createLiveScreen, cutToWidth } from "../../src/cli/live-screen.js";
import { givenService } from "../action/harness.js";
import { givenQueued, givenTesting } from "../action/queue.js";
import { CLI, givenFolder, placeOf, runCommand, variables } from "./command.js";

/** Moves a cursor, hides text, and would be commands of CI systems. */
const HOSTILE = "\u001b[2J\u009b1m\u202e\r::error::x ##vso[task.complete]##[error]";

describe("standard output", () => {
  test("holds hostile titles as JSON text that no terminal and no CI system obeys", async () => {
    const service = await givenService();
    const { number } = givenQueued(service, { title: HOSTILE });

    const end = await runCommand(["status", ...placeOf(number), "--verbose"], { service });

    expect(end.answer).toMatchObject({ outputs: { "pr-title": HOSTILE } });
    for (const text of [end.stdout, end.stderr]) {
      expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
      expect(text).not.toMatch(/^\s*::|##\w*\[/m);
    }
  });

  test("and everything else hides the tokens, and stays JSON with a token of digits", async () => {
    const token = "1234567";
    const service = await givenService({ token });
    const { number } = givenQueued(service, { title: `a ${token} b github-secret` });
    service.control.addFault({
      endpoint: "getSubmittedPullRequest",
      fault: { kind: "patch", merge: { [`of-${token}`]: { "of-github-secret": 1 } } },
    });
    const folder = givenFolder();
    const files = ["--summary-file", "s.md", "--outputs-file", "o.json", "--outputs-format", "json"];

    const end = await runCommand(["status", ...placeOf(number), ...files, "--verbose"], {
      service,
      folder,
      environment: { GITHUB_TOKEN: "github-secret" },
    });

    expect(end.answer).toMatchObject({ outputs: { "pr-title": "a *** b ***" } });
    expect(end.answer).toHaveProperty(["details", "record", "of-***"], { "of-***": 1 });
    const written = ["s.md", "o.json"].map((name) => readFileSync(join(folder, name), "utf8"));
    for (const text of [end.stdout, end.stderr, ...written])
      expect(text).not.toMatch(/1234567|github-secret/);
  });

  test("may be closed by what reads it", async () => {
    const service = await givenService();
    const { number } = givenQueued(service);
    const folder = givenFolder();
    const child = spawn(process.execPath, [CLI, "status", ...placeOf(number)], {
      cwd: folder,
      env: variables(service, folder),
      stdio: ["ignore", "pipe", "pipe"],
    });
    child.stdout.destroy();
    let stderr = "";
    child.stderr.on("data", (chunk: Buffer) => {
      stderr += chunk.toString("utf8");
    });
    await once(child, "close");

    expect(child.exitCode).toBe(0);
    expect(stderr).not.toContain("EPIPE");
  });

  test.skipIf(!existsSync("/dev/full"))("that cannot be written is no success", async () => {
    const service = await givenService();
    const { number } = givenQueued(service);
    const folder = givenFolder();
    const full = openSync("/dev/full", "w");
    const child = spawn(process.execPath, [CLI, "status", ...placeOf(number)], {
      cwd: folder,
      env: variables(service, folder),
      stdio: ["ignore", full, "pipe"],
    });
    closeSync(full);
    const ended = once(child, "close");
    const stderr = child.stderr === null ? "" : await wholeText(child.stderr);
    await ended;

    expect(child.exitCode).toBe(EXIT_CODES.output.code);
    expect(stderr).toMatch(/^error: Standard output cannot be written: ENOSPC/m);
  });
});

describe("standard error", () => {
  test("holds errors only with --quiet, and every request with --verbose", async () => {
    const service = await givenService();
    const { number } = givenQueued(service);

    const quiet = await runCommand(["status", ...placeOf(number), "--quiet"], { service });
    const refused = await runCommand(
      ["get-queue", "--repository=local/none", "--target-branch=main", "--quiet"],
      {
        service,
      },
    );
    const verbose = await runCommand(["status", ...placeOf(number), "--verbose"], { service });

    expect(quiet.stderr).toBe("");
    expect(quiet.answer).toMatchObject({ result: "found" });
    expect(refused.stderr).toMatch(/^error: /);
    expect(verbose.stderr).toContain("getSubmittedPullRequest");
  });
});

/** A wait that has told its first state by the time that `lose` is called, with what it ends with. */
async function waitThatLoses(lose: (stderr: Readable) => void) {
  const service = await givenService();
  const { number } = givenTesting(service);
  const folder = givenFolder();
  const child = spawn(
    process.execPath,
    [CLI, "wait-for-merge", ...placeOf(number), "--poll-interval=1s", "--verbose"],
    { cwd: folder, env: variables(service, folder), stdio: ["ignore", "pipe", "pipe"] },
  );
  const ended = once(child, "close");
  const stdout = wholeText(child.stdout);
  for await (const chunk of child.stderr.iterator({ destroyOnReturn: false }))
    if (String(chunk).includes("#1: ")) break;
  lose(child.stderr);
  // Polls go on, and each of them has something to say.
  await vi.waitFor(() => expect(service.requests.length).toBeGreaterThan(6), 20_000);
  service.control.advance(600);
  await ended;
  return { exitCode: child.exitCode, answer: JSON.parse(await stdout) };
}

describe("standard error that is lost", () => {
  test("does not end a wait: its reader goes away", async () => {
    const { exitCode, answer } = await waitThatLoses((stderr) => stderr.destroy());

    expect(answer).toMatchObject({ result: "merged", "error-kind": null });
    expect(exitCode).toBe(0);
  });

  test.each(["2>&-", ...(existsSync("/dev/full") ? ["2>/dev/full"] : [])])(
    "does not change how a command ends: %s",
    async (redirection) => {
      const service = await givenService();
      const { number } = givenQueued(service);
      const folder = givenFolder();
      const run = (argv: readonly string[]) =>
        runShell(`"$0" "$@" ${redirection}`, [process.execPath, CLI, ...argv], variables(service, folder));

      const good = await run(["status", ...placeOf(number), "--verbose"]);
      const bad = await run(["status", "--pr-number=x"]);

      expect(good.exitCode).toBe(0);
      expect(JSON.parse(good.stdout)).toMatchObject({ result: "found" });
      expect(bad.exitCode).toBe(EXIT_CODES.input.code);
      expect(JSON.parse(bad.stdout)).toMatchObject({ "error-kind": "input" });
    },
  );

  test("together with standard output is no failure", async () => {
    const service = await givenService();
    const { number } = givenQueued(service);
    const script = '{ "$0" "$@" 2>&1; echo "code $?" >&3; } 3>&2 | head -1';

    const { stderr } = await runShell(
      script,
      [process.execPath, CLI, "status", ...placeOf(number), "--verbose"],
      variables(service, givenFolder()),
    );

    expect(stderr).toContain("code 0");
  });

  test("because its terminal is closed does not end a command that ignores the hang-up", async () => {
    const service = await givenService();
    const { number } = givenTesting(service);
    const answer = join(givenFolder(), "answer.json");
    const merges = setInterval(() => {
      // The terminal is closed after the first state.
      if (service.requests.length > 8) service.control.advance(600);
    }, 100);

    const end = await onTerminal(["wait-for-merge", ...placeOf(number), "--poll-interval=1s"], {
      ...variables(service, ""),
      TERM: "xterm",
      HANG_UP: answer,
      ...(process.env.HOME === undefined ? {} : { HOME: process.env.HOME }),
    });
    clearInterval(merges);

    expect(end.exitCode).toBe(0);
    expect(JSON.parse(readFileSync(answer, "utf8"))).toMatchObject({ result: "merged" });
  });
});

/** Runs a line of shell; `$0` and `$@` are the words. */
async function runShell(
  script: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
) {
  const child = spawn("sh", ["-c", script, ...words], {
    env: environment,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "close");
  const [stdout, stderr] = await Promise.all([wholeText(child.stdout), wholeText(child.stderr)]);
  await ended;
  return { stdout, stderr, exitCode: child.exitCode };
}

describe("an error that nothing catches", () => {
  test("ends a command with the exit code of a defect", async () => {
    const service = await givenService();
    const { number } = givenQueued(service);
    service.control.addFault({ endpoint: "*", times: 0, fault: { kind: "hang" } });

    for (const script of [
      "setTimeout(()=>{throw(Error('broken'))},300)",
      "setTimeout(()=>Promise.reject(Error('broken')),300)",
    ]) {
      const end = await runCommand(["status", ...placeOf(number)], {
        service,
        environment: { NODE_OPTIONS: `--import=data:text/javascript,${script}` },
      });

      expect(end.exitCode).toBe(EXIT_CODES.bug.code);
      expect(end.stderr).toMatch(/^error: This is a defect of Merge Queue Action; please report it/m);
      expect(end.stderr).toContain("broken");
    }
  });
});

/** Runs the command on a pseudo terminal of 40 columns; gives what it wrote to it, and its exit code. */
const ON_A_TERMINAL = `
import fcntl, os, pty, signal, struct, subprocess, sys, termios
master, slave = pty.openpty()
fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 40, 0, 0))
answer = os.environ.pop("HANG_UP", None)
if answer:
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
child = subprocess.Popen(sys.argv[1:], stdin=subprocess.DEVNULL, stderr=slave, close_fds=True,
    stdout=open(answer, "w") if answer else None, restore_signals=False)
os.close(slave)
while True:
    try:
        data = os.read(master, 65536)
    except OSError:
        break
    if not data:
        break
    os.write(2, data)
    if b"#1: testing" in data and os.environ.pop("INTERRUPT", None):
        child.send_signal(2)
    if b"#1: testing" in data and answer:
        os.close(master)
        break
sys.exit(child.wait())
`;

async function onTerminal(argv: readonly string[], environment: Readonly<Record<string, string>>) {
  const folder = givenFolder();
  writeFileSync(join(folder, "terminal.py"), ON_A_TERMINAL);
  const child = spawn("python3", ["terminal.py", process.execPath, CLI, ...argv], {
    cwd: folder,
    env: { ...variables(undefined, folder), ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [stdout, screen] = ["", ""];
  child.stdout.on("data", (chunk: Buffer) => {
    stdout += chunk.toString("utf8");
  });
  child.stderr.on("data", (chunk: Buffer) => {
    screen += chunk.toString("utf8");
  });
  await once(child, "close");
  return { stdout, screen, exitCode: child.exitCode };
}

const CLEAR_LINE = "\r\x1b[K";

/** What stays on the screen: what is behind the last "clear the line" of each line. */
function leftOn(screen: string): readonly string[] {
  return screen.split("\n").map((line) => line.replace(/\r$/, "").split(CLEAR_LINE).at(-1) ?? "");
}

describe("a terminal", () => {
  test("shows one live line that fits, and none of it when Ctrl-C has ended the command", async () => {
    const service = await givenService();
    const { number } = givenTesting(service);

    const end = await onTerminal(["wait-for-merge", ...placeOf(number), "--poll-interval=1h"], {
      ...variables(service, ""),
      TERM: "xterm",
      INTERRUPT: "1",
      ...(process.env.HOME === undefined ? {} : { HOME: process.env.HOME }),
    });

    expect(end.exitCode).toBe(EXIT_CODES.aborted.code);
    expect(JSON.parse(end.stdout)).toMatchObject({ result: "aborted", outputs: { polls: 1 } });
    const drawn = end.screen.split(CLEAR_LINE).filter((text) => text.endsWith("s)"));
    expect(drawn.length).toBeGreaterThan(1);
    for (const line of drawn) expect(line.length).toBeLessThan(40);
    const left = leftOn(end.screen);
    expect(left.at(-1)).toBe("");
    expect(left.join("\n")).toMatch(/^#1: testing/m);
    expect(left.join("\n")).toContain("\x1b[31merror:\x1b[0m The wait for #1 was stopped");
    expect(left.join("\n")).not.toMatch(/\(\d+(\.\d)?s\)$/m);
  });

  test.each([
    [{ TERM: "dumb" }, "plain lines only"],
    [{ TERM: "xterm", NO_COLOR: "1" }, "a live line without colours"],
  ])("with %j shows %s", async (environment, what) => {
    const end = await onTerminal(["status", "--pr-number=x"], environment);

    expect(end.exitCode).toBe(EXIT_CODES.input.code);
    expect(end.screen).not.toContain("\x1b[3");
    expect(end.screen.includes("\x1b[K")).toBe(what === "a live line without colours");
    expect(end.screen).toContain("error: Invalid inputs:");
  });
});

describe("the live line", () => {
  test("becomes a line that stays when the next one comes", () => {
    const written: string[] = [];
    const stream = { isTTY: true, columns: 20, write: (text: string) => written.push(text) };
    const silence = { quiet: false, verbose: false };
    const screen = createLiveScreen({
      stream,
      answers: undefined,
      title: "submit",
      ...silence,
      term: "xterm",
      noColor: "1",
    });

    screen.info("first, and too long for a line");
    screen.warning("second");
    screen.end();

    expect(written.join("")).toBe(
      [
        "\r\x1b[Ksubmit (0s)",
        "\r\x1b[K\r\x1b[Kfirst, and to… (0s)",
        "\r\x1b[Kfirst, and too long for a line\nwarning: second\n",
        "\r\x1b[Ksubmit (0s)\r\x1b[K",
      ].join(""),
    );
  });

  test.each([
    ["text", 10, "text"],
    ["longer text", 6, "longe…"],
    ["日本語", 4, "日…"],
    ["日本語", 6, "日本語"],
    ["text", 0, ""],
  ])("cuts %j to %d columns: %j", (text, columns, expected) => {
    expect(cutToWidth(text, columns)).toBe(expected);
  });
});
