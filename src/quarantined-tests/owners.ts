import type { AgedTest } from "./age.js";
import type { QuarantinedTest } from "./all-pages.js";

/** An owner for comparing: Git hosts tell neither capital letters nor the `@` of a user or team apart. */
export function ownerKey(owner: string): string {
  return owner.trim().replace(/^@/, "").toLowerCase();
}

export function ownersOf({ codeowners }: QuarantinedTest): readonly string[] {
  return (codeowners ?? []).map((owner) => owner.trim()).filter((owner) => ownerKey(owner) !== "");
}

/** The tests of one owner, or those without any (`owner` is undefined). */
export interface OwnerGroup {
  readonly owner: string | undefined;
  readonly tests: readonly AgedTest[];
}

/** Each owner once, as first spelled, by name; tests without owner come last. A test with several owners is in each. */
export function groupByOwner(tests: readonly AgedTest[]): readonly OwnerGroup[] {
  const groups = new Map<string, { readonly owner: string; readonly tests: AgedTest[] }>();
  const ownerless: AgedTest[] = [];
  for (const aged of tests) {
    const owners = ownersOf(aged.test);
    if (owners.length === 0) ownerless.push(aged);
    for (const owner of owners) {
      const group = groups.get(ownerKey(owner)) ?? { owner, tests: [] };
      groups.set(ownerKey(owner), group);
      // An owner may stand twice in one test.
      if (group.tests.at(-1) !== aged) group.tests.push(aged);
    }
  }
  const byName = [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([, group]): OwnerGroup => group);
  return ownerless.length === 0 ? byName : [...byName, { owner: undefined, tests: ownerless }];
}
