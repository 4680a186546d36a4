import { describe, expect, test } from "vitest";
import { playScenario, serviceOptions } from "../../../src/scenario/file/play.js";
import { BUILT_IN_SCENARIOS } from "../../../src/scenario/file/ready-made.js";
import { isTrusted, readPast, replay } from "../../../src/scenario/history/past.js";
import { readHistory } from "../../../src/scenario/history/read.js";
import { simulate } from "../../../src/scenario/simulate.js";
import type { LocalService } from "../../../src/serve/service.js";
import { AT_MAIN, post } from "../../support/client.js";
import { start } from "../../support/running-service.js";
import { drawn } from "../drawn.js";

const BEGIN_MS = Date.parse("2026-02-03T12:00:00Z");

/** Starts a service that plays a scenario. The clock stands still until the test moves it. */
async function playing(text: string) {
  const scenario = await drawn(text);
  const service = await start({ startAtMs: BEGIN_MS, ...serviceOptions(scenario) });
  const refused: string[] = [];
  playScenario(scenario, { service, at: AT_MAIN, onRefused: (what) => void refused.push(what) });
  return { service, scenario, refused };
}

/** Plays a whole scenario in the service, and simulates it. */
async function playedTwice(text: string) {
  const { service, scenario, refused } = await playing(text);
  const simulated = simulate(scenario.simulation);
  service.control.advance(simulated.endSeconds + 1);
  return { service, simulated, refused, scenario };
}

/** Returns the outcome of each pull request, and its time in seconds from the start. */
function endsIn({ engine }: LocalService): readonly string[] {
  const moves = engine.queues().flatMap(({ queue }) => queue.moves);
  return moves
    .filter(({ to }) => to === "merged" || to === "failed" || to === "cancelled")
    .map(({ number, to, atMs }) => `#${number} ${to} at ${(atMs - BEGIN_MS) / 1000}`)
    .toSorted();
}

