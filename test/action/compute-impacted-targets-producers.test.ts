import { chmodSync, existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { addFiles } from "../impacted-targets/workspace.js";
import {
  addNx,
  compute,
  decision,
  type FakeNx,
  type GivenChange,
  givenChange,
  handedOver,
} from "./computing.js";
import { annotations, errorLine } from "./harness.js";

const PROJECTS = { api: "packages/api", web: "packages/web", root: "." };
const IGNORED = { ".gitignore": "node_modules\n" };
const NX = { producer: "nx" };

function givenNx(
  files: Readonly<Record<string, string | null>>,
  nx: Partial<FakeNx> = {},
  before: Readonly<Record<string, string>> = {},
): GivenChange & { readonly asked: () => string } {
  const change = givenChange(files, { before: { ...IGNORED, ...before } });
  const notes = addNx(change.folder, { projects: PROJECTS, prints: '["api","web"]', ...nx });
  return { ...change, asked: () => (existsSync(notes) ? readFileSync(notes, "utf8") : "") };
}

describe("a build tool of the workspace", () => {
  test("is asked about the commits of the change, and its list is the answer", async () => {
    const change = givenNx({ "packages/api/a.ts": "1" });
    const end = await compute(change, NX);

    expect(annotations(end.log)).toEqual([]);
    const { base, head } = change;
    const reason = "nx says so";
    expect(handedOver(end)).toEqual({
      mode: "list",
      targets: ["api", "web"],
      base,
      head,
      producer: "nx",
      reason,
    });
    expect(change.asked()).toMatch(
      new RegExp(
        `^graph --file=stdout\nshow projects --affected --base=${base} --head=[0-9a-f]{40} --json\n$`,
      ),
    );
    expect(end.summary).toMatch(/packages\/api\/a\.ts.*api/);
  });

  test("may say that nothing is impacted where no project has changed", async () => {
    const end = await compute(givenNx({ "docs/a.md": "1" }, { prints: "[]\n" }), {
      ...NX,
      "on-unclaimed": "ignore",
    });

    expect(decision(end)).toEqual({ result: "computed", mode: "none", reason: "nx says so" });
  });

  test("is not believed when it overlooks a project with a changed file", async () => {
    const end = await compute(givenNx({ "packages/api/ä b.ts": "1" }, { prints: '["web"]' }), NX);

    expect(decision(end)).toEqual({
      result: "computed",
      mode: "all",
      reason: "nx does not list api, although packages/api/ä b.ts changed",
    });
  });

  test("is not asked for a list when a changed file is in no project", async () => {
    const change = givenNx({ "packages/api/a.ts": "1", "tools/x.sh": "1" });
    const end = await compute(change, NX);

    expect(decision(end)).toMatchObject({ mode: "all", reason: "no target claims tools/x.sh" });
    expect(change.asked()).not.toContain("--affected");
  });

  test("is not run at all when a lockfile changed", async () => {
    const change = givenNx({ "package-lock.json": "1" });
    const end = await compute(change, NX);

    expect(decision(end)).toMatchObject({ mode: "all" });
    expect(change.asked()).toBe("");
  });

  test.each([
    [
      "deleted",
      { "packages/old/package.json": null },
      "packages/old/package.json is gone, so a project was removed, moved or renamed",
    ],
    [
      "moved",
      { "packages/old/package.json": null, "packages/new/package.json": '{"name":"old"}' },
      "packages/old/package.json is gone, so a project was removed, moved or renamed",
    ],
    [
      "renamed",
      { "packages/old/package.json": '{"name":"new"}' },
      "packages/old/package.json gives its project another name",
    ],
  ])("does not see who needed a project that was %s, so everything is impacted", async (_, files, reason) => {
    const change = givenNx(files, {}, { "packages/old/package.json": '{"name":"old"}' });

    expect(decision(await compute(change, NX))).toEqual({ result: "computed", mode: "all", reason });
  });

  test("a change of a project's file that keeps its name is no renaming", async () => {
    const files = { "packages/api/package.json": '{"name":"api","version":"2.0.0"}' };
    const change = givenNx(files, {}, { "packages/api/package.json": '{"name":"api"}' });

    expect(handedOver(await compute(change, NX))).toMatchObject({ targets: ["api", "web"] });
  });

  test("has the targets of target-paths added, which claim files too", async () => {
    const end = await compute(givenNx({ "packages/api/a.ts": "1", "docs/a.md": "1" }), {
      ...NX,
      "target-paths": "guide: docs/**",
    });

    expect(handedOver(end)).toMatchObject({ mode: "list", targets: ["api", "guide", "web"] });
    expect(decision(end)).toMatchObject({ reason: "nx and target-paths say so" });
  });

  test("in a folder below the top claims files below that folder, but not the files beside its projects", async () => {
    const inputs = { ...NX, "working-directory": "app" };
    const of = async (path: string) => {
      const change = givenChange({ [path]: "1" }, { before: { ...IGNORED, "app/keep": "1" } });
      addNx(`${change.folder}/app`, { projects: PROJECTS, prints: '["api"]' });
      return decision(await compute(change, inputs));
    };

    expect(await of("app/packages/api/a.ts")).toMatchObject({ mode: "list" });
    expect(await of("app/tsconfig.base.json")).toMatchObject({ mode: "all" });
    expect(await of("app/script.sh")).toMatchObject({
      mode: "all",
      reason: "no target claims app/script.sh",
    });
    expect(await of("packages/api/a.ts")).toMatchObject({ mode: "all" });
  });

  test("whose project is called like a word of the service impacts everything", async () => {
    const projects = { NONE: "packages/none" };
    const end = await compute(givenNx({ "packages/none/a": "1" }, { projects, prints: '["NONE"]' }), NX);

    expect(decision(end)).toMatchObject({ mode: "all", reason: expect.stringContaining("a project NONE") });
  });

  test("gets neither inputs nor the runner's files and tokens, but the commits", async () => {
    const change = givenChange({ a: "1" });
    const script =
      "process.stdout.write(JSON.stringify(Object.entries(process.env).map((e) => e.join('='))))";
    const end = await compute(
      change,
      { producer: "command", command: JSON.stringify([process.execPath, "-e", script]) },
      { environment: { ACTIONS_RUNTIME_TOKEN: "t", GITHUB_TOKEN: "t", FORCE_COLOR: "1" } },
    );

    const variables = JSON.stringify(handedOver(end));
    expect(variables).toContain(`MERGE_QUEUE_BASE=${change.base}`);
    expect(variables).toContain("MERGE_QUEUE_HEAD=");
    expect(variables).not.toMatch(/INPUT_|ACTIONS_RUNTIME_TOKEN|GITHUB_TOKEN|GITHUB_OUTPUT|FORCE_COLOR/);
  });
});

describe("a producer that fails", () => {
  test.each<[string, Partial<FakeNx>, string]>([
    ["with output", { exitCode: 1 }, "ended with exit code 1"],
    ["without output", { exitCode: 1, prints: "" }, "ended with exit code 1"],
    ["with exit code 0 and nothing", { prints: "" }, "is empty, and must be the JSON list"],
    ["with an error for a list", { prints: '{"error":"no"}' }, "must be the JSON list"],
    [
      "with the shape of another version",
      { prints: '{"affectedProjects":["api"]}' },
      "must be the JSON list",
    ],
    ["with a list that is cut off", { prints: '["api",' }, "must be the JSON list"],
  ])("%s is an error, or everything with a warning, but never nothing", async (_, nx, words) => {
    const change = givenNx({ "packages/api/a.ts": "1" }, nx);
    const failed = await compute(change, NX);
    const all = await compute(change, { ...NX, "on-error": "all" });

    expect(failed.outputs).toMatchObject({ result: "error", "error-kind": "input" });
    expect(failed.outputs["impacted-targets-file"]).toBeUndefined();
    expect(errorLine(failed.log)).toContain(words);
    expect(decision(all)).toMatchObject({ result: "computed", mode: "all" });
    expect(all.outputs["impacted-targets-reason"]).toContain("the producer failed, and on-error is all");
    expect(annotations(all.log)).toEqual([expect.stringContaining("Everything counts as impacted")]);
  });

  test("because it is not installed names it, and nothing is downloaded", async () => {
    const end = await compute(
      givenChange({ a: "1" }),
      { producer: "turbo" },
      { environment: { PATH: pathOfGit() } },
    );

    expect(errorLine(end.log)).toContain('"turbo" is not installed');
    expect(end.log).toContain("it is never downloaded here");
  });
});

/** Folders with git, and without the tools that a developer's machine may have. */
function pathOfGit(): string {
  return "/usr/bin:/bin";
}

const node = (script: string, ...more: readonly string[]) => ({
  producer: "command",
  command: JSON.stringify([process.execPath, "-e", script, ...more]),
});

describe("a command", () => {
  test.each([
    ["lines", "console.log('a\\r\\n\\nb\\na')", ["a", "b"]],
    ["lines without a line break at the end", "process.stdout.write('a\\nb')", ["a", "b"]],
    ["JSON", "console.log(JSON.stringify(['a b', 'ä']))", ["a b", "ä"]],
  ])("prints %s", async (_, script, targets) => {
    expect(handedOver(await compute(givenChange({ x: "1" }), node(script)))).toMatchObject({ targets });
  });

  test.each([
    ["ALL", "console.log('ALL')", "all"],
    ["NONE", "console.log('NONE')", "none"],
    ["an empty JSON list", "console.log('[]')", "none"],
  ])("may print %s", async (_, script, mode) => {
    expect(decision(await compute(givenChange({ x: "1" }), node(script)))).toMatchObject({ mode });
  });

  test.each([
    ["nothing", "", "is empty; where nothing is impacted, it must be NONE or []"],
    ["ALL among others", "console.log('ALL\\na')", "mixes ALL with other targets"],
    ["a message", "console.log('fatal: bad revision')", "holds a message in line 1"],
    ["bytes that are no text", "process.stdout.write(Buffer.from([0xff]))", "not UTF-8"],
  ])("that prints %s is an error", async (_, script, words) => {
    const end = await compute(givenChange({ x: "1" }), node(script));

    expect(end.exitCode).toBe(1);
    expect(errorLine(end.log)).toContain(words);
  });

  test("gets its arguments as they are, without a shell", async () => {
    const words = ["$(touch x)", "a;b", "*", ""];
    const end = await compute(
      givenChange({ x: "1" }),
      node("console.log(JSON.stringify(process.argv.slice(1).map((w) => `<${w}>`)))", "--", ...words),
    );

    expect(handedOver(end)).toMatchObject({ targets: words.map((word) => `<${word}>`).toSorted() });
  });

  test("may be a program of the checkout", async () => {
    const change = givenChange({ "list.sh": "#!/bin/sh\necho here\n" });
    chmodSync(`${change.folder}/list.sh`, 0o755);
    const end = await compute(change, { producer: "command", command: '["./list.sh"]' });

    expect(handedOver(end)).toMatchObject({ targets: ["here"] });
  });
});

/** The decision over a list of bazel-diff. */
async function ofBazel(files: Readonly<Record<string, string | null>>) {
  const change = givenChange(files, { before: { "lib/BUILD.bazel": "1", "MODULE.bazel.lock": "1" } });
  addFiles(change.folder, { "o.txt": "//a:b\n" });
  return decision(await compute(change, { producer: "bazel", "impacted-targets-file": "o.txt" }));
}

describe("a list that an earlier step made", () => {
  test.each([
    ["lines", "out.txt", "\uFEFFa\r\nb\r\n", ["a", "b"]],
    ["json", "out.json", '["b","a"]', ["a", "b"]],
    ["paths-filter", "out.json", '["api"]', ["api"]],
    ["nx", "nx.json", 'NX  a note\n["api"]\n', ["api"]],
    ["turbo", "t.json", '{"packages":{"count":1,"items":[{"name":"api","path":"p"}]}}', ["api"]],
    ["bazel", "b.txt", "//external:x\n//a:b\n@@//c:d\n", ["//a:b", "@@//c:d"]],
    ["gradle", "g.txt", ":app:core\n", [":app:core"]],
    ["pants", "p.txt", "src/a:lib\n", ["src/a:lib"]],
  ])("is read as %s", async (producer, file, text, targets) => {
    const change = givenChange({ x: "1" });
    addFiles(change.folder, { [file]: text });
    const end = await compute(change, { producer, "impacted-targets-file": file });

    expect(handedOver(end)).toMatchObject({ mode: "list", targets, producer });
  });

  test("is found in JSON by its key", async () => {
    const change = givenChange({ x: "1" });
    addFiles(change.folder, { "o.json": '{"affected":{"projects":["a"]}}' });
    const inputs = { producer: "json", "impacted-targets-file": "o.json" };

    const found = await compute(change, { ...inputs, "impacted-targets-key": "affected.projects" });
    expect(handedOver(found)).toMatchObject({ targets: ["a"] });
    const lost = await compute(change, { ...inputs, "impacted-targets-key": "affected" });
    expect(errorLine(lost.log)).toContain("must be JSON with an array of strings under affected");
  });

  test.each([
    ["missing", undefined, "does not exist"],
    ["empty", " \n", "is empty, as a failed step leaves it"],
    ["no list", '{"error":{"code":"ERR_PNPM_FILTER_CHANGED"}}', "must be a JSON array of strings"],
  ])("that is %s is an error, or everything with a warning", async (_, text, words) => {
    const change = givenChange({ x: "1" });
    if (text !== undefined) addFiles(change.folder, { "o.json": text });
    // Of lines, nothing at all would be an empty list.
    const producer = text?.trim() === "" ? "lines" : "json";
    const inputs = { producer, "impacted-targets-file": "o.json" };

    expect(errorLine((await compute(change, inputs)).log)).toContain(words);
    const all = await compute(change, { ...inputs, "on-error": "all" });
    expect(decision(all)).toMatchObject({ mode: "all" });
  });

  test("may be empty when only ignored files changed", async () => {
    const change = givenChange({ "README.md": "1" });
    addFiles(change.folder, { "o.txt": "" });
    const inputs = { producer: "bazel", "impacted-targets-file": "o.txt" };
    const end = await compute(change, { ...inputs, "ignored-paths": "*.md" });

    expect(decision(end)).toMatchObject({ mode: "none" });
  });

  test("stands under the same net: a deleted project and a lockfile impact everything", async () => {
    expect(await ofBazel({ "lib/BUILD.bazel": null })).toMatchObject({ mode: "all" });
    expect(await ofBazel({ "MODULE.bazel.lock": "2" })).toMatchObject({ mode: "all" });
    expect(await ofBazel({ "lib/BUILD.bazel": "2" })).toMatchObject({ mode: "list" });
  });
});
