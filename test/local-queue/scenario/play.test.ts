import { describe, expect, test } from "vitest";
import { drawScenario } from "../../../src/local-queue/scenario/draw.js";
import { optionsFor, playScenario } from "../../../src/local-queue/scenario/play.js";
import { readScenario } from "../../../src/local-queue/scenario/read.js";
import { READY_MADE } from "../../../src/local-queue/scenario/ready-made.js";
import type { LocalService } from "../../../src/local-queue/service.js";
import { simulate } from "../../../src/local-queue/simulation/simulate.js";
import { start } from "../http/running-service.js";

const AT = { repo: { host: "github.com", owner: "local", name: "playground" }, targetBranch: "main" };
const BEGIN_MS = Date.parse("2026-02-03T12:00:00Z");

/** A service that plays a scenario and whose time stands still until it is moved. */
async function playing(text: string) {
  const scenario = drawScenario(await readScenario(text, "day.yml"));
  const service = await start({ speed: 0, startAtMs: BEGIN_MS, ...optionsFor(scenario) });
  const refused: string[] = [];
  playScenario(scenario, { service, at: AT, onRefused: (what) => void refused.push(what) });
  return { service, scenario, refused };
}

/** How each pull request ended: its state and the second since the beginning. */
function endsIn({ engine }: LocalService): readonly string[] {
  const moves = engine.places().flatMap(({ queue }) => queue.moves);
  return moves
    .filter(({ to }) => to === "merged" || to === "failed" || to === "cancelled")
    .map(({ number, to, atMs }) => `#${number} ${to} at ${(atMs - BEGIN_MS) / 1000}`)
    .toSorted();
}

describe("a scenario that is played in the service", () => {
  test.each([...READY_MADE])("ends as in a simulation, whatever steps the clock takes: %s", async (_word, text) => {
    const { service, scenario, refused } = await playing(text);
    const { transitions, endSeconds } = simulate(scenario.simulation);
    service.control.advance(endSeconds + 1);

    const wanted = transitions
      .filter(({ to }) => to === "merged" || to === "failed" || to === "cancelled")
      .map(({ number, to, atSeconds }) => `#${number} ${to} at ${atSeconds}`)
      .toSorted();
    expect(wanted.length).toBeGreaterThan(0);
    expect(endsIn(service)).toEqual(wanted);
    expect(refused).toEqual([]);
  });

  test("has exactly the runs flake that a pull request names, in batches and bisections too", async () => {
    const { service, scenario } = await playing(`
queue: { concurrency: 1, bisection-concurrency: 1, batch: true, batching-min-size: 2, batching-max-wait-time-minutes: 5 }
pull-requests:
  - { flaky-runs: [1, 3] }
  - { submit: 1m }
  - { submit: 2m, flaky-runs: 1 }
`);
    const { runs, endSeconds } = simulate(scenario.simulation);
    service.control.advance(endSeconds + 1);

    const expected = [
      "main 1+2 failed",
      "bisection 1 passed",
      "main 3 failed",
      "bisection 2 passed",
      "main 1 failed",
      "bisection 2 passed",
      "main 2 passed",
    ];
    const played = service.engine.places().flatMap(({ queue }) => [...queue.runs.values()]);
    expect(runs.map(({ kind, own, outcome }) => `${kind} ${own.join("+")} ${outcome}`)).toEqual(expected);
    expect(played.map(({ kind, members, end }) => `${kind} ${members.join("+")} ${end?.outcome}`)).toEqual(expected);
  });

  test("has its pull requests and its settings before anything happens", async () => {
    const { service } = await playing(`
queue: { concurrency: 3, can-optimistically-merge: true }
pull-requests:
  - { number: 7, title: A new button, submit: 1m, tests: 20m, broken: true, flaky: 0.5, conflicts-with: 8, conflicts-in-text: 8 }
  - { submit: never, silent: true }
`);

    expect(service.control.state().repositories).toMatchObject([
      {
        queues: [{ concurrency: 3, canOptimisticallyMerge: true, requiredStatuses: ["tests"] }],
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
    expect(service.engine.places()[0]?.queue.moves).toEqual([]);
  });

  test("does everything that events can do, at their times", async () => {
    const { service, scenario, refused } = await playing(`
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
    const { transitions, endSeconds } = simulate(scenario.simulation);
    service.control.advance(endSeconds + 1);

    const last = new Map(transitions.map(({ number, to }) => [number, to]));
    expect([...last]).toEqual(
      expect.arrayContaining([
        [1, "failed"],
        [2, "merged"],
        [3, "cancelled"],
      ]),
    );
    const entries = service.engine.places()[0]?.queue.moves ?? [];
    expect(new Map(entries.map(({ number, to }) => [number, to]))).toEqual(last);
    expect(refused).toEqual([]);
  });

  test("begins with settings that only newer writes than v1 can give a queue", async () => {
    const { service } = await playing(
      "queue: { bisection-concurrency: 0, testing-timeout-minutes: 0 }\npull-requests: [{}]\nevents: [{ at: 1m, queue: { bisection-concurrency: 2 } }]",
    );
    const queue = () => service.control.state().repositories[0]?.queues[0];
    expect(queue()).toMatchObject({ bisectionConcurrency: 0, testingTimeoutMinutes: 0 });

    service.control.advance(60);
    expect(queue()).toMatchObject({ bisectionConcurrency: 2, testingTimeoutMinutes: 0 });
  });

  test.each(["change", "push"])("lets who has other targets after a %s meet others", async (what) => {
    const { service, scenario } = await playing(`
queue: { concurrency: 3, mode: parallel }
pull-requests: [{ targets: [a], tests: 20m }, { targets: [b] }]
events:
  - { at: 2m, ${what}: 2, targets: [a] }
  - { at: 3m, submit: 2 }
`);
    const { endSeconds } = simulate(scenario.simulation);
    service.control.advance(endSeconds + 1);

    const merged = endsIn(service).filter((end) => end.includes("merged"));
    expect(merged).toEqual(["#1 merged at 1200", "#2 merged at 1200"]);
  });

  test("has its faults meet requests from their times on", async () => {
    const { service } = await playing(
      "pull-requests: [{}]\nfaults: [{ at: 2m, endpoint: getQueue, times: 2, fault: { kind: hang } }]",
    );
    expect(service.control.state().faults).toEqual([]);

    service.control.advance(119);
    expect(service.control.state().faults).toEqual([]);
    service.control.advance(1);
    expect(service.control.state().faults).toMatchObject([{ endpoint: "getQueue", times: 2 }]);
  });

  test("goes on where somebody else changed the world, and tells what it could not do", async () => {
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

  test("follows the speed of the service without being asked", async () => {
    const { service } = await playing("pull-requests: [{ submit: 10m, tests: 1h }]");
    service.control.setSpeed(100_000);

    await expect.poll(() => endsIn(service)).toEqual(["#1 merged at 4200"]);
  });
});
