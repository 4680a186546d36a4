import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { annotations, errorLine } from "../support/action.js";
import { addNx, compute, decision, type FakeNx, givenChange, handedOver } from "../support/computing.js";

const PATHS = { producer: "paths", "target-paths": "api: api/**\nsite: docs/site/**" };
const NX = { producer: "nx" };

const BEFORE = {
  ".gitignore": "node_modules\n",
  "packages/ui/package.json": '{"name":"ui"}',
  "packages/web/package.json": '{"name":"web","dependencies":{"ui":"*"}}',
  "packages/e2e/project.json": '{"name":"e2e"}',
};
const TOOL: FakeNx = {
  projects: { ui: "packages/ui", web: "packages/web", e2e: "packages/e2e", root: "." },
  needs: { e2e: ["web"] },
  prints: '["ui","web","e2e","root"]',
};

/** Creates a change in a workspace with a simulated Nx. */
function nxChange(files: Readonly<Record<string, string | null>>, tool: Partial<FakeNx> = {}) {
  const change = givenChange(files, { before: BEFORE });
  addNx(change.folder, { ...TOOL, ...tool });
  return change;
}

function explanation({ outputs }: { readonly outputs: Readonly<Record<string, string>> }): unknown {
  return JSON.parse(outputs["impacted-targets-explanation"] ?? "");
}

describe("files that match inert-paths", () => {
  const NOTE = { ".changeset/calm-cats-sing.md": "1" };

  test("lists only the target of the file that is not inert", async () => {
    const end = await compute(givenChange({ ...NOTE, "README.md": "1", "api/a.ts": "1" }), PATHS);

    expect(annotations(end.log)).toEqual([]);
    expect(handedOver(end)).toMatchObject({ mode: "list", targets: ["api"] });
    expect(decision(end).reason).toBe(
      "listed by target-paths, and 2 files that no target claims are in inert-paths: .changeset/calm-cats-sing.md, and 1 more",
    );
    expect(end.summary).toContain("3 files");
    expect(end.summary).toMatch(/README\.md.*added.*nothing \(inert-paths, and no target claims the file\): .*42;\.md/);
  });

  test("impacts nothing when only inert files changed", async () => {
    expect(decision(await compute(givenChange(NOTE), PATHS))).toMatchObject({
      mode: "none",
      reason:
        "no target claims the changed files, and 1 file that no target claims is in inert-paths: .changeset/calm-cats-sing.md",
    });
  });

  test("lists the target when target-paths claims the inert file", async () => {
    const end = await compute(givenChange({ "docs/site/index.md": "1" }), PATHS);

    expect(handedOver(end)).toMatchObject({ mode: "list", targets: ["site"] });
  });

  test.each([
    ["with inert-paths: none", NOTE, { "inert-paths": "none" }],
    ["with other patterns", NOTE, { "inert-paths": "*.md" }],
    ["when impact-all-paths matches too", NOTE, { "impact-all-paths": ".changeset/**" }],
    ["when another changed file has no owner", { ...NOTE, "tools/x.sh": "1" }, {}],
  ])("impacts everything %s", async (_, files, inputs) => {
    expect(decision(await compute(givenChange(files), { ...PATHS, ...inputs }))).toMatchObject({ mode: "all" });
  });

  test("returns the mode `none` for an inert file, even with on-unclaimed: error", async () => {
    const end = await compute(givenChange(NOTE), { ...PATHS, "on-unclaimed": "error" });

    expect(decision(end)).toMatchObject({ result: "computed", mode: "none" });
  });

  test("returns the list of the tool unchanged when an inert file has no owner", async () => {
    const listed = await compute(nxChange({ "README.md": "1" }, { prints: '["root"]' }), NX);
    const empty = await compute(nxChange({ "README.md": "1" }, { prints: "[]" }), NX);

    expect(handedOver(listed)).toMatchObject({ targets: ["root"] });
    expect(decision(empty)).toMatchObject({
      mode: "none",
      reason: "nx listed no target, and 1 file that no target claims is in inert-paths: README.md",
    });
  });

  test("lists the project that owns an inert file", async () => {
    const end = await compute(
      nxChange({ "docs/guide.md": "1" }, { projects: { ...TOOL.projects, docs: "docs" }, prints: '["docs"]' }),
      NX,
    );

    expect(handedOver(end)).toMatchObject({ mode: "list", targets: ["docs"] });
    expect(explanation(end)).toEqual({ docs: "docs/guide.md" });
  });

  test("lists the removed project that owned an inert file", async () => {
    const change = givenChange(
      { "docs/package.json": null, "docs/guide.md": "2" },
      { before: { ...BEFORE, "package.json": '{"workspaces":["*"]}', "docs/package.json": '{"name":"docs"}' } },
    );
    addNx(change.folder, { ...TOOL, prints: "[]" });

    expect(handedOver(await compute(change, NX))).toMatchObject({ mode: "list", targets: ["docs"] });
  });

  test("returns the list of an earlier step unchanged when an inert file changed", async () => {
    const change = givenChange({ ".gitignore": "list.txt\n", "README.md": "1" });
    writeFileSync(join(change.folder, "list.txt"), "web\n");
    const end = await compute(change, { producer: "lines", "impacted-targets-file": "list.txt" });

    expect(decision(end)).toMatchObject({ mode: "list", reason: "listed by lines" });
  });
});

