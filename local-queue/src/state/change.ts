/** Effect of a change on all simulated test runs and branches that contain it. */
import type { Targets } from "../engine/state.js";

export interface Change {
  readonly number: number;
  /** Duration of the tests in seconds. The slowest member determines the duration of a run. */
  readonly testSeconds: number;
  /** True when all runs with this change fail. */
  readonly broken: boolean;
  /** Probability that this change makes a run fail. */
  readonly flaky: number;
  /** Numbers, from 1, of the runs of this change's own tests that always fail as flaky. */
  readonly flakyRuns?: readonly number[];
  /**
   * Conflicts with other changes. With such a change, the test branch cannot be built (`text`), or its tests fail
   * (`tests`).
   */
  readonly conflicts: readonly { readonly with: number; readonly in: "text" | "tests" }[];
  /** True when a required check is never reported. Such a run finishes only by the queue's timeout. */
  readonly silent: boolean;
  readonly targets: Targets | null;
  /** True when the change contains the tip of the branch. It may then merge directly. */
  readonly upToDate: boolean;
}

/** Returns a change without any defect. */
export function plainChange(number: number, testSeconds = 600): Change {
  return { number, testSeconds, broken: false, flaky: 0, conflicts: [], silent: false, targets: null, upToDate: false };
}

/** Cause of a failed run, with the numbers of the responsible pull requests. A flaky run has no such number. */
export interface Fault {
  readonly numbers: readonly number[];
  readonly kind: "broken" | "flaky" | "conflict";
}

/** Returns the faults that a change always causes on top of other changes. */
export function findFaults(change: Change, contains: (number: number) => boolean): readonly Fault[] {
  const faults: Fault[] = change.broken ? [{ numbers: [change.number], kind: "broken" }] : [];
  for (const conflict of change.conflicts) {
    if (conflict.in === "tests" && contains(conflict.with)) {
      faults.push({ numbers: [conflict.with, change.number], kind: "conflict" });
    }
  }
  return faults;
}
