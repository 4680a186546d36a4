import { deserialize, serialize } from "node:v8";
import { describe, expect, test } from "vitest";
import { createQueueService, type QueueServiceOptions } from "../../src/api/queue-service.js";
import { simulatedHost } from "../../src/hosts/simulated/simulated-host.js";
import { readCommand, readState } from "../../src/persistence/read-back.js";
import { advance } from "../../src/state/advance.js";
import { type Command, type LoggedCommand, replayCommand } from "../../src/state/commands.js";
import type { HostRequest } from "../../src/state/host.js";
import { emptyState, type ServiceState } from "../../src/state/service-state.js";
import { REPO, refusalOf } from "../support/fake-queue-service.js";
import { logged, MAIN } from "./logged.js";

/** Plays a day with batches, a bisection, urgent pull requests, pushes, cancels and rejections. */
function busyDay(look: (engine: ReturnType<typeof createQueueService>) => void = () => {}) {
  const day = logged();
  const { engine } = day;
  const pass = (seconds: number) => {
    for (let left = seconds; left > 0; left -= 7) {
      day.advance(Math.min(7, left));
      look(engine);
    }
  };
  engine.outside.addRepository(REPO);
  engine.outside.addQueue({ branch: "main", concurrency: 3, batch: true, batchingMinSize: 3, mode: "parallel" });
  engine.outside.setQuarantinedTests([{ name: "one" }]);
  engine.updateQueue(MAIN, { createPrsForTestingBranches: true, batchingMaxWaitTimeMinutes: 1 });
  engine.outside.addPullRequest({ number: 100 });
  for (let number = 1; number <= 20; number += 1) {
    const testPlan = {
      testSeconds: 30 + number,
      flaky: number % 3 === 0 ? 0.2 : 0,
      conflictsWith: number === 9 ? [14] : [],
    };
    const result = number === 4 ? "fail" : "pass";
    const { headSha: sha } = engine.outside.addPullRequest({ number, testPlan: { ...testPlan, result } });
    engine.setImpactedTargets(MAIN, { number, sha, targets: number % 4 === 0 ? "ALL" : [`lane-${number % 2}`] });
    engine.submitPullRequest(MAIN, { number, priority: number === 17 ? "urgent" : undefined });
    pass(number);
  }
  engine.outside.updatePullRequest(6, { headSha: "new" });
  refusalOf(() => engine.cancelPullRequest(MAIN, 99));
  refusalOf(() => engine.cancelPullRequest(MAIN, 19));
  engine.outside.pushToBranch({ branch: "main" });
  pass(40);
  changeByVersion2(engine);
  engine.updateQueue(MAIN, { mode: "single" });
  pass(3000);
  return day;
}

/** Applies the commands that only API v2 sends. */
function changeByVersion2(engine: ReturnType<typeof createQueueService>): void {
  const { headSha: sha } = engine.outside.addPullRequest({ number: 21 });
  const given = { number: 21, sha, targets: ["lane-2"] };
  engine.apply({ type: "uploadImpactedTargets", at: MAIN, given });
  engine.submitPullRequest(MAIN, { number: 21, direct: true });
  engine.apply({ type: "changeEntry", at: MAIN, number: 21, given: { priority: 7, noBatch: true, direct: false } });
  refusalOf(() => engine.apply({ type: "rerunFailedChecks", at: MAIN, number: 21, mode: "wait" }));
  engine.apply({ type: "configureQueue", at: MAIN, fields: { concurrency: 4 }, isTerraform: true });
}

function replayed(log: readonly LoggedCommand[], service: ServiceState = emptyState()): ServiceState {
  for (const each of log) replayCommand(service, each, simulatedHost);
  return service;
}

