import { describe, expect, test } from "vitest";
import type { Fault, FaultEndpoint, LocalService } from "../../local-queue/src/serve/service.js";
import { errorLine, givenService } from "../support/action.js";
import { dispatchEvent, pullRequestEvent, pushEvent } from "../support/action-events.js";
import { fakeHost, refusal } from "../support/fake-host.js";
import {
  checkSuitePayload,
  commentPayload,
  FORK,
  listed,
  mergeGroupPayload,
  workflowRunPayload,
} from "../support/payloads.js";
import { runHere } from "../support/run-in-process.js";

const SHA = "1".repeat(40);
const COMMENT = { name: "issue_comment", payload: commentPayload(true) };

type Inputs = Readonly<Record<string, string>>;

async function status(service: LocalService, options: Parameters<typeof runHere>[2], inputs: Inputs = {}) {
  const end = await runHere(service, { operation: "status", ...inputs }, options);
  // This request names the pull request and the queue.
  const asked = end.requests.find(({ endpoint }) => endpoint === "getSubmittedPullRequest")?.body;
  return { ...end, asked };
}

describe("event with all facts about the pull request", () => {
  test.each<[string, Inputs, boolean]>([
    ["the event names the pull request and its base", {}, true],
    ["github-token is empty and the event names the pull request and its base", { "github-token": "" }, true],
    ["the inputs name the pull request and its base", { "pr-number": "1", "target-branch": "main" }, false],
  ])("requires no request to GitHub when %s", async (_, inputs, isOfPullRequest) => {
    const service = await givenService();
    const pullRequest = service.control.addPullRequest();

    const end = await status(service, isOfPullRequest ? { event: pullRequestEvent(pullRequest) } : {}, inputs);

    expect(end.requests.every(({ api }) => api === "v1")).toBe(true);
    expect(end.asked).toMatchObject({ pr: { number: 1 }, targetBranch: "main" });
  });

  test("returns number and base from the branch name when the event is merge_group", async () => {
    const service = await givenService();
    service.control.addQueue({ branch: "release/1.x" });
    const payload = mergeGroupPayload(`refs/heads/gh-readonly-queue/release/1.x/pr-104-${SHA}`);

    const end = await status(service, { event: { name: "merge_group", payload } });

    expect(end.asked).toMatchObject({ pr: { number: 104 }, targetBranch: "release/1.x" });
    expect(end.calls).not.toContain("github:pulls.get");
  });
});

test("status reads the base of a commented pull request from GitHub with only GitHub's token", async () => {
  const service = await givenService({ branch: "trunk" });
  for (let number = 1; number <= 7; number += 1) service.control.addPullRequest({ baseBranch: "trunk" });

  const end = await status(service, { event: COMMENT });

  expect(end.asked).toMatchObject({ pr: { number: 7 }, targetBranch: "trunk" });
  const [lookUp, ...rest] = end.requests;
  expect(lookUp?.endpoint).toBe("github:pulls.get");
  expect(lookUp?.headers.authorization).toBe("token github-token");
  expect(lookUp?.headers["x-api-token"]).toBeUndefined();
  for (const { api, headers } of rest) expect([api, headers.authorization]).toEqual(["v1", undefined]);
});

test("status finds the open pull request of a pushed commit with one request to GitHub", async () => {
  const service = await givenService({ branch: "trunk" });
  const pullRequest = service.control.addPullRequest();

  const end = await status(service, { event: pushEvent(pullRequest.headBranch, pullRequest.headSha) });

  expect(end.requests.filter(({ api }) => api === "github").map(({ endpoint }) => endpoint)).toEqual([
    "github:commits.pulls",
  ]);
  expect(end.asked).toMatchObject({ pr: { number: pullRequest.number }, targetBranch: "trunk" });
});

test("status finds, among stacked pull requests, the one whose head is the pushed commit", async () => {
  const service = await givenService();
  const [lower, upper] = [service.control.addPullRequest(), service.control.addPullRequest()];
  const shown = [upper, lower].map(({ number, headSha }) => {
    return { number, state: "open", head: { sha: headSha }, base: { ref: "main" } };
  });
  service.control.addFault({ endpoint: "github:commits.pulls", fault: { kind: "reply", status: 200, json: shown } });

  const end = await status(service, { event: pushEvent("change-1", lower.headSha) });

  expect(end.asked).toMatchObject({ pr: { number: lower.number } });
});

