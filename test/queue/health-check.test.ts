import { describe, expect, test } from "vitest";
import { givenService } from "../support/action.js";
import { fakeClock } from "../support/fake-clock.js";
import { fakeHost, refusal } from "../support/fake-host.js";
import { memoryPosts } from "../support/memory-posts.js";
import { cancelSilently, givenQueued, MAIN, submitSilently } from "../support/queue.js";
import { type HereOptions, runHere } from "../support/run-in-process.js";

const CHECK = { operation: "check-queue-health", "target-branch": "main" };

function issuesOn({ issues }: ReturnType<typeof memoryPosts>) {
  return [...issues.values()];
}

/** Returns a service, an issue list and a function that checks the queue. */
async function givenQueue() {
  const service = await givenService();
  const board = memoryPosts({ now: () => service.engine.now() });
  const check = (inputs: Readonly<Record<string, string>> = {}, more: HereOptions = {}) =>
    runHere(
      service,
      { ...CHECK, ...inputs },
      { clock: fakeClock(service.engine.now()), host: fakeHost({ posts: board.posts }), ...more },
    );
  return { service, board, check };
}

/** Three hours and one second. The service's time has whole seconds, so the times of API v2 need one second more. */
const LONG_SECONDS = 3 * 3600 + 1;

/** Returns a queue paused for three hours, with one waiting pull request. */
async function givenLongPause() {
  const queue = await givenQueue();
  queue.service.control.updateQueue({ branch: "main", state: "paused" });
  const { number } = givenQueued(queue.service);
  queue.service.control.advance(LONG_SECONDS);
  return { ...queue, number };
}

function refuse(): Promise<never> {
  return Promise.reject(refusal(403, "An issue"));
}

