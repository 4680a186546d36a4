/**
 * This file decides the results of simulated test runs. A run fails with a broken change, or with both changes of a
 * conflict.
 */
import type { Base } from "../../state/branch.js";
import { type Change, type Fault, findFaults } from "../../state/change.js";

/** Changes by number. Both changes of a conflict contain it. */
export type Changes = ReadonlyMap<number, Change>;

interface Tested {
  readonly run: number;
  readonly base: Base;
  /** Numbers of the changes in the run, in the order of their merges. */
  readonly numbers: readonly number[];
  readonly isFlaky: boolean;
}

interface Plan {
  /** Changes by number. The map must contain every change that can make a run fail. */
  readonly changes: Changes;
  readonly seed: number;
  readonly flaky: number;
}

export interface PlannedRun {
  readonly faults: readonly Fault[];
  readonly isReported: boolean;
}

/** Number that represents the run itself in random draws. No pull request has this number. */
const RUN_ITSELF = 0;

/** Returns changes by number. Adds each conflict to its other change too. */
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

export function selectTroubled(changes: Changes): Changes {
  return new Map([...changes].filter(([, change]) => isTroubled(change)));
}

function isTroubled({ broken, flaky, flakyRuns, silent, conflicts }: Change): boolean {
  return broken || flaky > 0 || flakyRuns !== undefined || silent || conflicts.length > 0;
}

/** Decides a test run. Changes of the run itself may fail by chance, but not changes in its base. */
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
  readonly refused: number;
  /** Number of the earlier change, which is in the branch or ahead. */
  readonly culprit: number;
}

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

/** Returns a random number from 0 to below 1, always the same for the same arguments. */
export function chance(seed: number, run: number, number: number): number {
  return mix(mix(mix(seed) ^ run) ^ number) / 2 ** 32;
}

/** Mixes the bits of an integer: adds a constant, then applies the last step of MurmurHash3. */
function mix(value: number): number {
  let bits = (value + 0x9e3779b9) | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
