import { expect, test } from "vitest";
import { excludeTargets } from "../../src/impacted-targets/exclusion.js";
import { formatYamlInputName } from "../../src/text/problem.js";

interface Given {
  readonly targets: readonly string[];
  readonly known?: readonly string[];
}

/** Excludes names from targets, with the warnings of the log. */
function exclude(names: readonly string[], { targets, known }: Given) {
  const warnings: string[] = [];
  const log = { warning: (line: string) => warnings.push(line), info() {}, debug() {}, notice() {}, group() {} };
  const exclusion = { names, producer: "lines", known, source: "listed by lines" };
  return { ...excludeTargets(new Set(targets), exclusion, { log, nameInput: formatYamlInputName }), warnings };
}

test("removes excluded targets, and names them in the reason", () => {
  expect(exclude(["root", "tools", "root"], { targets: ["root", "tools", "web"] })).toEqual({
    kept: ["web"],
    reason: "listed by lines, without excluded targets: root, and 1 more",
    warnings: [],
  });
});

test("returns an empty list, and names the excluded targets in the reason, when all targets are excluded", () => {
  expect(exclude(["root"], { targets: ["root"] })).toEqual({
    kept: [],
    reason: "only excluded targets are impacted: root",
    warnings: [],
  });
});

test("accepts an excluded project that is not in the list of impacted targets", () => {
  const found = exclude(["root"], { targets: ["web"], known: ["root", "web"] });

  expect(found).toEqual({ kept: ["web"], reason: "listed by lines", warnings: [] });
});

test("excludes a target from the list even when it is no longer a project", () => {
  expect(exclude(["gone"], { targets: ["gone", "web"], known: ["web"] }).kept).toEqual(["web"]);
});

test("rejects a name in the input exclude that no project or target has", () => {
  expect(() => exclude(["rot", "elsewhere", "web"], { targets: ["web"], known: ["root", "web"] })).toThrow(
    '- exclude: no project or target has the name "rot" (did you mean "root"?).\n- exclude: no project or target has the name "elsewhere".',
  );
});

test.each([
  ["no name", ["rot"], ["root", "web"], 1],
  ["one of two names", ["root", "tools"], ["root", "web"], 0],
  ["nothing", ["root"], [], 0],
  ["all", [], ["root"], 0],
])(
  "warns about excluded names only when the list contains none of them (the list contains %s)",
  (_, names, targets, count) => {
    const { kept, warnings } = exclude(names, { targets });

    expect(warnings).toHaveLength(count);
    if (count === 0) return;
    expect(kept).toEqual(targets);
    expect(warnings).toEqual([
      "The list contains none of the targets in exclude: rot. The producer lines does not list its projects, so the step cannot check the spelling of these names.",
    ]);
  },
);
