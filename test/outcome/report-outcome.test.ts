import { describe, expect, test } from "vitest";
import type {
  LocalService,
  LocalServiceOptions,
  NewPullRequest,
  PullRequest,
} from "../../local-queue/src/serve/service.js";
import { givenService } from "../support/action.js";
import { findStructureOfStrangers } from "../support/github-markdown.js";
import { onClosed, onDeleted, onDispatch, type WorkflowEvent } from "../support/interpreter/events.js";
import { HOSTILE, LINKING_TEXTS, problemsOf } from "../support/pages.js";
import { givenCancelled, givenQueued, givenTesting, runOf, submitSilently } from "../support/queue.js";
import { clockOf, type ReportRun, runFor } from "./triggers.js";

const FAILING = { testPlan: { result: "fail", checks: [{ name: "build", result: "failure" }] } } as const;
const REFUSAL = { kind: "reply", status: 403, json: { message: "Resource not accessible by integration" } } as const;

type Inputs = Readonly<Record<string, string>>;

function report(service: LocalService, event: WorkflowEvent, inputs: Inputs = {}): Promise<ReportRun> {
  return runFor(service, { event, inputs }, { clock: clockOf(service) });
}

/** Runs report-outcome for a pull request by its number. */
function ask(service: LocalService, number: number, inputs: Inputs = {}): Promise<ReportRun> {
  return report(service, onDispatch(), { "pr-number": `${number}`, ...inputs });
}

function claims({ output }: ReportRun): string {
  return ["result", "reported", "deployable"].map(output).join(" ");
}

function givenFailed(service: LocalService, given: NewPullRequest = {}): PullRequest {
  const pullRequest = givenTesting(service, { ...FAILING, ...given });
  service.control.advance(60);
  return pullRequest;
}

function commentsOf(service: LocalService, of?: number): readonly string[] {
  const comments = service.engine.snapshots()[0]?.comments ?? [];
  return comments.filter(({ number }) => of === undefined || number === of).map(({ body }) => body);
}

function statusesOf(service: LocalService, sha: string) {
  return service.engine.snapshots()[0]?.statuses[sha] ?? [];
}

const BATCHES: LocalServiceOptions = {
  queue: { batch: true, batchingMinSize: 3, batchingMaxWaitTimeMinutes: 1, createPrsForTestingBranches: true },
};

/** Returns a merged batch, and the event of the deletion of its test branch. */
async function givenMergedBatch() {
  const service = await givenService(BATCHES);
  const numbers = [givenQueued(service), givenQueued(service), givenQueued(service)].map(({ number }) => number);
  service.control.advance(90);
  return { service, numbers, deletion: onDeleted(runOf(service, numbers[0] ?? 0).branch) };
}

describe("report-outcome after the deletion of a test branch", () => {
  test("reports all pull requests of the batch and returns the last merge commit", async () => {
    const { service, numbers, deletion } = await givenMergedBatch();

    const end = await report(service, deletion);
    const again = await report(service, deletion);

    const items: readonly Record<string, unknown>[] = JSON.parse(end.output("reports"));
    expect(items.map((item) => [item["pr-number"], item.result])).toEqual(numbers.map((number) => [number, "merged"]));
    const last = service.engine.snapshots()[0]?.pullRequests.at(2);
    expect([end.output("pr-number"), end.output("merge-commit-sha")]).toEqual([
      `${last?.number}`,
      last?.mergeCommitSha,
    ]);
    expect([end, again].map(claims)).toEqual(["merged true true", "merged false false"]);
    expect(numbers.map((number) => commentsOf(service, number).length)).toEqual([1, 1, 1]);
    expect(again.output("reports")).toBe("[]");
  });

  test("reports the other pull requests when GitHub rejects one comment", async () => {
    const { service, deletion } = await givenMergedBatch();
    service.control.addFault({ endpoint: "github:comments.create", times: 1, fault: REFUSAL });

    const end = await report(service, deletion);

    expect([end.kind, JSON.parse(end.output("reports")).length]).toEqual([undefined, 2]);
    expect(end.warnings.join("\n")).toContain("could not be reported");
  });

  test("waits for the outcome when the queue has not decided yet", async () => {
    const service = await givenService({ queue: { createPrsForTestingBranches: true } });
    const { number } = givenTesting(service, FAILING);

    expect(claims(await report(service, onDeleted(runOf(service, number).branch)))).toBe("failed true false");
  });
});

