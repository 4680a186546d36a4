import { once } from "node:events";
import { get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { start } from "./running-service.js";

/** What the page is told, as text that grows. */
async function listen(url: string) {
  const [response] = await once(get(`${url}/_page/events`, { agent: false }), "response");
  let text = "";
  response.setEncoding("utf8");
  response.on("data", (chunk: string) => {
    text += chunk;
  });
  const ended = new Promise<void>((resolve) => {
    response.once("close", resolve);
    response.once("error", () => resolve());
  });
  const hears = async (part: string) => {
    for (let tries = 0; !text.includes(part); tries += 1) {
      if (tries === 500) throw new Error(`It never heard ${part}`);
      await sleep(10);
    }
  };
  return { hears, ended };
}

describe("the page of a service", () => {
  test("stands at its root, and none of its requests is noted", async () => {
    const service = await start();
    const page = await fetch(`${service.url}/`);
    expect(page.headers.get("content-security-policy")).toMatch(/^default-src 'none';/);
    expect(await page.text()).toMatch(/^<!doctype html>/);
    const view = await fetch(`${service.url}/_page/view`).then((response) => response.json());
    expect(view).toMatchObject({ clock: { speed: 0 }, queues: [{ repository: "local/playground", branch: "main" }] });
    expect(service.requests).toEqual([]);
  });

  test("hears of what happens in a queue and of the clock, until the service ends", async () => {
    const service = await start();
    const { hears, ended } = await listen(service.url);
    await hears('"branch":"main"');
    const { number } = service.control.addPullRequest({ title: "The first change" });
    service.control.updateQueue({ branch: "main", state: "paused" });
    await hears('"state":"paused"');
    service.control.setSpeed(50);
    await hears('"speed":50');
    const repo = { host: "github.com", owner: "local", name: "playground" };
    service.engine.submitPullRequest({ repo, targetBranch: "main" }, { number });
    await hears('"title":"The first change"');
    await service.close();
    await ended;
  });
});
