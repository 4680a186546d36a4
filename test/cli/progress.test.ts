import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { EXIT_CODES } from "../../src/cli/exit-codes.js";
import { createProgressLog, cutToWidth } from "../../src/cli/progress.js";
import { givenService } from "../support/action.js";
import { runHere } from "../support/command-in-process.js";
import { CLI, givenFolder, placeOf, variables } from "../support/command-line.js";
import { givenTesting } from "../support/queue.js";

/** Runs the command on a pseudo terminal with 40 columns, and returns output and exit code. */
const ON_A_TERMINAL = `
import fcntl, os, pty, signal, struct, subprocess, sys, termios
master, slave = pty.openpty()
fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 40, 0, 0))
answer = os.environ.pop("HANG_UP", None)
if answer:
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
controls = os.environ.pop("CONTROLS", None)
child = subprocess.Popen(sys.argv[1:], stdin=subprocess.DEVNULL, stderr=slave, close_fds=True,
    stdout=open(answer, "w") if answer else slave if controls else None, restore_signals=False,
    start_new_session=bool(controls), preexec_fn=lambda: controls and fcntl.ioctl(slave, termios.TIOCSCTTY, 0))
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
    if b"#1: testing" in data and (answer or controls):
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

/** Runs a wait for a merge on a terminal. */
async function waitOnTerminal(flags: readonly string[], environment: Readonly<Record<string, string>>) {
  const service = await givenService();
  const { number } = givenTesting(service);
  const merges = setInterval(() => {
    // The terminal closes after the first state is shown.
    if (service.requests.length > 4) service.control.advance(600);
  }, 100);
  const { HOME } = process.env;
  const end = await onTerminal(["wait-for-merge", ...placeOf(number), ...flags], {
    ...variables(service, ""),
    TERM: "xterm",
    ...environment,
    ...(HOME === undefined ? {} : { HOME }),
  });
  clearInterval(merges);
  return { ...end, service };
}

const CLEAR_LINE = "\r\x1b[K";

/** Returns what the screen shows, which is the text after the last "clear the line" of each line. */
function leftOn(screen: string): readonly string[] {
  return screen.split("\n").map((line) => line.replace(/\r$/, "").split(CLEAR_LINE).at(-1) ?? "");
}

describe("the progress of a command on a terminal", () => {
  test("shows one line that changes, and removes the line after Ctrl-C", async () => {
    const end = await waitOnTerminal(["--poll-interval=1h"], { INTERRUPT: "1" });

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
    [{ TERM: "dumb" }, "plain lines"],
    [{ TERM: "xterm", NO_COLOR: "1" }, "a live line without colors"],
  ])("consists of $1 when the environment variables are $0", async (environment, what) => {
    const end = await runHere(["status", "--pr-number=x"], { terminals: { stderr: true }, environment });

    expect(end.exitCode).toBe(EXIT_CODES.input.code);
    expect(end.stderr).not.toContain("\x1b[3");
    expect(end.stderr.includes("\x1b[K")).toBe(what === "a live line without colors");
    expect(end.stderr).toContain("error: Invalid inputs:");
  });

  test("stops when the terminal closes, and --cancel-on-abort still cancels the submission", async () => {
    const end = await waitOnTerminal(["--poll-interval=1h", "--cancel-on-abort"], { CONTROLS: "1" });

    expect(end.exitCode).toBe(EXIT_CODES.aborted.code);
    expect(end.service.requests.filter(({ endpoint }) => endpoint === "cancelPullRequest")).toHaveLength(1);
  });

  test("continues when the command ignores the closing of the terminal", async () => {
    const answer = join(givenFolder(), "answer.json");

    const end = await waitOnTerminal(["--poll-interval=1s"], { HANG_UP: answer });

    expect(end.exitCode).toBe(0);
    expect(JSON.parse(readFileSync(answer, "utf8"))).toMatchObject({ result: "merged" });
  });
});

describe("the live line on a terminal", () => {
  test("becomes a permanent line when the next line starts", () => {
    const written: string[] = [];
    const stream = { isTTY: true, columns: 20, write: (text: string) => written.push(text) };
    const silence = { quiet: false, verbose: false };
    const screen = createProgressLog({
      stream,
      answers: undefined,
      title: "submit",
      ...silence,
      environment: { TERM: "xterm", NO_COLOR: "1" },
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
  ])("shortens %j to at most %d columns: %j", (text, columns, expected) => {
    expect(cutToWidth(text, columns)).toBe(expected);
  });
});
