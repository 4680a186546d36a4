import { describe, expect, test } from "vitest";
import { commit, givenOrigin } from "../../local-queue/test/support/repositories.js";
import { givenService } from "../support/action.js";
import { call, listJobsWithToken, NAME, OWN_TOKEN } from "../support/call-workflow.js";
import { gitOf } from "../support/interpreter/checkout.js";
import { onFork, onPullRequest } from "../support/interpreter/events.js";

const TESTS = "jobs:\n  build: { runs-on: x, steps: [] }\n  test: { runs-on: x, steps: [] }\n";
const RUNS = `on: { push: { branches: ["trunk-merge/**"] } }\n${TESTS}`;

const files = (text: string) => ({ ".github/workflows/ci.yml": text });

/** Creates a pull request that changes the workflow of the required checks. */
async function given(before: string, after: string) {
  const origin = givenOrigin();
  const base = commit(origin, "refs/heads/main", { files: files(before) });
  const head = commit(origin, "refs/pull/7/head", { parents: [base], files: files(after) });
  commit(origin, "refs/pull/7/merge", { parents: [base, head], files: files(after) });
  const service = await givenService(OWN_TOKEN);
  const environments = { "check-set-up": { secrets: { [NAME]: service.token }, branches: ["refs/pull/**"] } };
  service.control.setHostSettings({ labels: ["merge"] });
  const pullRequest = service.control.addPullRequest({ number: 7, headSha: head });
  const run = (event = onPullRequest(pullRequest, { base })) =>
    call("check-set-up", service, event, { repository: gitOf(origin), secrets: {}, environments });
  return { service, pullRequest, base, run };
}

describe("check-set-up.yml", () => {
  test("passes when a pull request corrects a workflow", async () => {
    const { service, run } = await given(`on: pull_request\n${TESTS}`, RUNS);

    const end = await run();

    expect(end.ourResults, end.log).toEqual(["get-queue: found", "doctor: healthy"]);
    expect(end.jobs["set-up"]?.outputs).toMatchObject({ result: "healthy", "error-count": "0" });
    expect(listJobsWithToken(end, service)).toEqual(["set-up / queue"]);
  });

  test("fails when a pull request removes a trigger", async () => {
    const { run } = await given(RUNS, `on: pull_request\n${TESTS}`);

    const end = await run();

    expect(end.jobs["set-up"]).toMatchObject({ result: "failure", outputs: { result: "faults", "error-count": "2" } });
    expect(end.log).toContain("required-check-not-started: .github/workflows/ci.yml:1");
  });

  test("reports the queue's settings as not checked in the run of a fork", async () => {
    const { pullRequest, base, run } = await given(RUNS, `on: pull_request\n${TESTS}`);

    const end = await run(onFork(pullRequest, { base }));

    expect(end.jobs["set-up"]?.outputs).toMatchObject({ result: "healthy" });
    expect(end.jobs["set-up"]?.outputs["not-checked"]).toContain("this run has no token");
  });
});
