import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { NewPullRequest } from "../../local-queue/src/serve/service.js";
import type { StepEvent } from "../../src/demo/runner.js";
import { annotations, errorLine, givenService } from "../support/action.js";
import { compute, type GivenChange, givenChange, pullRequestRun } from "../support/computing.js";
import { FORK } from "../support/payloads.js";
import { runHere } from "../support/run-in-process.js";
import { givenWorkspace } from "../support/workspace.js";

const PATHS = { producer: "paths", "target-paths": "api: api/**" };

/** Computes targets in one job, and uploads the file in another job without a checkout. */
async function computeThenUpload(
  change: GivenChange,
  inputs: Readonly<Record<string, string>>,
  upload: Readonly<Record<string, string>> = {},
  { event = change.event, ...facts }: NewPullRequest & { readonly event?: StepEvent } = {},
) {
  const service = await givenService();
  service.control.addPullRequest({ number: 7, headSha: change.head, ...facts });
  service.control.addForkRun({ runId: "1000", headSha: change.head });
  const computed = await compute(change, inputs, { event, service });
  const workspace = givenWorkspace();
  copyFileSync(computed.outputs["impacted-targets-file"] ?? "", join(workspace, "impacted-targets.json"));
  return await runHere(
    service,
    {
      operation: "set-impacted-targets",
      "impacted-targets-file": "impacted-targets.json",
      "on-empty": "error",
      ...upload,
    },
    { event, workspace },
  );
}

test("uploads a list that another job computed without a token", async () => {
  const change = givenChange({ "api/a": "1" });
  const end = await computeThenUpload(change, PATHS);

  expect(annotations(end.log)).toEqual([]);
  expect(end.outputs).toMatchObject({ result: "uploaded", "impacted-targets-mode": "list" });
  expect(end.requests[0]?.body).toMatchObject({ pr: { number: 7, sha: change.head }, impactedTargets: ["api"] });
  expect(end.log).toContain(
    `The producer paths computed the targets of the change since the base commit ${change.base}`,
  );
});

test.each([
  ["everything", { "api/a": "1", "yarn.lock": "1" }, "ALL", "all"],
  ["nothing", { "docs/a": "1" }, [], "none"],
])("uploads the result for a change that impacts %s", async (_, files, impactedTargets, mode) => {
  const end = await computeThenUpload(givenChange(files), { ...PATHS, "ignored-paths": "docs/**" });

  expect(end.outputs).toMatchObject({ result: "uploaded", "impacted-targets-mode": mode });
  expect(end.requests[0]?.body).toMatchObject({ impactedTargets });
  expect(end.outputs["impacted-targets-reason"]).not.toBe("");
});

test("uploads, without a secret, the list that a fork's run computed", async () => {
  const change = givenChange({ "api/a": "1" });
  const event = pullRequestRun(change, "pull_request", { repo: FORK });
  const end = await computeThenUpload(change, PATHS, { token: "" }, { event, headRepository: FORK, fork: true });

  expect(end.outputs).toMatchObject({ result: "uploaded" });
  expect(end.requests[0]?.body).toMatchObject({ pr: { sha: change.head }, impactedTargets: ["api"] });
});

test("rejects a list of targets that was computed for an earlier head of the pull request", async () => {
  const change = givenChange({ "api/a": "1" });
  const newHead = "9".repeat(40);
  const end = await computeThenUpload(change, PATHS, { "head-sha": newHead });

  expect(end.outputs).toMatchObject({ result: "error", "error-kind": "input" });
  expect(errorLine(end.log)).toContain(
    `was computed for head ${change.head}, but the pull request's head is ${newHead}`,
  );
  expect(end.calls).toEqual([]);
});
