/** Decides simulated test runs: a broken change breaks each run with it, two that conflict the runs with both. */
import type { Base } from "../../state/branch.js";
import { type Change, type Fault, findFaults } from "../../state/change.js";

/** Changes by their number, with each conflict at both sides. */
export type Changes = ReadonlyMap<number, Change>;

interface Tested {
  readonly run: number;
  readonly base: Base;
  /** The exact set of its changes, in the order in which they are merged onto the base. */
  readonly numbers: readonly number[];
  /** It fails by chance for certain, whatever it contains. */
  readonly isFlaky: boolean;
}

interface Plan {
  /** The troubled ones are enough. */
  readonly changes: Changes;
  /** Decides every chance. */
  readonly seed: number;
  /** From 0 to 1: how likely a run fails by chance, whatever it contains. */
  readonly flaky: number;
}

export interface PlannedRun {
  /** None for a run that passes. */
  readonly faults: readonly Fault[];
  readonly isReported: boolean;
}

/** No pull request has this number, so a run's own chance differs from those of its changes. */
const RUN_ITSELF = 0;

/** Indexes changes, and adds each conflict to the side that does not name it. */
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

/** Selects the few changes that could do anything to what they are tested or merged with. */
export function selectTroubled(changes: Changes): Changes {
  return new Map([...changes].filter(([, change]) => isTroubled(change)));
}

function isTroubled({ broken, flaky, flakyRuns, silent, conflicts }: Change): boolean {
  return broken || flaky > 0 || flakyRuns !== undefined || silent || conflicts.length > 0;
}

/**
 * Decides a test run. A failure is reported although another check never is. What is in the base breaks for certain or
 * not at all: only the changes of the run itself fail by chance.
 */
export function planRun({ run, base, numbers, isFlaky }: Tested, { changes, seed, flaky }: Plan): PlannedRun {
  const faults: Fault[] = [...base.faults];
  if (isFlaky || (flaky > 0 && chance(seed, run, RUN_ITSELF) < flaky)) faults.push({ numbers: [], kind: "flaky" });
  let isSilent = base.silent;
  for (let index = 0; index < numbers.length; index += 1) {
    const change = changes.get(numbers[index] ?? 0);
    if (change === undefined) continue;
    const { number } = change;
    const contains = (other: number) => {
      const at = numbers.indexOf(other);
      return at === -1 ? base.contains(other) : at < index;
    };
    faults.push(...findFaults(change, contains));
    if (change.flaky > 0 && chance(seed, run, number) < change.flaky) faults.push({ numbers: [number], kind: "flaky" });
    isSilent ||= change.silent;
  }
  return { faults, isReported: !isSilent || faults.length > 0 };
}

export interface TextConflict {
  /** The change that cannot be merged onto what is there. */
  readonly refused: number;
  /** The change that is there already, in the branch or ahead. */
  readonly culprit: number;
}

/** Finds the first change in the order of merging that has a conflict in text; null when the test branch can be made. */
export function findTextConflict(
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

/** Returns a number from 0 up to 1, always the same for the same three. */
export function chance(seed: number, run: number, number: number): number {
  return mix(mix(mix(seed) ^ run) ^ number) / 2 ** 32;
}

/** Spreads the bits of a whole number over 32 (the finish of MurmurHash3, on a step of the golden ratio). */
function mix(value: number): number {
  let bits = (value + 0x9e3779b9) | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
