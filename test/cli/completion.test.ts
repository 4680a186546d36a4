import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createCompletionScript, findCompletions } from "../../src/cli/completion.js";
import { COMMANDS } from "../../src/cli/surface.js";
import { operations } from "../../src/operations/registry.js";
import { givenFolder, runCommand } from "../support/command-line.js";

test("completion prints the script of a known shell, and the list of shells for an unknown shell", async () => {
  const bash = await runCommand(["completion", "bash"]);
  const other = await runCommand(["completion", "tcsh"]);

  expect(bash).toMatchObject({ exitCode: 0, stdout: createCompletionScript("bash"), stderr: "" });
  expect(other).toMatchObject({ exitCode: 2, stdout: "" });
  expect(other.stderr).toContain("completion: must be one of bash, zsh, fish.");
});

test('the command "completion words" prints each possible word with its meaning', async () => {
  const { stdout } = await runCommand(["completion", "words", "wait"]);

  expect(stdout).toBe(
    "wait-for-merge\tWaits until a submitted pull request is merged, or reports why it was not merged\n",
  );
});

/** Returns the offered words without their meanings. */
function offered(...words: readonly string[]): readonly string[] {
  return findCompletions(words).map((line) => line.split("\t")[0] ?? "");
}

describe("findCompletions", () => {
  test("offers operations and commands when the first word is incomplete", () => {
    const names = [...operations.map(({ name }) => name), ...Object.keys(COMMANDS)];
    expect(offered("")).toEqual([...names, "--help", "--version"]);
    expect(offered("help", "dra")).toEqual(["drain-queue"]);
    expect(offered("completion", "")).toEqual(["bash", "zsh", "fish", "--help"]);
  });

  test("offers the flags of an operation or command", () => {
    expect(offered("submit", "--prio")).toEqual(["--priority"]);
    expect(offered("status", "--prio")).toEqual([]);
    expect(offered("status", "--token")).toEqual(["--token-file"]);
    expect(offered("submit", "--pr-number", "7", "--dry")).toEqual(["--dry-run"]);
    expect(offered("serve", "--")).toEqual(expect.arrayContaining(["--port", "--speed", "--help"]));
    expect(offered("serve", "--port", "0", "")).toContain("--branch");
    expect(offered("demo", "--fail", "")).toEqual(["--fail", "--keep", "--help"]);
    expect(offered("completion", "--")).toEqual(["--help"]);
    expect(offered("nothing-like-it", "--")).toEqual([]);
  });

  test("offers the allowed values of a flag", () => {
    expect(offered("submit", "--priority", "")).toEqual(["urgent", "high", "medium", "low"]);
    expect(offered("submit", "--priority", "--")).toEqual([]);
    expect(offered("list-quarantined-tests", "--format", "c")).toEqual(["csv"]);
    expect(offered("list-quarantined-tests", "--format=c")).toEqual(["--format=csv"]);
    expect(offered("submit", "--wait=")).toEqual(["--wait=true", "--wait=false"]);
    expect(offered("submit", "--wait", "")).toEqual(expect.arrayContaining(["true", "--no-batch"]));
  });

  test("offers values when bash passes the equals sign as a separate word", () => {
    expect(offered("list-quarantined-tests", "--format", "=", "m")).toEqual(["markdown"]);
    expect(offered("list-quarantined-tests", "--format", "=")).toContain("lines");
    expect(offered("submit", "--wait", "=")).toEqual(["true", "false"]);
  });

  test("offers paths only after a flag that takes a path", () => {
    expect(offered("submit", "--token-file", "")).toEqual([":path"]);
    expect(offered("submit", "--token-file=")).toEqual([":path"]);
    expect(offered("serve", "--quarantined-tests", "a")).toEqual([":path"]);
    expect(offered("serve", "--port", "")).toEqual([]);
    expect(offered("set-impacted-targets", "--impacted-targets", "")).toEqual([]);
  });
});

