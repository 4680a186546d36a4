/** A Git host that is made up: what its target branch contains, who could be merged, and how tests end. */
import type { Facts, Run } from "../engine/state.js";
import {
  type Base,
  type Change,
  changesByNumber,
  type Fault,
  failsByChance,
  faultsBrought,
  planRun,
  type TextConflict,
  textConflict,
  troubledOf,
} from "./changes.js";

export interface HostPlan {
  readonly changes: readonly Change[];
  /** Decides every chance. */
  readonly seed: number;
  /** From 0 to 1: how likely a run fails by chance, whatever it contains. */
  readonly flaky?: number;
  /** Runs that fail by chance for sure, by their number. */
  readonly flakyRuns?: readonly number[];
}

type Build =
  | { readonly conflict: TextConflict }
  /** How long the run takes: as long as the slowest of its own changes; null where it never reports. */
  | { readonly conflict: null; readonly faults: readonly Fault[]; readonly seconds: number | null };

export interface Host {
  /** The commit that the branch points to. */
  readonly tip: () => string;
  /** Whether the branch contains a change. */
  readonly contains: (number: number) => boolean;
  readonly factsOf: (number: number) => Facts;
  /** Those whose facts are others than when this was asked last. */
  readonly takeChanged: () => readonly number[];
  /** Makes the test branch of a run with these changes, in their order. */
  readonly build: (run: Run, numbers: readonly number[]) => Build;
  /** Merges all of them in their order, or none. */
  readonly merge: (numbers: readonly number[]) => TextConflict | null;
  /** A commit on the target branch that is no pull request's, and breaks nothing. */
  readonly pushToTarget: () => void;
  readonly push: (number: number) => void;
  readonly alter: (number: number, change: Partial<Omit<Change, "number">>) => void;
}

/** A host whose target branch contains no change yet. A tip is called by how many commits stand before it. */
export function startHost({ seed, flaky = 0, flakyRuns = [], ...plan }: HostPlan): Host {
  const told = new Map(plan.changes.map((change) => [change.number, change]));
  let changes = changesByNumber(plan.changes);
  let troubled = troubledOf(changes);
  let commits = 0;
  /** The place on the branch of each change that is there. */
  const places = new Map<number, number>();
  const brought: { readonly place: number; readonly fault: Fault }[] = [];
  let silentFrom = Number.POSITIVE_INFINITY;
  const upToDate = new Set(plan.changes.filter((each) => each.upToDate).map(({ number }) => number));
  const pushes = new Map<number, number>();
  /** Number of test runs that each change with `flakyRuns` was tested in itself. */
  const ownRuns = new Map<number, number>();
  const changed = new Set<number>();

  const contains = (number: number) => places.has(number);

  function baseAt(tip: string): Base {
    const last = Number(tip.replace("tip-", ""));
    return {
      contains: (number) => (places.get(number) ?? Number.POSITIVE_INFINITY) <= last,
      faults: brought.filter(({ place }) => place <= last).map(({ fault }) => fault),
      silent: silentFrom <= last,
    };
  }

  function slowest(numbers: readonly number[]): number {
    return Math.max(0, ...numbers.map((number) => changes.get(number)?.testSeconds ?? 0));
  }

  /** Counts a run of these changes. Returns true when it is a run that one of them makes fail by chance. */
  function countRun(own: readonly number[]): boolean {
    let isFlaky = false;
    for (const number of own) {
      const { flakyRuns: ordinals } = troubled.get(number) ?? {};
      if (ordinals === undefined) continue;
      const count = (ownRuns.get(number) ?? 0) + 1;
      ownRuns.set(number, count);
      isFlaky ||= ordinals.includes(count);
    }
    return isFlaky;
  }

  /** Nobody contains the new tip. */
  function commit(): void {
    commits += 1;
    for (const number of upToDate) changed.add(number);
    upToDate.clear();
  }

  function takeIn(number: number): void {
    commit();
    const change = changes.get(number);
    if (change !== undefined) {
      for (const fault of faultsBrought(change, contains)) brought.push({ place: commits, fault });
      if (change.silent) silentFrom = Math.min(silentFrom, commits);
      for (const conflict of change.conflicts) if (conflict.in === "text") changed.add(conflict.with);
    }
    places.set(number, commits);
  }

  return {
    tip: () => `tip-${commits}`,
    contains,
    factsOf: (number) => ({
      sha: `${number}-${pushes.get(number) ?? 0}`,
      targets: changes.get(number)?.targets ?? null,
      ready: textConflict([number], contains, troubled) === null,
      upToDate: upToDate.has(number),
    }),
    takeChanged: () => {
      if (changed.size === 0) return [];
      const numbers = [...changed].filter((number) => !contains(number));
      changed.clear();
      return numbers;
    },
    build: ({ id, base, own }, numbers) => {
      const onto = baseAt(base);
      const conflict = textConflict(numbers, onto.contains, troubled);
      if (conflict !== null) return { conflict };
      const tested = numbers.slice(numbers.length - own);
      const isFlaky = countRun(tested) || flakyRuns.includes(id) || failsByChance(seed, id, flaky);
      const { faults, isReported } = planRun({ run: id, base: onto, numbers }, troubled, seed, isFlaky);
      return { conflict: null, faults, seconds: isReported ? slowest(tested) : null };
    },
    merge: (numbers) => {
      const conflict = textConflict(numbers, contains, troubled);
      if (conflict === null) for (const number of numbers) takeIn(number);
      return conflict;
    },
    pushToTarget: commit,
    push: (number) => {
      pushes.set(number, (pushes.get(number) ?? 0) + 1);
    },
    alter: (number, change) => {
      const before = told.get(number);
      if (before === undefined) return;
      told.set(number, { ...before, ...change });
      changes = changesByNumber(told.values());
      troubled = troubledOf(changes);
      if (change.upToDate === true) upToDate.add(number);
      if (change.upToDate === false) upToDate.delete(number);
      changed.add(number);
    },
  };
}
