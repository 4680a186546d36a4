import { describe, expect, test } from "vitest";
import type { LocalService } from "../../src/local-queue/service.js";
import {
  checkSuitePayload,
  commentPayload,
  FORK,
  listed,
  mergeGroupPayload,
  workflowRunPayload,
} from "../events/payloads.js";
import { fakeHost, refusal } from "../pull-request/fake-host.js";
import { runHere } from "../run/run-here.js";
import { dispatchEvent, pullRequestEvent, pushEvent } from "./events.js";
import { errorLine, givenService, runAction } from "./harness.js";
import { whenever } from "./waiting.js";

const SHA = "1".repeat(40);
const PERMISSIONS = [
  "If the job's token may not read it, add to the job:",
  "  permissions:",
  "    contents: read",
  "    pull-requests: read",
];

/** Which pull request and queue the service was asked for. */
function askedFor(end: Pick<Awaited<ReturnType<typeof runAction>>, "requests">): unknown {
  const read = end.requests.find(({ endpoint }) => endpoint === "getSubmittedPullRequest");
  return read?.body;
}

function status(
  service: LocalService,
  event: Parameters<typeof runHere>[2],
  inputs: Readonly<Record<string, string>> = {},
) {
  return runHere(service, { operation: "status", ...inputs }, event);
}

test("an event that says everything makes no look-up on GitHub", async () => {
  const service = await givenService();
  const pullRequest = service.control.addPullRequest();

  const end = await runAction(service, { operation: "status" }, { event: pullRequestEvent(pullRequest) });

  expect(end.requests.every(({ api }) => api === "v1")).toBe(true);
  expect(askedFor(end)).toMatchObject({ pr: { number: pullRequest.number }, targetBranch: "main" });
});

test("pr-number with target-branch makes no look-up on GitHub either", async () => {
  const service = await givenService();

  const end = await status(service, {}, { "pr-number": "5", "target-branch": "main" });

  expect(end.requests.map(({ api }) => api)).not.toContain("github");
  expect(askedFor(end)).toMatchObject({ pr: { number: 5 } });
});

test("a comment on a pull request has its base looked up, with GitHub's token only", async () => {
  const service = await givenService({ branch: "trunk" });
  for (let number = 1; number <= 7; number += 1) service.control.addPullRequest({ baseBranch: "trunk" });

  const end = await status(service, { event: { name: "issue_comment", payload: commentPayload(true) } });

  expect(askedFor(end)).toMatchObject({ pr: { number: 7 }, targetBranch: "trunk" });
  const [lookUp, ...rest] = end.requests;
  expect(lookUp?.endpoint).toBe("github:pulls.get");
  expect(lookUp?.headers.authorization).toBe("token github-token");
  expect(lookUp?.headers["x-api-token"]).toBeUndefined();
  for (const { api, headers } of rest) {
    expect(api).toBe("v1");
    expect(headers.authorization).toBeUndefined();
  }
});

test("a comment on an issue is an error that says so, and sends nothing", async () => {
  const service = await givenService();

  const end = await status(service, { event: { name: "issue_comment", payload: commentPayload(false) } });

  expect(errorLine(end.log)).toContain(
    "pr-number: is needed here: no pull request was found in issue.pull_request (the comment is on an issue).",
  );
  expect(end.requests).toEqual([]);
});

