import { describe, expect, test } from "vitest";
import { idsOf, listedFinder, type Owner, uuid5 } from "../../src/test-results/identity.js";
import { testCase } from "./test-case.js";

function owner(orgSlug: string, repository: string, variant = ""): Owner {
  const [host = "", name = "", ...rest] = repository.split("/");
  return { orgSlug, repository: { host, owner: name, name: rest.join("/") }, variant };
}

const US = owner("org_slug", "host/owner/name");
const OWN_V5 = "7c9db3f0-5b1b-5a41-b5c8-58c6b8a77c50";
const OWN_V4 = "7c9db3f0-5b1b-4a41-b5c8-58c6b8a77c50";

test("a name-based UUID is made in the namespace of URLs", () => {
  expect(uuid5("http://www.example.com/")).toBe("fcde3c85-2270-590f-9e7c-ee003d65e0e2");
});

describe("the published examples", () => {
  test("a test of Vitest", () => {
    const suite = "modules/settings/repoName/__tests__/ticketing-integration.vitest.tsx";
    const name = "Ticketing Integration > should allow you to select a ticketing system";

    expect(
      idsOf(
        testCase({ name, parent: suite, classname: suite }),
        owner("trunk-staging-org", "github.com/trunk-io/trunk"),
      ),
    ).toEqual(["3f507aef-e834-523b-a8ad-edaba6b137be"]);
  });

  test("all parts of the name", () => {
    const named = testCase({ name: "test_name", parent: "parent_name", classname: "class_name", files: ["file"] });

    expect(idsOf(named, US)).toEqual(["aad1f138-09ab-5ea9-9c21-af48a03d6edd"]);
  });
});

test.each([
  ["host/owner/name.git", "host/owner/name"],
  ["host/owner/name/", "host/owner/name"],
  ["host/owner/name.git/", "host/owner/name"],
])("the repository %s is %s", (spelt, plain) => {
  expect(idsOf(testCase(), owner("o", spelt))).toEqual(idsOf(testCase(), owner("o", plain)));
});

test("every part counts in its exact spelling", () => {
  const ids = [
    idsOf(testCase(), US),
    idsOf(testCase({ name: "Pays" }), US),
    idsOf(testCase({ parent: "s" }), US),
    idsOf(testCase({ classname: "s" }), US),
    idsOf(testCase({ files: ["s"] }), US),
    idsOf(testCase(), { ...US, variant: "s" }),
    idsOf(testCase(), { ...US, orgSlug: "Org_slug" }),
    idsOf(testCase(), owner("org_slug", "host/Owner/name")),
  ].flat();

  expect(new Set(ids).size).toBe(8);
});

test("makes an id for each file under which the service may know the test", () => {
  const ids = idsOf(testCase({ files: ["suite.js", "own.js"] }), US);

  expect(ids).toEqual(["suite.js", "own.js"].flatMap((file) => idsOf(testCase({ files: [file] }), US)));
});

describe("an id in the report", () => {
  const variant = { ...US, variant: "unix" };

  test("of the service's own kind makes an id of organisation, repository and id", () => {
    expect(idsOf(testCase({ id: "trunk:7" }), US)).toEqual(["trunk:7", uuid5("org_slug#host/owner/name#trunk:7")]);
    expect(idsOf(testCase({ id: "trunk:7" }), variant)).toEqual([
      "trunk:7",
      uuid5(`${uuid5("org_slug#host/owner/name#trunk:7#unix")}#unix`),
    ]);
  });

  test("that is a UUID of version 5 is taken as it is, or with the variant", () => {
    expect(idsOf(testCase({ id: OWN_V5 }), US)).toEqual([OWN_V5]);
    expect(idsOf(testCase({ id: OWN_V5 }), variant)).toEqual([OWN_V5, uuid5(`${uuid5(`${OWN_V5}#unix`)}#unix`)]);
  });

  test.each([
    OWN_V5.toUpperCase(),
    OWN_V5.replaceAll("-", ""),
    `{${OWN_V5}}`,
    `urn:uuid:${OWN_V5}`,
    // The service's tools look at the version alone.
    OWN_V5.replace("b5c8", "05c8"),
  ])("is a UUID of version 5 in every spelling: %s", (id) => {
    expect(idsOf(testCase({ id }), US)).toEqual([id]);
    expect(idsOf(testCase({ id }), variant)).toEqual([id, uuid5(`${uuid5(`${id}#unix`)}#unix`)]);
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
  ])("of another kind stands beside the one of the names, with a variant too: %s", (id) => {
    expect(idsOf(testCase({ id }), US)).toEqual([id, ...idsOf(testCase(), US)]);
    expect(idsOf(testCase({ id }), variant)).toEqual([id, ...idsOf(testCase(), variant)]);
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
  ])("makes the published id of %s", (id, whose, made) => {
    expect(idsOf(testCase({ id, name: "test_name", parent: "parent_name" }), whose)).toEqual([id, made]);
  });
});

const OWNER = {
  orgSlug: "an-organization",
  repository: { host: "github.com", owner: "local", name: "playground" },
  variant: "",
};

test("a test is found by its names, where null, missing and empty are the same", () => {
  for (const empty of [null, undefined, ""]) {
    const find = listedFinder([{ name: "pays", parent: empty, file: empty, classname: empty, variant: empty }], OWNER);

    expect(find(testCase())?.rule).toBe("tuple");
    expect(find(testCase({ name: "Pays" }))).toBeUndefined();
    expect(find(testCase({ parent: "s" }))).toBeUndefined();
    expect(find(testCase({ classname: "s" }))).toBeUndefined();
    expect(find(testCase({ files: ["s"] }))).toBeUndefined();
  }
});

test("names that only look the same when they stand in a row are not the same", () => {
  const find = listedFinder([{ name: "a", parent: 'b","c' }], OWNER);

  expect(find(testCase({ name: "a", parent: "b", files: ["c"] }))).toBeUndefined();
});

test("finds a test by its names with each of its files, and with no other", () => {
  const pays = testCase({ files: ["suite.js", "own.js"] });

  for (const [file, rule] of [["suite.js", "tuple"], ["own.js", "tuple"], ["other.js"], [""]])
    expect(listedFinder([{ name: "pays", file }], OWNER)(pays)?.rule).toBe(rule);
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
