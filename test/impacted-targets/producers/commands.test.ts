import { expect, test } from "vitest";
import { resolveProjectPath } from "../../../src/impacted-targets/producers/parsing.js";
import { producers } from "../../../src/impacted-targets/producers/registry.js";

const commits = { base: "b".repeat(40), head: "a".repeat(40) };
const all = Object.entries(producers).map(([name, producer]) => ({ name, ...producer }));

test.each(all.filter(({ affected }) => affected !== undefined))(
  "passes both commits to $name, or only the base when the tool compares the base with the checkout",
  ({ name, affected }) => {
    const call = affected?.(commits, ["./affected.sh"]);
    const command = JSON.stringify(call);

    expect(command).toContain(commits.base);
    expect(command.includes(commits.head)).toBe(!["pnpm", "lerna", "rush", "pants"].includes(name));
  },
);

test("runs no program such as npx that downloads tools", () => {
  for (const { affected, projects } of all) {
    for (const call of [affected?.(commits, ["x"]), projects?.call])
      expect(call?.argv[0] ?? "").not.toMatch(/^(npx|pnpx|dlx|npm|yarn|corepack)$/);
  }
});

test("passes the commits to a custom command in its environment", () => {
  expect(producers.command.affected?.(commits, ["./affected.sh", "--all"])).toEqual({
    argv: ["./affected.sh", "--all"],
    environment: { MERGE_QUEUE_BASE: commits.base, MERGE_QUEUE_HEAD: commits.head },
  });
});

test.each([
  ["/w/packages/a", "/w", "packages/a"],
  ["/w", "/w", "."],
  ["packages/a/", "/w", "packages/a"],
  ["./packages/a", "/w", "packages/a"],
  [".", "/w", "."],
  ["", "/w", "."],
  ["/w/a\\b", "/w", "a\\b"],
  ["C:\\w\\packages\\a", "C:\\w", "packages/a"],
  ["packages\\a", "C:\\w", "packages/a"],
  ["C:/w/packages/a", "C:\\w", "packages/a"],
])("converts the project folder %j in the workspace %j to %j", (path, folder, expected) => {
  expect(resolveProjectPath(path, folder, "The output")).toBe(expected);
});

test.each([
  ["/other/a", "/w"],
  ["../a", "/w"],
  ["packages/../../a", "/w"],
  ["D:\\a", "C:\\w"],
])("rejects the project folder %j outside of the workspace %j", (path, folder) => {
  expect(() => resolveProjectPath(path, folder, "The output")).toThrow("contains a project outside");
});
