import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { checkOut } from "../../local-queue/test/support/repositories.js";
import { givenService } from "../support/action.js";
import { dispatchEvent } from "../support/action-events.js";
import { ODD_FOLDER, type ToolWorkspace } from "../support/build-tools/tool-workspace.js";
import { EVERY_TOOL, reportOmittedTools, TOOLS, type Tool } from "../support/build-tools/tools.js";
import { decision, handedOver } from "../support/computing.js";
import { runHere } from "../support/run-in-process.js";
import { testsWith } from "./tool-tests.js";

reportOmittedTools();

describe.each(TOOLS)("$name $version", (tool) => {
  const testWith = testsWith(tool);
  const thoroughly = EVERY_TOOL ? testWith : () => {};

  testWith("lists dependents of a changed project in a shallow clone", async (given) => {
    const head = given.change({ "packages/a/new.txt": "new", [`${ODD_FOLDER}/日本 q.txt`]: "new" });
    const folder = shallowClone(given, head);
    const end = await compute(tool, given, { folder });

    const targets = ["a", "b", "c", "odd"].map((name) => (tool.name === "moon" ? name : `@x/${name}`));
    // Turborepo lists everything if the clone does not connect the two commits.
    expect(handedOver(end)).toMatchObject({ mode: "list", base: given.base, head });
    expect(handedOver(end)).toHaveProperty("targets", expect.arrayContaining(targets));
  });

  thoroughly("lists the project, or ALL, for a file name with quotes or line breaks", async (given) => {
    const [odd, broken] = ['packages/c/src/code "1" é.txt', "packages/d/line\nbreak.txt"];
    given.change({ [odd]: undefined, [broken]: "new" });

    expect(JSON.stringify(handedOver(await compute(tool, given)))).toMatch(/"mode":"all"|[/"]c".*[/"]d"/);
  });

  thoroughly("lists a removed project", async (given) => {
    given.change({ "packages/d": undefined });
    const targets: unknown = expect.arrayContaining([tool.name === "moon" ? "d" : "@x/d"]);

    expect(handedOver(await compute(tool, given))).toMatchObject({ mode: "list", targets });
  });

  thoroughly("lists both names of a renamed project", async (given) => {
    given.change(
      tool.name === "moon"
        ? { "packages/c/moon.yml": "id: other\ndependsOn: [b]\n" }
        : { "packages/c/package.json": '{"name":"@x/other","version":"1.0.0"}' },
    );
    const targets = ["c", "other"].map((name) => (tool.name === "moon" ? name : `@x/${name}`));

    expect(handedOver(await compute(tool, given))).toMatchObject({ mode: "list", targets });
  });

  thoroughly("returns all when no project claims a file", async (given) => {
    given.change({ "packages/c/new.txt": "new", "tools/x.sh": "new" });

    expect(decision(await compute(tool, given))).toMatchObject({ mode: "all", reason: "no target claims tools/x.sh" });
  });

  thoroughly("returns all when a lockfile changed", async (given) => {
    given.change({ "package-lock.json": "{}" });

    expect(decision(await compute(tool, given))).toMatchObject({ mode: "all" });
  });

  thoroughly("rejects an unknown base commit", async (given) => {
    given.change({ "packages/c/new.txt": "new" });
    const end = await compute(tool, given, { base: `${"0".repeat(39)}1` });

    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "input" });
  });
});

/** Makes a shallow clone of a remote with the whole history. */
function shallowClone(given: ToolWorkspace, head: string): string {
  const clone = checkOut(given.folder, { of: head, depth: 1 });
  symlinkSync(join(given.folder, "node_modules"), join(clone, "node_modules"), "junction");
  return clone;
}

async function compute(
  tool: Tool,
  given: ToolWorkspace,
  { folder = given.folder, base = given.base }: { readonly folder?: string; readonly base?: string } = {},
) {
  return await runHere(
    await givenService(),
    { operation: "compute-impacted-targets", producer: tool.name, "base-sha": base, token: "" },
    { event: dispatchEvent(), workspace: folder, environment: given.environment },
  );
}
