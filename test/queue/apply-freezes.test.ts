import { describe, expect, test } from "vitest";
import { decideFreeze } from "../../src/queue/apply-freezes.js";
import { givenService } from "../support/action.js";
import { fakeClock } from "../support/fake-clock.js";
import { fakeHost, refusal } from "../support/fake-host.js";
import { memoryPosts } from "../support/memory-posts.js";
import { givenQueued, REPO } from "../support/queue.js";
import { queueFor } from "../support/queue-requests.js";
import { type HereOptions, runHere } from "../support/run-in-process.js";
import { givenWorkspace } from "../support/workspace.js";

const START_MS = Date.parse("2026-12-23T16:00:00Z");
const FILE = ".github/merge-queue.yml";
/** A freeze from one hour to three hours after the start. */
const CALENDAR = [
  "queues: { main: {} }",
  "freezes:",
  "  holidays <b>@team: { from: 2026-12-23 18:00, until: 2026-12-23 20:00, time-zone: Europe/Berlin }",
].join("\n");
const NO_FREEZES = "queues: { main: {} }\nfreezes: {}";

type State = "running" | "paused" | "draining";
type Inputs = Readonly<Record<string, string>>;

/** Returns a queue, the issues on GitHub, and functions that run the operations and change the time. */
async function givenQueue({ before }: Parameters<typeof memoryPosts>[0] = {}) {
  const service = await givenService({ startAtMs: START_MS });
  const board = memoryPosts({ now: () => service.engine.now(), ...(before && { before }) });
  const options = () => ({ clock: fakeClock(service.engine.now()), host: fakeHost({ posts: board.posts }) });
  return {
    service,
    issues: () => [...board.issues.values()],
    board,
    state: () => queueFor(service)?.state,
    setState: (state: State) => service.control.updateQueue({ branch: "main", state }),
    pass: (minutes: number) => service.control.advance(minutes * 60),
    apply: (config = CALENDAR, inputs: Inputs = {}, more: HereOptions = {}) =>
      runHere(
        service,
        { operation: "apply-queue", ...inputs },
        { ...options(), workspace: givenWorkspace({ [FILE]: config }), ...more },
      ),
    pause: (inputs: Inputs) =>
      runHere(service, { operation: "pause-queue", "target-branch": "main", ...inputs }, options()),
  };
}

type GivenQueue = Awaited<ReturnType<typeof givenQueue>>;

/** Applies the calendar every 15 minutes, and returns the changes of the state in minutes after the start. */
async function changesOf({ apply, pass, state }: GivenQueue, config: string, hours: number) {
  const changes: string[] = [];
  for (let minutes = 0; minutes <= hours * 60; minutes += 15) {
    const old = state();
    await apply(config);
    if (state() !== old) changes.push(`${minutes}: ${state()}`);
    pass(15);
  }
  return changes;
}

