import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type CommandWord, completionScript, vocabulary } from "../../src/cli/completion.js";
import { operations } from "../../src/operations/registry.js";
import { givenFolder, runCommand } from "./command.js";

/** Where a program of this machine is, in the folders of PATH. */
function programAt(name: string): string | undefined {
  const folders = (process.env.PATH ?? "").split(":");
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

const NAMES = operations.map(({ name }) => name);

test("the command prints the script of a shell, or says which there are", async () => {
  const bash = await runCommand(["completion", "bash"]);
  const other = await runCommand(["completion", "tcsh"]);

  expect(bash).toMatchObject({ exitCode: 0, stdout: completionScript("bash"), stderr: "" });
  expect(other).toMatchObject({ exitCode: 2, stdout: "" });
  expect(other.stderr).toContain("completion: must be one of bash, zsh, fish.");
});

/** What bash offers when TAB is pressed behind these words; the last one is begun. */
function offeredByBash(...words: readonly string[]): readonly string[] {
  const script = join(givenFolder(), "completion.bash");
  writeFileSync(
    script,
    `${completionScript("bash")}\nCOMP_WORDS=("$@")\nCOMP_CWORD=$(($# - 1))\n_merge_queue\nprintf '%s\\n' "\${COMPREPLY[@]}"\n`,
  );
  const text = execFileSync("bash", ["--noprofile", script, "merge-queue", ...words], { encoding: "utf8" });
  return text.split("\n").filter((line) => line !== "");
}

describe("bash", () => {
  test("offers operations and commands", () => {
    expect(offeredByBash("")).toEqual(
      expect.arrayContaining([...NAMES, "serve", "demo", "completion", "help", "--version"]),
    );
    expect(offeredByBash("wait")).toEqual(["wait-for-merge"]);
    expect(offeredByBash("help", "dra")).toEqual(["drain-queue"]);
    expect(offeredByBash("completion", "")).toEqual(["bash", "zsh", "fish"]);
  });

  test("offers the flags of the operation, and their values where those are known", () => {
    expect(offeredByBash("submit", "--prio")).toEqual(["--priority"]);
    expect(offeredByBash("status", "--prio")).toEqual([]);
    expect(offeredByBash("status", "--token")).toEqual(["--token-file"]);
    expect(offeredByBash("list-quarantined-tests", "--format", "c")).toEqual(["csv"]);
    expect(offeredByBash("list-quarantined-tests", "--format", "=", "m")).toEqual(["markdown"]);
    expect(offeredByBash("list-quarantined-tests", "--format", "=")).toContain("lines");
    expect(offeredByBash("submit", "--wait", "--no-b")).toEqual(["--no-batch"]);
    expect(offeredByBash("submit", "--pr-number", "7", "--dry")).toEqual(["--dry-run"]);
  });

  test("offers flags of the other commands too", () => {
    expect(offeredByBash("serve", "--")).toEqual(expect.arrayContaining(["--port", "--speed", "--help"]));
    expect(offeredByBash("serve", "--port", "0", "")).toContain("--branch");
    expect(offeredByBash("demo", "--")).toEqual(["--fail", "--keep", "--help"]);
    expect(offeredByBash("demo", "--fail", "")).toEqual(["--fail", "--keep", "--help"]);
    expect(offeredByBash("completion", "--")).toEqual(["--help"]);
  });

  test("offers no flag where the value of one is due, and paths only where a path is", () => {
    expect(offeredByBash("submit", "--priority", "")).toEqual(["urgent", "high", "medium", "low"]);
    expect(offeredByBash("submit", "--priority", "--")).toEqual([]);
    expect(offeredByBash("submit", "--priority", "7", "--no-b")).toEqual(["--no-batch"]);
    expect(offeredByBash("submit", "--wait", "")).toEqual(expect.arrayContaining(["true", "--no-batch"]));
    expect(offeredByBash("submit", "--wait", "=", "")).toEqual(["true", "false"]);
  });

  test.each(vocabulary().map((word) => ({ ...word, word })))("knows what follows each flag of $name", ({ word }) => {
    const answers = offeredBehindFlags(word);

    for (const { name, takes, values } of word.flags) {
      const offered = answers.get(name) ?? ["nothing was run"];
      const flags = offered.filter((text) => text.startsWith("--"));
      expect(flags.length > 0, name).toBe(takes === "nothing");
      expect(
        offered.filter((text) => !text.startsWith("--")),
        name,
      ).toEqual(values);
    }
  });
});

/** What bash offers behind each flag of a command, where nothing is written yet. */
function offeredBehindFlags({ name, flags }: CommandWord): ReadonlyMap<string, readonly string[]> {
  const script = join(givenFolder(), "completion.bash");
  const asked = flags.map(
    (flag) =>
      `COMP_WORDS=(merge-queue ${name} --${flag.name} ""); COMP_CWORD=3; _merge_queue; echo "${flag.name} \${COMPREPLY[*]}"`,
  );
  writeFileSync(script, [completionScript("bash"), ...asked].join("\n"));
  const text = execFileSync("bash", ["--noprofile", script], { encoding: "utf8" });
  const lines = text.split("\n").filter((line) => line !== "");
  return new Map(
    lines.map((line) => {
      const [flag = "", ...words] = line.trim().split(" ");
      return [flag, words];
    }),
  );
}

test("a flag takes the same kind of thing in every command that has it", () => {
  const flags = vocabulary().flatMap((word) => word.flags);
  const takenBy = new Map(flags.map(({ name, takes }) => [name, takes]));

  expect(flags.length).toBeGreaterThan(takenBy.size);
  for (const { name, takes } of flags) expect(takenBy.get(name), name).toBe(takes);
});

/** Runs the function with stand-ins for zsh's own, which print what they are given. */
function offeredByZsh(program: string, ...words: readonly string[]): readonly string[] {
  const script = join(givenFolder(), "completion.zsh");
  const standIns = [
    "compdef() {}",
    '_describe() { print -l -- "${(@P)2}" }',
    '_arguments() { print -l -- "$words[1] $CURRENT" "$@" }',
    '_values() { print -l -- "$@" }',
  ];
  const call = ["words=(merge-queue $@)", "CURRENT=$#words", "_merge_queue"];
  writeFileSync(script, [...standIns, completionScript("zsh"), ...call].join("\n"));
  const text = execFileSync(program, ["-f", script, ...words], { encoding: "utf8" });
  return text.split("\n").filter((line) => line !== "");
}

describe("zsh", () => {
  const zsh = programAt("zsh");

  test("offers operations, flags and values", (context) => {
    if (zsh === undefined) return context.skip("there is no zsh on this machine");

    expect(offeredByZsh(zsh, "w")).toContain(
      "wait-for-merge:Waits until a submitted pull request is merged, or says why it was not",
    );
    const flags = offeredByZsh(zsh, "submit", "--p");
    expect(flags).toContain("submit 2");
    expect(flags).toContain("--wait[Go on as wait-for-merge, whose inputs and results apply then]");
    expect(flags.join("\n")).toMatch(/^\*--outputs-format=\[[^\]]+\]:outputs-format:\(json dotenv shell azure\)$/m);
    expect(flags.join("\n")).toMatch(/^\*--token-file=\[[^\]]+\]:token-file:_files$/m);
    expect(flags.join("\n")).toMatch(/^\*--priority=\[[^\]]+\]:priority:\(urgent high medium low\)$/m);
    expect(flags.join("\n")).toMatch(/^\*--since=\[[^\]]+\]:since: $/m);
    expect(offeredByZsh(zsh, "completion", "f")).toContain("1:shell:(bash zsh fish)");
    expect(offeredByZsh(zsh, "serve", "--").join("\n")).toMatch(/^\*--port=\[[^\]]+\]:port: $/m);
    expect(offeredByZsh(zsh, "serve", "--").join("\n")).toMatch(/^\*--quarantined-tests=.*:_files$/m);
    expect(offeredByZsh(zsh, "demo", "--").join("\n")).toMatch(/^--fail\[/m);
  });
});