/** Creates a folder with a program `merge-queue` that offers these words. */
function givenProgram(...lines: readonly (readonly string[])[]): string {
  const folder = givenFolder();
  const branches = lines.map((words) => {
    const answers = findCompletions(words).map((answer) => `'${answer.replaceAll("'", `'\\''`)}'`);
    return `"completion words ${words.join(" ")}") printf '%s\\n' ${answers.join(" ")} ;;\n`;
  });
  writeFileSync(join(folder, "merge-queue"), `#!/bin/sh\ncase "$*" in\n${branches.join("")}esac\n`, { mode: 0o755 });
  for (const name of ["a-file", "b-file"]) writeFileSync(join(folder, name), "");
  return folder;
}

const environmentIn = (folder: string) => ({ PATH: `${folder}:${process.env.PATH}`, HOME: folder });

function linesOf(text: string): readonly string[] {
  return text.split("\n").filter((line) => line !== "");
}

test.each([
  [["wait"], ["wait-for-merge"]],
  [
    ["submit", "--priority", ""],
    ["urgent", "high", "medium", "low"],
  ],
  [["list-quarantined-tests", "--format", "=", "c"], ["csv"]],
  [["submit", "--token-file", ""], []],
])("completion in bash, after the words %j, offers %j", (words, expected) => {
  const folder = givenProgram(words);
  const script = join(folder, "completion.bash");
  const call = `COMP_WORDS=("$@")\nCOMP_CWORD=$(($# - 1))\n_merge_queue\nprintf '%s\\n' "\${COMPREPLY[@]}"\n`;
  writeFileSync(script, `set -u\n${createCompletionScript("bash")}${call}`);
  const options = { encoding: "utf8", cwd: folder, env: environmentIn(folder) } as const;

  const text = execFileSync("bash", ["--noprofile", script, "merge-queue", ...words], options);

  expect(linesOf(text)).toEqual(expected);
});

/** True when a program is in a folder of PATH. */
function isInstalled(name: string): boolean {
  const folders = (process.env.PATH ?? "").split(":");
  return folders.some((folder) => existsSync(join(folder, name)));
}

test.runIf(isInstalled("zsh")).each([
  [
    ["wait"],
    ["_describe wait-for-merge:Waits until a submitted pull request is merged, or reports why it was not merged"],
  ],
  [["list-quarantined-tests", "--format=c"], ["_describe --format=csv"]],
  [
    ["submit", "--token-file="],
    ["compset -P --*=", "_files"],
  ],
  [["submit", "--since", ""], []],
])("completion in zsh offers for the words %j: %j", (words, expected) => {
  const folder = givenProgram(words);
  const script = join(folder, "completion.zsh");
  const standIns = [
    "compdef() {}",
    '_describe() { print -l -- "_describe ${(@P)2}" }',
    "_files() { print _files }",
    'compset() { print -- "compset $*" }',
  ];
  const call = ["words=(merge-queue $@)", "CURRENT=$#words", "_merge_queue"];
  writeFileSync(script, [...standIns, createCompletionScript("zsh"), ...call].join("\n"));
  const options = { encoding: "utf8", env: environmentIn(folder) } as const;

  const text = execFileSync("zsh", ["-f", script, ...words], options);

  expect(linesOf(text)).toEqual(expected);
});

test.runIf(isInstalled("fish")).each([
  [["wait"], ["wait-for-merge"]],
  [["submit", "--prio"], ["--priority"]],
  [["list-quarantined-tests", "--format=c"], ["--format=csv"]],
  [["submit", "--token-file", "a"], ["a-file"]],
  [["submit", "--token-file=b"], ["--token-file=b-file"]],
  [["submit", "--since", ""], []],
])("completion in fish offers for the words %j: %j", (words, expected) => {
  const folder = givenProgram(words);
  const script = join(folder, "completion.fish");
  writeFileSync(script, `${createCompletionScript("fish")}\ncomplete -C 'merge-queue ${words.join(" ")}'\n`);
  const options = { encoding: "utf8", cwd: folder, env: environmentIn(folder) } as const;

  const { stdout, stderr } = spawnSync("fish", ["--no-config", script], options);

  expect(stderr).toBe("");
  expect(linesOf(stdout).map((line) => line.split("\t")[0])).toEqual(expected);
});