describe("apply-queue with a calendar", () => {
  test("pauses the queue at the start of a freeze, and resumes it at the end", async () => {
    const queue = await givenQueue();

    expect(await changesOf(queue, CALENDAR, 5)).toEqual(["60: paused", "180: running"]);

    const [issue, ...more] = queue.issues();
    expect(more).toEqual([]);
    expect(issue).toMatchObject({ title: "Merge queue for main: freeze", labels: ["merge-queue-freeze"], open: false });
    expect(issue?.body).toContain("is paused until 2026-12-23 19:00:00 UTC.");
    expect(issue?.body).not.toContain("<!--");
    expect(issue?.body).not.toMatch(/<b>|@team/);
  });

  test.each([
    ["running", "closed"],
    ["draining", "closed"],
    ["paused", "resumed"],
    ["switching_modes", "none"],
  ])("decides at the end of a freeze for a queue that is %s: %s", (state, change) => {
    const target = { repository: REPO, targetBranch: "main" };
    const issue = { number: 1, title: "", body: "", createdAt: "" };

    expect(decideFreeze({ target, queue: { state }, freeze: undefined, records: [{ untilMs: 0, issue }] }, 1)).toBe(
      change,
    );
  });

  test("reports the changes in outputs, log and summary", async () => {
    const queue = await givenQueue();
    const before = await queue.apply();
    queue.pass(60);
    const paused = await queue.apply();
    const frozen = await queue.apply();
    queue.pass(120);
    const resumed = await queue.apply();

    const until = "2026-12-23T19:00:00.000Z";
    expect([before, paused, frozen, resumed].map(({ outputs }) => [outputs.result, outputs.freezes])).toEqual([
      ["unchanged", "[]"],
      ["applied", JSON.stringify([{ branch: "main", change: "paused", until }])],
      ["unchanged", JSON.stringify([{ branch: "main", change: "none", until }])],
      ["applied", JSON.stringify([{ branch: "main", change: "resumed", until: null }])],
    ]);
    expect(paused.log).toContain("main: the queue was paused until 2026-12-23 19:00:00 UTC.");
    expect(frozen.log).toContain("main: the queue is frozen until 2026-12-23 19:00:00 UTC.");
    expect(resumed.log).toContain("main: the freeze is over; the queue was resumed.");
    expect(resumed.summary).toContain("main: the freeze is over; the queue was resumed.");
  });

  test("never resumes a queue that a person paused before the freeze", async () => {
    const queue = await givenQueue();
    queue.setState("paused");

    expect(await changesOf(queue, CALENDAR, 5)).toEqual([]);
    expect(queue.issues()).toEqual([]);
  });

  test.each(["paused", "draining"] as const)("leaves the queue unchanged when it is %s", async (state) => {
    const queue = await givenQueue();
    queue.setState(state);
    queue.pass(60);

    const end = await queue.apply();

    expect([end.outputs.result, queue.state()]).toEqual(["unchanged", state]);
    expect(end.log).toContain(`but the queue is already ${state}. The step does not pause or resume it.`);
  });

  test("never resumes a queue after a person closed the issue", async () => {
    const queue = await givenQueue();
    queue.pass(60);
    await queue.apply();
    for (const { number } of queue.issues()) await queue.board.posts.editIssue(REPO, number, { state: "closed" });

    expect(await changesOf(queue, CALENDAR, 5)).toEqual([]);
    expect(queue.state()).toBe("paused");
  });

  test("ignores an issue with a marker that was not signed with the token", async () => {
    const queue = await givenQueue();
    queue.setState("paused");
    const body = `<!-- merge-queue-action freeze main 0 ${"0".repeat(64)} -->`;
    await queue.board.posts.createIssue(REPO, { title: "Freeze", body, labels: ["merge-queue-freeze"] });

    await queue.apply();

    expect(queue.state()).toBe("paused");
  });

  test("ignores a copy of the issue of an earlier freeze", async () => {
    const queue = await givenQueue();
    queue.pass(60);
    await queue.apply();
    const [issue] = queue.issues();
    await queue.board.posts.createIssue(REPO, { title: "", body: "", labels: [], ...issue });
    queue.pass(120);
    await queue.apply();
    queue.setState("paused");

    await queue.apply();

    expect([queue.state(), queue.issues().map(({ open }) => open)]).toEqual(["paused", [false, true]]);
  });

  test("pauses the queue again when a person resumes it during a freeze of the calendar", async () => {
    const queue = await givenQueue();
    queue.pass(60);
    await queue.apply();
    queue.setState("running");

    await queue.apply();

    expect(queue.state()).toBe("paused");
    expect(queue.issues()).toHaveLength(1);
  });

  test("resumes the queue when the calendar no longer has the freeze, and updates the issue when its end moves", async () => {
    const queue = await givenQueue();
    queue.pass(60);
    await queue.apply();
    await queue.apply(CALENDAR.replace("20:00", "23:00"));

    expect(queue.issues()[0]?.body).toContain("is paused until 2026-12-23 22:00:00 UTC.");

    await queue.apply(NO_FREEZES);

    expect(queue.state()).toBe("running");
  });

  test.each(["createIssue", "editIssue", "updateQueue"])(
    "freezes the queue in the next run when %s fails",
    async (failing) => {
      let isDown = true;
      const queue = await givenQueue({
        before(request) {
          if (isDown && request === failing) throw refusal(503, "An issue");
        },
      });
      if (failing === "updateQueue")
        queue.service.control.addFault({ endpoint: "updateQueue", fault: { kind: "status", status: 400 } });
      queue.pass(60);

      const first = await queue.apply();
      expect([first.exitCode, queue.state()]).toEqual([1, "running"]);
      isDown = false;

      expect(await changesOf(queue, CALENDAR, 4)).toEqual(["0: paused", "120: running"]);
    },
  );

  test.each(["editIssue", "updateQueue"])(
    "resumes the queue in the next run when %s fails at the end",
    async (failing) => {
      let isDown = false;
      const queue = await givenQueue({
        before(request) {
          if (isDown && request === failing) throw refusal(503, "An issue");
        },
      });
      queue.pass(60);
      await queue.apply();
      isDown = true;
      queue.pass(120);
      if (failing === "updateQueue")
        queue.service.control.addFault({ endpoint: "updateQueue", fault: { kind: "status", status: 400 } });
      const failed = await queue.apply();
      isDown = false;
      await queue.apply();

      expect([failed.exitCode, queue.state(), queue.issues()[0]?.open]).toEqual([1, "running", false]);
    },
  );

  test("changes nothing in a dry run", async () => {
    const queue = await givenQueue();
    queue.pass(60);

    const end = await queue.apply(CALENDAR, { "dry-run": "true", "fail-on-drift": "true" });

    expect(end.log).toContain("main: the queue would be paused until 2026-12-23 19:00:00 UTC.");
    expect([end.outputs.result, queue.state(), queue.issues()]).toEqual(["unchanged", "running", []]);
  });

  test("pauses a queue even when a setting is rejected", async () => {
    const queue = await givenQueue();
    queue.service.control.addFault({ endpoint: "updateQueue", fault: { kind: "status", status: 400 }, skip: 1 });
    queue.pass(60);

    const end = await queue.apply(CALENDAR.replace("main: {}", "main: { concurrency: 7 }"));

    expect([end.exitCode, queue.state()]).toEqual([1, "paused"]);
  });

  test.each([{}, { "dry-run": "true" }])(
    "postpones a change of the mode until the end with inputs %j",
    async (inputs) => {
      const queue = await givenQueue();
      givenQueued(queue.service);
      queue.pass(60);
      await queue.apply();
      const config = CALENDAR.replace("main: {}", "main: { mode: parallel }");

      const frozen = await queue.apply(config, inputs);

      expect([frozen.outputs.result, queue.state()]).toEqual(["unchanged", "paused"]);
      expect(frozen.log).toContain("The change of the mode is postponed until the freeze is over: main.");
      expect(JSON.parse(frozen.outputs.changes ?? "")).toEqual([
        { branch: "main", setting: "mode", from: "single", to: "parallel", postponed: true },
      ]);
      queue.pass(120);
      const over = await queue.apply(config);
      expect(JSON.parse(over.outputs.changes ?? "")).toMatchObject([{ setting: "mode", to: "parallel" }]);
    },
  );

  test.each([
    ["a setting is invalid", "main: { concurrency: ten }, release/1.x: {}", []],
    ["another queue cannot be read", "main: {}, release/1.x: {}", [1]],
  ])("resumes a queue at the end even when %s", async (_, queues, faults) => {
    const queue = await givenQueue();
    queue.service.control.addQueue({ branch: "release/1.x" });
    queue.pass(60);
    await queue.apply();
    queue.pass(120);
    for (const skip of faults)
      queue.service.control.addFault({ endpoint: "getQueue", skip, fault: { kind: "status", status: 403 } });

    const end = await queue.apply(CALENDAR.replace("main: {}", queues));

    expect([end.exitCode, queue.state()]).toEqual([1, "running"]);
    expect(JSON.parse(end.outputs.freezes ?? "")).toMatchObject([{ branch: "main", change: "resumed" }]);
    expect(end.log).toContain("main: the freeze is over; the queue was resumed.");
  });

  test("reads no issues when the file has no calendar", async () => {
    const queue = await givenQueue({
      before() {
        throw refusal(403);
      },
    });

    expect((await queue.apply("queues: { main: {} }")).outputs).toMatchObject({ result: "unchanged", freezes: "" });
  });
});

