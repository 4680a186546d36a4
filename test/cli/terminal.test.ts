import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { formatOutputTable } from "../../src/cli/result.js";
import { givenService } from "../support/action.js";
import { runHere } from "../support/command-in-process.js";
import { CLI, givenFolder, PLACE, placeOf, variables } from "../support/command-line.js";
import { givenChange } from "../support/computing.js";
import { givenTesting } from "../support/queue.js";

const BOTH = { stdout: true, stderr: true };

describe("the output of a command on a terminal", () => {
  test("contains the result as text, and only outputs with a value", async () => {
    const service = await givenService();
    givenTesting(service, { title: "Add a flag" });

    const end = await runHere(["get-queue", ...PLACE], { service, terminals: BOTH });

    expect(end.exitCode).toBe(0);
    expect(end.stderr).toBe("");
    expect(end.stdout).toMatch(
      /^The merge queue for main of local\/playground is running, with 1 pull request in it\.\n\n {2}result +found\n/,
    );
    expect(end.stdout).toMatch(/^ {2}depth +1$/m);
    expect(end.stdout).toMatch(/^ {2}enqueued-pull-requests +#1 Add a flag$/m);
    expect(end.stdout).not.toMatch(/null|[{}[\]]/);
  });

  test("contains a failure once, on standard error", async () => {
    const service = await givenService();

    const missing = await runHere(["get-queue", "--repository=local/none", "--target-branch=main"], {
      service,
      terminals: BOTH,
    });
    const bad = await runHere(["status", ...PLACE, "--pr-number", "x"], { service, terminals: BOTH });

    expect([missing.exitCode, bad.exitCode]).toEqual([4, 2]);
    expect([missing.stdout, bad.stdout]).toEqual(["", ""]);
    expect(missing.screen.split("There is no merge queue for branch main of local/none.")).toHaveLength(2);
    expect(bad.screen).toBe('error: --pr-number: must be a whole number from 1 to 2147483647; got "x".\n');
  });

  test("contains the reason of a failed wait once, and the outputs once", async () => {
    const service = await givenService();
    const { number } = givenTesting(service, { testPlan: { result: "fail" } });
    service.control.advance(60);

    const end = await runHere(["wait-for-merge", ...placeOf(number)], { service, terminals: BOTH });

    expect(end.exitCode).toBe(1);
    expect(end.stderr).toMatch(/^error: #1 /m);
    expect(end.stderr).not.toContain("result:");
    expect(end.stdout).toMatch(/^\n {2}result +failed\n/);
    expect(end.stdout).toMatch(/^ {2}state +failed$/m);
    expect(end.stdout).not.toContain("#1 ");
  });

  test("contains the request of a dry run even when --quiet is set", async () => {
    const service = await givenService();
    const argv = ["update-queue", ...PLACE, "--settings", "concurrency: 3", "--dry-run", "--quiet"];

    const end = await runHere(argv, { service, terminals: BOTH });

    expect(end.stderr).toBe("");
    expect(end.stdout).toMatch(
      /would be changed: concurrency\.\nThe request that was not sent:\n {2}(POST \/updateQueue|PATCH \/merge-queues\/\w+\/config)\n {2}\{\n/,
    );
    expect(end.stdout).toMatch(/"concurrency": 3\n {2}\}\n\n {2}result +planned\n {2}changes +concurrency: 1 -> 3\n$/);
  });

  test("contains each finding of doctor once", async () => {
    const service = await givenService();
    const { folder } = givenChange({ ".github/workflows/ci.yml": "on: push\njobs: { a: [\n" });

    const end = await runHere(["doctor", ...PLACE], { service, folder, terminals: BOTH });

    expect(end.exitCode).toBe(1);
    expect(end.screen.split("The file is not valid YAML")).toHaveLength(2);
    expect(end.stdout).toMatch(/^ {2}findings +\d+ \(see --json\)$/m);
    expect(end.stdout).toMatch(/^ {2}not-checked +\d+ \(see --json\)$/m);
  });

  test.each([
    [["--json"], BOTH, true],
    [["--json=true"], {}, true],
    [[], { stderr: true }, true],
    [[], { stdout: true }, false],
    [["--json=false"], {}, false],
    [["--json=false"], BOTH, false],
  ])("contains JSON with the flags %j on the terminals %j: %s", async (flags, terminals, isJson) => {
    const service = await givenService();

    const end = await runHere(["get-queue", ...PLACE, ...flags], { service, terminals });

    const said = "The merge queue for main of local/playground is running, and empty.\n";
    expect(end.stdout.startsWith("{")).toBe(isJson);
    expect(end.stdout.startsWith(said)).toBe(!isJson);
    expect(end.stderr.includes(`${said}result: found\n`)).toBe(isJson);
    if (isJson) expect(JSON.parse(end.stdout)).toMatchObject({ result: "found" });
  });
});

/** Runs a command on a pseudo terminal. */
const ON_A_TERMINAL = "import os, pty, sys; sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))";

test("the shipped program detects a terminal", async () => {
  const service = await givenService();
  const folder = givenFolder();
  const command = [process.execPath, CLI, "get-queue", ...PLACE];

  const { stdout } = await promisify(execFile)("python3", ["-c", ON_A_TERMINAL, ...command], {
    cwd: folder,
    env: { ...variables(service, folder), TERM: "dumb" },
  });

  expect(stdout.replaceAll("\r\n", "\n")).toMatch(
    /^The merge queue for main of local\/playground is running, and empty\.\n\n {2}result +found\n {2}depth +0\n/,
  );
});

describe("the table of outputs on a terminal", () => {
  const terminal = { redact: (text: string) => text.replaceAll("secret", "***"), columns: 60 };
  const FOUND = { result: "found", errorKind: undefined, errorMessage: "", record: {} };
  const table = (outputs: Readonly<Record<string, unknown>>) =>
    formatOutputTable({}, { result: "found", errorKind: undefined, errorMessage: "", outputs, record: {} }, terminal);

  test("omits empty outputs, and has no rows when a failure has no outputs", () => {
    const nothing = { a: null, b: undefined, c: "", d: [] };

    expect(table(nothing)).toBe("\n  result  found\n");
    expect(formatOutputTable({}, { ...FOUND, errorKind: "input", outputs: nothing }, terminal)).toBe("");
  });

  test("contains the values false and zero", () => {
    expect(table({ ready: false, count: 0 })).toBe("\n  result  found\n  ready   false\n  count   0\n");
  });

  test("shows a list of texts in one line, and up to ten objects in separate lines", () => {
    const pulls = Array.from({ length: 12 }, (_, index) => ({ prNumber: index + 1, prTitle: null }));

    expect(table({ names: ["a", "b"] })).toContain("names   a, b\n");
    expect(table({ pulls })).toMatch(
      / {2}pulls {3}#1\n {10}#2\n(?: {10}#\d\n){7} {10}#10\n {10}and 2 more; --json prints all\n$/,
    );
  });

  test("shows only the number of items when a list contains sentences", () => {
    const finding = { id: "label-missing", file: null, message: "There is no label.", fix: "Create the label." };
    const name = "a long name ".repeat(10);

    expect(table({ findings: [finding, finding] })).toContain("findings  2 (see --json)\n");
    expect(table({ answers: ["Two merged."] })).toContain("answers  1 (see --json)\n");
    expect(table({ failures: [{ name }] })).toContain("name: a long name");
    expect(table({ checks: [name] })).toContain("checks  a long name");
    expect(table({ pulls: [{ prNumber: 1, prTitle: `${name}.` }] })).toContain("#1 a long name");
  });

  test.each([
    [{ setting: "mode", from: null, to: "parallel" }, "mode: unknown -> parallel"],
    [{ branch: "main", setting: "batch", from: true, to: false }, "main: batch: true -> false"],
    [{ branch: "main", setting: "requiredStatuses", from: ["a"], to: null }, 'main: requiredStatuses: ["a"] -> none'],
    [{ branch: "main", created: true }, "main: a new queue"],
    [{ prNumber: 7, prUrl: "https://host.example/7", title: "Add" }, "#7 Add"],
    [{ name: "t", parent: "s", file: null, classname: "" }, "name: t; parent: s"],
  ])("shows the object %j as %s", (item, words) => {
    expect(table({ list: [item] })).toContain(`  list    ${words}\n`);
  });

  test("hides secrets, escapes control characters and shortens long texts", () => {
    const shown = table({ title: "a secret \u001b[2J\n::error::x", long: "word ".repeat(1000) });

    expect(shown).toContain("title   a ***  [2J ::error::x");
    expect(table({ t: `${"x".repeat(48)} ::error::x` })).toMatch(/^ +: :error::x$/m);
    expect(shown.length).toBeLessThan(600);
  });
});

describe("the command line and names of inputs in messages", () => {
  test("shows names of inputs as flags, but leaves names of files unchanged", async () => {
    const service = await givenService();
    const { number } = service.control.addPullRequest();
    const folder = givenFolder();
    mkdirSync(join(folder, "pr-number"));
    writeFileSync(join(folder, "target-branch.yml"), "queues: [pr-number]\n");
    const upload = ["set-impacted-targets", ...placeOf(number), "--head-sha", "1".repeat(40)];
    const run = async (...argv: readonly string[]) => (await runHere(argv, { service, folder })).stderr;

    expect(await run(...upload, "--impacted-targets-file", "impacted-targets.txt")).toBe(
      `error: --impacted-targets-file: impacted-targets.txt does not exist (full path: ${join(folder, "impacted-targets.txt")}). Check that an earlier step writes it.\n`,
    );
    expect(await run(...upload, "--impacted-targets-file", "pr-number")).toBe(
      "error: --impacted-targets-file: pr-number is not a file.\n",
    );
    expect(await run("apply-queue", ...PLACE, "--config-file", "target-branch.yml")).toBe(
      'error: --config-file: target-branch.yml line 1, queues: must be a mapping of branches to settings, with at least one branch; got ["pr-number"].\n',
    );
    expect(await run(...upload, "--impacted-targets", 'x\n{"pr-number": 1}')).toContain(
      'error: --impacted-targets contains JSON in line 2 ("{\\"pr-number\\": 1}"). Use a .json file, or --impacted-targets-format=json.\n',
    );
  });
});