describe("check-queue-health", () => {
  test("returns one message when a queue has several problems", async () => {
    const { service, check } = await givenQueue();
    service.control.updateQueue({ branch: "main", mode: "parallel", state: "paused" });
    const ready = givenQueued(service);
    service.engine.setImpactedTargets(MAIN, { number: ready.number, sha: ready.headSha, targets: ["api"] });
    const { number } = givenQueued(service);
    service.control.advance(LONG_SECONDS);

    const end = await check({ report: "none" });

    const [message, ...more] = JSON.parse(end.outputs.messages ?? "");
    expect(more).toEqual([]);
    expect(message).toMatchObject({
      severity: "error",
      title: "Merge queue for main of local/playground: paused for too long and 1 more",
      link: "https://github.com/local/playground/issues",
    });
    expect(message.text).toContain(
      `The queue does not admit #${number}, because the impacted targets were not uploaded.`,
    );
  });

  test("returns healthy when the queue is empty and has no history", async () => {
    const { board, check } = await givenQueue();

    const end = await check();

    expect(end.outputs).toMatchObject({ result: "healthy", findings: "[]", opened: "[]", ended: "[]", depth: "0" });
    expect(end.calls).toEqual(["getQueue", "listMergeQueueTestingResults", "listPullRequests", "listPullRequests"]);
    expect(issuesOn(board)).toEqual([]);
  });

  test("opens one issue for a problem, and closes the issue after the problem", async () => {
    const { service, board, check, number } = await givenLongPause();

    const first = await check();
    const second = await check();
    service.control.updateQueue({ branch: "main", state: "running" });
    service.control.advance(1800);
    const third = await check();

    const message = `The queue is paused, and pull requests wait (#${number}; the longest wait is 3h). For more than 2h, no test has started or finished and no pull request has merged.`;
    expect(first.outputs.result).toBe("unhealthy");
    expect(first.exitCode).toBe(0);
    expect(JSON.parse(first.outputs.opened ?? "")).toMatchObject([{ kind: "paused", message, pullRequests: [number] }]);
    expect(second.outputs).toMatchObject({ result: "unhealthy", opened: "[]", ended: "[]" });
    expect(third.outputs).toMatchObject({ result: "healthy", opened: "[]" });
    expect(JSON.parse(third.outputs.ended ?? "")).toEqual([{ key: "paused", issue: 1 }]);
    const [issue, ...more] = issuesOn(board);
    expect(more).toEqual([]);
    expect(issue).toMatchObject({
      title: "Merge queue for main: paused for too long",
      labels: ["merge-queue-health"],
      open: false,
    });
    expect(issue?.body).toContain(message);
    expect(issue?.body).toContain("**Resolved**");
  });

  test("leaves the issue open when pull requests come and go during a pause", async () => {
    const { service, board, check, number } = await givenLongPause();
    await check();

    givenQueued(service);
    const submitted = await check();
    cancelSilently(service, number);
    const canceled = await check();

    expect([submitted, canceled].map(({ outputs }) => outputs.result)).toEqual(["unhealthy", "unhealthy"]);
    expect(issuesOn(board).map(({ open }) => open)).toEqual([true]);
  });

  test.each([
    ["ahead", 5],
    ["behind", -5],
  ])("uses the service's clock, and reports a machine whose clock is five hours %s", async (side, hours) => {
    const { service, check } = await givenQueue();
    service.control.updateQueue({ branch: "main", state: "paused" });
    givenQueued(service);
    const clock = () => fakeClock(service.engine.now() + hours * 3_600_000);

    service.control.advance(3600);
    const early = await check({}, { clock: clock() });
    service.control.advance(2 * 3600);
    const late = await check({}, { clock: clock() });

    expect([early, late].map(({ outputs }) => outputs.result)).toEqual(["healthy", "unhealthy"]);
    const skew = `The clock of this machine is 5h ${side}`;
    expect(early.log).toContain(skew);
    expect(early.summary).toContain(skew);
    expect((await check()).log).not.toContain("The clock of this machine");
  });

  test("returns healthy when a merge came hours after the last test", async () => {
    const { service, check } = await givenLongPause();
    const merged = { state: "merged", prNumber: 99, prSha: "1".repeat(40) };
    const stateChangedAt = new Date(service.engine.now() - 60_000).toISOString();
    const fault = { kind: "reply" as const, status: 200, json: { pullRequests: [{ ...merged, stateChangedAt }] } };
    service.control.addFault({ endpoint: "listPullRequests", times: 1, fault });

    expect((await check()).outputs.result).toBe("healthy");
    expect((await check()).outputs.result).toBe("unhealthy");
  });

  test("opens another issue when the problem returns, and ignores issues of other branches", async () => {
    const { service, board, check } = await givenLongPause();
    service.control.addQueue({ branch: "release-1" });
    await check();

    await check({ "target-branch": "release-1" });
    service.control.updateQueue({ branch: "main", state: "running" });
    await check();
    service.control.advance(60);
    service.control.updateQueue({ branch: "main", state: "paused" });
    givenQueued(service);
    service.control.advance(3 * 3600);
    await check();

    expect(issuesOn(board).map(({ open }) => open)).toEqual([false, true]);
  });

  test("fails and leaves the issue open when a list cannot be read", async () => {
    const { service, board, check } = await givenLongPause();
    await check();
    service.control.addFault({ endpoint: "listPullRequests", times: 0, fault: { kind: "status", status: 503 } });

    const end = await check();

    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "unavailable" });
    expect(issuesOn(board).map(({ open }) => open)).toEqual([true]);
  });

  test("ignores an issue when the marker is not at the start of the text", async () => {
    const { board, check } = await givenLongPause();
    await board.posts.createIssue(
      { host: "github.com", owner: "local", name: "playground" },
      { title: "Paused", body: "See <!-- merge-queue-action health main paused -->", labels: ["merge-queue-health"] },
    );

    await check();

    expect(issuesOn(board)).toHaveLength(2);
    expect(issuesOn(board).map(({ open }) => open)).toEqual([true, true]);
  });

  test("shows the planned issues and opens no issue when dry-run is set", async () => {
    const { board, check } = await givenLongPause();

    const end = await check({ "dry-run": "true" });

    expect(end.outputs.result).toBe("planned");
    expect(end.log).toContain("The step would open 1 issue and close 0 issues.");
    expect(issuesOn(board)).toEqual([]);
  });

  test("returns the problems when GitHub rejects the issue", async () => {
    const { check } = await givenLongPause();
    const host = fakeHost({ posts: { ...memoryPosts().posts, createIssue: refuse } });

    const end = await check({}, { host });

    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "input" });
    expect(JSON.parse(end.outputs.findings ?? "")).toMatchObject([{ kind: "paused" }]);
    expect(end.log).toContain("Let the token read it.");
  });

  test("returns healthy when the service does not support the lists", async () => {
    const { service, check } = await givenLongPause();
    for (const endpoint of ["listMergeQueueTestingResults", "listPullRequests"] as const) {
      service.control.addFault({ endpoint, times: 0, fault: { kind: "status", status: 404 } });
    }

    const end = await check({ report: "none" });

    // The list of the queue contains no pull request that is not ready.
    expect(end.outputs).toMatchObject({ result: "healthy", opened: "", ended: "" });
  });

  test("counts the failed attempts in the service's timeline", async () => {
    const { service, check } = await givenQueue();
    const { number } = givenQueued(service, { testPlan: { result: "fail", testSeconds: 60 } });
    for (let attempt = 1; attempt < 4; attempt += 1) {
      service.control.advance(1800);
      submitSilently(service, number);
    }
    service.control.advance(1800);

    const end = await check({ report: "none" });

    expect(JSON.parse(end.outputs.findings ?? "")).toMatchObject([
      { kind: "loop", message: `#${number} failed in the queue 4 times within a day.` },
    ]);
  });

  test("finds a pull request that fails repeatedly among 230 other pull requests", async () => {
    const service = await givenService({ queue: { concurrency: 200 } });
    const { number } = givenQueued(service, { testPlan: { result: "fail", testSeconds: 60 } });
    for (let attempt = 1; attempt < 4; attempt += 1) {
      service.control.advance(1800);
      submitSilently(service, number);
    }
    service.control.advance(1800);
    for (let each = 0; each < 230; each += 1) givenQueued(service);
    service.control.advance(1800);

    const inputs = { ...CHECK, report: "none" };
    const end = await runHere(service, inputs, { clock: fakeClock(service.engine.now()) });

    expect(JSON.parse(end.outputs.findings ?? "")).toMatchObject([{ kind: "loop", pullRequests: [number] }]);
    expect(end.calls.filter((name) => name === "listMergeQueueTestingResults").length).toBeLessThanOrEqual(10);
  });

  test("requires a GitHub token unless report is none", async () => {
    const { service } = await givenQueue();

    const refused = await runHere(service, CHECK, { githubToken: "" });
    const end = await runHere(service, { ...CHECK, report: "none" }, { githubToken: "" });

    expect(refused.outputs["error-message"]).toMatch(/^github-token: a token is required to write issues/);
    expect(end.outputs.result).toBe("healthy");
  });
});
