import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { text as wholeText } from "node:stream/consumers";
import { describe, expect, test, vi } from "vitest";
import { EXIT_CODES } from "../../src/cli/exit-codes.js";
import { givenService } from "../support/action.js";
import { asToken, byApi } from "../support/api.js";
import { runHere } from "../support/command-in-process.js";
import { CLI, givenFolder, placeOf, runCommand, variables } from "../support/command-line.js";
import { givenQueued, givenTesting } from "../support/queue.js";

/** Text that moves the cursor, hides text and contains commands of CI systems. */
const HOSTILE = "\u001b[2J\u009b1m\u202e\r::error::x ##vso[task.complete]##[error]";

describe("the standard output of the command line", () => {
  test("escapes hostile titles for terminals and CI systems", async () => {
    const service = await givenService();
    const { number } = givenQueued(service, { title: HOSTILE });

    const end = await runHere(["status", ...placeOf(number), "--verbose"], { service });

    expect(end.answer).toMatchObject({ outputs: { "pr-title": HOSTILE } });
    for (const text of [end.stdout, end.stderr]) {
      expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
      expect(text).not.toMatch(/^\s*::|##\w*\[/m);
    }
  });

  test("hides the tokens and stays valid JSON when a token has only digits", async () => {
    const token = asToken("1234567");
    const service = await givenService({ token });
    const { number } = givenQueued(service, { title: `a ${token} b github-secret` });
    service.control.addFault({
      endpoint: "getSubmittedPullRequest",
      fault: { kind: "patch", merge: { [`of-${token}`]: { "of-github-secret": 1 } } },
    });
    const folder = givenFolder();
    const [summary, outputs] = [join(folder, "s.md"), join(folder, "o.json")];
    const files = ["--summary-file", summary, "--outputs-file", outputs, "--outputs-format", "json"];

    const end = await runHere(["status", ...placeOf(number), ...files, "--verbose"], {
      service,
      folder,
      environment: { GITHUB_TOKEN: "github-secret" },
    });

    expect(end.answer).toMatchObject({ outputs: { "pr-title": "a *** b ***" } });
    expect(end.answer).toHaveProperty(["details", "record", "of-***"], { "of-***": 1 });
    const written = [summary, outputs].map((path) => readFileSync(path, "utf8"));
    for (const text of [end.stdout, end.stderr, ...written]) expect(text).not.toMatch(/1234567|github-secret/);
  });
});

describe("the standard error of the command line", () => {
  test("contains only errors with --quiet, and every request with --verbose", async () => {
    const service = await givenService();
    const { number } = givenQueued(service);

    const quiet = await runHere(["status", ...placeOf(number), "--quiet"], { service });
    const refused = await runHere(["get-queue", "--repository=local/none", "--target-branch=main", "--quiet"], {
      service,
    });
    const verbose = await runHere(["status", ...placeOf(number), "--verbose"], { service });

    expect(quiet.stderr).toBe("");
    expect(quiet.answer).toMatchObject({ result: "found" });
    expect(refused.stderr).toMatch(/^error: /);
    expect(verbose.stderr).toContain(
      byApi({ v1: "POST /getSubmittedPullRequest: 200", v2: "GET /pull-requests: 200" }),
    );
  });
});

test("the command line continues a wait to its end after the reader of standard error closes", async () => {
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
  child.stderr.destroy();
  const before = service.requests.length;
  // The second poll starts after the first poll has written a line.
  await vi.waitFor(() => expect(service.requests.length).toBeGreaterThan(before + 1), 20_000);
  service.control.advance(600);
  await ended;

  expect(JSON.parse(await stdout)).toMatchObject({ result: "merged", "error-kind": null });
  expect(child.exitCode).toBe(0);
});

const RUN = '"$0" "$@"';
const hasFull = existsSync("/dev/full");

async function runLine(line: string, flags: (number: number) => readonly string[]) {
  const service = await givenService();
  const { number } = givenQueued(service);
  const words = [process.execPath, CLI, "status", ...flags(number)];
  return runShell(line, words, variables(service, givenFolder()));
}

describe("command line with a broken output stream", () => {
  const full = hasFull ? "2>/dev/full" : "2>&-";

  test.each([...new Set(["2>&-", full])])(
    "succeeds and prints the result when standard error is broken: %s",
    async (redirection) => {
      const { stdout, exitCode } = await runLine(`${RUN} ${redirection}`, (number) => [
        ...placeOf(number),
        "--verbose",
      ]);

      expect(exitCode).toBe(0);
      expect(JSON.parse(stdout)).toMatchObject({ result: "found" });
    },
  );

  test("exits with the code of the error when the error cannot be written to standard error", async () => {
    const { stdout, exitCode } = await runLine(`${RUN} ${full}`, () => ["--pr-number=x"]);

    expect(exitCode).toBe(EXIT_CODES.input.code);
    expect(JSON.parse(stdout)).toMatchObject({ "error-kind": "input" });
  });

  test.each([
    ["standard output has no reader", `{ ${RUN}; echo "code $?" >&3; } 3>&2 | true`],
    ["neither stream has a reader", `{ ${RUN} 2>&1; echo "code $?" >&3; } 3>&2 | head -1`],
  ])("succeeds when %s", async (_, line) => {
    const { stderr } = await runLine(line, (number) => [...placeOf(number), "--verbose"]);

    expect(stderr).toContain("code 0");
    expect(stderr).not.toContain("EPIPE");
  });

  test.skipIf(!hasFull)("exits with an error when the disk of standard output is full", async () => {
    const end = await runLine(`${RUN} > /dev/full`, placeOf);

    expect(end.exitCode).toBe(EXIT_CODES.output.code);
    expect(end.stderr).toMatch(/^error: Standard output cannot be written: ENOSPC/m);
  });
});

/** Runs a line in a shell. The words are in `$0` and `$@`. */
async function runShell(script: string, words: readonly string[], environment: Readonly<Record<string, string>>) {
  const child = spawn("sh", ["-c", script, ...words], { env: environment, stdio: ["ignore", "pipe", "pipe"] });
  const ended = once(child, "close");
  const [stdout, stderr] = await Promise.all([wholeText(child.stdout), wholeText(child.stderr)]);
  await ended;
  return { stdout, stderr, exitCode: child.exitCode };
}

describe("an uncaught error in the command line", () => {
  test("exits with the code for a defect of the program", async () => {
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
      expect(end.stderr).toMatch(/^error: This is a defect of Merge Queue Action\. Please report this defect/m);
      expect(end.stderr).toContain("broken");
    }
  });
});
