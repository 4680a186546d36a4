import { describe, expect, test } from "vitest";
import type { Settings } from "../../src/engine/settings.js";
import { type Input, type Simulation, simulate } from "../../src/scenario/simulate.js";
import { type Change, plainChange } from "../../src/state/change.js";

type Given = Partial<Omit<Simulation, "changes" | "inputs">>;

/** Returns a change whose tests take ten minutes. */
function change(number: number, more: Partial<Change> = {}): Change {
  return { ...plainChange(number), ...more };
}

function play(changes: readonly Change[], inputs: readonly Input[], given: Given = {}) {
  return simulate({ changes, inputs, seed: 1, ...given, settings: { concurrency: 3, ...given.settings } });
}

const submit = (number: number, atSeconds = 0): Input => ({ atSeconds, type: "submit", number });

/** Returns the last transition of each pull request, with its time in minutes. */
function endsOf({ transitions }: ReturnType<typeof play>): Readonly<Record<number, string>> {
  return Object.fromEntries(
    transitions.map(({ number, to, reason, atSeconds }) => [number, `${to} ${reason} ${atSeconds / 60}`]),
  );
}

describe("simulate", () => {
  test("uses the default settings of a new queue", () => {
    const played = simulate({ settings: {}, changes: [change(1), change(2)], inputs: [submit(1), submit(2)], seed: 1 });
    expect(played.runs.map(({ startSeconds }) => startSeconds)).toEqual([0, 600]);
  });

  test("applies inputs by time, and inputs with equal times in the given order", () => {
    const played = play([change(1), change(2), change(3)], [submit(3, 5), submit(2), submit(1)], {
      settings: { concurrency: 1 },
    });
    expect(played.runs.map(({ own }) => own)).toEqual([[2], [1], [3]]);
  });

  test("runs tests as long as the slowest member of a batch, without the pull requests ahead", () => {
    const durations = [change(1, { testSeconds: 900 }), change(2, { testSeconds: 30 }), change(3, { testSeconds: 90 })];
    const inputs = [submit(1), submit(2, 60), submit(3, 60)];
    const settings = { concurrency: 3, batch: true, batchingMinSize: 2, batchingMaxWaitTimeMinutes: 1 };
    const seconds = play(durations, inputs, { settings }).runs.map(({ own, startSeconds, endSeconds }) => {
      return [own, (endSeconds ?? 0) - startSeconds];
    });
    expect(seconds).toEqual([
      [[1, 2], 900],
      [[3], 90],
    ]);
  });

  test("records each run with the members, the pull requests ahead and the result", () => {
    const played = play([change(1), change(2, { broken: true })], [submit(1), submit(2)]);
    const run = { kind: "main", startSeconds: 0, endSeconds: 600 };
    expect(played.runs).toEqual([
      { ...run, run: 1, own: [1], ahead: [], outcome: "passed", faults: [] },
      { ...run, run: 2, own: [2], ahead: [1], outcome: "failed", faults: [{ numbers: [2], kind: "broken" }] },
    ]);
    expect(played.endSeconds).toBe(600);
  });

  test("stops at the given time, and leaves running tests without a result", () => {
    const played = play([change(1)], [submit(1), submit(1, 900)], { untilSeconds: 599 });
    expect(played.runs).toMatchObject([{ endSeconds: null, outcome: null }]);
    expect(played).toMatchObject({ endSeconds: 599, stopped: true });
    expect(play([change(1)], [submit(1)], { untilSeconds: 900 })).toMatchObject({ endSeconds: 600, stopped: false });
  });

  test("continues a run without a timeout until the stop", () => {
    const silent = [change(1, { silent: true })];
    const settings = { testingTimeoutMinutes: 0 };
    expect(play(silent, [submit(1)], { settings, untilSeconds: 900 })).toMatchObject({
      endSeconds: 900,
      stopped: true,
    });
    expect(play(silent, [submit(1)], { settings })).toMatchObject({ endSeconds: 0, stopped: false });
  });

  test("calls the given function for each step", () => {
    const seen: string[] = [];
    simulate(
      { settings: {}, changes: [change(1)], inputs: [submit(1)], seed: 1 },
      ({ before, event, nowMs, outcome }) => {
        if (before !== outcome.state) seen.push(`${event.type} ${nowMs}`);
      },
    );
    expect(seen).toEqual([
      "submit 0",
      "time 0",
      "run-started 0",
      "runs-ended 600000",
      "time 600000",
      "merged 600000",
      "time 600000",
    ]);
  });
});

