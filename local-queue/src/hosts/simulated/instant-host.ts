/** Simulated Git host for simulations. It replies immediately, and decides the result of a run at its start. */
import type { Event, Facts, Run } from "../../engine/state.js";
import { addCommit, addMerge, type Branch, createBranch, readBase } from "../../state/branch.js";
import { type Change, type Fault, plainChange } from "../../state/change.js";
import {
  type Changes,
  changesByNumber,
  findTextConflict,
  planRun,
  selectTroubled,
  type TextConflict,
} from "./planned-runs.js";

export interface HostPlan {
  readonly changes: readonly Change[];
  readonly seed: number;
  readonly flaky?: number;
  /** Numbers of the runs that always fail as flaky. */
  readonly flakyRuns?: readonly number[];
}

export interface InstantHost {
  readonly plan: HostPlan;
  /** Changes as given. A conflict may be declared by one of its two changes only. */
  readonly given: Map<number, Change>;
  changes: Changes;
  /** Changes that can make a run fail. */
  troubled: Changes;
  readonly branch: Branch;
  readonly upToDate: Set<number>;
  readonly pushes: Map<number, number>;
  /** Number of test runs so far, for each change with `flakyRuns`. */
  readonly ownRuns: Map<number, number>;
  /** Numbers of changes whose facts may have changed since the last `takeFacts`. */
  readonly changed: Set<number>;
}

type Build =
  | { readonly conflict: TextConflict }
  /** Result of a build. `seconds` is the duration of the slowest tested change; null if the run never reports. */
  | { readonly conflict: null; readonly faults: readonly Fault[]; readonly seconds: number | null };

export function createInstantHost(plan: HostPlan): InstantHost {
  const changes = changesByNumber(plan.changes);
  return {
    plan,
    given: new Map(plan.changes.map((change) => [change.number, change])),
    changes,
    troubled: selectTroubled(changes),
    branch: createBranch("tip-0"),
    upToDate: new Set(plan.changes.filter((each) => each.upToDate).map(({ number }) => number)),
    pushes: new Map(),
    ownRuns: new Map(),
    changed: new Set(),
  };
}

export function isMerged({ branch }: InstantHost, number: number): boolean {
  return branch.merged.has(number);
}

export function readFacts(host: InstantHost, number: number): Facts {
  return {
    sha: `${number}-${host.pushes.get(number) ?? 0}`,
    targets: host.changes.get(number)?.targets ?? null,
    ready: findConflict(host, [number]) === null,
    upToDate: host.upToDate.has(number),
  };
}

function findConflict(host: InstantHost, numbers: readonly number[]): TextConflict | null {
  return findTextConflict(numbers, (number) => isMerged(host, number), host.troubled);
}

/** Returns the facts that changed since the last call. */
export function takeFacts(host: InstantHost): readonly Event[] {
  const numbers = [...host.changed].filter((number) => !isMerged(host, number));
  host.changed.clear();
  return numbers.map((number) => ({ type: "facts", number, facts: readFacts(host, number) }));
}

/** Builds the test branch of a run with changes in this order, and decides the run's result. */
export function build(host: InstantHost, { id, base, own }: Run, numbers: readonly number[]): Build {
  const { changes, troubled } = host;
  const { seed, flaky = 0, flakyRuns = [] } = host.plan;
  const onto = readBase(host.branch, base);
  const conflict = findTextConflict(numbers, onto.contains, troubled);
  if (conflict !== null) return { conflict };
  const tested = numbers.slice(numbers.length - own);
  const isFlaky = countRun(host, tested) || flakyRuns.includes(id);
  const run = { run: id, base: onto, numbers, isFlaky };
  const { faults, isReported } = planRun(run, { changes: troubled, seed, flaky });
  const seconds = Math.max(0, ...tested.map((number) => changes.get(number)?.testSeconds ?? 0));
  return { conflict: null, faults, seconds: isReported ? seconds : null };
}

/** Counts a run of changes. Returns true if one of the changes plans this run as flaky. */
function countRun({ troubled, ownRuns }: InstantHost, own: readonly number[]): boolean {
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

/** Merges all changes in order. If there is a conflict, merges no change and returns the conflict. */
export function merge(host: InstantHost, numbers: readonly number[]): TextConflict | null {
  const conflict = findConflict(host, numbers);
  if (conflict !== null) return conflict;
  for (const number of numbers) {
    const change = host.changes.get(number) ?? plainChange(number);
    const conflicting = addMerge(host.branch, change, nextTip(host));
    outdate(host);
    for (const other of conflicting) host.changed.add(other);
  }
  return null;
}

export function pushToTarget(host: InstantHost): void {
  addCommit(host.branch, nextTip(host));
  outdate(host);
}

function nextTip({ branch }: InstantHost): string {
  return `tip-${branch.commits + 1}`;
}

function outdate({ upToDate, changed }: InstantHost): void {
  for (const number of upToDate) changed.add(number);
  upToDate.clear();
}

export function push({ pushes }: InstantHost, number: number): void {
  pushes.set(number, (pushes.get(number) ?? 0) + 1);
}

export function alter(host: InstantHost, number: number, change: Partial<Omit<Change, "number">>): void {
  const before = host.given.get(number);
  if (before === undefined) return;
  host.given.set(number, { ...before, ...change });
  host.changes = changesByNumber(host.given.values());
  host.troubled = selectTroubled(host.changes);
  if (change.upToDate === true) host.upToDate.add(number);
  if (change.upToDate === false) host.upToDate.delete(number);
  host.changed.add(number);
}
