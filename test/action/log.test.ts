import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { runHere } from "../run/run-here.js";
import { pullRequestEvent } from "./events.js";
import { annotations, errorLine, givenService, runAction } from "./harness.js";

test("masks come before anything else", async () => {
  const service = await givenService();
  const pullRequest = service.control.addPullRequest();

  for (const operation of ["status", "no-such-operation"]) {
    const end = await runAction(service, { operation }, { event: pullRequestEvent(pullRequest) });
    expect(end.log.split("\n").slice(0, 2)).toEqual([`::add-mask::${service.token}`, "::add-mask::github-token"]);
  }
});

test("an ill token is masked all the same, whole", async () => {
  const service = await givenService();

  const end = await runHere(service, { operation: "status", token: "one\ntwo%" });

  expect(end.log.split("\n")[0]).toBe("::add-mask::one%0Atwo%25");
});

test("a failed step has one annotation, and everything else is plain log", async () => {
  const service = await givenService();
  service.control.addFault({
    endpoint: "getSubmittedPullRequest",
    fault: { kind: "status", status: 403, body: "not allowed" },
  });
  const pullRequest = service.control.addPullRequest();

  const end = await runHere(service, { operation: "status" }, { event: pullRequestEvent(pullRequest) });

  expect(end.exitCode).toBe(1);
  expect(annotations(end.log)).toHaveLength(1);
  expect(annotations(end.log)[0]).toMatch(/^::error title=[^,:]+::/);
  expect(end.log).toContain("not allowed");
});

test("the outputs of a failed step are set, and all of them are in result-file", async () => {
  const service = await givenService();

  const end = await runHere(service, { operation: "status", "pr-number": "x" });

  expect(Object.keys(end.outputs).toSorted()).toEqual(["error-kind", "error-message", "result", "result-file"]);
  expect(end.result).toEqual({ result: "error", "error-kind": "input", "error-message": end.outputs["error-message"] });
});

describe("what a step says of itself", () => {
  test("debug lines are there when the runner asks for them only", async () => {
    const service = await givenService();
    const pullRequest = service.control.addPullRequest();
    const event = pullRequestEvent(pullRequest);

    const quiet = await runHere(service, { operation: "status" }, { event });
    const chatty = await runHere(service, { operation: "status" }, { event, environment: { RUNNER_DEBUG: "1" } });

    expect(quiet.log).not.toContain("getSubmittedPullRequest");
    expect(chatty.log).toMatch(/^::debug::POST \/getSubmittedPullRequest: 404 in \d+ ms \(attempt 1\)$/m);
  });

  test("without a summary file or with summary false nothing is written, and nothing fails", async () => {
    const service = await givenService();
    const pullRequest = service.control.addPullRequest();
    const event = pullRequestEvent(pullRequest);

    const without = await runHere(
      service,
      { operation: "status" },
      { event, environment: { GITHUB_STEP_SUMMARY: "" } },
    );
    const off = await runHere(service, { operation: "status", summary: "false" }, { event });

    for (const end of [without, off]) {
      expect(end.exitCode).toBe(0);
      expect(end.summary).toBe("");
      expect(annotations(end.log)).toEqual([]);
    }
  });

  test("a summary that cannot be written is a warning", async () => {
    const service = await givenService();
    const pullRequest = service.control.addPullRequest();

    const end = await runHere(
      service,
      { operation: "status" },
      { event: pullRequestEvent(pullRequest), environment: { GITHUB_STEP_SUMMARY: "/no/such/file" } },
    );

    expect(end.exitCode).toBe(0);
    expect(annotations(end.log)).toEqual([expect.stringContaining("::warning::The summary could not be written: ")]);
  });

  test("the result file is written where the runner's folder is missing or not named", async () => {
    const service = await givenService();
    const pullRequest = service.control.addPullRequest();
    const event = pullRequestEvent(pullRequest);
    const first = await runHere(service, { operation: "status" }, { event });

    const missing = await runHere(
      service,
      { operation: "status" },
      { event, environment: { RUNNER_TEMP: `${first.temporaryFolder}/deep/er` } },
    );
    const unnamed = await runAction(
      service,
      { operation: "status" },
      { event, environment: { RUNNER_TEMP: "", TMPDIR: first.temporaryFolder } },
    );

    expect(missing.outputs["result-file"]).toContain("/deep/er/merge-queue-");
    expect(unnamed.outputs["result-file"]).toContain(`${first.temporaryFolder}/merge-queue-`);
  });
});

describe("a runner whose files cannot be written", () => {
  const full = existsSync("/dev/full") ? ["/dev/full"] : [];

  test.each(["/no/such/file", ...full])(
    "is told with the variable of its outputs, after what was done: %s",
    async (path) => {
      const service = await givenService();
      const pullRequest = service.control.addPullRequest();

      const end = await runHere(
        service,
        { operation: "submit" },
        { event: pullRequestEvent(pullRequest), environment: { GITHUB_OUTPUT: path } },
      );

      expect(end.exitCode).toBe(1);
      expect(errorLine(end.log)).toMatch(
        /^::error title=The outputs cannot be written::submit ended as submitted, but later steps do not see its outputs: the file of GITHUB_OUTPUT cannot be written \(.*\)\.$/,
      );
      expect(end.log).toMatch(/^#1 was submitted to the merge queue for main of/m);
      expect(end.log).toMatch(/^What was done stands: #1 was submitted/m);
      expect(end.log).not.toMatch(/^ +at /m);
      expect(end.summary).toContain("was submitted");
    },
  );

  test("fails the step, and prints no output, when GITHUB_OUTPUT is empty", async () => {
    const service = await givenService();
    const pullRequest = service.control.addPullRequest();

    const end = await runHere(
      service,
      { operation: "submit" },
      { event: pullRequestEvent(pullRequest), environment: { GITHUB_OUTPUT: "" } },
    );

    expect(end.exitCode).toBe(1);
    expect(errorLine(end.log)).toContain(
      "title=The outputs cannot be written::submit ended as submitted, but later steps do not see its outputs: the variable GITHUB_OUTPUT is empty.",
    );
    expect(end.log).not.toContain("::set-output");
  });

  test("keeps the annotation of a step that has failed anyway", async () => {
    const service = await givenService();

    const end = await runHere(
      service,
      { operation: "status", "pr-number": "0" },
      { environment: { GITHUB_OUTPUT: "/no/such/file" } },
    );

    expect(end.exitCode).toBe(1);
    expect(errorLine(end.log)).toContain("title=Invalid inputs::");
    expect(end.log).toMatch(/^later steps do not see its outputs: the file of GITHUB_OUTPUT cannot be written/m);
  });
});

describe("an error that nothing catches", () => {
  test.each([
    ["thrown", "setTimeout(()=>{throw(Error('broken'))},300)"],
    ["rejected", "setTimeout(()=>Promise.reject(Error('broken')),300)"],
  ])("is a defect with one annotation: %s", async (_how, script) => {
    const service = await givenService();
    const pullRequest = service.control.addPullRequest();
    service.control.addFault({ endpoint: "*", times: 0, fault: { kind: "hang" } });

    const end = await runAction(
      service,
      { operation: "status" },
      {
        event: pullRequestEvent(pullRequest),
        environment: { NODE_OPTIONS: `--import=data:text/javascript,${script}` },
      },
    );

    expect(end.exitCode).toBe(1);
    expect(errorLine(end.log)).toContain("broken. This is a defect of Merge Queue Action.");
    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "bug" });
  });
});
