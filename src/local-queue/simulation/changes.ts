/**
 * What a change does to every test run that contains it, which is how a made-up world decides its tests: a broken
 * change breaks each run with it, and two that conflict break the runs that contain both.
 */
import type { Targets } from "../engine/state.js";

export interface Change {
  readonly number: number;
  /** How long its tests take. A run takes as long as the slowest of its own members. */
  readonly testSeconds: number;
  /** Its own fault, in whatever it is tested with. */
  readonly broken: boolean;
  /** From 0 to 1: how likely it breaks a run that contains it by chance. */
  readonly flaky: number;
  /** Which of its own test runs fail by chance for certain, counted from 1; none when left out. */
  readonly flakyRuns?: readonly number[];
  /** Others that it does not go together with: the test branch cannot be made, or the tests fail. */
  readonly conflicts: readonly { readonly with: number; readonly in: "text" | "tests" }[];
  /** A required check that it keeps from being reported: its runs end by the queue's timeout only. */
  readonly silent: boolean;
  readonly targets: Targets | null;
  /** It contains the tip of the branch and could be merged directly. */
  readonly upToDate: boolean;
}

/** Why a run fails: the pull requests at fault, none where it was chance alone. */
export interface Fault {
  readonly numbers: readonly number[];
  readonly kind: "broken" | "flaky" | "conflict";
}

/** Changes by their number, where each conflict is told by both sides. */
export type Changes = ReadonlyMap<number, Change>;

/** What the branch contained when a run was built on it. */
export interface Base {
  readonly contains: (number: number) => boolean;
  /** What is broken in it, and so in every run on it. */
  readonly faults: readonly Fault[];
  /** A required check is never reported any more. */
  readonly silent: boolean;
}

interface Tested {
  readonly run: number;
  readonly base: Base;
  /** The exact set of its changes, in the order in which they are merged onto the base. */
  readonly numbers: readonly number[];
}

export interface PlannedRun {
  /** None where it passes. */
  readonly faults: readonly Fault[];
  readonly isReported: boolean;
}

/** Indexes changes. A conflict that only one of two tells of is told by both afterwards. */
export function changesByNumber(changes: Iterable<Change>): Changes {
  const byNumber = new Map<number, Change>();
  for (const change of changes) byNumber.set(change.number, change);
  for (const { number, conflicts } of byNumber.values()) {
    for (const conflict of conflicts) {
      const other = byNumber.get(conflict.with);
      if (other === undefined || other.conflicts.some((each) => each.with === number && each.in === conflict.in)) {
        continue;
      }
      byNumber.set(other.number, { ...other, conflicts: [...other.conflicts, { with: number, in: conflict.in }] });
    }
  }
  return byNumber;
}

/** Those that could do anything to what they are tested or merged with. Nearly all changes are not among them. */
export function troubledOf(changes: Changes): Changes {
  return new Map([...changes].filter(([, change]) => isTroubled(change)));
}

function isTroubled({ broken, flaky, flakyRuns, silent, conflicts }: Change): boolean {
  return broken || flaky > 0 || flakyRuns !== undefined || silent || conflicts.length > 0;
}

/**
 * Decides a test run, of whose changes the troubled ones are enough; `isFlaky` where it fails by chance whatever it
 * contains. A failure is reported although another check never is. What is in the base breaks for sure or not at all:
 * only what the run itself merges fails by chance.
 */
export function planRun({ run, base, numbers }: Tested, changes: Changes, seed: number, isFlaky = false): PlannedRun {
  const faults: Fault[] = isFlaky ? [...base.faults, { numbers: [], kind: "flaky" }] : [...base.faults];
  let isSilent = base.silent;
  for (let index = 0; index < numbers.length; index += 1) {
    const change = changes.get(numbers[index] ?? 0);
    if (change === undefined) continue;
    const { number } = change;
    const contains = (other: number) => {
      const place = numbers.indexOf(other);
      return place === -1 ? base.contains(other) : place < index;
    };
    faults.push(...faultsBrought(change, contains));
    if (change.flaky > 0 && chance(seed, run, number) < change.flaky) faults.push({ numbers: [number], kind: "flaky" });
    isSilent ||= change.silent;
  }
  return { faults, isReported: !isSilent || faults.length > 0 };
}

/** What breaks for sure once a change comes on top of others; a merge brings the same into the branch. */
export function faultsBrought(change: Change, contains: (number: number) => boolean): readonly Fault[] {
  const faults: Fault[] = change.broken ? [{ numbers: [change.number], kind: "broken" }] : [];
  for (const conflict of change.conflicts) {
    if (conflict.in === "tests" && contains(conflict.with)) {
      faults.push({ numbers: [conflict.with, change.number], kind: "conflict" });
    }
  }
  return faults;
}

export interface TextConflict {
  /** The one that cannot be merged onto what is there. */
  readonly refused: number;
  /** The one that is there already, in the branch or ahead. */
  readonly culprit: number;
}

/** The first change in the order of merging that has a conflict in text; null where the test branch can be made. */
export function textConflict(
  numbers: readonly number[],
  isInBase: (number: number) => boolean,
  changes: Changes,
): TextConflict | null {
  for (const refused of numbers) {
    for (const conflict of changes.get(refused)?.conflicts ?? []) {
      if (conflict.in !== "text") continue;
      const culprit = conflict.with;
      const isAhead = numbers.slice(0, numbers.indexOf(refused)).includes(culprit);
      if (isAhead || isInBase(culprit)) return { refused, culprit };
    }
  }
  return null;
}

/** No pull request has this number, so a run's own chance differs from those of what it contains. */
const RUN_ITSELF = 0;

/** Whether a run fails by chance, whatever it contains; `flaky` is how likely that is. */
export function failsByChance(seed: number, run: number, flaky: number): boolean {
  return flaky > 0 && chance(seed, run, RUN_ITSELF) < flaky;
}

/** From 0 up to 1, always the same for the same three. */
export function chance(seed: number, run: number, number: number): number {
  return mixed(mixed(mixed(seed) ^ run) ^ number) / 2 ** 32;
}

/** Spreads the bits of a whole number over 32 (the finish of MurmurHash3, on a step of the golden ratio). */
function mixed(value: number): number {
  let bits = (value + 0x9e3779b9) | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
