import type { OutputValue } from "../operation.js";
import { changesOutput, type SettingChange } from "./setting-changes.js";

/** What changes for one branch of several. */
export interface BranchChanges {
  readonly branch: string;
  /** Whether there is no queue for it yet. */
  readonly isNew: boolean;
  readonly changes: readonly SettingChange[];
}

/** The changes of branches as the output `changes` shows them. */
export function branchesOutput(branches: readonly BranchChanges[]): readonly OutputValue[] {
  return branches.flatMap(({ branch, isNew, changes }): readonly OutputValue[] =>
    isNew ? [{ branch, created: true }] : changesOutput(changes).map((change) => ({ branch, ...change })),
  );
}

/** So many branches are named in a sentence; the output and the summary have them all. */
const NAMED = 10;

/** The first of some branches, and how many more there are. */
export function someBranches(branches: readonly string[]): string {
  const named = branches.slice(0, NAMED).join(", ");
  return branches.length > NAMED ? `${named} and ${branches.length - NAMED} more` : named;
}