describe("pause-queue with pause-until", () => {
  test.each([
    ["2h", "2026-12-23T18:00:00.000Z"],
    ["2026-12-23T19:00:00+01:00", "2026-12-23T18:00:00.000Z"],
  ])("pauses the queue until %s", async (until, end) => {
    const queue = await givenQueue();

    const paused = await queue.pause({ "pause-until": until, reason: "Release" });

    expect(paused.outputs).toMatchObject({ result: "paused", "previous-state": "running", "paused-until": end });
    expect(queue.issues()[0]?.body).toContain("Reason: Release");
    expect(await changesOf(queue, NO_FREEZES, 4)).toEqual(["120: running"]);
    expect(queue.issues()[0]?.open).toBe(false);
  });

  test("moves the end when the queue is frozen", async () => {
    const queue = await givenQueue();
    await queue.pause({ "pause-until": "2h" });

    const moved = await queue.pause({ "pause-until": "3h" });

    expect(moved.outputs).toMatchObject({ result: "unchanged", "paused-until": "2026-12-23T19:00:00.000Z" });
    expect(await changesOf(queue, NO_FREEZES, 4)).toEqual(["180: running"]);
    expect(queue.issues()).toHaveLength(1);
  });

  test("sets no end when a person paused the queue", async () => {
    const queue = await givenQueue();
    queue.setState("paused");

    const end = await queue.pause({ "pause-until": "2h" });

    expect(end.outputs).toMatchObject({ result: "unchanged", "paused-until": "" });
    expect(end.log).toContain("The queue was paused without an end, so the step sets no end.");
    expect(await changesOf(queue, NO_FREEZES, 4)).toEqual([]);
  });

  test("leaves a later pause unchanged when a person resumed the queue before the end", async () => {
    const queue = await givenQueue();
    await queue.pause({ "pause-until": "2h" });
    queue.setState("running");
    await queue.apply(NO_FREEZES);
    queue.setState("paused");

    expect(await changesOf(queue, NO_FREEZES, 4)).toEqual([]);
    expect(queue.issues().map(({ open }) => open)).toEqual([false]);
  });

  test("stays until the later end when a freeze of the calendar overlaps", async () => {
    const short = await givenQueue();
    await short.pause({ "pause-until": "90m" });
    const long = await givenQueue();
    await long.pause({ "pause-until": "4h" });

    expect(await changesOf(short, CALENDAR, 5)).toEqual(["180: running"]);
    expect(await changesOf(long, CALENDAR, 5)).toEqual(["240: running"]);
  });

  test.each([
    ["2026-12-23T16:00:00Z", "pause-until: must be in the future; the present time is 2026-12-23 16:00:00 UTC."],
    ["tomorrow", "pause-until: must be a duration such as 2h, or a date and time with a time zone such as"],
    [
      "2026-12-24T09:00",
      "or a date and time with a time zone such as 2026-01-31T12:00:00Z or 2026-01-31T13:00:00+01:00",
    ],
    ["2026-12-24", "pause-until: must be a duration such as 2h"],
  ])("rejects %s", async (until, problem) => {
    const queue = await givenQueue();

    const end = await queue.pause({ "pause-until": until });

    expect([end.outputs["error-kind"], queue.state()]).toEqual(["input", "running"]);
    expect(end.log).toContain(problem);
  });

  test("changes nothing in a dry run", async () => {
    const queue = await givenQueue();

    const end = await queue.pause({ "pause-until": "2h", "dry-run": "true" });

    expect([end.outputs.result, queue.state(), queue.issues()]).toEqual(["planned", "running", []]);
    expect(end.log).toContain("The pause ends at 2026-12-23 18:00:00 UTC.");
  });
});
