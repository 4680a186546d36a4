import { expect, test } from "vitest";
import type { LocalService } from "../../src/local-queue/service.js";
import { dispatchEvent, pullRequestEvent, pushEvent } from "../action/events.js";
import { annotations, errorLine, givenService } from "../action/harness.js";
import { requestsIn } from "../action/planned-requests.js";
import { givenWorkspace } from "../impacted-targets/workspace.js";
import { runHere } from "./run-here.js";

/** Runs `set-impacted-targets` for a new pull request. */
async function upload(
  service: LocalService,
  inputs: Readonly<Record<string, string>>,
  files: Readonly<Record<string, string | Uint8Array>> = {},
) {
  const pullRequest = service.control.addPullRequest();
  const end = await runHere(
    service,
    { operation: "set-impacted-targets", ...inputs },
    { event: pullRequestEvent(pullRequest), workspace: givenWorkspace(files) },
  );
  return { ...end, pullRequest, body: end.requests[0]?.body };
}

test("a list is sent sorted and without duplicates, for the event's head commit", async () => {
  const service = await givenService();

  const end = await upload(service, { "impacted-targets": "web\n  api  \n\nweb\nÄrger/日本" });

  const { number, headSha } = end.pullRequest;
  expect(end.exitCode).toBe(0);
  expect(end.body).toEqual({
    repo: { host: "github.com", owner: "local", name: "playground" },
    pr: { number, sha: headSha },
    targetBranch: "main",
    impactedTargets: ["api", "web", "Ärger/日本"],
  });
  expect(end.requests[0]?.headers).toMatchObject({ "content-type": "application/json", "x-api-token": service.token });
  expect(end.outputs).toMatchObject({
    result: "uploaded",
    "impacted-targets-mode": "list",
    "impacted-targets-count": "3",
    "impacted-targets-bytes": `${end.requests[0]?.bodyBytes}`,
    "impacted-targets-reason": "list of 3 targets",
    // It was not submitted yet, so there is no record to look at, and nothing to warn of.
    verified: "unknown",
    "error-kind": "",
  });
  expect(end.calls).toEqual(["setImpactedTargets", "getSubmittedPullRequest"]);
  expect(annotations(end.log)).toEqual([]);
  expect(end.log).toMatch(
    new RegExp(`^The impacted targets of #${number} were sent: 3 targets in \\d+ bytes\\.$`, "m"),
  );
  expect(end.summary).toContain(`<code>${headSha}</code>`);
  expect(end.result).toMatchObject({ result: "uploaded", "impacted-targets-count": 3 });
});

test("ALL is a text in the request and not a list, and needs no computation before it", async () => {
  const service = await givenService();

  const end = await upload(service, { "impacted-targets": "ALL" });

  expect(end.exitCode).toBe(0);
  expect(end.body).toMatchObject({ impactedTargets: "ALL" });
  expect(end.outputs).toMatchObject({
    "impacted-targets-mode": "all",
    "impacted-targets-count": "",
    "impacted-targets-reason": "ALL was given",
  });
  expect(annotations(end.log)).toEqual([]);
});

test("NONE is an empty list in the request", async () => {
  const service = await givenService();

  const end = await upload(service, { "impacted-targets": "NONE" });

  expect(end.exitCode).toBe(0);
  expect(end.body).toMatchObject({ impactedTargets: [] });
  expect(end.outputs).toMatchObject({ "impacted-targets-mode": "none", "impacted-targets-count": "0" });
});

test("only these two words mean something: the keyword of old versions is a target like any other", async () => {
  const service = await givenService();

  const end = await upload(service, { "impacted-targets": "IMPACTS_ALL\nall\nnone" });

  expect(end.body).toMatchObject({ impactedTargets: ["IMPACTS_ALL", "all", "none"] });
});

test("a file is read from the workspace, whatever its path and its line ends are", async () => {
  const service = await givenService();
  const content = "\uFEFFb\r\n\r\n//a:lib\r\n\tb \r\n  \r\npath with spaces/c";

  const end = await upload(
    service,
    { "impacted-targets-file": "out dir/my targets.txt" },
    { "out dir/my targets.txt": content },
  );

  expect(end.exitCode).toBe(0);
  expect(end.body).toMatchObject({ impactedTargets: ["//a:lib", "b", "path with spaces/c"] });
  expect(end.outputs["impacted-targets-count"]).toBe("3");
});

