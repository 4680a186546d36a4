import { mulberry32 } from "../../src/scenario/random.js";

/** Random choices, always the same for a seed. */
export interface Random {
  /** Draws an integer from 0 to below the limit. */
  below(limit: number): number;
  chance(share: number): boolean;
  one<Item>(items: readonly Item[]): Item;
  /** Draws between `least` and `most` items, with repetition. */
  many<Item>(items: readonly Item[], least: number, most: number): readonly Item[];
}

export function seeded(seed: number): Random {
  const next = mulberry32(seed);
  const below = (limit: number): number => Math.floor(next() * limit);
  const one = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error("The list of choices is empty.");
    return item;
  };
  return {
    below,
    chance: (share) => next() < share,
    one,
    many: (items, least, most) => Array.from({ length: least + below(most - least + 1) }, () => one(items)),
  };
}
