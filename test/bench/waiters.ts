/**
 * This file measures a thousand steps that wait for their merges at the same time, with the action's own polling code.
 * The engine of the local queue plays the queue. The steps see only replies of the API.
 */
import { pollUntilAttemptFinishes } from "../../src/pull-request/wait/loop.js";
import type { QueueService } from "../../src/service/service.js";
import { createService } from "../../src/service/v1/service.js";
import { fakeClock } from "../support/fake-clock.js";
import { fakeClient } from "../support/fake-service.js";
import { DEFAULTS, TARGET } from "../support/wait-defaults.js";
import { seeded } from "../support/wait-simulation.js";
import { print, type Requirement } from "./report.js";
import { DEPTH, type Scenario, type WatchedQueue, watchQueue } from "./watched-queue.js";

type Policy = "auto" | number;

interface Load {
  readonly requestsASecond: number;
  readonly worstMinute: number;
  readonly requestsAWait: number;
  /** Seconds from the end of a tested attempt until its step detects the end, sorted in ascending order. */
  readonly delays: readonly number[];
}

const ANSWER_MS = 200;
const MINUTE_MS = 60_000;

const FULL: Omit<Scenario, "name" | "settings"> = {
  spread: 0.15,
  broken: 0,
  targets: 0,
  idleBefore: false,
  fromMinutes: 60,
  toMinutes: 180,
};

const USUAL: Scenario = { ...FULL, name: "concurrency 100", settings: { concurrency: 100 } };

const SCENARIOS: readonly Scenario[] = [
  USUAL,
  { ...USUAL, name: "times that vary twice as much", spread: 0.3 },
  { ...USUAL, name: "1 of 100 breaks its tests", broken: 0.01 },
  { ...USUAL, name: "a thousand at once in an idle queue", idleBefore: true, fromMinutes: 0, toMinutes: 60 },
  { ...FULL, name: "concurrency 20", settings: { concurrency: 20 } },
  {
    ...FULL,
    name: "batches of 4, concurrency 25",
    settings: { concurrency: 25, batch: true, batchingMinSize: 4, batchingMaxWaitTimeMinutes: 5 },
  },
  { ...FULL, name: "lanes, concurrency 100", settings: { concurrency: 100, mode: "parallel" }, targets: 100 },
];

/** Prints the load of a thousand waiting steps and their delays, for each way to poll. */
export async function benchWaiters(): Promise<readonly Requirement[]> {
  const title = `wait-for-merge: ${DEPTH.toLocaleString("en-US")} waiters, tests of 20 minutes`;
  print(`\n${title}${" ".repeat(10)}requests/s  worst minute  a wait   delay p50   p95   max`);
  const requirements: Requirement[] = [];
  for (const scenario of SCENARIOS) {
    const watched = watchQueue(scenario);
    const load = await loadOf(watched, "auto");
    printLoad(`${scenario.name}: auto`, load);
    if (scenario !== USUAL) continue;
    requirements.push(...goalsOf(load));
    for (const policy of [5000, 15_000, 30_000])
      printLoad(`${scenario.name}: every ${policy / 1000} s`, await loadOf(watched, policy));
  }
  return requirements;
}

function goalsOf({ requestsASecond, delays }: Load): readonly Requirement[] {
  return [
    goal("1,000 waits together make", requestsASecond, 5, "requests a second"),
    goal("half of them notice the end within", quantile(delays, 0.5), 5, "s"),
    goal("95 of 100 notice the end within", quantile(delays, 0.95), 15, "s"),
  ];
}

function goal(text: string, value: number, limit: number, unit: string): Requirement {
  const measured = `${value.toFixed(2)} ${unit}`;
  return { text: `${text} at most ${limit} ${unit}`, measured, holds: value <= limit };
}

