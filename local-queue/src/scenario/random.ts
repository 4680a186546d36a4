/** Returns numbers from 0 up to, and without, 1. */
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

/** Separates the streams of a seed, so that the draws of one leave the others as they are. */
export function randomOf(seed: number, stream: number): Random {
  return mulberry32(Math.imul(seed + 0x9e37_79b9, 0x85eb_ca6b) ^ Math.imul(stream + 1, 0xc2b2_ae35));
}