describe("log of commands", () => {
  test("leads to the same state when the log was stored as JSON, and when no reads happened", () => {
    const { log, now } = busyDay((engine) => void engine.snapshots());
    const { engine } = busyDay();
    const written: readonly LoggedCommand[] = JSON.parse(JSON.stringify(log));
    const again = replayed(written.map(({ command, atMs }) => ({ command: readCommand(command), atMs })));
    advance(again, now(), simulatedHost);
    expect(again).toEqual(engine.state());
    const [context] = engine.queues();
    expect(context?.queue.results.length).toBeGreaterThan(20);
    expect(new Set(context?.queue.moves.map(({ to }) => to)).size).toBe(8);
  });

  test("continues from a stored state in the same way as from the original state", () => {
    const { log, engine, now } = busyDay();
    const half = Math.floor(log.length / 2);
    const copy = readState(deserialize(serialize(replayed(log.slice(0, half)))));
    const again = replayed(log.slice(half), copy);
    advance(again, now(), simulatedHost);
    expect(again).toEqual(engine.state());
  });

  test("restores a service without recording the commands again", () => {
    const { log, engine, now } = busyDay();
    const more: Command[] = [];
    const next = createQueueService({
      now,
      seed: 99,
      past: { commands: log },
      record: (command) => void more.push(command),
    });
    expect(next.snapshots()).toEqual(engine.snapshots());
    next.outside.addPullRequest();
    expect(more).toEqual([{ type: "pass" }, { type: "addPullRequest", given: {} }]);
    expect(next.snapshots()[0]?.pullRequests.at(-1)?.headSha).toBe(
      engine.outside.addPullRequest({ title: "Another" }).headSha,
    );
  });

  test("leads to other ids and commits when the seed is different", () => {
    const [one, other] = [logged(), logged({ seed: 8 })];
    const shas = [one, other].map(({ engine }) => {
      engine.outside.addRepository(REPO);
      return engine.outside.addPullRequest().headSha;
    });
    expect(shas[0]).toMatch(/^[0-9a-f]{40}$/);
    expect(shas[0]).not.toBe(shas[1]);
  });

  test("rejects a command that cannot be recorded", () => {
    let isFull = false;
    const { engine } = logged({
      record: () => {
        if (isFull) throw new Error("The disk is full.");
      },
    });
    engine.outside.addRepository(REPO);
    isFull = true;
    expect(() => engine.outside.addPullRequest()).toThrow("The disk is full.");
    expect(engine.snapshots()[0]?.pullRequests).toEqual([]);
  });

  test.each([
    ["text", '"submit" '],
    [{ type: "explode" }, '"explode"'],
    [{}, "no type"],
    [null, "no command"],
  ])("rejects the invalid command %j", (value, _word) => {
    expect(() => readCommand(value)).toThrow("command");
  });

  test.each([
    [{ type: "submit", at: MAIN, given: { number: "1" } }, '"given.number" of the command submit must be a number'],
    [
      { type: "cancel", at: { repo: null, targetBranch: "main" }, number: 1 },
      '"at.repo" of the command cancel must be',
    ],
    [{ type: "addPullRequest", given: { headSha: 7 } }, '"given.headSha" of the command addPullRequest must be'],
    [{ type: "post", posting: { kind: "comment" } }, '"posting" of the command post must be one of comment,'],
    [
      { type: "answer", repository: "o/r", branch: "main", answer: { type: "merged", group: 1, merges: [null] } },
      '"answer" of the command answer must be one of run-started,',
    ],
  ])("rejects the command %j, and names the wrong field", (value, message) => {
    expect(() => readCommand(value)).toThrow(message);
  });

  test.each([
    [{}],
    [null],
    ["text"],
    [{ ...emptyState(), queues: {} }],
    [{ ...emptyState(), pendingHostRequests: {} }],
  ])("rejects the invalid state %j", (value) => {
    expect(() => readState(value)).toThrow("state");
  });
});

function hosted(options: Partial<QueueServiceOptions> = {}) {
  const requests: HostRequest[] = [];
  let take: ((command: Command) => void) | null = null;
  const day = logged({
    host: (given) => {
      take = given;
      return { perform: (request) => void requests.push(request) };
    },
    ...options,
  });
  return {
    ...day,
    requests,
    /** Removes and returns all requests since the previous call. */
    taken: () => requests.splice(0).map(({ effect }) => effect),
    answer: (given: Extract<Command, { type: "answer" }>["answer"]) =>
      take?.({ type: "answer", repository: "local/playground", branch: "main", answer: given }),
  };
}

function submitted(settings: Readonly<Record<string, unknown>> = {}) {
  const host = hosted();
  host.engine.outside.addRepository(REPO);
  host.engine.createQueue(MAIN, {});
  host.engine.updateQueue(MAIN, settings);
  const { number } = host.engine.outside.addPullRequest();
  host.engine.submitPullRequest(MAIN, { number });
  host.advance(1);
  host.engine.reachPresent();
  return { ...host, state: () => host.engine.getSubmittedPullRequest(MAIN, { number }).state };
}

