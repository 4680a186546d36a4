import { describe, expect, test } from "vitest";
import {
  createQuarantineMatcher,
  listPossibleTestIds,
  type TestIdContext,
  toUuid5,
} from "../../src/test-results/identity.js";
import { testCase } from "./test-case.js";

function owner(orgSlug: string, repository: string, variant = ""): TestIdContext {
  const [host = "", name = "", ...rest] = repository.split("/");
  return { orgSlug, repository: { host, owner: name, name: rest.join("/") }, variant };
}

const US = owner("org_slug", "host/owner/name");
const OWN_V5 = "7c9db3f0-5b1b-5a41-b5c8-58c6b8a77c50";
const OWN_V4 = "7c9db3f0-5b1b-4a41-b5c8-58c6b8a77c50";

test("toUuid5 returns a UUID made from a name in the namespace of URLs", () => {
  expect(toUuid5("http://www.example.com/")).toBe("fcde3c85-2270-590f-9e7c-ee003d65e0e2");
});

describe("listPossibleTestIds with published examples", () => {
  test("returns the published id of a Vitest test", () => {
    const suite = "modules/settings/repoName/__tests__/ticketing-integration.vitest.tsx";
    const name = "Ticketing Integration > should allow you to select a ticketing system";

    expect(
      listPossibleTestIds(
        testCase({ name, parent: suite, classname: suite }),
        owner("trunk-staging-org", "github.com/trunk-io/trunk"),
      ),
    ).toEqual(["3f507aef-e834-523b-a8ad-edaba6b137be"]);
  });

  test("returns the published id of a test with all its names", () => {
    const named = testCase({ name: "test_name", parent: "parent_name", classname: "class_name", files: ["file"] });

    expect(listPossibleTestIds(named, US)).toEqual(["aad1f138-09ab-5ea9-9c21-af48a03d6edd"]);
  });
});

test.each([
  ["host/owner/name.git", "host/owner/name"],
  ["host/owner/name/", "host/owner/name"],
  ["host/owner/name.git/", "host/owner/name"],
])("listPossibleTestIds reads the repository %s as %s", (spelt, plain) => {
  expect(listPossibleTestIds(testCase(), owner("o", spelt))).toEqual(
    listPossibleTestIds(testCase(), owner("o", plain)),
  );
});

test("listPossibleTestIds returns another id when any part of a test differs", () => {
  const ids = [
    listPossibleTestIds(testCase(), US),
    listPossibleTestIds(testCase({ name: "Pays" }), US),
    listPossibleTestIds(testCase({ parent: "s" }), US),
    listPossibleTestIds(testCase({ classname: "s" }), US),
    listPossibleTestIds(testCase({ files: ["s"] }), US),
    listPossibleTestIds(testCase(), { ...US, variant: "s" }),
    listPossibleTestIds(testCase(), { ...US, orgSlug: "Org_slug" }),
    listPossibleTestIds(testCase(), owner("org_slug", "host/Owner/name")),
  ].flat();

  expect(new Set(ids).size).toBe(8);
});

test("listPossibleTestIds returns one id for each possible file of a test", () => {
  const ids = listPossibleTestIds(testCase({ files: ["suite.js", "own.js"] }), US);

  expect(ids).toEqual(["suite.js", "own.js"].flatMap((file) => listPossibleTestIds(testCase({ files: [file] }), US)));
});

