import { describe, expect, test } from "vitest";
import type { LocalService, PullRequest } from "../../local-queue/src/serve/service.js";
import { givenService } from "../support/action.js";
import { asToken, byApi } from "../support/api.js";
import { requestsIn } from "../support/planned-requests.js";
import { bodyFor, givenCancelled, givenQueued, givenTesting } from "../support/queue.js";
import { runOn } from "../support/run-in-process.js";

const TOKEN = asToken("secret-9f86d081884c7d65");
const READS = ["getSubmittedPullRequest", "getQueue"];

async function dryRun(inputs: Readonly<Record<string, string>>, given: (service: LocalService) => PullRequest) {
  const service = await givenService({ token: TOKEN });
  const pullRequest = given(service);
  const end = await runOn(service, pullRequest, { "dry-run": "true", ...inputs });
  return { end, pullRequest };
}

const fresh = (service: LocalService) => service.control.addPullRequest();

/** On API v2, the request contains only settings that differ. */
const UPDATED = byApi<object>({ v1: { priority: 7, noBatch: false }, v2: { priority: 7 } });
/** Without a read, API v2 knows no id of the pull request. */
const UNREAD = byApi<object>({ v1: {}, v2: { pr: {} } });

describe("a dry run", () => {
  test.each([
    ["submit", {}, "submitPullRequest", {}, fresh],
    [
      "submit",
      { priority: "high", "no-batch": "true" },
      "submitPullRequest",
      { priority: "high", noBatch: true },
      fresh,
    ],
    ["submit", {}, "submitPullRequest", {}, givenCancelled],
    ["submit", { wait: "true" }, "submitPullRequest", {}, fresh],
    ["submit", { update: "true", priority: "7" }, "submitPullRequest", UPDATED, givenQueued],
    ["cancel", {}, "cancelPullRequest", {}, givenQueued],
    ["restart-tests", {}, "restartTestsOnPullRequest", UNREAD, givenTesting],
  ] as const)(
    "shows the request of %s with the inputs %j, and sends no write",
    async (operation, inputs, path, more, given) => {
      const { end, pullRequest } = await dryRun({ operation, ...inputs }, given);

      expect([end.exitCode, end.outputs.result, end.outputs["error-kind"]]).toEqual([0, "planned", ""]);
      expect(end.calls.filter((call) => !READS.includes(call))).toEqual([]);
      const body = { ...bodyFor(pullRequest.number), ...more };
      expect(requestsIn(end.log)).toEqual([{ title: `POST /${path}`, body }]);
      expect(requestsIn(end.summary)).toEqual(requestsIn(end.log));
      const lines = end.log.split("\n").filter((line) => !line.startsWith("::add-mask::"));
      expect([lines.join("\n"), end.summary, JSON.stringify(end.result)].join()).not.toContain(TOKEN);
    },
  );

  test("shows the request of set-impacted-targets", async () => {
    const inputs = { operation: "set-impacted-targets", "impacted-targets": "one\ntwo" };
    const { end, pullRequest } = await dryRun(inputs, fresh);

    expect([end.exitCode, end.outputs.result, end.calls]).toEqual([0, "planned", []]);
    const { number, headSha } = pullRequest;
    const body = { pr: { number, sha: headSha }, impactedTargets: ["one", "two"] };
    expect(requestsIn(end.log)).toMatchObject([{ title: "POST /setImpactedTargets", body }]);
  });

  test("shows the record, and the longest time that wait-for-merge would wait", async () => {
    const { end, pullRequest } = await dryRun({ operation: "wait-for-merge" }, givenQueued);

    expect([end.exitCode, end.outputs.result]).toEqual([0, "planned"]);
    expect(end.calls).toEqual(["getSubmittedPullRequest"]);
    expect(end.log).toContain(`#${pullRequest.number}: `);
    expect(end.log).toContain("The wait would take 5h at most");
  });
});

describe("a dry run of an operation that would send nothing", () => {
  test.each([
    ["submit", givenQueued, "is already in the merge queue for main of local/playground"],
    ["cancel", fresh, "is not in the merge queue for main of local/playground"],
    ["cancel", givenCancelled, "is not in the merge queue for main of local/playground"],
  ] as const)("shows the reason and no request of %s", async (operation, given, words) => {
    const { end, pullRequest } = await dryRun({ operation }, given);

    expect([end.exitCode, end.outputs.result]).toEqual([0, "planned"]);
    expect(end.log).toContain(`The step would send nothing: #${pullRequest.number} ${words}`);
    expect(end.log).not.toContain("POST /");
    expect(end.calls.filter((call) => !READS.includes(call))).toEqual([]);
  });
});

test("status returns its usual result when dry-run is set", async () => {
  const { end } = await dryRun({ operation: "status" }, givenQueued);
  expect([end.exitCode, end.outputs.result]).toEqual([0, "found"]);
});

test("submit fails in a dry run when it would fail without dry-run", async () => {
  const { end } = await dryRun({ operation: "submit", "target-branch": "mian" }, fresh);
  expect([end.exitCode, end.outputs["error-kind"]]).toEqual([1, "not-found"]);
});