describe("scenario in a running service", () => {
  test.each([...BUILT_IN_SCENARIOS])(
    "produces the same outcomes as a simulation of %s when the clock moves in one step",
    async (_word, text) => {
      const { service, simulated, refused } = await playedTwice(text);

      const wanted = simulated.transitions
        .filter(({ to }) => to === "merged" || to === "failed" || to === "cancelled")
        .map(({ number, to, atSeconds }) => `#${number} ${to} at ${atSeconds}`)
        .toSorted();
      expect(wanted.length).toBeGreaterThan(0);
      expect(endsIn(service)).toEqual(wanted);
      expect(refused).toEqual([]);
    },
  );

  test("fails exactly the test runs that the plan lists, also in batches and bisections", async () => {
    const { service, simulated } = await playedTwice(`
queue: { concurrency: 1, bisection-concurrency: 1, batch: true, batching-min-size: 2, batching-max-wait-time-minutes: 5 }
pull-requests:
  - { flaky-runs: [1, 3] }
  - { submit: 1m }
  - { submit: 2m, flaky-runs: 1 }
`);
    const expected = [
      "main 1+2 failed",
      "bisection 1 passed",
      "main 3 failed",
      "bisection 2 passed",
      "main 1 failed",
      "bisection 2 passed",
      "main 2 passed",
    ];
    const played = service.engine.queues().flatMap(({ queue }) => [...queue.runs.values()]);
    expect(simulated.runs.map(({ kind, own, outcome }) => `${kind} ${own.join("+")} ${outcome}`)).toEqual(expected);
    expect(played.map(({ kind, members, end }) => `${kind} ${members.join("+")} ${end?.outcome}`)).toEqual(expected);
  });

  test("adds the pull requests and applies the settings of the scenario", async () => {
    const { service } = await playing(`
queue: { concurrency: 3, can-optimistically-merge: true, bisection-concurrency: 0, testing-timeout-minutes: 0 }
pull-requests:
  - { number: 7, title: A new button, submit: 1m, tests: 20m, broken: true, flaky: 0.5, conflicts-with: 8, conflicts-in-text: 8 }
  - { submit: never, silent: true }
`);

    expect(service.control.state().repositories).toMatchObject([
      {
        queues: [
          {
            concurrency: 3,
            canOptimisticallyMerge: true,
            bisectionConcurrency: 0,
            testingTimeoutMinutes: 0,
            requiredStatuses: ["tests"],
          },
        ],
        pullRequests: [
          {
            number: 7,
            title: "A new button",
            testPlan: { testSeconds: 1200, result: "fail", flaky: 0.5, conflictsWith: [8], conflictsInText: [8] },
          },
          { number: 8, testPlan: { checks: [{ name: "tests", result: "never-reported" }] } },
        ],
      },
    ]);
    expect(service.engine.queues()[0]?.queue.moves).toEqual([]);
  });

  test("applies each kind of event at the given time", async () => {
    const { service, simulated, refused } = await playedTwice(`
queue: { concurrency: 3, mode: parallel }
pull-requests: [{ targets: [a] }, { targets: [a] }, { targets: [a] }, { targets: [b], tests: 30m }, { targets: [b] }, { submit: never }]
events:
  - { at: 1m, push: 1, broken: true, targets: [c] }
  - { at: 2m, submit: 1 }
  - { at: 3m, close: 2 }
  - { at: 4m, submit: 2, priority: high }
  - { at: 5m, cancel: 3 }
  - { at: 6m, merge-by-hand: 6 }
  - { at: 7m, push: target }
  - { at: 8m, restart: 4 }
  - { at: 9m, change: 4, tests: 5m }
  - { at: 9m, queue: { concurrency: 9 } }
  - { at: 20m, queue: pause }
  - { at: 1h, queue: resume }
`);
    const last = new Map(simulated.transitions.map(({ number, to }) => [number, to]));
    expect([...last]).toEqual(
      expect.arrayContaining([
        [1, "failed"],
        [2, "merged"],
        [3, "cancelled"],
      ]),
    );
    const entries = service.engine.queues()[0]?.queue.moves ?? [];
    expect(new Map(entries.map(({ number, to }) => [number, to]))).toEqual(last);
    expect(refused).toEqual([]);
  });

  test.each(["change", "push"])("uploads other impacted targets after a %s", async (what) => {
    const { service } = await playedTwice(`
queue: { concurrency: 3, mode: parallel }
pull-requests: [{ targets: [a], tests: 20m }, { targets: [b] }]
events:
  - { at: 2m, ${what}: 2, targets: [a] }
  - { at: 3m, submit: 2 }
`);
    const merged = endsIn(service).filter((end) => end.includes("merged"));
    expect(merged).toEqual(["#1 merged at 1200", "#2 merged at 1200"]);
  });

  test("adds the faults of the scenario at the given times", async () => {
    const { service } = await playing(
      "pull-requests: [{}]\nfaults: [{ at: 2m, endpoint: getQueue, times: 2, fault: { kind: hang } }]",
    );
    expect(service.control.state().faults).toEqual([]);

    service.control.advance(119);
    expect(service.control.state().faults).toEqual([]);
    service.control.advance(1);
    expect(service.control.state().faults).toMatchObject([{ endpoint: "getQueue", times: 2 }]);
  });

  test("reports a rejected event, and continues, when a person changed the service", async () => {
    const { service, refused } = await playing(
      "pull-requests: [{ submit: 10m }, {}]\nevents: [{ at: 11m, cancel: 2 }, { at: 12m, queue: pause }]",
    );
    service.control.updatePullRequest(1, { state: "closed" });
    service.control.advance(3600);

    expect(service.control.state().repositories).toMatchObject([{ queues: [{ state: "paused" }] }]);
    expect(refused).toEqual([
      expect.stringMatching(/^submit at 10m: .*#1 is closed/),
      expect.stringMatching(/^cancel at 11m: /),
    ]);
  });

  test("follows the speed of the service's clock", async () => {
    const { service } = await playing("pull-requests: [{ submit: 10m, tests: 1h }]");
    service.control.setSpeed(100_000);

    await expect.poll(() => endsIn(service)).toEqual(["#1 merged at 4200"]);
  });

  test("produces testing results from which the same day can be simulated again", async () => {
    const settings = { concurrency: 3, batch: true, batchingMinSize: 3, batchingMaxWaitTimeMinutes: 10 };
    const { service, scenario } = await playedTwice(
      `queue: ${JSON.stringify({ ...settings, bisectionConcurrency: 4 })}\ngenerate: [{ count: 250, per-hour: 10, tests: 10m to 30m, broken: 0.05 }]`,
    );
    const pages: string[] = [];
    for (let offset = 0; offset <= 1000; offset += 100) {
      const request = { since: "2026-02-01T00:00:00Z", offset, take: 100 };
      pages.push((await post(service, "listMergeQueueTestingResults", request)).text);
    }
    const past = readPast(readHistory(pages.join("\n"), "history.json"), 3, 1);

    const broken = scenario.simulation.changes.filter((change) => change.broken).length;
    expect(past.figures.merged).toBe(250 - broken);
    expect(past.broken).toEqual({ share: broken / 250, of: 250 });
    expect(past.flaky.share).toBe(0);
    expect(isTrusted(replay(past, { ...settings, bisectionConcurrency: 4 }, 1))).toBe(true);
  });
});
