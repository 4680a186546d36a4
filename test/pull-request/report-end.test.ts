import { describe, expect, test } from "vitest";
import type { LocalService, LocalServiceOptions, PullRequest } from "../../src/local-queue/service.js";
import { givenService } from "../action/harness.js";
import { givenCancelled, givenQueued, givenTesting, runOf, submitSilently } from "../action/queue.js";
import { strangersIn } from "../as-github.js";
import { onClosed, onDeleted, onDispatch } from "../interpreter/events.js";
import { HOSTILE, LINKING, problemsOf } from "../run/pages.js";
import { clockOf, runFor, type WokenRun } from "./wake-ups.js";

const FAILING = { testPlan: { result: "fail", checks: [{ name: "build", result: "failure" }] } } as const;

/** Asks how it ended with a pull request, by its number. */
function ask(service: LocalService, number: number, inputs: Readonly<Record<string, string>> = {}): Promise<WokenRun> {
  const woken = { event: onDispatch(), inputs: { "pr-number": `${number}`, ...inputs } };
  return runFor(service, woken, { clock: clockOf(service) });
}

function givenFailed(service: LocalService, given = {}): PullRequest {
  const pullRequest = givenTesting(service, { ...FAILING, ...given });
  service.control.advance(60);
  return pullRequest;
}

function commentsOf(service: LocalService, of?: number): readonly string[] {
  const comments = service.engine.snapshots()[0]?.comments ?? [];
  return comments.filter(({ number }) => of === undefined || number === of).map(({ body }) => body);
}

const BATCHES: LocalServiceOptions = {
  queue: { batch: true, batchingMinSize: 3, batchingMaxWaitTimeMinutes: 1, createPrsForTestingBranches: true },
};

describe("report-end on a test branch", () => {
  test("tells all pull requests that were tested there, and hands on the merge that holds the others", async () => {
    const service = await givenService(BATCHES);
    const batch = [givenQueued(service), givenQueued(service), givenQueued(service)];
    service.control.advance(90);
    const first = batch[0]?.number ?? 0;
    const woken = { event: onDeleted(runOf(service, first).branch), inputs: {} };

    const end = await runFor(service, woken, { clock: clockOf(service) });
    const again = await runFor(service, woken, { clock: clockOf(service) });

    expect(end.kind).toBeUndefined();
    const reports = JSON.parse(end.output("reports"));
    expect(reports.map((report: Record<string, unknown>) => [report["pr-number"], report.result])).toEqual(
      batch.map(({ number }) => [number, "merged"]),
    );
    const last = service.engine.snapshots()[0]?.pullRequests.at(2);
    expect([end.output("pr-number"), end.output("merge-commit-sha")]).toEqual([
      `${last?.number}`,
      last?.mergeCommitSha,
    ]);
    expect(end.output("deployable")).toBe("true");
    expect(batch.map(({ number }) => commentsOf(service, number).length)).toEqual([1, 1, 1]);
    expect([again.output("reported"), again.output("deployable"), again.output("reports")]).toEqual([
      "false",
      "false",
      "[]",
    ]);
  });

  test("tells the others when one cannot be told", async () => {
    const service = await givenService(BATCHES);
    const batch = [givenQueued(service), givenQueued(service), givenQueued(service)];
    service.control.advance(90);
    const fault = { kind: "reply", status: 403, json: { message: "no" } } as const;
    service.control.addFault({ endpoint: "github:comments.create", times: 1, fault });
    const woken = { event: onDeleted(runOf(service, batch[0]?.number ?? 0).branch), inputs: {} };

    const end = await runFor(service, woken, { clock: clockOf(service) });

    expect([end.kind, JSON.parse(end.output("reports")).length]).toEqual([undefined, 2]);
    expect(end.warnings.join("\n")).toContain("could not be told");
  });

  test("waits a little for the service where the branch is gone before the queue has decided", async () => {
    const service = await givenService({ queue: { createPrsForTestingBranches: true } });
    const { number } = givenTesting(service, FAILING);
    const woken = { event: onDeleted(runOf(service, number).branch), inputs: {} };

    const end = await runFor(service, woken, { clock: clockOf(service) });

    expect([end.output("result"), end.output("reported")]).toEqual(["failed", "true"]);
  });

  test("waits a little for the merge of what has just passed its tests", async () => {
    const service = await givenService({ timings: { mergeSeconds: 8 } });
    const { number } = givenTesting(service);
    service.control.advance(9);

    const end = await ask(service, number);

    expect([end.output("result"), end.output("deployable")]).toEqual(["merged", "true"]);
  });
});

