import { describe, expect, test } from "vitest";
import { InputError } from "../../src/errors.js";
import { IMPACT_ALL_PATHS } from "../../src/impacted-targets/inputs.js";
import type { PathOwners } from "../../src/impacted-targets/ownership.js";
import {
  type ClassifiedFile,
  classifyFiles,
  createSafetyNet,
  findOverlooked,
  impactAllReason,
  nothingReason,
  unclaimedReason,
} from "../../src/impacted-targets/safety-net.js";

const owners: PathOwners = { ownersOf: (path) => (path.startsWith("a/") ? ["one", "twin"] : []) };
const nobody: PathOwners = { ownersOf: () => [] };

function changed(path: string): readonly ClassifiedFile[] {
  return classifyFiles([{ path, status: "modified" }], { impactAll: nobody, ignored: nobody }, owners);
}

/** What files lead to where `schema/**` impacts everything and Markdown is ignored; folder `a` is claimed. */
async function fatesOf(paths: readonly string[], claims: PathOwners | undefined = owners) {
  const net = await createSafetyNet({
    folder: ".",
    impactAllPaths: ["**/schema/**", "!**/notes.md"],
    ignoredPaths: ["**/*.md", "!**/keep.md"],
  });
  return classifyFiles(
    paths.map((path) => ({ path, status: "modified" })),
    net,
    claims,
  );
}

describe("what a changed file leads to", () => {
  test.each([
    ["a/schema/x.ts", "everything, although a target claims it", "impacts-all"],
    ["schema/x.md", "everything, although it is ignored", "impacts-all"],
    ["a/schema/y.md", "everything, although it is claimed and ignored", "impacts-all"],
    ["schema/notes.md", "nothing, where it is excluded from what impacts everything", "ignored"],
    ["a/x.md", "nothing, although a target claims it", "ignored"],
    ["a/keep.md", "its targets, where it is excluded from what is ignored", "claimed"],
    ["a/x.ts", "its targets", "claimed"],
    ["b/x.ts", "nobody", "unclaimed"],
  ])("%s: %s", async (path, _, kind) => {
    expect(await fatesOf([path])).toMatchObject([{ path, effect: { kind } }]);
  });

  test("is left to the producer where nobody knows what the targets own", async () => {
    const net = await createSafetyNet({ folder: ".", impactAllPaths: [] });

    expect(classifyFiles([{ path: "x", status: "added" }], net, undefined)).toMatchObject([
      { effect: { kind: "left-to-producer" } },
    ]);
  });
});

async function impactsAll(impactAllPaths: readonly string[], path: string): Promise<boolean> {
  const net = await createSafetyNet({ folder: "app [1]", impactAllPaths });
  return net.impactAll.ownersOf(path).length > 0;
}

test("the default of impact-all-paths holds at the top and in the working directory, others at the top alone", async () => {
  expect(await impactsAll(IMPACT_ALL_PATHS, "package.json")).toBe(true);
  expect(await impactsAll(IMPACT_ALL_PATHS, "app [1]/package.json")).toBe(true);
  expect(await impactsAll(IMPACT_ALL_PATHS, "app 1/package.json")).toBe(false);
  expect(await impactsAll(["package.json"], "app [1]/package.json")).toBe(false);
});

describe("files that no target claims", () => {
  test("impact everything with on-unclaimed: all, and the reason names the first", async () => {
    const files = await fatesOf(["a/x.ts", "b/x y.ts", "c"]);

    expect(unclaimedReason(files, "all")).toBe('no target claims "b/x y.ts", and 1 more');
    expect(unclaimedReason(files.slice(0, 1), "all")).toBeUndefined();
  });

  test("impact nothing with on-unclaimed: ignore", async () => {
    expect(unclaimedReason(await fatesOf(["b/x.ts"]), "ignore")).toBeUndefined();
  });

  test("are an error with on-unclaimed: error, which names ten of them", async () => {
    const files = await fatesOf(Array.from({ length: 12 }, (_, index) => `b/${index}`));

    expect(() => unclaimedReason(files, "error")).toThrow(InputError);
    expect(() => unclaimedReason(files, "error")).toThrow(/^No target claims "b\/0", .*"b\/9" and 2 more, and/);
    expect(unclaimedReason(await fatesOf(["a/x.ts"]), "error")).toBeUndefined();
  });
});

test("the reason why everything is impacted names the file and its pattern", async () => {
  expect(impactAllReason(await fatesOf(["a/x.ts", "a/schema/x.ts", "schema/y"]))).toBe(
    "a/schema/x.ts changed, and **/schema/** in impact-all-paths matches it, and 1 more",
  );
  expect(impactAllReason(await fatesOf(["a/x.ts", "b/x.ts", "x.md"]))).toBeUndefined();
});

test("nothing is impacted where no file changed, or ignored ones only", async () => {
  expect(nothingReason([])).toBe("no file changed");
  expect(nothingReason(await fatesOf(["x.md", "a/y.md"]))).toBe("only files in ignored-paths changed");
  expect(nothingReason(await fatesOf(["x.md", "b/x.ts"]))).toBeUndefined();
});

test("of two projects in one folder the tool has to list one", () => {
  expect(findOverlooked(new Set(["one"]), changed("a/x"), owners)).toBeUndefined();
  expect(findOverlooked(new Set(["twin"]), changed("a/x"), owners)).toBeUndefined();
  expect(findOverlooked(new Set(["other"]), changed("a/x"), owners)).toBe(
    "does not list one, twin, although a/x changed",
  );
  expect(findOverlooked(new Set(), changed("b/x"), owners)).toBeUndefined();
});

test("a name that no system can check out belongs to nobody", () => {
  expect(changed(`a/${"x".repeat(4_000)}`)).toMatchObject([{ effect: { kind: "claimed" } }]);
  expect(changed(`a/${"x".repeat(5_000)}`)).toMatchObject([{ effect: { kind: "unclaimed" } }]);
});

test("a name that is no text belongs to nobody", () => {
  const file = { path: undefined, shownAs: "a/\\xFF", status: "added" } as const;

  expect(classifyFiles([file], { impactAll: nobody, ignored: nobody }, owners)).toMatchObject([
    { path: "a/\\xFF", effect: { kind: "unclaimed" } },
  ]);
});
