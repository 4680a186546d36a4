import { describe, expect, test } from "vitest";
import { annotations, errorLine } from "../support/action.js";
import { compute, decision, givenChange, handedOver } from "../support/computing.js";

const PATHS = { producer: "paths", "target-paths": 'api: api/**\nweb: [web/**, "!web/**/*.md"]\n' };

type Files = Readonly<Record<string, string | null>>;
type Inputs = Readonly<Record<string, string>>;

test("writes the targets of changed files to a file when no token is set", async () => {
  const change = givenChange({ "api/a.ts": "1", "web/b.ts": "1", "api/deep/er/c.ts": "1" });

  const end = await compute(change, PATHS);

  expect(annotations(end.log)).toEqual([]);
  expect(end.exitCode).toBe(0);
  const { base, head } = change;
  const reason = "listed by target-paths";
  expect(end.outputs).toMatchObject({
    result: "computed",
    "impacted-targets-mode": "list",
    "impacted-targets-count": "2",
    "impacted-targets-reason": reason,
    "base-sha": base,
    "head-sha": head,
  });
  const handed = { mode: "list", targets: ["api", "web"], base, head, producer: "paths", reason };
  expect(handedOver(end)).toEqual(handed);
  expect(end.log).toContain("The change impacts 2 targets: listed by target-paths.");
  expect(end.result).toMatchObject({
    ...handed,
    files: [
      { path: "api/a.ts", status: "added", effect: { kind: "claimed", targets: ["api"] } },
      { path: "api/deep/er/c.ts", status: "added", effect: { kind: "claimed", targets: ["api"] } },
      { path: "web/b.ts", status: "added", effect: { kind: "claimed", targets: ["web"] } },
    ],
  });
  expect(end.summary).toContain("The change impacts 2 targets");
  expect(end.summary).toMatch(/api\/deep\/er\/c\.ts.*added.*api/);
});

test("lists the targets of 200 files, and shows 50 files in the summary", async () => {
  const names = Array.from({ length: 200 }, (_, index) => [`api/${index}/file.ts`, `${index}`]);
  const end = await compute(givenChange(Object.fromEntries(names)), PATHS);

  expect(handedOver(end)).toMatchObject({ targets: ["api"] });
  expect(end.summary.match(/api\/\d+\/file\.ts.* added/g)).toHaveLength(50);
  expect(end.summary).toContain("And 150 more.");
  expect(end.log.split("\n").length).toBeLessThan(50);
});

const TEXT = "one line\nanother line\n";
const PARTLY_CLAIMED = { "api/a.ts": "1", "shared/tool.ts": "1" };
const ANY = { "target-paths": "any: '**'" };
const SCHEMA = { "impact-all-paths": "api/schema/**\n!api/schema/README.md\n" };
const IGNORE = { "on-unclaimed": "ignore" };
const APP = { ...ANY, "working-directory": "app [1]" };

test.each<[string, Files, Inputs, readonly string[]]>([
  ["of a deleted file", { "web/old.ts": null }, {}, ["web"]],
  ["of both places of a moved file", { "api/old.ts": null, "web/b.ts": TEXT }, {}, ["api", "web"]],
  // A star does not match a slash.
  [
    "of a star that does not match a slash",
    { "web/deep/b.ts": "1" },
    { "target-paths": "shallow: web/*\ndeep: web/**" },
    ["deep"],
  ],
  ["of claimed files when on-unclaimed is ignore", PARTLY_CLAIMED, IGNORE, ["api"]],
  ["of a file that impact-all-paths excludes", { "api/schema/README.md": "1" }, SCHEMA, ["api"]],
  ["of a lockfile in a project below the working directory", { "app [1]/a/pnpm-lock.yaml": "1" }, APP, ["any"]],
])("lists the targets %s", async (_, files, inputs, targets) => {
  const before = { "web/old.ts": "1", "api/old.ts": TEXT, "app [1]/keep": "1" };
  const end = await compute(givenChange(files, { before }), { ...PATHS, ...inputs });

  expect(handedOver(end)).toMatchObject({ mode: "list", targets });
});

const MATCHED = /^\S+ changed, and \S+ in impact-all-paths matches it$/;

test.each<[string, Files, Inputs, string | RegExp]>([
  [
    "a lockfile that a target claims",
    { "package-lock.json": "{}", "api/a.ts": "1" },
    ANY,
    "package-lock.json changed, and package-lock.json in impact-all-paths matches it",
  ],
  ["a deleted lockfile", { "pnpm-lock.yaml": null, "api/a.ts": "1" }, {}, /impact-all-paths/],
  ["turbo.json at the top", { "turbo.json": "{}" }, {}, MATCHED],
  ["a workflow", { ".github/workflows/ci.yml": "on: push" }, {}, MATCHED],
  ["a lockfile that is ignored", { "yarn.lock": "1" }, { "ignored-paths": "**" }, MATCHED],
  ["a lockfile at the top of the working directory", { "app [1]/pnpm-lock.yaml": "1" }, APP, /impact-all-paths/],
  [
    "a file in impact-all-paths",
    { "api/schema/a.json": "1", "api/schema/b.json": "1" },
    SCHEMA,
    "api/schema/a.json changed, and api/schema/** in impact-all-paths matches it, and 1 more",
  ],
  [
    "a file that no target claims",
    { "api/a.ts": "1", "shared/tool.ts": "1", "other/x": "1" },
    {},
    "no target claims other/x, and 1 more",
  ],
])("impacts everything for %s", async (_, files, inputs, reason) => {
  const change = givenChange(files, { before: { "pnpm-lock.yaml": "1", "app [1]/keep": "1" } });
  const end = await compute(change, { ...PATHS, ...inputs });

  expect(decision(end)).toEqual({
    result: "computed",
    mode: "all",
    reason: typeof reason === "string" ? reason : expect.stringMatching(reason),
  });
  expect(end.outputs["impacted-targets-count"]).toBe("");
  expect(handedOver(end)).toMatchObject({ mode: "all", targets: [], head: change.head });
  expect(end.summary).toContain("everything");
  expect(annotations(end.log)).toEqual([]);
});

