import { expect, test } from "vitest";
import { pick, randomOf, sample } from "../../../src/local-queue/scenario/random.js";

const DRAWS = 20_000;

test("numbers lie between 0 and 1, evenly", () => {
  const random = randomOf(7, 0);
  const tenths = Array.from({ length: 10 }, () => 0);
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const tenth = Math.floor(random() * 10);
    tenths[tenth] = (tenths[tenth] ?? 0) + 1;
  }

  expect(tenths).toHaveLength(10);
  for (const count of tenths) expect(Math.abs(count - DRAWS / 10)).toBeLessThan(200);
});

function firsts(seed: number, stream: number): readonly number[] {
  const random = randomOf(seed, stream);
  return [random(), random(), random()];
}

test("the same seed and stream give the same numbers, others give others", () => {
  expect(firsts(1, 2)).toEqual(firsts(1, 2));
  const all = [firsts(1, 2), firsts(2, 1), firsts(1, 1), firsts(2, 2), firsts(0, 0)].flat();
  expect(new Set(all).size).toBe(15);
});

test("a sample has no item twice and no more than there are", () => {
  const random = randomOf(3, 0);
  const items = ["a", "b", "c", "d"];

  for (let draw = 0; draw < 100; draw += 1) {
    const drawn = sample(random, items, 3);
    expect(new Set(drawn).size).toBe(3);
    expect(items).toEqual(expect.arrayContaining([...drawn]));
    expect(items).toContain(pick(random, items));
  }
  expect(sample(random, items, 9).toSorted()).toEqual(items);
});
