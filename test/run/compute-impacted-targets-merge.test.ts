import { execFileSync } from "node:child_process";
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect } from "vitest";
import { handedOver } from "../action/computing.js";
import { type ActionEnd, givenService } from "../action/harness.js";
import { pullRequestPayload } from "../events/payloads.js";
import { temporaryFolder } from "../git/repositories.js";
import { testsWith } from "../impacted-targets/producers/tool-tests.js";
import { manifests, type ToolWorkspace } from "../impacted-targets/producers/tool-workspace.js";
import { TOOLS, type Tool } from "../impacted-targets/producers/tools.js";
import { runHere } from "./run-here.js";

describe.each(TOOLS)("$name $version", (tool) => {
  const testWith = testsWith(tool);
  // Two commits are the merge with its parents; moon refuses a clone that is shallow.
  const depth = tool.name === "moon" ? 0 : 2;

  testWith("sees on GitHub's merge who needs a changed project since the branch was made", async (given) => {
    const base = given.change(manifests(tool, "packages/d", "d", "a"));
    const head = given.change({ "packages/a/new.txt": "new" });
    const merge = given.merge(base, head);

    const onMerge = await compute(tool, given, { checkout: merge, depth, base, head });
    const targets = scoped(tool, "a", "b", "c", "d");
    expect(handedOver(onMerge)).toMatchObject({ mode: "list", targets, base, head });
    const onHead = await compute(tool, given, { checkout: head, depth: 0, base, head });
    expect(handedOver(onHead)).toMatchObject({ mode: "list", targets: scoped(tool, "a", "b", "c"), head });
  });

  testWith("lists on GitHub's merge only what a stacked pull request adds", async (given) => {
    const main = given.change({ "packages/d/new.txt": "new" });
    const below = given.change({ "packages/a/new.txt": "new" });
    const above = given.change({ "packages/c/new.txt": "new" }, below);
    // Both took the target branch in since, so that there are two merge bases.
    const base = given.merge(below, main);
    const head = given.merge(above, main);
    const merge = given.merge(base, head);

    const onMerge = await compute(tool, given, { checkout: merge, depth, base, head });
    expect(handedOver(onMerge)).toMatchObject({ mode: "list", targets: scoped(tool, "c"), base, head });
    if (tool.name !== "turbo") return;
    const onHead = await compute(tool, given, { checkout: head, depth: 0, base, head });
    expect([onHead.outputs.result, onHead.log]).toEqual([
      "error",
      expect.stringContaining("multiple merge bases found"),
    ]);
  });
});

function scoped(tool: Tool, ...names: readonly string[]): readonly string[] {
  return names.map((name) => (tool.name === "moon" ? name : `@x/${name}`));
}

interface PullRequestCheckout {
  readonly checkout: string;
  readonly depth: number;
  readonly base: string;
  readonly head: string;
}

/** Computes in a clone from which nothing can be fetched. */
async function compute(
  tool: Tool,
  { folder, environment }: ToolWorkspace,
  { checkout, depth, base, head }: PullRequestCheckout,
): Promise<ActionEnd> {
  const clone = join(temporaryFolder(), "clone");
  const git = (...words: readonly string[]): void => {
    execFileSync("git", words, { cwd: folder, env: environment, stdio: "ignore" });
  };
  git("update-ref", "refs/heads/checked-out", checkout);
  // All that a server has: the base may stand on no branch any more.
  git("update-ref", "refs/heads/base", base);
  const extent = depth === 0 ? [] : [`--depth=${depth}`];
  git("clone", "--quiet", ...extent, "--branch=checked-out", pathToFileURL(folder).href, clone);
  git("-C", clone, "remote", "set-url", "origin", "file:///there/is/none");
  symlinkSync(join(folder, "node_modules"), join(clone, "node_modules"), "junction");
  const { PATH = "", HOME = "" } = environment;
  const payload = pullRequestPayload({ sha: head, base: { ref: "main", sha: base } });
  return await runHere(
    await givenService(),
    { operation: "compute-impacted-targets", producer: tool.name, token: "" },
    {
      event: { name: "pull_request", ref: "refs/pull/7/merge", payload },
      workspace: clone,
      environment: { PATH, HOME },
    },
  );
}
