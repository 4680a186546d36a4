import { describe, expect, test } from "vitest";
import { InputError } from "../../src/errors.js";
import { post, send } from "./http/client.js";
import { start } from "./http/running-service.js";

describe("the service", () => {
  test.each(["0.0.0.0", "::", "192.168.0.1", "example.com", "127.0.0.1.example.com", ""])(
    "it refuses to listen on %j",
    async (host) => {
      await expect(start({ host })).rejects.toThrow(InputError);
      await expect(start({ host })).rejects.toThrow("loopback");
    },
  );

  test("it listens on any free port of the loopback address", async () => {
    const [one, other] = await Promise.all([start(), start()]);
    expect(one.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(one.url).not.toBe(other.url);
    expect(one).toMatchObject({ apiUrl: `${one.url}/v1`, githubApiUrl: `${one.url}/github`, token: "local-token" });
  });

  test("localhost is loopback too", async () => {
    const service = await start({ host: "localhost" });
    expect(await post(service, "getQueue")).toMatchObject({ status: 200 });
  });

  test("the repository must have an owner and a name", async () => {
    await expect(start({ repository: "playground" })).rejects.toThrow("owner/name");
  });

  test("the first queue takes settings", async () => {
    const service = await start({ branch: "trunk", queue: { concurrency: 9 }, repository: "group/sub/name" });
    expect(service.control.state().repositories).toMatchObject([
      { owner: "group/sub", name: "name", defaultBranch: "trunk", queues: [{ branch: "trunk", concurrency: 9 }] },
    ]);
  });

  test("closing it ends what waits, and nothing listens any more", async () => {
    const service = await start();
    service.control.addFault({ endpoint: "*", times: 0, fault: { kind: "delay", ms: 60_000 } });
    const waiting = Array.from({ length: 20 }, () => expect(post(service, "getQueue")).rejects.toThrow());
    while (service.requests.length < 20) await new Promise((resolve) => setTimeout(resolve, 5));
    const startedAt = performance.now();
    await service.close();
    await Promise.all(waiting);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    await expect(send(service.url)).rejects.toThrow();
  });

  test("thousands of requests are no burden", async () => {
    const service = await start({ speed: 1000 });
    service.control.addPullRequest();
    await post(service, "submitPullRequest", { pr: { number: 1 } });
    for (let batch = 0; batch < 25; batch += 1) {
      await Promise.all(
        Array.from({ length: 100 }, () => post(service, "getSubmittedPullRequest", { pr: { number: 1 } })),
      );
    }
    expect(service.requests).toHaveLength(2501);
  });
});