describe("a push", () => {
  test("means the one open pull request of its commit, in one look-up", async () => {
    const service = await givenService({ branch: "trunk" });
    const pullRequest = service.control.addPullRequest();

    const end = await status(service, { event: pushEvent(pullRequest.headBranch, pullRequest.headSha) });

    expect(end.exitCode).toBe(0);
    expect(end.calls[0]).toBe("github:commits.pulls");
    expect(end.requests.filter(({ api }) => api === "github")).toHaveLength(1);
    expect(askedFor(end)).toMatchObject({ pr: { number: pullRequest.number }, targetBranch: "trunk" });
  });

  test("of a branch whose pull request is closed is an error", async () => {
    const service = await givenService();
    const pullRequest = service.control.addPullRequest();
    service.control.updatePullRequest(pullRequest.number, { state: "closed" });

    const end = await status(service, { event: pushEvent("change-1", pullRequest.headSha) });

    expect(end.outputs["error-kind"]).toBe("input");
    expect(errorLine(end.log)).toContain(
      `pr-number: is needed here: there are no open pull requests of commit ${pullRequest.headSha}.`,
    );
    expect(end.calls).toEqual(["github:commits.pulls"]);
  });

  test("of a branch with two open pull requests is an error that names both", async () => {
    const service = await givenService();
    const { headSha } = service.control.addPullRequest();
    service.control.addPullRequest({ headSha, baseBranch: "release/1.x" });

    const end = await status(service, { event: pushEvent("change-1", headSha) });

    expect(errorLine(end.log)).toContain(`there are several open pull requests of commit ${headSha} (#1, #2).`);
  });

  test("of a commit in the middle of a stack means the pull request that ends with it", async () => {
    const service = await givenService();
    const [lower, upper] = [service.control.addPullRequest(), service.control.addPullRequest()];
    const shown = [upper, lower].map(({ number, headSha }) => ({
      number,
      state: "open",
      head: { sha: headSha },
      base: { ref: "main" },
    }));
    service.control.addFault({ endpoint: "github:commits.pulls", fault: { kind: "reply", status: 200, json: shown } });

    const end = await status(service, { event: pushEvent("change-1", lower.headSha) });

    expect(askedFor(end)).toMatchObject({ pr: { number: lower.number } });
  });
});

test("a fork's workflow_run is found by the fork's branch and its commit", async () => {
  const service = await givenService();
  const older = service.control.addPullRequest({ author: "developer-2", fork: true, headBranch: "change-7" });
  const pullRequest = service.control.addPullRequest({
    author: "developer-2",
    fork: true,
    headBranch: "change-7",
    baseBranch: "main",
  });
  const payload = workflowRunPayload({ from: FORK, sha: pullRequest.headSha });

  const end = await status(service, { event: { name: "workflow_run", payload } });

  expect(older.number).not.toBe(pullRequest.number);
  expect(askedFor(end)).toMatchObject({ pr: { number: pullRequest.number } });
  const [lookUp] = end.requests;
  expect(lookUp?.endpoint).toBe("github:pulls.list");
  expect(decodeURIComponent(lookUp?.path ?? "")).toContain("head=developer-2:change-7");
});

test("a merge group has number and base from its branch alone", async () => {
  const service = await givenService();
  service.control.addQueue({ branch: "release/1.x" });
  const payload = mergeGroupPayload(`refs/heads/gh-readonly-queue/release/1.x/pr-104-${SHA}`);

  const end = await status(service, { event: { name: "merge_group", payload } });

  expect(askedFor(end)).toMatchObject({ pr: { number: 104 }, targetBranch: "release/1.x" });
  expect(end.calls).not.toContain("github:pulls.get");
});

test("an event with several pull requests is an error that names them", async () => {
  const service = await givenService();
  const payload = checkSuitePayload({ pullRequests: [listed(7), listed(8)] });

  const end = await status(service, { event: { name: "check_suite", payload } });

  expect(errorLine(end.log)).toContain(
    "pr-number: is needed here: check_suite.pull_requests names several pull requests (#7, #8).",
  );
  expect(end.requests).toEqual([]);
});

test("a payload that cannot be read does not matter to a run that needs none of it", async () => {
  const service = await givenService();
  const environment = { GITHUB_EVENT_PATH: "/there/is/no/such/event.json" };

  const needed = await runHere(service, { operation: "status" }, { environment });
  const spared = await status(service, { environment }, { "pr-number": "1", "target-branch": "main" });

  expect(errorLine(needed.log)).toContain("the event payload (GITHUB_EVENT_PATH), which cannot be read");
  expect(spared.exitCode).toBe(0);
});

