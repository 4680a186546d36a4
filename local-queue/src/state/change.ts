/** The effect of a change on every simulated test run and branch that contains it. */
import type { Targets } from "../engine/state.js";

export interface Change {
  readonly number: number;
  /** Length of its tests. The slowest own member determines the length of a run. */
  readonly testSeconds: number;
  /** True when every run that contains it fails. */
  readonly broken: boolean;
  /** Probability that it breaks a run that contains it. */
  readonly flaky: number;
  /** Ordinals (from 1) of its own test runs that certainly fail as flaky. */
  readonly flakyRuns?: readonly number[];
  /** Other changes: with one of them the test branch cannot be built (`text`), or its tests fail. */
  readonly conflicts: readonly { readonly with: number; readonly in: "text" | "tests" }[];
  /** True when a required check is never reported: only the queue's timeout ends such a run. */
  readonly silent: boolean;
  readonly targets: Targets | null;
  /** True when it contains the tip of the branch, which a direct merge requires. */
  readonly upToDate: boolean;
}

/** Returns a change without any defect. */
export function plainChange(number: number, testSeconds = 600): Change {
  return { number, testSeconds, broken: false, flaky: 0, conflicts: [], silent: false, targets: null, upToDate: false };
}

/** A cause of a failed run, with the pull requests at fault; none for a flaky run. */
export interface Fault {
  readonly numbers: readonly number[];
  readonly kind: "broken" | "flaky" | "conflict";
}

/** Finds the certain faults of a change on top of others. */
export function findFaults(change: Change, contains: (number: number) => boolean): readonly Fault[] {
  const faults: Fault[] = change.broken ? [{ numbers: [change.number], kind: "broken" }] : [];
  for (const conflict of change.conflicts) {
    if (conflict.in === "tests" && contains(conflict.with)) {
      faults.push({ numbers: [conflict.with, change.number], kind: "conflict" });
    }
  }
  return faults;
}
