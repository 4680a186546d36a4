import { chmodSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { errorLine } from "../support/action.js";
import { compute, decision, givenChange, handedOver } from "../support/computing.js";
import { addFiles } from "../support/workspace.js";

const shell = (script: string, ...more: readonly string[]) => ({
  producer: "command",
  command: JSON.stringify(["sh", "-c", script, "sh", ...more]),
});

describe("the producer command", () => {
  test.each([
    ["lines", "printf 'a\\r\\n\\nb\\na\\n'", ["a", "b"]],
    ["JSON", `echo '["a b","ä"]'`, ["a b", "ä"]],
  ])("reads the targets when the command prints %s", async (_, script, targets) => {
    expect(handedOver(await compute(givenChange({ x: "1" }), shell(script)))).toMatchObject({ targets });
  });

  test.each([
    ["ALL", "echo ALL", "all"],
    ["NONE", "echo NONE", "none"],
  ])("accepts %s as the only line", async (_, script, mode) => {
    expect(decision(await compute(givenChange({ x: "1" }), shell(script)))).toMatchObject({ mode });
  });

  test.each([
    ["empty output", ":", "is empty. If nothing is impacted, the output must be NONE or []"],
    ["output with ALL and a target", "printf 'ALL\\na\\n'", "mixes ALL with other targets"],
  ])("rejects %s from the command", async (_, script, words) => {
    const end = await compute(givenChange({ x: "1" }), shell(script));

    expect(end.exitCode).toBe(1);
    expect(errorLine(end.log)).toContain(words);
  });

  test("passes arguments to the program unchanged, without a shell", async () => {
    const words = ["$(touch x)", "a;b", "*", ""];
    const end = await compute(givenChange({ x: "1" }), shell("printf '<%s>\\n' \"$@\"", ...words));

    expect(handedOver(end)).toMatchObject({ targets: words.map((word) => `<${word}>`).toSorted() });
  });

  test("runs a program in the checkout", async () => {
    const change = givenChange({ "list.sh": "#!/bin/sh\necho here\n" });
    chmodSync(`${change.folder}/list.sh`, 0o755);
    const end = await compute(change, { producer: "command", command: '["./list.sh"]' });

    expect(handedOver(end)).toMatchObject({ targets: ["here"] });
  });
});

/** Returns the decision for a list of bazel-diff. */
async function decideForBazel(files: Readonly<Record<string, string | null>>) {
  const change = givenChange(files, { before: { "lib/BUILD.bazel": "1", "MODULE.bazel.lock": "1" } });
  addFiles(change.folder, { "o.txt": "//a:b\n" });
  return decision(await compute(change, { producer: "bazel", "impacted-targets-file": "o.txt" }));
}

describe("a list in a file of an earlier step", () => {
  test.each([
    ["lines", "out.txt", "\uFEFFa\r\nb\r\n", ["a", "b"]],
    ["json", "out.json", '["b","a"]', ["a", "b"]],
    ["bazel", "b.txt", "//external:x\n//a:b\n@@//c:d\n", ["//a:b", "@@//c:d"]],
  ])("reads a file in the format %s", async (producer, file, text, targets) => {
    const change = givenChange({ x: "1" });
    addFiles(change.folder, { [file]: text });
    const end = await compute(change, { producer, "impacted-targets-file": file });

    expect(handedOver(end)).toMatchObject({ mode: "list", targets, producer });
  });

  test("reads the list at impacted-targets-key in a JSON file", async () => {
    const change = givenChange({ x: "1" });
    addFiles(change.folder, { "o.json": '{"affected":{"projects":["a"]}}' });
    const inputs = { producer: "json", "impacted-targets-file": "o.json" };

    const found = await compute(change, { ...inputs, "impacted-targets-key": "affected.projects" });
    expect(handedOver(found)).toMatchObject({ targets: ["a"] });
    const lost = await compute(change, { ...inputs, "impacted-targets-key": "affected" });
    expect(errorLine(lost.log)).toContain("must be JSON with an array of strings under affected");
  });

  test.each([
    ["a missing list", undefined, "does not exist"],
    ["an empty list", " \n", "is empty, possibly because a step failed"],
    ["JSON without a list", '{"error":{"code":"ERR_PNPM_FILTER_CHANGED"}}', "must be a JSON array of strings"],
  ])("rejects %s, or returns all with on-error: all", async (_, text, words) => {
    const change = givenChange({ x: "1" });
    if (text !== undefined) addFiles(change.folder, { "o.json": text });
    // The producer lines reads an empty text as an empty list.
    const producer = text?.trim() === "" ? "lines" : "json";
    const inputs = { producer, "impacted-targets-file": "o.json" };

    expect(errorLine((await compute(change, inputs)).log)).toContain(words);
    const all = await compute(change, { ...inputs, "on-error": "all" });
    expect(decision(all)).toMatchObject({ mode: "all" });
  });

  test("accepts an empty list when only ignored files changed", async () => {
    const change = givenChange({ "README.md": "1" });
    addFiles(change.folder, { "o.txt": "" });
    const inputs = { producer: "bazel", "impacted-targets-file": "o.txt" };
    const end = await compute(change, { ...inputs, "ignored-paths": "*.md" });

    expect(decision(end)).toMatchObject({ mode: "none" });
  });

  test("impacts everything when a project was deleted or a lockfile changed", async () => {
    expect(await decideForBazel({ "lib/BUILD.bazel": null })).toMatchObject({ mode: "all" });
    expect(await decideForBazel({ "MODULE.bazel.lock": "2" })).toMatchObject({ mode: "all" });
    expect(await decideForBazel({ "lib/BUILD.bazel": "2" })).toMatchObject({ mode: "list" });
  });
});

test("returns the list in a file even if only files in ignored-paths changed", async () => {
  const change = givenChange({ "docs/x.md": "1" });
  addFiles(change.folder, { "o.txt": "a\n" });
  const inputs = { producer: "lines", "impacted-targets-file": "o.txt", "ignored-paths": "docs/**" };

  expect(handedOver(await compute(change, inputs))).toMatchObject({ mode: "list", targets: ["a"] });
});
