import type { Verdict } from "../../src/test-run/verdict.js";
import { type Age, type PlayedQueue, playedQueue } from "./played-queue.js";

/** What the plan of a story knows to be the cause. */
type Truth = "own" | "other" | "conflict" | "flaky" | "branch" | "infrastructure" | "taken-out" | "undecided" | "none";

export interface Ending {
  readonly name: string;
  readonly truth: Truth;
  /** What the service's own answers allow to say; empty where it did not end badly. */
  readonly word: Verdict["word"] | "";
  readonly next: Verdict["next"] | "";
  readonly age?: Age;
  /** Plays it, and gives the queue with the number that it is about. */
  play(): readonly [queue: PlayedQueue, number: number];
}

export type Row = readonly [
  name: string,
  truth: Truth,
  word: Ending["word"],
  next: Ending["next"],
  play: Ending["play"],
  age?: Age,
];

export const BAD = { result: "fail" } as const;
export const LONG = { testSeconds: 600 };
export const BATCH = {
  concurrency: 2,
  bisectionConcurrency: 4,
  batch: true,
  batchingMinSize: 4,
  batchingMaxWaitTimeMinutes: 5,
};
export const SKIPPING = { ...BATCH, optimizationMode: "bisection_skip_redundant_tests" } as const;
export const PARALLEL = { mode: "parallel", concurrency: 5 } as const;
export const DAY = 86_400;

/** A queue with pull requests of these plans, which are all submitted; their numbers begin with 1. */
export function given(
  settings: Parameters<typeof playedQueue>[0],
  ...plans: readonly Parameters<PlayedQueue["add"]>[0][]
) {
  const queue = playedQueue(settings);
  for (const plan of plans) queue.add(plan);
  queue.submit(...plans.map((_plan, index) => index + 1));
  return queue;
}

/** The same until nothing happens any more. */
export function ended(number: number, ...how: Parameters<typeof given>): readonly [PlayedQueue, number] {
  const queue = given(...how);
  queue.pass(DAY);
  return [queue, number];
}

/** Plays on until a pull request is in a state. */
export function until(queue: PlayedQueue, number: number, state: string): void {
  for (let second = 0; second < DAY && queue.record(number).state !== state; second += 1) queue.pass(1);
  if (queue.record(number).state !== state) throw new Error(`#${number} never was ${state}.`);
}

/** Its tests fail in the run that it is in or gets next, and pass ever after. */
export function flakesOnce(queue: PlayedQueue, number: number, after = "pending_failure"): void {
  queue.patch(number, { testPlan: BAD });
  for (let second = 0; second < DAY; second += 1) {
    queue.pass(1);
    const { state } = queue.record(number);
    if (state === after || state === "failed") break;
  }
  queue.patch(number, { testPlan: { result: "pass" } });
}
