import { describe, expect, test } from "vitest";
import { RELEASED, REPOSITORY, VERSION } from "../support/our-references.js";
import { lines } from "../support/workflow/finding.js";
import { readWorkflow } from "../support/workflow/read.js";
import type { WorkflowSource } from "../support/workflow/source.js";
import { ruleFindings } from "./rules/all.js";
import { contradictions } from "./rules/pinned.js";
import { givenExample, givenFile } from "./samples.js";
import { exampleWorkflows, findLostExamples, ownWorkflows, pages } from "./sources.js";

const check = (source: WorkflowSource) => lines(ruleFindings(readWorkflow(source)));

const CHECKOUT = "actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1";

test("lint rules find no problem in our workflows", () => {
  const workflows = ownWorkflows();

  expect(workflows.length).toBeGreaterThan(0);
  expect(workflows.flatMap(check)).toEqual([]);
});

test("lint rules find no problem in the workflows, jobs and steps of the documentation", () => {
  const examples = exampleWorkflows();

  expect(examples.length).toBeGreaterThan(15);
  expect(examples.flatMap(check)).toEqual([]);
});

test("contradictions finds different version comments for one pinned commit", () => {
  const workflows = [...ownWorkflows(), ...exampleWorkflows()].map(readWorkflow);
  expect(lines(contradictions(workflows))).toEqual([]);

  const step = `      - uses: ${CHECKOUT}\n        with: { persist-credentials: false }\n`;
  const text = `on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n${step}${step.replace("v7.0.1", "v7.0.2")}`;
  expect(lines(contradictions([readWorkflow(givenFile(text))]))).toHaveLength(1);
});

test("findLostExamples confirms that the lint reads every YAML example of the documentation", () => {
  expect(lines(pages().flatMap(findLostExamples))).toEqual([]);
});

test("lint rules accept a workflow that follows all rules", () => {
  const text = `on: pull_request_target
permissions: {}
jobs:
  submit:
    runs-on: ubuntu-latest
    environment: { name: merge-queue, deployment: false }
    timeout-minutes: 330
    permissions:
      contents: read
    steps:
      - uses: ${CHECKOUT}
        with: { persist-credentials: false }
      - uses: ${REPOSITORY}@${VERSION}
        id: submit
        with: { operation: submit, wait: true, timeout: 2h, require-permission: write, token: "\${{ secrets.TOKEN }}" }
      - uses: ${REPOSITORY}@${RELEASED.commit} # v${RELEASED.version}
        with: { operation: status }
      - if: steps.submit.outputs.result == 'merged'
        run: ./deploy "$COMMIT" "\${{ github.sha }}"
        env: { COMMIT: "\${{ steps.submit.outputs.merge-commit-sha }}" }
`;

  expect(check(givenFile(text))).toEqual([]);
});