describe("fish", () => {
  const fish = programAt("fish");

  test("offers operations, flags and values", (context) => {
    if (fish === undefined) return context.skip("there is no fish on this machine");
    const folder = givenFolder();
    const script = join(folder, "completion.fish");
    writeFileSync(script, completionScript("fish"));
    const lines = [
      "wait",
      "submit --prio",
      "list-quarantined-tests --format ",
      "completion ",
      "serve --",
      "submit --since ",
    ];
    const asked = lines.map((line) => `complete -C 'merge-queue ${line}'; echo ---`).join("\n");

    const { stdout, stderr } = spawnSync(fish, ["--no-config", "-c", `source ${script}\n${asked}`], {
      encoding: "utf8",
      env: { PATH: process.env.PATH ?? "", HOME: folder },
    });

    expect(stderr).toBe("");
    const [operation = "", flag = "", values = "", shells = "", serve = "", text = ""] = stdout.split("---\n");
    expect(operation).toMatch(/^wait-for-merge\tWaits until/m);
    expect(flag).toMatch(/^--priority\t/m);
    expect(values.split("\n").map((line) => line.split("\t")[0])).toEqual(
      expect.arrayContaining(["json", "csv", "markdown", "lines"]),
    );
    expect(shells).toMatch(/^bash/m);
    expect(serve).toMatch(/^--port\t/m);
    expect(text).toBe("");
  });
});
