import { chmodSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { gitFolderOf, writeRef } from "../../local-queue/test/support/git-objects.js";
import { checkOut, commitAll, givenOrigin } from "../../local-queue/test/support/repositories.js";
import { type ActionEnd, givenService } from "../support/action.js";
import { manifests, type ToolWorkspace } from "../support/build-tools/tool-workspace.js";
import { EVERY_TOOL, TOOLS, type Tool } from "../support/build-tools/tools.js";
import { cutOff } from "../support/checkouts.js";
import { handedOver } from "../support/computing.js";
import { NEEDS_API, nxProgram } from "../support/nx.js";
import { pullRequestPayload } from "../support/payloads.js";
import { runHere } from "../support/run-in-process.js";
import { addFiles } from "../support/workspace.js";
import { testsWith } from "./tool-tests.js";

test("lists dependents that are new on the target branch when GitHub's merge commit is checked out, but not when the head is", async () => {
  const origin = givenOrigin();
  const before = { ".gitignore": "node_modules\n", "api/package.json": "{}", "web/package.json": "{}" };
  const [, base = "", head = "", merge = ""] = commitAll(origin, [
    { ref: "refs/heads/main", files: before },
    { ref: "refs/heads/main", parents: [":1"], files: { "new/package.json": NEEDS_API } },
    { ref: "refs/pull/7/head", parents: [":1"], files: { "api/a": "1" } },
    { ref: "refs/pull/7/merge", parents: [":2", ":3"], files: { "api/a": "1" } },
  ]);
  const nx = { "node_modules/.bin/nx": nxProgram() };
  const of = async (checkout: string, depth: number) => {
    const folder = clone(origin, { checkout, depth });
    addFiles(folder, nx);
    chmodSync(join(folder, "node_modules/.bin/nx"), 0o755);
    return handedOver(await compute("nx", folder, { base, head }));
  };

  expect(await of(merge, 2)).toMatchObject({ mode: "list", targets: ["api", "new"], base, head });
  expect(await of(head, 0)).toMatchObject({ mode: "list", targets: ["api"], head });
});

// The test above needs no tool. A CI job runs these tests with every tool.
describe.skipIf(!EVERY_TOOL).each(TOOLS)("$name $version", (tool) => {
  const testWith = testsWith(tool);
  // A depth of 2 has the merge and its parents. moon rejects shallow clones.
  const depth = tool.name === "moon" ? 0 : 2;
  const ofTool = async (given: ToolWorkspace, checkout: Checkout, range: Range) => {
    // The base needs a branch to be in the clone.
    writeRef(gitFolderOf(given.folder), "refs/heads/base", range.base);
    const folder = clone(given.folder, checkout);
    symlinkSync(join(given.folder, "node_modules"), join(folder, "node_modules"), "junction");
    return await compute(tool.name, folder, range, given.environment);
  };

  testWith(
    "lists projects of a stacked pull request and dependents that are new in the target branch",
    async (given) => {
      const stack = stacked(given);
      const base = given.commit([stack.base], manifests(tool, "packages/d", "d", "c"));
      const merge = given.commit([base, stack.head], { "packages/c/new.txt": "new" });
      const range = { base, head: stack.head };

      const onMerge = await ofTool(given, { checkout: merge, depth }, range);
      expect(handedOver(onMerge)).toMatchObject({ mode: "list", targets: scoped(tool, "c", "d"), ...range });
      if (tool.name !== "turbo") return;
      const onHead = await ofTool(given, { checkout: stack.head, depth: 0 }, range);
      expect([onHead.outputs.result, onHead.log]).toEqual([
        "error",
        expect.stringContaining("multiple merge bases found"),
      ]);
    },
  );

  testWith("lists dependents that are new on the target branch", async (given) => {
    const base = given.commit([given.base], manifests(tool, "packages/d", "d", "a"));
    const head = given.commit([given.base], { "packages/a/new.txt": "new" });
    const merge = given.commit([base, head], { "packages/a/new.txt": "new" });

    const onMerge = await ofTool(given, { checkout: merge, depth }, { base, head });
    const targets = scoped(tool, "a", "b", "c", "d");
    expect(handedOver(onMerge)).toMatchObject({ mode: "list", targets, base, head });
    const onHead = await ofTool(given, { checkout: head, depth: 0 }, { base, head });
    expect(handedOver(onHead)).toMatchObject({ mode: "list", targets: scoped(tool, "a", "b", "c"), head });
  });

  testWith("lists only the projects of the upper pull request of a stack", async (given) => {
    const { base, head } = stacked(given);
    const merge = given.commit([base, head], { "packages/c/new.txt": "new" });

    const onMerge = await ofTool(given, { checkout: merge, depth }, { base, head });
    expect(handedOver(onMerge)).toMatchObject({ mode: "list", targets: scoped(tool, "c"), base, head });
  });
});

/** Creates a stacked pull request with two merge bases, because both branches have merged the target branch. */
function stacked({ base: fork, commit }: ToolWorkspace): Range {
  const [ofMain, ofAbove] = [{ "packages/d/new.txt": "new" }, { "packages/c/new.txt": "new" }];
  const main = commit([fork], ofMain);
  const below = commit([fork], { "packages/a/new.txt": "new" });
  const above = commit([below], ofAbove);
  return { base: commit([below, main], ofMain), head: commit([above, main], ofMain) };
}

function scoped(tool: Tool, ...names: readonly string[]): readonly string[] {
  return names.map((name) => (tool.name === "moon" ? name : `@x/${name}`));
}

interface Checkout {
  readonly checkout: string;
  readonly depth: number;
}

interface Range {
  readonly base: string;
  readonly head: string;
}

/** Makes a clone without access to its origin. */
function clone(origin: string, { checkout, depth }: Checkout): string {
  const folder = checkOut(origin, { of: checkout, depth });
  cutOff(folder);
  return folder;
}

async function compute(
  producer: string,
  workspace: string,
  { base, head }: Range,
  environment: Readonly<Record<string, string>> = {},
): Promise<ActionEnd> {
  const payload = pullRequestPayload({ sha: head, base: { ref: "main", sha: base } });
  return await runHere(
    await givenService(),
    { operation: "compute-impacted-targets", producer, token: "" },
    { event: { name: "pull_request", ref: "refs/pull/7/merge", payload }, workspace, environment },
  );
}
