import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { simulateCommand } from "../../../src/local-queue/scenario/command.js";
import { drawScenario } from "../../../src/local-queue/scenario/draw.js";
import { optionsFor, playScenario } from "../../../src/local-queue/scenario/play.js";
import { readScenario } from "../../../src/local-queue/scenario/read.js";
import { post } from "../http/client.js";
import { start } from "../http/running-service.js";

const AT = { repo: { host: "github.com", owner: "local", name: "playground" }, targetBranch: "main" };
const BUSY = `
queue: { concurrency: 3, batch: true, batching-min-size: 3, batching-max-wait-time-minutes: 10, bisection-concurrency: 4 }
generate: [{ count: 250, per-hour: 10, tests: 10m to 30m, broken: 0.05 }]
`;

test("what the service lists of its past is a history that a replay meets", async () => {
  const folder = await mkdtemp(join(tmpdir(), "history-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const scenario = drawScenario(await readScenario(BUSY, "busy.yml"));
  const service = await start({ startAtMs: Date.parse("2026-02-02T00:00:00Z"), ...optionsFor(scenario) });
  playScenario(scenario, { service, at: AT, onRefused: () => {} });
  service.control.advance(3 * 86_400);
  const pages: string[] = [];
  for (let offset = 0; offset <= 1000; offset += 100) {
    const page = await post(service, "listMergeQueueTestingResults", {
      since: "2026-02-01T00:00:00Z",
      offset,
      take: 100,
    });
    pages.push(page.text);
  }
  const [history, settings] = [join(folder, "history.json"), join(folder, "queue.json")];
  await writeFile(history, pages.join("\n"));
  await writeFile(settings, (await post(service, "getQueue")).text);

  const output: string[] = [];
  const write = (text: string) => void output.push(text);
  const argv = ["--history", history, "--settings-file", settings, "--json"];
  const exitCode = await simulateCommand(argv, { write, writeError: write, signal: new AbortController().signal });

  expect(exitCode, output.join("")).toBe(0);
  const broken = scenario.simulation.changes.filter((change) => change.broken).length;
  const answer: unknown = JSON.parse(output.join(""));
  expect(answer).toMatchObject({
    trusted: true,
    past: {
      pullRequests: 250,
      figures: { merged: 250 - broken },
      broken: { share: broken / 250, of: 250 },
      flaky: { share: 0 },
    },
  });
});
