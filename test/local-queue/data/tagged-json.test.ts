import { expect, test } from "vitest";
import { readTagged, writeTagged } from "../../../src/local-queue/data/tagged-json.js";
import { type Random, seeded } from "../../seeded.js";

test.each<[string, unknown]>([
  ["a map", new Map([["main", { depth: 1 }]])],
  ["a map of maps with sets, by numbers", new Map([[7, new Map([[8, new Set(["a", "b"])]])]])],
  ["numbers that JSON does not know", [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NaN, -0]],
  [
    "objects that look like what was tagged",
    [{ $map: [] }, { $set: [1] }, { $object: { $number: "1" } }, { $map: 1, a: 2 }],
  ],
  ["a key that means something to JavaScript", new Map([["a", JSON.parse('{"__proto__": {"b": 1}, "c": [null]}')]])],
])("%s comes back as it was", (_name, value) => {
  expect(readTagged(writeTagged(value))).toStrictEqual(value);
});

test("plain JSON is written as it is", () => {
  const value = { a: [1, "two", null, true], b: { c: {} } };
  expect(writeTagged(value)).toBe(JSON.stringify(value));
});

test("whatever a state holds comes back as it was", () => {
  const random = seeded(5);
  for (let round = 0; round < 500; round += 1) {
    const value = anything(random, 4);
    expect(readTagged(writeTagged(value))).toStrictEqual(value);
  }
});

test.each<[string, unknown]>([
  ["function", { a: () => 1 }],
  ["undefined", [undefined]],
  ["bigint", new Map([[1n, 1]])],
  ["Date", [new Date(0)]],
])("what would come back as something else is refused: %s", (name, value) => {
  expect(() => writeTagged(value)).toThrow(name);
});

function anything(random: Random, depth: number): unknown {
  const kind = random.below(depth === 0 ? 3 : 7);
  const many = <Item>(make: () => Item): readonly Item[] => Array.from({ length: random.below(4) }, make);
  const key = (): string => random.one(["a", "$map", "$set", "$number", "$object", "__proto__", ""]);
  const inner = (): unknown => anything(random, depth - 1);
  if (kind === 0) return random.one([0, -1.5, Number.POSITIVE_INFINITY, Number.NaN]);
  if (kind === 1) return random.one(["", "$map", '"', "\u2028"]);
  if (kind === 2) return random.one([null, true, false]);
  if (kind === 3) return many(inner);
  if (kind === 4) return new Set(many(inner));
  if (kind === 5) return new Map(many(() => [inner(), inner()] as const));
  return Object.fromEntries(many(() => [key(), inner()]));
}