describe("report-outcome", () => {
  test.each<[string, LocalServiceOptions, number]>([
    ["the merge after the tests", { timings: { mergeSeconds: 8 } }, 9],
    ["the merge commit on GitHub", { githubLagSeconds: 12 }, 12],
  ])("waits when the event arrives before %s", async (_what, options, seconds) => {
    const service = await givenService(options);
    const { number } = givenTesting(service);
    service.control.advance(seconds);

    expect(claims(await ask(service, number))).toBe("merged true true");
  });

  test("reports a manual merge of a queued pull request as merged-outside-queue", async () => {
    const service = await givenService();
    const { number } = givenTesting(service);
    service.control.updatePullRequest(number, { state: "merged" });

    expect(claims(await ask(service, number))).toBe("merged-outside-queue true true");
    expect(commentsOf(service)).toEqual([expect.stringContaining("Merged outside the merge queue")]);
  });

  test("reports a manual merge after a failure as a second outcome", async () => {
    const service = await givenService();
    const { number } = givenFailed(service);
    const failed = await ask(service, number);
    service.control.updatePullRequest(number, { state: "merged" });

    expect([failed, await ask(service, number), await ask(service, number)].map(claims)).toEqual([
      "failed true false",
      "merged-outside-queue true true",
      "merged-outside-queue false false",
    ]);
    expect(commentsOf(service)).toHaveLength(2);
  });

  test("reports a pull request that was merged without the queue only when the event of the run is this merge", async () => {
    const service = await givenService();
    const merged = service.control.updatePullRequest(service.control.addPullRequest().number, { state: "merged" });

    expect(claims(await ask(service, merged.number))).toBe("merged-outside-queue false false");
    expect(claims(await report(service, onClosed(merged, true)))).toBe("merged-outside-queue true true");
    expect(commentsOf(service)).toEqual([]);
  });

  test("reports an outcome of the last hour when the pull request is in the queue again", async () => {
    const service = await givenService({ timings: { testSeconds: 86_400 } });
    const quick = { testPlan: { result: "fail", testSeconds: 5 } } as const;
    const [soon, late] = [givenFailed(service, quick).number, givenFailed(service, quick).number];
    for (const number of [soon, late]) {
      service.control.updatePullRequest(number, { testPlan: { result: "pass", testSeconds: 86_400 } });
      submitSilently(service, number);
    }
    service.control.advance(60);
    const ends = [await ask(service, soon), await ask(service, soon)];
    service.control.advance(7200);
    ends.push(await ask(service, late));

    expect(ends.map(claims)).toEqual(["failed true false", "in-queue false false", "in-queue false false"]);
    expect(commentsOf(service).join()).toContain("The pull request was submitted again after this outcome.");
  });

  test("mentions the author in each new comment unless the author is an app", async () => {
    const service = await givenService();
    const person = givenFailed(service, { author: "octocat" });
    const app = givenFailed(service, { author: "renovate[bot]" });
    await ask(service, person.number);
    await ask(service, app.number);
    expect(commentsOf(service, app.number).join()).not.toMatch(/(?<!%40|;)@(?!20)/);

    submitSilently(service, person.number);
    service.control.advance(60);
    await ask(service, person.number);

    const [first = "", second = "", ...more] = commentsOf(service, person.number);
    expect(first).toMatch(/^<details><summary>Failed in the merge queue: .*<\/summary>\s+\*\*[^@]+@octocat, /);
    expect(second).toMatch(/^\*\*Failed in the merge queue\*\*\n\n@octocat, /);
    expect(second).toContain("<summary>Earlier: 1</summary>");
    expect(more).toEqual([]);
  });

  test("names a push as the cause and recommends another submission", async () => {
    const service = await givenService({ timings: { testSeconds: 600 } });
    const { number } = givenTesting(service);
    service.control.updatePullRequest(number, { headSha: "new" });

    await ask(service, number);

    const [comment = ""] = commentsOf(service, number);
    expect(comment).toContain("**Why:** The pull request left the queue because it received new commits.");
    expect(comment).toContain("**What to do:** Submit the pull request again.");
  });

  test("explains the missing workflow when a required check was never reported", async () => {
    const service = await givenService({ queue: { testingTimeoutMinutes: 5 } });
    const { number } = givenTesting(service, { testPlan: { checks: [{ name: "build", result: "never-reported" }] } });
    service.control.advance(600);

    await ask(service, number);

    const [comment = ""] = commentsOf(service, number);
    expect(comment).toContain("**What to do:** First fix the cause. Then submit the pull request again.");
    expect(comment).toContain("Configure a workflow that reports this check on the branches trunk-merge");
  });

  test("escapes titles, authors and names of checks in the comment", async () => {
    const service = await givenService();
    const checks = [HOSTILE, ...LINKING_TEXTS].map((name) => ({ name, result: "failure" }) as const);
    const { number } = givenFailed(service, { title: HOSTILE, author: HOSTILE, testPlan: { result: "fail", checks } });

    await ask(service, number);

    const [comment = ""] = commentsOf(service);
    expect(comment).toContain("**Failed checks**");
    expect(findStructureOfStrangers(comment)).toEqual([]);
    const seen = comment.replace(/<!-- merge-queue-action outcome [^<>]* -->/g, "");
    expect(problemsOf(`### report-outcome: failed\n\n${seen}\n`)).toEqual([]);
  });

  test("removes control characters from the description of a status", async () => {
    const service = await givenService();
    const checks = [{ name: "\u202eunit\u2066 \u001b[31mred", result: "failure" }] as const;
    const { number, headSha } = givenFailed(service, { testPlan: { result: "fail", checks } });

    await ask(service, number, { "report-to": "status" });

    expect(statusesOf(service, headSha)[0]?.description).toMatch(/^[ -~]*unit[ -~]*red failed \[/);
  });

  test("creates one status on the head commit when report-to is status", async () => {
    const service = await givenService();
    const { number, headSha } = givenFailed(service);
    const inputs = { "report-to": "status", "status-context": "queue" };

    const ends = [await ask(service, number, inputs), await ask(service, number, inputs)];

    expect(ends.map(claims)).toEqual(["failed true false", "failed false false"]);
    expect(commentsOf(service)).toEqual([]);
    const description = expect.stringMatching(/^build failed \[[0-9a-f]{16}\.[0-9a-f]{8}\]$/);
    expect(statusesOf(service, headSha)).toMatchObject([{ context: "queue", state: "failure", description }]);
  });

  test("sets `deployable` to true only in a run for the merge event when `report-to` is `none`", async () => {
    const service = await givenService();
    const merged = givenQueued(service);
    service.control.advance(60);

    expect(claims(await ask(service, merged.number, { "report-to": "none" }))).toBe("merged true false");
    expect(claims(await report(service, onClosed(merged, true), { "report-to": "none" }))).toBe("merged true true");
  });

  test("writes nothing when the input `outcomes` does not contain the outcome", async () => {
    const service = await givenService();
    const { number } = givenCancelled(service);

    expect(claims(await ask(service, number, { outcomes: "merged, failed" }))).toBe("cancelled false false");
    expect(commentsOf(service)).toEqual([]);
  });

  test("reports the outcome when the service rejects the request for the timeline", async () => {
    const service = await givenService();
    const { number } = givenFailed(service);
    const fault = { kind: "status", status: 400 } as const;
    service.control.addFault({ endpoint: "getSubmittedPullRequest", times: 1, fault });

    const ends = [await ask(service, number), await ask(service, number)];
    expect(ends.map(claims)).toEqual(["failed true false", "failed false false"]);
  });

  test("reports that the state of the pull request is unknown when GitHub does not find it", async () => {
    const service = await givenService();
    const { number } = service.control.addPullRequest();
    service.control.addFault({ endpoint: "github:pulls.get", fault: { kind: "status", status: 404 } });

    const unseen = await ask(service, number, { "target-branch": "main" });
    const seen = await ask(service, number, { "target-branch": "main" });

    const never = "never in the merge queue for main of local/playground";
    expect([unseen, seen].map((end) => end.output("result"))).toEqual(["not-submitted", "not-submitted"]);
    expect(unseen.lines).toContain(`#1 was ${never}. GitHub did not report whether the pull request is open.`);
    expect(seen.lines).toContain(`#1 was ${never}. The pull request is open.`);
  });

  test("names the missing permission when GitHub rejects the comment", async () => {
    const service = await givenService();
    const { number } = givenFailed(service);
    service.control.addFault({ endpoint: "github:comments.create", times: 0, fault: REFUSAL });

    const end = await ask(service, number);

    expect(end.kind).toBe("input");
    const problem =
      "The outcome of #1 could not be reported: a comment on #1 could not be written to GitHub (status 403).";
    const advice = "The token needs the permission `pull-requests: write`.";
    expect(end.lines).toEqual(expect.arrayContaining([problem, advice]));
  });

  test("writes one comment when GitHub's answer is lost", async () => {
    const service = await givenService();
    const { number } = givenFailed(service);
    service.control.addFault({ endpoint: "github:comments.create", fault: { kind: "drop", when: "after" } });

    expect(claims(await ask(service, number))).toBe("failed true false");
    expect(commentsOf(service)).toHaveLength(1);
  });
});
