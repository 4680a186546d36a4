/** A queue as it is in the middle of a made-up day, with what the world around it would know. */
import { emptyQueue, type QueueState } from "../../../src/local-queue/engine/state.js";
import type { KnownQueue, KnownTransition } from "../../../src/local-queue/page/known.js";
import type { Change } from "../../../src/local-queue/simulation/changes.js";
import { type Input, simulate } from "../../../src/local-queue/simulation/simulate.js";
import { DEFAULT_SETTINGS } from "../../../src/local-queue/world/settings.js";

export interface Day {
  readonly settings?: Partial<QueueState["settings"]>;
  readonly changes: readonly (Partial<Change> & { readonly number: number })[];
  readonly inputs: readonly Input[];
  /** Until when it is played. */
  readonly atSeconds: number;
  /** What is different in the world from what it would be. */
  readonly known?: Partial<KnownQueue>;
}

const SOUND = {
  testSeconds: 600,
  broken: false,
  flaky: 0,
  conflicts: [],
  silent: false,
  targets: [],
  upToDate: false,
} as const;

/** All of them submitted at the start. */
export function submitted(...numbers: readonly number[]): readonly Input[] {
  return numbers.map((number) => ({ atSeconds: 0, type: "submit", number }));
}

export function playedQueue({ settings = {}, changes, inputs, atSeconds, known = {} }: Day): KnownQueue {
  const whole = changes.map((change): Change => ({ ...SOUND, ...change }));
  const secondsOf = new Map(whole.map(({ number, testSeconds }) => [number, testSeconds]));
  const history: KnownTransition[] = [];
  const members = new Map<number, readonly number[]>();
  let state = emptyQueue({ ...DEFAULT_SETTINGS, ...settings }, "0a1b2c3d4e5f");
  simulate({ settings, changes: whole, inputs, seed: 1, untilSeconds: atSeconds }, ({ outcome, nowMs: atMs }) => {
    state = outcome.state;
    for (const effect of outcome.effects) {
      if (effect.type === "moved") history.push({ ...effect, atMs });
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
      title: `Change number ${number}`,
      author: "ada",
      headBranch: `change-${number}`,
      baseBranch: "main",
      isDraft: false,
      mergeability: "mergeable",
    }),
    run: (run) => ({
      id: `run-${run}`,
      branch: `trunk-merge/pr-${members.get(run)?.[0]}/run-${run}`,
      expectedSeconds: Math.max(...(members.get(run) ?? []).map((number) => secondsOf.get(number) ?? 0)),
      checks: [{ name: "tests", state: "pending" }],
    }),
    history,
    ...known,
  };
}