test("status finds a fork's pull request by branch and commit for a workflow_run event", async () => {
  const service = await givenService();
  const given = { author: "developer-2", fork: true, headBranch: "change-7", baseBranch: "main" };
  service.control.addPullRequest(given);
  const pullRequest = service.control.addPullRequest(given);
  const payload = workflowRunPayload({ from: FORK, sha: pullRequest.headSha });

  const end = await status(service, { event: { name: "workflow_run", payload } });

  expect(end.asked).toMatchObject({ pr: { number: pullRequest.number } });
  expect(end.calls[0]).toBe("github:pulls.list");
  expect(decodeURIComponent(end.requests[0]?.path ?? "")).toContain("head=developer-2:change-7");
});

describe("run without the necessary inputs", () => {
  test.each<[string, Parameters<typeof runHere>[2], Inputs, string]>([
    [
      "the comment is on an issue",
      { event: { name: "issue_comment", payload: commentPayload(false) } },
      {},
      "pr-number: a value is required: no pull request was found in issue.pull_request (the comment is on an issue).",
    ],
    [
      "the event names several pull requests",
      { event: { name: "check_suite", payload: checkSuitePayload({ pullRequests: [listed(7), listed(8)] }) } },
      {},
      "pr-number: a value is required: check_suite.pull_requests names several pull requests (#7, #8).",
    ],
    [
      "the event belongs to a different repository",
      { event: pullRequestEvent({ number: 1, headSha: SHA }) },
      { repository: "local/elsewhere" },
      "(the event belongs to a different repository)",
    ],
    [
      "the payload cannot be read",
      { environment: { GITHUB_EVENT_PATH: "/there/is/no/such/event.json" } },
      {},
      "the event payload (GITHUB_EVENT_PATH), which cannot be read",
    ],
    [
      "github-token is empty and the base of a comment's pull request is unknown",
      { event: COMMENT },
      { "github-token": "" },
      "target-branch: a value is required: github-token is empty, so the base branch of #7 cannot be looked up.",
    ],
    [
      "github-token is empty and the pull request of a push is unknown",
      { event: pushEvent("change-1", SHA) },
      { "github-token": "" },
      `pr-number: a value is required: github-token is empty, so open pull requests of commit ${SHA} cannot be looked up.`,
    ],
  ])("sends no request when %s", async (_, options, inputs, message) => {
    const end = await status(await givenService(), options, inputs);

    expect(errorLine(end.log)).toContain(message);
    expect([end.outputs["error-kind"], end.requests]).toEqual(["input", []]);
  });

  test("fails when the pushed commit has no open pull request, or has several", async () => {
    const service = await givenService();
    const { headSha } = service.control.addPullRequest();
    service.control.addPullRequest({ headSha, baseBranch: "release/1.x" });

    const several = await status(service, { event: pushEvent("change-1", headSha) });
    for (const number of [1, 2]) service.control.updatePullRequest(number, { state: "closed" });
    const none = await status(service, { event: pushEvent("change-1", headSha) });

    expect(errorLine(several.log)).toContain(`there are several open pull requests of commit ${headSha} (#1, #2).`);
    expect(errorLine(none.log)).toContain(
      `pr-number: a value is required: there are no open pull requests of commit ${headSha}.`,
    );
    for (const end of [several, none]) expect(end.calls).toEqual(["github:commits.pulls"]);
  });
});

test("status needs no event file when the inputs name the pull request and the branch", async () => {
  const environment = { GITHUB_EVENT_PATH: "/there/is/no/such/event.json" };

  const end = await status(await givenService(), { environment }, { "pr-number": "1", "target-branch": "main" });

  expect(end.exitCode).toBe(0);
});

describe("input pr-number for a pull request that the event does not name", () => {
  test("submits the named pull request to the queue of that pull request's base", async () => {
    const service = await givenService();
    service.control.addQueue({ branch: "release/1.x" });
    const first = service.control.addPullRequest();
    const second = service.control.addPullRequest({ baseBranch: "release/1.x" });

    const inputs = { operation: "submit", "pr-number": "2" };
    const end = await runHere(service, inputs, { event: pullRequestEvent(first) });

    expect(end.outputs).toMatchObject({ result: "submitted", "pr-number": "2", "pr-sha": second.headSha });
    expect(end.calls[0]).toBe("github:pulls.get");
  });

  test("rejects the upload of targets when head-sha is missing", async () => {
    const service = await givenService();
    const [first] = [service.control.addPullRequest(), service.control.addPullRequest()];

    const inputs = { operation: "set-impacted-targets", "pr-number": "2", "impacted-targets": "ALL" };
    const end = await runHere(service, inputs, { event: pullRequestEvent(first) });

    expect(errorLine(end.log)).toContain("head-sha: a value is required");
    expect(end.calls).not.toContain("setImpactedTargets");
  });
});

