import { describe, expect, test } from "vitest";
import { VERDICT_WORDS, type Verdict } from "../../src/test-run/verdict.js";
import { type Random, seeded } from "../seeded.js";
import { type Age, type PlayedQueue, playedQueue } from "./played-queue.js";

/** Pull requests of one story, and how many steps of some minutes are looked at. */
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

function planOf(random: Random, byChance: boolean) {
  const other = () => [1 + random.below(CHANGES)];
  return {
    testSeconds: random.chance(0.04) ? 600 : 30 + random.below(90),
    result: random.chance(0.25) ? ("fail" as const) : ("pass" as const),
    flaky: byChance && random.chance(0.2) ? 0.1 : 0,
    conflictsWith: random.chance(0.12) ? other() : [],
    conflictsInText: random.chance(0.08) ? other() : [],
    checks: random.chance(0.03) ? [{ name: "unit", result: "never-reported" as const }] : [],
  };
}

/** Something that somebody does to one of them. */
function disturb(queue: PlayedQueue, random: Random): void {
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

interface Judged {
  readonly verdict: Verdict | undefined;
  readonly state: string;
  readonly age: Age;
  readonly seed: number;
  readonly number: number;
  /** Tests fail by chance in this story. */
  readonly byChance: boolean;
  readonly truth: ReturnType<PlayedQueue["truth"]>;
  readonly calls: number;
}

async function judgedOf(seed: number): Promise<readonly Judged[]> {
  const random = seeded(seed);
  const byChance = seed % 2 === 0;
  const queue = playedQueue(settingsOf(random), { seed, flaky: byChance ? 0.02 : 0 });
  for (let each = 0; each < CHANGES; each += 1) {
    const number = queue.add(planOf(random, byChance));
    queue.targets(number, random.one(["ALL", ["a"], ["b"], ["a", "b"], ["c"]] as const));
    queue.submit(number);
  }
  const judged: Judged[] = [];
  const seen = new Set<string>();
  for (let step = 0; step < STEPS; step += 1) {
    queue.pass(20 + random.below(240));
    if (random.chance(0.25)) disturb(queue, random);
    for (let number = 1; number <= CHANGES; number += 1) {
      const { state, stateChangedAt } = queue.record(number);
      const key = `${number} ${state} ${stateChangedAt}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const age = random.one<Age>(["new", "new", "no-timeline", "no-results", "old"]);
      const { verdict, calls } = await queue.verdict(number, age);
      judged.push({ verdict, state, age, seed, number, calls: calls.length, byChance, truth: queue.truth(number) });
    }
  }
  return judged;
}

const STORIES = 300;

/** What is needed to look at one again. */
function where({ seed, number, age, verdict }: Judged) {
  return { seed, number, age, verdict };
}

describe("random stories", async () => {
  const judged = (await Promise.all(Array.from({ length: STORIES }, (_, index) => judgedOf(index + 1)))).flat();

  test("bring every word that a plan can bring, hundreds of times together", () => {
    const words = judged.flatMap(({ verdict }) => verdict?.word ?? []);
    expect(new Set(words)).toEqual(new Set(VERDICT_WORDS.filter((word) => word !== "flaky")));
    expect(words.length).toBeGreaterThan(500);
  });

  const wronglyBlamed = judged.filter(({ verdict, truth }) => verdict?.word === "own-change" && !truth.breaks);

  test("never find the fault in a change whose plan has none", () => {
    expect(wronglyBlamed.filter(({ byChance }) => !byChance).map(where)).toEqual([]);
  });

  test("take chance for a fault only where it strikes twice, which is rare", () => {
    const blamed = judged.filter(({ verdict, byChance }) => verdict?.word === "own-change" && byChance);
    expect(blamed.length).toBeGreaterThan(20);
    expect(wronglyBlamed.length / blamed.length).toBeLessThan(0.05);
  });

  test("have a verdict exactly where something ended badly or is held", () => {
    const bad = new Set(["failed", "cancelled", "pending_failure"]);
    expect(judged.filter(({ verdict, state }) => (verdict !== undefined) !== bad.has(state)).map(where)).toEqual([]);
  });

  test("only have submitted again what has left the queue and was not seen to fail", () => {
    const wrong = judged.filter(
      ({ verdict, state, truth }) =>
        verdict?.next === "requeue" &&
        (state === "pending_failure" || truth.cannotMerge || (state === "failed" && truth.breaks && !truth.isSlow)),
    );
    expect(wrong.map(where)).toEqual([]);
  });

  test("wait for whatever is held, and for nothing else", () => {
    const wrong = judged.filter(({ verdict, state }) => (verdict?.next === "wait") !== (state === "pending_failure"));
    expect(wrong.map(where)).toEqual([]);
  });

  test("only speak of a conflict where there is one", () => {
    const wrong = judged.filter(({ verdict, truth }) => verdict?.word === "conflict" && !truth.hasConflict);
    expect(wrong.map(where)).toEqual([]);
  });

  test("ask the service six times at most", () => {
    expect(judged.filter(({ calls }) => calls > 6)).toEqual([]);
  });
});
