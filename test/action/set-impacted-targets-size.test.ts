import { expect, test } from "vitest";
import type { LocalService } from "../../src/local-queue/service.js";
import { listOf } from "../impacted-targets/large-lists.js";
import { givenWorkspace } from "../impacted-targets/workspace.js";
import { pullRequestEvent } from "./events.js";
import { annotations, givenService, runAction } from "./harness.js";

const LIMIT = 20_971_520;
const SURELY_TAKEN = 20_000_000;

async function upload(service: LocalService, bytes: number) {
  const pullRequest = service.control.addPullRequest();
  return runAction(
    service,
    { operation: "set-impacted-targets", "impacted-targets-file": "targets.txt", verify: "false" },
    {
      event: pullRequestEvent(pullRequest),
      workspace: givenWorkspace({ "targets.txt": listOf(bytes, pullRequest).join("\n") }),
    },
  );
}

test("a request of exactly 20 MiB is sent as a list, and one byte more becomes ALL", async () => {
  const service = await givenService();

  const [fits, tooLarge] = [await upload(service, LIMIT), await upload(service, LIMIT + 1)];

  expect(fits.requests).toMatchObject([{ endpoint: "setImpactedTargets", bodyBytes: LIMIT }]);
  expect(fits.outputs["impacted-targets-mode"]).toBe("list");
  expect(tooLarge.requests.map((request) => request.body)).toMatchObject([{ impactedTargets: "ALL" }]);
  expect(annotations(tooLarge.log)).toEqual([
    "::warning::The request body for this list needs at least 20,971,521 bytes, and the service takes 20,971,520 bytes at most: ALL is sent instead, so the pull request shares its lane with every other.",
  ]);
});

test("a 413 for a body near the limit is answered with ALL", async () => {
  const service = await givenService();
  service.control.addFault({ endpoint: "setImpactedTargets", fault: { kind: "status", status: 413 } });

  const end = await upload(service, SURELY_TAKEN + 1);

  expect(end.exitCode).toBe(0);
  expect(end.requests).toMatchObject([
    { bodyBytes: SURELY_TAKEN + 1, fault: "status" },
    { body: { impactedTargets: "ALL" }, fault: null },
  ]);
  expect(annotations(end.log)).toHaveLength(1);
});

test("an upload that is tried again sends its whole body again", async () => {
  const service = await givenService();
  service.control.addFault({
    endpoint: "setImpactedTargets",
    times: 2,
    fault: { kind: "status", status: 503 },
  });
  const pullRequest = service.control.addPullRequest();

  const end = await runAction(
    service,
    { operation: "set-impacted-targets", "impacted-targets": "b\na", verify: "false" },
    { event: pullRequestEvent(pullRequest) },
  );

  expect(end.exitCode).toBe(0);
  expect(end.calls).toEqual(["setImpactedTargets", "setImpactedTargets", "setImpactedTargets"]);
  for (const { body, bodyBytes } of end.requests) {
    expect(body).toMatchObject({ impactedTargets: ["a", "b"] });
    expect(`${bodyBytes}`).toBe(end.outputs["impacted-targets-bytes"]);
  }
  expect(annotations(end.log)).toEqual([]);
});

test("an upload without an answer is sent again, since the last one for a head wins", async () => {
  const service = await givenService();
  service.control.addFault({ endpoint: "setImpactedTargets", fault: { kind: "drop", when: "after" } });
  const pullRequest = service.control.addPullRequest();

  const end = await runAction(
    service,
    { operation: "set-impacted-targets", "impacted-targets": "a", verify: "false" },
    { event: pullRequestEvent(pullRequest) },
  );

  expect(end.exitCode).toBe(0);
  expect(end.requests.map(({ bodyBytes }) => bodyBytes)).toEqual(
    Array(2).fill(Number(end.outputs["impacted-targets-bytes"])),
  );
});
