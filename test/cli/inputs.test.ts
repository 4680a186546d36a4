import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { describe, expect, test } from "vitest";
import { runOperation } from "../../src/cli/run.js";
import { readCommandLine } from "../../src/cli/sources.js";
import { givenService } from "../support/action.js";
import { pushEvent } from "../support/action-events.js";
import { asToken } from "../support/api.js";
import { runHere } from "../support/command-in-process.js";
import { givenFolder, PLACE, placeOf, runCommand } from "../support/command-line.js";
import { givenQueued } from "../support/queue.js";

test("the command line prefers a flag to its environment variable", async () => {
  const service = await givenService();
  const environment = { MERGE_QUEUE_API_URL: "nowhere" };

  const end = await runHere(["get-queue", ...PLACE, "--api-url", service.apiUrl], { service, environment });

  expect(end.answer).toMatchObject({ result: "found" });
});

test("the command line names inputs as flags in its advice", async () => {
  const service = await givenService();

  const exists = await runHere(["create-queue", ...PLACE], { service });
  const planned = await runHere(["create-queue", ...PLACE, "--if-exists", "ignore", "--dry-run"], { service });
  const unknown = await runHere(["get-queue", "--repository", "octo/widgets", "--target-branch", "other"], { service });

  expect(exists.stderr).toContain(
    "use update-queue or --if-exists=update. To leave the queue unchanged, use --if-exists=ignore.",
  );
  expect(planned.stderr).toContain("with --if-exists=ignore, the queue would stay unchanged.");
  expect(unknown.stderr).toContain("Check --target-branch and --repository. Also check that the token belongs");
});

describe("the command line with invalid inputs", () => {
  test("reports all problems in one message with flag names, and sends nothing", async () => {
    const service = await givenService();

    const end = await runHere(
      ["status", "--pr-number", "x", "--prioritty=1", "--wait", "--outputs-format", "dotenv", "--quiet=maybe"],
      { service, environment: { MERGE_QUEUE_TOKEN: "" } },
    );

    const problems = [
      '"--prioritty" is not a flag; did you mean --priority?',
      '--quiet: must be true or false; got "maybe".',
      "--outputs-format: requires --outputs-file.",
      '--pr-number: must be a whole number from 1 to 2147483647; got "x".',
      "--wait: status does not take this input; it belongs to submit.",
      "--repository: a value is required, because the run belongs to no repository. Write owner/name.",
      "MERGE_QUEUE_TOKEN: is required. Set this variable to the API key or the v1 token, or use --token-file PATH.",
    ];
    expect(end.exitCode).toBe(2);
    expect(end.calls).toEqual([]);
    expect(end.answer).toEqual({
      operation: "status",
      result: "error",
      "error-kind": "input",
      "error-message": problems.map((problem) => `- ${problem}`).join("\n"),
      outputs: expect.any(Object),
      details: {},
      run: { system: null, url: null },
    });
    expect(end.stderr).toBe(`error: Invalid inputs:\n${problems.map((problem) => `- ${problem}\n`).join("")}`);
  });

  test("suggests the closest operation or command", async () => {
    const operation = await runHere(["waitForMrge"]);
    const command = await runHere(["serv"]);
    const flag = await runCommand(["--token", "very-secret-text", "status"]);

    expect(operation.stderr).toContain('"waitForMrge" is not known (did you mean wait-for-merge?); it must be');
    expect(command.stderr).toContain("Did you mean merge-queue serve?");
    expect(flag.stderr).toContain("operation: is required; it must be one of set-impacted-targets, ");
    for (const end of [operation, command, flag]) {
      expect(end.exitCode).toBe(2);
      expect(end.answer).toMatchObject({ "error-kind": "input" });
      expect(end.stdout + end.stderr).not.toContain("very-secret-text");
    }
  });

  test("names the commands that are not operations when no known name is similar to the given word", async () => {
    const end = await runHere(["unrelated"], { service: await givenService() });

    expect(end.stderr).toContain(
      "Other commands, which are not operations: serve, simulate, demo, mcp, describe, completion, help.",
    );
  });

  test("explains why the output `head-verified` is `unknown` when no commit is given", async () => {
    const service = await givenService();
    const { number } = service.control.addPullRequest();
    const end = await runHere(["submit", ...placeOf(number)], { service });

    expect(end.stderr).toContain(
      "The output head-verified is unknown, because this run names no commit. To name a commit, set --head-sha.",
    );
  });

  test("reports one problem with an invalid base commit", async () => {
    const flags = ["--producer", "workspaces", "--base-sha", "main"];
    const end = await runHere(["compute-impacted-targets", ...flags], { service: await givenService() });

    expect(end.stderr).toBe('error: --base-sha: must be a full commit SHA of 40 hexadecimal digits; got "main".\n');
  });

  test("suggests the operation that starts with the given word, and two dashes for a flag with one dash", async () => {
    const service = await givenService();
    const wait = await runHere(["wait", "-pr-number", "7"], { service });
    const status = await runHere(["status", ...PLACE, "-pr-number=7", "-token", asToken("very-secret-text")], {
      service,
    });
    const version = await runHere(["version"], { service });

    expect(wait.stderr).toContain('operation: "wait" is not known (did you mean wait-for-merge?); it must be one of ');
    expect(wait.stderr).toContain('"-pr-number" is not a flag; did you mean --pr-number?\n');
    expect(status.stderr).toContain(
      '- "-pr-number" is not a flag; did you mean --pr-number?\n- --token is not allowed, ',
    );
    expect(status.stderr.match(/^- /gm)).toHaveLength(2);
    expect(status.stderr).not.toContain("very-secret-text");
    expect(version.stderr).toContain("Did you mean merge-queue --version?");
  });

  test("checks before the first request that it can write its files", async () => {
    const service = await givenService();
    const { number } = service.control.addPullRequest();
    const flags = ["--outputs-file", "no/such/folder", "--summary-file", "."];

    const end = await runHere(["submit", ...placeOf(number), ...flags], { service });

    expect(end.exitCode).toBe(2);
    expect(end.calls).toEqual([]);
    expect(end.stderr).toContain("--outputs-file: the file cannot be written: ENOENT");
    expect(end.stderr).toContain("--summary-file: the file cannot be written: EISDIR");
  });

  test("requires a pull request, and a base branch when there is no GitHub token", async () => {
    const service = await givenService();

    const nothing = await runHere(["status", "--repository=local/playground"], { service });
    const noToken = await runHere(["status", "--repository=local/playground", "--pr-number=1"], { service });

    expect(nothing.stderr).toBe(
      "error: --pr-number: a value is required: no pull request was found in the environment (no CI system was detected).\n",
    );
    expect(noToken.stderr).toBe(
      "error: --target-branch: a value is required: GITHUB_TOKEN is empty, so the base branch of #1 cannot be looked up.\n",
    );
  });
});

