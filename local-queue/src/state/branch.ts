/** A branch, and what its merged changes mean for the simulated tests on top of it. */
import type { QueueState } from "../engine/state.js";
import { type Change, type Fault, findFaults } from "./change.js";

/** A position is the number of commits up to there. */
export interface Branch {
  tip: string;
  commits: number;
  /** Of each commit that was the tip. */
  readonly positions: Map<string, number>;
  /** Of each merged pull request. */
  readonly merged: Map<number, number>;
  /** Faults of every run that is built at a position or behind it. */
  readonly faults: { readonly position: number; readonly fault: Fault }[];
  /** Position from which on a required check is never reported. */
  silentFrom: number | null;
  /** Last numbers of a deleted queue: to an outside host they are names, which are used once. */
  lastNumbers: QueueState["last"] | null;
}

/** The content of a branch at the commit that a run is built on. */
export interface Base {
  readonly contains: (number: number) => boolean;
  /** Faults of every run on it. */
  readonly faults: readonly Fault[];
  /** True when a required check is never reported any more. */
  readonly silent: boolean;
}

export function createBranch(tip: string): Branch {
  const positions = new Map([[tip, 0]]);
  return { tip, commits: 0, positions, merged: new Map(), faults: [], silentFrom: null, lastNumbers: null };
}

export function addCommit(branch: Branch, sha: string): void {
  branch.tip = sha;
  branch.commits += 1;
  branch.positions.set(sha, branch.commits);
}

/** Merges a change as the next commit. Returns the numbers that conflict with it in text. */
export function addMerge(branch: Branch, change: Change, sha: string): readonly number[] {
  addCommit(branch, sha);
  const { commits: position, merged } = branch;
  for (const fault of findFaults(change, (other) => merged.has(other))) branch.faults.push({ position, fault });
  if (change.silent) branch.silentFrom ??= position;
  merged.set(change.number, position);
  return change.conflicts.flatMap((conflict) => (conflict.in === "text" ? [conflict.with] : []));
}

export function readBase(branch: Branch | undefined, commit: string): Base {
  if (branch === undefined) return { contains: () => false, faults: [], silent: false };
  const last = branch.positions.get(commit) ?? 0;
  return {
    contains: (number) => (branch.merged.get(number) ?? Number.POSITIVE_INFINITY) <= last,
    faults: branch.faults.filter(({ position }) => position <= last).map(({ fault }) => fault),
    silent: branch.silentFrom !== null && branch.silentFrom <= last,
  };
}