describe("report-end", () => {
  test("waits until GitHub knows the merge commit", async () => {
    const service = await givenService({ githubLagSeconds: 12 });
    const { number } = givenTesting(service);
    service.control.advance(12);

    expect((await ask(service, number)).output("deployable")).toBe("true");
  });

  test("tells a merge by hand of a queued pull request as one outside of the queue", async () => {
    const service = await givenService();
    const { number } = givenTesting(service);
    service.control.updatePullRequest(number, { state: "merged" });

    const woken = { event: onDispatch(), inputs: { "pr-number": `${number}` } };
    const told = await runFor(service, woken, { clock: clockOf(service) });

    expect([told.output("result"), told.output("deployable")]).toEqual(["not-from-queue", "true"]);
    expect(commentsOf(service)).toEqual([expect.stringContaining("Merged, but not by the merge queue")]);
  });

  test("tells a merge by hand that follows a failure as an end of its own", async () => {
    const service = await givenService();
    const { number } = givenFailed(service);
    const failed = await ask(service, number);
    service.control.updatePullRequest(number, { state: "merged" });
    const merged = await ask(service, number);
    const again = await ask(service, number);

    const ends = [failed, merged, again].map(({ output }) => [
      output("result"),
      output("reported"),
      output("deployable"),
    ]);
    expect(ends).toEqual([
      ["failed", "true", "false"],
      ["not-from-queue", "true", "true"],
      ["not-from-queue", "false", "false"],
    ]);
    expect(commentsOf(service)).toHaveLength(2);
  });

  test("keeps nothing of what the queue never had, and goes by the event of its closing", async () => {
    const service = await givenService();
    const merged = service.control.updatePullRequest(service.control.addPullRequest().number, { state: "merged" });
    const closing = { event: onClosed(merged, true), inputs: {} };

    const other = await ask(service, merged.number);
    const own = await runFor(service, closing, { clock: clockOf(service) });

    expect([other.output("reported"), other.output("deployable")]).toEqual(["false", "false"]);
    expect([own.output("result"), own.output("reported"), own.output("deployable")]).toEqual([
      "not-from-queue",
      "true",
      "true",
    ]);
    expect(commentsOf(service)).toEqual([]);
  });

  test("tells late what nobody was told of, also while it is in the queue again, but not for ever", async () => {
    const service = await givenService({ timings: { testSeconds: 86_400 } });
    const quick = { testPlan: { result: "fail", testSeconds: 5 } };
    const [soon, late] = [givenFailed(service, quick).number, givenFailed(service, quick).number];
    for (const number of [soon, late]) {
      service.control.updatePullRequest(number, { testPlan: { result: "pass", testSeconds: 86_400 } });
      submitSilently(service, number);
    }
    service.control.advance(60);
    const first = await ask(service, soon);
    const second = await ask(service, soon);
    service.control.advance(7200);
    const third = await ask(service, late);

    const ends = [first, second, third].map(({ output }) => [output("result"), output("reported")]);
    expect(ends).toEqual([
      ["failed", "true"],
      ["in-queue", "false"],
      ["in-queue", "false"],
    ]);
    expect(commentsOf(service).join()).toContain("It has been submitted again since.");
  });

  test("names the author in a new comment for each attempt, and an app never", async () => {
    const service = await givenService();
    const person = givenFailed(service, { author: "octocat" });
    const app = givenFailed(service, { author: "renovate[bot]" });
    await ask(service, person.number);
    await ask(service, app.number);
    expect(commentsOf(service, person.number).join()).toContain("@octocat, ");
    expect(commentsOf(service, app.number).join()).not.toMatch(/(?<!%40|;)@(?!20)/);

    submitSilently(service, person.number);
    service.control.advance(60);
    await ask(service, person.number);

    const [first = "", second = "", ...more] = commentsOf(service, person.number);
    expect(first).toMatch(/^<details><summary>Thrown out of the merge queue: .*<\/summary>/);
    expect(second).toMatch(/^\*\*Thrown out of the merge queue\*\*\n\n@octocat, /);
    expect(second).toContain("<summary>Earlier: 1</summary>");
    expect(more).toEqual([]);
  });

  test("says after a push what to do", async () => {
    const service = await givenService({ timings: { testSeconds: 600 } });
    const { number } = givenTesting(service);
    service.control.updatePullRequest(number, { headSha: "new" });

    await ask(service, number);

    const [comment = ""] = commentsOf(service, number);
    expect(comment).toContain("**Why:** It got new commits, which took it out of the queue.");
    expect(comment).toContain("**What to do:** Submit it again.");
  });

  test("says how a check that nobody reports is mended", async () => {
    const service = await givenService({ queue: { testingTimeoutMinutes: 5 } });
    const checks = [{ name: "build", result: "never-reported" }] as const;
    const { number } = givenTesting(service, { testPlan: { checks } });
    service.control.advance(600);

    await ask(service, number);

    const [comment = ""] = commentsOf(service, number);
    expect(comment).toContain("**What to do:** Mend that first, and submit it again.");
    expect(comment).toContain("Let a workflow report it on the branches trunk-merge");
  });

  test("lets nobody else's text be more than text in the comment", async () => {
    const service = await givenService();
    const checks = [HOSTILE, ...LINKING].map((name) => ({ name, result: "failure" }) as const);
    const { number } = givenFailed(service, { title: HOSTILE, author: HOSTILE, testPlan: { result: "fail", checks } });

    await ask(service, number);

    const [comment = ""] = commentsOf(service);
    expect(comment).toContain("**Failed checks**");
    expect(strangersIn(comment)).toEqual([]);
    const seen = comment.replace(/<!-- merge-queue-action end [^<>]* -->/g, "");
    expect(problemsOf(`### report-end: failed\n\n${seen}\n`)).toEqual([]);
  });

  test("shows the name of a check in a status without bidirectional controls and escapes of a terminal", async () => {
    const service = await givenService();
    const checks = [{ name: "\u202eunit\u2066 \u001b[31mred", result: "failure" }] as const;
    const { number, headSha } = givenFailed(service, { testPlan: { result: "fail", checks } });

    await ask(service, number, { tell: "status" });

    const [status] = service.engine.snapshots()[0]?.statuses[headSha] ?? [];
    expect(status?.description).toMatch(/^[ -~]*unit[ -~]*red failed \[/);
  });

  test("tells by a status on the head commit, once for each end", async () => {
    const service = await givenService();
    const { number, headSha } = givenFailed(service);
    const inputs = { tell: "status", "status-context": "queue" };

    const reported = [];
    for (let round = 0; round < 2; round += 1) reported.push((await ask(service, number, inputs)).output("reported"));

    expect(reported).toEqual(["true", "false"]);
    expect(commentsOf(service)).toEqual([]);
    const [status, ...more] = service.engine.snapshots()[0]?.statuses[headSha] ?? [];
    expect([status?.context, status?.state, more]).toEqual(["queue", "failure", []]);
    expect(status?.description).toMatch(/^build failed \[[0-9a-f]{16}\.[0-9a-f]{8}\]$/);
  });

  test("reports to every run with `tell: none`, where a merge is deployed by its own event alone", async () => {
    const service = await givenService();
    const merged = givenQueued(service);
    service.control.advance(60);
    const closing = { event: onClosed(merged, true), inputs: { tell: "none" } };

    const other = await ask(service, merged.number, { tell: "none" });
    const own = await runFor(service, closing, { clock: clockOf(service) });

    expect([other.output("reported"), other.output("deployable")]).toEqual(["true", "false"]);
    expect([own.output("reported"), own.output("deployable")]).toEqual(["true", "true"]);
  });

  test("leaves out what it is not to report on", async () => {
    const service = await givenService();
    const { number } = givenCancelled(service);

    const end = await ask(service, number, { "report-on": "merged, failed" });

    expect([end.output("result"), end.output("reported"), commentsOf(service)]).toEqual(["cancelled", "false", []]);
  });

  test("does without the timeline where the service knows none", async () => {
    const service = await givenService();
    const { number } = givenFailed(service);
    const fault = { kind: "status", status: 400 } as const;
    service.control.addFault({ endpoint: "getSubmittedPullRequest", times: 1, fault });

    expect((await ask(service, number)).output("reported")).toBe("true");
    expect((await ask(service, number)).output("reported")).toBe("false");
  });

  test("does not say that a pull request is open which GitHub does not show", async () => {
    const service = await givenService();
    const { number } = service.control.addPullRequest();
    const asked = { event: onDispatch(), inputs: { "pr-number": `${number}`, "target-branch": "main" } };
    service.control.addFault({ endpoint: "github:pulls.get", fault: { kind: "status", status: 404 } });

    const unseen = await runFor(service, asked, { clock: clockOf(service) });
    const seen = await runFor(service, asked, { clock: clockOf(service) });

    const never = "never in the merge queue for main of local/playground";
    expect([unseen, seen].map((end) => end.output("result"))).toEqual(["not-submitted", "not-submitted"]);
    expect(unseen.lines).toContain(`#1 was ${never}. Whether it is open is not known: GitHub did not tell.`);
    expect(seen.lines).toContain(`#1 is open; it was ${never}.`);
  });

  test("says which permission is missing, and that nothing was told", async () => {
    const service = await givenService();
    const { number } = givenFailed(service);
    const fault = { kind: "reply", status: 403, json: { message: "Resource not accessible by integration" } } as const;
    service.control.addFault({ endpoint: "github:comments.create", times: 0, fault });

    const end = await ask(service, number);

    expect(end.kind).toBe("input");
    expect(end.lines).toEqual(
      expect.arrayContaining([
        "How the queue ended with #1 could not be told: a comment on #1 could not be written to GitHub (status 403).",
        "The token needs the permission `pull-requests: write`.",
      ]),
    );
  });

  test("tells an end once although GitHub's answer to the comment is lost", async () => {
    const service = await givenService();
    const { number } = givenFailed(service);
    service.control.addFault({ endpoint: "github:comments.create", fault: { kind: "drop", when: "after" } });

    expect((await ask(service, number)).output("reported")).toBe("true");
    expect(commentsOf(service)).toHaveLength(1);
  });

  test("believes no comment of somebody else that says it was told", async () => {
    const service = await givenService();
    const { number } = givenFailed(service);
    const mark = `<!-- merge-queue-action end x@y failed 2026-01-31T12:00:00.000Z aaaaaaaa ${"0".repeat(32)} -->`;
    service.control.addComment({ number, body: mark, author: "somebody" });

    expect((await ask(service, number)).output("reported")).toBe("true");
  });

  test("tells again with another token, in a comment of its own", async () => {
    const service = await givenService();
    const { number } = givenFailed(service);
    await ask(service, number);
    const [comment = ""] = commentsOf(service);
    service.control.editComment(1, comment.replace(/[0-9a-f]{32} -->/, `${"0".repeat(32)} -->`));

    expect((await ask(service, number)).output("reported")).toBe("true");
    expect(commentsOf(service)).toHaveLength(2);
  });
});
