import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { operations } from "../../src/operations/registry.js";
import { findFaults } from "../../src/set-up/checks.js";
import { OPERATION_NAMES, REUSABLE_WORKFLOWS } from "../../src/set-up/our-jobs.js";
import { type Changes, CI, FILES, givenSetUp, requires } from "../set-up/given-set-up.js";
import { documentedBlocks } from "../support/readme-blocks.js";

/** Workflows of the pages, completed with the events and jobs around their parts. */
const EXAMPLES = documentedBlocks().filter(({ text }) => {
  const content: unknown = parse(text);
  return "on" in Object(content) && "jobs" in Object(content);
});

const LABELS = new Set(["merge", "merge and deploy", "hotfix"]);
const DRAFTS = { createPrsForTestingBranches: true };
const WITHOUT_PUSH = CI.replace(/ {2}push: .*\n/, "");
const READY = "\n    if: ${{ !github.event.pull_request.draft || startsWith(github.head_ref, 'trunk-merge/') }}";

/** Set-ups that differ from the pages in a correct way. */
const CORRECT: readonly (readonly [name: string, changes: Changes])[] = [
  ["draft pull requests", { settings: DRAFTS, files: { "ci.yml": WITHOUT_PUSH } }],
  [
    "drafts of the queue only",
    { settings: DRAFTS, files: { "ci.yml": WITHOUT_PUSH.replace("  build:", `  build:${READY}`) } },
  ],
  [
    "a group that cancels pull requests only",
    {
      files: {
        "ci.yml": CI.replace(
          "cancel-in-progress: true",
          "cancel-in-progress: ${{ github.event_name == 'pull_request' }}",
        ).replace("github.ref", "github.head_ref || github.sha"),
      },
    },
  ],
  [
    "a group with a number or a commit",
    { files: { "ci.yml": CI.replace("github.ref", "github.event.pull_request.number || github.sha") } },
  ],
  [
    "a group with a variable or the name of the branch",
    { files: { "ci.yml": CI.replace("github.ref", "vars.GROUP || github.ref") } },
  ],
  [
    "a shared group of a workflow without required checks",
    {
      files: {
        "other.yml":
          "on: push\nconcurrency: { group: a, cancel-in-progress: true }\njobs: { a: { runs-on: x, steps: [] } }\n",
      },
    },
  ],
  [
    "one test run at a time",
    {
      settings: { concurrency: 1, canOptimisticallyMerge: false, batch: false, optimizationMode: "off" },
      files: { "ci.yml": CI.replace("ci-${{ github.ref }}", "ci") },
    },
  ],
  [
    "a check of another app",
    { requiredOnTestBranches: [{ name: "codecov/patch", app: "other", source: "branch protection" }] },
  ],
  [
    "a check of an unknown app",
    { requiredOnTestBranches: [{ name: "buildkite/app", app: undefined, source: "branch protection" }] },
  ],
  [
    "a queue file with several branches",
    { queueFile: { file: "queues.yml", line: 2, branches: ["release", "main"], settings: new Map() } },
  ],
  [
    "required checks of another CI system only",
    {
      otherCi: ["Jenkinsfile"],
      requiredOnTestBranches: [{ name: "make", app: undefined, source: "branch protection" }],
    },
  ],
  [
    "a required workflow of another repository",
    {
      rules: { types: ["workflows"], mergeMethods: undefined, requiredChecks: [] },
      requiredOnTestBranches: [{ name: "make", app: undefined, source: "branch protection" }],
    },
  ],
  [
    "opposite path filters in two workflows",
    {
      files: {
        "ci.yml": CI.replace('"trunk-merge/**"]', '"trunk-merge/**"], paths: ["src/**"]'),
        "skip.yml": CI.replace('"trunk-merge/**"]', '"trunk-merge/**"], paths-ignore: ["src/**"]'),
      },
    },
  ],
  [
    "a required job that skips only test branches",
    {
      files: {
        "ci.yml": CI.replace(
          "  build:\n",
          "  build:\n    if: ${{ !startsWith(github.head_ref || github.ref_name, 'trunk-merge/') }}\n",
        ),
      },
    },
  ],
  [
    "drafts, and a required job that skips only drafts of the queue",
    {
      settings: DRAFTS,
      files: {
        "ci.yml": WITHOUT_PUSH.replace(
          "  build:\n",
          "  build:\n    if: ${{ !github.event.pull_request.draft && !startsWith(github.head_ref, 'trunk-merge/') }}\n",
        ),
      },
    },
  ],
  [
    "a check that summarizes skipped jobs",
    {
      files: {
        "ci.yml": CI.replace(
          "  build:\n",
          "  first:\n    if: github.ref == 'refs/heads/main'\n    steps: []\n  build:\n    needs: first\n    if: always()\n",
        ),
      },
    },
  ],
  [
    "a condition on facts of the run",
    {
      files: {
        "ci.yml": CI.replace(
          "  build:\n",
          "  build:\n    if: needs.changes.outputs.src == 'true' && vars.RUN != 'no'\n",
        ),
      },
    },
  ],
  [
    "no environments in the repository",
    { environments: [], files: { "merge.yml": undefined, "report.yml": FILES["report.yml"] } },
  ],
  [
    "a condition on an input of a called workflow",
    {
      files: {
        "ci.yml": CI.replace(
          / {2}build:[\s\S]*/,
          "  call:\n    uses: ./.github/workflows/called.yml\n    with: { run: true }\n",
        ),
        "called.yml": "on: workflow_call\njobs:\n  build:\n    if: inputs.run\n    runs-on: x\n    steps: []\n",
      },
      requiredOnTestBranches: requires("call / build"),
    },
  ],
  [
    "a shared group of a job that no check requires",
    {
      files: {
        "ci.yml": `${CI}  deploy:\n    if: github.ref == 'refs/heads/main'\n    concurrency: deploy\n    steps: []\n`,
      },
    },
  ],
  [
    "a job that a label or another event starts",
    {
      files: {
        "merge.yml": (FILES["merge.yml"] ?? "")
          .replace("types: [labeled]", "types: [ready_for_review]")
          .replace("if: github", "if: github.event.action == 'ready_for_review' || github"),
      },
    },
  ],
  [
    "a job of another CI system with the id of a job",
    {
      otherCi: [".circleci/config.yml"],
      requiredOnTestBranches: [{ name: "CI / build", app: undefined, source: "branch protection" }],
    },
  ],
  [
    "unknown facts",
    { requiredOnTestBranches: undefined, environments: undefined, labels: undefined, rules: undefined },
  ],
];

