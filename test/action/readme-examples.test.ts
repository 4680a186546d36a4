import { expect, test } from "vitest";
import { operations } from "../../src/operations/registry.js";
import { givenService } from "./harness.js";
import { asWorkflow, blocksOf, callsUs, callsWorkflow, documentedBlocks } from "./readme-blocks.js";
import { runExample } from "./readme-runs.js";
import { SETTINGS } from "./readme-settings.js";

const examples = documentedBlocks().filter((block) => callsUs(block) && !callsWorkflow(block));

test.each(examples.map((block) => [block.place, block] as const))(
  "%s works as written",
  async (place, block) => {
    const setting = SETTINGS[place];
    if (setting === undefined) throw new Error(`This test has no setting for the example at ${place}.`);
    const service = await givenService({ token: "token-of-the-example" });

    const end = await runExample(service, block, setting.given(service));

    expect(end.started).toBe(true);
    expect(end.ourResults, end.log).toEqual(setting.results);
    const unlike = Object.entries(end.jobs).filter(([, { result }]) => result !== "success");
    expect(Object.fromEntries(unlike.map(([name, { result }]) => [name, result])), end.log).toEqual(
      setting.jobs ?? {},
    );
    expect(end.log).toContain(setting.prints ?? "");
  },
);

test("each setting has its example", () => {
  expect(Object.keys(SETTINGS).filter((place) => !examples.some((block) => block.place === place))).toEqual(
    [],
  );
});

test.each(operations.map(({ name }) => name))("the documentation has an example of %s", (name) => {
  expect(examples.filter(({ text }) => text.includes(`operation: ${name}`))).not.toEqual([]);
});

test("blocks are found under any heading and in lists, and those without us are left alone", () => {
  const fence = "```";
  const markdown = `# One\n\n1. So\n   ${fence}yaml\n   - uses: OWNER/REPO@v1\n   ${fence}\n\n${fence}yml\na: 1\n${fence}\n`;
  const found = blocksOf("docs/one.md", markdown);

  expect(found).toEqual([
    { place: "docs/one.md: One", text: "- uses: OWNER/REPO@v1\n" },
    { place: "docs/one.md: One (2)", text: "a: 1\n" },
  ]);
  expect(found.map(callsUs)).toEqual([true, false]);
});

test("an example that is only a part of a job is refused", () => {
  const block = { place: "docs/one.md: One", text: "uses: OWNER/REPO@v1\nwith: { operation: submit }\n" };

  expect(() => asWorkflow(block, "push")).toThrow(
    "docs/one.md: One calls us but has neither jobs nor steps.",
  );
});
