import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { renderActionYml } from "../../src/generate/action-yml.js";
import { generatePageSections, replaceGeneratedPageSections } from "../../src/generate/tables.js";
import { createInputWithDefault } from "../../src/inputs/input.js";
import { booleanParser, createChoiceParser } from "../../src/inputs/parsers.js";
import { definePullRequestOperation, type Operation } from "../../src/operation.js";
import { operations } from "../../src/operations/registry.js";

const STALE = "run `npm run generate` and commit the result";

const described = z.object({ description: z.string().min(1) });

describe("action.yml", () => {
  const text = readFileSync("action.yml", "utf8");

  test("contains exactly the inputs and outputs of the operations", () => {
    expect(text, STALE).toBe(renderActionYml(operations));
  });

  test("contains valid YAML with a description of each input and output", () => {
    const manifest = z
      .object({ inputs: z.record(z.string(), described), outputs: z.record(z.string(), described) })
      .parse(parse(text));

    expect(Object.keys(manifest.inputs).length).toBeGreaterThan(30);
    expect(Object.keys(manifest.outputs).length).toBeGreaterThan(30);
  });

  test("names an existing file and the runtime node24", () => {
    expect(text).toContain('\nruns:\n  using: "node24"\n  main: "dist/index.js"\n');
    expect(readFileSync("dist/index.js", "utf8").length).toBeGreaterThan(0);
  });

  test("requires only the input operation", () => {
    expect(text.match(/required: true/g)).toHaveLength(1);
    expect(text).toMatch(/^ {2}operation:\n.*\n {4}required: true$/m);
  });

  test("contains a default value only when all operations have the same default", () => {
    const same = createInputWithDefault(booleanParser, "true", { name: "loud", description: "Loud." });
    const long = createInputWithDefault(createChoiceParser("a", "b"), "a", {
      name: "letter",
      description: "A letter.",
    });
    const short = createInputWithDefault(createChoiceParser("a", "b"), "b", {
      name: "letter",
      description: "A letter.",
    });
    const rendered = renderActionYml([
      operationWith("first", { same, letter: long }),
      operationWith("second", { same, letter: short }),
    ]);

    expect(rendered).toContain(
      '  loud:\n    description: "Loud. Used by: first, second."\n    required: false\n    default: "true"\n',
    );
    expect(rendered).toContain(
      '  letter:\n    description: "A letter. Used by: first, second."\n    required: false\noutputs:',
    );
  });
});

function operationWith(name: string, inputs: Operation["inputs"]): Operation {
  return definePullRequestOperation({
    name,
    title: "Does nothing.",
    inputs,
    results: { done: { description: "It is done." } },
    outputs: {},
    permissions: {},
    dryRun: "ignored",
    run: () => Promise.resolve({ result: "done", message: "Done.", outputs: {} }),
  });
}

const REGIONS = generatePageSections(operations);

test.each([...REGIONS])("the page %s contains the current generated tables", (path, regions) => {
  const text = readFileSync(path, "utf8");

  expect(text, STALE).toBe(replaceGeneratedPageSections(path, text, regions));
});

test("the documentation has one page for each operation and each reusable workflow", () => {
  const pages = globSync("docs/{operations,workflows}/*.md").filter((path) => !path.endsWith("README.md"));
  const workflows = globSync(".github/workflows/*.yml").filter((path) =>
    readFileSync(path, "utf8").includes("\n  workflow_call:"),
  );

  expect(pages.toSorted()).toEqual(
    [
      ...operations.map(({ name }) => `docs/operations/${name}.md`),
      ...workflows.map((path) => `docs/workflows/${basename(path, ".yml")}.md`),
    ].toSorted(),
  );
});

test("the generated tables have at most three columns and the same number of cells in each row", () => {
  for (const [path, regions] of REGIONS) {
    for (const text of regions.values()) {
      for (const block of text.split("\n\n").filter((each) => each.startsWith("| "))) {
        const cells = block.split("\n").map((row) => row.split(/(?<!\\)\|/).length);
        expect(new Set(cells).size, `${path}: ${block}`).toBe(1);
        expect(cells[0], `${path}: ${block}`).toBeLessThanOrEqual(3 + 2);
      }
    }
  }
});

test("the reference of a reusable workflow contains its declared inputs and outputs", () => {
  const reference = REGIONS.get("docs/workflows/submit.md")?.get("reference") ?? "";

  expect(reference).toContain(
    "| `no-batch` | If true, the queue tests the pull request alone, not in a batch. Default: `false`. |",
  );
  expect(reference).toMatch(/^\| `MERGE_QUEUE_TOKEN` \| .+ \|$/m);
  expect(reference).toContain("| `pr-number` | Number of the pull request. |");
  expect(reference).toContain(
    "| `pull-requests: read` | `submit` | to read the base branch of the pull request if a comment starts the run |",
  );
});

function page(one: string, two: string): string {
  return `# Page\n${one}\ntext\n${two}\nend\n`;
}

function region(name: string, text = "old"): string {
  return `<!-- ${name}:start -->\n${text}\n<!-- ${name}:end -->`;
}

describe("replaceGeneratedPageSections", () => {
  const contents = new Map([
    ["one", "new one"],
    ["two", "new $& two"],
  ]);

  test("replaces only the text between the markers", () => {
    expect(replaceGeneratedPageSections("README.md", page(region("one"), region("two")), contents)).toBe(
      page(region("one", "new one"), region("two", "new $& two")),
    );
  });

  test.each([
    ["missing", "nothing", "two"],
    ["without a start", "<!-- one:end -->", "two"],
    ["without an end", "<!-- one:start -->", "two"],
    ["in the wrong order", "<!-- one:end -->\n<!-- one:start -->", "two"],
    ["repeated", `${region("one")}\n${region("one")}`, "two"],
    ["started twice", `<!-- one:start -->\n${region("one")}`, "two"],
    ["ended twice", `${region("one")}\n<!-- one:end -->`, "two"],
  ])("fails when the region of a page is %s", (_, one, two) => {
    expect(() => replaceGeneratedPageSections("README.md", page(one, region(two)), contents)).toThrow(
      "README.md must contain <!-- one:start --> and <!-- one:end --> once, in this order. Add them, then run `npm run generate`.",
    );
  });
});
