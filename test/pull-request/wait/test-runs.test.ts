import { describe, expect, test } from "vitest";
import type { Host } from "../../../src/ci/host.js";
import { waitForMerge } from "../../../src/operations/wait-for-merge.js";
import { NOTHING_SEEN, type WaitState } from "../../../src/pull-request/wait/rules.js";
import { createTestRunWatch } from "../../../src/pull-request/wait/test-runs.js";
import { fakeClock } from "../../fake-clock.js";
import { fakeHost, refusal } from "../fake-host.js";
import { fakeService, recordOf } from "../fake-service.js";
import { HEAD, MINUTE, runWait, SECOND, TARGET } from "./wait-run.js";

const FIRST = "11111111-2222-4333-8444-555555555555";
const SECOND_RUN = "22222222-2222-4333-8444-555555555555";

function branch(id: string): string {
  return `trunk-merge/pr-1/${id}`;
}

/** What a poll leaves in the memory; the minute stands for the time of the change. */
function seen(state: string, minute = 0, lasting?: WaitState["lasting"]): WaitState {
  const stateChangedAt = new Date(Date.UTC(2026, 0, 31, 12, minute)).toISOString();
  return {
    ...NOTHING_SEEN,
    latest: { state, stateChangedAt, isCurrentlySubmittedToQueue: true, prSha: HEAD },
    lasting,
  };
}

/** A watch on a host that answers the look-ups in turn; the last answer stays. */
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
    /** Polls one after the other, each after the look-up before. */
    async poll(...memories: readonly WaitState[]) {
      for (const memory of memories) {
        watch.polled(memory);
        await watch.seen();
      }
    },
  };
}

