import { describe, expect, test } from "vitest";
import { givenService } from "../support/action.js";
import { fakeClock } from "../support/fake-clock.js";
import { fakeHost, refusal } from "../support/fake-host.js";
import { memoryPosts } from "../support/memory-posts.js";
import { cancelSilently, givenQueued, submitSilently } from "../support/queue.js";
import { type HereOptions, runHere } from "../support/run-in-process.js";

const CHECK = { operation: "check-queue-health", "target-branch": "main" };

function issuesOn({ issues }: ReturnType<typeof memoryPosts>) {
  return [...issues.values()];
}

/** A service at its present, whose queue may be checked at any time. */
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

/** A queue that somebody paused three hours ago, with one waiting. */
async function givenForgotten() {
  const queue = await givenQueue();
  queue.service.control.updateQueue({ branch: "main", state: "paused" });
  const { number } = givenQueued(queue.service);
  queue.service.control.advance(3 * 3600);
  return { ...queue, number };
}

function refuse(): Promise<never> {
  return Promise.reject(refusal(403, "An issue"));
}

describe("check-queue-health", () => {
  test("is healthy where nothing waits and nothing was ever tested", async () => {
    const { board, check } = await givenQueue();

    const end = await check();

    expect(end.outputs).toMatchObject({ result: "healthy", findings: "[]", opened: "[]", ended: "[]", depth: "0" });
    expect(end.calls).toEqual(["getQueue", "listMergeQueueTestingResults", "listPullRequests", "listPullRequests"]);
    expect(issuesOn(board)).toEqual([]);
  });

  test("opens one issue for a finding, leaves it open while it lasts, and closes it when it is over", async () => {
    const { service, board, check, number } = await givenForgotten();

    const first = await check();
    const second = await check();
    service.control.updateQueue({ branch: "main", state: "running" });
    service.control.advance(1800);
    const third = await check();

    const message = `The queue is paused: #${number} wait, the longest for 3h, and for more than 2h no test has started or ended and nothing has merged.`;
    expect(first.outputs.result).toBe("unhealthy");
    expect(first.exitCode).toBe(0);
    expect(JSON.parse(first.outputs.opened ?? "")).toMatchObject([{ kind: "paused", message, pullRequests: [number] }]);
    expect(second.outputs).toMatchObject({ result: "unhealthy", opened: "[]", ended: "[]" });
    expect(third.outputs).toMatchObject({ result: "healthy", opened: "[]" });
    expect(JSON.parse(third.outputs.ended ?? "")).toEqual([{ key: "paused", issue: 1 }]);
    const [issue, ...more] = issuesOn(board);
    expect(more).toEqual([]);
    expect(issue).toMatchObject({
      title: "Merge queue for main: it stands still",
      labels: ["merge-queue-health"],
      open: false,
    });
    expect(issue?.body).toContain(message);
    expect(issue?.body).toContain("**It is over**");
  });

  test("leaves the issue of a pause open when pull requests are submitted, also when the first is canceled", async () => {
    const { service, board, check, number } = await givenForgotten();
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
  ])("measures by the service's clock when the machine is hours %s, and reports that", async (side, hours) => {
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

  test("finds nothing after a merge that follows the last test by hours", async () => {
    const { service, check } = await givenForgotten();
    const merged = { state: "merged", prNumber: 99, prSha: "1".repeat(40) };
    const stateChangedAt = new Date(service.engine.now() - 60_000).toISOString();
    const fault = { kind: "reply" as const, status: 200, json: { pullRequests: [{ ...merged, stateChangedAt }] } };
    service.control.addFault({ endpoint: "listPullRequests", times: 1, fault });

    expect((await check()).outputs.result).toBe("healthy");
    expect((await check()).outputs.result).toBe("unhealthy");
  });

  test("takes the same trouble later for a new one, and that of another branch for its own", async () => {
    const { service, board, check } = await givenForgotten();
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

  test("fails where the lists cannot be read, and closes nothing", async () => {
    const { service, board, check } = await givenForgotten();
    await check();
    service.control.addFault({ endpoint: "listPullRequests", times: 0, fault: { kind: "status", status: 503 } });

    const end = await check();

    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "unavailable" });
    expect(issuesOn(board).map(({ open }) => open)).toEqual([true]);
  });

  test("does not believe an issue that others wrote in another form", async () => {
    const { board, check } = await givenForgotten();
    await board.posts.createIssue(
      { host: "github.com", owner: "local", name: "playground" },
      { title: "Paused", body: "See <!-- merge-queue-action health main paused -->", labels: ["merge-queue-health"] },
    );

    await check();

    expect(issuesOn(board)).toHaveLength(2);
    expect(issuesOn(board).map(({ open }) => open)).toEqual([true, true]);
  });

  test("reports the issues of a dry run, and writes nothing", async () => {
    const { board, check } = await givenForgotten();

    const end = await check({ "dry-run": "true" });

    expect(end.outputs.result).toBe("planned");
    expect(end.log).toContain("1 issue would be opened, and 0 closed.");
    expect(issuesOn(board)).toEqual([]);
  });

  test("returns the findings also when GitHub rejects the issue", async () => {
    const { check } = await givenForgotten();
    const host = fakeHost({ posts: { ...memoryPosts().posts, createIssue: refuse } });

    const end = await check({}, { host });

    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "input" });
    expect(JSON.parse(end.outputs.findings ?? "")).toMatchObject([{ kind: "paused" }]);
    expect(end.log).toContain("Let the token read it.");
  });

  test("finds what it can where the service knows none of the lists", async () => {
    const { service, check } = await givenForgotten();
    for (const endpoint of ["listMergeQueueTestingResults", "listPullRequests"] as const) {
      service.control.addFault({ endpoint, times: 0, fault: { kind: "status", status: 404 } });
    }

    const end = await check({ report: "none" });

    // The queue's own list has no pull request that is not ready.
    expect(end.outputs).toMatchObject({ result: "healthy", opened: "", ended: "" });
  });

  test("counts attempts by the service's own timeline", async () => {
    const { service, check } = await givenQueue();
    const { number } = givenQueued(service, { testPlan: { result: "fail", testSeconds: 60 } });
    for (let attempt = 1; attempt < 4; attempt += 1) {
      service.control.advance(1800);
      submitSilently(service, number);
    }
    service.control.advance(1800);

    const end = await check({ report: "none" });

    expect(JSON.parse(end.outputs.findings ?? "")).toMatchObject([
      { kind: "loop", message: `#${number} was thrown out of the queue 4 times within a day.` },
    ]);
  });

  test("finds a loop among the many tests of a busy queue", async () => {
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

  test("needs a token of GitHub for its issues, and none without", async () => {
    const { service } = await givenQueue();

    const refused = await runHere(service, CHECK, { githubToken: "" });
    const end = await runHere(service, { ...CHECK, report: "none" }, { githubToken: "" });

    expect(refused.outputs["error-message"]).toMatch(
      /^github-token is needed to keep the issues|^github-token: is needed to keep the issues/,
    );
    expect(end.outputs.result).toBe("healthy");
  });
});
