import { describe, expect, test } from "vitest";
import { compute, decision, givenChange, handedOver } from "../action/computing.js";
import { annotations, errorLine } from "../action/harness.js";

const PATHS = { producer: "paths", "target-paths": 'api: api/**\nweb: [web/**, "!web/**/*.md"]\n' };

const PARTLY_CLAIMED = { "api/a.ts": "1", "shared/tool.ts": "1" };

describe("paths", () => {
  test("name the targets of changed files, without a token, and hand them over in a file", async () => {
    const change = givenChange({ "api/a.ts": "1", "web/b.ts": "1", "api/deep/er/c.ts": "1" });

    const end = await compute(change, PATHS);

    expect(annotations(end.log)).toEqual([]);
    expect(end.exitCode).toBe(0);
    const { base, head } = change;
    const reason = "target-paths says so";
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
    expect(end.log).toContain("The change impacts 2 targets: target-paths says so.");
    expect(end.result).toMatchObject({
      ...handed,
      files: [
        { path: "api/a.ts", status: "added", fate: { kind: "claimed", targets: ["api"] } },
        { path: "api/deep/er/c.ts", status: "added", fate: { kind: "claimed", targets: ["api"] } },
        { path: "web/b.ts", status: "added", fate: { kind: "claimed", targets: ["web"] } },
      ],
    });
    expect(end.summary).toContain("The change impacts 2 targets");
    expect(end.summary).toMatch(/api\/deep\/er\/c\.ts.*added.*api/);
  });

  test("count for a deleted file as for any other", async () => {
    const end = await compute(givenChange({ "web/b.ts": null }, { before: { "web/b.ts": "1" } }), PATHS);

    expect(handedOver(end)).toMatchObject({ mode: "list", targets: ["web"] });
  });

  test("count for both places of a moved file", async () => {
    const text = "one line\nanother line\n";
    const moved = { "api/b.ts": null, "web/b.ts": text };
    const end = await compute(givenChange(moved, { before: { "api/b.ts": text } }), PATHS);

    expect(handedOver(end)).toMatchObject({ targets: ["api", "web"] });
  });

  test("a star stays within a folder, as picomatch has it", async () => {
    const change = givenChange({ "web/deep/b.ts": "1" });
    const end = await compute(change, { producer: "paths", "target-paths": "shallow: web/*\ndeep: web/**" });

    expect(handedOver(end)).toMatchObject({ targets: ["deep"] });
  });

  test("thousands of changed files all count, and the summary and the log stay short", async () => {
    const names = Array.from({ length: 2_000 }, (_, index) => [`api/${index}/file.ts`, `${index}`]);
    const end = await compute(givenChange(Object.fromEntries(names)), PATHS);

    expect(handedOver(end)).toMatchObject({ targets: ["api"] });
    expect(end.summary.match(/api\/\d+\/file\.ts/g)).toHaveLength(50);
    expect(end.summary).toContain("And 1950 more.");
    expect(end.log.split("\n").length).toBeLessThan(50);
  });
});

describe("everything is impacted", () => {
  test("by a lockfile, though a target claims it too", async () => {
    const change = givenChange({ "package-lock.json": "{}", "api/a.ts": "1" });
    const end = await compute(change, { ...PATHS, "target-paths": "any: '**'" });

    const reason = "package-lock.json changed, which package-lock.json of impact-all-paths covers";
    expect(decision(end)).toEqual({ result: "computed", mode: "all", reason });
    expect(end.outputs["impacted-targets-count"]).toBe("");
    expect(handedOver(end)).toMatchObject({ mode: "all", targets: [], head: change.head, reason });
    expect(end.summary).toContain("everything");
    expect(annotations(end.log)).toEqual([]);
  });

  test.each([
    ["a deleted lockfile", { "pnpm-lock.yaml": null }],
    ["the configuration of the root", { "turbo.json": "{}" }],
    ["a workflow", { ".github/workflows/ci.yml": "on: push" }],
  ])("by %s", async (_, changed) => {
    const before = { "pnpm-lock.yaml": "1" };
    const end = await compute(givenChange({ ...changed, "api/a.ts": "1" }, { before }), PATHS);

    expect(decision(end)).toMatchObject({ mode: "all", reason: expect.stringContaining("impact-all-paths") });
  });

  test("by what impact-all-paths says, which replaces the default", async () => {
    const inputs = { ...PATHS, "impact-all-paths": "api/schema/**\n!api/schema/README.md\n" };
    const before = { "package-lock.json": "0" };
    const schema = { "api/schema/a.json": "1", "api/schema/b.json": "1" };
    const wide = await compute(givenChange(schema, { before }), inputs);
    const lock = await compute(givenChange({ "package-lock.json": "1" }, { before }), {
      ...inputs,
      "on-unclaimed": "ignore",
    });
    const excluded = await compute(givenChange({ "api/schema/README.md": "1" }), inputs);

    expect(decision(wide)).toMatchObject({
      mode: "all",
      reason: "api/schema/a.json changed, which api/schema/** of impact-all-paths covers, and 1 more like it",
    });
    expect(decision(lock)).toMatchObject({ mode: "none" });
    expect(handedOver(excluded)).toMatchObject({ mode: "list", targets: ["api"] });
  });

  test("by a lockfile at the top of the working directory, and not by one in a project below it", async () => {
    const inputs = { producer: "paths", "target-paths": "any: '**'", "working-directory": "app [1]" };
    const at = async (path: string) =>
      decision(await compute(givenChange({ "app [1]/keep": "1", [path]: "1" }), inputs));

    expect(await at("app [1]/pnpm-lock.yaml")).toMatchObject({ mode: "all" });
    expect(await at("app [1]/project/pnpm-lock.yaml")).toMatchObject({ mode: "list" });
    expect(await at("pnpm-lock.yaml")).toMatchObject({ mode: "all" });
  });

  test("by a file that no target claims", async () => {
    const change = givenChange({ "api/a.ts": "1", "shared/tool.ts": "1", "other/x": "1" });
    const end = await compute(change, PATHS);

    expect(decision(end)).toEqual({
      result: "computed",
      mode: "all",
      reason: "no target claims other/x, and 1 more like it",
    });
    expect(end.summary).toContain("no target claims it");
  });
});

