/** Who stands in front of whom, over the line and what of the pool is shown, and the lanes that this makes. */
import { overlap, targetsOf } from "../engine/lanes.js";
import type { Group, QueueState } from "../engine/state.js";

/** A group of the line, or members of the pool that would be tested together. */
interface Spot {
  readonly members: readonly number[];
  /** Null for what is still in the pool. */
  readonly group: Group | null;
}

/** The spots in their order with, for each of them, those by index that it is or would be tested on top of. */
export interface Graph {
  readonly spots: readonly Spot[];
  readonly ancestors: readonly ReadonlySet<number>[];
  /** Those directly behind, with nothing between them. */
  readonly children: readonly (readonly number[])[];
}

export function graphOf(queue: QueueState, spots: readonly Spot[]): Graph {
  const targets = spots.map(({ members }) => targetsOf(queue, members));
  const ancestors: Set<number>[] = [];
  const children: number[][] = spots.map(() => []);
  for (const [index, own] of targets.entries()) {
    const all = new Set<number>();
    for (let ahead = index - 1; ahead >= 0; ahead -= 1) {
      const other = targets[ahead];
      // What one between stands behind already is no step of its own.
      if (other === undefined || all.has(ahead) || !overlap(own, other)) continue;
      children[ahead]?.push(index);
      all.add(ahead);
      for (const further of ancestors[ahead] ?? []) all.add(further);
    }
    ancestors.push(all);
  }
  return { spots, ancestors, children };
}

/** Those within so many steps behind a spot, along the shortest way, in their order. */
export function within({ children }: Graph, start: number, steps: number): readonly number[] {
  const found = new Set<number>();
  let reached: readonly number[] = [start];
  for (let step = 0; step < steps && reached.length > 0; step += 1) {
    reached = reached.flatMap((index) => children[index] ?? []).filter((child) => !found.has(child));
    for (const child of reached) found.add(child);
  }
  return [...found].toSorted((one, other) => one - other);
}

/** Those that are connected, by any way, make a lane: each in the order of the queue, and the lanes by their first. */
export function lanesIn({ spots, children }: Graph): readonly (readonly number[])[] {
  const laneOf = spots.map((_, index) => index);
  const firstOf = (index: number): number => {
    const above = laneOf[index] ?? index;
    return above === index ? index : firstOf(above);
  };
  for (const [index, behind] of children.entries()) {
    for (const child of behind) {
      const [one, other] = [firstOf(index), firstOf(child)];
      laneOf[Math.max(one, other)] = Math.min(one, other);
    }
  }
  const lanes = new Map<number, number[]>();
  for (const index of spots.keys()) lanes.set(firstOf(index), [...(lanes.get(firstOf(index)) ?? []), index]);
  return [...lanes.values()];
}
