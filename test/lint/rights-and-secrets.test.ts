import { describe, expect, test } from "vitest";
import { REPOSITORY, VERSION } from "../support/our-references.js";
import { lines } from "../support/workflow/finding.js";
import { readWorkflow } from "../support/workflow/read.js";
import type { WorkflowSource } from "../support/workflow/source.js";
import { ruleFindings } from "./rules/all.js";
import { givenExample, givenFile } from "./samples.js";

const check = (source: WorkflowSource) => lines(ruleFindings(readWorkflow(source)));

const CHECKOUT = "actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1";

const givenJob = (body: string) => `job:\n  runs-on: ubuntu-latest\n${body}`;

describe("lint rules for a job", () => {
  const STEPS = "  steps: [{ run: make }]\n";
  const WITH_SECRET = `  timeout-minutes: 1
  steps:
    - run: make
      env: { A: "\${{ secrets.A }}" }
`;

  test("rejects a job without a timeout", () => {
    expect(check(givenExample(givenJob(STEPS)))).toEqual([
      "example.md:1: The job job has no timeout-minutes, so it may hang for six hours.",
    ]);
  });

  test("rejects a job that uses a secret without an environment", () => {
    expect(check(givenExample(givenJob(WITH_SECRET)))).toEqual([
      "example.md:1: The job job holds a secret without an environment that guards it.",
    ]);
    expect(check(givenExample(givenJob(WITH_SECRET.replace("secrets.A", "secrets.GITHUB_TOKEN"))))).toEqual([]);
  });

  test.each([
    "e",
    "{ name: e }",
    "{ name: e, url: 'https://example.com' }",
    "{ name: e, deployment: '${{ inputs.a }}' }",
    "${{ inputs.a }}",
  ])("rejects the environment %s because each run would create a deployment", (environment) => {
    const body = `  environment: ${environment}\n  timeout-minutes: 1\n${STEPS}`;

    expect(check(givenExample(givenJob(body)))).toEqual([
      expect.stringMatching(/^example\.md:1: The environment of the job job has to be `\{ name: \.\.\., /),
    ]);
  });

  test("rejects an environment with deployments for a job that uses our action", () => {
    const DEPLOYS = "  environment: { name: e, deployment: true }\n  timeout-minutes: 1\n";

    expect(check(givenExample(givenJob(`${DEPLOYS}${STEPS}`)))).toEqual([]);
    const ours = `${DEPLOYS}  steps: [{ uses: ./, with: { operation: status } }]\n`;
    expect(check(givenExample(givenJob(ours)))).toEqual([
      "example.md:1: The job job uses our action, which deploys nothing: `deployment: false`.",
    ]);
  });

  test("rejects the computation of impacted targets when the checkout has a `ref`", () => {
    const CHECKED_OUT = `- uses: ${CHECKOUT}\n  with: { persist-credentials: false`;
    const COMPUTED = "}\n- uses: ./\n  with: { operation: compute-impacted-targets, producer: nx }\n";
    const REF = ", ref: '${{ github.event.pull_request.head.sha }}'";

    expect(check(givenExample(`${CHECKED_OUT}, fetch-depth: 2${COMPUTED}`))).toEqual([]);
    expect(check(givenExample(`${CHECKED_OUT}${REF}${COMPUTED}`))).toEqual([
      "example.md:1: Targets are computed on GitHub's merge of the pull request: leave `ref` out of the checkout.",
    ]);
  });

  test("rejects a call that passes all secrets to another workflow", () => {
    expect(check(givenExample("job:\n  uses: ./.github/workflows/a.yml\n  secrets: inherit\n"))).toEqual([
      "example.md:1: The job job passes every secret on; name those that are needed.",
    ]);
  });

  test("rejects a job without permissions in our own workflows", () => {
    const text = `on: push\npermissions: {}\njobs:\n  job: { runs-on: a, timeout-minutes: 1, steps: [{ run: make }] }\n`;

    expect(check(givenFile(text))).toEqual([
      ".github/workflows/sample.yml:4: The job job has no permissions of its own.",
    ]);
  });
});

const givenCalled = (on: string, step: string, head = "") => `on: ${on}
${head}jobs:
  named: { runs-on: a, timeout-minutes: 1, permissions: {}, steps: [{ run: make }] }
  callers: { runs-on: a, timeout-minutes: 1, steps: [${step}] }
`;

test("lint rules allow a called job without permissions only when the job runs a script without a secret", () => {
  const refused = "The job callers has no permissions of its own.";

  expect(check(givenFile(givenCalled("workflow_call", "{ run: make }")))).toEqual([]);
  for (const text of [
    givenCalled("[workflow_call, push]", "{ run: make }"),
    givenCalled("workflow_call", "{ uses: ./, with: { operation: status } }"),
    givenCalled("workflow_call", '{ run: make, env: { A: "${{ secrets.A }}" } }'),
    givenCalled("workflow_call", "{ run: make }", "permissions: {}\n"),
  ])
    expect(check(givenFile(text)).join("\n")).toContain(refused);
});

const givenWorkflow = (head: string, step = "- run: make", env = "") => `${head}
jobs:
  job:
    runs-on: ubuntu-latest
    environment: { name: e, deployment: false }
    timeout-minutes: 1
    steps:
      - run: make
        env: { A: "${env}" }
      ${step}
`;

describe("lint rules for the top level of a workflow", () => {
  const checkout = (ref: string) => `- uses: ${CHECKOUT}\n        with: { persist-credentials: false, ref: "${ref}" }`;
  const PLAIN_CHECKOUT = `- uses: ${CHECKOUT}\n        with: { persist-credentials: false }`;
  const SECRET = "${{ secrets.A }}";
  const HEAD = "${{ github.event.pull_request.head.sha }}";

  test("reject a workflow without top-level permissions, or with top-level write permissions", () => {
    expect(check(givenExample(givenWorkflow("on: push")))).toEqual([
      "example.md:1: The workflow has no top-level permissions; begin with `permissions: {}`.",
    ]);
    for (const permissions of ["write-all", "read-all", "{ contents: write }"])
      expect(check(givenExample(givenWorkflow(`on: push\npermissions: ${permissions}`)))).toEqual([
        "example.md:1: The top-level permissions let every job write; grant that to the job that needs it.",
      ]);
  });

  test("reject a secret in the environment variables of the whole workflow", () => {
    const head = `on: push\npermissions: {}\nenv: { A: "${SECRET}" }`;

    expect(check(givenExample(givenWorkflow(head)))).toEqual([
      "example.md:3: Every job gets this secret; give it to one step.",
    ]);
  });

  test.each([
    ["pull_request", PLAIN_CHECKOUT],
    ["push", PLAIN_CHECKOUT],
    ["{ push: { branches: ['trunk-merge/**'] } }", PLAIN_CHECKOUT],
    ["merge_group", PLAIN_CHECKOUT],
    ["workflow_call", PLAIN_CHECKOUT],
    ["workflow_dispatch", checkout(HEAD)],
    ["workflow_dispatch", "- run: git fetch origin pull/1/head"],
  ])("reject a job that has a secret and checks out code of a pull request when the event is %s", (on, step) => {
    expect(check(givenExample(givenWorkflow(`on: ${on}\npermissions: {}`, step, SECRET)))).toEqual([
      "example.md:11: The job job holds a secret and checks out code of a pull request.",
    ]);
    expect(check(givenExample(givenWorkflow(`on: ${on}\npermissions: {}`, step)))).toEqual([]);
  });

  test.each(["{ push: { branches: [main] } }", "{ push: { tags: ['v*'] } }", "schedule", "pull_request_target"])(
    "accept a checkout together with a secret when the event %s has only merged code",
    (on) => {
      expect(check(givenExample(givenWorkflow(`on: ${on}\npermissions: {}`, PLAIN_CHECKOUT, SECRET)))).toEqual([]);
    },
  );

  test.each([
    ["pull_request_target", HEAD],
    ["workflow_run", "${{ github.event.workflow_run.head_sha }}"],
    ["issue_comment", "refs/pull/1/merge"],
  ])("reject a checkout of code of a pull request, even without a secret, when the event is %s", (on, ref) => {
    expect(check(givenExample(givenWorkflow(`on: ${on}\npermissions: {}`, checkout(ref))))).toEqual([
      `example.md:11: A run on ${on} must not check out code of a pull request.`,
    ]);
  });
});

test.each(["pull_request_target", "issue_comment"])(
  "lint rules require `require-permission` for a step that changes the queue when the event is %s",
  (on) => {
    const given = (inputs: string, event = on) =>
      check(givenExample(givenWorkflow(`on: ${event}\npermissions: {}`, `- uses: ./\n        with: { ${inputs} }`)));

    for (const operation of ["submit", "cancel", "restart-tests"]) {
      expect(given(`operation: ${operation}`)).toEqual([
        `example.md:11: On ${on} the step needs \`require-permission\`.`,
      ]);
      expect(given(`operation: ${operation}, require-permission: write`)).toEqual([]);
      expect(given(`operation: ${operation}`, "workflow_dispatch")).toEqual([]);
    }
    expect(given("operation: status")).toEqual([]);
  },
);

describe("lint rules for a call of a reusable workflow", () => {
  const CALLED = `on: workflow_call
permissions: { contents: read }
jobs:
  one: { runs-on: a, permissions: { contents: read, statuses: write }, steps: [{ run: make }] }
  two: { runs-on: a, permissions: {}, steps: [{ run: make }] }
`;
  const callWith = (permissions: string) => {
    const call = `job:\n  uses: ${REPOSITORY}/.github/workflows/called.yml@${VERSION}\n`;
    const source = givenExample(`${call}${permissions}`);
    return lines(ruleFindings(readWorkflow(source), () => CALLED));
  };

  test("reject a caller that has fewer permissions than the called jobs", () => {
    expect(callWith("  permissions: { contents: read, statuses: read }\n")).toEqual([
      "example.md:1: The job job calls .github/workflows/called.yml, which needs statuses: write.",
    ]);
    expect(callWith("  permissions: {}\n")).toHaveLength(2);
  });

  test("accept a caller that has all permissions of the called jobs", () => {
    expect(callWith("  permissions: { contents: write, statuses: write, checks: read }\n")).toEqual([]);
  });
});
