import { describe, expect, test } from "vitest";
import { annotations } from "../support/action.js";
import { daysAgo, type ListedTest, listHere, namesIn } from "./run-list.js";

const TESTS: readonly ListedTest[] = [
  { name: "old core", file: "src/core/a.spec.ts", codeowners: ["@Local/Core"], quarantined_at: daysAgo(40) },
  { name: "new core", file: "src/core/b.test.ts", codeowners: ["@local/core"], quarantined_at: daysAgo(2) },
  {
    name: "old web",
    file: "web/a.spec.ts",
    codeowners: ["@local/web", "dev@mail.example"],
    quarantined_at: daysAgo(20),
  },
  { name: "undated", file: "./web/.hidden/c.spec.ts", codeowners: ["@local/core"], quarantined_at: "soon" },
  { name: "ownerless", file: null, quarantined_at: daysAgo(40) },
  { name: "from windows", file: "src\\core\\d.spec.ts", quarantined_at: daysAgo(1) },
];

async function namesAfter(inputs: Readonly<Record<string, string>>): Promise<readonly string[]> {
  return namesIn((await listHere(TESTS, inputs)).file);
}

describe("list-quarantined-tests with code-owner", () => {
  test.each(["@local/core", "local/core", "@LOCAL/Core"])(
    "returns the tests of the owner when code-owner is %s",
    async (owner) => {
      expect(await namesAfter({ "code-owner": owner })).toEqual(["new core", "old core", "undated"]);
    },
  );

  test("returns the tests of every listed owner when code-owner has several lines", async () => {
    expect(await namesAfter({ "code-owner": "\n@local/web\n\n  dev@mail.example\n" })).toEqual(["old web"]);
    expect(await namesAfter({ "code-owner": "@local/core\n@local/web" })).toEqual([
      "new core",
      "old core",
      "old web",
      "undated",
    ]);
  });

  test("returns an empty list when code-owner is only a part of an owner's name", async () => {
    const end = await listHere(TESTS, { "code-owner": "@local" });

    expect(end.exitCode).toBe(0);
    expect(end.outputs).toMatchObject({ result: "listed", count: "0", "oldest-days": "" });
    expect(end.file).toBe("[]\n");
    expect(end.log).not.toContain("org-slug");
  });
});

describe("list-quarantined-tests with file-pattern", () => {
  test.each([
    ["src/**", ["from windows", "new core", "old core"]],
    ["src/core/*.spec.ts", ["from windows", "old core"]],
    ["*.spec.ts", ["from windows", "old core", "old web", "undated"]],
    ["./web/**", ["old web", "undated"]],
    ["*.{test,unit}.ts", ["new core"]],
    ["a.spec.ts\nweb/**/c.*", ["old core", "old web", "undated"]],
    ["core", []],
    ["**", ["from windows", "new core", "old core", "old web", "undated"]],
  ])("returns the tests in matching files when file-pattern is %j", async (pattern, names) => {
    expect(await namesAfter({ "file-pattern": pattern })).toEqual(names);
  });
});

describe("list-quarantined-tests with older-than", () => {
  test("returns older tests and, with a warning, tests without a readable time", async () => {
    const end = await listHere(TESTS, { "older-than": "14d" });

    expect(namesIn(end.file)).toEqual(["old core", "old web", "ownerless", "undated"]);
    expect(end.outputs).toMatchObject({ count: "4", "oldest-days": "40" });
    expect(end.log).toContain("4 of 6 quarantined tests of local/playground match the filters.");
    expect(annotations(end.log)).toEqual([
      "::warning::The step cannot read when 1 test was quarantined: older-than includes this test.",
    ]);
  });
});

test("list-quarantined-tests applies all filters together, to the tests of all pages", async () => {
  const inputs = { "code-owner": "local/core", "file-pattern": "src/**", "older-than": "14d", "page-size": "1" };
  const end = await listHere(TESTS, { ...inputs, "fail-if-older-than": "41d" });

  expect(namesIn(end.file)).toEqual(["old core"]);
  expect(end.outputs).toMatchObject({ result: "listed", count: "1", "oldest-days": "40" });
  expect(end.requests).toHaveLength(TESTS.length);
  expect(annotations(end.log)).toEqual([]);
});

test("list-quarantined-tests applies fail-if-older-than only to tests that match the filters", async () => {
  const end = await listHere(TESTS, { "file-pattern": "web/**", "fail-if-older-than": "14d" });

  expect(end.outputs).toMatchObject({ result: "stale", count: "2", "oldest-days": "20" });
  expect(end.outputs["error-message"]).toContain('"old web" of @local/web, dev@mail.example, for 20 days');
});

test("list-quarantined-tests computes ages by the service's clock when the machine's clock is wrong", async () => {
  const inputs = { "older-than": "7d" };
  const moved = await listHere([{ name: "three days", quarantined_at: daysAgo(3) }], inputs, (service) =>
    service.control.advance(10 * 86_400),
  );

  expect(namesIn(moved.file)).toEqual(["three days"]);
  expect(moved.outputs["oldest-days"]).toBe("13");
  expect(moved.log).toContain("The clock of this machine is 10d behind the service's clock");
});
