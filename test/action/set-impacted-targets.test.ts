import { expect, test } from "vitest";
import { givenWorkspace } from "../impacted-targets/workspace.js";
import { pullRequestEvent } from "./events.js";
import { annotations, errorLine, givenService, runAction } from "./harness.js";
import { requestsIn } from "./planned-requests.js";

/** Runs `set-impacted-targets` for a new pull request. */
async function upload(
  inputs: Readonly<Record<string, string>>,
  files: Readonly<Record<string, string | Uint8Array>> = {},
) {
  const service = await givenService();
  const pullRequest = service.control.addPullRequest();
  const end = await runAction(
    service,
    { operation: "set-impacted-targets", ...inputs },
    { event: pullRequestEvent(pullRequest), workspace: givenWorkspace(files) },
  );
  return { ...end, service, pullRequest };
}

test("a list is sent sorted and without duplicates, for the event's head commit", async () => {
  const end = await upload({ "impacted-targets": "web\n  api  \n\nweb\nÄrger/日本" });

  const { number, headSha } = end.pullRequest;
  expect(end.exitCode).toBe(0);
  expect(end.requests[0]?.body).toEqual({
    repo: { host: "github.com", owner: "local", name: "playground" },
    pr: { number, sha: headSha },
    targetBranch: "main",
    impactedTargets: ["api", "web", "Ärger/日本"],
  });
  expect(end.requests[0]?.headers).toMatchObject({
    "content-type": "application/json",
    "x-api-token": end.service.token,
  });
  expect(end.outputs).toMatchObject({ result: "uploaded", "impacted-targets-count": "3" });
  expect(annotations(end.log)).toEqual([]);
});

test("the output of a build tool is read from a file of the workspace", async () => {
  const inputs = { "impacted-targets-file": "out/list.txt", "impacted-targets-format": "bazel" };
  const end = await upload(inputs, { "out/list.txt": "//b:lib\n//external:dep\n//c:lib\n" });

  expect(end.requests[0]?.body).toMatchObject({ impactedTargets: ["//b:lib", "//c:lib"] });
});

test("an empty list is an error, since most of them come from a failed computation", async () => {
  const end = await upload({ "impacted-targets-file": "list.json" }, { "list.json": "[]" });

  expect(end.exitCode).toBe(1);
  expect(end.outputs).toMatchObject({ result: "error", "error-kind": "input" });
  expect(errorLine(end.log)).toContain("impacted-targets-file: list.json is empty.");
  expect(end.calls).toEqual([]);
});

test("a dry run shows what would be sent, without the token, and sends nothing", async () => {
  const end = await upload({ "impacted-targets": "b\na", "dry-run": "true" });

  expect(end.exitCode).toBe(0);
  expect(end.outputs.result).toBe("planned");
  expect(end.calls).toEqual([]);
  expect(requestsIn(end.log)).toMatchObject([{ body: { impactedTargets: ["a", "b"] } }]);
  expect(end.log.replace(/^::add-mask::.*$/m, "")).not.toContain(end.service.token);
});