describe("simulate with events", () => {
  test("never admits a pull request that conflicts in text with a merged pull request", () => {
    const changes = [change(1, { conflicts: [{ with: 2, in: "text" }] }), change(2)];
    expect(endsOf(play(changes, [submit(1), submit(2, 900)]))[2]).toBe("cancelled NOT_READY_TIMEOUT_EXPIRED 1455");
  });

  test("fails the second merge when changes of two lanes conflict in text", () => {
    const changes = [
      change(1, { targets: ["a"], conflicts: [{ with: 2, in: "text" }] }),
      change(2, { targets: ["b"] }),
    ];
    const played = play(changes, [submit(1), submit(2)], { settings: { mode: "parallel" } });
    expect(endsOf(played)).toEqual({ 1: "merged MERGE_GRAPH_MERGE 10", 2: "failed GITHUB_API_MERGE_PR_FAILED 10" });
    expect(played.refusals).toEqual([{ atSeconds: 600, number: 2, culprit: 1 }]);
  });

  test("reports every transition when a failed merge stops the next merge", () => {
    const changes = [
      change(1, { targets: ["a"], conflicts: [{ with: 2, in: "text" }] }),
      change(2, { targets: ["b"] }),
      change(3, { targets: ["b"] }),
    ];
    const moved: unknown[] = [];
    const settings: Partial<Settings> = { mode: "parallel", concurrency: 3 };
    const played = simulate(
      { changes, inputs: [submit(1), submit(2), submit(3)], seed: 1, settings },
      ({ outcome }) => {
        for (const effect of outcome.effects) if (effect.type === "moved") moved.push([effect.number, effect.to]);
      },
    );
    expect(moved).toContainEqual([3, "pending"]);
    expect(played.transitions.map(({ number, to }) => [number, to])).toEqual(moved);
  });

  test("tests a direct merge when the branch moved, unless the pull request was updated", () => {
    const settings = { directMergeMode: "always" } as const;
    const changes = [change(1, { upToDate: true }), change(2, { upToDate: true })];
    const two = play(changes, [submit(1), submit(2)], { settings });
    expect(endsOf(two)).toEqual({ 1: "merged MERGE_GRAPH_DIRECT_MERGE 0", 2: "merged MERGE_GRAPH_MERGE 10" });
    const pushed = play(changes, [{ atSeconds: 0, type: "push-to-target" }, submit(1)], { settings });
    expect(endsOf(pushed)[1]).toBe("merged MERGE_GRAPH_MERGE 10");
    const updated = play(
      changes,
      [
        { atSeconds: 0, type: "push-to-target" },
        { atSeconds: 1, type: "change", number: 1, change: { upToDate: true } },
        submit(1, 2),
      ],
      { settings },
    );
    expect(endsOf(updated)[1]).toBe(`merged MERGE_GRAPH_DIRECT_MERGE ${2 / 60}`);
  });

  test("applies a changed plan only to later runs", () => {
    const fix: Input = { atSeconds: 30, type: "change", number: 1, change: { broken: false } };
    const broken = [change(1, { broken: true })];
    expect(endsOf(play(broken, [submit(1), fix]))[1]).toBe("failed TEST_RUN_REQUIRED_STATUS_FAILED 10");
    const pushed = play(broken, [submit(1), fix, { atSeconds: 30, type: "push", number: 1 }, submit(1, 60)]);
    expect(endsOf(pushed)[1]).toBe("merged MERGE_GRAPH_MERGE 11");
    expect(pushed.transitions.find(({ to }) => to === "cancelled")?.reason).toBe("PR_PUSHED_TO");
  });

  test("pauses the queue, and applies new settings", () => {
    const inputs: readonly Input[] = [
      { atSeconds: 0, type: "phase", phase: "paused" },
      submit(1),
      submit(2),
      { atSeconds: 60, type: "settings", settings: { concurrency: 1 } },
      { atSeconds: 120, type: "phase", phase: "running" },
    ];
    expect(play([change(1), change(2)], inputs).runs.map(({ startSeconds }) => startSeconds)).toEqual([120, 720]);
  });

  test.each([
    [0, "not_ready API_REQUESTED 0"],
    [3, "cancelled NOT_READY_TIMEOUT_EXPIRED 180"],
    [1, "cancelled NOT_READY_TIMEOUT_EXPIRED 60"],
    [0.5, "cancelled NOT_READY_TIMEOUT_EXPIRED 45"],
  ])("applies a new timeout of %d hours to a pull request that is not ready", (hours, end) => {
    const set = { atSeconds: 2700, type: "settings", settings: { notReadyTimeoutHours: hours } } as const;
    const settings = { mode: "parallel", notReadyTimeoutHours: 2 } as const;
    expect(endsOf(play([change(1)], [submit(1), set], { settings }))[1]).toBe(end);
  });

  test("cancels pull requests in the order of submission when the timeouts are equal", () => {
    const settings = { mode: "parallel", notReadyTimeoutHours: 1 } as const;
    const { transitions } = play([change(1), change(2)], [submit(2), submit(1)], { settings });
    expect(transitions.filter(({ to }) => to === "cancelled").map(({ number }) => number)).toEqual([2, 1]);
  });

  test("ignores inputs for a merged pull request", () => {
    const later: readonly Input[] = [submit(1, 900), { atSeconds: 901, type: "merge-by-hand", number: 1 }];
    const played = play([change(1)], [submit(1), ...later, { atSeconds: 902, type: "push", number: 1 }]);
    expect(endsOf(played)[1]).toBe("merged MERGE_GRAPH_MERGE 10");
    expect(played.transitions).toHaveLength(5);
    expect(played.ignored.map(({ input, why }) => [input.type, why])).toEqual([
      ["submit", "merged"],
      ["merge-by-hand", "merged"],
      ["push", "merged"],
    ]);
  });

  test.each([
    ["cancel", 2, "not_queued"],
    ["restart", 2, "not_queued"],
    ["restart", 3, "no_tests"],
    ["merge-by-hand", 4, "conflict"],
  ] as const)("ignores %s of #%i, and records the cause %s", (type, number, why) => {
    const changes = [change(1), change(2), change(3), change(4, { conflicts: [{ with: 5, in: "text" }] }), change(5)];
    const input: Input = { atSeconds: 60, type, number };
    const inputs: readonly Input[] = [{ atSeconds: 0, type: "merge-by-hand", number: 5 }, submit(1), submit(3), input];
    const settings = { concurrency: 1 };
    expect(play(changes, inputs, { settings }).ignored).toEqual([{ input, why }]);
    expect(play(changes, inputs.slice(0, 3), { settings }).ignored).toEqual([]);
  });
});
