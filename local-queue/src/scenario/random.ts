/** Function that returns the next random number, from 0 to below 1. */
export type Random = () => number;

export function mulberry32(state: number): Random {
  let current = state;
  return () => {
    current = (current + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(current ^ (current >>> 15), current | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Creates one of several independent random sequences for a seed. Draws from one sequence do not affect the others. */
export function createRandom(seed: number, stream: number): Random {
  return mulberry32(Math.imul(seed + 0x9e37_79b9, 0x85eb_ca6b) ^ Math.imul(stream + 1, 0xc2b2_ae35));
}