describe("run with a request to GitHub", () => {
  const PULL = { event: dispatchEvent(), inputs: { "pr-number": "7" } };
  const PUSH = { event: pushEvent("change-1", SHA), inputs: {} };

  test.each<[FaultEndpoint, Fault, typeof PULL | typeof PUSH, string, string]>([
    ...[403, 404].map((code): [FaultEndpoint, Fault, typeof PULL, string, string] => [
      "github:pulls.get",
      { kind: "reply", status: code, json: { message: "Resource not accessible" } },
      PULL,
      "input",
      `::error title=Invalid inputs::target-branch: a value is required: pull request #7 could not be read from GitHub (status ${code}).`,
    ]),
    [
      "github:commits.pulls",
      { kind: "status", status: 500 },
      PUSH,
      "unavailable",
      `::error title=GitHub is unavailable::The pull requests of commit ${SHA} could not be read from GitHub (status 500). Run the step again later, or set pr-number to avoid this look-up.`,
    ],
    [
      "github:commits.pulls",
      { kind: "reply", status: 200, text: "[" },
      PUSH,
      "",
      "could not be read from GitHub: the reply has an unknown form.",
    ],
    [
      "github:pulls.get",
      { kind: "drop", when: "before" },
      PULL,
      "unavailable",
      "Pull request #7 could not be read from GitHub: the connection was closed",
    ],
  ])("fails when the request for %s gets the reply %j", async (endpoint, fault, { event, inputs }, kind, message) => {
    const service = await givenService();
    service.control.addFault({ endpoint, times: 0, fault });

    const end = await status(service, { event }, inputs);

    expect(end.outputs["error-kind"]).toContain(kind);
    expect(errorLine(end.log)).toContain(message);
    expect(end.calls).not.toContain("getSubmittedPullRequest");
    const permissions = "add these lines to the job:\n  permissions:\n    contents: read\n    pull-requests: read";
    expect(end.log.includes(permissions)).toBe(kind === "input");
  });

  test("repeats the request when GitHub returns 502 at first", async () => {
    const service = await givenService({ branch: "trunk" });
    service.control.addPullRequest({ baseBranch: "trunk" });
    service.control.addFault({ endpoint: "github:pulls.get", fault: { kind: "status", status: 502 } });

    const end = await status(service, { event: dispatchEvent() }, { "pr-number": "1" });

    expect(end.calls.slice(0, 2)).toEqual(["github:pulls.get", "github:pulls.get"]);
    expect(end.asked).toMatchObject({ targetBranch: "trunk" });
  });

  test("sends no token to the address of a redirect", async () => {
    const [service, elsewhere] = [await givenService(), await givenService()];
    elsewhere.control.addPullRequest();
    const location = `${elsewhere.githubApiUrl}/repos/local/playground/pulls/1`;
    service.control.addFault({ endpoint: "github:pulls.get", fault: { kind: "redirect", status: 301, location } });

    const end = await status(service, { event: dispatchEvent() }, { "pr-number": "1" });

    expect(errorLine(end.log)).toContain("target-branch: a value is required: pull request #1 could not be read");
    expect(elsewhere.requests).toEqual([]);
  });

  test("returns `aborted` when the request fails after the stop signal", async () => {
    let asked = false;
    const host = fakeHost({
      async pullRequest() {
        asked = true;
        await new Promise((resolve) => setTimeout(resolve, 50));
        throw refusal(502);
      },
    });

    const end = await status(await givenService(), { host, stopWhen: () => asked }, { "pr-number": "7" });

    expect(end.outputs).toMatchObject({ result: "aborted", "error-kind": "aborted" });
  });

  test("returns `aborted` when the step is stopped during a request that hangs", async () => {
    const service = await givenService();
    service.control.addFault({ endpoint: "github:pulls.get", times: 0, fault: { kind: "hang" } });

    const end = await status(service, { stopWhen: () => service.requests.length > 0 }, { "pr-number": "7" });

    expect(end.outputs).toMatchObject({ result: "aborted", "error-kind": "aborted" });
  });
});
