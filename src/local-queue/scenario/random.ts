/** Chance that a seed decides: the same seed gives the same numbers, from 0 to below 1 (mulberry32). */
export type Random = () => number;

/** A stream of its own for each seed and each `stream` of it, so that what one draws leaves the others as they are. */
export function randomOf(seed: number, stream: number): Random {
  let state = Math.imul(seed + 0x9e37_79b9, 0x85eb_ca6b) ^ Math.imul(stream + 1, 0xc2b2_ae35);
  return () => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of a list that is not empty. */
export function pick<Item>(random: Random, items: readonly Item[]): Item | undefined {
  return items[Math.floor(random() * items.length)];
}

/** Some of a list, no item twice. */
export function sample<Item>(random: Random, items: readonly Item[], count: number): readonly Item[] {
  const left = [...items];
  return Array.from({ length: Math.min(count, items.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
}
