/** Choices that look random and are the same for the same seed. */
export interface Random {
  /** From 0 up to, and without, the number. */
  below(limit: number): number;
  chance(share: number): boolean;
  one<Item>(items: readonly Item[]): Item;
  /** So many items, some perhaps more than once. */
  many<Item>(items: readonly Item[], least: number, most: number): readonly Item[];
}

export function seeded(seed: number): Random {
  let state = seed >>> 0;
  // Mulberry32.
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  const one = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error("There is nothing to choose from.");
    return item;
  };
  return {
    below,
    chance: (share) => next() < share,
    one,
    many: (items, least, most) => Array.from({ length: least + below(most - least + 1) }, () => one(items)),
  };
}
