import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { git } from "../../local-queue/test/support/repositories.js";
import { annotations, errorLine } from "../support/action.js";
import {
  addNx,
  compute,
  decision,
  type FakeNx,
  type GivenChange,
  givenChange,
  handedOver,
} from "../support/computing.js";

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
  test("returns the tool's list for the commits of the change", async () => {
    const change = givenNx({ "packages/api/a.ts": "1" });
    const end = await compute(change, NX);

    expect(annotations(end.log)).toEqual([]);
    const { base, head } = change;
    const reason = "listed by nx";
    expect(handedOver(end)).toEqual({ mode: "list", targets: ["api", "web"], base, head, producer: "nx", reason });
    expect(change.asked()).toMatch(
      new RegExp(`^graph --file=stdout\nshow projects --affected --base=${base} --head=[0-9a-f]{40} --json\n$`),
    );
    expect(end.summary).toMatch(/packages\/api\/a\.ts.*api/);
  });

  test("accepts an empty list when no project changed", async () => {
    const end = await compute(givenNx({ "docs/a.ts": "1" }, { prints: "[]\n" }), { ...NX, "on-unclaimed": "ignore" });

    expect(decision(end)).toEqual({ result: "computed", mode: "none", reason: "nx listed no target" });
  });

  test("adds a changed project that the tool omits", async () => {
    const end = await compute(givenNx({ "packages/api/ä b.ts": "1" }, { prints: '["web"]' }), NX);

    expect(handedOver(end)).toMatchObject({
      targets: ["api", "web"],
      reason:
        'listed by nx, and missing targets were added: api because the target owns "packages/api/ä b.ts", which changed',
    });
  });

  test("rejects a sparse checkout without the manifest of a project", async () => {
    const before = { "packages/api/package.json": "{}", "packages/web/package.json": "{}" };
    const change = givenNx({ "packages/api/a.ts": "1" }, { prints: '["api"]' }, before);
    git(change.folder, ["sparse-checkout", "set", "packages/api"]);

    expect(errorLine((await compute(change, NX)).log)).toContain(
      "The sparse checkout omits packages/web/package.json. So nx cannot find all dependents of a changed project.",
    );
    expect(change.asked()).toBe("");
    const all = await compute(change, { ...NX, "on-error": "all" });
    expect(decision(all)).toMatchObject({ mode: "all" });
    const ignored = await compute(change, { ...NX, "ignored-paths": "packages/web/**" });
    expect(handedOver(ignored)).toMatchObject({ mode: "list", targets: ["api"] });
  });

  test("impacts everything, and requests no list from the tool, when a file has no owner", async () => {
    const change = givenNx({ "packages/api/a.ts": "1", "tools/x.sh": "1" });
    const end = await compute(change, NX);

    expect(decision(end)).toMatchObject({ mode: "all", reason: "no target claims tools/x.sh" });
    expect(change.asked()).not.toContain("--affected");
  });

  test("starts no tool when a file in impact-all-paths changed", async () => {
    const change = givenNx({ "Cargo.lock": "1" });
    const end = await compute(change, NX);

    expect(decision(end)).toMatchObject({ mode: "all" });
    expect(change.asked()).toBe("");
  });

  test("impacts everything when the tool omits a project of the workspace", async () => {
    const files = { "packages/old/package.json": '{"name":"new"}' };
    const change = givenNx(files, {}, { "packages/old/package.json": '{"name":"old"}' });
    const reason = "nx does not list packages/old, which is a project of the workspace";

    expect(decision(await compute(change, NX))).toEqual({ result: "computed", mode: "all", reason });
  });

  test("adds the target of a file that only target-paths claims", async () => {
    const end = await compute(givenNx({ "packages/api/a.ts": "1", "docs/a.md": "1" }), {
      ...NX,
      "target-paths": "guide: docs/**",
    });

    expect(handedOver(end)).toMatchObject({ mode: "list", targets: ["api", "guide", "web"] });
    expect(decision(end)).toMatchObject({ reason: "listed by nx and target-paths" });
  });

  test("claims only files in projects of the working directory", async () => {
    const inputs = { ...NX, "working-directory": "app" };
    const of = async (path: string) => {
      const change = givenChange({ [path]: "1" }, { before: { ...IGNORED, "app/keep": "1" } });
      addNx(`${change.folder}/app`, { projects: PROJECTS, prints: '["api"]' });
      return decision(await compute(change, inputs));
    };

    expect(await of("app/packages/api/a.ts")).toMatchObject({ mode: "list" });
    expect(await of("app/tsconfig.base.json")).toMatchObject({ mode: "all" });
    expect(await of("app/script.sh")).toMatchObject({ mode: "all", reason: "no target claims app/script.sh" });
    expect(await of("packages/api/a.ts")).toMatchObject({ mode: "all" });
  });

  test("impacts everything when a project has a reserved name", async () => {
    const projects = { NONE: "packages/none" };
    const end = await compute(givenNx({ "packages/none/a": "1" }, { projects, prints: '["NONE"]' }), NX);

    expect(decision(end)).toMatchObject({ mode: "all", reason: expect.stringContaining("a project named NONE") });
  });

  test("passes the commits to the producer command, but no inputs, tokens or files of the runner", async () => {
    const change = givenChange({ a: "1" });
    const script = "process.stdout.write(JSON.stringify(Object.entries(process.env).map((e) => e.join('='))))";
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
    ["an exit code with output", { exitCode: 1 }, "failed with exit code 1"],
    ["exit code 0 without output", { prints: "" }, "is empty, but must be the JSON list"],
  ])("rejects %s, or returns all with on-error: all", async (_, nx, words) => {
    const change = givenNx({ "packages/api/a.ts": "1" }, nx);
    const failed = await compute(change, NX);
    const all = await compute(change, { ...NX, "on-error": "all" });

    expect(failed.outputs).toMatchObject({ result: "error", "error-kind": "input" });
    expect(failed.outputs["impacted-targets-file"]).toBeUndefined();
    expect(errorLine(failed.log)).toContain(words);
    expect(decision(all)).toMatchObject({ result: "computed", mode: "all" });
    expect(all.outputs["impacted-targets-reason"]).toMatch(/^the producer failed \(.*[^.]\), and on-error is all$/);
    expect(annotations(all.log)).toEqual([expect.stringContaining("The targets are ALL because")]);
  });

  test("reports a missing tool and downloads nothing", async () => {
    const end = await compute(givenChange({ a: "1" }), { producer: "turbo" }, { environment: { PATH: pathOfGit() } });

    expect(errorLine(end.log)).toContain('"turbo" is not installed');
    expect(end.log).toContain("this step never downloads tools");
  });
});

/** Returns folders with git, but without the tools of a developer's machine. */
function pathOfGit(): string {
  return "/usr/bin:/bin";
}
