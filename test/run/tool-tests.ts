import { afterAll, beforeAll, test } from "vitest";
import { createToolWorkspace, type ToolWorkspace } from "../support/build-tools/tool-workspace.js";
import { type Tool, ToolMissing } from "../support/build-tools/tools.js";

/** Maximum milliseconds of the hook. The installation has a separate limit. */
const HOOK_LIMIT_MS = 200_000;

type TestWith = (name: string, body: (workspace: ToolWorkspace) => Promise<void>) => void;

/** Installs a tool for the tests in the same describe. Skips the tests if the tool is not available. */
export function testsWith(tool: Tool): TestWith {
  let workspace: ToolWorkspace | undefined;
  let missing = "it was not installed";

  beforeAll(async () => {
    try {
      workspace = await createToolWorkspace(tool);
    } catch (error) {
      if (!(error instanceof ToolMissing)) throw error;
      missing = error.message;
      process.stdout.write(`Skipped: ${tool.name} ${tool.version} cannot be run here: ${missing}\n`);
    }
  }, HOOK_LIMIT_MS);

  afterAll(() => workspace?.clean());

  return (name, body) =>
    test(name, async ({ skip }) => {
      if (workspace === undefined) skip(missing);
      else await body(workspace);
    });
}