describe("listPossibleTestIds with an id in the report", () => {
  const variant = { ...US, variant: "unix" };

  test("combines an id of the service with the organization and the repository", () => {
    expect(listPossibleTestIds(testCase({ id: "trunk:7" }), US)).toEqual([
      "trunk:7",
      toUuid5("org_slug#host/owner/name#trunk:7"),
    ]);
    expect(listPossibleTestIds(testCase({ id: "trunk:7" }), variant)).toEqual([
      "trunk:7",
      toUuid5(`${toUuid5("org_slug#host/owner/name#trunk:7#unix")}#unix`),
    ]);
  });

  test("returns a UUID of version 5 unchanged, or combined with the variant", () => {
    expect(listPossibleTestIds(testCase({ id: OWN_V5 }), US)).toEqual([OWN_V5]);
    expect(listPossibleTestIds(testCase({ id: OWN_V5 }), variant)).toEqual([
      OWN_V5,
      toUuid5(`${toUuid5(`${OWN_V5}#unix`)}#unix`),
    ]);
  });

  test.each([
    OWN_V5.toUpperCase(),
    OWN_V5.replaceAll("-", ""),
    `{${OWN_V5}}`,
    `urn:uuid:${OWN_V5}`,
    // The service's tools check only the version digit of the UUID.
    OWN_V5.replace("b5c8", "05c8"),
  ])("accepts any spelling of a UUID of version 5: %s", (id) => {
    expect(listPossibleTestIds(testCase({ id }), US)).toEqual([id]);
    expect(listPossibleTestIds(testCase({ id }), variant)).toEqual([id, toUuid5(`${toUuid5(`${id}#unix`)}#unix`)]);
  });

  test.each([
    "7",
    OWN_V4,
    OWN_V4.replaceAll("-", ""),
    `{${OWN_V5.replaceAll("-", "")}}`,
    `${OWN_V5}0`,
    ` ${OWN_V5}`,
    "trunk",
    "Trunk:7",
  ])("returns two ids, the id in the report and an id from the names, for %s", (id) => {
    expect(listPossibleTestIds(testCase({ id }), US)).toEqual([id, ...listPossibleTestIds(testCase(), US)]);
    expect(listPossibleTestIds(testCase({ id }), variant)).toEqual([id, ...listPossibleTestIds(testCase(), variant)]);
  });

  test.each([
    [
      "trunk:./spec/example_spec.rb[2:1]-./spec/example_spec.rb:28",
      owner("test-org", "github.com/test-org/rspec"),
      "1defca6d-177c-5958-b1df-4c4da091b71a",
    ],
    [
      "trunk:./spec/example_spec.rb[2:1]-./spec/example_spec.rb:28",
      owner("test-org", "github.com/test-org/rspec", "quarantined"),
      "941fb8fd-93eb-5370-894b-734b16d8b2f0",
    ],
    ["trunk:example-id", US, "208beb01-6179-546e-b0dd-8502e24ae85c"],
    ["trunk:12345", owner("example_org", "example_repo", "unix"), "db8c5727-0fe9-560f-863f-7f3ee68df425"],
    [
      "a6e84936-3ee9-57d5-b041-ae124896f654",
      owner("example_org", "example_repo", "unix"),
      "931cae54-0fcd-56eb-8eac-afa833699e53",
    ],
  ])("returns the published id for %s", (id, us, published) => {
    expect(listPossibleTestIds(testCase({ id, name: "test_name", parent: "parent_name" }), us)).toEqual([
      id,
      published,
    ]);
  });
});

const OWNER = {
  orgSlug: "an-organization",
  repository: { host: "github.com", owner: "local", name: "playground" },
  variant: "",
};

test("the matcher finds a test by its names, and treats null and empty names as missing", () => {
  for (const empty of [null, undefined, ""]) {
    const find = createQuarantineMatcher(
      [{ name: "pays", parent: empty, file: empty, classname: empty, variant: empty }],
      OWNER,
    );

    expect(find(testCase())?.rule).toBe("tuple");
    expect(find(testCase({ name: "Pays" }))).toBeUndefined();
    expect(find(testCase({ parent: "s" }))).toBeUndefined();
    expect(find(testCase({ classname: "s" }))).toBeUndefined();
    expect(find(testCase({ files: ["s"] }))).toBeUndefined();
  }
});

test("the matcher finds no test when only the joined names are equal", () => {
  const find = createQuarantineMatcher([{ name: "a", parent: 'b","c' }], OWNER);

  expect(find(testCase({ name: "a", parent: "b", files: ["c"] }))).toBeUndefined();
});

test("the matcher finds a test by its names and one of its files", () => {
  const pays = testCase({ files: ["suite.js", "own.js"] });

  for (const [file, rule] of [["suite.js", "tuple"], ["own.js", "tuple"], ["other.js"], [""]])
    expect(createQuarantineMatcher([{ name: "pays", file }], OWNER)(pays)?.rule).toBe(rule);
});

test("the matcher finds a test by its id before it compares names", () => {
  const [id] = listPossibleTestIds(testCase(), OWNER);
  const listed = { name: "shown otherwise", test_case_id: id };
  const find = createQuarantineMatcher([{ name: "pays" }, listed], OWNER);

  expect(find(testCase())).toEqual({ listed, rule: "id" });
  expect(createQuarantineMatcher([listed], { ...OWNER, variant: "unix" })(testCase())).toBeUndefined();
  expect(createQuarantineMatcher([listed], { ...OWNER, orgSlug: "An-Organization" })(testCase())).toBeUndefined();
});

test("the matcher finds no test by an empty id", () => {
  for (const id of ["", null])
    expect(createQuarantineMatcher([{ name: "x", test_case_id: id }], OWNER)(testCase())).toBeUndefined();
});
