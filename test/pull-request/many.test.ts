import { describe, expect, test } from "vitest";
import type { LocalService } from "../../local-queue/src/serve/service.js";
import { type ActionEnd, annotations, errorLine, givenService } from "../support/action.js";
import { pullRequestEvent } from "../support/action-events.js";
import { byApi } from "../support/api.js";
import { fakeHost } from "../support/fake-host.js";
import { HOSTILE } from "../support/pages.js";
import { entryOf, givenCancelled, givenQueued, submitSilently } from "../support/queue.js";
import { type HereOptions, runHere } from "../support/run-in-process.js";

const MANY = byApi({ v1: 100, v2: 500 });
const SHA = "f".repeat(40);

function givenPullRequests(service: LocalService, count: number): void {
  for (let number = 1; number <= count; number += 1) service.control.addPullRequest({ labels: ["dependencies"] });
}

function numbersTo(count: number): string {
  return Array.from({ length: count }, (_, index) => index + 1).join("\n");
}

function runMany(service: LocalService, inputs: Readonly<Record<string, string>>, options: HereOptions = {}) {
  return runHere(service, { "pr-numbers": numbersTo(6), ...inputs }, options);
}

function countCalls({ calls }: Pick<ActionEnd, "calls">): Readonly<Record<string, number>> {
  const count = (name: string): number => calls.filter((each) => each === name).length;
  return Object.fromEntries(calls.map((name) => [name, count(name)]));
}

function inMain(number: number, headSha: string) {
  return { number, headSha, baseBranch: "main" };
}

/** Returns the results of the pull requests in their order, such as `submitted` or `error unavailable`. */
function resultsOf({ outputs }: Pick<ActionEnd, "outputs">): readonly string[] {
  const list: readonly { readonly result: string; readonly errorKind: string | null }[] = JSON.parse(
    outputs["pull-requests"] ?? "[]",
  );
  return list.map(({ result, errorKind }) => (errorKind === null ? result : `${result} ${errorKind}`));
}

function liveNumbers(service: LocalService, count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1).filter((number) => entryOf(service, number)?.isLive);
}