describe("the watch", () => {
  test("looks once when the tests begin, and takes the ids from the names of the branches", async () => {
    const { watch, asked, poll } = givenWatch([
      [branch(FIRST), `${branch(FIRST)}-bisection-2`, `trunk-temp/pr-1/${SECOND_RUN}`, branch("x")],
    ]);

    await poll(seen("pending"), seen("testing", 1), seen("testing", 1), seen("tests_passed", 2));

    expect(asked).toEqual(["local/playground trunk-merge/pr-1/"]);
    expect(await watch.seen()).toEqual({ ids: [FIRST], trouble: undefined, looked: true });
  });

  test.each(["pending_failure", "tests_passed"])(
    "asks nobody in %s where the record names the test run itself",
    async (state) => {
      const { asked, poll } = givenWatch([[branch(FIRST)]]);
      const named = seen(state, 5);

      await poll({ ...named, latest: named.latest && { ...named.latest, verifiedByTestRun: FIRST } });

      expect(asked).toEqual([]);
    },
  );

  test("looks while tests run, whatever run the record names: it may be the one before a restart", async () => {
    const { watch, poll } = givenWatch([[branch(SECOND_RUN)]]);
    const named = seen("testing", 5);

    await poll({ ...named, latest: named.latest && { ...named.latest, verifiedByTestRun: FIRST } });

    expect((await watch.seen()).ids).toEqual([SECOND_RUN]);
  });

  test.each(["pending_failure", "tests_passed"])("looks in %s when it has missed the tests", async (state) => {
    const { watch, poll } = givenWatch([[branch(FIRST)]]);

    await poll(seen("pending"), seen(state, 5));

    expect((await watch.seen()).ids).toEqual([FIRST]);
  });

  test.each(["not_ready", "pending", "merged", "failed", "rebasing"])("never looks in %s", async (state) => {
    const { watch, asked, poll } = givenWatch([[branch(FIRST)]]);

    await poll(seen(state));

    expect(asked).toEqual([]);
    expect(await watch.seen()).toEqual({ ids: [], trouble: undefined, looked: false });
  });

  test("never looks while the pull request is out of the queue, whatever its state says", async () => {
    const { asked, poll } = givenWatch([[branch(FIRST)]]);

    await poll(seen("testing", 0, { kind: "left", sinceMs: 0 }));

    expect(asked).toEqual([]);
  });

  test("looks again after a restart, until it sees another branch than before", async () => {
    const { watch, asked, poll } = givenWatch([[branch(FIRST)], [branch(FIRST)], [branch(SECOND_RUN), branch(FIRST)]]);

    await poll(seen("testing", 1), seen("pending", 2));
    await poll(seen("testing", 3), seen("testing", 3), seen("testing", 3), seen("testing", 3));

    expect(asked).toHaveLength(3);
    expect((await watch.seen()).ids).toEqual([FIRST, SECOND_RUN]);
  });

  test("sees a restart between two polls by the time of the state alone", async () => {
    const { watch, asked, poll } = givenWatch([[branch(FIRST)], [branch(SECOND_RUN)]]);

    await poll(seen("testing", 1), seen("testing", 4), seen("testing", 4));

    expect(asked).toHaveLength(2);
    expect((await watch.seen()).ids).toEqual([FIRST, SECOND_RUN]);
  });

  test("looks again when the tests that started again were over before a poll", async () => {
    const { watch, poll } = givenWatch([[branch(FIRST)], [branch(SECOND_RUN)]]);

    await poll(seen("testing", 1), seen("pending", 2), seen("pending_failure", 3));

    expect((await watch.seen()).ids).toEqual([FIRST, SECOND_RUN]);
  });

  test("gives up a branch that never shows after five look-ups, until the state changes", async () => {
    const { watch, asked, poll } = givenWatch([[]]);

    await poll(...Array.from({ length: 50 }, () => seen("testing", 1)));
    expect(asked).toHaveLength(5);
    expect(await watch.seen()).toEqual({ ids: [], trouble: undefined, looked: true });

    await poll(...Array.from({ length: 50 }, () => seen("testing", 9)));
    expect(asked).toHaveLength(10);
  });

  test("asks again after an outage, and forgets it then", async () => {
    const { watch, asked, poll } = givenWatch([refusal(502), new TypeError("unexpected"), [branch(FIRST)]]);

    await poll(seen("testing"));
    expect((await watch.seen()).trouble?.status).toBe(502);
    await poll(seen("testing"), seen("testing"));

    expect(asked).toHaveLength(3);
    expect(await watch.seen()).toMatchObject({ ids: [FIRST], trouble: undefined });
  });

  test.each([403, 404])("takes %i for an answer that stays", async (status) => {
    const { watch, asked, poll } = givenWatch([refusal(status)]);

    await poll(seen("testing", 1), seen("testing", 1), seen("pending", 2), seen("testing", 3));

    expect(asked).toHaveLength(1);
    expect((await watch.seen()).trouble?.advice).toEqual(["Let the token read it."]);
  });

  test("has nothing to look at without a host", async () => {
    const watch = createTestRunWatch(TARGET, undefined);
    watch.polled(seen("testing"));

    expect(await watch.seen()).toEqual({ ids: [], trouble: undefined, looked: false });
  });
});

/** A host whose answer comes only when the look-up is ended from outside. */
function silentHost() {
  const signals: AbortSignal[] = [];
  const host: Host = fakeHost({
    branchesStartingWith: (_repository, _start, stop) =>
      new Promise((_resolve, reject) => {
        if (stop === undefined) return;
        signals.push(stop);
        stop.addEventListener("abort", () => reject(new Error("ended")));
      }),
  });
  return { host, signals };
}

describe("a host that does not answer", () => {
  test("holds up no poll and no deadline, and is asked one thing at a time", async () => {
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

  test("is not waited for when the end needs no explanation", async () => {
    const { host, signals } = silentHost();
    const clock = fakeClock();
    let reads = 0;
    const record = () => {
      reads += 1;
      return recordOf({ state: reads < 3 ? "testing" : "cancelled" });
    };
    const lines: string[] = [];
    const say = (line: string): void => void lines.push(line);
    const service = fakeService({ record }, clock);

    const outcome = await waitForMerge.run(
      Object.fromEntries(Object.entries(waitForMerge.inputs).map(([key, input]) => [key, input.whenAbsent])),
      TARGET,
      {
        service,
        host,
        log: { info: say, debug() {}, warning: say, notice: say, group() {} },
        clock,
        random: () => 0.5,
        signal: new AbortController().signal,
        dryRun: false,
        workspace: "",
        forkRun: false,
        testRunId: undefined,
        untrustedCheckout: undefined,
        step: undefined,
        actors: [],
        environment: {},
        seal: () => "",
        requireToken() {},
        file: () => "",
      },
    );

    expect(outcome.result).toBe("cancelled");
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});
