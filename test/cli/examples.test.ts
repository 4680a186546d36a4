import { execFile, execFileSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { operationHelp } from "../../src/cli/help.js";
import type { LocalService } from "../../src/local-queue/service.js";
import { getQueue } from "../../src/operations/get-queue.js";
import { operations } from "../../src/operations/registry.js";
import { givenService } from "../action/harness.js";
import { CLI, givenFolder, runCommand, variables } from "./command.js";
import { runHere } from "./in-process.js";

/** The examples of a help: the indented lines at its end that begin with the program. */
function examplesIn(help: string): readonly string[] {
  return help.split("\n").flatMap((line) => /^ +(?:\w+ {2,})?(merge-queue .*)$/.exec(line)?.[1] ?? []);
}

interface World {
  /** What has happened before. */
  readonly given?: (service: LocalService) => void;
  /** Files of the current folder, which is a checkout. */
  readonly files?: Readonly<Record<string, string>>;
  /** It writes on GitHub, with a token. */
  readonly onGitHub?: true;
}

const QUEUE = { repo: { host: "github.com", owner: "owner", name: "name" }, targetBranch: "main" };

function submitted(service: LocalService): void {
  service.engine.submitPullRequest(QUEUE, { number: 7 });
  service.control.advance(3);
}

/** What an example takes for granted. */
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
  "report-end": { onGitHub: true },
  "sweep-queue": { onGitHub: true },
  "apply-queue": { files: { ".github/merge-queue.yml": "queues: { main: { concurrency: 3 } }\n" } },
  "check-test-results": {
    files: {
      "reports/junit.xml":
        '<testsuites><testsuite name="s"><testcase name="t"><failure/></testcase></testsuite></testsuites>',
    },
    given: (service) => service.control.setQuarantinedTests([{ name: "t", parent: "s" }]),
  },
};

/** A checkout that is one commit ahead of the branch `main` of its remote. */
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

/** A copy of the checkout with these files. */
function checkoutWith(files: Readonly<Record<string, string>>): string {
  const folder = givenFolder();
  cpSync(checkout, folder, { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** Runs a line in a shell that finds a program `merge-queue` in PATH. Gives what it prints. @throws Error when it fails */
async function runLine(line: string, folder: string, program: string, service?: LocalService) {
  const { GITHUB_API_URL: _, ...known } = variables(service, folder);
  const PATH = `${dirname(program)}:${dirname(process.execPath)}:${known.PATH}`;
  const { stdout } = await promisify(execFile)("bash", ["-e", "-c", line], { cwd: folder, env: { ...known, PATH } });
  return stdout;
}

/** The arguments that a shell makes of a command. */
async function argumentsIn(line: string, folder: string): Promise<readonly string[]> {
  const program = join(givenFolder(), "merge-queue");
  writeFileSync(program, `#!/bin/sh\nprintf '%s\\0' "$@"\n`, { mode: 0o755 });
  return (await runLine(line, folder, program)).split("\0").slice(0, -1);
}

/** A link to the shipped program, as npm makes one. */
function givenLink(): string {
  const program = join(givenFolder(), "merge-queue");
  chmodSync(CLI, 0o755);
  symlinkSync(CLI, program);
  return program;
}

describe("the example in the help", () => {
  test.each(operations)("of $name runs as it is written, outside of any CI system", async (operation) => {
    const { files = {}, given, onGitHub } = WORLDS[operation.name] ?? {};
    const service = await givenService({ repository: "owner/name", orgSlug: "my-org" });
    for (let added = 0; added < 7; added += 1) service.control.addPullRequest();
    given?.(service);
    const [example = "", ...more] = examplesIn(operationHelp(operation, 80));
    const folder = checkoutWith(files);

    const end = await runHere(await argumentsIn(example, folder), {
      service,
      folder,
      environment: onGitHub
        ? { GITHUB_API_URL: service.githubApiUrl, GITHUB_TOKEN: "a-token" }
        : { GITHUB_API_URL: "http://127.0.0.1:9" },
    });

    expect(example).toMatch(`merge-queue ${operation.name} `);
    expect(more).toEqual([]);
    expect(end.stderr).not.toContain("error:");
    expect(end.exitCode).toBe(0);
    expect(end.answer).toMatchObject({ operation: operation.name, "error-kind": null });
    const { outputs } = Object(end.answer);
    expect(Object.keys(outputs).toSorted()).toEqual(Object.keys(operation.outputs).toSorted());
  });

  test("of an operation runs in the shipped program too, by a link as npm makes one", async () => {
    const service = await givenService({ repository: "owner/name" });
    const [example = ""] = examplesIn(operationHelp(getQueue, 80));

    const stdout = await runLine(example, givenFolder(), givenLink(), service);

    expect(JSON.parse(stdout)).toMatchObject({ operation: "get-queue", "error-kind": null });
  });

  test("of the completion for bash runs as it is written", async () => {
    const help = (await runCommand(["completion", "--help"])).stdout;
    const [line = ""] = help.split("\n").flatMap((each) => /^ +bash +(eval .*)$/.exec(each)?.[1] ?? []);

    const stdout = await runLine(`${line}\ncomplete -p merge-queue`, givenFolder(), givenLink());

    expect(stdout).toBe("complete -o default -F _merge_queue merge-queue\n");
  });
});
