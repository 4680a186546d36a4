import { EventEmitter, once } from "node:events";
import { readdirSync, realpathSync, rmSync } from "node:fs";
import { mkdtemp, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serve } from "../../src/local-queue/serve.js";
import { commit, git, givenOrigin } from "../git/repositories.js";
import { control, send } from "./http/client.js";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "serve-"));
});

/** Starts the command and waits for its first words. */
async function running(argv: readonly string[]) {
  const stop = new AbortController();
  const output = new EventEmitter();
  const texts: string[] = [];
  const firstWords = once(output, "text");
  const write = (text: string) => {
    texts.push(text);
    output.emit("text");
  };
  const exitCode = serve(argv, { write, signal: stop.signal, environment: process.env });
  await firstWords;
  const url = /listens at (\S+)/.exec(texts.join(""))?.[1] ?? "";
  return { stop: () => stop.abort(), exitCode, url, text: () => texts.join("") };
}

/** Runs the command with a signal that is aborted from the start. */
async function ended(argv: readonly string[]) {
  const texts: string[] = [];
  const exitCode = await serve(argv, {
    write: (text) => texts.push(text),
    signal: AbortSignal.abort(),
    environment: process.env,
  });
  return { exitCode, text: texts.join("") };
}

/** All that the command says from its start to its end. */
async function begun(argv: readonly string[]): Promise<string> {
  const command = await running(["--port", "0", ...argv]);
  command.stop();
  expect(await command.exitCode, command.text()).toBe(0);
  return command.text();
}