test("the pages contain at least 20 complete workflows", () => {
  expect(EXAMPLES.length).toBeGreaterThanOrEqual(20);
});

describe("findFaults", () => {
  test.each(EXAMPLES.map((block) => [block.place, block.text] as const))(
    "finds no fault in the workflow of %s",
    async (_place, text) => {
      for (const settings of [{}, DRAFTS]) {
        const setUp = await givenSetUp({ files: { "example.yml": text }, labels: LABELS, settings });
        expect(findFaults(setUp)).toEqual([]);
      }
    },
  );

  test.each(CORRECT)("finds no fault in a set-up with %s", async (_name, changes) => {
    expect(findFaults(await givenSetUp(changes))).toEqual([]);
  });

  test("finds no fault in the reusable workflows of this repository", async () => {
    const names = ["submit", "wait-for-merge", "impacted-targets", "metrics", "queue-health"];
    const files = names.map((name) => [`${name}.yml`, readFileSync(`.github/workflows/${name}.yml`, "utf8")] as const);
    expect(findFaults(await givenSetUp({ files: Object.fromEntries(files) }))).toEqual([]);
  });
});

describe("the lists of our operations and reusable workflows", () => {
  test("contains every operation", () => {
    expect([...OPERATION_NAMES].toSorted()).toEqual(operations.map(({ name }) => name).toSorted());
  });

  test("contains every reusable workflow, with the default of its environment", () => {
    const workflows = readdirSync(".github/workflows").flatMap((file) => {
      const content = parse(readFileSync(`.github/workflows/${file}`, "utf8"));
      const call = content.on?.workflow_call;
      return call === undefined ? [] : [[basename(file, ".yml"), call?.inputs?.environment?.default]];
    });
    expect(Object.fromEntries(workflows)).toEqual(
      Object.fromEntries(Object.entries(REUSABLE_WORKFLOWS).map(([name, { environment }]) => [name, environment])),
    );
  });
});