test.each([
  ["a JSON array", "targets.json", '\uFEFF["b", "a", " b ", ""]\n', ["a", "b"]],
  ["the JSON text ALL", "targets.json", '"ALL"', "ALL"],
  ["a JSON array with nothing but NONE", "targets.JSON", '["NONE"]', []],
  ["a file with nothing but ALL", "targets.txt", "\nALL\n", "ALL"],
])("%s is understood", async (_, name, content, expected) => {
  const service = await givenService();

  const end = await upload(service, { "impacted-targets-file": name }, { [name]: content });

  expect(end.exitCode).toBe(0);
  expect(end.body).toMatchObject({ impactedTargets: expected });
});

test("the format of a file can be told when its name does not tell it", async () => {
  const service = await givenService();
  const json = await upload(
    service,
    { "impacted-targets-file": "targets", "impacted-targets-format": "json" },
    { targets: '["a"]' },
  );
  const lines = await upload(
    service,
    { "impacted-targets-file": "targets.json", "impacted-targets-format": "lines" },
    { "targets.json": "a" },
  );
  const text = await upload(service, { "impacted-targets": '["a"]', "impacted-targets-format": "json" });

  for (const end of [json, lines, text]) expect(end.body).toMatchObject({ impactedTargets: ["a"] });
});

test.each([
  { mode: "list", targets: ["b", "a"], sent: ["a", "b"], count: "2" },
  { mode: "all", targets: [], sent: "ALL", count: "" },
  { mode: "none", targets: [], sent: [], count: "0" },
])("what compute-impacted-targets found is sent with its reason ($mode)", async ({ mode, targets, sent, count }) => {
  const service = await givenService();
  const pullRequest = service.control.addPullRequest();
  const computed = {
    mode,
    targets,
    base: "0".repeat(40),
    head: pullRequest.headSha.toUpperCase(),
    producer: "nx",
    reason: "nx found them",
  };

  const end = await runHere(
    service,
    { operation: "set-impacted-targets", "impacted-targets-file": "computed.json" },
    { event: pullRequestEvent(pullRequest), workspace: givenWorkspace({ "computed.json": JSON.stringify(computed) }) },
  );

  expect(end.exitCode).toBe(0);
  expect(end.requests[0]?.body).toMatchObject({ impactedTargets: sent, pr: { sha: pullRequest.headSha } });
  expect(end.outputs).toMatchObject({
    "impacted-targets-mode": mode,
    "impacted-targets-count": count,
    "impacted-targets-reason": "nx found them",
  });
});

test("targets that were computed for another head are refused", async () => {
  const service = await givenService();
  const computed = { mode: "list", targets: ["a"], head: "1".repeat(40), reason: "" };

  const end = await upload(
    service,
    { "impacted-targets-file": "computed.json" },
    { "computed.json": JSON.stringify(computed) },
  );

  expect(end.outputs["error-kind"]).toBe("input");
  expect(end.calls).toEqual([]);
  expect(errorLine(end.log)).toContain(
    `was computed for head ${computed.head}, but the pull request's head is ${end.pullRequest.headSha}`,
  );
});

test("an empty and a missing list are errors, since most of them come from a failed computation", async () => {
  const service = await givenService();
  const blank = await upload(service, { "impacted-targets-file": "t.txt" }, { "t.txt": "\n \r\n" });
  const array = await upload(service, { "impacted-targets-file": "t.json" }, { "t.json": "[]" });
  const nothing = await upload(service, {});

  for (const end of [blank, array, nothing]) {
    expect(end.exitCode).toBe(1);
    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "input" });
    expect(end.calls).toEqual([]);
    expect(errorLine(end.log)).toContain("give NONE");
  }
  expect(errorLine(blank.log)).toContain("impacted-targets-file: t.txt is empty");
});

test.each(["error", "all", "none"])("reports a missing file, and sends nothing, with on-empty: %s", async (onEmpty) => {
  const service = await givenService();

  const end = await upload(service, { "impacted-targets-file": "gone/t.txt", "on-empty": onEmpty });

  expect(end.outputs).toMatchObject({ result: "error", "error-kind": "input" });
  expect(errorLine(end.log)).toMatch(/impacted-targets-file: gone\/t\.txt does not exist \(looked for .+t\.txt\)/);
  expect(end.calls).toEqual([]);
});