describe("the input exclude", () => {
  test("removes excluded targets, but not their dependents", async () => {
    const end = await compute(nxChange({ "packages/ui/a.ts": "1" }), { ...NX, exclude: "root\nui" });

    expect(handedOver(end)).toMatchObject({ mode: "list", targets: ["e2e", "web"] });
    expect(decision(end).reason).toBe("listed by nx, without excluded targets: root, and 1 more");
    expect(explanation(end)).toEqual({
      e2e: "the target depends on web (graph of nx)",
      web: "the target depends on ui",
    });
  });

  test("returns the mode `none` when only excluded targets are impacted", async () => {
    const change = givenChange({ "api/a.ts": "1" });
    const end = await compute(change, { ...PATHS, exclude: "api" });

    expect(decision(end)).toMatchObject({ mode: "none", reason: "only excluded targets are impacted: api" });
    expect(explanation(end)).toEqual({});
  });

  test("returns the mode `all` when a file in impact-all-paths changed", async () => {
    expect(decision(await compute(givenChange({ "yarn.lock": "1" }), { ...PATHS, exclude: "api" }))).toMatchObject({
      mode: "all",
    });
  });

  test.each([
    ["the projects of the tool", nxChange, { ...NX, exclude: "rot" }, "packages/ui/a.ts", "root"],
    ["target-paths", givenChange, { ...PATHS, exclude: "apu", "on-error": "all" }, "api/a.ts", "api"],
  ])("rejects an excluded name that is not in %s", async (_, given, inputs, path, meant) => {
    const end = await compute(given({ [path]: "1" }), inputs);

    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "input" });
    expect(errorLine(end.log)).toContain(
      `exclude: no project or target has the name "${inputs.exclude}" (did you mean "${meant}"?)`,
    );
  });

  test("rejects ALL or NONE as an excluded name", async () => {
    const end = await compute(givenChange({ "api/a.ts": "1" }), { ...PATHS, exclude: "api\nALL" });

    expect(errorLine(end.log)).toContain("exclude: must be names of targets; ALL is a reserved word");
  });
});

describe("the explanation", () => {
  test("names the file, the dependency or the tool of each target", async () => {
    const end = await compute(nxChange({ "packages/ui/b.ts": "1", "packages/ui/a.ts": "1" }), NX);

    expect(explanation(end)).toEqual({
      e2e: "the target depends on web (graph of nx)",
      root: "listed by nx",
      ui: "packages/ui/a.ts",
      web: "the target depends on ui",
    });
    expect(end.summary).toMatch(/<code>e2e<\/code> \| the target depends on web &#40;graph of nx&#41;/);
  });

  test("names a dependency on the old name of a renamed project", async () => {
    const change = nxChange(
      { "packages/ui/package.json": '{"name":"kit"}' },
      { projects: { kit: "packages/ui", web: "packages/web" }, needs: {}, prints: '["kit"]' },
    );

    expect(explanation(await compute(change, NX))).toEqual({
      kit: "packages/ui/package.json",
      ui: "packages/ui/package.json",
      web: "the target depended on ui before the change",
    });
  });

  test("names the file in impact-all-paths", async () => {
    const end = await compute(givenChange({ "api/a.ts": "1", "package-lock.json": "1" }), PATHS);

    expect(explanation(end)).toEqual({ ALL: "package-lock.json (impact-all-paths)" });
    expect(end.summary).toMatch(/<code>ALL<\/code> \| package-lock\.json/);
  });

  test("names the file that no target claims", async () => {
    const end = await compute(givenChange({ "tools/x": "1", "api/a.ts": "1" }), PATHS);

    expect(explanation(end)).toEqual({ ALL: "no target claims tools/x" });
  });

  test("writes at most 64 KiB to the output, and the whole explanation to result-file", async () => {
    const names = Array.from({ length: 3000 }, (_, index) => `target-${String(index).padStart(30, "0")}`);
    const change = givenChange({ ".gitignore": "list.txt\n" });
    writeFileSync(join(change.folder, "list.txt"), names.join("\n"));
    const end = await compute(change, { producer: "lines", "impacted-targets-file": "list.txt" });
    const text = end.outputs["impacted-targets-explanation"] ?? "";

    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(64 * 1024);
    expect(explanation(end)).toMatchObject({ [names[0] ?? ""]: "listed by lines" });
    expect(JSON.stringify(end.result)).toContain(names.at(-1));
  });
});
