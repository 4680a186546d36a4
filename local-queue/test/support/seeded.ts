import { mulberry32 } from "../../src/scenario/random.js";

/** Random choices, the same for the same seed. */
export interface Random {
  /** From 0 up to, and without, the limit. */
  below(limit: number): number;
  chance(share: number): boolean;
  one<Item>(items: readonly Item[]): Item;
  /** From `least` to `most` items; an item may be there more than once. */
  many<Item>(items: readonly Item[], least: number, most: number): readonly Item[];
}

export function seeded(seed: number): Random {
  const next = mulberry32(seed);
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
