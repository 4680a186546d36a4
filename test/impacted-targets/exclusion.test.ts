import { expect, test } from "vitest";
import { excludeTargets } from "../../src/impacted-targets/exclusion.js";
import { nameInYaml } from "../../src/text/problem.js";

interface Given {
  readonly targets: readonly string[];
  readonly known?: readonly string[];
}

/** Excludes names from targets, with the warnings of the log. */
function exclude(names: readonly string[], { targets, known }: Given) {
  const warnings: string[] = [];
  const log = { warning: (line: string) => warnings.push(line), info() {}, debug() {}, notice() {}, group() {} };
  const exclusion = { names, producer: "lines", known, source: "listed by lines" };
  return { ...excludeTargets(new Set(targets), exclusion, { log, nameInput: nameInYaml }), warnings };
}

test("removes excluded targets, and names them in the reason", () => {
  expect(exclude(["root", "tools", "root"], { targets: ["root", "tools", "web"] })).toEqual({
    kept: ["web"],
    reason: "listed by lines, without excluded targets: root, and 1 more",
    warnings: [],
  });
});

test("returns an empty list with its own reason when all targets are excluded", () => {
  expect(exclude(["root"], { targets: ["root"] })).toEqual({
    kept: [],
    reason: "only excluded targets are impacted: root",
    warnings: [],
  });
});

test("accepts a known name that is not in the list", () => {
  const found = exclude(["root"], { targets: ["web"], known: ["root", "web"] });

  expect(found).toEqual({ kept: ["web"], reason: "listed by lines", warnings: [] });
});

test("accepts a name of the list that is no project any more", () => {
  expect(exclude(["gone"], { targets: ["gone", "web"], known: ["web"] }).kept).toEqual(["web"]);
});

test("rejects unknown names when the projects are known", () => {
  expect(() => exclude(["rot", "elsewhere", "web"], { targets: ["web"], known: ["root", "web"] })).toThrow(
    '- exclude: no project or target has the name "rot" (did you mean "root"?).\n- exclude: no project or target has the name "elsewhere".',
  );
});

test.each([
  ["no name", ["rot"], ["root", "web"], 1],
  ["one of two names", ["root", "tools"], ["root", "web"], 0],
  ["nothing", ["root"], [], 0],
  ["all", [], ["root"], 0],
])("warns about the spelling when the list has %s and the projects are unknown", (_, names, targets, count) => {
  const { kept, warnings } = exclude(names, { targets });

  expect(warnings).toHaveLength(count);
  if (count === 0) return;
  expect(kept).toEqual(targets);
  expect(warnings).toEqual([
    "The list contains none of the targets in exclude: rot. The producer lines does not list its projects, so check the spelling. Did you mean root?",
  ]);
});
