import { execFile } from "node:child_process";
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { operationHelp } from "../../src/cli/help-operation.js";
import type { LocalService } from "../../src/local-service/service.js";
import { operations } from "../../src/operations/registry.js";
import { givenService } from "../action/harness.js";
import { CLI, givenFolder, runCommand, variables } from "./command.js";

/** The examples of a help: the indented lines at its end that begin with the program. */
function examplesIn(help: string): readonly string[] {
  return help.split("\n").flatMap((line) => /^ +(?:\w+ {2,})?(merge-queue .*)$/.exec(line)?.[1] ?? []);
}

interface World {
  /** What has happened before. */
  readonly given?: (service: LocalService) => void;
  /** Files of the current folder, which is a checkout. */
  readonly files?: Readonly<Record<string, string>>;
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
  "apply-queue": { files: { ".github/merge-queue.yml": "queues: { main: { concurrency: 3 } }\n" } },
  "check-test-results": {
    files: {
      "reports/junit.xml":
        '<testsuites><testsuite name="s"><testcase name="t"><failure/></testcase></testsuite></testsuites>',
    },
    given: (service) => service.control.setQuarantinedTests([{ name: "t", parent: "s" }]),
  },
};

/** A folder with these files. */
function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = givenFolder();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** Makes the folder a checkout that is one commit ahead of the branch `main` of its remote. */
const CHECKOUT = [
  "export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@localhost GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@localhost",
  "git init --quiet --initial-branch=main .",
  "git commit --quiet --allow-empty --message=one",
  "git clone --quiet --bare . origin.git && git remote add origin ./origin.git && git fetch --quiet origin",
  "mkdir -p app && touch app/new && git add app && git commit --quiet --message=two",
].join("\n");

/** Runs a line in a shell that finds the program in PATH. */
async function runLine(line: string, folder: string, service: LocalService | undefined) {
  const program = join(givenFolder(), "merge-queue");
  chmodSync(CLI, 0o755);
  symlinkSync(CLI, program);
  const { GITHUB_API_URL: _, ...known } = variables(service, folder);
  const node = dirname(process.execPath);
  const env = { ...known, PATH: `${dirname(program)}:${node}:${known.PATH}` };
  return promisify(execFile)("bash", ["-e", "-c", line], { cwd: folder, env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  );
}

describe("the example in the help", () => {
  test.each(operations)("of $name runs as it is written, outside of any CI system", async (operation) => {
    const { files = {}, given } = WORLDS[operation.name] ?? {};
    const service = await givenService({ repository: "owner/name", orgSlug: "my-org" });
    for (let added = 0; added < 7; added += 1) service.control.addPullRequest();
    given?.(service);
    const [example = "", ...more] = examplesIn(operationHelp(operation, 80));
    const folder = folderWith(files);

    const end = await runLine(`${CHECKOUT}\n${example}`, folder, service);

    expect(example).toMatch(`merge-queue ${operation.name} `);
    expect(more).toEqual([]);
    expect(end.stderr).not.toContain("error:");
    expect(end.code).toBe(0);
    expect(JSON.parse(end.stdout)).toMatchObject({ operation: operation.name, "error-kind": null });
  });

  test("of the completion for bash runs as it is written", async () => {
    const help = (await runCommand(["completion", "--help"])).stdout;
    const [line = ""] = help.split("\n").flatMap((each) => /^ +bash +(eval .*)$/.exec(each)?.[1] ?? []);

    const end = await runLine(`${line}\ncomplete -p merge-queue`, givenFolder(), undefined);

    expect(end.stdout).toBe("complete -o default -F _merge_queue merge-queue\n");
  });
});
