import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { first, get, list, remove, set, size, type Tree, values } from "../../src/engine/tree.js";
import { nodesOf } from "../support/days/recording.js";

type Change = readonly [what: "set" | "remove", a: number, b: number, value: number];

/** There are few keys, so that several changes often concern the same key. */
const changes = fc.array(
  fc.tuple(fc.constantFrom("set", "set", "remove"), fc.integer({ min: -9, max: 9 }), fc.nat(3), fc.nat()),
  { maxLength: 300, size: "max" },
) as fc.Arbitrary<readonly Change[]>;

type Entry = readonly [a: number, b: number, value: number];

function entriesOf<Value>(tree: Tree<Value>): readonly (readonly [number, number, Value])[] {
  return nodesOf(tree).map(({ a, b, value }) => [a, b, value] as const);
}

function sorted(model: ReadonlyMap<string, Entry>): readonly Entry[] {
  return [...model.values()].toSorted((one, other) => one[0] - other[0] || one[1] - other[1]);
}

function applied(tree: Tree<number>, [what, a, b, value]: Change): Tree<number> {
  return what === "set" ? set(tree, a, b, value) : remove(tree, a, b);
}

function isBalanced(tree: Tree<unknown>): boolean {
  if (tree === null) return true;
  const [left, right] = [size(tree.left) + 1, size(tree.right) + 1];
  const isEven = Math.max(left, right) <= 3 * Math.min(left, right);
  return isEven && tree.size === left + right - 1 && isBalanced(tree.left) && isBalanced(tree.right);
}

function depthOf(tree: Tree<unknown>): number {
  return tree === null ? 0 : 1 + Math.max(depthOf(tree.left), depthOf(tree.right));
}

describe("sorted tree", () => {
  test("stores keys in order, and keeps all branches about equally long", () => {
    fc.assert(
      fc.property(changes, (given) => {
        let tree: Tree<number> = null;
        const model = new Map<string, Entry>();
        for (const change of given) {
          const [what, a, b, value] = change;
          tree = applied(tree, change);
          if (what === "set") model.set(`${a} ${b}`, [a, b, value]);
          else model.delete(`${a} ${b}`);
          if (!isBalanced(tree)) return false;
        }
        const expected = sorted(model);
        expect(entriesOf(tree)).toEqual(expected);
        expect([...values(tree)]).toEqual(expected.map(([, , value]) => value));
        expect(list(tree)).toEqual([...values(tree)]);
        expect(size(tree)).toBe(expected.length);
        const { a: firstA, b: firstB } = first(tree) ?? {};
        expect([firstA, firstB]).toEqual([expected[0]?.[0], expected[0]?.[1]]);
        for (let a = -10; a <= 10; a += 1) {
          for (let b = 0; b < 4; b += 1) expect(get(tree, a, b)).toBe(model.get(`${a} ${b}`)?.[2]);
        }
        return true;
      }),
      { seed: 1, numRuns: 100 },
    );
  });

  test("leaves earlier versions of the tree unchanged", () => {
    fc.assert(
      fc.property(changes, (given) => {
        const versions: { readonly tree: Tree<number>; readonly entries: string }[] = [];
        let tree: Tree<number> = null;
        for (const change of given) {
          tree = deepFrozen(applied(tree, change));
          versions.push({ tree, entries: JSON.stringify(entriesOf(tree)) });
        }
        for (const version of versions) expect(JSON.stringify(entriesOf(version.tree))).toBe(version.entries);
      }),
      { seed: 2, numRuns: 30 },
    );
  });

  test("returns the same tree when a removed key is unknown", () => {
    const tree = set(set(null, 1, 0, "a"), 2, 0, "b");
    expect(remove(tree, 3)).toBe(tree);
    expect(remove(tree, 0)).toBe(tree);
    expect(remove(tree, 1, 1)).toBe(tree);
    expect(remove(null, 1)).toBeNull();
  });

  test("copies only the nodes on the path to a changed key", () => {
    let tree: Tree<number> = null;
    for (let index = 0; index < 1024; index += 1) tree = set(tree, index, 0, index);
    const known = new Set(nodesOf(tree));
    const fresh = nodesOf(set(tree, 500, 0, -1)).filter((node) => !known.has(node));
    expect(fresh.length).toBeLessThanOrEqual(depthOf(tree));
  });
});

function deepFrozen<Value>(tree: Tree<Value>): Tree<Value> {
  if (tree === null || Object.isFrozen(tree)) return tree;
  deepFrozen(tree.left);
  deepFrozen(tree.right);
  return Object.freeze(tree);
}
