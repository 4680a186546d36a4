import { expect, test } from "vitest";
import { givenService, runAction } from "./harness.js";
import { givenQueued } from "./queue.js";

test("check-queue-health opens an issue on GitHub for a queue that stands still, and closes it afterwards", async () => {
  const service = await givenService();
  const check = () =>
    runAction(
      service,
      { operation: "check-queue-health", "target-branch": "main" },
      { githubApiUrl: service.githubApiUrl, githubToken: "token-of-github" },
    );
  service.control.updateQueue({ branch: "main", state: "paused" });
  givenQueued(service);
  // By the service's clock, not by this machine's.
  service.control.advance(3 * 3600);

  const first = await check();
  service.control.updateQueue({ branch: "main", state: "running" });
  const second = await check();

  expect(first.outputs.result, first.log).toBe("unhealthy");
  expect(first.log).toContain("The queue is paused: #1 wait, the longest for 3h,");
  expect(first.summary).toContain("### check-queue-health: unhealthy");
  expect(second.outputs.result, second.log).toBe("healthy");
  expect(JSON.parse(second.outputs.ended ?? "")).toMatchObject([{ key: "paused" }]);
  expect([first, second].map(({ calls }) => calls.filter((name) => name.startsWith("github:")))).toEqual([
    ["github:issues.list", "github:issues.create"],
    ["github:issues.list", "github:issues.edit"],
  ]);
});
