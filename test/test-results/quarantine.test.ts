import { expect, test } from "vitest";
import { idsOf } from "../../src/test-results/identity.js";
import { listedFinder } from "../../src/test-results/quarantine.js";
import { testCase } from "./test-case.js";

const OWNER = {
  orgSlug: "an-organization",
  repository: { host: "github.com", owner: "local", name: "playground" },
  variant: "",
};

test("a test is found by its names, where null, missing and empty are the same", () => {
  for (const empty of [null, undefined, ""]) {
    const find = listedFinder(
      [{ name: "pays", parent: empty, file: empty, classname: empty, variant: empty }],
      OWNER,
    );

    expect(find(testCase())?.rule).toBe("tuple");
    expect(find(testCase({ name: "Pays" }))).toBeUndefined();
    expect(find(testCase({ name: "pays " }))).toBeUndefined();
    expect(find(testCase({ parent: "s" }))).toBeUndefined();
    expect(find(testCase({ classname: "s" }))).toBeUndefined();
    expect(find(testCase({ file: "s" }))).toBeUndefined();
  }
});

test("names that only look the same when they stand in a row are not the same", () => {
  const find = listedFinder([{ name: "a", parent: 'b","c' }], OWNER);

  expect(find(testCase({ name: "a", parent: "b", file: "c" }))).toBeUndefined();
});

test("a file that only the suite names may be in the list, or not", () => {
  const pays = testCase({ suiteFile: "pay.js" });

  expect(listedFinder([{ name: "pays", file: "pay.js" }], OWNER)(pays)?.rule).toBe("tuple");
  expect(listedFinder([{ name: "pays" }], OWNER)(pays)?.rule).toBe("tuple");
  expect(listedFinder([{ name: "pays", file: "other.js" }], OWNER)(pays)).toBeUndefined();
});

test("a test is found by the id that the service computes, before its names", () => {
  const [id] = idsOf(testCase(), OWNER);
  const listed = { name: "shown otherwise", test_case_id: id };
  const find = listedFinder([{ name: "pays" }, listed], OWNER);

  expect(find(testCase())).toEqual({ listed, rule: "id" });
  expect(listedFinder([listed], { ...OWNER, variant: "unix" })(testCase())).toBeUndefined();
  expect(listedFinder([listed], { ...OWNER, orgSlug: "An-Organization" })(testCase())).toBeUndefined();
});

test("a list without ids is one all the same", () => {
  expect(
    listedFinder(
      [
        { name: "x", test_case_id: "" },
        { name: "y", test_case_id: null },
      ],
      OWNER,
    )(testCase()),
  ).toBe(undefined);
});
