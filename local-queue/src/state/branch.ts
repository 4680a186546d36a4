/** This file creates branches, and determines how their merged changes affect simulated tests. */
import type { QueueState } from "../engine/state.js";
import { type Change, type Fault, findFaults } from "./change.js";

/** Branch with its history. A position is the number of commits up to a certain commit. */
export interface Branch {
  tip: string;
  commits: number;
  readonly positions: Map<string, number>;
  readonly merged: Map<number, number>;
  /** Faults of all runs with a base at this position or after it. */
  readonly faults: { readonly position: number; readonly fault: Fault }[];
  /** First position from which a required check is never reported; null if all checks are reported. */
  silentFrom: number | null;
  /**
   * Last numbers of a deleted queue, or null. A new queue continues these numbers, because an outside host needs unique
   * ones.
   */
  lastNumbers: QueueState["last"] | null;
}

/** Content of a branch at the base of a run. */
export interface Base {
  readonly contains: (number: number) => boolean;
  readonly faults: readonly Fault[];
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

/** Merges a change as the next commit. Returns the numbers of the changes with which it conflicts in text. */
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
