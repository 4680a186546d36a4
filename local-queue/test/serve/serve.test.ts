import { EventEmitter, once } from "node:events";
import { readdirSync, realpathSync } from "node:fs";
import { mkdtemp, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { SERVE_FLAGS } from "../../src/command-flags.js";
import { serve } from "../../src/serve/serve.js";
import { openPage, requireBrowser } from "../support/browser.js";
import { control, jsonOf, post, send } from "../support/client.js";
import { commit, git, givenOrigin } from "../support/repositories.js";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "serve-"));
});

/**
 * Starts the command at a free port, and waits for the first output. The command stops at the end of the test at the
 * latest.
 */
async function running(...argv: readonly string[]) {
  const stopped = new AbortController();
  const output = new EventEmitter();
  const texts: string[] = [];
  const firstOutput = once(output, "text");
  const write = (text: string) => {
    texts.push(text);
    output.emit("text");
  };
  const exitCode = serve(["--port", "0", ...argv], { write, signal: stopped.signal, environment: process.env });
  await firstOutput;
  const text = () => texts.join("");
  const url = /listens at (\S+)/.exec(text())?.[1] ?? "";
  const stop = async () => {
    stopped.abort();
    expect(await exitCode, text()).toBe(0);
    return text();
  };
  onTestFinished(async () => void (await stop()));
  const state = async () => (await control({ url }, "GET", "state")).json;
  return { url, apiUrl: `${url}/v1`, token: "local-token", text, stop, state };
}

/** Runs the command with a signal that is already aborted. */
async function ended(...argv: readonly string[]) {
  const texts: string[] = [];
  const write = (text: string) => void texts.push(text);
  const exitCode = await serve(argv, { write, signal: AbortSignal.abort(), environment: process.env });
  return { exitCode, text: texts.join("") };
}

/** Starts and stops the command, and returns its output. */
async function outputOf(...argv: readonly string[]): Promise<string> {
  return (await running(...argv)).stop();
}

/** Returns the error of a start that fails; the error has one sentence. */
async function refusalOf(...argv: readonly string[]): Promise<string> {
  const { exitCode, text } = await ended(...argv);
  expect(exitCode).toBe(2);
  expect(text.trimEnd().split("\n")).toHaveLength(1);
  return text;
}

function repositoryWith(...branches: readonly string[]): string {
  const repository = givenOrigin();
  for (const branch of branches) commit(repository, `refs/heads/${branch}`, { files: { [branch]: "one" } });
  return realpathSync(repository);
}

const driving = (repository: string) => ["--git", repository, "--test-command", "true"];

