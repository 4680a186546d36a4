import { expect, test } from "vitest";
import { lines } from "../support/workflow/finding.js";
import { findActionlintProblems } from "./actionlint.js";
import { givenExample, givenFile } from "./samples.js";
import { exampleWorkflows, ownWorkflows } from "./sources.js";

test("actionlint finds no problem in our workflows and in the examples of the documentation", async () => {
  const workflows = [...ownWorkflows(), ...exampleWorkflows()];

  expect(workflows.length).toBeGreaterThan(15);
  expect(lines((await Promise.all(workflows.map(findActionlintProblems))).flat())).toEqual([]);
});

test("actionlint rejects the title of a pull request inside a script, and names the line", async () => {
  const source = givenExample("- run: |\n    make\n    echo '${{ github.event.pull_request.title }}'\n");

  expect(lines(await findActionlintProblems(source))).toEqual([
    expect.stringMatching(/^example\.md:1: .*title" is potentially untrusted/),
  ]);
});

test.each([
  ["a job whose `needs` names a missing job", "on: push\njobs: { a: { needs: b, runs-on: x } }", '"b" which does not'],
  [
    "a schedule that has only four fields",
    'on: { schedule: [{ cron: "0 0 * *" }] }\njobs: {}',
    "expected exactly 5 fields",
  ],
  ["an unknown permission", "on: push\npermissions: { content: read }\njobs: {}", 'scope "content"'],
])("actionlint rejects a workflow with %s", async (_, text, message) => {
  expect(lines(await findActionlintProblems(givenFile(text))).join("\n")).toContain(message);
});

test("the configuration of actionlint allows syntax that this version of actionlint does not know", async () => {
  const text = `on: push
permissions: { models: read, artifact-metadata: read }
jobs:
  a:
    runs-on: ubuntu-latest
    environment: { name: merge-queue, deployment: false }
    concurrency: { group: a, queue: max }
    steps:
      - &make
        run: make
      - *make
      - uses: $/
        with: { operation: status }
  b:
    uses: $/.github/workflows/called.yml
`;

  expect(lines(await findActionlintProblems(givenFile(text)))).toEqual([]);
});
