import { DEFAULT_SETTINGS } from "../../src/engine/settings.js";
import { emptyQueue, type QueueState } from "../../src/engine/state.js";
import type { KnownQueue } from "../../src/page/view/known.js";
import { type Input, simulate } from "../../src/scenario/simulate.js";
import { type Change, plainChange } from "../../src/state/change.js";
import type { PullRequest } from "../../src/state/pull-request.js";
import type { Move } from "../../src/state/service-state.js";

export interface Day {
  readonly settings?: Partial<QueueState["settings"]>;
  readonly changes: readonly (Partial<Change> & { readonly number: number })[];
  readonly inputs: readonly Input[];
  /** Time of the view. */
  readonly atSeconds: number;
  /** Facts that replace simulated facts. */
  readonly known?: Partial<KnownQueue>;
}

export const PULL_REQUEST: PullRequest = {
  number: 1,
  title: "A change",
  author: "ada",
  headSha: "a".repeat(40),
  headBranch: "topic",
  headRepository: "local/playground",
  fork: false,
  baseBranch: "main",
  draft: false,
  mergeability: "mergeable",
  mergeabilityReasons: [],
  upToDate: false,
  state: "open",
  testPlan: {
    testSeconds: 1,
    result: "pass",
    checks: [],
    flaky: 0,
    flakyRuns: [],
    conflictsWith: [],
    conflictsInText: [],
  },
  mergeCommitSha: null,
  mergedAtMs: null,
  createdAtMs: 0,
};

/** Returns submissions at the start. */
export function submitted(...numbers: readonly number[]): readonly Input[] {
  return numbers.map((number) => ({ atSeconds: 0, type: "submit", number }));
}

/** Simulates a day until the time of the view. Returns the queue with its facts. */
export function playedQueue({ settings = {}, changes, inputs, atSeconds, known = {} }: Day): KnownQueue {
  const whole = changes.map((change) => ({ ...plainChange(change.number), targets: [], ...change }));
  const secondsOf = new Map(whole.map(({ number, testSeconds }) => [number, testSeconds]));
  const history: Move[] = [];
  const durations = { seconds: 0, attemptSeconds: null, isBisected: false };
  const members = new Map<number, readonly number[]>();
  let state = emptyQueue({ ...DEFAULT_SETTINGS, ...settings }, "0a1b2c3d4e5f");
  simulate({ settings, changes: whole, inputs, seed: 1, untilSeconds: atSeconds }, ({ outcome, nowMs: atMs }) => {
    state = outcome.state;
    for (const effect of outcome.effects) {
      if (effect.type === "moved") history.push({ ...effect, ...durations, atMs });
      if (effect.type === "start-run")
        members.set(
          effect.run.id,
          effect.run.content.slice(-effect.run.own).map(({ number }) => number),
        );
    }
  });
  return {
    repository: "local/playground",
    branch: "main",
    state,
    settings: { ...DEFAULT_SETTINGS, ...settings },
    pullRequest: (number) => ({
      ...PULL_REQUEST,
      number,
      title: `Change number ${number}`,
      headBranch: `change-${number}`,
    }),
    run: (run) => ({
      id: `run-${run}`,
      branch: `trunk-merge/pr-${members.get(run)?.[0]}/run-${run}`,
      log: null,
      expectedSeconds: Math.max(...(members.get(run) ?? []).map((number) => secondsOf.get(number) ?? 0)),
      checks: [{ name: "tests", kind: "status", result: "pending" }],
    }),
    history,
    testMs: null,
    pullRequests: () => new Map(changes.map(({ number }) => [number, { ...PULL_REQUEST, number }])).values(),
    ...known,
  };
}

/** Parallel queue with a bisection, running tests and a pull request that is not ready. */
export const BUSY = playedQueue({
  settings: { mode: "parallel", concurrency: 4, batch: true, batchingMinSize: 4, batchingMaxWaitTimeMinutes: 5 },
  changes: [
    ...[1, 2, 3, 4].map((number) => ({ number, targets: ["api"], broken: number === 3 })),
    { number: 5, targets: ["web"], testSeconds: 2000 },
    { number: 6, targets: null },
  ],
  inputs: submitted(1, 2, 3, 4, 5, 6),
  atSeconds: 700,
});
