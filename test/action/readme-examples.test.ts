import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { operations } from "../../src/operations/registry.js";
import { givenService } from "../support/action.js";
import { REPOSITORY } from "../support/our-references.js";
import { asWorkflow, blocksOf, documentedBlocks, usesUs, workflowsCalledBy } from "../support/readme-blocks.js";
import { exampleAt, runExample } from "./readme-runs.js";
import { SETTINGS, settingOf } from "./readme-settings.js";

const examples = documentedBlocks().filter(usesUs);

/**
 * Example that runs in the bundled form, because it passes a file from job to job. Other examples differ only in
 * inputs, conditions and jobs.
 */
const BUNDLED = "docs/operations/set-impacted-targets.md: set-impacted-targets";

test.each(examples.map((block) => [block.place, block] as const))(
  "the documented example runs with the expected results: %s",
  async (place, block) => {
    const setting = settingOf(place);
    if (setting === undefined)
      throw new Error(`Add to test/action/readme-settings.ts what the example at ${place} finds.`);
    const service = await givenService({ token: "token-of-the-example" });

    const end = await runExample(service, block, { ...setting.given(service), bundled: place === BUNDLED });

    expect(end.started).toBe(true);
    expect(end.ourResults, end.log).toEqual(setting.results);
    const unlike = Object.entries(end.jobs).filter(([, { result }]) => result !== "success");
    expect(Object.fromEntries(unlike.map(([name, { result }]) => [name, result])), end.log).toEqual(setting.jobs ?? {});
    expect(end.log).toContain(setting.prints ?? "");
  },
);

test("the documentation contains every example that the settings of the tests name", () => {
  expect(Object.keys(SETTINGS).filter((place) => !examples.some((block) => block.place === place))).toEqual([]);
});

test("every reusable workflow in the documentation has a test that calls it", () => {
  const called = new Set(documentedBlocks().flatMap(workflowsCalledBy));

  expect(called.size).toBeGreaterThan(7);
  expect([...called].filter((name) => !existsSync(`test/workflows/${name}.test.ts`))).toEqual([]);
});

test.each(operations.map(({ name }) => name))("the documentation contains an example of %s", (name) => {
  expect(examples.filter(({ text }) => text.includes(`operation: ${name}`))).not.toEqual([]);
});

test.each([
  ["an unknown input", "operation: set-impacted", "operaton: set-impacted", "has no input operaton"],
  ["no environment", "    environment: { name: impacted-targets, deployment: false }\n", "", "token: is required"],
  ["another secret", "secrets.MERGE_QUEUE_TOKEN", "secrets.MERGE_QUEUE", "token: is required"],
  [
    "no wait for the other job",
    "    needs: compute\n    runs-on",
    "    runs-on",
    "nothing makes this job wait for compute",
  ],
  ["another artifact", "{ name: targets }", "{ name: target }", "no artifact target"],
  ["another file", "file: targets.txt", "file: target.txt", "target.txt"],
  ["no permission to read", "contents: read", "issues: read", "may not read contents"],
  [
    "an unknown output of a job",
    "targets.txt\n          token",
    "${{ needs.compute.outputs.file }}\n          token",
    "error",
  ],
  ["a typing error", "\n    steps:\n", "\n    step:\n", "Unexpected value 'step'"],
])("a documented example fails when it has %s", async (_, right, wrong, message) => {
  const place = "docs/operations/set-impacted-targets.md: set-impacted-targets";
  const block = exampleAt(place);
  const service = await givenService();
  const text = block.text.replace(right, wrong);
  expect(text).not.toBe(block.text);

  const end = runExample(service, { place, text }, settingOf(place)?.given(service));
  const shown = await end.then(({ result, log }) => `${result}: ${log}`, String);

  expect(shown).toMatch(/^(failure|Error):/);
  expect(shown).toContain(message);
});

test("blocksOf finds code blocks under any heading and in lists", () => {
  const fence = "```";
  const markdown = `# One\n\n1. So\n   ${fence}yaml\n   - uses: ${REPOSITORY}@v1\n   ${fence}\n\n${fence}yml\na: 1\n${fence}\n`;
  const found = blocksOf("docs/one.md", markdown);

  expect(found).toEqual([
    { place: "docs/one.md: One", text: `- uses: ${REPOSITORY}@v1\n` },
    { place: "docs/one.md: One (2)", text: "a: 1\n" },
  ]);
  expect(found.map(usesUs)).toEqual([true, false]);
});

test("asWorkflow rejects an example that is only a part of a job", () => {
  const block = { place: "docs/one.md: One", text: `uses: ${REPOSITORY}@v1\nwith: { operation: submit }\n` };

  expect(() => asWorkflow(block, "push")).toThrow("docs/one.md: One calls us but has neither jobs nor steps.");
});
