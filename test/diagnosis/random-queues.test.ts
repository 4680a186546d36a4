import { describe, expect, test } from "vitest";
import { IS_LONG } from "../../local-queue/test/support/days/try-days.js";
import { type Random, seeded } from "../../local-queue/test/support/seeded.js";
import { type Diagnosis, FAILURE_CAUSES } from "../../src/diagnosis/cause.js";
import { byApi } from "../support/api.js";
import { type Age, type SimulatedQueue, simulatedQueue } from "../support/simulated-queue.js";

/** Number of queues, number of pull requests in each queue, and number of steps. A diagnosis follows each step. */
const QUEUES = IS_LONG ? 300 : 60;
/** Last seed of more queues with flaky tests, in which only failed pull requests are diagnosed. */
const LAST_FLAKY = byApi({ v1: 300, v2: 0 });
const CHANGES = 10;
const STEPS = 14;

function settingsOf(random: Random) {
  return {
    mode: random.one(["single", "single", "parallel"] as const),
    concurrency: 1 + random.below(4),
    bisectionConcurrency: 1 + random.below(4),
    batch: random.chance(0.6),
    batchingMinSize: 1 + random.below(5),
    batchingMaxWaitTimeMinutes: random.below(4),
    testingTimeoutMinutes: 8,
    pendingFailureDepth: random.below(3),
    canOptimisticallyMerge: random.chance(0.4),
    optimizationMode: random.one(["off", "bisection_skip_redundant_tests"] as const),
  };
}

function planOf(random: Random, isFlaky: boolean) {
  const other = () => [1 + random.below(CHANGES)];
  return {
    testSeconds: random.chance(0.04) ? 600 : 30 + random.below(90),
    result: random.chance(0.25) ? ("fail" as const) : ("pass" as const),
    flaky: isFlaky && random.chance(0.2) ? 0.1 : 0,
    conflictsWith: random.chance(0.12) ? other() : [],
    conflictsInText: random.chance(0.08) ? other() : [],
    checks: random.chance(0.03) ? [{ name: "unit", result: "never-reported" as const }] : [],
  };
}

/** Cancels, pushes to, restarts, merges or submits a random pull request. */
function disturb(queue: SimulatedQueue, random: Random): void {
  const number = 1 + random.below(CHANGES);
  const { isCurrentlySubmittedToQueue: isLive, state } = queue.record(number);
  if (state === "merged") return;
  if (!isLive) {
    if (random.chance(0.5)) queue.patch(number, { headSha: "new", testPlan: { result: "pass" } });
    queue.submit(number);
    return;
  }
  const act = random.below(5);
  if (act === 0) queue.cancel(number);
  else if (act === 1) queue.patch(number, { headSha: "new" });
  else if (act === 2 && (state === "testing" || state === "pending_failure")) queue.restart(number);
  else if (act === 3 && random.chance(0.3)) queue.patch(number, { state: "merged" });
}

interface Sample {
  /** Seed, number and age of a failure, which are enough to repeat it. */
  readonly place: string;
  readonly word: Diagnosis["cause"] | undefined;
  readonly next: Diagnosis["next"] | undefined;
  readonly state: string;
  /** True when tests fail by chance. */
  readonly isFlaky: boolean;
  readonly truth: ReturnType<SimulatedQueue["truth"]>;
  readonly calls: number;
}

async function samplesOf(seed: number, isWanted: (state: string) => boolean): Promise<readonly Sample[]> {
  const random = seeded(seed);
  const isFlaky = seed % 2 === 0;
  const queue = simulatedQueue(settingsOf(random), { seed, flaky: isFlaky ? 0.02 : 0 });
  for (let each = 0; each < CHANGES; each += 1) {
    const number = queue.add(planOf(random, isFlaky));
    queue.targets(number, random.one(["ALL", ["a"], ["b"], ["a", "b"], ["c"]] as const));
    queue.submit(number);
  }
  const samples: Sample[] = [];
  const seen = new Set<string>();
  for (let step = 0; step < STEPS; step += 1) {
    queue.pass(20 + random.below(240));
    if (random.chance(0.25)) disturb(queue, random);
    for (let number = 1; number <= CHANGES; number += 1) {
      const { state, stateChangedAt } = queue.record(number);
      const key = `${number} ${state} ${stateChangedAt}`;
      if (seen.has(key) || !isWanted(state)) continue;
      seen.add(key);
      const age = random.one<Age>(["new", "new", "no-timeline", "no-results", "old"]);
      const { diagnosis, calls } = await queue.diagnose(number, age);
      const { cause: word, next } = diagnosis ?? {};
      const place = `seed ${seed}, #${number}, ${age}`;
      samples.push({ place, word, next, state, isFlaky, truth: queue.truth(number), calls: calls.length });
    }
  }
  return samples;
}

describe("the diagnoses of random queues", async () => {
  const samples: Sample[] = [];
  for (let seed = 1; seed <= QUEUES; seed += 1) samples.push(...(await samplesOf(seed, () => true)));
  for (let seed = QUEUES + 2; seed <= LAST_FLAKY; seed += 2)
    samples.push(...(await samplesOf(seed, (state) => state === "failed")));

  test("include every possible cause and more than 300 failures", () => {
    const words = samples.flatMap(({ word }) => word ?? []);
    expect(new Set(words)).toEqual(new Set(FAILURE_CAUSES.filter((word) => word !== "flaky")));
    expect(words.length).toBeGreaterThan(300);
  });

  test("rarely name an innocent change as the cause when tests are flaky", () => {
    const blamed = samples.filter(({ word, isFlaky }) => word === "change" && isFlaky);
    expect(blamed.length).toBeGreaterThan(20);
    expect(blamed.filter(({ truth }) => !truth.breaks).length / blamed.length).toBeLessThan(0.05);
  });

  const bad = new Set(["failed", "cancelled", "pending_failure"]);

  test.each<[string, (sample: Sample) => boolean]>([
    [
      "name an innocent change as the cause when tests are not flaky",
      ({ word, truth, isFlaky }) => word === "change" && !truth.breaks && !isFlaky,
    ],
    [
      "lack a cause after a bad outcome, or have a cause after a good outcome",
      ({ word, state }) => (word !== undefined) !== bad.has(state),
    ],
    [
      "recommend to submit a pull request again that waits, cannot merge or is the cause",
      ({ next, state, truth }) =>
        next === "requeue" &&
        (state === "pending_failure" || truth.cannotMerge || (state === "failed" && truth.breaks && !truth.isSlow)),
    ],
    [
      "recommend to wait unless the pull request has a pending failure",
      ({ next, state }) => (next === "wait") !== (state === "pending_failure"),
    ],
    ["report a conflict when there is no conflict", ({ word, truth }) => word === "conflict" && !truth.hasConflict],
    ["require more than six requests to the service", ({ calls }) => calls > 6],
  ])("never %s", (_what, isWrong) => {
    expect(samples.filter(isWrong)).toEqual([]);
  });
});