describe("a pull request other than the event's", () => {
  test("has its own base, and is not bound to the event's head", async () => {
    const service = await givenService();
    service.control.addQueue({ branch: "release/1.x" });
    const [first, second] = [
      service.control.addPullRequest(),
      service.control.addPullRequest({ baseBranch: "release/1.x" }),
    ];

    const end = await runHere(
      service,
      { operation: "submit", "pr-number": `${second.number}` },
      { event: pullRequestEvent(first) },
    );

    expect(end.outputs).toMatchObject({
      result: "submitted",
      "pr-number": `${second.number}`,
      "pr-sha": second.headSha,
    });
    expect(end.calls[0]).toBe("github:pulls.get");
  });

  test("has no head commit that targets could be sent for", async () => {
    const service = await givenService();
    const [first, second] = [service.control.addPullRequest(), service.control.addPullRequest()];

    const end = await runHere(
      service,
      { operation: "set-impacted-targets", "pr-number": `${second.number}`, "impacted-targets": "ALL" },
      { event: pullRequestEvent(first) },
    );

    expect(errorLine(end.log)).toContain("head-sha: is needed here");
    expect(end.calls).not.toContain("setImpactedTargets");
  });

  test("is never the one with the same number in another repository", async () => {
    const service = await givenService();
    const pullRequest = service.control.addPullRequest();

    const end = await status(service, { event: pullRequestEvent(pullRequest) }, { repository: "local/elsewhere" });

    expect(errorLine(end.log)).toContain("(the event is of another repository)");
    expect(end.requests).toEqual([]);
  });
});

describe("with github-token empty", () => {
  test("nobody is asked, and the input that is missing is named", async () => {
    const service = await givenService();

    const comment = await status(
      service,
      { event: { name: "issue_comment", payload: commentPayload(true) } },
      { "github-token": "" },
    );
    const push = await status(service, { event: pushEvent("change-1", SHA) }, { "github-token": "" });

    expect(errorLine(comment.log)).toContain(
      "target-branch: is needed here: github-token is empty, so the base branch of #7 cannot be looked up.",
    );
    expect(errorLine(push.log)).toContain(
      `pr-number: is needed here: github-token is empty, so open pull requests of commit ${SHA} cannot be looked up.`,
    );
    expect([...comment.requests, ...push.requests]).toEqual([]);
  });

  test("an event that says everything is enough", async () => {
    const service = await givenService();
    const pullRequest = service.control.addPullRequest();

    const end = await status(service, { event: pullRequestEvent(pullRequest) }, { "github-token": "" });

    expect(end.exitCode).toBe(0);
  });
});

