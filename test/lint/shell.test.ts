import { beforeEach, describe, expect, test } from "vitest";
import { lines } from "../support/workflow/finding.js";
import { readWorkflow } from "../support/workflow/read.js";
import { givenExample } from "./samples.js";
import { findShellProblems, hasShellcheck, scriptsOf, shellBlocks } from "./shell.js";
import { exampleWorkflows, ownWorkflows, pages } from "./sources.js";

describe("shellcheck", () => {
  beforeEach((context) => {
    if (!hasShellcheck()) context.skip("shellcheck is not installed on this machine");
  });

  test("finds no problem in scripts of our workflows and in commands of the documentation", () => {
    const inWorkflows = [...ownWorkflows(), ...exampleWorkflows()].map(readWorkflow).flatMap(scriptsOf);
    const inPages = pages().flatMap(shellBlocks);

    expect(inWorkflows.length).toBeGreaterThan(10);
    expect(inPages.length).toBeGreaterThan(0);
    expect(lines(findShellProblems([...inWorkflows, ...inPages]))).toEqual([]);
  });

  test("rejects a wrong script, and names the line in the document", () => {
    const source = givenExample(
      "- run: cd $HOME\n- run: |\n    make ${{ github.sha\n      }}\n    echo $1\n- shell: pwsh\n  run: echo $HOME\n",
    );
    const page = { file: "a.md", text: "Do\n\n```sh\nmake\nrm $1\n```\n" };

    const found = lines(findShellProblems([...scriptsOf(readWorkflow(source)), ...shellBlocks(page)]));

    expect(found.filter((line) => line.includes("SC2086"))).toEqual([
      expect.stringMatching(/^example\.md:1: SC2086/),
      expect.stringMatching(/^example\.md:5: SC2086/),
      expect.stringMatching(/^a\.md:5: SC2086/),
    ]);
  });
});

test("scriptsOf replaces each expression by a word, and preserves the line numbers", () => {
  const source = givenExample("- run: |\n    make ${{ github.sha\n      }}\n    echo done\n");

  expect(scriptsOf(readWorkflow(source))).toEqual([
    { file: "example.md", firstLine: 2, text: "make word\n\necho done\n" },
  ]);
});
