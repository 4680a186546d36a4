import { describe, expect, test } from "vitest";
import { decideFreezeChange } from "../../src/queue/apply-freezes.js";
import { byApi } from "../support/api.js";
import { refusal } from "../support/fake-host.js";
import { givenQueued, givenTesting, REPO } from "../support/queue.js";
import { switchModes } from "../support/queue-requests.js";
import { CALENDAR, changesOf, givenQueue, NO_FREEZES } from "./frozen-queue.js";

const TARGET = { repository: REPO, targetBranch: "main" };

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
  ])("decides at the end of a freeze what happens to a queue in the state %s: %s", (state, change) => {
    const issue = { number: 1, title: "", body: "", createdAt: "", reopened: false };
    const situation = { target: TARGET, queue: { state }, freeze: undefined, records: [{ untilMs: 0, issue }] };

    for (const setsStateDuringModeSwitch of [true, false])
      expect(decideFreezeChange(situation, 1, { setsStateDuringModeSwitch })).toBe(change);
  });

  test.each([
    [true, "requested"],
    [false, "none"],
  ])(
    "decides at the start of a freeze what happens to a queue that switches modes, when a request is accepted (%j): %s",
    (setsStateDuringModeSwitch, change) => {
      const freeze = { name: "holidays", branches: new Set(["main"]), fromMs: 0, untilMs: 2 };
      const situation = { target: TARGET, queue: { state: "switching_modes" }, freeze, records: [] };

      expect(decideFreezeChange(situation, 1, { setsStateDuringModeSwitch })).toBe(change);
    },
  );

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

  test("requests the pause during a mode switch only with API v2, and resumes the queue after the freeze", async () => {
    const queue = await givenQueue();
    queue.pass(60);
    givenTesting(queue.service);
    switchModes(queue.service);

    const during = await queue.apply();
    const stateDuring = queue.state();
    queue.pass(30);

    expect(stateDuring).toBe("switching_modes");
    expect([JSON.parse(during.outputs.freezes ?? "")[0].change, queue.state()]).toEqual(
      byApi({ v1: ["none", "running"], v2: ["requested", "paused"] }),
    );
    expect(during.log).toContain(
      byApi({
        v1: "but the queue is already switching modes. The step does not pause or resume the queue.",
        v2: "main: the queue is switching modes. The step requested the pause until 2026-12-23 19:00:00 UTC, but the queue may merge pull requests until the switch is finished.",
      }),
    );
    expect((await queue.apply()).log).toContain(byApi({ v1: "the queue was paused", v2: "the queue is frozen" }));
    queue.pass(90);
    await queue.apply();
    expect(queue.state()).toBe("running");
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
    expect(end.log).toContain(`but the queue is already ${state}. The step does not pause or resume the queue.`);
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

    const end = await queue.apply(NO_FREEZES);

    expect(queue.state()).toBe("paused");
    expect(end.log).toContain("::warning");
    expect(end.log).toContain(
      "Issue #1 records a freeze of main, but the step ignores the issue: the signature of the issue does not",
    );
  });

  test("ignores an issue that was closed and opened again with its marker", async () => {
    const queue = await givenQueue();
    queue.pass(60);
    await queue.apply();
    const [issue] = queue.issues();
    if (issue === undefined) throw new Error("There is no issue.");
    queue.board.issues.set(issue.number, { ...issue, reopened: true });

    const end = await queue.apply(NO_FREEZES);

    expect(queue.state()).toBe("paused");
    expect(end.log).toContain("but the step ignores the issue: the issue was closed and opened again.");
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
    "resumes the queue in the next run when %s fails at the end of the freeze",
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
    "postpones a change of the mode until the end of the freeze when the inputs are %j",
    async (inputs) => {
      const queue = await givenQueue();
      givenQueued(queue.service);
      queue.pass(60);
      await queue.apply();
      const config = CALENDAR.replace("main: {}", "main: { mode: parallel }");

      const frozen = await queue.apply(config, inputs);

      expect([frozen.outputs.result, queue.state()]).toEqual(["unchanged", "paused"]);
      expect(frozen.log).toContain("The step does not change the mode of these queues until they are resumed: main.");
      expect(JSON.parse(frozen.outputs.changes ?? "")).toEqual([
        { branch: "main", setting: "mode", from: "single", to: "parallel", postponed: true },
      ]);
      queue.pass(120);
      const over = await queue.apply(config);
      expect(JSON.parse(over.outputs.changes ?? "")).toMatchObject([{ setting: "mode", to: "parallel" }]);
    },
  );

  test.each([
    ["without a calendar", ""],
    ["with an empty calendar", "\nfreezes: {}"],
  ])("postpones a change of the mode when a person paused the queue %s", async (_, calendar) => {
    const queue = await givenQueue();
    givenQueued(queue.service);
    queue.setState("paused");
    const config = `queues: { main: { mode: parallel, concurrency: 7 } }${calendar}`;

    const paused = await queue.apply(config);

    expect([paused.outputs.result, queue.state()]).toEqual(["applied", "paused"]);
    expect(JSON.parse(paused.outputs.changes ?? "")).toMatchObject([
      { setting: "concurrency", to: 7 },
      { setting: "mode", to: "parallel", postponed: true },
    ]);
    queue.setState("running");
    const resumed = await queue.apply(config);
    expect(JSON.parse(resumed.outputs.changes ?? "")).toMatchObject([{ setting: "mode", to: "parallel" }]);
  });

  test.each([
    ["a setting is invalid", "main: { concurrency: ten }, release/1.x: {}", []],
    ["another queue cannot be read", "main: {}, release/1.x: {}", [1]],
  ])("resumes a queue at the end of the freeze even when %s", async (_, queues, faults) => {
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