describe("merge-queue serve", () => {
  test("prints the address and the content, and stops when a signal arrives", async () => {
    const command = await running("--token", "abc", "--pull-requests", "1", "--branch", "trunk");
    const { url } = command;
    for (const part of [
      `Its API is at ${url}/v1, the token is abc`,
      `Version 2 of its API is at ${url}/v2`,
      "trunk_v2_local_merge       Merge and cancel PRs",
      "repository local/playground with a merge queue for the branch trunk",
      "1 open pull request and 0 quarantined tests",
      `api-url: ${url}/v1`,
      "Ctrl-C",
    ]) {
      expect(command.text()).toContain(part);
    }
    expect(await command.stop()).toContain("has stopped");
    await expect(send(url)).rejects.toThrow();
  });

  test("prints a curl command that adds a failing pull request", async () => {
    const { text } = await running();
    const [, url = "", body = ""] =
      /curl -X POST (\S+) -H 'content-type: application\/json' -d '(.*)'/.exec(text()) ?? [];
    const answer = await send(url, { method: "POST", headers: { "content-type": "application/json" }, body });
    expect(jsonOf(answer)).toMatchObject({ number: 6, testPlan: { result: "fail", testSeconds: 10 } });
  });

  test("applies every flag", async () => {
    const file = join(folder, "tests.json");
    await writeFile(file, JSON.stringify([{ name: "a test" }]));
    const flags = "--repository local/other --pull-requests 2 --speed 60 --test-seconds 33 --host localhost";
    const command = await running(...flags.split(" "), "--quarantined-tests", file);
    expect(command.url).toMatch(/^http:\/\/localhost:/);
    const pullRequests = [{ number: 1, testPlan: { testSeconds: 33 } }, { number: 2 }];
    expect(await command.state()).toMatchObject({
      speed: 60,
      repositories: [{ name: "other", quarantinedTests: [{ name: "a test" }], pullRequests }],
    });
  });

  test("plays a scenario instead of adding pull requests", async () => {
    const command = await running("--scenario", "optimistic", "--speed", "100000");
    expect(command.text()).toContain("3 open pull requests and 0 quarantined tests");
    expect(command.text()).toContain(
      "The scenario plays 100000 times as fast as in reality: The third pull request is tested together",
    );
    const pullRequests = [{ state: "merged" }, { state: "merged" }, { state: "merged" }];
    await expect.poll(command.state, { timeout: 10_000 }).toMatchObject({ repositories: [{ pullRequests }] });
  });

  test("reports a rejected event of a scenario", async () => {
    const file = join(folder, "refused.yml");
    await writeFile(file, "pull-requests: [{ submit: never }]\nevents: [{ at: 0, cancel: 1 }]");
    const command = await running("--scenario", file);
    await expect.poll(command.text).toContain("The scenario could not cancel at 0s: ");
  });

  test("continues with --data, and shows the same state with --replay without changing files", async () => {
    const data = join(folder, "data");
    const flags = ["--pull-requests", "2", "--data", data];
    const pr = { number: 2 };
    const recordOf = async (service: { readonly apiUrl: string; readonly token: string }) =>
      Object(jsonOf(await post(service, "getSubmittedPullRequest", { pr })));
    const first = await running(...flags);
    expect(await post(first, "submitPullRequest", { pr })).toMatchObject({ status: 200 });
    const { id, prSha } = await recordOf(first);
    await first.stop();
    const second = await running(...flags);
    expect(second.text()).toContain("2 open pull requests");
    expect(await recordOf(second)).toMatchObject({ id, prSha });
    await second.stop();
    const files = readdirSync(data).toSorted();
    const again = await running("--replay", data);
    expect(await send(`${again.url}/_control/clock`, { method: "POST" })).toMatchObject({ status: 403 });
    expect(await again.state()).toMatchObject({ repositories: [{ name: "playground" }] });
    expect(jsonOf(await send(`${again.url}/_page/view`))).toMatchObject({ token: null });
    expect(again.text()).not.toContain("curl -X POST");
    expect(again.text()).toContain(`The page shows the last state of ${data}: the repository local/playground`);
    expect(await recordOf(again)).toMatchObject({ id, prSha });
    await again.stop();
    expect(readdirSync(data).toSorted()).toEqual(files);
  });

  describe("with an existing data folder", () => {
    test("rejects another repository or branch, and names the right flags", async () => {
      const [repository, other] = [repositoryWith("main", "f3"), repositoryWith("main")];
      const [simulated, real] = [join(folder, "simulated"), join(folder, "real")];
      await outputOf("--data", simulated);
      await outputOf("--data", real, ...driving(repository));
      expect(await refusalOf("--data", simulated, ...driving(repository))).toBe(
        `error: --data: ${simulated} contains the queue of a simulated repository, named local/playground, for the branch main. Continue it with --branch main --repository local/playground without --git, or choose another folder\n`,
      );
      const ofReal = `error: --data: ${real} contains the queue of the Git repository ${repository}, named local/playground, for the branch main. Continue it with --git ${repository} `;
      expect(await refusalOf("--data", real)).toContain(ofReal);
      expect(await refusalOf("--data", real, ...driving(other))).toContain(ofReal);
      expect(await refusalOf("--data", real, ...driving(repository), "--branch", "f3")).toContain(ofReal);
      expect(await refusalOf("--data", simulated, "--repository", "local/other")).toContain("local/playground");
      expect(await outputOf("--data", real, ...driving(join(repository, ".")))).toContain(repository);
    });

    test("continues, and reports flags that have no effect", async () => {
      const data = join(folder, "past");
      const flags = ["--data", data, "--pull-requests", "2", "--test-seconds", "3"];
      expect(await outputOf(...flags)).not.toContain("no effect");
      expect(await outputOf(...flags)).toContain("so these flags have no effect: --pull-requests, --test-seconds.\n");
    });
  });

  test("tests and merges branches of a Git repository as pull requests", async () => {
    const repository = givenOrigin();
    commit(repository, "refs/heads/main", { files: { "a.txt": "one" } });
    commit(repository, "refs/heads/good", { parents: ["refs/heads/main"], files: { "good.txt": "good" } });
    const command = await running("--git", repository, "--test-command", "test -f good.txt");
    expect(command.text()).toContain("1 branch as pull requests");
    const refused = {
      status: 409,
      json: {
        error:
          "This service reads pull requests and commits from a Git repository, so an API request cannot change them. Push to the repository instead.",
      },
    };
    expect(await control(command, "POST", "pushes", { branch: "main" })).toEqual(refused);
    expect(await control(command, "POST", "pull-requests", {})).toEqual(refused);
    expect(await control(command, "PATCH", "pull-requests/1", { headSha: "new" })).toEqual(refused);
    expect(await control(command, "PATCH", "pull-requests/1", { draft: false })).toMatchObject({ status: 200 });
    const pr = { number: 1 };
    expect(await post(command, "submitPullRequest", { pr })).toMatchObject({ status: 200 });
    const record = async () => jsonOf(await post(command, "getSubmittedPullRequest", { pr }));
    await expect.poll(record, { timeout: 20_000 }).toMatchObject({ state: "merged" });
    expect(git(repository, ["show", "main:good.txt"])).toBe("good");
    await command.stop();
    expect(git(repository, ["for-each-ref", "refs/heads/trunk-merge"])).toBe("");
  });

  test("links the page to the output of tests, and shows no buttons with --replay", async (context) => {
    requireBrowser(context);
    const data = join(folder, "browser");
    const repository = givenOrigin();
    commit(repository, "refs/heads/main", { files: { "a.txt": "one" } });
    commit(repository, "refs/heads/change", { parents: ["refs/heads/main"], files: { "b.txt": "two" } });
    const command = await running("--git", repository, "--test-command", "echo the output; false", "--data", data);
    await post(command, "submitPullRequest", { pr: { number: 1 } });
    const { page, errors } = await openPage(command.url);
    const link = await page.waitForSelector(".ended .why a", { timeout: 30_000 });
    await Promise.all([page.waitForNavigation(), link?.click()]);
    expect(await page.$eval("body", (body) => body.textContent)).toContain("the output\n");
    await command.stop();
    const replay = await running("--replay", data);
    const other = await openPage(replay.url);
    const again = await other.page.waitForSelector(".ended .why a");
    expect(await other.page.$$("button")).toEqual([]);
    await Promise.all([other.page.waitForNavigation(), again?.click()]);
    expect(other.page.url().replace(replay.url, "")).toBe(page.url().replace(command.url, ""));
    expect([...errors, ...other.errors]).toEqual([]);
  });

  test("lists every flag in the help text", async () => {
    const { exitCode, text } = await ended("--help");
    expect(exitCode).toBe(0);
    for (const flag of Object.keys(SERVE_FLAGS)) expect(text).toContain(`--${flag} `);
  });

  test.each([
    [["--none"], "--none"],
    [["--prot", "4181"], "Unknown option '--prot'; did you mean --port? See merge-queue serve --help"],
    [["-port", "4181"], "Unknown option '-port'; did you mean --port?"],
    [["extra"], "extra"],
    [["--port"], "--port"],
    [["--port", "65536"], "--port"],
    [["--port", "4x"], "--port"],
    [["--speed", "0"], "--speed"],
    [["--test-seconds", "-1"], "--test-seconds"],
    [["--pull-requests", "1.5"], "--pull-requests"],
    [["--token", ""], "--token"],
    [["--replay", ".", "--branch", "main"], "--replay and --branch cannot be given together"],
    [["--host", "0.0.0.0", "--port", "0"], "0.0.0.0"],
    [["--repository", "playground", "--port", "0"], "playground"],
    [["--quarantined-tests", "/none.json"], "/none.json"],
    [["--scenario", "optimisti"], "did you mean optimistic?"],
  ])("rejects the flags %j with exit code 2 and one sentence about %s", async (argv, name) => {
    expect(await refusalOf(...argv)).toContain(name);
  });

  test.each([
    ["{", "is not JSON"],
    ["{}", "must be an array"],
    ['[{"name": 1}]', "[0].name"],
  ])("rejects a file of quarantined tests that contains %j", async (content, message) => {
    const file = join(folder, "bad.json");
    await writeFile(file, content);
    expect(await refusalOf("--quarantined-tests", file)).toContain(message);
  });

  test("exits with an error when another program uses the port", async () => {
    const other = createServer();
    onTestFinished(() => void other.close());
    await once(other.listen(0, "127.0.0.1"), "listening");
    const address = other.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    expect(await refusalOf("--port", String(port))).toContain(`port ${port}`);
  });
});