describe("the command line and its tokens", () => {
  test("explains a missing token when the build is for a pull request from a fork", async () => {
    const environment = {
      CIRCLECI: "true",
      CIRCLE_REPOSITORY_URL: "https://github.com/local/playground",
      CIRCLE_BRANCH: "pull/7",
      CIRCLE_PR_NUMBER: "7",
    };

    const end = await runHere(["submit", "--target-branch=main"], { environment });

    expect(end.exitCode).toBe(2);
    expect(end.stderr).toBe(
      "error: MERGE_QUEUE_TOKEN: the token is empty, because runs for a pull request from a fork get no secrets. Run this command in a build that has the token and does not check out the fork's code.\n",
    );
  });

  test("rejects a token in the arguments, and hides its text", async () => {
    const service = await givenService();
    const { number } = givenQueued(service);

    const end = await runHere(["status", ...placeOf(number), "--token", asToken("secret-in-argv")], {
      service,
      environment: { MERGE_QUEUE_TOKEN: "" },
    });

    expect(end.exitCode).toBe(2);
    expect(end.calls).toEqual([]);
    expect(end.stderr).toBe(
      "error: --token is not allowed, because other users of the machine can read arguments. Set the variable MERGE_QUEUE_TOKEN, or use --token-file PATH.\n",
    );
    expect(end.stdout).not.toContain("secret-in-argv");
  });

  test("prefers a token from a file or standard input to the environment variable", async () => {
    const service = await givenService();
    const { number } = givenQueued(service);
    const folder = givenFolder();
    writeFileSync(join(folder, "token.txt"), `${service.token}\n`);
    const environment = { MERGE_QUEUE_TOKEN: "another-token" };
    const options = { service, folder, environment };

    const path = join(folder, "token.txt");
    const file = await runHere(["status", ...placeOf(number), "--token-file", path], options);
    const input = await runHere(["status", ...placeOf(number), "--token-file=-"], {
      ...options,
      stdin: `${service.token}\r\n`,
    });

    expect([file.exitCode, input.exitCode]).toEqual([0, 0]);
  });

  test("stops waiting for a token from standard input at the stop signal", async () => {
    const stop = new AbortController();
    const printed: string[] = [];
    const ended = runOperation("status", [...placeOf(1), "--token-file", "-"], {
      environment: {},
      workspace: givenFolder(),
      stdin: new PassThrough(),
      stdout: { write: (text) => printed.push(text) },
      stderr: { write() {} },
      signal: stop.signal,
    });
    stop.abort();

    expect(await ended).toBe(130);
    expect(JSON.parse(printed.join(""))).toMatchObject({ result: "aborted", "error-kind": "aborted" });
  });

  test("names the file when its token is missing, empty or invalid", async () => {
    const folder = givenFolder();
    const ill = join(folder, "ill.txt");
    writeFileSync(ill, "two words");
    const missing = await runHere(["get-queue", ...PLACE, "--token-file", "none.txt"], { folder });
    const empty = await runHere(["get-queue", ...PLACE, "--token-file", "-"], { folder });
    const words = await runHere(["get-queue", ...PLACE, "--token-file", ill], { folder });
    const twice = await runHere(["get-queue", ...PLACE, "--token-file=-", "--github-token-file=-"]);

    expect(missing.stderr).toMatch(/^error: --token-file: the file cannot be read: ENOENT.*\n$/);
    expect(empty.stderr).toBe("error: --token-file: is empty.\n");
    expect(words.stderr).toMatch(/--token-file: must be one line of visible ASCII/);
    expect(words.stderr + words.stdout).not.toContain("two words");
    expect(twice.stderr).toContain(
      "--github-token-file: cannot read standard input, because --token-file already reads it.",
    );
  });

  test("reads the GitHub token from GITHUB_TOKEN, GH_TOKEN or a file", async () => {
    const service = await givenService();
    const { number } = givenQueued(service);
    const flags = ["status", "--repository=local/playground", "--pr-number", `${number}`];

    const variable = await runHere(flags, { service, environment: { GH_TOKEN: "github-token" } });
    const file = await runHere([...flags, "--github-token-file=-"], { service, stdin: "github-token" });

    for (const end of [variable, file]) {
      expect(end.exitCode).toBe(0);
      expect(end.calls).toContain("github:pulls.get");
    }
  });
});

