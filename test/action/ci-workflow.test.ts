import { once } from "node:events";
import { cpSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { givenService } from "../support/action.js";
import type { Repository } from "../support/interpreter/checkout.js";
import { onPullRequest } from "../support/interpreter/events.js";
import { runWorkflow } from "../support/interpreter/run-workflow.js";

test("the CI job action merges a pull request of the local service", async () => {
  const port = await freePort();
  // A free port allows several test runs at the same time, and the higher speed avoids waits.
  const text = readFileSync(".github/workflows/ci.yml", "utf8")
    .replaceAll("4180", port)
    .replace("--speed 10 ", `--port ${port} --speed 1000 `);
  const { jobs, ...ci } = parse(text);

  const end = await runWorkflow({
    service: await givenService(),
    event: onPullRequest({ number: 7, headSha: "1".repeat(40) }),
    text: stringify({ ...ci, jobs: { action: jobs.action } }),
    repository: ourRepository,
  });

  expect(end.jobs.action?.result, end.log).toBe("success");
  expect(end.ourResults).toEqual(["submit: merged"]);
});

const ourRepository: Repository = (_ref, _depth, folder) => {
  for (const name of ["action.yml", "dist"]) cpSync(name, join(folder, name), { recursive: true });
};

async function freePort(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return String(typeof address === "object" ? address?.port : address);
}
