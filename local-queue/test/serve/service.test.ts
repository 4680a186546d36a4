import { describe, expect, test } from "vitest";
import { InputError } from "../../../src/errors.js";
import type { Command } from "../../src/state/commands.js";
import { post, send } from "../support/client.js";
import { start } from "../support/running-service.js";

function givenLog() {
  const log: { readonly command: Command; readonly atMs: number }[] = [];
  return { log, record: (command: Command, atMs: number) => void log.push({ command, atMs }) };
}

describe("startLocalService", () => {
  test.each(["0.0.0.0", "::", "192.168.0.1", "example.com", "127.0.0.1.example.com", ""])(
    "rejects the address %j",
    async (host) => {
      await expect(start({ host })).rejects.toThrow(InputError);
      await expect(start({ host })).rejects.toThrow("loopback");
    },
  );

  test("listens on a free port of the loopback address", async () => {
    const [one, other] = await Promise.all([start(), start()]);
    expect(one.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(one.url).not.toBe(other.url);
    expect(one).toMatchObject({ apiUrl: `${one.url}/v1`, githubApiUrl: `${one.url}/github`, token: "local-token" });
  });

  test("adds the given repository and queue", async () => {
    const service = await start({ branch: "trunk", queue: { concurrency: 9 }, repository: "group/sub/name" });
    expect(service.control.state().repositories).toMatchObject([
      { owner: "group/sub", name: "name", defaultBranch: "trunk", queues: [{ branch: "trunk", concurrency: 9 }] },
    ]);
  });

  test("runs due actions without a request", async () => {
    const service = await start({ speed: 1000 });
    service.control.addPullRequest();
    const merged = new Promise<void>((resolve) => {
      service.engine.onChange(() => {
        const [place] = service.engine.queues();
        if (place?.queue.moves.at(-1)?.to === "merged") resolve();
      });
    });
    await post(service, "submitPullRequest", { pr: { number: 1 } });
    await merged;
    expect(service.requests).toHaveLength(1);
  });

  test("runs waiting actions only after the clock advances when the clock is stopped", async () => {
    const service = await start();
    service.control.addPullRequest();
    await post(service, "submitPullRequest", { pr: { number: 1 } });
    let changes = 0;
    const moved = new Promise<void>((resolve) => {
      service.engine.onChange(() => {
        changes += 1;
        resolve();
      });
    });
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(changes).toBe(0);
    service.control.advance(5);
    await moved;
    expect(changes).toBe(1);
  });

  test("adds the missing content when an earlier start was interrupted", async () => {
    const { log, record } = givenLog();
    const options = { quarantinedTests: [{ name: "a test" }], queue: { concurrency: 3 } };
    await start({ ...options, record });
    expect(log).toHaveLength(4);
    for (const count of [0, 1, 2, 3, 4]) {
      const { control } = await start({ ...options, past: { commands: log.slice(0, count) } });
      expect(control.state().repositories).toMatchObject([
        { name: "playground", quarantinedTests: [{ name: "a test" }], queues: [{ branch: "main", concurrency: 3 }] },
      ]);
    }
  });

  test("creates no queue again after the queue was deleted", async () => {
    const { log, record } = givenLog();
    await post(await start({ record }), "deleteQueue");
    const again = await start({ past: { commands: log } });
    expect(again.control.state().repositories).toMatchObject([{ name: "playground", queues: [] }]);
  });

  test("creates the same commits for the same seed", async () => {
    const [one, other] = await Promise.all([start({ seed: 5, startAtMs: 0 }), start({ seed: 5, startAtMs: 0 })]);
    expect(one.control.addPullRequest()).toEqual(other.control.addPullRequest());
  });

  test("ends all waiting requests when the service stops", async () => {
    const service = await start();
    service.control.addFault({ endpoint: "*", times: 0, fault: { kind: "delay", ms: 60_000 } });
    const waiting = Array.from({ length: 20 }, () => expect(post(service, "getQueue")).rejects.toThrow());
    while (service.requests.length < 20) await new Promise((resolve) => setTimeout(resolve, 5));
    const startedAt = performance.now();
    await service.close();
    await Promise.all(waiting);
    expect(performance.now() - startedAt).toBeLessThan(30_000);
    await expect(send(service.url)).rejects.toThrow();
  });
});