describe("the command line without an input", () => {
  test("reads the pull request from the event in GitHub Actions", async () => {
    const service = await givenService();
    const { headBranch, headSha, number } = givenQueued(service);
    const folder = givenFolder();
    const { payload, ref = "" } = pushEvent(headBranch, headSha);
    writeFileSync(join(folder, "event.json"), JSON.stringify(payload));

    const end = await runHere(["status"], {
      service,
      folder,
      environment: {
        GITHUB_ACTIONS: "true",
        GITHUB_EVENT_NAME: "push",
        GITHUB_EVENT_PATH: join(folder, "event.json"),
        GITHUB_REPOSITORY: "local/playground",
        GITHUB_REF: ref,
        GITHUB_TOKEN: "github-token",
      },
    });

    expect(end.answer).toMatchObject({ result: "found", outputs: { "pr-number": number } });
  });

  test("reads the environment variable when the flag is empty", async () => {
    const service = await givenService();
    const empty = ["--api-url", "", "--pr-number", "", "--dry-run="];

    const end = await runHere(["get-queue", ...PLACE, ...empty], { service });

    expect(end.exitCode).toBe(0);
    expect(end.calls).toEqual(["getQueue"]);
  });

  test("reads the repository from the checkout, and logs it", async () => {
    const service = await givenService();
    const folder = givenFolder();
    execFileSync("git", ["init", "--quiet"], { cwd: folder });
    const address = "git@github.com:local/playground.git";
    execFileSync("git", ["remote", "add", "origin", address], { cwd: folder });

    const argv = ["get-queue", "--target-branch=main", "--repository", ""];
    const end = await runHere(argv, { service, folder });

    expect(end.exitCode).toBe(0);
    expect(end.stderr).toContain("The remote origin of this checkout names the repository local/playground.\n");
  });
});

test("the command line writes the summary and the outputs into files", async () => {
  const service = await givenService();
  const { number } = givenQueued(service);
  const folder = givenFolder();
  writeFileSync(join(folder, "summary.md"), "before\n");
  const files = ["--summary-file", "summary.md", "--outputs-file=out.env"];

  const end = await runCommand(["status", ...placeOf(number), ...files], { service, folder });

  expect(end.exitCode).toBe(0);
  expect(readFileSync(join(folder, "summary.md"), "utf8")).toMatch(/^before\n### status: found\n/);
  const outputs = readFileSync(join(folder, "out.env"), "utf8");
  expect(outputs).toContain("MERGE_QUEUE_RESULT=found\n");
  expect(outputs).toContain(`MERGE_QUEUE_PR_NUMBER=${number}\n`);
  expect(outputs).not.toContain("RESULT_FILE");
});

test("the command line writes at most 20 outputs, with the result, for GitLab", async () => {
  const service = await givenService();
  const path = join(givenFolder(), "out.env");

  await runHere(["get-queue", ...PLACE, "--outputs-file", path], { service });

  const outputs = readFileSync(path, "utf8").trimEnd().split("\n");
  expect(outputs).toHaveLength(20);
  expect(outputs).toContain("MERGE_QUEUE_RESULT=found");
});

test("the command line empties the file of outputs at its start", async () => {
  const path = join(givenFolder(), "out.env");
  writeFileSync(path, "MERGE_QUEUE_RESULT=merged\n");

  const { problems } = await readCommandLine(["--outputs-file", path], {
    environment: {},
    stdin: new PassThrough(),
    signal: new AbortController().signal,
  });

  expect([problems, readFileSync(path, "utf8")]).toEqual([[], ""]);
});
