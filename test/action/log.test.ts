import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { annotations, errorLine, givenService, runAction } from "../support/action.js";
import { pullRequestEvent } from "../support/action-events.js";
import { byApi } from "../support/api.js";
import { runFor } from "../support/run-for.js";
import { runHere } from "../support/run-in-process.js";

test("a step masks secrets before all other output, even when the operation is unknown", async () => {
  const service = await givenService();

  const end = await runAction(service, { operation: "no-such-operation" });
  const ill = await runHere(service, { operation: "status", token: "one\ntwo%" });

  expect(end.log.split("\n").slice(0, 2)).toEqual([`::add-mask::${service.token}`, "::add-mask::github-token"]);
  expect(ill.log.split("\n")[0]).toBe("::add-mask::one%0Atwo%25");
});

test("a step writes debug lines only when the runner requests them", async () => {
  const quiet = await runFor("status");
  const chatty = await runFor("status", {}, { environment: { RUNNER_DEBUG: "1" } });

  const request = byApi({ v1: "POST /getSubmittedPullRequest: 404", v2: "GET /pull-requests: 200" });
  expect(quiet.log).not.toContain("::debug::");
  expect(chatty.log.replaceAll(/\d+ ms/g, "N ms")).toContain(`::debug::${request} in N ms (attempt 1)\n`);
});

test.each([
  ["GITHUB_STEP_SUMMARY is empty", { GITHUB_STEP_SUMMARY: "" }, {}, []],
  ["summary is false", {}, { summary: "false" }, []],
  [
    "the file cannot be written",
    { GITHUB_STEP_SUMMARY: "/no/such/file" },
    {},
    [expect.stringContaining("::warning::The summary could not be written: ")],
  ],
])("a step succeeds without a summary when %s", async (_, environment, inputs, expected) => {
  const end = await runFor("status", inputs, { environment });

  expect([end.exitCode, end.summary, annotations(end.log)]).toEqual([0, "", expected]);
});

test("a step writes the result file when the temporary folder is missing or not set", async () => {
  const first = await runFor("status");
  const { temporaryFolder, service, pullRequest } = first;

  const missing = await runFor("status", {}, { environment: { RUNNER_TEMP: `${temporaryFolder}/deep/er` } });
  const environment = { RUNNER_TEMP: "", TMPDIR: temporaryFolder };
  const unnamed = await runAction(
    service,
    { operation: "status" },
    { event: pullRequestEvent(pullRequest), environment },
  );

  expect(missing.outputs["result-file"]).toContain("/deep/er/merge-queue-");
  expect(unnamed.outputs["result-file"]).toContain(`${temporaryFolder}/merge-queue-`);
});

describe("a step whose outputs cannot be written", () => {
  const full = existsSync("/dev/full") ? ["/dev/full"] : [];

  test.each(["/no/such/file", ...full, ""])("fails the step after its work when GITHUB_OUTPUT is %j", async (path) => {
    const end = await runFor("submit", {}, { environment: { GITHUB_OUTPUT: path } });

    const title =
      "title=The outputs cannot be written::The result of submit is submitted, but later steps do not receive its outputs:";
    expect(errorLine(end.log)).toContain(title);
    expect(errorLine(end.log)).toMatch(
      path === "" ? /the variable GITHUB_OUTPUT is empty\. / : /the file GITHUB_OUTPUT is not writable \(.*\)\.$/,
    );
    expect(end.log).not.toContain("::set-output");
    expect(end.log).toMatch(/^#1 was submitted to the merge queue for main of/m);
    expect(end.log).toMatch(/^The operation itself succeeded: #1 was submitted/m);
    expect(end.log).not.toMatch(/^ +at /m);
    expect(end.summary).toContain("was submitted");
  });

  test("leaves the annotation of a failed step unchanged", async () => {
    const end = await runFor("status", { "pr-number": "0" }, { environment: { GITHUB_OUTPUT: "/no/such/file" } });

    expect(errorLine(end.log)).toContain("title=Invalid inputs::");
    expect(end.log).toMatch(/^later steps do not receive its outputs: the file GITHUB_OUTPUT is not writable/m);
  });
});

test.each([
  ["thrown", "setTimeout(()=>{throw(Error('broken'))},300)"],
  ["rejected", "setTimeout(()=>Promise.reject(Error('broken')),300)"],
])("a step reports a defect in one annotation when an uncaught error is %s", async (_how, script) => {
  const service = await givenService();
  const event = pullRequestEvent(service.control.addPullRequest());
  service.control.addFault({ endpoint: "*", times: 0, fault: { kind: "hang" } });
  const environment = { NODE_OPTIONS: `--import=data:text/javascript,${script}` };

  const end = await runAction(service, { operation: "status" }, { event, environment });

  expect(end.exitCode).toBe(1);
  expect(errorLine(end.log)).toContain("broken. This is a defect of Merge Queue Action.");
  expect(end.outputs).toMatchObject({ result: "error", "error-kind": "bug" });
});