describe("local service with a separate Git host", () => {
  test("sends requests to the host, and continues only after the host's answers", () => {
    const { requests, taken, answer, state, engine, advance: pass } = submitted();
    expect(requests).toMatchObject([
      {
        repository: "local/playground",
        branch: "main",
        testBranch: expect.stringMatching(/^trunk-merge\/pr-1\/[0-9a-f-]{36}$/),
        effect: { type: "start-run", run: { id: 1, content: [{ number: 1 }] } },
      },
    ]);
    taken();
    pass(1000);
    expect(state()).toBe("pending");
    const sha = "c".repeat(40);
    answer({ type: "run-started", run: 1, sha });
    pass(1000);
    expect(state()).toBe("testing");
    const [run] = engine.snapshots()[0]?.queues[0]?.testRuns ?? [];
    expect(run).toMatchObject({ sha, isLive: true });
    const details = () => engine.getMergeQueueTestingDetails(MAIN, run?.id ?? "");
    expect(details()).toMatchObject({ testBranchSha: sha, statusChecks: [{ state: "PENDING" }, { state: "PENDING" }] });
    const checks = [{ name: "unit", kind: "status", result: "success" }] as const;
    answer({ type: "runs-ended", runs: [{ run: 1, passed: true, checks }] });
    expect(details().statusChecks).toMatchObject([{ context: "unit", state: "SUCCESS" }, { context: "unit" }]);
    expect(taken()).toMatchObject([{ type: "merge", method: "squash", groups: [{ members: [{ number: 1 }] }] }]);
    pass(1000);
    expect(state()).toBe("tests_passed");
    answer({ type: "merged", group: 1, merges: [{ number: 1, sha: "d".repeat(40) }] });
    expect(state()).toBe("merged");
    expect(engine.snapshots()[0]).toMatchObject({
      branches: { main: "d".repeat(40) },
      pullRequests: [{ state: "merged", mergeCommitSha: "d".repeat(40) }],
    });
    expect(engine.queues()[0]?.queue.engine.tip).toBe("d".repeat(40));
  });

  test("fails a pull request when the host rejects a test branch or a merge", () => {
    const one = submitted();
    one.answer({ type: "run-refused", run: 1, number: 1, reason: "START_TEST_RUN_MERGE_CONFLICT" });
    expect(one.state()).toBe("failed");
    const other = submitted();
    other.answer({ type: "run-started", run: 1, sha: "c".repeat(40) });
    other.answer({ type: "runs-ended", runs: [{ run: 1, passed: true }] });
    other.answer({ type: "merge-refused", group: 1, number: 1, reason: "GITHUB_API_MERGE_PR_FAILED" });
    expect(other.state()).toBe("failed");
  });

  test("numbers the draft pull requests of test runs from 1,000,001", () => {
    const { answer, engine } = submitted({ createPrsForTestingBranches: true });
    answer({ type: "run-started", run: 1, sha: "c".repeat(40) });
    expect(engine.snapshots()[0]?.testPullRequests).toMatchObject([{ number: 1_000_001, isOpen: true }]);
    expect(engine.outside.addPullRequest({ number: 2 }).number).toBe(2);
  });

  test("asks the host to stop runs that were canceled or took too long", () => {
    const withdrawn = submitted();
    withdrawn.taken();
    withdrawn.engine.cancelPullRequest(MAIN, 1);
    expect(withdrawn.taken()).toEqual([{ type: "stop-run", run: 1 }]);
    const late = submitted({ testingTimeoutMinutes: 1 });
    late.answer({ type: "run-started", run: 1, sha: "c".repeat(40) });
    late.taken();
    late.advance(60);
    expect(late.state()).toBe("failed");
    expect(late.taken()).toEqual([{ type: "stop-run", run: 1 }]);
  });

  test("sends no stop to the host for a finished run", () => {
    const { answer, taken } = submitted();
    answer({ type: "run-started", run: 1, sha: "c".repeat(40) });
    taken();
    answer({ type: "runs-ended", runs: [{ run: 1, passed: false }] });
    expect(taken()).toEqual([]);
  });

  test("changes nothing when the host sends unexpected answers", () => {
    const { answer, engine, state } = submitted();
    const before = structuredClone(engine.state());
    answer({
      type: "runs-ended",
      runs: [
        { run: 1, passed: true },
        { run: 9, passed: true },
      ],
    });
    answer({ type: "run-started", run: 9, sha: "d".repeat(40) });
    answer({ type: "run-refused", run: 9, number: 1, reason: "START_TEST_RUN_MERGE_CONFLICT" });
    expect(state()).toBe("pending");
    expect(engine.state()).toEqual(before);
  });

  test("treats a merge as outside the queue when the host's answer arrives after a cancel", () => {
    const { answer, engine, state } = submitted();
    engine.cancelPullRequest(MAIN, 1);
    const sha = "d".repeat(40);
    for (const _ of [1, 2]) answer({ type: "merged", group: 1, merges: [{ number: 1, sha }] });
    expect(state()).toBe("cancelled");
    const [repository] = engine.snapshots();
    expect(repository?.pullRequests).toMatchObject([{ number: 1, state: "merged", mergeCommitSha: sha }]);
    expect(engine.state().repositories.get("github.com/local/playground")?.branches.get("main")?.commits).toBe(1);
  });

  test("sends only new requests to the host after a restart", () => {
    const { log, answer, engine, now } = submitted({ concurrency: 3 });
    for (const number of [2, 3]) {
      engine.outside.addPullRequest();
      engine.submitPullRequest(MAIN, { number });
    }
    answer({ type: "run-started", run: 1, sha: "c".repeat(40) });
    answer({ type: "runs-ended", runs: [{ run: 1, passed: true }] });
    const later = () => now() + 5000;
    const requests: HostRequest[] = [];
    const next = createQueueService({
      now: later,
      seed: 1,
      past: { commands: log },
      host: () => ({ perform: (request) => void requests.push(request) }),
    });
    expect(requests).toEqual([]);
    next.reachPresent();
    expect(requests.map(({ effect, testBranch }) => [effect.type, testBranch?.split("/")[1]])).toEqual([
      ["start-run", "pr-2"],
      ["start-run", "pr-3"],
    ]);
  });
});
