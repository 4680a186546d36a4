import { describe, expect } from "vitest";
import { Failure } from "../../../src/errors.js";
import type { Project, ToolCall } from "../../../src/impacted-targets/producers/producer.js";
import { producers } from "../../../src/impacted-targets/producers/registry.js";
import { runTool } from "../../../src/impacted-targets/producers/run-tool.js";
import { testsWith } from "../../support/build-tools/tool-tests.js";
import { CONTENT, ODD_FOLDER, type ToolWorkspace } from "../../support/build-tools/tool-workspace.js";
import { EVERY_TOOL, sayWhatIsLeftOut, TOOLS, type Tool } from "../../support/build-tools/tools.js";

const SOURCE = "The output";

function scoped(tool: Tool, ...names: readonly string[]): readonly string[] {
  return tool.name === "moon" ? names : names.map((name) => `@x/${name}`);
}

async function output(call: ToolCall, { folder, environment }: ToolWorkspace): Promise<string> {
  const signal = new AbortController().signal;
  const limits = { timeLimitMs: 55_000, outputLimitBytes: 1_000_000 };
  return await runTool(call, { workingDirectory: folder, environment, signal, ...limits });
}

/** What the tool says of a change. */
async function affectedBy(
  tool: Tool,
  workspace: ToolWorkspace,
  files: Readonly<Record<string, string | undefined>>,
  base = workspace.base,
): Promise<readonly string[]> {
  const head = workspace.change(files);
  const { affected, parse } = producers[tool.name];
  if (affected === undefined) throw new Error("It has no command.");
  return parse(await output(affected({ base, head }, [""]), workspace), SOURCE).toSorted();
}

async function projectsOf(tool: Tool, workspace: ToolWorkspace): Promise<readonly Project[]> {
  const { projects } = producers[tool.name];
  if (projects === undefined) throw new Error("It cannot list them.");
  return projects.parse(await output(projects.call, workspace), SOURCE, workspace.folder);
}

sayWhatIsLeftOut();

describe.each(TOOLS)("$name $version", (tool) => {
  const testWith = testsWith(tool);

  const thoroughly = EVERY_TOOL ? testWith : () => {};

  thoroughly("a changed leaf impacts itself alone", async (given) => {
    expect(await affectedBy(tool, given, { "packages/c/new.txt": "new" })).toEqual(scoped(tool, "c"));
  });

  testWith("a change at the root of the graph impacts what needs it, over several steps", async (given) => {
    expect(await affectedBy(tool, given, { "packages/a/new.txt": "new" })).toEqual(scoped(tool, "a", "b", "c"));
  });

  testWith("no kind of change is missed: a deletion, a move, odd names, a private project", async (given) => {
    const files = {
      // It moves from one project to another, which Git may list as one file.
      'packages/c/src/code "1" é.txt': undefined,
      "packages/d/moved.txt": `c\n${CONTENT}`,
      [`${ODD_FOLDER}/src/日本 two.txt`]: "new",
    };
    // Nx 20 misses a file with quotes in its name.
    const seen = tool.name === "nx" && tool.version.startsWith("20.") ? ["d", "odd"] : ["c", "d", "odd"];
    expect(await affectedBy(tool, given, files)).toEqual(scoped(tool, ...seen));
  });

  thoroughly("a file outside of every project is no project's, by the list of all of them", async (given) => {
    const named = await affectedBy(tool, given, { "docs/guide.md": "new" });
    const projects = await projectsOf(tool, given);

    // pnpm takes the root for a project.
    expect(named).toEqual(tool.name === "pnpm" ? ["root"] : []);
    const expected = ["a", "b", "c", "d"].map((name) => `${scoped(tool, name)[0]} in packages/${name}`);
    expect(projects.map(({ name, path }) => `${name} in ${path}`).toSorted()).toEqual(
      [
        ...expected,
        `${scoped(tool, "odd")[0]} in ${ODD_FOLDER}`,
        ...(tool.name === "pnpm" ? ["root in ."] : []),
      ].toSorted(),
    );
  });

  thoroughly("an unknown base is an error, or everything, but never nothing", async (given) => {
    const running = affectedBy(tool, given, { "packages/c/new.txt": "new" }, "0".repeat(39) + 1);

    if (tool.name === "turbo") expect(await running).toEqual(scoped(tool, "a", "b", "c", "d", "odd"));
    else {
      const error: unknown = await running.then(undefined, (thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(Failure);
      expect(error).toMatchObject({ kind: "input", message: expect.stringContaining("exit code") });
    }
  });
});
