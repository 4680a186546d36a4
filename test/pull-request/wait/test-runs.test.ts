import { describe, expect, test } from "vitest";
import type { GitHostApi } from "../../../src/ci/host.js";
import { waitForMergeOperation } from "../../../src/operations/wait-for-merge.js";
import { INITIAL_WAIT_STATE, type WaitState } from "../../../src/pull-request/wait/rules.js";
import { createTestRunWatch } from "../../../src/pull-request/wait/test-runs.js";
import { contextOf } from "../../support/context.js";
import { fakeClock } from "../../support/fake-clock.js";
import { fakeHost, refusal } from "../../support/fake-host.js";
import { fakeService, recordOf } from "../../support/fake-service.js";
import { HEAD, MINUTE, runWait, SECOND, TARGET } from "./wait-run.js";

const FIRST = "11111111-2222-4333-8444-555555555555";
const SECOND_RUN = "22222222-2222-4333-8444-555555555555";

function branch(id: string): string {
  return `trunk-merge/pr-1/${id}`;
}

/** Returns the state of a wait after a poll; `minute` is the time of the last change. */
function seen(state: string, minute = 0, lasting?: WaitState["lasting"]): WaitState {
  const stateChangedAt = new Date(Date.UTC(2026, 0, 31, 12, minute)).toISOString();
  return {
    ...INITIAL_WAIT_STATE,
    latest: { state, stateChangedAt, isCurrentlySubmittedToQueue: true, prSha: HEAD },
    lasting,
  };
}