function printLoad(name: string, { requestsASecond, worstMinute, requestsAWait, delays }: Load): void {
  const figures = [
    requestsASecond.toFixed(2).padStart(20),
    worstMinute.toFixed(1).padStart(14),
    requestsAWait.toFixed(0).padStart(8),
    `${quantile(delays, 0.5).toFixed(1)} s`.padStart(12),
    `${quantile(delays, 0.95).toFixed(0)} s`.padStart(6),
    `${quantile(delays, 1).toFixed(0)} s`.padStart(6),
  ];
  print(`  ${name.padEnd(50)}${figures.join("")}`);
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** A fixed pause causes many requests and depends on nothing earlier, so a shorter time is enough. */
const MINUTES_OF_FIXED = 20;

async function loadOf(watched: WatchedQueue, policy: Policy): Promise<Load> {
  const { fromMinutes, toMinutes } = watched.scenario;
  const minutes = policy === "auto" ? toMinutes - fromMinutes : MINUTES_OF_FIXED;
  const fromMs = fromMinutes * MINUTE_MS;
  const toMs = fromMs + minutes * MINUTE_MS;
  const random = seeded(7);
  const perMinute = Array.from({ length: minutes }, () => 0);
  const delays: number[] = [];
  let ended = 0;
  for (const [number, submittedMs] of watched.submittedMs) {
    const end = watched.ends.get(number);
    if (submittedMs >= toMs || (end !== undefined && end.atMs < fromMs)) continue;
    const earliestMs = policy === "auto" ? submittedMs : Math.max(submittedMs, fromMs - policy);
    const { requestsAtMs, noticedMs } = await wait(watched, number, policy, earliestMs + 5000 * random(), random);
    for (const atMs of requestsAtMs) {
      const minute = Math.floor((atMs - fromMs) / MINUTE_MS);
      const before = perMinute[minute];
      if (before !== undefined) perMinute[minute] = before + 1;
    }
    if (end === undefined || end.atMs >= toMs) continue;
    ended += 1;
    if (noticedMs !== undefined && end.from !== "pending") delays.push((noticedMs - end.atMs) / 1000);
  }
  const requests = perMinute.reduce((sum, count) => sum + count, 0);
  return {
    requestsASecond: requests / (minutes * 60),
    worstMinute: Math.max(...perMinute) / 60,
    // As many pull requests enter as leave, so the requests in a period divided by the finished waits is the number per
    // wait.
    requestsAWait: requests / ended,
    delays: delays.toSorted((one, other) => one - other),
  };
}

/** Runs one wait on a separate clock, because a wait does not change the queue. */
async function wait(
  watched: WatchedQueue,
  number: number,
  pollInterval: Policy,
  beginMs: number,
  random: () => number,
): Promise<{ readonly requestsAtMs: readonly number[]; readonly noticedMs: number | undefined }> {
  const clock = fakeClock(beginMs);
  const requestsAtMs: number[] = [];
  const answer = <Value>(look: (atMs: number) => Value): Value => {
    requestsAtMs.push(clock.now());
    clock.pass(ANSWER_MS / 2);
    const value = look(clock.now());
    clock.pass(ANSWER_MS / 2);
    return value;
  };
  const readRecord = async () => {
    const record = answer((atMs) => watched.record(number, atMs));
    if (record === undefined) throw new Error(`#${number} was never submitted.`);
    return record;
  };
  const service: QueueService = {
    ...createService(fakeClient({ record: () => ({ status: 500 }) }, clock)),
    readRecord,
    readRecordAgain: readRecord,
    readQueue: async () => answer(watched.queue),
  };
  const untilMs = (watched.scenario.toMinutes + 30) * MINUTE_MS;
  const { result } = await pollUntilAttemptFinishes(
    { ...TARGET, number, headSha: undefined, guardedHead: undefined },
    { ...DEFAULTS, guardedHead: undefined, timeout: untilMs - beginMs, pollInterval },
    { service, clock, random, signal: NEVER, testRuns: { polled() {} }, log: SILENT },
  );
  return { requestsAtMs, noticedMs: result === "timed-out" ? undefined : clock.now() };
}

const NEVER = new AbortController().signal;
const SILENT = { info() {}, debug() {}, warning() {}, notice() {}, group() {} };
