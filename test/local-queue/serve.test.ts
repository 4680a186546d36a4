import { EventEmitter, once } from "node:events";
import { mkdtemp, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serve } from "../../src/local-queue/serve.js";
import { send } from "./http/client.js";

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
  const exitCode = serve(argv, { write, signal: stop.signal });
  await firstWords;
  const url = /listens at (\S+)/.exec(texts.join(""))?.[1] ?? "";
  return { stop: () => stop.abort(), exitCode, url, text: () => texts.join("") };
}

/** Runs the command with a signal that is aborted from the start. */
async function ended(argv: readonly string[]) {
  const texts: string[] = [];
  const exitCode = await serve(argv, { write: (text) => texts.push(text), signal: AbortSignal.abort() });
  return { exitCode, text: texts.join("") };
}

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
    ]) {
      expect(text).toContain(`--${flag} `);
    }
  });

  test.each([
    [["--none"], "--none"],
    [["extra"], "extra"],
    [["--port"], "--port"],
    [["--port", "65536"], "--port"],
    [["--port", "4x"], "--port"],
    [["--speed", "0"], "--speed"],
    [["--test-seconds", "-1"], "--test-seconds"],
    [["--pull-requests", "1.5"], "--pull-requests"],
    [["--token", ""], "--token"],
    [["--host", "0.0.0.0", "--port", "0"], "0.0.0.0"],
    [["--repository", "playground", "--port", "0"], "playground"],
    [["--quarantined-tests", "/none.json"], "/none.json"],
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