test.each<[string, Files, Inputs, string]>([
  [
    "for ignored files",
    { "docs/guide.md": "1", "web/README.md": "1" },
    { "ignored-paths": "docs/**\n**/*.md" },
    "only files in ignored-paths changed",
  ],
  ["without a change", {}, {}, "no file changed"],
  [
    "for unclaimed files with on-unclaimed: ignore",
    { "x/y": "1" },
    IGNORE,
    "no target claims the changed files, and on-unclaimed is ignore",
  ],
  [
    "for a lockfile when impact-all-paths replaces the default",
    { "package-lock.json": "1" },
    { ...SCHEMA, ...IGNORE },
    "no target claims the changed files, and on-unclaimed is ignore",
  ],
])("impacts nothing %s", async (_, files, inputs, reason) => {
  const end = await compute(givenChange(files), { ...PATHS, ...inputs });

  expect(decision(end)).toEqual({ result: "computed", mode: "none", reason });
  expect(end.outputs["impacted-targets-count"]).toBe("0");
  expect(handedOver(end)).toMatchObject({ mode: "none", targets: [] });
});

test("rejects an unclaimed file when on-unclaimed is error, even with on-error: all", async () => {
  const inputs = { ...PATHS, "on-unclaimed": "error", "on-error": "all" };
  const end = await compute(givenChange(PARTLY_CLAIMED), inputs);

  expect(end.outputs).toMatchObject({ result: "error", "error-kind": "input" });
  expect(errorLine(end.log)).toContain('No target claims "shared/tool.ts", and on-unclaimed is error.');
  expect(end.log).toContain("add the path to ignored-paths or impact-all-paths");
});

describe("invalid inputs", () => {
  test.each([
    [
      { producer: "", command: '["x"]', "impacted-targets-key": "a.b", "ignored-paths": "!docs/**" },
      ["producer: a value is required", "ignored-paths: has only exclusions"],
    ],
    [
      { producer: "paths", "impacted-targets-file": "x.txt", "impacted-targets-key": "a" },
      [
        "target-paths: this input is required if the producer is paths",
        "impacted-targets-file: this input cannot be used if the producer is paths",
        "impacted-targets-key: this input is allowed only if the producer is json",
      ],
    ],
    [
      { producer: "bazel", command: '["x"]' },
      [
        "impacted-targets-file: this input is required if the producer is bazel",
        "command: this input is allowed only if the producer is command",
      ],
    ],
    [
      { producer: "command", "impact-all-paths": "!a" },
      ["command: this input is required if the producer is command", "impact-all-paths: has only exclusions"],
    ],
    [
      { producer: "command", command: '["x"]', "impacted-targets-file": "x.txt" },
      ["command, impacted-targets-file: set only one of these inputs"],
    ],
    [
      { producer: "make", "on-unclaimed": "fail", "on-error": "ignore", command: "x", "base-sha": "HEAD" },
      ["producer: must be ", "on-unclaimed: must be ", "on-error: must be ", "command: must be "],
    ],
    [
      { producer: "paths", "target-paths": "a: [x/**, 7]\n\nALL: y\nc:\nd: '!x'\n" },
      [
        'target-paths: line 1, "a": must have a pattern or a list of patterns, as strings',
        'target-paths: line 3, "ALL": is a reserved word',
        'target-paths: line 4, "c": must have a pattern',
        'target-paths: line 5, "d": has only exclusions',
      ],
    ],
    [
      {
        producer: "paths",
        "target-paths": "a: ['x/**', 'web/*.{ts']",
        "impact-all-paths": "tools/{a,b}/**\ntools/{a",
        "ignored-paths": "!docs/[z-a]\n**",
      },
      [
        'target-paths: line 1, "a": "web/*.{ts" is not a valid pattern; check its brackets and braces',
        'impact-all-paths: "tools/{a" is not a valid pattern',
        'ignored-paths: "!docs/[z-a]" is not a valid pattern',
      ],
    ],
    [{ producer: "paths", "target-paths": "a: x\na: y" }, ["target-paths: line 2: the key a occurs twice"]],
    [{ producer: "paths", "target-paths": "just a text" }, ["target-paths: must be YAML with at least one target"]],
  ])("reports all problems of the inputs %j", async (inputs, problems) => {
    const end = await compute(givenChange({ a: "1" }), inputs);

    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "input" });
    for (const problem of problems) expect(end.outputs["error-message"]).toContain(problem);
    expect(errorLine(end.log)).toContain(problems[0]);
  });

  test("rejects a missing working directory", async () => {
    const end = await compute(givenChange({ a: "1" }), { ...PATHS, "working-directory": "no/where" });

    expect(errorLine(end.log)).toContain(
      'working-directory: must be a folder of the workspace, but "no/where" is not.',
    );
  });
});
