import { describe, expect, test } from "vitest";
import { renderActionYml } from "../../src/generate/action-yml.js";
import { operations } from "../../src/operations/registry.js";
import { REPOSITORY, VERSION } from "../support/our-references.js";
import { lines } from "../support/workflow/finding.js";
import { findActionProblems, findWorkflowProblems } from "./language-service.js";
import { givenExample } from "./samples.js";
import { exampleWorkflows, ownWorkflows } from "./sources.js";

test("GitHub's language service finds no problem in our workflows", async () => {
  const workflows = ownWorkflows();

  expect(workflows.length).toBeGreaterThan(0);
  expect(lines((await Promise.all(workflows.map((each) => findWorkflowProblems(each)))).flat())).toEqual([]);
});

test("GitHub's language service finds no problem in the examples of the documentation", async () => {
  const examples = exampleWorkflows();

  expect(examples.length).toBeGreaterThan(15);
  expect(lines((await Promise.all(examples.map((each) => findWorkflowProblems(each)))).flat())).toEqual([]);
});

test("GitHub's language service finds no problem in action.yml", async () => {
  expect(lines(await findActionProblems("action.yml", renderActionYml(operations)))).toEqual([]);
});

test.each([
  ["an unknown key", "colour: red", "Unexpected value 'colour'"],
  ["an unknown runtime", "runs: { using: node23, main: m.js }", "Unexpected value 'node23'"],
  ["a broken expression", 'inputs: { a: { description: "${{ steps.<id>.a }}" } }', "Unexpected symbol: '.a'"],
  [
    "an expression in a description, which the runner does not accept",
    'inputs: { a: { description: "As ${{ github.sha }}" } }',
    "the runner does not load",
  ],
])("GitHub's language service rejects an action.yml with %s", async (_, line, message) => {
  const rest = ["name: A", "description: An action", "runs: { using: node24, main: m.js }"];
  const text = [line, ...rest.filter((each) => !each.startsWith(line.split(":")[0] ?? ""))].join("\n");

  expect(lines(await findActionProblems("action.yml", text)).join("\n")).toContain(`action.yml:1: `);
  expect(lines(await findActionProblems("action.yml", text)).join("\n")).toContain(message);
});

describe("GitHub's language service for a workflow", () => {
  test("rejects an unknown key, and names the line in the document", async () => {
    const source = givenExample("- run: make\n  with-care: true\n");

    expect(lines(await findWorkflowProblems(source))).toEqual(["example.md:2: Unexpected value 'with-care'"]);
  });

  test("rejects an unknown input for an action of another publisher", async () => {
    const source = givenExample("- uses: actions/checkout@v7\n  with: { persist-credential: false }\n");

    expect(lines(await findWorkflowProblems(source))).toEqual([
      "example.md:2: Invalid action input 'persist-credential'",
    ]);
  });

  test("rejects the use of a field that the event does not have", async () => {
    const source = givenExample("- run: make\n  env:\n    A: ${{ github.event.pull_request.hed.sha }}\n");

    expect(lines(await findWorkflowProblems(source))).toEqual(["example.md:3: Context access might be invalid: hed"]);
  });

  test("rejects an unknown event in an example that contains only events", async () => {
    const source = givenExample("on:\n  pull_request:\n  merge_grup:\n");

    expect(lines(await findWorkflowProblems(source))).toEqual(["example.md:3: Unexpected value 'merge_grup'"]);
  });

  test("accepts references to steps, jobs and inputs that the example does not show", async () => {
    const source = givenExample(
      "- run: make\n  env: { A: '${{ steps.before.outputs.a }} ${{ needs.first.outputs.b }} ${{ inputs.c }}' }\n",
    );

    expect(lines(await findWorkflowProblems(source))).toEqual([]);
  });
});

describe("GitHub's language service for a call of a reusable workflow", () => {
  const CALLED = `on:
  workflow_call:
    inputs: { branch: { type: string, required: true } }
    secrets: { token: { required: true } }
    outputs: { result: { value: x } }
jobs: { a: { runs-on: ubuntu-latest, steps: [{ run: make }] } }
`;
  const read = (path: string) => (path === ".github/workflows/called.yml" ? CALLED : undefined);
  const check = async (code: string) => lines(await findWorkflowProblems(givenExample(code), read));

  test.each([`${REPOSITORY}/.github/workflows/called.yml@${VERSION}`, "$/.github/workflows/called.yml"])(
    "compares inputs, secrets and outputs with the called workflow when the call uses %s",
    async (uses) => {
      const call = `call:\n  uses: ${uses}\n  with: { brunch: main }\n  secrets: { tokens: a }\n`;
      const after =
        "after:\n  needs: call\n  runs-on: ubuntu-latest\n  steps:\n    - run: make\n      env: { A: '${{ needs.call.outputs.results }}' }\n";

      expect(await check(call + after)).toEqual([
        "example.md:2: Input branch is required, but not provided while calling.",
        "example.md:2: Secret token is required, but not provided while calling.",
        "example.md:3: Invalid input, brunch is not defined in the referenced workflow.",
        "example.md:4: Invalid secret, tokens is not defined in the referenced workflow.",
        "example.md:10: Context access might be invalid: results",
      ]);
    },
  );

  test("accepts a call with valid inputs and valid secrets", async () => {
    const uses = `${REPOSITORY}/.github/workflows/called.yml@${VERSION}`;

    expect(await check(`call:\n  uses: ${uses}\n  with: { branch: main }\n  secrets: { token: a }\n`)).toEqual([]);
  });

  test("rejects a call of a workflow file that does not exist", async () => {
    expect(await check("call:\n  uses: $/.github/workflows/other.yml\n")).toEqual([
      "example.md:1: There is no workflow .github/workflows/other.yml here.",
    ]);
  });
});