describe("when GitHub", () => {
  test.each([403, 404])("answers %d the error names target-branch and the permissions", async (code) => {
    const service = await givenService();
    service.control.addFault({
      endpoint: "github:pulls.get",
      times: 0,
      fault: { kind: "reply", status: code, json: { message: "Resource not accessible" } },
    });

    const end = await status(service, { event: dispatchEvent() }, { "pr-number": "7" });

    expect(end.exitCode).toBe(1);
    expect(end.outputs["error-kind"]).toBe("input");
    expect(errorLine(end.log)).toBe(
      `::error title=Invalid inputs::target-branch: is needed here: pull request #7 could not be read from GitHub (status ${code}).`,
    );
    expect(end.log).toContain(PERMISSIONS.join("\n"));
    expect(end.calls).toEqual(["github:pulls.get"]);
  });

  test("answers 500 the error names pr-number, and no permissions", async () => {
    const service = await givenService();
    service.control.addFault({ endpoint: "github:commits.pulls", times: 0, fault: { kind: "status", status: 500 } });

    const end = await status(service, { event: pushEvent("change-1", SHA) });

    expect(end.outputs["error-kind"]).toBe("unavailable");
    expect(errorLine(end.log)).toBe(
      `::error title=GitHub is unavailable::The pull requests of commit ${SHA} could not be read from GitHub (status 500). Run it again later, or give pr-number, which spares this look-up.`,
    );
    expect(end.log).not.toContain("permissions:");
    expect(end.calls).not.toContain("getSubmittedPullRequest");
  });

  test("answers a look-up at its second attempt, the step goes on", async () => {
    const service = await givenService({ branch: "trunk" });
    const { number } = service.control.addPullRequest({ baseBranch: "trunk" });
    service.control.addFault({ endpoint: "github:pulls.get", fault: { kind: "status", status: 502 } });

    const end = await status(service, { event: dispatchEvent() }, { "pr-number": `${number}` });

    expect(end.calls.slice(0, 2)).toEqual(["github:pulls.get", "github:pulls.get"]);
    expect(askedFor(end)).toMatchObject({ targetBranch: "trunk" });
  });

  test("answers something else than a list, this is not taken for an empty one", async () => {
    const service = await givenService();
    service.control.addFault({ endpoint: "github:commits.pulls", fault: { kind: "reply", status: 200, text: "[" } });

    const end = await status(service, { event: pushEvent("change-1", SHA) });

    expect(errorLine(end.log)).toContain("could not be read from GitHub: the reply has another shape.");
  });

  test("ends the connection the error says so, without a status that nobody sent", async () => {
    const service = await givenService();
    service.control.addFault({ endpoint: "github:pulls.get", times: 0, fault: { kind: "drop", when: "before" } });

    const end = await status(service, { event: dispatchEvent() }, { "pr-number": "7" });

    expect(errorLine(end.log)).toContain("Pull request #7 could not be read from GitHub: the connection broke off");
    expect(errorLine(end.log)).not.toContain("status 500");
  });

  test("redirects, nobody follows with the token", async () => {
    const service = await givenService();
    const elsewhere = await givenService();
    elsewhere.control.addPullRequest();
    service.control.addFault({
      endpoint: "github:pulls.get",
      fault: { kind: "redirect", status: 301, location: `${elsewhere.githubApiUrl}/repos/local/playground/pulls/1` },
    });

    const end = await status(service, { event: dispatchEvent() }, { "pr-number": "1" });

    expect(errorLine(end.log)).toContain("target-branch: is needed here: pull request #1 could not be read");
    expect(elsewhere.requests).toEqual([]);
  });

  test("does not answer the look-up ends after five seconds", async () => {
    const service = await givenService();
    service.control.addFault({ endpoint: "github:pulls.get", times: 0, fault: { kind: "hang" } });

    const end = await runAction(service, { operation: "status", "pr-number": "7" }, { event: dispatchEvent() });

    expect(errorLine(end.log)).toContain(
      "Pull request #7 could not be read from GitHub: no complete answer within 5s. Run it again later, or give target-branch,",
    );
    expect(end.calls).toEqual(["github:pulls.get"]);
    expect(end.milliseconds).toBeGreaterThan(4500);
    expect(end.milliseconds).toBeLessThan(15_000);
  });

  test("fails once the step was told to stop, the step was stopped", async () => {
    const service = await givenService();
    let asked = false;
    const host = fakeHost({
      async pullRequest() {
        asked = true;
        await new Promise((resolve) => setTimeout(resolve, 50));
        throw refusal(502);
      },
    });

    const end = await status(service, { host, stopWhen: () => asked }, { "pr-number": "7" });

    expect(end.outputs).toMatchObject({ result: "aborted", "error-kind": "aborted" });
  });

  test("does not answer and the step is told to stop, it stops at once", async () => {
    const service = await givenService();
    service.control.addFault({ endpoint: "github:pulls.get", times: 0, fault: { kind: "hang" } });

    const stop = whenever(
      () => service.requests.length > 0,
      (child) => child.kill("SIGTERM"),
    );

    const end = await runAction(service, { operation: "status", "pr-number": "7" }, stop);

    // A look-up that goes on to its own limit ends as unavailable.
    expect(end.outputs).toMatchObject({ result: "aborted", "error-kind": "aborted" });
  });
});