describe(`submit, status and cancel of ${MANY} pull requests`, () => {
  test("read 50 records in each request, and send one write for each pull request", { timeout: 60_000 }, async () => {
    const service = await givenService({ limits: true });
    givenPullRequests(service, MANY);

    const submit = await runHere(service, { operation: "submit", label: "dependencies", priority: "low" });
    const again = await runHere(service, { operation: "submit", label: "dependencies" });
    const status = await runHere(service, { operation: "status", label: "dependencies" });
    const cancel = await runHere(service, { operation: "cancel", label: "dependencies" });

    const ends = { submit, again, status, cancel };
    const counts = Object.fromEntries(Object.entries(ends).map(([name, end]) => [name, countCalls(end)]));
    const pages = MANY / 50;
    const once = { "github:graphql": pages, getQueue: 1 };
    // A record that does not show the submission yet is read again.
    const reads = countCalls(submit).getSubmittedPullRequests ?? 0;
    expect(reads).toBeLessThanOrEqual(2 * pages + 2);
    // The time stands still between pauses, so that some writes exceed the rate limit of API v2, and are sent again.
    const writes = countCalls(submit).submitPullRequest ?? 0;
    expect(writes).toBeLessThanOrEqual(byApi({ v1: MANY, v2: MANY + 10 }));
    expect(counts).toEqual({
      submit: { ...once, getSubmittedPullRequests: reads, submitPullRequest: writes },
      again: { ...once, getSubmittedPullRequests: pages },
      status: { ...once, getSubmittedPullRequests: pages },
      cancel: { ...once, getSubmittedPullRequests: 2 * pages, cancelPullRequest: writes },
    });
    const sent = submit.requests.flatMap(({ endpoint, body }) => (endpoint === "submitPullRequest" ? [body] : []));
    const order = [...new Set(sent.map((body) => JSON.stringify(body)))];
    expect(order.map((body) => JSON.parse(body).pr.number)).toEqual(
      Array.from({ length: MANY }, (_, index) => index + 1),
    );
    for (const end of Object.values(ends)) {
      expect(end.outputs).toMatchObject({ result: "completed", "selected-count": `${MANY}`, "incomplete-count": "0" });
      expect(end.log.split("\n").length).toBeLessThan(80);
      expect(end.summary.match(/^\| \[#\d+\]/gm)).toHaveLength(MANY);
    }
    expect(submit.outputs).toMatchObject({ state: "", "pr-number": "" });
    expect(new Set(resultsOf(again))).toEqual(new Set(["already-queued"]));
    expect(status.log).toContain(`${MANY} pull requests: `);
    expect(liveNumbers(service, MANY)).toEqual([]);
  });
});

describe("several pull requests in one step", () => {
  test.each([
    ["rejected", { kind: "status", status: 400, body: "no" }, "error rejected"],
    ["unavailable", { kind: "status", status: 429 }, "error unavailable"],
    ["unclear", { kind: "status", status: 500 }, "error unavailable"],
  ] as const)("submits the other pull requests when one submission is %s", async (_what, fault, expected) => {
    const service = await givenService();
    givenPullRequests(service, 6);
    // A write is sent four times after status 429, and only once after the others.
    service.control.addFault({ endpoint: "submitPullRequest", skip: 2, times: fault.status === 429 ? 4 : 1, fault });

    const end = await runMany(service, { operation: "submit" });

    expect(end.exitCode).toBe(1);
    expect(end.outputs).toMatchObject({ result: "incomplete", "error-kind": "result", "incomplete-count": "1" });
    expect(resultsOf(end)).toEqual(["submitted", "submitted", expected, "submitted", "submitted", "submitted"]);
    expect(liveNumbers(service, 6)).toEqual([1, 2, 4, 5, 6]);
    expect(errorLine(end.log)).toContain(
      "6 pull requests: 5 submitted, 1 error. The step failed for these pull requests or did not reach them: #3.",
    );
    expect(end.log).toContain(`#3 ${expected.slice("error ".length)}: `);

    const again = await runMany(service, { operation: "submit" });
    expect(again.outputs.result).toBe("completed");
    expect(countCalls(again)).toMatchObject({ submitPullRequest: 1 });
    expect(liveNumbers(service, 6)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test("retries a submission after a short rate limit", async () => {
    const service = await givenService();
    givenPullRequests(service, 6);
    service.control.addFault({
      endpoint: "submitPullRequest",
      skip: 2,
      times: 3,
      fault: { kind: "status", status: 429 },
    });

    const end = await runMany(service, { operation: "submit" });

    expect(end.outputs.result).toBe("completed");
    expect(countCalls(end)).toMatchObject({ submitPullRequest: 9 });
    expect(liveNumbers(service, 6)).toHaveLength(6);
  });

  test("stops after three pull requests that the service rejects because of the key", async () => {
    const service = await givenService();
    givenPullRequests(service, 6);
    const fault = { kind: "status", status: 403 } as const;
    service.control.addFault({ endpoint: "submitPullRequest", skip: 1, times: 0, fault });

    const end = await runMany(service, { operation: "submit" });

    const failed = Array.from({ length: 3 }, () => "error auth");
    expect(resultsOf(end)).toEqual(["submitted", ...failed, "not-reached", "not-reached"]);
    expect(end.outputs).toMatchObject({ result: "incomplete", "incomplete-count": "5" });
    expect(end.log).toContain("The step did not reach #5, #6. To continue, run the step again.");
  });

  test("cancels the other pull requests when the service does not find one in the queue", async () => {
    const service = await givenService();
    givenCancelled(service);
    for (let number = 2; number <= 6; number += 1) givenQueued(service);
    service.control.addFault({ endpoint: "cancelPullRequest", skip: 1, fault: { kind: "status", status: 400 } });

    const end = await runMany(service, { operation: "cancel" });

    const others = Array.from({ length: 3 }, () => "cancelled");
    expect(resultsOf(end)).toEqual(["not-queued", "cancelled", "error rejected", ...others]);
    expect(liveNumbers(service, 6)).toEqual([3]);
  });

  test("fails for a pull request that stays in the queue when the service replies that it is not in the queue", async () => {
    const service = await givenService();
    for (let number = 1; number <= 6; number += 1) givenQueued(service);
    const fault = { kind: "status", status: 404 } as const;
    service.control.addFault({ endpoint: "cancelPullRequest", times: 0, fault });

    const end = await runMany(service, { operation: "cancel" }, { frozen: true });

    expect(resultsOf(end)).toEqual(Array.from({ length: 6 }, () => "error rejected"));
    expect(end.outputs.result).toBe("incomplete");
    expect(end.log).toContain("But the record of the pull request shows it in the queue.");
    expect(liveNumbers(service, 6)).toHaveLength(6);
  });

  test("reads each record alone when one record makes the reply unreadable", async () => {
    const service = await givenService();
    for (let number = 1; number <= 6; number += 1) givenQueued(service);
    const fault = { kind: "reply", status: 200, json: { data: [{}], pullRequests: [{}] } } as const;
    service.control.addFault({ endpoint: "getSubmittedPullRequests", fault });

    const end = await runMany(service, { operation: "status" });

    expect(end.outputs.result).toBe("completed");
    expect(countCalls(end)).toMatchObject({ getSubmittedPullRequests: 1, getSubmittedPullRequest: 6 });
  });

  test("fails before the first write when the branch has no queue", async () => {
    const service = await givenService();
    givenPullRequests(service, 6);

    const end = await runMany(service, { operation: "submit", "target-branch": "never" });

    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "not-found" });
    expect(end.calls).not.toContain("submitPullRequest");
  });
});

describe("a run that stops between several pull requests", () => {
  test("names the pull requests that the first run did not reach, and submits only these in the next run", async () => {
    const service = await givenService();
    givenPullRequests(service, 6);
    const submitted = (): number => service.requests.filter(({ endpoint }) => endpoint === "submitPullRequest").length;
    const fault = { kind: "hang", afterEffect: true } as const;
    service.control.addFault({ endpoint: "submitPullRequest", skip: 2, fault });

    const end = await runMany(service, { operation: "submit" }, { stopWhen: () => submitted() === 3 });

    const [stopped, left] = ["aborted aborted", "not-reached"];
    expect(resultsOf(end)).toEqual([stopped, stopped, stopped, left, left, left]);
    expect(end.outputs).toMatchObject({ result: "aborted", "error-kind": "aborted", "incomplete-count": "6" });
    expect(errorLine(end.log)).toContain("The run was stopped. 6 pull requests: 3 aborted, 3 not-reached.");
    expect(end.log).toContain("#2 is in the queue, because the service had accepted the submission.");
    expect(end.log).toContain("#3 may be in the queue now.");
    expect(end.log).toContain("The step did not reach #4, #5, #6. To continue, run the step again.");
    expect(liveNumbers(service, 6)).toEqual([1, 2, 3]);

    const again = await runMany(service, { operation: "submit" });

    expect(again.outputs.result).toBe("completed");
    expect(countCalls(again).submitPullRequest).toBe(3);
    expect(liveNumbers(service, 6)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe("heads, plans and permissions for several pull requests", () => {
  test("submit cancels its submission when the head differs from the head in GitHub's list", async () => {
    const service = await givenService();
    const { headSha } = service.control.addPullRequest();
    service.control.addPullRequest();
    const host = fakeHost({ searchOpenPullRequests: async () => [inMain(1, headSha), inMain(2, SHA)] });

    const end = await runHere(service, { operation: "submit", label: "a" }, { host });

    expect(resultsOf(end)).toEqual(["submitted", "head-changed result"]);
    expect(liveNumbers(service, 2)).toEqual([1]);
    expect(end.log).toContain(`#2 result: The head of #2 is not the commit of this run (${SHA}).`);
  });

  test("submit shows all requests of a dry run, and sends none", async () => {
    const service = await givenService();
    givenPullRequests(service, 30);
    submitSilently(service, 2);

    const end = await runHere(service, { operation: "submit", label: "dependencies", "dry-run": "true" });

    expect(end.outputs).toMatchObject({ result: "planned", "selected-count": "30" });
    expect(end.calls).not.toContain("submitPullRequest");
    expect(end.log).toContain("Without the dry run, 29 requests would be sent.");
    expect(end.log).toContain("And 9 more; the complete list is in the file of the output result-file.");
    expect(end.summary).toContain("is already in the merge queue");
    expect(end.summary.match(/would be submitted to the queue/g)).toHaveLength(29);
  });

  test("submit asks for the permission of each person once", async () => {
    const service = await givenService();
    const pullRequest = service.control.addPullRequest();
    givenPullRequests(service, 2);
    const event = pullRequestEvent(pullRequest);
    const inputs = { operation: "submit", "pr-numbers": "2\n3", "require-permission": "write" };

    const refused = await runHere(service, inputs, { event });
    service.control.setCollaborator({ login: "developer-1", permission: "write" });
    service.control.setCollaborator({ login: "maintainer-1", permission: "write" });
    const end = await runHere(service, inputs, { event });

    expect(refused.outputs).toMatchObject({ result: "not-permitted", "pull-requests": "" });
    expect(refused.calls).not.toContain("getQueue");
    expect(end.outputs.result).toBe("completed");
    const logins = end.calls.filter((name) => name === "github:collaborators.permission").length;
    expect(logins).toBeLessThanOrEqual(2);
    expect(liveNumbers(service, 3)).toEqual([2, 3]);
  });

  test("completes without a request to the service when no pull request matches", async () => {
    const service = await givenService();

    const end = await runHere(service, { operation: "submit", search: "author:nobody" });

    expect(end.outputs).toMatchObject({ result: "completed", "pull-requests": "[]", "selected-count": "0" });
    expect(end.calls).toEqual(["github:graphql"]);
    expect(end.log).toContain("No pull request matches, so there was nothing to do.");
  });

  test("acts on the queue of each base branch, or of target-branch alone", async () => {
    const service = await givenService();
    service.control.addPullRequest({ labels: ["a"] });
    service.control.addPullRequest({ labels: ["a"], baseBranch: "next" });
    await runHere(service, { operation: "create-queue", "target-branch": "next" });

    const one = await runHere(service, { operation: "submit", label: "a", "target-branch": "next" });
    const both = await runHere(service, { operation: "submit", label: "a" });

    expect(JSON.parse(one.outputs["pull-requests"] ?? "")).toMatchObject([{ number: 2, result: "submitted" }]);
    expect(resultsOf(both)).toEqual(["submitted", "already-queued"]);
  });

  test("escapes hostile titles in the table", async () => {
    const service = await givenService();
    for (const _ of [1, 2]) givenQueued(service, { title: HOSTILE });

    const end = await runMany(service, { operation: "status", "pr-numbers": "#1\n2\n1" });

    expect(resultsOf(end)).toEqual(["found", "found"]);
    expect(end.summary).not.toMatch(/<img|\(https:..b/);
    expect(annotations(end.log)).toEqual([]);
  });
});

describe("inputs that select several pull requests", () => {
  test.each([
    [{ "pr-numbers": "1", label: "a" }, "pr-numbers, label: only one of these inputs can select pull requests."],
    [{ "pr-number": "1", search: "a" }, "pr-number, search: only one of these inputs can select pull requests."],
    [{ "pr-numbers": "1", wait: "true" }, "wait: a step can wait for only one pull request."],
    [{ "pr-numbers": "1", timeout: "5m" }, "timeout: this input requires wait: true."],
    [{ label: "a", "head-sha": SHA }, "head-sha: this input requires pr-number."],
    [{ label: "a", "github-token": "" }, "pr-numbers: a value is required: github-token is empty"],
    [
      { "pr-numbers": "1\n77\n78" },
      "pr-numbers: GitHub does not have these pull requests in local/playground: #77, #78.",
    ],
  ])("rejects the inputs %j, and sends no request to the service", async (inputs, message) => {
    const service = await givenService();
    service.control.addPullRequest();

    const end = await runHere(service, { operation: "submit", ...inputs });

    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "input" });
    expect(end.outputs["error-message"]).toContain(message);
    expect(end.calls.filter((name) => !name.startsWith("github:"))).toEqual([]);
  });

  test("wait-for-merge rejects the input `pr-numbers`", async () => {
    const service = await givenService();

    const end = await runHere(service, { operation: "wait-for-merge", "pr-numbers": "1\n2" });

    expect(end.outputs["error-message"]).toContain(
      "pr-numbers: wait-for-merge does not take this input; it belongs to submit, status, cancel.",
    );
  });
});
