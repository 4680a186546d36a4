/** A change as simulated tests see it: what it does to every test run and branch that contains it. */
import type { Targets } from "../engine/state.js";

export interface Change {
  readonly number: number;
  /** A run takes as long as the slowest of its own members. */
  readonly testSeconds: number;
  /** Its own fault, in whatever it is tested with. */
  readonly broken: boolean;
  /** From 0 to 1: how likely it breaks a run that contains it by chance. */
  readonly flaky: number;
  /** Which of its own test runs fail by chance for certain, counted from 1; none when left out. */
  readonly flakyRuns?: readonly number[];
  /** Other changes with which the test branch cannot be made (`text`), or its tests fail. */
  readonly conflicts: readonly { readonly with: number; readonly in: "text" | "tests" }[];
  /** A required check is never reported: the runs end by the queue's timeout only. */
  readonly silent: boolean;
  readonly targets: Targets | null;
  /** It contains the tip of the branch and could be merged directly. */
  readonly upToDate: boolean;
}

/** Makes a change without any defect. */
export function plainChange(number: number, testSeconds = 600): Change {
  return { number, testSeconds, broken: false, flaky: 0, conflicts: [], silent: false, targets: null, upToDate: false };
}

/** Why a run fails: the pull requests at fault, none for pure chance. */
export interface Fault {
  readonly numbers: readonly number[];
  readonly kind: "broken" | "flaky" | "conflict";
}

/** Finds what breaks for certain once a change comes on top of others, in a test run or in a branch. */
export function findFaults(change: Change, contains: (number: number) => boolean): readonly Fault[] {
  const faults: Fault[] = change.broken ? [{ numbers: [change.number], kind: "broken" }] : [];
  for (const conflict of change.conflicts) {
    if (conflict.in === "tests" && contains(conflict.with)) {
      faults.push({ numbers: [conflict.with, change.number], kind: "conflict" });
    }
  }
  return faults;
}
