import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ProcessEnvironment } from "../text/environment.js";

interface DemoBranch {
  readonly name: string;
  readonly title: string;
  readonly author: string;
  readonly files: Readonly<Record<string, string>>;
}

const TEST = `// Loads every module of the program and tests it.
import { readdir } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";

for (const name of await readdir(new URL("src", import.meta.url))) {
  await import(new URL(\`src/\${name}\`, import.meta.url));
}
const { report } = await import("./src/report.mjs");
if (report("a, b") !== "2 fields") throw new Error("report returns a wrong count");
await setTimeout(700);
`;

const PARSER = 'export function parse(text) {\n  return text.split(",");\n}\n';
const REPORT = [
  'import { parse } from "./parser.mjs";',
  "",
  "export function report(text) {",
  "  return `${parse(text).length} fields`;",
  "}",
  "",
].join("\n");
const GUIDE = "# Guide\n\nSee the [manual](manaul.md).\n";

const PROGRAM = { "test.mjs": TEST, "src/parser.mjs": PARSER, "src/report.mjs": REPORT, "guide.md": GUIDE };

const FIXED: DemoBranch = {
  name: "fix-a-link",
  title: "Fix a link in the guide",
  author: "developer-1",
  files: { "guide.md": GUIDE.replace("manaul", "manual") },
};

/** Branch that calls the function `parse`. The branch `rename-parse` renames this function. */
const OURS: DemoBranch = {
  name: "add-a-flag",
  title: "Add a flag to the parser",
  author: "developer-2",
  files: {
    "src/flag.mjs":
      'import { parse } from "./parser.mjs";\n\nexport const hasFlag = (text) => parse(text).includes("-f");\n',
  },
};

/**
 * Returns the branches in the order of their pull requests. The demo submits the last one with the action, as a
 * workflow does.
 */
export function listDemoBranches(fail: boolean): readonly DemoBranch[] {
  const renamed: DemoBranch = {
    name: "rename-parse",
    title: "Rename the parser",
    author: "developer-1",
    files: {
      "src/parser.mjs": PARSER.replace("parse", "parseLine"),
      "src/report.mjs": REPORT.replaceAll("parse(", "parseLine(").replace("{ parse }", "{ parseLine }"),
    },
  };
  const added: DemoBranch = {
    name: "count-words",
    title: "Count words",
    author: "developer-3",
    files: { "src/words.mjs": 'export const words = (text) => text.split(" ").length;\n' },
  };
  return [...(fail ? [renamed] : []), FIXED, added, OURS];
}

export const TEST_COMMAND = `"${process.execPath}" test.mjs`;

const MINUTE_MS = 60_000;

/** Creates the repository in an empty folder. No branch is checked out, so the queue can change every branch. */
export function createDemoRepository(
  folder: string,
  branches: readonly DemoBranch[],
  environment: ProcessEnvironment,
): void {
  const git = (...args: readonly string[]): string => runGit(folder, args, environment);
  // The local queue orders pull requests by the dates of their commits, so each commit has its own date.
  const beginMs = Date.now() - branches.length * MINUTE_MS;
  const at = (index: number): ProcessEnvironment => {
    const date = new Date(beginMs + index * MINUTE_MS).toISOString();
    return { ...environment, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  };
  git("init", "--quiet", "--initial-branch=main");
  commit(folder, { name: "main", title: "A program with a test", author: "developer-1", files: PROGRAM }, at(-1));
  for (const [index, branch] of branches.entries()) {
    git("checkout", "--quiet", "-b", branch.name, "main");
    commit(folder, branch, at(index));
  }
  git("checkout", "--quiet", "--detach", "main");
}

function commit(folder: string, { title, author, files }: DemoBranch, environment: ProcessEnvironment): void {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  runGit(folder, ["add", "--all"], environment);
  const who = ["-c", `user.name=${author}`, "-c", `user.email=${author}@localhost`, "-c", "commit.gpgsign=false"];
  runGit(folder, [...who, "commit", "--quiet", "--no-verify", `--message=${title}`], environment);
}

export function readCommitGraph(folder: string, environment: ProcessEnvironment): string {
  return runGit(folder, ["log", "--graph", "--oneline", "--no-color", "main"], environment);
}

function runGit(folder: string, args: readonly string[], environment: ProcessEnvironment): string {
  return execFileSync("git", [...args], { cwd: folder, env: environment, encoding: "utf8" });
}
