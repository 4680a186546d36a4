import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { checkOut } from "../../local-queue/test/support/repositories.js";
import { givenService } from "../support/action.js";
import { dispatchEvent } from "../support/action-events.js";
import { ODD_FOLDER, type ToolWorkspace } from "../support/build-tools/tool-workspace.js";
import { EVERY_TOOL, sayWhatIsLeftOut, TOOLS, type Tool } from "../support/build-tools/tools.js";
import { decision, handedOver } from "../support/computing.js";
import { runHere } from "../support/run-in-process.js";
import { testsWith } from "./tool-tests.js";

sayWhatIsLeftOut();

describe.each(TOOLS)("$name $version", (tool) => {
  const testWith = testsWith(tool);
  const thoroughly = EVERY_TOOL ? testWith : () => {};

  testWith("lists what needs a changed project, also in a clone that is shallow", async (given) => {
    const head = given.change({ "packages/a/new.txt": "new", [`${ODD_FOLDER}/日本 q.txt`]: "new" });
    const folder = shallowClone(given, head);
    const end = await compute(tool, given, { folder });

    const targets = ["a", "b", "c", "odd"].map((name) => (tool.name === "moon" ? name : `@x/${name}`));
    // Where the two commits are not connected, Turborepo names everything.
    expect(handedOver(end)).toMatchObject({ mode: "list", base: given.base, head });
    expect(handedOver(end)).toHaveProperty("targets", expect.arrayContaining(targets));
  });

  thoroughly("may overlook files with quotes or a line break in their names", async (given) => {
    const [odd, broken] = ['packages/c/src/code "1" é.txt', "packages/d/line\nbreak.txt"];
    given.change({ [odd]: undefined, [broken]: "new" });

    expect(JSON.stringify(handedOver(await compute(tool, given)))).toMatch(/"mode":"all"|[/"]c".*[/"]d"/);
  });

  thoroughly("does not have to know what a project that is gone was called", async (given) => {
    given.change({ "packages/d": undefined });
    const targets: unknown = expect.arrayContaining([tool.name === "moon" ? "d" : "@x/d"]);

    expect(handedOver(await compute(tool, given))).toMatchObject({ mode: "list", targets });
  });

  thoroughly("does not have to know the old name of a project", async (given) => {
    given.change(
      tool.name === "moon"
        ? { "packages/c/moon.yml": "id: other\ndependsOn: [b]\n" }
        : { "packages/c/package.json": '{"name":"@x/other","version":"1.0.0"}' },
    );
    const targets = ["c", "other"].map((name) => (tool.name === "moon" ? name : `@x/${name}`));

    expect(handedOver(await compute(tool, given))).toMatchObject({ mode: "list", targets });
  });

  thoroughly("does not have to claim every file", async (given) => {
    given.change({ "packages/c/new.txt": "new", "tools/x.sh": "new" });

    expect(decision(await compute(tool, given))).toMatchObject({ mode: "all", reason: "no target claims tools/x.sh" });
  });

  thoroughly("does not have to know about a lockfile", async (given) => {
    given.change({ "package-lock.json": "{}" });

    expect(decision(await compute(tool, given))).toMatchObject({ mode: "all" });
  });

  thoroughly("is not asked about a base that is unknown", async (given) => {
    given.change({ "packages/c/new.txt": "new" });
    const end = await compute(tool, given, { base: `${"0".repeat(39)}1` });

    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "input" });
  });
});

/** With a remote that has all history. */
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
