/** Queue as the service would show it at every moment of some hours that the engine has played. */
import type { Settings } from "../../local-queue/src/engine/settings.js";
import { type Entry, isLive, type QueueState } from "../../local-queue/src/engine/state.js";
import { get, values } from "../../local-queue/src/engine/tree.js";
import { simulate } from "../../local-queue/src/scenario/simulate.js";
import type { Change } from "../../local-queue/src/state/change.js";
import { type Random, seeded } from "../../local-queue/test/support/seeded.js";
import type { PullRequestRecord, Queue } from "../../src/service/service.js";

/** Constant number of pull requests in the queue. When one leaves, the next one is submitted. */
export const DEPTH = 1000;
const TEST_MINUTES = 20;
const SEED = 1;

export interface Scenario {
  readonly name: string;
  readonly settings: Partial<Settings>;
  /** Variation of the test durations: sigma of a log-normal distribution. */
  readonly spread: number;
  /** Share of pull requests that make every run with them fail. */
  readonly broken: number;
  /** Number of targets in parallel mode. Each pull request has one or two of them. */
  readonly targets: number;
  /** True when no tests were running before the first pull request. */
  readonly idleBefore: boolean;
  readonly fromMinutes: number;
  readonly toMinutes: number;
}

export interface End {
  readonly atMs: number;
  readonly from: Entry["state"] | null;
}

export interface WatchedQueue {
  readonly scenario: Scenario;
  readonly submittedMs: ReadonlyMap<number, number>;
  readonly ends: ReadonlyMap<number, End>;
  readonly record: (number: number, atMs: number) => PullRequestRecord | undefined;
  readonly queue: (atMs: number) => Queue;
}

type Item = Queue["enqueuedPullRequests"][number];

/** States of the queue, each with its start time. */
interface Course {
  readonly ends: ReadonlyMap<number, End>;
  readonly times: readonly number[];
  readonly states: readonly QueueState[];
}

export function watchQueue(scenario: Scenario): WatchedQueue {
  const random = seeded(SEED);
  const slots = (scenario.settings.concurrency ?? 1) * (scenario.settings.batchingMinSize ?? 1);
  const count = DEPTH + Math.ceil((1.3 * slots * scenario.toMinutes) / TEST_MINUTES);
  const changes = Array.from({ length: count }, (_, index) => changeOf(index + 1, slots, scenario, random));
  // Pull requests far behind do not affect who leaves when, so a first round with all of them shows the times.
  const left = [...play(scenario, new Map(changes.map((change) => [change, 0]))).ends.values()]
    .map(({ atMs }) => atMs)
    .toSorted((one, other) => one - other);
  const submitted = new Map(
    changes.flatMap((change, index) => {
      const atMs = index < DEPTH ? 0 : left[index - DEPTH];
      return atMs === undefined ? [] : [[change, atMs] as const];
    }),
  );
  const submittedMs = new Map([...submitted].map(([{ number }, atMs]) => [number, atMs]));
  return { scenario, submittedMs, ...shown(play(scenario, submitted)) };
}

function changeOf(number: number, slots: number, scenario: Scenario, random: Random): Change {
  const uniform = () => (random.below(1_000_000) + 0.5) / 1_000_000;
  const normal = Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
  const seconds = TEST_MINUTES * 60 * Math.exp(scenario.spread * normal);
  // The tests of the first pull requests began some time before. Otherwise all of them would finish at the same time.
  const share = number <= slots && !scenario.idleBefore ? uniform() : 1;
  const targets = Array.from({ length: scenario.targets }, (_, index) => `target-${index}`);
  return {
    number,
    testSeconds: Math.round(share * seconds),
    broken: random.chance(scenario.broken),
    flaky: 0,
    conflicts: [],
    silent: false,
    targets: scenario.targets === 0 ? null : random.many(targets, 1, 2),
    upToDate: false,
  };
}

function play(scenario: Scenario, submitted: ReadonlyMap<Change, number>): Course {
  const times: number[] = [];
  const states: QueueState[] = [];
  const { transitions } = simulate(
    {
      settings: scenario.settings,
      changes: [...submitted.keys()],
      inputs: [...submitted].map(([{ number }, atMs]) => ({ type: "submit", number, atSeconds: atMs / 1000 })),
      seed: SEED,
      untilSeconds: (scenario.toMinutes + 60) * 60,
    },
    ({ outcome, nowMs }) => {
      if (times.at(-1) === nowMs) states.pop();
      else times.push(nowMs);
      states.push(outcome.state);
    },
  );
  const ended = transitions.filter(({ to }) => to === "merged" || to === "failed");
  return {
    ends: new Map(ended.map(({ number, atSeconds, from }) => [number, { atMs: atSeconds * 1000, from }])),
    times,
    states,
  };
}

function shown({ ends, times, states }: Course): Pick<WatchedQueue, "ends" | "record" | "queue"> {
  const items = new WeakMap<Entry, Item>();
  const queues = new Map<QueueState, Queue>();
  const itemOf = (entry: Entry): Item => {
    const item = items.get(entry) ?? newItem(entry);
    items.set(entry, item);
    return item;
  };
  return {
    ends,
    record(number, atMs) {
      const state = states[indexAt(times, atMs)];
      const entry = state && get(state.entries, number);
      return entry && recordOf(entry, itemOf(entry));
    },
    queue(atMs) {
      const state = states[indexAt(times, atMs)];
      if (state === undefined) return { state: "running", enqueuedPullRequests: [] };
      const queue = queues.get(state) ?? queueOf(state, itemOf);
      queues.set(state, queue);
      return queue;
    },
  };
}

function queueOf(state: QueueState, itemOf: (entry: Entry) => Item): Queue {
  const membersOf = (group: number): readonly number[] => get(state.groups, group)?.members ?? [];
  const numbers = [
    ...[...values(state.order)].flatMap(membersOf),
    ...values(state.pending),
    ...state.bisections.flatMap(({ groups }) => groups.flatMap(membersOf)),
  ];
  const { mode, batch, concurrency } = state.settings;
  return {
    state: state.phase,
    mode,
    batch,
    concurrency,
    enqueuedPullRequests: numbers.flatMap((number) => {
      const entry = get(state.entries, number);
      return entry === undefined ? [] : [itemOf(entry)];
    }),
  };
}

function newItem({ number, state, sinceMs, sha }: Entry): Item {
  // The service reports times in whole seconds.
  const stateChangedAt = new Date(Math.floor(sinceMs / 1000) * 1000).toISOString();
  return { id: `entry-${number}`, prNumber: number, prSha: sha, state, stateChangedAt };
}

function recordOf(entry: Entry, { id, state, stateChangedAt = "" }: Item): PullRequestRecord {
  const { sha, number } = entry;
  return {
    id,
    prNumber: number,
    prSha: sha,
    state,
    stateChangedAt: stateChangedAt ?? "",
    isCurrentlySubmittedToQueue: isLive(entry),
  };
}

/** Returns the index of the last time that is not after `atMs`. */
function indexAt(times: readonly number[], atMs: number): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((times[middle] ?? 0) <= atMs) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
