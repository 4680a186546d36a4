import type { QuarantinedTest } from "../quarantined-tests/all-pages.js";
import { filesOf, idsOf, type Owner } from "./identity.js";
import type { TestCase } from "./test-case.js";

/** How a test of a report was recognised: by the id that the service computes, or by the names in the list. */
export type MatchRule = "id" | "tuple";

export interface Match {
  readonly listed: QuarantinedTest;
  readonly rule: MatchRule;
}

/** Finds a test case in the list of quarantined tests. */
export type FindListed = (testCase: TestCase) => Match | undefined;

type Names = readonly (string | null | undefined)[];

/**
 * A test is listed when one of its ids is, or when name, parent, file, classname and variant are all the same,
 * letter by letter; the name alone says nothing, since tests in different files share it.
 */
export function listedFinder(list: readonly QuarantinedTest[], owner: Owner): FindListed {
  const byId = new Map<string, QuarantinedTest>();
  const byNames = new Map<string, QuarantinedTest>();
  for (const listed of list) {
    const { test_case_id: id, name, parent, file, classname, variant } = listed;
    if (id) byId.set(id, listed);
    byNames.set(keyOf([name, parent, file, classname, variant]), listed);
  }
  return (test) => {
    for (const id of idsOf(test, owner)) {
      const listed = byId.get(id);
      if (listed !== undefined) return { listed, rule: "id" };
    }
    for (const file of filesOf(test)) {
      const listed = byNames.get(keyOf([test.name, test.parent, file, test.classname, owner.variant]));
      if (listed !== undefined) return { listed, rule: "tuple" };
    }
    return undefined;
  };
}

/** Null, missing and empty are the same. */
function keyOf(names: Names): string {
  return JSON.stringify(names.map((name) => name ?? ""));
}