describe("a file that no target claims", () => {
  test("is left out when on-unclaimed is ignore", async () => {
    const end = await compute(givenChange(PARTLY_CLAIMED), { ...PATHS, "on-unclaimed": "ignore" });

    expect(handedOver(end)).toMatchObject({ mode: "list", targets: ["api"] });
  });

  test("is an error when on-unclaimed is error, also where a failing producer would not be one", async () => {
    const end = await compute(givenChange(PARTLY_CLAIMED), { ...PATHS, "on-unclaimed": "error", "on-error": "all" });

    expect(end.exitCode).toBe(1);
    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "input" });
    expect(errorLine(end.log)).toContain('No target claims "shared/tool.ts", and on-unclaimed is error.');
    expect(end.log).toContain("add it to ignored-paths or impact-all-paths");
  });
});

describe("nothing is impacted", () => {
  test("by ignored files alone", async () => {
    const change = givenChange({ "docs/guide.md": "1", "web/README.md": "1" });
    const end = await compute(change, { ...PATHS, "ignored-paths": "docs/**\n**/*.md" });

    const reason = "only files of ignored-paths changed";
    expect(decision(end)).toEqual({ result: "computed", mode: "none", reason });
    expect(end.outputs["impacted-targets-count"]).toBe("0");
    expect(handedOver(end)).toMatchObject({ mode: "none", targets: [] });
  });

  test("without a change", async () => {
    const end = await compute(givenChange({}), PATHS);

    expect(decision(end)).toEqual({ result: "computed", mode: "none", reason: "no file changed" });
  });

  test("where no target claims anything, and that is to be ignored", async () => {
    const end = await compute(givenChange({ "x/y": "1" }), { ...PATHS, "on-unclaimed": "ignore" });

    expect(decision(end)).toMatchObject({
      mode: "none",
      reason: "no target claims a changed file, and on-unclaimed is ignore",
    });
  });

  test("is never concluded from ignored-paths against impact-all-paths", async () => {
    const end = await compute(givenChange({ "yarn.lock": "1" }), { ...PATHS, "ignored-paths": "**" });

    expect(decision(end)).toMatchObject({ mode: "all" });
  });
});

describe("bad inputs are named all at once:", () => {
  test.each([
    [
      { producer: "", command: '["x"]', "impacted-targets-key": "a.b", "ignored-paths": "!docs/**" },
      ["producer: is required", "ignored-paths: has exclusions only"],
    ],
    [
      { producer: "paths", "impacted-targets-file": "x.txt", "impacted-targets-key": "a" },
      [
        "target-paths: is required by the producer paths",
        "impacted-targets-file: the producer paths reads no list",
        "impacted-targets-key: is for the producer json only",
      ],
    ],
    [
      { producer: "bazel", command: '["x"]' },
      ["impacted-targets-file: is required by the producer bazel", "command: is for the producer command only"],
    ],
    [
      { producer: "command", "impact-all-paths": "!a" },
      ["command: is required by the producer command", "impact-all-paths: has exclusions only"],
    ],
    [
      { producer: "command", command: '["x"]', "impacted-targets-file": "x.txt" },
      ["command, impacted-targets-file: give one of them, not both"],
    ],
    [
      { producer: "make", "on-unclaimed": "fail", "on-error": "ignore", command: "x", "base-sha": "HEAD" },
      ["producer: must be ", "on-unclaimed: must be ", "on-error: must be ", "command: must be "],
    ],
    [
      { producer: "paths", "target-paths": "a: [x/**, 7]\n\nALL: y\nc:\nd: '!x'\n" },
      [
        'target-paths: line 1, "a": must have a pattern or a list of patterns, as texts',
        'target-paths: line 3, "ALL": is a word that no target can be called',
        'target-paths: line 4, "c": must have a pattern',
        'target-paths: line 5, "d": has exclusions only',
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
        'target-paths: line 1, "a": "web/*.{ts" is no pattern; look at its brackets and braces',
        'impact-all-paths: "tools/{a" is no pattern',
        'ignored-paths: "!docs/[z-a]" is no pattern',
      ],
    ],
    [{ producer: "paths", "target-paths": "a: x\na: y" }, ["target-paths: line 2: the key a is there twice"]],
    [{ producer: "paths", "target-paths": "just a text" }, ["target-paths: must be YAML such as"]],
  ])("%j", async (inputs, problems) => {
    const end = await compute(givenChange({ a: "1" }), inputs);

    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "input" });
    for (const problem of problems) expect(end.outputs["error-message"]).toContain(problem);
    expect(errorLine(end.log)).toContain(problems[0]);
  });

  test("a working directory that is none", async () => {
    const end = await compute(givenChange({ a: "1" }), { ...PATHS, "working-directory": "no/where" });

    expect(errorLine(end.log)).toContain('working-directory: must be a folder of the workspace; "no/where" is none.');
  });
});