test.each([
  ["all", "t.txt is empty, and on-empty is all", { "t.txt": "\n" }, "ALL"],
  ["none", "t.txt is empty, and on-empty is none", { "t.txt": "" }, []],
])("on-empty: %s says what it means when %s", async (onEmpty, reason, files, sent) => {
  const service = await givenService();

  const end = await upload(service, { "impacted-targets-file": "t.txt", "on-empty": onEmpty }, files);

  expect(end.exitCode).toBe(0);
  expect(end.body).toMatchObject({ impactedTargets: sent });
  expect(end.outputs["impacted-targets-reason"]).toContain(reason);
});

test("two sources are a mistake, and so is ALL or NONE among other targets", async () => {
  const service = await givenService();
  const both = await upload(service, { "impacted-targets": "a", "impacted-targets-file": "t.txt" }, { "t.txt": "b" });
  const all = await upload(service, { "impacted-targets": "a\nALL" });
  const none = await upload(service, { "impacted-targets-file": "t.json" }, { "t.json": '["NONE","a"]' });
  const contrary = await upload(service, { "impacted-targets": "ALL\nNONE" });

  for (const end of [both, all, none, contrary]) {
    expect(end.outputs["error-kind"]).toBe("input");
    expect(end.calls).toEqual([]);
  }
  expect(errorLine(both.log)).toContain("impacted-targets, impacted-targets-file: give one of them, not both");
  expect(errorLine(all.log)).toContain("impacted-targets mixes ALL with other targets");
  expect(errorLine(none.log)).toContain("impacted-targets-file: t.json mixes NONE with other targets");
});

test("a queue for a release branch is addressed by the pull request's base", async () => {
  const service = await givenService();
  service.control.addQueue({ branch: "release/1.x" });
  const pullRequest = service.control.addPullRequest({ baseBranch: "release/1.x" });

  const end = await runHere(
    service,
    { operation: "setImpactedTargets", "impacted-targets": "a" },
    { event: pullRequestEvent(pullRequest) },
  );

  expect(end.exitCode).toBe(0);
  expect(end.requests[0]?.body).toMatchObject({ targetBranch: "release/1.x" });
});

test("a dry run shows what would be sent, without the token, and sends nothing", async () => {
  const service = await givenService();

  const end = await upload(service, { "impacted-targets": "b\na", "dry-run": "true" });

  expect(end.exitCode).toBe(0);
  expect(end.outputs.result).toBe("planned");
  expect(end.calls).toEqual([]);
  expect(requestsIn(end.log)).toMatchObject([{ body: { impactedTargets: ["a", "b"] } }]);
  expect(end.log.replace(/^::add-mask::.*$/m, "")).not.toContain(service.token);
});

test.each(["no", "0", "yes", "on"])("verify: %s is no boolean", async (verify) => {
  const service = await givenService();

  const end = await upload(service, { "impacted-targets": "a", verify });

  expect(end.outputs["error-kind"]).toBe("input");
  expect(errorLine(end.log)).toContain("verify: must be true or false");
  expect(end.calls).toEqual([]);
});

test("a run on the queue's own test branch has nothing to declare", async () => {
  const service = await givenService();

  const end = await runHere(
    service,
    { operation: "set-impacted-targets", "impacted-targets": "a" },
    { event: pushEvent("trunk-merge/pr-7/0f0e0d0c-1111-4222-8333-444455556666", "2".repeat(40)) },
  );

  expect(end.exitCode).toBe(0);
  expect(end.outputs.result).toBe("skipped");
  expect(end.calls).toEqual([]);
});

test("an unknown queue is named", async () => {
  const service = await givenService();

  const end = await runHere(
    service,
    {
      operation: "set-impacted-targets",
      "impacted-targets": "a",
      "pr-number": "1",
      "target-branch": "mian",
      "head-sha": "a".repeat(40),
    },
    { event: dispatchEvent() },
  );

  expect(end.outputs).toMatchObject({ result: "error", "error-kind": "not-found" });
  expect(errorLine(end.log)).toContain("pull request #1, or has no queue for branch mian of local/playground");
});
