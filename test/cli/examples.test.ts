import { execFile, execFileSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { LocalService } from "../../local-queue/src/serve/service.js";
import { formatOperationHelp } from "../../src/cli/help.js";
import { listTools } from "../../src/cli/mcp-tools.js";
import { COMMANDS } from "../../src/cli/surface.js";
import { FAILURE_CAUSES } from "../../src/diagnosis/cause.js";
import { getQueueOperation } from "../../src/operations/get-queue.js";
import { findOperation, operations } from "../../src/operations/registry.js";
import { givenService } from "../support/action.js";
import { runHere } from "../support/command-in-process.js";
import { CLI, givenFolder, runCommand, variables } from "../support/command-line.js";

/** Finds the examples of a help text. */
function examplesIn(help: string): readonly string[] {
  return help.split("\n").flatMap((line) => /^ +(?:\w+ {2,})?(merge-queue .*)$/.exec(line)?.[1] ?? []);
}

interface World {
  /** Prepares the service for the example. */
  readonly given?: (service: LocalService) => void;
  /** Files of the checkout. */
  readonly files?: Readonly<Record<string, string>>;
  /** True when the example writes to GitHub. */
  readonly onGitHub?: true;
}

const QUEUE = { repo: { host: "github.com", owner: "owner", name: "name" }, targetBranch: "main" };

function submitted(service: LocalService): void {
  service.engine.submitPullRequest(QUEUE, { number: 7 });
  service.control.advance(3);
}

/** What each example needs before it runs. */
const WORLDS: Readonly<Record<string, World>> = {
  "set-impacted-targets": { files: { "targets.txt": "//app\n" } },
  "wait-for-merge": {
    given(service) {
      submitted(service);
      service.control.advance(60);
    },
  },
  "restart-tests": { given: submitted },
  "testing-details": {
    given(service) {
      const json = { testBranch: "trunk-merge/pr-7/x", testedPullRequests: [], status: "SUCCEEDED" };
      service.control.addFault({
        endpoint: "getMergeQueueTestingDetails",
        fault: { kind: "reply", status: 200, json },
      });
    },
  },
  "report-outcome": { onGitHub: true },
  "report-missed-outcomes": { onGitHub: true },
  requeue: { onGitHub: true },
  "apply-queue": { files: { ".github/merge-queue.yml": "queues: { main: { concurrency: 3 } }\n" } },
  "check-test-results": {
    files: {
      "reports/junit.xml":
        '<testsuites><testsuite name="s"><testcase name="t"><failure/></testcase></testsuite></testsuites>',
    },
    given: (service) => service.control.setQuarantinedTests([{ name: "t", parent: "s" }]),
  },
};

/** Shell commands that create a checkout with one commit more than `main` of the remote. */
const CHECKOUT = [
  "export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@localhost GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@localhost",
  "git init --quiet --initial-branch=main .",
  "git commit --quiet --allow-empty --message=one",
  "git clone --quiet --bare . origin.git && git remote add origin ./origin.git && git fetch --quiet origin",
  "mkdir -p app && touch app/new && git add app && git commit --quiet --message=two",
].join("\n");

const checkout = mkdtempSync(join(tmpdir(), "checkout-"));
beforeAll(() => execFileSync("bash", ["-e", "-c", CHECKOUT], { cwd: checkout }));
afterAll(() => rmSync(checkout, { recursive: true }));

/** Copies the checkout and adds files. */
function checkoutWith(files: Readonly<Record<string, string>>): string {
  const folder = givenFolder();
  cpSync(checkout, folder, { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/**
 * Runs a line in a shell where `merge-queue` is this program, and returns the output. @throws Error if the line fails
 */
async function runLine(line: string, folder: string, program: string, service?: LocalService) {
  const { GITHUB_API_URL: _, ...known } = variables(service, folder);
  const PATH = `${dirname(program)}:${dirname(process.execPath)}:${known.PATH}`;
  const { stdout } = await promisify(execFile)("bash", ["-e", "-c", line], { cwd: folder, env: { ...known, PATH } });
  return stdout;
}

/** Returns the arguments that a shell passes to the command of each line. */
function listArguments(lines: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const command = `merge-queue() { printf '%s\\0' "$@"; }`;
  const script = [command, ...lines.flatMap((line) => [line, "printf '\\n'"])].join("\n");
  const stdout = execFileSync("bash", ["-e", "-c", script], { cwd: checkout, encoding: "utf8" });
  return new Map(stdout.split("\0\n").map((text, index) => [lines[index] ?? "", text.split("\0")]));
}

/** Creates a link to the shipped program, like npm. */
function givenLink(): string {
  const program = join(givenFolder(), "merge-queue");
  chmodSync(CLI, 0o755);
  symlinkSync(CLI, program);
  return program;
}

let argumentsOf: ReturnType<typeof listArguments>;
beforeAll(() => {
  const inHelp = operations.flatMap((operation) => examplesIn(formatOperationHelp(operation, 80)));
  argumentsOf = listArguments([...inHelp, ...COMMANDS_IN_SKILLS.map(({ line }) => line)]);
});

type Terminals = NonNullable<NonNullable<Parameters<typeof runHere>[1]>["terminals"]>;

/** Runs an example in a checkout with a new service. */
async function runExampleOf({ name }: (typeof operations)[number], example: string, terminals: Terminals) {
  const { files = {}, given, onGitHub } = WORLDS[name] ?? {};
  const service = await givenService({ repository: "owner/name", orgSlug: "my-org" });
  for (let added = 0; added < 7; added += 1) service.control.addPullRequest();
  given?.(service);
  const folder = checkoutWith(files);
  const environment: Record<string, string> = onGitHub
    ? { GITHUB_API_URL: service.githubApiUrl, GITHUB_TOKEN: "a-token" }
    : { GITHUB_API_URL: "http://127.0.0.1:9" };
  return runHere(argumentsOf.get(example) ?? [], { service, folder, environment, terminals });
}

describe("an example in the help of a command", () => {
  test.each(operations)("prints JSON to a pipe and text to a terminal: $name", async (operation) => {
    const [example = "", ...more] = examplesIn(formatOperationHelp(operation, 80));
    expect(example).toMatch(`merge-queue ${operation.name} `);
    expect(more).toEqual([]);

    const piped = await runExampleOf(operation, example, {});
    const shown = await runExampleOf(operation, example, { stdout: true, stderr: true });

    for (const end of [piped, shown]) {
      expect(end.stderr).not.toContain("error:");
      expect(end.exitCode).toBe(0);
    }
    expect(piped.answer).toMatchObject({ operation: operation.name, "error-kind": null, "error-message": null });
    const { outputs, result } = Object(piped.answer);
    expect(piped.stderr).toContain(`result: ${result}\n`);
    expect(Object.keys(outputs).toSorted()).toEqual(Object.keys(operation.outputs).toSorted());
    const [message = "", ...lines] = shown.stdout.split("\n");
    expect(message).toMatch(/^\S.*\.$/);
    expect(shown.screen.split(message)).toHaveLength(2);
    expect(lines.join("\n")).toMatch(new RegExp(`^  result +${result}$`, "m"));
    expect(shown.stdout).not.toMatch(/\bnull\b|^[{}]/m);
    expect(shown.stderr).not.toContain("result: ");
  });

  test("succeeds in the shipped program when npm has created a link to the program", async () => {
    const service = await givenService({ repository: "owner/name" });
    const [example = ""] = examplesIn(formatOperationHelp(getQueueOperation, 80));

    const stdout = await runLine(example, givenFolder(), givenLink(), service);

    expect(JSON.parse(stdout)).toMatchObject({ operation: "get-queue", "error-kind": null });
  });

  test("installs the completion for bash", async () => {
    const help = (await runCommand(["completion", "--help"])).stdout;
    const [line = ""] = help.split("\n").flatMap((each) => /^ +bash +(eval .*)$/.exec(each)?.[1] ?? []);

    const stdout = await runLine(`${line}\ncomplete -p merge-queue`, givenFolder(), givenLink());

    expect(stdout).toBe("complete -o default -F _merge_queue merge-queue\n");
  });
});

const SKILLS = globSync("skills/*/SKILL.md").toSorted();

/** Names that a skill may contain in code font. */
const KNOWN: ReadonlySet<string> = new Set([
  ...Object.keys(COMMANDS),
  ...listTools(true).map(({ name }) => name),
  ...operations.flatMap((each) => [each.name, ...Object.keys(each.outputs), ...Object.keys(each.results)]),
  ...FAILURE_CAUSES,
  ...SKILLS.map((path) => basename(dirname(path))),
  "false",
]);

/** Commands in the code blocks of all skills. */
const COMMANDS_IN_SKILLS = SKILLS.flatMap((path) => {
  const blocks = readFileSync(path, "utf8").split(/^```(?:sh\n)?/m);
  const lines = blocks.filter((_, index) => index % 2 === 1).flatMap((block) => block.split("\n"));
  return lines
    .filter((line) => line.startsWith("merge-queue "))
    .map((line) => ({ skill: basename(dirname(path)), line }));
});

describe("a skill", () => {
  test.each(SKILLS)("starts with front matter that contains its name and a description: %s", (path) => {
    const [, matter = ""] = /^---\n(.*?)\n---\n/s.exec(readFileSync(path, "utf8")) ?? [];

    expect(matter).toMatch(new RegExp(`^name: ${basename(dirname(path))}\ndescription: [A-Z].{50,1000}\\.$`));
  });

  test.each(SKILLS)("names only existing operations and commands: %s", (path) => {
    const [text = ""] = readFileSync(path, "utf8").split("<!-- commands:start -->");
    const named = [...text.matchAll(/`(?:merge-queue )?([a-z]+(?:-[a-z]+)*)(?: --[^`]*)?`/g)].map(
      ([, name = ""]) => name,
    );

    expect(COMMANDS_IN_SKILLS.some(({ skill }) => skill === basename(dirname(path)))).toBe(true);
    expect(named.filter((name) => !KNOWN.has(name))).toEqual([]);
  });

  test.each(COMMANDS_IN_SKILLS)("contains a command that succeeds: $skill, $line", async ({ line }) => {
    const operation = findOperation(line.split(" ")[1] ?? "");
    if (operation === undefined) throw new Error(`${line} runs no operation.`);

    const { answer, exitCode } = await runExampleOf(operation, line, {});

    // The sample checkout has no workflows, so `doctor` finds a fault.
    if (operation.name !== "doctor") expect({ answer, exitCode }).toMatchObject({ exitCode: 0 });
    expect(answer).toMatchObject({ operation: operation.name });
    expect(["error", undefined]).not.toContain(Object(answer).result);
  });
});