/** Runs a watch with a host that gives these answers one after the other. The last answer repeats. */
function givenWatch(answers: readonly (readonly string[] | Error)[]) {
  const asked: string[] = [];
  const host = fakeHost({
    async branchesStartingWith({ owner, name }, start) {
      asked.push(`${owner}/${name} ${start}`);
      const answer = answers[Math.min(asked.length, answers.length) - 1] ?? [];
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  const watch = createTestRunWatch(TARGET, host);
  return {
    watch,
    asked,
    /** Polls several times. Each poll comes after the previous request to GitHub. */
    async poll(...memories: readonly WaitState[]) {
      for (const memory of memories) {
        watch.polled(memory);
        await watch.seen();
      }
    },
  };
}

/** Returns the state with a record that names the test run. */
function named(state: string): WaitState {
  const memory = seen(state, 5);
  return { ...memory, latest: memory.latest && { ...memory.latest, verifiedByTestRun: FIRST } };
}

const times = (count: number, memory: WaitState): readonly WaitState[] => Array.from({ length: count }, () => memory);
const NAMES = [branch(FIRST), `${branch(FIRST)}-bisection-2`, `trunk-temp/pr-1/${SECOND_RUN}`, branch("x")];
const LEFT = { kind: "left", sinceMs: 0 } as const;
const BOTH = [[branch(FIRST)], [branch(SECOND_RUN)]];

describe("createTestRunWatch", () => {
  test.each<[string, readonly (readonly string[])[], readonly WaitState[], number, readonly string[]]>([
    [
      "once when tests begin",
      [NAMES],
      [seen("pending"), ...times(2, seen("testing", 1)), seen("tests_passed", 2)],
      1,
      [FIRST],
    ],
    ["while tests run, also if the record names a run", [[branch(SECOND_RUN)]], [named("testing")], 1, [SECOND_RUN]],
    ["never in pending_failure when the record names the run", BOTH, [named("pending_failure")], 0, []],
    ["never in tests_passed when the record names the run", BOTH, [named("tests_passed")], 0, []],
    ["in pending_failure after missed tests", BOTH, [seen("pending"), seen("pending_failure", 5)], 1, [FIRST]],
    ["in tests_passed after missed tests", BOTH, [seen("pending"), seen("tests_passed", 5)], 1, [FIRST]],
    [
      "never in other states",
      BOTH,
      ["not_ready", "pending", "merged", "failed", "rebasing"].map((state) => seen(state)),
      0,
      [],
    ],
    ["never when the pull request has left the queue", BOTH, [seen("testing", 0, LEFT)], 0, []],
    [
      "after a restart until another branch appears",
      [[branch(FIRST)], [branch(FIRST)], [branch(SECOND_RUN), branch(FIRST)]],
      [seen("testing", 1), seen("pending", 2), ...times(4, seen("testing", 3))],
      3,
      [FIRST, SECOND_RUN],
    ],
    [
      "after a restart between two polls",
      BOTH,
      [seen("testing", 1), ...times(2, seen("testing", 4))],
      2,
      [FIRST, SECOND_RUN],
    ],
    [
      "after a restart whose tests ended between two polls",
      BOTH,
      [seen("testing", 1), seen("pending", 2), seen("pending_failure", 3)],
      2,
      [FIRST, SECOND_RUN],
    ],
    ["five times for a branch that never appears", [[]], times(50, seen("testing", 1)), 5, []],
    [
      "five times again after a change",
      [[]],
      [...times(50, seen("testing", 1)), ...times(50, seen("testing", 9))],
      10,
      [],
    ],
  ])("requests the test branches from GitHub at the right times: %s", async (_name, answers, memories, count, ids) => {
    const { watch, asked, poll } = givenWatch(answers);

    await poll(...memories);

    expect(asked).toEqual(Array.from({ length: count }, () => "local/playground trunk-merge/pr-1/"));
    expect(await watch.seen()).toEqual({ ids, trouble: undefined, looked: count > 0 });
  });

  test("repeats the request to GitHub after an outage, and then reports no error", async () => {
    const { watch, asked, poll } = givenWatch([refusal(502), new TypeError("unexpected"), [branch(FIRST)]]);

    await poll(seen("testing"));
    expect((await watch.seen()).trouble?.status).toBe(502);
    await poll(seen("testing"), seen("testing"));

    expect(asked).toHaveLength(3);
    expect(await watch.seen()).toMatchObject({ ids: [FIRST], trouble: undefined });
  });

  test.each([403, 404])("sends no more requests to GitHub after a rejection with status %i", async (status) => {
    const { watch, asked, poll } = givenWatch([refusal(status)]);

    await poll(seen("testing", 1), seen("testing", 1), seen("pending", 2), seen("testing", 3));

    expect(asked).toHaveLength(1);
    expect((await watch.seen()).trouble?.advice).toEqual(["Let the token read it."]);
  });

  test("sends no request without access to GitHub", async () => {
    const watch = createTestRunWatch(TARGET, undefined);
    watch.polled(seen("testing"));

    expect(await watch.seen()).toEqual({ ids: [], trouble: undefined, looked: false });
  });
});

/** Returns a host that answers only when the request is aborted. */
function silentHost() {
  const signals: AbortSignal[] = [];
  const host: GitHostApi = fakeHost({
    branchesStartingWith: (_repository, _start, stop) =>
      new Promise((_resolve, reject) => {
        if (stop === undefined) return;
        signals.push(stop);
        stop.addEventListener("abort", () => reject(new Error("ended")));
      }),
  });
  return { host, signals };
}

describe("createTestRunWatch when GitHub does not answer", () => {
  test("delays no poll of the wait, and sends one request at a time", async () => {
    const { host, signals } = silentHost();
    const { end, calls } = await runWait({
      record: () => recordOf({ state: "testing" }),
      host,
      options: { timeout: 10 * MINUTE, pollInterval: 10 * SECOND },
    });

    expect(end).toMatchObject({ result: "timed-out", waitedMs: 10 * MINUTE });
    expect(calls.filter((name) => name === "getSubmittedPullRequest").length).toBeGreaterThanOrEqual(60);
    expect(signals).toHaveLength(1);
  });

  test("aborts the request when the wait finishes without a diagnosis", async () => {
    const { host, signals } = silentHost();
    const clock = fakeClock();
    let reads = 0;
    const record = () => {
      reads += 1;
      return recordOf({ state: reads < 3 ? "testing" : "cancelled" });
    };
    const values = Object.fromEntries(
      Object.entries(waitForMergeOperation.inputs).map(([key, input]) => [key, input.whenAbsent]),
    );
    const { context } = contextOf({ service: fakeService({ record }, clock), clock, host });

    const outcome = await waitForMergeOperation.run(values, TARGET, context);

    expect(outcome.result).toBe("cancelled");
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});
