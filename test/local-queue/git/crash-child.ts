/** A service that merges everything in a repository, until it has or is killed. `crash.test.ts` starts it. */
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { QueueState, Settings } from "../../../src/local-queue/engine/state.js";
import { get, values } from "../../../src/local-queue/engine/tree.js";
import { startQueue } from "./queue-on-git.js";

const [repository = "", dataFolder = "", testCommand = "", settings = "{}"] = process.argv.slice(2);
const stateFile = join(dataFolder, "state.json");

const kept: QueueState | undefined = existsSync(stateFile) ? JSON.parse(readFileSync(stateFile, "utf8")) : undefined;
const asked: Partial<Settings> = JSON.parse(settings);

const queue = await startQueue({
  repository,
  dataFolder,
  testCommand,
  environment: process.env,
  settings: asked,
  ...(kept === undefined ? {} : { state: kept }),
  keep: (state) => {
    writeFileSync(`${stateFile}.new`, JSON.stringify(state));
    renameSync(`${stateFile}.new`, stateFile);
  },
});
for (const { number } of queue.host.pullRequests()) {
  if (get(queue.state().entries, number) === undefined) queue.submit(number);
}
await queue.until(() =>
  [...values(queue.state().entries)].every(({ state }) => state === "merged" || state === "failed"),
);
await queue.close();
process.stdout.write(JSON.stringify({ moves: queue.moves, reports: queue.reports }));
