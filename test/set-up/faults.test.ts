import { describe, expect, test } from "vitest";
import { FAULT_DETECTORS, findFaults } from "../../src/set-up/checks.js";
import { type Changes, CI, exampleOf, FILES, givenSetUp, requires } from "./given-set-up.js";

/** Replaces a text that a file of the base set-up must contain. */
function edit(file: keyof typeof FILES, from: string, to: string): Changes {
  const text = FILES[file] ?? "";
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}.`);
  return { files: { [file]: text.replace(from, to) } };
}

function only(name: string, ...more: readonly string[]): Changes {
  const required = requires(name, ...more);
  return { requiredOnTestBranches: required, requiredOnPullRequests: required };
}

/** Without the workflow that may report statuses with any name. */
const WITHOUT_STATUSES: Changes = { files: { "report.yml": undefined } };

/** Requires checks that any app may report. */
function anyApp(...names: readonly string[]): Changes {
  return { requiredOnTestBranches: requires(...names).map((check) => ({ ...check, app: undefined })) };
}

const DRAFTS: Changes = { settings: { createPrsForTestingBranches: true } };
const ONLY_PULL_REQUESTS = CI.replace(/ {2}push: .*\n/, "");
const WAIT = exampleOf("docs/workflows/wait-for-merge.md: Wait for the merge, then deploy");
const SUBMIT = exampleOf("docs/workflows/submit.md: Submit on a label or a comment");
const UPLOAD = exampleOf("docs/workflows/impacted-targets.md: Upload impacted targets");
const PARALLEL: Changes = { settings: { mode: "parallel" } };
const ENVIRONMENTS = ["impacted-targets", "merge-queue-admin", "test-results"].map((name) => {
  return { name, branches: ["refs/pull/*/merge"] };
});

const FAULTS: readonly (readonly [fault: string, id: string, changes: Changes])[] = [
  ["a rejected key", "token-rejected", { queue: "rejected" }],
  ["the token of API v1", "token-of-v1", { token: "v1" }],
  ["no queue for the branch", "queue-missing", { queue: "not-found" }],
  [
    "an invalid queue file",
    "queue-file-invalid",
    { queueFileProblems: [{ file: ".github/merge-queue.yml", line: 3, text: "concurency is not a setting" }] },
  ],
  [
    "a queue file for another branch",
    "queue-file-without-branch",
    { queueFile: { file: ".github/merge-queue.yml", line: 2, branches: ["mian"], settings: new Map() } },
  ],
  ["optimistic merging without a depth", "optimistic-merge-without-depth", { settings: { pendingFailureDepth: 0 } }],
  ["optimistic merging with one test run", "optimistic-merge-without-slots", { settings: { concurrency: 1 } }],
  ["batches of one pull request", "batch-of-one", { settings: { batchingMinSize: 1 } }],
  ["an optimization of bisections without batches", "bisection-without-batch", { settings: { batch: false } }],
  [
    "label commands without a label",
    "label-command-without-label",
    { settings: { labelCommandsEnabled: true, enqueueingLabel: "" } },
  ],
  ["a merge method that a ruleset forbids", "merge-method-forbidden", { settings: { mergeMethod: "rebase" } }],
  [
    "merge commits on a branch with a linear history",
    "merge-method-forbidden",
    {
      settings: { mergeMethod: "merge_commit" },
      rules: { types: ["required_linear_history"], mergeMethods: undefined, requiredChecks: [] },
    },
  ],
  [
    "GitHub's own merge queue",
    "second-merge-queue",
    { rules: { types: ["merge_queue"], mergeMethods: undefined, requiredChecks: [] } },
  ],
  ["a ruleset for the test branches", "test-branches-protected", { testBranchRules: ["deletion", "update"] }],
  ["no required check", "no-required-checks", { requiredOnTestBranches: [] }],
  ["a removed job", "required-check-unknown", { ...only("build", "lint"), ...WITHOUT_STATUSES }],
  ["a removed value of a matrix", "required-check-unknown", { ...only("test (20)"), ...WITHOUT_STATUSES }],
  ["a workflow that is not valid YAML", "workflow-invalid", { files: { "ci.yml": `${CI}  lint: {\n` } }],
  [
    "a workflow with a key that occurs twice",
    "workflow-invalid",
    edit("ci.yml", "  test:\n", "  build: { steps: [] }\n  test:\n"),
  ],
  ["no workflow with a required check", "no-required-check-in-workflows", anyApp("make")],
  ["no workflow for several required checks", "no-required-check-in-workflows", anyApp("make", "verify")],
  ["the name of the workflow in a check", "required-check-misnamed", only("CI / build")],
  ["the event in the name of a check", "required-check-misnamed", only("CI / build (pull_request)")],
  ["a check without the values of its matrix", "required-check-misnamed", only("test")],
  [
    "the id of a job that has a name",
    "required-check-misnamed",
    edit("ci.yml", "  build:\n", "  build:\n    name: Make\n"),
  ],
  [
    "a job that calls a workflow, without the called job",
    "required-check-misnamed",
    {
      ...only("checks"),
      files: {
        "called.yml": CI.replace(/ {2}build:[\s\S]*/, "  checks:\n    uses: octo-org/ci/.github/workflows/a.yml@v1\n"),
      },
    },
  ],
  ["a workflow for pull requests only", "required-check-not-started", { files: { "ci.yml": ONLY_PULL_REQUESTS } }],
  ["a workflow for the target branch only", "required-check-not-started", edit("ci.yml", '"trunk-merge/**"', "main")],
  [
    "a pattern that does not match a slash",
    "required-check-not-started",
    edit("ci.yml", "trunk-merge/**", "trunk-merge/*"),
  ],
  [
    "a push trigger for tags only",
    "required-check-not-started",
    edit("ci.yml", 'branches: ["trunk-merge/**"]', 'tags: ["v*"]'),
  ],
  [
    "a trigger for GitHub's own merge queue",
    "required-check-not-started",
    edit("ci.yml", /push:.*/.exec(CI)?.[0] ?? "", "merge_group:"),
  ],
  ["ignored test branches", "required-check-not-started", edit("ci.yml", "branches:", "branches-ignore:")],
  [
    "drafts, and a workflow that ignores new pull requests",
    "required-check-not-started",
    {
      ...DRAFTS,
      files: { "ci.yml": ONLY_PULL_REQUESTS.replace("pull_request:", "pull_request: { types: [ready_for_review] }") },
    },
  ],
  [
    "a path filter",
    "required-check-path-filter",
    edit("ci.yml", '"trunk-merge/**"]', '"trunk-merge/**"], paths: ["src/**"]'),
  ],
  [
    "ignored paths",
    "required-check-path-filter",
    edit("ci.yml", '"trunk-merge/**"]', '"trunk-merge/**"], paths-ignore: ["docs/**"]'),
  ],
  [
    "drafts, and a job that skips drafts",
    "required-check-skips-drafts",
    {
      ...DRAFTS,
      files: {
        "ci.yml": ONLY_PULL_REQUESTS.replace(
          "  build:\n",
          "  build:\n    if: ${{ !github.event.pull_request.draft }}\n",
        ),
      },
    },
  ],
  [
    "a job for pull requests only",
    "required-check-skipped",
    edit("ci.yml", "  build:\n", "  build:\n    if: github.event_name == 'pull_request'\n"),
  ],
  [
    "a condition with a part of the name of the test branches",
    "required-check-skipped",
    edit("ci.yml", "  build:\n", "  build:\n    if: startsWith(github.ref, 'trunk-merge/')\n"),
  ],
  [
    "a job that needs a skipped job",
    "required-check-skipped",
    edit(
      "ci.yml",
      "  build:\n",
      "  first:\n    if: github.ref == 'refs/heads/main'\n    steps: []\n  build:\n    needs: first\n",
    ),
  ],
  [
    "a required job that waits for the merge",
    "required-check-waits-for-queue",
    { requiredOnPullRequests: requires("merge") },
  ],
  ["a job that waits for the merge and that the queue requires", "required-check-waits-for-queue", only("merge")],
  [
    "a required workflow that waits for the merge",
    "required-check-waits-for-queue",
    { files: { "wait.yml": WAIT }, requiredOnPullRequests: requires("merge / wait") },
  ],
  [
    "a group for all test branches that cancels",
    "tests-cancel-each-other",
    edit("ci.yml", "ci-${{ github.ref }}", "ci-${{ github.workflow }}"),
  ],
  ["a group by the head of a pull request", "tests-cancel-each-other", edit("ci.yml", "github.ref", "github.head_ref")],
  [
    "a group of a job that cancels",
    "tests-cancel-each-other",
    edit("ci.yml", "  build:\n", "  build:\n    concurrency: { group: build, cancel-in-progress: true }\n"),
  ],
  [
    "a group for all test branches that waits",
    "tests-share-group",
    edit("ci.yml", "group: ci-${{ github.ref }}\n  cancel-in-progress: true", "group: ci"),
  ],
  ["a label that does not exist", "label-missing", { labels: new Set(["bug"]) }],
  [
    "a label of the reusable workflow that does not exist",
    "label-missing",
    { files: { "submit.yml": SUBMIT.replace("label: merge", "label: ship") } },
  ],
  [
    "a workflow that ignores its label",
    "label-not-a-trigger",
    edit("merge.yml", "types: [labeled]", "types: [opened]"),
  ],
  ["a label for both the queue and a job", "label-submits-twice", { settings: { labelCommandsEnabled: true } }],
  [
    "a run after an unknown workflow",
    "workflow-run-unknown",
    edit("failure.yml", "workflows: [CI]", "workflows: [Tests]"),
  ],
  ["no environment", "environment-missing", { environments: ENVIRONMENTS, files: { "compute.yml": undefined } }],
  [
    "an environment without a branch rule",
    "environment-without-branch-rule",
    {
      environments: [...ENVIRONMENTS, { name: "merge-queue", branches: "all" }],
      files: { "report.yml": undefined, "failure.yml": undefined },
    },
  ],
  [
    "an environment for another branch",
    "environment-blocks-runs",
    {
      environments: [...ENVIRONMENTS, { name: "merge-queue", branches: ["release"] }],
      files: { "report.yml": undefined, "failure.yml": undefined },
    },
  ],
  [
    "an upload in an environment for the default branch",
    "environment-blocks-runs",
    {
      environments: [
        { name: "merge-queue", branches: ["main"] },
        { name: "impacted-targets", branches: ["main"] },
      ],
      files: { "upload.yml": UPLOAD },
    },
  ],
  [
    "an environment that pull requests can read",
    "environment-open-to-pull-requests",
    {
      environments: [{ name: "merge-queue", branches: ["main", "refs/pull/*/merge"] }],
      files: { "report.yml": undefined, "failure.yml": undefined },
    },
  ],
  ["parallel mode without uploads", "targets-missing", { ...PARALLEL, files: { "compute.yml": undefined } }],
  [
    "uploads for opened pull requests only",
    "targets-partial",
    {
      ...PARALLEL,
      files: { "upload.yml": UPLOAD.replace("on: pull_request", "on: { pull_request: { types: [opened] } }") },
    },
  ],
  [
    "uploads with a path filter",
    "targets-partial",
    {
      ...PARALLEL,
      files: { "upload.yml": UPLOAD.replace("on: pull_request", 'on: { pull_request: { paths: ["src/**"] } }') },
    },
  ],
  ["a shallow checkout", "checkout-shallow", edit("compute.yml", "fetch-depth: 0, ", "")],
  [
    "a shallow checkout of the reusable workflow",
    "checkout-shallow",
    { files: { "upload.yml": UPLOAD.replace("producer: nx", "producer: nx\n      fetch-depth: 1") } },
  ],
];

test("the table of faults has at least 40 faults, and one for each check", () => {
  expect(FAULTS.length).toBeGreaterThanOrEqual(40);
  expect(new Set(FAULTS.map(([, id]) => id))).toEqual(new Set(FAULT_DETECTORS.map(({ id }) => id)));
});

test("findFaults returns no fault for the base set-up", async () => {
  expect(findFaults(await givenSetUp())).toEqual([]);
});

describe("findFaults", () => {
  test.each(FAULTS)("finds %s as %s, and nothing else", async (_fault, id, changes) => {
    const findings = findFaults(await givenSetUp(changes));

    expect(findings.length, JSON.stringify(findings)).toBeGreaterThan(0);
    expect(new Set(findings.map((finding) => finding.id)), JSON.stringify(findings, null, 1)).toEqual(new Set([id]));
  });
});

describe("the message of required-check-misnamed", () => {
  const job = "  test:\n    strategy: { matrix: { node: [22, 24] } }\n";
  const matrix = (strategy: string) => edit("ci.yml", job, `  test:\n    strategy: { matrix: ${strategy} }\n`);

  test.each([
    [{}, 'checks are "test (22)", "test (24)".'],
    [matrix("{ os: [a, b], node: [1, 2] }"), 'checks are "test (a, 1)", "test (a, 2)", "test (b, 1)", "test (b, 2)".'],
    [matrix("{ node: [22] }"), 'check is "test (22)".'],
    [edit("ci.yml", job, `${job}    name: test on \${{ matrix.node }}\n`), 'checks are "test on 22", "test on 24".'],
    [matrix("{ node: [22, 24], exclude: [{ node: 22 }] }"), 'check is "test (…)".'],
    [matrix("{ node: [22], include: [{ node: 24 }] }"), 'check is "test (…)".'],
    [matrix('{ node: "${{ fromJSON(vars.NODES) }}" }'), 'check is "test (…)".'],
    [matrix(`{ node: [${Array.from({ length: 21 }, (_, index) => index).join(", ")}] }`), 'check is "test (…)".'],
  ])("contains the similar checks for %o", async (changes, expected) => {
    const [finding] = findFaults(await givenSetUp({ ...only("test"), ...changes }));

    expect(finding?.id).toBe("required-check-misnamed");
    expect(finding?.message).toContain(`no job reports this name. The most similar ${expected}`);
  });
});