/** The one sentence with which the command refuses to start. */
async function refusalOf(argv: readonly string[]): Promise<string> {
  const { exitCode, text } = await ended(["--port", "0", ...argv]);
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
  test("it says where it is and what is inside, and ends with the signal", async () => {
    const command = await running(["--port", "0", "--token", "abc", "--pull-requests", "1", "--branch", "trunk"]);
    const { url } = command;
    const text = command.text();
    expect(text).toContain(`Its API is at ${url}/v1, the token is abc`);
    expect(text).toContain("repository local/playground with a merge queue for the branch trunk");
    expect(text).toContain("1 open pull request and 0 quarantined tests");
    expect(text).toContain(`api-url: ${url}/v1`);
    expect(text).toContain("Ctrl-C");
    command.stop();
    expect(await command.exitCode).toBe(0);
    expect(command.text()).toContain("has stopped");
    await expect(send(url)).rejects.toThrow();
  });

  test("its curl line adds a pull request that fails", async () => {
    const command = await running(["--port", "0"]);
    const [, url = "", body = ""] =
      /curl -X POST (\S+) -H 'content-type: application\/json' -d '(.*)'/.exec(command.text()) ?? [];
    const answer = await send(url, { method: "POST", headers: { "content-type": "application/json" }, body });
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toMatchObject({ number: 6, testPlan: { result: "fail", testSeconds: 10 } });
    command.stop();
    await command.exitCode;
  });

  test("every flag has its effect", async () => {
    const file = join(folder, "tests.json");
    await writeFile(file, JSON.stringify([{ name: "a test" }]));
    const flags = `--port 0 --repository local/other --pull-requests 2 --speed 60 --test-seconds 33 --host localhost`;
    const command = await running([...flags.split(" "), "--quarantined-tests", file]);
    expect(command.url).toMatch(/^http:\/\/localhost:/);
    const state: unknown = JSON.parse((await send(`${command.url}/_control/state`)).text);
    expect(state).toMatchObject({
      speed: 60,
      repositories: [
        {
          name: "other",
          quarantinedTests: [{ name: "a test" }],
          pullRequests: [{ number: 1, testPlan: { testSeconds: 33 } }, { number: 2 }],
        },
      ],
    });
    command.stop();
    await command.exitCode;
  });

  test("plays a scenario in place of pull requests, and says what it is about", async () => {
    const command = await running(["--port", "0", "--scenario", "optimistic", "--speed", "100000"]);
    expect(command.text()).toContain("3 open pull requests and 0 quarantined tests");
    expect(command.text()).toContain("Now this happens, at 100000 times the speed: Optimistic merging.");
    const state = async () => {
      const answer: unknown = JSON.parse((await send(`${command.url}/_control/state`)).text);
      return answer;
    };
    await expect
      .poll(state, { timeout: 10_000 })
      .toMatchObject({
        repositories: [{ pullRequests: [{ state: "merged" }, { state: "merged" }, { state: "merged" }] }],
      });
    command.stop();
    await command.exitCode;
  });

  test("tells what of a scenario could not be done", async () => {
    const file = join(folder, "refused.yml");
    await writeFile(file, "pull-requests: [{ submit: never }]\nevents: [{ at: 0, cancel: 1 }]");
    const command = await running(["--port", "0", "--scenario", file]);
    await expect.poll(command.text).toContain("The scenario could not cancel at 0s: ");
    command.stop();
    await command.exitCode;
  });

  test("goes on where it stopped with --data, and shows it all again with --replay", async () => {
    const data = join(folder, "data");
    const flags = ["--port", "0", "--pull-requests", "2", "--data", data];
    const first = await running(flags);
    const headers = { "content-type": "application/json", "x-api-token": "local-token" };
    const at = { repo: { host: "github.com", owner: "local", name: "playground" }, targetBranch: "main" };
    const body = JSON.stringify({ ...at, pr: { number: 2 } });
    expect((await send(`${first.url}/v1/submitPullRequest`, { method: "POST", headers, body })).status).toBe(200);
    const recordOf = async (url: string): Promise<unknown> =>
      JSON.parse((await send(`${url}/v1/getSubmittedPullRequest`, { method: "POST", headers, body })).text);
    const before = await recordOf(first.url);
    first.stop();
    await first.exitCode;
    const second = await running(flags);
    expect(second.text()).toContain("2 open pull requests");
    expect(await recordOf(second.url)).toMatchObject({ id: Object(before).id, prSha: Object(before).prSha });
    second.stop();
    await second.exitCode;
    const kept = readdirSync(data).toSorted();
    const again = await running(["--port", "0", "--replay", data]);
    expect(again.text()).toContain(`Inside is where the log in ${data} led: the repository local/playground`);
    expect(await recordOf(again.url)).toMatchObject({ id: Object(before).id, prSha: Object(before).prSha });
    again.stop();
    await again.exitCode;
    expect(readdirSync(data).toSorted()).toEqual(kept);
  });

  describe("a data folder that belongs to something", () => {
    test("is refused for anything else, with what is in it and how to go on", async () => {
      const [repository, other] = [repositoryWith("main", "f3"), repositoryWith("main")];
      const [madeUp, real] = [join(folder, "made-up"), join(folder, "real")];
      await begun(["--data", madeUp]);
      await begun(["--data", real, ...driving(repository)]);
      expect(await refusalOf(["--data", madeUp, ...driving(repository)])).toBe(
        `--data: ${madeUp} holds the queue of a made-up repository, called local/playground, for the branch main. Go on with it by --branch main --repository local/playground without --git, or choose another folder\n`,
      );
      const ofReal = `--data: ${real} holds the queue of the Git repository ${repository}, called local/playground, for the branch main. Go on with it by --git ${repository} `;
      expect(await refusalOf(["--data", real])).toContain(ofReal);
      expect(await refusalOf(["--data", real, ...driving(other)])).toContain(ofReal);
      expect(await refusalOf(["--data", real, ...driving(repository), "--branch", "f3"])).toContain(ofReal);
      expect(await refusalOf(["--data", madeUp, "--repository", "local/other"])).toContain("local/playground");
      expect(await begun(["--data", real, ...driving(join(repository, "."))])).toContain(repository);
    });

    test("is known by its log where nothing else says it, and a damaged word about it is named", async () => {
      const data = join(folder, "of-before");
      await begun(["--data", data]);
      rmSync(join(data, "about.json"));
      expect((await ended(["--port", "0", "--data", data, "--branch", "f3"])).text).toContain("for the branch main");
      await begun(["--data", data]);
      await writeFile(join(data, "about.json"), '{"git"');
      expect((await ended(["--port", "0", "--data", data])).text).toMatch(/^--data: .*about\.json is damaged/);
    });

    test("goes on from its past, and says which flags that leaves without an effect", async () => {
      const data = join(folder, "past");
      const flags = ["--data", data, "--pull-requests", "2", "--test-seconds", "3"];
      expect(await begun(flags)).not.toContain("no effect");
      expect(await begun(flags)).toContain("so this has no effect: --pull-requests, --test-seconds.\n");
    });
  });

  test("drives a Git repository: its branches are pull requests, tests run, and what passes is merged", async () => {
    const repository = givenOrigin();
    commit(repository, "refs/heads/main", { files: { "a.txt": "one" } });
    commit(repository, "refs/heads/good", { parents: ["refs/heads/main"], files: { "good.txt": "good" } });
    const command = await running(["--port", "0", "--git", repository, "--test-command", "test -f good.txt"]);
    expect(command.text()).toContain("1 branch as pull requests");
    const refused = { status: 409, json: { error: "The repository says this: push to it." } };
    expect(await control(command, "POST", "pushes", { branch: "main" })).toEqual(refused);
    expect(await control(command, "POST", "pull-requests", {})).toEqual(refused);
    expect(await control(command, "PATCH", "pull-requests/1", { headSha: "new" })).toEqual(refused);
    expect(await control(command, "PATCH", "pull-requests/1", { draft: false })).toMatchObject({ status: 200 });
    const headers = { "content-type": "application/json", "x-api-token": "local-token" };
    const at = { repo: { host: "github.com", owner: "local", name: "playground" }, targetBranch: "main" };
    const body = JSON.stringify({ ...at, pr: { number: 1 } });
    const post = (name: string) => send(`${command.url}/v1/${name}`, { method: "POST", headers, body });
    expect((await post("submitPullRequest")).status).toBe(200);
    const state = async (): Promise<unknown> => JSON.parse((await post("getSubmittedPullRequest")).text);
    await expect.poll(state, { timeout: 20_000 }).toMatchObject({ state: "merged" });
    expect(git(repository, ["show", "main:good.txt"])).toBe("good");
    command.stop();
    expect(await command.exitCode).toBe(0);
    expect(git(repository, ["for-each-ref", "refs/heads/trunk-merge"])).toBe("");
  });

  test("help lists every flag and starts nothing", async () => {
    const { exitCode, text } = await ended(["--help"]);
    expect(exitCode).toBe(0);
    for (const flag of [
      "host",
      "port",
      "token",
      "repository",
      "branch",
      "pull-requests",
      "speed",
      "test-seconds",
      "quarantined-tests",
      "scenario",
      "git",
      "test-command",
      "data",
      "replay",
    ]) {
      expect(text).toContain(`--${flag} `);
    }
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
  ])("%j ends with exit code 2 and one message that names %s", async (argv, name) => {
    const { exitCode, text } = await ended(argv);
    expect(exitCode).toBe(2);
    expect(text).toContain(name);
    expect(text.trimEnd().split("\n")).toHaveLength(1);
  });

  test.each([
    ["{", "is not JSON"],
    ["{}", "must be an array"],
    ['[{"name": 1}]', "[0].name"],
  ])("a file of quarantined tests that holds %j is refused", async (content, message) => {
    const file = join(folder, "bad.json");
    await writeFile(file, content);
    const { exitCode, text } = await ended(["--quarantined-tests", file]);
    expect(exitCode).toBe(2);
    expect(text).toContain(message);
  });

  describe("a port that is taken", () => {
    const other = createServer();
    let port = 0;
    beforeAll(async () => {
      await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
      const address = other.address();
      port = typeof address === "object" && address !== null ? address.port : 0;
    });
    afterAll(() => void other.close());

    test("is named", async () => {
      const { exitCode, text } = await ended(["--port", String(port)]);
      expect(exitCode).toBe(2);
      expect(text).toContain(`port ${port}`);
    });
  });
});
