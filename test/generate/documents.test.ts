import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { renderActionYml } from "../../src/generate/action-yml.js";
import { documentRegions, replaceRegions } from "../../src/generate/tables.js";
import { withDefault } from "../../src/inputs/input.js";
import { boolean, oneOf } from "../../src/inputs/parsers.js";
import { type Operation, pullRequestOperation } from "../../src/operation.js";
import { operations } from "../../src/operations/registry.js";

/** Names the command that fixes it. */
const STALE = "it does not come from the source: run `npm run generate` and commit the result";

describe("action.yml", () => {
  const text = readFileSync("action.yml", "utf8");

  test("is generated from the operations", () => {
    expect(text, STALE).toBe(renderActionYml(operations));
  });

  test("is YAML of the form that the runner reads", () => {
    const top = [...text.matchAll(/^(\w+):/gm)].map((match) => match[1]);
    expect(top).toEqual(["name", "description", "author", "branding", "inputs", "outputs", "runs"]);
    expect(text).not.toContain("\t");
    for (const line of text.split("\n").filter((each) => !each.startsWith("#") && each !== "")) {
      const value = /^ {0,4}[\w-]+:(?: (.+))?$/.exec(line)?.[1];
      expect(line).toMatch(/^(?: {2}){0,2}[\w-]+:( .+)?$/);
      // Each text is a JSON string, which YAML reads as the same text.
      if (value !== undefined && value !== "true" && value !== "false")
        expect(JSON.parse(value)).toEqual(expect.any(String));
    }
  });

  test("has each input and output once, with a description", () => {
    for (const section of ["inputs", "outputs"]) {
      const body = new RegExp(`^${section}:\\n((?: {2}.*\\n)*)`, "m").exec(text)?.[1] ?? "";
      const names = [...body.matchAll(/^ {2}([\w-]+):$/gm)].map((match) => match[1]);
      expect(new Set(names).size).toBe(names.length);
      expect(names.length).toBeGreaterThan(3);
      expect([...body.matchAll(/^ {4}description: ".+"$/gm)]).toHaveLength(names.length);
    }
  });

  test("is a node24 action whose main exists", () => {
    expect(text).toContain('\nruns:\n  using: "node24"\n  main: "dist/index.js"\n');
    expect(readFileSync("dist/index.js", "utf8").length).toBeGreaterThan(0);
  });

  test("asks for the operation only", () => {
    expect(text.match(/required: true/g)).toHaveLength(1);
    expect(text).toMatch(/^ {2}operation:\n.*\n {4}required: true$/m);
  });

  test("has a default only where it holds for every operation that takes the input", () => {
    const same = withDefault(boolean, "true", { name: "loud", description: "Loud." });
    const long = withDefault(oneOf("a", "b"), "a", { name: "letter", description: "A letter." });
    const short = withDefault(oneOf("a", "b"), "b", { name: "letter", description: "A letter." });
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
  return pullRequestOperation({
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

const REGIONS = documentRegions(operations);

test.each([...REGIONS])("%s has the generated tables", (path, regions) => {
  const text = readFileSync(path, "utf8");

  expect(text, STALE).toBe(replaceRegions(path, text, regions));
});

test("each operation and each reusable workflow has a page, and no page is left of another one", () => {
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

test("every row of a generated table is one line of as many cells as its head", () => {
  for (const [path, regions] of REGIONS) {
    for (const text of regions.values()) {
      for (const block of text.split("\n\n").filter((each) => each.startsWith("| "))) {
        const cells = block.split("\n").map((row) => row.split(/(?<!\\)\|/).length);
        expect(new Set(cells).size, `${path}: ${block}`).toBe(1);
      }
    }
  }
});

test("returns the declarations of a reusable workflow as its reference", () => {
  const reference = REGIONS.get("docs/workflows/submit.md")?.get("reference") ?? "";

  expect(reference).toContain("| `no-batch` | boolean | `false` | Test the pull request alone. |");
  expect(reference).toMatch(/^\| `MERGE_QUEUE_TOKEN` \| .+ \|$/m);
  expect(reference).toContain("| `pr-number` | Number of the pull request. |");
  expect(reference).toContain("| `pull-requests: read` | `submit` | the base of a commented pull request |");
});

function page(one: string, two: string): string {
  return `# Page\n${one}\ntext\n${two}\nend\n`;
}

function region(name: string, text = "old"): string {
  return `<!-- ${name}:start -->\n${text}\n<!-- ${name}:end -->`;
}

describe("regions", () => {
  const contents = new Map([
    ["one", "new one"],
    ["two", "new $& two"],
  ]);

  test("are replaced, and everything around them stays", () => {
    expect(replaceRegions("README.md", page(region("one"), region("two")), contents)).toBe(
      page(region("one", "new one"), region("two", "new $& two")),
    );
  });

  test.each([
    ["missing", "nothing", "two"],
    ["without a start", "<!-- one:end -->", "two"],
    ["without an end", "<!-- one:start -->", "two"],
    ["in the wrong order", "<!-- one:end -->\n<!-- one:start -->", "two"],
    ["there twice", `${region("one")}\n${region("one")}`, "two"],
    ["started twice", `<!-- one:start -->\n${region("one")}`, "two"],
    ["ended twice", `${region("one")}\n<!-- one:end -->`, "two"],
  ])("that are %s are an error", (_, one, two) => {
    expect(() => replaceRegions("README.md", page(one, region(two)), contents)).toThrow(
      "README.md needs <!-- one:start --> and <!-- one:end -->, in this order and once. Write them, then run `npm run generate`.",
    );
  });
});
