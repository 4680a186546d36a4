import { describe, expect } from "vitest";
import { testsWith } from "../../support/build-tools/tool-tests.js";
import type { ToolWorkspace } from "../../support/build-tools/tool-workspace.js";
import { EVERY_TOOL, TOOLS, type Tool } from "../../support/build-tools/tools.js";
import { computeIn } from "../compute-in.js";

type Files = Readonly<Record<string, string | undefined>>;

function named(tool: Tool, names: readonly string[]): readonly string[] {
  return tool.name === "moon" ? names : names.map((name) => `@x/${name}`);
}

/** What a change impacts that is made on top of another one, which may be none. */
async function targetsOf(tool: Tool, given: ToolWorkspace, before: Files, change: Files) {
  const base = Object.keys(before).length === 0 ? given.base : given.change(before);
  given.change({ ...before, ...change });
  const { environment } = given;
  const computed = await computeIn(given.folder, { producer: tool.name, base, environment });
  return computed.mode === "list" ? computed.targets : computed.mode;
}

function manifest(name: string, more: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({ name: `@x/${name}`, version: "1.0.0", ...more });
}

function inFolder(folder: string, files: Files): Files {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));
}

describe.each(TOOLS)("$name $version", (tool) => {
  const testWith = testsWith(tool);
  // The first two are one in the end, and the other changes are tried at random too.
  const thoroughly = EVERY_TOOL ? testWith : () => {};
  const projectFile = (name: string, needs = ""): Files =>
    tool.name === "moon" ? { "moon.yml": `id: ${name}\ndependsOn: [${needs}]\n` } : {};

  const appearing = (around: string): Record<"before" | "change", Files> => {
    const part = { "x.ts": undefined, "package.json": manifest("part"), ...projectFile("part") };
    return {
      before: inFolder(`${around}/modules/part`, { "x.ts": "1", "y.ts": "1" }),
      change: inFolder(`${around}/modules/part`, part),
    };
  };

  thoroughly("a project that appears within another one leaves that one impacted", async (given) => {
    const { before, change } = appearing("packages/a");
    // moon takes a folder for a project as it is.
    const found = await targetsOf(tool, given, before, change);

    expect(found).toEqual(named(tool, ["a", "b", "c", "part"]));
  });

  const renamed = (): Files => {
    const byFile = tool.name === "nx" ? { "project.json": '{"name":"@x/z"}' } : undefined;
    const change = inFolder(
      "packages/a",
      byFile ?? (tool.name === "moon" ? projectFile("z") : { "package.json": manifest("z") }),
    );
    const needing = tool.name === "moon" ? inFolder("packages/b", projectFile("b", "z")) : {};
    return { ...change, ...needing };
  };

  thoroughly("a project that gets another name counts by both", async (given) => {
    expect(await targetsOf(tool, given, {}, renamed())).toEqual(named(tool, ["a", "b", "c", "z"]));
  });

  testWith("one that gets another name counts by both, where one appears within another one too", async (given) => {
    const { before, change } = appearing("packages/d");

    expect(await targetsOf(tool, given, before, { ...change, ...renamed() })).toEqual(
      named(tool, ["a", "b", "c", "d", "part", "z"]),
    );
  });

  thoroughly("a project that is gone counts by its name, with what needed it", async (given) => {
    const range = tool.name === "pnpm" ? "workspace:*" : "1.0.0";
    const freed = { "package.json": manifest("b", { dependencies: {} }), ...projectFile("b") };
    const found = await targetsOf(
      tool,
      given,
      { "packages/d/package.json": manifest("d", { peerDependencies: { "@x/a": range } }) },
      { "packages/a": undefined, ...inFolder("packages/b", freed) },
    );

    // Nx adds all others then, and pnpm the root.
    expect(found).toEqual(expect.arrayContaining([...named(tool, ["a", "b", "c", "d"])]));
  });

  thoroughly("what needs a changed project as a peer or by a link is never left out", async (given) => {
    const before = {
      "packages/d/package.json": manifest("d", { peerDependencies: { "@x/a": "*" } }),
      "packages/odd ä 日本/package.json": manifest("odd", { dependencies: { "@x/d": "link:../d" } }),
    };

    expect(await targetsOf(tool, given, before, { "packages/a/new.txt": "1" })).toEqual(
      named(tool, ["a", "b", "c", "d", "odd"]),
    );
  });

  thoroughly("a version out of the range of others still impacts them", async (given) => {
    const change = { "packages/a/package.json": manifest("a", { version: "2.0.0" }) };

    expect(await targetsOf(tool, given, {}, change)).toEqual(named(tool, ["a", "b", "c"]));
  });
});