describe("lint rules for a step", () => {
  test.each([
    ["with a tag in place of a commit", "uses: actions/checkout@v7", "actions of others are pinned to a commit."],
    [
      "with a commit, but without a comment that names the version",
      CHECKOUT.replace(/ #.*/, "").replace("actions", "uses: actions"),
      'as "# v1.2.3".',
    ],
    [
      "with a commit and an incomplete version in the comment",
      CHECKOUT.replace(/#.*/, "# v7").replace("actions", "uses: actions"),
      'as "# v1.2.3".',
    ],
    [
      "with a tag, in a repository whose name only resembles a known one",
      "uses: a/codeql-action/init@v4",
      "pinned to a commit.",
    ],
    ["with an image that is named by a tag", "uses: docker://alpine:3", "an image is pinned to its digest."],
    ["with an old version of our action", `uses: ${REPOSITORY}@v0.0.1`, "this is version v"],
    [
      "with a commit of our action and a comment that names another version",
      `uses: ${REPOSITORY}@${RELEASED.commit} # v0.0.1`,
      "this is version v",
    ],
    ["with a checkout that keeps its token", `uses: ${CHECKOUT}`, "The checkout has no `persist-credentials: false`."],
    ["with an input inside a script", "run: 'echo ${{ inputs.a }}'", "${{ inputs.a }} stands inside a script"],
    [
      "with an output inside a script",
      "run: 'echo ${{ steps.a.outputs.b }}'",
      "${{ steps.a.outputs.b }} stands inside a script",
    ],
    [
      "with a branch name inside JavaScript",
      "uses: docker://x@sha256:0\n  with: { script: 'a(${{ github.head_ref }})' }",
      "${{ github.head_ref }} stands inside a script",
    ],
    ["without an operation", `uses: ${REPOSITORY}@${VERSION}`, "The step names no `operation`."],
    ["with an unknown operation", "uses: ./\n  with: { operation: submitt }", "There is no operation submitt."],
    [
      "with an unknown input",
      "uses: $/\n  with: { operation: submit, priorities: high }",
      "submit does not take the input priorities.",
    ],
    [
      "with an input of another operation",
      `uses: ${REPOSITORY}@${VERSION}\n  with: { operation: cancel, priority: high }`,
      "cancel does not take the input priority.",
    ],
    [
      "with a value that the input does not take",
      `uses: ${REPOSITORY}@${VERSION}\n  with: { operation: submit, timeout: 30 }`,
      'timeout: submit does not take the value "30".',
    ],
    [
      "with an output that the operation does not have",
      `uses: ${REPOSITORY}@${VERSION}\n  id: a\n  with: { operation: status }\n- run: make\n  if: steps.a.outputs.merged-1h`,
      "steps.a.outputs.merged-1h: status has no such output.",
    ],
    [
      "with an output in brackets that no operation has",
      "uses: ./\n  id: a\n  with: { operation: '${{ inputs.a }}' }\n- run: make\n  if: steps.a.outputs['merge-commit']",
      "steps.a.outputs.merge-commit: the action has no such output.",
    ],
    [
      "with a result that the operation never has",
      "uses: ./\n  id: a\n  with: { operation: pause-queue }\n- run: make\n  if: steps.a.outputs.result == 'pauzed'",
      "steps.a: pause-queue never ends as pauzed.",
    ],
    [
      "with an output that the operation with the name of the step id does not have",
      "run: make\n  if: steps.submit.outputs.enqueued",
      "steps.submit.outputs.enqueued: submit has no such output.",
    ],
  ])("reject a step %s", (_, step, message) => {
    expect(check(givenExample(`- ${step}\n`)).join("\n")).toContain(message);
  });
});

const checkGroups = (group: string) =>
  check(
    givenFile(`on: push
permissions: {}
concurrency: ${group}
jobs:
  a:
    runs-on: x
    timeout-minutes: 1
    permissions: {}
    concurrency: ${group}
    steps: [{ run: make }]
`),
  );

describe("lint rules for a concurrency group", () => {
  test.each([
    "a",
    "{ group: a }",
    "{ group: a, cancel-in-progress: false }",
    "{ group: a, queue: max, cancel-in-progress: true }",
  ])("reject the concurrency %s because a waiting run can be canceled", (group) => {
    expect(checkGroups(group)).toEqual([
      expect.stringMatching(/:1: The concurrency group needs `queue: max`/),
      expect.stringMatching(/:5: The concurrency group needs `queue: max`/),
    ]);
  });

  test.each(["{ group: a, queue: max }", "{ group: a, queue: single }", "{ group: a, cancel-in-progress: true }"])(
    "accept the concurrency %s",
    (group) => {
      expect(checkGroups(group)).toEqual([]);
    },
  );
});

test("lint rules find the operation of an example by its inputs when the example does not name the operation", () => {
  expect(check(givenExample("producer: paths\non-error: al\n"))).toEqual([
    'example.md:2: on-error: compute-impacted-targets does not take the value "al".',
  ]);
  expect(check(givenExample("producer: paths\ntarget-paths: |\n  a: [a/**]\n"))).toEqual([]);
});

test("lint rules check the jobs of an example that begins with the key jobs", () => {
  expect(check(givenExample("jobs:\n  a:\n    uses: b/c/.github/workflows/d.yml@main\n"))).toEqual([
    "example.md:3: b/c/.github/workflows/d.yml@main: actions of others are pinned to a commit.",
  ]);
});

test("lint rules check the steps of a job again when a YAML alias repeats the job", () => {
  const text = `on: push
permissions: {}
jobs:
  one: &job
    runs-on: ubuntu-latest
    timeout-minutes: 1
    permissions: {}
    steps: [{ uses: a/b@main }]
  two: *job
`;

  expect(check(givenFile(text))).toHaveLength(2);
});

const lost = (code: string) => lines(findLostExamples({ file: "a.md", text: `# A\n\n\`\`\`yaml\n${code}\`\`\`\n` }));

test("findLostExamples reports a YAML example that is invalid, or that has jobs with an unknown structure", () => {
  expect(lost("a: [\n")).toEqual([expect.stringMatching(/^a\.md:[45]: /)]);
  expect(lost("jobs:\n  a:\n    runs_on: x\n    steps:\n      - uses: ./\n")).toEqual([
    "a.md:4: It is neither a workflow nor jobs nor steps.",
  ]);
  expect(lost("queues:\n  main: { mode: single }\n")).toEqual([]);
  expect(lost("test:\n  script: make\n")).toEqual([]);
});
